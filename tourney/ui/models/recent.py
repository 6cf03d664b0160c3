"""The clubs opened before, as the Start page lists them."""

from __future__ import annotations

import datetime as dt
import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tourney.ui.base.i18n import format_day, format_number, format_time
from tourney.ui.base.settings import RecentClub

CLUB_ROLE = Qt.ItemDataRole.UserRole + 1
THERE_ROLE = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex


class RecentModel(QAbstractListModel):
    """The clubs opened before, latest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clubs: list[tuple[RecentClub, bool]] = []

    def show(self, clubs: list[RecentClub]) -> None:
        """Replace the list, looking which files are still there."""
        self.beginResetModel()
        self._clubs = [(club, Path(club.path).is_file()) for club in clubs]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._clubs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        club, there = self._clubs[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return club.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(
                part for part in (club.name, folder_words(club.path), opened_words(club)) if part
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return club.path
        if role == CLUB_ROLE:
            return club
        if role == THERE_ROLE:
            return there
        return None


def folder_words(path: str) -> str:
    """Return where a file lies, from the person's home on: Documents / Clubs."""
    folder = Path(path).parent
    try:
        parts: tuple[str, ...] = folder.relative_to(Path.home()).parts
    except ValueError:
        parts = tuple(part for part in folder.parts if part != os.sep)
    return " / ".join(parts[-3:])


def size_words(club: RecentClub) -> str:
    """Return where a club lies and how large it is."""
    translate = QCoreApplication.translate
    n_players, n_games = club.players, club.games
    players = translate("Counts", "%n player(s)", None, n_players)
    games = translate("Counts", "%n game(s)", None, n_games)
    parts = (
        folder_words(club.path),
        players.replace(str(n_players), format_number(n_players), 1),
        games.replace(str(n_games), format_number(n_games), 1),
    )
    return " · ".join(part for part in parts if part)


def opened_words(club: RecentClub) -> str:
    """Return when a club was last open."""
    at = club.opened_at
    if at is None:
        return ""
    day = format_day(at.date())
    if at.date() == dt.date.today():
        return f"{day} {format_time(at.time())}"
    return day


def next_words(club: RecentClub, *, there: bool) -> tuple[str, str, str]:
    """Return what is next in a club, its ink and its font role."""
    if not there:
        text = QCoreApplication.translate("StartPage", "Moved or renamed? Find it…")
        return text, "warn", "second_medium"
    if club.event and club.event_date == dt.date.today().isoformat():
        text = QCoreApplication.translate("StartPage", "{0} is tonight")
        return text.format(club.event), "accent", "second_medium"
    return club.event, "soft", "second"
