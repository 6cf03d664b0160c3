"""Expectation propagation over the sides of one game (Minka 2001; Herbrich, Minka and Graepel 2006).

Sides have performances t_s ~ N(m_s, V_s). Each comparison says t_i - t_j > margin, or, for a draw,
|t_i - t_j| <= margin. What comes back is the likelihood of each side's performance as a Gaussian in
natural form: precision, and precision times mean, relative to the side's own prior mean.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.gaussian import SQRT_2, SQRT_2PI, TAIL, draw, win

NOT_CONVERGED = QT_TRANSLATE_NOOP("Errors", "The ratings of a game with {sides} sides do not settle.")

SETTLED = 1e-8
"""Largest change of a message in a sweep, relative to its scale, that counts as settled.

A sweep divides the error by ten or more, so that what is left is below 1e-9.
"""

SWEEPS = 2000

LEAST = 1e-15
"""Stands for no variance at all: after a draw without margin the difference is known to be 0."""

Likelihoods = tuple[list[float], list[float]]
Comparison = tuple[int, int, float, bool]
"""Better side, other side, margin, drawn."""


def chain(m: list[float], v: list[float], margins: list[float], drawn: list[bool]) -> Likelihoods:
    """Compare each side with the next only; sides stand in order of finish.

    m, v : means and variances of the performances; margins, drawn : one per neighbouring pair.

    Sweeps down the order need the messages downwards only, sweeps up the others; ``wa, ma`` are what a
    side knows without the comparison below it, ``wb, mb`` without the one above.
    """
    n = len(m) - 1
    prior = [1.0 / x for x in v]
    leads = [x - y - margin for (x, y), margin in zip(pairwise(m), margins, strict=True)]
    wa, ma, wb, mb = v[:-1], [0.0] * n, v[1:], [0.0] * n
    down_p, down_t, up_p, up_t = [0.0] * n, [0.0] * n, [0.0] * n, [0.0] * n
    sqrt, exp, erfc, half = math.sqrt, math.exp, math.erfc, 0.5 * SQRT_2PI
    down, up = range(n - 1), range(n - 1, -1, -1)
    for _ in range(SWEEPS):
        for k in down:
            va, vb = wa[k], wb[k]
            spread = va + vb
            c = sqrt(spread)
            gap = ma[k] - mb[k]
            z = (gap + leads[k]) / c
            if TAIL < z < 30.0 and not drawn[k]:
                shift = exp(-0.5 * z * z) / (half * erfc(-z / SQRT_2))
                w = shift * (shift + z)
                rest = 1.0 - w
            else:
                shift, w, rest = _cut(z, margins[k] / c, drawn[k])
            p = w / (spread * rest)
            scale = 1.0 / (1.0 + p * va)
            down_p[k] = told = p * scale
            down_t[k] = push = (p * mb[k] - shift / (c * rest)) * scale
            wa[k + 1] = wide = 1.0 / (prior[k + 1] + told)
            ma[k + 1] = push * wide
        unsettled = False
        for k in up:
            va, vb = wa[k], wb[k]
            spread = va + vb
            c = sqrt(spread)
            gap = ma[k] - mb[k]
            z = (gap + leads[k]) / c
            if TAIL < z < 30.0 and not drawn[k]:
                shift = exp(-0.5 * z * z) / (half * erfc(-z / SQRT_2))
                w = shift * (shift + z)
                rest = 1.0 - w
            else:
                shift, w, rest = _cut(z, margins[k] / c, drawn[k])
            p = w / (spread * rest)
            scale = 1.0 / (1.0 + p * vb)
            told = p * scale
            push = (p * ma[k] + shift / (c * rest)) * scale
            step, sure = (push - up_t[k]) * c, (told - up_p[k]) * spread
            if not (-SETTLED < step < SETTLED and -SETTLED < sure < SETTLED):
                unsettled = True
            up_p[k], up_t[k] = told, push
            if k == n - 1:
                scale = 1.0 / (1.0 + p * va)
                down_p[k], down_t[k] = p * scale, (p * mb[k] - shift / (c * rest)) * scale
            if k:
                wb[k - 1] = wide = 1.0 / (prior[k] + told)
                mb[k - 1] = push * wide
        if n == 1 or not unsettled:
            break
    else:
        raise TourneyError("not-converged", NOT_CONVERGED(sides=n + 1))
    precision = [up_p[0], *(down_p[k - 1] + up_p[k] for k in range(1, n)), down_p[n - 1]]
    push_of = [up_t[0], *(down_t[k - 1] + up_t[k] for k in range(1, n)), down_t[n - 1]]
    return precision, push_of


def _cut(z: float, margin: float, drawn: bool) -> tuple[float, float, float]:
    """Return the cut of a win or draw whose lead over the margin is z."""
    if not drawn:
        return win(z)
    shift, w, rest = draw(z + margin, margin)
    return shift, w, max(rest, LEAST)


def _site(m: float, v: float, margin: float, drawn: bool) -> tuple[float, float]:
    """Return precision and precision times mean of one comparison's factor on the difference."""
    c = math.sqrt(v)
    if drawn:
        shift, w, rest = draw(m / c, margin / c)
    else:
        shift, w, rest = win((m - margin) / c)
    rest = max(rest, LEAST)
    p = w / (v * rest)
    return p, p * m + shift / (c * rest)


