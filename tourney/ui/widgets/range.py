"""The range of a rating on a common scale: a whisker, dashed and hollow while provisional."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Range, Scale

END = 4.0
DOT = 3.75


def place(value: float, scale: Scale, rect: QRectF) -> float:
    """Return where *value* lies in *rect*, held inside it."""
    share = (value - scale.low) / (scale.high - scale.low) if scale.high > scale.low else 0.5
    return rect.left() + min(1.0, max(0.0, share)) * rect.width()


def range_words(shown: Range) -> str:
    """Return a range in words, for tooltips and screen readers."""
    if shown.provisional:
        words = QCoreApplication.translate("Range", "Provisional: between {0} and {1}, 95 % sure")
        return words.format(*(format_rating(value, shown.decimals) for value in (shown.low, shown.high)))
    words = QCoreApplication.translate("Range", "{0}, and 95 % sure between {1} and {2}")
    values = (shown.mean, shown.low, shown.high)
    return words.format(*(format_rating(value, shown.decimals) for value in values))


def paint_guides(painter: QPainter, rect: QRectF, scale: Scale, theme: Theme) -> None:
    """Draw the faint line of every round value, over the whole height."""
    for tick in scale.ticks:
        x = round(place(tick, scale, rect))
        painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), theme.color("line"))


def paint_range(painter: QPainter, rect: QRectF, shown: Range, scale: Scale, theme: Theme) -> None:
    """Draw the whisker in the middle of *rect*."""
    middle = round(rect.center().y()) + 0.5
    low, mean, high = (place(value, scale, rect) for value in (shown.low, shown.mean, shown.high))
    colour = theme.color("a")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ends = QPen(colour, 1.5)
    ends.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(ends)
    for end, clipped in ((low, shown.low < scale.low), (high, shown.high > scale.high)):
        if not clipped:
            painter.drawLine(QPointF(end, middle - END), QPointF(end, middle + END))
    line = QPen(ends)
    if shown.provisional:
        line.setDashPattern([2.0, 1.6])
    painter.setPen(line)
    painter.drawLine(QPointF(low, middle), QPointF(max(low, mean - DOT), middle))
    painter.drawLine(QPointF(min(high, mean + DOT), middle), QPointF(high, middle))
    if shown.provisional:
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(QPointF(mean, middle), DOT - 0.5, DOT - 0.5)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(mean, middle), DOT, DOT)
    painter.restore()
