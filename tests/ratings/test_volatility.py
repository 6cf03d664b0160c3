"""The volatility of Glicko-2: the root of f next to a, whatever the input."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.ratings.volatility import new_volatilities, new_volatility


def f(x: float, variance: float, volatility: float, information: float, surprise: float, tau: float) -> float:
    """Glickman's f, times 1 (with v = 1 / information)."""
    e, v = math.exp(x), 1.0 / information
    delta = v * surprise
    top = e * (delta**2 - variance - v - e)
    return top / (2.0 * (variance + v + e) ** 2) - (x - 2.0 * math.log(volatility)) / tau**2


def next_to_a(variance: float, volatility: float, information: float, surprise: float, tau: float) -> float:
    """Walk away from a in small steps until f changes sign, then bisect."""
    a = 2.0 * math.log(volatility)
    now = f(a, variance, volatility, information, surprise, tau)
    step = math.copysign(0.002, now)
    low = a
    while f(low + step, variance, volatility, information, surprise, tau) * now > 0.0:
        low += step
    high = low + step
    for _ in range(80):
        middle = 0.5 * (low + high)
        if f(middle, variance, volatility, information, surprise, tau) * now > 0.0:
            low = middle
        else:
            high = middle
    return math.exp(0.25 * (low + high))


@settings(max_examples=150, deadline=None)
@given(
    phi=st.floats(0.05, 2.5),
    volatility=st.floats(0.02, 0.3),
    information=st.floats(0.01, 30.0),
    ratio=st.floats(-6.0, 6.0),
    tau=st.floats(0.2, 1.2),
)
def test_it_is_the_root_next_to_a(
    phi: float, volatility: float, information: float, ratio: float, tau: float
) -> None:
    surprise = ratio * math.sqrt(information)
    got = new_volatility(phi * phi, volatility, information, surprise, tau)
    assert got == pytest.approx(next_to_a(phi * phi, volatility, information, surprise, tau), rel=1e-9)


@given(st.integers(0, 2**32 - 1))
def test_arrays_give_what_single_numbers_give(seed: int) -> None:
    rng = np.random.default_rng(seed)
    n = 40
    variance, volatility = rng.uniform(1e-4, 6, n), rng.uniform(0.01, 0.4, n)
    information, surprise = rng.choice([0.0, 1e-20, 0.3, 8.0], n), rng.normal(0, 4, n)
    many = new_volatilities(variance, volatility, information, surprise, 0.6)
    rows = zip(variance, volatility, information, surprise, strict=True)
    single = [new_volatility(float(a), float(b), float(c), float(d), 0.6) for a, b, c, d in rows]
    np.testing.assert_allclose(many, single, rtol=1e-12)


@pytest.mark.parametrize("information", [0.0, 1e-300, 1e-10, 1e10])
@pytest.mark.parametrize("surprise", [0.0, 1.0, 60.0, 1e6])
@pytest.mark.parametrize("variance", [1e-17, 4.0])
def test_it_is_finite_and_positive_for_every_input(
    information: float, surprise: float, variance: float
) -> None:
    got = new_volatility(variance, 0.06, information, surprise, 0.5)
    assert math.isfinite(got)
    assert got > 0.0
