"""The one write door: every change of a fact goes through a ``Writer``, which keeps the images.

A new kind of command gets its undo, its place in the audit log and its crash safety from here.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
import sqlalchemy.exc
from sqlalchemy.engine import Connection

from tourney.core.errors import ConflictError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.topics import Topic
from tourney.store import images, moments, sqlite
from tourney.store.images import Bulk, Change, Removal, Revision, Step
from tourney.store.labels import dump_text
from tourney.store.tables import JournalRow, Model, table_of

CHANGED = QT_TRANSLATE_NOOP("Errors", "Somebody else changed this first. It now says: {present}.")
GONE = QT_TRANSLATE_NOOP("Errors", "Somebody else deleted this first.")

JOURNAL = table_of(JournalRow)


class Reader:
    """One consistent look at the club, good inside its ``with`` only.

    ``connection`` is for the functions of this folder.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def keys(self, table: sa.Table, where: sa.ColumnElement[bool], *, limit: int | None = None) -> list[int]:
        """Return the ids of the rows that meet a condition, ascending."""
        query = sa.select(table.c.id).where(where).order_by(table.c.id).limit(limit)
        return list(self.connection.execute(query).scalars())


class Writer(Reader):
    """One action: its changes reach the club together with their journal entry, or not at all.

    ``label`` and ``topics`` may be completed until the block ends. ``entry_id`` is the journal
    entry afterwards, None when nothing changed.
    """

    def __init__(
        self, connection: Connection, *, desk: str, command: str, label: Text, topics: Iterable[Topic]
    ) -> None:
        super().__init__(connection)
        self.desk = desk
        self.command = command
        self.label = label
        self.topics = set(topics)
        self.entry_id: int | None = None
        self._steps: list[Step] = []
        self._raised: set[tuple[str, Any]] = set()
        self._bulks: list[Bulk] = []
        self._final = ""

    def insert(self, model: Model, values: Mapping[str, Any]) -> int:
        """Insert a row, columns left out taking their defaults, and return its key (0 if it is text).

        Raises
        ------
        ConflictError
            "gone" where a row that this one refers to was deleted meanwhile.
        """
        table = table_of(model)
        with _referring():
            made = self.connection.execute(table.insert().values(dict(values)))
        (key,) = made.inserted_primary_key or (None,)
        after = images.fetch(self.connection, table, key)
        self._raised.add((table.name, key))
        self._steps.append(Change(table.name, key, None, after))
        return key if isinstance(key, int) else 0

    def update(
        self,
        model: Model,
        key: Any,
        changes: Mapping[str, Any],
        *,
        version: int | None = None,
        touch: bool = False,
    ) -> bool:
        """Change columns of a row and return whether that made a difference.

        Parameters
        ----------
        version : int or None
            The row version the person saw; None to change whatever is there.
        touch : bool
            Raise the row's version although its own columns stay (rows under it change).

        Raises
        ------
        ConflictError
            "conflict" with the present values in ``text.details["values"]``, or "gone" where the row
            or one it would refer to is.
        """
        table = table_of(model)
        before = self._present(table, key, version, changes)
        new = {name: value for name, value in changes.items() if before[name] != value}
        if not new and not touch:
            return False
        if "version" in table.c and not self._is_raised(table.name, key):
            new["version"] = before["version"] + 1
            self._raised.add((table.name, key))
        if not new:
            return False
        with _referring():
            self.connection.execute(table.update().where(images.key_column(table) == key).values(new))
        self._steps.append(Change(table.name, key, before, before | new))
        return True

    def delete(self, model: Model, key: Any, *, version: int | None = None) -> None:
        """Delete a row; raises as ``update`` does."""
        table = table_of(model)
        before = self._present(table, key, version, {})
        self.connection.execute(table.delete().where(images.key_column(table) == key))
        self._steps.append(Change(table.name, key, before, None))

    def reserve(self, model: Model, count: int) -> range:
        """Return *count* keys in a row that nobody has used, for ``insert_many``."""
        table = table_of(model)
        if self.connection.dialect.name == "sqlite":
            last = sqlite.last_key(self.connection, table)
        else:
            last = self.connection.execute(sa.select(sa.func.max(images.key_column(table)))).scalar() or 0
        return range(last + 1, last + 1 + count)

    def insert_many(self, model: Model, columns: Mapping[str, Sequence[Any]]) -> range:
        """Insert many rows given by column and return their keys.

        ``columns["id"]`` is a range of ``reserve``, or left out. Other columns left out take their
        defaults. Undo treats all of it as one piece. Raises as ``insert`` does.
        """
        table = table_of(model)
        count = len(next(iter(columns.values())))
        if count == 0:
            return range(0)
        keys = columns.get("id") or self.reserve(model, count)
        if not isinstance(keys, range) or keys.step != 1:
            raise ValueError("the keys of a bulk insert are one range")
        whole: dict[str, Sequence[Any]] = {"id": keys}
        for column in table.c:
            if column.name != "id":
                given = columns.get(column.name)
                whole[column.name] = [_default(column)] * count if given is None else given
        with _referring():
            images.insert_bulk(self.connection, table, whole)
        bulk = Bulk(table.name, keys, whole)
        self._steps.append(bulk)
        self._bulks.append(bulk)
        return keys

    def update_many(self, model: Model, keys: Sequence[int], columns: Mapping[str, Sequence[Any]]) -> None:
        """Change the same columns of many rows, each column as long as *keys*; undo treats it as one piece.

        Every row's version rises, also without columns: rows under it change. Raises ConflictError "gone"
        where a row is, or one it would refer to.
        """
        table = table_of(model)
        names = list(columns)
        if not len(keys):
            return
        present = images.fetch_columns(self.connection, table, keys, names)
        if None in present:
            raise ConflictError("gone", GONE)
        before = {name: [row[at] for row in present if row is not None] for at, name in enumerate(names)}
        with _referring():
            images.revise_keys(self.connection, table, keys, columns)
        if "version" in table.c:
            self._raise_versions(table, keys)
        after = {name: list(values) for name, values in columns.items()}
        self._steps.append(Revision(table.name, list(keys), before, after))

    def _raise_versions(self, table: sa.Table, keys: Sequence[int]) -> None:
        old = [key for key in keys if not self._is_raised(table.name, key)]
        for part in images.in_parts(old):
            statement = table.update().where(images.key_column(table).in_(part))
            self.connection.execute(statement.values(version=table.c.version + 1))
        self._raised.update((table.name, key) for key in old)

    def delete_many(self, model: Model, keys: Sequence[int]) -> None:
        """Delete many rows; undo treats it as one piece. A row that is gone is passed over."""
        table = table_of(model)
        names = [column.name for column in table.c if column.name != "id"]
        wanted = sorted(keys)
        found = images.fetch_columns(self.connection, table, wanted, names)
        rows = [(key, row) for key, row in zip(wanted, found, strict=True) if row is not None]
        if not rows:
            return
        there = [key for key, _ in rows]
        images.delete_keys(self.connection, table, there)
        columns = {name: [row[at] for _, row in rows] for at, name in enumerate(names)}
        self._steps.append(Removal(table.name, there, {"id": there, **columns}))

    def finish(self) -> None:
        """Write the journal entry, when anything changed, and close the way to redo."""
        if self._final:
            self.entry_id = self._entry(kind=self._final, payload=b"")
        if not self._steps:
            return
        undone = (JOURNAL.c.kind == "do") & (JOURNAL.c.state == "undone")
        self.connection.execute(JOURNAL.update().where(undone).values(state="dropped"))
        self.entry_id = self._entry(kind="do", payload=images.pack(self._steps))

    def make_final(self, kind: str) -> None:
        """Let this action be written down as one of its own kind, which nobody can take back.

        It changes rows past this door, and what it deletes or overwrites leaves the file.
        """
        self._final = kind
        if self.connection.dialect.name == "sqlite":
            sqlite.erase(self.connection)

    def _entry(self, *, kind: str, payload: bytes) -> int:
        return add_entry(
            self.connection,
            desk=self.desk,
            command=self.command,
            label=dump_text(self.label),
            kind=kind,
            topics=",".join(sorted(self.topics)),
            payload=payload,
        )

    def _is_raised(self, name: str, key: Any) -> bool:
        """Return whether a row's version is of this action already: see ``images`` on versions."""
        in_bulk = any(bulk.table == name and key in bulk.keys for bulk in self._bulks)
        return in_bulk or (name, key) in self._raised

    def _present(
        self, table: sa.Table, key: Any, version: int | None, changes: Mapping[str, Any]
    ) -> dict[str, Any]:
        before = images.fetch(self.connection, table, key)
        if before is None:
            raise ConflictError("gone", GONE)
        if version is not None and before["version"] != version:
            values = {name: before[name] for name in changes} or before
            present = ", ".join(str(value) for value in values.values() if value not in (None, ""))
            raise ConflictError("conflict", CHANGED(present=present, values=before))
        return before


@contextmanager
def _referring() -> Iterator[None]:
    # A window holds ids for minutes, and another may undo or delete what they name.
    try:
        yield
    except sqlalchemy.exc.IntegrityError as error:
        if sqlite.is_dangling(error.orig):
            raise ConflictError("gone", GONE) from error
        raise


def add_entry(connection: Connection, **values: Any) -> int:
    """Insert a journal entry of this moment and return its id."""
    at = moments.stored(dt.datetime.now(dt.UTC))
    made = connection.execute(JOURNAL.insert().values(at=at, state="done", **values))
    (key,) = made.inserted_primary_key or (0,)
    return int(key)


def _default(column: sa.Column[Any]) -> Any:
    if column.default is not None and column.default.is_scalar:
        return column.default.arg  # type: ignore[attr-defined]
    if not column.nullable:
        raise ValueError(f"{column} needs a value")
    return None
