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
from tourney.ratings.gaussian import SQRT_2, SQRT_2PI, draw, win

NOT_CONVERGED = QT_TRANSLATE_NOOP("Errors", "The ratings of a game with {sides} sides do not settle.")

SETTLED = 1e-8
"""Largest change of a message in a sweep, relative to its scale, that counts as settled in ``dense``.

A sweep divides the error by ten or more, so that what is left is below 1e-9.
"""

PATIENT = 10
"""Sweeps of a chain within which a fast descent is trusted, and stopped as other programs stop it."""

CLOSE = 1e-4 * 25.0 / 6.0
"""Change of a difference's natural mean and root precision, in units of beta, that ends a fast descent.

What is left then is below 1e-9 of the means; a slow descent goes on to ``CLOSEST``.
"""

CLOSEST = 1e-8
NOISE = 1e-11
"""Changes relative to the precision that are rounding."""

DEEP = -8.0
"""Leads above it have enough digits in closed form."""

SWEEPS = 2000

MINUS_ROOT = -1.0 / SQRT_2

LEAST = 1e-15
"""Stands for no variance at all: after a draw without margin the difference is known to be 0."""

Likelihoods = tuple[list[float], list[float]]
Comparison = tuple[int, int, float, bool]
"""Better side, other side, margin, drawn."""


def chain(
    m: list[float], v: list[float], margins: list[float], drawn: list[bool], unit: float
) -> Likelihoods:
    """Compare each side with the next only; sides stand in order of finish.

    m, v : means and variances of the performances; margins, drawn : one per neighbouring pair;
    unit : the scale of performances, by which to judge what is small.

    Comparison k is between sides k and k + 1. Sweeps down the order refresh what a side knows from the
    comparisons above it, ``wa, ma`` (variance and mean, relative to m), sweeps up what it knows from
    below, ``wb, mb``.
    """
    n = len(m) - 1
    prior = [1.0 / x for x in v]
    leads = [x - y - margin for (x, y), margin in zip(pairwise(m), margins, strict=True)]
    wa, ma, wb, mb = v[:-1], [0.0] * n, v[1:], [0.0] * n
    pis, taus = [0.0] * n, [0.0] * n
    sqrt, exp, erfc, half = math.sqrt, math.exp, math.erfc, 0.5 * SQRT_2PI
    down, up = range(1, n), range(n - 1, 0, -1)
    forth = prior[1:], leads, margins, drawn
    back = tuple(column[::-1] for column in (prior[:n], leads, margins, drawn))
    if n == 1:
        pis[0], taus[0] = _difference(v[0], v[1], leads[0], margins[0], drawn[0])
    old_wide, old_mean, settled = wb[0], mb[0], n == 1
    for count in range(SWEEPS):
        if settled:
            break
        close = (CLOSE if count < PATIENT else CLOSEST) / unit
        closer = close * close
        settled = True
        old_wide, old_mean = wb[0], mb[0]
        va, mean_a = wa[0], ma[0]
        for k, vb, mean_b, tau_before, pi_before, known, lead, margin, tied in zip(
            down, wb, mb, taus, pis, *forth, strict=False
        ):
            spread = va + vb
            c = sqrt(spread)
            gap = mean_a - mean_b + lead
            z = gap / c
            if z > DEEP and not tied:
                shift = exp(-0.5 * z * z) / (half * erfc(z * MINUS_ROOT))
                w = shift * (shift + z)
                rest = 1.0 - w
            else:
                shift, w, rest = _tie(z, margin / c) if tied else win(z)
            pi = 1.0 / (spread * rest)
            shift *= c
            tau = pi * (gap + shift + margin)
            if settled:
                noise = NOISE * pi
                step = abs(tau - tau_before)
                if step > close + noise * c or abs(pi - pi_before) > closer + noise:
                    settled = False
            rest = va + vb * rest
            total = known * rest + w
            wa[k] = va = rest / total
            ma[k] = mean_a = (w * mean_b - shift) / total
            k -= 1
            pis[k], taus[k] = pi, tau
        vb, mean_b = wb[n - 1], mb[n - 1]
        columns = (reversed(column) for column in (wa, ma, taus, pis))
        for k, va, mean_a, tau_before, pi_before, known, lead, margin, tied in zip(
            up, *columns, *back, strict=False
        ):
            spread = va + vb
            c = sqrt(spread)
            gap = mean_a - mean_b + lead
            z = gap / c
            if z > DEEP and not tied:
                shift = exp(-0.5 * z * z) / (half * erfc(z * MINUS_ROOT))
                w = shift * (shift + z)
                rest = 1.0 - w
            else:
                shift, w, rest = _tie(z, margin / c) if tied else win(z)
            pi = 1.0 / (spread * rest)
            shift *= c
            tau = pi * (gap + shift + margin)
            if settled:
                noise = NOISE * pi
                step = abs(tau - tau_before)
                if step > close + noise * c or abs(pi - pi_before) > closer + noise:
                    settled = False
            pis[k], taus[k] = pi, tau
            rest = vb + va * rest
            total = known * rest + w
            wb[k - 1] = vb = rest / total
            mb[k - 1] = mean_b = (w * mean_a + shift) / total
    else:
        raise TourneyError("not-converged", NOT_CONVERGED(sides=n + 1))
    above, below = (wa, ma, old_wide, old_mean), (wb, mb)
    gaps = m[0] - m[1], m[-2] - m[-1]
    return _combined(v, prior, above, below, (pis, taus), gaps)


