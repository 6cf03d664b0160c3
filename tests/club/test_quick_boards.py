"""Lines of the quick bar that mean a board of the round: any number of sides, and a board already entered."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest

from tourney.club import desk, quick
from tourney.club.club import Club
from tourney.club.commands import AcceptRound, AddPlayer, SetHere, SetResult
from tourney.core.records import NewEvent, NewPlayer

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A night with a board of three and one of two."""
    made = Club.create(tmp_path / "a.tourney", "A")
    ids = [made.execute(AddPlayer(NewPlayer(name))).value for name in NAMES]
    event_id = made.execute(SetHere(NewEvent("Night", dt.date.today()), tuple(ids), here=True)).value
    made.execute(AcceptRound(event_id, 1, (tuple(ids[:3]), tuple(ids[3:]))))
    yield made
    made.close()


def read(club: Club, line: str) -> quick.Reading:
    event = desk.tonight(club, dt.date.today())
    assert event is not None
    return quick.read(club, line, desk.night(club, event.id), event=event.id)


@pytest.mark.parametrize(
    ("line", "ranks", "scores"),
    [
        ("bob > cid > ann", (2, 0, 1), (None, None, None)),
        ("cid 30 > ann 20 > bob 10", (1, 2, 0), (20, 10, 30)),
        ("cid > bob = ann", (1, 1, 0), (None, None, None)),
    ],
)
def test_sides_of_a_board_of_three_stay_where_they_sit(
    club: Club, line: str, ranks: tuple[int, ...], scores: tuple[float | None, ...]
) -> None:
    command = read(club, line).command
    assert isinstance(command, SetResult)
    assert (ranks, scores) == (command.ranks, command.scores)


def test_a_board_another_desk_has_entered_is_shown_before_one_more_game(club: Club) -> None:
    first = read(club, "dee > eve").command
    assert first is not None
    club.execute(first)
    again = read(club, "eve > dee")
    assert "Board 2 of this round has this game already: 1–0" in str(again.ask)
    assert again.command is not None
    assert read(club, "#2 0").ask is None
    assert read(club, "ann > dee").ask is None
