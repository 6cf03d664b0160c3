"""Copies are made by themselves, kept in number, and bring a club back."""

from __future__ import annotations

import datetime as dt
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tourney.core.errors import StorageError, TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewPlayer
from tourney.store import backups, games, journal, players
from tourney.store.database import Database, file_url
from tourney.store.refresh import all_games

Run = Callable[..., Any]
MORNING = dt.datetime(2026, 9, 1, 9)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def names(database: Database) -> list[str]:
    with database.reading() as reader:
        return [player.name for player in players.list_players(reader)]


def add(do: Run, name: str) -> None:
    do(players.add_player, NewPlayer(name), folded=name)


def test_one_copy_a_day_and_only_of_what_changed(club: Database, do: Run) -> None:
    add(do, "Ada")
    first = backups.back_up_on_opening(club, now=MORNING)
    assert first is not None
    assert "club 2026-09-01 090000.tourney" == first.name
    add(do, "Bob")
    assert backups.back_up_on_opening(club, now=MORNING + dt.timedelta(hours=10)) is None
    assert backups.back_up_on_opening(club, now=MORNING + dt.timedelta(days=1)) is not None
    assert backups.back_up_on_opening(club, now=MORNING + dt.timedelta(days=2)) is None
    assert ["Ada"] == names(Database.open(file_url(first), readonly=True))


def test_ten_copies_are_kept(club: Database, do: Run) -> None:
    stranger = club.path.with_name("club backups") / "club notes.txt" if club.path else Path()
    for day in range(13):
        add(do, f"P{day}")
        backups.back_up_on_opening(club, now=MORNING + dt.timedelta(days=day))
        stranger.touch()
    listed = backups.list_backups(club.url)
    assert [MORNING + dt.timedelta(days=day) for day in range(12, 2, -1)] == [one.at for one in listed]
    assert all(one.size > 0 for one in listed)
    assert stranger.exists()


def test_a_copy_of_a_day_to_come_stands_for_no_other_day(club: Database, do: Run) -> None:
    add(do, "Ada")
    assert backups.back_up_on_opening(club, now=MORNING.replace(year=2099)) is not None
    add(do, "Bob")
    made = backups.back_up_on_opening(club, now=MORNING)
    assert made is not None
    assert ["Ada", "Bob"] == names(Database.open(file_url(made), readonly=True))


def test_a_club_open_for_reading_gets_no_copy(club: Database, do: Run) -> None:
    add(do, "Ada")
    assert backups.back_up_on_opening(Database.open(club.url, readonly=True)) is None


def test_copies_go_to_the_data_folder_where_the_place_is_read_only(
    club: Database, do: Run, monkeypatch: pytest.MonkeyPatch, own_data_folder: Path
) -> None:
    add(do, "Ada")
    assert club.path is not None
    club.path.with_name("club backups").touch()  # a file in the folder's place: it cannot be made
    made = backups.back_up_on_opening(club)
    assert made is not None
    assert own_data_folder in made.parents
    assert [made] == [one.path for one in backups.list_backups(club.url)]


