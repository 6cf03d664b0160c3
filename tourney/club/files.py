"""The club as a file: copies, backups, and getting one back."""

from __future__ import annotations

from pathlib import Path

from tourney.club.club import Club
from tourney.store import backups
from tourney.store.backups import Backup
from tourney.store.database import file_url

SUFFIX = ".tourney"


def save_copy(club: Club, path: Path) -> None:
    """Write a complete copy of the open club to another file."""
    backups.save_copy(club.database, path)


def list_backups(path: Path) -> list[Backup]:
    """Return the backups of a club file, newest first."""
    return list(backups.list_backups(file_url(path)))


def restore(path: Path, backup: Path, *, desk: str = "") -> None:
    """Put a backup in the place of the club file; what stands there now is backed up first."""
    backups.restore(file_url(path), backup, desk=desk)
