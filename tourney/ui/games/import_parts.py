"""Parts of the import preview: what was found in figures, and how the file is to be read."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QCoreApplication, QDate, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.importing import ImportPreview
from tourney.exchange.drafts import ReadOptions
from tourney.ui.base.i18n import format_date, format_number
from tourney.ui.base.theme import Theme
from tourney.ui.games.import_rows import LinesModel, column_rows
from tourney.ui.models.games import counted
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.delegates.text import NameCell, TextCell
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.table import Column, Table

AUTO = ""
DAY, MONTH = "day", "month"


class Facts(QWidget):
    """What is in the file, one line each: its name in faint ink, the figure beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_preview(self, preview: ImportPreview) -> None:
        """Say what the file holds."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for line, (name, words) in enumerate(self.lines(preview)):
            self._grid.addWidget(Label(self._theme, name, "second", "faint", parent=self), line, 0)
            value = Label(self._theme, words, "body", "text", wrap=True, parent=self)
            value.setAccessibleName(f"{name}: {words}")
            self._grid.addWidget(value, line, 1)

    def lines(self, preview: ImportPreview) -> list[tuple[str, str]]:
        """Return the facts as name and words."""
        draft, translate = preview.draft, QCoreApplication.translate
        lines: list[tuple[str, str]] = []
        if preview.n_games:
            games = preview.n_games
            words = counted(translate("Counts", "%n game(s)", None, games), games)
            first, last = min(draft.games.dates), max(draft.games.dates)
            span = format_date(first)
            if first != last:
                span = self.tr("{0} to {1}").format(span, format_date(last))
            lines.append((self.tr("Games"), self.tr("{0}, {1}").format(words, span)))
        new, people = len(preview.new_names), []
        if new or not preview.known:
            people.append(counted(translate("Counts", "%n new player(s)", None, new), new))
        known = preview.known
        if known:
            people.append(counted(translate("Counts", "%n player(s) of the club", None, known), known))
        words = self.tr("{0}, {1}").format(*people) if len(people) == 2 else people[0]
        lines.append((self.tr("Players"), words))
        if preview.events:
            names = ", ".join(preview.events[:3])
            more = len(preview.events) - 3
            if more > 0:
                names = self.tr("{0} and {1} more").format(names, format_number(more))
            lines.append((self.tr("Events"), names))
        return lines


class HowToRead(QWidget):
    """The encoding, the separator, the order of dates; and what each column is used as.

    Signals
    -------
    changed
        The file is to be read again.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.encoding = Choice(theme)
        self.encoding.setObjectName("import-encoding")
        for key, words in self._encodings().items():
            self.encoding.add(key, words)
        self.separator = Choice(theme)
        self.separator.setObjectName("import-separator")
        for key, words in self._separators().items():
            self.separator.add(key, words)
        self.order = Choice(theme)
        self.order.setObjectName("import-date-order")
        self.order.add(AUTO, self.tr("Found by itself"))
        self.order.add(DAY, self.tr("Day first: 31/1/2026"))
        self.order.add(MONTH, self.tr("Month first: 1/31/2026"))
        self.date = DateField(theme)
        self.date.setObjectName("import-date")
        self._date_field = Field.around(theme, self.tr("Date of all games"), self.date)
        self._date_field.hide()
        self.columns = Table(theme)
        self.columns.setObjectName("import-columns")
        self.columns.setAccessibleName(self.tr("What each column is used as"))
        self.columns.setMinimumHeight(64)
        choices = QHBoxLayout()
        choices.setSpacing(12)
        for label, widget in (
            (self.tr("Encoding"), self.encoding),
            (self.tr("Separator"), self.separator),
            (self.tr("Dates"), self.order),
        ):
            choices.addWidget(Field.around(theme, label, widget), 1)
        choices.addWidget(self._date_field, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(choices)
        layout.addWidget(self.columns, 1)
        layout.addStretch(0)
        for choice in (self.encoding, self.separator, self.order):
            choice.activated.connect(self.changed)
        self.date.userDateChanged.connect(self._dated)

    def options(self) -> ReadOptions:
        """Return what the person decided."""
        order = self.order.current()
        chosen = self.date.date()
        return ReadOptions(
            date=None
            if self._date_field.isHidden()
            else dt.date(chosen.year(), chosen.month(), chosen.day()),
            encoding=self.encoding.current() or None,
            delimiter=self.separator.current() or None,
            day_first=None if order == AUTO else order == DAY,
        )

    def choose_order(self, order: str) -> None:
        """Read dates so from now on, as a button above the list says."""
        self.order.choose(order)
        self.changed.emit()

    def show_preview(self, preview: ImportPreview) -> None:
        """Show how the file was read."""
        draft = preview.draft
        encoding = self._encodings().get(draft.encoding.lower(), draft.encoding)
        self.encoding.setItemText(0, self.tr("Found by itself: {0}").format(encoding))
        delimiter = self._separators().get(draft.delimiter, draft.delimiter)
        self.separator.setItemText(0, self.tr("Found by itself: {0}").format(delimiter))
        undated = preview.n_games > 0 and all(one.role != "date" for one in draft.columns)
        if undated and self._date_field.isHidden():
            day = draft.games.dates[0]
            self.date.blockSignals(True)
            self.date.setDate(QDate(day.year, day.month, day.day))
            self.date.blockSignals(False)
        self._date_field.setVisible(undated)
        before = self.columns.model()
        headings = (self.tr("Column"), self.tr("Used as"))
        self.columns.setModel(LinesModel(headings, column_rows(draft), self.columns, strong=0))
        self.columns.set_columns(
            (
                Column("column", 240, least=120, stretch=1, delegate=NameCell(self._theme)),
                Column("use", 320, least=160, stretch=2, delegate=TextCell(self._theme, ink="soft")),
            )
        )
        if before is not None:
            before.deleteLater()

    def _dated(self) -> None:
        if not self._date_field.isHidden():
            self.changed.emit()

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
