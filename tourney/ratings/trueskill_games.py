"""The update of TrueSkill, game by game, on Python lists."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Floats, GameLog, Indices, Ints
from tourney.ratings.gaussian import SQRT_2, SQRT_2PI, TAIL, draw, draw_arrays, win, win_arrays
from tourney.ratings.pacing import STRIDE, Pace, breathe
from tourney.ratings.propagation import all_pairs, chain, dense
from tourney.ratings.trueskill_options import Params
from tourney.ratings.waves import windows

State = tuple[list[float], list[float]]
"""Means and variances per player, changed in place."""

MINUS_ROOT = -1.0 / SQRT_2

After = tuple[list[float], list[float]]
"""Mean and variance after each appearance, in order."""


def singles(
    log: GameLog, params: Params, state: State, progress: Progress | None, cancelled: CancelCheck | None
) -> tuple[Floats, Floats, Floats, Floats]:
    """Run through singles of whole games in closed form.

    Returns mean and variance of each appearance before its game, and after it, (A,) each.
    """
    columns = np.empty((4, len(log.player)))
    pace = Pace(log.n_games, progress, cancelled)
    for low, high, found in windows(log):
        part = columns[:, 2 * low : 2 * high]
        if found is None:
            _one_by_one(log, params, state, low, high, pace, part)
        else:
            rank = log.rank[2 * low : 2 * high].reshape(-1, 2)
            found, decided = found.draws_first(rank[:, 0] == rank[:, 1])
            seats = found.seats((rank[:, 0] > rank[:, 1])[found.game].astype(np.int64))
            player = log.player[2 * low : 2 * high].take(seats).astype(np.int64)
            bounds = found.start.tolist(), decided.tolist()
            for column, values in zip(
                part, _in_waves(player, params, state, *bounds, low, pace), strict=True
            ):
                column[seats] = values
    return columns[0], columns[1], columns[2], columns[3]


def _one_by_one(
    log: GameLog, params: Params, state: State, low: int, high: int, pace: Pace, columns: Floats
) -> None:
    """Rate the games from *low* to *high* in order; fill in means and variances, before and after."""
    first, second = (
        log.player[2 * low : 2 * high : 2].tolist(),
        log.player[2 * low + 1 : 2 * high : 2].tolist(),
    )
    rank = log.rank[2 * low : 2 * high].reshape(-1, 2)
    results = (rank[:, 1].astype(np.int64) - rank[:, 0]).tolist()
    tau2 = params.tau**2

    def play() -> Iterator[float]:
        mean, variance = state
        noise, margin = 2.0 * params.beta**2, params.margin(2)
        half, sqrt, exp, erfc = 0.5 * SQRT_2PI, math.sqrt, math.exp, math.erfc
        for opened in range(0, high - low, STRIDE):
            part = slice(opened, opened + STRIDE)
            for a, b, result in zip(first[part], second[part], results[part], strict=True):
                ma = mean[a]
                mb = mean[b]
                va = variance[a]
                vb = variance[b]
                yield ma
                yield mb
                yield va
                yield vb
                va += tau2
                vb += tau2
                c2 = va + vb + noise
                c = sqrt(c2)
                if result:
                    z = (ma - mb - margin) / c if result > 0 else (mb - ma - margin) / c
                    if TAIL < z < 30.0:
                        v = exp(-0.5 * z * z) / (half * erfc(z * MINUS_ROOT))
                        w = v * (v + z)
                    else:
                        v, w, _ = win(z)
                    push = v / c if result > 0 else -v / c
                else:
                    v, w, _ = draw((ma - mb) / c, margin / c)
                    push = v / c
                shrink = w / c2
                yield push
                yield shrink
                mean[a] = ma + va * push
                mean[b] = mb - vb * push
                variance[a] = va * (1.0 - va * shrink)
                variance[b] = vb * (1.0 - vb * shrink)
            pace.reach(min(low + opened + STRIDE, high))
        yield 0.0  # numpy stops at the number it counts to, which must come after the last step

    count = 6 * (high - low)
    table = np.fromiter(play(), dtype=np.float64, count=count + 1)[:count].reshape(-1, 6)
    push, shrink = table[:, 4], table[:, 5]
    for side in (0, 1):
        mean, variance = table[:, side], table[:, 2 + side]
        wide = variance + tau2
        columns[0, side::2], columns[1, side::2] = mean, variance
        columns[2, side::2] = mean + wide * push if side == 0 else mean - wide * push
        columns[3, side::2] = wide * (1.0 - wide * shrink)


def _in_waves(
    player: Ints,
    params: Params,
    state: State,
    start: list[int],
    decided: list[int],
    low: int,
    pace: Pace,
) -> Floats:
    """Rate the waves that begin at game *low*; return means and variances before and after, by seat.

    start, decided : where each wave begins, and where in it the games that somebody won
    """
    means, variances = np.array(state[0]), np.array(state[1])
    columns = np.empty((4, len(player)))
    tau2, noise, margin = params.tau**2, 2.0 * params.beta**2, params.margin(2)
    for first, middle, end in zip(start[:-1], decided, start[1:], strict=True):
        size, cut = end - first, middle - first
        here = slice(2 * first, 2 * end)
        who = player[here]
        mean, variance = columns[0, here], columns[1, here]
        means.take(who, out=mean, mode="clip")
        variances.take(who, out=variance, mode="clip")
        wide = variance + tau2
        c2 = wide[:size] + wide[size:]
        c2 += noise
        c = np.sqrt(c2)
        t = mean[:size] - mean[size:]
        z = (t - margin) / c
        v, w = win_arrays(z)
        if cut:
            v[:cut], w[:cut] = draw_arrays(t[:cut] / c[:cut], margin / c[:cut])
        v /= c
        w /= c2
        after, spread = columns[2, here], columns[3, here]
        np.multiply(wide[:size], v, out=after[:size])
        np.multiply(wide[size:], -v, out=after[size:])
        after += mean
        np.multiply(wide[:size], w, out=spread[:size])
        np.multiply(wide[size:], w, out=spread[size:])
        np.subtract(1.0, spread, out=spread)
        spread *= wide
        means[who], variances[who] = after, spread
        pace.reach(low + end)
    state[0][:], state[1][:] = means.tolist(), variances.tolist()
    return columns


def two_teams(
    log: GameLog, params: Params, state: State, progress: Progress | None, cancelled: CancelCheck | None
) -> tuple[Floats, Floats, Floats, Floats]:
    """Run through games of two whole teams, one at a time, in closed form.

    Returns mean and variance of each appearance before its game, and after it, (A,) each.
    """
    player = log.player.tolist()
    middles: list[int] = log.side_player[1::2].tolist()
    highs: list[int] = log.side_player[2::2].tolist()
    rank = log.rank.reshape(-1, 2)
    results = (rank[:, 1].astype(np.int64) - rank[:, 0]).tolist()
    tau2 = params.tau**2
    size = np.diff(log.side_player[0::2])
    margins = {n: params.margin(n) for n in set(size.tolist())}

    def play() -> Iterator[float]:
        mean, variance = state
        fixed = params.beta**2 + tau2
        half, sqrt, exp, erfc = 0.5 * SQRT_2PI, math.sqrt, math.exp, math.erfc
        pace = Pace(log.n_games, progress, cancelled)
        low = 0
        for g in range(0, log.n_games, STRIDE):
            part = slice(g, g + STRIDE)
            for middle, high, result in zip(middles[part], highs[part], results[part], strict=True):
                ours, theirs = player[low:middle], player[middle:high]
                heads = high - low
                low = high
                c2 = heads * fixed
                gap = 0.0
                for i in ours:
                    yield (x := mean[i])
                    gap += x
                    yield (x := variance[i])
                    c2 += x
                for i in theirs:
                    yield (x := mean[i])
                    gap -= x
                    yield (x := variance[i])
                    c2 += x
                c = sqrt(c2)
                if result:
                    z = (gap - margins[heads]) / c if result > 0 else (-gap - margins[heads]) / c
                    if TAIL < z < 30.0:
                        v = exp(-0.5 * z * z) / (half * erfc(z * MINUS_ROOT))
                        w = v * (v + z)
                    else:
                        v, w, _ = win(z)
                    push = v / c if result > 0 else -v / c
                else:
                    v, w, _ = draw(gap / c, margins[heads] / c)
                    push = v / c
                shrink = w / c2
                yield push
                yield shrink
                for i in ours:
                    s = variance[i] + tau2
                    mean[i] += s * push
                    variance[i] = s - s * s * shrink
                for i in theirs:
                    s = variance[i] + tau2
                    mean[i] -= s * push
                    variance[i] = s - s * s * shrink
            pace.reach(min(g + STRIDE, log.n_games))
        yield 0.0  # numpy stops at the number it counts to, which must come after the last step

    count = 2 * (len(player) + log.n_games)
    told = np.fromiter(play(), dtype=np.float64, count=count + 1)[:count]
    # pairs: mean and variance of each player of a game, then its push and shrink
    pairs = told.reshape(-1, 2)
    game = np.repeat(np.arange(log.n_games), size)
    mean, variance = pairs.take(np.arange(len(player)) + game, axis=0).T
    push, shrink = pairs.take(log.side_player[2::2] + np.arange(log.n_games), axis=0).T
    wide = variance + tau2
    signed = np.stack([push, -push], axis=1).ravel()
    mean_after = mean + wide * np.repeat(signed, np.diff(log.side_player))
    variance_after = wide - wide * wide * shrink[game]
    return mean, variance, mean_after, variance_after


class Rater:
    """The update of one game of any sides."""

    def __init__(self, log: GameLog, params: Params) -> None:
        self.beta, self.beta2 = params.beta, params.beta**2
        self.symmetric = params.ties == "symmetric"
        self.alone = len(log.player) == len(log.rank) and bool((log.weight == 1.0).all())
        self.side_player: list[int] = log.side_player.tolist()
        self.rank: list[int] = log.rank.tolist()
        self.weight: list[float] = log.weight.tolist()
        heads = np.unique(np.diff(log.side_player)).tolist()
        self.margin = {n: params.margin(n) for n in {a + b for a in heads for b in heads}}

    def rate(self, sides: range, mean: list[float], variance: list[float]) -> After:
        """Return mean and variance after the game for the appearances of *sides*, in order.

        mean, variance : before the game, per appearance of these sides, drift included.
        """
        if self.alone:
            return self._rate_alone(sides, mean, variance)
        bounds, weight, beta2 = self.side_player, self.weight, self.beta2
        begin = bounds[sides.start]
        m, v = [], []
        for s in sides:
            total = spread = 0.0
            for a in range(bounds[s], bounds[s + 1]):
                w = weight[a]
                total += w * mean[a - begin]
                spread += w * w * (variance[a - begin] + beta2)
            m.append(total)
            v.append(spread)
        precision, push = self._likelihoods(sides, m, v)
        new_mean, new_variance = [], []
        for index, s in enumerate(sides):
            p, t, spread = precision[index], push[index], v[index]
            scale = 1.0 / (1.0 + p * spread)
            for a in range(bounds[s], bounds[s + 1]):
                w, own = weight[a], variance[a - begin]
                new_mean.append(mean[a - begin] + w * own * t * scale)
                new_variance.append(own * (1.0 + p * (spread - w * w * own)) * scale)
        return new_mean, new_variance

    def _rate_alone(self, sides: range, mean: list[float], variance: list[float]) -> After:
        """Return the same where everybody plays for himself, the whole game."""
        beta2 = self.beta2
        likelihoods = self._likelihoods(sides, mean, [own + beta2 for own in variance])
        new_mean, new_variance = [], []
        for m, own, p, t in zip(mean, variance, *likelihoods, strict=True):
            scale = own / (1.0 + p * (own + beta2))
            new_mean.append(m + t * scale)
            new_variance.append((1.0 + p * beta2) * scale)
        return new_mean, new_variance

    def _likelihoods(self, sides: range, m: list[float], v: list[float]) -> tuple[list[float], list[float]]:
        rank, bounds, margin = self.rank[sides.start : sides.stop], self.side_player, self.margin
        if len(m) == 2:
            heads = bounds[sides.stop] - bounds[sides.start]
            return _two(m, v, rank[1] - rank[0], margin[heads])
        heads_of = [1] * len(m) if self.alone else [bounds[s + 1] - bounds[s] for s in sides]
        strongest_first = False
        if self.symmetric and len(set(rank)) < len(rank):
            found = dense(m, v, all_pairs(rank, heads_of, margin))
            if found is not None:
                return found
            strongest_first = True  # a chain too that does not ask who was listed first
        if self.alone and not strongest_first and rank == sorted(rank):  # listed in order of finish
            drawn = [x == y for x, y in pairwise(rank)]
            return chain(m, v, [margin[2]] * len(drawn), drawn)
        order = sorted(range(len(m)), key=rank.__getitem__)
        if strongest_first:
            order.sort(key=lambda s: (rank[s], -m[s], v[s]))
        margins = [margin[heads_of[i] + heads_of[j]] for i, j in pairwise(order)]
        drawn = [rank[i] == rank[j] for i, j in pairwise(order)]
        p, t = chain([m[i] for i in order], [v[i] for i in order], margins, drawn)
        precision, push = [0.0] * len(m), [0.0] * len(m)
        for place, i in enumerate(order):
            precision[i], push[i] = p[place], t[place]
        return precision, push


def _two(m: list[float], v: list[float], result: int, margin: float) -> tuple[list[float], list[float]]:
    """Return the likelihoods of two sides in closed form; *result* > 0 where the first won."""
    c2 = v[0] + v[1]
    c = math.sqrt(c2)
    if result == 0:
        shift, w, rest = draw((m[0] - m[1]) / c, margin / c)
    elif result > 0:
        shift, w, rest = win((m[0] - m[1] - margin) / c)
    else:
        shift, w, rest = win((m[1] - m[0] - margin) / c)
        shift = -shift
    # own share r of the variance: posterior = own (1 - r w); as a likelihood, p = w / (rest-of-c2 + own rest)
    p0, p1 = w / (v[1] + v[0] * rest), w / (v[0] + v[1] * rest)
    push = shift / c
    return [p0, p1], [push * (1.0 + p0 * v[0]), -push * (1.0 + p1 * v[1])]


def general(
    log: GameLog,
    params: Params,
    period: Indices,
    idle: Floats | None,
    state: State,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> After:
    """Run through any log, period by period, from the beliefs at the start of each.

    A player with several games in a period gets the product of their likelihoods, each seen from the
    start of the period, and tau for each.

    idle : (A,) variance that idle time adds before each appearance's period, or None for none.
    """
    mean, variance = state
    rater = Rater(log, params)
    tau2 = params.tau**2
    player, game_side, bounds = log.player.tolist(), log.game_side.tolist(), rater.side_player
    drift = None if idle is None else idle.tolist()
    means: list[float] = []
    variances: list[float] = []
    game, due, n = 0, STRIDE, log.n_games
    periods: list[int] = period.tolist()
    while game < n:
        end = game + 1
        while end < n and periods[end] == periods[game]:
            end += 1
        opened, closed = bounds[game_side[game]], bounds[game_side[end]]
        here = player[opened:closed]
        more = None if drift is None else drift[opened:closed]
        wide = _widened([variance[i] for i in here], more, params.sigma**2)
        if end == game + 1:
            sides = range(game_side[game], game_side[end])
            new_means, new_variances = rater.rate(sides, [mean[i] for i in here], [x + tau2 for x in wide])
            for i, m, s in zip(here, new_means, new_variances, strict=True):
                mean[i], variance[i] = m, s
            means += new_means
            variances += new_variances
            game = end
            if game >= due:
                breathe(game, n, progress, cancelled)
                due = game + STRIDE
            continue
        start_variance = dict(zip(here, wide, strict=True))
        found: dict[int, list[tuple[float, float]]] = {}
        for g in range(game, end):
            sides = range(game_side[g], game_side[g + 1])
            who = player[bounds[sides.start] : bounds[sides.stop]]
            new = rater.rate(sides, [mean[i] for i in who], [start_variance[i] + tau2 for i in who])
            for i, new_mean, new_variance in zip(who, *new, strict=True):
                found.setdefault(i, []).append((new_mean, new_variance))
        for i, results in found.items():
            mean[i], variance[i] = _combined(mean[i], start_variance[i], tau2, results)
        means.extend([mean[i] for i in here])
        variances.extend([variance[i] for i in here])
        game = end
        if game >= due:
            breathe(game, n, progress, cancelled)
            due = game + STRIDE
    return means, variances


def _widened(variance: list[float], more: list[float] | None, most: float) -> list[float]:
    """Return the variances with what idle time adds, which lifts none above *most*."""
    if more is None:
        return variance
    return [max(x, min(x + y, most)) for x, y in zip(variance, more, strict=True)]


def _combined(
    mean: float, variance: float, tau2: float, results: list[tuple[float, float]]
) -> tuple[float, float]:
    if len(results) == 1:
        return results[0]
    single = 1.0 / (variance + tau2)
    total = 1.0 / (variance + len(results) * tau2)
    push = 0.0
    for new_mean, new_variance in results:
        precision = 1.0 / new_variance
        total += max(precision - single, 0.0)
        push += precision * (new_mean - mean)  # the prior itself pushes by 0 from its own mean
    return mean + push / total, 1.0 / total
