"""The club as a file: copies, backups, and getting one back."""

from __future__ import annotations

import shutil
from pathlib import Path

from tourney.club.club import Club
from tourney.club.vote_changes import pictures_in
from tourney.club.vote_pictures import take_along
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.store import backups
from tourney.store.backups import Backup
from tourney.store.database import file_url
from tourney.store.faults import translated

SUFFIX = ".tourney"


def save_copy(
    club: Club, path: Path, *, progress: Progress | None = None, cancelled: CancelCheck | None = None
) -> int:
    """Write a complete copy of the open club to another file, the pictures of its votes beside it.

    Returns how many pictures could not be copied; the copy of the club is whole without them.
    """
    backups.save_copy(club.database, path)
    if club.path is None:
        return 0
    stored = pictures_in(club.settings())
    return take_along(club.path, path, stored, progress=progress, cancelled=cancelled)


def copy_file(
    path: Path, target: Path, *, progress: Progress | None = None, cancelled: CancelCheck | None = None
) -> int:
    """Copy a club file that is not open, as one that cannot be opened where it lies, and its pictures.

    Returns how many pictures could not be copied.

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
    return take_along(path, target, progress=progress, cancelled=cancelled)


def list_backups(path: Path) -> list[Backup]:
    """Return the backups of a club file, newest first."""
    return list(backups.list_backups(file_url(path)))


def backups_with_name(club: Club, player_id: int) -> list[Path]:
    """Return the copies of the open club that hold a name of a person; slow, for a worker thread."""
    return backups.holding(club.database, player_id)


def restore(path: Path, backup: Path, *, desk: str = "") -> None:
    """Put a backup in the place of the club file; what stands there now is backed up first."""
    backups.restore(file_url(path), backup, desk=desk)
