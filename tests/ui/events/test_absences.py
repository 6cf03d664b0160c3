"""The absence grid by key: here or not, half, no and full points, entered, withdrawn, undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club.absences import absence_grid
from tourney.core.records import ByeKind
from tourney.ui.events.absence_model import FIRST_ROUND, HERE
from tourney.ui.events.absences import AbsenceDialog

pytestmark = pytest.mark.gui


@pytest.fixture
def grid(round_stage):
    """The grid over a night whose first round is made; returns the stage and the dialog."""
    stage = round_stage
    stage.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (found,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, AbsenceDialog) and w.isVisible()]
    yield stage, found
    found.reject()


def press(stage, dialog, row: int, column: int, key: Qt.Key) -> None:
    dialog.table.setFocus()
    dialog.table.setCurrentIndex(dialog.model.index(row, column))
    QTest.keyClick(dialog.table, key)
    stage.settle()


def asked(stage) -> dict[tuple[int, int], ByeKind]:
    return dict(absence_grid(stage.club, stage.night.event.id).asked)


@pytest.mark.parametrize(
    ("key", "kind", "sign"),
    [
        (Qt.Key.Key_H, ByeKind.HALF, "½"),
        (Qt.Key.Key_Z, ByeKind.ZERO, "0"),
        (Qt.Key.Key_F, ByeKind.FULL, "1"),
        (Qt.Key.Key_Space, ByeKind.ZERO, "0"),
    ],
)
def test_a_key_gives_an_absence(grid, key, kind, sign):
    stage, dialog = grid
    press(stage, dialog, 0, FIRST_ROUND + 2, key)
    player_id = dialog.model.record(0).player.id
    assert {(player_id, 3): kind} == asked(stage)
    assert sign == dialog.model.index(0, FIRST_ROUND + 2).data()
    press(stage, dialog, 0, FIRST_ROUND + 2, Qt.Key.Key_P)
    assert {} == asked(stage)


def test_several_cells_change_at_once(grid):
    stage, dialog = grid
    table, model = dialog.table, dialog.model
    table.setCurrentIndex(model.index(0, FIRST_ROUND + 1))
    for column in (FIRST_ROUND + 1, FIRST_ROUND + 2):
        table.selectionModel().select(model.index(0, column), table.selectionModel().SelectionFlag.Select)
    QTest.keyClick(table, Qt.Key.Key_H)
    stage.settle()
    assert [2, 3] == sorted(number for _, number in asked(stage))


def test_a_round_that_is_made_shows_boards_and_stays(grid):
    stage, dialog = grid
    assert dialog.model.index(0, FIRST_ROUND).data() in {"1", "2", "3", "4"}
    press(stage, dialog, 0, FIRST_ROUND, Qt.Key.Key_H)
    assert {} == asked(stage)
    assert "round to come" in dialog.said.text()


def test_space_checks_in_and_out(grid):
    stage, dialog = grid
    name = dialog.model.record(0).player.name
    press(stage, dialog, 0, HERE, Qt.Key.Key_Space)
    assert name not in stage.here()
    press(stage, dialog, 0, HERE, Qt.Key.Key_Space)
    assert name in stage.here()


def test_withdrawn_and_taken_back(grid):
    stage, dialog = grid
    press(stage, dialog, 1, HERE, Qt.Key.Key_W)
    assert dialog.model.record(1).entry.withdrawn
    press(stage, dialog, 1, HERE, Qt.Key.Key_W)
    assert not dialog.model.record(1).entry.withdrawn


def test_somebody_of_the_club_is_entered_without_being_here(quiet_stage):
    from tourney.club.commands import SetHere

    stage = quiet_stage
    ids = list(stage.ids.values())
    stage.ctx.execute(SetHere(stage.page.night.event_ref, (ids[0],), here=True))
    stage.settle()
    stage.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (dialog,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, AbsenceDialog) and w.isVisible()]
    assert 1 == dialog.model.rowCount()
    dialog.everybody.setChecked(True)
    stage.settle()
    assert 8 == dialog.model.rowCount()
    press(stage, dialog, 3, HERE, Qt.Key.Key_E)
    grid = absence_grid(stage.club, stage.night.event.id)
    assert 2 == len(grid.rows)
    assert [True, False] == sorted((row.entry.here for row in grid.rows), reverse=True)
    dialog.reject()


def test_the_cursor_stays_on_a_person_whose_row_moves(quiet_stage):
    from tourney.club.commands import SetHere

    stage = quiet_stage
    ids = list(stage.ids.values())
    stage.ctx.execute(SetHere(stage.page.night.event_ref, (ids[0],), here=True))
    stage.settle()
    stage.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (dialog,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, AbsenceDialog) and w.isVisible()]
    dialog.everybody.setChecked(True)
    stage.settle()
    meant = dialog.model.record(5).player.id
    press(stage, dialog, 5, HERE, Qt.Key.Key_E)
    assert dialog.model.record(dialog.table.currentIndex().row()).player.id == meant
    QTest.keyClick(dialog.table, Qt.Key.Key_W)
    stage.settle()
    gone = [
        row.player.id for row in absence_grid(stage.club, stage.night.event.id).rows if row.entry.withdrawn
    ]
    assert gone == [meant]
    dialog.reject()


def test_a_refusal_is_told_in_the_dialog(grid):
    from tourney.club.commands import DeleteEvent

    stage, dialog = grid
    stage.club.execute(DeleteEvent(stage.night.event.id))
    press(stage, dialog, 0, HERE, Qt.Key.Key_W)
    assert dialog.said.text()
