"""The players of an open game as rows: what is expected, and what each result would do to the rating."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.club.outlook import Outlook, Prospect
from tourney.ui.base.i18n import format_change, format_number
from tourney.ui.base.theme import Theme
from tourney.ui.explain.tables import GoingTable
from tourney.ui.models.card import LEFT, RIGHT, SortedRows
from tourney.ui.models.roles import Change, Role
from tourney.ui.widgets.delegates.figures import ChangeCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.table import Column


class OutlookColumn(IntEnum):
    """The columns of an outlook."""

    PLAYER = 0
    EXPECTED = 1
    WON = 2
    DRAWN = 3
    LOST = 4


RESULTS = (OutlookColumn.WON, OutlookColumn.DRAWN, OutlookColumn.LOST)


class OutlookModel(SortedRows):
    """Every player with the change that each result of his side would bring."""

    columns = OutlookColumn

    def __init__(self, name_of: Callable[[int], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name_of = name_of
        self._two, self._decimals = True, 0

    def show_outlook(self, found: Outlook) -> None:
        """Show another game."""
        self._two, self._decimals = found.two, found.decimals
        self.set_rows(found.prospects)
        self.retranslate()

    def heading(self, section: int) -> str:
        match OutlookColumn(section):
            case OutlookColumn.PLAYER:
                return self.tr("Player")
            case OutlookColumn.EXPECTED:
                return self.tr("Expected") if self._two else self.tr("Comes first, %")
            case OutlookColumn.WON:
                return self.tr("If won")
            case OutlookColumn.DRAWN:
                return self.tr("If drawn")
            case OutlookColumn.LOST:
                return self.tr("If lost")

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        return LEFT if section == OutlookColumn.PLAYER else RIGHT

    def raw(self, row: Prospect, column: int) -> Any:
        shown = OutlookColumn(column)
        if shown is OutlookColumn.PLAYER:
            return self._name_of(row.player_id).casefold()
        return row.expected if shown is OutlookColumn.EXPECTED else self._change(row, shown) or 0.0

    def cell(self, row: Prospect, column: int, role: int) -> Any:
        shown = OutlookColumn(column)
        if role == Role.KEY:
            return row.player_id
        change = self._change(row, shown)
        if role == Role.CHANGE and change is not None:
            return Change(change, decimals=self._decimals)
        if role == Qt.ItemDataRole.AccessibleTextRole and shown is OutlookColumn.PLAYER:
            return self._spoken(row)
        if role == Qt.ItemDataRole.DisplayRole:
            match shown:
                case OutlookColumn.PLAYER:
                    return self._name_of(row.player_id)
                case OutlookColumn.EXPECTED:
                    return self._expected(row)
                case _:
                    return self._gain(change)
        return None

    def _expected(self, row: Prospect) -> str:
        return format_number(row.expected, 2) if self._two else format_number(100 * row.expected, 0)

    def _gain(self, change: float | None) -> str:
        return "" if change is None else format_change(change, self._decimals, none="0")

    @staticmethod
    def _change(row: Prospect, column: OutlookColumn) -> float | None:
        match column:
            case OutlookColumn.WON:
                return row.won
            case OutlookColumn.DRAWN:
                return row.drawn
            case OutlookColumn.LOST:
                return row.lost
        return None

    def _spoken(self, row: Prospect) -> str:
        name, expected = self._name_of(row.player_id), self._expected(row)
        if row.won is None:
            return self.tr("{0}: expected {1}").format(name, expected)
        gains = (self._gain(one) for one in (row.won, row.drawn, row.lost))
        return self.tr("{0}: expected {1}; won {2}, drawn {3}, lost {4}").format(name, expected, *gains)


def outlook_table(theme: Theme, model: OutlookModel) -> GoingTable:
    """Return the table of an outlook."""
    table = GoingTable(theme)
    table.setObjectName("outlook")
    table.setModel(model)
    table.set_columns(
        (
            Column("player", 220, 120, 2, NameCell(theme)),
            Column("expected", 120, 84, 0, FigureCell(theme, ink="text")),
            *(Column(key, 96, 76, 1, ChangeCell(theme)) for key in ("won", "drawn", "lost")),
        )
    )
    return table
