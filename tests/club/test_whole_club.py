"""A club in which everything has been done once goes into JSON and comes back identical, table by table."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.club import event_deeds  # noqa: F401 - adds to DEEDS
from tests.club.deeds import DEEDS, dump, furnish, world
from tourney.club import club_file
from tourney.club.club import Club
from tourney.club.commands import AnonymisePlayer
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.rating_lists import document_text, list_as_of, periods
from tourney.core.errors import TourneyError
from tourney.core.games import Game
from tourney.store import games

TRIES = 12
TAKES_AWAY = ("Remove", "Delete", "Clear", "Withdraw", "Merge")


def everything(path: Path, seed: int) -> Club:
    """Return a club after every command, most of them more than once, some undone and some redone."""
    club = Club.create(path, "Riverside", desk="one")
    furnish(club)
    by_chance = random.Random(seed)
    # A deed publishes a list that nobody could have made; this club has a real one below.
    kinds = [kind for kind in DEEDS if kind not in (AnonymisePlayer, PublishList)]
    made = [kind for kind in kinds if not kind.__name__.startswith(TAKES_AWAY)]
    by_chance.shuffle(kinds)
    # What takes away comes first, so that there is something of everything in the end.
    for kind in kinds + made:
        for _ in range(TRIES):
            command = DEEDS[kind](world(club, lambda of: by_chance.choice(list(of))))
            if command is None:
                continue
            try:
                club.execute(command)
            except TourneyError:
                continue
            break
        if by_chance.random() < 0.1 and club.undo_text() is not None:
            club.undo()
            if by_chance.random() < 0.5:
                club.redo()
    club.rate()
    last = max(game.date for game in games_of(club))
    began = [one for one in periods(club) if one.published_at is None]
    period = began[0].id if began else club.execute(OpenPeriod("Spring", last)).value
    last = max([last, *(one.start for one in began if one.start is not None)])
    club.execute(PublishList(period, "Spring", last, document_text(list_as_of(club, last))))
    return club


def games_of(club: Club) -> list[Game]:
    with club.database.reading() as reader:
        return games.list_games(reader)


def tables(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return every table of a file as it is on the disk."""
    with closing(sqlite3.connect(path)) as file:
        names = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(file.execute(f'select * from "{name}"'), key=repr) for name in names}


@pytest.mark.parametrize("seed", [4, 5])
def test_a_club_with_everything_in_it_comes_back_identical(tmp_path: Path, seed: int) -> None:
    path, again = tmp_path / "a.tourney", tmp_path / "b.tourney"
    club = everything(path, seed)
    document = tmp_path / "a.json"
    club_file.export_club(club, document)
    club_file.make_club(document, again)
    other = Club.open(again)
    assert dump(club) == dump(other)
    assert club.undo_text() == other.undo_text()
    assert document.read_bytes() == club_file.club_document(other)
    club.close()
    other.close()
    before, after = tables(path), tables(again)
    assert before.keys() == after.keys()
    assert {"team", "stage", "rating_list", "journal", "entry", "game"} <= {*filter(before.get, before)}
    for name in before:
        assert before[name] == after[name], name


def test_what_was_undone_before_can_be_redone_in_the_copy(tmp_path: Path) -> None:
    club = everything(tmp_path / "a.tourney", 3)
    while club.undo_text() is not None:
        club.undo()
    club_file.export_club(club, tmp_path / "a.json")
    club_file.make_club(tmp_path / "a.json", tmp_path / "b.tourney")
    other = Club.open(tmp_path / "b.tourney")
    for one in (club, other):
        while one.redo_text() is not None:
            one.redo()
    assert dump(club) == dump(other)
    club.close()
    other.close()
