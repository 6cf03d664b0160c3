"""The Games page in the real window, on a real club, driven by keys and the mouse."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.windows import dialog_waiter, start_page
from tourney.club import log
from tourney.club.club import Club
from tourney.club.commands import AcceptRound, AddPlayer, RecordGame, SetHere, SetResult, VoidGame
from tourney.core.notation import parse
from tourney.core.records import NewEvent, NewPlayer
from tourney.ui.main_window import MainWindow
from tourney.ui.pages.games import GamesPage
from tourney.ui.shell.entries import PageEntry

TODAY = dt.date.today()
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Zofia Łukasik", "Tom Hale", "Ed Moss")
ENTRIES = (PageEntry("games", "go-games", "games", lambda: GamesPage),)


def build(path: Path) -> None:
    """Make a club: an old night of six results, and tonight's round of three boards, one played."""
    club = Club.create(path, "Riverside", desk="one")
    ana, bjorn, chen, zofia, tom, ed = (club.execute(AddPlayer(NewPlayer(n))).value for n in NAMES)
    old = TODAY - dt.timedelta(days=14)
    event = club.execute(SetHere(NewEvent("Winter league", old), (ana, bjorn), here=True)).value
    lines = {
        "a > b 3-1": [[ana], [bjorn]],
        "a = b": [[chen], [zofia]],
        "a > b !noshow": [[tom], [ed]],
        "a > b !unrated": [[bjorn], [ed]],
        "a + b > c + d": [[ana, chen], [bjorn, zofia]],
        "a > b = c": [[zofia], [tom], [ed]],
    }
    for line, ids in lines.items():
        club.execute(RecordGame(parse(line).game(ids, old, event_id=event)))
    club.execute(VoidGame(log.read_log(club).game_id(4)))
    tonight = club.execute(SetHere(NewEvent("Tuesday night", TODAY), (ana, bjorn, chen), here=True)).value
    club.execute(AcceptRound(tonight, 1, ((ana, bjorn), (chen, zofia), (tom, ed))))
    index = log.read_log(club)
    first = next(index.row(i).game for i in range(len(index)) if index.row(i).game.board == 1)
    club.execute(SetResult(first.id, (0, 1)))
    club.close()


@dataclass
class Stage:
    """The window, its page and what a person does with them."""

    window: MainWindow
    qtbot: object

    @property
    def ctx(self):
        return self.window.workspace.ctx

    @property
    def page(self) -> GamesPage:
        page = self.window.workspace.pages.page
        assert isinstance(page, GamesPage)
        return page

    @property
    def table(self):
        return self.page.table

    def settle(self) -> None:
        """Wait until no job is under way and the rows have been read."""
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self.focus(), key, modifier)

    def focus(self) -> QWidget:
        """Return what has the focus; after a dialog closed it takes a moment to come back."""
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        return QApplication.focusWidget()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus(), text)

    def click(self, name: str) -> None:
        widget = next(w for w in self.page.findChildren(QWidget, name) if w.isVisible())
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose(self, *sides: str) -> int:
        """Make the game of these people the current one and return its id."""
        model = self.page.model
        for row in range(model.rowCount()):
            if model.row(row).sides == sides:
                self.table.setFocus()
                self.table.selectRow(row)
                return model.game_id(row)
        raise AssertionError(f"no game of {sides}")

    def result(self, game_id: int) -> str:
        from tourney.core.outcomes import outcome_text

        return outcome_text(log.get_game(self.ctx.club, game_id))

    def pill(self, key: str) -> None:
        """Press a pill with the mouse."""
        pills = self.page.head.pills
        at = ["all", "tonight", "open", "void", "history"].index(key)
        QTest.mouseClick(pills, Qt.MouseButton.LeftButton, pos=pills.tabRect(at).center())


@pytest.fixture
def club_path(tmp_path: Path) -> Path:
    path = tmp_path / "riverside.tourney"
    build(path)
    return path


@pytest.fixture
def blank(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window with no club open."""
    with start_page(qapp, qtbot, tmp_path, ENTRIES) as window:
        yield Stage(window, qtbot)


@pytest.fixture
def open_club(blank: Stage, qtbot) -> Callable[[Path], Stage]:
    """Open a club and wait until its games are listed and rated."""

    def open_it(path: Path) -> Stage:
        with qtbot.waitSignal(blank.window.club_opened):
            blank.window.open_club(path)
        blank.settle()
        qtbot.waitUntil(lambda: blank.page.model.stories is not None)
        blank.settle()
        return blank

    return open_it


@pytest.fixture
def stage(open_club, club_path: Path) -> Stage:
    return open_club(club_path)


@pytest.fixture
def dialog(qtbot, qapp: QApplication) -> Callable[[str], object]:
    """Wait for the dialog of that object name to have the focus."""
    return dialog_waiter(qapp, qtbot)


@pytest.fixture
def confirm(stage: Stage, dialog: Callable[[str], object], qtbot) -> Callable[[], object]:
    """Wait for the consequences of a correction, and carry it out with Enter; returns the dialog."""

    def answer() -> object:
        shown = dialog("consequences-dialog")
        qtbot.waitUntil(shown.go.isEnabled)
        told = shown.pane.consequences
        stage.key(Qt.Key.Key_Return)
        return told

    return answer
