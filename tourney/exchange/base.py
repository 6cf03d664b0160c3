"""One table for every output, and what a reader and a writer are.

A ``Sheet`` is what goes on the wall: title, columns, rows, notes. The screen exports it, every
writer writes it and the printer prints it; a number keeps its raw value beside the text shown.
"""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from tourney.core.marks import Text, Translate, english, say
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.drafts import ImportDraft, RawTable, ReadOptions
from tourney.exchange.event_draft import EventDraft


class CellKind(StrEnum):
    """What the cells of a column hold."""

    TEXT = "text"
    NUMBER = "number"
    SCORE = "score"
    """A result such as 1–0 or ½: text that a spreadsheet must not turn into a date."""
    DATE = "date"


class Align(StrEnum):
    """Where the text of a column stands."""

    LEFT = "left"
    RIGHT = "right"
    CENTER = "center"


class Emphasis(StrEnum):
    """How much a row stands out."""

    NONE = ""
    STRONG = "strong"
    MUTED = "muted"


Value = str | int | float | dt.date | None
_DEFAULT_ALIGN = {
    CellKind.TEXT: Align.LEFT,
    CellKind.NUMBER: Align.RIGHT,
    CellKind.SCORE: Align.CENTER,
    CellKind.DATE: Align.LEFT,
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A raw value and the text shown for it (None: made from the value)."""

    value: Value
    text: str | Text | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its stable key, heading, kind, and how it is laid out.

    ``decimals`` is for numbers whose cells bring no text; ``stretch`` marks the column that takes
    the width that is left. An ``exact`` number keeps all its digits in a table for spreadsheets.
    """

    key: str
    heading: Text | str
    kind: CellKind = CellKind.TEXT
    align: Align | None = None
    stretch: bool = False
    tooltip: Text | None = None
    decimals: int = 0
    exact: bool = False

    @property
    def alignment(self) -> Align:
        return self.align or _DEFAULT_ALIGN[self.kind]


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row. Every row names its section; a heading is shown where that changes.

    ``player_id`` or ``game_id`` is whom or what the row is about, for who shows it on screen.
    """

    cells: tuple[Cell, ...]
    section: Text | str | None = None
    emphasis: Emphasis = Emphasis.NONE
    player_id: int | None = None
    game_id: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A titled table with notes below it.

    Raises
    ------
    ValueError
        When a row has not as many cells as there are columns: a bug of the builder.
    """

    title: Text | str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    subtitle: Text | str | None = None
    notes: tuple[Text | str, ...] = ()

    def __post_init__(self) -> None:
        for number, row in enumerate(self.rows):
            if len(row.cells) != len(self.columns):
                raise ValueError(f"row {number} has {len(row.cells)} cells for {len(self.columns)} columns")


def shown(one: Cell, column: Column, translate: Translate = english) -> str:
    """Return what a reader of the sheet sees in a cell."""
    if one.text is not None:
        return say(one.text, translate)
    value = one.value
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.{column.decimals}f}" if math.isfinite(value) else ""
    if isinstance(value, dt.date):
        return value.isoformat()
    return str(value)


class Writer(Protocol):
    """A format a sheet is written in."""

    key: str
    label: Text
    suffix: str
    options_type: type[Any]

    def write(self, sheet: Sheet, *, translate: Translate = english, options: Any = None) -> bytes:
        """Return the document; *options* is an ``options_type`` or None for its defaults."""
        ...


@runtime_checkable
class BookWriter(Protocol):
    """A format that holds several sheets in one document."""

    def write_all(
        self, sheets: Sequence[Sheet], *, translate: Translate = english, options: Any = None
    ) -> bytes:
        """Return one document with at least one sheet."""
        ...


class EventWriter(Protocol):
    """A format a whole tournament is written in."""

    key: str
    label: Text
    suffix: str
    options_type: type[Any]

    def write(self, event: EventDraft, *, options: Any = None) -> bytes:
        """Return the document; *options* is an ``options_type`` or None for its defaults.

        Raises
        ------
        TourneyError
            When the format cannot hold the event at all.
        """
        ...


class Reader(Protocol):
    """A format players and games are read from."""

    key: str
    label: Text
    suffixes: tuple[str, ...]

    def claims(self, data: bytes) -> bool:
        """Tell whether the bytes themselves say that they are of this format, whatever the file is called."""
        ...

    def read(
        self,
        data: bytes,
        *,
        name: str,
        options: ReadOptions,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportDraft:
        """Return what the file holds; *name* is its name, for messages.

        Raises
        ------
        TourneyError
            When nothing can be read at all; the text says what was found.
        Cancelled
            When *cancelled* says so.
        """
        ...


@runtime_checkable
class TableReader(Protocol):
    """A format that is a table, whose columns a person can give roles."""

    def open(self, data: bytes, *, name: str, options: ReadOptions) -> RawTable:
        """Return the table as it stands, with what was found about it.

        Raises
        ------
        TourneyError
            When it cannot be opened at all.
        """
        ...
