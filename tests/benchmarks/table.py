"""The log of games as a table: ours, a bare model over arrays, and Qt's own proxy over that."""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QApplication, QHeaderView, QTableView

from tests.benchmarks import clubs
from tests.benchmarks.report import Report, at_least, at_most
from tests.benchmarks.stage import Stage
from tests.benchmarks.timing import in_turn, once
from tourney.club.club import Club
from tourney.club.commands import SetSetting
from tourney.club.game_story import Stories
from tourney.club.log import LogFilter, read_log
from tourney.ui.games.table import GamesTable
from tourney.ui.models.games import GameColumn, GamesModel

DISPLAY = Qt.ItemDataRole.DisplayRole
VIEW = (1100, 800)
STEPS = 60
WORD = "hana"


class BareModel(QAbstractTableModel):
    """The same columns from arrays and lists, display text only: nothing can be cheaper in Python."""

    def __init__(self, rows: GamesModel) -> None:
        super().__init__()
        shown = rows.shown
        assert shown is not None
        c = shown.columns
        who = c.player_id[c.side_player[:-1]].reshape(-1, 2)[shown.order]
        names = [[shown.register.name(int(player)) for player in side] for side in who.T]
        events = [shown.event_names.get(int(e), "") for e in c.event_id[shown.order]]
        self._columns: list[Any] = [
            c.day[shown.order],
            events,
            names[0],
            c.rank[c.game_side[:-1]][shown.order],
            names[1],
            np.zeros(len(shown), dtype=np.int64),
        ]

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._columns[0])

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return len(self._columns)

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if role != DISPLAY:
            return None
        value = self._columns[index.column()][index.row()]
        return value if isinstance(value, str) else value.item()


def run(*, quick: bool = False) -> Report:
    """Sort, filter and scroll, idle and while ratings are replayed."""
    count, rounds = (20_000, 3) if quick else (100_000, 5)
    report = Report(f"The log of {count:,} games as a table")
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        club = clubs.make_club(Path(folder) / "log.tourney", count)
        model = GamesModel()
        reading, index = once(lambda: read_log(club))
        report.time("read the whole log", reading)
        replay, rated = once(club.rate)
        report.time("first replay", replay)
        model.set_index(index)
        model.set_stories(Stories(rated))
        table = GamesTable(stage.services.theme, model, stage.services.settings)
        _order(report, stage, table, rounds)
        _scroll(report, stage, table, rounds)
        for engine in ("glicko2", "elo"):
            _during(report, stage, table, club, engine, 2.0 if quick else 4.0)
        table.close()
        stage.close()
        club.close()
    report.note(f"Every view is {VIEW[0]} by {VIEW[1]} pixels; a frame is a jump and a whole repaint.")
    report.note(
        "Our rows draw result badges, changes and two weights of names; the bare view plain text only."
    )
    return report


def _shown(stage: Stage, view: QTableView) -> QTableView:
    view.resize(*VIEW)
    view.show()
    stage.app.processEvents()
    return view


def _plain(rows: GamesTable) -> QTableView:
    view = QTableView()
    vertical = view.verticalHeader()
    vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    vertical.setDefaultSectionSize(rows.verticalHeader().defaultSectionSize())
    return view


