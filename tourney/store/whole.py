"""All tables of a club as plain rows, and a new club made of such rows: for a document of the whole."""

from __future__ import annotations

import datetime as dt
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tourney.core.errors import StorageError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store import schema, sqlite
from tourney.store.database import Database, file_url, put_new
from tourney.store.faults import fault, translated
from tourney.store.tables import JOURNALED, JournalRow, table_of

DOES_NOT_FIT = QT_TRANSLATE_NOOP(
    "Storage", "The document does not hold together as a club ({what}). No club was made."
)
KEYS = "keys"
"""The table of the highest key that each table ever used: a key is never given twice."""

PART = 2000
"""Rows in one statement."""


@dataclass(frozen=True, slots=True)
class WholeTable:
    """The names of the columns and the rows, in the order of the keys."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


def read_whole(database: Database) -> tuple[str, dict[str, WholeTable]]:
    """Return the revision and every table by name in one snapshot, the journal and spent keys as well."""
    found: dict[str, WholeTable] = {}
    with database.reading() as reader:
        for table in _tables():
            names = tuple(column.name for column in table.c)
            query = sa.select(*table.c).order_by(*table.primary_key.columns)
            rows = tuple(tuple(row) for row in reader.connection.execute(query))
            found[table.name] = WholeTable(names, rows)
        spent = sorted(sqlite.spent_keys(reader.connection).items())
    known = {table.name for table in _tables()}
    found[KEYS] = WholeTable(("table", "key"), tuple(one for one in spent if one[0] in known))
    return schema.HEAD, found


def write_whole(
    path: Path, revision: str, tables: Mapping[str, WholeTable], *, check: Callable[[Database], None]
) -> None:
    """Make a new club file of such rows; it is there whole or not at all.

    A column that the rows of an older revision lack gets its default. *check* looks at the club before it
    gets its name, and raises ValueError, KeyError or TypeError where a value means nothing.

    Raises
    ------
    StorageError
        "exists", "newer-schema", "document-unfit" where a table or column is unknown, a value is of another
        kind or a reference leads nowhere; "disk-full", "no-access" ...
    """
    with translated(path.name, files=True):
        if path.exists():
            raise fault("exists", path.name)
        schema.check_known(revision, path.name)
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            sqlite.make_file(part)
            schema.upgrade(sqlite.engine(part), path.name, keep=None)
            _fill(part, tables)
            _try_out(part, check)
            sqlite.sync(part)
            put_new(part, path)
        finally:
            for left in (part, part.with_name(f"{part.name}-journal")):
                with suppress(OSError):
                    left.unlink(missing_ok=True)


def _tables() -> list[sa.Table]:
    return [*JOURNALED.values(), table_of(JournalRow)]


def _try_out(part: Path, check: Callable[[Database], None]) -> None:
    database = Database.open(file_url(part))
    try:
        check(database)
    except (ValueError, KeyError, TypeError, AttributeError, TourneyError) as error:
        raise _unfit(str(error)) from error
    finally:
        database.close()


def _fill(path: Path, tables: Mapping[str, WholeTable]) -> None:
    known = {table.name: table for table in _tables()}
    unknown = sorted(set(tables) - set(known) - {KEYS})
    if unknown:
        raise _unfit(unknown[0])
    engine = sqlite.engine(path).execution_options(write=True)
    with engine.connect() as connection:
        # Tables refer to one another in a circle, and to themselves; checked as a whole below.
        sqlite.suspend_references(connection.connection.dbapi_connection)
        try:
            with connection.begin():
                for name, table in known.items():
                    if name in tables:
                        _put(connection, table, tables[name])
                if KEYS in tables:
                    _spend(connection, tables[KEYS], known)
                problem = sqlite.quick_problem(connection)
                if problem is not None:
                    raise _unfit(problem)
        except (sa.exc.IntegrityError, sa.exc.StatementError, OverflowError) as error:
            raise _unfit(str(getattr(error, "orig", None) or error)) from error
    engine.dispose()


def _put(connection: Connection, table: sa.Table, given: WholeTable) -> None:
    strangers = sorted(set(given.columns) - {column.name for column in table.c})
    if strangers:
        raise _unfit(f"{table.name}.{strangers[0]}")
    kinds = [table.c[name].type.python_type for name in given.columns]
    for row in given.rows:
        for name, kind, value in zip(given.columns, kinds, row, strict=True):
            if value is not None and not _is(kind, value):
                raise _unfit(f"{table.name}.{name}: {value!r}"[:80])
    for start in range(0, len(given.rows), PART):
        part = given.rows[start : start + PART]
        connection.execute(sa.insert(table), [dict(zip(given.columns, row, strict=True)) for row in part])


def _is(kind: type, value: Any) -> bool:
    """Tell whether a value is of a column's kind; SQLite itself would keep anything."""
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is dt.date:
        return isinstance(value, dt.date) and not isinstance(value, dt.datetime)
    return isinstance(value, kind)


def _spend(connection: Connection, given: WholeTable, known: Mapping[str, sa.Table]) -> None:
    spent: dict[str, int] = {}
    for row in given.rows:
        fits: Sequence[Any] = row if len(row) == 2 else ("", None)
        if fits[0] not in known or not isinstance(fits[1], int) or isinstance(fits[1], bool):
            raise _unfit(KEYS)
        spent[fits[0]] = fits[1]
    sqlite.spend_keys(connection, spent)


def _unfit(what: str) -> StorageError:
    return StorageError("document-unfit", DOES_NOT_FIT(what=what))
