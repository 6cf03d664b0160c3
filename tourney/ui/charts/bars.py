"""Bars above and below one line: two groups counted over the same steps, with a cursor on each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.charts.lines_layer import paint_box
from tourney.ui.charts.ticks import round_values
from tourney.ui.widgets.painting import CENTRE, RIGHT, Painted, draw_text, focus_ring, tile

MOST_BARS = 28
GAP = 2.0
TOP, BOTTOM, SIDE = 34, 30, 24


@dataclass(frozen=True, slots=True)
class Bars:
    """Counts over b steps: step i reaches from ``edges[i]`` to just below ``edges[i + 1]``."""

    edges: tuple[float, ...] = (0.0, 1.0)
    up: tuple[int, ...] = (0,)
    down: tuple[int, ...] = (0,)

    def __len__(self) -> int:
        return len(self.up)

    def step_of(self, value: float) -> int:
        """Return the step a value falls into."""
        width = self.edges[1] - self.edges[0]
        return min(len(self) - 1, max(0, floor((value - self.edges[0]) / width + 1e-9)))


def bars_of(up: Sequence[float], down: Sequence[float], most: int = MOST_BARS) -> Bars:
    """Return the counts of two groups in at most about *most* steps of 1, 2 or 5 times a power of ten."""
    values = [*up, *down]
    if not values:
        return Bars()
    low, high = min(values), max(values)
    step = _round_step((high - low) / most, abs(high))
    first, last = floor(low / step + 1e-9), floor(high / step + 1e-9)
    edges = tuple(number * step for number in range(first, last + 2))
    empty = Bars(edges, (0,) * (len(edges) - 1), (0,) * (len(edges) - 1))
    counts = [[0] * len(empty), [0] * len(empty)]
    for side, group in zip(counts, (up, down), strict=True):
        for value in group:
            side[empty.step_of(value)] += 1
    return Bars(edges, tuple(counts[0]), tuple(counts[1]))


def _round_step(least: float, size: float) -> float:
    if least <= 0:
        least = max(1e-6, 0.001 * size)
    power = 10.0 ** floor(log10(least))
    return next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= least * (1 - 1e-9))


@dataclass(frozen=True, slots=True)
class BarWords:
    """What a chart of bars says; ``step`` gives the lines of the box, ``value`` writes an edge."""

    name: str
    about: str = ""
    up: str = ""
    down: str = ""
    middle: str = ""
    step: Callable[[int], tuple[str, ...]] = field(default=lambda step: ())
    value: Callable[[float], str] = str


class BarsChart(Painted):
    """Filled bars stand on the line, hollow dashed ones hang below it: readable without colour.

    Signals
    -------
    opened : int
        Enter or a click on a step.
    """

    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.bars = Bars()
        self.words = BarWords("")
        self.middle: float | None = None
        self.step = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, bars: Bars, words: BarWords, middle: float | None = None) -> None:
        """Show counts; *middle* is a value to point out, named by the words."""
        self.bars, self.words, self.middle = bars, words, middle
        self.step = -1
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.about)
        self.update()

    def go_to(self, step: int) -> None:
        """Move the cursor to a step, or away with -1."""
        step = max(-1, min(step, len(self.bars) - 1))
        if step == self.step:
            return
        self.step = step
        spoken = ". ".join(self.box_words())
        self.setAccessibleDescription(spoken or self.words.about)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def box_words(self) -> tuple[str, ...]:
        """Return what stands in the box of the cursor."""
        return self.words.step(self.step) if self.step >= 0 else ()

    # Geometry

    def area(self, rect: QRectF, theme: Theme) -> QRectF:
        """Return the part of *rect* that holds the bars."""
        left = SIDE + theme.metrics("header").horizontalAdvance("888") + 8
        foot = max(BOTTOM, theme.line("header") + 12)
        return rect.adjusted(left, theme.line("header") + TOP - 14, -SIDE, -foot)

    def _line(self, area: QRectF) -> tuple[float, float]:
        """Return where the bars stand, and how high one player is."""
        up, down = max(1, *self.bars.up), max(self.bars.down)
        high = area.height() / (up + down + (0.6 if down else 0))
        return area.top() + up * high + (0.3 * high if down else 0), high

    def bar_rect(self, area: QRectF, step: int) -> QRectF:
        """Return the column of a step, from the top of the chart to its bottom."""
        wide = area.width() / len(self.bars)
        return QRectF(area.left() + step * wide, area.top(), wide, area.height())

    def step_at(self, x: float) -> int:
        """Return the step below a horizontal pixel, -1 beside the bars."""
        area = self.area(QRectF(self.rect()), self.theme)
        if not area.left() <= x < area.right():
            return -1
        return int((x - area.left()) / area.width() * len(self.bars))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self.paint_picture(painter, rect, self.theme)
        if self.step >= 0:
            area = self.area(rect, self.theme)
            column = self.bar_rect(area, self.step)
            line, high = self._line(area)
            at = QPointF(column.center().x(), line - self.bars.up[self.step] * high)
            paint_box(painter, area, at, self.box_words(), self.theme)
        if self.hasFocus():
            focus_ring(painter, rect, self.theme)

    def paint_picture(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Draw the chart into *rect* in the colours of *theme*, without the cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.area(rect, theme)
        line, high = self._line(area)
        if rect.topLeft() == QPointF(0, 0) and self.step >= 0 and theme is self.theme:
            painter.fillRect(self.bar_rect(area, self.step), theme.color("hover"))
        self._paint_guides(painter, area, line, high, theme)
        for step in range(len(self.bars)):
            column = self.bar_rect(area, step).adjusted(GAP / 2, 0, -GAP / 2, 0)
            up, down = self.bars.up[step], self.bars.down[step]
            if up:
                box = QRectF(column.left(), line - up * high, column.width(), up * high)
                tile(painter, box, theme.color("a_soft"), 2)
                painter.fillRect(QRectF(box.left(), box.top(), box.width(), 2), theme.color("a"))
            if down:
                box = QRectF(column.left() + 1, line + 1, column.width() - 2, down * high - 1)
                pen = QPen(theme.color("placing"), 1.5)
                pen.setDashPattern([3.0, 2.0])
                painter.setPen(pen)
                painter.setBrush(theme.color("placing_wash"))
                painter.drawRect(box)
        painter.setPen(QPen(theme.color("edge"), 1))
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line))
        self._paint_words(painter, rect, area, theme)

    def _paint_guides(self, painter: QPainter, area: QRectF, line: float, high: float, theme: Theme) -> None:
        font, ink = theme.font("header"), theme.color("faint")
        guide = theme.color("text")
        guide.setAlphaF(0.10)
        up, down = max(self.bars.up), max(self.bars.down)
        most = max(2, int(area.height() / 56))
        counts = [round(v) for v in round_values(-down, max(1, up), most) if abs(v - round(v)) < 1e-9]
        for count in counts:
            y = round(line - count * high) + 0.5
            painter.setPen(QPen(guide, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(area.left() - 60, y - 10, 52, 20)
            draw_text(painter, box, str(abs(count)), font, ink, RIGHT)
        edges = self.bars.edges
        metrics = theme.metrics("header")
        wide = max(metrics.horizontalAdvance(self.words.value(edge)) for edge in (edges[0], edges[-1])) + 18
        every = max(1, ceil(wide / max(1.0, area.width() / len(self.bars))))
        for number in range(0, len(edges), every):
            x = area.left() + number * area.width() / len(self.bars)
            box = QRectF(x - 40, area.bottom() + 6, 80, metrics.height())
            draw_text(painter, box, self.words.value(edges[number]), font, ink, CENTRE)

    def _paint_words(self, painter: QPainter, rect: QRectF, area: QRectF, theme: Theme) -> None:
        metrics, font, ink = theme.metrics("header"), theme.font("header"), theme.color("soft")
        y, x = rect.top() + 6, area.left()
        for filled, words in ((True, self.words.up), (False, self.words.down)):
            if not words or (not filled and not any(self.bars.down)):
                continue
            swatch = QRectF(x, y + metrics.height() / 2 - 5, 10, 10)
            if filled:
                tile(painter, swatch, theme.color("a_soft"), 2)
                painter.fillRect(QRectF(swatch.left(), swatch.top(), 10, 2), theme.color("a"))
            else:
                pen = QPen(theme.color("placing"), 1.5)
                pen.setDashPattern([3.0, 2.0])
                painter.setPen(pen)
                painter.setBrush(theme.color("placing_wash"))
                painter.drawRect(swatch)
            line = QRectF(x + 16, y, 10, metrics.height())
            x += 16 + draw_text(painter, line, words, font, ink) + 24
        if self.middle is not None and self.words.middle:
            edges = self.bars.edges
            share = (self.middle - edges[0]) / (edges[-1] - edges[0])
            at = round(area.left() + share * area.width()) + 0.5
            pen = QPen(theme.color("edge"), 1)
            pen.setDashPattern([4.0, 3.0])
            painter.setPen(pen)
            painter.drawLine(QPointF(at, area.top() - 8), QPointF(at, area.bottom()))
            wide = metrics.horizontalAdvance(self.words.middle)
            left = at + 6 if at + 6 + wide <= area.right() else at - 6 - wide
            if left > x:
                line = QRectF(left, y, wide, metrics.height())
                draw_text(painter, line, self.words.middle, font, ink)

    # Pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.go_to(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        step = self.step_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and step >= 0:
            self.go_to(step)
            self.opened.emit(step)

    def leaveEvent(self, event: object) -> None:
        self.go_to(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.bars) - 1
        match event.key():
            case Qt.Key.Key_Left:
                self.go_to(max(0, self.step - 1))
            case Qt.Key.Key_Right:
                self.go_to(min(last, self.step + 1))
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(last)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.step >= 0:
                self.opened.emit(self.step)
            case Qt.Key.Key_Escape if self.step >= 0:
                self.go_to(-1)
            case _:
                super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(720), self.theme.px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(140))
