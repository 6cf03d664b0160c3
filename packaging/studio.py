"""The window that is pictured: how it is set up, how pictures are taken, how one gets about in it."""

from __future__ import annotations

import argparse
import random
import shutil
from pathlib import Path

import cup
import season
from person import Person
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from tourney.ui.app import make_services
from tourney.ui.base.page import Page
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
from tourney.ui.widgets.tabs import Tabs

README_PICTURES = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
BIGGEST_README_PICTURE = 400_000


class Studio:
    """A window with a home of its own in *folder*, and the person who works in it."""

    def __init__(self, app: QApplication, folder: Path, options: argparse.Namespace) -> None:
        self.home = folder / "home" / "Documents"
        self.options = options
        self.number = 0
        self.wanted = True
        self.rng = random.Random(season.SEED)
        self.services = make_services(app, Settings())
        self.window = MainWindow(self.services, app)
        self.window.resize(*(int(part) for part in options.size.split("x")))
        self.person = Person(app, self.window)
        self.lived_in = self.home / "riverside.tourney"
        self.cup = self.home / "cup.tourney"

    def begin(self) -> None:
        """Make the club with a past, show the window, and choose language and looks."""
        self._make_clubs()
        self.window.show_start()
        self.window.show()
        self.window.activateWindow()
        self.person.settle()
        self._settle_in()

    def shoot(self, name: str, of: QWidget | None = None) -> None:
        """Save a picture under the next number."""
        self.number += 1
        if self.wanted:
            path = self.options.out / f"{self.number:02d}-{name}.png"
            if not self.person.picture(of).save(str(path)):
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
    def page(self) -> Page:
        """The page that is shown, to read off it who sits where."""
        workspace = self.window.workspace
        assert workspace is not None
        assert workspace.pages.page is not None
        return workspace.pages.page

    def _make_clubs(self) -> None:
        """Make the clubs, or take those that an earlier run has left behind."""
        kept = self.options.season
        for path, make in ((self.lived_in, season.make_season), (self.cup, cup.make_cup)):
            old = kept if kept is None or path is self.lived_in else kept.with_name(path.name)
            if old is not None and old.is_file():
                shutil.copy(old, path)
                continue
            make(path)
            if old is not None:
                shutil.copy(path, old)

    def _settle_in(self) -> None:
        """Choose language and looks where a person does: in the settings."""
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

    def open(self, path: Path) -> None:
        """Open a club with Ctrl+O."""
        opened: list[bool] = []
        self.window.club_opened.connect(lambda: opened.append(True))
        self.person.in_file_dialog(path, lambda: self.person.press("Ctrl+O"))
        self.person.until(lambda: bool(opened))
        self.person.settle()

    def let_undo_bar_go(self) -> None:
        """Wait until the bar that offers to undo has gone by itself."""
        workspace = self.window.workspace
        assert workspace is not None
        bar = workspace.undo_host.bar
        self.person.until(lambda: not bar.isVisible())

    def go_to(self, widget: QWidget, key: str) -> None:
        """Press F6 or Tab until a widget has the keys."""
        for _ in range(60):
            if self.person.focus is widget:
                return
            self.person.press(key)
        raise SystemExit(f"{key} does not lead to {widget.accessibleName() or widget.objectName()}")

    def choose_tab(self, tabs: Tabs, key: str) -> None:
        """Go to a row of tabs and choose one by the arrow keys."""
        self.go_to(tabs, "Tab")
        for way in ("Right", "Left"):
            for _ in range(tabs.count()):
                if tabs.current() == key:
                    return
                self.person.press(way)
        raise SystemExit(f"no tab {key}")

    def shoot_hall(self, name: str) -> None:
        """Picture the second window and close it."""
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
