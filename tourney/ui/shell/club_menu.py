"""The menu below the club's name: clubs, files, this program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from tourney.ui.base import icons
from tourney.ui.base.actions import Actions
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme

BEFORE_RECENT = ("new-club", "open-club")
AFTER_RECENT = (
    ("demo", "close-club"),
    ("import", "import-paste", "export", "export-club", "print"),
    ("teams", "club-look", "save-copy", "restore"),
    ("settings", "guide", "shortcuts", "about"),
    ("quit",),
)
RECENT_SHOWN = 8


class ClubMenu(QObject):
    """Fills *menu* each time it opens, so that the recent clubs are current."""

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        settings: Settings,
        menu: QMenu,
        open_club: Callable[[Path], None],
    ) -> None:
        super().__init__(menu)
        self._theme = theme
        self._actions = actions
        self._settings = settings
        self._menu = menu
        self._open = open_club
        self._recent: QMenu | None = None
        menu.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        menu = self._menu
        menu.clear()
        for key in BEFORE_RECENT:
            menu.addAction(self._actions.action(key))
        self._recent = QMenu(self.tr("Recent clubs"), menu)
        self._recent.setIcon(icons.icon("clock", self._theme))
        for club in self._settings.recent_clubs()[:RECENT_SHOWN]:
            # An ampersand in a name is no mnemonic.
            action = self._recent.addAction(club.name.replace("&", "&&"))
            action.setToolTip(club.path)
            action.setEnabled(Path(club.path).is_file())
            action.triggered.connect(self._opener(Path(club.path)))
        self._recent.setEnabled(not self._recent.isEmpty())
        menu.addMenu(self._recent)
        for group in AFTER_RECENT:
            menu.addSeparator()
            for key in group:
                menu.addAction(self._actions.action(key))

    def _opener(self, path: Path) -> Callable[[], None]:
        return lambda: self._open(path)
