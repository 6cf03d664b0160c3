"""The area between two lines, drawn in short pieces: one long polygon takes a raster twenty times as long."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tourney.ratings.base import Floats

PIECE = 24
"""Points of each edge in one piece."""


class BandItem(QGraphicsItem):
    """Lies in a ViewBox below its line."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[QPolygonF] = []
        self._bounds = QRectF()
        self._colour = QColor()

    @property
    def colour(self) -> QColor:
        """With what it is filled."""
        return self._colour

    def set_colour(self, colour: QColor) -> None:
        """Fill it with another colour."""
        self._colour = QColor(colour)
        self.update()

    def set_edges(self, x: Floats, low: Floats, high: Floats) -> None:
        """Lie between two lines over the same places, each (b,)."""
        self.prepareGeometryChange()
        self._pieces = [
            _polygon(x[at : at + PIECE + 1], low[at : at + PIECE + 1], high[at : at + PIECE + 1])
            for at in range(0, len(x) - 1, PIECE)
        ]
        empty = not len(x)
        self._bounds = QRectF() if empty else QRectF(x[0], low.min(), x[-1] - x[0], high.max() - low.min())

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        for piece in self._pieces:
            painter.drawPolygon(piece)


def _polygon(x: Floats, low: Floats, high: Floats) -> QPolygonF:
    made = pg.functions.create_qpolygonf(2 * len(x))
    points = pg.functions.ndarray_from_qpolygonf(made)
    n = len(x)
    points[:n, 0], points[n:, 0] = x, x[::-1]
    points[:n, 1], points[n:, 1] = high, low[::-1]
    return made  # type: ignore[no-any-return]
