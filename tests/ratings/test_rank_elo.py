"""Rank Elo beyond the reference cases."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.options import from_mapping
from tourney.ratings.engines.rank_elo import Params, reckon
from tourney.ratings.gamelog import from_columns
from tourney.ratings.registry import ENGINES

NONE = np.full(4, np.nan)


@given(st.integers(2, 9), st.sampled_from(["linear", "normal", "pairwise"]), st.integers(0, 2**32 - 1))
def test_scores_and_expectations_have_one_sum(n: int, rule: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    ratings, ranks = rng.integers(1400, 1410, n).astype(float), rng.integers(0, n, n).astype(float)
    found = reckon(ratings, ranks, np.full(n, np.nan), Params(expected=rule))
    assert float(found.actual.sum()) == pytest.approx(float(found.expected.sum()))
    points = reckon(ratings, ranks, rng.normal(0, 50, n), Params(expected=rule, from_="points"))
    assert float(points.actual.sum()) == pytest.approx(float(points.expected.sum()))


def test_points_are_scaled_between_last_and_first() -> None:
    ratings = np.array([1500.0, 1500.0, 1500.0, 1500.0])
    found = reckon(ratings, np.zeros(4), np.array([10.0, 40.0, 20.0, 30.0]), Params(from_="raw"))
    assert found.actual.tolist() == pytest.approx([0.0, 1.0, 1 / 3, 2 / 3])


def test_equal_points_are_the_midpoint() -> None:
    options = Params(from_="raw", max_score=3.0, min_score=1.0)
    assert reckon(np.arange(4.0), np.zeros(4), np.full(4, 7.0), options).actual.tolist() == [2.0] * 4


def test_without_points_the_order_counts() -> None:
    found = reckon(np.arange(4.0), np.array([0.0, 1.0, 2.0, 3.0]), NONE, Params(from_="points"))
    assert found.actual.tolist() == pytest.approx([1.0, 2 / 3, 1 / 3, 0.0])


def test_normal_scores_stretch_the_ends() -> None:
    found = reckon(np.array([4.0, 3.0, 2.0, 1.0]), np.arange(4.0), NONE, Params(expected="normal"))
    first, second, third, last = found.expected.tolist()
    assert (first, last) == (1.0, 0.0)
    assert first - second > second - third


def test_two_sides_are_reckoned_like_many() -> None:
    engine = ENGINES["rank-elo"]
    log = from_columns(day=[1], game_side=[0, 2], rank=[0, 1], side_player=[0, 1, 2], player=[0, 1])
    quick = engine.replay(log, engine.params_type()).final.mean
    slow = engine.replay(log, engine.params_type(from_="points")).final.mean
    assert quick.tolist() == slow.tolist() == [1516.0, 1484.0]


def test_the_command_line_says_from() -> None:
    assert from_mapping(Params, {"from": "points"}).from_ == "points"
    with pytest.raises(TourneyError, match="rank, points, raw"):
        from_mapping(Params, {"from": "stars"})


def test_the_first_must_score_more_than_the_last() -> None:
    with pytest.raises(TourneyError) as caught:
        Params(max_score=0.0)
    assert caught.value.field == "max_score"
