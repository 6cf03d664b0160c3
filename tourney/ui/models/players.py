"""The register as a list: filtered, sorted and counted in memory, so that ten thousand stay fast."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tourney.club.views import PlayerRow, RatingView
from tourney.core.names import fold
from tourney.ui.models.roles import Badge, Rating, Role
from tourney.ui.models.standings import rating_text

Index = QModelIndex | QPersistentModelIndex

AWAY_DAYS = 90
"""Without a rated game for longer than this a person counts as away."""


class Shelf(StrEnum):
    """Which part of the register is shown."""

    ALL = "all"
    HERE = "here"
    PROVISIONAL = "provisional"
    AWAY = "away"
    ARCHIVED = "archived"


class Order(StrEnum):
    """What the register is sorted by."""

    RATING = "rating"
    NAME = "name"
    GAMES = "games"
    LAST = "last"


def is_away(rating: RatingView | None, as_of: dt.date) -> bool:
    """Return True for a person who played before, but not in the last months."""
    return rating is not None and rating.last is not None and (as_of - rating.last).days > AWAY_DAYS


def badge_of(rating: RatingView | None, as_of: dt.date) -> Badge | None:
    """Return the badge beside a name; an established player who comes has none."""
    if rating is None:
        return None
    if rating.provisional:
        return Badge.PROVISIONAL
    return Badge.AWAY if is_away(rating, as_of) else None


def rating_payload(rating: RatingView | None) -> Rating | None:
    """Return a rating as delegates draw it; engines without a deviation give none."""
    if rating is None:
        return None
    if rating.deviation is None:
        return Rating(rating.mean, 0.0, rating.mean, rating.mean, decimals=rating.decimals)
    bounds = (rating.low, rating.high)
    return Rating(rating.mean, rating.deviation, *bounds, rating.provisional, rating.decimals)


def rating_words(rating: RatingView | None) -> str:
    """Return a rating in figures: "1698 ±62", "1262–1604" while provisional, or nothing."""
    if rating is None:
        return ""
    return rating_text(rating)


class RegisterModel(QAbstractListModel):
    """The people of the club, those of one shelf whose name, number or note fits the filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people: tuple[PlayerRow, ...] = ()
        self._as_of = dt.date.min
        self._shelf = Shelf.ALL
        self._order = Order.RATING
        self._query: tuple[str, ...] = ()
        self._shown: list[int] = []
        self._row_of: dict[int, int] = {}
        self._folded: dict[tuple[int, int], tuple[str, str]] = {}
        self._tips: Callable[[int], str] | None = None
        self._counts: Mapping[Shelf, int] | None = None

    # What is shown

    def set_tips(self, tips: Callable[[int], str]) -> None:
        """Let the tooltip of a row say what *tips* knows of a player's badge."""
        self._tips = tips

    def set_people(self, people: Sequence[PlayerRow], as_of: dt.date) -> None:
        """Show these people, archived ones among them; *as_of* tells who has been away."""
        self._people = tuple(people)
        self._as_of = as_of
        self._counts = None
        before = self._folded
        self._folded = {}
        for row in self._people:
            key = (row.player.id, row.player.version)
            self._folded[key] = before.get(key) or (fold(row.player.name), _searched(row))
        self._arrange()

    def set_shelf(self, shelf: Shelf) -> None:
        """Show another part of the register."""
        self._shelf = shelf
        self._arrange()

    def set_order(self, order: Order) -> None:
        """Sort by something else."""
        self._order = order
        self._arrange()

    def set_query(self, text: str) -> None:
        """Show only people in whose name, number or note every word of *text* occurs."""
        query = tuple(fold(text).split())
        if query != self._query:
            self._query = query
            self._arrange()

    @property
    def shelf(self) -> Shelf:
        return self._shelf

    @property
    def order(self) -> Order:
        return self._order

    @property
    def as_of(self) -> dt.date:
        """The day the ratings are of."""
        return self._as_of

    def counts(self) -> Mapping[Shelf, int]:
        """Return how many people each shelf holds, whatever the filter."""
        if self._counts is None:
            self._counts = {shelf: sum(self._on(row, shelf) for row in self._people) for shelf in Shelf}
        return self._counts

    def matches(self, shelf: Shelf) -> int:
        """Return how many people of a shelf the filter lets through."""
        return sum(self._on(row, shelf) and self._fits(row) for row in self._people)

    def row_of(self, player_id: int) -> int:
        """Return the row that shows a person, -1 when none does."""
        return self._row_of.get(player_id, -1)

    def record(self, row: int) -> PlayerRow | None:
        """Return the person of a row; None outside."""
        return self._people[self._shown[row]] if 0 <= row < len(self._shown) else None

    def person(self, player_id: int) -> PlayerRow | None:
        """Return a person of the register whether shown or not."""
        return next((row for row in self._people if row.player.id == player_id), None)

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.record(index.row()) if index.isValid() else None
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.player.name
            case Role.KEY:
                return row.player.id
            case Role.RECORD:
                return row
            case Role.BADGE:
                return badge_of(row.rating, self._as_of)
            case Role.RATING:
                return rating_payload(row.rating)
            case Role.SPARK:
                return row.trend
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                told = self._tips(row.player.id) if self._tips is not None and row.rating is not None else ""
                return "\n".join(part for part in (row.player.note, told) if part) or None
        return None

    # Inside

    def _on(self, row: PlayerRow, shelf: Shelf) -> bool:
        if row.player.archived or shelf is Shelf.ARCHIVED:
            return row.player.archived and shelf is Shelf.ARCHIVED
        match shelf:
            case Shelf.HERE:
                return row.here
            case Shelf.PROVISIONAL:
                return row.rating is not None and row.rating.provisional
            case Shelf.AWAY:
                return is_away(row.rating, self._as_of)
        return True

    def _fits(self, row: PlayerRow) -> bool:
        if not self._query:
            return True
        searched = self._folded[row.player.id, row.player.version][1]
        return all(word in searched for word in self._query)

    def _key(self, row: PlayerRow) -> tuple[Any, ...]:
        name = self._folded[row.player.id, row.player.version][0]
        rating = row.rating
        match self._order:
            case Order.NAME:
                return (name, row.player.id)
            case Order.GAMES:
                return (-rating.games if rating else 0, name)
            case Order.LAST:
                return (-rating.last.toordinal() if rating and rating.last else 0, name)
        if rating is None:
            return (2, 0.0, name)
        return (1 if rating.provisional else 0, -rating.mean, name)

    def _arrange(self) -> None:
        people = self._people
        wanted = [i for i, row in enumerate(people) if self._on(row, self._shelf) and self._fits(row)]
        wanted.sort(key=lambda i: self._key(people[i]))
        rows = {people[i].player.id: n for n, i in enumerate(wanted)}
        if list(rows) == list(self._row_of):
            self._shown = wanted
            self.retranslate()
            return
        self.beginResetModel()
        self._shown, self._row_of = wanted, rows
        self.endResetModel()

    def _spoken(self, row: PlayerRow) -> str:
        words = [row.player.name, rating_words(row.rating)]
        badge = badge_of(row.rating, self._as_of)
        if badge is Badge.PROVISIONAL:
            words.append(QCoreApplication.translate("Badge", "provisional"))
        elif badge is Badge.AWAY:
            words.append(QCoreApplication.translate("Badge", "away"))
        if row.here:
            words.append(QCoreApplication.translate("Register", "here"))
        return ", ".join(word for word in words if word)


def _searched(row: PlayerRow) -> str:
    player = row.player
    return fold(" ".join(part for part in (player.name, player.number, player.note) if part))
