"""A process killed at any moment loses at most the action in flight; two at once both succeed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tourney.store import games, journal, players
from tourney.store.database import Database

Run = Callable[..., Any]

WRITE = """
import datetime as dt, sys
from tourney.core.games import NewGame, side
from tourney.core.marks import Text
from tourney.core.records import NewPlayer
from tourney.store import games, players
from tourney.store.database import Database

def write(club, desk):
    with club.writing(desk=desk, command="Record", label=Text("T", "Record")) as writer:
        one = players.add_player(writer, NewPlayer(desk), folded=desk)
        two = players.add_player(writer, NewPlayer(desk), folded=desk)
        games.add_game(writer, NewGame((side(one, rank=0), side(two, rank=1)), dt.date(2026, 9, 4)))
"""

# One Python forks its victims, so that 20 kills cost one start. The random wait is on the pipe.
KILL = (
    WRITE
    + """
import os, random, select, signal

url, kills = sys.argv[1], int(sys.argv[2])
chance = random.Random(7)
for _ in range(kills):
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        club = Database.open(url)
        while True:
            write(club, "victim")
            os.write(outlet, b"n")
    os.close(outlet)
    told = 0
    for _ in range(chance.randrange(1, 8)):
        told += len(os.read(inlet, 1))
    if chance.random() < 0.8:
        select.select([], [], [], chance.random() * 0.004)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(inlet, 4096):
        told += len(more)
    os.close(inlet)
    club = Database.open(url)
    club.check()
    with club.reading() as reader:
        people = len(players.list_players(reader))
        print(told, games.count_games(reader), people, club.last_change(), flush=True)
"""
)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the victims are forked")
def test_kills_lose_at_most_the_action_in_flight(club: Database, start_python: Run) -> None:
    kills = int(os.environ.get("TOURNEY_KILLS", "20"))
    process = start_python(KILL, club.url, kills)
    lines = process.communicate(timeout=30 + kills)[0].splitlines()
    assert 0 == process.returncode
    assert kills == len(lines)
    before = 0
    for line in lines:
        told, stored, people, entries = map(int, line.split())
        assert stored - before in (told, told + 1)
        assert (2 * stored, stored) == (people, entries)
        before = stored
    last = journal.next_undo(club)
    assert last is not None
    journal.undo(club, "after")
    with club.reading() as reader:
        assert before - 1 == games.count_games(reader)


def test_two_processes_write_at_once_and_both_succeed(club: Database, start_python: Run) -> None:
    script = (
        WRITE
        + "club = Database.open(sys.argv[1])\nfor _ in range(30): write(club, sys.argv[2])\nprint('ok')\n"
    )
    both = [start_python(script, club.url, desk) for desk in ("one", "two")]
    assert ["ok\n", "ok\n"] == [process.communicate(timeout=120)[0] for process in both]
    with club.reading() as reader:
        assert 60 == games.count_games(reader)
        numbers = [game.number for game in games.list_games(reader, order="oldest")]
        assert list(range(1, 61)) == numbers
        assert 120 == len(players.list_players(reader))
    assert {"one", "two"} == {entry.desk for entry in journal.entries(club)}
    club.check()
