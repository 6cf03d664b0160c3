"""What a correction would change, as a table: ratings first, then the places of each event."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.views import RatingView
from tourney.club.what_if import Consequences, EventPlace, PlaceChange, RatingChange
from tourney.core.names import fold
from tourney.standings.base import place_text, points_text
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Change, Emphasis, Role, Section
from tourney.ui.models.standings import RIGHT, rating_text

Line = RatingChange | PlaceChange


class ConsequenceColumn(IntEnum):
    """The columns, in order."""

    PLAYER = 0
    BEFORE = 1
    AFTER = 2
    CHANGE = 3
    RANK = 4


class ConsequencesModel(GroupedModel[Line]):
    """Lines in the order of the consequences: the largest changes first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: Consequences | None = None

    def tell(self, told: Consequences | None) -> None:
        """Show these consequences, or none yet."""
        self._told = told
        if told is None:
            self.set_groups(())
            return
        groups: list[Group[Line]] = [
            Group(Section(self.tr("Ratings"), format_number(len(told.ratings))), tuple(told.ratings))
        ]
        by_event: dict[int, list[PlaceChange]] = {}
        for line in told.places:
            by_event.setdefault(line.event_id, []).append(line)
        for lines in by_event.values():
            heading = Section(self.tr("Places: {0}").format(lines[0].event), format_number(len(lines)))
            groups.append(Group(heading, tuple(lines)))
        self.set_groups(groups)

    def columns(self) -> int:
        return len(ConsequenceColumn)

    def key_of(self, row: Line) -> int:
        return row.player_id

    def name_of(self, row: Line) -> str:
        return row.name

    def sort_value(self, row: Line, column: int) -> SortValue:
        if column == ConsequenceColumn.PLAYER:
            return fold(row.name)
        if column == ConsequenceColumn.CHANGE:
            return row.change if isinstance(row, RatingChange) else row.moved
        side = row.after if column == ConsequenceColumn.AFTER else row.before
        if side is None:
            return None
        return side.mean if isinstance(side, RatingView) else side.place

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(RIGHT) if section != ConsequenceColumn.PLAYER else None
        return ConsequenceColumn(section).name.lower() if role == Role.KEY else None

    def _titles(self) -> tuple[str, ...]:
        return (self.tr("Player"), self.tr("Before"), self.tr("After"), self.tr("Change"), self.tr("List"))

    def cell(self, row: Line, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                if column != ConsequenceColumn.PLAYER:
                    return self._text(row, column)
                return self.tr("{0}: {1} before, {2} after").format(
                    row.name, _side(row, after=False), _side(row, after=True)
                )
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if column != ConsequenceColumn.PLAYER else None
            case Role.CHANGE if column == ConsequenceColumn.CHANGE:
                return _change(row)
            case Role.EMPHASIS if column == ConsequenceColumn.AFTER:
                return Emphasis.STRONG
            case _:
                return None

    def _text(self, row: Line, column: int) -> str:
        match column:
            case ConsequenceColumn.PLAYER:
                return row.name
            case ConsequenceColumn.BEFORE | ConsequenceColumn.AFTER:
                return _side(row, after=column == ConsequenceColumn.AFTER)
            case ConsequenceColumn.RANK:
                return _ranks(row)
        change = _change(row)
        if change is None or change.value is None:
            return ""
        return format_number(change.value, change.decimals)


def _side(row: Line, *, after: bool) -> str:
    """Return one side of a line in words."""
    side = row.after if after else row.before
    if side is None:
        return QCoreApplication.translate("Consequences", "not listed")
    if isinstance(side, RatingView):
        return rating_text(side) if side.games else QCoreApplication.translate("Consequences", "no games")
    other = row.before if after else row.after
    return _place(side, other if isinstance(other, EventPlace) else None)


def _place(side: EventPlace, other: EventPlace | None) -> str:
    """Return place and points, and the tie-breaks that differ."""
    words = QCoreApplication.translate("Consequences", "{0} · {1} pts", "a place and points").format(
        place_text(side.place, side.shared), points_text(side.points)
    )
    was = (
        dict(zip((shown(name) for name, _ in other.tiebreaks), other.tiebreaks, strict=True)) if other else {}
    )
    for name, value in side.tiebreaks:
        if was.get(shown(name), (name, value))[1] != value:
            words += f" · {shown(name)} {value}"
    return words


def _change(row: Line) -> Change | None:
    if isinstance(row, RatingChange):
        if row.before is None or row.after is None or not (row.before.games and row.after.games):
            return None
        return Change(row.after.mean - row.before.mean, decimals=row.after.decimals)
    if row.before is None or row.after is None:
        return None
    return Change(float(row.before.place - row.after.place))


def _ranks(row: Line) -> str:
    """Return the place in the rating list, before and after where it changes."""
    if not isinstance(row, RatingChange):
        return ""
    one, other = (None if view is None else view.rank for view in (row.before, row.after))
    if one == other:
        return "" if one is None else f"{one}"
    return f"{one or '–'} → {other or '–'}"
