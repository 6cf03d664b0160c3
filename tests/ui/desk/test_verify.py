"""The second pass: results typed again, hidden until then, stopped by a mismatch, by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tourney.club.club import Club
from tourney.club.commands import AcceptRound, SetResult
from tourney.ui.entry.form import GameForm
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


@pytest.fixture
def table(stage):
    """A board of two teams and a table of four, both with results, and the check has begun."""
    people = [p.id for p in stage.night.here]
    board, four = ((tuple(people[:2]), tuple(people[2:4])), tuple(people[4:8]))
    stage.ctx.execute(AcceptRound(stage.night.event.id, 1, (board, four)))
    stage.settle()
    for row, ranks in enumerate(((0, 1), (2, 0, 1, 1))):
        game = stage.page.night.shown.boards[row].game
        stage.ctx.execute(SetResult(game.id, ranks))
    stage.settle()
    stage.press(Key.Key_F7)
    return stage


def form_over(stage) -> GameForm:
    stage.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), GameForm))
    found = QApplication.activeModalWidget()
    assert isinstance(found, GameForm)
    stage.qtbot.waitUntil(lambda: found.isAncestorOf(QApplication.focusWidget()))
    return found


def place(stage, form: GameForm, *places: str) -> None:
    for card, text in zip(form.panel.cards, places, strict=True):
        card.place.setFocus()
        card.place.selectAll()
        stage.type(text)
    stage.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    stage.settle()


def test_a_table_is_checked_in_the_form_which_does_not_tell_what_is_in(table):
    bar = table.page.boards.verify
    assert "0 of 2 agree" in bar.words.text()
    assert "type it again" == table.page.boards.model.index(1, 5).data()
    table.type("1")
    assert 1 == table.table.current_row()
    assert () == table.page.boards.model.index(1, 5).data(Role.RESULT).keys
    table.type("1")
    form = form_over(table)
    assert ["1", "2", "3", "4"] == [card.place.text() for card in form.panel.cards]
    before = table.club.undo_text()
    place(table, form, "3", "1", "2", "2")
    assert "No difference in 2 results. The check is done." == bar.words.text()
    assert before == table.club.undo_text()


@pytest.mark.parametrize("takes", [False, True])
def test_another_order_at_a_table_stops_the_check(table, takes):
    bar = table.page.boards.verify
    table.table.go_to(1)
    table.enter()
    place(table, form_over(table), "1", "2", "3", "4")
    assert bar.stopped
    assert "entered 4 – 1 – 2 – 2, typed now 1 – 2 – 3 – 4" in bar.words.text()
    assert "4–1–2–2" == table.results()[1]
    table.window.activateWindow()
    table.qtbot.waitUntil(lambda: QApplication.focusWidget() is bar.keep)
    if takes:
        table.press(Key.Key_Tab)
    table.enter()
    table.settle()
    assert ("1–2–3–4" if takes else "4–1–2–2") == table.results()[1]
    assert "1 of 2 agree" in bar.words.text()


def test_a_line_about_a_table_is_compared_and_overwrites_nothing(table):
    names = [side.name for side in table.page.night.shown.boards[1].sides]
    table.press(Key.Key_F4)
    table.type(" > ".join(names))
    table.settle()
    assert "Enter compares it with the result that is in" == str(table.page.quick.reading.note)
    table.enter()
    table.settle()
    assert table.page.boards.verify.stopped
    assert "4–1–2–2" == table.results()[1]


def test_points_typed_for_a_table_must_be_those_that_are_in(table):
    game = table.page.night.shown.boards[1].game
    table.ctx.execute(SetResult(game.id, (2, 0, 1, 1), (1.0, 9.0, 5.0, 5.0)))
    table.settle()
    names = [side.name for side in table.page.night.shown.boards[1].sides]
    table.press(Key.Key_F4)
    table.type(f"{names[1]} 9 > {names[2]} 5 = {names[3]} 5 > {names[0]} 2")
    table.enter()
    table.settle()
    assert table.page.boards.verify.stopped
    assert "(1 · 9 · 5 · 5), typed now 4 – 1 – 2 – 2 (2 · 9 · 5 · 5)" in table.page.boards.verify.words.text()
