"""A knockout on the command line: its bracket as text, and a club whose rules are faulty refused."""

from __future__ import annotations

import datetime as dt
import json
from pathlib import Path

import pytest

from tourney.__main__ import main
from tourney.club import club_file, pairings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere, SetResult
from tourney.club.desk import night
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules

NAMES = ("Ana", "Björn", "陈思远", "Zofia")


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A knockout of four whose first round is played."""
    path = tmp_path / "cup.tourney"
    club = Club.create(path, "Cup")
    ids = tuple(club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES)
    rules = EventRules(system="knockout")
    event = NewEvent("Cup", dt.date(2026, 11, 3), EventKind.TOURNAMENT, rules=rules)
    event_id = club.execute(SetHere(event, ids, here=True)).value
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    for board in night(club, event_id).current.boards:
        club.execute(SetResult(board.game.id, (0, 1)))
    club.close()
    return path


def test_the_standings_of_a_knockout_are_followed_by_its_bracket(
    cup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["standings", str(cup), "--event", "Cup"])
    places, _, bracket = capsys.readouterr().out.partition("\n\n")
    assert all(name in places for name in NAMES)
    lines = bracket.splitlines()
    assert lines[0].split() == ["Semi-finals", "Final"]
    assert 2 == sum(line.startswith("*") for line in lines)
    assert any("┐" in line for line in lines)


def test_a_table_for_programs_holds_no_drawing(cup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["standings", str(cup), "--format", "csv"])
    assert 1 + len(NAMES) == len(capsys.readouterr().out.splitlines())
    assert 0 == main(["standings", str(cup), "--format", "json"])
    assert len(NAMES) == len(json.loads(capsys.readouterr().out)["rows"])


def test_a_document_with_a_faulty_scoring_makes_no_club(
    cup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = Club.open(cup, readonly=True)
    whole = club_file.club_document(club).decode()
    club.close()
    good, bad = r"{\"system\":\"knockout\"}", r"{\"scoring\":{\"by\":\"luck\"},\"system\":\"knockout\"}"
    assert good in whole
    document, made = tmp_path / "all.json", tmp_path / "made.tourney"
    document.write_text(whole.replace(good, bad), encoding="utf-8")
    assert 2 == main(["import", str(made), str(document)])
    told = capsys.readouterr().err
    assert "“luck” for “by”" in told
    assert not made.exists()
