"""Small sentences that several parts of the Desk say."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QCoreApplication

from tourney.club.views import NightView, RoundView
from tourney.ui.base.i18n import format_number, format_time

MANY = 4


def round_title(number: int) -> str:
    """Return "Round 3"."""
    return QCoreApplication.translate("Desk", "Round {0}").format(format_number(number))


def results_in(shown: RoundView) -> str:
    """Return "6 of 11 results in · since 19:25"."""
    boards = len(shown.boards)
    text = QCoreApplication.translate("Desk", "{0} of {1} results in · since {2}")
    done = boards - len(shown.open_boards)
    since = format_time(shown.accepted_at.timetz().replace(tzinfo=None))
    return text.format(format_number(done), format_number(boards), since)


def minutes_since(shown: RoundView, now: dt.datetime | None = None) -> int:
    """Return the whole minutes since a round began."""
    now = now or dt.datetime.now(dt.UTC)
    return max(0, int((now - shown.accepted_at).total_seconds() // 60))


def some(names: list[str]) -> str:
    """Return a few names and how many more there are."""
    comma = QCoreApplication.translate("Desk", ", ", "between the names of a list")
    if len(names) <= MANY:
        return comma.join(names)
    left = len(names) - MANY
    rest = QCoreApplication.translate("Counts", "%n more", None, left)
    return comma.join([*names[:MANY], rest])


def status(view: NightView) -> str:
    """Return what the status line says of a night."""
    n_here = len(view.here)
    here = QCoreApplication.translate("Counts", "%n here", None, n_here)
    current = view.current
    if current is None:
        return "   ".join((QCoreApplication.translate("Desk", "No round yet"), here))
    busy = {p for b in view.open_boards if b.game is not None for p in b.game.player_ids}
    free = sum(player.id not in busy for player in view.here)
    waiting = QCoreApplication.translate("Counts", "%n free", None, free)
    return "   ".join((round_title(current.number), here, waiting))


def keyed(text: str, key: str) -> str:
    """Return the words of a menu entry with the key of one widget in the column of keys."""
    # An ampersand in a name is no mnemonic; what follows the tab is set at the right.
    shown = text.replace("&", "&&")
    return f"{shown}\t{key}" if key else shown
