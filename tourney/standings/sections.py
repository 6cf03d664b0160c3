"""Parts of an event: sections that play apart, and prize groups that are only counted apart."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tourney.core.rules import PrizeGroup
from tourney.standings.contest import Contest


@dataclass(frozen=True, slots=True)
class Person:
    """What decides who belongs to a prize group; None and "" are unknown, and never belong to a limit."""

    section: str = ""
    born: int | dt.date | None = None
    sex: str = ""
    rating: float | None = None
    club: str = ""
    established: bool = True


def belongs(group: PrizeGroup, person: Person) -> bool:
    """Return whether a person is counted in a prize group; limits are included."""
    born = person.born.year if isinstance(person.born, dt.date) else person.born
    words = (
        (group.section, person.section),
        (group.sex, person.sex),
        (group.club, person.club),
    )
    if any(wanted and wanted.casefold() != has.casefold() for wanted, has in words):
        return False
    if group.established_only and not person.established:
        return False
    return _within(born, group.born_from, group.born_to) and _within(
        person.rating, group.rating_from, group.rating_to
    )


def _within(value: float | None, low: float | None, high: float | None) -> bool:
    if low is None and high is None:
        return True
    if value is None:
        return False
    return (low is None or value >= low) and (high is None or value <= high)


def part_of(contest: Contest, units: Sequence[int]) -> Contest:
    """Return some units with the games among themselves, numbered anew in the order given.

    For sections that play apart: a game counts where all its units are of the part, free rounds go with
    their unit, and nothing is counted twice.
    """
    number = {unit: i for i, unit in enumerate(units)}
    games = tuple(
        replace(
            game,
            sides=tuple(number[unit] for unit in game.sides),
            partners=tuple(tuple(number[unit] for unit in more) for more in game.partners),
        )
        for game in contest.games
        if all(unit in number for side in range(len(game.sides)) for unit in game.side(side))
    )
    free = tuple(replace(one, unit=number[one.unit]) for one in contest.free if one.unit in number)
    return replace(contest, units=tuple(contest.units[unit] for unit in units), games=games, free=free)


def section_of(contest: Contest, section: str) -> Contest:
    """Return the units of a section with the games among themselves."""
    return part_of(contest, [i for i, unit in enumerate(contest.units) if unit.section == section])


def rounds_of(contest: Contest, rounds: Collection[int]) -> Contest:
    """Return a contest with the games and free rounds of some rounds alone: a stage, a month, a half."""
    return replace(
        contest,
        games=tuple(game for game in contest.games if game.round in rounds),
        free=tuple(one for one in contest.free if one.round in rounds),
    )
