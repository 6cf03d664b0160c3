"""The lists there are: the list as it stands, an open period, and what was published."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.core.records import PublishedList
from tourney.ui.base.i18n import format_date
from tourney.ui.models.roles import Role

Index = QModelIndex | QPersistentModelIndex

NOW = 0
"""The id of the list as it stands; those of the club file begin at 1."""


class ListsModel(QAbstractListModel):
    """The list now first, then periods and published lists, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lists: tuple[PublishedList, ...] = ()

    def set_lists(self, lists: tuple[PublishedList, ...]) -> None:
        """Show what the club has."""
        self.beginResetModel()
        self.lists = lists
        self.endResetModel()

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        self.dataChanged.emit(self.index(0), self.index(len(self.lists)))

    def id_at(self, row: int) -> int:
        """Return the id of the list in a row, ``NOW`` for the list as it stands."""
        return self.lists[row - 1].id if 0 < row <= len(self.lists) else NOW

    def row_of(self, list_id: int) -> int:
        """Return the row of a list, that of the list now where it is gone."""
        return next((row for row, one in enumerate(self.lists, 1) if one.id == list_id), 0)

    def at(self, row: int) -> PublishedList | None:
        """Return the list or period in a row, None for the list now."""
        return self.lists[row - 1] if 0 < row <= len(self.lists) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.lists) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() <= len(self.lists):
            return None
        one = self.at(index.row())
        name = one.name if one is not None else self.tr("The list now")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}: {self._about(one)}"
            case Role.SECOND_LINE:
                return self._about(one)
            case Role.TRAILING:
                return self.tr("open") if one is not None and one.published_at is None else None
            case Role.KEY:
                return self.id_at(index.row())
            case _:
                return None

    def _about(self, one: PublishedList | None) -> str:
        if one is None:
            return self.tr("Changes with every result")
        if one.published_at is None:
            return self.tr("Began on {0}").format(format_date(one.start or one.date))
        return self.tr("As of {0}").format(format_date(one.date))
