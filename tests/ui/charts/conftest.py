"""The Charts page in the real window beside the Games and Players pages, on a small club."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import PageStage, start_page
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetHere, SetSetting
from tourney.core.notation import parse
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.ui.pages.charts import ChartsPage
from tourney.ui.pages.games import GamesPage
from tourney.ui.pages.players import PlayersPage
from tourney.ui.shell.entries import PageEntry

TODAY = dt.date.today()
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Zofia Łukasik", "Tom Hale", "Ed Moss", "Ivy Orr")
ENTRIES = (
    PageEntry("players", "go-players", "people", lambda: PlayersPage),
    PageEntry("games", "go-games", "games", lambda: GamesPage),
    PageEntry("charts", "go-charts", "charts", lambda: ChartsPage),
)


def build(path: Path) -> None:
    """Four who play each other for a year with a long break, two apart from them, and one newcomer."""
    club = Club.create(path, "Riverside")
    ana, bjorn, chen, zofia, tom, ed, _ = (club.execute(AddPlayer(NewPlayer(n))).value for n in NAMES)
    pairs = ((ana, bjorn), (chen, zofia), (ana, chen), (bjorn, zofia), (ana, zofia), (bjorn, chen))
    for night, days in enumerate((430, 423, 416, 409, 90, 83, 76, 20)):
        date = TODAY - dt.timedelta(days)
        kind = EventKind.TOURNAMENT if days == 90 else EventKind.NIGHT
        event = club.execute(SetHere(NewEvent(f"Night {night}", date, kind), (ana,), here=True)).value
        for number in range(4):
            one, other = pairs[(night + number) % len(pairs)]
            line = "a = b" if (night + number) % 5 == 4 else "a 3 > b 1"
            club.execute(RecordGame(parse(line).game([[one], [other]], date, event_id=event)))
    club.execute(RecordGame(parse("a > b").game([[tom], [ed]], TODAY - dt.timedelta(3))))
    club.close()


class Stage(PageStage):
    """The window, its Charts page and what a person does with it."""

    @property
    def charts(self) -> ChartsPage:
        assert isinstance(self.page, ChartsPage)
        return self.page

    def open(self, path: Path | None = None) -> None:
        super().open(path)
        self.go()

    def go(self) -> None:
        self.window.workspace.pages.go("charts")
        self.settle()
        pane = self.charts.history
        self.qtbot.waitUntil(lambda: not pane.is_shown or not pane.chart.lines or pane.chart.plot is not None)

    def rate_with(self, engine: str) -> None:
        self.ctx.execute(SetSetting("engine", {"key": engine}))
        self.qtbot.waitUntil(lambda: self.ctx.club.rated.engine.key == engine)
        self.settle()

    def player(self, name: str) -> int:
        return next(p.id for p in self.ctx.club.register().players.values() if p.name == name)


@pytest.fixture
def bare(qapp: QApplication, qtbot, tmp_path: Path) -> Iterator[Stage]:
    """The window on its Start page."""
    with start_page(qapp, qtbot, tmp_path, ENTRIES) as window:
        yield Stage(window, qtbot, tmp_path / "riverside.tourney")


@pytest.fixture
def stage(bare: Stage) -> Stage:
    build(bare.path)
    bare.open()
    return bare


@pytest.fixture
def empty_stage(bare: Stage) -> Stage:
    """A club nobody has played in."""
    club = Club.create(bare.path, "Riverside")
    club.execute(AddPlayer(NewPlayer("Ana Duarte")))
    club.close()
    bare.open()
    return bare
