"""One curve drawn by pyqtgraph: bands, line, dots, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.charts.canvas import BANDS, LINE, Canvas, round_pen
from tourney.ui.charts.curve import Curve, keep_peaks

MOST_POINTS = 2400
"""More points than this are thinned to their peaks; a screen has no more columns."""

DOT, LAST_DOT = 6.0, 8.0


class Plot(Canvas):
    """A canvas with one curve, fitted into the room there is."""

    def __init__(self, theme: Theme, parent: QWidget, words_of: Callable[[float], str]) -> None:
        super().__init__(theme, parent, words_of)
        pg = self._pg
        self.widget.setAntialiasing(True)
        self._curve: Curve | None = None
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
        margin = (last - first) * 8 / max(1, self.widget.width())
        self.set_axes((first - margin, last + margin), curve.window(), dates=(first, last))

    def restyle(self) -> None:
        """Take colours and letters from the theme again."""
        super().restyle()
        theme = self._theme
        colour = theme.color("a")
        for (_, _, fill), (_, opacity) in zip(self._bands, BANDS, strict=True):
            shade = QColor(colour)
            shade.setAlphaF(opacity)
            fill.setBrush(shade)
        self._line.setPen(round_pen(colour, LINE * self.widget.devicePixelRatioF()))
        none = self._pg.mkPen(None)
        for dots, size in ((self._dots, DOT), (self._last, LAST_DOT)):
            dots.setData(*dots.getData(), size=size * theme.text_scale, brush=colour, pen=none, pxMode=True)
        self.frame()

    def _band(self) -> tuple[Any, Any, Any]:
        """Add the area between two lines: (lower, upper, fill)."""
        pg = self._pg
        low, high = pg.PlotCurveItem(pen=None), pg.PlotCurveItem(pen=None)
        empty = np.zeros(0)
        low.setData(empty, empty)
        high.setData(empty, empty)
        fill = pg.FillBetweenItem(low, high)
        for part in (low, high, fill):
            self.widget.addItem(part)
        return low, high, fill
