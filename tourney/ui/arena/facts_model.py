"""A plain table of facts: words and figures that a pane has made, sorted by what is behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.core.names import fold
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, Range, Role, Scale
from tourney.ui.models.standings import DESCENDING, RIGHT


@dataclass(frozen=True, slots=True)
class FactColumn:
    """A column: its key, title and tip; figures stand at the right and sort from the largest."""

    key: str
    title: str
    tip: str = ""
    figures: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A row: its id, the text of each cell, what each sorts by, and what may be drawn in it."""

    key: int
    texts: tuple[str, ...]
    values: tuple[SortValue, ...]
    range: Range | None = None
    strong: bool = False
    soft: bool = False


class FactsModel(GroupedModel[Fact]):
    """Rows of facts under columns that may change with the question."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[FactColumn, ...] = ()
        self._scale: Scale | None = None

    def set_facts(
        self, columns: Sequence[FactColumn], rows: Sequence[Fact], scale: Scale | None = None
    ) -> None:
        """Show these rows under these columns; a column called "range" draws on *scale*."""
        self._scale = scale
        if tuple(one.key for one in columns) != tuple(one.key for one in self._titles):
            self.beginResetModel()
            self._titles = tuple(columns)
            self.endResetModel()
        self._titles = tuple(columns)
        self.set_groups((Group(None, tuple(rows)),))

    def columns(self) -> int:
        return len(self._titles)

    def key_of(self, row: Fact) -> int:
        return row.key

    def name_of(self, row: Fact) -> str:
        return " ".join(row.texts)

    def sort_value(self, row: Fact, column: int) -> SortValue:
        value = row.values[column]
        return fold(value) if isinstance(value, str) else value

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        one = self._titles[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one.title
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if one.figures else None
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if one.figures else None
            case Qt.ItemDataRole.ToolTipRole:
                return one.tip or None
            case Role.SCALE:
                return self._scale if one.key == "range" else None
            case Role.KEY:
                return one.key
            case _:
                return None

    def cell(self, row: Fact, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.texts[column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if self._titles[column].figures else None
            case Role.RANGE if self._titles[column].key == "range":
                return row.range
            case Role.EMPHASIS:
                return Emphasis.STRONG if row.strong else Emphasis.SOFT if row.soft else Emphasis.NORMAL
            case _:
                return None
