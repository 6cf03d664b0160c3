"""The normal distribution and its truncations, right in the far tails.

``win`` and ``draw`` give v, w and 1 - w of TrueSkill (Herbrich, Minka and Graepel 2006): the shift of
the mean and the shrinking of the variance of a standard normal cut off below, or cut to an interval.
1 - w is computed directly, because w rounds to 1 where it is still needed.
"""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings import mills
from tourney.ratings.base import Floats
from tourney.ratings.erfc import erfc

BAD_MARGIN = QT_TRANSLATE_NOOP(
    "Errors", "A draw margin needs players, and a chance of a draw from 0 to less than 1."
)

SQRT_2 = math.sqrt(2.0)
SQRT_2PI = math.sqrt(2.0 * math.pi)
LOG_SQRT_2PI = 0.5 * math.log(2.0 * math.pi)
TAIL = -4.0
"""Below it V (V + z) would lose digits, and the continued fraction converges fast."""

FAR = 1e3
"""Beyond it the asymptotic series has all digits."""

NARROW = 0.5
"""Widths times decay up to which a few terms of a series have all digits of a draw."""

Cut = tuple[float, float, float]
"""v, w and 1 - w."""


def win(z: float) -> Cut:
    """Return v, w, 1 - w of a standard normal shifted by z and cut off below 0."""
    if z >= TAIL:
        v = math.exp(-0.5 * z * z) / (0.5 * SQRT_2PI * math.erfc(-z / SQRT_2)) if z < 39.0 else 0.0
        w = v * (v + z)
        return v, w, 1.0 - w
    x = -z
    if x > FAR:
        inverse = 1.0 / (x * x)
        excess = (1.0 - inverse * (2.0 - 10.0 * inverse)) / x
        rest = inverse * (1.0 - inverse * (6.0 - 50.0 * inverse))
        return x + excess, 1.0 - rest, rest
    t = _mills_tail(x)
    excess = 1.0 / (x + t)
    rest = excess * t - excess * excess
    return x + excess, 1.0 - rest, rest


def _mills_tail(x: float) -> float:
    """Return 2 / (x + 3 / (x + 4 / (x + ...))), the tail of the continued fraction of Mills' ratio."""
    t = 0.0
    for k in range(10 + int(1500.0 / (x * x)), 1, -1):
        t = k / (x + t)
    return t


def log_cdf(z: float) -> float:
    """Return log Phi(z); 0 where the upper tail is below 1e-60, as a reference of 60 digits has it."""
    if z > 0.0:
        above = 0.5 * math.erfc(z / SQRT_2)
        return math.log1p(-above) if above > 1e-60 else 0.0
    if z >= TAIL:
        return math.log(0.5 * math.erfc(-z / SQRT_2))
    return -0.5 * z * z - LOG_SQRT_2PI - math.log(win(z)[0])


def cdf(z: float) -> float:
    """Return Phi(z)."""
    return 0.5 * math.erfc(-z / SQRT_2)


def draw(t: float, margin: float) -> Cut:
    """Return v, w, 1 - w of a standard normal shifted by t and cut to [-margin, margin]."""
    width = margin + margin
    decay = width * (1.0 + abs(abs(t) - margin))
    if 0.0 < decay <= NARROW:
        shift, rest = _narrow(-t, margin)
        return shift - t, 1.0 - rest, rest
    if width <= 0.0:
        return -t, 1.0, 0.0
    if t > 0.0:
        v, w, rest = draw(-t, margin)
        return -v, w, rest
    a = -margin - t
    if a <= -TAIL and decay > 1.0:
        return _central(a, a + width)
    nodes, weights = _legendre(7 if decay <= 1.0 else 96)
    length = min(width, 50.0 / (1.0 + max(a, 0.0)))
    m0 = m1 = m2 = 0.0
    for node, weight in zip(nodes, weights, strict=True):
        s = length * node
        f = weight * math.exp(-s * (a + 0.5 * s))
        m0 += f
        m1 += f * s
        m2 += f * s * s
    shift = m1 / m0
    rest = max(m2 / m0 - shift * shift, 0.0)
    return a + shift, 1.0 - rest, rest


def _narrow(m: float, q: float) -> tuple[float, float]:
    """Return mean less m, and variance, of a standard normal cut to [m - q, m + q], q small.

    From exp(-m u - u^2 / 2) = sum of He_n(m) (-u)^n / n! (Hermite), term by term.
    """
    x, y = m * m, q * q
    h2 = x - 1.0
    h3 = x - 3.0
    h4 = x * (x - 6.0) + 3.0
    h5 = x * (x - 10.0) + 15.0
    h6 = x * (x * (x - 15.0) + 45.0) - 15.0
    h7 = x * (x * (x - 21.0) + 105.0) - 105.0
    h8 = x * h7 - 7.0 * h6
    h9 = h8 - 8.0 * h7
    mass = 1.0 + y * (h2 / 6.0 + y * (h4 / 120.0 + y * (h6 / 5040.0 + y * (h8 / 362880.0))))
    first = (1.0 / 3.0) + y * (h3 / 30.0 + y * (h5 / 840.0 + y * (h7 / 45360.0 + y * (h9 / 3991680.0))))
    first *= -m * y
    second = h2 / 10.0 + y * (h4 / 168.0 + y * (h6 / 6480.0 + y * (h8 / 443520.0)))
    second = y * (1.0 / 3.0 + y * second)
    shift = first / mass
    return shift, second / mass - shift * shift


