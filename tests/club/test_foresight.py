"""What a game is foretold to do is what it does, wherever in its day it belongs."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace

import pytest

from tourney.club.club import Club
from tourney.club.commands import AcceptRound, Command, EditGame, RecordGame, SetResult, SetSetting
from tourney.club.foresight import foresee
from tourney.club.log import get_game
from tourney.core.games import NewGame, side

DAY = dt.date(2026, 12, 1)
PLAIN_ELO = {"key": "elo", "params": {"k": 200.0}}


def game(first: int, second: int, hour: int | None = None) -> NewGame:
    time = None if hour is None else dt.time(hour)
    return NewGame((side(first, rank=0), side(second, rank=1)), DAY, time)


@pytest.fixture
def three(club: Club, people: dict[str, int]) -> tuple[int, int, int]:
    """Ana, Björn and Eva of a club that rates game by game with great steps."""
    club.execute(SetSetting("engine", PLAIN_ELO))
    return people["Ana"], people["Björn"], people["Eva"]


def refuse_untrue(club: Club, new: NewGame, replaces: int | None = None) -> None:
    rated = club.rate(today=DAY)
    found = foresee(rated, new, replaces=replaces)
    assert found is not None
    command: Command = RecordGame(new)
    if replaces is not None:
        command = EditGame(replaces, new, get_game(club, replaces).version)
    before = {one: rated.of(one) for played in new.sides for one in played.player_ids}
    club.execute(command)
    after = club.rate(today=DAY)
    for played, changes in zip(new.sides, found.changes, strict=True):
        for player_id, change in zip(played.player_ids, changes, strict=True):
            was, now = before[player_id], after.of(player_id)
            assert was is not None
            assert now is not None
            assert change == pytest.approx(now.mean - was.mean, abs=1e-9)


@pytest.mark.parametrize("hour", [None, 9, 11, 23])
def test_a_game_of_the_day_stands_where_its_time_puts_it(
    club: Club, three: tuple[int, int, int], hour: int | None
) -> None:
    ana, bjorn, eva = three
    for one, other, at in ((ana, bjorn, 10), (bjorn, eva, 12), (ana, eva, 14), (ana, bjorn, 16)):
        club.execute(RecordGame(game(one, other, at)))
    refuse_untrue(club, game(eva, ana, hour))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_game_of_a_round_stands_with_its_round(
    club: Club, three: tuple[int, int, int], begin: Callable[..., int], number: int
) -> None:
    ana, bjorn, eva = three
    night = begin("Ana", "Björn", "Eva")
    for turn, pair in enumerate(((ana, bjorn), (bjorn, eva), (eva, ana)), start=1):
        club.execute(AcceptRound(night, turn, (pair,)))
        club.execute(SetResult(turn, (0, 1)))
    first = get_game(club, number)
    new = replace(game(ana, eva), date=first.date, event_id=night, round_id=first.round_id)
    refuse_untrue(club, new)


@pytest.mark.parametrize("open_board", [1, 2, 3])
def test_an_open_board_stands_where_it_was_paired(
    club: Club, three: tuple[int, int, int], begin: Callable[..., int], open_board: int
) -> None:
    ana, bjorn, eva = three
    night = begin("Ana", "Björn", "Eva")
    for turn, pair in enumerate(((ana, bjorn), (bjorn, eva), (eva, ana)), start=1):
        club.execute(AcceptRound(night, turn, (pair,)))
        if turn != open_board:
            club.execute(SetResult(turn, (0, 1)))
    board = get_game(club, open_board)
    sides = tuple(replace(one, rank=rank) for one, rank in zip(board.sides, (1, 0), strict=True))
    new = replace(game(ana, eva), date=board.date, sides=sides, event_id=night, round_id=board.round_id)
    refuse_untrue(club, new, replaces=open_board)


def test_an_older_game_that_is_corrected_keeps_its_turn(club: Club, three: tuple[int, int, int]) -> None:
    ana, bjorn, eva = three
    for one, other in ((ana, bjorn), (bjorn, eva), (ana, eva)):
        club.execute(RecordGame(game(one, other)))
    refuse_untrue(club, game(bjorn, ana), replaces=1)


def test_a_corrected_time_moves_the_game(club: Club, three: tuple[int, int, int]) -> None:
    ana, bjorn, eva = three
    for one, other, at in ((ana, bjorn, 10), (bjorn, eva, 12), (ana, eva, 14)):
        club.execute(RecordGame(game(one, other, at)))
    refuse_untrue(club, game(ana, bjorn, 13), replaces=1)
