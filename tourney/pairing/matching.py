"""Perfect matchings of least cost under rules ranked by importance, exact or banded.

The rules become one integer a pair (rustworkx works in signed 128-bit integers), so that the
smallest gain in a higher rule outweighs everything below it and no rounding decides. Large rounds
are first matched among near neighbours; prices for the players then tell which further pairs could
still be part of a better round, and nothing else is looked at again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tourney.core.progress import CancelCheck, checkpoint
from tourney.pairing.base import Bools
from tourney.pairing.prices import hopeful
from tourney.ratings.base import Floats, Ints

DENSE_LIMIT = 128
"""Up to this many vertices every pair is offered at once: nothing is won by choosing."""

PRICED_LIMIT = 256
"""Up to this many vertices prices are asked; in larger rounds they stand too low to rule pairs out."""

FIRST_BAND, WIDE_BAND, BAND_LIMIT = 10, 20, 512
"""Neighbours a side that the first band allows, up to so many vertices and beyond."""

MOST_AGAIN = 24
"""Pairs a vertex up to which the pairs that could still better a round are matched at once."""

WEIGHT_LIMIT = 2**118
"""The matcher adds and doubles weights in 128 bits; this leaves room."""

WORD = 2**62
"""Costs below it are added up in machine integers."""

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
    hubs: int = 0,
    dense_limit: int = DENSE_LIMIT,
    cancelled: CancelCheck | None = None,
) -> Matching | None:
    """Return the perfect matching of least cost, or None when there is none.

    Vertices stand in rating order. Above *dense_limit* only pairs within a band of that order are
    offered first. Prices then prove which pairs outside it could lower the cost (``prices.hopeful``);
    there are none, or they join and the second answer is the optimum. Where the prices say nothing (the
    costs have more digits than they), the band is doubled until doubling it once more gains nothing.
    ("The k best by quality" would not do: players of small deviation become hubs and no perfect
    matching is left.)

    Parameters
    ----------
    layers : sequence of (v, v) bool
        Disjoint symmetric sets of allowed pairs; the band is cut from each by itself, so that near
        pairs of one do not crowd out the other.
    tiers : sequence of Tier
        The most important first; smaller is better.
    hubs : int
        So many of the last vertices have their pairs always offered (the free places of a round).

    Raises
    ------
    OverflowError
        When the tiers need more than ``WEIGHT_LIMIT``.
    Cancelled
    """
    size = len(layers[0])
    if spread(tiers) >= WEIGHT_LIMIT:
        raise OverflowError("the rules do not fit into one weight")
    allowed = np.logical_or.reduce(layers) if len(layers) > 1 else layers[0]
    prices = size <= PRICED_LIMIT
    band = size if size <= dense_limit else FIRST_BAND if size <= BAND_LIMIT else WIDE_BAND
    settled: tuple[int, Matching] | None = None
    known = False
    while True:
        checkpoint(0, 1, None, cancelled)
        offered = np.logical_or.reduce([_banded(layer, band, hubs) for layer in layers])
        found = _solve(offered, tiers)
        if band >= size:
            return found[1] if found else None
        if found and settled and found[0] == settled[0]:
            return found[1]
        if found and prices:
            again = hopeful(_whole(tiers), allowed, found[1])
            if again is not None and np.count_nonzero(again) <= MOST_AGAIN * size:
                if not (again & ~offered).any():
                    return found[1]
                checkpoint(0, 1, None, cancelled)
                better = _solve(again, tiers)
                return better[1] if better and better[0] < found[0] else found[1]
            prices = again is not None
        elif not found and not known:
            if unmatched(allowed):
                return None
            known = True
        settled, band = found, 2 * band


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


def _most(tier: Tier) -> int:
    pairs = len(tier.cost) // 2 if tier.pairs is None else tier.pairs
    return int(tier.cost.max(initial=0)) * pairs


def _units(tiers: Sequence[Tier]) -> list[tuple[Tier, int]]:
    """Return the tiers that cost anything, each with the worth of one of its steps."""
    unit, used = 1, []
    for tier in reversed(tiers):
        most = _most(tier)
        if most:
            used.append((tier, unit))
            unit *= most + 1
    return used


def _whole(tiers: Sequence[Tier]) -> Floats:
    """Return the (v, v) costs as floats; large ones keep their 53 leading bits only."""
    total = np.zeros(tiers[0].cost.shape)
    for tier, unit in _units(tiers):
        total += tier.cost * float(unit)
    return total


def _banded(allowed: Bools, band: int, hubs: int) -> Bools:
    """Keep the pairs that are among the *band* nearest allowed ones of either, in the order given."""
    upper = np.triu(allowed, 1)
    if band >= len(allowed):
        return upper
    to_the_right = np.cumsum(upper, axis=1) <= band
    to_the_left = np.cumsum(upper[::-1], axis=0)[::-1] <= band
    kept = upper & (to_the_right | to_the_left)
    if hubs:
        kept[:, -hubs:] = upper[:, -hubs:]
    return kept


def _solve(offered: Bools, tiers: Sequence[Tier]) -> tuple[int, Matching] | None:
    import rustworkx as rx

    size = len(offered)
    rows, columns = np.nonzero(offered)
    fits = spread(tiers) < WORD
    costs = np.zeros(len(rows), dtype=np.int64 if fits else object)
    for tier, unit in _units(tiers):
        cost = tier.cost[rows, columns]
        costs = costs + (cost if fits else cost.astype(object)) * unit
    highest = costs.max(initial=0)
    graph: rx.PyGraph[None, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * size)
    weights = (highest - costs).tolist()
    graph.add_edges_from(list(zip(rows.tolist(), columns.tolist(), weights, strict=True)))
    matched = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(matched) < size:
        return None
    pairs = sorted((a, b) if a < b else (b, a) for a, b in matched)
    place = rows * size + columns
    chosen = np.searchsorted(place, [a * size + b for a, b in pairs])
    return int(costs[chosen].sum()), tuple(pairs)