def _central(a: float, b: float) -> Cut:
    """Return the cut to [a, b] with a + b >= 0 from differences, where those keep their digits."""
    fa, fb = math.exp(-0.5 * a * a) / SQRT_2PI, math.exp(-0.5 * b * b) / SQRT_2PI
    mass = 0.5 * (math.erfc(a / SQRT_2) - math.erfc(b / SQRT_2))
    v = (fa - fb) / mass
    w = v * v + (b * fb - a * fa) / mass
    return v, w, 1.0 - w


@cache
def _legendre(n: int) -> tuple[list[float], list[float]]:
    """Return Gauss-Legendre nodes and weights on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(n)
    return (0.5 * (nodes + 1.0)).tolist(), (0.5 * weights).tolist()


def ndtr(z: Floats) -> Floats:
    """Return Phi of each element."""
    if np.abs(z).max(initial=0.0) > mills.REACH:
        return 0.5 * erfc(z / -SQRT_2)
    return density_and_ndtr(z)[1]


def density_and_ndtr(z: Floats) -> tuple[Floats, Floats]:
    """Return phi and Phi of each element, none farther below 0 than the table of Mills' ratio reaches."""
    density = z * z
    density *= -0.5
    np.exp(density, out=density)
    density *= 1.0 / SQRT_2PI
    tail = np.abs(z)
    tail = mills.ratio(np.minimum(tail, mills.REACH, out=tail))
    tail *= density
    return density, np.where(z < 0.0, tail, 1.0 - tail)


def win_arrays(z: Floats) -> tuple[Floats, Floats]:
    """Return v and w of ``win`` for each element."""
    x = np.abs(z)
    v = z * z
    v *= -0.5
    np.exp(v, out=v)
    v *= 1.0 / SQRT_2PI
    np.minimum(x, mills.REACH, out=x)
    tail = mills.ratio(x)
    tail *= v
    least = z.min(initial=0.0)
    if least < TAIL:
        tail = np.maximum(tail, 1e-300)
    v /= np.where(z < 0.0, tail, 1.0 - tail)
    w = v + z
    w *= v
    if least < TAIL:
        for i in np.flatnonzero(z.ravel() < TAIL).tolist():
            v.flat[i], w.flat[i], _ = win(float(z.flat[i]))
    return v, w


def draw_arrays(t: Floats, margin: Floats) -> tuple[Floats, Floats]:
    """Return v and w of ``draw`` for each element."""
    lead = np.abs(t)
    a = lead - margin
    width = 2.0 * margin
    decay = width * (1.0 + np.abs(a))
    if decay.max(initial=0.0) > 1.0 or not np.all(width):
        return _any_draws(t, margin)
    nodes, moments = _node_arrays()
    f = np.multiply.outer(nodes, width)
    inner = f * -0.5
    inner -= a
    f *= inner
    np.exp(f, out=f)
    mass, shift, w = (moments @ f.reshape(len(nodes), -1)).reshape((3, *width.shape))
    shift *= width / mass
    w *= width * width / mass
    w -= shift * shift
    np.subtract(1.0, np.maximum(w, 0.0), out=w)
    a += shift
    return np.where(t > 0.0, -a, a), w


def _any_draws(t: Floats, margin: Floats) -> tuple[Floats, Floats]:
    """Return the same where some intervals are too wide or empty for a few nodes."""
    v, w = np.empty(t.shape), np.empty(t.shape)
    a = np.abs(t) - margin
    few = (2.0 * margin * (1.0 + np.abs(a)) <= 1.0) & (margin > 0.0)
    if few.any():
        v[few], w[few] = draw_arrays(t[few], margin[few])
    for i in np.flatnonzero(~few.ravel()).tolist():
        v.flat[i], w.flat[i], _ = draw(float(t.flat[i]), float(margin.flat[i]))
    return v, w


@cache
def _node_arrays() -> tuple[Floats, Floats]:
    """Return nodes, (7,), and weights times their powers 0, 1, 2, (3, 7)."""
    nodes, weights = (np.array(column) for column in _legendre(7))
    return nodes, weights * nodes ** np.arange(3)[:, None]


def quantile(p: float) -> float:
    """Return Phi^-1(p)."""
    return NormalDist().inv_cdf(p)


def draw_margin(draw_probability: float, heads: int, beta: float) -> float:
    """Return epsilon = Phi^-1((p + 1) / 2) sqrt(n_a + n_b) beta for two sides of so many heads.

    Raises
    ------
    TourneyError
        Code "bad-margin" for a chance outside [0, 1), or without players.
    """
    if not (0.0 <= draw_probability < 1.0 and heads > 0):
        raise TourneyError("bad-margin", BAD_MARGIN, field="draw_probability")
    return quantile(0.5 * (draw_probability + 1.0)) * math.sqrt(heads) * beta
