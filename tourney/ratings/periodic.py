"""The replay that Glicko and Glicko-2 share: whole rating periods, idle time made up lazily.

Everything is in natural units of the logistic (rating points / scale). A *slot* is a player in a
period, so a history is two values per slot. Two routes give the same result within 1e-12: plain
Python on lists for logs of many small periods, numpy for large ones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Belief, Floats, GameLog, Indices, Ints
from tourney.ratings.gamelog import day_of_appearance, is_singles, played_since
from tourney.ratings.options import CALENDAR
from tourney.ratings.ordering import stable_order
from tourney.ratings.pacing import STRIDE, breathe
from tourney.ratings.periods import calendar_start, elapsed_units
from tourney.ratings.predict import expit
from tourney.ratings.reduction import Rows, rows, shares

WORTH_ARRAYS = 24
"""Mean games a period from which numpy beats the loop (measured break-even 15-20)."""

C3 = 3.0 / math.pi**2


class Model(Protocol):
    """What tells the engines apart: idle time before a period, and the step at its end.

    Arguments are in natural units: variance phi^2, volatility, idle units, information (1 / v) and
    surprise (the sum of g (s - E)). ``*_arrays`` do the same for arrays.
    """

    def widen(self, variance: float, volatility: float, idle: float) -> float: ...

    def widen_arrays(self, variance: Floats, volatility: Floats, idle: Floats) -> Floats: ...

    def close(
        self, variance: float, volatility: float, idle: float, information: float, surprise: float
    ) -> tuple[float, float]:
        """Return the new variance and volatility."""
        ...

    def close_arrays(
        self, variance: Floats, volatility: Floats, idle: Floats, information: Floats, surprise: Floats
    ) -> tuple[Floats, Floats]: ...


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What of a replay depends on the log alone; K slots.

    player, idle : (K,)
        The player of each slot, and the units since his rating last moved (NaN: never).
    start : (P + 1,)
        Slots of period p are ``start[p]:start[p + 1]``.
    slot : (A,)
        The slot of each appearance.
    game_end : (P,)
        One past the last game of each period.
    """

    player: Indices
    idle: Floats
    start: Ints
    slot: Ints
    game_end: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """Per slot: mean, variance and volatility at the start of the period and at its end; (K,) each."""

    mean_before: Floats
    variance_before: Floats
    volatility_before: Floats
    mean_after: Floats
    variance_after: Floats
    volatility_after: Floats


State = tuple[Floats, Floats, Floats]
"""Mean, variance and volatility of each player, (n,)."""


@dataclass(frozen=True, slots=True, eq=False)
class Columns:
    """What a history holds of each appearance, (A,) each, in rating points."""

    mean_before: Floats
    mean_after: Floats
    deviation_before: Floats
    deviation_after: Floats
    volatility_before: Floats
    volatility_after: Floats


def make_plan(log: GameLog, period: Indices, start: Belief, kind: str, unit_days: float) -> Plan:
    """Return the slots of a log, and the idle time before each."""
    n_periods = int(period[-1]) + 1 if len(period) else 0
    period_of = np.repeat(period.astype(np.int64), np.diff(log.side_player[log.game_side]))
    by_player = stable_order(log.player, log.n_players)
    order = by_player[stable_order(period_of[by_player], n_periods)]
    sorted_period, sorted_player = period_of[order], log.player[order]
    opens = np.ones(len(order), dtype=bool)
    opens[1:] = (sorted_period[1:] != sorted_period[:-1]) | (sorted_player[1:] != sorted_player[:-1])
    slot = np.empty(len(order), dtype=np.int64)
    slot[order] = np.cumsum(opens) - 1
    slot_period, player = sorted_period[opens], sorted_player[opens]
    starts = np.searchsorted(slot_period, np.arange(n_periods + 1))
    last_day = np.empty(len(player))
    last_day[slot] = day_of_appearance(log)  # days rise, so the last game of the slot remains
    opened = log.day[np.searchsorted(period, np.arange(n_periods))] if n_periods else log.day
    begin = calendar_start(opened, kind) if kind in CALENDAR else opened.astype(np.float64)
    before = np.empty(len(player))
    by_player = stable_order(player, log.n_players)
    first = np.ones(len(player), dtype=bool)
    first[1:] = player[by_player][1:] != player[by_player][:-1]
    previous = np.concatenate(([0.0], last_day[by_player][:-1])) if len(player) else last_day
    before[by_player] = np.where(first, start.last_day[player[by_player]], previous)
    if kind in CALENDAR:
        before = calendar_start(before, kind)
    idle = elapsed_units(before, begin[slot_period], kind, unit_days)
    game_end = np.searchsorted(period, np.arange(n_periods), side="right")
    return Plan(player, idle, starts, slot, game_end)


