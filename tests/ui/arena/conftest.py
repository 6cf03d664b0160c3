"""The Arena page in the real window beside the Players page, on a small club of photos."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import PageStage, start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.vote_commands import BeginVote, NewEntry
from tourney.core.games import NewGame, side
from tourney.core.marks import Text
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.store import games
from tourney.ui.pages.arena import ArenaPage
from tourney.ui.pages.players import PlayersPage
from tourney.ui.shell.entries import PageEntry

DAY = dt.date(2026, 11, 3)
NAMES = ("Old bridge", "Harbour", "Fog", "陈思远的猫")
ENTRIES = (
    PageEntry("arena", "go-arena", "arena", lambda: ArenaPage),
    PageEntry("players", "go-players", "people", lambda: PlayersPage),
)


def build(path: Path) -> None:
    """Five judges compare four photos over two months; one of them always takes the left one."""
    club = Club.create(path, "Camera club")
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES]
    lone = club.execute(AddPlayer(NewPlayer("Unbeaten kite"))).value
    event = club.execute(
        BeginVote(
            NewEvent("Photos", DAY, rules=EventRules(rated=True)), tuple(NewEntry(name) for name in NAMES)
        )
    ).value
    some = []
    for number, judge in enumerate(("Ann", "Bob", "Cho", "Dee", "Lefty")):
        for turn in range(2):
            for i, left in enumerate(ids):
                for j, right in enumerate(ids):
                    if i == j:
                        continue
                    upset = (3 * i + j + number + turn) % 5 == 0
                    first = judge == "Lefty" or (i < j) != upset
                    ranks = (0, 1) if first else (1, 0)
                    seconds = 0.5 if judge == "Dee" else 3.0 + number
                    some.append(
                        NewGame(
                            (side(left, rank=ranks[0]), side(right, rank=ranks[1])),
                            DAY + dt.timedelta(30 * turn),
                            event_id=event,
                            category="day" if turn else "night",
                            extra=(("judge", judge), ("response_time", f"{seconds}")),
                        )
                    )
    some.append(NewGame((side(lone, rank=0), side(ids[0], rank=1)), DAY))
    topics = frozenset({Topic.GAMES})
    with club.database.writing(desk="", command="test", label=Text("Done", "test"), topics=topics) as writer:
        games.add_games(writer, some)
    club.close()


class Stage(PageStage):
    """The window, its Arena page and what a person does with it."""

    @property
    def page(self) -> ArenaPage:
        page = self.window.workspace.pages.page
        assert isinstance(page, ArenaPage)
        return page

    def open(self, path: Path | None = None) -> None:
        super().open(path)
        self.window.workspace.pages.go("arena")
        self.settle()
        assert self.page.found is not None

    def settle(self) -> None:
        """Wait until what was typed has been answered."""
        page = self.window.workspace.pages.page
        self.qtbot.waitUntil(lambda: not isinstance(page, ArenaPage) or not page.options._timer.isActive())
        super().settle()

    def tab(self, key: str) -> None:
        self.page.head.tabs.choose(key)
        self.settle()

    def fill(self, name: str, text: str) -> None:
        """Type into a field of the form of filters."""
        row = self.page.options.cleaning.rows.get(name) or self.page.options.look.rows[name]
        row.input.setFocus()
        row.input.selectAll()
        QTest.keyClicks(row.input, text)
        self.settle()


@pytest.fixture
def bare(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    with start_page(qapp, qtbot, tmp_path, ENTRIES) as window:
        yield Stage(window, qtbot, tmp_path / "camera.tourney")


@pytest.fixture
def stage(bare: Stage) -> Stage:
    build(bare.path)
    bare.open()
    return bare


@pytest.fixture
def empty_stage(bare: Stage) -> Stage:
    """A club without games."""
    Club.create(bare.path, "Camera club").close()
    bare.open()
    return bare
