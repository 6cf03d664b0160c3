"""What the page asks for, and the answer that a worker makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tourney.club.arena import Board, Wanted, board
from tourney.club.arena_covariates import Covariate, offered
from tourney.club.arena_slices import Slice, Slicing, slices, slicings
from tourney.club.arena_votes import OWN, Votes, votes_of
from tourney.club.club import Club
from tourney.core.progress import CancelCheck, Progress

MOST_VALUES = 200
"""A column with more values is no condition anybody would choose from a list."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A column by which votes can be chosen, and its values; "category" is that of the game."""

    column: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """A board and what could have been asked beside it; ``slices`` only where they were asked for."""

    votes: Votes
    board: Board
    covariates: tuple[Covariate, ...]
    conditions: tuple[Condition, ...]
    slicings: tuple[Slicing, ...]
    slices: tuple[Slice, ...]
    by: str


def answer(club: Club, wanted: Wanted, by: str, *, progress: Progress, cancelled: CancelCheck) -> Answer:
    """Return the board; with *by* the conditional boards too.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    parts = 3 if by else 2

    def part(number: int) -> Progress:
        def tell(done: int, total: int) -> None:
            progress(100 * number + 100 * done // max(1, total), 100 * parts)

        return tell

    votes = votes_of(club, wanted.event_id, progress=part(0), cancelled=cancelled)
    ways = slicings(votes)
    made = board(votes, wanted, progress=part(1), cancelled=cancelled)
    chosen = by if by in [one.key for one in ways] else ways[0].key if by and ways else ""
    beside = slices(votes, wanted, chosen, progress=part(2), cancelled=cancelled) if chosen else ()
    return Answer(votes, made, offered(votes), tuple(_conditions(votes)), ways, beside, chosen)


def _conditions(votes: Votes) -> Sequence[Condition]:
    found = []
    categories = sorted(set(votes.category.tolist()) - {""})
    if categories:
        found.append(Condition("category", tuple(categories)))
    for name, column in votes.columns.items():
        values = set(column.tolist()) - {""}
        if name not in OWN and 1 < len(values) <= MOST_VALUES:
            found.append(Condition(name, tuple(sorted(values, key=_by_number))))
    return found


def _by_number(value: str) -> tuple[float, str]:
    try:
        return float(value), value
    except ValueError:
        return float("inf"), value
