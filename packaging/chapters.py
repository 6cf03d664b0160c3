"""What is pictured, chapter by chapter; each leaves the window where the next one begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import season
from visits import Visits

from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.hall.window import HallWindow
from tourney.ui.pages.desk import DeskPage
from tourney.ui.pages.games import GamesPage
from tourney.ui.pages.players import PlayersPage
from tourney.ui.pages.standings import StandingsPage

GOOD_SHEET = """date,winner,loser,score
2026-03-02,Ana Duarte,Tom Hale,3-1
2026-03-02,Zofia Łukasik,Mateo Ríos,3-2
2026-03-02,王晓梅,Nils Berg,3-0
2026-03-09,Ana Duarte,Zofia Lukasik,3-0
2026-03-09,Nils Berg,Greta Holm,3-1
"""
BAD_SHEET = """date,winner,loser,score
2026-03-02,Ana Duarte,Tom Hale,3-1
2026-02-31,Zofia Łukasik,Mateo Ríos,3-2
2026-03-02,王晓梅,王晓梅,3-0
2026-03-09,,Zofia Łukasik,3-0
"""


class Tour(Visits):
    """One walk through the program."""

    def walk(self, only: frozenset[str] = frozenset()) -> None:
        """Go through all chapters, picturing *only* those named, or all."""
        self.begin()
        evening, visits = list(self._chapters()), list(self.visits())
        # The evening is one walk; a visit begins anywhere.
        if only and only.isdisjoint(name for name, _ in evening):
            evening = []
        for name, chapter in [*evening, *visits]:
            self.wanted = not only or name in only
            if not self.wanted and (name, chapter) in visits:
                continue
            print(f"  {name}", flush=True)
            chapter()
        self.window.close()

    def _chapters(self) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "start", self.beginning
        yield "empty", self.empty_club
        yield "check-in", self.check_in
        yield "desk", self.rounds
        yield "quick", self.quick_bar
        yield "players", self.players
        yield "games", self.games
        yield "standings", self.standings
        yield "hall", self.hall
        yield "paper", self.paper
        yield "over", self.what_lies_over
        yield "import", self.imports
        yield "clubs", self.clubs
        yield "demo", self.demo

    # Chapters

    def beginning(self) -> None:
        """The Start page before anything was opened, and naming a club."""
        self.shoot("start-first-time")
        self.person.press("Ctrl+Shift+N")
        self.person.type("Harbour Chess Club")
        self.shoot("new-club")

    def empty_club(self) -> None:
        """Every page of a club that has nobody yet."""
        opened: list[bool] = []
        self.window.club_opened.connect(lambda: opened.append(True))
        self.person.press("Return")
        self.person.until(lambda: bool(opened))
        self.shoot("desk-nobody")
        for key, name in (("2", "players"), ("3", "games"), ("4", "standings")):
            self.person.press(f"Ctrl+{key}")
            self.shoot(f"{name}-nobody")
        self.person.press("F8")
        self.shoot_hall("hall-nobody")
        self.person.press("F2")
        self.person.enter("Ana Duarte")
        self.shoot("desk-nobody-called")
        self.person.press("Return")
        self.shoot("desk-one-person")

    def check_in(self) -> None:
        """The lived-in club before and while people arrive."""
        self.open(self.lived_in)
        self.shoot("desk-before-the-night")
        self.person.press("F2")
        self.person.type("an")
        self.shoot("desk-check-in-typed")
        self.person.press("Return")
        self.shoot("desk-check-in-two-fit")
        self.person.press("Escape")
        for name in season.STRENGTH:
            self.person.enter(name)
        self.shoot("desk-all-here")

    def rounds(self) -> None:
        """Three rounds, and a fourth that is half played."""
        for number in range(1, 5):
            self.person.press("F5")
            if number in (1, 4):
                self.let_undo_bar_go()
                self.shoot(f"desk-suggestion-{number}")
            self.person.press("F5")
            if number == 1:
                self.shoot("desk-round-1")
            boards = self._boards()
            played = boards if number < 4 else [row for row in boards if row in (0, 1, 3, 5, 7, 9)]
            for row in played:
                self._give(row)
        self.let_undo_bar_go()
        self.shoot("desk-half-played")
        self.person.press("F5")
        self.shoot("desk-suggestion-while-playing")

    def quick_bar(self) -> None:
        """The line for results: names completed, a result that could be recorded, and faults."""
        person = self.person
        person.press("F4")
        person.type("an")
        self.shoot("quick-names")
        person.press("Escape")
        person.press("Escape")
        person.type("ana > priya 3-1")
        self.shoot("quick-result")
        self.show_on_readme("desk")
        person.press("Escape")
        person.press("Escape")
        person.type("ana > zof > bogdan")
        person.press("Return")
        self.shoot("quick-unknown")
        person.press("Escape")
        person.press("Escape")
        person.enter("#40 1")
        self.shoot("quick-no-board")
        person.press("Escape")

    def players(self) -> None:
        """The register, cards of an established, an absent and a provisional player."""
        person = self.person
        person.press("Ctrl+2")
        page = self.page
        assert isinstance(page, PlayersPage)
        self._find_player("Björn")
        # The filter goes, the chosen person stays.
        person.press("Escape")
        self.shoot("players-card")
        self.show_on_readme("players")
        self._find_player("Kwame")
        self.shoot("players-provisional")
        self._find_player("晓梅")
        for tab in ("opponents", "games", "history"):
            self.choose_tab(page.card.tabs, tab)
            self.shoot(f"players-card-{tab}")
        self._find_player("nobody at all")
        self.shoot("players-no-match")
        person.press("Escape")
        person.press("Ctrl+N")
        self.shoot("players-new")
        person.press("Escape")

    def games(self) -> None:
        """The log, one game of it, correcting a game, and the history of changes."""
        person = self.person
        person.press("Ctrl+3")
        page = self.page
        assert isinstance(page, GamesPage)
        person.press("Down", "Down", "Down")
        # The game at the right follows when the arrow keys rest.
        person.until(lambda: not page._settle.isActive())
        self.shoot("games")
        person.press("F3")
        self.shoot("games-correct")
        person.press("Escape")
        self.go_to(page.head.field, "F6")
        person.type("björn 2026-10")
        self.shoot("games-filtered")
        person.press("Escape")
        self.choose_tab(page.head.pills, "history")
        self.shoot("games-history")
        self.choose_tab(page.head.pills, "all")

    def standings(self) -> None:
        """The rating list, tonight's table and the crosstable."""
        self.person.press("Ctrl+4")
        page = self.page
        assert isinstance(page, StandingsPage)
        self.shoot("standings-list")
        self.show_on_readme("standings")
        self.choose_tab(page.head.tabs, "night")
        self.shoot("standings-night")
        self.choose_tab(page.head.tabs, "cross")
        self.shoot("standings-crosstable")
        self.choose_tab(page.head.tabs, "list")
        self.person.press("F6")
        self.person.type("zzz")
        self.shoot("standings-no-match")
        self.person.press("Escape")

    def hall(self) -> None:
        """The display for the projector, page by page."""
        self.person.press("F8")
        hall = self.window.findChild(HallWindow)
        assert hall is not None
        self.person.press("Space")
        seen: list[tuple[object, object]] = []
        while (hall.part, hall.page) not in seen and len(seen) < 12:
            seen.append((hall.part, hall.page))
            self.shoot(f"hall-{hall.part.value}-{hall.page[0]}", hall)
            self.person.press("Right")
        self.person.press("L")
        self.shoot("hall-other-light", hall)
        self.person.press("L", "Escape")

    def paper(self) -> None:
        """The preview of what is printed, document by document."""
        self.person.press("Ctrl+4", "Ctrl+P")
        preview = self.person.app.activeModalWidget()
        assert isinstance(preview, PrintPreview)
        which = preview.side.document
        self.go_to(which, "Tab")
        self.person.press("Home")
        for number in range(which.count()):
            self.person.press(*["Down"] * (number > 0))
            self.shoot(f"print-{which.current()}")
        self.person.press("Escape")

    def what_lies_over(self) -> None:
        """Palette, shortcut sheet, settings, menus, About."""
        person = self.person
        person.press("Ctrl+1")
        person.press("Ctrl+K")
        self.shoot("palette")
        person.type("an")
        self.shoot("palette-typed")
        person.press("Escape")
        person.press("F1")
        self.shoot("shortcuts")
        person.press("Escape")
        person.press("Ctrl+,")
        self.shoot("settings")
        person.press("Escape")
        workspace = self.window.workspace
        assert workspace is not None
        person.click(workspace.top_bar.club_button)
        self.shoot("club-menu")
        person.press("Escape")
        person.click(workspace.top_bar.event_button)
        self.shoot("event-menu")
        person.press("Escape")
        person.press("Ctrl+K")
        person.enter(self.services.actions.text("about"))
        self.shoot("about")
        person.press("Escape")
        for _ in range(3):
            person.press("Ctrl++")
        self.shoot("text-larger")
        person.press("Ctrl+0")

    def imports(self) -> None:
        """A spreadsheet that is right, and one that is not."""
        for name, text in (("spring", GOOD_SHEET), ("faulty", BAD_SHEET)):
            path = self.home / f"{name}.csv"
            path.write_text(text, encoding="utf-8")
            self.person.in_file_dialog(path, lambda: self.person.press("Ctrl+I"))
            self.shoot(f"import-{name}")
            self.person.press("Escape")

    def clubs(self) -> None:
        """Backups of the club, and the Start page once clubs were opened."""
        person = self.person
        person.press("Ctrl+K")
        person.enter(self.services.actions.text("restore"))
        self.shoot("restore")
        person.press("Escape")
        person.press("Ctrl+W")
        self.shoot("start")

    def demo(self) -> None:
        """The long lists of the demo club."""
        opened: list[bool] = []
        self.window.club_opened.connect(lambda: opened.append(True))
        self.person.press("Ctrl+D")
        self.person.until(lambda: bool(opened))
        self.shoot("demo-desk")
        for key, name in (("2", "players"), ("3", "games"), ("4", "standings")):
            self.person.press(f"Ctrl+{key}")
            self.shoot(f"demo-{name}")

    # Parts of chapters

    def _boards(self) -> list[int]:
        page = self.page
        assert isinstance(page, DeskPage)
        model = page.boards.model
        return [row for row in range(model.rowCount()) if model.is_open(row)]

    def _give(self, row: int) -> None:
        """Go to a row with the arrow keys and press the key of its result."""
        page = self.page
        assert isinstance(page, DeskPage)
        table, board = page.boards.table, page.boards.model.board(row)
        assert board is not None
        while table.current_row() != row:
            self.person.press("Down" if table.current_row() < row else "Up")
        points = season.score(board.sides[0].name, board.sides[1].name, self.rng)
        self.person.press({1.0: "1", 0.5: "=", 0.0: "0"}[points])

    def _find_player(self, text: str) -> None:
        page = self.page
        assert isinstance(page, PlayersPage)
        self.go_to(page.list.filter, "F6")
        if page.list.filter.text():
            self.person.press("Escape")
        self.person.type(text)
        self.person.settle()
