"""What stands in the window while a club is being opened."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme

QUIET_MS = 250


class Opening(QWidget):
    """A bare sheet; words only when it lasts, so that a quick start does not flicker."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = ""
        self._spoken = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QUIET_MS)
        self._timer.timeout.connect(self._speak)

    def set_name(self, name: str) -> None:
        """Say what is being opened; an empty name ends it."""
        self._name = name
        self._spoken = False
        if name:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("panel"))
        if self._spoken:
            painter.setFont(self._theme.font("body"))
            painter.setPen(self._theme.color("faint"))
            words = self.tr("Opening {0}…").format(self._name)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
        painter.end()

    def _speak(self) -> None:
        self._spoken = True
        self.update()