def test_a_club_goes_back_to_a_copy_and_its_windows_notice(club: Database, do: Run) -> None:
    add(do, "Ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    add(do, "Bob")
    before = club.last_change()
    backups.restore(club.url, saved, desk="bar")
    assert ["Ada"] == names(club)
    assert club.last_change() > before
    entry = journal.entries(club)[0]
    assert ("restore", "bar") == (entry.kind, entry.desk)
    assert "2026-09-01" in str(entry.label)
    club.check()


def test_the_state_before_a_restore_can_be_restored_too(club: Database, do: Run) -> None:
    add(do, "Ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    add(do, "Bob")
    backups.restore(club.url, saved, desk="d")
    kept = backups.list_backups(club.url)[0]
    assert kept.path != saved
    backups.restore(club.url, kept.path, desk="d")
    assert ["Ada", "Bob"] == names(club)


def test_a_version_never_means_two_contents_across_restores(club: Database, do: Run, ask: Run) -> None:
    do(players.add_player, NewPlayer("Ada"), folded="ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    (ada,) = ask(players.list_players)
    do(players.update_player, replace(ada, name="Bea"), folded="bea")
    (bea,) = ask(players.list_players)
    backups.restore(club.url, saved, desk="d")
    (ada,) = ask(players.list_players)
    do(players.update_player, replace(ada, name="Cea"), folded="cea")
    (cea,) = ask(players.list_players)
    assert bea.version < ada.version < cea.version


def test_a_key_never_means_two_games_across_a_restore(club: Database, do: Run, ask: Run) -> None:
    add(do, "Ada")
    add(do, "Bob")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    day = dt.date(2026, 9, 4)
    before = do(games.add_game, NewGame((side(1, rank=0), side(2, rank=1)), day))
    held = ask(all_games)
    backups.restore(club.url, saved, desk="d")
    after = do(games.add_game, NewGame((side(2, rank=0), side(1, rank=1)), day))
    assert before < after
    assert [2, 1] == ask(all_games, held).player_id.tolist()


def test_undo_goes_on_after_a_restore(club: Database, do: Run) -> None:
    add(do, "Ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    backups.restore(club.url, saved, desk="d")
    journal.undo(club, "d")
    assert [] == names(club)


def test_a_bad_copy_replaces_nothing(club: Database, do: Run, tmp_path: Path) -> None:
    add(do, "Ada")
    bad = tmp_path / "bad.tourney"
    bad.write_bytes(b"rubbish" * 100)
    with pytest.raises(StorageError) as caught:
        backups.restore(club.url, bad, desk="d")
    assert "not-a-club" == caught.value.code
    assert "bad.tourney" in str(caught.value)
    assert ["Ada"] == names(club)
    assert [] == [one for one in tmp_path.iterdir() if ".part" in one.name]


def test_a_damaged_club_is_replaced_and_its_remains_kept(club: Database, do: Run, tmp_path: Path) -> None:
    add(do, "Ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    assert club.path is not None
    club.path.write_bytes(club.path.read_bytes()[:5000])
    backups.restore(club.url, saved, desk="d")
    assert ["Ada"] == names(Database.open(club.url))
    assert 1 == len([one for one in saved.parent.iterdir() if one.name.endswith(" damaged.tourney")])


def test_a_missing_club_comes_back_from_a_copy(club: Database, do: Run) -> None:
    add(do, "Ada")
    saved = backups.back_up_on_opening(club, now=MORNING)
    assert saved is not None
    assert club.path is not None
    club.path.unlink()
    journal_file = club.path.with_name(f"{club.path.name}-journal")
    journal_file.write_bytes(b"of the lost contents")
    backups.restore(club.url, saved, desk="d")
    assert not journal_file.exists()
    assert ["Ada"] == names(Database.open(club.url))


def test_a_copy_is_a_club_of_its_own(club: Database, do: Run, tmp_path: Path) -> None:
    add(do, "Ada")
    target = tmp_path / "copy.tourney"
    target.write_text("an older copy")
    backups.save_copy(club, target)
    add(do, "Bob")
    copy = Database.open(file_url(target))
    assert ["Ada"] == names(copy)
    copy.check()
    assert 1 == target.read_bytes()[18]


def test_a_copy_onto_the_club_itself_is_refused(club: Database, tmp_path: Path) -> None:
    assert club.path is not None
    with pytest.raises(TourneyError) as caught:
        backups.save_copy(club, os.path.join(tmp_path, ".", club.path.name))
    assert "same-file" == caught.value.code


def test_a_copy_to_nowhere_is_told(club: Database, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        backups.save_copy(club, tmp_path / "no such folder" / "copy.tourney")
    assert "missing" == caught.value.code


def test_a_copy_is_made_while_another_program_reads(club: Database, do: Run, tmp_path: Path) -> None:
    add(do, "Ada")
    assert club.path is not None
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("select * from player").fetchall()
        backups.save_copy(club, tmp_path / "copy.tourney")
    assert ["Ada"] == names(Database.open(file_url(tmp_path / "copy.tourney")))
