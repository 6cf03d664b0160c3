"""The demo club: real games, opened as a copy that may be played with.

The games are professional snooker matches of 2016-2018 (see resources/sample/README.md). In the
copy all dates are moved by the same whole number of weeks, so that the last night was a few days
ago and the ratings are as fresh as in a living club.
"""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from tourney.club.club import Club
from tourney.club.commands import ImportGames
from tourney.club.importing import read_file
from tourney.core.resources import resource
from tourney.exchange.drafts import ReadOptions
from tourney.store.samples import copy_shifted, without_journal

NAME = "Demo club"
FILE = "demo.tourney"


def copy_demo(folder: Path, *, today: dt.date | None = None) -> Path:
    """Write a fresh copy of the demo club into *folder* and return its path.

    A copy that is there already is kept under another name, never overwritten.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    number = 2
    while path.exists():
        path = folder / f"demo {number}.tourney"
        number += 1
    copy_shifted(resource("sample", FILE), path, today or dt.date.today())
    return path


def build(games: Path, path: Path) -> None:
    """Make the club that is shipped from its CSV; used when packaging, and to test that file."""
    club = Club.create(path, NAME, desk="demo")
    club.execute(ImportGames(read_file(games, ReadOptions()), games.name))
    club.close()
    without_journal(path)
