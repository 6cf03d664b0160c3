"""Truncated normals against independent integration."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.ratings.erfc import erfc
from tourney.ratings.gaussian import cdf, draw, draw_arrays, draw_margin, ndtr, win, win_arrays


def by_quadrature(a: float, b: float) -> tuple[float, float]:
    """Mean less a, and variance, of a standard normal cut to [a, b], by many small panels."""
    nodes, weights = np.polynomial.legendre.leggauss(20)
    length = min(b - a, 60.0 / (1.0 + max(a, 0.0)))
    edges = np.linspace(0.0, length, 201)
    half = np.diff(edges)[:, None] / 2
    s = (edges[:-1, None] + half * (nodes[None, :] + 1.0)).astype(np.longdouble)
    f = np.exp(-a * s - s * s / 2) * half * weights[None, :]
    m0, m1, m2 = f.sum(), (f * s).sum(), (f * s * s).sum()
    return float(m1 / m0), float(m2 / m0 - (m1 / m0) ** 2)


@given(t=st.floats(-40.0, 40.0), margin=st.floats(1e-4, 30.0))
def test_a_draw_is_the_interval_cut(t: float, margin: float) -> None:
    v, w, rest = draw(t, margin)
    shift, variance = by_quadrature(-margin + abs(t), margin + abs(t))
    low = -margin + abs(t)
    assert abs(v) == pytest.approx(abs(low + shift), rel=1e-9, abs=1e-9)
    assert rest == pytest.approx(variance, rel=1e-8)
    assert w == pytest.approx(1.0 - variance, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize(
    ("t", "margin"), [(1e6, 1e-3), (-1e6, 5.0), (50.0, 1e-9), (0.0, 1e-12), (3.0, 200.0)]
)
def test_a_draw_is_finite_at_any_gap(t: float, margin: float) -> None:
    v, w, rest = draw(t, margin)
    assert all(math.isfinite(x) for x in (v, w, rest))
    assert v * t <= 0.0
    assert 0.0 <= rest <= 1.0


def test_a_draw_without_margin_leaves_no_difference() -> None:
    assert draw(2.5, 0.0) == (-2.5, 1.0, 0.0)


@pytest.mark.parametrize("z", [-4.0, -1e3])
def test_the_branches_of_a_win_meet(z: float) -> None:
    for one, other in zip(win(z - 1e-9), win(z + 1e-9), strict=True):
        assert one == pytest.approx(other, rel=1e-7)


def test_margins_of_published_draw_chances() -> None:
    # Moser, Skills: DrawMarginTest.
    got = [draw_margin(p, 2, 25 / 6) for p in (0.10, 0.25, 0.33)]
    assert got == pytest.approx([0.740466, 1.877601, 2.511101], abs=1e-6)


@pytest.mark.parametrize(("chance", "heads"), [(1.0, 2), (-0.1, 2), (math.nan, 2), (0.1, 0)])
def test_no_margin_for_a_chance_that_cannot_be(chance: float, heads: int) -> None:
    with pytest.raises(TourneyError):
        draw_margin(chance, heads, 25 / 6)


def test_arrays_keep_their_digits_from_tail_to_tail() -> None:
    x = np.linspace(-6.0, 26.5, 4001)
    np.testing.assert_allclose(erfc(x), [math.erfc(v) for v in x], rtol=2e-15)
    z = np.linspace(-300.0, 9.0, 4001)
    v, w = win_arrays(z)
    single = np.array([win(x)[:2] for x in z.tolist()])
    np.testing.assert_allclose(v, single[:, 0], rtol=1e-13)
    np.testing.assert_allclose(w, single[:, 1], rtol=1e-10)
    assert float(ndtr(np.array([-1.0]))[0]) == pytest.approx(cdf(-1.0), rel=1e-15)


@given(st.integers(0, 2**32 - 1))
def test_draws_of_arrays_are_those_of_numbers(seed: int) -> None:
    rng = np.random.default_rng(seed)
    t, margin = rng.normal(0.0, 4.0, 50), rng.choice([0.0, 1e-3, 0.05, 0.3, 2.0], 50)
    v, w = draw_arrays(t, margin)
    single = np.array([draw(a, b)[:2] for a, b in zip(t.tolist(), margin.tolist(), strict=True)])
    np.testing.assert_allclose(v, single[:, 0], rtol=1e-12)
    np.testing.assert_allclose(w, single[:, 1], rtol=1e-12)
