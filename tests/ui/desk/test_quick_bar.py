"""One line for results: read while typed, never guessed, recorded once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.ui.widgets.labels import Label

pytestmark = pytest.mark.gui


@pytest.fixture
def bar(round_stage):
    round_stage.press(Qt.Key.Key_F4)
    return round_stage.page.quick


def words(bar) -> list[str]:
    labels = [w for w in bar.row.findChildren(Label) if w.isVisible()]
    return [label.text() for label in labels]


def test_the_key_leads_there(round_stage, bar):
    assert QApplication.focusWidget() is bar.line


def test_a_loose_game_is_recorded_and_the_bar_emptied(round_stage, bar):
    round_stage.type("ana + priya > kwame + zofia 11-7 9-11 11-5")
    assert bar.reading.command is not None
    assert "beat" in words(bar)
    assert any("expected" in text for text in words(bar))
    round_stage.enter()
    assert "" == bar.line.text()
    assert 1 == len(round_stage.night.extra)


def test_a_second_enter_records_nothing(round_stage, bar):
    round_stage.type("ana > priya")
    round_stage.enter()
    round_stage.enter()
    count = len(round_stage.night.extra) + sum(bool(r) for r in round_stage.results())
    assert 1 == count


def test_a_bare_board_number_is_a_board(round_stage, bar):
    round_stage.type("2 1")
    round_stage.enter()
    assert "1–0" == round_stage.results()[1]


def test_a_line_between_people_of_an_open_board_closes_that_board(round_stage, bar):
    board = round_stage.page.night.shown.boards[0]
    a, b = (side.name for side in board.sides)
    bar.line.insert(f"{b} > {a}")
    round_stage.enter()
    assert "0–1" == round_stage.results()[0]
    assert () == round_stage.night.extra


def test_an_ambiguous_name_is_never_guessed(round_stage, bar):
    round_stage.type("an > priya")
    assert bar.reading.command is None
    assert "error" == bar.line.property("state")
    round_stage.enter()
    assert () == round_stage.night.extra
    assert ["", "", "", ""] == round_stage.results()


def test_candidates_are_reached_with_down_and_taken_with_enter(round_stage, bar):
    round_stage.type("an > priya")
    bar.names.hide()
    round_stage.press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is bar.row.choices[0]
    round_stage.press(Qt.Key.Key_Right)
    name = bar.row.choices[1].text()
    round_stage.enter()
    assert f"{name} > priya" == bar.line.text()
    assert bar.reading.command is not None


def test_up_leads_back_to_the_line(round_stage, bar):
    round_stage.type("an > priya")
    bar.names.hide()
    round_stage.press(Qt.Key.Key_Down)
    round_stage.press(Qt.Key.Key_Up)
    assert QApplication.focusWidget() is bar.line


def test_an_unknown_name_can_be_added(round_stage, bar):
    round_stage.type("ana > Sam Okoro")
    assert any("Nobody is called" in text for text in words(bar))
    QTest.mouseClick(bar.row.choices[-1], Qt.MouseButton.LeftButton)
    round_stage.settle()
    assert "Sam Okoro" in round_stage.here()
    round_stage.enter()
    assert 1 == len(round_stage.night.extra)


def test_a_completion_is_taken_with_tab(round_stage, bar):
    round_stage.type("kwa")
    assert bar.names.isVisible()
    round_stage.press(Qt.Key.Key_Tab)
    assert bar.line.text().startswith("Kwame Boateng")
    assert QApplication.focusWidget() is bar.line


def test_enter_takes_a_completion_only_after_an_arrow(round_stage, bar):
    round_stage.type("ana > kwa")
    assert bar.names.isVisible()
    round_stage.press(Qt.Key.Key_Down)
    round_stage.enter()
    assert "ana > Kwame Boateng" == bar.line.text().strip()
    assert () == round_stage.night.extra


def test_an_impossible_result_is_refused_in_words(round_stage, bar):
    round_stage.type("ana > ana")
    assert bar.reading.command is None
    round_stage.enter()
    assert () == round_stage.night.extra
    assert bar.reading.problem is not None


def test_a_board_that_is_not_there_is_told(round_stage, bar):
    round_stage.type("#9 1")
    round_stage.enter()
    assert any("board 9" in text for text in words(bar))


def test_a_board_with_a_result_says_what_would_become_of_it(round_stage, bar):
    round_stage.type("#1 1")
    round_stage.enter()
    round_stage.type("#1 0")
    assert any("1–0" in text and "0–1" in text for text in words(bar))


def test_a_result_before_any_check_in_begins_the_night(quiet_stage):
    quiet_stage.press(Qt.Key.Key_F4)
    quiet_stage.type("ana > priya")
    quiet_stage.enter()
    assert quiet_stage.night.event is not None
    assert 1 == len(quiet_stage.night.extra)


def test_an_unfinished_line_says_what_is_missing_on_enter(round_stage, bar):
    round_stage.type("kwame")
    bar.names.hide()
    assert "error" != bar.line.property("state")
    round_stage.enter()
    assert "error" == bar.line.property("state")
    assert "kwame" == bar.line.text()
