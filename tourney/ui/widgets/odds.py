"""The odds bar: side A from the left, side B from the right, and how far the odds may be off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.i18n import format_percent
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Odds
from tourney.ui.widgets.painting import RIGHT, Painted, draw_text

BAR = 6
GAP = 5


def odds_words(odds: Odds) -> str:
    """Return the odds in words, for tooltips and screen readers."""
    if odds.draw > 0:
        words = QCoreApplication.translate("Odds", "Side A wins {0}, a draw {1}, side B wins {2}.").format(
            format_percent(odds.a), format_percent(odds.draw), format_percent(odds.b)
        )
    else:
        words = QCoreApplication.translate("Odds", "Side A wins {0}, side B wins {1}.").format(
            format_percent(odds.a), format_percent(odds.b)
        )
    if odds.doubt >= 0.005:
        off = QCoreApplication.translate("Odds", "These odds may be off by {0}.")
        words += "\n" + off.format(format_percent(odds.doubt))
    return words


def paint_bar(painter: QPainter, rect: QRectF, odds: Odds, theme: Theme) -> None:
    """Draw the bar alone into *rect*; the notch at the value stands out two pixels above and below.

    Where draws are possible a neutral piece lies between the sides and the notch stands in its middle.
    """
    left, wide = rect.left(), rect.width()
    end_a = left + wide * odds.a
    start_b = left + wide * (odds.a + odds.draw)
    low = max(left, end_a - wide * odds.doubt)
    high = min(rect.right(), start_b + wide * odds.doubt)
    low = min(max(low, left + wide * 0.02), max(end_a, left))
    high = max(min(high, left + wide * 0.98), min(start_b, rect.right()))
    path = QPainterPath()
    path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path)
    for start, end, token in (
        (left, low, "a"),
        (low, end_a, "a_soft"),
        (end_a, start_b, "ink_off"),
        (start_b, high, "b_soft"),
        (high, rect.right(), "b"),
    ):
        if end > start:
            painter.fillRect(QRectF(start, rect.top(), end - start, rect.height()), theme.color(token))
    painter.restore()
    middle = round((end_a + start_b) / 2)
    painter.fillRect(QRectF(middle - 1, rect.top() - 2, 2, rect.height() + 4), theme.color("text"))


def odds_height(theme: Theme) -> int:
    """Return the height of the two percentages with the bar below."""
    return theme.line("second") + GAP + BAR + 2


def paint_odds(painter: QPainter, rect: QRectF, odds: Odds, theme: Theme) -> None:
    """Draw the percentages and the bar below them in the middle of *rect*; the favourite is semibold."""
    line = theme.line("second")
    top = rect.center().y() - odds_height(theme) / 2
    words = QRectF(rect.left(), top, rect.width(), line)
    plain, strong = theme.font("second"), theme.font("second_strong")
    a_font = strong if odds.a >= odds.b else plain
    b_font = strong if odds.b >= odds.a else plain
    draw_text(painter, words, format_percent(odds.a), a_font, theme.color("a"))
    draw_text(painter, words, format_percent(odds.b), b_font, theme.color("b"), RIGHT)
    paint_bar(painter, QRectF(rect.left(), round(top + line + GAP), rect.width(), BAR), odds, theme)


class OddsBar(Painted):
    """The odds of one pairing, as a widget."""

    def __init__(self, theme: Theme, odds: Odds | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._odds = odds
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_odds(odds)

    def set_odds(self, odds: Odds | None) -> None:
        """Show other odds, or none."""
        self._odds = odds
        self.say(odds_words(odds) if odds else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), odds_height(self.theme) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._odds is not None:
            paint_odds(QPainter(self), QRectF(self.rect()), self._odds, self.theme)
