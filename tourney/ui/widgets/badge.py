"""The badge: one of three words on a pill, each with a shape of its own."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Badge
from tourney.ui.widgets.painting import Painted, draw_text, tile

_INKS = {
    Badge.PROVISIONAL: ("placing", "placing_wash"),
    Badge.AWAY: ("soft", "ground"),
    Badge.CHAMPION: ("accent", "wash"),
}


def badge_word(badge: Badge) -> str:
    """Return the word of a badge in the reader's language."""
    match badge:
        case Badge.PROVISIONAL:
            return QCoreApplication.translate("Badge", "provisional")
        case Badge.AWAY:
            return QCoreApplication.translate("Badge", "away")
        case Badge.CHAMPION:
            return QCoreApplication.translate("Badge", "champion")


def badge_size(badge: Badge, theme: Theme, *, word: bool = True) -> QSize:
    """Return the size of a badge, with its word or as its shape alone."""
    measures = QFontMetricsF(theme.font("badge"))
    high = round(measures.height()) + 2
    wide = measures.horizontalAdvance(badge_word(badge)) + high + 8 if word else high + 2
    return QSize(ceil(wide), high)


def paint_badge(
    painter: QPainter, x: float, centre: float, badge: Badge, theme: Theme, *, word: bool = True
) -> float:
    """Draw a badge from *x*, in the middle of the line *centre*, and return its width."""
    ink, wash = _INKS[badge]
    size = badge_size(badge, theme, word=word)
    high = float(size.height())
    rect = QRectF(x, centre - high / 2, size.width(), high)
    tile(painter, rect, theme.color(wash), high / 2)
    _paint_shape(painter, QPointF(x + high / 2 + 1, centre), badge, theme.color(ink))
    if word:
        line = rect.adjusted(high + 1, 0, 0, 0)
        draw_text(painter, line, badge_word(badge), theme.font("badge"), theme.color(ink))
    return float(size.width())


def _paint_shape(painter: QPainter, centre: QPointF, badge: Badge, ink: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(ink, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if badge is Badge.PROVISIONAL:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        # Six strokes around the ring, whatever its size: the pattern counts in pen widths.
        pen.setDashPattern([1.6, 0.913])
        painter.setPen(pen)
        painter.drawEllipse(centre, 3.6, 3.6)
    elif badge is Badge.AWAY:
        pen.setWidthF(1.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawEllipse(centre, 3.9, 3.9)
        painter.drawPolyline(QPolygonF([centre + QPointF(0, -2), centre, centre + QPointF(1.6, 0.9)]))
    else:
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        corners = [QPointF(0, -4), QPointF(4, 0), QPointF(0, 4), QPointF(-4, 0)]
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    painter.restore()


class BadgeLabel(Painted):
    """A badge as a widget; hidden while there is none."""

    def __init__(self, theme: Theme, badge: Badge | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._badge = badge
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_badge(badge)

    def set_badge(self, badge: Badge | None) -> None:
        """Show another badge, or none."""
        self._badge = badge
        if badge is None or self.parent() is not None:
            # Without a parent, becoming visible would open a window of its own.
            self.setVisible(badge is not None)
        self.setAccessibleName(badge_word(badge) if badge else "")
        self.restyle()

    def sizeHint(self) -> QSize:
        return badge_size(self._badge, self.theme) if self._badge else QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._badge:
            paint_badge(QPainter(self), 0, self.height() / 2, self._badge, self.theme)
