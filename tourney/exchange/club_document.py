"""A whole club as one JSON document: every table, to the last digit, and back again.

The wrapper says what the document is; what the tables hold is the affair of those who keep them. The
encoding is canonical: the same club gives the same bytes.
"""

from __future__ import annotations

import base64
import binascii
import datetime as dt
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.refusals import EMPTY

FORMAT = "tourney-club"
VERSION = 1
LIMIT_MB = 1024

TOO_BIG = QT_TRANSLATE_NOOP("Exchange", "“{name}” is larger than {limit} MB, which no club is.")
NOT_JSON = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” is no JSON document, or only a part of one (line {line}, column {column})."
)
OTHER = QT_TRANSLATE_NOOP("Exchange", "“{name}” is JSON, but not the export of a club.")
NEWER = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” was written by a newer Tourney (format {version}); this one reads up to {known}."
)
DAMAGED = QT_TRANSLATE_NOOP("Exchange", "The table “{table}” of “{name}” is damaged ({where}).")
ROW = QT_TRANSLATE_NOOP("Exchange", "row {row}")
COLUMNS = QT_TRANSLATE_NOOP("Exchange", "its columns")

Value = str | int | float | bool | bytes | dt.date | dt.time | None
_INT_LIMIT = 2**63


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the names of its columns and its rows, each as long as the columns.

    Values are None, bool, int (64 bits), float, str, bytes, date, datetime and time, and come back as such.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ClubDocument:
    """All tables of a club by name; ``schema`` is the revision of the file they are from."""

    schema: str
    program: str = ""
    tables: Mapping[str, Table] = field(default_factory=dict)


def write_club(document: ClubDocument) -> bytes:
    """Return the document as UTF-8, one row of a table a line.

    Raises
    ------
    ValueError
        For a row of the wrong length or a value of a type that is not known: a bug of the caller.
    """
    parts = [
        f'{{"format":{_json(FORMAT)},"version":{VERSION},"schema":{_json(document.schema)},'
        f'"program":{_json(document.program)},"tables":{{'
    ]
    for at, name in enumerate(sorted(document.tables)):
        table = document.tables[name]
        columns = _json(list(table.columns))
        parts.append(f'{"," if at else ""}\n{_json(name)}:{{"columns":{columns},"rows":[')
        for number, row in enumerate(table.rows):
            if len(row) != len(table.columns):
                raise ValueError(
                    f"row {number} of {name} has {len(row)} values for {len(table.columns)} columns"
                )
            parts.append(f"{',' if number else ''}\n{_json([_encoded(value) for value in row])}")
        parts.append("\n]}" if table.rows else "]}")
    parts.append("\n}}\n")
    return "".join(parts).encode("utf-8", "surrogatepass")


def looks_like_club(data: bytes) -> bool:
    """Tell whether a file begins like the export of a club."""
    head = data[:200].removeprefix(b"\xef\xbb\xbf").lstrip()
    return head.startswith(b"{") and b'"' + FORMAT.encode() + b'"' in head


def read_club(data: bytes, name: str) -> ClubDocument:
    """Return the document of a file; *name* is its name, for messages.

    Raises
    ------
    TourneyError
        "import-empty", "too-big", "club-not-json", "club-other", "club-newer", "club-damaged".
    """
    if not data.strip():
        raise TourneyError("import-empty", EMPTY(name=name), field="file")
    if len(data) > LIMIT_MB * 2**20:
        raise TourneyError("too-big", TOO_BIG(name=name, limit=LIMIT_MB), field="file")
    given = _parsed(data, name)
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise TourneyError("club-other", OTHER(name=name), field="file")
    version = given.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise TourneyError("club-newer", NEWER(name=name, version=version, known=VERSION), field="file")
    tables, schema = given.get("tables"), given.get("schema")
    if not isinstance(tables, dict) or not isinstance(schema, str):
        raise TourneyError("club-other", OTHER(name=name), field="file")
    found = {key: _table(table, key, name) for key, table in tables.items()}
    return ClubDocument(schema, str(given.get("program") or ""), found)


def _parsed(data: bytes, name: str) -> Any:
    try:
        return json.loads(data.decode("utf-8-sig", "surrogatepass"))
    except json.JSONDecodeError as error:
        text = NOT_JSON(name=name, line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        text = NOT_JSON(name=name, line=1, column=1)
    raise TourneyError("club-not-json", text, field="file")


def _table(given: Any, table: str, name: str) -> Table:
    columns = given.get("columns") if isinstance(given, dict) else None
    rows = given.get("rows") if isinstance(given, dict) else None
    named = isinstance(columns, list) and all(isinstance(column, str) for column in columns)
    if not isinstance(columns, list) or not named or len(set(columns)) != len(columns):
        raise TourneyError("club-damaged", DAMAGED(table=table, name=name, where=COLUMNS), field="file")
    if not isinstance(rows, list):
        raise TourneyError("club-damaged", DAMAGED(table=table, name=name, where=COLUMNS), field="file")
    found: list[tuple[Value, ...]] = []
    for number, row in enumerate(rows, 1):
        try:
            if not isinstance(row, list) or len(row) != len(columns):
                raise ValueError("length")
            found.append(tuple(_decoded(value) for value in row))
        except (ValueError, TypeError, binascii.Error) as error:
            where = ROW(row=number)
            text = DAMAGED(table=table, name=name, where=where)
            raise TourneyError("club-damaged", text, field="file") from error
    return Table(tuple(columns), tuple(found))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, allow_nan=False)


def _encoded(value: Value) -> Any:
    """Return a value as JSON has it; what JSON lacks is an object with one key."""
    if isinstance(value, float) and not math.isfinite(value):
        return {"float": repr(value)}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode("ascii")}
    if isinstance(value, dt.datetime):
        return {"datetime": value.isoformat()}
    if isinstance(value, dt.date):
        return {"date": value.isoformat()}
    if isinstance(value, dt.time):
        return {"time": value.isoformat()}
    raise ValueError(f"a value of type {type(value).__name__} has no place in the document")


def _decoded(value: Any) -> Value:
    if isinstance(value, dict):
        (kind, text), *rest = value.items()
        if rest or not isinstance(text, str):
            raise ValueError("unknown value")
        match kind:
            case "float":
                return float(text)
            case "bytes":
                return base64.b64decode(text, validate=True)
            case "datetime":
                return dt.datetime.fromisoformat(text)
            case "date":
                return dt.date.fromisoformat(text)
            case "time":
                return dt.time.fromisoformat(text)
        raise ValueError("unknown value")
    if isinstance(value, list):
        raise TypeError("unknown value")
    if isinstance(value, int) and not -_INT_LIMIT <= value < _INT_LIMIT:
        raise ValueError("number too large")
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError("unknown value")
