"""A player's record by the shape of the games."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt

from tourney.club.player_records import Shape, ShapeRecord
from tourney.ui.base.i18n import format_number, format_percent
from tourney.ui.models.card import LEFT, RIGHT, SortedRows, format_points, signed
from tourney.ui.models.roles import Emphasis, Role


class RecordColumn(IntEnum):
    """The columns of the record."""

    SHAPE = 0
    GAMES = 1
    WON = 2
    DRAWN = 3
    LOST = 4
    SCORED = 5
    SHARE = 6
    EXPECTED = 7
    BETTER = 8
    PLACE = 9


class RecordsModel(SortedRows):
    """All games, and each shape apart; the difference is over the games that had an expectation."""

    columns = RecordColumn

    def heading(self, section: int) -> str:
        match RecordColumn(section):
            case RecordColumn.SHAPE:
                return self.tr("Kind")
            case RecordColumn.GAMES:
                return self.tr("Games")
            case RecordColumn.WON:
                return self.tr("Won")
            case RecordColumn.DRAWN:
                return self.tr("Drawn")
            case RecordColumn.LOST:
                return self.tr("Lost")
            case RecordColumn.SCORED:
                return self.tr("Scored")
            case RecordColumn.SHARE:
                return self.tr("Share")
            case RecordColumn.EXPECTED:
                return self.tr("Expected")
            case RecordColumn.BETTER:
                return self.tr("Difference")
            case RecordColumn.PLACE:
                return self.tr("Mean place")

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        return LEFT if section == RecordColumn.SHAPE else RIGHT

    def raw(self, row: ShapeRecord, column: int) -> Any:
        better = row.rated_scored - row.expected
        return (
            list(Shape).index(row.shape),
            row.games,
            row.won,
            row.drawn,
            row.lost,
            row.scored,
            row.scored / row.games if row.games else 0.0,
            row.expected,
            better,
            row.place or 0.0,
        )[column]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Horizontal:
            match section:
                case RecordColumn.WON:
                    return self.tr("First place alone")
                case RecordColumn.DRAWN:
                    return self.tr("Drawn, or first place shared")
                case RecordColumn.SCORED:
                    return self.tr("Points; of many sides the share of opponents beaten")
                case RecordColumn.EXPECTED | RecordColumn.BETTER:
                    return self.tr("Over the rated games, by what was foreseen before each")
        return super().headerData(section, orientation, role)

    def cell(self, row: ShapeRecord, column: int, role: int) -> Any:
        if role == Role.KEY:
            return row.shape
        if role == Role.EMPHASIS and column == RecordColumn.SHAPE:
            return Emphasis.STRONG if row.shape is Shape.ALL else Emphasis.NORMAL
        if role == Qt.ItemDataRole.AccessibleTextRole and column == RecordColumn.SHAPE:
            words = self.tr("{0}: {1} played, {2} won, {3} drawn, {4} lost")
            return words.format(shape_words(row.shape), row.games, row.won, row.drawn, row.lost)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        value = self.raw(row, column)
        match RecordColumn(column):
            case RecordColumn.SHAPE:
                return shape_words(row.shape)
            case RecordColumn.SCORED:
                return format_points(value)
            case RecordColumn.SHARE:
                return format_percent(value)
            case RecordColumn.EXPECTED:
                return format_number(value, 1) if row.rated else ""
            case RecordColumn.BETTER:
                return signed(value) if row.rated else ""
            case RecordColumn.PLACE:
                return "" if row.place is None else format_number(row.place, 1)
        return format_number(value)


def shape_words(shape: Shape) -> str:
    """Return the name of a shape of games."""
    translate = QCoreApplication.translate
    match shape:
        case Shape.ALL:
            return translate("Shape", "All games")
        case Shape.SINGLES:
            return translate("Shape", "Singles")
        case Shape.DOUBLES:
            return translate("Shape", "Doubles")
        case Shape.TEAMS:
            return translate("Shape", "Teams")
        case Shape.MANY:
            return translate("Shape", "Many sides")
