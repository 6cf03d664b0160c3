"""P(first) among many sides with normal performances, by one-dimensional quadrature."""

from __future__ import annotations

import math

import numpy as np

from tourney.ratings.base import Floats
from tourney.ratings.gaussian import density_and_ndtr, ndtr

REACH = 7.0
"""Standard deviations integrated over; outside lie less than 2e-12."""

CROWDS = ((2, 4.85), (4, 3.1), (8, 1.88), (16, 0.93))
"""So many sides are all so many deviations below their means, or worse, with a chance of 1e-12."""

STEP = 0.8
"""Distance of the nodes for two sides, in the smallest deviation of a game."""

MOST_NODES = 4001
BLOCK = 30_000
"""Elements worked on at once: they stay in the cache."""


def first_chances(mean: Floats, deviation: Floats) -> Floats:
    """Return each side's chance of the highest performance, (G, M), for G games of M sides.

    P_i is the integral over x of side i's density times the product over the others of
    Phi((x - m_j) / s_j). The trapezoidal rule converges exponentially for such integrands. Normalised,
    so that each game sums to 1; exact to 1e-9 unless one deviation is a hundredth of another.
    """
    games, m = mean.shape
    if not games:
        return np.empty((0, m))
    low = (mean - REACH * deviation).max(axis=1)  # below it somebody has certainly passed
    for crowd, reach in CROWDS:
        if crowd <= m:
            least = mean - reach * deviation
            least.partition(m - crowd, axis=1)
            np.maximum(low, least[:, m - crowd], out=low)
    high = (mean + REACH * deviation).max(axis=1)
    # the best of m equals is spread by at least 1 / sqrt(1 + 1.2 ln m) of one's deviation
    step = STEP / math.sqrt(1.0 + 1.2 * math.log(m))
    nodes = np.ceil(2.0 + (high - low) / (step * deviation.min(axis=1)))
    if float(nodes.max()) > MOST_NODES:
        return _around_each(mean, deviation)
    result = np.empty((games, m))
    order = np.argsort(nodes)  # games of like size share a block
    block = max(1, BLOCK // (int(nodes.max()) * m))
    for begin in range(0, games, block):
        part = order[begin : begin + block]
        grid = np.linspace(0.0, 1.0, int(nodes[part].max()))
        inverse = 1.0 / deviation[part].T
        # z of side i at node x, as (M, G, N)
        z = (low[part] - mean[part].T)[:, :, None] + (high - low)[part, None] * grid
        z *= inverse[:, :, None]
        density, below = density_and_ndtr(z)
        density *= _others(below)
        result[part] = (density.sum(axis=2) * inverse).T
    return np.asarray(result / result.sum(axis=1, keepdims=True))


def _others(below: Floats) -> Floats:
    """Return the products over all other sides, (M, G, N), without dividing by what may be 0."""
    product = np.ones_like(below)
    for i in range(1, len(below)):
        np.multiply(product[i - 1], below[i - 1], out=product[i])
    after = below[-1].copy()
    for i in range(len(below) - 2, -1, -1):
        product[i] *= after
        after *= below[i]
    return product


def _around_each(mean: Floats, deviation: Floats) -> Floats:
    """Integrate around each side's own mean, for gaps that one common grid could not span."""
    games, m = mean.shape
    ratio = float((deviation.max(axis=1) / deviation.min(axis=1)).max())
    n = min(MOST_NODES, 1 + 2 * math.ceil(REACH / min(STEP, 0.6 / ratio)))
    u = np.linspace(-REACH, REACH, n)
    weight = np.exp(-0.5 * u * u)
    result = np.empty((games, m))
    for game in range(games):
        mu, sd = mean[game], deviation[game]
        for i in range(m):
            z = (mu[i] + sd[i] * u[None, :] - mu[:, None]) / sd[:, None]
            z[i] = np.inf
            result[game, i] = float(weight @ np.prod(ndtr(z), axis=0))
    return np.asarray(result / result.sum(axis=1, keepdims=True))
