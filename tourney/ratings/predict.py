"""Chances before a game on a logistic scale, with draws after Davidson (1970).

Expected scores E come from the engine. Davidson's model has P(draw) = nu sqrt(P(win) P(loss)); it is
used so that E = P(win) + P(draw) / 2 holds exactly, and nu is estimated from the games before by the
method of moments: the draw rate seen is the one expected at the mean of E (1 - E).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, GameLog, Indices, Odds

NU_MAX = 1e3
"""Where nothing but draws was seen, nu has no finite estimate."""

DrawSums = tuple[float, float, float]
"""Two-sided games, draws among them, sum of E (1 - E)."""


def expit(x: Floats) -> Floats:
    """Return 1 / (1 + exp(-x)) without overflow and with all digits in the lower tail."""
    tail = np.exp(-np.abs(x))
    return np.asarray(np.where(x >= 0.0, 1.0, tail) / (1.0 + tail))


def g(variance: Floats) -> Floats:
    """Return Glickman's (1999) shrink factor for a variance in natural units of the logistic."""
    return np.asarray(1.0 / np.sqrt(1.0 + 3.0 / np.pi**2 * variance))


def davidson(x: Floats, nu: Floats | float) -> tuple[Floats, Floats, Floats]:
    """Return P(win), P(draw), P(loss) for differences *x* in natural units.

    The smaller of win and loss is computed from P(draw)^2 = nu^2 P(win) P(loss), not as a
    difference, so that it keeps its digits however small it is.
    """
    large = expit(np.abs(x))
    small = expit(-np.abs(x))
    product = large * small
    nu = np.broadcast_to(np.asarray(nu, dtype=np.float64), large.shape)
    root = np.sqrt(np.maximum(0.25 * nu**2 + (4.0 - nu**2) * product, 0.0))
    ratio = 2.0 * product / np.where(nu > 0.0, 0.5 * nu + root, 1.0)  # sqrt(P(win) P(loss))
    draw = nu * ratio
    better = np.maximum(large - 0.5 * draw, 0.0)
    worse = np.where(nu > 0.0, np.minimum(ratio**2 / np.maximum(better, 1e-300), better), small)
    ahead = x >= 0.0
    return np.where(ahead, better, worse), draw, np.where(ahead, worse, better)


def nu_of(sums: DrawSums) -> float:
    """Return Davidson's nu from the sums over the games so far; 0 without games or draws."""
    return float(_nu(np.array([sums[0]]), np.array([sums[1]]), np.array([sums[2]]))[0])


def _nu(games: Floats, draws: Floats, products: Floats) -> Floats:
    n = np.maximum(games, 1.0)
    rate, product = draws / n, products / n
    inside = product - 0.5 * rate + 0.25 * rate**2
    nu = rate / np.sqrt(np.maximum(inside, 1e-300))
    return np.asarray(np.minimum(nu, NU_MAX))


def predictions(
    log: GameLog, period: Indices, strength: Floats, sums: DrawSums
) -> tuple[Floats, Floats, DrawSums]:
    """Return win (S,), draw (G,) and the new sums, each game predicted from earlier periods only.

    strength : (S,)
        Of the sides before the game, in natural units (and already shrunk by g).
    """
    win = np.empty(len(log.rank))
    counts = np.diff(log.game_side)
    if len(log.rank) == 2 * log.n_games and (counts == 2).all():
        pairs = strength.reshape(-1, 2)
        drawn = log.rank[0::2] == log.rank[1::2]
        win[0::2], draw, win[1::2], after = _two_sided(pairs[:, 0] - pairs[:, 1], drawn, period, sums)
        return win, draw, after
    draw = np.full(log.n_games, np.nan)
    two = counts == 2
    first = log.game_side[:-1][two]
    gap, drawn = strength[first] - strength[first + 1], log.rank[first] == log.rank[first + 1]
    win[first], draw[two], win[first + 1], after = _two_sided(gap, drawn, period[two], sums)
    many = np.repeat(~two, counts)
    win[many] = _softmax(strength[many], counts[~two])
    return win, draw, after


def _two_sided(
    gap: Floats, drawn: npt.NDArray[np.bool_], period: Indices, sums: DrawSums
) -> tuple[Floats, Floats, Floats, DrawSums]:
    """Return win, draw and loss of two-sided games, nu from the games of earlier periods."""
    n = len(gap)
    small = expit(-np.abs(gap))
    draws, products = np.empty(n + 1), np.empty(n + 1)
    draws[0], products[0] = sums[1], sums[2]
    np.cumsum(drawn, out=draws[1:])
    np.cumsum(small * (1.0 - small), out=products[1:])
    draws[1:] += sums[1]
    products[1:] += sums[2]
    place = np.arange(n)
    opens = np.ones(n, dtype=bool)
    opens[1:] = period[1:] != period[:-1]
    before = np.maximum.accumulate(np.where(opens, place, 0)) if n else place
    nu = _nu((sums[0] + before).astype(np.float64), draws[before], products[before])
    win, draw, loss = davidson(gap, nu)
    return win, draw, loss, (sums[0] + n, float(draws[-1]), float(products[-1]))


def _softmax(strength: Floats, counts: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> Floats:
    start = np.concatenate(([0], np.cumsum(counts)[:-1]))
    top = np.repeat(np.maximum.reduceat(strength, start), counts)
    weight = np.exp(strength - top)
    return np.asarray(weight / np.repeat(np.add.reduceat(weight, start), counts))


def shrink_by_game(log: GameLog, variance: Floats) -> Floats:
    """Return g for the game of each side, (S,), from the sides' variances in natural units.

    Two sides: g of the sum of both variances. More: g of twice their mean, so that one factor serves
    the whole game.
    """
    counts = np.diff(log.game_side)
    mean = np.add.reduceat(variance, log.game_side[:-1]) / counts if log.n_games else np.zeros(0)
    return np.repeat(g(2.0 * mean), counts)


def logistic_odds(mean: Floats, variance: Floats, scale: float, nu: float) -> Odds:
    """Return the odds of a game to come from its sides.

    mean, variance : (M,)
        Of the sides, in rating points; *scale* is the points of one natural unit (400 / ln 10).
    """
    strength = mean / scale * g(2.0 * variance.mean(keepdims=True) / scale**2)
    if len(mean) == 2:
        win, draw, loss = davidson(strength[:1] - strength[1:], nu)
        w, d, lost = float(win[0]), float(draw[0]), float(loss[0])
        return Odds((w, lost), d, (w + d / 2, lost + d / 2))
    chances = tuple(_softmax(strength, np.array([len(mean)])).tolist())
    return Odds(chances, 0.0, chances)


def logistic_pairs(mean: Floats, variance: Floats, scale: float) -> Floats:
    """Return the (n, n) expected scores of row against column in singles."""
    shrink = g((variance[:, None] + variance[None, :]) / scale**2)
    return expit(shrink * (mean[:, None] - mean[None, :]) / scale)
