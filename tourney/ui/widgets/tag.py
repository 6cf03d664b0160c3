"""A state on a quiet pill: void, forfeit, undone. What is said of a person is a badge instead."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import CENTRE, draw_text, outline, tile


def tag_width(words: str, theme: Theme) -> int:
    """Return the width of a state on its pill."""
    return ceil(theme.metrics("badge").horizontalAdvance(words)) + 16


def paint_tag(painter: QPainter, x: float, middle: float, words: str, theme: Theme) -> None:
    """Draw a state as a quiet pill: a word in soft ink, parted from the row by a hairline."""
    high = round(theme.metrics("badge").height()) + 4
    box = QRectF(x, round(middle - high / 2), tag_width(words, theme), high)
    tile(painter, box, theme.color("ground"), high / 2)
    outline(painter, box, theme.color("control"), high / 2)
    draw_text(painter, box, words, theme.font("badge"), theme.color("soft"), CENTRE)
