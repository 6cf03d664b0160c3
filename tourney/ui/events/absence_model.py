"""The absence grid as a table: people, whether they are here, and a column a round."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.club.absences import AbsenceGrid, AbsenceRow
from tourney.core.records import ByeKind
from tourney.ui.base.i18n import format_number
from tourney.ui.models.roles import Role

Index = QModelIndex | QPersistentModelIndex

NAME, HERE, FIRST_ROUND = 0, 1, 2
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
SIGNS = {ByeKind.HALF: "½", ByeKind.ZERO: "0", ByeKind.FULL: "1", ByeKind.PAIRING: "–"}


class AbsenceModel(QAbstractTableModel):
    """What an ``AbsenceGrid`` holds; rounds that are made show the board, the others what was asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid: AbsenceGrid | None = None

    def set_grid(self, grid: AbsenceGrid) -> None:
        """Show another grid; the same people and rounds only repaint."""
        old = self._grid
        same = (
            old is not None
            and old.rounds == grid.rounds
            and [r.player.id for r in old.rows] == [r.player.id for r in grid.rows]
        )
        if same and grid.rows:
            self._grid = grid
            self.dataChanged.emit(self.index(0, 0), self.index(len(grid.rows) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self._grid = grid
        self.endResetModel()

    def record(self, row: int) -> AbsenceRow | None:
        """Return the person of a row, None outside."""
        rows = self._grid.rows if self._grid is not None else ()
        return rows[row] if 0 <= row < len(rows) else None

    def round_of(self, column: int) -> int | None:
        """Return the round of a column that can still be changed, else None."""
        if self._grid is None or column < FIRST_ROUND:
            return None
        number = column - FIRST_ROUND + 1
        return number if number > self._grid.made else None

    def kind(self, row: int, column: int) -> ByeKind | None:
        """Return what was asked for in a cell, None for playing."""
        person, number = self.record(row), column - FIRST_ROUND + 1
        if self._grid is None or person is None:
            return None
        return self._grid.asked.get((person.player.id, number))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() or self._grid is None else len(self._grid.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else FIRST_ROUND + (self._grid.rounds if self._grid is not None else 0)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if section == NAME:
                return self.tr("Player")
            return self.tr("Here") if section == HERE else format_number(section - FIRST_ROUND + 1)
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIRST_ROUND:
            return self.tr("Round {0}").format(format_number(section - FIRST_ROUND + 1))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if section == NAME else CENTRE
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        person = self.record(index.row()) if index.isValid() else None
        if person is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if index.column() == NAME else CENTRE
        if role == Role.RECORD:
            return person
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._words(person, index.column())
        return self._sign(person, index.column()) if role == Qt.ItemDataRole.DisplayRole else None

    def _sign(self, person: AbsenceRow, column: int) -> str:
        assert self._grid is not None
        entry, key = person.entry, (person.player.id, column - FIRST_ROUND + 1)
        if column == NAME:
            return person.player.name
        if column == HERE:
            if entry is None:
                return ""
            return self.tr("left") if entry.withdrawn else "✓" if entry.here else "·"
        if key in self._grid.boards:
            return format_number(self._grid.boards[key])
        if key in self._grid.byes:
            return SIGNS[self._grid.byes[key]]
        if key[1] <= self._grid.made:
            return ""
        if key in self._grid.asked:
            return SIGNS[self._grid.asked[key]]
        later = entry is not None and (entry.first_round or 1) > key[1]
        return "" if entry is None or entry.withdrawn or later else "·"

    def _words(self, person: AbsenceRow, column: int) -> str:
        assert self._grid is not None
        name, entry = person.player.name, person.entry
        if column <= HERE:
            if entry is None:
                return self.tr("{0}, not entered").format(name)
            if entry.withdrawn:
                return self.tr("{0}, withdrawn from the event").format(name)
            return (self.tr("{0}, here") if entry.here else self.tr("{0}, not here")).format(name)
        number = column - FIRST_ROUND + 1
        key = (person.player.id, number)
        if key in self._grid.boards:
            words = self.tr("{0}, round {1}: board {2}")
            return words.format(name, format_number(number), format_number(self._grid.boards[key]))
        kind = self._grid.byes.get(key) or self._grid.asked.get(key)
        states = {
            None: self.tr("{0}, round {1}: plays"),
            ByeKind.HALF: self.tr("{0}, round {1}: out for half a point"),
            ByeKind.ZERO: self.tr("{0}, round {1}: out for no point"),
            ByeKind.FULL: self.tr("{0}, round {1}: out for a full point"),
            ByeKind.PAIRING: self.tr("{0}, round {1}: bye"),
        }
        return states[kind].format(name, format_number(number))
