"""Perfect matchings of least cost under rules ranked by importance.

The rules become one integer a pair (rustworkx works in signed 128-bit integers), so that the
smallest gain in a higher rule outweighs everything below it and no rounding decides. Beyond a few
players, prices for them come first: they tell which pairs a good round is made of, prove which
others could still better it, and, taken off the costs, leave the matcher little to search for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.core.progress import CancelCheck, checkpoint
from tourney.pairing.base import Bools
from tourney.pairing.prices import prices_of
from tourney.ratings.base import Floats, Ints

DENSE_LIMIT = 64
"""Up to this many vertices every pair is offered at once: prices would not pay for loading scipy."""

EACH, FEWEST, SHARE = 3, 8, 15
"""Cheapest pairs of every vertex offered at first, and pairs a vertex in all: FEWEST, or v / SHARE."""

MOST_AGAIN = 150
"""Pairs a vertex up to which all that could still better a round are matched at once."""

WEIGHT_LIMIT = 2**118
"""The matcher adds and doubles weights in 128 bits; this leaves room."""

WORD = 2**60
"""Costs and prices below it are added up in machine integers."""

Matching = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Tier:
    """One rule: a cost a pair, (v, v) int64, symmetric, not negative.

    ``pairs`` is how many pairs of a matching can have a cost; None: all of them.
    """

    cost: Ints
    pairs: int | None = None


def spread(tiers: Sequence[Tier]) -> int:
    """Return the largest weight the tiers can make: what must stay under ``WEIGHT_LIMIT``."""
    largest = 1
    for tier in tiers:
        largest *= _most(tier) + 1
    return largest


def best_matching(
    layers: Sequence[Bools],
    tiers: Sequence[Tier],
    *,
    dense_limit: int = DENSE_LIMIT,
    cancelled: CancelCheck | None = None,
) -> Matching | None:
    """Return the perfect matching of least cost, or None when there is none.

    Above *dense_limit* only the pairs nearest to the prices of their players are offered first. The
    prices then prove which others could lower the cost (``prices.Prices.hopeful``); there are none, or
    they join and the second answer is the optimum. Where the prices say too little (the costs have more
    digits than they), more pairs are offered until doubling their number gains nothing.
    ("The k best by quality" would not do: players of small deviation become hubs and no perfect
    matching is left.)

    Parameters
    ----------
    layers : sequence of (v, v) bool
        Symmetric sets of allowed pairs.
    tiers : sequence of Tier
        The most important first; smaller is better.

    Raises
    ------
    OverflowError
        When the tiers need more than ``WEIGHT_LIMIT``.
    Cancelled
    """
    size = len(layers[0])
    allowed = np.logical_or.reduce(layers) if len(layers) > 1 else layers[0]
    costs = _ranked(tiers, allowed)
    checkpoint(0, 1, None, cancelled)
    if size <= dense_limit:
        found = _solve(np.triu(allowed, 1), costs)
        return found[1] if found else None
    prices = prices_of(costs.whole, allowed)
    if prices is None:
        return None
    above = np.where(np.triu(allowed, 1), prices.above, np.inf)
    each, wanted = EACH, max(FEWEST, size // SHARE)
    offered = _near(prices.above, above, each, wanted)
    settled: tuple[int, Matching] | None = None
    known = False
    while True:
        checkpoint(0, 1, None, cancelled)
        found = _solve(offered, costs, prices.price)
        if found and settled and found[0] == settled[0]:
            return found[1]
        if found:
            ends = np.array(found[1])
            again = prices.hopeful(costs.whole[ends[:, 0], ends[:, 1]]) & np.isfinite(above)
            if not (again & ~offered).any():
                return found[1]
            if np.count_nonzero(again) <= MOST_AGAIN * size:
                checkpoint(0, 1, None, cancelled)
                better = _solve(again, costs, prices.price)
                return better[1] if better and better[0] < found[0] else found[1]
        elif not known:
            if unmatched(allowed):
                return None
            known = True
        settled, each, wanted = found, 2 * each, 2 * wanted
        offered = _near(prices.above, above, each, wanted)


def unmatched(allowed: Bools) -> tuple[int, ...]:
    """Return the vertices that the largest matching of the allowed pairs leaves alone."""
    import rustworkx as rx

    graph: rx.PyGraph[None, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * len(allowed))
    rows, columns = np.nonzero(np.triu(allowed, 1))
    graph.add_edges_from([(i, j, 1) for i, j in zip(rows.tolist(), columns.tolist(), strict=True)])
    matched = rx.max_weight_matching(graph, max_cardinality=True, default_weight=1)
    paired = {vertex for edge in matched for vertex in edge}
    return tuple(vertex for vertex in range(len(allowed)) if vertex not in paired)


@dataclass(frozen=True, slots=True, eq=False)
class _Costs:
    """The tiers that cost anything, each with the worth of one of its steps, and all of them in one.

    ``whole`` is (v, v) float64; large costs keep their 53 leading bits only. ``exact`` is the same in
    machine integers, None where they do not fit.
    """

    used: tuple[tuple[Tier, int], ...]
    whole: Floats
    exact: Ints | None

    def at(self, rows: Ints, columns: Ints) -> npt.NDArray[Any]:
        """Return the costs of some pairs, to the last digit."""
        if self.exact is not None:
            return np.asarray(self.exact[rows, columns])
        total = np.zeros(len(rows), dtype=object)
        for tier, unit in self.used:
            total += tier.cost[rows, columns].astype(object) * unit
        return total


def _ranked(tiers: Sequence[Tier], allowed: Bools) -> _Costs:
    """Return the costs of the allowed pairs; OverflowError when they need too many digits."""
    unit, used = 1, []
    for tier in reversed(tiers):
        if tier.cost.any() and (most := _most(tier, allowed)):
            used.append((tier, unit))
            unit *= most + 1
    if unit >= WEIGHT_LIMIT:
        raise OverflowError("the rules do not fit into one weight")
    if unit < WORD:
        exact = np.zeros(allowed.shape, dtype=np.int64)
        for tier, one in used:
            exact += np.where(allowed, tier.cost, 0) * one
        return _Costs(tuple(used), exact.astype(np.float64), exact)
    whole = np.zeros(allowed.shape)
    for tier, one in used:
        whole += tier.cost * float(one)
    return _Costs(tuple(used), whole, None)


def _most(tier: Tier, allowed: Bools | None = None) -> int:
    """Return the most that the tier can cost a matching, in its own steps."""
    pairs = len(tier.cost) // 2 if tier.pairs is None else tier.pairs
    cost = tier.cost if allowed is None else tier.cost * allowed
    return int(cost.max(initial=0)) * pairs


def _near(whole: Floats, upper: Floats, each: int, wanted: int) -> Bools:
    """Return the *each* pairs of every vertex that stand least above prices, *wanted* a vertex in all.

    *whole* is how far all pairs do, *upper* the same above the diagonal and infinite elsewhere.
    """
    size = len(upper)
    there = np.isfinite(upper)
    if wanted * size >= np.count_nonzero(there) or each >= size:
        return np.asarray(there)
    least = np.partition(upper, wanted * size, axis=None)[wanted * size]
    own = np.partition(whole, each, axis=1)[:, each]
    return np.asarray(there & (upper <= np.maximum(least, np.maximum(own[:, None], own[None, :]))))


def _solve(offered: Bools, ranked: _Costs, price: Floats | None = None) -> tuple[int, Matching] | None:
    """Return the least cost and its perfect matching among the pairs offered above the diagonal.

    Whatever is taken off all pairs of a vertex changes no order of perfect matchings; with *price* off,
    the pairs of a good one cost next to nothing, and the matcher finds them at once.
    """
    import rustworkx as rx

    size = len(offered)
    rows, columns = np.nonzero(offered)
    costs = reduced = ranked.at(rows, columns)
    if price is not None:
        doubled = np.rint(2.0 * price)
        if costs.dtype == object or float(np.abs(doubled).max(initial=0.0)) >= WORD:
            whole = np.array([int(one) for one in doubled.tolist()], dtype=object)
            reduced = 2 * costs.astype(object) - whole[rows] - whole[columns]
        else:
            reduced = 2 * costs - doubled.astype(np.int64)[rows] - doubled.astype(np.int64)[columns]
    highest = reduced.max(initial=0)
    graph: rx.PyGraph[None, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * size)
    weights = (highest - reduced).tolist()
    graph.add_edges_from(list(zip(rows.tolist(), columns.tolist(), weights, strict=True)))
    matched = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(matched) < size:
        return None
    pairs = sorted((a, b) if a < b else (b, a) for a, b in matched)
    place = rows * size + columns
    chosen = np.searchsorted(place, [a * size + b for a, b in pairs])
    return int(costs[chosen].sum()), tuple(pairs)
