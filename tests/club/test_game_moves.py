"""Sides that change places, games that move, events that go: the whole past follows."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tourney.club import desk, log, standings
from tourney.club.club import Club
from tourney.club.commands import (
    AcceptRound,
    AddEvent,
    AddPlayer,
    ClearResult,
    Command,
    DeleteEvent,
    Forbid,
    MoveGames,
    RecordGame,
    SetResult,
    SetSetting,
    SwapSides,
    VoidGame,
)
from tourney.club.event_table import event_table
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Forfeit, NewGame, side
from tourney.core.outcomes import outcome_text
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.standings.grid import grid

DAY = dt.date(2026, 12, 1)
WEEK = dt.timedelta(7)
Begin = Callable[..., int]
Dumped = Callable[[Club], Any]


def win(one: int, other: int, date: dt.date = DAY, **details: Any) -> NewGame:
    return NewGame((side(one, rank=0, score=11), side(other, rank=1, score=7)), date, **details)


def record(club: Club, game: NewGame) -> int:
    value = club.execute(RecordGame(game)).value
    assert isinstance(value, int)
    return value


def ratings(club: Club) -> list[tuple[str, str, str]]:
    """Everybody's rating and deviation, written out: not-a-number equals itself so."""
    rated, register = club.rate(today=DAY + 52 * WEEK), club.register()
    rows = zip(rated.player_ids, rated.now.mean, rated.now.deviation, strict=True)
    return sorted((register.name(int(i)), repr(mean), repr(deviation)) for i, mean, deviation in rows)


# Sides


def test_swapped_sides_leave_the_result_where_it_stands(club: Club, people: dict[str, int]) -> None:
    ana, bjorn = people["Ana"], people["Björn"]
    game_id = record(club, win(ana, bjorn, sets=((11, 7),)))
    club.execute(SwapSides(game_id))
    game = log.get_game(club, game_id)
    assert [(bjorn,), (ana,)] == [one.player_ids for one in game.sides]
    assert [(0, 11), (1, 7)] == [(one.rank, one.score) for one in game.sides]
    assert ((11, 7),) == game.sets


def test_swapped_order_takes_the_result_along(club: Club, people: dict[str, int]) -> None:
    ana, bjorn = people["Ana"], people["Björn"]
    game_id = record(club, win(ana, bjorn, sets=((11, 7),)))
    before = ratings(club)
    club.execute(SwapSides(game_id, with_result=True))
    game = log.get_game(club, game_id)
    assert [(bjorn,), (ana,)] == [one.player_ids for one in game.sides]
    assert [(1, 7), (0, 11)] == [(one.rank, one.score) for one in game.sides]
    assert ((7, 11),) == game.sets
    assert before == ratings(club)


def test_swapping_twice_is_nothing(club: Club, people: dict[str, int], dumped: Dumped) -> None:
    game_id = record(club, win(people["Ana"], people["Björn"]))
    before = log.get_game(club, game_id).sides
    for with_result in (False, True):
        for _ in range(2):
            club.execute(SwapSides(game_id, with_result=with_result))
        assert before == log.get_game(club, game_id).sides


def test_a_forfeit_is_swapped_too(club: Club, people: dict[str, int]) -> None:
    game_id = record(club, win(people["Ana"], people["Björn"], forfeit=Forfeit.FORFEIT))
    club.execute(SwapSides(game_id))
    assert people["Björn"] == log.get_game(club, game_id).sides[0].player_ids[0]
    assert Forfeit.FORFEIT is log.get_game(club, game_id).forfeit


def test_more_than_two_sides_are_not_swapped(club: Club, people: dict[str, int]) -> None:
    three = NewGame(tuple(side(p, rank=i) for i, p in enumerate(list(people.values())[:3])), DAY)
    with pytest.raises(TourneyError) as refused:
        club.execute(SwapSides(record(club, three)))
    assert "not-two-sides" == refused.value.code


def test_a_second_desk_that_was_quicker_is_shown(club: Club, people: dict[str, int]) -> None:
    game_id = record(club, win(people["Ana"], people["Björn"]))
    club.execute(SetResult(game_id, (1, 0)))
    with pytest.raises(ConflictError, match="Another desk was quicker"):
        club.execute(SwapSides(game_id, version=1))


# Moves


def test_games_move_to_another_event_and_leave_their_round(
    club: Club, begin: Begin, people: dict[str, int]
) -> None:
    night = begin()
    club.execute(AcceptRound(night, 1, ((people["Ana"], people["Eva"]),)))
    (game,) = (row.game for row in _rows(club))
    club.execute(SetResult(game.id, (0, 1)))
    other = club.execute(MoveGames((game.id,), event=NewEvent("League", DAY + WEEK))).value
    moved = log.get_game(club, game.id)
    assert (other, None, None, DAY) == (moved.event_id, moved.round_id, moved.board, moved.date)
    club.undo()
    back = log.get_game(club, game.id)
    assert (night, game.round_id, 1) == (back.event_id, back.round_id, back.board)


