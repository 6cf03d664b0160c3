"""The real window, offscreen, for the workloads that need one."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tourney.core.topics import Topic
from tourney.ui.app import make_app, make_services
from tourney.ui.base.context import Context
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
from tourney.ui.shell import entries
from tourney.ui.shell.workspace import Workspace
from tourney.ui.warmth import Warmth

SIZE = (1440, 900)
PATIENCE_MS = 60_000


class Stage:
    """The program with its window shown; one a process."""

    def __init__(self, folder: Path) -> None:
        self.app: QApplication = make_app(["tourney"])
        settings = Settings(folder / "tourney.ini")
        settings.language = "en"
        settings.theme_mode = "light"
        self.services = make_services(self.app, settings)
        self.window = MainWindow(self.services, self.app, entries.PAGES)
        self.window.resize(*SIZE)
        self.window.show_start()
        self.window.show()
        self.window.activateWindow()
        self.warmth = Warmth(self.window)
        self.ratings = Counter(Topic.RATINGS)
        self.services.bus.changed.connect(self.ratings.count)

    @property
    def workspace(self) -> Workspace:
        assert self.window.workspace is not None
        return self.window.workspace

    @property
    def ctx(self) -> Context:
        return self.workspace.ctx

    def open(self, path: Path) -> None:
        """Open a club and wait until it is rated and painted."""
        self.window.open_club(path)
        self.until(lambda: self.window.workspace is not None)
        self.settle()

    def go(self, page: str) -> QWidget:
        """Show a page and wait until it has read what it shows."""
        self.workspace.pages.go(page)
        self.settle()
        shown = self.workspace.pages.page
        assert shown is not None
        return shown

    def settle(self) -> None:
        """Wait until no job is under way and everything is painted."""
        self.until(lambda: not self.services.jobs.busy)
        self.app.processEvents()
        self.until(lambda: not self.services.jobs.busy)

    def until(self, reached: Callable[[], bool], patience_ms: int = PATIENCE_MS) -> None:
        """Run the event loop until *reached*; looks once a millisecond.

        Raises
        ------
        TimeoutError
            When it is not reached in time.
        """
        if reached():
            return
        loop, clock, look = QEventLoop(), QElapsedTimer(), QTimer()
        clock.start()
        look.setInterval(1)

        def check() -> None:
            if reached() or clock.elapsed() > patience_ms:
                loop.quit()

        look.timeout.connect(check)
        look.start()
        loop.exec()
        look.stop()
        if not reached():
            raise TimeoutError("the window did not get there")

    def seconds(self, act: Callable[[], object], reached: Callable[[], bool]) -> float:
        """Return the time from an action until something is reached and painted."""
        began = time.perf_counter()
        act()
        self.until(reached)
        self.app.processEvents()
        return time.perf_counter() - began

    def close(self) -> None:
        """Close the window and its club."""
        self.window.close()
        self.warmth.stop()


class Counter(QObject):
    """Counts how often a topic was announced."""

    def __init__(self, topic: Topic) -> None:
        super().__init__()
        self._topic = topic
        self.times = 0

    def count(self, topics: frozenset[Topic]) -> None:
        if self._topic in topics:
            self.times += 1
