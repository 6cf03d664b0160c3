"""Waves of independent games give what one game after the other gives."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given

from tests.ratings.strategies import singles_logs
from tourney.ratings import waves
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_pairs
from tourney.ratings.registry import ENGINES


@given(log=singles_logs())
def test_nobody_plays_twice_in_a_wave_and_nobody_overtakes(log: GameLog) -> None:
    found = waves.schedule(log, 0, log.n_games)
    assert found is not None
    assert sorted(found.game.tolist()) == list(range(log.n_games))
    place = np.empty(log.n_games, dtype=int)
    for k, (low, high) in enumerate(pairwise(found.start.tolist())):
        players = log.player.reshape(-1, 2)[found.game[low:high]].ravel()
        assert len(set(players.tolist())) == len(players)
        place[found.game[low:high]] = k
    for player in range(log.n_players):
        games = np.flatnonzero((log.player.reshape(-1, 2) == player).any(axis=1))
        assert (np.diff(place[games]) > 0).all()


@given(log=singles_logs())
def test_seats_name_both_players_of_each_game_and_draws_come_first(log: GameLog) -> None:
    rank = log.rank.reshape(-1, 2)
    drawn = rank[:, 0] == rank[:, 1]
    plain = waves.schedule(log, 0, log.n_games)
    assert plain is not None
    found, decided = plain.draws_first(drawn)
    swapped = (rank[:, 0] > rank[:, 1])[found.game].astype(int)
    seats = found.seats(swapped)
    for low, middle, high in zip(found.start[:-1], decided, found.start[1:], strict=True):
        game = found.game[low:high]
        assert drawn[game].tolist() == [True] * (middle - low) + [False] * (high - middle)
        better, other = np.split(seats[2 * low : 2 * high], 2)
        np.testing.assert_array_equal(better // 2, game)
        np.testing.assert_array_equal(other, better ^ 1)
        assert (log.rank[better] <= log.rank[other]).all()


@pytest.mark.parametrize("key", ["elo", "trueskill"])
@pytest.mark.parametrize("window", [7, 60])
@given(log=singles_logs(games=60))
def test_waves_and_the_loop_agree(key: str, window: int, log: GameLog) -> None:
    engine = ENGINES[key]
    loop = engine.replay(log, engine.params_type())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waves, "LONG", 0)
        patch.setattr(waves, "WIDE", 0)
        patch.setattr(waves, "WINDOW", window)
        rated = engine.replay(log, engine.params_type())
    for name in ("mean_before", "mean_after", "deviation_after", "win_probability"):
        np.testing.assert_allclose(getattr(rated, name), getattr(loop, name), rtol=1e-12, atol=1e-13)
    np.testing.assert_allclose(rated.final.mean, loop.final.mean, rtol=1e-12)


def test_narrow_waves_are_not_worth_it() -> None:
    assert waves.schedule(from_pairs([0] * 9, [1] * 9), 0, 9, 2.0) is None
    circle = from_pairs([0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 0])
    assert waves.schedule(circle, 0, 6, 1.5) is None
    assert [found for _, _, found in waves.windows(from_pairs([0], [1]))] == [None]
