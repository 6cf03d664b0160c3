"""Excel workbooks in which ids and scores stay text, numbers numbers, and nothing is a formula."""

from __future__ import annotations

import datetime as dt
import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, english, say
from tourney.core.options import check, option
from tourney.core.text_width import text_width
from tourney.exchange.base import Align, Cell, CellKind, Column, Emphasis, Row, Sheet, shown
from tourney.exchange.guard import is_risky, printable

SECTION = QT_TRANSLATE_NOOP("Exchange", "Section")

TEXT_LIMIT = 32_767
_TITLE_LIMIT = 31
_NARROWEST, _WIDEST = 5, 60
_FIRST_DATE = dt.date(1900, 3, 1)
"""Workbooks count a 29th of February 1900 that never was; older dates go out as text."""
_NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
_MUTED = "FF566070"


@dataclass(frozen=True, slots=True)
class XlsxOptions:
    """``right_to_left`` turns the sheet round for languages written that way."""

    right_to_left: bool = option(False, QT_TRANSLATE_NOOP("Exchange", "Columns from right to left"))

    def __post_init__(self) -> None:
        check(self)


class XlsxWriter:
    """Writes title, headings, rows and notes; the headings stay in view and repeat on paper.

    Sections become a first column, so that the rows can be sorted and filtered.
    """

    key = "xlsx"
    label = QT_TRANSLATE_NOOP("Exchange", "Excel workbook")
    suffix = ".xlsx"
    options_type = XlsxOptions

    def write(
        self, sheet: Sheet, *, translate: Translate = english, options: XlsxOptions | None = None
    ) -> bytes:
        """Return the workbook's bytes."""
        return self.write_all([sheet], translate=translate, options=options)

    def write_all(
        self, sheets: Sequence[Sheet], *, translate: Translate = english, options: XlsxOptions | None = None
    ) -> bytes:
        """Return one workbook with a page for each sheet, named after it."""
        from openpyxl import Workbook

        chosen = options or XlsxOptions()
        book = Workbook()
        book.remove(book.active)
        titles: list[str] = []
        for sheet in sheets:
            titles.append(_free_title(say(sheet.title, translate), titles))
            page = book.create_sheet(titles[-1])
            page.sheet_view.rightToLeft = chosen.right_to_left
            _Page(page, sheet, translate).fill()
        book.properties.title = _text(say(sheets[0].title, translate))
        book.properties.creator = "Tourney"
        stream = io.BytesIO()
        book.save(stream)
        return stream.getvalue()


