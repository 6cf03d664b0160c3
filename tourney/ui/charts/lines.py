"""Several curves drawn by pyqtgraph, of which a part is seen: thinned to the columns of the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.charts.canvas import BANDS, LINE, WIDE_POINTS, Canvas, round_pen
from tourney.ui.charts.curve import Curve
from tourney.ui.charts.styles import Style
from tourney.ui.charts.thinning import Seen, seen

if TYPE_CHECKING:
    from tourney.ui.charts.band import BandItem

DASHED_POINTS = 900
"""With more points than these in all, lines lose their dashes: a dash costs ten times a plain point."""

MOST_COLUMNS = 3000
"""Columns drawn in all; each line has its share, and no line fewer than ``FEW_COLUMNS``."""

FEW_COLUMNS = 80

MOST_BANDS = 3
"""With more players only the chosen one has a band; the others would hide each other."""


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One curve of a chart: how it looks and what it is called."""

    curve: Curve
    style: Style
    name: str


@dataclass(slots=True, eq=False)
class _Parts:
    """What pyqtgraph draws of one line."""

    bands: list[BandItem]
    line: Any


class LinesPlot(Canvas):
    """A canvas with any number of lines; what left is hidden and used again."""

    def __init__(self, theme: Theme, parent: QWidget, words_of: Callable[[float], str]) -> None:
        super().__init__(theme, parent, words_of)
        self._lines: tuple[Line, ...] = ()
        self._parts: list[_Parts] = []
        self._dated = True
        self._with_bands = True
        self._current = 0
        self._view = (0.0, 1.0)
        self._drawn: tuple[Seen, ...] = ()
        self._wide = True
        self.dashed = True
        """False while the lines have too many points for dashes; marks along them tell them apart then."""
        self._ratio: float | None = None
        self.right = 0
        self.restyle()

    @property
    def view(self) -> tuple[float, float]:
        """The places at the left and the right edge."""
        return self._view

    @property
    def drawn(self) -> tuple[Seen, ...]:
        """What is drawn of each line now."""
        return self._drawn

    def show(self, lines: Sequence[Line], *, dated: bool) -> None:
        """Take other lines; ``set_view`` draws them."""
        self._lines, self._dated = tuple(lines), dated
        while len(self._parts) < len(lines):
            bands = [self._band() for _ in BANDS]
            line = self._pg.PlotCurveItem(antialias=True)
            self.widget.addItem(line)
            self._parts.append(_Parts(bands, line))
        for number, parts in enumerate(self._parts):
            parts.line.setVisible(number < len(lines))
            parts.line.setZValue(10 + number)
            for band in parts.bands:
                band.setVisible(False)

    def set_look(self, *, bands: bool, current: int) -> None:
        """Draw with or without bands, with one line before the others; ``set_view`` draws them."""
        self._with_bands, self._current = bands, current

    def set_view(self, first: float, last: float) -> None:
        """Show the lines between two places; the height follows what is seen."""
        self._view = (first, last)
        columns = max(FEW_COLUMNS, min(self.widget.width(), MOST_COLUMNS // max(1, len(self._lines))))
        extents: list[tuple[float, float, float]] = []
        drawn = []
        span = max(last - first, 1e-9)
        margin = span * 8 / max(1, self.widget.width() - self.right)
        across = (first - margin, last + margin)
        for number, line in enumerate(self._lines):
            banded = self._banded(number)
            part = seen(line.curve, *across, columns, [z for z, _ in BANDS] if banded else ())
            drawn.append(part)
            extent = part.extent()
            if extent is not None:
                extents.append((*extent, _room(line.curve, last) if banded else 0.0))
        self._drawn = tuple(drawn)
        points = sum(len(part.x) for part in drawn)
        self.dashed, self._wide = points <= DASHED_POINTS, points <= WIDE_POINTS
        for number, (line, parts, part) in enumerate(zip(self._lines, self._parts, drawn, strict=False)):
            self._set(number, line, parts, part)
        low, high = _window(extents)
        self._fill_bands(low, high)
        self.item.layout.setContentsMargins(0, 0, self.right, 0)
        self.set_axes(across, (low, high), dates=(first, last) if self._dated else None)

    def _banded(self, number: int) -> bool:
        few = len(self._lines) <= MOST_BANDS
        return self._with_bands and (few or number == self._current)

    def _set(self, number: int, line: Line, parts: _Parts, part: Seen) -> None:
        ratio = self._ratio or self.widget.devicePixelRatioF()
        colour = line.style.colour(self._theme)
        front = number == self._current and len(self._lines) > 1
        width = (LINE + 0.6 if front else LINE) if self._wide else 1.0
        parts.line.setPen(round_pen(colour, width * ratio, line.style.dashes if self.dashed else ()))
        # One long path is slow to stroke, but only a path carries its dashes over the corners.
        parts.line.setSegmentedLineMode("off" if self.dashed else "on")
        parts.line.setData(part.x, part.y, antialias=self._wide)
        parts.line.setZValue(1000 if front else 10 + number)
        for band, (_, opacity) in zip(parts.bands, BANDS, strict=True):
            band.setVisible(bool(part.bands))
            shade = QColor(colour)
            shade.setAlphaF(opacity)
            band.set_colour(shade)

    def _fill_bands(self, low: float, high: float) -> None:
        """Draw the bands, cut off a little outside the picture: no output has to clip them."""
        room = high - low
        for parts, part in zip(self._parts, self._drawn, strict=False):
            for band, (x, below, above) in zip(parts.bands, part.bands, strict=False):
                floor, roof = low - room, high + room
                band.set_edges(x, np.clip(below, floor, roof), np.clip(above, floor, roof))

    def _band(self) -> BandItem:
        from tourney.ui.charts.band import BandItem

        band = BandItem()
        self.box.addItem(band, ignoreBounds=True)
        return band

    def restyle(self) -> None:
        """Take colours and letters from the theme again."""
        super().restyle()
        if hasattr(self, "_drawn"):
            self.set_view(*self._view)

    def dress(self, theme: Theme, ratio: float | None = None) -> None:
        """Take another theme, and the pixel ratio of another device, as for a picture in a file."""
        self._theme, self._ratio = theme, ratio
        self.restyle()


def _room(curve: Curve, last: float) -> float:
    """Return how much of the band is to be seen beside the line: 2.5 deviations as they are at the edge."""
    if curve.deviation is None or not len(curve.x):
        return 0.0
    at = min(len(curve.x) - 1, max(0, int(np.searchsorted(curve.x, last, side="right")) - 1))
    deviation = float(curve.deviation[at])
    return 2.5 * deviation if np.isfinite(deviation) else 0.0


def _window(extents: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    if not extents:
        return 0.0, 1.0
    low = min(low - room for low, _, room in extents)
    high = max(high + room for _, high, room in extents)
    least = max(1e-9, 1e-4 * abs(high))
    spare = max(0.06 * (high - low), least)
    return low - spare, high + spare
