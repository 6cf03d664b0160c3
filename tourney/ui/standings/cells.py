"""Cells that only the standings have: places, ratings of engines without deviation, crosstable cells."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.models.reason import ReasonLine
from tourney.ui.models.roles import Emphasis, Rating, ResultState, Role
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import RatingCell, TextCell, alignment, shown_text
from tourney.ui.widgets.painting import RIGHT, draw_text, draw_words, fit
from tourney.ui.widgets.rows import Index

BESIDE = 6.0
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class PlaceCell(Cell):
    """A place or points: figures at the right, the first ones semibold.

    With *shares* the sign of a shared place ("2=") stands outside the column of figures.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, shares: bool = False) -> None:
        super().__init__(theme, parent)
        self._shares = shares

    def content_width(self, index: Index) -> float:
        return float(self.theme.metrics("body_strong").horizontalAdvance(shown_text(index)))

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        strong = look.selected or index.data(Role.EMPHASIS) == Emphasis.STRONG
        role = "body_strong" if strong else "body"
        words = shown_text(index)
        if self._shares and not words.endswith("="):
            rect = rect.adjusted(0, 0, -self.theme.width(role, "="), 0)
        draw_words(painter, rect, self.theme, role, words, "text", RIGHT)


class ListRatingCell(RatingCell):
    """A rating; for engines that know no deviation the figure alone."""

    def content_width(self, index: Index) -> float:
        if isinstance(index.data(Role.RATING), Rating):
            return super().content_width(index)
        return float(self.theme.metrics("name_strong").horizontalAdvance(shown_text(index)))

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        if isinstance(index.data(Role.RATING), Rating):
            super().paint_content(painter, rect, index, look)
            return
        font, words = fit(shown_text(index), self.theme.font("name_strong"), rect.width())
        draw_text(painter, rect, words, font, self.theme.color("text"), RIGHT)


class StepCell(TextCell):
    """A step of a worked-out reason; what does not count is struck out in faint ink."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        emphasis = index.data(Role.EMPHASIS)
        role = "body_strong" if emphasis == Emphasis.STRONG else "body"
        font = QFont(self.theme.font(role))
        ink = "text"
        if emphasis == Emphasis.SOFT:
            font.setStrikeOut(True)
            ink = "faint"
        record = index.data(Role.RECORD)
        if isinstance(record, ReasonLine) and record.sentence:
            painter.setFont(self.theme.font("body"))
            painter.setPen(self.theme.color("soft"))
            painter.drawText(rect, int(WRAPPED), shown_text(index))
            return
        font, words = fit(shown_text(index), font, rect.width())
        draw_text(painter, rect, words, font, self.theme.color(ink), alignment(index))


class CrossCell(Cell):
    """What a player got in a round, and in faint ink the number of the opponent."""

    def content_width(self, index: Index) -> float:
        return self._widths(index)[2]

    def _widths(self, index: Index) -> tuple[float, float, float]:
        state, beside = index.data(Role.RESULT), index.data(Role.TRAILING)
        if not isinstance(state, ResultState):
            return 0.0, 0.0, 0.0
        own = self.theme.metrics("name_strong").horizontalAdvance(state.text)
        other = self.theme.metrics("second").horizontalAdvance(str(beside)) if beside else 0.0
        return own, other, own + (BESIDE + other if beside else 0.0)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        state, beside = index.data(Role.RESULT), index.data(Role.TRAILING)
        if not isinstance(state, ResultState):
            return
        own, other, _ = self._widths(index)
        # Results stand under each other, opponents left of a line through the column.
        middle = rect.center().x() - BESIDE / 2
        font = self.theme.font("name" if state.open else "name_strong")
        ink = self.theme.color("faint" if state.open else "text")
        draw_text(painter, QRectF(middle - own, rect.top(), own, rect.height()), state.text, font, ink)
        if beside:
            line = QRectF(middle + BESIDE, rect.top(), other, rect.height())
            draw_text(painter, line, str(beside), self.theme.font("second"), self.theme.color("faint"))
