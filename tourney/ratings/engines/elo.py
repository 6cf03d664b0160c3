"""Elo (1978): R' = R + K (S - E), E = 1 / (1 + 10^((Rb - Ra) / D)).

Teams and free-for-alls by the reduction of ``reduction.py``; having no information, Elo enters each
virtual game with K w_i / (M - 1).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, ranking
from tourney.ratings.appearances import before_from_after
from tourney.ratings.base import Belief, Floats, GameLog, History, Indices, Ints, Lineup, Odds, Placement
from tourney.ratings.gamelog import is_singles
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
from tourney.ratings.pacing import STRIDE, breathe
from tourney.ratings.periods import periods
from tourney.ratings.predict import expit, logistic_odds, logistic_pairs, nu_of, predictions
from tourney.ratings.quality import draw_limit, logistic_information, logistic_noise, pair_matrix
from tourney.ratings.reduction import lineup_sides, shares, side_means
from tourney.ratings.stepwise import State, Surprises, run
from tourney.ratings.waves import Waves, plan

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


class Elo:
    """Elo as an engine."""

    key = "elo"
    label = QT_TRANSLATE_NOOP("Engine", "Elo")
    params_type = Params
    has_deviation = False
    has_volatility = False
    native_teams = False
    native_free_for_all = False
    native_draws = False
    is_batch = False
    placement = Placement(games=20)

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
            before, after = _singles(log, params, period, state, progress, cancelled)
        else:
            surprises = _surprises(log, params.scale)
            before, after = run(
                log, period, state, surprises, bonus=home, progress=progress, cancelled=cancelled
            )
        strength = side_means(log, shares(log), before)
        if home is not None:
            strength = strength + home
        win, draw, sums = predictions(log, period, strength / params.scale, before_all.draws)
        none = np.full(len(log.player), np.nan)
        return beliefs.sealed(
            History(
                log=log,
                engine=self.key,
                params=params,
                period=period,
                mean_before=before,
                mean_after=after,
                deviation_before=none,
                deviation_after=none,
                volatility_before=none,
                volatility_after=none,
                win_probability=win,
                draw_probability=draw,
                final=beliefs.frozen(state.belief(log, before_all, sums)),
                nu=nu_of(sums),
            )
        )

    def fresh(self, n_players: int, params: Params) -> Belief:
        """Return n players at the start rating."""
        return beliefs.frozen(beliefs.blank(n_players, params.start))

    def at(self, belief: Belief, params: Params, day: float) -> Belief:
        """Return the belief itself: Elo knows no uncertainty that time could widen."""
        del params, day
        return belief

    def odds(self, belief: Belief, params: Params, lineup: Lineup, *, nu: float = 0.0) -> Odds:
        """Return the chances of a game on neutral ground."""
        mean, _ = lineup_sides(belief, lineup)
        return logistic_odds(mean, np.zeros(len(mean)), params.scale, nu)

    def sides(self, belief: Belief, params: Params, lineup: Lineup) -> tuple[Floats, Floats, Floats]:
        """Return mean, noise and variance of each side; one side's noise is that of one player."""
        mean, _ = lineup_sides(belief, lineup)
        return mean, np.full(len(mean), logistic_noise(params.scale) ** 2), np.zeros(len(mean))

    def quality(self, belief: Belief, params: Params, lineup: Lineup) -> float:
        """Return the draw-limit quality with deviations of 0."""
        return draw_limit(*self.sides(belief, params, lineup))

    def pair_quality(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) qualities of singles."""
        return pair_matrix(belief.mean, np.zeros(len(belief.mean)), logistic_noise(params.scale))

    def pair_expected(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) expected scores of singles."""
        return logistic_pairs(belief.mean, np.zeros(len(belief.mean)), params.scale)

    def pair_information(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) information of singles."""
        return logistic_information(belief.mean, None, params.scale)

    def conservative(self, belief: Belief, params: Params, k: float) -> Floats:
        """Return the mean: there is no deviation to subtract."""
        del params
        return ranking.conservative(belief.mean, belief.deviation, k)


def _home(log: GameLog, params: Params) -> Floats | None:
    """Return the points added per side, (S,), or None: the first covariate marks the home side."""
    if log.covariates is None or params.home_advantage == 0.0 or not log.covariates.shape[1]:
        return None
    return np.asarray(log.covariates[:, 0] * params.home_advantage)


def _in_waves(
    log: GameLog,
    params: Params,
    state: State,
    found: Waves,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Floats, Floats]:
    """Run through singles wave by wave."""
    mean = np.array(state.mean)
    player = log.player
    better, other = player[found.better], player[found.other]
    before, after = np.empty(len(player)), np.empty(len(player))
    columns = (np.empty(log.n_games) for _ in range(4))
    better_before, other_before, better_after, other_after = columns
    for low, middle, high in zip(found.start[:-1], found.decided, found.start[1:], strict=True):
        a, b = better[low:high], other[low:high]
        ra, rb = mean[a], mean[b]
        move = expit((rb - ra) / params.scale)  # what the winner was not expected to score
        move[: middle - low] -= 0.5
        move *= params.k
        better_before[low:high], other_before[low:high] = ra, rb
        ra = ra + move
        rb = rb - move
        better_after[low:high], other_after[low:high] = ra, rb
        mean[a], mean[b] = ra, rb
        breathe(high, log.n_games, progress, cancelled)
    before[found.better], before[found.other] = better_before, other_before
    after[found.better], after[found.other] = better_after, other_after
    state.mean = mean.tolist()
    return before, after


def _singles(
    log: GameLog,
    params: Params,
    period: Indices,
    state: State,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Floats, Floats]:
    """Run through singles one game at a time with one K."""
    found = plan(log)
    if found is not None:
        return _in_waves(log, params, state, found, progress, cancelled)
    first, second = log.player[0::2].tolist(), log.player[1::2].tolist()
    rank = log.rank.reshape(-1, 2).astype(np.int64)
    score = (0.5 * (1.0 + np.sign(rank[:, 1] - rank[:, 0]))).tolist()
    per_unit = 1.0 / params.scale
    k, mean, exp = params.k, state.mean, math.exp
    start = np.array(mean)
    after: list[float] = []
    for low in range(0, log.n_games, STRIDE):
        high = low + STRIDE
        for a, b, s in zip(first[low:high], second[low:high], score[low:high], strict=True):
            ra = mean[a]
            rb = mean[b]
            x = (rb - ra) * per_unit
            move = k * (s - 1.0 / (1.0 + exp(x))) if x < 700.0 else k * s
            mean[a] = ra = ra + move
            mean[b] = rb = rb - move
            after.append(ra)
            after.append(rb)
        breathe(min(high, log.n_games), log.n_games, progress, cancelled)
    ends = np.array(after, dtype=np.float64)
    (begins,) = before_from_after(log, period, [(ends, start)])
    return begins, ends


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
