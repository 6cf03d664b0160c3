"""A key as it looks on the keyboard, and how a shortcut is written."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import CENTRE, Painted, draw_text, outline, tile


def key_words(key: str | QKeySequence) -> str:
    """Return a shortcut as it is written beside its action: "Ctrl K" for Ctrl+K."""
    if isinstance(key, QKeySequence):
        key = key.toString(QKeySequence.SequenceFormat.NativeText)
    if key.endswith("++"):
        return f"{key[:-2].replace('+', ' ')} +"
    return key.replace("+", " ") if len(key) > 1 else key


def keycap_size(text: str, theme: Theme) -> QSize:
    """Return the size of a key with these words on it."""
    measures = QFontMetricsF(theme.font("key"))
    high = max(20, ceil(measures.height()) + 5)
    return QSize(max(ceil(measures.horizontalAdvance(text)) + 12, high), high)


def paint_keycap(
    painter: QPainter, x: float, centre: float, text: str, theme: Theme, *, live: bool = False, width: int = 0
) -> float:
    """Draw a key from *x*, in the middle of the line *centre*, and return its width.

    A live key is one that works right now: accent on the wash.
    """
    size = keycap_size(text, theme)
    wide = max(size.width(), width)
    rect = QRectF(x, round(centre - size.height() / 2), wide, size.height())
    tile(painter, rect, theme.color("wash" if live else "raised"), 4)
    outline(painter, rect, theme.color("accent" if live else "control"), 4)
    draw_text(painter, rect, text, theme.font("key"), theme.color("accent" if live else "soft"), CENTRE)
    return float(wide)


class KeyCap(Painted):
    """One key, drawn."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text = key_words(text)
        self.setAccessibleName(self._text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return keycap_size(self._text, self.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_keycap(painter, 0, self.height() / 2, self._text, self.theme)
