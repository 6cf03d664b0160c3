"""A chart of 100,000 points, panned: ours beside a bare pyqtgraph curve that keeps its peaks."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtWidgets import QApplication, QWidget

from tests.benchmarks.report import Report, at_most
from tests.benchmarks.stage import Stage
from tests.benchmarks.timing import COMPUTING, in_turn
from tests.benchmarks.workloads import SEED
from tourney.ui.charts.curve import Curve
from tourney.ui.charts.history import HistoryChart, Wording
from tourney.ui.charts.lines import Line
from tourney.ui.charts.lines_chart import LinesChart, Words
from tourney.ui.charts.styles import style_of

SIZE = (1200, 700)
FRAMES = 10


def run(*, quick: bool = False) -> Report:
    """Show and pan."""
    count, rounds = (20_000, 2) if quick else (100_000, 3)
    report = Report(f"A chart of {count:,} points, {SIZE[0]} by {SIZE[1]} pixels")
    rng = np.random.default_rng(SEED + 30)
    x, y = np.arange(count, dtype=np.float64), 1500.0 + np.cumsum(rng.normal(0.0, 3.0, count))
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        chart = LinesChart(stage.services.theme)
        chart.resize(*SIZE)
        chart.show()
        chart.build()
        history = HistoryChart(stage.services.theme)
        history.resize(*SIZE)
        history.show()
        curves = [Curve(x, y, deviation, np.arange(count)) for deviation in (None, np.full(count, 60.0))]
        bare = _bare(x, y)
        for curve, name in zip(curves, ("line", "line and bands"), strict=True):
            chart.show_lines([Line(curve, style_of(0), name)], Words(name))
            stage.app.processEvents()
            assert chart.plot is not None
            viewport = chart.plot.widget.viewport()
            timed = in_turn(
                {
                    "ours": lambda viewport=viewport: _pan(chart.show_view, viewport, count),
                    "bare": lambda: _pan(_mover(bare), bare.viewport(), count),
                },
                rounds,
                clock=COMPUTING,
            )
            ours, theirs = (timed.median(one) / FRAMES for one in ("ours", "bare"))
            goal = at_most(13, 2)
            report.slower(f"{name}: a frame of panning", ours, theirs, "pyqtgraph, peaks, pen 1", goal)
        shown = in_turn({"ours": lambda: _show(history, curves[1], stage.app)}, rounds, clock=COMPUTING)
        report.time("line and bands: a player's card shown anew", shown.median("ours"))
        history.close()
        chart.close()
        bare.close()
        stage.close()
    report.note(
        "Ours is the chart of the Charts page: thinned anew each frame, dates, values, mark, both bands."
    )
    return report


def _bare(x: np.ndarray, y: np.ndarray) -> Any:
    import pyqtgraph as pg

    widget = pg.PlotWidget()
    widget.resize(*SIZE)
    curve = widget.plot(pen=pg.mkPen("b", width=1))
    curve.setDownsampling(auto=True, method="peak")
    curve.setClipToView(True)
    curve.setData(x, y, skipFiniteCheck=True)
    widget.show()
    return widget


def _mover(bare: Any) -> Callable[[float, float], None]:
    return lambda low, high: bare.getViewBox().setXRange(low, high, padding=0)


def _pan(move: Callable[[float, float], None], viewport: QWidget, count: int) -> None:
    for frame in range(FRAMES):
        low = count * (0.1 + 0.002 * frame)
        move(low, low + 0.8 * count)
        QApplication.processEvents()
        viewport.repaint()


def _show(history: HistoryChart, curve: Curve, app: QApplication) -> None:
    history.show_curve(curve, Wording("history"))
    app.processEvents()
    history.repaint()
