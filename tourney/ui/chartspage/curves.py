"""From the histories of the club to curves: which measure, over days or over games; any thread."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from tourney.club import charts
from tourney.club.charts import EventMark, Measure, PlayerHistory
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.core.errors import Cancelled
from tourney.core.progress import CancelCheck
from tourney.core.records import Event
from tourney.ratings.base import Ints
from tourney.ui.charts.curve import Curve, curve_of_steps
from tourney.ui.charts.ticks import day_of

SEASON_MONTH = 9
"""A season is taken to begin on the first of September."""


class Axis(StrEnum):
    """What lies across."""

    DATE = "date"
    GAMES = "games"


@dataclass(frozen=True, slots=True, eq=False)
class PlayerCurve:
    """One player's curve, and which game each stop stands for: -1 the start, m today."""

    history: PlayerHistory
    curve: Curve
    step: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Prepared:
    """What the chart of histories needs, made in a worker."""

    rated: Rated
    register: Register
    measure: Measure
    axis: Axis
    curves: tuple[PlayerCurve, ...]
    marks: tuple[EventMark, ...]
    event_names: dict[int, str]


def prepare(
    rated: Rated,
    register: Register,
    events: Sequence[Event],
    player_ids: Sequence[int],
    measure: Measure,
    axis: Axis,
    cancelled: CancelCheck | None = None,
) -> Prepared:
    """Return the curves of some players.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    drawn = []
    for one in charts.histories(rated, register, player_ids):
        if cancelled is not None and cancelled():
            raise Cancelled
        drawn.append(curve_of_player(one, measure, axis))
    marks = charts.event_marks([one.history for one in drawn], events)
    names = {event.id: event.name for event in events}
    return Prepared(rated, register, measure, axis, tuple(drawn), marks, names)


def curve_of_player(one: PlayerHistory, measure: Measure, axis: Axis) -> PlayerCurve:
    """Return a player's curve; a rating has its deviation as a band where the engine has one."""
    before, after = one.values(measure)
    with_band = measure is Measure.RATING and bool(np.isfinite(one.deviation).any())
    days = one.day.astype(float)
    now = one.now[list(Measure).index(measure)]
    deviations = (one.deviation_before, one.deviation) if with_band else (None, None)
    if axis is Axis.GAMES:
        at = np.arange(1.0, len(days) + 1)
        begin, today = 0.0, None
    else:
        at = days
        span = max(one.today - float(days[0]), 30.0) if len(days) else 30.0
        begin = float(days[0]) - max(1.0, span / 60) if len(days) else 0.0
        today = (float(one.today), now, one.now[1])
    curve, step = curve_of_steps(
        at, (before, deviations[0]), (after, deviations[1]), begin=begin, now=today, days=days
    )
    return PlayerCurve(one, curve, step)


def season_start(as_of: dt.date) -> dt.date:
    """Return the first day of the season that *as_of* is in."""
    year = as_of.year if as_of.month >= SEASON_MONTH else as_of.year - 1
    return dt.date(year, SEASON_MONTH, 1)


def year_before(as_of: dt.date) -> dt.date:
    """Return the day a year ago."""
    return as_of - dt.timedelta(days=365)


def part_since(prepared: Prepared, since: dt.date) -> tuple[float, float] | None:
    """Return the span across that shows everything since a day; None when there is nothing."""
    curves = [one for one in prepared.curves if len(one.curve.x)]
    if not curves:
        return None
    last = max(float(one.curve.x[-1]) for one in curves)
    if prepared.axis is Axis.DATE:
        return min(day_of(since), last - 1), last
    day = day_of(since)
    firsts = [int(np.searchsorted(one.history.day, day)) for one in curves]
    lengths = [len(one.history.day) for one in curves]
    begun = [first for first, length in zip(firsts, lengths, strict=True) if first < length]
    return float(min(begun, default=max(lengths) - 1)), last


def place_of_event(prepared: Prepared, mark: EventMark) -> float | None:
    """Return where an event stands across; over games only where one player is shown."""
    if prepared.axis is Axis.DATE:
        return float(mark.day)
    if len(prepared.curves) != 1:
        return None
    found = np.flatnonzero(prepared.curves[0].history.event == mark.event_id)
    return float(found[0]) + 1.0 if len(found) else None
