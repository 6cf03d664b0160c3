"""A suggested round as a list: each pair with its reason, then who sits out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tourney.club.views import BoardView, ByeView, Suggestion
from tourney.ui.base.i18n import format_number, format_percent, shown
from tourney.ui.models.roles import Quality, Role

Index = QModelIndex | QPersistentModelIndex


class SuggestionModel(QAbstractListModel):
    """Pairs in board order, then the byes; whoever waits to be swapped is remembered here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[BoardView | ByeView] = []

    def set_suggestion(self, suggestion: Suggestion | None) -> None:
        """Show another suggestion, or none."""
        self.beginResetModel()
        self._rows = [*suggestion.boards, *suggestion.byes] if suggestion is not None else []
        self.endResetModel()

    def record(self, row: int) -> BoardView | ByeView | None:
        """Return the pair or bye of a row, None outside."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def people(self, row: int) -> tuple[tuple[int, str], ...]:
        """Return (player id, name) of a row: two of a pair, one with a bye, none outside."""
        record = self.record(row)
        if record is None:
            return ()
        if isinstance(record, ByeView):
            return ((record.player.id, record.player.name),)
        return tuple((side.player_ids[0], side.name) for side in record.sides)

    def place_of(self, player_id: int) -> tuple[int, int] | None:
        """Return (row, which of the two) of a person, None when not in the round."""
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
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return " – ".join(side.name for side in record.sides)
            case Role.KEY:
                return tuple(side.player_ids[0] for side in record.sides)
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
                return self.tr("{0} has a bye").format(record.player.name)
            case Role.KEY:
                return (record.player.id,)
            case Role.SECOND_LINE:
                return shown(record.reasons[0]) if record.reasons else ""
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(shown(reason) for reason in record.reasons)
            case Qt.ItemDataRole.AccessibleTextRole:
                words = self.tr("{0} has a bye").format(record.player.name)
                return ". ".join([words, *(shown(reason) for reason in record.reasons[:1])])
            case _:
                return None

    def _tip(self, record: BoardView) -> str:
        lines = [" – ".join(side.name for side in record.sides)]
        lines += [shown(reason) for reason in record.reasons]
        if record.odds is not None:
            odds = record.odds
            chances = f"{format_percent(odds.expected)} – {format_percent(1 - odds.expected)}"
            lines.append(self.tr("Expected score {0}").format(chances))
        if record.quality is not None:
            lines.append(self.tr("Match quality {0}").format(format_number(record.quality, 2)))
        return "\n".join(lines)

    def _words(self, record: BoardView) -> str:
        words = self.tr("board {0}, {1} against {2}").format(
            record.board, record.sides[0].name, record.sides[1].name
        )
        if record.pinned:
            words = self.tr("{0}, pinned").format(words)
        return ". ".join([words, *(shown(reason) for reason in record.reasons[:1])])
