"""The pages of the rail, in order. A page's module is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tourney.ui.base.page import Page


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page: its key, the action that goes there (its name and key are there too), its icon."""

    key: str
    action: str
    icon: str
    load: Callable[[], type[Page]]


def _desk() -> type[Page]:
    from tourney.ui.pages.desk import DeskPage

    return DeskPage


def _players() -> type[Page]:
    from tourney.ui.pages.players import PlayersPage

    return PlayersPage


def _games() -> type[Page]:
    from tourney.ui.pages.games import GamesPage

    return GamesPage


def _standings() -> type[Page]:
    from tourney.ui.pages.standings import StandingsPage

    return StandingsPage


def _engine() -> type[Page]:
    from tourney.ui.pages.engine import EnginePage

    return EnginePage


def _charts() -> type[Page]:
    from tourney.ui.pages.charts import ChartsPage

    return ChartsPage


def _arena() -> type[Page]:
    from tourney.ui.pages.arena import ArenaPage

    return ArenaPage


PAGES: tuple[PageEntry, ...] = (
    PageEntry("desk", "go-desk", "desk", _desk),
    PageEntry("players", "go-players", "people", _players),
    PageEntry("games", "go-games", "games", _games),
    PageEntry("standings", "go-standings", "standings", _standings),
    PageEntry("engine", "go-engine", "engine", _engine),
    PageEntry("charts", "go-charts", "charts", _charts),
    PageEntry("arena", "go-arena", "arena", _arena),
)
