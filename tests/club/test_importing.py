"""A document comes in whole, once, with its people matched, or not at all."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from tourney.club import desk, importing, roster
from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.demo import copy_demo
from tourney.core.errors import TourneyError
from tourney.core.records import NewPlayer

SNOOKER = Path(__file__).parents[1] / "data" / "snooker" / "matches.csv"


def written(folder: Path, text: str, name: str = "games.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_an_import_is_one_action(club: Club, tmp_path: Path) -> None:
    path = written(tmp_path, "date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n")
    found = importing.preview(club, path)
    assert (len(found.new_names), found.n_games, found.problems) == (3, 2, ())
    done = club.execute(found.command())
    assert done.value == (3, 2)
    assert roster.counts(club) == (3, 2)
    club.undo()
    assert roster.counts(club) == (0, 0)
    club.redo()
    assert roster.counts(club) == (3, 2)


def test_known_people_are_matched_whatever_their_accents(club: Club, tmp_path: Path) -> None:
    club.execute(AddPlayer(NewPlayer("Łukasz Żak")))
    path = written(tmp_path, "date,winner,loser\n2026-11-02,Lukasz Zak,Bo\n")
    found = importing.preview(club, path)
    assert (found.known, found.new_names) == (1, ("Bo",))


def test_a_bad_row_stops_the_import_unless_it_is_skipped(club: Club, tmp_path: Path) -> None:
    path = written(tmp_path, "date,winner,loser\n2026-11-02,Ana,Bo\n2026-13-40,Bo,Cy\n")
    found = importing.preview(club, path)
    before = club.database.last_change()
    with pytest.raises(TourneyError, match="Row 3") as refusal:
        club.execute(found.command())
    assert refusal.value.code == "import-problems"
    assert club.database.last_change() == before
    club.execute(found.command(skip_problems=True))
    assert roster.counts(club)[1] == 1


def test_the_same_file_again_is_noticed(club: Club, tmp_path: Path) -> None:
    path = written(tmp_path, "date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n")
    club.execute(importing.preview(club, path).command())
    more = "date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n2026-11-16,Ana,Cy\n"
    assert importing.preview(club, written(tmp_path, more)).repeats == 2


def test_ratings_of_the_file_become_start_ratings(club: Club, tmp_path: Path) -> None:
    path = written(tmp_path, "name,rating\nAna,1850\nBo,1420\n", "players.csv")
    club.execute(importing.preview(club, path).command())
    starts = {club.register().name(s.player_id): s.mean for s in club.register().starts.values()}
    assert starts == {"Ana": 1850.0, "Bo": 1420.0}


def test_rounds_and_editions_of_an_event_are_kept(club: Club, tmp_path: Path) -> None:
    rows = "date,event,round,winner,loser\n"
    rows += "2025-05-01,Cup,1,Ana,Bo\n2025-05-01,Cup,1,Cy,Di\n2025-05-02,Cup,2,Ana,Cy\n"
    rows += "2026-05-01,Cup,1,Bo,Ana\n"
    found = importing.preview(club, written(tmp_path, rows))
    assert found.events == ("Cup (2025-05-01)", "Cup (2026-05-01)")
    club.execute(found.command())
    more = written(tmp_path, rows + "2026-05-02,League,1,Bo,Ana\n")
    assert importing.preview(club, more).events == ("League",)
    events = desk.all_events(club)
    assert [(e.name, e.date) for e in events] == [
        ("Cup", dt.date(2026, 5, 1)),
        ("Cup", dt.date(2025, 5, 1)),
    ]
    first = desk.night(club, events[1].id)
    assert [(r.number, len(r.boards)) for r in first.rounds] == [(1, 2), (2, 1)]


def test_the_demo_file_is_what_its_csv_gives(tmp_path: Path) -> None:
    demo = Club.open(copy_demo(tmp_path, today=dt.date(2026, 11, 30)))
    assert roster.counts(demo) == (487, 5192)
    assert demo.rate(today=dt.date(2026, 11, 30)).n_games == 5064
    assert demo.undo_text() is None
    last = demo.rated.last_night if demo.rated else None
    assert last is not None
    assert 1 <= (dt.date(2026, 11, 30) - last).days <= 7
    assert last.weekday() == dt.date(2018, 5, 7).weekday()
    demo.close()
    assert copy_demo(tmp_path).name == "demo 2.tourney"


def test_the_demo_file_has_the_tables_of_today_and_needs_no_upgrade(tmp_path: Path) -> None:
    Club.open(copy_demo(tmp_path)).close()
    assert [] == list(tmp_path.glob("*.bak"))


def test_every_date_of_the_demo_moves_by_the_same_weeks(tmp_path: Path) -> None:
    def dates(today: dt.date) -> list[dt.date]:
        club = Club.open(copy_demo(tmp_path, today=today))
        found = [event.date for event in desk.all_events(club)]
        found += [dt.date(1970, 1, 1) + dt.timedelta(int(day)) for day in club.games().day]
        club.close()
        return found

    # 2020 has a leap day between the two.
    early, late = dates(dt.date(2020, 1, 30)), dates(dt.date(2020, 4, 2))
    assert {dt.timedelta(weeks=9)} == {b - a for a, b in zip(early, late, strict=True)}


def test_a_file_that_is_not_there_is_told_in_words(club: Club, tmp_path: Path) -> None:
    with pytest.raises(TourneyError) as refusal:
        importing.preview(club, tmp_path / "nothing.csv")
    assert refusal.value.code == "cannot-read"
    with pytest.raises(TourneyError) as refusal:
        importing.preview(club, written(tmp_path, "x", "notes.docx"))
    assert refusal.value.code == "format-unknown"
