"""Lines without a heading in each row of a file or of the clipboard: "ann > bob", or "Ann 1-0 Bob"."""

from __future__ import annotations

import re
from dataclasses import replace

from tourney.core.notation import parse
from tourney.core.outcomes import NotationError
from tourney.core.records import NAME_LIMIT
from tourney.exchange.drafts import Cells

_MOST = 0.5
_SAMPLE = 200
_LONGEST = 2 * NAME_LIMIT + 40
_POINTS = r"(?:[0-9]{1,3}(?:\.5)?|½|1/2)"
_SCORE = rf"{_POINTS}\s?[-–—:]\s?{_POINTS}|\+\s?[-–:]\s?-|-\s?[-–:]\s?\+"
_BETWEEN = re.compile(rf"(?:\d{{1,3}}[.)]\s+)?(.+?)\s+({_SCORE})\s+(.+)")
_BEHIND = re.compile(rf"(?:\d{{1,3}}[.)]\s+)?(.+?)\s+(?:[-–—:]|vs?\.?)\s+(.+?)(?:\s*[:,])?\s+({_SCORE})")


def notation_lines(cells: Cells) -> Cells | None:
    """Return the rows as one column where most of them are results of games; None where they are not.

    A line is a result when it names two sides and has a sign between them.
    """
    lines = _single(cells)
    sample = lines[:_SAMPLE]
    if sum(map(_is_result, sample)) <= len(sample) * _MOST:
        return None
    return replace(cells, rows=[[line] for line in lines])


def score_lines(cells: Cells) -> Cells | None:
    """Return lines such as "Ann 1-0 Bob" and "Ann - Bob 1-0" as rows of first side, result, second side.

    None where most lines are nothing of the kind; of the others the first cell holds all.
    """
    lines = [" ".join(line.split()) for line in _single(cells)]
    rows = [_cut(line) for line in lines]
    if sum(row is not None for row in rows) <= len(rows) * _MOST:
        return None
    return replace(cells, rows=[row or [line, "", ""] for row, line in zip(rows, lines, strict=True)])


def _cut(line: str) -> list[str] | None:
    if len(line) > _LONGEST:
        return None
    if (found := _BETWEEN.fullmatch(line)) is not None:
        first, score, second = found.groups()
    elif (found := _BEHIND.fullmatch(line)) is not None:
        first, second, score = found.groups()
    else:
        return None
    named = all(len(one) <= NAME_LIMIT and any(map(str.isalpha, one)) for one in (first, second))
    return [first, score, second] if named else None


def _single(cells: Cells) -> list[str]:
    """Return the one text of each row; nothing where a row has several."""
    if any(sum(bool(cell.strip()) for cell in row) > 1 for row in cells.rows):
        return []
    return [next(cell for cell in row if cell.strip()) for row in cells.rows]


def _is_result(line: str) -> bool:
    if not set(line) & set(">=＞＝"):
        return False
    try:
        parsed = parse(line)
    except NotationError:
        return False
    return not parsed.is_board and len(parsed.sides) > 1
