"""Groups of a round robin: everybody placed by snake, and a contest cut down to one of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from tourney.standings.bracket_entrants import seed_order, snake
from tourney.standings.contest import Contest
from tourney.standings.round_robin import meetings_of
from tourney.standings.withdrawals import Meeting

MOST_GROUPS = 26


def group_names(count: int) -> tuple[str, ...]:
    """Return "A", "B", "C" ..."""
    return tuple(chr(ord("A") + i) for i in range(min(count, MOST_GROUPS)))


def groups_of(contest: Contest, count: int) -> tuple[tuple[int, ...], ...]:
    """Return the units of each group, the strongest first; two people at least make a group.

    Those who are in from the first round go by snake: 1 2 3, then 6 5 4, then 7 8 9 ... Who comes later
    joins the smallest group, the last one of equals, so that nobody is moved once games are played.
    """
    numbers = [*(game.round for game in contest.games), *(one.round for one in contest.free)]
    began = min(numbers, default=None)
    if began is None:
        first = [u for u, one in enumerate(contest.units) if not one.withdrawn and one.first_round <= 1]
    else:
        in_first = {unit for game in contest.games if game.round == began for unit in game.sides}
        in_first |= {one.unit for one in contest.free if one.round == began}
        first = sorted(in_first)
    order = seed_order(contest.units, first)
    placed = [list(group) for group in snake(order, max(1, min(count, MOST_GROUPS, len(order) // 2)))]
    for unit in seed_order(contest.units, sorted(set(range(contest.n)) - set(order))):
        min(reversed(placed), key=len).append(unit)
    return tuple(tuple(group) for group in placed)


def restricted(contest: Contest, units: Sequence[int]) -> Contest:
    """Return the contest of some units alone, numbered anew, with the games between them."""
    number = {unit: i for i, unit in enumerate(units)}

    def inside(sides: Collection[int]) -> bool:
        return all(unit in number for unit in sides)

    games = tuple(
        replace(
            game,
            sides=tuple(number[unit] for unit in game.sides),
            partners=tuple(tuple(number[unit] for unit in one) for one in game.partners),
        )
        for game in contest.games
        if inside([unit for side in range(len(game.sides)) for unit in game.side(side)])
    )
    free = tuple(replace(one, unit=number[one.unit]) for one in contest.free if one.unit in number)
    return replace(contest, units=tuple(contest.units[unit] for unit in units), games=games, free=free)


def schedule_of(contest: Contest, *, cycles: int = 1, groups: int = 1) -> tuple[Meeting, ...]:
    """Return every meeting that the tables of a round robin hold, those of its groups where it has some."""
    if groups <= 1:
        return meetings_of(contest, cycles=cycles).schedule()
    found: list[Meeting] = []
    for units in groups_of(contest, groups):
        inside = meetings_of(restricted(contest, units), cycles=cycles).schedule()
        found += [(number, units[a], units[b]) for number, a, b in inside]
    return tuple(found)
