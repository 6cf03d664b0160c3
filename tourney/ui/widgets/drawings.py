"""The small drawings of the empty states: what will be there once there is something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Range, Scale
from tourney.ui.widgets.painting import Painted, outline, tile
from tourney.ui.widgets.range import paint_range

SIZE = QSize(266, 96)

Draw = Callable[[QPainter, Theme], None]


def _row(painter: QPainter, theme: Theme, top: float, *, first: bool, high: float = 26) -> QRectF:
    rect = QRectF(0, top, SIZE.width(), high)
    tile(painter, rect, theme.color("panel" if first else "ground"), 5)
    outline(painter, rect, theme.color("control"), 5)
    return rect


def _bar(
    painter: QPainter, theme: Theme, x: float, middle: float, wide: float, token: str = "ink_off"
) -> None:
    tile(painter, QRectF(x, middle - 3, wide, 6), theme.color(token), 3)


def _boards(painter: QPainter, theme: Theme) -> None:
    for number, (left, share, right) in enumerate(((60, 0.5, 48), (52, 0.6, 54), (44, 0.72, 60))):
        rect = _row(painter, theme, number * 34, first=number == 0)
        middle = rect.center().y()
        _bar(painter, theme, 13, middle, left)
        _bar(painter, theme, 105, middle, 56 * share, "a_soft")
        _bar(painter, theme, 105 + 56 * share, middle, 56 * (1 - share), "b_soft")
        _bar(painter, theme, 193, middle, right)


def _people(painter: QPainter, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, wide in enumerate((92, 70, 108)):
        rect = _row(painter, theme, number * 34, first=number == 0)
        middle = rect.center().y()
        painter.setPen(QPen(theme.color("a_soft"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(22, middle), 5, 5)
        _bar(painter, theme, 40, middle, wide)
        _bar(painter, theme, 212, middle, 40)


def _games(painter: QPainter, theme: Theme) -> None:
    for number, (left, right) in enumerate(((64, 50), (48, 66), (72, 44))):
        rect = _row(painter, theme, number * 34, first=number == 0)
        middle = rect.center().y()
        _bar(painter, theme, 13, middle, left)
        tile(painter, QRectF(112, middle - 6, 12, 12), theme.color("a_soft"), 3)
        outline(painter, QRectF(134, middle - 6, 12, 12), theme.color("b_soft"), 3, width=2)
        _bar(painter, theme, 168, middle, right)


def _chart(painter: QPainter, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = [
        QPointF(8 + x, 62 - y)
        for x, y in ((0, 0), (42, 16), (84, 6), (126, 22), (168, 18), (210, 34), (250, 30))
    ]
    spread = [34, 28, 22, 18, 15, 13, 12]
    upper = [p - QPointF(0, s) for p, s in zip(line, spread, strict=True)]
    lower = [p + QPointF(0, s) for p, s in zip(line, spread, strict=True)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("a_wash"))
    painter.drawPolygon(QPolygonF(upper + lower[::-1]))
    pen = QPen(theme.color("a_soft"), 2.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(line))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("a"))
    painter.drawEllipse(line[-1], 4, 4)


def _list(painter: QPainter, theme: Theme) -> None:
    scale = Scale(0, 100)
    for number, (mean, half) in enumerate(((72, 14), (55, 20), (38, 34))):
        rect = _row(painter, theme, number * 34, first=number == 0)
        middle = rect.center().y()
        _bar(painter, theme, 13, middle, 12)
        _bar(painter, theme, 36, middle, 70 - 12 * number)
        painter.save()
        painter.setOpacity(0.55)
        shown = Range(mean, mean - half, mean + half, provisional=number == 2)
        paint_range(painter, QRectF(130, rect.top(), 122, rect.height()), shown, scale, theme)
        painter.restore()


def _search(painter: QPainter, theme: Theme) -> None:
    for number, wide in enumerate((80, 110, 60)):
        rect = _row(painter, theme, number * 34, first=False)
        _bar(painter, theme, 13, rect.center().y(), wide)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.color("edge"), 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(QPointF(186, 42), 24, 24)
    painter.drawLine(QPointF(204, 60), QPointF(222, 78))


DRAWINGS: dict[str, Draw] = {
    "boards": _boards,
    "people": _people,
    "games": _games,
    "chart": _chart,
    "list": _list,
    "search": _search,
}


class Drawing(Painted):
    """One of the drawings; decoration, so screen readers pass over it."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._draw = DRAWINGS[name]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return SIZE

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw(QPainter(self), self.theme)
