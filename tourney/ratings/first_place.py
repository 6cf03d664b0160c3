"""P(first) among many sides with normal performances, by one-dimensional quadrature."""

from __future__ import annotations

import math

import numpy as np

from tourney.ratings.base import Floats
from tourney.ratings.gaussian import ndtr

REACH = 8.5
"""Standard deviations integrated over; outside lie less than 1e-16."""

STEP = 0.25
MOST_NODES = 4001
BLOCK = 2_000_000
"""Elements worked on at once."""


def first_chances(mean: Floats, deviation: Floats) -> Floats:
    """Return each side's chance of the highest performance, (G, M), for G games of M sides.

    P_i is the integral of phi(u) times the product over j of Phi((m_i + s_i u - m_j) / s_j). The
    trapezoidal rule converges exponentially for such integrands; the step shrinks with the ratio of
    the largest to the smallest deviation. Normalised, so that each game sums to 1; exact to 1e-9
    where no deviation is less than a hundredth of another.
    """
    games, m = mean.shape
    ratio = float((deviation.max(axis=1) / deviation.min(axis=1)).max()) if games else 1.0
    n = min(MOST_NODES, 1 + 2 * math.ceil(REACH / min(STEP, 0.6 / ratio)))
    u = np.linspace(-REACH, REACH, n)
    weight = np.exp(-0.5 * u * u)
    result = np.empty((games, m))
    block = max(1, BLOCK // (n * m))
    for low in range(0, games, block):
        part = slice(low, low + block)
        mu, sd = mean[part], deviation[part]
        for i in range(m):
            x = mu[:, i, None] + sd[:, i, None] * u
            product = np.broadcast_to(weight, x.shape)
            others = [j for j in range(m) if j != i]
            z = (x[:, None, :] - mu[:, others, None]) / sd[:, others, None]
            product = product * np.prod(ndtr(z), axis=1)
            result[part, i] = product.sum(axis=1)
    total = result.sum(axis=1, keepdims=True)
    return np.asarray(result / total)
