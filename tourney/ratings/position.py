"""Whether the side that is shown first gains by it, in all games and for each player."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.ranking import Z95


@dataclass(frozen=True, slots=True)
class PositionBias:
    """How the first sides of two-sided games did.

    ``share`` is what they took (a tie half), ``low`` to ``high`` its 95 % interval; ``first``, ``second``
    and ``ties`` count the games. NaN without games.
    """

    games: int
    first: int
    second: int
    ties: int
    share: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """True when one half lies outside the interval."""
        return self.games > 0 and not self.low <= 0.5 <= self.high


@dataclass(frozen=True, slots=True, eq=False)
class BySide:
    """What each of n players took as the first and as the second side of two-sided games.

    first_games, second_games : (n,) int64
    first_points, second_points : (n,) float64
        A tie is a half.
    """

    first_games: Ints
    first_points: Floats
    second_games: Ints
    second_points: Floats


def first_scores(log: GameLog) -> tuple[Ints, Floats]:
    """Return the two-sided games of a log and what the first side of each took: 1, 1/2 or 0."""
    two = np.flatnonzero(np.diff(log.game_side) == 2)
    side = log.game_side[:-1][two]
    return two, 0.5 * (1.0 + np.sign(log.rank[side + 1].astype(np.int64) - log.rank[side]))


def position_bias(log: GameLog) -> PositionBias:
    """Return how the first sides did, strengths left aside: sides drawn by lot are equally strong.

    The interval is Wilson's (1927), for as many games without ties as would be equally telling: ties
    leave the scores a smaller variance s^2, and n p (1 - p) / s^2 games without them are as many.
    """
    two, score = first_scores(log)
    n = len(two)
    if not n:
        return PositionBias(0, 0, 0, 0, math.nan, math.nan, math.nan)
    share = float(score.mean())
    ties = int((score == 0.5).sum())
    spread = share * (1.0 - share)
    variance = spread - ties / n / 4.0
    as_many = n * spread / variance if variance > 1e-12 else float(n)
    z2 = Z95**2 / as_many
    middle = (share + z2 / 2.0) / (1.0 + z2)
    half = math.sqrt(z2 * spread + z2 * z2 / 4.0) / (1.0 + z2)
    won = int((score == 1.0).sum())
    return PositionBias(n, won, n - won - ties, ties, share, middle - half, middle + half)


def by_side(log: GameLog, n: int, index: Ints | None = None) -> BySide:
    """Return each player's games and points on either side; *index* as for ``cycles.duels``."""
    two, score = first_scores(log)
    counts: list[Ints] = []
    points: list[Floats] = []
    for offset, own in ((0, score), (1, 1.0 - score)):
        side = log.game_side[:-1][two] + offset
        size = np.diff(log.side_player)[side]
        inner = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
        who = log.player[np.repeat(log.side_player[:-1][side], size) + inner].astype(np.int64)
        got = np.repeat(own, size)
        if index is not None:
            who = index[who]
        known = who >= 0
        counts.append(np.bincount(who[known], minlength=n).astype(np.int64))
        points.append(np.bincount(who[known], weights=got[known], minlength=n).astype(np.float64))
    return BySide(counts[0], points[0], counts[1], points[1])
