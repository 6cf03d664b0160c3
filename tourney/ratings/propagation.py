"""Expectation propagation over the sides of one game (Minka 2001; Herbrich, Minka and Graepel 2006).

Sides have performances t_s ~ N(m_s, V_s). Each comparison says t_i - t_j > margin, or, for a draw,
|t_i - t_j| <= margin. What comes back is the likelihood of each side's performance as a Gaussian in
natural form: precision, and precision times mean, relative to the side's own prior mean.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise, repeat

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Floats, Ints
from tourney.ratings.gaussian import SQRT_2, SQRT_2PI, Cut, draw, win

NOT_CONVERGED = QT_TRANSLATE_NOOP("Errors", "The ratings of a game with {sides} sides do not settle.")

SETTLED = 1e-10
"""What may be left to move, relative: of a variance, or of a mean in deviations."""

PATIENT = 50
"""Sweeps after which a change is forgiven that may be rounding."""

ROUNDING = 1e-14

DEEP = -8.0
"""Leads above it have enough digits in closed form."""

SWEEPS = 2000

NEVER = math.inf

WIDE = 0.05
"""Margins in deviations above it leave enough digits to differences."""

NO_TIE = -1.0
"""Stands for the margin of a tie where somebody won."""

MINUS_ROOT = -1.0 / SQRT_2

CAVITY = 1e-12
"""Least share of a difference's precision that is taken to come from elsewhere; below it is rounding."""

FORGIVEN = 1e-8
"""Largest change of a sweep that may be rounding, in ``dense``."""

TRIES = 12
"""Sweeps without a smaller change after which ``dense`` gives up."""

LEAST = 1e-15
"""Stands for no variance at all: after a draw without margin the difference is known to be 0."""

Likelihoods = tuple[list[float], list[float]]
Comparison = tuple[int, int, float, bool]
"""Better side, other side, margin, drawn."""


def chain(m: list[float], v: list[float], margins: list[float], drawn: list[bool]) -> Likelihoods:
    """Compare each side with the next only; sides stand in order of finish.

    m, v : means and variances of the performances; margins, drawn : one per neighbouring pair.

    Comparison k is between sides k and k + 1. Sweeps down the order refresh what a side knows from the
    comparisons above it, ``wa, ma`` (variance and mean, relative to m), sweeps up what it knows from
    below, ``wb, mb``; down and up again until what no comparison moves by more than ``_limits`` allow.
    """
    n = len(m) - 1
    prior = [1.0 / x for x in v]
    leads = [x - y - margin for (x, y), margin in zip(pairwise(m), margins, strict=True)]
    ties = [margin if tied else NO_TIE for margin, tied in zip(margins, drawn, strict=True)]
    exact = [NEVER if tied else DEEP for tied in drawn]
    wa, ma, wb, mb = v[:-1], [0.0] * n, v[1:], [0.0] * n
    sqrt, exp, erfc, half, minus_root = math.sqrt, math.exp, math.erfc, 0.5 * SQRT_2PI, MINUS_ROOT
    down, up = range(1, n), range(n - 2, -1, -1)
    forth = prior[1:], leads, exact
    back = tuple(column[::-1] for column in (prior[:n], leads, exact))
    swept = n == 1
    for limit in _limits(leads, v):
        settled = True
        va, mean_a = wa[0], ma[0]
        for k, vb, mean_b, known, lead, least in zip(down, wb, mb, *forth):  # noqa: B905
            z = (mean_a - mean_b + lead) / (c := sqrt(va + vb))
            if z > least:
                shift = exp(-0.5 * z * z) / (half * erfc(z * minus_root))
                w = shift * (shift + z)
                rest = va + vb * (1.0 - w)
            else:
                shift, w, rest = _cut(z, c, ties[k - 1])
                rest = va + vb * rest
            scale = 1.0 / (known * rest + w)
            va = rest * scale
            mean_a = (w * mean_b - shift * c) * scale
            if settled and (abs(mean_a - ma[k]) > limit * c or abs(va - wa[k]) > limit * va):
                settled = False
            wa[k], ma[k] = va, mean_a
        if settled and swept:
            break  # the way up would find the same as before
        settled = swept = True
        vb, mean_b = wb[n - 1], mb[n - 1]
        for k, va, mean_a, known, lead, least in zip(up, reversed(wa), reversed(ma), *back):  # noqa: B905
            z = (mean_a - mean_b + lead) / (c := sqrt(va + vb))
            if z > least:
                shift = exp(-0.5 * z * z) / (half * erfc(z * minus_root))
                w = shift * (shift + z)
                rest = vb + va * (1.0 - w)
            else:
                shift, w, rest = _cut(z, c, ties[k + 1])
                rest = vb + va * rest
            scale = 1.0 / (known * rest + w)
            vb = rest * scale
            mean_b = (w * mean_a + shift * c) * scale
            if settled and (abs(mean_b - mb[k]) > limit * c or abs(vb - wb[k]) > limit * vb):
                settled = False
            wb[k] = vb
            mb[k] = mean_b
        if settled:
            break
    else:
        raise TourneyError("not-converged", NOT_CONVERGED(sides=n + 1))
    first = _end(v[0], wb[0], leads[0] - mb[0], ties[0])
    last = _end(v[n], wa[n - 1], leads[n - 1] + ma[n - 1], ties[n - 1])
    precision, push = [first[0]], [first[1]]
    for x, mean_a, y, mean_b, known in zip(wa[1:], ma[1:], wb, mb, prior[1:]):  # noqa: B905
        higher, lower = 1.0 / x, 1.0 / y
        precision.append(higher + lower - 2.0 * known)
        push.append(mean_a * higher + mean_b * lower)
    precision.append(last[0])
    push.append(-last[1])
    return precision, push


