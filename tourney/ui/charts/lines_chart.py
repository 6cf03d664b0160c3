"""The chart of several lines: zoomed and moved by wheel, drag and keys, with a cursor on its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.charts.lines import Line, LinesPlot
from tourney.ui.charts.lines_layer import LinesLayer, Sign
from tourney.ui.charts.view import View

NEAR = 40.0
"""How far from the pointer, in pixels, a value may lie to be named."""

DRAG = 5
WHEEL_STEP, KEY_STEP = 1.25, 1.5


@dataclass(frozen=True, slots=True)
class Words:
    """What a chart says: its name, a sentence about the whole, and up to three lines for each value."""

    name: str
    about: str = ""
    stop: Callable[[int, int], tuple[str, ...]] = field(default=lambda line, stop: ())
    value: Callable[[float], str] = format_rating


class LinesChart(QWidget):
    """Shows lines. Arrow keys go from value to value and from line to line; Enter or a click opens one.

    The wheel and + and - zoom, a drag zooms into what it spans, with Shift (or the middle button) it
    moves. The plot's library takes a third of a second to load, so it is made after the first paint.

    Signals
    -------
    stopped : int, int
        The cursor is at this stop of this line; -1, -1 when it left.
    opened : int, int
        Enter or a click on a stop of a line.
    line_chosen : int
        Another line has the cursor.
    viewed : float, float
        Another part is shown.
    menu_asked : QPoint
        The menu is wanted at this point of the screen.
    """

    stopped = Signal(int, int)
    opened = Signal(int, int)
    line_chosen = Signal(int)
    viewed = Signal(float, float)
    menu_asked = Signal(QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.plot: LinesPlot | None = None
        self.lines: tuple[Line, ...] = ()
        self.signs: tuple[Sign, ...] = ()
        self.words = Words("")
        self.dated = True
        self.bands = True
        self.current = 0
        self.stop = -1
        self.view = View()
        self.dragged: tuple[float, float] | None = None
        self._pressed: QPointF | None = None
        self._moving = False
        self._layer = LinesLayer(self, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        theme.changed.connect(self.restyle)

    # What is shown

    def show_lines(
        self,
        lines: Sequence[Line],
        words: Words,
        signs: Sequence[Sign] = (),
        *,
        dated: bool = True,
        keep_view: bool = False,
    ) -> None:
        """Show lines; the cursor leaves. With *keep_view* the part on show stays as far as it can."""
        self.lines, self.words, self.dated = tuple(lines), words, dated
        self.signs = tuple(sorted(signs, key=lambda sign: sign.at))
        self.current = min(self.current, max(0, len(self.lines) - 1))
        self.stop = -1
        ends = [one.curve.x[[0, -1]] for one in self.lines if len(one.curve.x)]
        first = min((float(end[0]) for end in ends), default=0.0)
        last = max((float(end[1]) for end in ends), default=1.0)
        self.view.set_whole(first, last, least=2.0, keep=keep_view)
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.about)
        if self.plot is not None:
            self.plot.show(self.lines, dated=dated)
            self._draw()
        self._layer.update()

    def painted(self) -> None:
        """Make the plot that waited for the first paint; the layer tells of it."""
        if self.plot is None and self.lines:
            QTimer.singleShot(0, self, self.build)

    def build(self) -> None:
        """Make the plot now."""
        if self.plot is not None:
            return
        self.plot = LinesPlot(self.theme, self, lambda value: self.words.value(value))
        self._column.addWidget(self.plot.widget)
        self.plot.widget.installEventFilter(self)
        self.plot.widget.viewport().installEventFilter(self)
        self._layer.raise_()
        self.plot.show(self.lines, dated=self.dated)
        self._draw()

    def set_bands(self, bands: bool) -> None:
        """Show the uncertainty, or the lines alone."""
        self.bands = bands
        self._draw()

    def show_view(self, first: float, last: float) -> None:
        """Show the part between two places."""
        self.view.show(first, last)
        self._draw()
        self.viewed.emit(self.view.first, self.view.last)

    def show_all(self) -> None:
        """Show everything."""
        self.show_view(self.view.low, self.view.high)

    def zoom(self, factor: float, at: float | None = None) -> None:
        """Show *factor* times less, around a place or the cursor or the middle."""
        if at is None and self.stop >= 0:
            at = self.point(self.current, self.stop)[0]
        self.view.zoom(factor, at)
        self.show_view(self.view.first, self.view.last)

    def pan(self, share: float) -> None:
        """Show what lies to the right by a share of the width; to the left when it is negative."""
        self.view.move(share)
        self.show_view(self.view.first, self.view.last)

    def choose_line(self, line: int) -> None:
        """Bring a line to the front; the cursor goes along it from now on."""
        if line == self.current or not 0 <= line < len(self.lines):
            return
        self.current = line
        if self.stop >= 0:
            self.go_to(line, -1)
        self._draw()
        self.line_chosen.emit(line)

    def point(self, line: int, stop: int) -> tuple[float, float]:
        """Return where a stop of a line stands."""
        curve = self.lines[line].curve
        at = int(curve.stops[stop])
        return float(curve.x[at]), float(curve.y[at])

    def go_to(self, line: int, stop: int) -> None:
        """Move the cursor to a stop of a line, or away with -1; what is shown follows it."""
        if not 0 <= line < len(self.lines):
            return
        stop = max(-1, min(stop, len(self.lines[line].curve.stops) - 1))
        if (line, stop) == (self.current, self.stop):
            return
        other = line != self.current
        self.current, self.stop = line, stop
        if stop >= 0 and self.view.reveal(self.point(line, stop)[0]):
            self.show_view(self.view.first, self.view.last)
        elif other:
            self._draw()
        if other:
            self.line_chosen.emit(line)
        spoken = ". ".join(part for part in self.box_words() if part)
        self.setAccessibleDescription(spoken or self.words.about)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self._layer.update()
        self.stopped.emit(line if stop >= 0 else -1, stop)

    def box_words(self) -> tuple[str, ...]:
        """Return what stands in the box of the cursor."""
        return self.words.stop(self.current, self.stop) if self.stop >= 0 else ()

    def restyle(self) -> None:
        """Follow the theme."""
        if self.plot is not None:
            self.plot.dress(self.theme)
            self._draw()
        self._layer.update()

    def _draw(self) -> None:
        if self.plot is None:
            return
        self.plot.right = self._layer.right_margin(self.theme)
        self.plot.set_look(bands=self.bands, current=self.current)
        self.plot.set_view(self.view.first, self.view.last)
        self._layer.update()

    def paint_picture(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Draw what is shown into *rect* in the colours of *theme*; the cursor stays out of it."""
        self.build()
        assert self.plot is not None
        # Pens are counted in the pixels of the device.
        self.plot.dress(theme, painter.device().devicePixelRatioF())
        try:
            self.plot.render_to(painter, rect)
            painter.save()
            painter.translate(rect.topLeft())
            scale = rect.width() / max(1, self.plot.widget.width())
            painter.scale(scale, scale)
            self._layer.paint_names(painter, theme)
            painter.restore()
        finally:
            self.plot.dress(self.theme)

    # Pointer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.plot is None:
            return super().eventFilter(watched, event)
        if watched is self.plot.widget:
            if event.type() == QEvent.Type.Resize:
                # The axes depend on the room; the plot gets its own only after it is laid out.
                self._draw()
            return False
        if isinstance(event, QWheelEvent):
            self._wheel(event)
            return True
        if isinstance(event, QContextMenuEvent):
            self.menu_asked.emit(event.globalPos())
            return True
        if isinstance(event, QMouseEvent):
            self._mouse(event)
            return True
        if event.type() == QEvent.Type.Leave and self._pressed is None:
            self.go_to(self.current, -1)
        return super().eventFilter(watched, event)

    def _wheel(self, event: QWheelEvent) -> None:
        assert self.plot is not None
        delta = event.angleDelta()
        sideways = delta.x() if delta.x() else delta.y()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(delta.x()) > abs(delta.y()):
            self.pan(-sideways / 1200)
        elif delta.y():
            self.zoom(WHEEL_STEP ** (delta.y() / 120), self.plot.day_at(event.position().x()))
        event.accept()

    def _mouse(self, event: QMouseEvent) -> None:
        assert self.plot is not None
        at = event.position()
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() in (_LEFT, _MIDDLE):
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                self._pressed = at
                shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self._moving = shift or event.button() == _MIDDLE
            case QEvent.Type.MouseMove:
                self._pointer_moved(at)
            case QEvent.Type.MouseButtonRelease if self._pressed is not None:
                self._released(at, self._pressed)
            case QEvent.Type.MouseButtonDblClick:
                self.show_all()
            case _:
                pass

    def _pointer_moved(self, at: QPointF) -> None:
        assert self.plot is not None
        if self._pressed is None:
            line, stop = self.nearest(at)
            self.go_to(line if stop >= 0 else self.current, stop)
            return
        if self._moving:
            area = self.plot.area()
            self.pan((self._pressed.x() - at.x()) / max(1.0, area.width()))
            self._pressed = at
        elif abs(at.x() - self._pressed.x()) >= DRAG:
            self.dragged = self._pressed.x(), at.x()
            self._layer.update()

    def _released(self, at: QPointF, pressed: QPointF) -> None:
        assert self.plot is not None
        dragged, self.dragged, self._pressed = self.dragged, None, None
        if dragged is not None:
            first, last = sorted((self.plot.day_at(pressed.x()), self.plot.day_at(at.x())))
            self.show_view(first, last)
        elif not self._moving:
            line, stop = self.nearest(at)
            if stop >= 0:
                self.go_to(line, stop)
                self.opened.emit(line, stop)
        self._moving = False
        self._layer.update()

    def nearest(self, at: QPointF) -> tuple[int, int]:
        """Return line and stop of the value nearest to a point of the plot; (-1, -1) when none is near."""
        assert self.plot is not None
        area = self.plot.area()
        if not area.adjusted(-8, -8, 8, 8).contains(at):
            return -1, -1
        best, found = float("inf"), (-1, -1)
        left, bottom, across, up = self.plot.scales()
        middle, reach = (at.x() - left) / across, NEAR / across
        alone = len(self.lines) == 1
        for number, line in enumerate(self.lines):
            x = line.curve.x[line.curve.stops]
            begin, end = (int(np.searchsorted(x, edge)) for edge in (middle - reach, middle + reach))
            if alone and begin == end:
                begin = line.curve.nearest_stop(middle)
                end = begin + 1
            if end <= begin or begin < 0:
                continue
            dx = (x[begin:end] - middle) * across
            dy = bottom + line.curve.y[line.curve.stops[begin:end]] * up - at.y()
            # Along a single line the day decides: one points below it as often as at it.
            away = np.abs(dx) + 1e-3 * np.abs(dy) if alone else np.hypot(dx, dy)
            least = int(away.argmin())
            if away[least] < best and (alone or away[least] <= 2 * NEAR):
                best, found = float(away[least]), (number, begin + least)
        return found

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._steer(event) and not self._walk(event):
            super().keyPressEvent(event)

    def _steer(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(KEY_STEP)
            case Qt.Key.Key_Minus:
                self.zoom(1 / KEY_STEP)
            case Qt.Key.Key_Left if shift:
                self.pan(-0.25)
            case Qt.Key.Key_Right if shift:
                self.pan(0.25)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.stop >= 0:
                self.opened.emit(self.current, self.stop)
            case Qt.Key.Key_Escape if self.stop >= 0:
                self.go_to(self.current, -1)
            case _:
                return False
        return True

    def _walk(self, event: QKeyEvent) -> bool:
        if not self.lines:
            return False
        count = len(self.lines[self.current].curve.stops)
        at = self.stop if self.stop >= 0 else self._entry(count)
        step = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1 if self.stop >= 0 else at,
            Qt.Key.Key_PageUp: at - 10,
            Qt.Key.Key_PageDown: at + 10,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }.get(Qt.Key(event.key()))
        if step is not None:
            self.go_to(self.current, max(0, min(count - 1, step)))
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and len(self.lines) > 1:
            self._other_line(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        return False

    def _entry(self, count: int) -> int:
        """Return where the cursor comes in: behind the last value that is seen."""
        curve = self.lines[self.current].curve
        inside = int(np.searchsorted(curve.x[curve.stops], self.view.last, side="right"))
        return min(count, max(1, inside))

    def _other_line(self, by: int) -> None:
        number = (self.current + by) % len(self.lines)
        curve = self.lines[number].curve
        if self.stop < 0:
            self.choose_line(number)
            return
        place = self.point(self.current, self.stop)[0]
        self.go_to(number, curve.nearest_stop(place))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(720), self.theme.px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(140))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._layer.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._layer.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layer.setGeometry(self.rect())


_LEFT, _MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