def dense(m: list[float], v: list[float], comparisons: list[Comparison]) -> Likelihoods:
    """Compare any pairs of sides, on the full covariance; independent of the order of listing."""
    n = len(m)
    mean, covariance = np.zeros(n), np.diag(np.array(v))
    p = [0.0] * len(comparisons)
    t = [0.0] * len(comparisons)
    for _ in range(SWEEPS):
        change = 0.0
        for f, (i, j, margin, drawn) in enumerate(comparisons):
            column = covariance[:, i] - covariance[:, j]
            s = float(column[i] - column[j])
            here = float(mean[i] - mean[j])
            cavity_p = max(1.0 / s - p[f], 1e-300)
            cavity_m = (here / s - t[f]) / cavity_p
            gap = m[i] - m[j]
            site_p, site_t = _site(cavity_m + gap, 1.0 / cavity_p, margin, drawn)
            new_t = site_t - site_p * gap
            step_p, step_t = site_p - p[f], new_t - t[f]
            scale = 1.0 / (1.0 + step_p * s)
            mean = mean + column * ((step_t - step_p * here) * scale)
            covariance = covariance - np.outer(column, column * (step_p * scale))
            change = max(change, abs(step_p) / cavity_p, abs(step_t) / math.sqrt(cavity_p))
            p[f], t[f] = site_p, new_t
        if change < SETTLED:
            break
    else:
        raise TourneyError("not-converged", NOT_CONVERGED(sides=n))
    posterior_v = np.diag(covariance)
    prior = 1.0 / np.array(v)
    precision = np.maximum(1.0 / posterior_v - prior, 0.0)
    return precision.tolist(), (mean / posterior_v).tolist()


def all_pairs(ranks: list[int], heads: list[int], margin_of_heads: dict[int, float]) -> list[Comparison]:
    """Return the comparisons that treat ties alike: all pairs within and between neighbouring groups."""
    order = sorted(set(ranks))
    groups = [[s for s, rank in enumerate(ranks) if rank == place] for place in order]
    found: list[Comparison] = []
    for number, group in enumerate(groups):
        for index, i in enumerate(group):
            for j in group[index + 1 :]:
                found.append((i, j, margin_of_heads[heads[i] + heads[j]], True))
        if number + 1 < len(groups):
            for i in group:
                for j in groups[number + 1]:
                    found.append((i, j, margin_of_heads[heads[i] + heads[j]], False))
    return found
