"""How sure it is that one engine predicts better than another: paired differences of log loss."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import GameLog, Ints
from tourney.ratings.evaluate import PerGame

MANY_NIGHTS = 10
"""Nights from which the games of one night count as one observation."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more log loss a game one engine has than another on the same games, with a 95 % range."""

    mean: float
    low: float
    high: float
    games: int

    @property
    def tie(self) -> bool:
        """True where chance alone may have made the difference."""
        return not (self.low > 0.0 or self.high < 0.0)


def paired(
    better: PerGame,
    other: PerGame,
    log: GameLog,
    chosen: Callable[[Ints], npt.NDArray[np.bool_]] | None = None,
) -> Difference | None:
    """Return what *other* loses a game more than *better*; None below two games that both predicted.

    The paired difference after Diebold and Mariano (1995). The games of one night depend on one another,
    so from ten nights on the standard error is that of nights (clustered), else that of games; the range
    is Student's with one degree less than there are nights or games. *chosen* tells which games count.
    """
    game, i, j = np.intersect1d(better.game, other.game, assume_unique=True, return_indices=True)
    gap = other.loss[j] - better.loss[i]
    if chosen is not None:
        here = chosen(game)
        game, gap = game[here], gap[here]
    n = len(gap)
    if n < 2:
        return None
    mean = float(gap.mean())
    rest = gap - mean
    days, night = np.unique(log.day[game], return_inverse=True)
    if len(days) >= MANY_NIGHTS:
        rest = np.bincount(night, weights=rest).astype(np.float64)
    m = len(rest)
    half = _student(m - 1) * math.sqrt(float((rest**2).sum()) * m / (m - 1)) / n
    return Difference(mean, mean - half, mean + half, n)


def _student(degrees: int) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(degrees, 0.975))
