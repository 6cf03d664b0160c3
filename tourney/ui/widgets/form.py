"""The latest results in a strip: won high and filled, lost low and hollow, drawn a bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import Painted, outline, tile

BOX, STEP, HIGH = 9.0, 13.0, 21.0


def form_words(results: Sequence[float]) -> str:
    """Return the form in words: how many won, drawn and lost."""
    won = sum(r > 0.5 for r in results)
    lost = sum(r < 0.5 for r in results)
    words = QCoreApplication.translate("Form", "{0} won, {1} drawn, {2} lost")
    return words.format(won, len(results) - won - lost, lost)


def form_width(count: int) -> int:
    """Return the width of a strip of so many results."""
    return int(max(0, count * STEP - (STEP - BOX)))


def paint_form(painter: QPainter, rect: QRectF, results: Sequence[float], theme: Theme) -> None:
    """Draw the results from the left of *rect*, oldest first; the latest are kept when room is short."""
    room = max(0, int((rect.width() + STEP - BOX) // STEP))
    middle = rect.center().y()
    top = round(middle - HIGH / 2)
    for number, result in enumerate(results[max(0, len(results) - room) :]):
        x = rect.left() + number * STEP
        if result > 0.5:
            tile(painter, QRectF(x, top, BOX, BOX), theme.color("a"), 2)
        elif result < 0.5:
            outline(
                painter,
                QRectF(x + 0.5, top + HIGH - BOX + 0.5, BOX - 1, BOX - 1),
                theme.color("b"),
                2,
                width=1.5,
            )
        else:
            tile(painter, QRectF(x, round(middle) - 2, BOX, 4), theme.color("ink"), 2)


class FormStrip(Painted):
    """The form of one player, as a widget."""

    def __init__(self, theme: Theme, results: Sequence[float] = (), parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._results = tuple(results)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_results(results)

    def set_results(self, results: Sequence[float]) -> None:
        """Show other results: 1 won, 0.5 drawn, 0 lost, oldest first."""
        self._results = tuple(results)
        self.say(form_words(self._results) if self._results else "")
        self.restyle()

    def sizeHint(self) -> QSize:
        return QSize(form_width(len(self._results)), int(HIGH) + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(int(BOX), int(HIGH) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_form(QPainter(self), QRectF(self.rect()), self._results, self.theme)
