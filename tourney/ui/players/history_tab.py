"""The History tab: the rating over time with its two bands."""

from __future__ import annotations

import datetime as dt
from bisect import bisect_left

from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from tourney.club.views import PlayedGame, PlayerCard
from tourney.core.games import Forfeit
from tourney.ui.base.i18n import decimals_of, format_date, format_rating
from tourney.ui.base.theme import Theme
from tourney.ui.charts.curve import Curve, Mark, Value, absences, curve_of
from tourney.ui.charts.history import HistoryChart, Wording
from tourney.ui.charts.ticks import day_of
from tourney.ui.models.card import against_words
from tourney.ui.players.words import absence_words, change_figure
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.form import form_words
from tourney.ui.widgets.labels import Label

LONG_ABSENCE_DAYS = 120


def curve_of_card(card: PlayerCard, as_of: dt.date) -> Curve:
    """Return the rating history of a card as a curve that begins at the start rating and ends today.

    Stop 0 is the start; stop i the rating after the i-th period; a last one today, where the days
    since the last game have widened the deviation.
    """
    values = [
        Value(day_of(p.date), p.mean_before, p.mean, p.deviation_before, p.deviation) for p in card.history
    ]
    first = card.history[0]
    span = max((as_of - first.date).days, 30)
    begin = Value(
        day_of(first.date) - max(1.0, span / 60),
        first.mean_before,
        first.mean_before,
        first.deviation_before,
        first.deviation_before,
    )
    now = None
    if card.rating is not None:
        rating = card.rating
        now = Value(day_of(as_of), rating.mean, rating.mean, rating.deviation, rating.deviation)
    return curve_of(values, begin=begin, now=now)


def games_by_point(card: PlayerCard) -> list[list[PlayedGame]]:
    """Return for each point of the history the rated games that made it, oldest first."""
    days = [point.date for point in card.history]
    found: list[list[PlayedGame]] = [[] for _ in days]
    for game in reversed(card.games):
        if game.change is None or game.points is None:
            continue
        at = bisect_left(days, game.date)
        if at < len(days):
            found[at].append(game)
    return found


def axis_words(value: float) -> str:
    """Return a round value of the axis, with as many decimals as it has."""
    return format_rating(value, decimals_of((value,)))


def _decimals(card: PlayerCard) -> int:
    return card.rating.decimals if card.rating is not None else 0


class HistoryTab(QWidget):
    """A caption, the chart, or what to do while there is no rated game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: PlayerCard | None = None
        self._games: list[list[PlayedGame]] = []
        self._as_of = dt.date.min
        self.caption = Label(theme, "", "second", "faint", elide=True)
        self.chart = HistoryChart(theme, later=True)
        self.empty = EmptyState(theme, drawing="chart")
        drawn = QWidget()
        column = QVBoxLayout(drawn)
        column.setContentsMargins(12, 8, 12, 0)
        column.setSpacing(6)
        column.addWidget(self.caption)
        column.addWidget(self.chart, 1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(drawn)
        self._stack.addWidget(self.empty)
        self.setFocusProxy(self.chart)

    def show_card(self, card: PlayerCard, as_of: dt.date) -> None:
        """Show another person's history."""
        same = self._card is not None and self._card.player.id == card.player.id
        stop = self.chart.stop if same else -1
        self._card, self._as_of = card, as_of
        self._games = games_by_point(card)
        if not card.history:
            self._stack.setCurrentIndex(1)
            self._say_empty()
            return
        self._stack.setCurrentIndex(0)
        curve = curve_of_card(card, as_of)
        self.chart.show_curve(curve, self._wording(card, curve), self._marks(card, curve))
        self.chart.go_to(stop)
        with_band = curve.deviation is not None
        self.caption.setText(
            self.tr("line: rating · dark band: 68 % · light band: 95 %")
            if with_band
            else self.tr("line: rating")
        )

    def retranslate(self) -> None:
        """Set every text again."""
        if self._card is not None:
            self.show_card(self._card, self._as_of)

    def _say_empty(self) -> None:
        self.empty.set_words(
            self.tr("No rated game yet"),
            self.tr("The rating and how sure it is will be drawn here, game by game."),
        )

    def _marks(self, card: PlayerCard, curve: Curve) -> list[Mark]:
        days = [day_of(point.date) for point in card.history]
        marks = [Mark(day, absence_words(gap)) for day, gap in absences(days, least=LONG_ABSENCE_DAYS)]
        if card.start is not None:
            words = self.tr("came with {0}").format(format_rating(card.start.mean, _decimals(card)))
            marks.insert(0, Mark(float(curve.x[0]), words))
        return marks

    def _wording(self, card: PlayerCard, curve: Curve) -> Wording:
        first, last = card.history[0], card.history[-1]
        about = self.tr("From {0} on {1} to {2} on {3}. The arrow keys go from value to value.").format(
            format_rating(first.mean_before, _decimals(card)),
            format_date(first.date),
            format_rating(last.mean, _decimals(card)),
            format_date(last.date),
        )
        name = self.tr("Rating history of {0}").format(card.player.name)

        def words(stop: int) -> tuple[str, str]:
            return self.words(card, curve, stop)

        return Wording(name, about, words, axis_words)

    def words(self, card: PlayerCard, curve: Curve, stop: int) -> tuple[str, str]:
        """Return the two lines of the box at a stop: what the rating was, and what had made it so."""
        point = int(curve.stops[stop])
        decimals = _decimals(card)
        figure = format_rating(float(curve.y[point]), decimals)
        if curve.deviation is not None:
            figure += f" ±{format_rating(float(curve.deviation[point]), decimals)}"
        if stop == 0:
            return self.tr("Start: {0}").format(figure), self._start_words(card)
        if stop > len(card.history):
            words = self.tr("Today, {0}: {1}").format(format_date(self._as_of), figure)
            last = card.history[-1].deviation
            now = curve.deviation[point] if curve.deviation is not None else None
            widened = last is not None and now is not None and now > last + 0.5 * 0.1**decimals
            return words, self.tr("less sure with every week away") if widened else ""
        made = card.history[stop - 1]
        title = self.tr("{0}: {1}").format(format_date(made.date), figure)
        change = change_figure(made.mean - made.mean_before, decimals)
        what = self._what(self._games[stop - 1])
        return title, " · ".join(part for part in (change, what) if part)

    def _start_words(self, card: PlayerCard) -> str:
        if card.start is None:
            return self.tr("as everybody begins")
        return card.start.source or self.tr("a rating from elsewhere")

    def _what(self, games: list[PlayedGame]) -> str:
        if len(games) != 1 or games[0].forfeit is not Forfeit.NONE:
            return form_words([g.points for g in games if g.points is not None]) if games else ""
        game = games[0]
        if game.points == 1:
            return self.tr("beat {0}").format(against_words(game))
        if game.points == 0:
            return self.tr("lost to {0}").format(against_words(game))
        return self.tr("drew with {0}").format(against_words(game))
