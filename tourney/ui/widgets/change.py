"""Points gained or lost: a triangle and the figure; nothing gained is a faint dot."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Change
from tourney.ui.widgets.painting import LEFT, RIGHT, Painted, draw_text, draw_words

SIGN = 8.0
GAP = 4.0


def change_words(change: Change) -> str:
    """Return a change in words, for tooltips, copies and screen readers."""
    if change.value is None:
        return change.word
    points = round(change.value, change.decimals)
    figure = format_rating(abs(points), change.decimals)
    if points > 0:
        return QCoreApplication.translate("Change", "up {0}").format(figure)
    if points < 0:
        return QCoreApplication.translate("Change", "down {0}").format(figure)
    return QCoreApplication.translate("Change", "no change")


def change_width(change: Change, theme: Theme) -> float:
    """Return the width of a change."""
    if change.value is None:
        return theme.width("second_medium", change.word)
    points = round(change.value, change.decimals)
    if points == 0:
        return SIGN
    return SIGN + GAP + theme.width("second_medium", format_rating(abs(points), change.decimals))


def paint_change(
    painter: QPainter, rect: QRectF, change: Change, theme: Theme, align: Qt.AlignmentFlag = LEFT
) -> float:
    """Draw a change at the left or right of *rect* and return its width."""
    points = round(change.value, change.decimals) if change.value is not None else 0
    figure = format_rating(abs(points), change.decimals) if points else ""
    wide = SIGN + GAP + theme.width("second_medium", figure) if points else change_width(change, theme)
    x = rect.right() - wide if align == RIGHT else rect.left()
    middle = rect.center().y()
    if change.value is None:
        line = QRectF(x, rect.top(), wide, rect.height())
        draw_text(painter, line, change.word, theme.font("second"), theme.color("faint"))
        return wide
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if points == 0:
        painter.setBrush(theme.ink("faint"))
        painter.drawEllipse(QPointF(x + SIGN / 2, middle), 1.75, 1.75)
        painter.restore()
        return wide
    token = "a" if points > 0 else "b"
    painter.setBrush(theme.ink(token))
    painter.drawPolygon((_UP if points > 0 else _DOWN).translated(x, middle))
    painter.restore()
    line = QRectF(x + SIGN + GAP, rect.top(), wide, rect.height())
    draw_words(painter, line, theme, "second_medium", figure, token)
    return wide


def _triangle(up: int) -> QPolygonF:
    return QPolygonF([QPointF(0, 3 * up), QPointF(SIGN, 3 * up), QPointF(SIGN / 2, -3.5 * up)])


_UP, _DOWN = _triangle(1), _triangle(-1)


class ChangeLabel(Painted):
    """One change, as a widget."""

    def __init__(self, theme: Theme, change: Change | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._change = change
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_change(change)

    def set_change(self, change: Change | None) -> None:
        """Show another change, or none."""
        self._change = change
        self.setAccessibleName(change_words(change) if change else "")
        self.restyle()

    def sizeHint(self) -> QSize:
        wide = change_width(self._change, self.theme) if self._change else 0
        return QSize(ceil(wide), self.theme.line("second"))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._change:
            paint_change(QPainter(self), QRectF(self.rect()), self._change, self.theme)
