"""A short history as a thin line in grey ink, with a dot at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import Painted

WIDE, HIGH = 54, 20


def paint_sparkline(painter: QPainter, rect: QRectF, values: Sequence[float], theme: Theme) -> None:
    """Draw *values*, oldest first, over the whole of *rect*; fewer than two draw a dot alone."""
    if not values:
        return
    low, high = min(values), max(values)
    inner = rect.adjusted(2, 3, -3, -3)
    span = high - low

    def at(number: int, value: float) -> QPointF:
        across = number / (len(values) - 1) if len(values) > 1 else 1.0
        up = (value - low) / span if span > 0 else 0.5
        return QPointF(inner.left() + across * inner.width(), inner.bottom() - up * inner.height())

    points = [at(number, value) for number, value in enumerate(values)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.color("ink"), 1.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("ink"))
    painter.drawEllipse(points[-1], 2.25, 2.25)
    painter.restore()


class Sparkline(Painted):
    """One short history, as a widget."""

    def __init__(self, theme: Theme, values: Sequence[float] = (), parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._values = tuple(values)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_values(self, values: Sequence[float]) -> None:
        """Show another history, oldest first."""
        self._values = tuple(values)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sparkline(QPainter(self), QRectF(self.rect()), self._values, self.theme)
