"""Small drawing steps that the parts share: a line of words, a focus ring, crisp lines."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Draw one line in the middle of *rect*, on the base line of *font*, and return its width.

    The base line is the font's own: letters borrowed from another font neither lift nor lower the line. The
    alignment is absolute, so a right-to-left name keeps the edge of its column.
    """
    measures = QFontMetricsF(font)
    width = measures.horizontalAdvance(text)
    x = rect.left()
    if align == RIGHT:
        x = rect.right() - width
    elif align == CENTRE:
        x = rect.center().x() - width / 2
    y = rect.center().y() + (measures.ascent() - measures.descent()) / 2
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, round(y * 2) / 2), text)
    return width


def draw_words(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    role: str,
    text: str,
    token: str,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Fit a line into *rect* and draw it there; the same as ``fit`` and ``draw_text``, for rows of tables."""
    width = theme.width(role, text)
    if width > rect.width():
        font, words = fit(text, theme.font(role), rect.width())
        return draw_text(painter, rect, words, font, theme.ink(token), align)
    font, below = theme.letters(role)
    x = rect.left()
    if align == RIGHT:
        x = rect.right() - width
    elif align == CENTRE:
        x = rect.center().x() - width / 2
    painter.setFont(font)
    painter.setPen(theme.ink(token))
    painter.drawText(QPointF(x, round((rect.center().y() + below) * 2) / 2), text)
    return width


def fit(text: str, font: QFont, width: float) -> tuple[QFont, str]:
    """Return the font and words that fit in *width*: a point smaller, then narrower, cut off last."""
    return _fit(text, font.key(), _Keyed(font), width)


class _Keyed:
    """A font that does not take part in the hash: the key beside it does."""

    __slots__ = ("font",)

    def __init__(self, font: QFont) -> None:
        self.font = font

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Keyed)


@lru_cache(maxsize=4096)
def _fit(text: str, key: str, keyed: _Keyed, width: float) -> tuple[QFont, str]:
    del key
    font = keyed.font
    if QFontMetricsF(font).horizontalAdvance(text) <= width:
        return font, text
    smaller = QFont(font)
    smaller.setPointSizeF(max(8.5, font.pointSizeF() - 1))
    for stretch in (100, 94, 88):
        smaller.setStretch(stretch)
        if QFontMetricsF(smaller).horizontalAdvance(text) <= width:
            return smaller, text
    smaller.setStretch(94)
    cut = QFontMetricsF(smaller).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
    return smaller, cut


def focus_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 6.0) -> None:
    """Draw the two-pixel ring of the keyboard focus inside *rect*."""
    outline(painter, rect, theme.color("accent"), radius, width=2.0)


def outline(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    radius: float,
    *,
    width: float = 1.0,
    dashed: bool = False,
) -> None:
    """Draw a rounded outline wholly inside *rect*."""
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.0 / width, 2.5 / width])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    half = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.restore()


def tile(painter: QPainter, rect: QRectF, colour: QColor, radius: float) -> None:
    """Fill a rounded rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def hairline(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the line that parts this row from the next, one device-independent pixel high."""
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.ink("line"))


class Painted(QWidget):
    """A part that draws itself from the theme and says in words what it shows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Measure and draw again; the theme changed."""
        self.updateGeometry()
        self.update()

    def say(self, words: str) -> None:
        """Give the tooltip and the screen reader the same words."""
        self.setToolTip(words)
        self.setAccessibleName(words)