def _combined(
    v: list[float],
    prior: list[float],
    above: tuple[list[float], list[float], float, float],
    below: tuple[list[float], list[float]],
    differences: tuple[list[float], list[float]],
    gaps: tuple[float, float],
) -> Likelihoods:
    """Return what the comparisons around each side tell of it.

    above, below : what the sides know from above and below, as in ``chain``; after the former, what side 1
    knew from below when comparison 0 was last looked at. differences : precision and natural mean of each.
    gaps : the first and the last before the game.
    """
    wa, ma, old_wide, old_mean = above
    wb, mb = below
    pis, taus = differences
    # what a comparison says is what is known of its difference, less what its sides knew before
    per_spread = 1.0 / (v[0] + old_wide)
    p = pis[0] - per_spread
    scale = 1.0 / (1.0 + p * wb[0])
    precision = [p * scale]
    push = [(taus[0] - pis[0] * gaps[0] + old_mean * per_spread + p * mb[0]) * scale]
    for k in range(1, len(pis)):
        higher, lower = 1.0 / wa[k], 1.0 / wb[k - 1]
        precision.append(higher + lower - 2.0 * prior[k])
        push.append(ma[k] * higher + mb[k - 1] * lower)
    per_spread = 1.0 / (wa[-1] + v[-1])
    p = pis[-1] - per_spread
    scale = 1.0 / (1.0 + p * wa[-1])
    precision.append(p * scale)
    push.append((p * ma[-1] - taus[-1] + pis[-1] * gaps[1] + ma[-1] * per_spread) * scale)
    return precision, push


def _difference(va: float, vb: float, lead: float, margin: float, drawn: bool) -> tuple[float, float]:
    """Return what one comparison alone tells of a difference: precision, and precision times mean."""
    spread = va + vb
    c = math.sqrt(spread)
    z = lead / c
    shift, _, rest = _cut(z, margin / c, drawn)
    pi = 1.0 / (spread * rest)
    return pi, pi * (c * (z + shift) + margin)


def _cut(z: float, margin: float, drawn: bool) -> tuple[float, float, float]:
    """Return the cut of a win or draw whose lead over the margin is z."""
    return _tie(z, margin) if drawn else win(z)


def _tie(z: float, margin: float) -> tuple[float, float, float]:
    """Return the cut of a draw, never to a single point."""
    shift, w, rest = draw(z + margin, margin)
    return shift, w, rest if rest > LEAST else LEAST


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
