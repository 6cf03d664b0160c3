"""Rating lists as documents: made as of a day, published once, compared."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetResult
from tourney.club.list_commands import DeleteList, OpenPeriod, PublishList
from tourney.club.rating_lists import compare, document_from, document_text, list_as_of, periods
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewPlayer

START, MID, END = dt.date(2026, 9, 1), dt.date(2026, 9, 30), dt.date(2026, 10, 31)


@pytest.fixture
def club(tmp_path: Path):
    made = Club.create(tmp_path / "a.tourney", "A")
    ana, bo = (made.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo"))
    for day, ranks in ((dt.date(2026, 9, 10), (0, 1)), (dt.date(2026, 10, 10), (1, 0))):
        sides = (side(ana, rank=ranks[0]), side(bo, rank=ranks[1]))
        made.execute(RecordGame(NewGame(sides, day)))
    yield made
    made.close()


def publish(club: Club, name: str, start: dt.date, date: dt.date) -> int:
    key = club.execute(OpenPeriod(name, start)).value
    club.execute(PublishList(key, name, date, document_text(list_as_of(club, date))))
    return int(key)


def test_a_list_as_of_a_day_knows_nothing_of_later_games(club: Club) -> None:
    then, now = list_as_of(club, MID), list_as_of(club, END)
    assert [("Ana", 1), ("Bo", 1)] == [(row.name, row.games) for row in then.rows]
    assert {2} == {row.games for row in now.rows}
    club.rate(today=END)
    assert club.rated is not None
    shown = {row.player_id: club.rated.of(row.player_id).mean for row in now.rows}  # type: ignore[union-attr]
    assert shown == {row.player_id: row.rating for row in now.rows}


def test_a_published_list_reads_back_and_stays_when_a_result_is_corrected(club: Club) -> None:
    publish(club, "September", START, MID)
    (before,) = periods(club)
    document = document_from(before)
    club.execute(SetResult(1, (1, 0)))
    (after,) = periods(club)
    assert document == document_from(after)
    assert document.rows != list_as_of(club, MID).rows


def test_one_period_is_open_at_a_time_and_a_published_one_is_final(club: Club) -> None:
    key = publish(club, "September", START, MID)
    club.execute(OpenPeriod("October", MID))
    with pytest.raises(TourneyError, match="October"):
        club.execute(OpenPeriod("November", END))
    with pytest.raises(TourneyError, match="does not change"):
        club.execute(PublishList(key, "September", MID, "{}"))


def test_a_list_is_not_of_a_day_before_its_period(club: Club) -> None:
    key = club.execute(OpenPeriod("October", MID)).value
    with pytest.raises(TourneyError, match="earlier"):
        club.execute(PublishList(key, "October", START, "{}"))


def test_two_lists_are_compared_by_what_changed_most(club: Club) -> None:
    moved = compare(list_as_of(club, MID), list_as_of(club, END))
    assert {"Ana", "Bo"} == {one.name for one in moved}
    changes = [abs(one.change or 0) for one in moved]
    assert changes == sorted(changes, reverse=True)
    assert all(change > 0 for change in changes)


def test_a_deleted_list_comes_back_by_undo(club: Club) -> None:
    key = publish(club, "September", START, MID)
    club.execute(DeleteList(key))
    assert () == periods(club)
    club.undo()
    assert ["September"] == [one.name for one in periods(club)]
