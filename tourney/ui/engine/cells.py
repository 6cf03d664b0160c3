"""Cells that only the Engine page has: an engine in its list, a calibration with what was foreseen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tourney.ratings.evaluate import Bin
from tourney.ui.models.engine_scores import SCALE
from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates.base import Look
from tourney.ui.widgets.delegates.figures import RangeCell
from tourney.ui.widgets.delegates.text import NameCell, TwoLineCell, name_role
from tourney.ui.widgets.painting import RIGHT, draw_text
from tourney.ui.widgets.range import place
from tourney.ui.widgets.rows import Index

GAP = 8.0
NOTCH = 12.0


class EngineCell(TwoLineCell):
    """A name with quiet words at the right end of its line, over one line about it."""

    def _paint_name(self, painter: QPainter, line: QRectF, index: Index, role: str, ink: str) -> None:
        trailing = index.data(Role.TRAILING)
        if trailing:
            font, soft = self.theme.font("second_medium"), self.theme.color("accent")
            wide = draw_text(painter, line, str(trailing), font, soft, RIGHT)
            line = line.adjusted(0, 0, -wide - GAP, 0)
        super()._paint_name(painter, line, index, role, ink)


class TurnCell(NameCell):
    """A name; the quiet words at the end give way before the badge and the name do."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        if self.content_width(index) <= rect.width():
            super().paint_content(painter, rect, index, look)
        else:
            role, ink = name_role(index, look)
            self._paint_name(painter, rect, index, role, ink)


class CalibrationCell(RangeCell):
    """The interval of what was scored; a notch stands where it was foreseen."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        super().paint_content(painter, rect, index, look)
        record = index.data(Role.RECORD)
        if isinstance(record, tuple):
            one: Bin = record[1]
            x = round(place(100 * one.expected, SCALE, rect)) - 1
            middle = round(rect.center().y())
            painter.fillRect(QRectF(x, middle - NOTCH / 2, 2, NOTCH), self.theme.color("text"))
