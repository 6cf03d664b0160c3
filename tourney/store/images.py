"""Images of rows before and after a change: what the journal keeps, and how undo applies it.

An image is a mapping column -> value. Single rows are kept whole; what concerns many rows at once keeps
its columns, packed. Applying checks first that each row is as the other side of the change left it (a
change of some columns of many rows: in these alone), all but ``version``: that never takes a value twice,
so that whoever shows or keeps an older state can tell. (A writer raises it by at most one an action, undo
and redo set it to the id of their own journal entry; so it never exceeds the entry that last changed the
row, and each of these is new.)
"""

from __future__ import annotations

import datetime as dt
import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import sqlalchemy.exc
from sqlalchemy.engine import Connection

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store.tables import JOURNALED

BROKEN = QT_TRANSLATE_NOOP("Errors", "What this action changed cannot be read any more. ({reason})")

Image = Mapping[str, Any]
FORMAT = 1
PART = 500
"""Keys in one statement: below the limit of SQL variables everywhere."""

_MOMENTS: dict[type, Any] = {dt.date: dt.date, dt.datetime: dt.datetime, dt.time: dt.time}


@dataclass(frozen=True, slots=True)
class Change:
    """One row: inserted (no before), changed, or deleted (no after)."""

    table: str
    key: Any
    before: Image | None
    after: Image | None


