"""What was done, by whom, when; and the way back: undo and redo without limit, over restarts.

Undo takes back the newest action still done, or a given one when no later change stands in its way.
Undo and redo are entries of their own, which name the action they turn; only actions hold images.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tourney.core.errors import BlockedError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.topics import Topic
from tourney.store import images, moments
from tourney.store.concerned import closed_stages
from tourney.store.database import Database
from tourney.store.images import Stuck
from tourney.store.labels import load_text
from tourney.store.writer import JOURNAL, add_entry

NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("Errors", "There is nothing to undo.")
NOTHING_TO_REDO = QT_TRANSLATE_NOOP("Errors", "There is nothing to redo.")
NOT_DONE = QT_TRANSLATE_NOOP("Errors", "“{label}” is undone already.")
NOT_UNDONE = QT_TRANSLATE_NOOP("Errors", "“{label}” cannot be redone any more.")
BLOCKED_BY = QT_TRANSLATE_NOOP("Errors", "“{blocker}” stands in the way of “{label}”. Undo that first.")
BLOCKED = QT_TRANSLATE_NOOP("Errors", "What “{label}” concerns has been changed since, so it stays as it is.")
NO_ENTRY = QT_TRANSLATE_NOOP("Errors", "There is no action {entry} in the journal.")

_SHOWN = [column for column in JOURNAL.c if column.name != "payload"]


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of the journal.

    ``kind`` is "do", "undo", "redo" or "restore"; ``state`` is "done", "undone" or "dropped" and
    tells about actions ("do"); ``undoes`` is the action that an undo or redo turned.
    """

    id: int
    at: dt.datetime
    desk: str
    command: str
    label: Text
    kind: str
    state: str
    undoes: int | None
    topics: tuple[Topic, ...]


def entries(database: Database, limit: int = 100, offset: int = 0) -> list[JournalEntry]:
    """Return lines of the journal, newest first."""
    query = sa.select(*_SHOWN).order_by(JOURNAL.c.id.desc()).limit(limit).offset(offset)
    with database.reading() as reader:
        return [_entry(row) for row in reader.connection.execute(query)]


def next_undo(database: Database) -> JournalEntry | None:
    """Return the action that undo would take back, None when there is none."""
    return next_turns(database)[0]


def next_redo(database: Database) -> JournalEntry | None:
    """Return the action that redo would do again, None when there is none."""
    return next_turns(database)[1]


def next_turns(database: Database) -> tuple[JournalEntry | None, JournalEntry | None]:
    """Return the action that undo would take back, and the one that redo would do again."""
    with database.reading() as reader:
        return _next(reader.connection, "done"), _next(reader.connection, "undone")


def entries_about(
    database: Database, table: str, key: int, *, topic: Topic, limit: int = 20
) -> list[JournalEntry]:
    """Return the lines whose action changed one row, newest first, undos and redos of it included.

    The images of every action of the topic are looked through: for a worker thread.
    """
    query = (
        sa.select(JOURNAL.c.id, JOURNAL.c.payload)
        .where((JOURNAL.c.kind == "do") & JOURNAL.c.topics.contains(str(topic)))
        .order_by(JOURNAL.c.id.desc())
    )
    with database.reading() as reader:
        concerned: list[int] = []
        for entry_id, payload in reader.connection.execute(query):
            if len(concerned) >= limit:
                break
            steps = (step for step in images.unpack(payload) if step.table == table)
            if any(key in images.step_keys(step) for step in steps):
                concerned.append(entry_id)
        wanted = JOURNAL.c.id.in_(concerned) | JOURNAL.c.undoes.in_(concerned)
        rows = sa.select(*_SHOWN).where(wanted).order_by(JOURNAL.c.id.desc()).limit(limit)
        return [_entry(row) for row in reader.connection.execute(rows)]


@dataclass(frozen=True, slots=True)
class RowChange:
    """What an action did to one row: ``before`` None for a new one, ``after`` None for one deleted."""

    table: str
    key: Any
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None


def changes_of(database: Database, entry_id: int, *, limit: int = 200) -> tuple[list[RowChange], int]:
    """Return the first rows that an action changed, and how many more there are.

    An undo or redo shows what its action did. Actions on many rows take a moment: for a worker.
    """
    with database.reading() as reader:
        entry = _row(reader.connection, entry_id)
        source = entry.id if entry.undoes is None else entry.undoes
        payload = reader.connection.execute(
            sa.select(JOURNAL.c.payload).where(JOURNAL.c.id == source)
        ).scalar()
    found: list[RowChange] = []
    left = 0
    for step in images.unpack(payload or b""):
        rows = islice(_rows_of(step), limit - len(found))
        shown = [RowChange(*row) for row in rows]
        found += shown
        left += len(images.step_keys(step)) - len(shown)
    return found, left


