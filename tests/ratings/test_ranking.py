"""Intervals and the ranks they allow."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.ratings.ranking import confidence_factor, conservative, intervals, places, rank_spread


def test_glickmans_interval() -> None:
    low, high = intervals(np.array([1850.0]), np.array([50.0]))
    assert (float(low[0]), float(high[0])) == pytest.approx((1752.0018007729973, 1947.9981992270027))


@given(st.integers(1, 12), st.integers(0, 2**32 - 1))
def test_the_spread_is_counted_over_the_others(n: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    mean = rng.integers(0, 6, n).astype(float)
    half = rng.integers(0, 3, n).astype(float)
    low, high = mean - half, mean + half
    best, worst = rank_spread(low, high)
    for i in range(n):
        assert best[i] == 1 + sum(low[j] > high[i] for j in range(n))
        assert worst[i] == n - sum(high[j] < low[i] for j in range(n))


def test_ties_share_the_best_place() -> None:
    value = np.array([5.0, 7.0, 5.0, 1.0])
    assert places(value).tolist() == [2, 1, 2, 4]
    assert places(value, listed=np.array([True, False, True, True])).tolist() == [1, 0, 1, 3]


def test_the_conservative_rating_subtracts_k_deviations() -> None:
    assert float(conservative(np.array([25.0]), np.array([25 / 3]), 3.0)[0]) == pytest.approx(0.0, abs=1e-12)
    assert float(conservative(np.array([25.0]), np.array([np.nan]), 3.0)[0]) == 25.0
    low = conservative(np.array([25.0]), np.array([2.0]), confidence_factor(0.95))
    assert float(low[0]) == pytest.approx(21.710292746097053, abs=1e-9)
