"""An import as large as all football internationals, merges and deletions in it: undone and redone."""

from __future__ import annotations

import csv
import datetime as dt
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.deeds import dump
from tourney.club import importing
from tourney.club.club import Club
from tourney.club.commands import AnonymisePlayer, DeleteEvent, MergePlayers, SetResult, UnmergePlayers
from tourney.club.what_if import consequences

COUNT = 49_520
TEAMS = [f"Team {number:03d}" for number in range(337)]


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sheet as large as that of all internationals: 337 teams, 49,520 matches, friendlies and cups."""
    path = tmp_path_factory.mktemp("sheet") / "matches.csv"
    day = dt.date(1872, 11, 30)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("date", "home_team", "away_team", "home_score", "away_score", "tournament"))
        for number in range(COUNT):
            one = number * 7919 % 337
            other = (one + 1 + number * 31 % 335) % 337
            event = "Friendly" if number % 3 else f"Cup {number // 3000}"
            home, away = number * 13 % 5, number * 17 % 4
            names = [TEAMS[one], TEAMS[other]]
            if number % 2:  # one of them is written in two ways
                names = [name.replace(TEAMS[-1], "Team 336 (old)") for name in names]
            date = day + dt.timedelta(days=number * 55_600 // COUNT)
            writer.writerow((date.isoformat(), *names, home, away, event))
    return path


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club.create(tmp_path / "football.tourney", "Football")
    yield made
    made.close()


def test_a_big_import_merges_and_deletions_go_back_and_forth_over_restarts(club: Club, sheet: Path) -> None:
    path = club.path
    assert path is not None
    states = [dump(club)]
    club.execute(importing.preview(club, sheet).command(skip_problems=True))
    states.append(dump(club))
    assert COUNT == len(states[-1]["game"])
    ids = list(club.register().players)
    one, other = (club.register().index.search(name)[0].id for name in ("Team 336 (old)", "Team 336"))
    assert one != other
    for command in (MergePlayers(one, other), UnmergePlayers(one), MergePlayers(one, other)):
        club.execute(command)
        states.append(dump(club))
    friendly = next(row[0] for row in states[-1]["event"] if "Friendly" in row)
    for keep in (True, False):
        began = time.perf_counter()
        club.execute(DeleteEvent(friendly, keep_games=keep))
        assert time.perf_counter() - began < 30
        if keep:
            club.undo()
            assert states[-1] == dump(club)
    states.append(dump(club))
    club.close()
    again = Club.open_url(f"sqlite:///{path}")
    for state in reversed(states[:-1]):
        again.undo()
        assert state == dump(again)
    assert again.undo_text() is None
    again.close()
    again = Club.open_url(f"sqlite:///{path}")
    for state in states[1:]:
        again.redo()
        assert state == dump(again)
    again.execute(AnonymisePlayer(ids[3]))
    while again.undo_text() is not None:
        again.undo()
    while again.redo_text() is not None:
        again.redo()
    assert again.register().name(ids[3]) == f"Player {ids[3]}"
    again.database.check()
    again.close()


def test_the_first_game_of_a_big_club_is_looked_ahead_at_and_corrected_soon(club: Club, sheet: Path) -> None:
    club.execute(importing.preview(club, sheet).command(skip_problems=True))
    rated = club.rate()
    first = int(rated.game_ids[0])
    began = time.perf_counter()
    told = consequences(club, SetResult(first, (1, 0)))
    looked = time.perf_counter() - began
    club.execute(SetResult(first, (1, 0)))
    began = time.perf_counter()
    after = club.rate()
    listed = time.perf_counter() - began
    assert told.ratings or told.unseen
    assert looked < 5
    # What was looked at is there: nothing is replayed a second time.
    assert listed < max(0.5, looked / 2)
    fresh = Club.open_url(club.database.url)
    assert fresh.rate().now.mean.tolist() == after.now.mean.tolist()
    fresh.close()
