"""A chart of 100,000 points, panned: ours beside a bare pyqtgraph curve that keeps its peaks."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtWidgets import QApplication, QWidget

from tests.benchmarks.report import Report, at_most
from tests.benchmarks.stage import Stage
from tests.benchmarks.timing import COMPUTING, in_turn
from tests.benchmarks.workloads import SEED
from tourney.ui.charts.curve import Curve
from tourney.ui.charts.plot import Plot

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
        host = QWidget()
        host.resize(*SIZE)
        plot = Plot(stage.services.theme, host, lambda value: f"{value:.0f}")
        plot.widget.resize(*SIZE)
        curves = [Curve(x, y, deviation, np.arange(count)) for deviation in (None, np.full(count, 60.0))]
        host.show()
        bare = _bare(x, y)
        for curve, name in zip(curves, ("line", "line and bands"), strict=True):
            plot.show(curve)
            stage.app.processEvents()
            timed = in_turn(
                {
                    "ours": lambda: _pan(plot.box, plot.widget.viewport(), count),
                    "bare": lambda: _pan(bare.getViewBox(), bare.viewport(), count),
                },
                rounds,
                clock=COMPUTING,
            )
            ours, theirs = (timed.median(one) / FRAMES for one in ("ours", "bare"))
            goal = at_most(13, 2)
            report.slower(f"{name}: a frame of panning", ours, theirs, "pyqtgraph, peaks, pen 1", goal)
        shown = in_turn({"ours": lambda: _show(plot, curves[1], stage.app)}, rounds, clock=COMPUTING)
        report.time("line and bands: shown anew", shown.median("ours"))
        bare.close()
        host.close()
        stage.close()
    report.note("Ours is smooth, two pixels wide, with axes of dates and values and, once, with both bands.")
    return report


def _bare(x: np.ndarray, y: np.ndarray) -> QWidget:
    import pyqtgraph as pg

    widget = pg.PlotWidget()
    widget.resize(*SIZE)
    curve = widget.plot(pen=pg.mkPen("b", width=1))
    curve.setDownsampling(auto=True, method="peak")
    curve.setClipToView(True)
    curve.setData(x, y, skipFiniteCheck=True)
    widget.show()
    return widget


def _pan(box: object, viewport: QWidget, count: int) -> None:
    move: Callable[..., None] = box.setXRange  # type: ignore[attr-defined]
    for frame in range(FRAMES):
        low = count * (0.1 + 0.002 * frame)
        move(low, low + 0.8 * count, padding=0)
        QApplication.processEvents()
        viewport.repaint()


def _show(plot: Plot, curve: Curve, app: QApplication) -> None:
    plot.show(curve)
    app.processEvents()
    plot.widget.viewport().repaint()
