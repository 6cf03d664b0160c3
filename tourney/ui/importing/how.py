"""How a document is to be read: what was found about it, each of it changeable, and its columns."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tourney.club.importing import ImportPreview
from tourney.exchange.drafts import RawTable, ReadOptions, TableForm
from tourney.exchange.mapping import Kind
from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.importing.columns import ColumnsForm
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.fields import Field

AUTO = ""
DAY, MONTH = "day", "month"
POINT, COMMA = ".", ","
NO_HEADINGS = "0"
ROWS_OFFERED = 12


class HowToRead(QWidget):
    """What the document is a list of, its encoding, separator, sheet, headings, dates, decimals, columns.

    Signals
    -------
    changed
        The document is to be read again.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.kind = self._choice("import-kind", self._kinds())
        self.encoding = self._choice("import-encoding", self._encodings())
        self.separator = self._choice("import-separator", self._separators())
        self.sheet = self._choice("import-sheet", {AUTO: self.tr("Found by itself")})
        self.header = self._choice("import-header", self._headers())
        self.order = self._choice("import-date-order", self._orders())
        self.decimal = self._choice("import-decimal", self._decimals())
        self.date = DateField(theme)
        self.date.setObjectName("import-date")
        self.columns = ColumnsForm(theme)
        self._fields = {
            "kind": Field.around(theme, self.tr("A list of"), self.kind),
            "encoding": Field.around(theme, self.tr("Encoding"), self.encoding),
            "separator": Field.around(theme, self.tr("Separator"), self.separator),
            "header": Field.around(theme, self.tr("Headings"), self.header),
            "order": Field.around(theme, self.tr("Dates"), self.order),
            "decimal": Field.around(theme, self.tr("Decimals"), self.decimal),
            "sheet": Field.around(theme, self.tr("Sheet"), self.sheet),
            "date": Field.around(theme, self.tr("Date of all games"), self.date),
        }
        self._fields["date"].hide()
        self._fields["sheet"].hide()
        choices = QGridLayout()
        choices.setHorizontalSpacing(12)
        choices.setVerticalSpacing(10)
        for number, field in enumerate(self._fields.values()):
            choices.addWidget(field, number // 4, number % 4)
        for column in range(4):
            choices.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(choices)
        layout.addWidget(self.columns, 1)
        layout.addStretch(0)
        for choice in (self.encoding, self.order, self.decimal):
            choice.activated.connect(self.changed)
        for choice in (self.kind, self.separator, self.sheet, self.header):
            choice.activated.connect(self._another_table)
        self.columns.changed.connect(self.changed)
        self.date.userDateChanged.connect(self._dated)

    def options(self) -> ReadOptions:
        """Return what the person decided."""
        order, chosen, kind = self.order.current(), self.date.date(), self.kind.current()
        header, date = self.header.current(), self._fields["date"]
        return ReadOptions(
            date=None if date.isHidden() else dt.date(chosen.year(), chosen.month(), chosen.day()),
            encoding=self.encoding.current() or None,
            delimiter=self.separator.current() or None,
            day_first=None if order == AUTO else order == DAY,
            decimal=self.decimal.current() or None,
            header_row=None if header == AUTO else int(header),
            sheet=self.sheet.current() or None,
            kind=Kind(kind) if kind else None,
            mapping=self.columns.mapping(),
        )

    def choose_order(self, order: str) -> None:
        """Read dates so from now on, as a button above the list says."""
        self.order.choose(order)
        self.changed.emit()

    def show_preview(self, preview: ImportPreview) -> None:
        """Show how the document was read."""
        draft = preview.draft
        form = draft.form if draft.form.encoding else TableForm(draft.encoding, draft.delimiter)
        is_table = draft.cells is not None
        self._show_form(form, draft.kind, is_table=is_table)
        undated = is_table and preview.n_games > 0 and all(one.role != "date" for one in draft.columns)
        if undated and self._fields["date"].isHidden():
            day = draft.games.dates[0]
            self.date.blockSignals(True)
            self.date.setDate(QDate(day.year, day.month, day.day))
            self.date.blockSignals(False)
        self._fields["date"].setVisible(undated)
        headings = [one.heading for one in draft.columns]
        roles = {at: one.role for at, one in enumerate(draft.columns) if one.role is not None}
        rows = draft.cells.rows if draft.cells is not None else []
        self.columns.show_columns(draft.kind, headings, roles, rows)
        self.columns.setVisible(bool(headings))

    def show_table(self, table: RawTable) -> None:
        """Show a table of which nothing could be read yet, so that a person can say what is what."""
        self._show_form(table.form, table.kind, is_table=True)
        self.columns.show_columns(table.kind, table.headings, table.roles, table.cells.rows)
        self.columns.setVisible(bool(table.headings))

    def _show_form(self, form: TableForm, kind: Kind | None, *, is_table: bool) -> None:
        found = self.tr("Found: {0}")
        kinds, orders = self._kinds(), self._orders()
        if kind is not None:
            self.kind.setItemText(0, found.format(kinds.get(str(kind), str(kind))))
        encoding = self._encodings().get(form.encoding.lower(), form.encoding)
        self.encoding.setItemText(0, found.format(encoding or "–"))
        separator = self._separators().get(form.delimiter, form.delimiter)
        self.separator.setItemText(0, found.format(separator or "–"))
        row = (
            self.tr("row {0}").format(format_number(form.header_row)) if form.header_row else self.tr("none")
        )
        self.header.setItemText(0, found.format(row))
        plain = self.tr("Found by itself")
        self.order.setItemText(0, found.format(orders[form.date_order]) if form.date_order else plain)
        decimals = self._decimals()
        self.decimal.setItemText(0, found.format(decimals[form.decimal]) if form.decimal else plain)
        self._show_sheets(form)
        for name in ("separator", "header", "order", "decimal"):
            self._fields[name].setVisible(is_table and (name != "separator" or not form.sheets))
        self._fields["encoding"].setVisible(not form.sheets)

    def _show_sheets(self, form: TableForm) -> None:
        known = [self.sheet.itemData(i) for i in range(1, self.sheet.count())]
        if known != list(form.sheets):
            chosen = self.sheet.current()
            self.sheet.clear()
            self.sheet.add(AUTO, self.tr("Found by itself"))
            for name in form.sheets:
                self.sheet.add(name, name)
            self.sheet.choose(chosen if chosen in form.sheets else AUTO)
        if form.sheet:
            self.sheet.setItemText(0, self.tr("Found: {0}").format(form.sheet))
        self._fields["sheet"].setVisible(len(form.sheets) > 1)

    def _choice(self, name: str, entries: dict[str, str]) -> Choice:
        choice = Choice(self._theme)
        choice.setObjectName(name)
        choice.setMinimumWidth(self._theme.px(120))
        for key, words in entries.items():
            choice.add(key, words)
        return choice

    def _another_table(self) -> None:
        """Read as another table: what was said of the columns of the one before does not hold."""
        self.columns.forget()
        self.changed.emit()

    def _dated(self) -> None:
        if not self._fields["date"].isHidden():
            self.changed.emit()

    def _kinds(self) -> dict[str, str]:
        return {
            AUTO: self.tr("Found by itself"),
            "players": self.tr("players"),
            "games": self.tr("games"),
            "votes": self.tr("votes"),
            "event": self.tr("one tournament"),
        }

    def _headers(self) -> dict[str, str]:
        rows = range(1, ROWS_OFFERED + 1)
        named = {str(row): self.tr("row {0}").format(format_number(row)) for row in rows}
        return {AUTO: self.tr("Found by itself"), NO_HEADINGS: self.tr("none"), **named}

    def _orders(self) -> dict[str, str]:
        return {
            AUTO: self.tr("Found by itself"),
            DAY: self.tr("Day first: 31/1/2026"),
            MONTH: self.tr("Month first: 1/31/2026"),
        }

    def _decimals(self) -> dict[str, str]:
        return {
            AUTO: self.tr("Found by itself"),
            POINT: self.tr("point: 12.5"),
            COMMA: self.tr("comma: 12,5"),
        }

    def _encodings(self) -> dict[str, str]:
        return {
            AUTO: self.tr("Found by itself"),
            "utf-8": "UTF-8",
            "utf-16": "UTF-16",
            "cp1252": self.tr("Western European (Windows)"),
            "cp1250": self.tr("Central European (Windows)"),
            "cp1251": self.tr("Cyrillic (Windows)"),
            "mac_roman": self.tr("Western European (old Mac)"),
            "gb18030": self.tr("Simplified Chinese (GB 18030)"),
            "big5": self.tr("Traditional Chinese (Big5)"),
            "cp932": self.tr("Japanese (Shift JIS)"),
        }

    def _separators(self) -> dict[str, str]:
        return {
            AUTO: self.tr("Found by itself"),
            ",": self.tr("comma"),
            ";": self.tr("semicolon"),
            "\t": self.tr("tab"),
            "|": self.tr("bar"),
        }
