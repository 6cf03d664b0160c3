"""The world's faults in words: one ``StorageError`` code each, whatever the driver called it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy.exc

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.store import sqlite

TEXTS: dict[str, Text] = {
    "missing": QT_TRANSLATE_NOOP(
        "Storage", "There is no club file “{name}”. It may have been moved or renamed."
    ),
    "exists": QT_TRANSLATE_NOOP("Storage", "“{name}” is there already. Open it, or choose another name."),
    "not-a-club": QT_TRANSLATE_NOOP("Storage", "“{name}” is not a Tourney club."),
    "damaged": QT_TRANSLATE_NOOP(
        "Storage", "The club file “{name}” is damaged. Restore one of its backups. ({reason})"
    ),
    "newer-schema": QT_TRANSLATE_NOOP(
        "Storage", "“{name}” was written by a newer Tourney (format {revision}). Update Tourney to open it."
    ),
    "read-only": QT_TRANSLATE_NOOP(
        "Storage",
        "“{name}” cannot be changed here: the file or its folder is read-only. "
        "Open it for reading, or save a copy elsewhere.",
    ),
    "old-read-only": QT_TRANSLATE_NOOP(
        "Storage",
        "“{name}” comes from an older Tourney and must be upgraded once, but it is read-only here. "
        "Copy it to a folder of your own and open the copy.",
    ),
    "locked": QT_TRANSLATE_NOOP(
        "Storage", "Another program is busy with “{name}”. Nothing was changed; try again in a moment."
    ),
    "disk-full": QT_TRANSLATE_NOOP(
        "Storage", "The disk that holds “{name}” is full. Nothing was changed; make room and try again."
    ),
    "disk-error": QT_TRANSLATE_NOOP(
        "Storage", "“{name}” could not be read or written. Is the drive still connected? ({reason})"
    ),
    "no-access": QT_TRANSLATE_NOOP("Storage", "You have no permission to read “{name}”."),
}


def fault(code: str, name: str, **details: object) -> StorageError:
    """Return the error of a code of ``TEXTS``; "old-read-only" is told as code "read-only"."""
    text = TEXTS[code](count=None, name=name, **details)
    return StorageError("read-only" if code == "old-read-only" else code, text)


@contextmanager
def translated(name: str, *, files: bool = False) -> Iterator[None]:
    """Turn driver errors about the club *name* into a ``StorageError``.

    Broken constraints and SQL of ours that is wrong pass unchanged: those are bugs. With *files*,
    errors of the operating system are turned too; not around code of others, whose files these
    might be.
    """
    try:
        yield
    except (sqlalchemy.exc.DBAPIError, OSError, *sqlite.ERRORS) as error:
        if isinstance(error, OSError) and not files:
            raise
        cause = error.orig if isinstance(error, sqlalchemy.exc.DBAPIError) else error
        code = sqlite.fault_code(cause) if cause is not None else None
        if code is None and isinstance(error, sqlalchemy.exc.OperationalError) and not sqlite.is_ours(cause):
            code = "disk-error"  # another database's driver: the connection broke
        if code is None:
            raise
        raise fault(code, name, reason=cause) from error
