"""Copies of a club take the pictures of its votes along, and say how many they could not."""

from __future__ import annotations

import datetime as dt
from contextlib import closing
from pathlib import Path

from tourney.club import files
from tourney.club.club import Club
from tourney.club.vote_commands import BeginVote, NewEntry, ShownEntry, VoteSetup
from tourney.club.vote_pictures import folder_of, keep
from tourney.club.votes import read_vote
from tourney.core.records import NewEvent


def begun(club: Club, tmp_path: Path) -> int:
    """Begin a vote on two pictures that are kept beside the club."""
    entries = []
    for name in ("Fog", "Barn"):
        source = tmp_path / f"{name}.png"
        source.write_bytes(name.encode())
        entries.append(NewEntry(name, ShownEntry(keep(club.path, str(source)))))
    event = NewEvent("Photos", dt.date(2026, 10, 1))
    event_id: int = club.execute(BeginVote(event, tuple(entries), VoteSetup(seed=1))).value
    return event_id


def shown(path: Path, event_id: int) -> set[Path]:
    """Return the pictures of a vote as a club file finds them."""
    with closing(Club.open(path)) as club:
        vote = read_vote(club, event_id)
    assert not vote.missing
    return {one.picture for one in vote.entrants if one.picture is not None}


def test_a_copy_elsewhere_shows_the_pictures_of_its_votes(club: Club, tmp_path: Path) -> None:
    event_id = begun(club, tmp_path)
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    assert files.save_copy(club, target) == 0
    assert {one.parent for one in shown(target, event_id)} == {target.parent / "mine pictures"}


def test_a_copy_beside_the_club_has_pictures_of_its_own(club: Club, tmp_path: Path) -> None:
    event_id = begun(club, tmp_path)
    assert club.path is not None
    target = club.path.with_name("second.tourney")
    files.save_copy(club, target)
    folder_of(club.path).rename(tmp_path / "gone")
    assert {one.parent for one in shown(target, event_id)} == {folder_of(target)}


def test_a_copy_of_a_copy_takes_them_along_too(club: Club, tmp_path: Path) -> None:
    event_id = begun(club, tmp_path)
    first, second = tmp_path / "a" / "first.tourney", tmp_path / "b" / "second.tourney"
    for one in (first, second):
        one.parent.mkdir()
    files.save_copy(club, first)
    with closing(Club.open(first)) as copy:
        files.save_copy(copy, second)
    assert len(shown(second, event_id)) == 2


def test_a_club_that_was_renamed_alone_still_hands_its_pictures_on(club: Club, tmp_path: Path) -> None:
    event_id = begun(club, tmp_path)
    assert club.path is not None
    renamed = club.path.with_name("renamed.tourney")
    files.copy_file(club.path, renamed)
    for one in folder_of(renamed).iterdir():
        one.unlink()
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    with closing(Club.open(renamed)) as other:
        assert files.save_copy(other, target) == 0
    assert len(shown(target, event_id)) == 2


def test_a_copy_of_a_file_that_is_not_open_takes_them_along(club: Club, tmp_path: Path) -> None:
    event_id = begun(club, tmp_path)
    assert club.path is not None
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    assert files.copy_file(club.path, target) == 0
    assert len(shown(target, event_id)) == 2


def test_pictures_that_cannot_be_written_are_counted_and_the_copy_is_kept(club: Club, tmp_path: Path) -> None:
    begun(club, tmp_path)
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    folder_of(target).write_text("in the way")
    assert files.save_copy(club, target) == 2
    assert target.is_file()


def test_a_club_without_votes_leaves_no_folder_beside_its_copy(club: Club, tmp_path: Path) -> None:
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    assert files.save_copy(club, target) == 0
    assert not folder_of(target).exists()


def test_half_a_picture_is_not_left_behind(club: Club, tmp_path: Path) -> None:
    begun(club, tmp_path)
    assert club.path is not None
    (folder_of(club.path) / "half.part").write_bytes(b"x")
    target = tmp_path / "stick" / "mine.tourney"
    target.parent.mkdir()
    files.save_copy(club, target)
    assert len(list(folder_of(target).iterdir())) == 2
