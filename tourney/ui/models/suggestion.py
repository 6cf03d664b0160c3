"""A suggested round as a list: each board with its reason, who sits out, and who waits."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.club.views import BoardView, ByeView, Suggestion
from tourney.core.records import ByeKind, Player
from tourney.ui.base.i18n import format_number, format_percent, shown
from tourney.ui.models.roles import Quality, Role

Index = QModelIndex | QPersistentModelIndex
Person = tuple[int, str]
"""Player id and name."""


class SuggestionModel(QAbstractListModel):
    """Boards of any shape in their order, then the byes, then those who wait in a queue."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[BoardView | ByeView | Player] = []

    def set_suggestion(self, suggestion: Suggestion | None) -> None:
        """Show another suggestion, or none."""
        self.beginResetModel()
        self._rows = []
        if suggestion is not None:
            self._rows = [*suggestion.boards, *suggestion.byes, *suggestion.resting]
        self.endResetModel()

    def record(self, row: int) -> BoardView | ByeView | Player | None:
        """Return the board, bye or waiting person of a row, None outside."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def sides(self, row: int) -> tuple[tuple[Person, ...], ...]:
        """Return the people of a row by side; who sits out or waits is a side alone."""
        record = self.record(row)
        if record is None:
            return ()
        if isinstance(record, BoardView):
            return tuple(tuple(zip(s.player_ids, s.names, strict=True)) for s in record.sides)
        player = record.player if isinstance(record, ByeView) else record
        return (((player.id, player.name),),)

    def people(self, row: int) -> tuple[Person, ...]:
        """Return everybody of a row, side by side: two of a pair, one with a bye, none outside."""
        return tuple(person for side in self.sides(row) for person in side)

    def pair(self, row: int) -> tuple[int, int] | None:
        """Return the two of a board of one against one, else None."""
        sides = self.sides(row)
        if len(sides) != 2 or any(len(side) != 1 for side in sides):
            return None
        return sides[0][0][0], sides[1][0][0]

    def place_of(self, player_id: int) -> tuple[int, int] | None:
        """Return (row, which of its people) of a person, None when not in the round."""
        for row in range(len(self._rows)):
            for which, (one, _) in enumerate(self.people(row)):
                if one == player_id:
                    return row, which
        return None

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        record = self.record(index.row()) if index.isValid() else None
        if record is None:
            return None
        if role == Role.RECORD:
            return record
        if isinstance(record, ByeView):
            return self._bye(record, role)
        if isinstance(record, Player):
            return self._waiting(record, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return board_words(record)
            case Role.KEY:
                return tuple(p for side in record.sides for p in side.player_ids)
            case Role.SECOND_LINE:
                return shown(record.reasons[0]) if record.reasons else ""
            case Role.QUALITY:
                return Quality(record.quality, bare=True) if record.quality is not None else None
            case Role.ICON:
                return "pin" if record.pinned else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(record)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(record)
            case _:
                return None

    def _bye(self, record: ByeView, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._out(record)
            case Role.KEY:
                return (record.player.id,)
            case Role.ICON:
                return "pin" if record.pinned else None
            case Role.SECOND_LINE:
                return shown(record.reasons[0]) if record.reasons else ""
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(shown(reason) for reason in record.reasons)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join([self._out(record), *(shown(reason) for reason in record.reasons[:1])])
            case _:
                return None

    def _out(self, record: ByeView) -> str:
        words = {
            ByeKind.PAIRING: self.tr("{0} has a bye"),
            ByeKind.HALF: self.tr("{0} sits out for half a point"),
            ByeKind.FULL: self.tr("{0} sits out for a full point"),
            ByeKind.ZERO: self.tr("{0} does not play"),
        }
        return words[record.kind].format(record.player.name)

    def _waiting(self, player: Player, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tr("{0} waits").format(player.name)
        return (player.id,) if role == Role.KEY else None

    def _tip(self, record: BoardView) -> str:
        lines = [board_words(record)]
        lines += [shown(reason) for reason in record.reasons]
        if record.odds is not None and len(record.sides) == 2:
            odds = record.odds
            chances = f"{format_percent(odds.expected)} – {format_percent(1 - odds.expected)}"
            lines.append(self.tr("Expected score {0}").format(chances))
        if record.quality is not None:
            lines.append(self.tr("Match quality {0}").format(format_number(record.quality, 2)))
        return "\n".join(lines)

    def _words(self, record: BoardView) -> str:
        against = self.tr(" against ").join(side.name for side in record.sides)
        words = self.tr("board {0}, {1}").format(record.board, against)
        if record.pinned:
            words = self.tr("{0}, pinned").format(words)
        return ". ".join([words, *(shown(reason) for reason in record.reasons[:1])])


def board_words(board: BoardView) -> str:
    """Return the people of a board in one line: "Ana – Bo", "Ana + Bo – Cy + Di", "Ana · Bo · Cy"."""
    alone = all(len(side.player_ids) == 1 for side in board.sides)
    return (" · " if alone and len(board.sides) > 2 else " – ").join(side.name for side in board.sides)
