"""The club as a file: copies, backups, and getting one back."""

from __future__ import annotations

import shutil
from pathlib import Path

from tourney.club.club import Club
from tourney.core.errors import TourneyError
from tourney.store import backups
from tourney.store.backups import Backup
from tourney.store.database import file_url
from tourney.store.faults import translated

SUFFIX = ".tourney"


def save_copy(club: Club, path: Path) -> None:
    """Write a complete copy of the open club to another file."""
    backups.save_copy(club.database, path)


def copy_file(path: Path, target: Path) -> None:
    """Copy a club file that is not open, as one that cannot be opened where it lies.

    Raises
    ------
    StorageError
        The file cannot be read, or its copy not written there.
    """
    with translated(target.name, files=True):
        if target.exists() and target.samefile(path):
            raise TourneyError("same-file", backups.SAME_FILE, field="path")
        # The bytes alone: the copy of a write-protected file must not be write-protected too.
        shutil.copyfile(path, target)


def list_backups(path: Path) -> list[Backup]:
    """Return the backups of a club file, newest first."""
    return list(backups.list_backups(file_url(path)))


def backups_with_name(club: Club, player_id: int) -> list[Path]:
    """Return the copies of the open club that hold a name of a person; slow, for a worker thread."""
    return backups.holding(club.database, player_id)


def restore(path: Path, backup: Path, *, desk: str = "") -> None:
    """Put a backup in the place of the club file; what stands there now is backed up first."""
    backups.restore(file_url(path), backup, desk=desk)
