"""The cell of a result, or of the keys that give it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tourney.ui.models.roles import ResultState, Role
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.keycap import keycap_size, paint_keycap
from tourney.ui.widgets.painting import CENTRE, draw_text, draw_words, fit, outline
from tourney.ui.widgets.rows import Index

OPEN_WIDE, OPEN_HIGH = 66, 25
KEY_GAP = 2


class ResultCell(Cell):
    """In: the score, semibold. Open: its word in a dashed outline. Awaited: the keys that give it."""

    def content_width(self, index: Index) -> float:
        state = index.data(Role.RESULT)
        if not isinstance(state, ResultState):
            return 0.0
        if state.keys:
            return float(sum(self._key_width(key) + KEY_GAP for key in state.keys) - KEY_GAP)
        if state.open:
            return self._open_width(state.text)
        return float(self.theme.metrics("result").horizontalAdvance(state.text))

    def _key_width(self, key: str) -> int:
        return max(27, keycap_size(key, self.theme).width())

    def _open_width(self, word: str) -> float:
        return max(self.theme.px(OPEN_WIDE), self.theme.metrics("second").horizontalAdvance(word) + 20)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        state = index.data(Role.RESULT)
        if not isinstance(state, ResultState):
            return
        middle = rect.center()
        if state.keys:
            x = middle.x() - self.content_width(index) / 2
            for key in state.keys:
                wide = self._key_width(key)
                paint_keycap(painter, round(x), middle.y(), key, self.theme, live=True, width=wide)
                x += wide + KEY_GAP
            return
        if state.open:
            high = min(self.theme.px(OPEN_HIGH), rect.height() - 4)
            box = QRectF(0, 0, min(self._open_width(state.text), rect.width()), high)
            box.moveCenter(middle)
            box.moveTopLeft(box.topLeft().toPoint().toPointF())
            outline(painter, box, self.theme.color("edge"), 5, dashed=True)
            font, words = fit(state.text, self.theme.font("second"), box.width() - 12)
            draw_text(painter, box, words, font, self.theme.color("soft"), CENTRE)
            return
        draw_words(painter, rect, self.theme, "result", state.text, "text", CENTRE)
