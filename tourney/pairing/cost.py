"""The rules of a round as ranked costs a pair, over the players who are still to be paired.

Strongest first: the bye to one of those with the fewest byes; no rematch within the span, and where
that cannot be, the fewest, then the least often met and the longest ago; the bye to the one kept
waiting least and rated lowest (or drawn by lot); anchor games for newcomers; no pair beyond the largest
gap; the sum of what the pairs are worth (``pairing.soft``); and a draw from the seed where all that is equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tourney.pairing.base import Bools, Options, Pool
from tourney.pairing.lots import lots
from tourney.pairing.matching import WEIGHT_LIMIT, Tier, spread
from tourney.pairing.soft import anchor_cost, with_soft_rules, worth
from tourney.ratings.base import Floats, Ints

RESOLUTIONS = (10**9, 10**8, 10**7, 10**6, 10**5, 10**4)
"""Steps of a pair's worth told apart; the finest that fits is used."""

MOST_LOST = 16.0
"""Worth short of 1 that is told apart."""

# Caps keep a weight within its 128 bits; beyond them the order of two evils no longer matters.
MOST_BYES, MOST_TIMES, MOST_ROUNDS, MOST_GAP, TIES = 63, 31, 63, 4095, 64
ROUNDING = 1e-9
"""A whole number of steps must not become one more."""

GAP_STEPS = 100
"""Steps of one largest gap in which points beyond it are counted."""


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """The players to be paired, in rating order, and the rules between them.

    players : (m,) int64
        Pool indices, the highest rated first.
    places : int
        Free places: so many of the players sit out. They are the last vertices.
    legal, banned : (v, v) bool
        Pairs free to meet; pairs who may but would be a rematch in the span; v = m + places.
    first_byes : (v, v) bool
        ``legal`` with the free places open only to those with the fewest byes.
    fewest : int
        Sum of the byes so far of those who sit out, when those with the fewest do.
    turn : (m,) int64
        Place in the queue for the bye among those with equally many byes, 0 first.
    """

    players: Ints
    places: int
    legal: Bools
    first_byes: Bools
    banned: Bools
    fewest: int
    turn: Ints
    tiers: tuple[Tier, ...]


def in_span(pool: Pool, options: Options) -> Bools:
    """Return the (n, n) pairs who met within the span, rematches if they met again."""
    met = (pool.times_met > 0) & (pool.rounds_since_met <= options.no_rematch)
    return np.asarray(met | met.T)


def kept_apart(pool: Pool) -> Bools:
    """Return the (n, n) pairs that must not meet, both halves and the diagonal."""
    return np.asarray(pool.forbidden | pool.forbidden.T | np.eye(pool.n, dtype=bool))


def rating_order(pool: Pool, players: Sequence[int]) -> Ints:
    """Return the players from the highest rated down; of equals the surer first, then as given."""
    chosen = np.asarray(players, dtype=np.int64)
    doubt = np.nan_to_num(pool.deviation[chosen], nan=0.0)
    return chosen[np.lexsort((chosen, doubt, -pool.mean[chosen]))]


