"""Columns of no known meaning, kept beside what a row says."""

from __future__ import annotations

import unicodedata

from tourney.exchange.drafts import Cells
from tourney.exchange.guard import unguard
from tourney.exchange.readers._numbers import number_text
from tourney.exchange.readers._roles import Heading

LIMIT = 500
"""No note about a game or a person is longer than this; the rest of a longer text is cut."""


class Extras:
    """The extra columns of a table; a column of numbers alone is kept as numbers with a decimal point."""

    def __init__(self, cells: Cells, heading: Heading, decimal: str) -> None:
        self._decimal = decimal
        self._columns: list[tuple[str, int, bool]] = []
        for at in heading.extras:
            # Headings may be repeated in the middle of a file.
            texts = {row[at].strip() for row in cells.rows if at < len(row)} - {"", heading.cells[at]}
            if texts:
                numeric = all(number_text(text, decimal) is not None for text in texts)
                self._columns.append((heading.cells[at] or f"#{at + 1}", at, numeric))

    @property
    def names(self) -> list[str]:
        """The headings of the columns that hold something."""
        return [name for name, _, _ in self._columns]

    def column(self, name: str, rows: list[list[str]]) -> list[str]:
        """Return the texts of one column for some rows."""
        at, numeric = next((at, numeric) for one, at, numeric in self._columns if one == name)
        return [self._text(row, at, numeric) for row in rows]

    def of_row(self, row: list[str]) -> tuple[tuple[str, str], ...]:
        """Return heading and text of each extra cell that is not empty."""
        found = ((name, self._text(row, at, numeric)) for name, at, numeric in self._columns)
        return tuple((name, text) for name, text in found if text)

    def _text(self, row: list[str], at: int, numeric: bool) -> str:
        text = row[at].strip() if at < len(row) else ""
        if numeric:
            return number_text(text, self._decimal) or ""
        return extra_text(text)


def extra_text(cell: str) -> str:
    """Return a cell as it is kept: composed, without signs of control, not endless."""
    text = unicodedata.normalize("NFC", unguard(cell.strip()))
    kept = "".join(ch for ch in text if ch in "\n\t" or unicodedata.category(ch) != "Cc")
    return kept[:LIMIT]
