"""The lab as a file: the plot of the calibration as a picture, the comparison as a table."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from tourney.club.lab import Line
from tourney.club.lab_sheet import lab_sheet
from tourney.club.player_records import Shape
from tourney.exchange.base import Sheet
from tourney.ui.base.context import Context
from tourney.ui.base.theme import Theme
from tourney.ui.charts.picture import Picture
from tourney.ui.chartspage.export import ChartExporter
from tourney.ui.chartspage.pane import Export
from tourney.ui.lab.calibration import CalibrationPlot


def ask(
    ctx: Context, over: QWidget, plot: CalibrationPlot, lines: Sequence[Line], shape: Shape
) -> QFileDialog:
    """Open the file dialog over a widget; what is written is what is shown now."""
    return ChartExporter(ctx, over).ask(made(ctx.club.name, plot, lines, shape), ".csv")


def made(club_name: str, plot: CalibrationPlot, lines: Sequence[Line], shape: Shape) -> Export:
    """Return what can be written of the lab."""
    shown, today = tuple(lines), dt.date.today()

    def sheet() -> Sheet:
        return lab_sheet(club_name, shown, shape, today)

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        plot.paint_picture(painter, rect, theme)

    picture = Picture(plot.words.name, club_name, plot.size(), paint)
    return Export(QCoreApplication.translate("Lab", "Engine lab"), sheet, picture)
