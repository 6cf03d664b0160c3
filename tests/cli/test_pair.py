"""``tourney pair``: a round for scripts, the same each time, and refusals in one sentence."""

from __future__ import annotations

import csv
import datetime as dt
from pathlib import Path

import pytest

from tourney.cli.main import run
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, SetHere
from tourney.club.desk import night
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club with a Swiss of seven who are here, and a night of nobody."""
    club = Club.create(tmp_path / "club.tourney", "Club")
    ids = [
        club.execute(AddPlayer(NewPlayer(name), rating=1800 - 50 * i, deviation=60)).value
        for i, name in enumerate(NAMES)
    ]
    rules = EventRules(system="swiss", boards="5-9", rounds=5)
    event = NewEvent("Open", dt.date(2026, 11, 3), EventKind.TOURNAMENT, rules=rules)
    event_id = club.execute(AddEvent(event)).value
    club.execute(SetHere(event_id, tuple(ids), here=True))
    club.execute(AddEvent(NewEvent("Quiet", dt.date(2026, 11, 4))))
    club.close()
    return tmp_path / "club.tourney"


def pair(*arguments: str | Path) -> int:
    return run(["pair", *map(str, arguments)], lambda *_: 0)


def test_a_round_is_printed_and_nothing_changes(path, capsys):
    assert 0 == pair(path, "--event", "Open")
    out = capsys.readouterr().out
    assert "Round 1" in out
    assert all(name in out for name in NAMES)
    assert "   5  " in out  # the first of its boards
    club = Club.open(path)
    assert () == night(club, 1).rounds
    club.close()


def test_the_same_seed_gives_the_same_round(path, capsys):
    found = set()
    for _ in range(3):
        pair(path, "--event", "Open", "--seed", "7", "--format", "csv")
        found.add(capsys.readouterr().out)
    assert 1 == len(found)


def test_csv_has_a_row_a_board_and_a_row_a_bye(path, tmp_path, capsys):
    target = tmp_path / "round.csv"
    assert 0 == pair(path, "--event", "Open", "-o", target)
    with target.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert ["game", "game", "game", "pairing"] == [row["kind"] for row in rows]
    assert ["5", "6", "7", ""] == [row["board"] for row in rows]
    assert set(NAMES) == {row["side_1"] for row in rows} | {row["side_2"] for row in rows} - {""}


def test_accept_puts_the_round_on_the_boards(path, capsys):
    assert 0 == pair(path, "--event", "Open", "--accept")
    assert "Round 1 is on the boards." in capsys.readouterr().err
    club = Club.open(path)
    (one,) = night(club, 1).rounds
    assert [5, 6, 7] == [board.board for board in one.boards]
    assert "swiss" == one.system
    club.close()


@pytest.mark.parametrize("system", ["balanced", "teams", "tables", "round-robin", "knockout"])
def test_every_system_can_be_asked_for(path, capsys, system):
    assert 0 == pair(path, "--event", "Open", "--system", system)
    assert "Round 1" in capsys.readouterr().out


def test_an_option_reaches_the_system(path, capsys):
    assert 0 == pair(path, "--event", "Open", "--system", "tables", "--set", "size=7", "--format", "csv")
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert 1 == len(rows)
    assert rows[0]["side_7"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--event", "Quiet"), "people who are here"),
        (("--event", "Nowhere"), "Nowhere"),
        (("--event", "Open", "--system", "guess"), "no pairing system “guess”"),
        (("--event", "Open", "--set", "wings=2"), "no option “wings”"),
        (("--event", "Open", "--system", "tables", "--set", "size=99"), "size"),
        (("--event", "Open", "-o", "round.doc"), "doc"),
    ],
)
def test_a_refusal_is_one_sentence_and_status_2(path, capsys, arguments, said):
    assert 2 == pair(path, *arguments)
    told = capsys.readouterr()
    assert "" == told.out
    assert said in told.err
    assert 1 == len(told.err.strip().splitlines())


def test_a_club_that_is_not_there_is_told(tmp_path, capsys):
    assert 2 == pair(tmp_path / "none.tourney")
    assert "no club file “none.tourney”" in capsys.readouterr().err


def test_what_an_accepted_round_was_paired_by_holds_for_the_next(path, capsys):
    asked = ("--system", "round-robin", "--set", "groups=2")
    assert 0 == pair(path, "--event", "Open", *asked, "--accept")
    assert 0 == pair(path, "--event", "Open", "--format", "csv")
    rows = list(csv.DictReader(capsys.readouterr().out.split("round,")[-1].splitlines()))
    assert rows
    club = Club.open(path)
    assert ("round-robin", {"groups": 2}) == (
        night(club, 1).event.rules.system,
        night(club, 1).event.rules.options_dict(),
    )
    club.close()
    assert 2 == pair(path, "--event", "Open", "--set", "groups=3")
    assert "many groups: 2" in capsys.readouterr().err
