"""The window with a small club open on its Games page, and a way to look at a spreadsheet."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.windows import start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame
from tourney.core.notation import parse
from tourney.core.records import NewPlayer
from tourney.ui.dialogs.import_preview import ImportPreviewDialog
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.games import GamesPage
from tourney.ui.shell.entries import PageEntry

ENTRIES = (PageEntry("games", "go-games", "games", lambda: GamesPage),)
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远")


@dataclass
class Stage:
    """The window, and what a person does with it."""

    window: MainWindow
    qtbot: object
    folder: Path

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def page(self) -> GamesPage:
        return self.window.workspace.pages.page

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy, timeout=20000)

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(path)
        self.settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.waitUntil(self._has_focus)
        QTest.keyClick(QApplication.focusWidget(), key, modifier)

    def _has_focus(self) -> bool:
        focus, modal = QApplication.focusWidget(), QApplication.activeModalWidget()
        return focus is not None and (modal is None or focus.window() is modal)

    def sheet(self, text: str, name: str = "league.csv") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def look(self, path: Path) -> ImportPreviewDialog:
        """Open the preview of a file and wait until it was read."""
        self.window.import_file(path)
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ImportPreviewDialog))
        shown = QApplication.activeModalWidget()
        assert isinstance(shown, ImportPreviewDialog)
        self.read(shown)
        return shown

    def read(self, shown: ImportPreviewDialog) -> None:
        """Wait until the file was read (again)."""
        self.qtbot.waitUntil(lambda: shown.stage.value != "reading", timeout=20000)

    def press(self, shown: QWidget, name: str) -> None:
        """Press a part of the dialog with the mouse."""
        widget = shown.findChild(QWidget, name)
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.fixture
def club_path(tmp_path: Path) -> Path:
    """Three people and one game of 2 January 2026."""
    path = tmp_path / "riverside.tourney"
    club = Club.create(path, "Riverside")
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in NAMES]
    club.execute(RecordGame(parse("a > b").game([[ids[0]], [ids[1]]], dt.date(2026, 1, 2))))
    club.close()
    return path


@pytest.fixture
def blank(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    with start_page(qapp, qtbot, tmp_path, ENTRIES, (1280, 800)) as window:
        yield Stage(window, qtbot, tmp_path)


@pytest.fixture
def stage(blank: Stage, club_path: Path) -> Stage:
    blank.open(club_path)
    return blank


@pytest.fixture
def words() -> Callable[[QWidget], str]:
    """Return every word of the labels of a widget."""

    def read(widget: QWidget) -> str:
        # What was put into a layout becomes visible with the next round of events.
        QApplication.processEvents()
        return "\n".join(one.text() for one in widget.findChildren(QLabel) if one.isVisible())

    return read
