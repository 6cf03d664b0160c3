"""Match quality against the matrix form and published values."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.ratings.quality import draw_limit, logistic_noise, pair_matrix


def by_matrices(mean: np.ndarray, noise: np.ndarray, variance: np.ndarray) -> float:
    """The definition: determinants and a solve over differences of neighbouring sides."""
    m = len(mean)
    difference = np.eye(m - 1, m) - np.eye(m - 1, m, 1)
    inner = difference @ np.diag(noise) @ difference.T
    outer = difference @ np.diag(noise + variance) @ difference.T
    gap = difference @ mean
    log_ratio = np.linalg.slogdet(inner)[1] - np.linalg.slogdet(outer)[1]
    return math.exp(0.5 * (log_ratio - gap @ np.linalg.solve(outer, gap)))


def test_equal_fresh_players_are_the_published_447_permille() -> None:
    # Moser, Skills unit tests: two players at 25, 25/3 have a quality of 0.447.
    beta, sigma = 25 / 6, 25 / 3
    quality = draw_limit(np.full(2, 25.0), np.full(2, beta**2), np.full(2, sigma**2))
    assert quality == pytest.approx(math.sqrt(0.2), abs=1e-12)


@given(st.integers(2, 12), st.integers(0, 2**32 - 1))
def test_the_sums_are_the_determinants(m: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    mean, noise, variance = rng.normal(25, 8, m), rng.uniform(5, 40, m), rng.uniform(0, 80, m)
    assert draw_limit(mean, noise, variance) == pytest.approx(by_matrices(mean, noise, variance), rel=1e-9)


def test_two_hundred_sides_do_not_underflow_silently() -> None:
    quality = draw_limit(np.full(200, 25.0), np.full(200, 17.0), np.full(200, 1.0))
    assert quality == pytest.approx((17 / 18) ** (199 / 2), rel=1e-9)


def test_the_pair_matrix_is_the_two_side_form() -> None:
    mean, variance = np.array([1500.0, 1620.0, 1400.0]), np.array([2500.0, 90000.0, 0.0])
    noise = logistic_noise(173.7)
    matrix = pair_matrix(mean, variance, noise)
    assert np.diag(matrix).tolist() == [0.0, 0.0, 0.0]
    for i, j in ((0, 1), (1, 2), (2, 0)):
        pair = draw_limit(mean[[i, j]], np.full(2, noise**2), variance[[i, j]])
        assert float(matrix[i, j]) == pytest.approx(pair, rel=1e-12)


def test_an_uncertain_pairing_is_not_called_balanced() -> None:
    noise = np.full(2, logistic_noise(173.7) ** 2)
    sure = draw_limit(np.full(2, 1500.0), noise, np.full(2, 30.0**2))
    guess = draw_limit(np.full(2, 1500.0), noise, np.full(2, 350.0**2))
    assert sure > 0.98
    assert guess < 0.60
