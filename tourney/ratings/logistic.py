"""What the engines on a logistic scale answer alike: odds, qualities, conservative ratings.

A rating difference of one unit means odds of e to 1, so many points as ``points(params)`` says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from tourney.ratings import ranking
from tourney.ratings.base import Belief, Floats, Lineup, Odds
from tourney.ratings.predict import logistic_odds, logistic_pairs
from tourney.ratings.quality import draw_limit, logistic_information, logistic_noise, pair_matrix
from tourney.ratings.reduction import lineup_sides


class Logistic(ABC):
    """The half of an engine that looks at beliefs, in the terms of ``base.Engine``.

    Without a deviation all variances are 0. Teams count by the weighted mean of ``reduction.py``.
    """

    has_deviation: bool

    @abstractmethod
    def points(self, params: Any) -> float:
        """Return the rating points of one natural unit."""

    def sides(self, belief: Belief, params: Any, lineup: Lineup) -> tuple[Floats, Floats, Floats]:
        """Return mean, noise and variance of each side; one side's noise is that of one player."""
        mean, variance = lineup_sides(belief, lineup)
        if not self.has_deviation:
            variance = np.zeros(len(mean))
        return mean, np.full(len(mean), logistic_noise(self.points(params)) ** 2), variance

    def odds(self, belief: Belief, params: Any, lineup: Lineup, *, nu: float = 0.0) -> Odds:
        """Return the chances on neutral ground, with g of both sides' deviations."""
        mean, _, variance = self.sides(belief, params, lineup)
        return logistic_odds(mean, variance, self.points(params), nu)

    def quality(self, belief: Belief, params: Any, lineup: Lineup) -> float:
        """Return the draw-limit quality."""
        return draw_limit(*self.sides(belief, params, lineup))

    def pair_quality(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) qualities of singles."""
        return pair_matrix(belief.mean, self._variance(belief), logistic_noise(self.points(params)))

    def pair_expected(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) expected scores of singles."""
        return logistic_pairs(belief.mean, self._variance(belief), self.points(params))

    def pair_information(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) information of singles."""
        variance = self._variance(belief) if self.has_deviation else None
        return logistic_information(belief.mean, variance, self.points(params))

    def conservative(self, belief: Belief, params: Any, k: float) -> Floats:
        """Return mean - k * deviation, or the mean where there is no deviation to subtract."""
        del params
        return ranking.conservative(belief.mean, belief.deviation, k)

    def _variance(self, belief: Belief) -> Floats:
        return belief.deviation**2 if self.has_deviation else np.zeros(len(belief.mean))
