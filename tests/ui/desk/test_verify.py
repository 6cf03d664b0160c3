"""The second pass: results typed again, hidden until then, stopped by a mismatch, by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tourney.club.club import Club
from tourney.club.commands import SetResult
from tourney.ui.models.roles import Emphasis, Role

pytestmark = pytest.mark.gui
Key = Qt.Key


@pytest.fixture
def entered(round_stage):
    """Four results are in, and the check has begun."""
    round_stage.type("10=1")
    round_stage.press(Key.Key_F7)
    return round_stage


def shown(stage) -> list[str]:
    model = stage.page.boards.model
    return [model.index(row, 5).data() for row in range(4)]


def test_results_are_hidden_until_they_are_typed_again(entered):
    model = entered.page.boards.model
    assert ["type it again"] * 4 == shown(entered)
    assert Emphasis.NORMAL == model.index(0, 1).data(Role.EMPHASIS)
    assert "type it again" in model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    entered.type("1")
    assert "1 – 0 ✓" == shown(entered)[0]
    assert 1 == entered.table.current_row()


def test_all_typed_alike_end_the_check_well(entered):
    before = entered.club.undo_text()
    entered.type("10=1")
    assert "The check is done." in entered.page.boards.verify.words.text()
    assert before == entered.club.undo_text()
    entered.press(Key.Key_F7)
    assert ["1 – 0", "0 – 1", "½ – ½", "1 – 0"] == shown(entered)


def test_a_mismatch_stops_and_shows_both(entered):
    entered.type("11")
    bar = entered.page.boards.verify
    assert bar.stopped
    assert "entered 0 – 1, typed now 1 – 0" in bar.words.text()
    assert QApplication.focusWidget() is bar.keep
    assert "0–1" == entered.results()[1]


def test_the_entered_result_is_kept_by_enter(entered):
    entered.type("11")
    entered.enter()
    assert "0–1" == entered.results()[1]
    assert 2 == entered.table.current_row()
    entered.type("=1")
    assert "The check is done." in entered.page.boards.verify.words.text()


def test_the_typed_result_takes_its_place(entered):
    entered.type("11")
    entered.press(Key.Key_Tab)
    assert QApplication.focusWidget() is entered.page.boards.verify.take
    entered.enter()
    assert "1–0" == entered.results()[1]
    assert "1 – 0 ✓" == shown(entered)[1]
    assert QApplication.focusWidget() is entered.table


def test_a_score_in_the_quick_bar_is_checked_too(round_stage):
    round_stage.type("10=1")
    round_stage.press(Key.Key_F4)
    round_stage.type("#2 1-3")
    round_stage.enter()
    round_stage.press(Key.Key_F7)
    round_stage.press(Key.Key_F4)
    round_stage.type("#2 1-4")
    round_stage.enter()
    assert "entered 1 – 3, typed now 1 – 4" in round_stage.page.boards.verify.words.text()
    assert "1–3" == round_stage.results()[1]
    round_stage.enter()
    round_stage.press(Key.Key_F4)
    round_stage.type("#1 1")
    round_stage.enter()
    assert "1 – 0 ✓" == shown(round_stage)[0]


def test_a_line_with_names_is_checked_and_tells_nothing_before(entered):
    stage = entered
    first, second = (side.name for side in stage.page.night.shown.boards[0].sides)
    stage.press(Key.Key_F4)
    stage.page.quick.line.insert(f"{second} > {first} 3-1")
    stage.settle()
    assert "Enter compares it with the result that is in" == str(stage.page.quick.reading.note)
    stage.enter()
    assert "entered 1 – 0, typed now" in stage.page.boards.verify.words.text()
    assert "1–0" == stage.results()[0]
    assert () == stage.night.extra


def test_a_result_changed_by_another_desk_is_to_be_checked_again(entered):
    entered.type("1")
    game = entered.page.night.shown.boards[0].game
    other = Club.open(entered.path, desk="two")
    other.execute(SetResult(game.id, (0, 0)))
    other.close()
    entered.page.night.read(at_once=True)
    assert "type it again" == shown(entered)[0]


def test_escape_ends_the_check_and_delete_does_nothing_in_it(entered):
    entered.press(Key.Key_Delete)
    assert "1–0" == entered.results()[0]
    entered.press(Key.Key_Escape)
    assert not entered.page.boards.verify.active
    assert "1 – 0" == shown(entered)[0]


def test_the_menu_of_the_round_begins_it(round_stage):
    texts = [action.text() for action in round_stage.page.boards.head.menu().actions()]
    assert "Check results: type each again" in texts


def test_two_desks_at_one_board_and_the_second_sees_the_first(round_stage):
    game = round_stage.page.night.shown.boards[0].game
    other = Club.open(round_stage.path, desk="two")
    other.execute(SetResult(game.id, (1, 0), version=game.version))
    other.close()
    round_stage.table.go_to(0)
    round_stage.type("1")
    assert "0–1" == round_stage.results()[0]
    assert any("Another desk was quicker" in text for text in round_stage.notices())
    round_stage.table.go_to(0)
    round_stage.type("1")
    assert "1–0" == round_stage.results()[0]
