"""Choices of this club (engine, options, defaults): a key and any JSON value."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from tourney.store.tables import SettingRow, table_of
from tourney.store.writer import Reader, Writer

SETTING = table_of(SettingRow)
REPORT = "report-"
"""Before the id of an event: what a federation's report said of it, such as "birthdays" by player id."""


def get_setting(reader: Reader, key: str, default: Any = None) -> Any:
    """Return the value of a key, *default* where there is none."""
    found = reader.connection.execute(sa.select(SETTING.c.value).where(SETTING.c.key == key)).scalar()
    return default if found is None else json.loads(found)


def all_settings(reader: Reader) -> dict[str, Any]:
    """Return every key with its value."""
    rows = reader.connection.execute(sa.select(SETTING.c.key, SETTING.c.value).order_by(SETTING.c.key))
    return {key: json.loads(value) for key, value in rows}


def put_setting(writer: Writer, key: str, value: Any) -> None:
    """Keep a value under a key, in place of the one before."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    if _has(writer, key):
        writer.update(SettingRow, key, {"value": text})
    else:
        writer.insert(SettingRow, {"key": key, "value": text})


def _has(reader: Reader, key: str) -> bool:
    return reader.connection.execute(sa.select(SETTING.c.key).where(SETTING.c.key == key)).first() is not None