def _limits(leads: list[float], v: list[float]) -> Iterator[float]:
    """Yield the change that each pair of sweeps may be stopped at."""
    yield from _schedule()
    yield from repeat(SETTLED + ROUNDING * max(map(abs, leads)) / math.sqrt(min(v)), SWEEPS)


@cache
def _schedule() -> list[float]:
    """Return the limits of the first sweeps, such that about ``SETTLED`` is left to move.

    Each sweep takes off the same share. Whoever comes from 1 to SETTLED in n pairs of sweeps keeps the
    share r = SETTLED^(1 / 2n) of each, and has r / (1 - r) times the last change still to go.
    """
    shares = [SETTLED ** (0.5 / n) for n in range(1, PATIENT + 1)]
    return [SETTLED * (1.0 - share) / share for share in shares]


def _end(own: float, other: float, lead: float, tie: float) -> tuple[float, float]:
    """Return what its only comparison tells the first side: precision, and precision times mean.

    own, other : variances of the side, and of what is known of its neighbour.
    """
    spread = own + other
    c = math.sqrt(spread)
    shift, w, rest = _cut(lead / c, c, tie)
    precision = w / (other + own * rest)
    return precision, shift / c * (1.0 + precision * own)


def _cut(z: float, c: float, tie: float) -> Cut:
    """Return the cut of a comparison whose lead less the margin is z deviations c."""
    return win(z) if tie < 0.0 else _tie(z, tie / c)


def _tie(z: float, margin: float) -> Cut:
    """Return the cut of a draw, never to a single point."""
    t = z + margin
    low = abs(t) - margin
    if margin > WIDE and low < 3.0:  # differences keep enough digits here
        high = low + margin + margin
        near, far = math.exp(-0.5 * low * low), math.exp(-0.5 * high * high)
        mass = 0.5 * SQRT_2PI * (math.erfc(low / SQRT_2) - math.erfc(high / SQRT_2))
        shift = (near - far) / mass
        w = shift * shift + (high * far - low * near) / mass
        return (shift if t < 0.0 else -shift), w, 1.0 - w
    shift, w, rest = draw(t, margin)
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


def dense(m: list[float], v: list[float], comparisons: list[Comparison]) -> Likelihoods | None:
    """Compare any pairs of sides, on the full covariance; independent of the order of listing.

    Where whole steps do not settle, shorter ones may; None where they do not either (ties of many
    across hundreds of deviations, which pin each difference several times over).
    """
    for damping in (1.0, 0.5):
        with suppress(ArithmeticError, ValueError, np.linalg.LinAlgError), np.errstate(all="ignore"):
            found = _settled(m, v, comparisons, damping)
            if found is not None:
                mean, variance = found
                precision = np.maximum(1.0 / variance - 1.0 / np.array(v), 0.0)
                return precision.tolist(), (mean / variance).tolist()
    return None


def _settled(
    m: list[float], v: list[float], comparisons: list[Comparison], damping: float
) -> tuple[Floats, Floats] | None:
    """Return means relative to m and variances after all comparisons, None where they do not settle."""
    n = len(m)
    prior = 1.0 / np.array(v)
    mean, covariance = np.zeros(n), np.diag(np.array(v))
    p = np.zeros(len(comparisons))
    t = np.zeros(len(comparisons))
    first, second = (np.array([comparison[side] for comparison in comparisons]) for side in (0, 1))
    best, tries = math.inf, 0
    for _ in range(SWEEPS):
        before = mean, np.diag(covariance)
        for f, (i, j, margin, drawn) in enumerate(comparisons):
            column = covariance[:, i] - covariance[:, j]
            s = float(column[i] - column[j])
            here = float(mean[i] - mean[j])
            cavity_p = max(1.0 / s - p[f], CAVITY / s)
            cavity_m = (here / s - t[f]) / cavity_p
            gap = m[i] - m[j]
            site_p, site_t = _site(cavity_m + gap, 1.0 / cavity_p, margin, drawn)
            step_p, step_t = damping * (site_p - p[f]), damping * (site_t - site_p * gap - t[f])
            scale = 1.0 / (1.0 + step_p * s)
            mean = mean + column * ((step_t - step_p * here) * scale)
            covariance = covariance - np.outer(column, column * (step_p * scale))
            p[f] += step_p
            t[f] += step_t
        mean, covariance = _posterior(prior, first, second, p, t)
        spread = np.diag(covariance)
        if not (np.isfinite(mean).all() and (spread > 0.0).all()):
            return None
        change = max(
            float((np.abs(mean - before[0]) / np.sqrt(spread)).max()),
            float(np.abs(spread / before[1] - 1.0).max()),
        )
        if change < SETTLED * damping:
            return mean, spread
        if change < 0.9 * best:
            best, tries = change, 0
        elif best < FORGIVEN and tries == TRIES:
            return mean, spread  # it falls no further: what is left is rounding
        else:
            tries += 1
            if tries > TRIES:
                return None
    return None


def _posterior(prior: Floats, first: Ints, second: Ints, p: Floats, t: Floats) -> tuple[Floats, Floats]:
    """Return mean and covariance from the prior's precisions and what each comparison tells."""
    n = len(prior)
    information = np.diag(prior)
    np.add.at(information, (first, first), p)
    np.add.at(information, (second, second), p)
    np.add.at(information, (first, second), -p)
    np.add.at(information, (second, first), -p)
    push = np.bincount(first, weights=t, minlength=n) - np.bincount(second, weights=t, minlength=n)
    covariance = np.linalg.inv(information)
    covariance = 0.5 * (covariance + covariance.T)
    return np.asarray(covariance @ push), covariance


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
