"""Type and lengths of the hall display: drawn for 1920 x 1080, and scaled to whatever hangs on the wall."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tourney.ui.base import fonts
from tourney.ui.widgets.painting import LEFT, draw_text, fit

DRAWN_FOR = QSize(1920, 1080)
DRAWN_DPI = 96.0
LEAST_SHARE = 0.72
"""How far a long name may shrink before it is set narrower and, at last, cut off."""

Weight = QFont.Weight


@dataclass(frozen=True, slots=True)
class Letters:
    """A scale; lengths are pixels and sizes points of the drawing."""

    scale: float
    dpi: float

    @classmethod
    def on(cls, size: QSize, dpi: float) -> Letters:
        """Return the letters for a window of *size* on a screen of *dpi*."""
        scale = min(size.width() / DRAWN_FOR.width(), size.height() / DRAWN_FOR.height())
        return cls(max(scale, 0.2), dpi)

    def px(self, length: float) -> float:
        """Return a length of the drawing on this window."""
        return length * self.scale

    def font(self, points: float, weight: Weight = Weight.Normal, text: str = "") -> QFont:
        """Return a font for *text*; a point of the drawing is the same share of the screen everywhere."""
        size = round(points * self.scale * DRAWN_DPI / self.dpi, 2)
        return _font(size, weight, any(sign.isdigit() for sign in text))

    def height(self, points: float) -> float:
        """Return the height of a line."""
        return float(QFontMetricsF(self.font(points)).height())

    def width(self, text: str, points: float, weight: Weight = Weight.Normal) -> float:
        """Return the width of a text."""
        return float(QFontMetricsF(self.font(points, weight, text)).horizontalAdvance(text))

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        points: float,
        colour: QColor,
        *,
        weight: Weight = Weight.Normal,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """Draw one line in the middle of *rect*, smaller where it is too long, and return its width."""
        font = self.font(points, weight, text)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > rect.width() > 0:
            share = max(LEAST_SHARE, rect.width() / wide)
            font = self.font(points * share * 0.99, weight, text)
        font, words = fit(text, font, max(1.0, rect.width()))
        return draw_text(painter, rect, words, font, colour, align)


@lru_cache(maxsize=256)
def _font(points: float, weight: Weight, figures: bool) -> QFont:
    made = fonts.make(points, weight)
    if not figures:
        # Tabular figures come with wide hyphens, which tear double names apart.
        made.setFeature(QFont.Tag("tnum"), 0)
    return made
