"""The Desk in the real window, on a real club, driven by keys and the mouse."""

from __future__ import annotations

import datetime as dt
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere
from tourney.core.outcomes import outcome_text
from tourney.core.records import NewEvent, NewPlayer
from tourney.ui.main_window import MainWindow
from tourney.ui.models.boards import BoardColumn
from tourney.ui.pages.desk import DeskPage
from tourney.ui.shell.entries import PageEntry

TODAY = dt.date.today()
NAMES = (
    "Ana Duarte", "Björn Åkesson", "Charlotte van den Berghe", "Đặng Minh Anh",
    "Kwame Boateng", "Priya Raman", "Zofia Łukasik", "陈思远",
)  # fmt: skip


def build(path: Path, here: int = 8) -> dict[str, int]:
    """Make a club of eight, the strongest first; the first *here* of them are checked in today."""
    club = Club.create(path, "Riverside")
    ids = {
        name: club.execute(AddPlayer(NewPlayer(name), rating=1900 - 50 * i, deviation=60)).value
        for i, name in enumerate(NAMES)
    }
    if here:
        night = NewEvent("Tuesday night", TODAY)
        club.execute(SetHere(night, tuple(ids[name] for name in NAMES[:here]), True))
    club.close()
    return ids


@dataclass
class Stage:
    """The window, its Desk and what a person does with them."""

    window: MainWindow
    qtbot: object
    path: Path
    ids: dict[str, int]
    app: QApplication

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def club(self) -> Club:
        return self.ctx.club

    @property
    def page(self) -> DeskPage:
        return self.window.workspace.pages.page

    @property
    def table(self):
        return self.page.boards.table

    @property
    def night(self):
        return self.page.night.view

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(path)
        self.qtbot.waitUntil(lambda: self.club.rated is not None)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget(), key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Type into what has the focus; letters beyond ASCII come as an input method would send them."""
        focus = QApplication.focusWidget()
        if text.isascii():
            QTest.keyClicks(focus, text)
        else:
            focus.insert(text)
        self.settle()

    def enter(self) -> None:
        self.press(Qt.Key.Key_Return)

    def play_round(self) -> None:
        """Suggest a round and use it: two presses of one key."""
        self.press(Qt.Key.Key_F5)
        self.press(Qt.Key.Key_F5)

    def here(self) -> set[str]:
        return {player.name for player in self.night.here}

    def results(self) -> list[str]:
        return [outcome_text(board.game) for board in self.page.night.shown.boards]

    def click_result(self, row: int, dx: int = 0, button=Qt.MouseButton.LeftButton) -> None:
        rect = self.table.visualRect(self.page.boards.model.index(row, BoardColumn.RESULT))
        at = rect.center() + QPoint(dx, 0)
        QTest.mouseClick(self.table.viewport(), button, Qt.KeyboardModifier.NoModifier, at)
        self.settle()

    def notices(self) -> list[str]:
        from tourney.ui.widgets.labels import Label

        return [label.text() for label in self.window.workspace.notices.findChildren(Label)]


@pytest.fixture
def bare(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    entries = (PageEntry("desk", "go-desk", "desk", lambda: DeskPage),)
    with start_page(qapp, qtbot, tmp_path, entries) as window:
        yield Stage(window, qtbot, tmp_path / "riverside.tourney", {}, qapp)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[int, tuple[Path, dict[str, int]]]:
    """The clubs to copy for each test, by how many people are here."""
    folder = tmp_path_factory.mktemp("clubs")
    return {n: (folder / f"{n}.tourney", build(folder / f"{n}.tourney", here=n)) for n in (0, 8)}


def _open_copy(bare: Stage, built: tuple[Path, dict[str, int]]) -> Stage:
    path, bare.ids = built
    shutil.copy(path, bare.path)
    bare.open(bare.path)
    return bare


@pytest.fixture
def stage(bare: Stage, built: dict[int, tuple[Path, dict[str, int]]]) -> Stage:
    """Eight people are here, and no round has been made."""
    return _open_copy(bare, built[8])


@pytest.fixture
def quiet_stage(bare: Stage, built: dict[int, tuple[Path, dict[str, int]]]) -> Stage:
    """Eight people are in the club and nobody is here."""
    return _open_copy(bare, built[0])


@pytest.fixture
def round_stage(stage: Stage) -> Stage:
    """Round 1 is on, with four open boards."""
    stage.play_round()
    return stage
