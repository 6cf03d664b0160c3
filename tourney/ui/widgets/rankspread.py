"""A rank and the ranks that are about as likely: a thick part on the track from first to last."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import RankSpread
from tourney.ui.widgets.painting import draw_words, tile

THICK = 5.0
RING = 3.75


def spread_words(spread: RankSpread) -> str:
    """Return a rank spread in words, for tooltips and screen readers."""
    words = QCoreApplication.translate("RankSpread", "Rank {0} of {1}, and 95 % sure between {2} and {3}")
    return words.format(spread.rank, spread.of, spread.low, spread.high)


def figures(spread: RankSpread) -> str:
    """Return the interval in figures: "2–6", or "4" when there is but one."""
    return str(spread.low) if spread.low == spread.high else f"{spread.low}–{spread.high}"


def figures_width(theme: Theme, of: int = 99) -> float:
    """Return the room that the figures take at most among *of* players."""
    widest = "8" * max(2, len(str(of)))
    return theme.width("second", f"{widest}–{widest}")


def paint_spread(painter: QPainter, rect: QRectF, spread: RankSpread, theme: Theme) -> None:
    """Draw track, spread and ring from the left of *rect*, the figures at its right."""
    room = figures_width(theme, spread.of)
    track = QRectF(
        rect.left() + RING, rect.top(), max(8.0, rect.width() - room - 12 - 2 * RING), rect.height()
    )
    middle = round(rect.center().y()) + 0.5
    steps = max(1, spread.of - 1)

    def at(rank: float) -> float:
        return track.left() + min(1.0, max(0.0, (rank - 1) / steps)) * track.width()

    tile(painter, QRectF(track.left(), middle - 1, track.width(), 2), theme.color("ink_off"), 1)
    low, high = at(spread.low) - THICK / 2, at(spread.high) + THICK / 2
    tile(painter, QRectF(low, middle - THICK / 2, high - low, THICK), theme.color("ink"), THICK / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color("ink"), 1.5))
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(QPointF(at(spread.rank), middle), RING, RING)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()
    line = QRectF(rect.right() - room, rect.top(), room, rect.height())
    draw_words(painter, line, theme, "second", figures(spread), "soft")
