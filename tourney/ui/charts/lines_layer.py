"""What lies over the lines: signs of events, marks, names at the ends, the cursor with its box."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Protocol

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tourney.ratings.base import Floats, Ints
from tourney.ui.base.theme import Theme
from tourney.ui.charts.curve import FEW_STOPS
from tourney.ui.charts.lines import Line, LinesPlot
from tourney.ui.charts.styles import paint_shape
from tourney.ui.widgets.painting import draw_text, fit, focus_ring, outline, tile

RING = 4.5
DOT = 7.0
WIDEST_NAME = 148
MOST_SIGNS = 12
MARKS_ALONG = 6


@dataclass(frozen=True, slots=True)
class Sign:
    """Something to point out at a place: words at the top of a dashed line, where there is room.

    Of signs that are in each other's way the one with more ``weight`` has the words; the others are a
    short stroke at the bottom.
    """

    at: float
    words: str
    weight: float = 0.0


class Charted(Protocol):
    """What the layer asks of the chart it lies on."""

    theme: Theme
    plot: LinesPlot | None
    lines: tuple[Line, ...]
    signs: tuple[Sign, ...]
    current: int
    stop: int
    dragged: tuple[float, float] | None

    def painted(self) -> None:
        """Hear that the first paint is over."""

    def point(self, line: int, stop: int) -> tuple[float, float]:
        """Return where a stop of a line stands."""
        ...

    def box_words(self) -> tuple[str, ...]:
        """Return what stands in the box of the cursor."""
        ...

    def hasFocus(self) -> bool:
        """Return True while the keys are here."""
        ...


class LinesLayer(QWidget):
    """Drawn again with every step of the cursor; the plot below it is not."""

    def __init__(self, chart: Charted, parent: QWidget) -> None:
        super().__init__(parent)
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def right_margin(self, theme: Theme) -> int:
        """Return how much room the names at the ends of the lines take."""
        lines = self._chart.lines
        if len(lines) < 2:
            return 0
        metrics = theme.metrics("second")
        wide = max(metrics.horizontalAdvance(line.name) for line in lines)
        room = min(theme.px(WIDEST_NAME), 0.24 * self.width())
        return ceil(min(wide, room)) + 20

    def paintEvent(self, event: QPaintEvent) -> None:
        chart = self._chart
        chart.painted()
        plot = chart.plot
        if plot is None or not chart.lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_names(painter, chart.theme)
        area = plot.area()
        if chart.dragged is not None:
            first, last = sorted(chart.dragged)
            shade = chart.theme.color("accent")
            shade.setAlphaF(0.14)
            painter.fillRect(QRectF(first, area.top(), last - first, area.height()), shade)
        elif chart.stop >= 0:
            self._paint_cursor(painter, plot, area)
        if chart.hasFocus():
            focus_ring(painter, QRectF(self.rect()), chart.theme)

    def paint_names(self, painter: QPainter, theme: Theme) -> None:
        """Draw all that belongs to a picture as well: signs, dots and names."""
        plot = self._chart.plot
        if plot is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = plot.area()
        self._paint_signs(painter, plot, area, theme)
        ends = self._paint_dots(painter, plot, area, theme)
        if len(self._chart.lines) > 1:
            self._paint_ends(painter, area, ends, theme)

    def _paint_signs(self, painter: QPainter, plot: LinesPlot, area: QRectF, theme: Theme) -> None:
        font, metrics = theme.font("header"), theme.metrics("header")
        first, last = plot.view
        shown = [sign for sign in self._chart.signs if first <= sign.at <= last]
        taken: list[tuple[float, float]] = []
        strokes: set[int] = set()
        worded: list[tuple[float, float, str]] = []
        for sign in sorted(shown, key=lambda sign: -sign.weight):
            x = round(plot.place(sign.at, 0).x()) + 0.5
            wide = metrics.horizontalAdvance(sign.words)
            left = x + 6 if x + 6 + wide <= area.right() else x - 6 - wide
            span = min(x, left) - 8, max(x, left + wide) + 8
            free = all(span[1] <= low or span[0] >= high for low, high in taken)
            if free and len(worded) < MOST_SIGNS and left >= area.left():
                taken.append(span)
                worded.append((x, left, sign.words))
            else:
                strokes.add(round(x))
        painter.setPen(QPen(theme.color("edge"), 1))
        for x in strokes:
            painter.drawLine(QPointF(x + 0.5, area.bottom() - 5), QPointF(x + 0.5, area.bottom()))
        pen = QPen(theme.color("edge"), 1)
        pen.setDashPattern([4.0, 3.0])
        for x, left, words in worded:
            painter.setPen(pen)
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            line = QRectF(left, area.top() + 4, metrics.horizontalAdvance(words), metrics.height())
            tile(painter, line.adjusted(-3, -1, 3, 1), _veil(theme), 3)
            draw_text(painter, line, words, font, theme.color("soft"))

    def _paint_dots(
        self, painter: QPainter, plot: LinesPlot, area: QRectF, theme: Theme
    ) -> list[tuple[int, float]]:
        """Draw a mark at the last value seen of each line, on all where they are few; return the ends."""
        ends: list[tuple[int, float]] = []
        first, last = plot.view
        size = DOT * theme.text_scale
        inside = area.adjusted(-1, -1, 1, 1)
        for number, line in enumerate(self._chart.lines):
            curve = line.curve
            begin = np.searchsorted(curve.stops, np.searchsorted(curve.x, first, "left"))
            beyond_view = np.searchsorted(curve.stops, np.searchsorted(curve.x, last, "right"))
            stops = curve.stops[begin:beyond_view]
            if not len(stops):
                continue
            ink, ground = line.style.colour(theme), theme.color("panel")
            for at in self._marked(plot, stops, curve.x):
                spot = plot.place(float(curve.x[at]), float(curve.y[at]))
                if inside.contains(spot):
                    paint_shape(painter, spot, line.style.shape, size, ink, ground)
            seen = plot.drawn[number]
            beyond = int(stops[-1]) + 1 < len(curve.x)
            height = float(np.interp(last, seen.x, seen.y)) if beyond else float(curve.y[stops[-1]])
            spot = plot.place(last, height)
            ends.append((number, min(max(spot.y(), area.top()), area.bottom())))
        return ends

    def _marked(self, plot: LinesPlot, stops: Ints, x: Floats) -> list[int]:
        """Return which values have a mark: all where they are few, the last, or some along a plain line."""
        if len(stops) < FEW_STOPS:
            return list(map(int, stops))
        # A line that goes on beyond the picture does not end at its last value here.
        ends = [int(stops[-1])] if stops[-1] + 1 >= len(x) else []
        if plot.dashed or len(self._chart.lines) < 2:
            return ends
        first, last = plot.view
        wanted = np.linspace(first, last, MARKS_ALONG + 2)[1:-1]
        found = np.searchsorted(x[stops], wanted).clip(0, len(stops) - 1)
        return sorted({*ends, *map(int, stops[found])})

    def _paint_ends(
        self, painter: QPainter, area: QRectF, ends: list[tuple[int, float]], theme: Theme
    ) -> None:
        """Write the names beside the ends, moved apart; those that find no room are in the list alone."""
        chart = self._chart
        metrics = theme.metrics("second")
        high = metrics.height()
        most = max(1, int(area.height() / high))
        # The chosen line keeps its name whatever happens.
        kept = sorted(ends, key=lambda end: (end[0] != chart.current, end[0]))[:most]
        placed = spread([y for _, y in sorted(kept, key=lambda end: end[1])], high, area.top(), area.bottom())
        room = self.right_margin(theme) - 14
        for (number, _), y in zip(sorted(kept, key=lambda end: end[1]), placed, strict=True):
            line = chart.lines[number]
            role = "second_strong" if number == chart.current else "second"
            font, words = fit(line.name, theme.font(role), room)
            box = QRectF(area.right() + 10, y - high / 2, room, high)
            draw_text(painter, box, words, font, line.style.colour(theme))

    def _paint_cursor(self, painter: QPainter, plot: LinesPlot, area: QRectF) -> None:
        chart, theme = self._chart, self._chart.theme
        at = plot.place(*chart.point(chart.current, chart.stop))
        x = round(at.x()) + 0.5
        painter.setPen(QPen(theme.color("edge"), 1))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(QPen(chart.lines[chart.current].style.colour(theme), 2))
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(QPointF(x, at.y()), RING, RING)
        paint_box(painter, area, QPointF(x, at.y()), chart.box_words(), theme)


def spread(wanted: list[float], apart: float, top: float, bottom: float) -> list[float]:
    """Return places near those wanted (ascending), at least *apart* from each other, between two ends."""
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + apart) if placed else max(y, top + apart / 2))
    limit = bottom - apart / 2
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], limit)
        limit = placed[at] - apart
    return placed


def paint_box(painter: QPainter, area: QRectF, at: QPointF, lines: tuple[str, ...], theme: Theme) -> None:
    """Draw a box with words beside a point, inside *area*; the first line stands out."""
    if not lines:
        return
    roles = ["second_strong", *["second"] * (len(lines) - 1)]
    wide = max(theme.metrics(role).horizontalAdvance(line) for role, line in zip(roles, lines, strict=True))
    wide = min(wide + 20, area.width())
    high = sum(theme.metrics(role).height() + 2 for role in roles) + 10
    left = at.x() + 12 if at.x() + 12 + wide <= area.right() else at.x() - 12 - wide
    left = max(area.left(), min(left, area.right() - wide))
    top = at.y() - high - 12
    if top < area.top() + theme.line("header") + 8:
        top = max(area.top(), min(at.y() + 14, area.bottom() - high - 4))
    box = QRectF(round(left), round(top), wide, high)
    tile(painter, box, theme.color("raised"), 6)
    outline(painter, box, theme.color("control"), 6)
    y = box.top() + 6
    for role, line in zip(roles, lines, strict=True):
        each = theme.metrics(role).height()
        font, words = fit(line, theme.font(role), wide - 18)
        ink = theme.color("text" if role == "second_strong" else "soft")
        draw_text(painter, QRectF(box.left() + 10, y, wide - 20, each), words, font, ink)
        y += each + 2


def _veil(theme: Theme) -> QColor:
    colour = theme.color("panel")
    colour.setAlphaF(0.75)
    return colour
