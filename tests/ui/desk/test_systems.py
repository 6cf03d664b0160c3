"""Every shape of round on the Desk: chosen, explained, changed by hand, played and published."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.ui.desk.dragging import drag_name
from tourney.club.commands import Forbid
from tourney.club.event_commands import SetAbsence, SetEntries
from tourney.core.games import GameState
from tourney.core.records import ByeKind
from tourney.ui.desk.late_pair import LatePair
from tourney.ui.desk.report_dialog import ReportDialog
from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.entry.form import GameForm
from tourney.ui.hall.window import HallWindow

pytestmark = pytest.mark.gui


def choose(stage, system: str):
    stage.page.suggester.set_system(system)
    stage.press(Qt.Key.Key_F5)
    draft = stage.page.suggester.draft
    assert draft is not None, stage.page.suggester.problem
    return draft.suggestion


def dialog(stage, kind):
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]
    assert found
    return found[0]


def run(stage, key: str) -> None:
    """Carry an action out: after a dialog no widget may have the keys on the offscreen platform."""
    stage.ctx.actions.run(key)
    stage.settle()


def focus_list(stage, row: int = 0):
    panel = stage.page.suggestion
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(row))
    return panel.list


def test_two_against_two_is_suggested_used_and_played(stage):
    suggestion = choose(stage, "teams")
    assert [(2, 2), (2, 2)] == [tuple(len(s.player_ids) for s in b.sides) for b in suggestion.boards]
    stage.press(Qt.Key.Key_F5)
    assert "teams" == stage.night.current.system
    stage.type("1")
    assert "1–0" == stage.results()[0]


def test_people_of_sides_swap_by_dragging(stage):
    choose(stage, "teams")
    view, model = focus_list(stage), stage.page.suggestion.model
    first, other = model.people(0)[1], model.people(1)[3]
    drag_name(view, (0, 1), (1, 3))
    assert other in model.people(0)
    assert first in model.people(1)
    boards = stage.page.suggester.draft.suggestion.boards
    assert all(board.pinned for board in boards)
    kept = {frozenset(model.people(0)), frozenset(model.people(1))}
    stage.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    assert kept == {frozenset(model.people(0)), frozenset(model.people(1))}


def test_everybody_is_split_and_another_split_can_be_chosen(stage):
    suggester = stage.page.suggester
    suggester.set_system("teams")
    suggester.set_options(replace(suggester.options, teams=2))
    stage.press(Qt.Key.Key_F5)
    rows = stage.page.suggestion.options
    assert rows.split.isVisible()
    assert len(suggester.draft.alternatives) > 1
    before = suggester.draft.suggestion.boards[0].sides
    rows.split.menu().actions()[1].trigger()
    assert before != suggester.draft.suggestion.boards[0].sides
    assert 1 == suggester.alternative
    stage.press(Qt.Key.Key_F5)
    assert 1 == len(stage.night.current.boards)


def test_a_captain_and_those_kept_together_are_heard(stage):
    choose(stage, "teams")
    suggester = stage.page.suggester
    ids = list(stage.ids.values())
    suggester.wish("together", (ids[0], ids[7]))
    stage.settle()
    sides = [s.player_ids for b in suggester.draft.suggestion.boards for s in b.sides]
    assert any({ids[0], ids[7]} <= set(side) for side in sides)
    suggester.wish("together", (ids[7], ids[0]))
    stage.settle()
    assert () == suggester.asked.together


def test_a_table_is_played_through_the_form(stage):
    suggestion = choose(stage, "tables")
    assert all(len(board.sides) >= 3 for board in suggestion.boards)
    stage.press(Qt.Key.Key_F5)
    board = stage.night.current.boards[0]
    stage.table.setFocus()
    stage.enter()
    form = dialog(stage, GameForm)
    assert board.game.player_ids == tuple(
        p for s in form.draft.sides for p in (m.player_id for m in s.members)
    )
    form.record()
    stage.settle()
    assert GameState.PLAYED is stage.night.current.boards[0].game.state


def test_a_result_key_on_a_table_opens_the_form_too(stage):
    choose(stage, "tables")
    stage.press(Qt.Key.Key_F5)
    stage.table.setFocus()
    stage.type("1")
    dialog(stage, GameForm).reject()
    assert 2 == len(stage.night.open_boards)


def test_open_play_lets_the_winner_stay(stage):
    choose(stage, "winner-stays")
    model = stage.page.suggestion.model
    assert 1 + 6 == model.rowCount()
    stage.press(Qt.Key.Key_F5)
    winner = stage.night.current.boards[0].sides[0].player_ids[0]
    stage.type("1")
    stage.press(Qt.Key.Key_F5)
    assert "winner-stays" == stage.page.suggester.system
    assert winner in stage.page.suggester.draft.suggestion.boards[0].sides[0].player_ids


def test_the_slider_changes_what_is_asked_for(stage, qtbot):
    stage.press(Qt.Key.Key_F5)
    slider = stage.page.suggestion.options.objective.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: stage.page.suggester.options.information == 1.0)
    stage.settle()
    assert stage.page.suggester.draft.options.pairing.information == 1.0


def test_enter_explains_the_board(stage):
    stage.press(Qt.Key.Key_F5)
    focus_list(stage)
    stage.enter()
    words = stage.page.suggestion.why.words()
    assert stage.page.suggestion.why.isVisible()
    assert "Match quality" in words
    assert "The whole round is worth" in words
    stage.press(Qt.Key.Key_Escape)
    assert not stage.page.suggestion.why.isVisible()


def test_a_refusal_offers_buttons_that_do_it(stage):
    ids = list(stage.ids.values())
    event_id = stage.night.event.id
    for other in ids[1:]:
        stage.ctx.execute(Forbid(ids[0], other, event_id=event_id))
    stage.press(Qt.Key.Key_F5)
    panel = stage.page.suggestion
    assert stage.page.suggester.draft is None
    assert panel.offers.isVisible()
    for _ in range(3):
        if stage.page.suggester.draft is not None:
            break
        QTest.mouseClick(panel.offers.buttons[0], Qt.MouseButton.LeftButton)
        stage.settle()
    assert stage.page.suggester.draft is not None
    assert not panel.offers.isVisible()


def test_a_bye_by_hand_stays_through_again(stage):
    stage.press(Qt.Key.Key_F5)
    view = focus_list(stage)
    person = stage.page.suggestion.model.people(0)[0]
    stage.type("b")
    byes = [b for b in stage.page.suggester.draft.suggestion.byes if b.pinned]
    assert [person[0]] == [bye.player.id for bye in byes]
    stage.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    assert person[0] in [b.player.id for b in stage.page.suggester.draft.suggestion.byes if b.pinned]
    row = stage.page.suggestion.model.place_of(person[0])[0]
    view.setFocus()
    view.setCurrentIndex(stage.page.suggestion.model.index(row))
    stage.type("p")
    assert not [b for b in stage.page.suggester.draft.suggestion.byes if b.pinned]


def test_the_report_of_a_suggestion_and_of_a_round(round_stage):
    stage = round_stage
    stage.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    report = dialog(stage, ReportDialog)
    assert "Round 1" in report.sentences()[0]
    QTest.mouseClick(report.findChild(QPushButton, "report-print"), Qt.MouseButton.LeftButton)
    stage.settle()
    dialog(stage, PrintPreview).close()
    QTest.keyClicks(stage.table, "1111")
    run(stage, "suggest")
    run(stage, "pairing-report")
    report = dialog(stage, ReportDialog)
    assert "Round 2" in report.sentences()[0]
    assert any("apart" in line for line in report.model.lines())
    assert report.findChild(QPushButton, "report-print") is None  # a suggestion is not on yet
    report.accept()


@pytest.mark.parametrize("screens", [1, 2])
def test_a_round_is_published_and_taken_back(round_stage, monkeypatch, screens):
    stage = round_stage
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [stage.window.screen()] * screens)
    stage.press(Qt.Key.Key_F9)
    assert stage.night.current.published_at is not None
    dialog(stage, PrintPreview).close()
    halls = [w for w in QApplication.topLevelWidgets() if isinstance(w, HallWindow) and w.isVisible()]
    assert screens - 1 == len(halls)
    for hall in halls:
        hall.close()
    menu = stage.page.boards.head.menu()
    back = [action for action in menu.actions() if "Take back" in action.text()]
    back[0].trigger()
    stage.settle()
    assert stage.night.current.published_at is None


def test_a_late_pair_leaves_the_boards_alone(round_stage):
    stage = round_stage
    before = [(b.board, b.game.id) for b in stage.night.current.boards]
    for name in ("Sam Okoro", "Tess Lund"):
        stage.press(Qt.Key.Key_F2)
        stage.type(name)
        stage.enter()
        stage.enter()
    stage.press(Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    late = dialog(stage, LatePair)
    assert {"Sam Okoro", "Tess Lund"} == {player.name for player in late.free}
    late.record()
    stage.settle()
    now = [(b.board, b.game.id) for b in stage.night.current.boards]
    assert before == now[:-1]
    assert 5 == now[-1][0]


def test_a_person_sits_out_withdraws_and_has_a_table(stage):
    panel = stage.page.check_in
    player_id = stage.ids["Ana Duarte"]
    menu = panel.menu_of(panel.model.row_of(player_id))
    half = [action for action in menu.actions() if "half a point" in action.text()]
    half[0].trigger()
    stage.settle()
    stage.press(Qt.Key.Key_F5)
    byes = {b.player.id: b.kind for b in stage.page.suggester.draft.suggestion.byes}
    assert ByeKind.HALF is byes[player_id]
    stage.ctx.execute(SetAbsence(stage.night.event.id, player_id, (1,), None))
    stage.ctx.execute(SetEntries(stage.night.event.id, (player_id,), (("fixed_board", 9),)))
    stage.press(Qt.Key.Key_F5)
    boards = stage.page.suggester.draft.suggestion.boards
    assert [9] == [b.board for b in boards if player_id in {p for s in b.sides for p in s.player_ids}]
    menu = panel.menu_of(panel.model.row_of(player_id))
    next(action for action in menu.actions() if "Withdraw" in action.text()).trigger()
    stage.settle()
    stage.press(Qt.Key.Key_F5)
    assert player_id not in stage.page.suggester.draft.ids


def test_options_kept_for_the_event_come_back(stage):
    suggester = stage.page.suggester
    suggester.set_system("tables")
    suggester.set_options(replace(suggester.options, size=3))
    suggester.keep_for_event()
    stage.settle()
    assert "tables" == stage.night.event.rules.system
    assert {"size": 3} == stage.night.event.rules.options_dict()
    suggester._event = None
    suggester._follow_event()
    assert 3 == suggester.options.size


def test_a_board_gets_another_number_and_trades(round_stage):
    from PySide6.QtWidgets import QInputDialog

    stage = round_stage
    first, second = stage.night.current.boards[:2]
    menu = stage.page.boards.menu_of(0)
    next(action for action in menu.actions() if "Another board number" in action.text()).trigger()
    asked = dialog(stage, QInputDialog)
    asked.setIntValue(2)
    asked.accept()
    stage.settle()
    numbers = {b.game.id: b.board for b in stage.night.current.boards}
    assert (2, 1) == (numbers[first.game.id], numbers[second.game.id])
