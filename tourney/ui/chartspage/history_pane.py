"""Histories of any players in one chart: rating, deviation or volatility, over days or games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from tourney.club import charts, desk
from tourney.club.charts import Measure
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, listed
from tourney.ui.charts.curve import absences
from tourney.ui.charts.lines import Line
from tourney.ui.charts.lines_chart import LinesChart, Words
from tourney.ui.charts.lines_layer import Sign
from tourney.ui.charts.picture import Picture
from tourney.ui.charts.styles import Style, style_of
from tourney.ui.chartspage import curves
from tourney.ui.chartspage.curves import Axis, PlayerCurve, Prepared
from tourney.ui.chartspage.history_bar import ALL, SEASON, YEAR, HistoryBar
from tourney.ui.chartspage.menu import add_entry, add_switch
from tourney.ui.chartspage.pane import ChartPane, Export
from tourney.ui.chartspage.people import PeoplePanel, Shown
from tourney.ui.chartspage.words import axis_words, line_detail, measure_name, stop_words
from tourney.ui.players.words import absence_words, counted_games
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.picker import Option

LONG_ABSENCE_DAYS = 120
BAND, EVENTS = "B", "E"
NAMED = 3
ABSENCE_WEIGHT = 1e6
"""A long absence is told before any event: it is why the band is wide."""


class HistoryPane(ChartPane):
    """The list of players at the left, the chart and its choices at the right."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        theme = ctx.theme
        self.player_ids: list[int] | None = None
        self.prepared: Prepared | None = None
        self.with_events = True
        self._styles: dict[int, int] = {}
        self._current: int | None = None
        self.people = PeoplePanel(ctx, self._options)
        self.bar = HistoryBar(theme)
        self.chart = LinesChart(theme)
        self.chart.setObjectName("charts-history")
        self.nobody = EmptyState(theme, drawing="chart")
        self.add_one = self.nobody.primary("", "Ins", "plus")
        self.add_one.clicked.connect(self.people.add.open)
        self.body = QStackedWidget()
        drawn = QWidget()
        inner = QVBoxLayout(drawn)
        inner.setContentsMargins(12, 8, 12, 8)
        inner.addWidget(self.chart)
        self.body.addWidget(drawn)
        self.body.addWidget(self.nobody)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self.body, 1)
        row = QHBoxLayout(self.content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.people)
        row.addLayout(right, 1)
        self._connect()

    def _connect(self) -> None:
        self.people.add.picked.connect(self._picked)
        self.people.list.removed.connect(self.remove)
        self.people.list.opened.connect(self._show_player)
        self.people.list.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.bar.measures.chosen.connect(self._again)
        self.bar.axis.chosen.connect(self._again)
        self.bar.part_wanted.connect(self.show_part)
        self.bar.zoomed.connect(self.chart.zoom)
        self.bar.menu_wanted.connect(self._open_menu_below)
        self.chart.opened.connect(self._open_game)
        self.chart.line_chosen.connect(self._line_chosen)
        self.chart.menu_asked.connect(self._open_menu)

    # Who is shown

    def add(self, player_id: int) -> None:
        """Draw one more player; one who is drawn already comes to the front."""
        ids = self._ids()
        if player_id not in ids:
            self.player_ids = [*ids, player_id]
        self._current = player_id
        self._again()

    def remove(self, player_id: int) -> None:
        """Take a player off the chart."""
        ids = self._ids()
        at = ids.index(player_id) if player_id in ids else -1
        if at < 0:
            return
        self.player_ids = [one for one in ids if one != player_id]
        self._current = self.player_ids[min(at, len(self.player_ids) - 1)] if self.player_ids else None
        self._styles.pop(player_id, None)
        if not self.player_ids and self.people.list.hasFocus():
            self.people.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self._again()

    def line_style(self, player_id: int) -> Style:
        """Return a player's line; he keeps it while others come and go."""
        if player_id not in self._styles:
            taken = set(self._styles.values())
            self._styles[player_id] = next(n for n in range(len(taken) + 1) if n not in taken)
        return style_of(self._styles[player_id])

    def _ids(self) -> list[int]:
        rated = self.ctx.club.rated
        if self.player_ids is None and rated is not None:
            self.player_ids = list(charts.leaders(rated, self.ctx.club.register()))
        return list(self.player_ids or [])

    def _options(self) -> Sequence[Option]:
        shown = set(self._ids())
        people = self.ctx.club.register().active
        return [Option(one.id, one.name, one.number) for one in people if one.id not in shown]

    def _picked(self, player_id: int | None) -> None:
        self.people.add.set_value(None)
        # Not every window system gives the keys back when a popup closes.
        self.window().activateWindow()
        if player_id is not None:
            self.add(player_id)

    # Reading

    @property
    def measure(self) -> Measure:
        """What is drawn."""
        return Measure(self.bar.measures.current())

    @property
    def axis(self) -> Axis:
        """What lies across."""
        return Axis(self.bar.axis.current())

    def read(self) -> None:
        club, rated = self.ctx.club, self.ctx.club.rated
        if rated is None:
            self.show_waiting()
            return
        if not rated.n_games:
            self.prepared = None
            self.show_empty()
            return
        self.bar.set_measures(charts.measures(rated))
        register, events = club.register(), desk.all_events(club)
        ids = [one for one in self._ids() if one in register.players]
        measure, axis = self.measure, self.axis

        def work(*, progress: Progress, cancelled: CancelCheck) -> Prepared:
            del progress
            return curves.prepare(rated, register, events, ids, measure, axis, cancelled)

        self.ctx.jobs.start(work, done=self._show, lane="charts-history", owner=self)

    def _again(self) -> None:
        if self.ctx.club.rated is not None:
            self.read()

    def _show(self, prepared: Prepared) -> None:
        keep = self.prepared is not None and self.prepared.axis is prepared.axis
        self.prepared = prepared
        people = [
            Shown(
                one.history.player_id,
                one.history.name,
                line_detail(prepared, one),
                self.line_style(one.history.player_id),
            )
            for one in prepared.curves
        ]
        self.people.set_people(people, self._current)
        drawn = self._drawn()
        lines = [Line(one.curve, self.line_style(one.history.player_id), one.history.name) for one in drawn]
        self.chart.current = next(
            (n for n, one in enumerate(drawn) if one.history.player_id == self._current), 0
        )
        dated = prepared.axis is Axis.DATE
        self.chart.show_lines(lines, self._words(), self._signs(), dated=dated, keep_view=keep)
        self._say_nobody()
        self.body.setCurrentIndex(0 if lines else 1)
        self.show_content()

    def _drawn(self) -> list[PlayerCurve]:
        """Return the curves that have something to show; people without a game are in the list alone."""
        return [one for one in self.prepared.curves if len(one.curve.x)] if self.prepared else []

    def _words(self) -> Words:
        prepared, drawn = self.prepared, self._drawn()
        assert prepared is not None
        names = [one.history.name for one in drawn]
        people = listed(names[:NAMED])
        if len(names) > NAMED:
            people = self.tr("{0} and {1} others").format(people, format_number(len(names) - NAMED))
        name = self.tr("{0} over time: {1}").format(measure_name(prepared.measure), people)
        about = self.tr("The arrow keys go from value to value, Enter opens the game.")

        def stop(line: int, at: int) -> tuple[str, ...]:
            return stop_words(prepared, drawn[line], at, named=len(drawn) > 1)

        return Words(name, about, stop, axis_words)

    def _signs(self) -> list[Sign]:
        prepared, drawn = self.prepared, self._drawn()
        if prepared is None or not drawn:
            return []
        found = []
        if self.with_events:
            for mark in prepared.marks:
                at = curves.place_of_event(prepared, mark)
                if at is not None:
                    found.append(Sign(at, mark.name, mark.games + (1000 if mark.special else 0)))
        current = next((one for one in drawn if one.history.player_id == self._current), drawn[0])
        days = current.history.day.astype(float)
        for day, gap in absences(days.tolist(), least=LONG_ABSENCE_DAYS):
            number = int(days.searchsorted(day)) + 1
            place = day if prepared.axis is Axis.DATE else float(number)
            words = absence_words(gap)
            if len(drawn) > 1:
                words = self.tr("{0} {1}").format(current.history.name, words)
            found.append(Sign(place, words, ABSENCE_WEIGHT + gap))
        return found

    def _say_nobody(self) -> None:
        if self.prepared is not None and self.prepared.curves:
            self.nobody.set_words(
                self.tr("No rated game yet"),
                self.tr("Nobody on the chart has played a rated game. Add somebody who has."),
            )
        else:
            self.nobody.set_words(
                self.tr("Nobody is on the chart"),
                self.tr("Add a player: press Ins, type two letters of the name and press Enter."),
            )

    # What a person does

    def show_part(self, key: str) -> None:
        """Show the season, the year, or everything."""
        if self.prepared is None:
            return
        if key == ALL:
            self.chart.show_all()
            return
        as_of = self.prepared.rated.as_of
        since = curves.season_start(as_of) if key == SEASON else curves.year_before(as_of)
        span = curves.part_since(self.prepared, since)
        if span is not None:
            self.chart.show_view(*span)

    def set_events(self, *, shown: bool) -> None:
        """Point out the events, or not."""
        self.with_events = shown
        self._sign_again()

    def set_bands(self, *, shown: bool) -> None:
        """Draw how sure the ratings are, or the lines alone."""
        self.chart.set_bands(shown)

    def _sign_again(self) -> None:
        self.chart.signs = tuple(sorted(self._signs(), key=lambda sign: sign.at))
        self.chart.update()

    def _open_game(self, line: int, stop: int) -> None:
        one = self._drawn()[line]
        step = int(one.step[stop])
        if 0 <= step < len(one.history.game_id):
            self.ctx.bus.asked.emit(Place("games", int(one.history.game_id[step])))

    def _show_player(self, player_id: int) -> None:
        self.ctx.bus.asked.emit(Place("players", player_id))

    def _row_chosen(self) -> None:
        player_id = self.people.list.current_id()
        if player_id is None or player_id == self._current:
            return
        self._current = player_id
        drawn = [one.history.player_id for one in self._drawn()]
        if player_id in drawn:
            self.chart.choose_line(drawn.index(player_id))
        self._sign_again()

    def _line_chosen(self, line: int) -> None:
        player_id = self._drawn()[line].history.player_id
        self._current = player_id
        ids = [one.player_id for one in self.people.model.people]
        self.people.list.setCurrentIndex(self.people.model.index(ids.index(player_id)))
        self._sign_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.people.fit_into(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.is_shown or not self._steer(event):
            super().keyPressEvent(event)

    def _steer(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if modifiers:
            return False
        match event.key():
            case Qt.Key.Key_Insert:
                self.people.add.open()
            case Qt.Key.Key_S | Qt.Key.Key_Y | Qt.Key.Key_A:
                self.show_part({Qt.Key.Key_S: SEASON, Qt.Key.Key_Y: YEAR}.get(Qt.Key(event.key()), ALL))
            case Qt.Key.Key_B:
                self.set_bands(shown=not self.chart.bands)
            case Qt.Key.Key_E:
                self.set_events(shown=not self.with_events)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.chart.zoom(1.5)
            case Qt.Key.Key_Minus:
                self.chart.zoom(1 / 1.5)
            case Qt.Key.Key_F10 if shift:
                self._open_menu_below()
            case _:
                return False
        return True

    # The menu

    def fill_menu(self, menu: QMenu) -> None:
        def band(on: bool) -> None:
            self.set_bands(shown=on)

        def events(on: bool) -> None:
            self.set_events(shown=on)

        add_switch(menu, self.tr("Uncertainty band"), BAND, band, on=self.chart.bands)
        add_switch(menu, self.tr("Events"), EVENTS, events, on=self.with_events)
        menu.addSeparator()
        parts = ((SEASON, self.tr("Season")), (YEAR, self.tr("Past year")), (ALL, self.tr("All")))
        for key, words in parts:
            add_entry(menu, words, key, partial(self.show_part, key))

    def _open_menu_below(self) -> None:
        self._open_menu(self.bar.more.mapToGlobal(QPoint(0, self.bar.more.height())))

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setObjectName("charts-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu)
        menu.popup(at)

    # The page

    def panels(self) -> Sequence[QWidget]:
        if not self.is_shown:
            return super().panels()
        chart = self.chart if self.body.currentIndex() == 0 else self.add_one
        first = self.people.list if self.people.model.people else self.people.add
        return (first, self.bar.axis, chart)

    def first_focus(self) -> QWidget | None:
        panels = self.panels()
        return panels[-1] if panels and self.is_shown else super().first_focus()

    def status_text(self) -> str:
        drawn = self._drawn()
        if not self.is_shown or not drawn:
            return ""
        games = sum(len(one.history.day) for one in drawn)
        if len(drawn) == 1:
            return self.tr("{0}: {1}").format(drawn[0].history.name, counted_games(games))
        return self.tr("{0} players, {1}").format(format_number(len(drawn)), counted_games(games))

    def export(self) -> Export | None:
        prepared = self.prepared
        if prepared is None or not self._drawn() or not self.is_shown:
            return None
        subtitle = self.subtitle()
        offered = charts.measures(prepared.rated)

        def sheet() -> Sheet:
            from tourney.club.chart_sheets import history_sheet

            shown = [one.history for one in prepared.curves]
            return history_sheet(shown, offered, prepared.event_names, subtitle)

        title = self.chart.words.name
        size = QSize(max(480, self.chart.width()), max(280, self.chart.height()))
        return Export(title, sheet, Picture(title, self.subtitle_words(), size, self.chart.paint_picture))

    def retranslate(self) -> None:
        super().retranslate()
        self.people.retranslate()
        self.people.fit_into(self.width())
        self.bar.retranslate()
        self.add_one.setText(self.tr("Add a player"))
        self._say_nobody()
        if self.prepared is not None:
            self._show(self.prepared)
