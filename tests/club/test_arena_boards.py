"""Conditional boards beside each other, and the board as a document."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.club.arena import Wanted, board
from tourney.club.arena_cleaning import Cleaning, seconds_of
from tourney.club.arena_sheets import arena_sheet
from tourney.club.arena_slices import slices, slicings
from tourney.club.arena_votes import votes_of
from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.documents import Wanted as Document
from tourney.club.documents import available, make
from tourney.core.games import NewGame, side
from tourney.core.marks import Text, say
from tourney.core.records import NewPlayer
from tourney.core.topics import Topic
from tourney.store import games

DAY = dt.date(2026, 11, 3)


@pytest.fixture
def judged(club: Club) -> Club:
    """Ash is better by day, Birch by night; the votes of each prompt fall into other months."""
    ash, birch, cedar = (club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ash", "Birch", "Cedar"))
    lone = club.execute(AddPlayer(NewPlayer("Lone"))).value
    some = [NewGame((side(lone, rank=0), side(ash, rank=1)), DAY, category="day")]
    for category, better, worse in (("day", ash, birch), ("night", birch, ash)):
        for prompt in range(3):
            for one, other, times in (
                (better, worse, 4),
                (worse, better, 2),
                (better, cedar, 2),
                (cedar, worse, 2),
                (cedar, better, 1),
            ):
                some += [
                    NewGame(
                        (side(one, rank=0), side(other, rank=1)),
                        DAY + dt.timedelta(40 * prompt),
                        category=category,
                        extra=(
                            ("judge", f"J{prompt}"),
                            ("response_time", f"{k + 0.5}"),
                            ("prompt", f"{prompt}"),
                        ),
                    )
                    for k in range(times)
                ]
    topics = frozenset({Topic.GAMES})
    with club.database.writing(desk="", command="test", label=Text("Done", "test"), topics=topics) as writer:
        games.add_games(writer, some)
    return club


def test_boards_of_parts_are_boards_of_their_votes_alone(judged: Club) -> None:
    votes = votes_of(judged)
    assert [one.key for one in slicings(votes)] == ["category", "year", "quarter", "month", "column:prompt"]
    made = {str(one.label): one for one in slices(votes, Wanted(), "category")}
    assert {name: one.votes for name, one in made.items()} == {"day": 34, "night": 33}
    for name, one in made.items():
        alone = board(votes, Wanted(column="category", value=name))
        assert [row.score for row in alone.rows] == pytest.approx([row.score for row in one.rows.values()])
    rank = {name: {row.name: row.rank for row in one.rows.values()} for name, one in made.items()}
    assert rank["day"]["Ash"] < rank["day"]["Birch"]
    assert rank["night"]["Birch"] < rank["night"]["Ash"]


def test_parts_of_time_stand_in_their_order(judged: Club) -> None:
    votes = votes_of(judged)
    assert [str(one.label) for one in slices(votes, Wanted(), "month")] == ["2026-11", "2026-12", "2027-01"]
    assert [str(one.label) for one in slices(votes, Wanted(), "quarter")] == [
        "2026, quarter 4", "2027, quarter 1",
    ]  # fmt: skip
    prompts = slices(votes, Wanted(cleaning=Cleaning(seconds=1)), "column:prompt")
    assert [one.votes for one in prompts] == [12, 12, 12]


def test_the_sheet_ranks_names_the_others_and_says_what_must_be_known(judged: Club) -> None:
    found = board(votes_of(judged), Wanted(cleaning=Cleaning(seconds=1), covariates=("first",)))
    sheet = arena_sheet(found, "Camera club")
    assert [row.cells[2].value for row in sheet.rows][-1] == "Lone"
    assert sheet.rows[-1].cells[3].value is None
    assert say(sheet.rows[-1].section or "") == "Never lost to the main group: no finite score"
    assert sheet.rows[0].cells[3].value == found.rows[0].score
    notes = " ".join(say(note) for note in sheet.notes)
    assert "Left out: 30 too fast" in notes
    assert "The first side took 100.0 %" in notes


def test_the_board_is_a_document_of_the_club(judged: Club) -> None:
    assert "arena" in [one.key for one in available(judged, Document())]
    (sheet,) = make(judged, "arena", Document(since=DAY + dt.timedelta(1)))
    assert [row.cells[2].value for row in sheet.rows] == [
        row.name for row in board(votes_of(judged), Wanted(since=DAY + dt.timedelta(1))).rows
    ]


def test_a_board_with_filters_is_printed_as_it_is_shown(judged: Club) -> None:
    wanted = Wanted(column="category", value="day", since=DAY, cleaning=Cleaning(seconds=1))
    found = board(votes_of(judged), wanted)
    (sheet,) = make(judged, "arena", Document(board=wanted))
    assert [row.cells[2].value for row in sheet.rows][: len(found.rows)] == [row.name for row in found.rows]
    assert f"over {found.counted} games" in say(sheet.notes[0])
    notes = [say(note) for note in sheet.notes]
    assert "Only votes of the category “day”." in notes
    assert f"Only votes from {DAY.isoformat()} on." in notes


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("3.4", 3.4), ("3,4 s", 3.4), ("1:05", 65.0), ("850 ms", 0.85), ("1:00:00", 3600.0), ("2 秒", 2.0)],
)
def test_response_times_are_read_as_people_write_them(text: str, seconds: float) -> None:
    assert seconds_of(text) == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["", "soon", "-1", "nan", "1:2:3:4", "inf"])
def test_what_is_no_time_is_none(text: str) -> None:
    assert seconds_of(text) != seconds_of(text)
