"""Read a document, whatever its format, from its bytes."""

from __future__ import annotations

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import TableReader
from tourney.exchange.drafts import ImportDraft, RawTable, ReadOptions
from tourney.exchange.mapping import Kind
from tourney.exchange.registry import find_reader, readers

CLIPBOARD = "clipboard.txt"
"""What a text of the clipboard is called in messages."""

NO_TABLE = QT_TRANSLATE_NOOP("Exchange", "“{name}” is no table, so it has no columns to choose.")
NO_EVENT = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” is a table and no report of a tournament. Read it as players or games."
)


def read_document(
    name: str,
    data: bytes,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportDraft:
    """Return what a file holds; its content decides about the format before its name does.

    Raises
    ------
    TourneyError
        "format-unknown" and what the reader of the format refuses; "not-an-event" where an event is asked for
        and the file is a table.
    Cancelled
        When asked to stop.
    """
    chosen = options or ReadOptions()
    reader = find_reader(name, data)
    if chosen.kind is Kind.EVENT and reader.key != "trf":
        raise TourneyError("not-an-event", NO_EVENT(name=name), field="kind")
    return reader.read(data, name=name, options=chosen, progress=progress, cancelled=cancelled)


def open_table(name: str, data: bytes, options: ReadOptions | None = None) -> RawTable:
    """Return a table as it stands, with the roles found for its columns: what a wizard shows first.

    Raises
    ------
    TourneyError
        "format-unknown", "no-table" for a report of a tournament, and what cannot be opened at all.
    """
    reader = find_reader(name, data)
    if not isinstance(reader, TableReader):
        raise TourneyError("no-table", NO_TABLE(name=name), field="file")
    return reader.open(data, name=name, options=options or ReadOptions())


def known_suffixes() -> tuple[str, ...]:
    """Return the endings of the files that can be read, for a file dialog."""
    return tuple(sorted({suffix for reader in readers().values() for suffix in reader.suffixes}))
