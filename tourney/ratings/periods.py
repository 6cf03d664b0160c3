"""Which games are rated together, and how much time lies between two ratings of a player."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, GameLog, Indices, Ints
from tourney.ratings.options import CALENDAR

Days = npt.NDArray[np.float64] | npt.NDArray[np.int64]


def periods(log: GameLog, kind: str) -> Indices:
    """Return the rating period of each game, (G,) int32, 0, 1, 2 ... without gaps.

    *kind* is a key of ``options.PERIODS``. A period of kind "event" or "round" is a run of
    consecutive games of one event (round); games outside any event are grouped by day. Two events
    that alternate in time thus make several periods, so that no period looks into the future.
    """
    n = log.n_games
    if kind == "game":
        return np.arange(n, dtype=np.int32)
    new = np.zeros(n, dtype=bool)
    if kind in CALENDAR:
        number = calendar_number(log.day, kind)
        new[1:] = number[1:] != number[:-1]
    else:
        outside = log.event < 0
        new[1:] = (log.event[1:] != log.event[:-1]) | (outside[1:] & (log.day[1:] != log.day[:-1]))
        if kind == "round":
            new[1:] |= log.round[1:] != log.round[:-1]
    return np.cumsum(new, dtype=np.int32)


def calendar_number(day: Days, kind: str) -> Ints:
    """Return the number of the day, ISO week, month or year that each day falls in."""
    days = np.floor(day).astype(np.int64)
    if kind == "week":
        return (days + 3) // 7  # 1970-01-01 was a Thursday
    if kind in ("month", "year"):
        unit = "M" if kind == "month" else "Y"
        return days.astype("datetime64[D]").astype(f"datetime64[{unit}]").astype(np.int64)
    return days


def calendar_start(day: Days, kind: str) -> Floats:
    """Return the first day of the calendar period that each day falls in (NaN stays NaN)."""
    day = np.asarray(day, dtype=np.float64)
    known = ~np.isnan(day)
    result = np.full(day.shape, np.nan)
    number = calendar_number(day[known], kind)
    if kind == "week":
        result[known] = number * 7 - 3
    elif kind in ("month", "year"):
        unit = "M" if kind == "month" else "Y"
        result[known] = number.astype(f"datetime64[{unit}]").astype("datetime64[D]").astype(np.int64)
    else:
        result[known] = day[known]
    return result


def elapsed_units(last_day: Days, day: Days | float, kind: str, unit_days: float) -> Floats:
    """Return the idle time from *last_day* to *day* in units, never negative, NaN where unknown.

    ``unit_days`` 0 counts the calendar periods of *kind* that began in between.
    """
    last = np.asarray(last_day, dtype=np.float64)
    if unit_days > 0:
        return np.maximum(day - last, 0.0) / unit_days
    known = ~np.isnan(last)
    result = np.full(last.shape, np.nan)
    now = np.broadcast_to(np.asarray(day, dtype=np.float64), last.shape)
    gone = calendar_number(now[known], kind) - calendar_number(last[known], kind)
    result[known] = np.maximum(gone, 0)
    return result
