"""A row of the register: name over badge, a short history, rating and deviation at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tourney.ui.models.roles import Badge, Rating, Role
from tourney.ui.widgets.badge import badge_size, paint_badge
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import RatingCell, name_role, shown_text
from tourney.ui.widgets.painting import draw_text, fit
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.sparkline import HIGH, WIDE, paint_sparkline

GAP = 12.0


class RegisterCell(Cell):
    """The name gives way last: first the short history goes, then the word of the badge."""

    def content_width(self, index: Index) -> float:
        name = self.theme.metrics("name_strong").horizontalAdvance(shown_text(index))
        return float(name + GAP + WIDE + GAP + self._rating_width())

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        room = self._rating_width()
        self._paint_rating(painter, QRectF(rect.right() - room, rect.top(), room, rect.height()), index)
        left = rect.adjusted(0, 0, -room - GAP, 0)
        trend = index.data(Role.SPARK) or ()
        name_wide = self.theme.metrics("name_strong").horizontalAdvance(shown_text(index))
        if len(trend) > 1 and name_wide + GAP + WIDE <= left.width():
            box = QRectF(left.right() - WIDE, round(rect.center().y() - HIGH / 2), WIDE, HIGH)
            paint_sparkline(painter, box, trend, self.theme)
        self._paint_name(painter, left, index, look)

    def _rating_width(self) -> float:
        return float(self.theme.metrics("body").horizontalAdvance("8888–8888") + 8)

    def _paint_name(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        role, ink = name_role(index, look)
        badge = index.data(Role.BADGE)
        font, words = fit(shown_text(index), self.theme.font(role), rect.width())
        if not badge:
            draw_text(painter, rect, words, font, self.theme.color(ink))
            return
        first = self.theme.line("name")
        second = badge_size(Badge(badge), self.theme).height()
        top = rect.center().y() - (first + second + 1) / 2
        line = QRectF(rect.left(), top, rect.width(), first)
        draw_text(painter, line, words, font, self.theme.color(ink))
        paint_badge(painter, rect.left(), top + first + 1 + second / 2, Badge(badge), self.theme)

    def _paint_rating(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        if isinstance(index.data(Role.RATING), Rating):
            RatingCell(self.theme).paint_content(painter, rect, index, Look())
