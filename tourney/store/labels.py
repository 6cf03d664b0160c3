"""Texts as JSON, so that the journal can be read in any language later."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any

from tourney.core.marks import Text


def dump_text(text: Text) -> str:
    """Return a text with its details as JSON; details that are no text or number become strings."""
    return json.dumps(_plain(text), ensure_ascii=False, separators=(",", ":"))


def load_text(stored: str) -> Text:
    """Return the text of ``dump_text``."""
    return _text(json.loads(stored))


def _plain(text: Text) -> dict[str, Any]:
    plain: dict[str, Any] = {"context": text.context, "source": text.source}
    if text.details:
        plain["details"] = {name: _detail(value) for name, value in text.details.items()}
    if text.count is not None:
        plain["count"] = text.count
    return plain


def _detail(value: object) -> Any:
    if isinstance(value, Text):
        return _plain(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return value.isoformat() if isinstance(value, (dt.date, dt.time)) else str(value)


def _text(plain: dict[str, Any]) -> Text:
    details = {
        name: _text(value) if isinstance(value, dict) else value
        for name, value in plain.get("details", {}).items()
    }
    return Text(plain["context"], plain["source"], details, plain.get("count"))
