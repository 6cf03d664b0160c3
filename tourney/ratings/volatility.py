"""The new volatility of Glicko-2: the root of f next to a = ln(sigma^2) (Glickman 2022, step 5).

f is written with information I = 1 / v and surprise s = Delta / v, so that nothing overflows when a
result tells nothing (I = 0):

    f(x) = e^x (s^2 - I (1 + I (phi^2 + e^x))) / (2 (1 + I (phi^2 + e^x))^2) - (x - a) / tau^2

f can have three roots; the one next to a is meant. Newton's method from a is kept where it settles
near a on a falling branch; else the bracket is walked outwards from a and closed by the Illinois rule.
"""

from __future__ import annotations

import math

import numpy as np

from tourney.ratings.base import Floats

SETTLED = 1e-7
"""Size of the last Newton step in x; the error left is less than its square."""

TOLERANCE = 1e-12
NEWTON_STEPS = 6
REACH = 1.0
"""Newton's root counts only within this distance of a."""

GUARD = 1000


def new_volatility(
    variance: float, volatility: float, information: float, surprise: float, tau: float
) -> float:
    """Return the volatility after a period, for one player."""
    per_tau = 1.0 / (tau * tau)
    square = surprise * surprise
    constant = 1.0 + information * variance
    moved = 0.0
    e = volatility * volatility
    for _ in range(NEWTON_STEPS):
        # d/dx of e (square - I c) / (2 c^2) is e (square (c - 2 I e) - I c (c - I e)) / (2 c^3)
        ie = information * e
        c = constant + ie
        half = 0.5 * e / (c * c)
        rest = information * c
        slope = half * (square * (c - ie - ie) - rest * (c - ie)) / c - per_tau
        if slope >= 0.0:
            break
        step = (half * (square - rest) - moved * per_tau) / slope
        moved -= step
        if not -REACH < moved < REACH:
            break
        if -SETTLED < step < SETTLED:
            return volatility * math.exp(0.5 * moved)
        e = volatility * volatility * math.exp(moved)
    a = 2.0 * math.log(volatility)
    return math.exp(0.5 * _bracketed(a, variance, information, square, tau))


def new_volatilities(
    variance: Floats, volatility: Floats, information: Floats, surprise: Floats, tau: float
) -> Floats:
    """Return the volatilities after a period, for arrays; equal to ``new_volatility``."""
    per_tau = 1.0 / (tau * tau)
    square = surprise * surprise
    twice = information + information
    constant = information * variance
    constant += 1.0
    start = volatility * volatility
    e = start
    moved = np.zeros(len(start))
    lost = np.zeros(len(start), dtype=bool)
    for _ in range(NEWTON_STEPS):
        # with h = e / (2 c), b = s^2 / c: f = h (b - I) - x / tau^2, and its slope is
        # h (b - I - 2 h I (2 b - I)) - 1 / tau^2
        c = information * e
        c += constant
        np.divide(1.0, c, out=c)
        h = e * c
        h *= 0.5
        b = np.multiply(square, c, out=c)
        d = b - information
        step = h * d
        step -= moved * per_tau
        slope = b
        slope += d
        slope *= h
        slope *= twice
        np.subtract(d, slope, out=slope)
        slope *= h
        slope -= per_tau
        if slope.max(initial=-1.0) >= 0.0:
            bad = slope >= 0.0
            lost |= bad
            slope[bad] = -np.inf  # stay there
        step /= slope
        moved -= step
        if max(-moved.min(initial=0.0), moved.max(initial=0.0)) >= REACH:
            bad = np.abs(moved) >= REACH
            lost |= bad
            moved[bad] = step[bad] = 0.0
        if max(-step.min(initial=0.0), step.max(initial=0.0)) < SETTLED:
            break
        e = np.exp(moved)
        e *= start
    else:
        lost |= np.abs(step) >= SETTLED
    moved *= 0.5
    result = np.exp(moved, out=moved)
    result *= volatility
    if lost.any():
        for i in np.flatnonzero(lost).tolist():
            row = float(variance[i]), float(information[i]), float(square[i])
            result[i] = math.exp(0.5 * _bracketed(2.0 * math.log(float(volatility[i])), *row, tau))
    return result


def _bracketed(a: float, variance: float, information: float, square: float, tau: float) -> float:
    """Return the root next to a by walking outwards and the Illinois variant of false position."""

    def f(x: float) -> float:
        e = math.exp(min(x, 600.0))
        c = 1.0 + information * (variance + e)
        return e * (square - information * c) / (2.0 * c * c) - (x - a) / (tau * tau)

    stride = min(tau, 0.1)
    low, f_low = a, f(a)
    if f_low == 0.0:
        return a
    direction = stride if f_low > 0.0 else -stride
    high, f_high = low + direction, f(low + direction)
    for _ in range(GUARD):
        if (f_high > 0.0) != (f_low > 0.0) or f_high == 0.0:
            break
        low, f_low = high, f_high
        high, f_high = high + direction, f(high + direction)
    else:
        return a  # no root in reach: an upset beyond any model; the volatility stays
    for _ in range(GUARD):
        if abs(high - low) <= TOLERANCE * max(1.0, abs(low)) or f_high == 0.0:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0.0:
            low, f_low = high, f_high
        else:
            f_low *= 0.5
        high, f_high = middle, f_middle
    return high
