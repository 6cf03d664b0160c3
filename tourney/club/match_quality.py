"""How good a game would be, in the meaning the club chose: the draw limit, or P(|d| <= epsilon).

Both are told from 0 to 1 as a share of the best there is: equals whose ratings are certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import numpy as np

from tourney.club.engine_choice import CLOSE, EngineChoice
from tourney.ratings.base import Belief, Engine, Floats
from tourney.ratings.quality import closeness, pair_closeness

Sides = Sequence[Sequence[tuple[int, float]]]
"""Sides of a game to come: (index in the belief, share of the game) of each member."""


def quality(choice: EngineChoice, belief: Belief, sides: Sides) -> float:
    """Return the match quality of a game; of more than two sides P(|d| <= epsilon) is the mean over pairs."""
    engine, params = choice.engine, choice.params
    if choice.measure != CLOSE:
        return float(engine.quality(belief, params, sides))
    pairs = list(combinations(sides, 2))
    return sum(_close(choice, belief, pair) for pair in pairs) / len(pairs)


def _close(choice: EngineChoice, belief: Belief, sides: Sides) -> float:
    engine, params = choice.engine, choice.params
    best = closeness(engine, _certain_equals(engine, belief), params, sides)
    return min(1.0, closeness(engine, belief, params, sides) / best) if best > 0.0 else 0.0


def pair_qualities(choice: EngineChoice, belief: Belief) -> Floats:
    """Return the (n, n) qualities of singles, 0 on the diagonal."""
    engine, params = choice.engine, choice.params
    n = len(belief.mean)
    if choice.measure != CLOSE or n < 2:
        return engine.pair_quality(belief, params)
    best = closeness(engine, _certain_equals(engine, belief), params, [[(0, 1.0)], [(1, 1.0)]])
    chances = pair_closeness(engine, belief, params)
    return np.minimum(chances / best, 1.0) if best > 0.0 else np.zeros((n, n))


def _certain_equals(engine: Engine, belief: Belief) -> Belief:
    """Return the same players as equals whose ratings are certain."""
    deviation = np.zeros_like(belief.deviation) if engine.has_deviation else belief.deviation
    return replace(belief, mean=np.zeros_like(belief.mean), deviation=deviation)