def is_worth_arrays(log: GameLog, period: Indices) -> bool:
    """Return whether the periods hold enough games for numpy."""
    return log.n_games > 0 and log.n_games >= WORTH_ARRAYS * (int(period[-1]) + 1)


def replay_lists(
    log: GameLog,
    plan: Plan,
    start: State,
    model: Model,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Course, State]:
    """Run through the periods on Python lists."""
    mean, variance, volatility = (array.tolist() for array in start)
    idle, player, slots = plan.idle.tolist(), plan.player.tolist(), plan.start.tolist()
    mean_before: list[float] = []
    var_before: list[float] = []
    vol_before: list[float] = []
    mean_after: list[float] = []
    var_after: list[float] = []
    vol_after: list[float] = []
    add = _ListSingles(log, plan) if is_singles(log) else _ListSides(log, plan)
    widen, close = model.widen, model.close
    game, due = 0, STRIDE
    for p, end in enumerate(plan.game_end.tolist()):
        low, high = slots[p], slots[p + 1]
        here = player[low:high]
        times = idle[low:high]
        m = [mean[i] for i in here]
        s = [volatility[i] for i in here]
        v = [widen(variance[i], volatility[i], t) for i, t in zip(here, times, strict=True)]
        information, surprise = add.period(m, v, low, game, end)
        mean_before += m
        var_before += v
        vol_before += s
        for i, old, was, old_s, t, told, push in zip(
            here, m, v, s, times, information, surprise, strict=True
        ):
            new_variance, new_volatility = close(was, old_s, t, told, push)
            mean[i] = new_mean = old + new_variance * push
            variance[i] = new_variance
            volatility[i] = new_volatility
            mean_after.append(new_mean)
            var_after.append(new_variance)
            vol_after.append(new_volatility)
        game = end
        if game >= due:
            breathe(game, log.n_games, progress, cancelled)
            due = game + STRIDE
    columns = (mean_before, var_before, vol_before, mean_after, var_after, vol_after)
    course = Course(*(np.array(column, dtype=np.float64) for column in columns))
    return course, (np.array(mean), np.array(variance), np.array(volatility))


class _ListSingles:
    """Information and surprise of one period of singles."""

    def __init__(self, log: GameLog, plan: Plan) -> None:
        self.first: list[int] = plan.slot[0::2].tolist()
        self.second: list[int] = plan.slot[1::2].tolist()
        rank = log.rank.reshape(-1, 2).astype(np.int64)
        self.score: list[float] = (0.5 * (1.0 + np.sign(rank[:, 1] - rank[:, 0]))).tolist()

    def period(
        self, m: list[float], v: list[float], low: int, game: int, end: int
    ) -> tuple[list[float], list[float]]:
        exp = math.exp
        sqrt = math.sqrt
        g = [1.0 / sqrt(1.0 + C3 * x) for x in v]
        information = [0.0] * len(m)
        surprise = [0.0] * len(m)
        for a, b, s in zip(self.first[game:end], self.second[game:end], self.score[game:end], strict=True):
            i = a - low
            j = b - low
            gap = m[i] - m[j]
            gi = g[i]
            gj = g[j]
            t = exp(-gj * gap) if gj * gap > -700.0 else math.inf
            expected = 1.0 / (1.0 + t)
            information[i] += gj * gj * expected * (t * expected if t < 1e300 else 1.0)
            surprise[i] += gj * (s - expected)
            t = exp(gi * gap) if gi * gap < 700.0 else math.inf
            expected = 1.0 / (1.0 + t)
            information[j] += gi * gi * expected * (t * expected if t < 1e300 else 1.0)
            surprise[j] += gi * (1.0 - s - expected)
        return information, surprise


