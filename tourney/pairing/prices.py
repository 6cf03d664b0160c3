"""Prices of players: a proof of which pairs could still be part of a cheaper round.

With prices y such that no pair costs less than its two prices together, every perfect matching costs at
least the sum of all prices, and one that holds a pair costs at least what that pair stands above its
prices more (the dual of the fractional matching problem: Edmonds 1965). So beside a known round only
pairs that stand less above their prices than the round does can be part of a cheaper one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tourney.pairing.base import Bools
from tourney.ratings.base import Floats

PASSES = 60
"""Each lowers prices along pairs; more than this only polishes them."""

DIGITS = 2.0**-46
"""Relative error granted to sums and differences of costs in floats."""


def hopeful(cost: Floats, allowed: Bools, matching: Sequence[tuple[int, int]]) -> Bools | None:
    """Return the pairs, above the diagonal, that a matching cheaper than *matching* can hold.

    None when the costs have too many digits for floats, so that a price says nothing.

    Parameters
    ----------
    cost : (v, v) float64
        Symmetric, not negative.
    allowed : (v, v) bool
        Symmetric; the pairs there are.
    matching : sequence of pairs
        Perfect, of allowed pairs.
    """
    size = len(cost)
    ends = np.array(matching)
    mate = np.empty(size, dtype=np.int64)
    mate[ends[:, 0]], mate[ends[:, 1]] = ends[:, 1], ends[:, 0]
    own = cost[np.arange(size), mate]
    priced = np.where(allowed, cost, np.inf)
    price = _prices(priced, own, mate)
    gap = 0.5 * float(own.sum()) - float(price.sum())
    slack = DIGITS * size * float(own.max(initial=0.0))
    if slack > max(gap, 1.0) * 1e6:
        return None
    above = priced - price[:, None]
    above -= price[None, :]
    return np.asarray(np.triu(above <= gap + slack, 1))


def _prices(priced: Floats, own: Floats, mate: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Floats:
    """Return prices under all costs, with a sum near the largest possible one.

    Each player has a price as the first and as the second of a pair (the double cover, where the
    matching is an assignment); the second ones fall along the pairs as distances do in Bellman's and
    Ford's method. The mean of both is a price.
    """
    extra = priced - own[:, None]
    second = 0.5 * own
    room = np.empty_like(extra)
    for _ in range(PASSES):
        np.add(extra, second[mate][:, None], out=room)
        lowered = np.minimum(second, room.min(axis=0))
        if np.array_equal(lowered, second):
            break
        second = lowered
    first = (priced - second[None, :]).min(axis=1)
    second = (priced - first[:, None]).min(axis=0)
    return np.asarray(0.5 * (first + second))
