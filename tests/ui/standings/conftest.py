"""The Standings in the real window, on small clubs, driven by keys and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.standings.clubs import club_with_night
from tests.ui.windows import PageStage, start_page
from tourney.club.club import Club
from tourney.ui.pages.standings import StandingsPage
from tourney.ui.shell.entries import PageEntry
from tourney.ui.widgets.labels import Label


class Stage(PageStage):
    """The window, its Standings and what a person does with them."""

    @property
    def page(self) -> StandingsPage:
        return self.window.workspace.pages.page

    @property
    def table(self):
        """The table of the tab shown."""
        return self.page.panes[self.page.head.tabs.current()].table

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
    entries = (PageEntry("standings", "go-standings", "standings", lambda: StandingsPage),)
    with start_page(qapp, qtbot, tmp_path, entries) as window:
        yield Stage(window, qtbot, tmp_path / "riverside.tourney")


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
