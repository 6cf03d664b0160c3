"""Tonight's table: exact points, shared places, byes, forfeits, and what does not count."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.games import Forfeit, GameState, NewGame, points, side
from tourney.standings.base import Placed, place_text, points_text, rank_with_ties
from tourney.standings.table import night_table

NIGHT = dt.date(2026, 12, 1)


def won(a: int, b: int, **more: object) -> NewGame:
    return NewGame((side(a, rank=0), side(b, rank=1)), NIGHT, **more)  # type: ignore[arg-type]


def drawn(a: int, b: int) -> NewGame:
    return NewGame((side(a, rank=0), side(b, rank=0)), NIGHT)


def test_a_small_night_is_ranked_with_a_shared_place():
    rows = night_table([1, 2, 3, 4], [won(1, 2), won(3, 4), drawn(1, 3), won(2, 4)])
    assert [(place_text(r.place, r.shared), r.player_id, points_text(r.points)) for r in rows] == [
        ("1=", 1, "1½"),
        ("1=", 3, "1½"),
        ("3", 2, "1"),
        ("4", 4, "0"),
    ]
    first = rows[0]
    assert (first.won, first.drawn, first.lost, first.played) == (1, 1, 0, 2)


def test_people_of_a_shared_place_stand_in_the_order_given():
    rows = night_table([9, 4, 7], [])
    assert [(r.player_id, r.place, r.shared, r.played) for r in rows] == [
        (9, 1, True, 0),
        (4, 1, True, 0),
        (7, 1, True, 0),
    ]


def test_nobody_makes_an_empty_table():
    assert night_table([], []) == ()


@pytest.mark.parametrize(("worth", "text"), [(1.0, "2"), (0.5, "1"), (0.0, "0"), (0.1, "0.2")])
def test_a_bye_is_worth_what_the_club_says_and_only_byes_are_a_table_too(worth, text):
    (row,) = night_table([5], [], byes=[5, 5], bye_points=worth)
    assert (points_text(row.points), row.byes, row.played, row.lost) == (text, 2, 0, 0)


def test_byes_of_a_tenth_add_up_exactly():
    rows = night_table([1, 2], [], byes=[1, 1, 1], bye_points=0.1)
    assert rows[0].points == Fraction(3, 10)


def test_a_forfeit_gives_one_and_nothing_and_is_told_apart_from_play():
    rows = {r.player_id: r for r in night_table([1, 2], [won(1, 2, forfeit=Forfeit.NO_SHOW)])}
    assert (rows[1].points, rows[1].won, rows[1].played, rows[1].forfeits) == (1, 1, 0, 1)
    assert (rows[2].points, rows[2].lost, rows[2].played, rows[2].forfeits) == (0, 1, 0, 1)


def test_both_lose_a_double_forfeit():
    game = NewGame((side(1, rank=0), side(2, rank=0)), NIGHT, forfeit=Forfeit.DOUBLE)
    assert [(r.points, r.lost, r.drawn, r.forfeits) for r in night_table([1, 2], [game])] == [
        (0, 1, 0, 1)
    ] * 2


def test_open_and_void_games_count_for_nothing_and_unrated_ones_count():
    still = NewGame((side(1), side(2)), NIGHT, state=GameState.OPEN)
    void = won(2, 1, state=GameState.VOID)
    rows = {r.player_id: r for r in night_table([1, 2], [still, void, won(1, 2, rated=False)])}
    assert (rows[1].points, rows[1].played) == (1, 1)
    assert (rows[2].points, rows[2].played) == (0, 1)


def test_somebody_found_only_in_games_or_byes_is_listed():
    assert [r.player_id for r in night_table([1], [won(8, 1)], byes=[6], bye_points=0)] == [8, 1, 6]


def test_partners_score_together_and_a_share_of_nothing_does_not():
    sides = (side(1, 2, rank=0), side(3, 4, rank=1))
    assert {r.player_id: int(r.points) for r in night_table([1, 2, 3, 4], [NewGame(sides, NIGHT)])} == {
        1: 1,
        2: 1,
        3: 0,
        4: 0,
    }


def test_four_at_one_table_share_points_by_those_behind_them():
    game = NewGame((side(1, rank=0), side(2, rank=1), side(3, rank=1), side(4, rank=3)), NIGHT)
    rows = {r.player_id: r for r in night_table([1, 2, 3, 4], [game])}
    assert [rows[i].points for i in (1, 2, 3, 4)] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert [(rows[i].won, rows[i].drawn, rows[i].lost) for i in (1, 2)] == [(1, 0, 0), (0, 0, 1)]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=6))
def test_the_points_of_a_game_are_half_its_sides_exactly(ranks):
    game = NewGame(tuple(side(i, rank=r) for i, r in enumerate(ranks)), NIGHT)
    assert sum(points(game, i) for i in range(len(ranks))) == Fraction(len(ranks), 2)


@given(
    st.lists(
        st.tuples(st.integers(0, 7), st.integers(0, 7), st.sampled_from("wd")).filter(lambda g: g[0] != g[1]),
        max_size=30,
    )
)
def test_points_are_conserved_and_the_order_of_games_does_not_matter(played):
    games = [won(a, b) if kind == "w" else drawn(a, b) for a, b, kind in played]
    rows = night_table(range(8), games)
    assert sum(r.points for r in rows) == len(games)
    assert sum(r.won for r in rows) == sum(r.lost for r in rows)
    assert rows == night_table(range(8), games[::-1])
    assert [r.points for r in rows] == sorted((r.points for r in rows), reverse=True)


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
