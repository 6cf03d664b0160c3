"""Small clubs with a night played through the commands a person gives."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere, SetResult
from tourney.club.desk import night
from tourney.core.records import NewEvent, NewPlayer

NAMES = (
    "Ana Duarte",
    "陈思远",
    "Đặng Minh Anh",
    "Zofia Łukasik",
    "Björn Åkesson",
    "Мария Орлова",
    "Kwame Boateng",
)
TODAY = dt.date.today()


def club_with_night(
    path: Path, *, players: int = 7, rounds: int = 2, open_boards: int = 0
) -> tuple[Club, int]:
    """Return a club and its night; the first side wins every board, the last few stay open."""
    club = Club.create(path, "Riverside")
    for number in range(players):
        name = NAMES[number % len(NAMES)] + (f" {number}" if number >= len(NAMES) else "")
        club.execute(AddPlayer(NewPlayer(name)))
    everybody = tuple(club.register().players)
    event_id = club.execute(SetHere(NewEvent("Tuesday", TODAY), everybody, here=True)).value
    for number in range(rounds):
        club.rate()
        club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
        boards = night(club, event_id).open_boards
        keep = open_boards if number == rounds - 1 else 0
        for board in boards[: len(boards) - keep]:
            assert board.game is not None
            club.execute(SetResult(board.game.id, (0, 1), version=board.game.version))
    club.rate()
    return club, event_id
