"""The bar of a waterfall in a table: filled and up, or hollow and down; and the boxes of an equation."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.club.explain_words import CHANGE, Box
from tourney.ui.base.i18n import listed, shown
from tourney.ui.base.theme import Theme
from tourney.ui.explain.model import STEP, Step
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.painting import CENTRE, Painted, draw_text, fit, outline, tile
from tourney.ui.widgets.rows import Index

THICK = 12.0
LEAST = 2.0

BOX_GAP = 28
BOX_LEAST = 104
SIGNS = ("−", "×", "=")


class BarCell(Cell):
    """A bar from where the rows above end to where this one ends: up filled, down hollow."""

    def content_width(self, index: Index) -> float:
        return float(self.theme.px(160))

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        step = index.data(STEP)
        if isinstance(step, Step):
            paint_step(painter, rect, step, self.theme)


def paint_step(painter: QPainter, rect: QRectF, step: Step, theme: Theme) -> None:
    """Draw the bar of a row, with a faint line down to the row below from where it ends."""
    span = (step.high - step.low) or 1.0

    def x(value: float) -> float:
        return rect.left() + (value - step.low) / span * rect.width()

    begin, end = x(step.begin), x(step.end)
    middle = round(rect.center().y())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    pen = QPen(theme.color("control"), 1)
    painter.setPen(pen)
    painter.drawLine(QPointF(round(begin), rect.top()), QPointF(round(begin), middle))
    painter.drawLine(QPointF(round(end), middle), QPointF(round(end), rect.bottom() + 2))
    painter.restore()
    left, wide = min(begin, end), max(LEAST, abs(end - begin))
    bar = QRectF(left, middle - THICK / 2, wide, THICK)
    if step.end >= step.begin:
        tile(painter, bar, theme.color("a"), 2)
    else:
        tile(painter, bar, theme.color("panel"), 2)
        outline(painter, bar, theme.color("b"), 2, width=1.5)


class Equation(Painted):
    """Happened - expected x step = change: a box for each, its word above and its reason below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._boxes: tuple[Box, ...] = ()
        self._down = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_boxes(self, boxes: Sequence[Box], *, down: bool) -> None:
        """Show another equation; *down* when the change is a loss."""
        self._boxes, self._down = tuple(boxes), down
        parts = [f"{shown(box.word)} {box.figure}" for box in self._boxes]
        self.say(listed(parts))
        self.restyle()

    def sizeHint(self) -> QSize:
        wide = len(self._boxes) * self.theme.px(BOX_LEAST) + (len(self._boxes) - 1) * BOX_GAP
        tall = self.theme.line("second") * 2 + self.theme.line("card") + 26
        return QSize(ceil(wide), ceil(tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = len(self._boxes)
        if not count:
            return
        wide = (self.width() - (count - 1) * BOX_GAP) / max(count, 2)
        for number, box in enumerate(self._boxes):
            left = number * (wide + BOX_GAP)
            rect = QRectF(left, 0, wide, self.height())
            self._paint_box(painter, rect, box)
            if number:
                sign = QRectF(left - BOX_GAP, 0, BOX_GAP, self.height())
                font = self.theme.font("empty")
                draw_text(painter, sign, SIGNS[number - 1], font, self.theme.color("faint"), CENTRE)

    def _paint_box(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        theme = self.theme
        tile(painter, rect, theme.color("panel"), 8)
        outline(painter, rect, theme.color("line"), 8)
        is_change = box.word.source == CHANGE.source
        ink = ("b" if self._down else "a") if is_change and box.figure != "±0" else "text"
        inner = rect.adjusted(12, 9, -10, -9)
        small, large = theme.line("second"), theme.line("card")
        lines = (
            (shown(box.word), "second", "soft", small),
            (box.figure, "card", ink, large + 8),
            (shown(box.reason), "second", "soft", small),
        )
        top = inner.top()
        for words, role, token, high in lines:
            line = QRectF(inner.left(), top, inner.width(), high)
            font, cut = fit(words, theme.font(role), line.width())
            draw_text(painter, line, cut, font, theme.color(token), Qt.AlignmentFlag.AlignLeft)
            top += high
