"""Established or provisional, with a gap against flickering."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tourney.ratings.base import History, Placement
from tourney.ratings.gamelog import from_pairs
from tourney.ratings.placement import course, established, status
from tourney.ratings.registry import ENGINES

POLICY = Placement(enter=110.0, leave=125.0)


def history_of(deviations: list[tuple[float, float]]) -> History:
    """Player 0 has these deviations before and after each game; his opponents stay at 350."""
    n = len(deviations)
    log = from_pairs([0] * n, range(1, n + 1))
    engine = ENGINES["glicko2"]
    history = engine.replay(log, engine.params_type())
    before, after = np.full(2 * n, 350.0), np.full(2 * n, 350.0)
    before[0::2], after[0::2] = zip(*deviations, strict=True)
    deviation = np.full(n + 1, 350.0)
    deviation[0] = after[-2]
    return replace(
        history,
        deviation_before=before,
        deviation_after=after,
        final=replace(history.final, deviation=deviation),
    )


@pytest.mark.parametrize(
    ("deviations", "expected"),
    [
        ([(350.0, 200.0)], False),
        ([(350.0, 109.99)], True),
        ([(350.0, 110.0)], False),
        ([(350.0, 109.0), (120.0, 118.0)], True),
        ([(350.0, 118.0), (120.0, 115.0)], False),
        ([(350.0, 109.0), (125.0, 118.0)], False),
        ([(350.0, 109.0), (130.0, 109.0)], True),
    ],
)
def test_the_gap_keeps_people_from_flickering(deviations: list[tuple[float, float]], expected: bool) -> None:
    history = history_of(deviations)
    assert bool(established(history, POLICY)[0]) is expected
    assert bool(course(history, POLICY)[0::2][-1]) is expected
    assert not established(history, POLICY)[1]


def test_idle_time_makes_provisional_again() -> None:
    history = history_of([(350.0, 100.0)])
    assert established(history, POLICY)[0]
    widened = replace(history.final, deviation=np.full(2, 126.0))
    assert not established(history, POLICY, now=widened)[0]


def test_without_deviation_games_decide() -> None:
    engine = ENGINES["elo"]
    history = engine.replay(from_pairs([0] * 20, [1] * 19 + [2]), engine.params_type())
    assert established(history, engine.placement).tolist() == [True, False, False]
    assert course(history, engine.placement)[0::2].tolist() == [False] * 19 + [True]


def test_a_game_without_a_share_is_no_game_played() -> None:
    engine = ENGINES["elo"]
    log = from_pairs([0] * 20, [1] * 20)
    weight = np.ones(40)
    weight[0] = 0.0
    history = engine.replay(replace(log, weight=weight), engine.params_type())
    assert established(history, engine.placement).tolist() == [False, True]
    assert course(history, engine.placement)[0::2].tolist() == [False] * 20
    assert course(history, engine.placement)[1::2].tolist() == [False] * 19 + [True]


def test_games_of_before_the_log_count_in_its_course() -> None:
    engine = ENGINES["elo"]
    params = engine.params_type()
    before = engine.replay(from_pairs([0] * 12, [1] * 12), params).final
    history = engine.replay(from_pairs([0] * 8, [1] * 8), params, start=before)
    assert established(history, engine.placement).tolist() == [True, True]
    assert course(history, engine.placement)[0::2].tolist() == [False] * 7 + [True]


def test_those_who_cannot_be_compared_stay_provisional() -> None:
    history = history_of([(350.0, 90.0)])
    assert not established(history, POLICY, eligible=np.array([False, True])).any()


def test_status_at_the_published_limits() -> None:
    # scalachess: provisional from a deviation of 110 on.
    policy = Placement(enter=110.0, leave=110.0)
    assert status(np.array([350.0, 110.0, 109.99, 45.0]), policy).tolist() == [False, False, True, True]
