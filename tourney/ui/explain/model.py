"""Rows of bars that lead from one rating to another: a waterfall as a table."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.ui.base.i18n import format_change, format_date, format_number, format_rating
from tourney.ui.models.card import LEFT, RIGHT, Index, SortedRows, format_points
from tourney.ui.models.roles import Change, Emphasis, Role

STEP = int(Qt.ItemDataRole.UserRole) + 400
"""Role of a ``Step``, for the cell that draws it."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one bar stands for. ``key`` is the id to go to: a game's, or an opponent's.

    Without figures (``scored`` None) it is no meeting: what games of others did.
    """

    what: str
    change: float
    key: int | None = None
    date: dt.date | None = None
    games: int = 1
    scored: float | None = None
    expected: float | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """Where a bar begins and ends, on the scale low to high that all bars share."""

    begin: float
    end: float
    low: float
    high: float


class BarColumn(IntEnum):
    """The columns of the waterfall."""

    DATE = 0
    WHAT = 1
    GAMES = 2
    SCORED = 3
    EXPECTED = 4
    CHANGE = 5
    BAR = 6


class WaterfallModel(SortedRows):
    """Lines between the rating at the beginning and at the end; bars are laid end to end in any order."""

    columns = BarColumn

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start = self._end = 0.0
        self._decimals = 0
        self._ends: list[float] = []
        self.by_game = False

    def show_lines(
        self, lines: Sequence[Line], start: float, end: float, *, decimals: int, by_game: bool
    ) -> None:
        """Show other lines, from one rating to another."""
        self._start, self._end, self._decimals, self.by_game = start, end, decimals, by_game
        self.set_rows(lines)

    def set_rows(self, rows: Sequence[Any]) -> None:
        super().set_rows(rows)
        self._lay()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        super().sort(column, order)
        self._lay()

    def _lay(self) -> None:
        at = self._start
        self._ends = []
        for line in self._rows:
            at += line.change
            self._ends.append(at)
        if self._rows:
            self.dataChanged.emit(
                self.index(0, BarColumn.BAR), self.index(len(self._rows) - 1, BarColumn.BAR)
            )

    def step(self, row: int) -> Step:
        """Return where the bar of a row begins and ends."""
        points = (self._start, self._end, *self._ends)
        begin = self._ends[row - 1] if row else self._start
        return Step(begin, self._ends[row], min(points), max(points))

    def heading(self, section: int) -> str:
        match BarColumn(section):
            case BarColumn.DATE:
                return self.tr("Date")
            case BarColumn.WHAT:
                return self.tr("Opponent")
            case BarColumn.GAMES:
                return self.tr("Games")
            case BarColumn.SCORED:
                return self.tr("Scored")
            case BarColumn.EXPECTED:
                return self.tr("Expected")
            case BarColumn.CHANGE:
                return self.tr("Change")
            case BarColumn.BAR:
                start, end = (format_rating(v, self._decimals) for v in (self._start, self._end))
                return self.tr("From {0} to {1}").format(start, end)

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        return LEFT if section in (BarColumn.DATE, BarColumn.WHAT, BarColumn.BAR) else RIGHT

    def raw(self, row: Line, column: int) -> Any:
        match BarColumn(column):
            case BarColumn.DATE:
                return (row.date or dt.date.min, row.key or 0)
            case BarColumn.WHAT:
                return row.what.casefold()
            case BarColumn.GAMES:
                return row.games
            case BarColumn.SCORED:
                return -1.0 if row.scored is None else row.scored
            case BarColumn.EXPECTED:
                return -1.0 if row.expected is None else row.expected
        return row.change

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == STEP and index.isValid() and index.column() == BarColumn.BAR:
            return self.step(index.row())
        return super().data(index, role)

    def cell(self, row: Line, column: int, role: int) -> Any:
        shown = BarColumn(column)
        if role == Role.KEY:
            return row.key
        if role == Role.CHANGE and shown is BarColumn.CHANGE:
            return Change(row.change, decimals=self._decimals)
        if role == Role.EMPHASIS and shown is BarColumn.WHAT:
            if row.strong:
                return Emphasis.STRONG
            return Emphasis.NORMAL if row.scored is not None else Emphasis.SOFT
        if role == Qt.ItemDataRole.AccessibleTextRole and shown in (BarColumn.WHAT, BarColumn.BAR):
            return self._spoken(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(row, shown)
        return None

    def _words(self, row: Line, column: BarColumn) -> str:
        match column:
            case BarColumn.DATE:
                return format_date(row.date) if row.date is not None else ""
            case BarColumn.WHAT:
                return row.what
            case BarColumn.GAMES:
                return format_number(row.games) if row.scored is not None else ""
            case BarColumn.SCORED:
                return "" if row.scored is None else format_points(row.scored)
            case BarColumn.EXPECTED:
                return "" if row.expected is None else format_number(row.expected, 2)
            case BarColumn.CHANGE:
                return format_change(row.change, self._decimals, none="0")
        return ""

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines as they stand, from the first bar to the last."""
        return tuple(self._rows)

    def _spoken(self, row: Line) -> str:
        change = format_change(row.change, self._decimals, none="0")
        if row.scored is None or row.expected is None:
            return self.tr("{0}: {1}").format(row.what, change)
        words = self.tr("{0}: scored {1}, expected {2}, {3} rating points")
        return words.format(row.what, format_points(row.scored), format_number(row.expected, 2), change)
