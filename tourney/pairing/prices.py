"""Prices of players: a proof of which pairs could still be part of a cheaper round.

With prices y such that no pair costs less than its two prices together, every perfect matching costs at
least the sum of all prices, and one that holds a pair costs at least what that pair stands above its
prices more (the dual of the fractional matching problem: Edmonds 1965). So beside a known round only
pairs that stand less above their prices than the round does can be part of a cheaper one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.pairing.base import Bools
from tourney.ratings.base import Floats, Ints

HALVINGS = 4
"""Times that half of what every player can spare is taken off: a good start for the assignment."""

CHEAPEST = 16
"""Pairs of each player along which prices fall first, before all pairs are looked at."""

PASSES, ALL_PASSES = 80, 24
"""Each lowers prices along pairs; more only polishes them."""

DIGITS = 2.0**-46
"""Relative error granted to sums and differences of costs in floats."""


@dataclass(frozen=True, slots=True, eq=False)
class Prices:
    """Prices of v players, (v,) float64, and how far each pair stands above its two, (v, v) float64.

    ``above`` is symmetric, not negative but for rounding, and infinite for pairs that may not be.
    """

    price: Floats
    above: Floats

    def hopeful(self, own: Floats) -> Bools:
        """Return the pairs that a matching cheaper than one of pairs with the costs *own* can hold."""
        gap = float(own.sum()) - float(self.price.sum())
        largest = max(float(own.max(initial=0.0)), float(np.abs(self.price).max(initial=0.0)))
        return np.asarray(self.above <= gap + DIGITS * len(self.price) * largest)


def prices_of(cost: Floats, allowed: Bools) -> Prices | None:
    """Return prices under all costs with the largest sum there is; None when no matching is perfect.

    Each player has a price as the first and as the second of a pair (the double cover, where the best
    fractional matching is an assignment); the second ones fall along the pairs as distances do in
    Bellman's and Ford's method. The mean of both is a price.

    Parameters
    ----------
    cost : (v, v) float64
        Symmetric, not negative.
    allowed : (v, v) bool
        Symmetric; the pairs there are.
    """
    from scipy.optimize import linear_sum_assignment

    left = np.where(allowed, cost, np.inf)
    price = np.zeros(len(left))
    for _ in range(1 + HALVINGS):
        spare = 0.5 * left.min(axis=1)
        if not np.isfinite(spare).all():
            return None
        price += spare
        left -= spare[:, None]
        left -= spare[None, :]
    try:
        _, mate = linear_sum_assignment(left)
    except ValueError:  # raised where no assignment is finite
        return None
    own = left[np.arange(len(mate)), mate]
    extra = left - own[:, None]
    second = np.empty_like(own)
    second[mate] = 0.5 * own
    if len(own) > 2 * CHEAPEST:
        near = np.argpartition(left, CHEAPEST, axis=0)[:CHEAPEST]
        second = _lowered(np.take_along_axis(extra, near, axis=0), mate[near], second, PASSES)
    second = _lowered(extra, mate[:, None], second, ALL_PASSES)
    first = (left - second[None, :]).min(axis=1)
    second = (left - first[:, None]).min(axis=0)
    more = 0.5 * (first + second)
    left -= more[:, None]
    left -= more[None, :]
    return Prices(price + more, left)


def _lowered(extra: Floats, mates: Ints, second: Floats, passes: int) -> Floats:
    """Return the second prices fallen along the pairs: extra[i, j] above that of the mate of row i."""
    for _ in range(passes):
        lower = np.minimum(second, (extra + second[mates]).min(axis=0))
        if np.array_equal(lower, second):
            break
        second = lower
    return second