def _order(report: Report, stage: Stage, table: GamesTable, rounds: int) -> None:
    model = table.model()
    assert isinstance(model, GamesModel)
    _shown(stage, table)
    bare = BareModel(model)
    proxy = QSortFilterProxyModel()
    proxy.setSourceModel(bare)
    view = _plain(table)
    view.setModel(proxy)
    _shown(stage, view)
    turn = [0]

    def sort(it: Any, column: GameColumn) -> None:
        turn[0] ^= 1
        it.sort(column, Qt.SortOrder.DescendingOrder if turn[0] else Qt.SortOrder.AscendingOrder)

    for column, name in ((GameColumn.DATE, "date"), (GameColumn.A, "name")):
        mine = in_turn({"ours": lambda c=column: sort(model, c)}, rounds).median("ours")
        other = in_turn({"proxy": lambda c=column: sort(proxy, c)}, 1).median("proxy")
        report.quicker(f"sort by {name}", mine, other, "proxy", at_least(12, 200))
    report.time("sort by name until painted", _painted(stage, lambda: sort(model, GameColumn.A)))
    model.sort(GameColumn.DATE, Qt.SortOrder.DescendingOrder)
    proxy.sort(-1)
    proxy.setFilterKeyColumn(GameColumn.A)
    proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def filter_ours() -> None:
        for text in (WORD, ""):
            model.set_filter(LogFilter(text=text))

    def filter_theirs() -> None:
        for text in (WORD, ""):
            proxy.setFilterFixedString(text)

    timed = in_turn({"ours": filter_ours, "proxy": filter_theirs}, min(rounds, 3))
    mine, other = timed.median("ours"), timed.median("proxy")
    report.quicker("filter by a word, on and off", mine, other, "proxy", at_least(12, 10))
    report.time(
        "filter by a word until painted", _painted(stage, lambda: model.set_filter(LogFilter(text=WORD)))
    )
    model.set_filter(LogFilter())
    view.close()


def _painted(stage: Stage, act: Callable[[], object]) -> float:
    """Return the seconds of one act and of the paint that follows."""
    stage.app.processEvents()
    return stage.seconds(act, lambda: True)


def frames(view: QTableView, steps: int = STEPS) -> list[float]:
    """Scroll from top to bottom in steps; return the seconds of each frame."""
    bar, spent = view.verticalScrollBar(), []
    for step in range(steps):
        began = time.perf_counter()
        bar.setValue(bar.maximum() * step // steps)
        view.viewport().repaint()
        spent.append(time.perf_counter() - began)
    return spent


def notches(view: QTableView, steps: int = STEPS) -> None:
    """Scroll by three rows at a time, which draws only what comes into view."""
    bar = view.verticalScrollBar()
    row = view.rowHeight(0) if view.verticalScrollMode() == QTableView.ScrollMode.ScrollPerPixel else 1
    bar.setValue(0)
    for _ in range(steps):
        bar.setValue(bar.value() + 3 * row)
        QApplication.processEvents()


def _scroll(report: Report, stage: Stage, table: GamesTable, rounds: int) -> None:
    model = table.model()
    assert isinstance(model, GamesModel)
    view = _plain(table)
    view.setModel(BareModel(model))
    _shown(stage, view)
    timed = in_turn({"ours": lambda: frames(table), "bare": lambda: frames(view)}, rounds)
    ours, bare = timed.median("ours") / STEPS, timed.median("bare") / STEPS
    report.slower("scroll frame", ours, bare, "bare array model", at_most(12, 2.5))
    timed = in_turn({"ours": lambda: notches(table), "bare": lambda: notches(view)}, rounds)
    ours, bare = timed.median("ours") / STEPS, timed.median("bare") / STEPS
    report.slower("a notch of the wheel, three rows", ours, bare, "bare array model")
    view.close()


def _during(report: Report, stage: Stage, table: GamesTable, club: Club, engine: str, seconds: float) -> None:
    """Scroll while a thread replays all games again and again."""
    club.execute(SetSetting("engine", {"key": engine, "params": {}}))
    idle = statistics.median(frames(table))
    stop = threading.Event()
    replays = [0]

    def work() -> None:
        while not stop.is_set():
            club.rate(cancelled=stop.is_set)
            replays[0] += 1

    thread = threading.Thread(target=_quietly, args=(work,))
    spent: list[float] = []
    thread.start()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        spent.extend(frames(table, 10))
        stage.app.processEvents()
    stop.set()
    thread.join()
    name = f"frame during a replay of {engine}"
    report.slower(f"{name}, median", statistics.median(spent), idle, "idle", at_most(14, 3))
    late = sorted(spent)[int(len(spent) * 0.99)]
    report.time(f"{name}, 99 %", late)
    report.time(f"{name}, worst of {len(spent)}", max(spent), 50.0, 14)
    report.note(f"{engine}: {replays[0]} replays in {seconds:g} s.")


def _quietly(work: Any) -> None:
    from tourney.core.errors import Cancelled

    try:
        work()
    except Cancelled:
        return