def entries_where(
    database: Database,
    *,
    commands: Collection[str] = (),
    desk: str | None = None,
    since: dt.datetime | None = None,
    before: dt.datetime | None = None,
    limit: int = 100,
    offset: int = 0,
) -> list[JournalEntry]:
    """Return the lines that meet every condition given, newest first."""
    query = sa.select(*_SHOWN).order_by(JOURNAL.c.id.desc()).limit(limit).offset(offset)
    if commands:
        query = query.where(JOURNAL.c.command.in_(sorted(commands)))
    if desk is not None:
        query = query.where(JOURNAL.c.desk == desk)
    if since is not None:
        query = query.where(JOURNAL.c.at >= moments.stored(since))
    if before is not None:
        query = query.where(JOURNAL.c.at < moments.stored(before))
    with database.reading() as reader:
        return [_entry(row) for row in reader.connection.execute(query)]


def desks(database: Database) -> list[str]:
    """Return the names of the desks that did anything, in order."""
    with database.reading() as reader:
        found = reader.connection.execute(sa.select(JOURNAL.c.desk).distinct().order_by(JOURNAL.c.desk))
        return [str(row.desk) for row in found]


def done_since(database: Database, entry_id: int) -> list[JournalEntry]:
    """Return the actions that still stand, newest first, down to this one and with it."""
    standing = (JOURNAL.c.kind == "do") & (JOURNAL.c.state == "done") & (JOURNAL.c.id >= entry_id)
    query = sa.select(*_SHOWN).where(standing).order_by(JOURNAL.c.id.desc())
    with database.reading() as reader:
        return [_entry(row) for row in reader.connection.execute(query)]


def _rows_of(
    step: images.Step,
) -> Iterator[tuple[str, Any, Mapping[str, Any] | None, Mapping[str, Any] | None]]:
    match step:
        case images.Change(table, key, before, after):
            yield table, key, before, after
        case images.Bulk(table, keys, columns):
            for i, key in enumerate(keys):
                yield table, key, None, {name: values[i] for name, values in columns.items()}
        case images.Removal(table, keys, columns):
            for i, key in enumerate(keys):
                yield table, key, {name: values[i] for name, values in columns.items()}, None
        case images.Revision(table, keys, before, after):
            for i, key in enumerate(keys):
                yield (
                    table,
                    key,
                    {name: values[i] for name, values in before.items()},
                    {name: values[i] for name, values in after.items()},
                )


def undo(database: Database, desk: str, *, entry_id: int | None = None) -> JournalEntry:
    """Take back the newest action, or the one given, and return the new entry.

    Raises
    ------
    TourneyError
        "nothing-to-undo"; BlockedError "undo-blocked" with the later action that stands in the way.
    """
    return _turn(database, desk, "undo", entry_id)


def redo(database: Database, desk: str, *, entry_id: int | None = None) -> JournalEntry:
    """Do again the action undone last, or the one given, and return the new entry.

    Raises
    ------
    TourneyError
        "nothing-to-redo"; BlockedError "undo-blocked" as ``undo``.
    """
    return _turn(database, desk, "redo", entry_id)


def seal(database: Database) -> None:
    """Let everything done so far stay for good: a new club begins with nothing to undo."""
    with database.transaction() as reader:
        reader.connection.execute(JOURNAL.update().where(JOURNAL.c.kind == "do").values(state="dropped"))


def _turn(database: Database, desk: str, kind: str, entry_id: int | None) -> JournalEntry:
    state, then = ("done", "undone") if kind == "undo" else ("undone", "done")
    action: JournalEntry | None = None
    try:
        with database.transaction() as reader:
            connection = reader.connection
            action = _chosen(connection, kind, state, entry_id)
            payload = connection.execute(
                sa.select(JOURNAL.c.payload).where(JOURNAL.c.id == action.id)
            ).scalar()
            steps = images.unpack(payload or b"")
            _refuse_closed(connection, action, steps)
            row = _row(connection, action.id)
            made = add_entry(
                connection,
                desk=desk,
                command=row.command,
                label=row.label,
                kind=kind,
                undoes=row.id,
                topics=row.topics,
                payload=b"",
            )
            if kind == "undo":
                images.apply_backwards(connection, steps, made)
            else:
                images.apply_forwards(connection, steps, made)
            connection.execute(JOURNAL.update().where(JOURNAL.c.id == action.id).values(state=then))
            return _entry(_row(connection, made))
    except Stuck as stuck:
        assert action is not None
        words, blocker = _blocked(database, action, stuck)
        raise BlockedError("undo-blocked", words, entry_id=blocker) from stuck


