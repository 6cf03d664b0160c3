"""Explanations: the parts sum to the change."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs
from tourney.core.errors import TourneyError
from tourney.ratings.base import GameLog
from tourney.ratings.explain import explain
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores
from tourney.ratings.registry import ENGINES

every_engine = pytest.mark.parametrize("key", sorted(ENGINES))


@every_engine
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(log=any_logs(games=8), data=st.data())
def test_the_parts_sum_to_the_change(key: str, log: GameLog, data: st.DataObject) -> None:
    engine = ENGINES[key]
    history = engine.replay(log, engine.params_type(period="night"))
    game = data.draw(st.integers(0, log.n_games - 1))
    low, high = log.side_player[log.game_side[game]], log.side_player[log.game_side[game + 1]]
    at = data.draw(st.integers(int(low), int(high) - 1))
    found = explain(history, game, int(log.player[at]))
    assert found.before == history.mean_before[at]
    assert found.change == pytest.approx(history.mean_after[at] - history.mean_before[at])
    assert sum(part.change for part in found.parts) == pytest.approx(found.change, rel=1e-9, abs=1e-9)
    assert 0.0 <= found.expected <= 1.0


def test_elo_says_its_k() -> None:
    elo = ENGINES["elo"]
    history = elo.replay(from_pairs([0, 1], [1, 2]), elo.params_type())
    found = explain(history, 1, 1)
    assert found.step == pytest.approx(32.0)
    (part,) = found.parts
    assert part.players == (2,)
    assert (part.actual, found.actual) == (1.0, 1.0)
    assert part.expected == pytest.approx(found.expected)
    assert found.surprise == pytest.approx(1.0 - found.expected)


def test_a_night_of_glicko2_splits_by_opponent() -> None:
    # Glickman's example: 1500/200 beats 1400/30 and loses to 1550/100 and 1700/300.
    engine = ENGINES["glicko2"]
    start = engine.fresh(4, engine.params_type())
    for column in (start.mean, start.deviation):
        column.setflags(write=True)
    start.mean[:] = [1500.0, 1400.0, 1550.0, 1700.0]
    start.deviation[:] = [200.0, 30.0, 100.0, 300.0]
    history = engine.replay(from_scores([0, 0, 0], [1, 2, 3], [1, 0, 0]), engine.params_type(), start=start)
    found = explain(history, 0, 0)
    assert [part.players for part in found.parts] == [(1,), (2,), (3,)]
    assert [part.expected for part in found.parts] == pytest.approx([0.639, 0.432, 0.303], abs=1e-3)
    assert found.after == pytest.approx(1464.05, abs=0.01)
    assert [part.change > 0 for part in found.parts] == [True, False, False]


def test_a_free_for_all_of_trueskill_splits_by_rival() -> None:
    engine = ENGINES["trueskill"]
    log = from_columns(day=[1], game_side=[0, 3], rank=[1, 0, 2], side_player=range(4), player=range(3))
    found = explain(engine.replay(log, engine.params_type()), 0, 0)
    assert [part.players for part in found.parts] == [(1,), (2,)]
    assert [part.actual for part in found.parts] == [0.0, 1.0]
    assert found.parts[0].change < found.parts[1].change


def test_a_refit_names_what_other_games_did() -> None:
    engine = ENGINES["bradley-terry"]
    log = from_pairs([0, 1, 2, 1, 1], [1, 2, 0, 2, 2], day=[1, 1, 1, 2, 2])
    history = engine.replay(log, engine.params_type())
    found = explain(history, 3, 1)
    assert {part.game for part in found.parts} == {3, 4}
    assert any(math.isnan(part.expected) for part in found.parts) or len(found.parts) == 2
    assert found.change > 0.0
    assert np.isfinite(found.step)


def test_a_player_who_was_not_there_is_refused() -> None:
    elo = ENGINES["elo"]
    history = elo.replay(from_pairs([0], [1], n_players=3), elo.params_type())
    with pytest.raises(TourneyError, match="game 1"):
        explain(history, 0, 2)
