"""A replay in pieces: equal with and without reuse, and to the whole within rounding."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np
import pytest

from tourney.ratings import chunks
from tourney.ratings.base import GameLog, History
from tourney.ratings.beliefs import with_starts
from tourney.ratings.gamelog import from_scores, until
from tourney.ratings.registry import ENGINES

N_GAMES, N_PLAYERS = 400, 12
ONLINE = sorted(key for key, engine in ENGINES.items() if not engine.is_batch)


def season(n_games: int = N_GAMES, n_players: int = N_PLAYERS) -> GameLog:
    rng = np.random.default_rng(5)
    first = rng.integers(0, N_PLAYERS, n_games)
    second = (first + rng.integers(1, N_PLAYERS, n_games)) % N_PLAYERS
    score = rng.choice([0.0, 0.5, 1.0], n_games)
    day = 20_000 + np.arange(n_games) // 7
    return from_scores(first, second, score, day=day, n_players=n_players)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 64)


def arrays(history: History) -> dict[str, np.ndarray]:
    found = {
        f.name: getattr(history, f.name)
        for f in fields(history)
        if isinstance(getattr(history, f.name), np.ndarray)
    }
    return found | {f"final {name}": getattr(history.final, name) for name in ("mean", "deviation", "games")}


def same(one: History, other: History) -> None:
    for name, values in arrays(one).items():
        assert np.array_equal(values, arrays(other)[name], equal_nan=True), name
    assert one.nu == other.nu


@pytest.mark.parametrize("key", ONLINE)
def test_pieces_give_what_one_replay_gives(key: str) -> None:
    engine = ENGINES[key]
    params = engine.params_type()
    log = season()
    whole, pieces = engine.replay(log, params), chunks.replay(engine, log, params)
    assert len(pieces.pieces) > 4
    for name, values in arrays(whole).items():
        np.testing.assert_allclose(arrays(pieces.history)[name], values, rtol=1e-11, atol=1e-11, err_msg=name)
    assert pieces.history.log is log


@pytest.mark.parametrize("key", ONLINE)
def test_a_new_result_rates_the_last_piece_only_and_equals_a_fresh_replay(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = ENGINES[key]
    params = engine.params_type()
    log = season()
    before = chunks.replay(engine, until(log, float(log.day[-2])), params)
    rated: list[int] = []

    class Counted:
        def __getattr__(self, name: str) -> object:
            return getattr(engine, name)

        def replay(self, games: GameLog, *args: object, **options: object) -> History:
            rated.append(games.n_games)
            return engine.replay(games, *args, **options)

    after = chunks.replay(Counted(), log, params, before=before)
    assert len(rated) == 1
    assert rated[0] < 130
    same(after.history, chunks.replay(engine, log, params).history)


def test_an_old_correction_rates_everything_after_it() -> None:
    engine = ENGINES["glicko2"]
    params = engine.params_type()
    log = season()
    before = chunks.replay(engine, log, params)
    rank = log.rank.copy()
    rank[200:202] = rank[200:202][::-1]
    corrected = replace(log, rank=rank)
    after = chunks.replay(engine, corrected, params, before=before)
    assert after.pieces[0] is before.pieces[0]
    assert after.pieces[-1] is not before.pieces[-1]
    same(after.history, chunks.replay(engine, corrected, params).history)


def test_what_is_as_it_was_earlier_is_not_rated_again() -> None:
    engine = ENGINES["glicko2"]
    params = engine.params_type()
    log = season()
    first = chunks.replay(engine, log, params)
    rank = log.rank.copy()
    rank[:2] = (1, 0) if rank[0] < rank[1] else (0, 1)
    changed = chunks.replay(engine, replace(log, rank=rank), params, before=first)
    again = chunks.replay(engine, replace(log, rank=log.rank.copy()), params, before=changed, earlier=first)
    assert again.pieces == first.pieces
    rank = log.rank.copy()
    rank[-2:] = (1, 0) if rank[-2] < rank[-1] else (0, 1)
    other = chunks.replay(engine, replace(log, rank=rank), params, before=changed, earlier=first)
    assert other.pieces[:-1] == first.pieces[:-1]
    assert other.pieces[-1] is not first.pieces[-1]
    same(other.history, chunks.replay(engine, replace(log, rank=rank), params).history)


def test_players_who_came_later_begin_as_everybody() -> None:
    engine = ENGINES["glicko2"]
    params = engine.params_type()
    before = chunks.replay(engine, season(), params)
    more = season(n_players=N_PLAYERS + 2)
    after = chunks.replay(engine, more, params, before=before)
    assert len(after.history.final.mean) == N_PLAYERS + 2
    same(after.history, chunks.replay(engine, more, params).history)


def test_another_start_or_other_parameters_reuse_nothing() -> None:
    engine = ENGINES["glicko2"]
    log = season()
    params = engine.params_type()
    before = chunks.replay(engine, log, params)
    start = with_starts(engine, params, N_PLAYERS, [(3, 1900.0, 50.0, None)])
    started = chunks.replay(engine, log, params, start=start, before=before)
    assert started.pieces[0] is not before.pieces[0]
    same(started.history, chunks.replay(engine, log, params, start=start).history)
    other = engine.params_type(tau=0.9)
    assert chunks.replay(engine, log, other, before=before).pieces[0] is not before.pieces[0]


def test_an_empty_log_has_an_empty_history() -> None:
    engine = ENGINES["glicko2"]
    empty = until(season(), 0.0)
    assert chunks.replay(engine, empty, engine.params_type()).history.log.n_games == 0


def test_a_batch_engine_is_called_once() -> None:
    engine = ENGINES["bradley-terry"]
    log = until(season(), 20_004.0)
    assert len(chunks.replay(engine, log, engine.params_type()).pieces) == 1
