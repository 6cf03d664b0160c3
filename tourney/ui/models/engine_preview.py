"""The list as another engine would make it, beside the list as it is."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.engine_preview import Preview, PreviewRow
from tourney.club.views import RatingRow, RatingView
from tourney.core.names import fold
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Badge, Change, Emphasis, Role, Scale, Section
from tourney.ui.models.scales import nice_scale
from tourney.ui.models.standings import (
    DESCENDING,
    MEDALS,
    RIGHT,
    range_of,
    range_text,
    rating_of,
    rating_text,
    scale_bounds,
)

TICKS = 6


class PreviewColumn(IntEnum):
    """The columns: ranks and ratings now and then."""

    THEN = 0
    NOW = 1
    CLIMBS = 2
    PLAYER = 3
    RATING_NOW = 4
    RATING_THEN = 5
    RANGE = 6


_PLAIN = (PreviewColumn.PLAYER, PreviewColumn.RANGE)


class PreviewModel(GroupedModel[PreviewRow]):
    """Established then, provisional then; each row tells both."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preview: Preview | None = None
        self._scale: Scale | None = None

    def set_preview(self, found: Preview) -> None:
        """Show another list."""
        self._preview = found
        bounds = scale_bounds(*(_new_rows(rows) for rows in (found.established, found.provisional)))
        self._scale = nice_scale(*bounds, TICKS) if bounds is not None else None
        self._set()

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self._set()

    def _set(self) -> None:
        found = self._preview
        if found is None:
            return
        groups = []
        for title, rows in (
            (self.tr("Established"), found.established),
            (self.tr("Provisional"), found.provisional),
        ):
            n = len(rows)
            note = QCoreApplication.translate("Counts", "%n player(s)", None, n)
            groups.append(Group(Section(title, note), rows))
        self.set_groups(groups)

    def columns(self) -> int:
        return len(PreviewColumn)

    def key_of(self, row: PreviewRow) -> int:
        return row.player.id

    def name_of(self, row: PreviewRow) -> str:
        return row.player.name

    def sort_value(self, row: PreviewRow, column: int) -> SortValue:
        now, then = row.now, row.then
        match column:
            case PreviewColumn.THEN:
                return then.rank if then.rank is not None else -then.mean
            case PreviewColumn.NOW:
                return now.rank if now is not None else None
            case PreviewColumn.CLIMBS:
                return row.climbs
            case PreviewColumn.PLAYER:
                return fold(row.player.name)
            case PreviewColumn.RATING_NOW:
                return now.mean if now is not None else None
            case PreviewColumn.RANGE:
                return then.deviation
            case _:
                return then.mean

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if section in _PLAIN else int(RIGHT)
            case Qt.ItemDataRole.InitialSortOrderRole:
                last = (PreviewColumn.CLIMBS, PreviewColumn.RATING_NOW, PreviewColumn.RATING_THEN)
                return DESCENDING if section in last else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._header_tip(section)
            case Role.SCALE:
                return self._scale if section == PreviewColumn.RANGE else None
            case Role.KEY:
                return PreviewColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        now, then = self._labels()
        return (
            "#",
            self.tr("was"),
            self.tr("Move"),
            self.tr("Player"),
            now,
            then,
            self.tr("95 % range"),
        )

    def _labels(self) -> tuple[str, str]:
        """Return the names of the engines of both lists."""
        found = self._preview
        if found is None:
            return "", ""
        now, then = shown(found.now.engine.label), shown(found.choice.engine.label)
        if found.now == found.choice:
            return now, self.tr("Rating")
        return self.tr("{0} now").format(now), self.tr("{0} then").format(then) if now == then else then

    def _header_tip(self, section: int) -> str | None:
        match section:
            case PreviewColumn.THEN:
                return self.tr("The rank in the new list")
            case PreviewColumn.NOW:
                return self.tr("The rank in the list as it is")
            case PreviewColumn.CLIMBS:
                return self.tr("Ranks won or lost")
            case PreviewColumn.RATING_NOW:
                return self.tr("The rating as it is")
            case PreviewColumn.RATING_THEN:
                return self.tr("The rating in the new list")
            case PreviewColumn.RANGE:
                return self.tr("The new rating lies in this range with 95 % certainty; sorted by its width")
            case _:
                return None

    def cell(self, row: PreviewRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if column in _PLAIN else int(RIGHT)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if column == PreviewColumn.PLAYER else self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self.turn(row) or None if column == PreviewColumn.PLAYER else None
            case Role.RATING if column == PreviewColumn.RATING_THEN:
                return rating_of(row.then)
            case Role.RATING if column == PreviewColumn.RATING_NOW:
                return rating_of(row.now) if row.now is not None else None
            case Role.RANGE if column == PreviewColumn.RANGE:
                return range_of(row.then)
            case Role.CHANGE if column == PreviewColumn.CLIMBS:
                return Change(row.climbs) if row.climbs is not None else None
            case Role.BADGE if column == PreviewColumn.PLAYER:
                return Badge.PROVISIONAL if row.then.provisional else None
            case Role.TRAILING if column == PreviewColumn.PLAYER:
                return self.turn(row) or None
            case Role.EMPHASIS if column == PreviewColumn.THEN:
                strong = row.then.rank is not None and row.then.rank <= MEDALS
                return Emphasis.STRONG if strong else Emphasis.NORMAL
            case _:
                return None

    def turn(self, row: PreviewRow) -> str:
        """Return what becomes of somebody's placement; empty where it stays."""
        if row.becomes_established:
            return self.tr("was provisional")
        return self.tr("was established") if row.becomes_provisional else ""

    def _text(self, row: PreviewRow, column: int) -> str:
        match column:
            case PreviewColumn.THEN:
                return _rank(row.then)
            case PreviewColumn.NOW:
                return _rank(row.now)
            case PreviewColumn.CLIMBS:
                return "" if row.climbs is None else f"{row.climbs:+d}".replace("-", "−").replace("+0", "0")
            case PreviewColumn.PLAYER:
                return row.player.name
            case PreviewColumn.RATING_NOW:
                return rating_text(row.now) if row.now is not None else ""
            case PreviewColumn.RANGE:
                return "" if row.then.deviation is None else range_text(row.then)
            case _:
                return rating_text(row.then)

    def _words(self, row: PreviewRow) -> str:
        words = self.tr("{0}: rank {1}, was {2}; rating {3}, was {4}").format(
            row.player.name,
            _rank(row.then),
            _rank(row.now),
            rating_text(row.then),
            rating_text(row.now) if row.now is not None else "–",
        )
        turn = self.turn(row)
        return f"{words}; {turn}" if turn else words


def _new_rows(rows: tuple[PreviewRow, ...]) -> list[RatingRow]:
    return [RatingRow(row.player, row.then) for row in rows]


def _rank(rating: RatingView | None) -> str:
    return format_number(rating.rank) if rating is not None and rating.rank is not None else "–"
