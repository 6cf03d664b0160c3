"""What lies on a page: words, lines, grounds and pictures at their places, painted on any device.

A page is laid out once, in units of ``UNITS`` to the inch from the corner of the printable box, and the
preview, the printer and the PDF paint the same marks: they cannot come to different pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from tourney.ui.printing import paper

UNITS = 1200
"""To the inch: fine enough that whole units are no visible steps."""

MM = UNITS / 25.4


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text; ``x`` is its left end and ``y`` its base line."""

    x: float
    y: float
    text: str
    points: float
    strong: bool = False
    ink: str = paper.INK


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line; ``dashed`` marks one to cut along."""

    x1: float
    y1: float
    x2: float
    y2: float
    thick: float
    ink: str = paper.HAIRLINE
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """A rectangle: filled, or an outline of *thick* where that is given."""

    x: float
    y: float
    wide: float
    high: float
    ink: str = paper.GROUND
    thick: float = 0.0


@dataclass(frozen=True, slots=True)
class Picture:
    """The club's logo in a box of its own proportions."""

    x: float
    y: float
    wide: float
    high: float


Mark = Words | Stroke | Ground | Picture
Marks = tuple[Mark, ...]


class Painting:
    """Paints pages with one painter; fonts are kept from page to page, in the thread that made them."""

    def __init__(self, painter: QPainter, logo: QImage | None = None) -> None:
        self._p = painter
        self._logo = logo
        self._fonts: dict[tuple[float, bool], QFont] = {}

    def page(self, marks: Sequence[Mark], units_to_device: float) -> None:
        """Paint a page with its corner at the painter's origin."""
        self._p.save()
        self._p.scale(units_to_device, units_to_device)
        for mark in marks:
            match mark:
                case Words():
                    self._words(mark)
                case Stroke():
                    self._stroke(mark)
                case Ground():
                    self._ground(mark)
                case Picture() if self._logo is not None:
                    self._p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    self._p.drawImage(QRectF(mark.x, mark.y, mark.wide, mark.high), self._logo)
        self._p.restore()

    def _words(self, mark: Words) -> None:
        key = (mark.points, mark.strong)
        if key not in self._fonts:
            self._fonts[key] = font_in_units(mark.points, strong=mark.strong)
        self._p.setFont(self._fonts[key])
        self._p.setPen(QColor(mark.ink))
        self._p.drawText(QPointF(mark.x, mark.y), mark.text)

    def _stroke(self, mark: Stroke) -> None:
        pen = QPen(QColor(mark.ink), mark.thick)
        if mark.dashed:
            pen.setDashPattern([8.0, 6.0])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._p.setPen(pen)
        self._p.drawLine(QLineF(mark.x1, mark.y1, mark.x2, mark.y2))

    def _ground(self, mark: Ground) -> None:
        box = QRectF(mark.x, mark.y, mark.wide, mark.high)
        if mark.thick:
            self._p.setPen(QPen(QColor(mark.ink), mark.thick))
            self._p.setBrush(Qt.BrushStyle.NoBrush)
            self._p.drawRect(box)
        else:
            self._p.fillRect(box, QColor(mark.ink))


def font_in_units(points: float, *, strong: bool = False) -> QFont:
    """Return the font of paper whose size counts in units, and so follows the painter's scale."""
    made = paper.font(points, strong=strong)
    made.setPixelSize(pixels(points))
    return made


def pixels(points: float) -> int:
    """Return a size of letters in units."""
    return max(1, round(points * UNITS / 72))
