"""Elo (1978): R' = R + K (S - E), E = 1 / (1 + 10^((Rb - Ra) / D)).

Teams and free-for-alls by the reduction of ``reduction.py``; having no information, Elo enters each
virtual game with K w_i / (M - 1).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, ranking
from tourney.ratings.base import Belief, Floats, GameLog, History, Indices, Lineup, Odds, Placement
from tourney.ratings.gamelog import day_of_appearance, is_singles
from tourney.ratings.kfactor import Bands, parse
from tourney.ratings.options import (
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
from tourney.ratings.quality import draw_limit, logistic_noise, pair_matrix
from tourney.ratings.reduction import lineup_sides, shares, side_means

K = QT_TRANSLATE_NOOP("Engine", "K factor")
K_HELP = QT_TRANSLATE_NOOP("Engine", "How many points one surprising result moves a rating.")
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
    k: float = option(32.0, K, unit=POINTS, help=K_HELP, low=0.0, high=10000.0)
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
        state = _State(before_all, params)
        plain = is_singles(log) and bool((log.weight == 1.0).all())
        if plain and params.period == "game" and home is None and not state.bands:
            before, after = _singles(log, params, state, progress, cancelled)
        else:
            before, after = _general(log, params, period, home, state, progress, cancelled)
        strength = side_means(log, shares(log), before)
        if home is not None:
            strength = strength + home
        win, draw, sums = predictions(log, period, strength / params.scale, before_all.draws)
        final = state.belief(log, before_all)
        none = np.full(len(log.player), np.nan)
        beliefs.read_only(before, after, win, draw, none, period)
        return History(
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
            final=beliefs.frozen(replace(final, draws=sums)),
            nu=nu_of(sums),
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

    def quality(self, belief: Belief, params: Params, lineup: Lineup) -> float:
        """Return the draw-limit quality with deviations of 0."""
        mean, _ = lineup_sides(belief, lineup)
        noise = np.full(len(mean), logistic_noise(params.scale) ** 2)
        return draw_limit(mean, noise, np.zeros(len(mean)))

    def pair_quality(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) qualities of singles."""
        return pair_matrix(belief.mean, np.zeros(len(belief.mean)), logistic_noise(params.scale))

    def pair_expected(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) expected scores of singles."""
        return logistic_pairs(belief.mean, np.zeros(len(belief.mean)), params.scale)

    def conservative(self, belief: Belief, params: Params, k: float) -> Floats:
        """Return the mean: there is no deviation to subtract."""
        del params
        return ranking.conservative(belief.mean, belief.deviation, k)


class _State:
    """Ratings as Python lists, which a loop reads five times faster than arrays."""

    def __init__(self, start: Belief, params: Params) -> None:
        self.mean: list[float] = start.mean.tolist()
        self.games: list[int] = start.games.tolist()
        self.peak: list[float] = (start.mean if start.peak is None else start.peak).tolist()
        self.bands: Bands = parse(params.bands)
        self.k = params.k

    def step(self, player: int) -> float:
        """Return the K of a player's next game."""
        if not self.bands:
            return self.k
        return self.bands.k(self.games[player], self.mean[player], self.peak[player], self.k)

    def belief(self, log: GameLog, start: Belief) -> Belief:
        played = log.weight > 0.0
        games = start.games + np.bincount(log.player[played], minlength=log.n_players)
        last_day = start.last_day.copy()
        last_day[log.player] = day_of_appearance(log)
        peak = np.array(self.peak) if self.bands else None
        mean = np.array(self.mean)
        return Belief(mean, np.full(len(mean), np.nan), np.full(len(mean), np.nan), games, last_day, peak)


def _home(log: GameLog, params: Params) -> Floats | None:
    """Return the points added per side, (S,), or None: the first covariate marks the home side."""
    if log.covariates is None or params.home_advantage == 0.0 or not log.covariates.shape[1]:
        return None
    return np.asarray(log.covariates[:, 0] * params.home_advantage)


