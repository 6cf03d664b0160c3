"""The fate of every row of a document: in, repaired, the same as another, or left out and why."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import StrEnum

from tourney.core.marks import Text
from tourney.exchange.drafts import ImportDraft, RowProblem


class Fate(StrEnum):
    """What becomes of a row."""

    IN = "in"
    REPAIRED = "repaired"
    """It comes in, with something changed or left empty."""
    DUPLICATE = "duplicate"
    """It says again, or nearly again, what another row says."""
    OUT = "out"


DUPLICATES = frozenset(("player-again", "similar-name", "game-again"))
"""Codes of remarks about rows that resemble another."""

PASSED = frozenset(
    (
        "bye",
        "not-played",
        "total-row",
        "out",
        "heading-again",
        "placeholder",
        "no-name",
        "points-row",
        "rule-row",
    )
)
"""Codes of remarks about rows that are left out for a good reason."""

ABOUT_FILE = frozenset(("date-order", "index-column", "sheets", "time-control"))
"""Codes of remarks about the whole document."""


@dataclass(frozen=True, slots=True)
class RowFate:
    """What becomes of one row, and the sentences that say why."""

    row: int
    fate: Fate
    reasons: tuple[Text, ...] = ()
    cells: tuple[str, ...] = ()


def fates(draft: ImportDraft) -> tuple[RowFate, ...]:
    """Return the fate of each row of the table below its headings, in order.

    For an event each line with a remark or a problem is told, and each player's line.
    """
    told: dict[int, list[RowProblem]] = defaultdict(list)
    for one in (*draft.problems, *draft.remarks):
        if one.code not in ABOUT_FILE:
            told[one.row].append(one)
    bad = {one.row for one in draft.problems}
    numbers, rows = _rows(draft)
    found = []
    for number, cells in zip(numbers, rows, strict=True):
        codes = {one.code for one in told[number]}
        if number in bad or codes & PASSED:
            fate = Fate.OUT
        elif codes & DUPLICATES:
            fate = Fate.DUPLICATE
        elif codes:
            fate = Fate.REPAIRED
        else:
            fate = Fate.IN
        found.append(RowFate(number, fate, tuple(one.text for one in told[number]), tuple(cells)))
    return tuple(found)


def repairs(draft: ImportDraft) -> tuple[RowProblem, ...]:
    """Return the remarks that tell of something changed or left empty on the way in."""
    passed = ABOUT_FILE | PASSED | DUPLICATES
    return tuple(one for one in draft.remarks if one.code not in passed)


def duplicates(draft: ImportDraft) -> tuple[RowProblem, ...]:
    """Return the remarks about rows that resemble another row."""
    return tuple(one for one in draft.remarks if one.code in DUPLICATES)


def _rows(draft: ImportDraft) -> tuple[list[int], list[list[str]]]:
    if draft.cells is not None:
        return draft.cells.numbers, draft.cells.rows
    known = {one.row for one in (*draft.problems, *draft.remarks) if one.code not in ABOUT_FILE}
    known |= {player.row for player in draft.players}
    known |= set(draft.games.rows)
    numbers = sorted(number for number in known if number)
    return numbers, [[] for _ in numbers]
