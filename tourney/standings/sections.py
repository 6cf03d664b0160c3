"""Parts of an event: sections that play apart, and prize groups that are only counted apart."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from tourney.core.rules import PrizeGroup


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