def field_of(
    pool: Pool, players: Sequence[int], options: Options, rng_seed: int, *, places: int | None = None
) -> Field:
    """Return the rules between the players who are still to be paired.

    *places* of them sit out, as many as make the rest even; None: one if they are odd.
    """
    order = rating_order(pool, players)
    m = len(order)
    free_places = m % 2 if places is None else places
    grid = np.ix_(order, order)
    rng = lots(rng_seed)
    free = ~kept_apart(pool)[grid]
    met = in_span(pool, options)[grid]
    byes = pool.byes[order]
    turn = bye_turns(pool, order, options, rng_seed)
    ordered = np.sort(byes)[:free_places]
    last = ordered[-1] if free_places else 0

    def with_places(pairs: Bools, may_sit_out: Bools) -> Bools:
        return _with_places(pairs, may_sit_out, free_places)

    def place_tier(cost: Ints) -> Tier:
        return Tier(_place_cost(cost, free_places), pairs=free_places)

    def pair_tier(cost: Ints) -> Tier:
        return Tier(np.pad(cost, (0, free_places)) if free_places else cost, pairs=(m - free_places) // 2)

    chosen = with_soft_rules(options)
    anchors, anchored = anchor_cost(pool, chosen, order)
    gaps = _gap_cost(pool.mean[order], options.max_gap)
    rules = [
        place_tier(np.minimum(byes - byes.min(), MOST_BYES)),
        *(pair_tier(cost) for cost in _rematch_costs(pool, grid, met)),
        place_tier(turn),
        pair_tier(anchors),
        pair_tier(np.where(anchored, 0, gaps) if chosen.anchors else gaps),
    ]
    ties = rng.integers(0, TIES, size=(m, m))
    lost = 1.0 - worth(pool, chosen, *grid)
    if options.variety > 0:
        lost = lost + options.variety * _mirrored(rng.random((m, m)))
    np.clip(lost, 0.0, MOST_LOST, out=lost)
    np.fill_diagonal(lost, 0.0)
    for resolution in RESOLUTIONS:
        quality = np.rint(lost * resolution).astype(np.int64)
        tiers = (*rules, pair_tier(quality), pair_tier(_mirrored(ties)))
        if spread(tiers) < WEIGHT_LIMIT:
            break
    return Field(
        order,
        free_places,
        with_places(free & ~met, np.ones(m, dtype=bool)),
        with_places(free & ~met, byes <= last),
        with_places(free & met, np.zeros(m, dtype=bool)),
        int(ordered.sum()),
        turn,
        tiers,
    )


def beyond_gap(gap: float, options: Options) -> float:
    """Return the points by which a gap passes the largest one set; 0 where none is."""
    return max(0.0, gap - options.max_gap) if options.max_gap > 0 else 0.0


def bye_turns(pool: Pool, players: Ints, options: Options, rng_seed: int) -> Ints:
    """Return each player's place in the queue for the bye among those with equally many, 0 first.

    The mean counts, not a cautious estimate: a newcomer is not sent out for being unknown.
    """
    drawn = lots(rng_seed).random(len(players))
    rating = drawn if options.bye == "lot" else pool.mean[players]
    turn = np.empty(len(players), dtype=np.int64)
    turn[np.lexsort((drawn, rating, pool.waiting[players]))] = np.arange(len(players))
    return turn


def _rematch_costs(pool: Pool, grid: tuple[Ints, ...], met: Bools) -> tuple[Ints, Ints, Ints]:
    """Return what a rematch costs by itself, by how often the two have met, and by how lately."""
    often, recent = (np.zeros(met.shape, dtype=np.int64) for _ in range(2))
    rows, columns = np.nonzero(met)
    a, b = grid[0][rows, 0], grid[1][0, columns]
    times = np.maximum(pool.times_met[a, b], pool.times_met[b, a])
    since = np.minimum(pool.rounds_since_met[a, b], pool.rounds_since_met[b, a])
    often[rows, columns] = np.minimum(times - 1, MOST_TIMES)
    recent[rows, columns] = np.maximum(0, MOST_ROUNDS + 1 - since)
    return met.astype(np.int64), often, recent


def _gap_cost(mean: Floats, max_gap: float) -> Ints:
    if max_gap <= 0:
        return np.zeros((len(mean), len(mean)), dtype=np.int64)
    beyond = np.maximum(0.0, np.abs(mean[:, None] - mean[None, :]) - max_gap)
    steps = np.minimum(GAP_STEPS * beyond / max_gap, MOST_GAP)
    return np.ceil(steps - ROUNDING).astype(np.int64)


def _mirrored(values: np.ndarray[tuple[int, int], np.dtype[np.generic]]) -> Ints:
    upper = np.triu(values, 1)
    return np.asarray(upper + upper.T)


def _with_places(pairs: Bools, may_sit_out: Bools, places: int) -> Bools:
    if not places:
        return np.asarray(pairs)
    grown = np.pad(pairs, (0, places))
    grown[:-places, -places:] = may_sit_out[:, None]
    grown[-places:, :-places] = may_sit_out[None, :]
    return grown


def _place_cost(cost: Ints, places: int) -> Ints:
    size = len(cost) + places
    grown = np.zeros((size, size), dtype=np.int64)
    if places:
        grown[:-places, -places:] = cost[:, None]
        grown[-places:, :-places] = cost[None, :]
    return grown
