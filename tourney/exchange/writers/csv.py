"""CSV as spreadsheets open it: UTF-8 with a mark at the start, quoted by RFC 4180."""

from __future__ import annotations

import csv
import datetime as dt
import io
import math
import re
from dataclasses import dataclass

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, english, say
from tourney.core.options import check, option
from tourney.exchange.base import Cell, CellKind, Column, Sheet, shown
from tourney.exchange.guard import guard

SECTION = QT_TRANSLATE_NOOP("Exchange", "Section")
_HYPHEN_IN_SCORE = re.compile(r"(?<=[\d½])\s*[-−]\s*(?=[\d½])")


@dataclass(frozen=True, slots=True)
class CsvOptions:
    """How the file is cut and written; a semicolon and a decimal comma suit many European Excels."""

    delimiter: str = option(
        ",",
        QT_TRANSLATE_NOOP("Exchange", "Separator"),
        choices={
            ",": QT_TRANSLATE_NOOP("Exchange", "Comma"),
            ";": QT_TRANSLATE_NOOP("Exchange", "Semicolon"),
            "\t": QT_TRANSLATE_NOOP("Exchange", "Tab"),
        },
    )
    decimal: str = option(
        ".",
        QT_TRANSLATE_NOOP("Exchange", "Decimal sign"),
        choices={
            ".": QT_TRANSLATE_NOOP("Exchange", "Point"),
            ",": QT_TRANSLATE_NOOP("Exchange", "Comma"),
        },
    )
    bom: bool = option(True, QT_TRANSLATE_NOOP("Exchange", "Mark as UTF-8 for spreadsheets"))

    def __post_init__(self) -> None:
        check(self)


class CsvWriter:
    """Writes the heading and the rows; title and notes are for people and left out.

    Numbers are written raw (rounded to four decimals, unless the column is exact); text that a
    spreadsheet could run as a formula is guarded with an apostrophe, which our reader takes off;
    scores use the en dash. Sections become a first column.
    """

    key = "csv"
    label = QT_TRANSLATE_NOOP("Exchange", "CSV table")
    suffix = ".csv"
    options_type = CsvOptions

    def write(
        self, sheet: Sheet, *, translate: Translate = english, options: CsvOptions | None = None
    ) -> bytes:
        """Return the file's bytes."""
        chosen = options or CsvOptions()
        stream = io.StringIO(newline="")
        writer = csv.writer(stream, delimiter=chosen.delimiter, lineterminator="\r\n")
        has_sections = any(row.section is not None for row in sheet.rows)
        heading = [guard(say(column.heading, translate)) for column in sheet.columns]
        writer.writerow([say(SECTION, translate), *heading] if has_sections else heading)
        for row in sheet.rows:
            line = [
                _written(one, column, translate, chosen.decimal)
                for one, column in zip(row.cells, sheet.columns, strict=True)
            ]
            if has_sections:
                line.insert(0, guard(say(row.section or "", translate)))
            writer.writerow(line)
        return stream.getvalue().encode("utf-8-sig" if chosen.bom else "utf-8", "replace")


def _written(one: Cell, column: Column, translate: Translate, decimal: str) -> str:
    value = one.value
    if column.kind is CellKind.NUMBER and isinstance(value, (int, float)):
        if not math.isfinite(value):
            return ""
        if isinstance(value, int) or column.exact:
            text = repr(value)
        else:
            text = f"{value:.4f}".rstrip("0").rstrip(".")
        return ("0" if text == "-0" else text).replace(".", decimal)
    if column.kind is CellKind.DATE and isinstance(value, dt.date):
        return value.isoformat()
    text = shown(one, column, translate)
    if column.kind is CellKind.SCORE:
        text = _HYPHEN_IN_SCORE.sub("–", text)
    return guard(text)


PLUGIN = CsvWriter()
