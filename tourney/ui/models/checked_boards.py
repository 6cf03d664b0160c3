"""The boards while their results are checked: what is in is hidden until it was typed again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.club.game_story import PlayerChange
from tourney.club.views import BoardView
from tourney.core.games import GameState
from tourney.ui.models.boards import BoardsModel
from tourney.ui.models.roles import Emphasis, ResultState, Role


class CheckedBoards(BoardsModel):
    """``BoardsModel`` with a check of the results that can be turned on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._checked: Mapping[int, int] | None = None

    def set_checked(self, checked: Mapping[int, int] | None) -> None:
        """Hide every result but those in *checked* (game id -> version); None checks nothing."""
        self._checked = checked
        self._repaint(0, self.rowCount() - 1)

    def is_hidden(self, row: BoardView) -> bool:
        """Tell whether the result of a board waits to be typed again."""
        game = row.game
        if self._checked is None or game is None or not can_be_checked(row):
            return False
        return self._checked.get(game.id) != game.version

    def next_hidden(self, row: int) -> int:
        """Return the next board below *row* that waits to be checked, else from the top, else -1."""
        count = self.rowCount()
        order: list[int] = [*range(row + 1, count), *range(max(0, row + 1))]
        for at in order:
            board = self.board(at)
            if board is not None and self.is_hidden(board):
                return at
        return -1

    def result_words(self, row: BoardView) -> str:
        """Return the result, unless it is hidden."""
        if self.is_hidden(row):
            return self.tr("type it again")
        agrees = self._checked is not None and can_be_checked(row)
        words = super().result_words(row)
        return f"{words} ✓" if agrees else words

    def _side(self, row: BoardView, which: int, role: int) -> Any:
        if role == Role.EMPHASIS and self.is_hidden(row):
            return Emphasis.NORMAL
        return super()._side(row, which, role)

    def _told(self, row: BoardView, player_id: int) -> PlayerChange | None:
        return None if self.is_hidden(row) else super()._told(row, player_id)

    def _result(self, at: int, row: BoardView, role: int) -> Any:
        if not self.is_hidden(row):
            return super()._result(at, row, role)
        if role == Role.RESULT:
            keys = self._keys if at == self._current and len(row.sides) == 2 else ()
            return ResultState(open=True, text=self.tr("type it again"), keys=keys)
        return self.result_words(row) if role == Qt.ItemDataRole.DisplayRole else None


def can_be_checked(row: BoardView) -> bool:
    """Tell whether a row is a board with a result, which can be said again."""
    return row.board > 0 and row.game is not None and row.game.state is GameState.PLAYED
