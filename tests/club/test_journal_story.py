"""What the journal tells about an action: whose field, before and after."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

import pytest

from tourney.club.club import Club
from tourney.club.commands import AddPlayer, EditPlayer, RecordGame, SetResult
from tourney.club.journal_story import journal_page, journal_sheet, story
from tourney.core.games import NewGame, side
from tourney.core.records import NewPlayer

DAY = dt.date(2026, 11, 3)


@pytest.fixture
def club(tmp_path: Path):
    made = Club.create(tmp_path / "a.tourney", "A", desk="Front")
    yield made
    made.close()


def told(club: Club, entry_id: int | None) -> list[tuple[str, str, str | None, str | None]]:
    assert entry_id is not None
    return [
        (
            str(line.where),
            str(line.field),
            None if line.before is None else str(line.before),
            None if line.after is None else str(line.after),
        )
        for line in story(club, entry_id).lines
    ]


def test_an_edit_names_the_person_and_both_values(club: Club) -> None:
    ana = club.execute(AddPlayer(NewPlayer("Ana", born=1990))).value
    player = club.register().player(ana)
    done = club.execute(EditPlayer(ana, replace(NewPlayer("Ana Lima"), born=1991), player.version))
    assert ("Player Ana Lima", "name", "Ana", "Ana Lima") in told(club, done.entry_id)
    assert ("Player Ana Lima", "year of birth", "1990", "1991") in told(club, done.entry_id)


def test_a_corrected_result_tells_the_places_of_both_sides(club: Club) -> None:
    ana, bo = (club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo"))
    game = club.execute(RecordGame(NewGame((side(ana, rank=0), side(bo, rank=1)), DAY))).value
    done = club.execute(SetResult(game, (1, 0)))
    places = [line for line in told(club, done.entry_id) if line[1] == "place"]
    assert [("1", "2"), ("2", "1")] == [line[2:] for line in places]
    assert all("Ana – Bo" in line[0] for line in places)


def test_an_undo_tells_what_its_action_did(club: Club) -> None:
    club.execute(AddPlayer(NewPlayer("Ana")))
    assert ("Player Ana", "name", None, "Ana") in told(club, club.undo().entry_id)


def test_pages_are_filtered_by_command_and_desk(club: Club) -> None:
    club.execute(AddPlayer(NewPlayer("Ana")))
    assert ["add-player"] == [entry.command for entry in journal_page(club, commands=("add-player",))]
    assert [] == journal_page(club, desk="Back")
    assert [] == journal_page(club, since=dt.datetime.now(dt.UTC) + dt.timedelta(days=1))


def test_the_sheet_holds_every_changed_field(club: Club) -> None:
    club.execute(AddPlayer(NewPlayer("Ana", number="7")))
    sheet = journal_sheet(club, journal_page(club, commands=("add-player",)))
    fields = {str(row.cells[4].text): row.cells[6].value for row in sheet.rows}
    assert "Ana" == fields["name"]
    assert "7" == fields["number"]
