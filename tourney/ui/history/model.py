"""The journal as a table, newest first, read a page at a time as the person scrolls."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tourney.club.game_story import JournalEntry
from tourney.ui.base.i18n import format_date, format_day, format_time, shown
from tourney.ui.models.roles import Emphasis, Role

Index = QModelIndex | QPersistentModelIndex
PAGE = 200


class JournalColumn(IntEnum):
    """The columns, in order."""

    WHEN = 0
    WHAT = 1
    DESK = 2
    STATE = 3


_NAMES = ("when", "what", "desk", "state")


def when_words(at: dt.datetime) -> str:
    """Return day and time as people say them: today 19:42."""
    local = at.astimezone()
    day, time = format_day(local.date()), format_time(local.time())
    return QCoreApplication.translate("Journal", "{0} {1}", "a day and a time").format(day, time)


def what_words(entry: JournalEntry) -> str:
    """Return what a line of the journal did."""
    label = shown(entry.label)
    translate = QCoreApplication.translate
    if entry.kind == "undo":
        return translate("Journal", "Undone: {0}").format(label)
    if entry.kind == "redo":
        return translate("Journal", "Done again: {0}").format(label)
    return label


def desk_words(entry: JournalEntry) -> str:
    """Return who did it."""
    return entry.desk or QCoreApplication.translate("Journal", "unnamed desk")


class JournalModel(QAbstractTableModel):
    """Lines come from *read* (limit, offset); only what was scrolled to is held."""

    def __init__(
        self, read: Callable[[int, int], Sequence[JournalEntry]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._lines: list[JournalEntry] = []
        self._whole = False
        self._next: int | None = None
        self.marks_next = True
        """False while lines are left out: the next undo need not be among the rest."""

    def refresh(self) -> None:
        """Read again as many lines as were on show; new ones push the others down."""
        wanted = max(PAGE, len(self._lines))
        lines = list(self._read(wanted, 0))
        self.beginResetModel()
        self._lines = lines
        self._whole = len(lines) < wanted
        self._find_next()
        self.endResetModel()

    def show_lines(self, lines: Sequence[JournalEntry]) -> None:
        """Show these lines and no more: they were searched for."""
        self.beginResetModel()
        self._lines = list(lines)
        self._whole = True
        self._find_next()
        self.endResetModel()

    @property
    def whole(self) -> bool:
        """True when every line that fits was read."""
        return self._whole

    def row_of(self, entry_id: int) -> int:
        """Return the row of a line, -1 when it is not among those read."""
        return next((row for row, line in enumerate(self._lines) if line.id == entry_id), -1)

    def line(self, row: int) -> JournalEntry | None:
        """Return the line of a row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    @property
    def next_undo(self) -> int | None:
        """The row that the next undo takes back, None when it was not read (or there is none)."""
        return self._next

    def _find_next(self) -> None:
        standing = (i for i, line in enumerate(self._lines) if line.kind == "do" and line.state == "done")
        self._next = next(standing, None) if self.marks_next else None

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(JournalColumn)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and not self._whole

    def fetchMore(self, parent: Index) -> None:
        if parent.isValid():
            return
        found = list(self._read(PAGE, len(self._lines)))
        self._whole = len(found) < PAGE
        if not found:
            return
        first = len(self._lines)
        self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
        self._lines.extend(found)
        self.endInsertRows()
        if self._next is None:
            self._find_next()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(JournalColumn):
            return None
        if role == Role.KEY:
            return _NAMES[section]
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("When"), self.tr("What"), self.tr("Desk"), self.tr("State"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        column = JournalColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(line, index.row(), column)
        if role == Role.KEY:
            return line.id
        if role == Role.EMPHASIS and column is JournalColumn.WHAT:
            gone = line.kind != "do" or line.state != "done"
            return Emphasis.SOFT if gone else Emphasis.NORMAL
        if role == Qt.ItemDataRole.ToolTipRole and column is JournalColumn.WHEN:
            local = line.at.astimezone()
            return self.tr("{0}, {1}", "a date and a time").format(
                format_date(local.date()), format_time(local.time())
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (when_words(line.at), what_words(line), desk_words(line))
            return ", ".join(part for part in (*parts, self._state(line, index.row())) if part)
        return None

    def _words(self, line: JournalEntry, row: int, column: JournalColumn) -> str:
        match column:
            case JournalColumn.WHEN:
                return when_words(line.at)
            case JournalColumn.WHAT:
                return what_words(line)
            case JournalColumn.DESK:
                return desk_words(line)
        return self._state(line, row)

    def _state(self, line: JournalEntry, row: int) -> str:
        if line.kind == "do" and line.state == "undone":
            return self.tr("undone")
        if line.kind == "do" and line.state == "dropped":
            return self.tr("undone for good")
        return self.tr("next undo") if row == self._next else ""