def _singles(
    log: GameLog, params: Params, state: _State, progress: Progress | None, cancelled: CancelCheck | None
) -> tuple[Floats, Floats]:
    """Run through singles one game at a time with one K."""
    first, second = log.player[0::2].tolist(), log.player[1::2].tolist()
    rank = log.rank.reshape(-1, 2).astype(np.int64)
    score = (0.5 * (1.0 + np.sign(rank[:, 1] - rank[:, 0]))).tolist()
    per_unit = 1.0 / params.scale
    k, mean, exp = params.k, state.mean, math.exp
    first_before: list[float] = []
    second_before: list[float] = []
    moves: list[float] = []
    for low in range(0, log.n_games, STRIDE):
        high = low + STRIDE
        for a, b, s in zip(first[low:high], second[low:high], score[low:high], strict=True):
            ra = mean[a]
            rb = mean[b]
            x = (rb - ra) * per_unit
            move = k * (s - 1.0 / (1.0 + exp(x))) if x < 700.0 else k * s
            first_before.append(ra)
            second_before.append(rb)
            moves.append(move)
            mean[a] = ra + move
            mean[b] = rb - move
        breathe(min(high, log.n_games), log.n_games, progress, cancelled)
    before = np.stack([first_before, second_before], axis=1).ravel()
    step = np.stack([moves, np.negative(moves)], axis=1).ravel()
    return before, before + step


def _general(
    log: GameLog,
    params: Params,
    period: Indices,
    home: Floats | None,
    state: _State,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Floats, Floats]:
    """Run through any log, period by period."""
    share, weight, player = shares(log).tolist(), log.weight.tolist(), log.player.tolist()
    game_side, side_player, rank = log.game_side.tolist(), log.side_player.tolist(), log.rank.tolist()
    bonus = None if home is None else home.tolist()
    ends = np.searchsorted(period, np.arange(int(period[-1]) + 1 if len(period) else 0), side="right")
    mean, games, peak = state.mean, state.games, state.peak
    before: list[float] = []
    after: list[float] = []
    game, due = 0, STRIDE
    for end in ends.tolist():
        moved: dict[int, float] = {}
        played: dict[int, int] = {}
        opened = side_player[game_side[game]]
        for g in range(game, end):
            sides = range(game_side[g], game_side[g + 1])
            ratings = []
            for s in sides:
                members = range(side_player[s], side_player[s + 1])
                rating = sum(share[a] * mean[player[a]] for a in members)
                ratings.append(rating if bonus is None else rating + bonus[s])
            surprises = _surprises(ratings, rank[sides.start : sides.stop], params.scale)
            for s, surprise in zip(sides, surprises, strict=True):
                for a in range(side_player[s], side_player[s + 1]):
                    i = player[a]
                    before.append(mean[i])
                    moved[i] = moved.get(i, 0.0) + weight[a] * surprise
                    played[i] = played.get(i, 0) + (weight[a] > 0.0)
        for i, move in moved.items():
            mean[i] += state.step(i) * move
            games[i] += played[i]
            peak[i] = max(peak[i], mean[i])
        after.extend(mean[i] for i in player[opened : side_player[game_side[end]]])
        game = end
        if game >= due:
            breathe(game, log.n_games, progress, cancelled)
            due = game + STRIDE
    return np.array(before), np.array(after)


def _surprises(ratings: list[float], ranks: list[int], scale: float) -> list[float]:
    """Return, per side, the mean over the other sides of score less expectation."""
    m = len(ratings)
    if m > CROWD:
        rating, rank = np.array(ratings), np.array(ranks)
        score = 0.5 * (1.0 + np.sign(rank[None, :] - rank[:, None]))
        surprise = score - expit((rating[:, None] - rating[None, :]) / scale)
        np.fill_diagonal(surprise, 0.0)
        result: list[float] = (surprise.sum(axis=1) / (m - 1)).tolist()
        return result
    total = [0.0] * m
    for i in range(m):
        for j in range(i + 1, m):
            x = (ratings[j] - ratings[i]) / scale
            expected = 1.0 / (1.0 + math.exp(x)) if x < 700.0 else 0.0
            score = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
            total[i] += score - expected
            total[j] -= score - expected
    return [value / (m - 1) for value in total]


PLUGIN = Elo()
