"""People as dots, linked where they played each other; the cursor goes from dot to dot."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ratings.base import Floats
from tourney.ui.base.theme import Theme
from tourney.ui.charts.graph_data import Graph, GraphWords
from tourney.ui.charts.graph_paint import GraphPainter
from tourney.ui.charts.lines_layer import paint_box
from tourney.ui.widgets.painting import Painted, focus_ring

NEAR = 18.0
DRAG = 5
MARGIN = 34.0
LARGEST_ZOOM, MOST_STRETCH = 12.0, 1.6


class GraphChart(Painted):
    """Draws a graph. The arrow keys go to the next person that way; Enter or a click chooses one.

    The wheel and + and - zoom, a drag moves, a double click shows everything.

    Signals
    -------
    chosen : int
        A person was chosen by Enter or a click; -1 when nobody is any more.
    opened : int
        The chosen person was entered or clicked again.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.graph = Graph()
        self.words = GraphWords("")
        self.at = -1
        self.selected = -1
        self.zoomed = 1.0
        self.shift = QPointF(0, 0)
        self._pressed: QPointF | None = None
        self._dragging = False
        self._painter = GraphPainter()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_graph(self, graph: Graph, words: GraphWords, selected: int = -1) -> None:
        """Show a graph; the cursor leaves."""
        self.graph, self.words = graph, words
        self.at, self.selected = -1, selected if selected < len(graph.names) else -1
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.about)
        self.update()

    def go_to(self, person: int) -> None:
        """Move the cursor to a person, or away with -1."""
        if person == self.at:
            return
        self.at = person
        self._reveal()
        spoken = ". ".join(self.box_words())
        self.setAccessibleDescription(spoken or self.words.about)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def choose(self, person: int) -> None:
        """Bring a person and whom he met forward; chosen again, he is opened."""
        if person == self.selected and person >= 0:
            self.opened.emit(person)
            return
        self.selected = person
        self.update()
        self.chosen.emit(person)

    def box_words(self) -> tuple[str, ...]:
        """Return what stands in the box of the cursor."""
        return self.words.person(self.at) if 0 <= self.at < len(self.graph.names) else ()

    # Geometry

    def spots(self, rect: QRectF, *, whole: bool = False) -> Floats:
        """Return where everybody stands in pixels, (n, 2); *whole* leaves zoom and shift out."""
        places = self.graph.places
        if not len(places):
            return places
        low, high = places.min(axis=0), places.max(axis=0)
        span = np.maximum(high - low, 1e-9)
        room = rect.adjusted(MARGIN, MARGIN, -MARGIN - 40, -MARGIN)
        least = min(room.width() / span[0], room.height() / span[1])
        # A round group may become an ellipse: a window is wider than high, and names need the width.
        scale = np.minimum((room.width() / span[0], room.height() / span[1]), MOST_STRETCH * least)
        middle = (low + high) / 2
        if not whole:
            scale = scale * self.zoomed
        centre = rect.center() if whole else rect.center() + self.shift
        return np.asarray((places - middle) * scale + (centre.x() - 20, centre.y()))

    def person_at(self, at: QPointF) -> int:
        """Return the person nearest to a point, -1 when nobody is near."""
        spots = self.spots(QRectF(self.rect()))
        if not len(spots):
            return -1
        away = np.hypot(spots[:, 0] - at.x(), spots[:, 1] - at.y())
        least = int(away.argmin())
        return least if away[least] <= NEAR else -1

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Show everything *factor* times larger, around a point or the middle."""
        before = self.zoomed
        self.zoomed = min(LARGEST_ZOOM, max(1.0, self.zoomed * factor))
        centre = QRectF(self.rect()).center()
        point = at if at is not None else centre
        grown = self.zoomed / before
        self.shift = (self.shift + centre - point) * grown + point - centre
        self._bound()
        self.update()

    def show_all(self) -> None:
        """Show everybody."""
        self.zoomed, self.shift = 1.0, QPointF(0, 0)
        self.update()

    def _bound(self) -> None:
        reach = self.zoomed - 1.0
        across, up = reach * self.width() / 2, reach * self.height() / 2
        self.shift = QPointF(min(across, max(-across, self.shift.x())), min(up, max(-up, self.shift.y())))

    def _reveal(self) -> None:
        """Move just far enough that the person with the cursor is seen."""
        if self.at < 0:
            return
        rect = QRectF(self.rect())
        x, y = self.spots(rect)[self.at]
        inner = rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        self.shift += QPointF(
            min(0.0, inner.right() - x) + max(0.0, inner.left() - x),
            min(0.0, inner.bottom() - y) + max(0.0, inner.top() - y),
        )

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        spots = self.spots(rect)
        self._painter.paint(painter, rect, self.graph, spots, self.theme, self.words, self.selected, self.at)
        if self.at >= 0:
            x, y = spots[self.at]
            paint_box(painter, rect.adjusted(4, 4, -4, -4), QPointF(x, y), self.box_words(), self.theme)
        if self.hasFocus():
            focus_ring(painter, rect, self.theme)

    def paint_picture(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Draw the whole graph into *rect* in the colours of *theme*, without the cursor."""
        spots = self.spots(rect, whole=True)
        self._painter.paint(painter, rect, self.graph, spots, theme, self.words, self.selected, -1)

    # Pointer and keys

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.zoom(1.2 ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragging = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is None:
            self.go_to(self.person_at(at))
            return
        moved = at - self._pressed
        if self._dragging or moved.manhattanLength() >= DRAG:
            self._dragging = True
            self.shift += moved
            self._bound()
            self._pressed = at
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        dragged, self._pressed, self._dragging = self._dragging, None, False
        if not dragged:
            person = self.person_at(event.position())
            self.go_to(person)
            self.choose(person)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.person_at(event.position()) < 0:
            self.show_all()

    def leaveEvent(self, event: object) -> None:
        if self._pressed is None:
            self.go_to(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
            return
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.go_to(self.next_person(way))
            return
        match event.key():
            case Qt.Key.Key_Home:
                self.go_to(0 if len(self.graph.names) else -1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(1.4)
            case Qt.Key.Key_Minus:
                self.zoom(1 / 1.4)
            case Qt.Key.Key_A:
                self.show_all()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.at >= 0:
                self.choose(self.at)
            case Qt.Key.Key_Escape if self.at >= 0 or self.selected >= 0:
                self.go_to(-1)
                self.choose(-1)
            case _:
                super().keyPressEvent(event)

    def next_person(self, way: tuple[int, int]) -> int:
        """Return the nearest person in a direction, sideways steps counting double; else the present one."""
        spots = self.spots(QRectF(self.rect()))
        if not len(spots):
            return -1
        if self.at < 0:
            return self.selected if self.selected >= 0 else 0
        gap = spots - spots[self.at]
        ahead = gap[:, 0] * way[0] + gap[:, 1] * way[1]
        beside = np.abs(gap[:, 0] * way[1]) + np.abs(gap[:, 1] * way[0])
        cost = np.where(ahead > 1e-6, ahead + 2 * beside, np.inf)
        best = int(cost.argmin())
        return best if np.isfinite(cost[best]) else self.at

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(720), self.theme.px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(140))


_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
