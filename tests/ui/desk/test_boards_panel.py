"""Results by one key, corrected by one key, and never lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club.club import Club
from tourney.club.commands import SetResult
from tourney.core.games import GameState

pytestmark = pytest.mark.gui


def test_an_accepted_round_has_the_keys_on_its_first_board(round_stage):
    assert QApplication.focusWidget() is round_stage.table
    assert 0 == round_stage.table.current_row()


def test_keys_enter_results_down_the_boards(round_stage):
    round_stage.type("10=1")
    assert ["1–0", "0–1", "½–½", "1–0"] == round_stage.results()


def test_five_and_the_half_sign_are_draws(round_stage):
    round_stage.type("5")
    half = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "½")
    QApplication.sendEvent(round_stage.table, half)
    round_stage.settle()
    assert ["½–½", "½–½", "", ""] == round_stage.results()


def test_plus_and_minus_are_forfeits(round_stage):
    round_stage.type("+-")
    assert ["+ –", "– +", "", ""] == round_stage.results()


def test_the_key_goes_on_to_the_next_open_board_and_back_to_the_top(round_stage):
    round_stage.table.go_to(2)
    round_stage.type("11")
    assert 0 == round_stage.table.current_row()


def test_another_key_corrects_a_result_and_stays_on_it(round_stage):
    round_stage.type("1")
    round_stage.click_result(0)
    round_stage.type("=")
    assert "½–½" == round_stage.results()[0]
    assert 0 == round_stage.table.current_row()


def test_the_same_key_leaves_a_fuller_score_alone(round_stage):
    round_stage.press(Qt.Key.Key_F4)
    round_stage.type("#1 3-1")
    round_stage.enter()
    round_stage.table.setFocus()
    round_stage.table.go_to(0)
    round_stage.type("1")
    assert "3–1" == round_stage.results()[0]


def test_a_key_held_down_fills_one_board_only(round_stage):
    round_stage.type("1")
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
    QApplication.sendEvent(round_stage.table, held)
    assert ["1–0", "", "", ""] == round_stage.results()


def test_delete_opens_a_board_again(round_stage):
    round_stage.type("1")
    round_stage.table.go_to(0)
    round_stage.press(Qt.Key.Key_Delete)
    assert "" == round_stage.results()[0]


def test_the_drawn_keys_work_by_mouse(round_stage):
    round_stage.click_result(1)
    round_stage.click_result(1, dx=28)
    assert "0–1" == round_stage.results()[1]


def test_a_second_press_of_a_double_click_sets_nothing(round_stage):
    round_stage.table.go_to(0)
    rect = round_stage.table.visualRect(round_stage.page.boards.model.index(0, 5))
    at = rect.center()
    at.setX(at.x() - 28)
    QTest.mouseClick(round_stage.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(round_stage.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    round_stage.settle()
    assert ["1–0", "", "", ""] == round_stage.results()


def test_other_digits_begin_a_score_in_the_quick_bar(round_stage):
    round_stage.table.go_to(2)
    round_stage.type("3")
    round_stage.type("-1")
    assert "#3 3-1" == round_stage.page.quick.line.text()
    round_stage.enter()
    assert "3–1" == round_stage.results()[2]


def test_letters_typed_on_a_board_go_to_the_quick_bar(round_stage):
    round_stage.type("k")
    assert QApplication.focusWidget() is round_stage.page.quick.line
    assert "k" == round_stage.page.quick.line.text()


def test_the_menu_gives_forfeits_void_and_a_way_back(round_stage):
    menu = round_stage.page.boards.menu_of(0)
    actions = {action.text().partition("\t")[0]: action for action in menu.actions()}
    actions["Double forfeit: both lose"].trigger()
    assert "– –" == round_stage.results()[0]
    _named(round_stage.page.boards.menu_of(0), "Void: counts for nothing").trigger()
    assert round_stage.page.night.shown.boards[0].game.state is GameState.VOID
    _named(round_stage.page.boards.menu_of(0), "Let it count again").trigger()
    assert "– –" == round_stage.results()[0]


def test_the_menu_key_opens_the_menu_of_the_current_board(round_stage):
    at = round_stage.table.rect().center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard,
        at,
        round_stage.table.mapToGlobal(at),
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(round_stage.table.viewport(), event)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert any("wins" in action.text() for action in popup.actions())
    popup.close()


def test_undo_and_redo_keep_the_screen_right(round_stage):
    round_stage.type("1")
    round_stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "" == round_stage.results()[0]
    assert "open" == round_stage.page.boards.model.index(0, 5).data()
    round_stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert "1 – 0" == round_stage.page.boards.model.index(0, 5).data()


def test_a_quicker_desk_is_told_of_and_not_overwritten(round_stage):
    other = Club.open(round_stage.path)
    game = round_stage.page.night.shown.boards[0].game
    other.execute(SetResult(game.id, (1, 0), version=game.version))
    other.close()
    round_stage.type("1")
    assert "0–1" == round_stage.results()[0]
    assert any("Another desk was quicker" in text and "0 – 1" in text for text in round_stage.notices())


def test_an_earlier_round_can_be_looked_at_and_corrected(round_stage):
    round_stage.type("1111")
    round_stage.play_round()
    assert 2 == round_stage.page.night.shown.number
    round_stage.press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert 1 == round_stage.page.night.shown.number
    round_stage.table.go_to(0)
    round_stage.type("0")
    assert "0–1" == round_stage.results()[0]
    assert 1 == round_stage.page.night.shown.number
    round_stage.press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert round_stage.page.night.is_current


def test_a_round_without_results_is_withdrawn_at_once(round_stage):
    round_stage.page.boards.head.withdraw()
    round_stage.settle()
    assert 0 == round_stage.page.night.n_rounds
    assert "no-round" == round_stage.page.boards.empty.kind


def test_a_round_with_results_is_withdrawn_after_a_question(round_stage, qtbot):
    round_stage.type("1")
    round_stage.page.boards.head.withdraw()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert 1 == round_stage.page.night.n_rounds
    round_stage.page.boards.head.withdraw()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    QApplication.activeModalWidget().accept()
    assert 0 == round_stage.page.night.n_rounds
    round_stage.ctx.undo()
    round_stage.settle()
    assert "1–0" == round_stage.results()[0]


def test_after_a_round_was_withdrawn_undo_means_the_round(round_stage, qtbot):
    """Words left in the quick bar have an undo of their own, which is not meant now."""
    round_stage.type("1")
    round_stage.page.go_quick()
    round_stage.type("half a li")
    round_stage.page.boards.head.withdraw()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    QApplication.activeModalWidget().accept()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is round_stage.page.boards.empty.first_way)
    round_stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "1–0" == round_stage.results()[0]
    assert "half a li" == round_stage.page.quick.line.text()


def test_refresh_keeps_the_current_board(round_stage):
    round_stage.table.go_to(2)
    round_stage.page.night.read(at_once=True)
    assert 2 == round_stage.table.current_row()


def test_the_line_below_leads_to_an_open_board(round_stage):
    from tourney.ui.desk.still import BoardKey

    keys = {key.text(): key for key in round_stage.page.boards.still.findChildren(BoardKey)}
    QTest.mouseClick(keys["3"], Qt.MouseButton.LeftButton)
    assert 2 == round_stage.table.current_row()


def test_a_bye_is_a_row_without_a_result(round_stage):
    round_stage.type("1111")
    panel = round_stage.page.check_in
    panel.field.setFocus()
    round_stage.type("Sam Okoro")
    round_stage.enter()
    round_stage.enter()
    round_stage.play_round()
    assert 1 == len(round_stage.page.night.shown.byes)
    model = round_stage.page.boards.model
    row = model.rowCount() - 1
    assert "bye" == model.index(row, 3).data()
    round_stage.table.go_to(row)
    round_stage.type("1")
    assert ["", "", "", ""] == round_stage.results()


def test_status_tells_the_round_and_who_is_free(round_stage):
    assert "Round 1   8 here   0 free" == round_stage.page.status_text()


def _named(menu, text):
    return next(a for a in menu.actions() if a.text().partition("\t")[0] == text)


def test_f12_on_an_open_board_tells_what_is_expected(round_stage):
    round_stage.page.boards.table.setFocus()
    round_stage.page.boards.table.setCurrentIndex(round_stage.page.boards.model.index(0, 1))
    round_stage.press(Qt.Key.Key_F12)
    round_stage.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog.objectName() == "explain-open"
    round_stage.qtbot.waitUntil(lambda: dialog.found is not None)
    assert len(dialog.found.prospects) == 2
    dialog.reject()
