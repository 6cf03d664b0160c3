"""Rows of a table that are nobody's: sums, lines of dashes, the foot of a page."""

from __future__ import annotations

from collections.abc import Sequence

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold

AGAIN = QT_TRANSLATE_NOOP("Exchange", "This row repeats the headings and was left out.")
TOTAL = QT_TRANSLATE_NOOP("Exchange", "“{name}” looks like the last line of a sum and was left out.")
RULE = QT_TRANSLATE_NOOP("Exchange", "This row is a line of dashes and was left out.")
NO_PERSON = QT_TRANSLATE_NOOP("Exchange", "This row names nobody (“{start}”) and was left out.")

TOTALS = frozenset(
    ("summe", "total", "totals", "sum", "gesamt", "somme", "suma", "totale", "totaal", "razem", "celkem",
     "soma", "итого", "всего", "toplam", "συνολο", "summa", "osszesen", "yhteensa", "合计", "总计", "合計",
     "總計", "小计", "小計", "합계")
)  # fmt: skip
_DASHES = frozenset("-–—―_=+:.*~─━│|| \t\u00a0")


def is_rule(row: Sequence[str]) -> bool:
    """Tell whether the cells are nothing but dashes: a line between the rows of a table."""
    filled = [cell.strip() for cell in row if cell.strip()]
    return any(len(cell) > 2 for cell in filled) and all(set(cell) <= _DASHES for cell in filled)


def word_of_sum(row: Sequence[str]) -> str:
    """Return the cell that says that the row is a sum, "" where none does."""
    return next((cell.strip() for cell in row if fold(cell.strip().rstrip(":：")) in TOTALS), "")


def said(row: Sequence[str]) -> list[str]:
    """Return the different texts of a row; merged cells repeat theirs."""
    return list(dict.fromkeys(cell.strip() for cell in row if cell.strip()))