@dataclass(frozen=True, slots=True)
class Bulk:
    """Many rows inserted at once, by column; the keys are one range."""

    table: str
    keys: range
    columns: Mapping[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Removal:
    """Many rows deleted at once, by column; the keys ascend."""

    table: str
    keys: Sequence[int]
    columns: Mapping[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Revision:
    """The same columns of many rows changed at once; without columns their versions alone rose."""

    table: str
    keys: Sequence[int]
    before: Mapping[str, Sequence[Any]]
    after: Mapping[str, Sequence[Any]]


Step = Change | Bulk | Removal | Revision


class Stuck(Exception):  # noqa: N818 - a signal inside the store, turned into a sentence by journal
    """A step cannot be applied: the rows are not as they were left, or others refer to them."""

    def __init__(self, table: str, keys: Sequence[Any]) -> None:
        super().__init__(table)
        self.table = table
        self.keys = keys


def pack(steps: Iterable[Step]) -> bytes:
    """Return steps as compressed JSON."""
    plain: list[list[Any]] = []
    for step in steps:
        match step:
            case Bulk(table, keys, columns):
                plain.append(["bulk", table, keys.start, keys.stop, _pack_columns(columns)])
            case Removal(table, keys, columns):
                plain.append(["removal", table, list(keys), _pack_columns(columns)])
            case Revision(table, keys, before, after):
                packed = (_pack_columns(before), _pack_columns(after))
                plain.append(["revision", table, list(keys), *packed])
            case Change(table, key, image, then):
                plain.append(["row", table, key, _dump(image), _dump(then)])
    text = json.dumps({"format": FORMAT, "steps": plain}, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 3)


def unpack(payload: bytes) -> list[Step]:
    """Return the steps of ``pack``; none of an entry that carries nothing.

    Raises
    ------
    TourneyError
        "history-broken" where it is nothing that ``pack`` wrote.
    """
    if not payload:
        return []
    try:
        return _steps(payload)
    except (zlib.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TourneyError("history-broken", BROKEN(reason=str(error))) from error


def _steps(payload: bytes) -> list[Step]:
    steps: list[Step] = []
    for kind, name, *rest in json.loads(zlib.decompress(payload))["steps"]:
        table = JOURNALED[name]
        match kind:
            case "bulk":
                start, stop, packed = rest
                steps.append(Bulk(name, range(start, stop), _unpack_columns(table, packed, stop - start)))
            case "removal":
                keys, packed = rest
                steps.append(Removal(name, keys, _unpack_columns(table, packed, len(keys))))
            case "revision":
                keys, *sides = rest
                before, after = (_unpack_columns(table, packed, len(keys)) for packed in sides)
                steps.append(Revision(name, keys, before, after))
            case _:
                key, image, then = rest
                steps.append(Change(name, key, _load(table, image), _load(table, then)))
    return steps


def _pack_columns(columns: Mapping[str, Sequence[Any]]) -> dict[str, list[Any]]:
    return {name: _pack_column(values) for name, values in columns.items()}


def _unpack_columns(table: sa.Table, packed: Mapping[str, list[Any]], count: int) -> dict[str, Sequence[Any]]:
    return {
        name: _unpack_column(table.c[name], value, count) for name, value in packed.items() if name in table.c
    }


def _dump(image: Image | None) -> dict[str, Any] | None:
    return None if image is None else {name: _plain(value) for name, value in image.items()}


def _load(table: sa.Table, image: dict[str, Any] | None) -> Image | None:
    if image is None:
        return None
    return {name: _value(table.c[name], value) for name, value in image.items() if name in table.c}


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, (dt.date, dt.time)) else value


def _value(column: sa.Column[Any], value: Any) -> Any:
    moment = _MOMENTS.get(column.type.python_type)
    return value if moment is None or value is None else moment.fromisoformat(value)


def _pack_column(values: Sequence[Any]) -> list[Any]:
    if isinstance(values, range) and values.step == 1:
        return ["range", values.start]
    first = values[0]
    if all(value is first or value == first for value in values):
        return ["all", _plain(first)]
    return ["list", [_plain(value) for value in values]]


def _unpack_column(column: sa.Column[Any], packed: list[Any], count: int) -> Sequence[Any]:
    kind, value = packed
    if kind == "range":
        return range(value, value + count)
    if kind == "all":
        return [_value(column, value)] * count
    if column.type.python_type not in _MOMENTS:
        return list(value)
    known = {text: _value(column, text) for text in set(value)}
    return [known[text] for text in value]


def key_column(table: sa.Table) -> sa.Column[Any]:
    """Return the single key column of a table."""
    (column,) = table.primary_key.columns
    return column


def fetch(connection: Connection, table: sa.Table, key: Any) -> dict[str, Any] | None:
    """Return the present image of a row, None when there is none."""
    found = connection.execute(table.select().where(key_column(table) == key)).mappings().first()
    return None if found is None else dict(found)


def insert_bulk(connection: Connection, table: sa.Table, columns: Mapping[str, Sequence[Any]]) -> None:
    """Insert rows given by column through the driver's own executemany: four times Core's speed."""
    statement = table.insert().compile(dialect=connection.dialect, column_keys=list(columns))
    processed: dict[str, Sequence[Any]] = {}
    for name, values in columns.items():
        adapt = table.c[name].type.dialect_impl(connection.dialect).bind_processor(connection.dialect)
        processed[name] = values if adapt is None else [adapt(value) for value in values]
    if statement.positiontup is not None:
        rows: list[Any] = list(zip(*(processed[name] for name in statement.positiontup), strict=True))
    else:
        names = list(processed)
        rows = [dict(zip(names, row, strict=True)) for row in zip(*processed.values(), strict=True)]
    connection.exec_driver_sql(str(statement), rows)


def apply_backwards(connection: Connection, steps: Sequence[Step], version: int) -> None:
    """Take the steps back, last first; rows left get *version*, the id of the entry that does it.

    Raises
    ------
    Stuck
        A row is not as its step left it, or another row refers to one that would go.
    """
    for step in reversed(steps):
        match step:
            case Bulk():
                _remove_bulk(connection, step)
            case Removal():
                _insert(connection, step, version)
            case Revision():
                _revise(connection, step, now=step.after, then=step.before, version=version)
            case Change():
                _turn(connection, step, now=step.after, then=step.before, version=version)


def apply_forwards(connection: Connection, steps: Sequence[Step], version: int) -> None:
    """Do the steps again, first to last; otherwise as ``apply_backwards``."""
    for step in steps:
        match step:
            case Bulk():
                _insert(connection, step, version)
            case Removal():
                _remove(connection, step)
            case Revision():
                _revise(connection, step, now=step.before, then=step.after, version=version)
            case Change():
                _turn(connection, step, now=step.before, then=step.after, version=version)


def _insert(connection: Connection, step: Bulk | Removal, version: int) -> None:
    columns = dict(step.columns)
    if "version" in columns:
        columns["version"] = [version] * len(step.keys)
    try:
        insert_bulk(connection, JOURNALED[step.table], columns)
    except sqlalchemy.exc.IntegrityError:
        raise Stuck(step.table, step.keys) from None


def _remove(connection: Connection, step: Removal) -> None:
    table = JOURNALED[step.table]
    names = [name for name in step.columns if name != "version"]
    _refuse_changed(connection, step, names, step.columns)
    try:
        delete_keys(connection, table, step.keys)
    except sqlalchemy.exc.IntegrityError:
        raise Stuck(step.table, step.keys) from None


def _revise(
    connection: Connection,
    step: Revision,
    *,
    now: Mapping[str, Sequence[Any]],
    then: Mapping[str, Sequence[Any]],
    version: int,
) -> None:
    table = JOURNALED[step.table]
    _refuse_changed(connection, step, list(now), now)
    try:
        revise_keys(connection, table, step.keys, then)
    except sqlalchemy.exc.IntegrityError:
        raise Stuck(step.table, step.keys) from None
    if "version" in table.c:
        for part in in_parts(step.keys):
            statement = table.update().where(key_column(table).in_(part)).values(version=version)
            connection.execute(statement)


def _refuse_changed(
    connection: Connection,
    step: Removal | Revision,
    names: Sequence[str],
    expected: Mapping[str, Sequence[Any]],
) -> None:
    """Raise Stuck unless each row is there and has these values in these columns."""
    present = fetch_columns(connection, JOURNALED[step.table], step.keys, names)
    for i, (key, row) in enumerate(zip(step.keys, present, strict=True)):
        if row is None or any(row[at] != expected[name][i] for at, name in enumerate(names)):
            raise Stuck(step.table, (key,))


def in_parts(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the keys in pieces below the limit of SQL variables."""
    for start in range(0, len(keys), PART):
        yield keys[start : start + PART]


def fetch_columns(
    connection: Connection, table: sa.Table, keys: Sequence[int], names: Sequence[str]
) -> list[tuple[Any, ...] | None]:
    """Return these columns of each row, in the order of the keys; None for a row that is not there."""
    key = key_column(table)
    found: dict[int, tuple[Any, ...]] = {}
    for part in in_parts(keys):
        query = sa.select(key, *(table.c[name] for name in names)).where(key.in_(part))
        found.update((row[0], tuple(row[1:])) for row in connection.execute(query))
    return [found.get(one) for one in keys]


def delete_keys(connection: Connection, table: sa.Table, keys: Sequence[int]) -> None:
    """Delete these rows."""
    for part in in_parts(keys):
        connection.execute(table.delete().where(key_column(table).in_(part)))


def revise_keys(
    connection: Connection, table: sa.Table, keys: Sequence[int], columns: Mapping[str, Sequence[Any]]
) -> None:
    """Give rows new values, by column, each column as long as the keys."""
    if not columns or not len(keys):
        return
    key = key_column(table)
    statement = table.update().where(key == sa.bindparam("_key"))
    statement = statement.values({name: sa.bindparam(f"_{name}") for name in columns})
    rows = [
        {"_key": one, **{f"_{name}": values[i] for name, values in columns.items()}}
        for i, one in enumerate(keys)
    ]
    connection.execute(statement, rows)


def _turn(
    connection: Connection, step: Change, *, now: Image | None, then: Image | None, version: int
) -> None:
    """Bring one row from the state *now*, which it must have, to the state *then*."""
    table, key = JOURNALED[step.table], step.key
    present = fetch(connection, table, key)
    if not _same(present, now):
        raise Stuck(table.name, (key,))
    statement: sa.Insert | sa.Update | sa.Delete
    if then is None:
        statement = table.delete().where(key_column(table) == key)
    else:
        values = {**then, "version": version} if "version" in then else dict(then)
        if present is None:
            statement = table.insert().values(values)
        else:
            statement = table.update().where(key_column(table) == key).values(values)
    try:
        connection.execute(statement)
    except sqlalchemy.exc.IntegrityError:
        raise Stuck(table.name, (key,)) from None


def _same(present: Image | None, expected: Image | None) -> bool:
    if present is None or expected is None:
        return present is expected
    return all(present[name] == value for name, value in expected.items() if name != "version")


def _remove_bulk(connection: Connection, bulk: Bulk) -> None:
    table = JOURNALED[bulk.table]
    key = key_column(table)
    inside = key.between(bulk.keys.start, bulk.keys.stop - 1)
    names = [name for name in bulk.columns if name != "version"]
    present = connection.execute(sa.select(*(table.c[name] for name in names)).where(inside).order_by(key))
    expected = zip(*(bulk.columns[name] for name in names), strict=True)
    count = 0
    for number, (row, image) in enumerate(zip(present, expected, strict=False)):
        if tuple(row) != image:
            raise Stuck(bulk.table, (bulk.keys[number],))
        count += 1
    if count != len(bulk.keys):
        raise Stuck(bulk.table, bulk.keys)
    try:
        connection.execute(table.delete().where(inside))
    except sqlalchemy.exc.IntegrityError:
        raise Stuck(bulk.table, bulk.keys) from None


def touches(step: Step, table: str, keys: Collection[Any]) -> bool:
    """Return whether a step changed one of these rows, or left a row that refers to one of them."""
    if step.table == table and any(key in step_keys(step) for key in keys):
        return True
    referring = [
        column.name
        for column in JOURNALED[step.table].c
        if any(foreign.column.table.name == table for foreign in column.foreign_keys)
    ]
    match step:
        case Bulk():
            return any(value in keys for name in referring for value in step.columns.get(name, ()))
        case Revision():
            return any(value in keys for name in referring for value in step.after.get(name, ()))
        case Removal():
            return False
        case Change():
            return step.after is not None and any(step.after.get(name) in keys for name in referring)


def step_keys(step: Step) -> Collection[Any]:
    """Return the keys of the rows that a step changed."""
    if isinstance(step, Change):
        return (step.key,)
    return step.keys if isinstance(step, Bulk) else frozenset(step.keys)


def values_of(step: Step, column: str) -> Iterator[Any]:
    """Yield what a step's rows have in a column, before it and after, where there is something."""
    parts: tuple[Iterable[Any], ...]
    match step:
        case Bulk(columns=columns) | Removal(columns=columns):
            parts = (columns.get(column, ()),)
        case Revision(before=before, after=after):
            parts = (before.get(column, ()), after.get(column, ()))
        case Change(before=image, after=then):
            parts = (((image or {}).get(column), (then or {}).get(column)),)
    yield from (value for part in parts for value in part if value is not None)
