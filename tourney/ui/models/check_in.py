"""Who is here and who is not, as one list: those here first, then a heading and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.club.views import CheckInRow
from tourney.ui.base.i18n import format_number
from tourney.ui.models.roles import Emphasis, Role, Section

Index = QModelIndex | QPersistentModelIndex

HEADING = "not-here"
"""Key of the heading row."""


class CheckInModel(QAbstractListModel):
    """The check-in list; with a filter only those in it, in its order and without a heading."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people: tuple[CheckInRow, ...] = ()
        self._wanted: tuple[int, ...] | None = None
        self._rows: list[CheckInRow | None] = []
        """None is the heading."""
        self._away = 0

    def set_people(self, people: Sequence[CheckInRow]) -> None:
        """Show these people; rows that stay where they are only repaint."""
        self._people = tuple(people)
        self._arrange()

    def set_filter(self, player_ids: Sequence[int] | None) -> None:
        """Show only these, best first; None shows everybody."""
        wanted = None if player_ids is None else tuple(player_ids)
        if wanted != self._wanted:
            self._wanted = wanted
            self._arrange()

    @property
    def filtered(self) -> bool:
        """True while only some people are shown."""
        return self._wanted is not None

    def row_of(self, player_id: int) -> int:
        """Return the row of a person, -1 when not shown."""
        return next((i for i, r in enumerate(self._rows) if r is not None and r.player.id == player_id), -1)

    def record(self, row: int) -> CheckInRow | None:
        """Return the person of a row; None for the heading and outside."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self._rows[index.row()] is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if row is None:
            return self._heading(role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.player.name
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if row.here else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._words(row)
            case Role.KEY:
                return row.player.id
            case Role.TRAILING:
                return self._trailing(row)
            case Role.EMPHASIS:
                return Emphasis.NORMAL if row.here else Emphasis.SOFT
            case Role.RECORD:
                return row
            case _:
                return None

    def _trailing(self, row: CheckInRow) -> str | None:
        if row.here and row.board is not None:
            return format_number(row.board)
        if row.entry is not None and row.entry.withdrawn:
            return self.tr("withdrawn")
        return self.tr("out") if row.sits_out is not None else None

    def _heading(self, role: int) -> Any:
        if role == Role.SECTION:
            return Section(self.tr("Not here"), format_number(self._away))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tr("Not here: {0}").format(format_number(self._away))
        return HEADING if role == Role.KEY else None

    def _words(self, row: CheckInRow) -> str:
        if row.entry is not None and row.entry.withdrawn:
            return self.tr("{0}, withdrawn from the event").format(row.player.name)
        if row.sits_out is not None:
            return self.tr("{0}, sits the next round out").format(row.player.name)
        if not row.here:
            return self.tr("{0}, not here").format(row.player.name)
        if row.board is None:
            return self.tr("{0}, here").format(row.player.name)
        return self.tr("{0}, here, board {1}").format(row.player.name, row.board)

    def _arrange(self) -> None:
        rows = self._filtered() if self._wanted is not None else self._grouped()
        self._away = sum(not person.here for person in self._people)
        if [_key(r) for r in rows] != [_key(r) for r in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        before, self._rows = self._rows, rows
        for i, (old, new) in enumerate(zip(before, rows, strict=True)):
            if new is None or old != new:
                self.dataChanged.emit(self.index(i), self.index(i))

    def _grouped(self) -> list[CheckInRow | None]:
        here: list[CheckInRow | None] = [person for person in self._people if person.here]
        away = [person for person in self._people if not person.here]
        return [*here, None, *away] if away and here else [*here, *away]

    def _filtered(self) -> list[CheckInRow | None]:
        found = {person.player.id: person for person in self._people}
        return [found[i] for i in self._wanted or () if i in found]


def _key(row: CheckInRow | None) -> int:
    return 0 if row is None else row.player.id
