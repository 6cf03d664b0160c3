"""Truncated normals against independent integration."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.ratings.gaussian import cdf, draw, draw_margin, ndtr, win


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


def test_both_ways_to_the_distribution_agree() -> None:
    z = np.linspace(-38.0, 9.0, 60_000)
    few = ndtr(z[::7])
    np.testing.assert_allclose(few, ndtr(z)[::7], rtol=1e-12, atol=1e-300)
    assert float(ndtr(np.array([-1.0]))[0]) == cdf(-1.0)
