"""Why a rating is what it is: placed or not, with care, and where its points came from."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from tourney.club import explain_words, explaining, placement
from tourney.club import waterfall as falls
from tourney.club.explaining import GameExplained
from tourney.club.waterfall import Bar, By, Span, Waterfall
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.ui.base import tables
from tourney.ui.base.bus import GamesBetween, Notice, Place, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_change, format_date, format_rating, listed, shown, translate
from tourney.ui.base.saving import saving
from tourney.ui.explain.game_dialog import ExplainGameDialog, joined
from tourney.ui.explain.model import BarColumn, Line, WaterfallModel
from tourney.ui.explain.sheet import ExplainSheet
from tourney.ui.explain.tables import BarsTable
from tourney.ui.explain.words import told
from tourney.ui.models.players import badge_of
from tourney.ui.models.standings import rating_text
from tourney.ui.widgets.badge import BadgeLabel
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.showing import show_dialog
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

LANE = "explain-rating"
ROWS = 10
SPAN_CHOICE, BY_CHOICE = "explain-span", "explain-by"


class ExplainRatingDialog(ExplainSheet):
    """One player: the placement in words, the last change, and the waterfall of a span of time."""

    def __init__(self, ctx: Context, player_id: int, parent: QWidget | None) -> None:
        super().__init__(ctx, "", parent)
        self.setObjectName("explain-rating")
        self.player_id = player_id
        self.found: Waterfall | None = None
        self._last: int | None = None
        theme = ctx.theme
        self.badge = BadgeLabel(theme, parent=self.inside)
        self.standing = self.label("body")
        self.careful = self.label("body", "soft")
        self.last = self.label("body")
        self.why_last = KeyButton(theme, kind="ghost", icon="help")
        self.why_last.setObjectName("explain-last")
        self.title = self.label("panel")
        self.span = PillTabs(theme)
        self.by = PillTabs(theme)
        self.summary = self.label("second", "soft")
        self.progress = ProgressStrip(theme)
        self.model = WaterfallModel(self)
        self.bars = BarsTable(theme, self.model)
        self.bars.setSortingEnabled(True)
        self._lay_out()
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.export = self.add_side_verb(self.tr("Export"), key=ctx.actions.key("export"))
        self.export.setShortcut("Ctrl+E")
        self.export.setObjectName("explain-export")
        self.set_safe(self.bars)
        close.setAutoDefault(False)
        self._connect()
        self._say()
        self.refresh()

    # What is shown

    def refresh(self) -> None:
        """Read everything again: the player, or the ratings, are others."""
        club, rated = self.ctx.club, self.ctx.club.rated
        name = club.register().name(self.player_id)
        view = rated.of(self.player_id) if rated is not None else None
        where = placement.progress(rated, self.player_id) if rated is not None else None
        if rated is None or view is None or where is None:
            self.set_question(self.tr("{0} is not rated yet").format(name))
            return
        self.set_question(self.tr("{0}: why {1}?").format(name, rating_text(view)))
        self.badge.set_badge(badge_of(view, rated.as_of))
        words = [told(where.reason)]
        to_go = where.to_go
        if to_go is not None:
            words.append(shown(to_go) if where.established else self.tr("{0}.").format(_first(shown(to_go))))
        self.standing.setText(joined(words))
        rating = placement.conservative(rated, self.player_id)
        careful = view.deviation is not None and rating is not None
        self.careful.setVisible(careful)
        if rating is not None:
            k = rated.choice.caution
            self.careful.setText(shown(explain_words.careful_words(rating, k, view.decimals)))
        self._look_back()

    def look(self) -> None:
        """Work out where the points of the span came from."""
        club, rated, player_id = self.ctx.club, self.ctx.club.rated, self.player_id
        if rated is None:
            return
        span, by = Span(self.span.current()), By(self.by.current())
        register = club.register()
        self.progress.begin(self.tr("Adding up the games"))

        def work(*, progress: Progress, cancelled: CancelCheck) -> Waterfall | None:
            return falls.waterfall(
                rated, register, player_id, span=span, by=by, progress=progress, cancelled=cancelled
            )

        self._job = self.ctx.jobs.start(
            work,
            done=self._show,
            failed=self._fail,
            progress=self.progress.set_progress,
            lane=LANE,
            owner=self,
        )

    def _look_back(self) -> None:
        """Tell of the last change first, then of the span."""
        rated, player_id = self.ctx.club.rated, self.player_id
        game_id = explaining.last_game(rated, player_id) if rated is not None else None
        self._last = game_id
        self.last.setVisible(game_id is not None)
        self.why_last.setVisible(game_id is not None)
        if rated is None or game_id is None:
            self.look()
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> GameExplained | None:
            del progress, cancelled
            return explaining.explain_game(rated, game_id, player_id)

        self.ctx.jobs.start(work, done=self._show_last, failed=self._fail, lane=LANE, owner=self)

    def _show_last(self, found: GameExplained | None) -> None:
        if found is not None:
            change = format_change(found.change, found.decimals, none="±0")
            self.last.setText(
                self.tr("The last change was {0}, on {1}.").format(change, format_date(found.date))
            )
        self.look()

    def _show(self, found: Waterfall | None) -> None:
        self.progress.end()
        self.found = found
        self.export.setEnabled(found is not None)
        if found is None:
            self.summary.setText(self.tr("No rated game in this time."))
            self.model.show_lines((), 0.0, 0.0, decimals=0, by_game=False)
            self.bars.hide()
            self.span.setFocus()
            self.fit_soon()
            return
        self.bars.show()
        by_game = found.by is By.GAME
        at = (BarColumn.DATE, Qt.SortOrder.AscendingOrder)
        if not by_game:
            at = (BarColumn.CHANGE, Qt.SortOrder.DescendingOrder)
        lines = [self._line(bar) for bar in found.bars]
        self.bars.set_kind(dated=by_game, counted=not by_game)
        self.bars.horizontalHeader().setSortIndicator(*at)
        self.model.show_lines(lines, found.start, found.end, decimals=found.decimals, by_game=by_game)
        start, end = (format_rating(value, found.decimals) for value in (found.start, found.end))
        change = format_change(found.change, found.decimals, none="±0")
        self.summary.setText(
            self.tr("{0} to {1}: from {2} to {3}, {4}").format(
                format_date(found.since), format_date(found.until), start, end, change
            )
        )
        self.bars.setFixedHeight(self.bars.high_for(min(len(lines), ROWS)))
        if lines:
            self.bars.setCurrentIndex(self.model.index(0, 1))
        self.fit_soon()

    def _line(self, bar: Bar) -> Line:
        if not bar.player_ids:
            return Line(self.tr("Games of others"), bar.change)
        name_of = self.ctx.club.register().name
        what = listed(name_of(one) for one in bar.player_ids)
        key = bar.game_id if bar.game_id is not None else bar.player_ids[0]
        return Line(what, bar.change, key, bar.date, bar.games, bar.scored, bar.expected)

    def _fail(self, error: Exception) -> None:
        self.progress.end()
        if isinstance(error, TourneyError):
            self.summary.setText(self.ctx.sentence(error))
        else:
            self.ctx.faults.report(error)

    # Inside

    def _lay_out(self) -> None:
        box = Surface(self.theme, "ground", radius=8)
        inner = QHBoxLayout(box)
        inner.setContentsMargins(16, 12, 16, 12)
        inner.setSpacing(12)
        inner.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        inner.addWidget(self.standing, 1)
        last = QHBoxLayout()
        last.addWidget(self.last, 1, Qt.AlignmentFlag.AlignVCenter)
        last.addWidget(self.why_last)
        pills = QHBoxLayout()
        pills.setContentsMargins(0, 0, 0, 0)
        for span in Span:
            self.span.add(span.value, "")
        for by in By:
            self.by.add(by.value, "")
        pills.addWidget(self.span)
        pills.addStretch(1)
        pills.addWidget(self.by)
        self.column.addWidget(box)
        self.column.addWidget(self.careful)
        self.column.addLayout(last)
        self.column.addSpacing(4)
        self.column.addWidget(self.title)
        self.column.addLayout(pills)
        self.column.addWidget(self.summary)
        self.column.addWidget(self.progress)
        self.column.addWidget(self.bars)
        self.column.addStretch(1)
        stored = self.ctx.settings.choice
        span_key, by_key = stored(SPAN_CHOICE, Span.SEASON.value), stored(BY_CHOICE, By.OPPONENT.value)
        self.span.choose(span_key if span_key in list(Span) else Span.SEASON.value)
        self.by.choose(by_key if by_key in list(By) else By.OPPONENT.value)

    def _connect(self) -> None:
        self.span.chosen.connect(partial(self._choose, SPAN_CHOICE))
        self.by.chosen.connect(partial(self._choose, BY_CHOICE))
        self.bars.entered.connect(self._enter)
        self.why_last.clicked.connect(self._explain_last)
        self.export.clicked.connect(self.ask_file)
        self.progress.cancelled.connect(self._stop)
        self.ctx.bus.changed.connect(self._changed)

    def _say(self) -> None:
        self.title.setText(self.tr("Where the points came from"))
        self.bars.setAccessibleName(self.tr("Where the points came from"))
        self.bars.setAccessibleDescription(self.tr("Enter explains the game, or shows the games between two"))
        self.why_last.setText(self.tr("Explain it"))
        self.span.set_text(Span.NIGHT, self.tr("Last night"))
        self.span.set_text(Span.SEASON, self.tr("Season"))
        self.span.set_text(Span.YEAR, self.tr("Year"))
        self.span.set_text(Span.ALL, self.tr("All"))
        self.span.setAccessibleName(self.tr("Time"))
        self.by.set_text(By.OPPONENT, self.tr("By opponent"))
        self.by.set_text(By.GAME, self.tr("By game"))
        self.by.setAccessibleName(self.tr("What the bars stand for"))

    def _choose(self, name: str, key: str) -> None:
        self.ctx.settings.set_choice(name, key)
        self.look()

    def _stop(self) -> None:
        self._job.cancel()
        self.progress.end()

    def _enter(self, key: int) -> None:
        if self.found is not None and self.found.by is By.GAME:
            show_dialog(ExplainGameDialog(self.ctx, key, self.player_id, self))
        else:
            self.accept()
            self.ctx.bus.asked.emit(Place("games", GamesBetween(self.player_id, key)))

    def _explain_last(self) -> None:
        if self._last is not None:
            show_dialog(ExplainGameDialog(self.ctx, self._last, self.player_id, self))

    def _changed(self, topics: frozenset[Topic]) -> None:
        if Topic.RATINGS in topics:
            self.refresh()

    # Export

    def ask_file(self) -> QFileDialog | None:
        """Ask for a file and write the bars as a table."""
        if self.found is None:
            return None
        title, club = self.tr("Export where the points came from"), self.ctx.club.path
        dialog = saving(self, title, self.found.name, self.write, key="explain-export-file", beside=club)
        tables.offer(dialog, self.ctx.settings)
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, path: Path) -> None:
        """Write the bars to a file in a thread, and say so."""
        found, register, club = self.found, self.ctx.club.register(), self.ctx.club.name
        if found is None:
            return
        options = tables.options(self.ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club.reports import write_sheet

            write_sheet(falls.waterfall_sheet(found, register, club), path, translate, options=options)
            return path

        self.ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        def told() -> Notice:
            return Notice(self.tr("{0} was written.").format(path.name), str(path.parent))

        self.ctx.bus.noticed.emit(retold(told))


def _first(words: str) -> str:
    return words[:1].upper() + words[1:]
