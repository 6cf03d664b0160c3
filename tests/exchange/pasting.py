"""Texts read as the clipboard holds them."""

from __future__ import annotations

from dataclasses import replace

from tourney.exchange.drafts import ImportDraft, RawTable, ReadOptions
from tourney.exchange.reading import CLIPBOARD, open_table, read_document


def read_pasted(text: str, options: ReadOptions | None = None) -> ImportDraft:
    """Return what a pasted text holds."""
    return read_document(CLIPBOARD, text.encode("utf-8", "replace"), _as_utf8(options))


def open_pasted(text: str, options: ReadOptions | None = None) -> RawTable:
    """Return a pasted table as it stands."""
    return open_table(CLIPBOARD, text.encode("utf-8", "replace"), _as_utf8(options))


def _as_utf8(options: ReadOptions | None) -> ReadOptions:
    return replace(options or ReadOptions(), encoding="utf-8")
