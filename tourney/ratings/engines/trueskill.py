"""TrueSkill (Herbrich, Minka and Graepel 2006): teams, free-for-alls and draws by message passing.

Two sides in closed form, more by expectation propagation to the fixed point. Shares of the game weigh
skills within a side; the draw margin counts heads. tau^2 is added to the variance of every listed
player before each game, gamma^2 per unit of idle time, neither in predictions. Scale: native.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, ranking
from tourney.ratings.appearances import before_from_after, idle_of_appearances
from tourney.ratings.base import Belief, Floats, GameLog, History, Ints, Lineup, Odds, Placement
from tourney.ratings.first_place import first_chances
from tourney.ratings.gamelog import is_paired, is_singles, played_since
from tourney.ratings.gaussian import draw_arrays, ndtr, win_arrays
from tourney.ratings.periods import elapsed_units, periods
from tourney.ratings.quality import draw_limit, pair_matrix
from tourney.ratings.reduction import check_beliefs, check_lineup
from tourney.ratings.trueskill_crowds import crowds
from tourney.ratings.trueskill_games import State, general, singles, two_teams
from tourney.ratings.trueskill_options import Params

Route = Callable[
    [GameLog, Params, State, Progress | None, CancelCheck | None], tuple[Floats, Floats, Floats, Floats]
]

BLOCK = 8192
"""Games predicted at once: their columns stay in the cache."""


class TrueSkill:
    """TrueSkill as an engine."""

    key = "trueskill"
    label = QT_TRANSLATE_NOOP("Engine", "TrueSkill")
    params_type = Params
    has_deviation = True
    has_volatility = False
    native_teams = True
    native_free_for_all = True
    native_draws = True
    is_batch = False
    placement = Placement(enter=2.6, leave=3.0)

    def replay(
        self,
        log: GameLog,
        params: Params,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Rate the whole log, each game (or period) from the beliefs before it."""
        begin = beliefs.start_of(self, log, params, start)
        period = periods(log, params.period)
        state = (begin.mean.tolist(), (begin.deviation**2).tolist())
        drift = None
        if params.gamma > 0.0:
            idle = idle_of_appearances(log, period, begin, params.period, params.unit_days)
            drift = np.nan_to_num(idle, nan=0.0) * params.gamma**2
        plain = params.period == "game" and drift is None and bool((log.weight == 1.0).all())
        route = _route(log, params) if plain else None
        if route is not None:
            columns = route(log, params, state, progress, cancelled)
            mean_before, variance_before, mean_after, variance_after = columns
        else:
            after = general(log, params, period, drift, state, progress, cancelled)
            mean_after, variance_after = (np.array(column, dtype=np.float64) for column in after)
            ends = ((mean_after, begin.mean), (variance_after, begin.deviation**2))
            mean_before, variance_before = before_from_after(log, period, ends)
        if drift is not None:
            wide = np.minimum(variance_before + drift, params.sigma**2)
            variance_before = np.maximum(variance_before, wide)
        win, draw = _predictions(log, params, mean_before, variance_before)
        none = np.full(len(log.player), np.nan)
        games, last_day = played_since(log, begin.games, begin.last_day)
        final = replace(
            begin,
            mean=np.array(state[0]),
            deviation=np.sqrt(np.array(state[1])),
            games=games,
            last_day=last_day,
        )
        return beliefs.sealed(
            History(
                log=log,
                engine=self.key,
                params=params,
                period=period,
                mean_before=mean_before,
                mean_after=mean_after,
                deviation_before=np.sqrt(variance_before),
                deviation_after=np.sqrt(variance_after),
                volatility_before=none,
                volatility_after=none,
                win_probability=win,
                draw_probability=draw,
                final=beliefs.frozen(final),
            )
        )

    def fresh(self, n_players: int, params: Params) -> Belief:
        """Return n players at mu and sigma."""
        return beliefs.frozen(beliefs.blank(n_players, params.mu, params.sigma))

    def at(self, belief: Belief, params: Params, day: float) -> Belief:
        """Return the belief widened by gamma for each unit since the last game, at most to sigma."""
        if params.gamma == 0.0:
            return belief
        idle = np.nan_to_num(elapsed_units(belief.last_day, day, params.period, params.unit_days), nan=0.0)
        wide = np.minimum(np.sqrt(belief.deviation**2 + idle * params.gamma**2), params.sigma)
        return beliefs.frozen(replace(belief, deviation=np.maximum(belief.deviation, wide)))

    def sides(self, belief: Belief, params: Params, lineup: Lineup) -> tuple[Floats, Floats, Floats]:
        """Return mean, noise and variance of each side: sums with the shares and their squares."""
        check_lineup(lineup, len(belief.mean))
        check_beliefs(lineup, belief)
        columns = []
        for side in lineup:
            players = np.array([player for player, _ in side])
            w = np.array([share for _, share in side], dtype=np.float64)
            spread = float(w**2 @ belief.deviation[players] ** 2)
            columns.append((float(w @ belief.mean[players]), float(w @ w) * params.beta**2, spread))
        mean, noise, variance = np.array(columns).T
        return mean, noise, variance

    def odds(self, belief: Belief, params: Params, lineup: Lineup, *, nu: float = 0.0) -> Odds:
        """Return the chances by the difference of performances; TrueSkill has draws of its own."""
        del nu
        mean, noise, variance = self.sides(belief, params, lineup)
        total = noise + variance
        if len(mean) == 2:
            margin = params.margin(sum(len(side) for side in lineup))
            chances = _two_sides(mean[:1] - mean[1:], np.sqrt(total.sum(keepdims=True)), np.array([margin]))
            win, draw, loss = (float(p[0]) for p in chances)
            return Odds((win, loss), draw, (win + draw / 2, loss + draw / 2))
        first = tuple(first_chances(mean[None, :], np.sqrt(total)[None, :])[0].tolist())
        return Odds(first, 0.0, first)

    def quality(self, belief: Belief, params: Params, lineup: Lineup) -> float:
        """Return the draw-limit quality, with shares."""
        return draw_limit(*self.sides(belief, params, lineup))

    def pair_quality(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) qualities of singles."""
        return pair_matrix(belief.mean, belief.deviation**2, params.beta)

    def pair_expected(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) expected scores of singles, draws as half."""
        variance = belief.deviation**2 + params.beta**2
        c = np.sqrt(variance[:, None] + variance[None, :])
        gap = belief.mean[:, None] - belief.mean[None, :]
        margin = params.margin(2)
        return np.asarray(0.5 * (ndtr((gap - margin) / c) + ndtr((gap + margin) / c)))

    def pair_information(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) information of singles, over win, draw and loss."""
        own = belief.deviation**2
        c = np.sqrt(own[:, None] + own[None, :] + 2.0 * params.beta**2)
        t = (belief.mean[:, None] - belief.mean[None, :]) / c
        margin = params.margin(2) / c
        share = own[:, None] / c**2
        other = own[None, :] / c**2
        total = np.zeros_like(c)
        win, draw, loss = _two_sides(t, np.ones_like(t), margin)
        cuts = [(win, win_arrays(t - margin)), (loss, win_arrays(-t - margin))]
        if params.margin(2) > 0.0:
            cuts.append((draw, draw_arrays(t, margin)))
        for chance, (_, w) in cuts:
            total -= 0.5 * chance * (np.log1p(-share * w) + np.log1p(-other * w))
        np.fill_diagonal(total, 0.0)
        return np.asarray(np.maximum(total, 0.0))

    def conservative(self, belief: Belief, params: Params, k: float) -> Floats:
        """Return mu - k * sigma."""
        del params
        return ranking.conservative(belief.mean, belief.deviation, k)


def _route(log: GameLog, params: Params) -> Route | None:
    """Return the loop made for such games, of whole players and each a period; None for ``general``."""
    if is_singles(log):
        return singles
    if is_paired(log):
        return two_teams
    alone = len(log.player) == len(log.rank)
    return crowds if alone and (params.ties == "chain" or not _any_ties(log)) else None


def _any_ties(log: GameLog) -> bool:
    """Return whether any two sides of a game share a rank."""
    game = np.repeat(np.arange(log.n_games), np.diff(log.game_side))
    places = len(np.unique(game * (int(log.rank.max(initial=0)) + 1) + log.rank))
    return places < len(log.rank)


def _two_sides(gap: Floats, c: Floats, margin: Floats | float) -> tuple[Floats, Floats, Floats]:
    """Return P(win), P(draw), P(loss), each from the tail it lies in."""
    lead = np.abs(gap)
    small = ndtr((-lead - margin) / c)
    not_won = ndtr((margin - lead) / c)
    better = 1.0 - not_won
    wide = margin > 2.0 * c  # almost every game is drawn: even the favourite's chance is a tail
    if wide.any():
        better = np.where(wide, ndtr((lead - margin) / c), better)
    ahead = gap >= 0.0
    return np.where(ahead, better, small), not_won - small, np.where(ahead, small, better)


def _predictions(log: GameLog, params: Params, mean: Floats, variance: Floats) -> tuple[Floats, Floats]:
    """Return P(first) per side and P(draw) per two-sided game."""
    win, draw = np.empty(len(log.rank)), np.full(log.n_games, np.nan)
    if not log.n_games:
        return win, draw
    w = log.weight
    m, v = mean, variance + params.beta**2
    if not (w == 1.0).all():
        m, v = w * m, w * w * v
    if not is_singles(log):
        m, v = (np.add.reduceat(column, log.side_player[:-1]) for column in (m, v))
    if is_paired(log):
        starts = log.side_player[0::2]
        for low in range(0, log.n_games, BLOCK):
            high = min(low + BLOCK, log.n_games)
            first, second = slice(2 * low, 2 * high, 2), slice(2 * low + 1, 2 * high, 2)
            margin = _margins(params, np.diff(starts[low : high + 1]))
            chances = _two_sides(m[first] - m[second], np.sqrt(v[first] + v[second]), margin)
            win[first], draw[low:high], win[second] = chances
        return win, draw
    counts, heads = np.diff(log.game_side), np.diff(log.side_player)
    first = log.game_side[:-1][counts == 2]
    margin = _margins(params, heads[first] + heads[first + 1])
    chances = _two_sides(m[first] - m[first + 1], np.sqrt(v[first] + v[first + 1]), margin)
    win[first], draw[counts == 2], win[first + 1] = chances
    for size in np.unique(counts[counts > 2]).tolist():
        at = log.game_side[:-1][counts == size][:, None] + np.arange(size)
        win[at] = first_chances(m[at], np.sqrt(v[at]))
    return win, draw


def _margins(params: Params, heads: Ints) -> Floats | float:
    """Return the draw margins of games of so many heads."""
    most = int(heads.max(initial=0))
    if most == int(heads.min(initial=most)):
        return params.margin(most) if most else 0.0
    table = np.zeros(most + 1)
    for n in np.unique(heads).tolist():
        table[n] = params.margin(n)
    return np.asarray(table[heads])


PLUGIN = TrueSkill()
