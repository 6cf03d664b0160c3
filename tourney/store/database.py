"""A club as a database: opened by its address, read and written in short blocks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.pool import NullPool

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.topics import Topic
from tourney.store import schema, sqlite
from tourney.store.faults import fault, translated
from tourney.store.writer import JOURNAL, Reader, Writer

NETWORK = QT_TRANSLATE_NOOP(
    "Storage",
    "This club lies on a network drive, where locks and power cuts are less safe. "
    "Work with it from one computer at a time, and keep copies.",
)


def file_url(path: str | os.PathLike[str]) -> URL:
    """Return the address of a club file; any name the system allows will do."""
    return URL.create("sqlite", database=os.fspath(Path(path).absolute()))


def path_of(url: URL) -> Path | None:
    """Return the file of an address, None where the database is no file."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


class Database:
    """An open club. Safe from any thread: each block has a connection of its own.

    Nothing is held between blocks, so that other windows and programs can work on the same club;
    ``last_change`` tells when they did.
    """

    def __init__(self, url: URL, engine: Engine, *, readonly: bool) -> None:
        self.url = url
        self.readonly = readonly
        self.path = path_of(url)
        self.name = self.path.stem if self.path is not None else str(url.database)
        self._engine = engine
        self._writer_engine = engine.execution_options(write=True)
        newest = f"SELECT max({JOURNAL.c.id.name}) FROM {JOURNAL.name}"
        self._watch = sqlite.Watch(self.path, newest, readonly=readonly) if self.path is not None else None

    @classmethod
    def open(cls, url: str | URL, *, readonly: bool = False) -> Database:
        """Return the club at *url*, checked, and brought to this program's tables if it is older.

        An older file is copied to ``<file>.<revision>.bak`` before it is upgraded.

        Raises
        ------
        StorageError
            "missing", "not-a-club", "damaged", "newer-schema", "read-only", "locked", "disk-full",
            "disk-error", "no-access".
        """
        address = make_url(url)
        path = path_of(address)
        if path is None:
            engine = sa.create_engine(address, poolclass=NullPool)
            name = str(address.database)
        else:
            name = path.name
            with translated(name, files=True):
                _check_file(path, readonly=readonly)
            engine = sqlite.engine(path, readonly=readonly)
        with translated(name, files=True):
            _bring_up(engine, name, path, readonly=readonly)
        return cls(address, engine, readonly=readonly)

    @classmethod
    def create(cls, url: str | URL) -> Database:
        """Return a new, empty club; raises ``StorageError``, "exists" where one is already."""
        address = make_url(url)
        path = path_of(address)
        if path is None:
            engine = sa.create_engine(address, poolclass=NullPool)
            with translated(str(address.database)):
                schema.upgrade(engine, str(address.database), keep=None)
            return cls.open(address)
        with translated(path.name, files=True):
            if path.exists():
                raise fault("exists", path.name)
            # Under another name until it is whole: a crash must not leave half a club.
            part = path.with_name(f".{path.name}.{os.getpid()}.part")
            try:
                sqlite.make_file(part)
                schema.upgrade(sqlite.engine(part), path.name, keep=None)
                put_new(part, path)
            finally:
                for left in (part, part.with_name(f"{part.name}-journal")):
                    with suppress(OSError):
                        left.unlink(missing_ok=True)
        return cls.open(address)

    @property
    def warning(self) -> Text | None:
        """What a person should know about where the club lies, None when all is well."""
        return NETWORK if self.path is not None and sqlite.on_network(self.path) else None

    @contextmanager
    def reading(self) -> Iterator[Reader]:
        """Give one consistent look at the club; keep it short and nothing of it afterwards."""
        with translated(self._label), self._engine.begin() as connection:
            yield Reader(connection)

    @contextmanager
    def writing(
        self, *, desk: str, command: str, label: Text, topics: Iterable[Topic] = ()
    ) -> Iterator[Writer]:
        """Give the write door for one action, undone whole when anything is raised inside.

        Parameters
        ----------
        desk : str
            Who acts: the name of this window, computer or program.
        command : str
            Stable key of the kind of action.
        label : Text
            What the undo menu and the log call it.
        """
        with self.transaction() as reader:
            writer = Writer(reader.connection, desk=desk, command=command, label=label, topics=topics)
            yield writer
            writer.finish()

    @contextmanager
    def transaction(self) -> Iterator[Reader]:
        """Give a bare transaction with the write lock, for the journal itself."""
        if self.readonly:
            raise fault("read-only", self._label)
        with translated(self._label), self._writer_engine.begin() as connection:
            yield Reader(connection)

    @contextmanager
    def rehearsal(self) -> Iterator[Database]:
        """Give a copy in memory on which anything can be tried; it is gone afterwards.

        A copy keeps nobody waiting, as a transaction that is rolled back would.
        """
        if self.path is None:
            raise ValueError("only a club file can be copied into memory")
        with translated(self._label, files=True):
            raw, engine = sqlite.memory_copy(self.path)
        try:
            yield Database(make_url("sqlite://"), engine, readonly=False)
        finally:
            engine.dispose()
            raw.close()

    def last_change(self) -> int:
        """Return a number that differs after each change by anybody; compare with ``!=``."""
        newest = sa.select(sa.func.max(JOURNAL.c.id))
        if self._watch is None:
            with self.reading() as reader:
                return int(reader.connection.execute(newest).scalar() or 0)
        with translated(self._label, files=True):
            return int(self._watch.ask() or 0)

    def check(self) -> None:
        """Check every page, index and reference; raises ``StorageError`` "damaged".

        Opening does the quick half of this.
        """
        if self.path is None:
            return
        with self.reading() as reader:
            problem = sqlite.full_problem(reader.connection)
        if problem is not None:
            raise fault("damaged", self._label, reason=problem)

    def compact(self) -> bool:
        """Write the file anew, without the room of what was deleted; False where another reads it now."""
        if self.path is None:
            return True
        try:
            with translated(self._label, files=True):
                sqlite.compact(self.path)
        except StorageError:
            return False
        return True

    def close(self) -> None:
        """Let go of everything; blocks still running end as they would."""
        self._engine.dispose()
        if self._watch is not None:
            self._watch.close()

    @property
    def _label(self) -> str:
        return self.path.name if self.path is not None else self.name


def put_new(part: Path, path: Path) -> None:
    """Give a file its name, unless another has it meanwhile; StorageError "exists" then."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise fault("exists", path.name) from None
    except OSError:
        # Some drives (FAT, many network shares) know no second name for a file.
        if path.exists():
            raise fault("exists", path.name) from None
        part.rename(path)


def _check_file(path: Path, *, readonly: bool) -> None:
    if not path.exists():
        raise fault("missing", path.name)
    if not os.access(path, os.R_OK):
        raise fault("no-access", path.name)
    if not path.is_file() or not sqlite.is_club(path):
        raise fault("not-a-club", path.name)
    if readonly:
        return
    if not sqlite.is_writable(path):
        raise fault("read-only", path.name)
    sqlite.leave_wal(path)


def _bring_up(engine: Engine, name: str, path: Path | None, *, readonly: bool) -> None:
    with engine.begin() as connection:
        revision = schema.revision_of(connection)
        schema.check_known(revision, name)
        problem = None if path is None else sqlite.quick_problem(connection)
    if problem is not None:
        raise fault("damaged", name, reason=problem)
    if revision == schema.HEAD:
        return
    if readonly:
        raise fault("old-read-only", name)
    schema.upgrade(engine, name, keep=path)
