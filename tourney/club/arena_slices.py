"""Conditional boards beside each other: one for each category, part of the calendar or value of a column."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from tourney.club.arena import Wanted, board, condition
from tourney.club.arena_cleaning import clean
from tourney.club.arena_rows import BoardRow
from tourney.club.arena_votes import OWN, Votes
from tourney.club.rated import date_of
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress, checkpoint

CATEGORY = QT_TRANSLATE_NOOP("Arena", "Category")
YEAR = QT_TRANSLATE_NOOP("Arena", "Year")
QUARTER = QT_TRANSLATE_NOOP("Arena", "Quarter")
MONTH = QT_TRANSLATE_NOOP("Arena", "Month")
QUARTER_OF = QT_TRANSLATE_NOOP("Arena", "{year}, quarter {number}")
COLUMN = QT_TRANSLATE_NOOP("Arena", "{column}")
NO_CATEGORY = QT_TRANSLATE_NOOP("Arena", "none")

MOST = 12
"""Boards beside each other, at most: those with most votes, or the latest."""

MOST_VALUES = 60
_TIMES = ("year", "quarter", "month")


@dataclass(frozen=True, slots=True)
class Slicing:
    """A way to divide the votes: its key, and what it is called."""

    key: str
    label: Text


@dataclass(frozen=True, slots=True, eq=False)
class Slice:
    """A board over a part of the votes: the rows of those who are ranked on it, by player id."""

    label: Text | str
    votes: int
    rows: Mapping[int, BoardRow]


def slicings(found: Votes) -> tuple[Slicing, ...]:
    """Return the ways in which these votes fall into at least two parts."""
    named = []
    if len(set(found.category.tolist())) > 1:
        named.append(Slicing("category", CATEGORY()))
    for key, label in zip(_TIMES, (YEAR(), QUARTER(), MONTH()), strict=True):
        if len(np.unique(_parts(found, key))) > 1:
            named.append(Slicing(key, label))
    for name, values in found.columns.items():
        if name not in OWN and 2 <= len(set(values.tolist()) - {""}) <= MOST_VALUES:
            named.append(Slicing(f"column:{name}", COLUMN(column=name)))
    return tuple(named)


def slices(
    found: Votes,
    wanted: Wanted,
    by: str,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> tuple[Slice, ...]:
    """Return a board for each part, in the order of time or of the number of votes.

    The votes are cleaned as a whole first: a judge is what he is in every part.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    inside = found.take(condition(found, wanted))
    left = inside.take(clean(inside.ballots, wanted.cleaning).keep)
    parts = _parts(left, by)
    values, counts = np.unique(parts, return_counts=True)
    if by in _TIMES:
        chosen = values[-MOST:].tolist()
    else:
        order = np.lexsort((values, -counts))
        chosen = [value for value in values[order].tolist() if value or by == "category"][:MOST]
    plain = replace(wanted, column="", value="", since=None, until=None, cleaning=type(wanted.cleaning)())
    made = []
    for number, value in enumerate(chosen):
        checkpoint(number, len(chosen), progress, cancelled)
        part = board(left.take(parts == value), plain, cancelled=cancelled)
        made.append(Slice(_label(by, value), part.counted, {row.player_id: row for row in part.rows}))
    return tuple(made)


def _parts(found: Votes, by: str) -> npt.NDArray[np.str_]:
    """Return the part of each vote, (G,), as a word that sorts."""
    if by in _TIMES:
        days, index = np.unique(found.log.day, return_inverse=True)
        words = [_of_day(date_of(day), by) for day in days.tolist()]
        return np.array(words, dtype=str)[index.reshape(-1)] if len(days) else np.zeros(0, dtype=str)
    if by == "category":
        return found.category.astype(str)
    column = found.columns.get(by.partition(":")[2])
    return column.astype(str) if column is not None else np.full(len(found), "", dtype=str)


def _of_day(date: dt.date, by: str) -> str:
    if by == "year":
        return f"{date.year:04}"
    if by == "quarter":
        return f"{date.year:04}-{(date.month + 2) // 3}"
    return f"{date.year:04}-{date.month:02}"


def _label(by: str, value: str) -> Text | str:
    if by == "quarter":
        year, _, number = value.partition("-")
        return QUARTER_OF(year=year, number=number)
    return value or NO_CATEGORY()
