"""What the organizer announces, large, above whatever the hall display shows."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.hall.letters import Letters, Weight
from tourney.ui.widgets.painting import Painted, tile

SIZES = (40.0, 34.0, 28.0, 24.0, 20.0)
INSIDE, BELOW = 28.0, 20.0
MOST_LINES = 3
WRAP = int(Qt.TextFlag.TextWrapAnywhere) | int(Qt.AlignmentFlag.AlignVCenter)
AT_WORDS = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class HallBanner(Painted):
    """A tile as high as its words need: a short announcement is large, a long one in three lines."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.letters = Letters(1.0, 96.0)
        self.text = ""

    def say_text(self, text: str) -> None:
        """Show another announcement; an empty one is shown by nobody."""
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def high(self, letters: Letters) -> int:
        """Return the height that the words need on a window of these letters, with room below."""
        parent = self.parentWidget()
        wide = (parent.width() if parent is not None else self.width()) - 2 * letters.px(64)
        points, flags = self._fitting(letters, wide)
        return ceil(self._tall(letters, wide, points, flags) + letters.px(INSIDE + BELOW))

    def _fitting(self, letters: Letters, wide: float) -> tuple[float, int]:
        for points in SIZES:
            line = letters.height(points)
            if self._tall(letters, wide, points, AT_WORDS) <= MOST_LINES * line * 1.1:
                fits = all(self._width(letters, word, points) <= wide for word in self.text.split())
                if fits:
                    return points, AT_WORDS
        return SIZES[-1], WRAP

    def _width(self, letters: Letters, word: str, points: float) -> float:
        return letters.width(word, points, Weight.DemiBold) + 2 * letters.px(INSIDE)

    def _tall(self, letters: Letters, wide: float, points: float, flags: int) -> float:
        measures = QFontMetricsF(letters.font(points, Weight.DemiBold, self.text))
        room = QRectF(0, 0, max(1.0, wide - 2 * letters.px(INSIDE)), 10000)
        return measures.boundingRect(room, flags, self.text).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("panel"))
        if not self.text:
            return
        whole = QRectF(self.rect())
        tile(painter, whole, self.theme.color("accent"), self.letters.px(12))
        points, flags = self._fitting(self.letters, whole.width())
        painter.setFont(self.letters.font(points, Weight.DemiBold, self.text))
        painter.setPen(self.theme.color("on_accent"))
        inside = self.letters.px(INSIDE)
        painter.drawText(whole.adjusted(inside, 0, -inside, 0), flags, self.text)
