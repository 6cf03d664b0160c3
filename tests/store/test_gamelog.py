"""Rows become arrays in the order of time, and nothing that does not count is among them."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tourney.core.games import Forfeit, GameState, Member, NewGame, Side, side
from tourney.core.records import NewEvent, NewPlayer
from tourney.store import events, gamecolumns, games, players
from tourney.store.gamelog import LoadedLog, log_of
from tourney.store.games import GameFilter
from tourney.store.refresh import all_games
from tourney.store.writer import Reader

Run = Callable[..., Any]
DAY = dt.date(2026, 9, 4)


@pytest.fixture
def people(do: Run) -> range:
    return do(players.add_players, [NewPlayer(f"P{i}") for i in range(8)], [f"p{i}" for i in range(8)])


def win(one: int, two: int, **details: Any) -> NewGame:
    return NewGame((side(one, rank=0), side(two, rank=1)), **{"date": DAY, **details})


def load_log(reader: Reader) -> LoadedLog:
    ids = np.array(list(players.player_names(reader)), dtype=np.int64)
    return log_of(ids, all_games(reader))


def test_an_empty_club_gives_an_empty_log(ask: Run) -> None:
    loaded = ask(load_log)
    assert (0, 0) == (loaded.log.n_games, loaded.log.n_players)
    assert [0] == loaded.log.game_side.tolist() == loaded.log.side_player.tolist()
    assert 0 == len(ask(all_games))


def test_sides_players_weights_and_scores_become_columns(do: Run, ask: Run, people: range) -> None:
    game = NewGame(
        (
            Side((Member(people[2], 0.5), Member(people[0])), 1, 7.5),
            Side((Member(people[5]),), 0, None),
            side(people[1], rank=1),
        ),
        DAY,
    )
    game_id = do(games.add_game, game)
    loaded = ask(load_log)
    log = loaded.log
    assert [game_id] == loaded.game_ids.tolist()
    assert list(people) == loaded.player_ids.tolist()
    assert [(DAY - dt.date(1970, 1, 1)).days] == log.day.tolist()
    assert ([-1], [-1]) == (log.event.tolist(), log.round.tolist())
    assert [0, 3] == log.game_side.tolist()
    assert [1, 0, 1] == log.rank.tolist()
    assert [0, 2, 3, 4] == log.side_player.tolist()
    assert [2, 0, 5, 1] == log.player.tolist()
    assert [0.5, 1, 1, 1] == log.weight.tolist()
    np.testing.assert_array_equal([7.5, np.nan, np.nan], log.score)
    assert 8 == log.n_players


def test_the_arrays_have_the_agreed_types_and_cannot_be_changed(do: Run, ask: Run, people: range) -> None:
    do(games.add_game, win(people[0], people[1]))
    loaded = ask(load_log)
    expected = {"day": "i8", "event": "i4", "round": "i4", "game_side": "i8", "rank": "i4", "score": "f8"}
    expected |= {"side_player": "i8", "player": "i4", "weight": "f8"}
    for name, dtype in expected.items():
        array = getattr(loaded.log, name)
        assert np.dtype(dtype) == array.dtype, name
        assert not array.flags.writeable, name
        assert array.flags.c_contiguous, name
    assert not loaded.game_ids.flags.writeable
    assert not loaded.player_ids.flags.writeable


def test_only_games_that_count_are_in_the_log(do: Run, ask: Run, people: range) -> None:
    a, b = people[0], people[1]
    counted = do(games.add_game, win(a, b))
    do(games.add_game, win(a, b, rated=False))
    do(games.add_game, win(a, b, forfeit=Forfeit.FORFEIT))
    do(games.add_game, win(a, b, state=GameState.VOID))
    do(games.add_game, NewGame((side(a), side(b)), DAY, state=GameState.OPEN))
    assert [counted] == ask(load_log).game_ids.tolist()
    assert 5 == len(ask(all_games))


def test_the_log_is_in_the_order_of_time(do: Run, ask: Run, people: range) -> None:
    a, b = people[0], people[1]
    first, second = do(events.add_events, [NewEvent("One", DAY), NewEvent("Two", DAY)])
    rounds = [do(events.add_round, first, [], accepted_at=dt.datetime(2026, 9, 4, 20)) for _ in range(2)]
    expected = {
        "late": do(games.add_game, win(a, b, time=dt.time(21, 5))),
        "early": do(games.add_game, win(a, b, time=dt.time(9, 30, 1, 5))),
        "second event": do(games.add_game, win(a, b, event_id=second)),
        "round two": do(games.add_game, win(a, b, event_id=first, round_id=rounds[1])),
        "round one": do(games.add_game, win(a, b, event_id=first, round_id=rounds[0])),
        "again": do(games.add_game, win(a, b, event_id=first, round_id=rounds[0])),
        "no event": do(games.add_game, win(a, b)),
        "yesterday": do(games.add_game, win(a, b, date=DAY - dt.timedelta(1))),
        "long ago": do(games.add_game, win(a, b, date=dt.date(1872, 11, 30))),
    }
    names = {key: name for name, key in expected.items()}
    loaded = ask(load_log)
    assert [
        "long ago",
        "yesterday",
        "second event",
        "round one",
        "again",
        "round two",
        "no event",
        "early",
        "late",
    ] == [names[key] for key in loaded.game_ids.tolist()]
    assert loaded.log.day[0] < 0
    assert [-1, -1, second, first, first, first, -1, -1, -1] == loaded.log.event.tolist()
    assert [rounds[0], rounds[0], rounds[1]] == loaded.log.round[3:6].tolist()


def test_the_columns_tell_what_the_records_tell(do: Run, ask: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    boards = [NewGame((side(people[0]), side(people[1])), DAY, state=GameState.OPEN)]
    do(events.add_round, night, boards, accepted_at=dt.datetime(2026, 9, 4, 20))
    new = [
        win(people[2], people[3], time=dt.time(20, 15, 30), rated=False),
        NewGame((side(people[0], people[1], rank=0, score=3), side(people[2], people[4], rank=1)), DAY),
        win(people[5], people[6], date=DAY + dt.timedelta(3), forfeit=Forfeit.NO_SHOW),
        win(people[6], people[0], date=DAY - dt.timedelta(3), state=GameState.VOID),
    ]
    do(games.add_games, new)
    for where in (GameFilter(), GameFilter(player_id=people[0])):
        columns = ask(gamecolumns.read_columns, games.conditions(where), narrow=where != games.EVERY)
        records = ask(games.list_games, where)
        assert [game.id for game in records] == columns.game_id.tolist()
        for g, game in enumerate(records):
            assert (game.date - dt.date(1970, 1, 1)).days == columns.day[g]
            clock = game.time and game.time.hour * 3600 + game.time.minute * 60 + game.time.second
            assert (-1 if clock is None else clock) == columns.seconds[g]
            assert (game.event_id or -1, game.round_id or -1) == (columns.event_id[g], columns.round_id[g])
            assert (1 if game.round_id else -1, game.board or -1) == (
                columns.round_number[g],
                columns.board[g],
            )
            assert (game.number, game.version, game.rated) == (
                columns.number[g],
                columns.version[g],
                columns.rated[g],
            )
            assert game.state is gamecolumns.STATES[columns.state[g]]
            assert game.forfeit is gamecolumns.FORFEITS[columns.forfeit[g]]
            sides = range(columns.game_side[g], columns.game_side[g + 1])
            assert [-1 if one.rank is None else one.rank for one in game.sides] == columns.rank[
                sides
            ].tolist()
            for s, one in zip(sides, game.sides, strict=True):
                seats = slice(columns.side_player[s], columns.side_player[s + 1])
                assert list(one.player_ids) == columns.player_id[seats].tolist()
                np.testing.assert_equal(np.nan if one.score is None else one.score, columns.score[s])


def test_fifty_thousand_games_load_in_a_moment(do: Run, ask: Run) -> None:
    def fill(writer: Any) -> None:
        ids = players.add_players(writer, [NewPlayer(f"P{i}") for i in range(200)], [""] * 200)
        new = [
            win(ids[i % 200], ids[(i * 7 + 1) % 200], date=DAY - dt.timedelta(i % 3000))
            for i in range(50_000)
        ]
        games.add_games(writer, new)

    do(fill)
    took = []
    for _ in range(3):
        began = time.process_time()
        loaded = ask(load_log)
        took.append(time.process_time() - began)
    assert np.all(np.diff(loaded.log.day) >= 0)
    assert loaded.log.n_games == 50_000
    assert min(took) < 1.0  # 0.15 s on an idle machine; the guard is against objects in between
