"""Elo beyond the reference cases."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from tests.ratings.strategies import singles_logs
from tourney.core.errors import TourneyError
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores
from tourney.ratings.kfactor import parse
from tourney.ratings.registry import ENGINES

ELO = ENGINES["elo"]


def params(**given: object) -> object:
    return ELO.params_type(**given)


@given(singles_logs())
def test_points_won_are_points_lost(log: GameLog) -> None:
    history = ELO.replay(log, params())
    assert float(history.final.mean.sum()) == pytest.approx(1500.0 * log.n_players, abs=1e-8)


@given(singles_logs())
def test_the_loop_for_singles_is_the_general_rule(log: GameLog) -> None:
    quick = ELO.replay(log, params())
    general = ELO.replay(log, params(bands="32"))
    np.testing.assert_allclose(quick.mean_after, general.mean_after, rtol=1e-12)


@given(singles_logs())
@pytest.mark.parametrize("given_params", [{}, {"bands": "fide"}, {"period": "day"}, {"k": 5000.0, "d": 1.0}])
def test_the_end_alone_is_the_end_of_the_history(given_params: dict[str, object], log: GameLog) -> None:
    chosen = params(**given_params)
    whole, alone = ELO.replay(log, chosen).final, ELO.final(log, chosen)  # type: ignore[attr-defined]
    np.testing.assert_allclose(alone.mean, whole.mean, rtol=1e-12, atol=1e-9)
    np.testing.assert_array_equal(alone.games, whole.games)
    np.testing.assert_array_equal(alone.last_day, whole.last_day)


def test_a_share_of_the_game_is_a_share_of_k() -> None:
    columns = {"day": [1], "game_side": [0, 2], "rank": [0, 1], "side_player": [0, 1, 2], "player": [0, 1]}
    log = from_columns(**columns, weight=[0.5, 1.0])  # type: ignore[arg-type]
    assert ELO.replay(log, params()).final.mean.tolist() == [1508.0, 1484.0]


def test_a_team_plays_with_its_mean() -> None:
    log = from_columns(
        day=[1], game_side=[0, 2], rank=[0, 1], side_player=[0, 2, 3], player=[0, 1, 2], n_players=3
    )
    start = ELO.fresh(3, params())
    start.mean.setflags(write=True)
    start.mean[:] = [1700.0, 1500.0, 1600.0]
    assert ELO.replay(log, params(), start=start).final.mean.tolist() == [1716.0, 1516.0, 1584.0]


def test_the_home_side_is_marked_by_the_first_covariate() -> None:
    columns = {"day": [1], "game_side": [0, 2], "rank": [0, 1], "side_player": [0, 1, 2], "player": [0, 1]}
    away_wins = from_columns(**columns, covariates=[[0.0], [1.0]])  # type: ignore[arg-type]
    history = ELO.replay(away_wins, params(home_advantage=400.0))
    assert float(history.final.mean[0]) == pytest.approx(1500.0 + 32 * 10 / 11)
    assert float(history.win_probability[0]) == pytest.approx(1 / 11)


def test_one_matrix_for_a_crowd_is_the_loop_over_pairs() -> None:
    n = 13
    rng = np.random.default_rng(7)
    log = from_columns(
        day=[1], game_side=[0, n], rank=rng.integers(0, 5, n), side_player=range(n + 1), player=range(n)
    )
    start = ELO.fresh(n, params())
    start.mean.setflags(write=True)
    start.mean[:] = rng.normal(1500, 200, n)
    got = ELO.replay(log, params(), start=start).final.mean
    expected = start.mean.copy()
    for i in range(n):
        for j in range(n):
            if i != j:
                score = 0.5 + 0.5 * np.sign(log.rank[j] - log.rank[i])
                expected[i] += (
                    32 / (n - 1) * (score - 1 / (1 + 10 ** ((start.mean[j] - start.mean[i]) / 400)))
                )
    np.testing.assert_allclose(got, expected, atol=1e-9)


def test_bands_read_games_rating_and_peak() -> None:
    fide = parse("fide")
    assert fide.k(0, 1500.0, 1500.0, 32.0) == 40.0
    assert fide.k(30, 2399.0, 2399.0, 32.0) == 20.0
    assert fide.k(30, 2300.0, 2400.0, 32.0) == 10.0
    assert parse("rating>=2000:16; games<10:64").k(10, 1999.0, 2100.0, 32.0) == 32.0
    assert not parse("none")


def test_bands_that_are_no_rules_are_refused() -> None:
    with pytest.raises(TourneyError, match="games under 30") as caught:
        params(bands="games under 30: 40")
    assert caught.value.field == "bands"


def test_k_by_peak_carries_over_to_the_next_part() -> None:
    options = params(bands="peak>=1510:10, 40")
    whole = ELO.replay(from_scores([0, 0, 0], [1, 1, 1], [1, 0, 1]), options)
    first = ELO.replay(from_scores([0, 0], [1, 1], [1, 0]), options)
    second = ELO.replay(from_scores([0], [1], [1]), options, start=first.final)
    assert second.final.mean.tolist() == whole.final.mean.tolist()


def test_a_gap_of_a_million_points_is_no_overflow() -> None:
    start = ELO.fresh(2, params())
    start.mean.setflags(write=True)
    start.mean[:] = [0.0, 1e6]
    history = ELO.replay(from_pairs([0], [1]), params(), start=start)
    assert history.final.mean.tolist() == [32.0, 1e6 - 32.0]
    assert history.win_probability.tolist() == [0.0, 1.0]


def test_a_negative_k_is_refused_with_its_range() -> None:
    with pytest.raises(TourneyError, match="“k” is -1"):
        params(k=-1.0)
