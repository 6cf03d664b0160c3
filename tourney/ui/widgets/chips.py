"""Chips: the people a line was read as, a name nobody has, and candidates to choose from."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import draw_text, fit, focus_ring, outline, tile

KINDS = ("a", "b", "unknown", "plain")


class Chip(QAbstractButton):
    """A side ("a", "b"), a name nobody has ("unknown"), or a candidate ("plain").

    Unknown and plain chips take the focus and are pressed by Enter, Space or the pointer; sides only show.
    """

    def __init__(self, theme: Theme, text: str, kind: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if kind not in KINDS:
            raise ValueError(kind)
        self.theme = theme
        self._kind = kind
        self.setText(text)
        active = kind in ("unknown", "plain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if active else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Measure and draw again."""
        self.updateGeometry()
        self.update()

    def _role(self) -> str:
        return "body_strong" if self._kind in ("a", "b") else "body_medium"

    def sizeHint(self) -> QSize:
        wide = self.theme.metrics(self._role()).horizontalAdvance(self.text())
        left = 16 if self._kind in ("a", "b") else 10
        return QSize(ceil(wide) + left + 10, max(26, self.theme.line("body") + 9))

    def minimumSizeHint(self) -> QSize:
        return QSize(48, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        colour = self.theme.color
        left, ink = 10, "text"
        if self._kind in ("a", "b"):
            tile(painter, rect, colour(f"{self._kind}_wash"), 6)
            tile(painter, QRectF(6, rect.center().y() - 6, 3, 12), colour(self._kind), 1.5)
            left = 16
        elif self._kind == "unknown":
            tile(painter, rect, colour("hover" if self.underMouse() else "panel"), 6)
            outline(painter, rect, colour("warn"), 6, width=1.5)
            ink = "warn"
        else:
            tile(
                painter,
                rect,
                colour("wash" if self.isDown() else "hover" if self.underMouse() else "raised"),
                6,
            )
            outline(painter, rect, colour("edge" if self.underMouse() else "control"), 6)
        if self.hasFocus():
            focus_ring(painter, rect, self.theme)
        font, words = fit(self.text(), self.theme.font(self._role()), rect.width() - left - 8)
        draw_text(painter, rect.adjusted(left, 0, 0, 0), words, font, colour(ink))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
