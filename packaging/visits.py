"""More chapters, each a visit to a club of its own choice: any of them can be pictured alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import cup
import season
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPlainTextEdit, QPushButton, QWidget
from studio import Studio

from tourney.ui.hall.views import Part
from tourney.ui.hall.window import HallWindow
from tourney.ui.pages.desk import DeskPage
from tourney.ui.pages.engine import EnginePage
from tourney.ui.pages.games import GamesPage
from tourney.ui.pages.standings import StandingsPage
from tourney.ui.vote.window import VoteWindow
from tourney.ui.widgets.tabs import Tabs

PartT = TypeVar("PartT", bound=QWidget)

COLUMNS_TO_NAME = """wann;wer;gegen wen;Ergebnis
02.03.2026;Ana Duarte;Tom Hale;1-0
02.03.2026;Zofia Lukasik;Mateo Rios;0-1
09.03.2026;Ana Duarte;Zofia Łukasik;½-½
"""


class Visits(Studio):
    """What is seen now and then: charts, the arena, a vote, tournaments, and the dialogs of care."""

    def visits(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield the chapters in order."""
        yield "charts", self.charts
        yield "arena", self.arena
        yield "vote", self.vote
        yield "engine", self.engine
        yield "event", self.event_setup
        yield "absences", self.absences
        yield "bracket", self.bracket
        yield "groups", self.groups
        yield "pairing", self.pairing
        yield "verify", self.verify
        yield "explain", self.explain
        yield "form", self.form
        yield "care", self.care_of_players
        yield "consequences", self.consequences
        yield "wizard", self.wizard
        yield "announce", self.announce

    # Pages

    def charts(self) -> None:
        """Every chart of a club with a past."""
        self.open(self.lived_in)
        self.person.press("Ctrl+6")
        self.shoot_tabs(self._part("charts-tabs", Tabs), "charts")

    def arena(self) -> None:
        """The board of the votes, and what may be wrong with them."""
        self.open(self.cup)
        self.person.press("Ctrl+7")
        which = self._part("arena-scope", QComboBox)
        self.go_to(which, "Tab")
        while not which.currentText().startswith(cup.VOTE):
            self.person.press("Down")
        self.shoot_tabs(self._part("arena-tabs", Tabs), "arena")

    def vote(self) -> None:
        """A vote from its making to the last pair."""
        person = self.person
        self.open(self.cup)
        person.press("Ctrl+J")
        self.shoot("vote-new")
        person.type("Logos")
        self.go_to(self._part("vote-entries", QPlainTextEdit), "Tab")
        for name in ("Anchor", "Lighthouse", "海浪"):
            person.enter(name)
        self.shoot("vote-entries")
        self.go_to(self._part("vote-begin", QPushButton), "Tab")
        person.press("Space")
        window = self._window_of(VoteWindow)
        self.shoot("vote-judge", window)
        person.type("Ana Duarte")
        person.press("Return")
        self.shoot("vote-pair", window)
        for number, key in enumerate(("Left", "Right", "Left")):
            person.press(key)
            if number == 0:
                self.shoot("vote-revealed", window)
            person.press("Space")
        self.shoot("vote-done", window)
        person.press("Escape")

    def engine(self) -> None:
        """Choosing an engine, comparing them on the past, periods and lists."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+5")
        page = self.page
        assert isinstance(page, EnginePage)
        self.shoot("engine-choose")
        person.press("Ctrl+Shift+B")
        self.shoot("engine-backtest")
        person.press("Ctrl+L")
        self.shoot("lists-none")
        person.press("Ctrl+Shift+R")
        self.shoot("lists-open-dialog")
        person.enter("Autumn season")
        self.shoot("lists-open")
        person.press("Ctrl+Shift+R")
        self.shoot("lists-publish-dialog")
        person.press("Ctrl+Return")
        self.shoot("lists-published")

    # Tournaments

    def event_setup(self) -> None:
        """The dialog of a new event, tab by tab, and that of one which is under way."""
        person = self.person
        self.open(self.cup)
        person.press("Ctrl+1", "Ctrl+Shift+E")
        self.shoot_tabs(self._part("event-tabs", Tabs), "event-new")
        person.press("Escape")
        self.choose_event(cup.GROUPS)
        person.press("Shift+F3")
        self.shoot_tabs(self._part("event-tabs", Tabs), "event")
        person.press("Escape")

    def absences(self) -> None:
        """The grid of rounds that people sit out, and the menu of a person."""
        person = self.person
        self.open(self.cup)
        person.press("Ctrl+1", "Shift+F2")
        self.shoot("absences")
        person.press("Escape")
        page = self.page
        assert isinstance(page, DeskPage)
        person.press("F2")
        person.press("Down", "Down")
        self._press_menu_key(page.check_in.list)
        self.shoot("person-menu")
        person.press("Escape")

    def bracket(self) -> None:
        """Single and double elimination on the Desk, on the wall and in the standings."""
        person = self.person
        self.open(self.cup)
        for name, event in (("knockout", cup.KNOCKOUT), ("double", cup.DOUBLE)):
            person.press("Ctrl+1")
            self.choose_event(event)
            self.shoot(f"desk-{name}")
            person.press("Ctrl+B")
            self.shoot(f"bracket-{name}")
            person.press("F8")
            hall = self._window_of(HallWindow)
            person.press("Space")
            while hall.part is not Part.BRACKET:
                person.press("Right")
            self.shoot(f"hall-{name}", hall)
            person.press("Escape")
            person.press("Ctrl+4")
            self.shoot(f"standings-{name}")
            person.press("Ctrl+1", "Ctrl+B")

    def groups(self) -> None:
        """A round robin in groups: its boards and its tables."""
        self.open(self.cup)
        self.person.press("Ctrl+1")
        self.choose_event(cup.GROUPS)
        self.shoot("desk-groups")
        self.person.press("Ctrl+4")
        page = self.page
        assert isinstance(page, StandingsPage)
        self.shoot_tabs(page.head.tabs, "standings-groups")

    def pairing(self) -> None:
        """A suggestion with all its options, its report, and a late pair."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+1", "F2")
        for name in list(season.STRENGTH)[:11]:
            person.enter(name)
        person.press("F5")
        self.let_undo_bar_go()
        self.shoot("pairing-suggested")
        page = self.page
        assert isinstance(page, DeskPage)
        person.click(self._part("all-options", QPushButton))
        self.shoot("pairing-options")
        person.press("Escape")
        person.press("Shift+F5")
        self.shoot("pairing-report")
        person.press("Escape")
        person.press("F5", "Shift+F7")
        self.shoot("pairing-late")
        person.press("Escape")

    def verify(self) -> None:
        """Results typed a second time, one of them otherwise; stands in the round of ``pairing``."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+1")
        page = self.page
        assert isinstance(page, DeskPage)
        if not page.boards.has_boards:
            person.press("F2")
            for name in list(season.STRENGTH)[:11]:
                person.enter(name)
            person.press("F5", "F5")
        self.go_to(page.boards.table, "F6")
        person.press("Home", "1", "0", "1")
        person.press("F7")
        self.shoot("verify")
        self.go_to(page.boards.table, "F6")
        person.press("Home", "1", "1")
        self.shoot("verify-mismatch")
        person.press("Return", "F7")

    # Dialogs

    def explain(self) -> None:
        """Why a game moved a rating, and where a rating came from."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+3", "Down", "Down", "F12")
        self.shoot("explain-game")
        person.press("Escape")
        person.press("Ctrl+2", "Down", "Down", "Down", "F12")
        self.shoot("explain-player")
        person.press("Escape")

    def form(self) -> None:
        """The form of a game, empty and with people in it."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+G")
        self.shoot("form-empty")
        person.enter("ana")
        person.enter("ليلى")
        self.shoot("form-filled")
        person.press("Escape")
        person.press("Escape")

    def care_of_players(self) -> None:
        """Merging, splitting, anonymising, saved teams."""
        person = self.person
        self.open(self.lived_in)
        person.press("Ctrl+2", "Down", "Down", "Ctrl+M")
        self.shoot("merge")
        person.press("Escape")
        person.press("Ctrl+Shift+A")
        self.shoot("anonymise")
        person.press("Escape")
        person.press("Ctrl+3", "Down", "Shift+Down", "Ctrl+Shift+G")
        self.shoot("split")
        person.press("Escape")
        person.press("Ctrl+Shift+M")
        self.shoot("move-games")
        person.press("Escape")
        person.press("Ctrl+T")
        self.shoot("teams")
        person.press("Escape")
        person.press("Ctrl+Shift+O")
        self.shoot("export-club")
        person.press("Escape")

    def consequences(self) -> None:
        """What would change if the chosen games had not been played."""
        self.open(self.lived_in)
        person = self.person
        person.press("Ctrl+3")
        page = self.page
        assert isinstance(page, GamesPage)
        for _ in range(30):
            person.press("Down")
        person.press("Delete")
        self.shoot("consequences")
        person.press("Escape")

    def wizard(self) -> None:
        """A spreadsheet whose headings are in another language, tab by tab."""
        self.open(self.lived_in)
        path = self.home / "tabelle.csv"
        path.write_text(COLUMNS_TO_NAME, encoding="utf-8")
        self.person.in_file_dialog(path, lambda: self.person.press("Ctrl+I"))
        self.shoot("wizard")
        self.shoot_tabs(self._part("import-tabs", Tabs), "wizard")
        self.person.press("Escape")

    def announce(self) -> None:
        """A line for the hall, being written and on the wall."""
        person = self.person
        self.open(self.cup)
        person.press("Ctrl+1", "Shift+F8")
        self.shoot("announce")
        person.enter("Round 3 begins at 20:15")
        person.press("F8")
        self.shoot("hall-announced", self._window_of(HallWindow))
        person.press("Escape")

    # Parts

    def choose_event(self, name: str) -> None:
        """Choose an event in its menu, by the arrow keys."""
        workspace = self.window.workspace
        assert workspace is not None
        self.person.click(workspace.top_bar.event_button)
        menu = self.person.app.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in menu.actions():
            self.person.press("Down")
            action = menu.activeAction()
            if action is not None and action.text().startswith(name):
                self.person.press("Return")
                return
        raise SystemExit(f"no event {name} in the menu")

    def shoot_tabs(self, tabs: Tabs, name: str) -> None:
        """Picture what each tab of a row shows."""
        for index in range(tabs.count()):
            if tabs.isTabVisible(index):
                key = tabs._keys[index]
                self.choose_tab(tabs, key)
                self.shoot(f"{name}-{key}")

    def _press_menu_key(self, widget: QWidget) -> None:
        place = QPoint(8, 8)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, widget.mapToGlobal(place))
        QApplication.sendEvent(widget, event)
        self.person.settle()

    def _part(self, name: str, kind: type[PartT]) -> PartT:
        """Find a part that is shown, in the dialog in front or else in the window."""
        front = self.person.app.activeModalWidget() or self.window
        return next(one for one in front.findChildren(kind, name) if one.isVisible())

    def _window_of(self, kind: type[PartT]) -> PartT:
        """Wait for another window to come up."""

        def found() -> list[PartT]:
            above = QApplication.topLevelWidgets()
            return [one for one in above if isinstance(one, kind) and one.isVisible()]

        self.person.until(lambda: bool(found()))
        return found()[0]
