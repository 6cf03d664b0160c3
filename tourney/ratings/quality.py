"""Match quality: the chance of a draw relative to the best possible, in the limit of no draw margin.

Herbrich, Minka and Graepel (2006): q = sqrt(det(A N A^T) / det(A V A^T)) exp(-m^T A^T (A V A^T)^-1
A m / 2), with A the differences of neighbouring sides, N the diagonal of performance noise, V of noise
and uncertainty. For these differences det(A D A^T) = prod(d) sum(1 / d) and the quadratic form is the
precision-weighted spread of the means, so that any number of sides costs a sum.
"""

from __future__ import annotations

import math

import numpy as np

from tourney.ratings.base import Floats


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
