"""Keeps the window quick: short turns at the interpreter's lock, pages ready before they are wanted."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from tourney.ui.main_window import MainWindow

TURN_S = 0.0005
"""A thread that computes gives the interpreter's lock back this soon; each read of a file asks for it."""

STILL_MS = 400
"""After the club is open and rated: first the person's own first steps."""

MODULES = (
    "tourney.ui.pages.standings",
    "tourney.ui.pages.players",
    "tourney.ui.charts.band",
    "tourney.ui.pages.games",
    "tourney.ui.desk.report_dialog",
    "tourney.ui.pages.engine",
    "tourney.ui.pages.charts",
    "tourney.ui.pages.arena",
    "tourney.ui.dialogs.print_preview",
    "tourney.ui.dialogs.import_preview",
    "tourney.ui.hall.window",
)
"""In the order in which a club night is likely to ask for them."""

PAGES = ("standings", "players", "games")
"""Made when the modules are there, one a turn."""

BETWEEN_MS = 150
"""From one turn to the next: the window answers in between."""


class Warmth(QObject):
    """Imports the modules of pages and dialogs while the person looks at the first page.

    Then it makes the pages of a club night, unread and unseen. Each module and each page has a turn of its
    own on the thread of the window: Qt's classes may be made in no other.
    Not one of the jobs: nobody waits for it.
    """

    def __init__(self, window: MainWindow, modules: Iterable[str] = MODULES) -> None:
        super().__init__(window)
        self._window = window
        self._left = list(modules)
        self._begun = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STILL_MS)
        self._timer.timeout.connect(self._begin)
        self._turns = QTimer(self)
        self._turns.setInterval(BETWEEN_MS)
        self._turns.timeout.connect(self._turn)
        sys.setswitchinterval(TURN_S)
        window.club_opened.connect(self._timer.start)

    @property
    def done(self) -> bool:
        """True when everything is ready, or it was stopped after it began."""
        return self._begun and not self._turns.isActive()

    def stop(self) -> None:
        """Fetch and make nothing more."""
        self._timer.stop()
        self._turns.stop()

    def _begin(self) -> None:
        if self._window.services.jobs.busy:
            self._timer.start()
            return
        # What lives by now lives as long as the program: the collector need not look through it again.
        gc.freeze()
        self._begun = True
        self._turns.start()

    def _turn(self) -> None:
        if self._window.services.jobs.busy:
            return
        if self._left:
            importlib.import_module(self._left.pop(0))
            return
        workspace = self._window.workspace
        if workspace is None or not any(workspace.pages.prepare(key) for key in PAGES):
            self._turns.stop()
