"""Records in groups under headings, sorted inside each group and filtered by name: no proxy, plain lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.core.names import fold
from tourney.ui.models.roles import Role, Section

Index = QModelIndex | QPersistentModelIndex
RowT = TypeVar("RowT")
SortValue = float | str | None


@dataclass(frozen=True, slots=True)
class Group(Generic[RowT]):
    """Records under one heading; without a heading they simply stand there."""

    heading: Section | None
    rows: tuple[RowT, ...]


class GroupedModel(QAbstractTableModel, Generic[RowT]):
    """Base of the standings' models; subclasses say what a cell shows and what it sorts by."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[Group[RowT], ...] = ()
        self._shown: list[RowT | Section] = []
        self._filter = ""
        self._sort: tuple[int, bool] = (-1, False)

    # For subclasses

    def columns(self) -> int:
        """Return the number of columns."""
        raise NotImplementedError

    def key_of(self, row: RowT) -> int:
        """Return the id of a record."""
        raise NotImplementedError

    def name_of(self, row: RowT) -> str:
        """Return what the filter looks at."""
        raise NotImplementedError

    def sort_value(self, row: RowT, column: int) -> SortValue:
        """Return what a column sorts by; None stands last either way round."""
        raise NotImplementedError

    def cell(self, row: RowT, column: int, role: int) -> Any:
        """Return the data of a cell in a role."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    # What is shown

    def set_groups(self, groups: Sequence[Group[RowT]], *, anew: Callable[[], None] | None = None) -> None:
        """Show these records; where rows stay in place they only repaint.

        With *anew* the columns change: it changes them while the model is reset.
        """
        if anew is not None:
            self.beginResetModel()
            anew()
            self._groups = tuple(groups)
            self._shown = self._arranged()
            self.endResetModel()
            return
        self._groups = tuple(groups)
        self._arrange()

    def set_filter(self, text: str) -> None:
        """Show only records whose name holds every word typed, whatever its accents and case."""
        wanted = fold(text)
        if wanted != self._filter:
            self._filter = wanted
            self._arrange()

    @property
    def filtered(self) -> bool:
        """True while a filter is set."""
        return bool(self._filter)

    def counts(self) -> tuple[int, int]:
        """Return how many records are shown, and how many there are."""
        shown = sum(not isinstance(row, Section) for row in self._shown)
        return shown, sum(len(group.rows) for group in self._groups)

    def record(self, row: int) -> RowT | None:
        """Return the record of a row; None for a heading and outside."""
        if not 0 <= row < len(self._shown):
            return None
        found = self._shown[row]
        return None if isinstance(found, Section) else found

    def key_at(self, row: int) -> int | None:
        """Return the id of a row's record."""
        record = self.record(row)
        return None if record is None else self.key_of(record)

    def row_of(self, key: int) -> int:
        """Return the row of a record, -1 when it is not shown."""
        return next((i for i in range(len(self._shown)) if self.key_at(i) == key), -1)

    def section_rows(self) -> frozenset[int]:
        """Return the rows that are headings."""
        return frozenset(i for i, row in enumerate(self._shown) if isinstance(row, Section))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort each group by a column; -1 gives the records their own order."""
        wanted = (column, order == Qt.SortOrder.DescendingOrder)
        if wanted != self._sort:
            self._sort = wanted
            self._arrange()

    def repaint_all(self) -> None:
        """Tell the view that every text may be another."""
        if self._shown:
            last = self.index(len(self._shown) - 1, self.columns() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        if self.columns():
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columns() - 1)

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else self.columns()

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self.record(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return _OF_A_ROW

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        row = self._shown[index.row()]
        if isinstance(row, Section):
            return _heading(row, index.column(), role)
        if role == Role.KEY:
            return self.key_of(row)
        if role == Role.RECORD:
            return row
        if role == Role.SORT:
            return self.sort_value(row, index.column())
        return self.cell(row, index.column(), role)

    # Arranging

    def _arranged(self) -> list[RowT | Section]:
        shown: list[RowT | Section] = []
        for group in self._groups:
            rows = self._sorted([row for row in group.rows if self._wanted(row)])
            if group.heading is not None and rows:
                shown.append(group.heading)
            shown += rows
        return shown

    def _arrange(self) -> None:
        shown = self._arranged()
        if self._keys(shown) != self._keys(self._shown):
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()
            return
        self._shown = shown
        self.repaint_all()

    def _keys(self, rows: Sequence[RowT | Section]) -> list[int | None]:
        return [None if isinstance(row, Section) else self.key_of(row) for row in rows]

    def _wanted(self, row: RowT) -> bool:
        name = fold(self.name_of(row)) if self._filter else ""
        return all(word in name for word in self._filter.split())

    def _sorted(self, rows: list[RowT]) -> list[RowT]:
        column, descending = self._sort
        if column < 0 or column >= self.columns():
            return rows
        known, unknown = [], []
        for row in rows:
            value = self.sort_value(row, column)
            if value is None:
                unknown.append(row)
            else:
                known.append((value, row))
        known.sort(key=_value, reverse=descending)
        return [row for _, row in known] + unknown


_OF_A_ROW = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


def _value(pair: tuple[Any, object]) -> Any:
    return pair[0]


def _heading(section: Section, column: int, role: int) -> Any:
    if role == Role.SECTION and column == 0:
        return section
    if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) and column == 0:
        return f"{section.title}: {section.note}" if section.note else section.title
    return None
