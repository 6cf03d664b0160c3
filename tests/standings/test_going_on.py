"""Who goes on from groups into a final: seeded by place, so that nobody meets his own group first."""

from __future__ import annotations

from itertools import combinations

import pytest

from tourney.standings.going_on import seeded_by_place


def groups_of(count: int, through: int) -> list[list[str]]:
    return [[f"{chr(65 + g)}{place}" for place in range(1, through + 1)] for g in range(count)]


def meeting(order: list[str], a: str, b: str) -> int:
    """Return the first round of a bracket in which two seeds can meet."""
    size = 1
    while size < len(order):
        size *= 2
    lines = [1]
    while len(lines) < size:
        lines = [s for line in lines for s in (line, 2 * len(lines) + 1 - line)]
    x, y = (lines.index(order.index(one) + 1) for one in (a, b))
    number = 0
    while x != y:
        x, y, number = x // 2, y // 2, number + 1
    return number


def test_the_winners_come_first_then_the_seconds() -> None:
    assert ["A1", "B1", "A2", "B2"] == list(seeded_by_place(groups_of(2, 2)))


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize("through", range(1, 5))
def test_nobody_meets_his_own_group_first(count: int, through: int) -> None:
    groups = groups_of(count, through)
    order = list(seeded_by_place(groups))
    assert sorted(order) == sorted(one for group in groups for one in group)
    assert [int(one[1:]) for one in order] == sorted(int(one[1:]) for one in order)
    assert all(meeting(order, a, b) > 1 for group in groups for a, b in combinations(group, 2))


@pytest.mark.parametrize("count", [2, 4, 8])
def test_winner_and_second_of_a_group_meet_in_the_last_game_alone(count: int) -> None:
    groups = groups_of(count, 2)
    order = list(seeded_by_place(groups))
    last = len(order).bit_length() - 1
    assert all(meeting(order, *group) == last for group in groups)


def test_uneven_groups_and_one_group_alone() -> None:
    assert ["A1", "B1", "A2", "A3"] == list(seeded_by_place([["A1", "A2", "A3"], ["B1"]]))
    assert ["A1", "A2", "A3"] == list(seeded_by_place([["A1", "A2", "A3"]]))
    assert [] == list(seeded_by_place([]))