class _Page:
    def __init__(self, page: Any, sheet: Sheet, translate: Translate) -> None:
        self.page, self.sheet, self.translate = page, sheet, translate
        self.columns = list(sheet.columns)
        self.sectioned = any(row.section is not None for row in sheet.rows)
        if self.sectioned:
            self.columns.insert(0, Column("section", SECTION))
        self.widths = [float(_NARROWEST)] * len(self.columns)

    def fill(self) -> None:
        """Put everything on the page."""
        from openpyxl.styles import Border, Font, Side
        from openpyxl.utils import get_column_letter

        number = self._heads(Font)
        line = Border(bottom=Side(style="thin"))
        for at, column in enumerate(self.columns, 1):
            heading = self._put(number, at, say(column.heading, self.translate))
            heading.font, heading.border = Font(bold=True), line
            heading.alignment = self._alignment(column)
            self._widen(at, str(heading.value or ""))
        head = number
        for row in self.sheet.rows:
            number += 1
            self._row(number, row, Font)
        last = number
        for note in self.sheet.notes:
            number += 2 if number == last else 1
            self._put(number, 1, say(note, self.translate)).font = Font(italic=True, color=_MUTED)
        for at, width in enumerate(self.widths, 1):
            self.page.column_dimensions[get_column_letter(at)].width = min(width + 2, _WIDEST)
        self.page.freeze_panes = f"A{head + 1}"
        self.page.print_title_rows = f"{head}:{head}"
        self.page.page_setup.fitToWidth, self.page.page_setup.fitToHeight = 1, 0
        self.page.sheet_properties.pageSetUpPr.fitToPage = True
        if sum(self.widths) > 90:
            self.page.page_setup.orientation = "landscape"
        if self.columns:
            self.page.auto_filter.ref = f"A{head}:{get_column_letter(len(self.columns))}{max(last, head)}"

    def _heads(self, font: Any) -> int:
        """Put the title and return the row of the headings."""
        self._put(1, 1, say(self.sheet.title, self.translate)).font = font(bold=True, size=14)
        if self.sheet.subtitle is None:
            return 3
        self._put(2, 1, say(self.sheet.subtitle, self.translate)).font = font(color=_MUTED)
        return 4

    def _row(self, number: int, row: Row, font: Any) -> None:
        cells = list(row.cells)
        if self.sectioned:
            cells.insert(0, Cell(say(row.section or "", self.translate)))
        look = {
            Emphasis.STRONG: font(bold=True),
            Emphasis.MUTED: font(color=_MUTED),
        }.get(row.emphasis)
        for at, (one, column) in enumerate(zip(cells, self.columns, strict=True), 1):
            put = self._cell(number, at, one, column)
            put.alignment = self._alignment(column)
            if look is not None:
                put.font = look
            self._widen(at, shown(one, column, self.translate))

    def _cell(self, number: int, at: int, one: Cell, column: Column) -> Any:
        value = one.value
        if column.kind is CellKind.NUMBER and isinstance(value, (int, float)) and not isinstance(value, bool):
            put = self.page.cell(number, at)
            if math.isfinite(value) and abs(value) < 1e15:
                put.value = value
                places = column.decimals
                put.number_format = "0" if isinstance(value, int) or not places else "0." + "0" * places
            return put
        if column.kind is CellKind.DATE and isinstance(value, dt.date):
            day = value.date() if isinstance(value, dt.datetime) else value
            if day >= _FIRST_DATE:
                put = self.page.cell(number, at, day)
                put.number_format = "yyyy-mm-dd"
                return put
            return self._put(number, at, day.isoformat())
        return self._put(number, at, shown(one, column, self.translate))

    def _put(self, number: int, at: int, text: str) -> Any:
        """Put a text that stays one, whatever it looks like."""
        put = self.page.cell(number, at)
        said = _text(text)
        if said:
            put.value = said
            put.data_type = "s"
            put.number_format = "@"
            put.quotePrefix = is_risky(said)
        return put

    def _alignment(self, column: Column) -> Any:
        from openpyxl.styles import Alignment

        sides = {Align.LEFT: "general", Align.RIGHT: "right", Align.CENTER: "center"}
        return Alignment(horizontal=sides[column.alignment], vertical="top")

    def _widen(self, at: int, text: str) -> None:
        width = max((text_width(line) for line in text.splitlines()), default=0)
        self.widths[at - 1] = max(self.widths[at - 1], width)


def sheet_title(title: str) -> str:
    """Return a title that a sheet may have: short, without the signs that formulas need."""
    bare = " ".join(_NOT_IN_TITLES.sub(" ", printable(title)).split()).strip("'")
    return bare[:_TITLE_LIMIT].strip("' ") or "Tourney"


def _free_title(title: str, taken: Sequence[str]) -> str:
    """Return a title that no other sheet of the workbook has; programs compare them without case."""
    wanted, used = sheet_title(title), {one.casefold() for one in taken}
    found, number = wanted, 1
    while found.casefold() in used:
        number += 1
        end = f" {number}"
        found = wanted[: _TITLE_LIMIT - len(end)].rstrip() + end
    return found


def _text(text: str) -> str:
    return printable(text)[:TEXT_LIMIT]


PLUGIN = XlsxWriter()