def test_a_new_tournament_is_not_another_one_of_that_day(club: Club, people: dict[str, int]) -> None:
    game_id = record(club, win(people["Ana"], people["Eva"]))
    cup = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT))).value
    other = club.execute(MoveGames((game_id,), NewEvent("Open", DAY, EventKind.TOURNAMENT))).value
    assert other != cup
    assert other == log.get_game(club, game_id).event_id


def test_games_move_into_open_play_and_to_another_day(
    club: Club, begin: Begin, people: dict[str, int]
) -> None:
    night = begin()
    games = tuple(record(club, win(people["Ana"], people["Eva"], event_id=night)) for _ in range(2))
    done = club.execute(MoveGames(games, open_play=True, date=DAY - WEEK))
    assert {(None, DAY - WEEK)} == {(g.event_id, g.date) for g in (log.get_game(club, i) for i in games)}
    assert "2 games moved to open play on 2026-11-24" == str(done.text)


def test_a_date_alone_leaves_the_round(club: Club, begin: Begin, people: dict[str, int]) -> None:
    night = begin()
    club.execute(AcceptRound(night, 1, ((people["Ana"], people["Eva"]),)))
    (game,) = (row.game for row in _rows(club))
    club.execute(MoveGames((game.id,), date=DAY + WEEK))
    moved = log.get_game(club, game.id)
    assert (night, game.round_id, 1, DAY + WEEK) == (moved.event_id, moved.round_id, moved.board, moved.date)


@pytest.mark.parametrize(
    ("how", "code"),
    [({}, "nowhere"), ({"game_ids": (), "open_play": True}, "no-games"), ({"event": 99}, "unknown-event")],
)
def test_a_move_to_nowhere_is_refused(
    club: Club, people: dict[str, int], how: dict[str, Any], code: str
) -> None:
    game_id = record(club, win(people["Ana"], people["Eva"]))
    with pytest.raises(TourneyError) as refused:
        club.execute(MoveGames(**{"game_ids": (game_id,), **how}))
    assert code == refused.value.code


def test_an_open_board_stays_in_its_event(club: Club, begin: Begin, people: dict[str, int]) -> None:
    club.execute(AcceptRound(begin(), 1, ((people["Ana"], people["Eva"]),)))
    (game,) = (row.game for row in _rows(club))
    with pytest.raises(TourneyError) as refused:
        club.execute(MoveGames((game.id,), open_play=True))
    assert "open-game" == refused.value.code


def _rows(club: Club) -> Iterator[Any]:
    index = log.read_log(club)
    return (index.row(i) for i in range(len(index)))


# Time


def test_a_game_entered_late_with_an_old_date_lands_in_its_place(
    club: Club, people: dict[str, int], tmp_path: Path
) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    games = [
        win(ana, bjorn, DAY),
        win(bjorn, eva, DAY + WEEK),
        win(eva, ana, DAY + 2 * WEEK),
        win(ana, eva, DAY + WEEK),
    ]
    in_time = Club.create(tmp_path / "in-time.tourney", "In time")
    for name in club.register().players.values():
        in_time.execute(AddPlayer(NewPlayer(name.name)))
    same = {p.name: p.id for p in in_time.register().players.values()}
    there = {i: same[p.name] for i, p in club.register().players.items()}
    for game in sorted(games, key=lambda g: (g.date, games.index(g))):
        in_time.execute(RecordGame(win(*(there[p] for p in game.player_ids), date=game.date)))
    for game in (games[2], games[1], games[3], games[0]):
        record(club, game)
    assert ratings(in_time) == ratings(club)
    rated = club.rate()
    assert [4, 2, 3, 1] == rated.game_ids.tolist()
    assert np.all(np.diff(rated.history.log.day) >= 0)
    in_time.close()


def play(club: Club, results: list[tuple[int, ...]]) -> tuple[int, list[int]]:
    """Play three rounds of four people with these results; return the event and its games in order."""
    ids = {p.name: p.id for p in club.register().players.values()}
    a, b, c, d = (ids[name] for name in "abcd")
    event = club.execute(AddEvent(NewEvent("Cup", DAY))).value
    results_left = iter(results)
    for number, boards in enumerate((((a, b), (c, d)), ((a, c), (d, b)), ((a, d), (b, c))), 1):
        club.execute(AcceptRound(event, number, boards))
        for row in sorted(
            (r.game for r in _rows(club) if r.game.round_id and not r.result), key=lambda g: g.id
        ):
            club.execute(SetResult(row.id, next(results_left)))
    return event, sorted(row.game.id for row in _rows(club))


def fresh(path: Path, engine: str) -> Club:
    club = Club.create(path, "Cup")
    club.execute(SetSetting("engine", {"key": engine, "params": {}}))
    for name in "abcd":
        club.execute(AddPlayer(NewPlayer(name)))
    return club


