"""Chances before a game on a logistic scale, with draws after Davidson (1970).

Expected scores E come from the engine. Davidson's model has P(draw) = nu sqrt(P(win) P(loss)); it is
used so that E = P(win) + P(draw) / 2 holds exactly, and nu is estimated from the games before by the
method of moments: the draw rate seen is the one expected at the mean of E (1 - E).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, GameLog, Indices, Odds
from tourney.ratings.gamelog import is_paired

BLOCK = 8192
"""Games worked on at once: their columns stay in the cache."""

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
    small = np.abs(x)
    np.exp(np.negative(small, out=small), out=small)
    large = 1.0 / (1.0 + small)
    small *= large
    small *= large
    return _davidson(x, large, small, np.broadcast_to(np.asarray(nu, dtype=np.float64), large.shape))


def _davidson(x: Floats, large: Floats, product: Floats, nu: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the same from the larger E and E (1 - E), which are used up."""
    half = 0.5 * nu
    square = half * half
    root = 1.0 - square
    product *= 4.0
    root *= product
    root += square
    np.sqrt(root, out=root)
    root += half
    np.maximum(root, 1e-300, out=root)
    product *= 0.5
    ratio = np.divide(product, root, out=product)  # sqrt(P(win) P(loss))
    half *= ratio
    better = np.subtract(large, half, out=large)
    half *= 2.0
    worse = np.multiply(ratio, ratio, out=ratio)
    worse /= better
    ahead = x >= 0.0
    return np.where(ahead, better, worse), half, np.where(ahead, worse, better)


def nu_of(sums: DrawSums) -> float:
    """Return Davidson's nu from the sums over the games so far; 0 without games or draws."""
    return float(_nu(np.array([sums[0]]), np.array([sums[1]]), np.array([sums[2]]))[0])


def _nu(games: npt.NDArray[Any], draws: Floats, products: Floats) -> Floats:
    # d / sqrt(p - d / 2 + d^2 / 4) with rates d and p, each multiplied by the games
    half = 0.5 * draws
    inside = products - half
    inside *= games
    half *= half
    inside += half
    np.sqrt(np.maximum(inside, 1e-300, out=inside), out=inside)
    np.divide(draws, inside, out=inside)
    return np.minimum(inside, NU_MAX, out=inside)


def predictions(
    log: GameLog, period: Indices, strength: Floats, sums: DrawSums, unit: float = 1.0
) -> tuple[Floats, Floats, DrawSums]:
    """Return win (S,), draw (G,) and the new sums, each game predicted from earlier periods only.

    strength : (S,)
        Of the sides before the game (already shrunk by g).
    unit :
        How much of it is one natural unit.
    """
    win = np.empty(len(log.rank))
    if is_paired(log):
        both = strength[0::2], strength[1::2]
        drawn = log.rank[0::2] == log.rank[1::2]
        draw, after = _two_sided(both, unit, drawn, period, sums, win[0::2], win[1::2])
        return win, draw, after
    counts = np.diff(log.game_side)
    draw = np.full(log.n_games, np.nan)
    two = counts == 2
    first = log.game_side[:-1][two]
    both = strength[first], strength[first + 1]
    drawn = log.rank[first] == log.rank[first + 1]
    ours, theirs = np.empty(len(first)), np.empty(len(first))
    draw[two], after = _two_sided(both, unit, drawn, period[two], sums, ours, theirs)
    win[first], win[first + 1] = ours, theirs
    many = np.repeat(~two, counts)
    win[many] = _softmax(strength[many] / unit, counts[~two])
    return win, draw, after


def _two_sided(
    strength: tuple[Floats, Floats],
    unit: float,
    drawn: npt.NDArray[np.bool_],
    period: Indices,
    sums: DrawSums,
    win: Floats,
    loss: Floats,
) -> tuple[Floats, DrawSums]:
    """Fill in win and loss of two-sided games, nu from the games of earlier periods; return draw."""
    n = len(drawn)
    draw = np.empty(n)
    if not n:
        return draw, sums
    opening = period[1:] != period[:-1]
    each = bool(opening.all())  # every game a period of its own
    start = np.zeros(0, dtype=np.int64)
    if not each:
        start = np.concatenate(([0], np.flatnonzero(opening) + 1))
    inside = np.searchsorted(start, np.arange(0, n + BLOCK, BLOCK)).tolist()
    games, draws, products = sums
    last = np.zeros(1)
    for block, low in enumerate(range(0, n, BLOCK)):
        high = min(low + BLOCK, n)
        here = slice(low, high)
        x = strength[0][here] - strength[1][here]
        x /= unit
        product = np.abs(x)
        np.exp(np.negative(product, out=product), out=product)
        large = product + 1.0
        np.divide(1.0, large, out=large)
        product *= large
        product *= large
        draws_so_far, products_so_far = _running(drawn[here], draws), _running(product, products)
        draws, products = float(draws_so_far[-1]), float(products_so_far[-1])
        if each:
            nu = _nu(np.arange(games + low, games + high), draws_so_far[:-1], products_so_far[:-1])
        else:
            opens = start[inside[block] : inside[block + 1]]
            place = opens - low
            nu = np.concatenate((last, _nu(games + opens, draws_so_far[place], products_so_far[place])))
            last = nu[-1:]
            nu = np.repeat(nu, np.diff(place, prepend=0, append=high - low))
        win[here], draw[here], loss[here] = _davidson(x, large, product, nu)
    return draw, (games + n, draws, products)


def _running(values: npt.NDArray[Any], before: float) -> Floats:
    """Return the sums of the first 0, 1, 2 ... values, on top of *before*."""
    result = np.empty(len(values) + 1)
    result[0] = before
    result[1:] = values
    return np.cumsum(result, out=result)


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
