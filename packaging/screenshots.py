#!/usr/bin/env python3
"""Make pictures of every page by working in the program as a person would.

    python packaging/screenshots.py OUT [--lang zh_CN] [--dark] [--scale 1.5] [--size 1440x900]
                                        [--only desk,hall] [--season FILE] [--readme]

Everything is reached by keys, clicks and menus: a state that nobody can get to is in no picture.
With ``--readme`` the three pictures of README.md are written to resources/screenshots as well.
``--season`` keeps the club with a past in a file, so that a second run need not play it again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tourney.ui.widgets.tabs import Tabs

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
README_PICTURES = ROOT / "resources" / "screenshots"
BIGGEST_README_PICTURE = 400_000
PROJECTOR = (1920, 1080)

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


def main(argv: list[str]) -> int:
    """Make the pictures and return the exit status."""
    options = _options(argv)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tourney-pictures-") as folder:
        _prepare(Path(folder), options)
        # Qt reads the environment when it is imported.
        sys.path[:0] = [str(ROOT), str(HERE)]
        from PySide6.QtWidgets import QApplication

        from tourney.ui.app import make_app

        app = make_app([sys.argv[0]])
        assert isinstance(app, QApplication)
        tour = Tour(app, Path(folder), options)
        tour.walk()
    return 0


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("--lang", choices=("en", "zh_CN"), default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--size", default="1440x900", help="of the window, in points")
    parser.add_argument("--only", default="", help="the chapters to picture, with commas")
    parser.add_argument("--season", type=Path, help="where to keep the club with a past")
    parser.add_argument("--readme", action="store_true")
    return parser.parse_args(argv)


def _prepare(folder: Path, options: argparse.Namespace) -> None:
    """Give the program a home of its own and two screens: a laptop's and a projector."""
    # A screen counts its own pixels; the window is measured in points.
    width, height = (round(int(part) * options.scale) for part in options.size.split("x"))
    screens = [
        {"name": "laptop", "x": 0, "y": 0, "width": width, "height": height},
        {"name": "projector", "x": width, "y": 0, "width": PROJECTOR[0], "height": PROJECTOR[1]},
    ]
    for screen in screens:
        screen.update(logicalDpi=96, logicalBaseDpi=96, dpr=1)
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    home = folder / "home"
    (home / "Documents").mkdir(parents=True)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    os.environ["HOME"] = str(home)
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())