def whole(club: Club, event: int) -> tuple[Any, ...]:
    """Everything that follows from the results, as numbers."""
    table = [
        (r.place, r.shared, r.player.name, r.points, r.won, r.drawn, r.lost)
        for r in standings.night_table(club, event)
    ]
    rated = club.rate(today=DAY + WEEK)
    h = rated.history
    arrays = (
        h.mean_before,
        h.mean_after,
        h.deviation_after,
        h.win_probability,
        rated.now.mean,
        rated.now.deviation,
        rated.rank,
    )
    contest = event_table(club, event).made.contest
    met = grid(contest, range(contest.n))
    return (table, met, ratings(club), [repr(a.tolist()) for a in arrays])


WRONG: list[tuple[int, ...]] = [(0, 1), (0, 1), (0, 0), (1, 0), (0, 1), (1, 0)]


@pytest.mark.parametrize("engine", ["glicko2", "elo", "trueskill", "bradley-terry"])
@pytest.mark.parametrize("deed", ["change", "swap", "void", "clear"])
def test_a_corrected_first_round_equals_an_event_entered_right(
    tmp_path: Path, deed: str, engine: str
) -> None:
    """Change, swap or take away any result of round 1 of a finished event, and change it back."""
    club = fresh(tmp_path / "club.tourney", engine)
    event, games = play(club, WRONG)
    as_entered = whole(club, event)
    for at in (0, 1):
        right = fresh(tmp_path / f"right-{at}.tourney", engine)
        commands: dict[str, tuple[Command, list[tuple[int, ...]]]] = {
            "change": (SetResult(games[at], (0, 0)), [*WRONG[:at], (0, 0), *WRONG[at + 1 :]]),
            "swap": (SwapSides(games[at]), WRONG),
            "void": (VoidGame(games[at]), WRONG),
            "clear": (ClearResult(games[at]), WRONG),
        }
        command, results = commands[deed]
        club.execute(command)
        event_right, games_right = play(right, results)
        if deed == "swap":
            right.execute(SwapSides(games_right[at], with_result=True))
            right.execute(SetResult(games_right[at], (0, 1)))
        elif deed in ("void", "clear"):
            right.execute(VoidGame(games_right[at]) if deed == "void" else ClearResult(games_right[at]))
        club.rate()
        assert whole(right, event_right) == whole(club, event)
        club.undo()
        assert as_entered == whole(club, event)
        right.close()
    club.close()


# Events


def test_an_event_goes_with_everything_in_it_and_comes_back(
    club: Club, begin: Begin, people: dict[str, int], dumped: Dumped
) -> None:
    before = dumped(club)
    night = begin()
    club.execute(AcceptRound(night, 1, ((people["Ana"], people["Eva"]),), bye_ids=(people["Björn"],)))
    (game,) = (row.game for row in _rows(club))
    club.execute(SetResult(game.id, (0, 1)))
    club.execute(Forbid(people["Ana"], people["Björn"], event_id=night))
    whole_club = dumped(club)
    assert (0, 1) == club.execute(DeleteEvent(night, keep_games=False)).value
    after = dumped(club)
    assert before == after
    club.undo()
    assert whole_club == dumped(club)
    club.redo()
    assert after == dumped(club)
    with pytest.raises(TourneyError) as refused:
        club.execute(DeleteEvent(night))
    assert "unknown-event" == refused.value.code


def test_kept_games_stay_rated_in_their_order(club: Club, begin: Begin, people: dict[str, int]) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    club.execute(SetSetting("engine", {"key": "elo", "params": {"period": "game"}}))
    night = begin()
    for number, (one, other) in enumerate(((ana, bjorn), (bjorn, eva), (eva, ana)), 1):
        club.execute(AcceptRound(night, number, ((one, other),)))
    games = sorted(row.game.id for row in _rows(club))
    club.execute(MoveGames((record(club, win(eva, bjorn, event_id=night)),), date=DAY - WEEK))
    for game_id in reversed(games):
        club.execute(SetResult(game_id, (0, 1)))
    before = ratings(club)
    assert (4, 0) == club.execute(DeleteEvent(night, keep_games=True)).value
    assert before == ratings(club)
    assert not desk.all_events(club)
    assert {None} == {row.game.event_id for row in _rows(club)}
    assert {None} == {row.game.round_id for row in _rows(club)}


def test_open_boards_go_with_the_event_even_if_its_games_stay(
    club: Club, begin: Begin, people: dict[str, int]
) -> None:
    night = begin()
    club.execute(AcceptRound(night, 1, ((people["Ana"], people["Eva"]), (people["Björn"], people["Đặng"]))))
    first, second = sorted(row.game.id for row in _rows(club))
    club.execute(SetResult(first, (0, 1)))
    assert (1, 1) == club.execute(DeleteEvent(night)).value
    assert [first] == [row.game.id for row in _rows(club)]
    with pytest.raises(TourneyError):
        log.get_game(club, second)


def test_the_result_of_a_kept_game_reads_as_before(club: Club, begin: Begin, people: dict[str, int]) -> None:
    night = begin()
    game_id = record(club, win(people["Ana"], people["Eva"], event_id=night))
    before = outcome_text(log.get_game(club, game_id))
    club.execute(DeleteEvent(night))
    assert before == outcome_text(log.get_game(club, game_id))
