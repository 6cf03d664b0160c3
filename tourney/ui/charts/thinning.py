"""The part of a curve that is seen, with no more points than the columns of a screen can show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tourney.ratings.base import Floats
from tourney.ui.charts.curve import Curve

DENSE = 2
"""A column of the screen keeps at most this many points: the lowest and the highest."""

BAND_STEP = 4
"""Columns of the screen between two corners of a thinned band."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What is drawn of a curve: k points of the line, and of each band the edges at b places.

    x, y : (k,) float
    bands : one (x, low, high) of (b,) float for each half width asked for; empty without a deviation.
    """

    x: Floats
    y: Floats
    bands: tuple[tuple[Floats, Floats, Floats], ...]

    def extent(self) -> tuple[float, float] | None:
        """Return the lowest and highest value of the line, None when nothing is seen."""
        return (float(self.y.min()), float(self.y.max())) if len(self.y) else None


def seen(curve: Curve, first: float, last: float, columns: int, widths: Sequence[float] = ()) -> Seen:
    """Return the curve between two places, cut off at both: not every output can clip what is beyond.

    With more than two points for each of the *columns* every column keeps its lowest and highest value,
    in the order in which the curve goes, so no peak is lost. *widths* are half widths of bands in
    deviations.
    """
    x, y, deviation = _cut(curve, first, last)
    if len(x) <= DENSE * columns or last <= first:
        return Seen(x, y, _bands(x, y, deviation, widths))
    column = np.clip((x - first) * (columns / (last - first)), -1, columns).astype(np.int64)
    starts = np.flatnonzero(np.r_[True, column[1:] != column[:-1]])
    ends = np.r_[starts[1:], len(x)] - 1
    low, high = np.minimum.reduceat(y, starts), np.maximum.reduceat(y, starts)
    rising = y[ends] >= y[starts]
    drawn_x = np.stack([x[starts], x[ends]], axis=1).ravel()
    drawn_y = np.stack([np.where(rising, low, high), np.where(rising, high, low)], axis=1).ravel()
    bands: tuple[tuple[Floats, Floats, Floats], ...] = ()
    if deviation is not None and widths:
        # A pale edge needs every fourth column only; of each group the widest deviation holds.
        groups = np.unique(np.r_[starts[::BAND_STEP], len(x) - 1])
        floor, roof = np.minimum.reduceat(y, groups), np.maximum.reduceat(y, groups)
        widest = np.fmax.reduceat(deviation, groups)
        half = np.nan_to_num(widest, nan=0.0, posinf=1e12)
        bands = tuple((x[groups], floor - z * half, roof + z * half) for z in widths)
    return Seen(drawn_x, drawn_y, bands)


def _cut(curve: Curve, first: float, last: float) -> tuple[Floats, Floats, Floats | None]:
    """Return places, values and deviations from *first* to *last*, where the curve is crossed."""
    begin = int(np.searchsorted(curve.x, first, side="left"))
    end = int(np.searchsorted(curve.x, last, side="right"))
    edges = [at for at, beyond in ((first, begin > 0), (last, end < len(curve.x))) if beyond and len(curve.x)]
    inner = slice(begin, end)
    if not edges or begin == len(curve.x) or end == 0:
        return curve.x[inner], curve.y[inner], None if curve.deviation is None else curve.deviation[inner]
    place = [0 if at == first and begin > 0 else end - begin for at in edges]

    def joined(values: Floats) -> Floats:
        return np.insert(values[inner], place, np.interp(edges, curve.x, values))

    return joined(curve.x), joined(curve.y), None if curve.deviation is None else joined(curve.deviation)


def _bands(
    x: Floats, y: Floats, deviation: Floats | None, widths: Sequence[float]
) -> tuple[tuple[Floats, Floats, Floats], ...]:
    if deviation is None:
        return ()
    half = np.nan_to_num(deviation, nan=0.0, posinf=1e12)
    return tuple((x, y - z * half, y + z * half) for z in widths)
