"""The rating list as a table: established players, then the provisional ones, set apart."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.views import RatingList, RatingRow, RatingView
from tourney.core.names import fold
from tourney.ui.base.i18n import format_change, format_date, format_day, format_number, format_rating, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Badge, Change, Emphasis, Range, Rating, Role, Scale, Section
from tourney.ui.models.roles import RankSpread as Spread

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
DESCENDING = Qt.SortOrder.DescendingOrder
MEDALS = 3
"""How many first ranks are set stronger."""
PROVISIONAL_SHARE = 0.1
"""How far provisional ranges may widen the common scale, as a share of the established ones."""

SCALE_AIR = 0.03
"""Room left free at both ends of the scale, so that its first figure keeps clear of its neighbour."""


class ListColumn(IntEnum):
    """The columns of the rating list."""

    RANK = 0
    SPREAD = 1
    PLAYER = 2
    RATING = 3
    CHANGE = 4
    RANGE = 5
    GAMES = 6
    LAST = 7


_RIGHT = (ListColumn.RANK, ListColumn.RATING, ListColumn.CHANGE, ListColumn.GAMES)


class RatingListModel(GroupedModel[RatingRow]):
    """What the rating list shows; sorting and filtering keep the two parts apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list: RatingList | None = None
        self._scale: Scale | None = None
        self._tips: Callable[[int], str] | None = None

    def set_list(self, found: RatingList, scale: Scale | None) -> None:
        """Show a rating list; *scale* is the common axis of its ranges."""
        self._list = found
        self._scale = scale
        self._set()

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self._set()

    def _set(self) -> None:
        if self._list is None:
            return
        sure = any(row.rating.deviation is not None for row in self._list.established)
        remark = (
            self.tr("ranked by rating; the whisker is the 95 % range")
            if sure
            else self.tr("ranked by rating")
        )
        self.set_groups(
            (
                Group(
                    Section(self.tr("Established"), _note(len(self._list.established), remark)),
                    self._list.established,
                ),
                Group(
                    Section(
                        self.tr("Provisional"),
                        _note(len(self._list.provisional), shown(self._list.leave_out_below)),
                    ),
                    self._list.provisional,
                ),
            )
        )

    def columns(self) -> int:
        return len(ListColumn)

    def key_of(self, row: RatingRow) -> int:
        return row.player.id

    def name_of(self, row: RatingRow) -> str:
        return row.player.name

    def sort_value(self, row: RatingRow, column: int) -> SortValue:
        rating = row.rating
        match column:
            case ListColumn.RANK:
                # Provisional players have no rank; the best rating still comes first.
                return rating.rank if rating.rank is not None else -rating.mean
            case ListColumn.SPREAD:
                return rating.best_rank
            case ListColumn.PLAYER:
                return fold(row.player.name)
            case ListColumn.RATING:
                return rating.mean
            case ListColumn.CHANGE:
                return rating.change
            case ListColumn.RANGE:
                return rating.deviation
            case ListColumn.GAMES:
                return rating.games
            case _:
                return rating.last.toordinal() if rating.last is not None else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if section in _RIGHT else None
            case Qt.ItemDataRole.InitialSortOrderRole:
                last = (ListColumn.RATING, ListColumn.CHANGE, ListColumn.GAMES, ListColumn.LAST)
                return DESCENDING if section in last else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._header_tip(section)
            case Role.SCALE:
                return self._scale if section == ListColumn.RANGE else None
            case Role.KEY:
                return ListColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        return (
            "#",
            self.tr("Rank spread"),
            self.tr("Player"),
            self.tr("Rating"),
            self._change_title(),
            self.tr("95 % range"),
            self.tr("Games"),
            self.tr("Last"),
        )

    def _change_title(self) -> str:
        last = self._list.last_night if self._list is not None else None
        return self.tr("Tonight") if last == dt.date.today() else self.tr("Last night")

    def _header_tip(self, section: int) -> str | None:
        if section == ListColumn.SPREAD:
            return self.tr("The ranks between which a player stands with 95 % certainty")
        if section == ListColumn.CHANGE and self._list is not None and self._list.last_night is not None:
            return self.tr("What the night of {0} changed").format(format_date(self._list.last_night))
        if section == ListColumn.RANGE:
            return self.tr("The true strength lies in this range with 95 % certainty; sorted by its width")
        return None

    def cell(self, row: RatingRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if column in _RIGHT else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if column == ListColumn.PLAYER else _text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case _:
                return self._drawn(row, column, role)

    def _drawn(self, row: RatingRow, column: int, role: int) -> Any:
        rating = row.rating
        match role:
            case Role.RATING if column == ListColumn.RATING:
                return rating_of(rating)
            case Role.BADGE if column == ListColumn.PLAYER:
                return Badge.PROVISIONAL if rating.provisional else None
            case Role.CHANGE if column == ListColumn.CHANGE:
                return Change(rating.change, decimals=rating.decimals) if rating.change is not None else None
            case Role.RANGE if column == ListColumn.RANGE:
                return range_of(rating)
            case Role.RANKSPREAD if column == ListColumn.SPREAD:
                return self._spread(rating)
            case Role.EMPHASIS if column == ListColumn.RANK:
                strong = rating.rank is not None and rating.rank <= MEDALS
                return Emphasis.STRONG if strong else Emphasis.NORMAL
            case _:
                return None

    def _spread(self, rating: RatingView) -> Spread | None:
        if rating.rank is None or rating.best_rank is None or rating.worst_rank is None:
            return None
        ranked = len(self._list.established) if self._list is not None else rating.worst_rank
        return Spread(rating.rank, rating.best_rank, rating.worst_rank, max(ranked, rating.worst_rank))

    def set_tips(self, tips: Callable[[int], str]) -> None:
        """Let the tooltip of a name say what *tips* knows of the player's badge."""
        self._tips = tips

    def _tip(self, row: RatingRow, column: int) -> str | None:
        if column == ListColumn.PLAYER and self._tips is not None:
            return self._tips(row.player.id) or None
        if column == ListColumn.LAST and row.rating.last is not None:
            return format_date(row.rating.last)
        if column == ListColumn.RATING and row.rating.deviation is not None:
            return self.tr("{0} ±{1}, 95 % range {2}–{3}").format(
                format_rating(row.rating.mean, row.rating.decimals + 1),
                format_rating(row.rating.deviation, row.rating.decimals + 1),
                format_rating(row.rating.low, row.rating.decimals),
                format_rating(row.rating.high, row.rating.decimals),
            )
        return None

    def _words(self, row: RatingRow) -> str:
        if row.rating.provisional:
            return self.tr("{0}, provisional, {1}").format(row.player.name, rating_text(row.rating))
        rank = format_number(row.rating.rank) if row.rating.rank is not None else "–"
        return self.tr("Rank {0}, {1}, {2}").format(rank, row.player.name, rating_text(row.rating))


def scale_bounds(rows: Sequence[RatingRow], others: Sequence[RatingRow]) -> tuple[float, float] | None:
    """Return the ends of the common axis: all established ranges, and provisional ones within reason."""
    sure = [row.rating for row in rows if row.rating.deviation is not None]
    unsure = [row.rating for row in others if row.rating.deviation is not None]
    first = sure if len(sure) > 1 else [*sure, *unsure]
    if not first:
        return None
    low, high = min(r.low for r in first), max(r.high for r in first)
    spare = PROVISIONAL_SHARE * (high - low)
    if unsure and first is sure:
        low = max(low - spare, min(low, *(r.low for r in unsure)))
        high = min(high + spare, max(high, *(r.high for r in unsure)))
    air = SCALE_AIR * (high - low)
    return low - air, high + air


def rating_of(rating: RatingView) -> Rating | None:
    """Return a rating as delegates draw it; engines without a deviation give none."""
    if rating.deviation is None:
        return None
    bounds = (rating.low, rating.high)
    return Rating(rating.mean, rating.deviation, *bounds, rating.provisional, rating.decimals)


def range_of(rating: RatingView) -> Range | None:
    """Return the whisker of a rating; engines without a deviation give none."""
    if rating.deviation is None:
        return None
    return Range(rating.mean, rating.low, rating.high, rating.provisional, rating.decimals)


def rating_text(rating: RatingView) -> str:
    """Return a rating in figures: "1712 ±45", "1322–1598" while provisional, "1712" without deviation."""
    figure = format_rating(rating.mean, rating.decimals)
    if rating.deviation is None:
        return figure
    return range_text(rating) if rating.provisional else f"{figure} ±{deviation_text(rating)}"


def range_text(rating: RatingView) -> str:
    """Return the 95 % interval: "1322–1598"."""
    return f"{format_rating(rating.low, rating.decimals)}–{format_rating(rating.high, rating.decimals)}"


def deviation_text(rating: RatingView) -> str:
    """Return the deviation in figures, "" without one."""
    return "" if rating.deviation is None else format_rating(rating.deviation, rating.decimals)


def change_text(change: float | None, decimals: int = 0) -> str:
    """Return a change with its sign, for copying: "+8", "−8", "0"."""
    return "" if change is None else format_change(change, decimals)


def _note(count: int, remark: str) -> str:
    players = QCoreApplication.translate("Counts", "%n player(s)", None, count)
    return f"{players} · {remark}"


def _text(row: RatingRow, column: int) -> str:
    rating = row.rating
    match column:
        case ListColumn.RANK:
            return format_number(rating.rank) if rating.rank is not None else "–"
        case ListColumn.SPREAD:
            return _span(rating.best_rank, rating.worst_rank)
        case ListColumn.PLAYER:
            return row.player.name
        case ListColumn.RATING:
            return rating_text(rating)
        case ListColumn.CHANGE:
            return change_text(rating.change, rating.decimals)
        case ListColumn.RANGE:
            return "" if rating.deviation is None else range_text(rating)
        case ListColumn.GAMES:
            return format_number(rating.games)
        case _:
            return format_day(rating.last, dt.date.today()) if rating.last is not None else ""


def _span(low: int | None, high: int | None) -> str:
    if low is None or high is None:
        return ""
    return format_number(low) if low == high else f"{format_number(low)}–{format_number(high)}"
