"""The pyqtgraph part of a chart: bands, line, dots and axes in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tourney.ratings.ranking import Z95
from tourney.ui.base.theme import Theme
from tourney.ui.charts.curve import Curve, keep_peaks
from tourney.ui.charts.ticks import date_ticks, round_values

MOST_POINTS = 2400
"""More points than this are thinned to their peaks; a screen has no more columns."""

BANDS = ((Z95, 0.13), (1.0, 0.16))
"""(half width in deviations, opacity) of the two bands, the wide one below."""

GRID = 0.10
MOST_LINES = 9
LINE = 2.0
DOT, LAST_DOT = 6.0, 8.0


class Plot:
    """One PlotWidget that lives as long as its chart; new values go in with ``setData``.

    pyqtgraph is imported here, when the first chart of a run is shown.
    """

    def __init__(self, theme: Theme, parent: QWidget, words_of: Callable[[float], str]) -> None:
        import pyqtgraph as pg

        self._pg = pg
        self._theme = theme
        self._words_of = words_of
        self._curve: Curve | None = None
        self.widget = pg.PlotWidget(parent)
        self.widget.setFrameShape(QFrame.Shape.NoFrame)
        self.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.widget.setAntialiasing(True)
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
        self._bands = [self._band() for _ in BANDS]
        self._line = pg.PlotCurveItem(antialias=True)
        self._dots = pg.ScatterPlotItem()
        self._last = pg.ScatterPlotItem()
        for part in (self._line, self._dots, self._last):
            self.widget.addItem(part)
        self.restyle()

    def show(self, curve: Curve) -> None:
        """Draw another curve."""
        self._curve = curve
        kept = keep_peaks(curve.y, MOST_POINTS)
        x = curve.x[kept]
        for (low, high, fill), (z, _) in zip(self._bands, BANDS, strict=True):
            fill.setVisible(curve.deviation is not None)
            if curve.deviation is not None:
                for edge, values in zip((low, high), curve.band(z), strict=True):
                    edge.setData(x, values[kept])
        self._line.setData(x, curve.y[kept])
        dots = curve.stops if curve.few else curve.stops[:0]
        self._dots.setData(curve.x[dots], curve.y[dots])
        self._last.setData(curve.x[-1:], curve.y[-1:])
        self.frame()

    def frame(self) -> None:
        """Fit axes and view to the curve and to the room there is."""
        curve = self._curve
        if curve is None or not len(curve.x):
            return
        first, last = float(curve.x[0]), float(curve.x[-1])
        if last <= first:
            first, last = first - 1, last + 1
        low, high = curve.window()
        wide, high_px = max(1, self.widget.width()), max(1, self.widget.height())
        margin = (last - first) * 8 / wide
        self.box.setRange(xRange=(first - margin, last + margin), yRange=(low, high), padding=0)
        metrics = self._theme.metrics("header")
        lines = min(MOST_LINES, max(2, int(high_px / (2.6 * metrics.height()))))
        values = [(value, self._words_of(value)) for value in round_values(low, high, lines)]
        self.axes["left"].setTicks([values])
        room = max((metrics.horizontalAdvance(words) for _, words in values), default=0)
        self.axes["left"].setWidth(ceil(room) + 12)
        self.axes["bottom"].setHeight(ceil(metrics.height()) + 10)
        dates = max(2, int(wide / (metrics.horizontalAdvance("88 Mmm 8888") + 28)))
        inner = (last - first) * metrics.horizontalAdvance("8888") / 2 / wide
        self.axes["bottom"].setTicks([date_ticks(first, last - inner, dates)])

    def restyle(self) -> None:
        """Take colours and letters from the theme again."""
        pg, theme = self._pg, self._theme
        self.widget.setBackground(theme.color("panel"))
        colour = theme.color("a")
        for (_, _, fill), (_, opacity) in zip(self._bands, BANDS, strict=True):
            shade = QColor(colour)
            shade.setAlphaF(opacity)
            fill.setBrush(shade)
        self._line.setPen(_round_pen(colour, LINE * self.widget.devicePixelRatioF()))
        none = pg.mkPen(None)
        self._dots.setData(
            *self._dots.getData(), size=DOT * theme.text_scale, brush=colour, pen=none, pxMode=True
        )
        self._last.setData(
            *self._last.getData(), size=LAST_DOT * theme.text_scale, brush=colour, pen=none, pxMode=True
        )
        for side, axis in self.axes.items():
            axis.setTickFont(theme.font("header"))
            axis.setTextPen(theme.color("faint"))
            axis.setPen(pg.mkPen(theme.color("line")) if side == "bottom" else none)
            axis.setTickPen(pg.mkPen(theme.color("panel" if side == "bottom" else "text")))
        self.axes["left"].setGrid(round(255 * GRID))
        self.frame()

    def place(self, x: float, y: float) -> QPointF:
        """Return where a point lies in the widget's own pixels."""
        scene = self.box.mapViewToScene(QPointF(x, y))
        return QPointF(self.widget.mapFromScene(scene))

    def day_at(self, pixel: float) -> float:
        """Return the day number below a horizontal pixel of the widget."""
        scene = self.widget.mapToScene(round(pixel), 0)
        return float(self.box.mapSceneToView(scene).x())

    def area(self) -> QRectF:
        """Return the part of the widget that holds the line, without the axes."""
        scene = self.box.sceneBoundingRect()
        return QRectF(self.widget.mapFromScene(scene).boundingRect())

    def _band(self) -> tuple[Any, Any, Any]:
        pg = self._pg
        low, high = pg.PlotCurveItem(pen=None), pg.PlotCurveItem(pen=None)
        empty = np.zeros(0)
        low.setData(empty, empty)
        high.setData(empty, empty)
        fill = pg.FillBetweenItem(low, high)
        for part in (low, high, fill):
            self.widget.addItem(part)
        return low, high, fill


def _round_pen(colour: QColor, width: float) -> QPen:
    # A cosmetic pen is counted in the pixels of the device, not of the widget.
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
