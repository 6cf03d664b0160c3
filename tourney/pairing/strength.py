"""What players bring to a side, as arrays: so that sides of any size can be compared without an engine."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tourney.ratings.base import Belief, Engine, Floats, Odds
from tourney.ratings.first_place import first_chances
from tourney.ratings.gaussian import cdf
from tourney.ratings.quality import draw_limit, logistic_noise

Sides = Sequence[Sequence[int]]
"""Sides of a game to come: each a sequence of player indices, all for the whole game."""

LOGISTIC = 400.0 / math.log(10.0)
"""Rating points of one natural unit on the scale that clubs know."""


@dataclass(frozen=True, slots=True, eq=False)
class Strengths:
    """Means, variances and performance noise of n players, and how a side adds them up.

    mean, variance : (n,) float64
        Of the belief, in the engine's native scale; variance 0 where the engine has none.
    noise : float
        Variance of one player's performance.
    additive : bool
        True: means and variances of a side are the sums over its players, as in TrueSkill. False: those
        of the mean of its players, as in the reduction of the logistic engines.
    noisy : bool
        True: each player adds his noise; False: a side has the noise of one player.
    odds_of : callable or None
        The engine's own odds for sides of indices; None: those of normal performances without draws.
    """

    mean: Floats
    variance: Floats
    noise: float
    additive: bool = False
    noisy: bool = False
    odds_of: Callable[[Sides], Odds] | None = field(default=None, repr=False)

    @property
    def n(self) -> int:
        return len(self.mean)

    def sides(self, sides: Sides) -> tuple[Floats, Floats, Floats]:
        """Return mean, noise and variance of each side, (M,) each."""
        mean = np.array([self.mean[list(side)].sum() for side in sides])
        variance = np.array([self.variance[list(side)].sum() for side in sides])
        count = np.array([len(side) for side in sides], dtype=np.float64)
        noise = self.noise * (count if self.noisy else np.ones(len(sides)))
        if self.additive:
            return mean, noise, variance
        return mean / count, noise, variance / count**2

    def quality(self, sides: Sides) -> float:
        """Return the draw-limit quality of a game between the sides, in [0, 1]."""
        return draw_limit(*self.sides(sides))

    def odds(self, sides: Sides) -> Odds:
        """Return the chances of a game between the sides."""
        if self.odds_of is not None:
            return self.odds_of(sides)
        mean, noise, variance = self.sides(sides)
        total = noise + variance
        if len(mean) == 2:
            win = cdf(float(mean[0] - mean[1]) / math.sqrt(float(total.sum())))
            return Odds((win, 1.0 - win), 0.0, (win, 1.0 - win))
        first = tuple(first_chances(mean[None, :], np.sqrt(total)[None, :])[0].tolist())
        return Odds(first, 0.0, first)


def strengths(engine: Engine, belief: Belief, params: Any, *, nu: float = 0.0) -> Strengths:
    """Return what an engine believes of the players of *belief* and how it adds them up."""
    n = len(belief.mean)
    if n < 2:
        return Strengths(belief.mean, np.nan_to_num(belief.deviation, nan=0.0) ** 2, 1.0)
    mean, noise, variance = engine.sides(belief, params, [[(i, 1.0)] for i in range(n)])
    additive = noisy = False
    if n >= 3:
        two, loud, wide = engine.sides(belief, params, [[(0, 1.0), (1, 1.0)], [(2, 1.0)]])
        total, spread = mean[0] + mean[1], variance[0] + variance[1]
        as_sum = abs(two[0] - total) + abs(wide[0] - spread)
        as_mean = abs(two[0] - total / 2) + abs(wide[0] - spread / 4)
        additive, noisy = bool(as_sum < as_mean), bool(loud[0] > 1.5 * noise[0])

    def odds_of(sides: Sides) -> Odds:
        lineup = [[(player, 1.0) for player in side] for side in sides]
        return engine.odds(belief, params, lineup, nu=nu)

    return Strengths(mean, variance, float(noise[0]), additive, noisy, odds_of)


def plain_strengths(mean: Floats, deviation: Floats, noise: float | None = None) -> Strengths:
    """Return strengths from ratings alone; *noise* is the variance of a performance.

    Without *noise*: that of the logistic with 400 points for 10 : 1.
    """
    variance = np.nan_to_num(deviation, nan=0.0) ** 2
    return Strengths(mean, variance, logistic_noise(LOGISTIC) ** 2 if noise is None else noise)
