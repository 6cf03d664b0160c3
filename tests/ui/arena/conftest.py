"""The Arena page in the real window beside the Players page, on a small club of photos."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.vote_commands import BeginVote, NewEntry
from tourney.core.games import NewGame, side
from tourney.core.marks import Text
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.store import games
from tourney.ui.app import make_services
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
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


@dataclass
class Stage:
    """The window, its Arena page and what a person does with it."""

    window: MainWindow
    qtbot: object
    path: Path

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def page(self) -> ArenaPage:
        page = self.window.workspace.pages.page
        assert isinstance(page, ArenaPage)
        return page

    @property
    def focus(self) -> QWidget:
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        return QApplication.focusWidget()

    def open(self) -> None:
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(self.path)
        self.qtbot.waitUntil(lambda: self.ctx.club.rated is not None)
        self.window.workspace.pages.go("arena")
        self.settle()
        assert self.page.found is not None

    def settle(self) -> None:
        """Wait until what was typed has been answered."""
        self.qtbot.waitUntil(lambda: not self.page.options._timer.isActive())
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus, key, modifiers)
        self.settle()

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
    before = QLocale()
    settings = Settings(tmp_path / "tourney.ini")
    settings.language = "en"
    settings.theme_mode = "light"
    services = make_services(qapp, settings)
    window = MainWindow(services, qapp, ENTRIES)
    window.resize(1440, 900)
    window.show_start()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield Stage(window, qtbot, tmp_path / "camera.tourney")
    window.close()
    services.language.choose("en")
    QLocale.setDefault(before)
    window.deleteLater()
    qapp.setStyleSheet("")


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
