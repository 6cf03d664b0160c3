"""The Standings in the real window, on small clubs, driven by keys and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.standings.clubs import club_with_night
from tourney.club.club import Club
from tourney.ui.app import make_services
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.standings import StandingsPage
from tourney.ui.shell.entries import PageEntry
from tourney.ui.widgets.labels import Label


@dataclass
class Stage:
    """The window, its Standings and what a person does with them."""

    window: MainWindow
    qtbot: object
    path: Path

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def club(self) -> Club:
        return self.ctx.club

    @property
    def page(self) -> StandingsPage:
        return self.window.workspace.pages.page

    @property
    def table(self):
        """The table of the tab shown."""
        return self.page.panes[self.page.head.tabs.current()].table

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
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget(), letter)

    def click_tab(self, number: int) -> None:
        tabs = self.page.head.tabs
        button = Qt.MouseButton.LeftButton
        QTest.mouseClick(tabs, button, pos=tabs.tabRect(number).center())
        self.settle()

    def click_header(self, column: int) -> None:
        header = self.table.horizontalHeader()
        at = header.viewport().rect().center()
        at.setX(header.sectionViewportPosition(column) + header.sectionSize(column) // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def column(self, number: int) -> list[str]:
        """The texts of a column, headings left out."""
        people = self.table.people
        rows = [row for row in range(people.rowCount()) if people.record(row) is not None]
        return [people.index(row, number).data() for row in rows]

    def chosen(self) -> str:
        return self.table.people.record(self.table.currentIndex().row()).player.name

    def notices(self) -> list[str]:
        return [label.text() for label in self.window.workspace.notices.findChildren(Label)]


@pytest.fixture
def bare(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    before = QLocale()
    settings = Settings(tmp_path / "tourney.ini")
    settings.language = "en"
    settings.theme_mode = "light"
    services = make_services(qapp, settings)
    entries = (PageEntry("standings", "go-standings", "standings", lambda: StandingsPage),)
    window = MainWindow(services, qapp, entries)
    window.resize(1440, 900)
    window.show_start()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield Stage(window, qtbot, tmp_path / "riverside.tourney")
    window.close()
    services.language.choose("en")
    QLocale.setDefault(before)
    window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def stage(bare: Stage) -> Stage:
    """Seven people, two rounds played today, one bye in each."""
    club, _ = club_with_night(bare.path)
    club.close()
    bare.open(bare.path)
    return bare


@pytest.fixture
def empty_stage(bare: Stage) -> Stage:
    """A club with nobody in it."""
    Club.create(bare.path, "Riverside").close()
    bare.open(bare.path)
    return bare
