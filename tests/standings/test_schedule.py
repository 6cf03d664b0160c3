"""Berger's tables as printed in the handbook, groups by snake, and the rows of a schedule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.standings.bracket_entrants import drawn, seed_order, snake
from tourney.standings.contest import Unit
from tourney.standings.schedule import berger

PRINTED = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1",
    ],
    10: [
        "1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ],
}  # fmt: skip


def written(rounds):
    return [" ".join(f"{a}-{b}" for a, b in one.pairs) for one in rounds]


@pytest.mark.parametrize("n", sorted(PRINTED))
def test_the_tables_are_those_of_the_handbook(n):
    assert PRINTED[n] == written(berger(n))
    without = [
        " ".join(pair for pair in line.split() if str(n) not in pair.split("-")) for line in PRINTED[n]
    ]
    assert without == written(berger(n - 1))


@pytest.mark.parametrize("n", range(3, 17))
def test_the_sides_differ_by_one_at_most_and_the_highest_number_alternates(n):
    rounds = berger(n)
    for number in range(1, n + 1):
        firsts = [pair[0] == number for one in rounds for pair in one.pairs if number in pair]
        assert abs(2 * sum(firsts) - len(firsts)) <= 1
    if n % 2 == 0:
        last = [pair[0] == n for one in rounds for pair in one.pairs if n in pair]
        assert [bool(i % 2) for i in range(n - 1)] == last
    else:
        assert list(range(1, n + 1)) == sorted(one.free for one in rounds)


def test_twice_around_reverses_the_sides_and_exchanges_two_rounds_at_the_turn():
    assert ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"] == written(berger(4, cycles=2))
    plain = written(berger(4, cycles=2, swap_last=False))
    assert PRINTED[4] == plain[:3]
    assert ["4-1 3-2", "3-4 2-1", "4-2 1-3"] == plain[3:]


def test_the_smallest_fields():
    assert () == berger(0) == berger(1)
    assert ["1-2"] == written(berger(2))


@given(st.integers(1, 40), st.integers(1, 8))
def test_snake_groups_are_even_in_size_and_in_strength(n, groups):
    out = snake(range(n), groups)
    assert list(range(n)) == sorted(unit for group in out for unit in group)
    sizes = [len(group) for group in out]
    assert max(sizes) - min(sizes) <= 1
    full = n // len(out) // 2 * 2
    sums = [sum(group[:full]) for group in out]
    assert max(sums) == min(sums)


def test_snake_of_seven_in_three():
    assert ((0, 5, 6), (1, 4), (2, 3)) == snake(range(7), 3)


def test_seeds_go_before_ratings_and_ratings_before_none():
    units = (Unit("a"), Unit("b", rating=1500.0), Unit("c", rating=1700.0), Unit("d", seed=1))
    assert (3, 2, 1, 0) == seed_order(units)
    lots = drawn(units, seeded=2, rng_seed=5)
    assert [1, 2] == [lots[3].seed, lots[2].seed]
    assert {3, 4} == {lots[0].seed, lots[1].seed}
    assert lots == drawn(units, seeded=2, rng_seed=5)
