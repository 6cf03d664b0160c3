"""The Engine page in the real window, on small clubs, driven by keys and the mouse."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.windows import PageStage, start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame
from tourney.core.games import Member, NewGame, Side
from tourney.core.records import NewPlayer
from tourney.ui.pages.engine import EnginePage
from tourney.ui.pages.standings import StandingsPage
from tourney.ui.shell.entries import PageEntry

NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Đặng Minh Anh", "Eva Nováková", "Łukasz Żak")
NIGHTS = 7
CONTROL = Qt.KeyboardModifier.ControlModifier


def club_of_a_season(path: Path) -> None:
    """Six people, seven weekly nights of a full round-robin; mostly the first of the list wins."""
    club = Club.create(path, "Riverside")
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES]
    today = dt.date.today()
    for night in range(NIGHTS):
        date = today - dt.timedelta(7 * (NIGHTS - 1 - night))
        for i, first in enumerate(ids):
            for j, second in enumerate(ids[i + 1 :]):
                upset = (night + 2 * i + j) % 4 == 0
                ranks = (1, 0) if upset else (0, 1)
                sides = (Side((Member(first),), ranks[0]), Side((Member(second),), ranks[1]))
                club.execute(RecordGame(NewGame(sides, date)))
    club.close()


class Stage(PageStage):
    """The window, its Engine page and what a person does with it."""

    @property
    def page(self) -> EnginePage:
        return self.window.workspace.pages.page

    @property
    def choose(self):
        return self.page.choose

    @property
    def form(self):
        return self.page.choose.form

    @property
    def pane(self):
        return self.page.choose.pane

    @property
    def backtest(self):
        return self.page.backtest

    def settle(self) -> None:
        """Wait until nothing is under way, pauses after typing included."""

        def quiet() -> bool:
            page = self.window.workspace.pages.page
            return not self.window.services.jobs.busy and not (page.key == "engine" and page.choose.busy)

        self.qtbot.waitUntil(quiet, timeout=20000)

    def type(self, text: str) -> None:
        super().type(text)
        self.settle()

    def go_to(self, name: str) -> QWidget:
        """Walk with Tab until the field of this name has the focus."""
        for _ in range(60):
            if QApplication.focusWidget().objectName() == name:
                return QApplication.focusWidget()
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        raise AssertionError(name)

    def engine(self, key: str) -> None:
        """Choose an engine in the list with the arrow keys."""
        self.choose.list.setFocus()
        wanted = self.choose.engines.row_of(key)
        while (now := self.choose.list.currentIndex().row()) != wanted:
            self.press(Qt.Key.Key_Down if now < wanted else Qt.Key.Key_Up)

    def use(self) -> None:
        """Take what was tried out, with the key."""
        self.press(Qt.Key.Key_Return, CONTROL)
        self.qtbot.waitUntil(lambda: self.club.rated.choice == self.choose.in_use)
        self.settle()

    def shown(self, column: int, model=None) -> list[str]:
        model = model or self.pane.model
        rows = (r for r in range(model.rowCount()) if model.record(r) is not None)
        return [model.index(r, column).data() for r in rows]


@pytest.fixture
def bare(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    entries = (
        PageEntry("engine", "go-engine", "engine", lambda: EnginePage),
        PageEntry("standings", "go-standings", "standings", lambda: StandingsPage),
    )
    with start_page(qapp, qtbot, tmp_path, entries) as window:
        yield Stage(window, qtbot, tmp_path / "riverside.tourney")


@pytest.fixture(scope="session")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("season") / "riverside.tourney"
    club_of_a_season(path)
    return path


@pytest.fixture
def stage(bare: Stage, season: Path) -> Stage:
    bare.path.write_bytes(season.read_bytes())
    bare.open(bare.path)
    return bare


@pytest.fixture
def empty_stage(bare: Stage) -> Stage:
    """A club with nobody in it."""
    Club.create(bare.path, "Riverside").close()
    bare.open(bare.path)
    return bare
