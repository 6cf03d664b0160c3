"""Glicko-2 beyond the reference cases."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from tests.ratings.strategies import any_logs, singles_logs
from tourney.core.errors import TourneyError
from tourney.ratings import periodic
from tourney.ratings.base import Belief, GameLog, History
from tourney.ratings.beliefs import blank
from tourney.ratings.gamelog import from_columns, from_pairs
from tourney.ratings.registry import ENGINES

GLICKO2 = ENGINES["glicko2"]


def params(**given: object) -> object:
    return GLICKO2.params_type(**given)


def both_routes(
    log: GameLog, monkeypatch: pytest.MonkeyPatch, key: str = "glicko2", **given: object
) -> tuple[History, History]:
    one = ENGINES[key]
    monkeypatch.setattr(periodic, "WORTH_ARRAYS", math.inf)
    by_lists = one.replay(log, one.params_type(**given))
    monkeypatch.setattr(periodic, "WORTH_ARRAYS", 0)
    return by_lists, one.replay(log, one.params_type(**given))


@given(log=singles_logs())
def test_lists_and_arrays_agree_on_singles(log: GameLog) -> None:
    with pytest.MonkeyPatch.context() as patch:
        compare(*both_routes(log, patch))


@pytest.mark.parametrize("key", ["glicko", "glicko2"])
@pytest.mark.parametrize(
    ("kind", "unit_days"), [("night", 0.0), ("week", 0.0), ("month", 7.0), ("event", 3.0), ("game", 1.0)]
)
@given(log=singles_logs())
def test_lists_and_arrays_agree_in_any_period(key: str, kind: str, unit_days: float, log: GameLog) -> None:
    log = replace(log, event=(log.day // 30).astype(np.int32))
    with pytest.MonkeyPatch.context() as patch:
        compare(*both_routes(log, patch, key, period=kind, unit_days=unit_days))


@given(log=any_logs())
def test_lists_and_arrays_agree_on_teams(log: GameLog) -> None:
    with pytest.MonkeyPatch.context() as patch:
        compare(*both_routes(log, patch))


def compare(one: History, other: History) -> None:
    for name in ("mean_after", "deviation_before", "deviation_after", "volatility_after", "win_probability"):
        np.testing.assert_allclose(getattr(one, name), getattr(other, name), rtol=1e-12, atol=1e-12)


def team_of(size: int) -> Belief:
    """A game of *size* against *size*, all 1500 with a deviation of 200."""
    n = 2 * size
    log = from_columns(
        day=[1], game_side=[0, 2], rank=[0, 1], side_player=[0, size, n], player=range(n), n_players=n
    )
    return GLICKO2.replay(log, params(), start=blank(n, 1500.0, 200.0, 0.06)).final


def test_a_team_game_tells_less_of_each_member() -> None:
    deviations = [float(team_of(size).deviation[0]) for size in (1, 2, 4)]
    assert deviations[0] < deviations[1] < deviations[2] < 200.5


def test_a_game_of_nine_is_worth_one_game() -> None:
    n = 9
    log = from_columns(
        day=[1], game_side=[0, n], rank=range(n), side_player=range(n + 1), player=range(n), n_players=n
    )
    crowd = GLICKO2.replay(log, params(), start=blank(n, 1500.0, 200.0, 0.06)).final
    assert float(crowd.deviation[0]) == pytest.approx(float(team_of(1).deviation[0]), abs=0.05)


def test_a_new_player_counts_one_unit_and_a_regular_the_days_gone() -> None:
    log = from_pairs([0], [1], day=[1000])
    fresh = GLICKO2.replay(log, params(rd=100.0)).final
    start = blank(2, 1500.0, 100.0, 0.06)
    start.last_day[:] = 993.0
    week = GLICKO2.replay(log, params(rd=100.0), start=start).final
    assert week.deviation.tolist() == pytest.approx(fresh.deviation.tolist(), rel=1e-12)
    start.last_day[:] = 1000.0
    same_day = GLICKO2.replay(log, params(rd=100.0), start=start).final
    assert float(same_day.deviation[0]) < float(week.deviation[0])


def test_time_widens_by_fractions_up_to_the_cap() -> None:
    start = blank(1, 1500.0, 200.0, 0.06)
    start.last_day[0] = 0.0
    half = GLICKO2.at(start, params(), 3.5)
    step = 173.7178 * 0.06
    assert float(half.deviation[0]) == pytest.approx(math.sqrt(200.0**2 + 0.5 * step**2))
    assert float(GLICKO2.at(start, params(), 1e6).deviation[0]) == 350.0


def test_losing_29_times_by_far_keeps_the_near_root() -> None:
    # Reported for mmai/glicko2js: another root throws the rating to -14265.
    log = from_pairs(range(1, 30), [0] * 29)
    start = blank(30, 1200.0, 50.0, 0.06)
    start.mean[0] = 2000.0
    final = GLICKO2.replay(log, params(rd_max=1e6), start=start).final
    assert float(final.volatility[0]) == pytest.approx(0.0839, abs=1e-4)
    assert float(final.mean[0]) == pytest.approx(1568.8, abs=0.1)


def test_counting_calendar_periods_needs_a_calendar() -> None:
    with pytest.raises(TourneyError, match="calendar"):
        params(period="event", unit_days=0.0)
