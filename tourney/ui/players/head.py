"""The head of the card: who it is at the left, how good and how surely at the right."""

from __future__ import annotations

import datetime as dt
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tourney.club.views import PlayerCard, RatingView
from tourney.ui.base.i18n import format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.explain.words import badge_tip, placing_words
from tourney.ui.models.players import badge_of, rating_words
from tourney.ui.models.roles import Range
from tourney.ui.models.standings import deviation_text, range_text
from tourney.ui.players.distribution import DistributionStrip
from tourney.ui.players.words import careful_words, range_words, rank_tooltip, status_words
from tourney.ui.widgets.badge import BadgeLabel
from tourney.ui.widgets.form import FormStrip, form_words
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.painting import Painted, draw_text, fit

QWIDGETSIZE_MAX = (1 << 24) - 1
TIGHT_BELOW = 340
"""Below this width the name stands above the rating, and not beside it."""

WIDE_WORDS = 164


class RatingFigure(Painted):
    """The rating in the largest type with its ± raised beside it; a range while provisional."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rating: RatingView | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_compact(self, compact: bool) -> None:
        """Take smaller type, in a narrow card."""
        if compact != self._compact:
            self._compact = compact
            self.restyle()

    def set_rating(self, rating: RatingView | None) -> None:
        """Show another rating, or none."""
        self._rating = rating
        self.setAccessibleName(rating_words(rating))
        self.restyle()

    def _parts(self) -> tuple[str, str, str]:
        rating = self._rating
        large, wide = ("card", "page") if self._compact else ("figure", "range")
        if rating is None:
            return "", "", large
        if rating.deviation is None:
            return format_rating(rating.mean, rating.decimals), "", large
        if rating.provisional:
            return range_text(rating), "", wide
        return format_rating(rating.mean, rating.decimals), f"±{deviation_text(rating)}", large

    def sizeHint(self) -> QSize:
        figure, sure, role = self._parts()
        wide = self.theme.metrics(role).horizontalAdvance(figure)
        if sure:
            wide += 10 + self.theme.metrics("empty").horizontalAdvance(sure)
        # Digits fill the capitals' height; the room above and below belongs to the neighbours.
        tall = self.theme.metrics("card" if self._compact else "figure").capHeight()
        return QSize(ceil(wide), ceil(tall + 12))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        figure, sure, role = self._parts()
        painter = QPainter(self)
        font = self.theme.font(role)
        tall = QFontMetricsF(font).capHeight()
        base = self.height() - 6.0
        right = float(self.width())
        if sure:
            beside = self.theme.font("empty")
            metrics = QFontMetricsF(beside)
            painter.setFont(beside)
            painter.setPen(self.theme.color("faint"))
            right -= metrics.horizontalAdvance(sure)
            painter.drawText(round(right), round(base - tall + metrics.capHeight()), sure)
            right -= 10
        painter.setFont(font)
        painter.setPen(self.theme.color("text"))
        painter.drawText(round(right - QFontMetricsF(font).horizontalAdvance(figure)), round(base), figure)


def own_range(rating: RatingView) -> Range:
    """Return the range of a rating, a mere point for engines without a deviation."""
    return Range(rating.mean, rating.low, rating.high, rating.provisional, rating.decimals)


class NameLine(Painted):
    """The name in the type of the card; it becomes narrower before it is cut."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """Show another name."""
        self._name = name
        self.say(name)
        self.restyle()

    def sizeHint(self) -> QSize:
        wide = self.theme.metrics("card").horizontalAdvance(self._name)
        return QSize(ceil(wide) + 1, self.theme.line("card"))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.line("card"))

    def fitted(self) -> tuple[QFont, str]:
        """Return letters and words that fit: smaller titles come before the ellipsis."""
        for role in ("card", "page", "empty"):
            font, words = fit(self._name, self.theme.font(role), self.width())
            if words == self._name:
                return font, words
        return font, words

    def paintEvent(self, event: QPaintEvent) -> None:
        font, words = self.fitted()
        draw_text(QPainter(self), QRectF(self.rect()), words, font, self.theme.color("text"))


class CardHead(QWidget):
    """Name, badge, status, form; rating, range, rank and the club's ratings behind them.

    Signals
    -------
    explain_asked
        The badge or the rating was pressed.
    """

    explain_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name = NameLine(theme)
        self.badge = BadgeLabel(theme, parent=self)
        self.status = Label(theme, "", "body", "soft", wrap=True)
        self.placing = Label(theme, "", "second", "soft", wrap=True)
        self.note = Label(theme, "", "second", "faint", elide=True)
        self.form_title = Label(theme, "", "second", "faint")
        self.form = FormStrip(theme)
        self.form.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.form_words = Label(theme, "", "second", "soft", elide=True)
        self.figure = RatingFigure(theme)
        self.sure = Label(theme, "", "second", "soft")
        self.sure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.strip = DistributionStrip(theme)
        self._compact = False
        self._tight = False
        self._has_strip = False
        self._has_form = False
        self._has_placing = False
        self._top, self._right = QWidget(self), QWidget(self)
        self._lay_out()
        for part in (self.badge, self.figure):
            part.setCursor(Qt.CursorShape.PointingHandCursor)
            part.installEventFilter(self)
        theme.changed.connect(self._share_out)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and watched in (self.badge, self.figure):
            self.explain_asked.emit()
            return True
        return super().eventFilter(watched, event)

    def set_compact(self, compact: bool) -> None:
        """Give up, in a narrow card, what the words say as well: the strip and the words of the form."""
        self._compact = compact
        self.figure.set_compact(compact)
        self.sure.setWordWrap(compact)
        self._share_out()
        self._fold()

    def _fold(self) -> None:
        self.strip.setVisible(self._has_strip and not self._compact)
        self.form_words.setVisible(self._has_form and not self._compact)
        # Where the name stands above, the height is needed for who this is; the badge says the rest.
        self.placing.setVisible(self._has_placing and not self._compact)
        for part in (self.form_title, self.form):
            part.setVisible(self._has_form and not self._tight)

    def show_card(self, card: PlayerCard, rule: str, as_of: dt.date) -> None:
        """Show another person; *rule* is where placing ends."""
        rating = card.rating
        self.name.set_name(card.player.name)
        self.badge.set_badge(badge_of(rating, as_of))
        self.status.setText(status_words(card, rule, as_of))
        self._show_placing(card)
        self._show_note(card)
        self.form_title.setText(self.tr("Form"))
        self.form.set_results(card.form)
        self.form_words.setText(form_words(card.form) if card.form else "")
        self._has_form = bool(card.form)
        self.figure.set_rating(rating)
        self.sure.setText(range_words(card))
        self.sure.setToolTip("\n".join(part for part in (rank_tooltip(card), careful_words(card)) if part))
        shown = rating is not None and len(card.distribution) > 1
        own = own_range(rating) if rating is not None else None
        self.strip.set_values(card.distribution, own if shown else None)
        self._has_strip = shown
        self._fold()

    def _show_placing(self, card: PlayerCard) -> None:
        """Say why the rating is not established, and what is to go."""
        where = card.placement
        words = placing_words(where) if where is not None and not where.established else ""
        self.placing.setText(words)
        self._has_placing = bool(words)
        told = self.tr("Press to have it explained")
        self.badge.setToolTip(f"{words or badge_tip(where)}\n{told}" if where is not None else "")
        self.figure.setToolTip(told)

    def _show_note(self, card: PlayerCard) -> None:
        player = card.player
        parts = []
        if player.number:
            parts.append(self.tr("No. {0}").format(player.number))
        if player.born:
            parts.append(self.tr("born {0}").format(player.born))
        if card.start is not None:
            parts.append(self._start_words(card))
        if player.note:
            parts.append(" ".join(player.note.split()))
        self.note.setText(" · ".join(parts))
        self.note.setVisible(bool(parts))

    def _start_words(self, card: PlayerCard) -> str:
        start = card.start
        if start is None:
            return ""
        decimals = card.rating.decimals if card.rating is not None else 0
        figure = format_rating(start.mean, decimals)
        if start.deviation is not None:
            figure += f" ±{format_rating(start.deviation, decimals)}"
        if start.source:
            return self.tr("came with {0} from {1}").format(figure, start.source)
        return self.tr("came with {0}").format(figure)

    def _lay_out(self) -> None:
        name_row = QHBoxLayout(self._top)
        name_row.setContentsMargins(0, 0, 0, 0)
        name_row.setSpacing(12)
        name_row.addWidget(self.name)
        name_row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        name_row.addStretch(1)
        form_row = QHBoxLayout()
        form_row.setSpacing(16)
        for part in (self.form_title, self.form, self.form_words):
            form_row.addWidget(part)
        form_row.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.status)
        left.addWidget(self.placing)
        left.addWidget(self.note)
        left.addStretch(1)
        left.addLayout(form_row)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(2)
        right.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignRight)
        right.addWidget(self.sure)
        right.addSpacing(4)
        right.addWidget(self.strip, 0, Qt.AlignmentFlag.AlignRight)
        right.addStretch(1)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.addLayout(left, 1, 0)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)
        self._place()

    def _place(self) -> None:
        """Put name and rating side by side, or the name above where both would be cut."""
        for part in (self._top, self._right):
            self._grid.removeWidget(part)
        if self._tight:
            self._grid.addWidget(self._top, 0, 0, 1, 2)
            self._grid.addWidget(self._right, 1, 1)
        else:
            self._grid.addWidget(self._top, 0, 0)
            self._grid.addWidget(self._right, 0, 1, 2, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Give the words beside the name what a narrow card has room for; they wrap in it."""
        tight = self._compact and self.width() < self.theme.px(TIGHT_BELOW)
        if tight != self._tight:
            self._tight = tight
            self._place()
            self._fold()
        wide = min(self.theme.px(WIDE_WORDS), self.width() // 2) if self._compact else 0
        self.sure.setMinimumWidth(wide)
        self.sure.setMaximumWidth(wide or QWIDGETSIZE_MAX)
