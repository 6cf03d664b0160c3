"""Whole rating periods of singles on arrays, straight to the history of every appearance.

For long logs with many games a period. A period works on its own few thousand numbers only, which stay
in the cache, so that nothing has to be sorted: its players are found by writing and reading back.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Belief, Floats, GameLog, Indices, Ints
from tourney.ratings.options import CALENDAR
from tourney.ratings.pacing import Pace
from tourney.ratings.periodic import C3, Columns, Model, State
from tourney.ratings.periods import calendar_number, calendar_start


@dataclass(frozen=True, slots=True)
class Scale:
    """Rating points are *points* times natural units, plus *zero*."""

    points: float
    zero: float


def replay(
    log: GameLog,
    period: Indices,
    start: Belief,
    state: State,
    model: Model,
    scale: Scale,
    kind: str,
    unit_days: float,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Columns, State]:
    """Run all periods; return the columns of the history in rating points, and the end in natural units."""
    mean, variance, volatility = (array.copy() for array in state)
    moving = not bool(np.isnan(volatility).all())
    columns = np.empty((6 if moving else 4, len(log.player)))
    clock = _Clock(log, period, start, kind, unit_days)
    rank = log.rank.reshape(-1, 2)
    index = np.empty(log.n_players, dtype=np.int64)
    numbers = np.arange(2 * int(np.bincount(period).max(initial=0)))
    pace = Pace(log.n_games, progress, cancelled)
    for p, (low, high) in enumerate(zip(clock.start[:-1], clock.start[1:], strict=True)):
        here = slice(2 * low, 2 * high)
        player = log.player[here].astype(np.int64)
        number = numbers[: len(player)]
        index[player] = number
        who = player[index.take(player) == number]  # each player once
        index[who] = numbers[: len(who)]
        slot = index.take(player)
        m, s = mean.take(who), volatility.take(who)
        idle = clock.since(p, who)
        v = model.widen_arrays(variance.take(who), s, idle)
        information, surprise = _results(m, v, slot, rank[low:high])
        new_v, new_s = model.close_arrays(v, s, idle, information, surprise)
        new_m = new_v * surprise
        new_m += m
        mean[who], variance[who] = new_m, new_v
        rows = [_points(m, scale), _points(new_m, scale), _deviation(v, scale), _deviation(new_v, scale)]
        if moving:
            volatility[who] = new_s
            rows += [s, new_s]
        for column, row in zip(columns, rows, strict=True):
            row.take(slot, out=column[here], mode="clip")
        clock.played(p, player, who, low, high)
        pace.reach(high)
    none = columns[4:] if moving else np.full((2, len(log.player)), np.nan)
    return Columns(*columns[:4], *none), (mean, variance, volatility)


def _results(m: Floats, v: Floats, slot: Ints, rank: Indices) -> tuple[Floats, Floats]:
    """Return information and surprise of each slot; *slot* holds both players of each game in turn."""
    g = v * C3
    g += 1.0
    np.sqrt(g, out=g)
    np.divide(1.0, g, out=g)
    shrink = g.take(slot).reshape(-1, 2)[:, ::-1]  # the opponent's
    before = m.take(slot)
    behind = np.empty(shrink.shape)
    np.subtract(before[1::2], before[0::2], out=behind[:, 0])
    np.negative(behind[:, 0], out=behind[:, 1])
    behind *= shrink
    odds = np.exp(np.minimum(behind, 700.0, out=behind), out=behind)
    expected = odds + 1.0
    np.divide(1.0, expected, out=expected)
    odds *= expected
    odds *= expected
    odds *= shrink
    odds *= shrink
    push = 0.5 * (rank <= rank[:, ::-1])
    push += 0.5 * (rank < rank[:, ::-1])
    push -= expected
    push *= shrink
    information: Floats = np.bincount(slot, weights=odds.ravel(), minlength=len(m)).astype(np.float64)
    surprise: Floats = np.bincount(slot, weights=push.ravel(), minlength=len(m)).astype(np.float64)
    return information, surprise


def _points(values: Floats, scale: Scale) -> Floats:
    points = values * scale.points
    points += scale.zero
    return points


def _deviation(variance: Floats, scale: Scale) -> Floats:
    deviation = np.sqrt(variance)
    deviation *= scale.points
    return deviation


class _Clock:
    """The idle units before a period, from the time of each player's last one."""

    def __init__(self, log: GameLog, period: Indices, start: Belief, kind: str, unit_days: float) -> None:
        opens = np.flatnonzero(period[1:] != period[:-1]) + 1
        self.start: list[int] = [0, *opens.tolist(), log.n_games] if log.n_games else [0]
        self.day = log.day
        opened, last = log.day[self.start[:-1]].astype(np.float64), start.last_day
        self.by_period = kind in CALENDAR  # then all days of a period count as its first
        self.unit = unit_days if unit_days > 0.0 else 1.0
        if unit_days == 0.0:
            known = ~np.isnan(last)
            last = last.copy()
            last[known] = calendar_number(last[known], kind)
            opened = calendar_number(opened, kind).astype(np.float64)
        elif self.by_period:
            opened, last = calendar_start(opened, kind), calendar_start(last, kind)
        self.now: list[float] = opened.tolist()
        self.last = last.copy()

    def since(self, p: int, who: Ints) -> Floats:
        """Return the units since each player's last period, never negative, NaN before any."""
        idle: Floats = self.now[p] - self.last.take(who)
        np.maximum(idle, 0.0, out=idle)
        idle /= self.unit
        return idle

    def played(self, p: int, player: Ints, who: Ints, low: int, high: int) -> None:
        """Take down when the players of a period played."""
        if self.by_period:
            self.last[who] = self.now[p]
        else:
            self.last[player] = np.repeat(self.day[low:high], 2)