def _chosen(connection: Connection, kind: str, state: str, entry_id: int | None) -> JournalEntry:
    nothing = f"nothing-to-{kind}"
    if entry_id is None:
        found = _next(connection, state)
        if found is None:
            raise TourneyError(nothing, NOTHING_TO_UNDO if kind == "undo" else NOTHING_TO_REDO)
        return found
    entry = _entry(_row(connection, entry_id))
    if entry.kind != "do" or entry.state != state:
        raise TourneyError(nothing, (NOT_DONE if kind == "undo" else NOT_UNDONE)(label=entry.label))
    return entry


def _next(connection: Connection, state: str) -> JournalEntry | None:
    """Return the newest done action, or the one undone last."""
    query = sa.select(*_SHOWN).where((JOURNAL.c.kind == "do") & (JOURNAL.c.state == state))
    if state == "done":
        query = query.order_by(JOURNAL.c.id.desc())
    else:
        other = JOURNAL.alias()
        turned = (other.c.kind == "undo") & (other.c.undoes == JOURNAL.c.id)
        last = sa.select(sa.func.max(other.c.id)).where(turned).correlate(JOURNAL).scalar_subquery()
        query = query.order_by(last.desc())
    row = connection.execute(query.limit(1)).first()
    return None if row is None else _entry(row)


def _refuse_closed(connection: Connection, action: JournalEntry, steps: Sequence[images.Step]) -> None:
    """Refuse to turn what concerns the games of a stage that a later action closed."""
    stages = closed_stages(connection, action.command, steps)
    if not stages:
        return
    later = (JOURNAL.c.kind == "do") & (JOURNAL.c.state == "done") & (JOURNAL.c.id > action.id)
    query = sa.select(JOURNAL.c.id, JOURNAL.c.label, JOURNAL.c.payload).where(
        later & JOURNAL.c.topics.contains(str(Topic.EVENTS))
    )
    for entry_id, label, payload in connection.execute(query.order_by(JOURNAL.c.id.desc())):
        closing = (step for step in images.unpack(payload) if step.table == "stage")
        if any(key in stages for step in closing for key in images.step_keys(step)):
            words = BLOCKED_BY(blocker=load_text(label), label=action.label)
            raise BlockedError("undo-blocked", words, entry_id=entry_id)


def _blocked(database: Database, action: JournalEntry, stuck: Stuck) -> tuple[Text, int | None]:
    """Return the sentence that names the newest other action about the same rows, and its id."""
    others = (JOURNAL.c.kind == "do") & (JOURNAL.c.state == "done") & (JOURNAL.c.id != action.id)
    query = (
        sa.select(JOURNAL.c.id, JOURNAL.c.label, JOURNAL.c.payload)
        .where(others)
        .order_by(JOURNAL.c.id.desc())
    )
    keys: Collection[Any] = stuck.keys if isinstance(stuck.keys, range) else set(stuck.keys)
    with database.reading() as reader:
        for entry_id, label, payload in reader.connection.execute(query.where(JOURNAL.c.id > action.id)):
            if any(images.touches(step, stuck.table, keys) for step in images.unpack(payload)):
                return BLOCKED_BY(blocker=load_text(label), label=action.label), entry_id
    return BLOCKED(label=action.label), None


def _row(connection: Connection, entry_id: int) -> sa.Row[Any]:
    row = connection.execute(sa.select(*_SHOWN).where(JOURNAL.c.id == entry_id)).first()
    if row is None:
        raise TourneyError("unknown-entry", NO_ENTRY(entry=entry_id))
    return row


def _entry(row: Any) -> JournalEntry:
    return JournalEntry(
        id=row.id,
        at=moments.shown(row.at),
        desk=row.desk,
        command=row.command,
        label=load_text(row.label),
        kind=row.kind,
        state=row.state,
        undoes=row.undoes,
        topics=tuple(Topic(topic) for topic in row.topics.split(",") if topic),
    )
