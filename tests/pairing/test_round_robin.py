"""Everybody meets everybody by Berger's tables, with sides alternating, and nobody is forgotten."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.contests import by_chance, contest_of, field, game, played_out, published
from tourney.core.errors import TourneyError
from tourney.pairing.base import Pins
from tourney.pairing.registry import CONTEST_SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.pairing.systems.round_robin import RoundRobinOptions
from tourney.standings.contest import Free, Unit

SYSTEM = CONTEST_SYSTEMS["round-robin"]


def pairs_of(plan):
    return [tuple(unit + 1 for unit in board.sides) for board in plan.boards]


def test_six_play_by_the_published_table():
    _, plans, _ = played_out(SYSTEM, field(6), by_chance(1))
    assert [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ] == [pairs_of(plan) for plan in plans]


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 20), st.integers(1, 3))
def test_everybody_meets_everybody_as_often_and_has_each_side_as_often(n, cycles):
    options = RoundRobinOptions(cycles=cycles)
    contest, plans, refusal = played_out(SYSTEM, field(n), by_chance(0), options)
    assert "finished" == refusal.code
    assert cycles * (n - 1 + n % 2) == len(plans)
    met = Counter(frozenset(one.sides) for one in contest.games)
    assert {frozenset(pair): cycles for pair in combinations(range(n), 2)} == met
    for unit in range(n):
        sides = [one.sides[0] == unit for one in contest.games if unit in one.sides]
        assert abs(2 * sum(sides) - len(sides)) <= 1
        assert cycles > 2 or all(len(list(run)) <= 2 for _, run in groupby(sides))
    if cycles == 2:
        assert all(count == 1 for count in Counter(one.sides for one in contest.games).values())


@pytest.mark.parametrize("n", [3, 5, 7])
def test_in_an_odd_field_one_is_free_each_round_and_everybody_once(n):
    _, plans, _ = played_out(SYSTEM, field(n), by_chance(0))
    free = [[one.unit for one in plan.free] for plan in plans]
    assert all(len(one) == 1 for one in free)
    assert set(range(n)) == {one[0] for one in free}
    assert {Free.ZERO} == {one.kind for plan in plans for one in plan.free}
    bye = SYSTEM.propose(field(n), RoundRobinOptions(free_round="bye"))
    assert [Free.PAIRING] == [one.kind for one in bye.free]


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 12), st.lists(st.sets(st.integers(0, 11), max_size=3), max_size=6), st.integers(0, 9))
def test_games_missed_by_absence_are_all_played_in_the_end(n, absences, seed):
    contest = field(n)
    for away in absences:
        absent = {unit: Free.ZERO for unit in away if unit < n}
        try:
            plan = SYSTEM.propose(contest, absent=absent)
        except RoundError as refusal:
            contest = replace(contest, rounds=contest.rounds + 1)
            assert_wording(refusal)
            continue
        contest = published(contest, plan, by_chance(seed))
    contest, _, refusal = played_out(SYSTEM, contest, by_chance(seed))
    assert "finished" == refusal.code
    met = Counter(frozenset(one.sides) for one in contest.games)
    assert {frozenset(pair): 1 for pair in combinations(range(n), 2)} == met


def assert_wording(refusal):
    assert refusal.code in ("no-round", "finished")
    assert str(refusal).endswith(".")


def test_a_late_entry_meets_everybody_too():
    contest = published(field(4), SYSTEM.propose(field(4)), by_chance(0))
    late = replace(contest, units=(*contest.units, Unit("Late", first_round=2)))
    late, _, _ = played_out(SYSTEM, late, by_chance(0))
    assert set(map(frozenset, combinations(range(5), 2))) == {frozenset(one.sides) for one in late.games}


def test_the_table_stands_though_ratings_move():
    units = tuple(Unit(f"P{i}", rating=2000.0 - i) for i in range(7))
    contest = replace(field(7), units=units)
    _, expected, _ = played_out(SYSTEM, contest, by_chance(0))
    contest = published(contest, SYSTEM.propose(contest), by_chance(0))
    moved = tuple(replace(one, rating=1000.0 + 7 * i % 5) for i, one in enumerate(units))
    _, plans, _ = played_out(SYSTEM, replace(contest, units=moved), by_chance(0))
    assert [plan.boards for plan in expected[1:]] == [plan.boards for plan in plans]


def test_a_pin_off_the_table_is_kept_and_costs_no_meeting():
    plan = SYSTEM.propose(field(6), pins=Pins(pairs=((4, 0),)))
    assert (4, 0) == plan.boards[0].sides
    assert ["off-table"] == [note.code for note in plan.notes]
    contest, _, _ = played_out(SYSTEM, published(field(6), plan, by_chance(0)), by_chance(0))
    assert 15 == len({frozenset(one.sides) for one in contest.games}) == len(contest.games)


def test_who_has_met_is_not_pinned_again():
    contest = contest_of(4, [game(1, 0, 3), game(1, 1, 2)])
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(contest, pins=Pins(pairs=((0, 3),)))
    assert "met" == refusal.value.code
    assert ["pins", "cycles"] == [one.rule for one in refusal.value.relax]


def test_a_pair_kept_apart_is_left_out_and_the_last_word_offers_to_allow_it():
    plan = SYSTEM.propose(field(4), forbidden=[(3, 0)])
    assert [(2, 3)] == pairs_of(plan)
    assert ["P4 is kept apart: the game is left out", "P1 is kept apart: the game is left out"] == [
        str(one.reason.text) for one in plan.free
    ]
    _, _, refusal = played_out(SYSTEM, field(4), by_chance(0), forbidden=[(3, 0)])
    assert ("kept-apart", "forbidden", ((0, 3),)) == (
        refusal.code,
        refusal.relax[0].rule,
        refusal.relax[0].groups,
    )


def test_the_opponent_of_somebody_who_left_is_free_and_told_why():
    contest = contest_of(4, [game(1, 0, 3), game(1, 1, 2)])
    units = tuple(replace(one, withdrawn=i == 3) for i, one in enumerate(contest.units))
    plan = SYSTEM.propose(replace(contest, units=units))
    assert [(1, 2)] == pairs_of(plan)
    assert [(2, "P4 has left")] == [(one.unit, str(one.reason.text)) for one in plan.free]
    assert (3,) == plan.resting


def test_when_all_is_played_another_time_around_is_offered():
    _, _, refusal = played_out(SYSTEM, field(3), by_chance(0))
    assert "Everybody has met everybody: the round robin is over. Add another time around." == str(refusal)
    assert [("cycles", 2)] == [(one.rule, one.value) for one in refusal.relax]


def test_options_out_of_range_are_refused():
    with pytest.raises(TourneyError) as refusal:
        RoundRobinOptions(cycles=0)
    assert "bad-option" == refusal.value.code


def test_a_pin_holds_though_the_game_of_the_table_was_played_early():
    twice = RoundRobinOptions(cycles=2, swap_last=False)
    start = field(6)
    third = SYSTEM.propose(replace(start, rounds=2), twice).boards[0].sides
    contest = published(start, SYSTEM.propose(start, twice), by_chance(0))
    early = SYSTEM.propose(contest, twice, pins=Pins(pairs=(third,)))
    contest = published(contest, early, by_chance(0))
    plan = SYSTEM.propose(contest, twice, pins=Pins(pairs=(third[::-1],)))
    assert (third[::-1], True) in [(board.sides, board.pinned) for board in plan.boards]
