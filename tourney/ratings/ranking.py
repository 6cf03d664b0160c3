"""Intervals, rank spread and conservative ratings from means and deviations."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, Ints

Z95 = NormalDist().inv_cdf(0.975)


def intervals(mean: Floats, deviation: Floats, level: float = 0.95) -> tuple[Floats, Floats]:
    """Return the lower and upper ends of the normal interval; both are the mean without deviation."""
    z = NormalDist().inv_cdf(0.5 + level / 2.0)
    half = z * np.nan_to_num(deviation, nan=0.0)
    return mean - half, mean + half


def rank_spread(low: Floats, high: Floats) -> tuple[Ints, Ints]:
    """Return the best and the worst rank each interval allows, from 1.

    best = 1 + the number of others whose low end lies above the own high end;
    worst = n - the number of others whose high end lies below the own low end.
    """
    n = len(low)
    best = 1 + n - np.searchsorted(np.sort(low), high, side="right")
    worst = n - np.searchsorted(np.sort(high), low, side="left")
    return best, worst


def places(value: Floats, *, listed: npt.NDArray[np.bool_] | None = None) -> Ints:
    """Return the rank of each value from 1, highest first, ties sharing the best; 0 if not listed."""
    chosen = np.ones(len(value), dtype=bool) if listed is None else listed
    result = np.zeros(len(value), dtype=np.int64)
    ordered = np.sort(value[chosen])
    result[chosen] = 1 + len(ordered) - np.searchsorted(ordered, value[chosen], side="right")
    return result


def confidence_factor(level: float) -> float:
    """Return k so that mean - k * deviation is exceeded with this one-sided confidence."""
    return NormalDist().inv_cdf(level)


def conservative(mean: Floats, deviation: Floats, k: float) -> Floats:
    """Return mean - k * deviation; the mean where there is no deviation."""
    return mean - k * np.nan_to_num(deviation, nan=0.0)
