"""The Players page in the real window, on a real club with rated games."""

from __future__ import annotations

import datetime as dt
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.windows import dialog_waiter, start_page
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, ArchivePlayer, RecordGame
from tourney.core.notation import parse
from tourney.core.records import NewEvent, NewPlayer
from tourney.ui.base.bus import Place
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.players import PlayersPage
from tourney.ui.shell.entries import PageEntry

TODAY = dt.date.today()
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Zofia Łukasik", "ليلى حداد", "Tom Hale")


def build(path: Path, names: tuple[str, ...] = NAMES) -> dict[str, int]:
    """Make a club: weekly games of five, one of whom stopped long ago; Tom has none; one is archived."""
    club = Club.create(path, "Riverside")
    ids = {name: club.execute(AddPlayer(NewPlayer(name))).value for name in names}
    if len(names) >= 6:
        ana, bjorn, chen, zofia, leila = (ids[name] for name in names[:5])
        for week in range(30, 0, -1):
            date = TODAY - dt.timedelta(days=7 * week)
            event = club.execute(AddEvent(NewEvent("Tuesday night", date))).value
            winner, loser = (ana, bjorn) if week % 3 else (bjorn, ana)
            record(club, date, event, winner, loser)
            record(club, date, event, chen, ana if week % 2 else bjorn)
            if week > 20:
                record(club, date, event, zofia, leila)
        ids["Old Member"] = club.execute(AddPlayer(NewPlayer("Old Member", number="7"))).value
        club.execute(ArchivePlayer(ids["Old Member"]))
    club.close()
    return ids


def record(club: Club, date: dt.date, event: int, winner: int, loser: int) -> None:
    game = parse("a > b").game([[winner], [loser]], date, event_id=event)
    club.execute(RecordGame(game))


@dataclass
class Stage:
    """The window, its page and what a person does with them."""

    window: MainWindow
    qtbot: object
    ids: dict[str, int]

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def club(self) -> Club:
        return self.ctx.club

    @property
    def page(self) -> PlayersPage:
        return self.window.workspace.pages.page

    @property
    def names(self) -> list[str]:
        model = self.page.list.model
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    @property
    def shown(self) -> str:
        return self.player.name

    @property
    def player(self):
        self.qtbot.waitUntil(lambda: not self.page._later.isActive())
        return self.page.card.card.player

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(path)
        self.qtbot.waitUntil(lambda: self.club.rated is not None)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus(), key, modifiers)

    def focus(self) -> QWidget:
        """Return what has the keys; no window manager gives them back when a dialog has closed."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        return QApplication.focusWidget()

    def type(self, text: str) -> None:
        """Type into what has the focus; letters beyond ASCII come as an input method would send them."""
        focus = self.focus()
        if text.isascii():
            QTest.keyClicks(focus, text)
        else:
            focus.insert(text)
            focus.textEdited.emit(focus.text())

    def go_to(self, name: str) -> None:
        self.ctx.bus.asked.emit(Place("players", self.ids[name]))


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """The club, made once; every test gets a copy."""
    path = tmp_path_factory.mktemp("players") / "riverside.tourney"
    return path, build(path)


@pytest.fixture
def club_ids(template: tuple[Path, dict[str, int]], tmp_path: Path) -> tuple[Path, dict[str, int]]:
    path = tmp_path / "riverside.tourney"
    shutil.copy(template[0], path)
    return path, template[1]


@pytest.fixture
def empty_stage(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    entries = (PageEntry("players", "go-players", "people", lambda: PlayersPage),)
    with start_page(qapp, qtbot, tmp_path, entries) as window:
        yield Stage(window, qtbot, {})


@pytest.fixture
def stage(empty_stage: Stage, club_ids: tuple[Path, dict[str, int]]) -> Stage:
    """The Players page of the club, rated."""
    path, ids = club_ids
    empty_stage.ids = ids
    empty_stage.open(path)
    return empty_stage


@pytest.fixture
def dialog(qtbot, qapp: QApplication) -> Callable[[str], QWidget]:
    """Wait for the dialog of that object name, and for the focus in it."""
    return dialog_waiter(qapp, qtbot)
