"""A calibration as a plot: what was foreseen across, what was scored up, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ratings.evaluate import Bin
from tourney.ui.base.i18n import format_percent
from tourney.ui.base.theme import Theme
from tourney.ui.charts.lines_layer import paint_box
from tourney.ui.charts.styles import paint_shape
from tourney.ui.charts.ticks import round_values
from tourney.ui.widgets.painting import CENTRE, LEFT, RIGHT, Painted, draw_text, focus_ring

SIDE, TOP, FOOT = 18.0, 10.0, 8.0
DOT, CAP = 9.0, 4.0
NEAR = 24.0
ROOM = 0.03


@dataclass(frozen=True, slots=True)
class PlotWords:
    """What the plot says; ``group`` gives the lines of the box of one group of games."""

    name: str = ""
    about: str = ""
    across: str = ""
    up: str = ""
    group: Callable[[Bin], tuple[str, ...]] = field(default=lambda one: ())


class CalibrationPlot(Painted):
    """Whiskers around discs beside the line on which foreseen and scored are equal.

    A ring stands where the interval misses that line, so that no colour is needed to see it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.bins: tuple[Bin, ...] = ()
        self.words = PlotWords()
        self.at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bins(self, bins: tuple[Bin, ...], words: PlotWords) -> None:
        """Show another calibration."""
        self.bins, self.words, self.at = bins, words, -1
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.about)
        self.update()

    def go_to(self, at: int) -> None:
        """Move the cursor to a group of games, or away with -1."""
        at = max(-1, min(at, len(self.bins) - 1))
        if at == self.at:
            return
        self.at = at
        self.setAccessibleDescription(". ".join(self.box_words()) or self.words.about)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def box_words(self) -> tuple[str, ...]:
        """Return what stands in the box of the cursor."""
        return self.words.group(self.bins[self.at]) if self.at >= 0 else ()

    # Geometry

    @property
    def least(self) -> float:
        """The left end of the axis: a half, or nothing where favourites of many sides are plotted."""
        return 0.5 if all(one.expected >= 0.5 for one in self.bins) else 0.0

    @property
    def lowest(self) -> float:
        """The lower end of the axis, below every interval."""
        return min([self.least, *(one.low for one in self.bins)])

    def area(self, rect: QRectF, theme: Theme) -> QRectF:
        """Return the part of *rect* that holds the points."""
        metrics = theme.metrics("header")
        left = SIDE + metrics.horizontalAdvance(format_percent(1.0)) + 8
        head = TOP + (metrics.height() + 6 if self.words.up else 0)
        foot = FOOT + 2 * metrics.height() + 8
        return rect.adjusted(left, head, -SIDE, -foot)

    def place(self, area: QRectF, expected: float, actual: float) -> QPointF:
        """Return where a pair of shares lies."""
        across = (expected - self.least + ROOM) / (1.0 - self.least + 2 * ROOM)
        up = (actual - self.lowest + ROOM) / (1.0 - self.lowest + 2 * ROOM)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self.paint_picture(painter, rect, self.theme)
        if self.at >= 0:
            area, one = self.area(rect, self.theme), self.bins[self.at]
            point = self.place(area, one.expected, one.actual)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.color("text"), 1.5))
            painter.drawEllipse(point, DOT, DOT)
            paint_box(painter, area, point, self.box_words(), self.theme)
        if self.hasFocus():
            focus_ring(painter, rect, self.theme)

    def paint_picture(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Draw the plot into *rect* in the colours of *theme*, without the cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.area(rect, theme)
        self._paint_axes(painter, rect, area, theme)
        pen = QPen(theme.color("edge"), 1.2)
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        painter.drawLine(self.place(area, self.least, self.least), self.place(area, 1.0, 1.0))
        for one in self.bins:
            point = self.place(area, one.expected, one.actual)
            low, high = self.place(area, one.expected, one.low), self.place(area, one.expected, one.high)
            fits = one.low <= one.expected <= one.high
            ink = theme.color("a" if fits else "warn")
            painter.setPen(QPen(ink, 1.6))
            painter.drawLine(low, high)
            for end in (low, high):
                painter.drawLine(end - QPointF(CAP, 0), end + QPointF(CAP, 0))
            paint_shape(painter, point, "disc" if fits else "ring", DOT, ink, theme.color("panel"))

    def _paint_axes(self, painter: QPainter, rect: QRectF, area: QRectF, theme: Theme) -> None:
        metrics, font, ink = theme.metrics("header"), theme.font("header"), theme.color("faint")
        guide = theme.color("text")
        guide.setAlphaF(0.10)
        wide, high = metrics.horizontalAdvance(format_percent(1.0)), metrics.height()
        for value in round_values(self.lowest, 1.0, max(2, int(area.height() / (2.4 * high)))):
            y = round(self.place(area, self.least, value).y()) + 0.5
            painter.setPen(QPen(guide, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(area.left() - wide - 8, y - 10, wide, 20)
            draw_text(painter, box, format_percent(value), font, ink, RIGHT)
        for value in round_values(self.least, 1.0, max(2, int(area.width() / (1.8 * wide)))):
            x = self.place(area, value, 0.0).x()
            box = QRectF(x - 40, area.bottom() + 4, 80, high)
            draw_text(painter, box, format_percent(value), font, ink, CENTRE)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        foot = QRectF(area.left(), area.bottom() + 6 + high, area.width(), high)
        draw_text(painter, foot, self.words.across, font, theme.color("soft"), RIGHT)
        if self.words.up:
            head = QRectF(rect.left() + SIDE, rect.top() + TOP - 4, area.width(), high)
            draw_text(painter, head, self.words.up, font, theme.color("soft"), LEFT)

    # Pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        area = self.area(QRectF(self.rect()), self.theme)
        gaps = [
            abs(self.place(area, one.expected, one.actual).x() - event.position().x()) for one in self.bins
        ]
        nearest = min(range(len(gaps)), key=gaps.__getitem__, default=-1)
        self.go_to(nearest if nearest >= 0 and gaps[nearest] <= NEAR else -1)

    def leaveEvent(self, event: object) -> None:
        self.go_to(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.bins) - 1
        match event.key():
            case Qt.Key.Key_Left:
                self.go_to(max(0, self.at - 1))
            case Qt.Key.Key_Right:
                self.go_to(self.at + 1)
            case Qt.Key.Key_Home:
                self.go_to(min(0, last))
            case Qt.Key.Key_End:
                self.go_to(last)
            case Qt.Key.Key_Escape if self.at >= 0:
                self.go_to(-1)
            case _:
                super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(420), self.theme.px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(220), ceil(self.theme.px(150)))
