"""The hall display on real clubs, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.standings.clubs import club_with_night
from tourney.ui.app import make_services
from tourney.ui.base.context import Context, with_club
from tourney.ui.base.settings import Settings
from tourney.ui.hall.window import HallWindow


class Clock:
    """Seconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Hall:
    """A display, the club behind it and the clock before it."""

    window: HallWindow
    ctx: Context
    event_id: int
    clock: Clock

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)

    def wait(self, seconds: float) -> None:
        """Let time pass, ticking ten times a second."""
        for _ in range(round(seconds * 10)):
            self.clock.now += 0.1
            self.window.tick()

    def parts(self) -> list[str]:
        """The parts in the order they are shown, each as often as it has pages."""
        return [page[0].value for page in self.window._pages]


@pytest.fixture
def make_hall(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Callable[..., Hall]]:
    made: list[tuple[QWidget, Context]] = []

    def make(size: tuple[int, int] = (1920, 1080), *, event: bool = True, **facts: int) -> Hall:
        club, event_id = club_with_night(tmp_path / f"club{len(made)}.tourney", **facts)
        settings = Settings(tmp_path / "tourney.ini")
        settings.theme_mode = "light"
        settings.language = "en"
        ctx = with_club(make_services(qapp, settings), club, event_id if event else None)
        clock = Clock()
        window = HallWindow(ctx, clock=clock)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window._timer.stop()
        made.append((window, ctx))
        return Hall(window, ctx, event_id, clock)

    yield make
    import shiboken6

    for window, ctx in made:
        if shiboken6.isValid(window):
            window.close()
        ctx.jobs.close()
        ctx.club.close()
    qapp.setStyleSheet("")
