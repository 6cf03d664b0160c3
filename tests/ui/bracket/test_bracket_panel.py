"""The bracket on the Desk: drawn, walked through by keys, results entered in it, misfits told."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions

from tourney.club.commands import AddEvent, EditEvent, SetResult
from tourney.club.contests import event_facts
from tourney.core.games import GameState
from tourney.core.outcomes import Outcome
from tourney.core.records import EventKind, NewEvent
from tourney.standings.bracket import knockout_shape
from tourney.standings.bracket_layout import bracket_layout
from tourney.standings.bracket_state import MatchState

pytestmark = pytest.mark.gui


@pytest.fixture
def cup(stage):
    """A knockout of eight with its first round on the boards and the bracket shown."""
    event = stage.night.event
    rules = replace(event.rules, system="knockout", options=(("third_place", True),))
    new = NewEvent(event.name, event.date, EventKind.TOURNAMENT, event.bye_points, rules)
    stage.ctx.execute(EditEvent(event.id, new, event.version))
    stage.settle()
    stage.play_round()
    stage.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    return stage


def panel(stage):
    return stage.page.boards.bracket


def state(stage, key: str) -> MatchState:
    return panel(stage).match(key).state


def key(stage, key: Qt.Key) -> None:
    QTest.keyClick(panel(stage).view, key)
    stage.settle()


def test_the_bracket_takes_the_place_of_the_boards_and_goes_again(cup):
    assert panel(cup).isVisible()
    assert not cup.table.isVisible()
    cup.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert cup.table.isVisible()
    assert not panel(cup).isVisible()


def test_a_key_gives_the_result_of_the_marked_place(cup):
    view = panel(cup).view
    assert "W1-1" == view.current
    key(cup, Qt.Key.Key_1)
    assert MatchState.DECIDED is state(cup, "W1-1")
    assert 0 == panel(cup).cells()["W1-1"].winner
    key(cup, Qt.Key.Key_0)
    assert 1 == panel(cup).cells()["W1-1"].winner
    key(cup, Qt.Key.Key_Delete)
    assert MatchState.PLAYING is state(cup, "W1-1")


def test_arrows_go_from_place_to_place(cup):
    view = panel(cup).view
    seen = [view.current]
    for step in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        key(cup, step)
        seen.append(view.current)
    assert ["W1-1", "W1-2", "W2-1", "W3-1"] == seen[:4]
    assert seen[4].startswith("W2")


def test_a_click_at_the_end_of_a_line_lets_that_side_win(cup):
    view = panel(cup).view
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.end_of("W1-2", 1).center().toPoint())
    cup.settle()
    assert 1 == panel(cup).cells()["W1-2"].winner


def test_a_whole_cup_is_played_in_the_bracket(cup):
    """Places without a board take a result as soon as both are known."""
    for place in ("W1-1", "W1-2", "W1-3", "W1-4", "W2-1", "W2-2", "3-1", "W3-1"):
        if place not in panel(cup).cells():
            continue
        panel(cup).view.go_to(place)
        key(cup, Qt.Key.Key_1)
        assert MatchState.DECIDED is state(cup, place), place
    assert panel(cup)._read.bracket.champion is not None


def test_a_double_elimination_is_played_in_the_bracket_down_to_the_second_final(stage):
    """The winner of the losers wins the grand final, which asks for one more."""
    event = stage.night.event
    rules = replace(event.rules, system="double-elimination", options=())
    new = NewEvent(event.name, event.date, EventKind.TOURNAMENT, event.bye_points, rules)
    stage.ctx.execute(EditEvent(event.id, new, event.version))
    stage.settle()
    stage.play_round()
    stage.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    shape = [one.slot.key for one in panel(stage)._read.bracket.matches if not one.slot.bye]
    first, second = shape[-2:]
    for place in shape:
        if place == second:
            assert MatchState.DECIDED is not state(stage, place)
            assert panel(stage)._read.bracket.champion is None
        panel(stage).view.go_to(place)
        key(stage, Qt.Key.Key_0 if place == first else Qt.Key.Key_1)
        assert MatchState.DECIDED is state(stage, place), place
    assert 15 == len(shape)
    assert panel(stage)._read.bracket.champion is not None


def test_a_misfit_is_told_and_marked(cup):
    for place in ("W1-1", "W1-2", "W2-1"):
        panel(cup).view.go_to(place)
        key(cup, Qt.Key.Key_1)
    panel(cup).view.go_to("W1-1")
    key(cup, Qt.Key.Key_0)
    assert panel(cup).misfits.isVisible()
    assert "belong there" in panel(cup).misfits.text()
    assert "belong there" in panel(cup).view.words_of("W2-1")


def test_a_result_from_another_desk_arrives(cup):
    game = panel(cup).game_of("W1-3")
    cup.ctx.execute(SetResult(game.id, (0, 1)))
    cup.settle()
    assert MatchState.DECIDED is state(cup, "W1-3")


def test_the_menu_has_every_result(cup):
    menu = panel(cup).menu_of("W1-1")
    words = " ".join(action.text() for action in menu.actions())
    assert "by forfeit" in words
    assert panel(cup).menu_of("W3-1") is None


def test_an_event_without_a_bracket_says_so(stage):
    stage.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert any("no bracket" in line for line in stage.notices())


def test_another_bracket_below_the_pointer_is_drawn(cup):
    """The place that was pointed at is not in the bracket that is shown instead."""
    view, shape = panel(cup).view, knockout_shape(2)
    QTest.mouseMove(view, view.end_of("W1-2", 1).center().toPoint())
    cells = panel(cup).cells()
    view.show_bracket(bracket_layout(shape), {slot.key: cells[slot.key] for slot in shape.slots}, {})
    with capture_exceptions() as errors:
        assert not view.grab().isNull()
    assert errors == []


def test_a_key_gives_no_result_of_an_event_that_was_just_left(cup):
    """Until the bracket of the other event has been read, the old one stands there."""
    first = cup.night.event
    new = replace(NewEvent("Other", dt.date(2026, 1, 2)), rules=first.rules, kind=EventKind.TOURNAMENT)
    other = cup.ctx.execute(AddEvent(new)).value
    open_ones = sum(game.state is GameState.OPEN for game in event_facts(cup.ctx.club, first.id).games)
    assert open_ones
    cup.ctx.event.choose(other)
    panel(cup).give("W1-3", Outcome((0, 1)))
    cup.settle()
    games = event_facts(cup.ctx.club, first.id).games
    assert open_ones == sum(game.state is GameState.OPEN for game in games)
