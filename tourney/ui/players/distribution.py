"""The range of one player laid over the ratings of the whole club."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Range, Scale
from tourney.ui.widgets.painting import Painted, tile
from tourney.ui.widgets.range import paint_range, place

BINS = 26
HIGH = 26.0
WIDE = 260
LEAST_ROOM = 40.0
"""Points free beside the outermost rating, on a scale without decimals."""


class DistributionStrip(Painted):
    """Grey columns: how many have such a rating; those inside the range take its colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._means: tuple[float, ...] = ()
        self._range: Range | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_values(self, means: Sequence[float], own: Range | None) -> None:
        """Show the ratings of the established players and one range among them."""
        self._means, self._range = tuple(means), own
        words = ""
        if own is not None and means:
            below = sum(mean < own.mean for mean in means)
            words = QCoreApplication.translate("Distribution", "{0} is above {1} of {2} established players")
            words = words.format(format_rating(own.mean, own.decimals), below, len(means))
        self.say(words)
        self.restyle()

    def scale(self) -> Scale | None:
        """Return the axis: all ratings and the player's own range, within reason."""
        if self._range is None:
            return None
        low = min((*self._means, self._range.mean))
        high = max((*self._means, self._range.mean))
        room = max(LEAST_ROOM * 0.1**self._range.decimals, 0.06 * (high - low))
        # A hardly known player's range runs out of the picture instead of pressing the club together.
        least, most = low - 5 * room, high + 5 * room
        return Scale(
            max(least, min(low - room, self._range.low)), min(most, max(high + room, self._range.high))
        )

    def counts(self) -> tuple[list[int], list[float]]:
        """Return how many ratings fall between each two of the edges, and the edges."""
        scale = self.scale()
        if scale is None:
            return [], []
        counts, edges = np.histogram(self._means, bins=BINS, range=(scale.low, scale.high))
        return [int(count) for count in counts], [float(edge) for edge in edges]

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), round(HIGH) + 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        own, scale = self._range, self.scale()
        if own is None or scale is None:
            return
        painter = QPainter(self)
        area = QRectF(4, 0, self.width() - 8, HIGH)
        counts, edges = self.counts()
        most = max((*counts, 1))
        for count, low, high in zip(counts, edges[:-1], edges[1:], strict=True):
            middle = (low + high) / 2
            tall = 2.0 + (HIGH - 2) * count / most if count else 2.0
            left, right = place(low, scale, area), place(high, scale, area)
            inside = own.low <= middle <= own.high
            column = QRectF(left + 1, HIGH - tall, right - left - 1.5, tall)
            tile(painter, column, self.theme.color("a_soft" if inside else "ink_off"), 1)
        line = QRectF(area.left(), HIGH + 6, area.width(), 12)
        if own.high > own.low:
            paint_range(painter, line, own, scale, self.theme)
