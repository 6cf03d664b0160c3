"""Elo (1978): R' = R + K (S - E), E = 1 / (1 + 10^((Rb - Ra) / D)).

Teams and free-for-alls by the reduction of ``reduction.py``; having no information, Elo enters each
virtual game with K w_i / (M - 1).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs
from tourney.ratings.base import Belief, Floats, GameLog, History, Ints, Placement
from tourney.ratings.gamelog import is_singles, played_since
from tourney.ratings.kfactor import parse
from tourney.ratings.options import (
    K_FACTOR,
    K_HELP,
    LARGEST,
    POINTS,
    START,
    START_HELP,
    check_unit,
    period_option,
    unit_option,
)
from tourney.ratings.pacing import STRIDE, Pace
from tourney.ratings.periods import periods
from tourney.ratings.predict import expit, predictions
from tourney.ratings.reduction import shares, side_means
from tourney.ratings.stepwise import State, Stepwise, Surprises, run
from tourney.ratings.waves import windows

BANDS = QT_TRANSLATE_NOOP("Engine", "K by bands")
BANDS_HELP = QT_TRANSLATE_NOOP(
    "Engine", "Empty, “fide”, or rules such as “peak>=2400:10, games<30:40, 20”; the first that fits counts."
)
D = QT_TRANSLATE_NOOP("Engine", "Scale")
D_HELP = QT_TRANSLATE_NOOP("Engine", "A lead of this many points means odds of 10 to 1.")
HOME = QT_TRANSLATE_NOOP("Engine", "Home advantage")
HOME_HELP = QT_TRANSLATE_NOOP("Engine", "Points added to the side marked as home or first mover.")

CROWD = 12
"""Sides from which one numpy matrix beats the loop over pairs."""


@dataclass(frozen=True, slots=True)
class Params:
    """The options of Elo."""

    period: str = period_option("game")
    unit_days: float = unit_option()
    start: float = option(1500.0, START, unit=POINTS, help=START_HELP, low=-LARGEST, high=LARGEST)
    k: float = option(32.0, K_FACTOR, unit=POINTS, help=K_HELP, low=0.0, high=10000.0)
    bands: str = option("", BANDS, help=BANDS_HELP)
    d: float = option(400.0, D, unit=POINTS, help=D_HELP, low=0.0, high=1e6, low_open=True)
    home_advantage: float = option(0.0, HOME, unit=POINTS, help=HOME_HELP, low=-10000.0, high=10000.0)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)
        parse(self.bands)

    @property
    def scale(self) -> float:
        """Rating points of one natural unit."""
        return self.d / math.log(10.0)


class Elo(Stepwise):
    """Elo as an engine."""

    key = "elo"
    label = QT_TRANSLATE_NOOP("Engine", "Elo")
    params_type = Params
    native_teams = False
    native_free_for_all = False
    native_draws = False
    is_batch = False
    placement = Placement(games=20)

    def final(self, log: GameLog, params: Params, *, start: Belief | None = None) -> Belief:
        """Return what ``replay`` believes in the end, for those who need no history; quicker.

        The draws counted for Davidson's nu are those of *start*: nothing is predicted here.
        """
        begin = beliefs.start_of(self, log, params, start)
        plain = is_singles(log) and bool((log.weight == 1.0).all())
        if not plain or params.period != "game" or params.bands or _home(log, params) is not None:
            return replace(self.replay(log, params, start=start).final, draws=begin.draws)
        games, last_day = played_since(log, begin.games, begin.last_day)
        mean = _last_means(log, params, begin.mean)
        return beliefs.frozen(replace(begin, mean=mean, games=games, last_day=last_day, peak=None))

    def points(self, params: Params) -> float:
        """Return D / ln 10."""
        return params.scale

    def replay(
        self,
        log: GameLog,
        params: Params,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Rate the whole log; games of one period all start from the ratings before it."""
        before_all = beliefs.start_of(self, log, params, start)
        period = periods(log, params.period)
        home = _home(log, params)
        state = State(before_all, params.k, params.bands)
        plain = is_singles(log) and bool((log.weight == 1.0).all())
        if plain and params.period == "game" and home is None and not state.bands:
            before, after = _singles(log, params, state, progress, cancelled)
        else:
            surprises = _surprises(log, params.scale)
            before, after = run(
                log, period, state, surprises, bonus=home, progress=progress, cancelled=cancelled
            )
        strength = before if is_singles(log) else side_means(log, shares(log), before)
        if home is not None:
            strength = strength + home
        win, draw, sums = predictions(log, period, strength, before_all.draws, params.scale)
        final = state.belief(log, before_all, sums)
        return self.history(log, params, period, (before, after), (win, draw), final)


def _home(log: GameLog, params: Params) -> Floats | None:
    """Return the points added per side, (S,), or None: the first covariate marks the home side."""
    if log.covariates is None or params.home_advantage == 0.0 or not log.covariates.shape[1]:
        return None
    return np.asarray(log.covariates[:, 0] * params.home_advantage)


def _singles(
    log: GameLog, params: Params, state: State, progress: Progress | None, cancelled: CancelCheck | None
) -> tuple[Floats, Floats]:
    """Run through singles with one K; return each appearance's mean before and after, (A,)."""
    before, after = np.empty(len(log.player)), np.empty(len(log.player))
    pace = Pace(log.n_games, progress, cancelled)
    mean: Floats | None = np.array(state.mean)  # until the first window without waves; then no more come
    for low, high, found in windows(log):
        here = slice(2 * low, 2 * high)
        if found is None or mean is None:
            if mean is not None:
                state.mean, mean = mean.tolist(), None
            _one_by_one(log, params, state, low, high, pace, before[here], after[here])
        else:
            seats = found.seats()
            player = log.player[here].take(seats).astype(np.int64)
            score = _scores(log, low, high)[found.game]
            columns = _in_waves(player, score, params, mean, found.start.tolist(), low, pace)
            before[here][seats], after[here][seats] = columns
    if mean is not None:
        state.mean = mean.tolist()
    return before, after


