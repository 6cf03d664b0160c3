"""A game is worth what the rules of the event say: by result, sets, points, a table, or places."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pairing.contests import contest_of, field, game
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.rules import EventRules, Scoring, rules_of, rules_text
from tourney.standings.contest import Contested, Free, FreeRound
from tourney.standings.scoring import (
    check_scoring,
    free_worth,
    game_points,
    results,
    scored,
    totals,
)

FOOTBALL = Scoring(win=F(3), draw=F(1))
SETS = ((11, 7), (9, 11), (11, 5), (11, 9))


def many(ranks, **more):
    return Contested(1, tuple(range(len(ranks))), ranks, **more)


def test_three_one_nothing():
    assert (3, 0) == game_points(FOOTBALL, game(1, 0, 1, "1-0"))
    assert (1, 1) == game_points(FOOTBALL, game(1, 0, 1, "="))
    assert (0, 3) == game_points(FOOTBALL, game(1, 0, 1, "0-1"))
    assert () == game_points(FOOTBALL, game(1, 0, 1, "*"))


def test_forfeits_have_their_own_worth():
    scoring = Scoring(win=F(2), loss=F(1), forfeit_win=F(2), forfeit_loss=F(0))
    assert (2, 1) == game_points(scoring, game(1, 0, 1, "1-0"))
    assert (2, 0) == game_points(scoring, game(1, 0, 1, "+-"))
    assert (0, 0) == game_points(scoring, game(1, 0, 1, "--"))


def test_sets_won_are_points_where_the_scoring_goes_by_sets():
    scoring = Scoring(by="sets")
    assert (3, 1) == game_points(scoring, game(1, 0, 1, sets=SETS))
    assert (3, 1) == game_points(scoring, game(1, 0, 1, scores=(3.0, 1.0)))
    assert (1, 0) == game_points(scoring, game(1, 0, 1))


def test_points_made_count_exactly():
    scoring = Scoring(by="points")
    assert (F(1, 10), F(3, 10)) == game_points(scoring, game(1, 0, 1, "0-1", scores=(0.1, 0.3)))
    assert (42, 32) == game_points(scoring, game(1, 0, 1, sets=SETS))
    assert (5, 0, 2) == game_points(scoring, many((0, 2, 1), scores=(5.0, None, 2.0)))


@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        (((25, 20), (25, 20), (25, 20)), (3, 0)),
        (((25, 20), (20, 25), (25, 20), (20, 25), (15, 12)), (2, 1)),
        (((20, 25), (25, 20), (20, 25), (25, 20), (12, 15)), (1, 2)),
    ],
)
def test_a_table_of_scores_goes_before_win_and_loss(sets, expected):
    table = (("3-0", F(3), F(0)), ("3:1", F(3), F(0)), ("3-2", F(2), F(1)))
    won = sum(a > b for a, b in sets) > sum(b > a for a, b in sets)
    scoring = Scoring(win=F(9), table=table)
    assert expected == game_points(scoring, game(1, 0, 1, "1-0" if won else "0-1", sets=sets))
    assert (9, 0) == game_points(scoring, game(1, 0, 1, scores=(2.0, 0.0)))


def test_tied_places_share_or_take_the_best():
    places = (F(5), F(3), F(1))
    assert (5, 2, 2, 0) == game_points(Scoring(places=places), many((0, 1, 1, 2)))
    best = Scoring(places=places, shared_places="best")
    assert (5, 3, 3, 0) == game_points(best, many((0, 1, 1, 2)))
    assert (F(4, 3),) * 3 == game_points(Scoring(places=(F(4),)), many((0, 0, 0)))


def test_without_points_for_places_the_share_of_those_left_behind_counts():
    assert (1, F(1, 2), F(1, 2), 0) == game_points(Scoring(), many((0, 1, 1, 3)))


@given(st.lists(st.integers(0, 5), min_size=3, max_size=9), st.lists(st.integers(0, 30), max_size=9))
def test_sharing_places_gives_away_exactly_what_the_places_are_worth(ranks, worth):
    worth = sorted(worth, reverse=True) or [1]
    scoring = Scoring(places=tuple(map(F, worth)))
    points = game_points(scoring, many(tuple(ranks)))
    assert sum(points) == sum(worth[: len(ranks)])
    for a, rank in zip(points, ranks, strict=True):
        assert all(a >= b for b, other in zip(points, ranks, strict=True) if rank < other)


def test_two_sides_go_by_places_only_where_the_scoring_says_so():
    places = (F(25), F(18))
    assert (1, 0) == game_points(Scoring(places=places), many((0, 1)))
    assert (25, 18) == game_points(Scoring(places=places, by="places"), many((0, 1)))


def test_a_round_may_count_half_or_double():
    scoring = Scoring(rounds=((1, F(1, 2)), (2, F(2))))
    contest = contest_of(2, [game(1, 0, 1), game(2, 1, 0), game(3, 0, 1)], scoring=scoring)
    assert (F(3, 2), F(2)) == totals(contest)


def test_free_rounds_have_the_worth_of_their_kind():
    scoring = Scoring(bye=F(3), half_bye=F(1), full_bye=F(2))
    assert [3, 1, 0, 2] == [
        free_worth(scoring, kind) for kind in (Free.PAIRING, Free.HALF, Free.ZERO, Free.FULL)
    ]


def test_only_the_best_results_count_and_the_dropped_are_told():
    contest = contest_of(2, [game(r, 0, 1, x) for r, x in enumerate(("1-0", "=", "0-1", "1-0"), 1)],
                         scoring=Scoring(best=2))  # fmt: skip
    assert (2, F(3, 2)) == totals(contest)
    assert [True, False, False, True] == [one.counts for one in results(contest)[0]]


def test_points_a_game_leave_free_rounds_out():
    contest = contest_of(3, [game(1, 0, 1), game(2, 0, 2, "=")], scoring=Scoring(total="mean"))
    free = FreeRound(3, 0, Free.PAIRING, F(1))
    assert (F(3, 4), 0, F(1, 2)) == totals(scored_with(contest, free))
    assert (0,) * 2 == totals(field(2, scoring=Scoring(total="mean")))


def scored_with(contest, *free):
    from dataclasses import replace

    return scored(replace(contest, free=free))


def test_partners_of_a_side_get_its_points():
    doubles = Contested(1, (0, 2), (0, 1), partners=((1,), (3,)))
    assert (1, 1, 0, 0) == totals(contest_of(4, [doubles]))


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (Scoring(by="luck"), "by"),
        (Scoring(total="median"), "total"),
        (Scoring(shared_places="worst"), "shared_places"),
        (Scoring(table=(("3", F(1), F(0)),)), "table"),
        (Scoring(rounds=((0, F(2)),)), "rounds"),
        (Scoring(best=-1), "best"),
    ],
)
def test_a_scoring_that_says_something_unknown_is_refused(wrong, fault):
    with pytest.raises(TourneyError) as refusal:
        check_scoring(wrong)
    assert ("bad-scoring", fault) == (refusal.value.code, refusal.value.field)


def test_rules_are_read_back_as_written():
    scoring = Scoring(rounds=((16, F(1, 2)),), best=11, total="mean", by="places", places=(F(10), F(1, 3)))
    rules = EventRules(scoring=scoring, preset="series")
    assert rules == rules_of(rules_text(rules))


def test_a_double_forfeit_of_many_is_worth_nothing_to_all():
    assert (0, 0, 0) == game_points(Scoring(), many((0, 0, 0), forfeit=Forfeit.DOUBLE))