class _ListSides:
    """Information and surprise of one period of any games."""

    def __init__(self, log: GameLog, plan: Plan) -> None:
        share = shares(log)
        table = rows(log, share)
        self.share: list[float] = share.tolist()
        self.slot: list[int] = plan.slot.tolist()
        self.side_player: list[int] = log.side_player.tolist()
        self.side_of_game: list[int] = log.game_side.tolist()
        self.appearance: list[int] = table.appearance.tolist()
        self.own: list[int] = table.own.tolist()
        self.other: list[int] = table.other.tolist()
        self.score: list[float] = table.score.tolist()
        self.factor: list[float] = table.factor.tolist()
        self.weight: list[float] = table.information.tolist()
        ends = np.searchsorted(table.own, log.game_side)
        self.row: list[int] = ends.tolist()

    def period(
        self, m: list[float], v: list[float], low: int, game: int, end: int
    ) -> tuple[list[float], list[float]]:
        share, slot, bounds = self.share, self.slot, self.side_player
        first_side, last_side = self.side_of_game[game], self.side_of_game[end]
        side_mean, side_variance = [], []
        for s in range(first_side, last_side):
            members = range(bounds[s], bounds[s + 1])
            side_mean.append(sum(share[a] * m[slot[a] - low] for a in members))
            side_variance.append(sum(share[a] ** 2 * v[slot[a] - low] for a in members))
        information = [0.0] * len(m)
        surprise = [0.0] * len(m)
        for r in range(self.row[game], self.row[end]):
            a = self.appearance[r]
            i = slot[a] - low
            own, other = self.own[r] - first_side, self.other[r] - first_side
            rest = side_variance[own] - share[a] ** 2 * v[i]
            g = 1.0 / math.sqrt(1.0 + C3 * (side_variance[other] + max(rest, 0.0)))
            x = g * (side_mean[own] - side_mean[other])
            tail = math.exp(-abs(x))
            expected = (1.0 if x >= 0.0 else tail) / (1.0 + tail)
            information[i] += self.weight[r] * g * g * tail / (1.0 + tail) ** 2
            surprise[i] += self.factor[r] * g * (self.score[r] - expected)
        return information, surprise


def replay_arrays(
    log: GameLog,
    plan: Plan,
    start: State,
    model: Model,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Course, State]:
    """Run through the periods of any games on arrays."""
    mean, variance, volatility = (array.copy() for array in start)
    k = len(plan.player)
    course = Course(*(np.empty(k) for _ in range(6)))
    slots = plan.start.tolist()
    add = _ArraySides(log, plan)
    game = 0
    for p, end in enumerate(plan.game_end.tolist()):
        here = slice(slots[p], slots[p + 1])
        who = plan.player[here]
        m, s = mean[who], volatility[who]
        v = model.widen_arrays(variance[who], s, plan.idle[here])
        information, surprise = add.period(m, v, slots[p], game, end)
        new_v, new_s = model.close_arrays(v, s, plan.idle[here], information, surprise)
        new_m = m + new_v * surprise
        course.mean_before[here], course.mean_after[here] = m, new_m
        course.variance_before[here], course.variance_after[here] = v, new_v
        course.volatility_before[here], course.volatility_after[here] = s, new_s
        mean[who], variance[who], volatility[who] = new_m, new_v, new_s
        game = end
        breathe(game, log.n_games, progress, cancelled)
    return course, (mean, variance, volatility)


class _ArraySides:
    """Information and surprise of one period of any games."""

    def __init__(self, log: GameLog, plan: Plan) -> None:
        self.log, self.plan = log, plan
        self.share = shares(log)
        self.table: Rows = rows(log, self.share)
        self.row = np.searchsorted(self.table.own, log.game_side)

    def period(self, m: Floats, v: Floats, low: int, game: int, end: int) -> tuple[Floats, Floats]:
        log, table = self.log, self.table
        sides = slice(int(log.game_side[game]), int(log.game_side[end]))
        apps = slice(int(log.side_player[sides.start]), int(log.side_player[sides.stop]))
        at = slice(int(self.row[game]), int(self.row[end]))
        slot, share = self.plan.slot[apps] - low, self.share[apps]
        bounds = log.side_player[sides] - apps.start
        mean = np.add.reduceat(share * m[slot], bounds)
        part = share**2 * v[slot]
        variance = np.add.reduceat(part, bounds)
        own, other = table.own[at] - sides.start, table.other[at] - sides.start
        mine = table.appearance[at] - apps.start
        rest = np.maximum(variance[own] - part[mine], 0.0)
        g = 1.0 / np.sqrt(1.0 + C3 * (variance[other] + rest))
        x = g * (mean[own] - mean[other])
        tail = np.exp(-np.abs(x))
        n = len(m)
        spread = table.information[at] * g * g * tail / (1.0 + tail) ** 2
        information: Floats = np.bincount(slot[mine], weights=spread, minlength=n).astype(np.float64)
        push = table.factor[at] * g * (table.score[at] - expit(x))
        surprise: Floats = np.bincount(slot[mine], weights=push, minlength=n).astype(np.float64)
        return information, surprise


def final_belief(log: GameLog, start: Belief, end: State) -> Belief:
    """Return the belief after the last period from mean, deviation and volatility in rating points."""
    games, last_day = played_since(log, start.games, start.last_day)
    mean, deviation, volatility = end
    return replace(
        start, mean=mean, deviation=deviation, volatility=volatility, games=games, last_day=last_day
    )