def _scores(log: GameLog, low: int, high: int) -> Floats:
    """Return the score of the player listed first in the games from *low* to *high*."""
    rank = log.rank[2 * low : 2 * high]
    score = 0.5 * (rank[0::2] <= rank[1::2])
    return np.asarray(score + 0.5 * (rank[0::2] < rank[1::2]))


def _in_waves(
    player: Ints, score: Floats, params: Params, mean: Floats, start: list[int], low: int, pace: Pace
) -> tuple[Floats, Floats]:
    """Rate the waves that begin at game *low* into *mean*; return the means before and after, by seat."""
    before, after = np.empty(len(player)), np.empty(len(player))
    per_unit, k = 1.0 / params.scale, params.k
    with np.errstate(over="ignore"):
        for first, end in pairwise(start):
            size = end - first
            here = slice(2 * first, 2 * end)
            who, old, new = player[here], before[here], after[here]
            mean.take(who, out=old, mode="clip")
            move = old[size:] - old[:size]
            move *= per_unit
            np.exp(move, out=move)
            move += 1.0
            np.divide(1.0, move, out=move)
            np.subtract(score[first:end], move, out=move)
            move *= k
            np.add(old[:size], move, out=new[:size])
            np.subtract(old[size:], move, out=new[size:])
            mean[who] = new
            pace.reach(low + end)
    return before, after


def _one_by_one(
    log: GameLog,
    params: Params,
    state: State,
    low: int,
    high: int,
    pace: Pace,
    before: Floats,
    after: Floats,
) -> None:
    """Rate the games from *low* to *high* in order; fill in the means before and after."""
    first, second = (
        log.player[2 * low : 2 * high : 2].tolist(),
        log.player[2 * low + 1 : 2 * high : 2].tolist(),
    )
    score = _scores(log, low, high).tolist()

    def play() -> Iterator[float]:
        per_unit = 1.0 / params.scale
        k, mean, exp = params.k, state.mean, math.exp
        for opened in range(0, high - low, STRIDE):
            part = slice(opened, opened + STRIDE)
            for a, b, s in zip(first[part], second[part], score[part], strict=True):
                ra = mean[a]
                rb = mean[b]
                yield ra
                yield rb
                x = (rb - ra) * per_unit
                move = k * (s - 1.0 / (1.0 + exp(x))) if x < 700.0 else k * s
                yield move
                mean[a] = ra + move
                mean[b] = rb - move
            pace.reach(min(low + opened + STRIDE, high))
        yield 0.0  # numpy stops at the number it counts to, which must come after the last step

    count = 3 * (high - low)
    table = np.fromiter(play(), dtype=np.float64, count=count + 1)[:count].reshape(-1, 3)
    before[0::2], before[1::2] = table[:, 0], table[:, 1]
    np.add(table[:, 0], table[:, 2], out=after[0::2])
    np.subtract(table[:, 1], table[:, 2], out=after[1::2])


def _last_means(log: GameLog, params: Params, start: Floats) -> Floats:
    """Return the means after singles with one K, (n,)."""
    scale = params.scale
    k = params.k / scale
    most = int(np.bincount(log.player).max(initial=0))
    widest = float(np.ptp(start)) / scale if len(start) else 0.0
    exp: Callable[[float], float] = math.exp if widest + 2.0 * k * most < 700.0 else _safe_exp
    mean = (start / scale).tolist()
    first, second = log.player[0::2], log.player[1::2]
    for low in range(0, log.n_games, STRIDE):
        high = min(low + STRIDE, log.n_games)
        here = slice(low, high)
        gains = (k * _scores(log, low, high)).tolist()
        for a, b, gain in zip(first[here].tolist(), second[here].tolist(), gains, strict=True):
            ra = mean[a]
            rb = mean[b]
            gain -= k / (1.0 + exp(rb - ra))
            mean[a] = ra + gain
            mean[b] = rb - gain
    return scale * np.array(mean)


def _safe_exp(x: float) -> float:
    return math.exp(x) if x < 700.0 else math.inf


def _surprises(log: GameLog, scale: float) -> Surprises:
    """Return the rule: the mean over the other sides of score less expectation."""
    places = log.rank.tolist()

    def surprises(ratings: list[float], sides: range) -> list[float]:
        ranks = places[sides.start : sides.stop]
        m = len(ratings)
        if m > CROWD:
            return _crowd(np.array(ratings), np.array(ranks), scale)
        total = [0.0] * m
        for i in range(m):
            for j in range(i + 1, m):
                x = (ratings[j] - ratings[i]) / scale
                expected = 1.0 / (1.0 + math.exp(x)) if x < 700.0 else 0.0
                score = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
                total[i] += score - expected
                total[j] -= score - expected
        return [value / (m - 1) for value in total]

    return surprises


def _crowd(ratings: Floats, ranks: Ints, scale: float) -> list[float]:
    score = 0.5 * (1.0 + np.sign(ranks[None, :] - ranks[:, None]))
    surprise = score - expit((ratings[:, None] - ratings[None, :]) / scale)
    np.fill_diagonal(surprise, 0.0)
    result: list[float] = (surprise.sum(axis=1) / (len(ratings) - 1)).tolist()
    return result


PLUGIN = Elo()
