"""Everything only SQLite can do: the file, its header, locks, checks and copies.

The rest of the store speaks portable SQL, so that another database can take this file's place.
"""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import sys
import threading
import zlib
from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import NullPool, StaticPool

APPLICATION_ID = 0x54524E59
"""The letters TRNY, at byte 68 of every club file."""

BUSY_SECONDS = 5.0
MAGIC = b"SQLite format 3\0"
ERRORS = (sqlite3.Error,)

_NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "fuse.sshfs", "fuse.rclone", "davfs"}


def connect(path: Path, *, mode: str = "rw", any_thread: bool = False) -> sqlite3.Connection:
    """Return a bare connection in autocommit; *mode* is "ro", "rw" (must be there) or "rwc"."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=not any_thread
    )


def engine(path: Path, *, readonly: bool = False) -> Engine:
    """Return an engine with one fresh connection per use, safe from any thread.

    A connection with the execution option ``write=True`` begins with the write lock taken, so that
    two writers wait for one another instead of failing half-way. The rollback journal (not WAL)
    keeps a club one file that can be copied, mailed and kept on any drive.
    """

    def creator() -> sqlite3.Connection:
        raw = connect(path, mode="ro" if readonly else "rw")
        try:
            raw.execute("PRAGMA foreign_keys=ON")
            if not readonly:
                raw.execute("PRAGMA synchronous=FULL")
        except BaseException:
            raw.close()
            raise
        return raw

    return _beginning(sa.create_engine("sqlite://", poolclass=NullPool, creator=creator))


def memory_copy(path: Path) -> tuple[sqlite3.Connection, Engine]:
    """Return a copy of a file in memory, and an engine on this one connection; close it after use."""
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        with closing(connect(path, mode="ro" if not is_writable(path) else "rw")) as source:
            source.backup(made)
        made.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        made.close()
        raise
    return made, _beginning(sa.create_engine("sqlite://", poolclass=StaticPool, creator=lambda: made))


def _beginning(made: Engine) -> Engine:
    """Let each block begin in SQLite when it begins in Python: the driver would wait for the first write."""

    @event.listens_for(made, "begin")
    def _(connection: Connection) -> None:
        write = connection.get_execution_options().get("write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return made


class Watch:
    """One connection kept for a question that is asked many times a second.

    Between questions it holds no lock. It is made anew when another file stands in the club's place
    (a restore of a damaged one), and in a forked process, which may not share it.
    """

    def __init__(self, path: Path, question: str, *, readonly: bool) -> None:
        self._path = path
        self._question = question
        # Not "ro" where it can be helped: what a crash left half-written is rolled back by who asks first.
        self._mode = "ro" if readonly else "rw"
        self._lock = threading.Lock()
        self._raw: sqlite3.Connection | None = None
        self._of: tuple[int, int, int] | None = None

    def ask(self) -> Any:
        """Return the first value of the answer; raises what SQLite or the system raises."""
        with self._lock:
            found = os.stat(self._path)
            now = (found.st_dev, found.st_ino, os.getpid())
            if self._raw is None or now != self._of:
                self._drop()
                self._raw = connect(self._path, mode=self._mode, any_thread=True)
                self._of = now
            return self._raw.execute(self._question).fetchone()[0]

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        raw, self._raw = self._raw, None
        if raw is not None and self._of is not None and self._of[2] == os.getpid():
            raw.close()


_seen: set[tuple[int, int]] = set()


def is_club(path: Path) -> bool:
    """Return whether the file's header says that it is a club.

    A stranger's file is read as plain bytes, so that SQLite never touches it. A file this process
    has opened before is asked through SQLite: closing a plain handle would drop the POSIX locks of
    every connection that the process has on the file.
    """
    status = path.stat()
    identity = (status.st_dev, status.st_ino)
    if identity in _seen:
        with closing(connect(path, mode="rw" if is_writable(path) else "ro")) as raw:
            return bool(raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)
    with open(path, "rb") as file:
        head = file.read(100)
    if len(head) < 100 or not head.startswith(MAGIC):
        return False
    if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        return False
    _seen.add(identity)
    return True


def make_file(path: Path) -> None:
    """Create an empty database that carries the header of a club."""
    with closing(connect(path, mode="rwc")) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")


def is_writable(path: Path) -> bool:
    """Return whether file and folder (where the rollback journal goes) can be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def quick_problem(connection: Connection) -> str | None:
    """Return the first fault that SQLite's quick check or the foreign keys show, or None."""
    return _problem(connection, "quick_check")


def full_problem(connection: Connection) -> str | None:
    """Return the first fault of the full check, indexes against tables too, or None."""
    return _problem(connection, "integrity_check")


def _problem(connection: Connection, check: str) -> str | None:
    found = connection.exec_driver_sql(f"PRAGMA {check}(1)").scalar_one()
    if found != "ok":
        return " ".join(str(found).removeprefix("*** in database main ***").split())
    dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if dangling is None else f"{dangling[0]} {dangling[1]} -> {dangling[2]}"


def suspend_references(raw: Any) -> None:
    """Switch foreign keys off before a transaction that rebuilds tables (no effect inside one)."""
    raw.execute("PRAGMA foreign_keys=OFF")


def shift_days(connection: Connection, table: sa.Table, column: str, days: int) -> None:
    """Move every date of a column by a number of days, inside the database: no row comes up to Python."""
    column = table.c[column].name
    connection.exec_driver_sql(
        f"UPDATE {table.name} SET {column} = date({column}, ?) WHERE {column} IS NOT NULL",
        (f"{days:+d} days",),
    )


