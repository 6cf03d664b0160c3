"""A club in a temporary folder, and short ways to fill it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere
from tourney.core.records import NewEvent, NewPlayer

NIGHT = dt.date(2026, 12, 1)
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Đặng Minh Anh", "Eva Nováková", "Łukasz Żak")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club.create(tmp_path / "riverside.tourney", "Riverside", desk="one")
    yield made
    made.close()


@pytest.fixture
def people(club: Club) -> dict[str, int]:
    """Six players: first word of the name -> id."""
    return {name.split()[0]: club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES}


@pytest.fixture
def begin(club: Club, people: dict[str, int]) -> Callable[..., int]:
    """Begin a night with everybody here; returns the event's id."""

    def start(*names: str) -> int:
        ids = tuple(people[name] for name in names or people)
        event_id = club.execute(SetHere(NewEvent("Tuesday", NIGHT), ids, here=True)).value
        assert isinstance(event_id, int)
        return event_id

    return start
