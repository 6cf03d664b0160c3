"""Copies of a club: one a day by itself, any time on request, and the way back to one.

The copies of ``club.tourney`` lie beside it in ``club backups/``, or in the person's own data folder
where that place cannot be written.
"""

from __future__ import annotations

import datetime as dt
import glob
import hashlib
import os
import re
import shutil
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url

from tourney.core.errors import StorageError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store import scrub, sqlite
from tourney.store.database import Database, file_url, path_of
from tourney.store.faults import fault, translated
from tourney.store.labels import dump_text
from tourney.store.tables import JOURNALED
from tourney.store.writer import JOURNAL, add_entry

RESTORED = QT_TRANSLATE_NOOP("Commands", "Backup of {moment} restored")
SAME_FILE = QT_TRANSLATE_NOOP("Storage", "A copy needs a name of its own; this is the club itself.")

KEEP = 10
_STAMP = "%Y-%m-%d %H%M%S"
_NAME = re.compile(r" (\d{4}-\d\d-\d\d \d{6})\.tourney$")


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy: its file, the local time it was made, and its size in bytes."""

    path: Path
    at: dt.datetime
    size: int


def back_up_on_opening(
    database: Database, *, now: dt.datetime | None = None, keep: int = KEEP
) -> Path | None:
    """Make today's copy and drop those beyond *keep*; return it, or None where none was due.

    None is due when there is one of today, or when nothing changed since the newest one.
    """
    path = database.path
    if path is None or database.readonly:
        return None
    moment = now or dt.datetime.now()
    present = list_backups(database.url)
    # One of a day to come was made while the clock was wrong; it stands for no other day.
    if any(one.at.date() == moment.date() for one in present):
        return None
    if present and _is_same(database, present[0].path):
        return None
    with translated(path.name, files=True):
        return _add(path, moment, keep)


def list_backups(url: str | URL) -> list[Backup]:
    """Return the copies of a club, newest first; raises ``StorageError``."""
    path = path_of(make_url(url))
    if path is None:
        return []
    found: list[Backup] = []
    for folder in (_beside(path), _at_home(path)):
        if not folder.is_dir():
            continue
        with translated(path.name, files=True):
            files = list(folder.iterdir())
        for file in files:
            match = _NAME.search(file.name)
            if match and file.name.startswith(f"{_title(path)} "):
                with suppress(ValueError, OSError):
                    at = dt.datetime.fromisoformat(match[1])
                    found.append(Backup(file, at, file.stat().st_size))
    return sorted(found, key=lambda backup: (backup.at, backup.path.name), reverse=True)


def holding(database: Database, player_id: int) -> list[Path]:
    """Return the copies of a club in which a name of this person still stands, newest first.

    Every file among the copies is searched, tables and journal, also what was set aside as damaged or
    before an upgrade; one that cannot be read counts as holding it. Slow: for a worker thread.
    """
    path = database.path
    if path is None:
        return []
    with database.reading() as reader:
        names = scrub.names_of(reader, player_id)
        is_meant = scrub.finder(reader, player_id, names)
    files = set(path.parent.glob(f"{glob.escape(path.name)}.*.bak"))
    for folder in (_beside(path), _at_home(path)):
        if folder.is_dir():
            files.update(one for one in folder.iterdir() if one.is_file())
    found = [one for one in files if sqlite.holds_text(one, names, scrub.WRITTEN, is_meant)]
    return sorted(found, key=lambda one: one.stat().st_mtime, reverse=True)


def save_copy(database: Database, target: str | os.PathLike[str]) -> None:
    """Copy the club as it is now to another file, replacing one of that name; raises ``StorageError``."""
    source, path = database.path, Path(target)
    if source is None:
        raise fault("missing", database.name)
    with translated(path.name, files=True):
        if path.exists() and path.samefile(source):
            raise TourneyError("same-file", SAME_FILE, field="path")
        sqlite.copy_new(source, path)


def restore(url: str | URL, backup: Path, *, desk: str) -> None:
    """Bring a club back to the state of *backup*; its present state is backed up first.

    The copy is checked, and brought to this program's tables, before anything is replaced. A sound
    club takes the contents in one SQLite transaction, which open windows notice; a damaged or
    missing one is replaced as a file. The journal goes on with an entry of kind "restore".

    Raises
    ------
    StorageError
        As ``Database.open``, about the backup or about the club.
    """
    path = path_of(make_url(url))
    if path is None:
        raise fault("missing", str(url))
    with translated(path.name, files=True):
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            shutil.copyfile(backup, part)
            spent = _spent_keys(url) if path.exists() else None
            _prepare(part, backup, spent or {}, desk)
            if spent is not None:
                _add(path, dt.datetime.now(), KEEP + 1)
                sqlite.copy(part, path)
            else:
                _replace(path, part)
        finally:
            for left in path.parent.iterdir():
                if left.name.startswith(part.name):  # an upgrade leaves a copy of its own
                    left.unlink(missing_ok=True)


def _prepare(part: Path, backup: Path, spent: Mapping[str, int], desk: str) -> None:
    """Check the copy to restore, and mark everything in it as new.

    Its journal goes on beyond every number a window has seen, and each row gets that number as its
    version: the same numbers may have meant other contents in the club that is replaced. So may
    the keys of rows that the copy does not have; they stay spent.
    """
    at = next((match[1] for match in [_NAME.search(backup.name)] if match), backup.name)
    try:
        database = Database.open(file_url(part))
    except StorageError as error:
        raise StorageError(error.code, error.text(name=backup.name)) from error
    with database.transaction() as reader:
        highest = reader.connection.execute(sa.select(sa.func.max(JOURNAL.c.id))).scalar() or 0
        entry_id = max(highest, spent.get(JOURNAL.name, 0)) + 1
        sqlite.spend_keys(reader.connection, spent)
        add_entry(
            reader.connection,
            id=entry_id,
            desk=desk,
            command="restore",
            label=dump_text(RESTORED(moment=at)),
            kind="restore",
            topics="",
            payload=b"",
        )
        for table in JOURNALED.values():
            if "version" in table.c:
                reader.connection.execute(table.update().values(version=entry_id))
    database.close()
    sqlite.sync(part)


def _spent_keys(url: str | URL) -> dict[str, int] | None:
    """Return the highest key of each table of a sound club; None for one that cannot be read."""
    try:
        database = Database.open(url)
    except StorageError as error:
        if error.code in ("damaged", "not-a-club", "disk-error"):
            return None
        raise
    with closing(database), database.reading() as reader:
        return sqlite.spent_keys(reader.connection)


def _replace(path: Path, part: Path) -> None:
    """Put *part* in the place of a damaged or missing club, whose remains are kept."""
    journal = path.with_name(f"{path.name}-journal")
    stamp = dt.datetime.now().strftime(_STAMP)
    if path.exists():
        folder = _folder(path)
        shutil.copyfile(path, folder / f"{_title(path)} {stamp} damaged{path.suffix}")
    if journal.exists():  # it belongs to the old contents and would be played into the new ones
        os.replace(journal, _folder(path) / f"{_title(path)} {stamp} damaged{path.suffix}-journal")
    os.replace(part, path)


def _add(path: Path, moment: dt.datetime, keep: int) -> Path:
    target = _folder(path) / f"{_title(path)} {moment.strftime(_STAMP)}.tourney"
    sqlite.copy_new(path, target)
    for old in list_backups(file_url(path))[keep:]:
        old.path.unlink(missing_ok=True)
    return target


def _is_same(database: Database, backup: Path) -> bool:
    try:
        with closing(Database.open(file_url(backup), readonly=True)) as copy:
            return copy.last_change() == database.last_change()
    except StorageError:
        return False  # a bad copy is no reason to make none


def _folder(path: Path) -> Path:
    for folder in (_beside(path), _at_home(path)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise fault("read-only", path.name)


def _title(path: Path) -> str:
    return path.name.removesuffix(".tourney")


def _beside(path: Path) -> Path:
    return path.with_name(f"{_title(path)} backups")


def _at_home(path: Path) -> Path:
    import platformdirs

    place = hashlib.sha256(os.fspath(path.absolute()).encode()).hexdigest()[:12]
    data = Path(platformdirs.user_data_dir("tourney", appauthor=False))
    return data / "backups" / f"{_title(path)} {place}"
