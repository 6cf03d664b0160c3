"""The table of boards and its keys: one key is a result, everything else goes to the quick bar."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.models.boards import BoardColumn, BoardsModel
from tourney.ui.models.roles import ResultState, Role
from tourney.ui.widgets.delegates.base import Look
from tourney.ui.widgets.delegates.figures import OddsCell, QualityCell
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import FigureCell, SideCell
from tourney.ui.widgets.result_keys import RESULT_KEYS
from tourney.ui.widgets.rows import TABLE_INSET, Index
from tourney.ui.widgets.table import Column, Table

_CLEARING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_TYPED_WITH = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class BoardSideCell(SideCell):
    """A side; its lines may run into the margin at the right, where the next column begins with room."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        super().paint_content(painter, rect.adjusted(0, 0, TABLE_INSET - 2, 0), index, look)


class BoardsTable(Table):
    """Boards with the keyboard on the current row.

    Signals
    -------
    outcome_given : int, Outcome
        The row and the result pressed or clicked for it.
    cleared : int
        The result of this row shall go.
    typed : int, str
        Something else was typed on a row; it belongs into the quick bar.
    menu_wanted : int, QPoint
        The menu of a row, at a place on the screen.
    round_wanted : int
        -1 the round before, 1 the one after.
    """

    outcome_given = Signal(int, object)
    cleared = Signal(int)
    typed = Signal(int, str)
    menu_wanted = Signal(int, QPoint)
    round_wanted = Signal(int)

    def __init__(self, theme: Theme, boards: BoardsModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, lines=2, sections=True, parent=parent)
        self.boards = boards
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.set_columns(
            (
                Column("board", 61, 57, delegate=FigureCell(theme)),
                Column("a", 214, 150, 5, delegate=BoardSideCell(theme)),
                Column("odds", 97, 96, 1, delegate=OddsCell(theme)),
                Column("b", 214, 150, 5, delegate=BoardSideCell(theme)),
                Column("quality", 92, 54, delegate=QualityCell(theme)),
                Column("result", 98, 98, delegate=ResultCell(theme)),
            )
        )
        self.horizontalHeader().setSectionsClickable(False)
        self.setModel(boards)
        boards.modelReset.connect(self.updateGeometry)

    def current_row(self) -> int:
        """Return the row the keys act on, -1 for none."""
        return self.currentIndex().row() if self.currentIndex().isValid() else -1

    def go_to(self, row: int) -> None:
        """Make a row the current one and show it; -1 leaves all as it is."""
        if 0 <= row < self.boards.rowCount():
            index = self.boards.index(row, BoardColumn.RESULT)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def contents_height(self) -> int:
        """Return how high the table would have to be to show every row."""
        rows = sum(self.rowHeight(row) for row in range(self.boards.rowCount()))
        bar = self.horizontalScrollBar()
        return rows + self.horizontalHeader().height() + (bar.height() if bar.isVisible() else 0)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.boards.set_current(current.row() if current.isValid() else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_row()
        if self.boards.board(row) is not None and self._key_on_board(event, row):
            return
        if not self._other_key(event, row):
            super().keyPressEvent(event)

    def _key_on_board(self, event: QKeyEvent, row: int) -> bool:
        """Act on a key of the current board; True when it was one."""
        plain = not (event.modifiers() & ~_TYPED_WITH)
        if plain and event.text() in RESULT_KEYS:
            # A key held down must not run through all the boards.
            if not event.isAutoRepeat():
                self.outcome_given.emit(row, RESULT_KEYS[event.text()])
            return True
        if plain and event.key() in _CLEARING:
            if not event.isAutoRepeat():
                self.cleared.emit(row)
            return True
        if event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._menu_of(row)
            return True
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.typed.emit(row, "")
            return True
        return False

    def _other_key(self, event: QKeyEvent, row: int) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
            if step is not None:
                self.round_wanted.emit(step)
            return step is not None
        text = event.text()
        plain = not (event.modifiers() & ~_TYPED_WITH)
        if plain and text.strip() and text.isprintable() and text != "?":
            self.typed.emit(row, text)
            return True
        return False

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: what is typed here is a result."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.indexAt(at)
        key = self._key_at(index, at) if event.button() == Qt.MouseButton.LeftButton else ""
        super().mousePressEvent(event)
        if key in RESULT_KEYS:
            self.outcome_given.emit(index.row(), RESULT_KEYS[key])

    def _key_at(self, index: QModelIndex, at: QPoint) -> str:
        """Return the key drawn at a place of the result column, or nothing."""
        state = index.data(Role.RESULT) if index.column() == BoardColumn.RESULT else None
        cell = self.itemDelegateForColumn(BoardColumn.RESULT)
        if not isinstance(state, ResultState) or not state.keys or not isinstance(cell, ResultCell):
            return ""
        wide = cell.content_width(index)
        inside = self.visualRect(index).toRectF().adjusted(TABLE_INSET, 0, -TABLE_INSET, 0)
        share = (at.x() - (inside.center().x() - wide / 2)) / wide
        return state.keys[int(share * len(state.keys))] if 0 <= share < 1 else ""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard or not index.isValid():
            self._menu_of(self.current_row())
        else:
            self.setCurrentIndex(index)
            self.menu_wanted.emit(index.row(), event.globalPos())
        event.accept()

    def _menu_of(self, row: int) -> None:
        if row < 0:
            return
        rect = self.visualRect(self.boards.index(row, BoardColumn.RESULT))
        self.menu_wanted.emit(row, self.viewport().mapToGlobal(rect.bottomLeft()))
