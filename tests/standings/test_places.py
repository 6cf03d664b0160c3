"""Points as exact fractions, places that are shared, and both as they are written."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.games import NewGame, points, side
from tourney.standings.base import Placed, place_text, points_text, rank_with_ties

NIGHT = dt.date(2026, 12, 1)


@given(st.lists(st.integers(0, 3), min_size=2, max_size=6))
def test_the_points_of_a_game_are_half_its_sides_exactly(ranks):
    game = NewGame(tuple(side(i, rank=r) for i, r in enumerate(ranks)), NIGHT)
    assert sum(points(game, i) for i in range(len(ranks))) == Fraction(len(ranks), 2)


def test_places_skip_past_those_who_share():
    assert rank_with_ties([3, 5, 3, 1]) == (
        Placed(2, True),
        Placed(1, False),
        Placed(2, True),
        Placed(4, False),
    )
    assert rank_with_ties([3, 1], reverse=False) == (Placed(2, False), Placed(1, False))
    assert rank_with_ties([]) == ()


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (0.5, "½"), (2.5, "2½"), (10.0, "10"), (Fraction(1, 3), "0.33"), (0.25, "0.25"), (-0.5, "−½")],
)
def test_points_are_written_as_on_a_wall(value, text):
    assert points_text(value) == text


def test_a_shared_place_carries_a_sign_and_no_place_is_a_dash():
    assert ["2", "2=", "–"] == [place_text(2, False), place_text(2, True), place_text(None, False)]
