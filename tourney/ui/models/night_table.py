"""Tonight's table: places that may be shared, points, won-drawn-lost, byes, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from tourney.club.views import NightTableRow
from tourney.core.names import fold
from tourney.standings.base import place_text, points_text
from tourney.ui.base.i18n import format_number
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Badge, Change, Emphasis, Role
from tourney.ui.models.standings import DESCENDING, RIGHT, change_text, rating_of, rating_text


class NightColumn(IntEnum):
    """The columns of tonight's table."""

    PLACE = 0
    PLAYER = 1
    POINTS = 2
    WON = 3
    DRAWN = 4
    LOST = 5
    BYES = 6
    RATING = 7
    CHANGE = 8


class NightTableModel(GroupedModel[NightTableRow]):
    """One line a player; ``changes`` tells whether the change of the latest night is this one's."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._changes = False

    def set_rows(self, rows: Sequence[NightTableRow], *, changes: bool) -> None:
        """Show a table; *changes* only when the ratings' latest night is this event's."""
        self._changes = changes
        self.set_groups((Group(None, tuple(rows)),))

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    def columns(self) -> int:
        return len(NightColumn)

    def key_of(self, row: NightTableRow) -> int:
        return row.player.id

    def name_of(self, row: NightTableRow) -> str:
        return row.player.name

    def _change(self, row: NightTableRow) -> float | None:
        return row.rating.change if self._changes and row.rating is not None else None

    def sort_value(self, row: NightTableRow, column: int) -> SortValue:
        match column:
            case NightColumn.PLACE:
                return row.place
            case NightColumn.PLAYER:
                return fold(row.player.name)
            case NightColumn.POINTS:
                return float(row.points)
            case NightColumn.WON:
                return row.won
            case NightColumn.DRAWN:
                return row.drawn
            case NightColumn.LOST:
                return row.lost
            case NightColumn.BYES:
                return row.byes
            case NightColumn.RATING:
                return row.rating.mean if row.rating is not None else None
            case _:
                return self._change(row)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if section != NightColumn.PLAYER else None
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if section >= NightColumn.POINTS else None
            case Role.KEY:
                return NightColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        return (
            "#",
            self.tr("Player"),
            self.tr("Points"),
            self.tr("Won"),
            self.tr("Drawn"),
            self.tr("Lost"),
            self.tr("Byes"),
            self.tr("Rating"),
            self.tr("Change"),
        )

    def cell(self, row: NightTableRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if column == NightColumn.PLAYER else self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if column != NightColumn.PLAYER else None
            case Role.BADGE if column == NightColumn.PLAYER:
                provisional = row.rating is not None and row.rating.provisional
                return Badge.PROVISIONAL if provisional else None
            case Role.RATING if column == NightColumn.RATING:
                return rating_of(row.rating) if row.rating is not None else None
            case Role.CHANGE if column == NightColumn.CHANGE:
                change = self._change(row)
                return Change(change, decimals=_decimals(row)) if change is not None else None
            case Role.EMPHASIS if column in (NightColumn.PLACE, NightColumn.POINTS):
                first = row.place == 1 and row.points > 0
                return Emphasis.STRONG if first or column == NightColumn.POINTS else Emphasis.NORMAL
            case _:
                return None

    def _text(self, row: NightTableRow, column: int) -> str:
        counts = {
            NightColumn.WON: row.won,
            NightColumn.DRAWN: row.drawn,
            NightColumn.LOST: row.lost,
            NightColumn.BYES: row.byes,
        }
        if column in counts:
            # A zero is nothing to look at, but a number all the same.
            return format_number(counts[NightColumn(column)])
        match column:
            case NightColumn.PLACE:
                return place_text(row.place, row.shared)
            case NightColumn.PLAYER:
                return row.player.name
            case NightColumn.POINTS:
                return points_text(row.points)
            case NightColumn.RATING:
                return rating_text(row.rating) if row.rating is not None else ""
            case _:
                return change_text(self._change(row), _decimals(row))

    def _words(self, row: NightTableRow) -> str:
        return self.tr("Place {0}, {1}, {2} points").format(
            place_text(row.place, row.shared), row.player.name, points_text(row.points)
        )


def _decimals(row: NightTableRow) -> int:
    return row.rating.decimals if row.rating is not None else 0
