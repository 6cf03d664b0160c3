from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs, singles_logs
from tourney.ratings.base import GameLog
from tourney.ratings.cycles import Cycles, cycles, duels
from tourney.ratings.gamelog import from_scores
from tourney.ratings.position import by_side, position_bias


def brute(wins: np.ndarray, games: np.ndarray, least: int) -> int:
    """Count cycles one triple after the other."""
    ahead = (wins > wins.T) & (games >= max(1, least))
    found = 0
    for i, j, k in combinations(range(len(wins)), 3):
        found += bool(ahead[i, j] and ahead[j, k] and ahead[k, i])
        found += bool(ahead[j, i] and ahead[k, j] and ahead[i, k])
    return found


def test_a_round_of_seven_in_a_circle_has_the_most_cycles_there_can_be() -> None:
    """Kendall and Babington Smith (1940): (n^3 - n) / 24 of an odd n."""
    pairs = [(i, (i + step) % 7) for i in range(7) for step in (1, 2, 3)]
    log = from_scores([a for a, _ in pairs], [b for _, b in pairs], [1.0] * 21)
    found = cycles(duels(log, 7), theta=np.zeros(7))
    assert (found.count, found.triples) == ((7**3 - 7) // 24, 35)
    assert found.expected == pytest.approx(35 / 4)


@settings(max_examples=60)
@given(log=singles_logs(players=6, games=40), least=st.integers(0, 4))
def test_cycles_are_those_of_all_triples(log: GameLog, least: int) -> None:
    met = duels(log, 6)
    found = cycles(met, least=least, theta=np.linspace(-1, 1, 6))
    assert found.count == brute(met.wins, met.games, least)
    assert met.games.sum() == 2 * log.n_games
    assert len(found.clearest) == min(20, found.count)
    assert found.count <= found.triples
    for one in found.clearest:
        assert one.first < min(one.second, one.third)
        assert min(one.margins) > 0.5
    strengths = [one.strength for one in found.clearest]
    assert strengths == sorted(strengths, reverse=True)


@settings(max_examples=30)
@given(log=any_logs())
def test_games_of_any_shape_are_taken(log: GameLog) -> None:
    assert isinstance(cycles(duels(log, log.n_players)), Cycles)
    bias = position_bias(log)
    sides = by_side(log, log.n_players)
    assert bias.games == bias.first + bias.second + bias.ties
    if bias.games:
        assert 0.0 <= bias.low <= bias.share <= bias.high <= 1.0
    assert (sides.first_points <= sides.first_games).all()


def test_strengths_far_apart_leave_no_cycle_to_chance() -> None:
    log = from_scores([0, 1, 2] * 9, [1, 2, 0] * 9, [1.0] * 27)
    found = cycles(duels(log, 3), theta=np.array([6.0, 0.0, -6.0]))
    assert found.count == 1
    assert found.expected == pytest.approx(0.0, abs=1e-6)


def test_without_ties_the_interval_is_that_of_wilson() -> None:
    bias = position_bias(from_scores([0] * 10, [1] * 10, [1.0] * 8 + [0.0] * 2))
    assert (bias.share, bias.first, bias.second, bias.ties) == (0.8, 8, 2, 0)
    assert (bias.low, bias.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_ties_make_the_first_sides_share_surer() -> None:
    even = position_bias(from_scores([0] * 40, [1] * 40, [1.0, 0.0] * 20))
    tied = position_bias(from_scores([0] * 40, [1] * 40, [0.5, 0.5, 1.0, 0.0] * 10))
    assert even.share == tied.share == 0.5
    assert tied.high - tied.low < even.high - even.low
    assert not tied.is_clear


def test_without_games_nothing_is_claimed() -> None:
    bias = position_bias(from_scores([], [], [], n_players=2))
    assert bias.games == 0
    assert math.isnan(bias.share)
    assert not bias.is_clear
