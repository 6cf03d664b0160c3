"""How lines that lie in one chart are told apart: by colour, by dash and by the shape of their marks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from tourney.ui.base.theme import Theme
from tourney.ui.base.tokens import DARK, LIGHT

COLOURS: tuple[tuple[str, str], ...] = tuple(
    (LIGHT[f"line_{number}"], DARK[f"line_{number}"]) for number in range(1, 7)
)
"""(on light, on dark) in order of use: the accent, then the hues of Okabe and Ito (2008), made darker or
lighter until each stands out by 3 : 1 from the sheet and people who see few colours tell neighbours apart."""

DASHES: tuple[tuple[float, ...], ...] = ((), (6.0, 3.0), (1.5, 2.5), (9.0, 3.0, 1.5, 3.0), (12.0, 4.0))
"""Lengths in widths of the line; the first line is whole."""

SHAPES = ("disc", "square", "triangle", "diamond", "ring", "cross", "frame")


@dataclass(frozen=True, slots=True)
class Style:
    """The colour, dash and shape of one line."""

    colours: tuple[str, str]
    dashes: tuple[float, ...]
    shape: str

    def colour(self, theme: Theme) -> QColor:
        """Return the colour on the sheet of the theme."""
        return QColor(self.colours[1 if theme.dark else 0])


def style_of(number: int) -> Style:
    """Return the style of the line with this number; 210 of them differ (6, 5 and 7 share no divisor)."""
    return Style(COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)], SHAPES[number % len(SHAPES)])


def paint_shape(painter: QPainter, at: QPointF, shape: str, size: float, ink: QColor, ground: QColor) -> None:
    """Draw the mark of a line around a point; *size* is its height."""
    half = size / 2
    hollow = shape in ("ring", "frame")
    painter.setPen(QPen(ink, 1.6) if hollow or shape == "cross" else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(ground if hollow else ink)
    x, y = at.x(), at.y()
    match shape:
        case "disc" | "ring":
            painter.drawEllipse(at, half, half)
        case "square" | "frame":
            side = 0.9 * half
            painter.drawRect(int(x - side), int(y - side), round(2 * side), round(2 * side))
        case "triangle":
            corners = (
                QPointF(x, y - half),
                QPointF(x + half, y + 0.8 * half),
                QPointF(x - half, y + 0.8 * half),
            )
            painter.drawPolygon(QPolygonF(corners))
        case "diamond":
            reach = 1.15 * half
            corners4 = (
                QPointF(x, y - reach),
                QPointF(x + reach, y),
                QPointF(x, y + reach),
                QPointF(x - reach, y),
            )
            painter.drawPolygon(QPolygonF(corners4))
        case _:
            arm = 0.9 * half
            painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
            painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def paint_swatch(
    painter: QPainter, left: float, middle: float, wide: float, style: Style, theme: Theme
) -> None:
    """Draw a short piece of a line with its mark, for lists."""
    ink = style.colour(theme)
    pen = QPen(ink, 2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if style.dashes:
        pen.setDashPattern([0.75 * length for length in style.dashes])
    painter.setPen(pen)
    painter.drawLine(QPointF(left, middle), QPointF(left + wide, middle))
    paint_shape(painter, QPointF(left + wide / 2, middle), style.shape, 8, ink, theme.color("panel"))
