"""One line at the foot of the window: what the page says, and how far the work is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.labels import Label


class StatusLine(QWidget):
    """A text, and a thin bar while something is being worked out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share: float | None = None
        self.left = Label(theme, "", "header", "faint", elide=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 1, 16, 0)
        row.addWidget(self.left, 1)
        theme.changed.connect(self.restyle)
        self.restyle()

    def set_left(self, text: str) -> None:
        """Say what the page has to say."""
        self.left.setText(text)

    def set_progress(self, done: int, total: int) -> None:
        """Draw how far the work is; a finished one draws nothing."""
        self._share = done / total if 0 <= done < total else None
        self.update()

    def restyle(self) -> None:
        """Follow the theme."""
        self.setFixedHeight(max(26, round(self._theme.metrics("header").height()) + 11))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("ground"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), self._theme.color("line"))
        if self._share is not None:
            painter.fillRect(QRectF(0, 0, self.width() * self._share, 2), self._theme.color("accent"))
        painter.end()
