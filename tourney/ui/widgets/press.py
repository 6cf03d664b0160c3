"""A bare button for parts that paint themselves: takes the focus, Space and Enter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PressButton(QAbstractButton):
    """What a subclass draws is a button in every other respect; no style sheet reaches it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt's buttons leave Enter to a dialog's default button; here it is the focused one's.
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)
