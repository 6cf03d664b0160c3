"""A quantity over time with its deviation, as arrays: bands, the part worth showing, thinning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tourney.ratings.base import Floats, Ints

ABSENCE_DAYS = 45
"""After a longer break the band is drawn as wide as it had become before the return."""

FEW_STOPS = 20
"""Below this many values each gets a dot."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of the quantity: on a day, what it was before that day and what it is after."""

    day: float
    before: float
    after: float
    deviation_before: float | None = None
    deviation: float | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to point out: a dashed line at a day with a few words at its top."""

    day: float
    words: str


@dataclass(frozen=True, slots=True, eq=False)
class Curve:
    """A line in m points, at s of which a cursor stops.

    x, y : (m,) float
        Day numbers, never falling, and values.
    deviation : (m,) float or None
        One standard deviation at each point; None where the quantity has none.
    stops : (s,) int
        Points that stand for a value; the others only give the band its shape.
    """

    x: Floats
    y: Floats
    deviation: Floats | None
    stops: Ints

    @property
    def few(self) -> bool:
        """True when each value is worth a dot."""
        return len(self.stops) < FEW_STOPS

    def band(self, z: float) -> tuple[Floats, Floats]:
        """Return the lower and upper edge of mean ± z deviations; both (m,).

        Raises
        ------
        ValueError
            The quantity has no deviation.
        """
        if self.deviation is None:
            raise ValueError("a quantity without deviation has no band")
        return self.y - z * self.deviation, self.y + z * self.deviation

    def nearest_stop(self, day: float) -> int:
        """Return the number of the stop nearest to a day; of several on it the last; -1 without any."""
        if not len(self.stops):
            return -1
        days = self.x[self.stops]
        right = int(np.searchsorted(days, day, side="right"))
        if right == 0:
            return 0
        if right < len(days) and days[right] - day < day - days[right - 1]:
            return right
        return right - 1

    def window(self) -> tuple[float, float]:
        """Return the lowest and highest value to show: the line's range and 2.5 present deviations.

        A first band that is wider runs out of the picture; it would flatten everything else.
        """
        low, high = float(self.y.min()), float(self.y.max())
        room = 2.5 * float(self.deviation[-1]) if self.deviation is not None else 0.08 * (high - low)
        room = max(room, 1e-9 + 0.02 * abs(high))
        return low - room, high + room


def curve_of(values: Sequence[Value], *, begin: Value | None = None, now: Value | None = None) -> Curve:
    """Return the curve of values in order of time.

    *begin* is where the quantity stood before the first (a start rating), *now* how it stands today,
    with a deviation that the days since have widened. Before a return after ``ABSENCE_DAYS`` a point
    is put in that has the deviation of just then, so that the band widens through the absence.
    """
    points: list[tuple[float, float, float]] = []
    stops: list[int] = []

    def put(day: float, mean: float, deviation: float | None, *, stop: bool) -> None:
        if stop:
            stops.append(len(points))
        points.append((day, mean, np.nan if deviation is None else deviation))

    if begin is not None:
        put(begin.day, begin.after, begin.deviation, stop=True)
    for number, value in enumerate(values):
        gap = value.day - values[number - 1].day if number else 0.0
        if gap > ABSENCE_DAYS:
            put(value.day, value.before, value.deviation_before, stop=False)
        put(value.day, value.after, value.deviation, stop=True)
    if now is not None and points and now.day > points[-1][0]:
        put(now.day, now.after, now.deviation, stop=True)
    table = np.array(points, dtype=float).reshape(-1, 3)
    known = len(table) > 0 and not np.isnan(table[:, 2]).any()
    return Curve(table[:, 0], table[:, 1], table[:, 2] if known else None, np.array(stops, dtype=np.int64))


def absences(days: Sequence[float], *, least: float, most: int = 3) -> list[tuple[float, float]]:
    """Return (day of the return, length) of the longest breaks of at least *least* days, oldest first."""
    gaps = [(b, b - a) for a, b in pairwise(days) if b - a >= least]
    return sorted(sorted(gaps, key=lambda gap: -gap[1])[:most])


def curve_of_steps(
    at: Floats,
    before: tuple[Floats, Floats | None],
    after: tuple[Floats, Floats | None],
    *,
    begin: float | None = None,
    now: tuple[float, float, float] | None = None,
    days: Floats | None = None,
) -> tuple[Curve, Ints]:
    """Return the curve of m steps from arrays, and which step each stop stands for.

    Parameters
    ----------
    at : (m,) float
        Where each step stands, never falling.
    before, after : values and deviations, each (m,); deviations None where there are none
    begin
        Where the value before the first step stands, as a stop of its own.
    now : (place, value, deviation)
        A last stop, when it lies beyond the steps.
    days : (m,) float
        The day of each step: after ``ABSENCE_DAYS`` without one a point is put in front of the return.

    The second array, (s,), holds -1 for *begin*, m for *now*. Steps without a value are left out.
    """
    step = np.flatnonzero(np.isfinite(after[0]))
    x, y, sure = at[step], after[0][step], None if after[1] is None else after[1][step]
    back = np.zeros(0, dtype=np.int64)
    if days is not None and len(step):
        back = np.flatnonzero(np.r_[False, np.diff(days[step]) > ABSENCE_DAYS] & np.isfinite(before[0][step]))
    stop = np.insert(np.ones(len(step), dtype=bool), back, False)

    def merged(own: Floats, earlier: Floats) -> Floats:
        return np.insert(own, back, earlier[step][back])

    x, y = merged(x, at), merged(y, before[0])
    if sure is not None and before[1] is not None:
        sure = merged(sure, before[1])
    named = step
    if begin is not None and len(step) and np.isfinite(before[0][step[0]]):
        x, y, stop = np.r_[begin, x], np.r_[before[0][step[0]], y], np.r_[True, stop]
        sure = np.r_[before[1][step[0]], sure] if sure is not None and before[1] is not None else None
        named = np.r_[-1, named]
    if now is not None and len(x) and now[0] > x[-1] and np.isfinite(now[1]):
        x, y, stop = np.r_[x, now[0]], np.r_[y, now[1]], np.r_[stop, True]
        sure = np.r_[sure, now[2]] if sure is not None else None
        named = np.r_[named, len(at)]
    return Curve(x, y, sure, np.flatnonzero(stop)), named.astype(np.int64)
