"""The pyqtgraph part that all lines share: a bare plot, its axes, and the way from values to pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from tourney.ratings.ranking import Z95
from tourney.ui.base.i18n import format_short_date
from tourney.ui.base.theme import Theme
from tourney.ui.charts.ticks import Tick, date_of, date_ticks, round_values

BANDS = ((Z95, 0.13), (1.0, 0.16))
"""(half width in deviations, opacity) of the two bands, the wide one below."""

GRID = 0.10
MOST_LINES = 9
LINE = 2.0

WIDE_POINTS = 1500
"""With more points than these lines lose half of their width and their smooth edges: a wide point costs
four times a narrow one."""


class Canvas:
    """One PlotWidget that lives as long as its chart; new values go in with ``setData``.

    pyqtgraph is imported here, when the first chart of a run is shown.
    """

    def __init__(self, theme: Theme, parent: QWidget, words_of: Callable[[float], str]) -> None:
        import pyqtgraph as pg

        self._pg = pg
        self._theme = theme
        self._words_of = words_of
        self.widget = pg.PlotWidget(parent)
        self.widget.setFrameShape(QFrame.Shape.NoFrame)
        self.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.widget.setMouseTracking(True)
        self.widget.viewport().setMouseTracking(True)
        item = self.item = self.widget.getPlotItem()
        item.setMenuEnabled(False)
        item.hideButtons()
        item.layout.setContentsMargins(0, 0, 0, 0)
        self.box = item.getViewBox()
        self.box.setMouseEnabled(False, False)
        self.box.setDefaultPadding(0)
        # A wheel over the chart scrolls what the chart lies in.
        self.box.wheelEvent = lambda event, axis=None: event.ignore()
        self.axes = {side: item.getAxis(side) for side in ("left", "bottom")}
        for axis in self.axes.values():
            axis.setStyle(tickLength=0, autoExpandTextSpace=False, hideOverlappingLabels=False)
        self.axes["bottom"].setStyle(tickAlpha=0)

    def set_axes(
        self,
        across: tuple[float, float],
        up: tuple[float, float],
        *,
        dates: tuple[float, float] | None = None,
    ) -> None:
        """Show this part of the plane; *dates* is the span that dates stand in, None for plain numbers."""
        wide, high = max(1, self.widget.width()), max(1, self.widget.height())
        self.box.setRange(xRange=across, yRange=up, padding=0)
        metrics = self._theme.metrics("header")
        lines = min(MOST_LINES, max(2, int(high / (2.6 * metrics.height()))))
        # A line at the very edge would stand without its value: the letters find no room beside it.
        edge = (up[1] - up[0]) * metrics.height() / 2 / high
        whole = round_values(*up, lines)
        inner = [value for value in whole if up[0] + edge <= value <= up[1] - edge]
        values = [(value, self._words_of(value)) for value in inner or whole]
        self.axes["left"].setTicks([values])
        room = max((metrics.horizontalAdvance(words) for _, words in values), default=0)
        self.axes["left"].setWidth(ceil(room) + 12)
        self.axes["bottom"].setHeight(ceil(metrics.height()) + 10)
        self.axes["bottom"].setTicks([self._across(across, dates, wide)])

    def _across(
        self, across: tuple[float, float], dates: tuple[float, float] | None, wide: int
    ) -> Sequence[Tick]:
        metrics = self._theme.metrics("header")
        if dates is None:
            most = max(2, int(wide / (metrics.horizontalAdvance("888888") + 28)))
            whole = (value for value in round_values(*across, most) if value == round(value) and value >= 0)
            return [(value, str(round(value))) for value in whole]
        most = max(2, int(wide / (metrics.horizontalAdvance("88 Mmm 8888") + 28)))
        first, last = dates
        if last - first <= 1:
            # All of it is of one day, whose name stands in the middle.
            return [((first + last) / 2, format_short_date(date_of(last)))]
        inner = (last - first) * metrics.horizontalAdvance("8888") / 2 / wide
        return date_ticks(first, last - inner, most)

    def restyle(self) -> None:
        """Take colours and letters from the theme again."""
        pg, theme = self._pg, self._theme
        self.widget.setBackground(theme.color("panel"))
        none = pg.mkPen(None)
        for side, axis in self.axes.items():
            axis.setTickFont(theme.font("header"))
            axis.setTextPen(theme.color("faint"))
            axis.setPen(pg.mkPen(theme.color("line")) if side == "bottom" else none)
            axis.setTickPen(pg.mkPen(theme.color("panel" if side == "bottom" else "text")))
        self.axes["left"].setGrid(round(255 * GRID))

    def place(self, x: float, y: float) -> QPointF:
        """Return where a point lies in the widget's own pixels."""
        scene = self.box.mapViewToScene(QPointF(x, y))
        return QPointF(self.widget.mapFromScene(scene))

    def day_at(self, pixel: float) -> float:
        """Return the day number below a horizontal pixel of the widget."""
        scene = self.widget.mapToScene(round(pixel), 0)
        return float(self.box.mapSceneToView(scene).x())

    def scales(self) -> tuple[float, float, float, float]:
        """Return (left, bottom, across, up): x lies at left + across x, y at bottom + up y, in pixels.

        ``place`` goes by whole pixels, and so cannot tell how large a step of one is.
        """
        area = self.area()
        (x0, x1), (y0, y1) = self.box.viewRange()
        across, up = area.width() / (x1 - x0), -area.height() / (y1 - y0)
        return area.left() - across * x0, area.bottom() - up * y0, across, up

    def area(self) -> QRectF:
        """Return the part of the widget that holds the line, without the axes."""
        scene = self.box.sceneBoundingRect()
        return QRectF(self.widget.mapFromScene(scene).boundingRect())

    def render_to(self, painter: QPainter, target: QRectF) -> None:
        """Draw the whole plot into *target*, as lines and letters where the device keeps those."""
        # The scene's own render: that of PlotWidget is another function of the same name.
        QGraphicsView.render(self.widget, painter, target, QRect(self.widget.viewport().rect()))


def round_pen(colour: QColor, width: float, dashes: Sequence[float] = ()) -> QPen:
    """Return a pen with round ends, counted in the pixels of the device and not of the widget."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(list(dashes))
    else:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
