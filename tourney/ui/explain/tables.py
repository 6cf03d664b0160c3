"""The two tables of an explanation: the bars, and what another result would have done."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.club.explain_words import alternative_word
from tourney.club.explaining import Alternative
from tourney.ui.base.i18n import format_change, format_rating, shown
from tourney.ui.base.theme import Theme
from tourney.ui.explain.bars import BarCell
from tourney.ui.explain.model import BarColumn, WaterfallModel
from tourney.ui.models.card import LEFT, RIGHT, SortedRows
from tourney.ui.models.roles import Change, Emphasis, Role
from tourney.ui.widgets.delegates.figures import ChangeCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.table import Column, Table


class GoingTable(Table):
    """A table whose rows lead somewhere: Enter or a double click.

    Signals
    -------
    entered : object
        The key of the row.
    """

    entered = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.doubleClicked.connect(self._enter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._enter(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _enter(self, index: QModelIndex) -> None:
        key = index.siblingAtColumn(0).data(Role.KEY)
        if key is not None:
            self.entered.emit(key)

    def high_for(self, rows: int) -> int:
        """Return the height that shows so many rows and the header."""
        return self.horizontalHeader().sizeHint().height() + rows * self.rows.height() + 2


class BarsTable(GoingTable):
    """The waterfall: what, how much, and the bar."""

    def __init__(self, theme: Theme, model: WaterfallModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("explain-bars")
        self.setModel(model)
        self.set_columns(
            (
                Column("date", 104, 92),
                Column("what", 190, 110, 2, NameCell(theme)),
                Column("games", 66, 58, 0, FigureCell(theme)),
                Column("scored", 72, 62, 0, FigureCell(theme, ink="text")),
                Column("expected", 82, 70, 0, FigureCell(theme)),
                Column("change", 80, 66, 0, ChangeCell(theme)),
                Column("bar", 180, 90, 3, BarCell(theme)),
            )
        )

    def set_kind(self, *, dated: bool, counted: bool) -> None:
        """Show the columns that tell something."""
        self.setColumnHidden(BarColumn.DATE, not dated)
        self.setColumnHidden(BarColumn.GAMES, not counted)


class WhatIfColumn(IntEnum):
    """The columns of the other results."""

    RESULT = 0
    AFTER = 1
    CHANGE = 2


class WhatIfModel(SortedRows):
    """Every result of a game, with the rating it would have led to; the real one stands out."""

    columns = WhatIfColumn

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides, self._decimals = 2, 0

    def show_alternatives(self, found: tuple[Alternative, ...], sides: int, decimals: int) -> None:
        """Show the results of another game."""
        self._sides, self._decimals = sides, decimals
        self.set_rows(found)

    def heading(self, section: int) -> str:
        match WhatIfColumn(section):
            case WhatIfColumn.RESULT:
                return self.tr("Result")
            case WhatIfColumn.AFTER:
                return self.tr("Rating after")
            case WhatIfColumn.CHANGE:
                return self.tr("Change")

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        return LEFT if section == WhatIfColumn.RESULT else RIGHT

    def raw(self, row: Alternative, column: int) -> Any:
        return (row.place, row.after, row.change)[column]

    def cell(self, row: Alternative, column: int, role: int) -> Any:
        shown_column = WhatIfColumn(column)
        if role == Role.EMPHASIS and shown_column is WhatIfColumn.RESULT:
            return Emphasis.STRONG if row.real else Emphasis.NORMAL
        if role == Role.TRAILING and shown_column is WhatIfColumn.RESULT:
            return self.tr("as it was") if row.real else None
        if role == Role.CHANGE and shown_column is WhatIfColumn.CHANGE:
            return Change(row.change, decimals=self._decimals)
        if role == Qt.ItemDataRole.AccessibleTextRole and shown_column is WhatIfColumn.RESULT:
            words = self.tr("{0}: rating {1}, {2}").format(self._word(row), self._after(row), self._gain(row))
            return self.tr("{0}, as it was").format(words) if row.real else words
        if role == Qt.ItemDataRole.DisplayRole:
            return (self._word(row), self._after(row), self._gain(row))[column]
        return None

    def _word(self, row: Alternative) -> str:
        return shown(alternative_word(row, self._sides))

    def _after(self, row: Alternative) -> str:
        figure = format_rating(row.after, self._decimals)
        if row.deviation is None:
            return figure
        return f"{figure} ±{format_rating(row.deviation, self._decimals)}"

    def _gain(self, row: Alternative) -> str:
        return format_change(row.change, self._decimals, none="0")


def what_if_table(theme: Theme, model: WhatIfModel) -> GoingTable:
    """Return the table of the other results."""
    table = GoingTable(theme)
    table.setObjectName("explain-what-if")
    table.setModel(model)
    table.set_columns(
        (
            Column("result", 220, 120, 2, NameCell(theme)),
            Column("after", 140, 96, 1, FigureCell(theme, ink="text")),
            Column("change", 90, 70, 0, ChangeCell(theme)),
        )
    )
    return table
