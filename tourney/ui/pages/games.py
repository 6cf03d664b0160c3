"""Every game there ever was: find it, correct it, void it, restore it, and see what was changed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club import desk, log
from tourney.club.game_story import Stories
from tourney.club.log import GameLogIndex, LogFilter
from tourney.club.views import LogRow
from tourney.core.errors import TourneyError
from tourney.core.games import GameState
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.ui.base.bus import GamesBeside, GamesBetween, GamesOf
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_number
from tourney.ui.base.page import Page
from tourney.ui.games.deeds import GameDeeds
from tourney.ui.games.detail import DetailPanel
from tourney.ui.games.filtering import read_filter
from tourney.ui.games.head import ALL, HISTORY, OPEN, TONIGHT, VOID, GamesHead
from tourney.ui.games.nothing import NoGames
from tourney.ui.games.table import GamesTable
from tourney.ui.history.view import JournalView
from tourney.ui.models.games import GamesModel, counted
from tourney.ui.widgets.picker import Option
from tourney.ui.widgets.showing import show_dialog

OF_THE_LOG = frozenset({Topic.GAMES, Topic.EVENTS, Topic.PLAYERS, Topic.ROUNDS})
ROOM_FOR_DETAIL = 1180
SETTLE_MS = 60
DETAIL = "games-detail"


class GamesPage(Page):
    """The log at the left, the chosen game at the right; the journal in their place when asked for."""

    key = "games"
    topics = frozenset(Topic)

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        theme = ctx.theme
        self._chosen_id: int | None = None
        self._wanted_id: int | None = None
        self._journal_read = False
        self.model = GamesModel(self)
        self.head = GamesHead(theme, ctx.actions, self._event_options, self._people_options)
        self.table = GamesTable(theme, self.model, ctx.settings)
        self.empty = NoGames(theme, ctx.actions)
        self.journal = JournalView(ctx)
        self.detail = DetailPanel(ctx)
        self.deeds = GameDeeds(ctx, self)
        self._body = QStackedWidget()
        for part in (self.table, self.empty, self.journal):
            self._body.addWidget(part)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._body, 1)
        row.addWidget(self.detail)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(row, 1)

    def _connect(self) -> None:
        self.head.changed.connect(self._narrow)
        self.head.leave_down.connect(self._to_table)
        self.head.detail_toggled.connect(self._toggle_detail)
        self.model.modelReset.connect(self._reset)
        self.table.selectionModel().currentRowChanged.connect(self._current_changed)
        self.table.selectionModel().selectionChanged.connect(self.status_changed)
        self.table.correct.connect(self.correct)
        self.table.void.connect(self.void)
        self.table.restore.connect(self.restore)
        deeds = self.deeds.handlers(self._current, self._chosen)
        self.table.swap.connect(deeds["swap-sides"])
        self.table.move_asked.connect(deeds["move-games"])
        self.table.result.connect(self.set_result)
        self.table.menu.connect(self._open_menu)
        self.table.leave_up.connect(self._to_filter)
        self.detail.correct.clicked.connect(self.correct)
        self.detail.void.clicked.connect(self._void_or_restore)
        self.detail.explain.clicked.connect(self.explain)
        self.empty.clear.connect(self.head.clear)
        self.journal.detail_wanted.connect(self._toggle_detail)
        self.journal.narrowed.connect(self.handlers_changed)
        self.deeds.correct.connect(self._open)
        self.deeds.conflict.connect(self._read)
        self.deeds.only_player.connect(self._only_player)
        self.deeds.only_event.connect(self._only_event)
        self._settle.timeout.connect(self._show_detail)
        self.ctx.event.changed.connect(self._event_chosen)

    # The page

    def title(self) -> str:
        return self.tr("Games")

    def refresh(self, topics: frozenset[Topic]) -> None:
        if topics & OF_THE_LOG:
            self._read()
        if Topic.RATINGS in topics:
            rated = self.ctx.club.rated
            self.model.set_stories(Stories(rated) if rated is not None else None)
            self._settle.start()
        self._journal_read = False
        if self.head.pills.current() == HISTORY:
            self._read_journal()

    def panels(self) -> Sequence[QWidget]:
        if self.head.pills.current() == HISTORY:
            table = self.journal.table
            return (self.journal.bar.field, table) if table.isVisible() else (self.journal.bar.field,)
        return (self.head.field, self.table if self.table.isVisible() else self.empty.first_way)

    def first_focus(self) -> QWidget | None:
        if self.head.pills.current() == HISTORY:
            return self.journal.table if self.journal.table.isVisible() else self.journal.bar.field
        return self.empty.first_way if self._body.currentWidget() is self.empty else self.table

    def status_text(self) -> str:
        whole = self.model.whole
        if whole is None or self.head.pills.current() == HISTORY:
            return ""
        all_games = _games(whole.n_all)
        rows = self.model.rowCount()
        words = (
            all_games if rows == whole.n_all else self.tr("{0} of {1}").format(format_number(rows), all_games)
        )
        chosen = len(self.table.selectionModel().selectedRows())
        if chosen > 1:
            words = self.tr("{0}, {1} chosen").format(words, format_number(chosen))
        return words

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {"history": self.show_history}
        if self.head.pills.current() == HISTORY:
            return found | self.journal.handlers()
        if not self.model.rowCount():
            return found
        found |= {"export": self.export, "explain": self.explain}
        if not self.ctx.club.readonly:
            found |= {"edit": self.correct, **self.deeds.handlers(self._current, self._chosen)}
        return found

    def show_history(self) -> None:
        """Show every change ever made."""
        self.head.pills.choose(HISTORY)
        self.journal.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_target(self, target: object) -> None:
        """Show a game by its id, the games of one person (``GamesOf``), or of two (``GamesBetween``)."""
        self.head.pills.choose(ALL)
        name = self.ctx.club.register().name
        if isinstance(target, GamesOf):
            self.head.clear()
            self.head.narrow(player=(target.player_id, name(target.player_id)))
        elif isinstance(target, GamesBetween):
            self.head.clear()
            against = (target.opponent_id, name(target.opponent_id))
            self.head.narrow(player=(target.player_id, name(target.player_id)), against=against)
        elif isinstance(target, GamesBeside):
            self.head.clear()
            mate = (target.mate_id, name(target.mate_id))
            self.head.narrow(player=(target.player_id, name(target.player_id)), beside=mate)
        elif isinstance(target, int):
            self._wanted_id = target
            if self.model.row_of(target) < 0 and self.model.whole is not None:
                self.head.clear()
            self._reselect()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.head.retranslate()
        self.model.retranslate()
        self.table.retranslate()
        self.journal.retranslate()
        self.detail.retranslate()
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_detail()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self._to_filter()
        else:
            super().keyPressEvent(event)

    # Reading

    def _read(self) -> None:
        club = self.ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> GameLogIndex:
            del progress, cancelled
            return log.read_log(club)

        self.ctx.jobs.start(work, done=self._show_log, lane="games-log", owner=self)

    def _show_log(self, index: GameLogIndex) -> None:
        before = self.model.rowCount()
        top, chosen = self.table.verticalScrollBar().value(), self._chosen_id
        self.model.set_index(index)
        if before and self._chosen_id == chosen:
            self.table.verticalScrollBar().setValue(top)
        if self.model.stories is None and self.ctx.club.rated is not None:
            self.model.set_stories(Stories(self.ctx.club.rated))
        self._say()
        self.handlers_changed.emit()
        self._settle.start()

    def _read_journal(self) -> None:
        if not self._journal_read:
            self._journal_read = True
            self.journal.refresh()

    # Filtering

    def _wanted(self) -> LogFilter:
        wanted = read_filter(self.head.field.text())
        wanted = replace(
            wanted,
            event_id=self.head.event_pick.value,
            player_id=self.head.player_pick.value,
            opponent_id=self.head.opponent,
            mate_id=self.head.mate,
        )
        match self.head.pills.current():
            case "tonight":
                return self._of_tonight(wanted)
            case "open":
                return replace(wanted, states=frozenset({GameState.OPEN}))
            case "void":
                return replace(wanted, states=frozenset({GameState.VOID}))
        return wanted

    def _of_tonight(self, wanted: LogFilter) -> LogFilter:
        if self.ctx.event.id is not None:
            return replace(wanted, event_id=self.ctx.event.id)
        today = dt.date.today()
        return replace(wanted, date_from=today, date_to=today)

    def _narrow(self) -> None:
        history = self.head.pills.current() == HISTORY
        if history:
            self._read_journal()
        else:
            self.model.set_filter(self._wanted())
        self._place_body()
        self._place_detail()
        self._say()
        self.handlers_changed.emit()

    def _event_chosen(self) -> None:
        self._say()
        if self.head.pills.current() == TONIGHT:
            self._narrow()

    def _event_options(self) -> Sequence[Option]:
        found = [Option(one.id, one.name, format_date(one.date)) for one in desk.all_events(self.ctx.club)]
        return [Option(None, self.tr("Any event")), *found]

    def _people_options(self) -> Sequence[Option]:
        people = sorted(self.ctx.club.register().players.values(), key=lambda one: one.name.casefold())
        return [Option(None, self.tr("Anybody")), *(Option(one.id, one.name, one.number) for one in people)]

    # Selection

    def _reset(self) -> None:
        self._reselect()
        self._place_body()
        self.status_changed.emit()

    def _reselect(self) -> None:
        wanted = self._wanted_id if self._wanted_id is not None else self._chosen_id
        row = self.model.row_of(wanted) if wanted is not None else -1
        if row >= 0:
            self._wanted_id = None
        elif self.model.rowCount():
            row = 0
        if row >= 0:
            index = self.model.index(row, 0)
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
        self._settle.start()

    def _current_changed(self, index: QModelIndex) -> None:
        if index.isValid():
            self._chosen_id = self.model.game_id(index.row())
            self._settle.start()

    def _current(self) -> LogRow | None:
        return self.model.row(self.table.currentIndex().row())

    def _show_detail(self) -> None:
        if not self.detail.isVisible():
            return
        row = self._current()
        self.detail.show_game(row, self.model.story(row.game) if row is not None else None)

    def _only_player(self, player_id: int, name: str) -> None:
        self.head.narrow(player=(player_id, name))

    def _only_event(self, event_id: int, name: str) -> None:
        self.head.narrow(event=(event_id, name))

    # Commands

    def correct(self) -> None:
        """Open the chosen game to correct it."""
        row = self._current()
        if row is not None:
            self._open(row)

    def _open(self, row: LogRow) -> None:
        from tourney.ui.dialogs.edit_game import EditGameDialog

        try:
            dialog = EditGameDialog(self.ctx, row, self.window())
        except TourneyError as error:
            self.ctx.faults.report(error)
        else:
            show_dialog(dialog)

    def void(self) -> None:
        """Let the chosen game count for nothing; it stays in the log."""
        self._set_void(void=True)

    def restore(self) -> None:
        """Let the chosen game count again."""
        self._set_void(void=False)

    def _chosen(self) -> list[LogRow]:
        rows = (self.model.row(index.row()) for index in self.table.selectionModel().selectedRows())
        return [row for row in rows if row is not None]

    def set_result(self, typed: str) -> None:
        """Give the chosen game the result of a key."""
        row = self._current()
        if row is not None:
            self.deeds.set_result(row, typed)

    def explain(self) -> None:
        """Show why the chosen game moved the ratings as it did."""
        row = self._current()
        if row is not None:
            self.deeds.explain(row)

    def export(self) -> None:
        """Write the games that are shown to a file."""
        if self.model.shown is not None:
            self.deeds.export(self.model.shown)

    def _void_or_restore(self) -> None:
        row = self._current()
        self._set_void(void=row is not None and row.game.state is not GameState.VOID)

    def _set_void(self, *, void: bool) -> None:
        row = self._current()
        if row is not None:
            chosen = len(self.table.selectionModel().selectedRows())
            self.deeds.set_void(row, void=void, chosen=chosen)

    def _open_menu(self, at: QPoint) -> None:
        row = self._current()
        if row is not None:
            self.deeds.open_menu(row, at, self.table.copy_selection, self._chosen())

    # What is where

    def _to_table(self) -> None:
        if self.table.isVisible():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _to_filter(self) -> None:
        history = self.head.pills.current() == HISTORY
        field = self.journal.bar.field if history else self.head.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def _toggle_detail(self) -> None:
        pane = self.journal.pane if self.head.pills.current() == HISTORY else self.detail
        self.ctx.settings.set_choice(DETAIL, "hidden" if pane.isVisible() else "shown")
        self._place_detail()

    def _place_detail(self) -> None:
        choice = self.ctx.settings.choice(DETAIL, "auto")
        roomy = self.width() >= self.ctx.theme.px(ROOM_FOR_DETAIL)
        wanted = choice == "shown" or (choice == "auto" and roomy)
        on_log = self._body.currentWidget() is self.table
        if wanted and on_log and self.detail.isHidden():
            self._settle.start()
        self.detail.setVisible(wanted and on_log)
        self.journal.place_pane(wanted=wanted)

    def _place_body(self) -> None:
        if self.head.pills.current() == HISTORY:
            self._body.setCurrentWidget(self.journal)
        elif self.model.whole is not None and not self.model.rowCount():
            self._say_empty()
            self._body.setCurrentWidget(self.empty)
        else:
            self._body.setCurrentWidget(self.table)

    # Words

    def _say(self) -> None:
        whole = self.model.whole
        event_id, today = self.ctx.event.id, dt.date.today()
        tonight = event_id is None or any(
            one.id == event_id and one.date == today for one in desk.all_events(self.ctx.club)
        )
        self.head.say_tonight(tonight=tonight)
        if whole is not None:
            counts = {
                ALL: whole.n_all,
                TONIGHT: len(whole.filtered(self._of_tonight(LogFilter()))),
                OPEN: len(whole.filtered(LogFilter(states=frozenset({GameState.OPEN})))),
                VOID: len(whole.filtered(LogFilter(states=frozenset({GameState.VOID})))),
            }
            for key, count in counts.items():
                self.head.pills.set_count(key, count)
        self.head.shown.setText(_games(self.model.rowCount()) if self.head.narrowed else "")
        if self._body.currentWidget() is self.empty:
            self._say_empty()
        self.status_changed.emit()

    def _say_empty(self) -> None:
        pill = self.head.pills.current()
        self.empty.say(pill, filtered=self.head.narrowed)


def _games(count: int) -> str:
    return counted(QCoreApplication.translate("Counts", "%n game(s)", None, count), count)
