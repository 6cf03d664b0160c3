"""The sheet and the ground below it: a plain background with lines one pixel wide at its edges."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import Painted, outline, tile


class Surface(Painted):
    """A background of one token. Lines part it from its neighbours; a radius makes it a box."""

    def __init__(
        self,
        theme: Theme,
        token: str = "panel",
        *,
        top: bool = False,
        bottom: bool = False,
        left: bool = False,
        right: bool = False,
        radius: float = 0.0,
        outlined: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._token = token
        self._lines = (top, bottom, left, right)
        self._radius = radius
        self._outlined = outlined

    def set_token(self, token: str) -> None:
        """Take another background."""
        self._token = token
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self._radius:
            tile(painter, rect, self.theme.color(self._token), self._radius)
            if self._outlined:
                outline(painter, rect, self.theme.color(self._outlined), self._radius)
            return
        painter.fillRect(rect, self.theme.color(self._token))
        line = self.theme.color("line")
        top, bottom, left, right = self._lines
        wide, high = rect.width(), rect.height()
        for wanted, edge in (
            (top, QRectF(0, 0, wide, 1)),
            (bottom, QRectF(0, high - 1, wide, 1)),
            (left, QRectF(0, 0, 1, high)),
            (right, QRectF(wide - 1, 0, 1, high)),
        ):
            if wanted:
                painter.fillRect(edge, line)