class Tour:
    """One walk through the program, in chapters; each leaves the window where the next begins."""

    def __init__(self, app: object, folder: Path, options: argparse.Namespace) -> None:
        import season
        from person import Person
        from PySide6.QtWidgets import QApplication

        from tourney.ui.app import make_services
        from tourney.ui.base.settings import Settings
        from tourney.ui.main_window import MainWindow

        assert isinstance(app, QApplication)
        self.season = season
        self.folder = folder
        self.home = folder / "home" / "Documents"
        self.options = options
        self.only = {part for part in options.only.split(",") if part}
        self.rng = random.Random(season.SEED)
        self.number = 0
        self.services = make_services(app, Settings())
        self.window = MainWindow(self.services, app)
        self.window.resize(*(int(part) for part in options.size.split("x")))
        self.person = Person(app, self.window)
        self.lived_in = self.home / "riverside.tourney"

    def walk(self) -> None:
        """Go through all chapters."""
        self._make_season()
        self.window.show_start()
        self.window.show()
        self.window.activateWindow()
        self.person.settle()
        self._settle_in()
        for name, chapter in self._chapters():
            self._pictured = not self.only or name in self.only
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

    # How

    def shoot(self, name: str, of: object = None) -> None:
        """Save a picture under the next number."""
        self.number += 1
        if self._pictured:
            from PySide6.QtWidgets import QWidget

            widget = of if isinstance(of, QWidget) else None
            path = self.options.out / f"{self.number:02d}-{name}.png"
            if not self.person.picture(widget).save(str(path)):
                raise SystemExit(f"{path} cannot be written")

    def show_on_readme(self, name: str) -> None:
        """Save one of the three pictures of README.md, as small as it is allowed to be."""
        if not self.options.readme:
            return
        README_PICTURES.mkdir(parents=True, exist_ok=True)
        path = README_PICTURES / f"{name}.png"
        image = self.person.picture().toImage()
        # Without the alpha channel, and as small as PNG gets.
        image = image.convertToFormat(image.Format.Format_RGB32)
        if not image.save(str(path), "PNG", 0) or path.stat().st_size > BIGGEST_README_PICTURE:
            raise SystemExit(f"{path.name}: {path.stat().st_size} bytes")

    @property
    def page(self) -> object:
        """The page that is shown, to read off it who sits where."""
        workspace = self.window.workspace
        assert workspace is not None
        return workspace.pages.page

    def _make_season(self) -> None:
        kept = self.options.season
        if kept is not None and kept.is_file():
            shutil.copy(kept, self.lived_in)
            return
        self.season.make_season(self.lived_in)
        if kept is not None:
            shutil.copy(self.lived_in, kept)

    def _settle_in(self) -> None:
        """Choose language and looks where a person does: in the settings."""
        from PySide6.QtWidgets import QComboBox

        person = self.person
        person.press("Ctrl+,")
        for name, wanted in (
            ("settings-language", self.options.lang),
            ("settings-theme", "dark" if self.options.dark else "light"),
        ):
            dialog = person.app.activeModalWidget()
            assert dialog is not None
            box = dialog.findChild(QComboBox, name)
            while person.focus is not box:
                person.press("Tab")
            person.press("Home")
            while box.currentData() != wanted:
                person.press("Down")
        person.press("Escape")

    def _open(self, path: Path) -> None:
        """Open a club with Ctrl+O."""
        opened: list[bool] = []
        self.window.club_opened.connect(lambda: opened.append(True))
        self.person.in_file_dialog(path, lambda: self.person.press("Ctrl+O"))
        self.person.until(lambda: bool(opened))
        self.person.settle()

    def _let_undo_bar_go(self) -> None:
        """Wait until the bar that offers to undo has gone by itself."""
        workspace = self.window.workspace
        assert workspace is not None
        bar = workspace.undo_host.bar
        self.person.until(lambda: not bar.isVisible())

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
        self._shoot_hall("hall-nobody")
        self.person.press("F2")
        self.person.enter("Ana Duarte")
        self.shoot("desk-nobody-called")
        self.person.press("Return")
        self.shoot("desk-one-person")

    def check_in(self) -> None:
        """The lived-in club before and while people arrive."""
        self._open(self.lived_in)
        self.shoot("desk-before-the-night")
        self.person.press("F2")
        self.person.type("an")
        self.shoot("desk-check-in-typed")
        self.person.press("Return")
        self.shoot("desk-check-in-two-fit")
        self.person.press("Escape")
        for name in self.season.STRENGTH:
            self.person.enter(name)
        self.shoot("desk-all-here")

    def rounds(self) -> None:
        """Three rounds, and a fourth that is half played."""
        for number in range(1, 5):
            self.person.press("F5")
            if number in (1, 4):
                self._let_undo_bar_go()
                self.shoot(f"desk-suggestion-{number}")
            self.person.press("F5")
            if number == 1:
                self.shoot("desk-round-1")
            boards = self._boards()
            played = boards if number < 4 else [row for row in boards if row in (0, 1, 3, 5, 7, 9)]
            for row in played:
                self._give(row)
        self._let_undo_bar_go()
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
        from tourney.ui.pages.players import PlayersPage

        person = self.person
        person.press("Ctrl+2")
        page = self.page
        assert isinstance(page, PlayersPage)
        self._find_player("Björn")
        self.shoot("players-card")
        self.show_on_readme("players")
        self._find_player("Kwame")
        self.shoot("players-provisional")
        self._find_player("晓梅")
        for tab in ("opponents", "games", "history"):
            self._choose_tab(page.card.tabs, tab)
            self.shoot(f"players-card-{tab}")
        self._find_player("nobody at all")
        self.shoot("players-no-match")
        person.press("Escape")
        person.press("Ctrl+N")
        self.shoot("players-new")
        person.press("Escape")

    def games(self) -> None:
        """The log, one game of it, correcting a game, and the history of changes."""
        from tourney.ui.pages.games import GamesPage

        person = self.person
        person.press("Ctrl+3")
        page = self.page
        assert isinstance(page, GamesPage)
        person.press("Down", "Down", "Down")
        # The game at the right follows when the arrow keys rest.
        person.until(lambda: not page._settle.isActive())
        self.shoot("games")
        person.press("F2")
        self.shoot("games-correct")
        person.press("Escape")
        self._go_to(page.head.field, "F6")
        person.type("björn 2026-10")
        self.shoot("games-filtered")
        person.press("Escape")
        self._choose_tab(page.head.pills, "history")
        self.shoot("games-history")
        self._choose_tab(page.head.pills, "all")

    def standings(self) -> None:
        """The rating list, tonight's table and the crosstable."""
        from tourney.ui.pages.standings import StandingsPage

        self.person.press("Ctrl+4")
        page = self.page
        assert isinstance(page, StandingsPage)
        self.shoot("standings-list")
        self.show_on_readme("standings")
        self._choose_tab(page.head.tabs, "night")
        self.shoot("standings-night")
        self._choose_tab(page.head.tabs, "cross")
        self.shoot("standings-crosstable")
        self._choose_tab(page.head.tabs, "list")
        self.person.press("F6")
        self.person.type("zzz")
        self.shoot("standings-no-match")
        self.person.press("Escape")

    def hall(self) -> None:
        """The display for the projector, page by page."""
        from tourney.ui.hall.window import HallWindow

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
        from tourney.ui.dialogs.print_preview import PrintPreview

        self.person.press("Ctrl+4", "Ctrl+P")
        preview = self.person.app.activeModalWidget()
        assert isinstance(preview, PrintPreview)
        for key in preview._documents:
            self._choose_tab(preview.tabs, key)
            self.shoot(f"print-{key}")
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
        from tourney.ui.pages.desk import DeskPage

        page = self.page
        assert isinstance(page, DeskPage)
        model = page.boards.model
        return [row for row in range(model.rowCount()) if model.is_open(row)]

    def _give(self, row: int) -> None:
        """Go to a row with the arrow keys and press the key of its result."""
        from tourney.ui.pages.desk import DeskPage

        page = self.page
        assert isinstance(page, DeskPage)
        table, board = page.boards.table, page.boards.model.board(row)
        assert board is not None
        while table.current_row() != row:
            self.person.press("Down" if table.current_row() < row else "Up")
        points = self.season.score(board.sides[0].name, board.sides[1].name, self.rng)
        self.person.press({1.0: "1", 0.5: "=", 0.0: "0"}[points])

    def _go_to(self, widget: QWidget, key: str) -> None:
        """Press F6 or Tab until a widget has the keys."""
        for _ in range(60):
            if self.person.focus is widget:
                return
            self.person.press(key)
        raise SystemExit(f"{key} does not lead to {widget.accessibleName() or widget.objectName()}")

    def _choose_tab(self, tabs: Tabs, key: str) -> None:
        """Go to a row of tabs and choose one by the arrow keys."""
        self._go_to(tabs, "Tab")
        for way in ("Right", "Left"):
            for _ in range(tabs.count()):
                if tabs.current() == key:
                    return
                self.person.press(way)
        raise SystemExit(f"no tab {key}")

    def _find_player(self, text: str) -> None:
        from tourney.ui.pages.players import PlayersPage

        page = self.page
        assert isinstance(page, PlayersPage)
        self._go_to(page.list.filter, "F6")
        if page.list.filter.text():
            self.person.press("Escape")
        self.person.type(text)
        self.person.settle()

    def _shoot_hall(self, name: str) -> None:
        """Picture the second window and close it."""
        from PySide6.QtWidgets import QApplication

        self.person.settle()
        others = [
            one
            for one in QApplication.topLevelWidgets()
            if one.isVisible() and one.isWindow() and one is not self.window
        ]
        if not others:
            raise SystemExit("F8 opened no window")
        self.shoot(name, others[0])
        self.person.press("Escape")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
