"""One curve drawn by pyqtgraph: bands, line, dots, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.charts.canvas import BANDS, LINE, WIDE_POINTS, Canvas, round_pen
from tourney.ui.charts.curve import Curve
from tourney.ui.charts.thinning import Seen, seen

if TYPE_CHECKING:
    from tourney.ui.charts.band import BandItem

MOST_COLUMNS = 1200
"""A wider screen gains nothing from more columns of a line."""

DOT, LAST_DOT = 6.0, 8.0


class Plot(Canvas):
    """A canvas with one curve, fitted into the room there is and thinned to its columns."""

    def __init__(self, theme: Theme, parent: QWidget, words_of: Callable[[float], str]) -> None:
        super().__init__(theme, parent, words_of)
        pg = self._pg
        self._curve: Curve | None = None
        self.drawn: Seen | None = None
        """What is drawn of the curve now."""
        self._bands = [self._band() for _ in BANDS]
        self._line = pg.PlotCurveItem(antialias=True)
        self._dots = pg.ScatterPlotItem()
        self._last = pg.ScatterPlotItem()
        for dots in (self._dots, self._last):
            dots.opts["antialias"] = True
        for part in (self._line, self._dots, self._last):
            self.widget.addItem(part)
        self.restyle()

    def show(self, curve: Curve) -> None:
        """Draw another curve."""
        self._curve = curve
        dots = curve.stops if curve.few else curve.stops[:0]
        self._dots.setData(curve.x[dots], curve.y[dots])
        self._last.setData(curve.x[-1:], curve.y[-1:])
        self.frame()

    def frame(self) -> None:
        """Fit line, axes and view to the curve and to the room there is."""
        curve = self._curve
        if curve is None:
            return
        whole = (float(curve.x[0]), float(curve.x[-1])) if len(curve.x) else (0.0, 0.0)
        self._fill(curve, seen(curve, *whole, self._columns(), [z for z, _ in BANDS]))
        if not len(curve.x):
            return
        first, last = whole
        if last <= first:
            first, last = first - 1, last + 1
        margin = (last - first) * 8 / max(1, self.widget.width())
        self.set_axes((first - margin, last + margin), curve.window(), dates=(first, last))

    def _columns(self) -> int:
        return max(1, min(int(self.widget.width()), MOST_COLUMNS))

    def _fill(self, curve: Curve, part: Seen) -> None:
        self.drawn = part
        wide = len(part.x) <= WIDE_POINTS
        width = LINE if wide else 1.0
        self._line.setPen(round_pen(self._theme.color("a"), width * self.widget.devicePixelRatioF()))
        self._line.setSegmentedLineMode("off" if wide else "on")
        self._line.setData(part.x, part.y, antialias=wide)
        for number, band in enumerate(self._bands):
            band.setVisible(bool(part.bands))
            if part.bands:
                band.set_edges(*part.bands[number])

    def restyle(self) -> None:
        """Take colours and letters from the theme again."""
        super().restyle()
        theme = self._theme
        colour = theme.color("a")
        for band, (_, opacity) in zip(self._bands, BANDS, strict=True):
            shade = QColor(colour)
            shade.setAlphaF(opacity)
            band.set_colour(shade)
        none = self._pg.mkPen(None)
        for dots, size in ((self._dots, DOT), (self._last, LAST_DOT)):
            dots.setData(*dots.getData(), size=size * theme.text_scale, brush=colour, pen=none, pxMode=True)
        self.frame()

    def _band(self) -> BandItem:
        from tourney.ui.charts.band import BandItem

        band = BandItem()
        self.box.addItem(band, ignoreBounds=True)
        return band
