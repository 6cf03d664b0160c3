"""Cells of the log: an event with its round and board, a side with what it gained, a state on a pill."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tourney.core.games import GameState
from tourney.ui.models.roles import Change, ResultState, Role
from tourney.ui.widgets.change import change_width, change_words, paint_change
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import name_role, shown_text
from tourney.ui.widgets.painting import CENTRE, RIGHT, draw_text, draw_words, fit
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.tag import paint_tag, tag_width

GAP = 8.0
NARROWED = 0.8
"""How much narrower a name can be set before letters are lost (``painting.fit``)."""


def is_void(index: Index) -> bool:
    """Return True when the game of a row counts for nothing."""
    row = index.data(Role.RECORD)
    return row is not None and row.game.state is GameState.VOID


class EventCell(Cell):
    """The event in soft ink, round and board in faint figures at the right end."""

    def content_width(self, index: Index) -> float:
        wide = float(self.theme.metrics("body").horizontalAdvance(shown_text(index)))
        trailing = index.data(Role.TRAILING)
        return wide + (self.theme.metrics("second").horizontalAdvance(trailing) + GAP if trailing else 0)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        trailing = index.data(Role.TRAILING)
        if trailing:
            wide = draw_words(painter, rect, self.theme, "second", str(trailing), "faint", RIGHT)
            rect = rect.adjusted(0, 0, -wide - GAP, 0)
        ink = "faint" if is_void(index) else "soft"
        draw_words(painter, rect, self.theme, "body", shown_text(index), ink)


class SideCell(Cell):
    """A side: the winner semibold, the loser soft; points gained or lost at the right end."""

    _measured = 0.0
    _room = 0.0

    def content_width(self, index: Index) -> float:
        wide = float(self.theme.metrics("name_strong").horizontalAdvance(shown_text(index)))
        change = index.data(Role.CHANGE)
        return wide + (change_width(change, self.theme) + GAP if isinstance(change, Change) else 0)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        change = index.data(Role.CHANGE)
        role, ink = name_role(index, look)
        name = shown_text(index)
        if isinstance(change, Change):
            column = max(self._sign_room(), change_width(change, self.theme))
            room = rect.width() - column - GAP
            # The name gives way last: without room for both the sign goes.
            if self.theme.width(role, name) * NARROWED <= room:
                # One column for the signs, so that the triangles line up.
                beside = QRectF(rect.right() - column, rect.top(), column, rect.height())
                paint_change(painter, beside, change, self.theme)
                rect = rect.adjusted(0, 0, -column - GAP, 0)
        # A void game has no winner: only soft names need to be asked about.
        void = ink == "soft" and is_void(index)
        draw_words(painter, rect, self.theme, role, name, "faint" if void else ink)

    def _sign_room(self) -> float:
        """Return the width of a change of two figures; measured once for each text size."""
        if self._measured != self.theme.text_scale:
            self._measured = self.theme.text_scale
            self._room = change_width(Change(-88), self.theme)
        return self._room

    def words(self, index: Index) -> str:
        change = index.data(Role.CHANGE)
        return f"{shown_text(index)}: {change_words(change)}" if isinstance(change, Change) else ""


class LogResultCell(ResultCell):
    """A result; that of a void game in faint ink with a line through it."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        if not is_void(index):
            super().paint_content(painter, rect, index, look)
            return
        state = index.data(Role.RESULT)
        text = state.text if isinstance(state, ResultState) else ""
        font, words = fit(text, self.theme.font("body"), rect.width())
        wide = draw_text(painter, rect, words, font, self.theme.color("faint"), CENTRE)
        if words:
            middle = round(rect.center().y())
            line = QRectF(rect.center().x() - wide / 2 - 3, middle, wide + 6, 1)
            painter.fillRect(line, self.theme.color("faint"))


class StateCell(Cell):
    """What is special about a game, on a pill; an ordinary game shows nothing."""

    def content_width(self, index: Index) -> float:
        words = shown_text(index)
        return float(tag_width(words, self.theme)) if words else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        words = shown_text(index)
        row = index.data(Role.RECORD)
        # An open game has its dashed box already.
        if words and row is not None and row.game.state is not GameState.OPEN:
            paint_tag(painter, rect.left(), rect.center().y(), words, self.theme)
