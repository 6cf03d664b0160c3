"""A club in a temporary folder, and short ways to fill it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere
from tourney.core.records import NewEvent, NewPlayer
from tourney.store.tables import JOURNALED

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


@pytest.fixture
def dumped() -> Callable[[Club], Any]:
    """Return a way to read every journaled row of a club but for its version, by table."""
    return dump


def dump(club: Club) -> dict[str, list[tuple[Any, ...]]]:
    """Return every journaled row but for its version, by table."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    with club.database.reading() as reader:
        for name, table in JOURNALED.items():
            columns = [column for column in table.c if column.name != "version"]
            query = sa.select(*columns).order_by(*table.primary_key.columns)
            found[name] = [tuple(row) for row in reader.connection.execute(query)]
    return found
