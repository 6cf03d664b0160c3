"""The history chart: a line with two bands, and a cursor that goes from value to value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.charts.curve import Curve, Mark
from tourney.ui.charts.plot import Plot
from tourney.ui.widgets.painting import draw_text, focus_ring, outline, tile

RING = 4.5


@dataclass(frozen=True, slots=True)
class Wording:
    """What a chart says: its name, a sentence about the whole, and two lines for each stop."""

    name: str
    about: str = ""
    stop: Callable[[int], tuple[str, str]] = field(default=lambda number: ("", ""))
    value: Callable[[float], str] = format_rating


class HistoryChart(QWidget):
    """Shows one curve. The pointer or the arrow keys move a cursor from value to value.

    With *later* the plot, whose library takes a third of a second to load, is made once what lies
    around the chart has been painted.

    Signals
    -------
    stopped : int
        The cursor is at this stop of the curve; -1 when it left.
    """

    stopped = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, later: bool = False) -> None:
        super().__init__(parent)
        self.theme = theme
        self._later = later
        self._plot: Plot | None = None
        self._curve: Curve | None = None
        self._marks: tuple[Mark, ...] = ()
        self._wording = Wording("")
        self._stop = -1
        self._layer = _Layer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        theme.changed.connect(self.restyle)

    # What is shown

    def show_curve(self, curve: Curve, wording: Wording, marks: Sequence[Mark] = ()) -> None:
        """Show a curve; the cursor leaves."""
        self._curve, self._wording, self._marks = curve, wording, tuple(marks)
        self._stop = -1
        if self._plot is not None:
            self._plot.show(curve)
        elif not self._later:
            self._build()
        self.setAccessibleName(wording.name)
        self.setAccessibleDescription(wording.about)
        self._layer.update()

    def _build(self) -> None:
        if self._plot is not None or self._curve is None:
            return
        self._plot = Plot(self.theme, self, lambda value: self._wording.value(value))
        self._column.addWidget(self._plot.widget)
        self._plot.widget.installEventFilter(self)
        self._plot.widget.viewport().installEventFilter(self)
        self._layer.raise_()
        self._plot.show(self._curve)
        self._layer.update()

    def painted(self) -> None:
        """Make the plot that waited for the first paint; the layer tells of it."""
        if self._plot is None and self._curve is not None:
            QTimer.singleShot(0, self, self._build)

    @property
    def curve(self) -> Curve | None:
        """The curve shown."""
        return self._curve

    @property
    def plot(self) -> Plot | None:
        """What draws the curve; None before the first."""
        return self._plot

    @property
    def stop(self) -> int:
        """The stop the cursor is at, or -1."""
        return self._stop

    def words(self) -> tuple[str, str]:
        """Return what stands in the box of the cursor."""
        return self._wording.stop(self._stop) if self._stop >= 0 else ("", "")

    def go_to(self, stop: int) -> None:
        """Move the cursor to a stop, or away with -1."""
        count = len(self._curve.stops) if self._curve is not None else 0
        stop = max(-1, min(stop, count - 1))
        if stop == self._stop:
            return
        self._stop = stop
        spoken = ". ".join(part for part in self.words() if part)
        self.setAccessibleDescription(spoken or self._wording.about)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self._layer.update()
        self.stopped.emit(stop)

    def restyle(self) -> None:
        """Follow the theme."""
        if self._plot is not None:
            self._plot.restyle()
        self._layer.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(640), self.theme.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(220), self.theme.px(120))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._plot is not None and watched is self._plot.widget:
            if event.type() == QEvent.Type.Resize:
                # The axes depend on the room; the plot gets its own only after it is laid out.
                self._plot.frame()
                self._layer.update()
            return False
        if isinstance(event, QMouseEvent) and self._plot is not None and self._curve is not None:
            if event.type() == QEvent.Type.MouseMove:
                area = self._plot.area()
                inside = area.left() - 8 <= event.position().x() <= area.right() + 8
                day = self._plot.day_at(event.position().x())
                self.go_to(self._curve.nearest_stop(day) if inside else -1)
            elif event.type() == QEvent.Type.MouseButtonPress:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
            return event.type() != QEvent.Type.MouseMove
        if event.type() == QEvent.Type.Leave:
            self.go_to(-1)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self._curve.stops) if self._curve is not None else 0
        at = self._stop if self._stop >= 0 else count
        match event.key():
            case Qt.Key.Key_Left:
                self.go_to(max(0, at - 1))
            case Qt.Key.Key_Right:
                self.go_to(min(count - 1, at + 1))
            case Qt.Key.Key_PageUp:
                self.go_to(max(0, at - 10))
            case Qt.Key.Key_PageDown:
                self.go_to(min(count - 1, at + 10))
            case Qt.Key.Key_Home if count:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(count - 1)
            case Qt.Key.Key_Escape if self._stop >= 0:
                self.go_to(-1)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._layer.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._layer.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layer.setGeometry(self.rect())

    # For the layer

    def marks(self) -> tuple[Mark, ...]:
        """Return what is pointed out."""
        return self._marks


class _Layer(QWidget):
    """Lies over the plot: marks, the cursor with its box, and the ring of the focus."""

    def __init__(self, chart: HistoryChart) -> None:
        super().__init__(chart)
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        chart = self._chart
        plot, curve = chart.plot, chart.curve
        chart.painted()
        if plot is None or curve is None or not len(curve.x):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = plot.area()
        self._paint_marks(painter, plot, area)
        if chart.stop >= 0:
            point = int(curve.stops[chart.stop])
            at = plot.place(float(curve.x[point]), float(curve.y[point]))
            self._paint_cursor(painter, area, at)
        if chart.hasFocus():
            focus_ring(painter, QRectF(self.rect()), chart.theme)

    def _paint_marks(self, painter: QPainter, plot: Plot, area: QRectF) -> None:
        theme = self._chart.theme
        font, metrics = theme.font("header"), theme.metrics("header")
        pen = QPen(theme.color("edge"), 1)
        pen.setDashPattern([4.0, 3.0])
        taken = area.left()
        for mark in self._chart.marks():
            x = round(plot.place(mark.day, 0).x()) + 0.5
            painter.setPen(pen)
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            wide = metrics.horizontalAdvance(mark.words)
            left = x + 8 if x + 8 + wide <= area.right() else x - 8 - wide
            if left < taken:
                continue
            line = QRectF(left, area.top() + 4, wide, metrics.height())
            tile(painter, line.adjusted(-3, -1, 3, 1), _veil(theme), 3)
            draw_text(painter, line, mark.words, font, theme.color("soft"))
            taken = left + wide + 12

    def _paint_cursor(self, painter: QPainter, area: QRectF, at: QPointF) -> None:
        theme = self._chart.theme
        x = round(at.x()) + 0.5
        painter.setPen(QPen(theme.color("edge"), 1))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(QPen(theme.color("a"), 2))
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(QPointF(x, at.y()), RING, RING)
        first, second = self._chart.words()
        strong, soft = theme.metrics("second_strong"), theme.metrics("second")
        wide = max(strong.horizontalAdvance(first), soft.horizontalAdvance(second)) + 20
        high = strong.height() + (soft.height() + 2 if second else 0) + 12
        left = x + 12 if x + 12 + wide <= area.right() else x - 12 - wide
        left = max(area.left(), left)
        top = at.y() - high - 12
        if top < area.top() + theme.line("header") + 8:
            top = min(at.y() + 14, area.bottom() - high - 4)
        box = QRectF(round(left), round(top), wide, high)
        tile(painter, box, theme.color("raised"), 6)
        outline(painter, box, theme.color("control"), 6)
        line = QRectF(box.left() + 10, box.top() + 6, wide - 20, strong.height())
        draw_text(painter, line, first, theme.font("second_strong"), theme.color("text"))
        if second:
            below = QRectF(line.left(), line.bottom() + 2, line.width(), soft.height())
            draw_text(painter, below, second, theme.font("second"), theme.color("soft"))


def _veil(theme: Theme) -> QColor:
    colour = theme.color("panel")
    colour.setAlphaF(0.75)
    return colour
