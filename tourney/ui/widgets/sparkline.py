"""A short history as a thin line in grey ink, with a dot at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from tourney.ui.base.theme import Theme

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
