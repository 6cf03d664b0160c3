"""Late boards of any shape, and sizes of teams by hand, with the keys of the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club.commands import AcceptRound, AddPlayer, SetHere
from tourney.core.records import NewPlayer
from tourney.ui.desk.late_pair import LatePair
from tourney.ui.desk.round_options import RoundOptions

SHIFT = Qt.KeyboardModifier.ShiftModifier


def dialog(stage, kind):
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]
    assert len(found) == 1
    return found[0]


@pytest.fixture
def with_teams(stage):
    """Two against two on two boards, and four more people who have just come."""
    ids = list(stage.ids.values())
    boards = (((ids[0], ids[3]), (ids[1], ids[2])), ((ids[4], ids[7]), (ids[5], ids[6])))
    stage.ctx.execute(AcceptRound(stage.night.event.id, 1, boards, ()))
    late = [stage.ctx.execute(AddPlayer(NewPlayer(name))).value for name in ("Ada", "Bo", "Cy", "Di")]
    stage.ctx.execute(SetHere(stage.night.event.id, tuple(late), here=True))
    stage.settle()
    stage.late = late
    return stage


def sides_of(board):
    return [set(side.player_ids) for side in board.sides]


def test_a_late_board_begins_with_the_shape_of_the_others(with_teams):
    stage = with_teams
    before = [(b.board, b.game.id, sides_of(b)) for b in stage.night.current.boards]
    stage.press(Qt.Key.Key_F7, SHIFT)
    late = dialog(stage, LatePair)
    assert [2, 2] == [len(row) for row in late.choices]
    QTest.mouseClick(late.add, Qt.MouseButton.LeftButton)
    stage.settle()
    now = [(b.board, b.game.id, sides_of(b)) for b in stage.night.current.boards]
    assert before == now[:-1]
    ada, bo, cy, di = stage.late
    assert [{ada, di}, {bo, cy}] == now[-1][2]


def test_a_late_table_has_a_side_for_everybody(with_teams):
    stage = with_teams
    stage.press(Qt.Key.Key_F7, SHIFT)
    late = dialog(stage, LatePair)
    QTest.mouseClick(late.more_sides, Qt.MouseButton.LeftButton)
    for row, player_id in zip(late.choices, stage.late[:3], strict=True):
        row[0].choose(str(player_id))
        row[1].choose("")
    QTest.mouseClick(late.add, Qt.MouseButton.LeftButton)
    stage.settle()
    assert [{one} for one in stage.late[:3]] == sides_of(stage.night.current.boards[-1])


def test_somebody_chosen_twice_is_named_and_nothing_is_added(with_teams):
    stage = with_teams
    stage.press(Qt.Key.Key_F7, SHIFT)
    late = dialog(stage, LatePair)
    late.choices[0][1].choose(late.second.current())
    QTest.mouseClick(late.add, Qt.MouseButton.LeftButton)
    stage.settle()
    assert late.isVisible()
    assert "Bo is chosen twice" in late._wrong.text()
    assert 2 == len(stage.night.current.boards)
    late.reject()


def test_sizes_of_teams_are_typed_by_hand(stage):
    suggester = stage.page.suggester
    suggester.set_system("teams")
    stage.press(Qt.Key.Key_F5)
    stage.page.suggestion.options.show_all("sizes")
    form = dialog(stage, RoundOptions)
    line = form.form.rows["sizes"].input
    assert form.focusWidget() is line
    QTest.keyClicks(line, "5 3")
    stage.qtbot.waitUntil(lambda: suggester.fresh and not suggester.busy)
    stage.settle()
    (board,) = suggester.draft.suggestion.boards
    assert [3, 5] == sorted(len(side.player_ids) for side in board.sides)
    form.close()
    row = stage.page.suggestion.options.group_size
    row.chosen.emit(2)
    stage.settle()
    assert "" == suggester.options.sizes
