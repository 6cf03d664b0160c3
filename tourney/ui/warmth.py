"""Keeps the window quick: short turns at the interpreter's lock, pages ready before they are wanted."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Iterable
from threading import Event, Thread

from PySide6.QtCore import QObject, QTimer

from tourney.ui.main_window import MainWindow

TURN_S = 0.0005
"""A thread that computes gives the interpreter's lock back this soon; each read of a file asks for it."""

STILL_MS = 400
"""After the club is open and rated: first the person's own first steps."""

PAUSE_S = 0.02
"""Between two modules."""

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
"""Made when the modules are there, one at a time."""

BETWEEN_MS = 150
"""From one page to the next: the window answers in between."""


class Warmth(QObject):
    """Imports the modules of pages and dialogs in a thread of its own while the person looks at the first.

    Then it makes the pages of a club night, unread and unseen, each in a turn of its own.
    Not one of the jobs: nobody waits for it.
    """

    def __init__(self, window: MainWindow, modules: Iterable[str] = MODULES) -> None:
        super().__init__(window)
        self._window = window
        self._modules = tuple(modules)
        self._stop = Event()
        self._thread: Thread | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STILL_MS)
        self._timer.timeout.connect(self._begin)
        self._making = QTimer(self)
        self._making.setInterval(BETWEEN_MS)
        self._making.timeout.connect(self._make)
        sys.setswitchinterval(TURN_S)
        window.club_opened.connect(self._timer.start)

    @property
    def done(self) -> bool:
        """True when everything is ready, or it was stopped."""
        return self._thread is not None and not self._thread.is_alive() and not self._making.isActive()

    def stop(self) -> None:
        """Fetch nothing more, and wait for the module under way: an interpreter that ends imports nothing."""
        self._timer.stop()
        self._making.stop()
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _begin(self) -> None:
        if self._window.services.jobs.busy:
            self._timer.start()
            return
        # What lives by now lives as long as the program: the collector need not look through it again.
        gc.freeze()
        if self._thread is None:
            self._thread = Thread(target=self._fetch, name="tourney-warmth", daemon=True)
            self._thread.start()
        self._making.start()

    def _make(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        workspace = self._window.workspace
        if workspace is None or not any(workspace.pages.prepare(key) for key in PAGES):
            self._making.stop()

    def _fetch(self) -> None:
        for name in self._modules:
            if self._stop.wait(PAUSE_S):
                return
            importlib.import_module(name)
