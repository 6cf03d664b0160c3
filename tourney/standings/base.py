"""Rows of a table, places with ties, and points written as people write them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeVar

from tourney.core.outcomes import number_text


class Ordered(Protocol):
    """A value that can be put in order."""

    def __lt__(self, other: Any, /) -> bool: ...


ValueT = TypeVar("ValueT", bound=Ordered)


class Placed(NamedTuple):
    """A place from 1 and whether others have it too."""

    place: int
    shared: bool


def rank_with_ties(values: Sequence[ValueT], *, reverse: bool = True) -> tuple[Placed, ...]:
    """Return the place of each value, in the order given: 1, 2=, 2=, 4 ...

    Equal values share the best place of theirs and the next one down is skipped past them. The
    largest is first unless *reverse* is False. Values are compared exactly: hand in fractions, not
    sums of floats.
    """
    first: dict[int, int] = {}
    order = sorted(range(len(values)), key=values.__getitem__, reverse=reverse)
    places = [0] * len(values)
    for position, i in enumerate(order):
        previous = order[position - 1] if position else None
        tied = previous is not None and values[i] == values[previous]
        places[i] = places[previous] if tied and previous is not None else position + 1
        first[places[i]] = first.get(places[i], 0) + 1
    return tuple(Placed(place, first[place] > 1) for place in places)


def place_text(place: int | None, shared: bool) -> str:
    """Return "2", for a shared place "2=", and a dash without one."""
    if place is None:
        return "–"
    return f"{place}=" if shared else str(place)


def points_text(points: Fraction | float) -> str:
    """Return points as written on a wall: 3, 2½, ½, else with up to two decimals."""
    rounded = round(float(points), 2)
    return ("−" if rounded < 0 else "") + number_text(abs(rounded))


class CellKind(StrEnum):
    """What a player did in a round."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    BYE = "bye"
    OPEN = "open"
