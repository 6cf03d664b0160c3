"""A person of a side in the form: dragged to another side, or moved there by key."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.chips import Chip

MIME = "application/x-tourney-person"


class PersonChip(Chip):
    """Shows a name. Alt with the arrows moves the person, Delete takes him out, = ties his side.

    Signals
    -------
    moved : int
        To the side before (-1) or after (1).
    removed
        The person is to go.
    tied
        The side is to tie with the one above, or no longer.
    """

    moved = Signal(int)
    removed = Signal()
    tied = Signal()

    def __init__(self, theme: Theme, name: str, at: tuple[int, int], parent: QWidget | None = None) -> None:
        super().__init__(theme, name, "plain", parent)
        self.at = at
        self._pressed: QPoint | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
        if alt and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier and event.key() in step:
            self.moved.emit(step[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif event.text() in ("=", "＝"):
            self.tied.emit()
        else:
            # What the sides do with the key, and at last the dialog.
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength()
        if far < QApplication.startDragDistance():
            return
        drag = QDrag(self)
        data = QMimeData()
        data.setData(MIME, f"{self.at[0]} {self.at[1]}".encode())
        drag.setMimeData(data)
        drag.setPixmap(self.grab())
        drag.setHotSpot(self._pressed)
        self._pressed = None
        self.setDown(False)
        drag.exec(Qt.DropAction.MoveAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        super().mouseReleaseEvent(event)


def dragged(data: QMimeData) -> tuple[int, int] | None:
    """Return the side and the place in it of the person being dragged, None for anything else."""
    if not data.hasFormat(MIME):
        return None
    side, member = bytes(data.data(MIME).data()).decode().split()
    return int(side), int(member)
