"""The window with the Players and Games pages, on a club of every shape."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.windows import start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame
from tourney.core.notation import parse
from tourney.core.records import NewPlayer
from tourney.ui.base.bus import Place
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.games import GamesPage
from tourney.ui.pages.players import PlayersPage
from tourney.ui.shell.entries import PageEntry

NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Dee", "Eva")
LINES = ("a > b", "b = c", "a > c", "a+b > c+d", "a > b > c > d", "c > a", "a > d", "b > a")


def build(path: Path) -> dict[str, int]:
    club = Club.create(path, "Riverside")
    ids = {name[0].lower(): club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES[:2]}
    ids |= {k: club.execute(AddPlayer(NewPlayer(n))).value for k, n in zip("cde", NAMES[2:], strict=True)}
    today = dt.date.today()
    for number, line in enumerate(LINES):
        sides = [[ids[p.strip()] for p in side.split("+")] for side in line.replace("=", ">").split(">")]
        night = today - dt.timedelta(days=7 * (len(LINES) // 2 - number // 2))
        club.execute(RecordGame(parse(line).game(sides, night)))
    club.close()
    return ids


@dataclass
class Stage:
    """The window, and what a person does with it."""

    window: MainWindow
    qtbot: Any
    ids: dict[str, int]

    @property
    def ctx(self) -> Any:
        return self.window.workspace.ctx

    @property
    def page(self) -> Any:
        return self.window.workspace.pages.page

    def go(self, page: str, target: object) -> None:
        self.ctx.bus.asked.emit(Place(page, target))
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)
        QApplication.processEvents()

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
        QTest.keyClick(widget or QApplication.focusWidget(), key)


@pytest.fixture
def stage(qapp: QApplication, qtbot: Any, tmp_path: Path) -> Iterator[Stage]:
    """The Players page of the club, rated."""
    path = tmp_path / "riverside.tourney"
    ids = build(path)
    entries = (
        PageEntry("players", "go-players", "people", lambda: PlayersPage),
        PageEntry("games", "go-games", "games", lambda: GamesPage),
    )
    with start_page(qapp, qtbot, tmp_path, entries) as window:
        made = Stage(window, qtbot, ids)
        with qtbot.waitSignal(window.club_opened):
            window.open_club(path)
        qtbot.waitUntil(lambda: window.workspace.ctx.club.rated is not None)
        made.settle()
        yield made


@pytest.fixture
def dialog(qtbot: Any, qapp: QApplication) -> Callable[[str], Any]:
    """Wait for the dialog of that object name."""

    def wait(name: str) -> Any:
        def there() -> bool:
            modal = qapp.activeModalWidget()
            return modal is not None and modal.objectName() == name

        qtbot.waitUntil(there)
        return qapp.activeModalWidget()

    return wait
