"""Singles in waves: games in which nobody meets twice, so that numpy can rate them together.

A game's level is one more than the highest level its players have reached; games of one level are
independent, and levels in order give what single games in order give. Worth it for long logs only:
a wave costs about forty microseconds, a game in plain Python one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.ratings.base import GameLog, Ints
from tourney.ratings.ordering import stable_order

LONG = 50_000
"""Games from which looking for waves pays."""

MANY = 1_500
"""Players below which waves stay narrow, so that looking for them is time lost."""

WIDE = 64
"""Mean games in a wave from which numpy beats the loop (measured)."""


@dataclass(frozen=True, slots=True, eq=False)
class Waves:
    """Games by wave, draws first within each.

    order : (G,) int64
        The games in the order of rating.
    start, decided : lists of int
        Wave k is ``order[start[k]:start[k + 1]]``; from ``decided[k]`` on somebody won.
    better, other : (G,) int64
        Appearances in the order of rating: the winner's (or first player's) and the other's.
    """

    order: Ints
    start: list[int]
    decided: list[int]
    better: Ints
    other: Ints


def plan(log: GameLog) -> Waves | None:
    """Return the waves of a log of singles, or None where they are not worth it."""
    if log.n_games < LONG or log.n_players < MANY:
        return None
    return schedule(log, WIDE)


def schedule(log: GameLog, wide: float = 0.0) -> Waves | None:
    """Return the waves of a log of singles, or None where their mean width is below *wide*."""
    last = [0] * log.n_players
    levels = []
    first, second = log.player[0::2].tolist(), log.player[1::2].tolist()
    for a, b in zip(first, second, strict=True):
        level = last[a] if last[a] > last[b] else last[b]
        last[a] = last[b] = level + 1
        levels.append(level)
    depth = max(last, default=0)
    if depth == 0 or log.n_games < wide * depth:
        return None
    level_of = np.array(levels, dtype=np.int64)
    rank = log.rank.reshape(-1, 2)
    won = rank[:, 0] != rank[:, 1]
    key = 2 * level_of + won
    order = stable_order(key, 2 * depth)
    bounds = np.searchsorted(key[order], np.arange(2 * depth + 1))
    swap = (rank[order, 0] > rank[order, 1]).astype(np.int64)
    better = 2 * order + swap
    return Waves(order, bounds[0::2].tolist(), bounds[1::2].tolist(), better, better ^ 1)
