"""The board itself: what must be known of it, the forest of whiskers, and any two compared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.arena import Board
from tourney.ui.arena.board_model import BoardModel
from tourney.ui.arena.difference import DifferenceStrip
from tourney.ui.arena.tables import board_table
from tourney.ui.arena.words import groups_words, joined
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.widgets.labels import Label


class BoardPane(QWidget):
    """Two rows chosen in the table are compared in the strip below it."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = BoardModel(self)
        self.table = board_table(ctx.theme, self.model, ctx.settings)
        self.strip = DifferenceStrip(ctx.theme)
        self.remark = Label(ctx.theme, "", "second", "placing", wrap=True)
        self.remark.setContentsMargins(16, 8, 16, 8)
        self.remark.hide()
        self._board: Board | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.remark)
        column.addWidget(self.table, 1)
        column.addWidget(self.strip)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.strip.picked.connect(self._picked)

    def show_board(self, board: Board) -> None:
        """Show another board."""
        self._board = board
        self.model.set_board(board)
        self.strip.set_board(board)
        self._say()

    def panels(self) -> Sequence[QWidget]:
        """Return where F6 stops."""
        return (self.table, self.strip.one) if self.strip.isVisible() else (self.table,)

    def retranslate(self) -> None:
        """Set every text again."""
        self.table.setAccessibleName(self.tr("Arena board"))
        self.model.retranslate()
        self.strip.retranslate()
        self._say()

    def _say(self) -> None:
        board = self._board
        words = ""
        if board is not None:
            notes = [groups_words(board), *(shown(note) for note in board.notes)]
            words = joined(*notes)
        self.remark.setText(words)
        self.remark.setVisible(bool(words))

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:
        del now, before
        board = self._board
        chosen = [self.model.key_at(index.row()) for index in self.table.selectionModel().selectedRows()]
        ranked = [
            one for one in chosen if one is not None and board is not None and board.row(one) is not None
        ]
        if board is None or not ranked or len(board.rows) < 2:
            return
        if len(ranked) == 1:
            # One row alone is compared with the next one down, the last with the one above it.
            ids = [row.player_id for row in board.rows]
            at = ids.index(ranked[0])
            ranked.append(ids[at + 1] if at + 1 < len(ids) else ids[at - 1])
        place = {row.player_id: row.rank for row in board.rows}
        first, second = sorted(ranked[:2], key=lambda one: place[one])
        self.strip.compare(first, second)

    def _picked(self, one: int, other: int) -> None:
        self.table.selectionModel().blockSignals(True)
        self.table.select_person(one)
        row = self.model.row_of(other)
        flags = self.table.selectionModel().SelectionFlag
        if row >= 0:
            self.table.selectionModel().select(self.model.index(row, 0), flags.Select | flags.Rows)
        self.table.selectionModel().blockSignals(False)
        self.table.viewport().update()
