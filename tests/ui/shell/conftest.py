"""A window with a real club and plain pages, driven by keys and the mouse."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QVBoxLayout

from tests.ui.windows import dialog_waiter, start_page
from tourney.core.topics import Topic
from tourney.ui.base.page import Page
from tourney.ui.main_window import MainWindow
from tourney.ui.shell.entries import PageEntry


class PlainPage(Page):
    """A page that notes what it is asked; a field and a list are its panels."""

    topics = frozenset({Topic.PLAYERS})

    def __init__(self, ctx, parent=None):
        super().__init__(ctx, parent)
        self.read: list[frozenset[Topic]] = []
        self.targets: list[object] = []
        self.done: list[str] = []
        self.field = QLineEdit()
        self.list = QListWidget()
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.list)

    def refresh(self, topics):
        self.read.append(topics)

    def panels(self):
        return (self.field, self.list)

    def status_text(self):
        return f"{self.key} speaks"

    def show_target(self, target):
        self.targets.append(target)


class PlainDesk(PlainPage):
    key = "desk"

    def handlers(self):
        return {"check-in": self.field.setFocus, "print": lambda: self.done.append("print")}


class PlainPlayers(PlainPage):
    key = "players"

    def handlers(self):
        return {"new-player": lambda: self.done.append("new player")}


ENTRIES = (
    PageEntry("desk", "go-desk", "desk", lambda: PlainDesk),
    PageEntry("players", "go-players", "players", lambda: PlainPlayers),
)


@dataclass
class Stage:
    """The window and how to wait for its club."""

    window: MainWindow
    qtbot: object
    folder: Path

    @property
    def services(self):
        return self.window.services

    @property
    def workspace(self):
        return self.window.workspace

    @property
    def ctx(self):
        return self.workspace.ctx

    @property
    def page(self):
        return self.workspace.pages.page

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(path)
        self.settle()

    def settle(self) -> None:
        """Wait until no job is under way."""
        self.qtbot.waitUntil(lambda: not self.services.jobs.busy)


@pytest.fixture
def club_path(tmp_path: Path) -> Path:
    """A club of four people and a night today, closed."""
    from tourney.club.club import Club
    from tourney.club.commands import AddEvent, AddPlayer
    from tourney.core.records import NewEvent, NewPlayer

    path = tmp_path / "riverside.tourney"
    club = Club.create(path, "Riverside")
    for name in ("Ana Duarte", "Đặng Minh Anh", "Zofia Łukasik", "陈思远"):
        club.execute(AddPlayer(NewPlayer(name)))
    club.execute(AddEvent(NewEvent("Tuesday night", dt.date.today())))
    club.close()
    return path


@pytest.fixture
def stage(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    with start_page(qapp, qtbot, tmp_path, ENTRIES) as window:
        yield Stage(window, qtbot, tmp_path)


@pytest.fixture
def club_stage(stage: Stage, club_path: Path) -> Stage:
    """The window with the club open."""
    stage.open(club_path)
    return stage


@pytest.fixture
def dialog(qtbot, qapp: QApplication) -> Callable[[str], object]:
    """Wait for the dialog of that object name."""
    return dialog_waiter(qapp, qtbot)
