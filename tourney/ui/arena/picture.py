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
RANK, SCORE, SPREAD, GAP = 40, 112, 64, 14
MOST = 400
"""Rows of a picture; the table has them all."""


def size_of(board: Board, theme: Theme) -> QSize:
    """Return how large the picture of a board is, in step with the words."""
    return QSize(theme.px(WIDE), theme.px(ROW) * (min(MOST, len(board.rows)) + 1))


def painter_of(board: Board) -> Callable[[QPainter, QRectF, Theme], None]:
    """Return what draws a board into a rectangle."""
    rows = board.rows[:MOST]
    scale = scale_of_rows(rows)

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        if scale is None:
            return
        row, gap = float(theme.px(ROW)), float(theme.px(GAP))
        names = max((theme.width("name", one.name) for one in rows), default=0.0)
        names = min(names, rect.width() * 0.36)
        left = rect.left() + theme.px(RANK) + gap + names + gap
        right = rect.right() - theme.px(SCORE) - theme.px(SPREAD) - gap
        forest = QRectF(left, rect.top(), right - left, row * len(rows))
        paint_guides(painter, forest, scale, theme)
        for number, one in enumerate(rows):
            line = QRectF(rect.left(), rect.top() + row * number, rect.width(), row)
            hairline(painter, line, theme)
            _row(painter, line, one, theme, names)
            whisker = QRectF(forest.left(), line.top(), forest.width(), row)
            paint_range(painter, whisker, Range(one.score, one.low, one.high, one.thin), scale, theme)
        for tick in scale.ticks:
            box = QRectF(place(tick, scale, forest) - 60, forest.bottom(), 120, row)
            draw_words(painter, box, theme, "header", format_rating(tick), "faint", CENTRE)

    return paint


def _row(painter: QPainter, line: QRectF, one: BoardRow, theme: Theme, names: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    top, high = line.top(), line.height()
    rank = QRectF(line.left(), top, theme.px(RANK), high)
    draw_words(painter, rank, theme, "body", format_number(one.rank), "text", RIGHT)
    name = QRectF(rank.right() + theme.px(GAP), top, names, high)
    draw_words(painter, name, theme, "name", one.name, "soft" if one.thin else "text")
    spread = QRectF(line.right() - theme.px(SPREAD), top, theme.px(SPREAD), high)
    draw_words(painter, spread, theme, "second", f"{one.best}–{one.worst}", "soft", RIGHT)
    score = QRectF(spread.left() - theme.px(SCORE), top, theme.px(SCORE), high)
    words = f"{format_rating(one.score)} ±{format_rating(one.error)}"
    draw_words(painter, score, theme, "body", words, "text", RIGHT)
