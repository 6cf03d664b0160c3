"""Places by points, then by tie-breaks in their order; level in all of them is level."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction as F

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.contests import contest_of, game, renumbered
from tourney.core.errors import TourneyError
from tourney.core.rules import PrizeGroup, Scoring
from tourney.standings.presets import PRESETS
from tourney.standings.ranking import Adjustment, carried, only, rank, why_behind
from tourney.standings.registry import family_of
from tourney.standings.scoring import check_scoring, scored, totals
from tourney.standings.sections import Person, belongs
from tourney.standings.withdrawals import settled

FOOTBALL = Scoring(win=F(3), draw=F(1))


def places(ranking):
    return [(row.unit, row.place_text) for row in ranking.rows]


def test_level_units_share_a_place_and_it_is_said_so():
    contest = contest_of(3, [game(1, 0, 1, "="), game(2, 1, 2, "1-0"), game(3, 0, 2, "1-0")])
    ranking = rank(contest)
    assert [(0, "1="), (1, "1="), (2, "3")] == places(ranking)
    assert "P1 and P2 are level in everything that counts and share place 1." == str(why_behind(ranking, 1))
    assert str(why_behind(ranking, 0)) == str(why_behind(ranking, 1))
    assert "P2 has more points than P3: 1½ against 0." == str(why_behind(ranking, 2))


def test_the_sentence_names_the_tie_break_that_decided():
    games = [
        game(1, 0, 1, "=", scores=(1.0, 1.0)),
        game(2, 0, 2, "1-0", scores=(3.0, 1.0)),
        game(2, 1, 3, "1-0", scores=(5.0, 0.0)),
    ]
    ranking = rank(contest_of(4, games, scoring=FOOTBALL), ["mini", "points"])
    assert [1, 0, 3, 2] != [row.unit for row in ranking.rows]
    assert [1, 0] == [row.unit for row in ranking.rows][:2]
    assert "P2 and P1 are level on points (4). Point difference: +5 against +2." == str(
        why_behind(ranking, 0)
    )
    assert 1 == ranking.row_of(0).split


def test_unranked_and_rare_guests_are_listed_without_a_place():
    contest = contest_of(3, [game(1, 0, 1), game(2, 0, 1), game(3, 2, 0)])
    ranking = rank(contest, unranked=[0])
    assert [(2, "1"), (1, "2"), (0, "–")] == places(ranking)
    assert "P1 is listed without a place." == str(why_behind(ranking, 0))
    league = rank(contest, least_games=2)
    assert [(0, "1"), (1, "2"), (2, "–")] == places(league)
    assert "P3 has played 1 game, too few for a place." == str(why_behind(league, 2))


def test_points_of_a_closed_stage_are_carried_over():
    first = rank(contest_of(3, [game(1, 0, 1), game(2, 0, 2), game(3, 1, 2)]))
    final = contest_of(2, [game(4, 1, 0)])
    ranking = rank(final, adjustments=[*carried(first, [0, 1], stage="Groups"), Adjustment(0, F(-1), "late")])
    assert [(1, "1"), (0, "2")] == places(ranking)
    assert [2, 1] == [row.points for row in ranking.rows]
    assert F(2) == sum(one.points for one in ranking.row_of(0).adjustments) + 1


def test_a_prize_group_keeps_the_order_of_the_whole_and_numbers_it_anew():
    contest = contest_of(4, [game(1, 0, 1), game(1, 2, 3), game(2, 0, 2), game(2, 1, 3), game(3, 0, 3)])
    ranking = rank(contest, ["wins"])
    assert [(0, "1"), (1, "2="), (2, "2="), (3, "4")] == places(ranking)
    group = only(ranking, lambda unit: unit in (1, 3))
    assert [(1, "1"), (3, "2")] == places(group)
    assert "P2 has more points than P4: 1 against 0." == str(why_behind(group, 3))


def test_prize_groups_by_age_rating_club_and_sex():
    youth = PrizeGroup("U18", born_from=2008)
    assert belongs(youth, Person(born=2008))
    assert not belongs(youth, Person(born=2007))
    assert not belongs(youth, Person())
    assert belongs(PrizeGroup("B", rating_to=1600.0), Person(rating=1600.0))
    assert not belongs(PrizeGroup("B", rating_to=1600.0), Person(rating=1600.5))
    assert not belongs(PrizeGroup("W", sex="f"), Person(sex=""))
    assert belongs(PrizeGroup("club", club="Rook", established_only=True), Person(club="rook"))
    assert not belongs(PrizeGroup("x", established_only=True), Person(established=False))


def left(contest, *units):
    return replace(
        contest,
        units=tuple(replace(one, withdrawn=i in units) for i, one in enumerate(contest.units)),
    )


SCHEDULE = ((1, 0, 3), (1, 1, 2), (2, 3, 2), (2, 0, 1), (3, 1, 3), (3, 2, 0))


def test_who_left_forfeits_what_was_not_played():
    contest = left(contest_of(4, [game(1, 0, 3, "0-1"), game(1, 1, 2), game(2, 3, 2, "*")]), 3)
    out = settled(contest, "forfeit", SCHEDULE)
    assert (0, 2, 1, 1) == totals(scored(out.contest))
    assert () == out.annulled
    assert ["P4 left after 1 game of 3; the rest are lost by forfeit."] == [str(one) for one in out.notes]


@pytest.mark.parametrize(("rule", "annulled"), [("void", (0, 2)), ("half", (0, 2)), ("forfeit", ())])
def test_games_of_who_left_early_are_annulled_by_rule(rule, annulled):
    contest = left(contest_of(4, [game(1, 0, 3, "0-1"), game(1, 1, 2), game(2, 3, 2, "*")]), 3)
    out = settled(contest, rule, SCHEDULE)
    assert annulled == out.annulled
    assert ((3,) if annulled else ()) == out.unranked


def test_half_of_the_games_is_enough_to_keep_them():
    contest = left(contest_of(3, [game(1, 0, 2), game(2, 0, 1)]), 2)
    out = settled(contest, "half", ((1, 0, 2), (2, 0, 1), (3, 1, 2)))
    assert () == out.annulled
    assert (2, 1, 0) == totals(scored(out.contest))


def test_two_who_left_lose_to_each_other():
    out = settled(left(contest_of(3, [game(1, 0, 1, "*")]), 0, 1), "forfeit")
    assert (0, 0, 0) == totals(scored(out.contest))


@pytest.mark.parametrize("key", sorted(PRESETS))
def test_a_preset_can_be_used(key):
    preset = PRESETS[key]
    check_scoring(preset.scoring)
    assert key == preset.key
    for one in preset.tiebreaks:
        assert str(family_of(one).labelled(one))
    games = [game(1, 0, 1, scores=(3.0, 1.0)), game(2, 1, 2, scores=(3.0, 2.0))]
    own = [one for one in preset.tiebreaks if family_of(one).key != "federation"]
    assert 3 == len(rank(contest_of(3, games, scoring=preset.scoring), own).rows)


def test_an_unknown_tie_break_is_refused_with_those_there_are():
    with pytest.raises(TourneyError) as refusal:
        rank(contest_of(2, [game(1, 0, 1)]), ["karma"])
    assert "unknown-tiebreak" == refusal.value.code
    assert "mini" in str(refusal.value)


RESULTS = st.sampled_from(("1-0", "0-1", "=", "+-", "-+", "--", "*"))
GAMES = st.lists(st.tuples(st.integers(1, 5), st.integers(0, 5), st.integers(0, 5), RESULTS), max_size=20)
OWN = ("mini", "mini:sets", "sets", "points:ratio", "wins", "omw", "oomw", "gw", "places", "best:2", "drop",
       "last", "byes", "perf")  # fmt: skip


@settings(max_examples=120, deadline=None)
@given(GAMES, st.permutations(OWN), st.permutations(range(6)))
def test_the_order_does_not_depend_on_how_units_are_numbered(listed, keys, order):
    games = [game(r, a, b, result) for r, a, b, result in listed if a != b]
    contest = contest_of(6, games)
    mixed = renumbered(contest, order)
    straight, turned = rank(contest, keys[:4]), rank(mixed, keys[:4])
    assert {row.unit: row.place for row in straight.rows} == {
        order[row.unit]: row.place for row in turned.rows
    }


@settings(max_examples=100, deadline=None)
@given(GAMES)
def test_the_counted_parts_make_the_value(listed):
    games = [game(r, a, b, result, scores=(2.0, 1.0)) for r, a, b, result in listed if a != b]
    for column in rank(contest_of(6, games), OWN).columns:
        for value in column.values:
            counted = [part.value for part in value.parts if part.counted]
            if value.value is None:
                continue
            if value.how == "sum":
                assert sum(counted, F(0)) == value.value, column.key
            elif value.how == "mean":
                assert sum(counted, F(0)) / len(counted) == value.value, column.key
