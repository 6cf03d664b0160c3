"""The head-to-head matrix as a table: a row and a column for everybody, points against expectation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.meetings import Meeting, Meetings
from tourney.core.names import fold
from tourney.ui.base.i18n import format_change, format_number
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Badge, Role
from tourney.ui.models.standings import CENTRE, DESCENDING, RIGHT

HALF = "½"


class MatrixColumn(IntEnum):
    """What stands before the opponents."""

    NUMBER = 0
    PLAYER = 1
    GAMES = 2
    POINTS = 3
    EXPECTED = 4
    SURPLUS = 5


FIRST = len(MatrixColumn)


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """One person's line: his number, all his games together, and his place in the meetings."""

    number: int
    at: int
    player_id: int
    name: str
    provisional: bool
    total: Meeting


def points_words(points: float) -> str:
    """Return points as people write them: 3½, 4, 0; thirds and the like with two decimals."""
    whole = int(points + 1e-9)
    rest = points - whole
    if abs(rest) < 1e-9:
        return format_number(whole)
    if abs(rest - 0.5) < 1e-9:
        return f"{format_number(whole)}{HALF}" if whole else HALF
    return format_number(points, 2)


def rows_of(found: Meetings) -> tuple[MatrixRow, ...]:
    """Return everybody's line, best rating first."""
    n = len(found)
    i, j = found.pair[:, 0], found.pair[:, 1]
    games = np.bincount(i, found.games, n) + np.bincount(j, found.games, n)
    actual = np.bincount(i, found.actual, n) + np.bincount(j, found.games - found.actual, n)
    expected = np.bincount(i, found.expected, n) + np.bincount(j, found.games - found.expected, n)
    return tuple(
        MatrixRow(
            at + 1,
            at,
            int(found.player_ids[at]),
            found.names[at],
            bool(found.provisional[at]),
            Meeting(round(games[at]), float(actual[at]), float(expected[at])),
        )
        for at in range(n)
    )


class MatrixModel(GroupedModel[MatrixRow]):
    """Number, player, four figures about all games, then a column for each opponent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Meetings | None = None
        self._rows: tuple[MatrixRow, ...] = ()

    def set_meetings(self, found: Meetings) -> None:
        """Show these meetings."""
        rows = rows_of(found)
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._shown, self.found, self._rows = [], found, rows
            self.endResetModel()
        self.found, self._rows = found, rows
        self.set_groups((Group(None, self._rows),))

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    def opponent(self, column: int) -> MatrixRow | None:
        """Return whom a column is about."""
        at = column - FIRST
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def meeting(self, row: MatrixRow, column: int) -> Meeting | None:
        """Return the games of a row's person against a column's."""
        other = self.opponent(column)
        if other is None or self.found is None or other.at == row.at:
            return None
        return self.found.between(row.at, other.at)

    def columns(self) -> int:
        return FIRST + len(self._rows)

    def key_of(self, row: MatrixRow) -> int:
        return row.player_id

    def name_of(self, row: MatrixRow) -> str:
        return row.name

    def sort_value(self, row: MatrixRow, column: int) -> SortValue:
        match column:
            case MatrixColumn.NUMBER:
                return row.number
            case MatrixColumn.PLAYER:
                return fold(row.name)
            case MatrixColumn.GAMES:
                return row.total.games
            case MatrixColumn.POINTS:
                return row.total.actual
            case MatrixColumn.EXPECTED:
                return row.total.expected
            case MatrixColumn.SURPLUS:
                return row.total.surplus
        met = self.meeting(row, column)
        return None if met is None else met.surplus

    def titles(self) -> Sequence[str]:
        """Return the words over the first columns."""
        return (
            "#",
            self.tr("Player"),
            self.tr("Games"),
            self.tr("Points"),
            self.tr("Expected"),
            self.tr("Difference"),
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columns():
            return None
        other = self.opponent(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.titles()[section] if other is None else format_number(other.number)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if section >= MatrixColumn.GAMES else None
            case Qt.ItemDataRole.ToolTipRole if other is not None:
                return self.tr("Against {0}: a click sorts by who did best").format(other.name)
            case Qt.ItemDataRole.ToolTipRole if section == MatrixColumn.SURPLUS:
                return self.tr("Points less what was expected before each game")
            case _:
                return None

    def _alignment(self, column: int) -> int | None:
        if column >= FIRST:
            return int(CENTRE)
        return None if column == MatrixColumn.PLAYER else int(RIGHT)

    def cell(self, row: MatrixRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Role.BADGE if column == MatrixColumn.PLAYER:
                return Badge.PROVISIONAL if row.provisional else None
            case Role.RESULT if column >= FIRST:
                return self.meeting(row, column)
            case Role.ODDS if column >= FIRST:
                other = self.opponent(column)
                return other is not None and other.at == row.at
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole if column >= FIRST:
                return self.words(row, column)
            case _:
                return None

    def _text(self, row: MatrixRow, column: int) -> str:
        total = row.total
        match column:
            case MatrixColumn.NUMBER:
                return format_number(row.number)
            case MatrixColumn.PLAYER:
                return row.name
            case MatrixColumn.GAMES:
                return format_number(total.games)
            case MatrixColumn.POINTS:
                return points_words(total.actual)
            case MatrixColumn.EXPECTED:
                return format_number(total.expected, 1)
            case MatrixColumn.SURPLUS:
                return format_change(total.surplus, 1, none="±0")
        met = self.meeting(row, column)
        return "" if met is None else f"{points_words(met.actual)} / {format_number(met.expected, 1)}"

    def words(self, row: MatrixRow, column: int) -> str | None:
        """Return a cell in a sentence."""
        other = self.opponent(column)
        if other is None:
            return None
        if other.at == row.at:
            return row.name
        met = self.meeting(row, column)
        if met is None:
            return self.tr("{0} and {1} never met").format(row.name, other.name)
        words = self.tr("{0} against {1}: {2} points of {3}, {4} expected, {5}")
        count = met.games
        games = QCoreApplication.translate("Counts", "%n game(s)", None, count)
        return words.format(
            row.name,
            other.name,
            points_words(met.actual),
            games,
            format_number(met.expected, 2),
            format_change(met.surplus, 2, none="±0"),
        )
