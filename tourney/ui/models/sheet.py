"""Any sheet as a table on screen: wall chart, schedule, season, what else a club prints."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.core.names import fold
from tourney.exchange import base
from tourney.exchange.base import Align, CellKind, Column, Sheet
from tourney.exchange.base import Emphasis as Weight
from tourney.ui.base.i18n import format_date, shown, translate
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, Role, Section
from tourney.ui.models.standings import CENTRE, DESCENDING, RIGHT

NAMES = ("player", "a", "b", "event", "against")
"""Keys of columns that hold names: the filter looks at them."""

BLANK = base.Cell(None, "")


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A row of a sheet, numbered through all sheets shown."""

    key: int
    cells: tuple[base.Cell, ...]
    weight: Weight
    player_id: int | None = None
    game_id: int | None = None


class SheetModel(GroupedModel[SheetLine]):
    """One sheet or several below each other; sections, and the titles of several, are headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[Sheet, ...] = ()
        self._columns: tuple[Column, ...] = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What is shown."""
        return self._sheets

    @property
    def heads(self) -> tuple[Column, ...]:
        """The columns: those of the widest sheet."""
        return self._columns

    def set_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show other sheets."""
        self._sheets = tuple(sheets)
        widest = max(sheets, key=lambda one: len(one.columns), default=None)
        columns = widest.columns if widest is not None else ()
        same = [one.key for one in columns] == [one.key for one in self._columns]

        def take() -> None:
            self._columns = columns

        if same:
            take()
        self.set_groups(self._made(columns), anew=None if same else take)

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.set_groups(self._made(self._columns))
        self.repaint_all()

    def _made(self, columns: Sequence[Column]) -> list[Group[SheetLine]]:
        groups: list[Group[SheetLine]] = []
        number = 0
        several = len(self._sheets) > 1
        for sheet in self._sheets:
            title: Any = sheet.title if several else None
            lines: list[SheetLine] = []
            heading: Any = title
            at = {column.key: n for n, column in enumerate(sheet.columns)}
            for row in sheet.rows:
                wanted = row.section if row.section is not None else title
                if lines and wanted != heading:
                    groups.append(_group(heading, lines))
                    lines = []
                heading = wanted
                cells = tuple(row.cells[at[one.key]] if one.key in at else BLANK for one in columns)
                lines.append(SheetLine(number, cells, row.emphasis, row.player_id, row.game_id))
                number += 1
            if lines:
                groups.append(_group(heading, lines))
        return groups

    def columns(self) -> int:
        return len(self._columns)

    def key_of(self, row: SheetLine) -> int:
        return row.key

    def name_of(self, row: SheetLine) -> str:
        return " ".join(
            cell_words(cell, column)
            for cell, column in zip(row.cells, self._columns, strict=True)
            if column.key in NAMES
        )

    def sort_value(self, row: SheetLine, column: int) -> SortValue:
        cell = row.cells[column]
        value = cell.value
        if isinstance(value, dt.date):
            return value.toordinal()
        if self._columns[column].kind is CellKind.NUMBER:
            return float(value) if isinstance(value, (int, float)) else None
        if isinstance(value, (int, float)):
            return float(value) if self._columns[column].align is Align.RIGHT else str(value)
        words = cell_words(cell, self._columns[column])
        return fold(words) if words and self._columns[column].align is not Align.RIGHT else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown(column.heading)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if column.kind in (CellKind.NUMBER, CellKind.DATE) else None
            case Qt.ItemDataRole.ToolTipRole:
                return shown(column.tooltip) if column.tooltip is not None else None
            case Role.KEY:
                return column.key
            case _:
                return None

    def cell(self, row: SheetLine, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return cell_words(row.cells[column], self._columns[column])
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(self._columns[column])
            case Role.EMPHASIS:
                loud = {Weight.STRONG: Emphasis.STRONG, Weight.MUTED: Emphasis.SOFT}
                return loud.get(row.weight, Emphasis.NORMAL)
            case _:
                return None


def cell_words(cell: base.Cell, column: Column) -> str:
    """Return what a cell says in the reader's language and way of writing dates."""
    if cell.text is None and isinstance(cell.value, dt.date):
        return format_date(cell.value)
    return base.shown(cell, column, translate)


def _group(heading: Any, lines: Sequence[SheetLine]) -> Group[SheetLine]:
    return Group(None if not heading else Section(shown(heading)), tuple(lines))


def _alignment(column: Column) -> int | None:
    match column.alignment:
        case Align.RIGHT:
            return int(RIGHT)
        case Align.CENTER:
            return int(CENTRE)
        case _:
            return None
