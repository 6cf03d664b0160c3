"""The forest of the board as a picture: a name, a whisker and the score on each line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from tourney.club.arena import Board
from tourney.club.arena_rows import BoardRow
from tourney.ui.arena.board_model import scale_of_rows
from tourney.ui.base.i18n import format_number, format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Range
from tourney.ui.widgets.painting import CENTRE, RIGHT, draw_words, hairline
from tourney.ui.widgets.range import paint_guides, paint_range, place

WIDE = 860
ROW = 26
FOOT = 26
RANK, SCORE, SPREAD, GAP = 40.0, 110.0, 64.0, 14.0
MOST = 400
"""Rows of a picture; the table has them all."""


def size_of(board: Board) -> QSize:
    """Return how large the picture of a board is."""
    return QSize(WIDE, ROW * min(MOST, len(board.rows)) + FOOT)


def painter_of(board: Board) -> Callable[[QPainter, QRectF, Theme], None]:
    """Return what draws a board into a rectangle."""
    rows = board.rows[:MOST]
    scale = scale_of_rows(rows)

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        if scale is None:
            return
        names = max((theme.width("name", row.name) for row in rows), default=0.0)
        names = min(names, rect.width() * 0.36)
        left = rect.left() + RANK + GAP + names + GAP
        forest = QRectF(left, rect.top(), rect.right() - SCORE - SPREAD - GAP - left, ROW * len(rows))
        paint_guides(painter, forest, scale, theme)
        for number, row in enumerate(rows):
            line = QRectF(rect.left(), rect.top() + ROW * number, rect.width(), ROW)
            hairline(painter, line, theme)
            _row(painter, line, row, theme, names)
            whisker = QRectF(forest.left(), line.top(), forest.width(), ROW)
            paint_range(painter, whisker, Range(row.score, row.low, row.high, row.thin), scale, theme)
        for tick in scale.ticks:
            box = QRectF(place(tick, scale, forest) - 40, forest.bottom(), 80, FOOT)
            draw_words(painter, box, theme, "header", format_rating(tick), "faint", CENTRE)

    return paint


def _row(painter: QPainter, line: QRectF, row: BoardRow, theme: Theme, names: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    rank = QRectF(line.left(), line.top(), RANK, ROW)
    draw_words(painter, rank, theme, "body", format_number(row.rank), "text", RIGHT)
    name = QRectF(rank.right() + GAP, line.top(), names, ROW)
    draw_words(painter, name, theme, "name", row.name, "soft" if row.thin else "text")
    spread = QRectF(line.right() - SPREAD, line.top(), SPREAD, ROW)
    draw_words(painter, spread, theme, "second", f"{row.best}–{row.worst}", "soft", RIGHT)
    score = QRectF(spread.left() - SCORE, line.top(), SCORE, ROW)
    words = f"{format_rating(row.score)} ±{format_rating(row.error)}"
    draw_words(painter, score, theme, "body", words, "text", RIGHT)
