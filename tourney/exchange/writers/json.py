"""A sheet as JSON for other programs: keys of columns, raw numbers, dates as ISO text."""

from __future__ import annotations

import datetime as dt
import json
import math
from dataclasses import dataclass
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, english, say
from tourney.core.options import check, option
from tourney.exchange.base import Cell, CellKind, Column, Sheet, shown


@dataclass(frozen=True, slots=True)
class JsonOptions:
    """``indent`` lays the file out for people."""

    indent: bool = option(True, QT_TRANSLATE_NOOP("Exchange", "Laid out for reading"))

    def __post_init__(self) -> None:
        check(self)


class JsonWriter:
    """Writes title, columns, rows and notes; a row maps the keys of columns to values."""

    key = "json"
    label = QT_TRANSLATE_NOOP("Exchange", "JSON data")
    suffix = ".json"
    options_type = JsonOptions

    def write(
        self, sheet: Sheet, *, translate: Translate = english, options: JsonOptions | None = None
    ) -> bytes:
        """Return the file's bytes (UTF-8, no mark)."""
        chosen = options or JsonOptions()
        sectioned = any(row.section is not None for row in sheet.rows)
        rows: list[dict[str, Any]] = []
        for row in sheet.rows:
            told: dict[str, Any] = {"section": say(row.section or "", translate)} if sectioned else {}
            for one, column in zip(row.cells, sheet.columns, strict=True):
                told[column.key] = _value(one, column, translate)
            rows.append(told)
        document = {
            "title": say(sheet.title, translate),
            "subtitle": say(sheet.subtitle, translate) if sheet.subtitle is not None else None,
            "columns": [
                {"key": one.key, "heading": say(one.heading, translate), "kind": one.kind.value}
                for one in sheet.columns
            ],
            "rows": rows,
            "notes": [say(note, translate) for note in sheet.notes],
        }
        text = json.dumps(document, ensure_ascii=False, indent=1 if chosen.indent else None, allow_nan=False)
        return (text + "\n").encode("utf-8", "replace")


def _value(one: Cell, column: Column, translate: Translate) -> Any:
    value = one.value
    if column.kind is CellKind.NUMBER and isinstance(value, (int, float)):
        return value if math.isfinite(value) else None
    if column.kind is CellKind.DATE and isinstance(value, dt.date):
        return value.isoformat()
    text = shown(one, column, translate)
    return text if text or value is not None else None


PLUGIN = JsonWriter()
