"""Match quality: the chance of a draw relative to the best possible, in the limit of no draw margin.

Herbrich, Minka and Graepel (2006): q = sqrt(det(A N A^T) / det(A V A^T)) exp(-m^T A^T (A V A^T)^-1
A m / 2), with A the differences of neighbouring sides, N the diagonal of performance noise, V of noise
and uncertainty. For these differences det(A D A^T) = prod(d) sum(1 / d) and the quadratic form is the
precision-weighted spread of the means, so that any number of sides costs a sum.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Belief, Engine, Floats, Lineup
from tourney.ratings.gamelog import from_columns
from tourney.ratings.gaussian import cdf, ndtr
from tourney.ratings.predict import expit, g
from tourney.ratings.reduction import check_lineup

TWO_SIDES = QT_TRANSLATE_NOOP("Errors", "This chance is defined for two sides only.")


def logistic_noise(scale: float) -> float:
    """Return the noise of one side's performance, as a deviation, for a logistic of this scale.

    The difference of two such sides has the deviation of the logistic, scale * pi / sqrt(3).
    """
    return scale * math.pi / math.sqrt(3.0) / math.sqrt(2.0)


def draw_limit(mean: Floats, noise: Floats, variance: Floats) -> float:
    """Return the quality of a game between M sides, in [0, 1].

    mean, noise, variance : (M,)
        Of the sides: mean, variance of the performance (> 0), variance of the belief.
    """
    total = noise + variance
    centre = mean - mean.mean()
    precision = 1.0 / total
    centre = centre - (precision @ centre) / precision.sum()
    spread = float(precision @ centre**2)
    log_ratio = float(np.sum(np.log(noise) - np.log(total)))
    log_ratio += math.log(float((1.0 / noise).sum())) - math.log(float(precision.sum()))
    return min(1.0, math.exp(0.5 * (log_ratio - spread)))


def pair_matrix(mean: Floats, variance: Floats, noise: float) -> Floats:
    """Return the (n, n) qualities of singles, 0 on the diagonal.

    *noise* is the deviation of one player's performance.
    """
    both = 2.0 * noise**2
    total = both + variance[:, None] + variance[None, :]
    gap = mean[:, None] - mean[None, :]
    quality = np.sqrt(both / total) * np.exp(-0.5 * gap**2 / total)
    np.fill_diagonal(quality, 0.0)
    return np.asarray(quality)


def within(gap: float, deviation: float, margin: float) -> float:
    """Return P(|d| <= margin) of a difference of performances with this mean and deviation."""
    near = -abs(gap)
    return cdf((margin + near) / deviation) - cdf((near - margin) / deviation)


def closeness(
    engine: Engine, belief: Belief, params: Any, lineup: Lineup, margin: float | None = None
) -> float:
    """Return the chance that two sides' performances end within *margin* of each other.

    The other meaning of match quality. Without *margin*: the engine's own draw margin, or a tenth of
    one player's noise where it has none.

    Raises
    ------
    TourneyError
        "bad-lineup"; also for more than two sides.
    """
    mean, noise, variance = engine.sides(belief, params, lineup)
    if len(mean) != 2:
        raise TourneyError("bad-lineup", TWO_SIDES, field="lineup")
    limit = _margin(params, sum(len(side) for side in lineup), float(noise[0])) if margin is None else margin
    return within(float(mean[0] - mean[1]), math.sqrt(float((noise + variance).sum())), limit)


def pair_closeness(engine: Engine, belief: Belief, params: Any, margin: float | None = None) -> Floats:
    """Return the (n, n) chances of ``closeness`` for singles, 0 on the diagonal."""
    n = len(belief.mean)
    if n < 2:
        return np.zeros((n, n))
    _, noise, _ = engine.sides(belief, params, [[(0, 1.0)], [(1, 1.0)]])
    limit = _margin(params, 2, float(noise[0])) if margin is None else margin
    own = np.nan_to_num(belief.deviation, nan=0.0) ** 2
    total = np.sqrt(own[:, None] + own[None, :] + 2.0 * noise[0])
    near = -np.abs(belief.mean[:, None] - belief.mean[None, :])
    chance = ndtr((limit + near) / total) - ndtr((near - limit) / total)
    np.fill_diagonal(chance, 0.0)
    return np.asarray(chance)


def _margin(params: Any, heads: int, noise: float) -> float:
    own = getattr(params, "margin", None)
    return float(own(heads)) if own is not None else 0.1 * math.sqrt(noise)


def logistic_information(mean: Floats, variance: Floats | None, scale: float) -> Floats:
    """Return the (n, n) information of singles on a logistic scale.

    With variances, half the logarithms of how much a game divides both of them (Glickman 1999); without,
    E (1 - E).
    """
    gap = (mean[:, None] - mean[None, :]) / scale
    if variance is None:
        total = expit(gap) * expit(-gap)
    else:
        own = variance / scale**2
        shrink = g(own)
        total = np.zeros_like(gap)
        for mine, rival in ((own[:, None], shrink[None, :]), (own[None, :], shrink[:, None])):
            told = rival**2 * expit(rival * gap) * expit(-rival * gap)
            total = total + 0.5 * np.log1p(told * mine)
    np.fill_diagonal(total, 0.0)
    return np.asarray(total)


def information(
    engine: Engine, belief: Belief, params: Any, lineup: Lineup, *, nu: float = 0.0, day: int = 0
) -> float:
    """Return the expected drop in the sum of log deviations over the possible results of a game.

    Each result is rated from *belief* as it is, no time passing. Engines without deviation: E (1 - E)
    of the first side. More than two sides: the mean over the pairs of sides.
    """
    check_lineup(lineup, len(belief.mean))
    if len(lineup) > 2:
        pairs = [(a, b) for i, a in enumerate(lineup) for b in lineup[i + 1 :]]
        parts = [information(engine, belief, params, pair, nu=nu, day=day) for pair in pairs]
        return sum(parts) / len(parts)
    odds = engine.odds(belief, params, lineup, nu=nu)
    if not engine.has_deviation or engine.is_batch:
        return odds.expected[0] * odds.expected[1]
    members = [member for side in lineup for member in side]
    players = np.array([player for player, _ in members])
    start = replace(belief, last_day=np.full(len(belief.mean), float(day)))
    total = 0.0
    for chance, ranks in ((odds.win[0], (0, 1)), (odds.draw, (0, 0)), (odds.win[1], (1, 0))):
        if chance <= 0.0:
            continue
        log = from_columns(
            day=[day],
            game_side=[0, 2],
            rank=ranks,
            side_player=np.cumsum([0, *(len(side) for side in lineup)]),
            player=players,
            weight=[w for _, w in members],
            n_players=len(belief.mean),
        )
        after = engine.replay(log, params, start=start).final.deviation
        total += chance * float(np.log(belief.deviation[players] / after[players]).sum())
    return total
