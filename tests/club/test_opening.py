"""Opening a club whose backups have no place: the evening goes on, and says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tourney.club.club import NO_BACKUP, Club
from tourney.club.commands import AddPlayer
from tourney.core.errors import StorageError
from tourney.core.records import NewPlayer
from tourney.store import backups
from tourney.store.faults import fault


def test_a_club_without_a_place_for_backups_opens_and_says_so(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert club.path is not None
    for place in (tmp_path / "riverside backups", tmp_path / "home"):
        place.write_text("in the way")
    monkeypatch.setattr(backups, "_at_home", lambda path: tmp_path / "home" / path.stem)
    again = Club.open(club.path)
    assert again.warning == NO_BACKUP
    again.execute(AddPlayer(NewPlayer("Ana Duarte")))
    again.close()


@pytest.mark.parametrize("code", ["disk-full", "no-access"])
def test_no_room_for_a_backup_is_a_warning(club: Club, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    def full(*_: object) -> None:
        raise fault(code, "riverside.tourney")

    assert club.path is not None
    monkeypatch.setattr(backups, "_add", full)
    again = Club.open(club.path)
    assert again.warning == NO_BACKUP
    again.close()


def test_a_damaged_club_still_is_refused_while_its_backup_is_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise fault("damaged", "riverside.tourney", reason="a page is missing")

    assert club.path is not None
    monkeypatch.setattr(backups, "_add", broken)
    with pytest.raises(StorageError) as refusal:
        Club.open(club.path)
    assert refusal.value.code == "damaged"


def test_a_folder_of_backups_that_cannot_be_listed_is_told(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def barred(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "riverside backups").mkdir()
    monkeypatch.setattr(Path, "iterdir", barred)
    with pytest.raises(StorageError) as refusal:
        backups.list_backups(club.database.url)
    assert refusal.value.code == "no-access"
