"""The order of time: day, time, event with its rounds, entry."""

from __future__ import annotations

import numpy as np

from tourney.ratings.order import time_order

NO = -1


def order(*games: tuple[int, int, int, int]) -> list[int]:
    """Return the order of games of (day, seconds, event, round), entered one after the other."""
    day, seconds, event, rounds = np.array(games, dtype=np.int64).T
    number = np.arange(len(games), dtype=np.int64)
    found = time_order(day=day, seconds=seconds, event=event, round_number=rounds, number=number)
    return [int(i) for i in found]


def test_day_then_time_and_games_without_a_time_first() -> None:
    assert order((2, 5, NO, NO), (1, 70, NO, NO), (1, NO, NO, NO), (1, 60, NO, NO)) == [2, 3, 1, 0]


def test_events_without_rounds_keep_the_order_of_entry() -> None:
    assert order((1, NO, 7, NO), (1, NO, 3, NO), (1, NO, 7, NO)) == [0, 1, 2]


def test_rounds_of_an_event_stand_together_where_its_first_game_was_entered() -> None:
    games = ((1, NO, 9, 2), (1, NO, 3, 1), (1, NO, NO, NO), (1, NO, 9, 1), (1, NO, 3, 1), (1, NO, 9, NO))
    assert order(*games) == [3, 0, 1, 4, 2, 5]


def test_an_event_of_two_days_has_a_place_in_each() -> None:
    assert order((1, NO, 9, 1), (2, NO, 3, 1), (2, NO, 9, 2), (2, NO, 3, 1)) == [0, 1, 3, 2]


def test_rounds_outside_an_event_say_nothing() -> None:
    assert order((1, NO, NO, 2), (1, NO, NO, 1)) == [0, 1]


def test_no_games_have_no_order() -> None:
    none = np.empty(0, dtype=np.int64)
    assert len(time_order(day=none, seconds=none, event=none, round_number=none, number=none)) == 0
