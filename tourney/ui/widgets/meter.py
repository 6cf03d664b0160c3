"""The meter of match quality: five bars in grey ink, and the figure where there is room."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Quality
from tourney.ui.widgets.painting import draw_text, tile

BARS = 5
WIDE, HIGH, STEP = 4.0, 12.0, 6.0
FIRST, LAST = 0.5, 0.95
"""Quality up to FIRST shows one bar, from LAST on all five: pairings worth playing lie between."""


def bars(value: float) -> int:
    """Return how many of the five bars are full."""
    if not value > 0:
        return 0
    share = (value - FIRST) / (LAST - FIRST)
    return min(BARS, max(1, 1 + int(share * (BARS - 1) + 1e-9)))


def quality_words(quality: Quality) -> str:
    """Return the quality in words, for tooltips and screen readers."""
    words = QCoreApplication.translate("Quality", "Match quality {0} of 1").format(
        format_number(quality.value, 2)
    )
    return f"{words}\n{quality.why}" if quality.why else words


def meter_width(theme: Theme, *, bare: bool) -> int:
    """Return the width of the bars, and of the figure beside them."""
    figure = 0.0 if bare else 8 + theme.metrics("second").horizontalAdvance(format_number(0.88, 2))
    return ceil(STEP * BARS - (STEP - WIDE) + figure)


def paint_meter(painter: QPainter, rect: QRectF, quality: Quality, theme: Theme) -> None:
    """Draw the bars from the left of *rect*, in the middle of its height."""
    full = bars(quality.value)
    top = round(rect.center().y() - HIGH / 2)
    for number in range(BARS):
        token = "ink" if number < full else "ink_off"
        tile(painter, QRectF(rect.left() + number * STEP, top, WIDE, HIGH), theme.color(token), 1.5)
    if not quality.bare:
        line = rect.adjusted(STEP * BARS + 6, 0, 0, 0)
        figure = format_number(quality.value, 2)
        draw_text(painter, line, figure, theme.font("second"), theme.color("soft"))
