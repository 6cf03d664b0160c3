"""Lines of notation without a heading: "ann > bob" in each row of a file or of the clipboard."""

from __future__ import annotations

from dataclasses import replace

from tourney.core.notation import parse
from tourney.core.outcomes import NotationError
from tourney.exchange.drafts import Cells

_MOST = 0.5
_SAMPLE = 200


def notation_lines(cells: Cells) -> Cells | None:
    """Return the rows as one column where most of them are results of games; None where they are not.

    A line is a result when it names two sides and has a sign between them.
    """
    if not cells.rows or any(sum(bool(cell.strip()) for cell in row) > 1 for row in cells.rows):
        return None
    lines = [next(cell for cell in row if cell.strip()) for row in cells.rows]
    sample = lines[:_SAMPLE]
    if sum(map(_is_result, sample)) <= len(sample) * _MOST:
        return None
    return replace(cells, rows=[[line] for line in lines])


def _is_result(line: str) -> bool:
    if not set(line) & set(">=＞＝"):
        return False
    try:
        parsed = parse(line)
    except NotationError:
        return False
    return not parsed.is_board and len(parsed.sides) > 1
