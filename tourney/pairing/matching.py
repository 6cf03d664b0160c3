"""Perfect matchings of least cost under rules ranked by importance, exact or banded.

The rules become one integer a pair (rustworkx works in signed 128-bit integers), so that the
smallest gain in a higher rule outweighs everything below it and no rounding decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tourney.core.progress import CancelCheck, checkpoint
from tourney.pairing.base import Bools
from tourney.ratings.base import Ints

DENSE_LIMIT = 128
"""Up to this many vertices every pair is looked at; the answer is the optimum."""

FIRST_BAND = 20
"""Neighbours a side that the first band allows (lost weight 0 at 300 players when measured)."""

WEIGHT_LIMIT = 2**118
"""The matcher adds and doubles weights in 128 bits; this leaves room."""


@dataclass(frozen=True, slots=True, eq=False)
class Tier:
    """One rule: a cost a pair, (v, v) int64, symmetric, not negative.

    ``once`` says that at most one pair of a matching can have a cost (all lie on one vertex).
    """

    cost: Ints
    once: bool = False


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
    hub: int | None = None,
    dense_limit: int = DENSE_LIMIT,
    cancelled: CancelCheck | None = None,
) -> tuple[tuple[int, int], ...] | None:
    """Return the perfect matching of least cost, or None when there is none.

    Vertices stand in rating order. Above *dense_limit* only pairs within a band of that order are
    offered, and the band is doubled until it holds a perfect matching and until doubling it once
    more gains nothing. ("The k best by quality" would not do: players of small deviation become
    hubs and no perfect matching is left.)

    Parameters
    ----------
    layers : sequence of (v, v) bool
        Disjoint symmetric sets of allowed pairs; the band is cut from each by itself, so that near
        pairs of one do not crowd out the other.
    tiers : sequence of Tier
        The most important first; smaller is better.
    hub : int or None
        A vertex whose pairs are always offered (the free place of an odd round).

    Raises
    ------
    OverflowError
        When the tiers need more than ``WEIGHT_LIMIT``.
    Cancelled
    """
    size = len(layers[0])
    if spread(tiers) >= WEIGHT_LIMIT:
        raise OverflowError("the rules do not fit into one weight")
    band = size if size <= dense_limit else FIRST_BAND
    settled: tuple[int, tuple[tuple[int, int], ...]] | None = None
    while True:
        checkpoint(0, 1, None, cancelled)
        offered = np.logical_or.reduce([_banded(layer, band, hub) for layer in layers])
        found = _solve(offered, tiers)
        if band >= size:
            return found[1] if found else None
        if found and settled and found[0] == settled[0]:
            return found[1]
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
    boards = 1 if tier.once else len(tier.cost) // 2
    return int(tier.cost.max(initial=0)) * boards


def _banded(allowed: Bools, band: int, hub: int | None) -> Bools:
    """Keep the pairs that are among the *band* nearest allowed ones of either, in the order given."""
    upper = np.triu(allowed, 1)
    if band >= len(allowed):
        return upper
    to_the_right = np.cumsum(upper, axis=1) <= band
    to_the_left = np.cumsum(upper[::-1], axis=0)[::-1] <= band
    kept = upper & (to_the_right | to_the_left)
    if hub is not None:
        kept[hub, :] = upper[hub, :]
        kept[:, hub] = upper[:, hub]
    return kept


def _solve(offered: Bools, tiers: Sequence[Tier]) -> tuple[int, tuple[tuple[int, int], ...]] | None:
    import rustworkx as rx

    size = len(offered)
    rows, columns = np.nonzero(offered)
    unit, costs = 1, np.zeros(len(rows), dtype=object)
    for tier in reversed(tiers):
        most = _most(tier)
        if most:
            costs = costs + tier.cost[rows, columns].astype(object) * unit
            unit *= most + 1
    edges = list(zip(rows.tolist(), columns.tolist(), costs.tolist(), strict=True))
    highest = max((cost for _, _, cost in edges), default=0)
    graph: rx.PyGraph[None, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * size)
    graph.add_edges_from([(i, j, highest - cost) for i, j, cost in edges])
    matched = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=_identity)
    if 2 * len(matched) < size:
        return None
    pairs = sorted((min(edge), max(edge)) for edge in matched)
    cost_of = {(i, j): cost for i, j, cost in edges}
    return sum(cost_of[pair] for pair in pairs), tuple(pairs)


def _identity(weight: int) -> int:
    return weight
