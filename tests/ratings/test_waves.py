"""Waves of independent games give what one game after the other gives."""

from __future__ import annotations

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
    found = waves.schedule(log)
    assert found is not None
    assert sorted(found.order.tolist()) == list(range(log.n_games))
    place = np.empty(log.n_games, dtype=int)
    for k, (low, high) in enumerate(zip(found.start[:-1], found.start[1:], strict=True)):
        players = log.player.reshape(-1, 2)[found.order[low:high]].ravel()
        assert len(set(players.tolist())) == len(players)
        place[found.order[low:high]] = k
    for player in range(log.n_players):
        games = np.flatnonzero((log.player.reshape(-1, 2) == player).any(axis=1))
        assert (np.diff(place[games]) > 0).all()


@pytest.mark.parametrize("key", ["elo", "trueskill"])
@given(log=singles_logs(games=60))
def test_waves_and_the_loop_agree(key: str, log: GameLog) -> None:
    engine = ENGINES[key]
    loop = engine.replay(log, engine.params_type())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waves, "LONG", 0)
        patch.setattr(waves, "WIDE", 0)
        patch.setattr(waves, "MANY", 0)
        rated = engine.replay(log, engine.params_type())
    for name in ("mean_before", "mean_after", "deviation_after", "win_probability"):
        np.testing.assert_allclose(getattr(rated, name), getattr(loop, name), rtol=1e-12, atol=1e-13)
    np.testing.assert_allclose(rated.final.mean, loop.final.mean, rtol=1e-12)


def test_narrow_waves_are_not_worth_it() -> None:
    assert waves.schedule(from_pairs([0] * 9, [1] * 9), 2.0) is None
    assert waves.plan(from_pairs([0], [1])) is None
