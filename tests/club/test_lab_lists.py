"""Published rating lists as sheets: frozen, and side by side."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest

from tourney.club import documents
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetResult, SetSetting
from tourney.club.documents import Wanted
from tourney.club.engine_choice import usual
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.published_sheets import called, comparison_sheet, published_sheet
from tourney.club.rating_lists import document_text, list_as_of
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewPlayer
from tourney.exchange.base import Sheet, shown

START, MID, END = dt.date(2026, 9, 1), dt.date(2026, 9, 30), dt.date(2026, 10, 31)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Ana beats Bo in September; in October Cy joins and beats Ana."""
    made = Club.create(tmp_path / "a.tourney", "Riverside")
    ana, bo, cy = (made.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo", "Cy"))
    for day, winner, loser in ((10, ana, bo), (12, ana, bo), (40, cy, ana)):
        sides = (side(winner, rank=0), side(loser, rank=1))
        made.execute(RecordGame(NewGame(sides, START + dt.timedelta(day))))
    made.rate(today=END)
    yield made
    made.close()


def publish(club: Club, name: str, start: dt.date, date: dt.date) -> int:
    key = club.execute(OpenPeriod(name, start)).value
    club.execute(PublishList(key, name, date, document_text(list_as_of(club, date))))
    return int(key)


def cells(sheet: Sheet, key: str) -> dict[str, str]:
    at, who = ([c.key for c in sheet.columns].index(k) for k in (key, "player"))
    return {str(r.cells[who].value): shown(r.cells[at], sheet.columns[at]) for r in sheet.rows}


def sections(sheet: Sheet) -> dict[str, str]:
    who = [c.key for c in sheet.columns].index("player")
    return {str(row.cells[who].value): str(row.section) for row in sheet.rows}


def test_a_published_sheet_stays_when_a_result_is_corrected(club: Club) -> None:
    key = publish(club, "September", START, MID)
    before = published_sheet(club, key)
    club.execute(SetResult(1, (1, 0)))
    club.rate(today=END)
    assert before == published_sheet(club, key)
    assert ["Ana", "Bo"] == list(cells(before, "rating"))
    assert "Rating list “September”" == str(before.title)
    assert "2026-09-30, by Glicko-2" in str(before.subtitle)


def test_a_published_list_is_found_by_its_name_or_its_day(club: Club) -> None:
    september = publish(club, "September", START, MID)
    october = publish(club, "October", MID, END)
    assert [called(club, text).id for text in (" september ", "2026-10-31")] == [september, october]
    with pytest.raises(TourneyError) as refused:
        called(club, "August")
    assert "September (2026-09-30)" in str(refused.value.text)


def test_two_lists_tell_newcomers_and_changes(club: Club) -> None:
    first, second = publish(club, "September", START, MID), publish(club, "October", MID, END)
    sheet = comparison_sheet(club, first, second)
    assert {"Ana": "In both lists", "Bo": "In both lists", "Cy": "New in the list"} == sections(sheet)
    assert cells(sheet, "change")["Ana"].startswith("−")
    assert "" == cells(sheet, "change")["Cy"] == cells(sheet, "before")["Cy"]
    assert "In both lists: 2; new: 1; no longer in the list: 0." == str(sheet.notes[0])
    back = comparison_sheet(club, second, first)
    assert "No longer in the list" == sections(back)["Cy"]
    assert list(sections(back))[-1] == "Cy"


def test_a_list_beside_the_list_now_is_the_same_where_nothing_happened(club: Club) -> None:
    key = publish(club, "October", START, END)
    sheet = comparison_sheet(club, key)
    assert {"0"} == set(cells(sheet, "change").values())
    assert 1 == len(sheet.notes)


def test_changes_add_up_to_the_difference_of_the_ratings(club: Club) -> None:
    first, second = publish(club, "September", START, MID), publish(club, "October", MID, END)
    sheet = comparison_sheet(club, first, second)
    columns = [c.key for c in sheet.columns]
    for row in sheet.rows:
        before, after, change = (row.cells[columns.index(k)].value for k in ("before", "rating", "change"))
        if change is not None:
            assert abs(float(after) - float(before) - float(change)) <= 1  # type: ignore[arg-type]


def test_another_engine_is_said(club: Club) -> None:
    publish(club, "September", START, MID)
    club.execute(SetSetting("engine", usual("elo").setting()))
    club.rate(today=END)
    assert "different engines" in str(comparison_sheet(club).notes[1])


def test_documents_are_offered_once_there_is_a_list(club: Club) -> None:
    def keys() -> set[str]:
        return {one.key for one in documents.available(club, Wanted())}

    assert not keys() & {"published-list", "list-comparison"}
    for key in ("published-list", "list-comparison"):
        with pytest.raises(TourneyError, match="no published") as refused:
            documents.make(club, key, Wanted())
        assert "no-list" == refused.value.code
    opened = int(club.execute(OpenPeriod("September", START)).value)
    assert not keys() & {"published-list", "list-comparison"}
    with pytest.raises(TourneyError, match=f"number {opened}"):
        published_sheet(club, opened)
    club.execute(PublishList(opened, "September", MID, document_text(list_as_of(club, MID))))
    assert keys() >= {"published-list", "list-comparison"}
    (sheet,) = documents.make(club, "published-list", Wanted())
    assert sheet == published_sheet(club, opened)