def last_key(connection: Connection, table: sa.Table) -> int:
    """Return the highest key *table* ever used, rows deleted since included."""
    statement = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    return int(connection.exec_driver_sql(statement, (table.name,)).scalar() or 0)


def spent_keys(connection: Connection) -> dict[str, int]:
    """Return the highest key that each table ever used, by name."""
    rows = connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence")
    return {str(name): int(key) for name, key in rows}


def spend_keys(connection: Connection, spent: Mapping[str, int]) -> None:
    """Let each table go on above the key given for it, if it is not beyond that already."""
    known = spent_keys(connection)
    for name, key in spent.items():
        if known.get(name, 0) < key:
            connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            connection.exec_driver_sql("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, key))


def copy(source: Path, target: Path, *, readonly: bool = False) -> None:
    """Copy a database that may be in use into *target*, whole and in rollback-journal mode.

    A write that a crash cut short is rolled back in the source first, unless *readonly* forbids it.
    *target* takes the contents in one transaction of its own.
    """
    mode = "ro" if readonly else "rw"
    with closing(connect(source, mode=mode)) as a, closing(connect(target, mode="rwc")) as b:
        a.backup(b)
        b.execute("PRAGMA journal_mode=DELETE")


def copy_new(source: Path, target: Path) -> None:
    """Copy to a file that is there whole or not at all; an older one of that name is replaced."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        copy(source, part, readonly=not is_writable(source))
        sync(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def compact(path: Path) -> None:
    """Give the room of deleted rows back to the disk."""
    with closing(connect(path)) as raw:
        raw.execute("VACUUM")


def erase(connection: Connection) -> None:
    """Let what this connection deletes or overwrites be gone from the file, not only from the tables."""
    connection.exec_driver_sql("PRAGMA secure_delete=ON")


def holds_text(
    path: Path,
    texts: Collection[str],
    columns: Mapping[str, Collection[str]],
    is_meant: Callable[[str], bool],
) -> bool:
    """Return whether a club file holds one of the texts in these columns by table, or in its journal.

    A place that has the letters of one counts when *is_meant* says so of its whole text; a file that
    cannot be read counts.
    """
    written = [json.dumps(text, ensure_ascii=False)[1:-1].encode() for text in texts]
    try:
        with closing(connect(path, mode="ro")) as opened:
            for table, names in (*columns.items(), ("journal", ("label",))):
                there = {row[1] for row in opened.execute(f"PRAGMA table_info({table})")}
                for name in there.intersection(names):
                    for text in texts:
                        query = f"SELECT {name} FROM {table} WHERE instr({name}, ?) > 0"
                        if any(is_meant(found) for (found,) in opened.execute(query, (text,))):
                            return True
            for (payload,) in opened.execute("SELECT payload FROM journal WHERE length(payload) > 0"):
                plain = zlib.decompress(payload)
                if any(text in plain for text in written) and is_meant(plain.decode()):
                    return True
    except (OSError, sqlite3.Error, zlib.error):
        return True
    return False


def sync(path: Path) -> None:
    """Wait until the file's contents are on the disk."""
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def leave_wal(path: Path) -> None:
    """Put a file that another tool switched to write-ahead logging back to the rollback journal."""
    with closing(connect(path)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")


def is_ours(error: BaseException | None) -> bool:
    """Return whether an error comes from SQLite's driver."""
    return isinstance(error, sqlite3.Error)


def is_dangling(error: BaseException | None) -> bool:
    """Return whether a write was refused because a row that it refers to is not there."""
    return getattr(error, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_FOREIGNKEY"


def fault_code(error: BaseException) -> str | None:
    """Return the ``StorageError`` code of a driver or system error; None for a bug of ours."""
    if isinstance(error, OSError):
        return _system_code(error)
    if not isinstance(error, sqlite3.Error) or isinstance(error, sqlite3.IntegrityError):
        return None
    name = str(getattr(error, "sqlite_errorname", ""))
    for start, code in (
        ("SQLITE_BUSY", "locked"),
        ("SQLITE_LOCKED", "locked"),
        ("SQLITE_READONLY", "read-only"),
        ("SQLITE_PERM", "no-access"),
        ("SQLITE_FULL", "disk-full"),
        ("SQLITE_CORRUPT", "damaged"),
        ("SQLITE_NOTADB", "damaged"),
        ("SQLITE_CANTOPEN", "missing"),
        ("SQLITE_IOERR", "disk-error"),
    ):
        if name.startswith(start):
            return code
    return None


def _system_code(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, FileExistsError):
        return "exists"
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "disk-full"
    if error.errno == errno.EROFS:
        return "read-only"
    return "no-access" if isinstance(error, PermissionError) else "disk-error"


def on_network(path: Path) -> bool:
    """Return whether the file lies on a network drive, as far as the system tells."""
    if sys.platform == "win32":
        import ctypes

        drive = path.absolute().drive
        return drive.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(f"{drive}\\") == 4
    try:
        lines = Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False  # no such list on this system: nothing is known
    return network_mount(lines, os.fspath(path.absolute()))


def network_mount(mountinfo: list[str], path: str) -> bool:
    """Return whether the deepest mount above *path* in Linux's mountinfo is a network one."""
    best, kind = "", ""
    for line in mountinfo:
        left, _, right = line.partition(" - ")
        fields = left.split(" ")
        if len(fields) < 5 or not right:
            continue
        point = fields[4].replace("\\040", " ")
        inside = path == point or path.startswith(point.rstrip("/") + "/")
        if inside and len(point) >= len(best):
            best, kind = point, right.split(" ")[0]
    return kind in _NETWORK
