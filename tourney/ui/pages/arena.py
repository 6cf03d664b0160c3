"""Arena: a Bradley-Terry board of any games or votes, what sways them, and the blind vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club import desk
from tourney.club.documents import Wanted as WantedDocument
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.ui.arena.board_pane import BoardPane
from tourney.ui.arena.effects_pane import EffectsPane
from tourney.ui.arena.export import BoardExport, BoardExporter
from tourney.ui.arena.facts_pane import CyclesPane, FactsPane, JudgesPane, SlicesPane
from tourney.ui.arena.head import BOARD, CYCLES, JUDGES, SIDES, SLICES, ArenaHead
from tourney.ui.arena.options import OptionsColumn
from tourney.ui.arena.words import counted_votes
from tourney.ui.arena.work import Answer, answer
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.base.jobs import Job
from tourney.ui.base.page import Page
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.progress import ProgressStrip

LANE = "arena"


class ArenaPage(Page):
    """Five questions behind pills, and beside them the form that says of which games."""

    key = "arena"
    topics = frozenset({Topic.GAMES, Topic.PLAYERS, Topic.EVENTS, Topic.ROUNDS})

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.found: Answer | None = None
        self._job: Job | None = None
        self.head = ArenaHead(ctx)
        self.progress = ProgressStrip(ctx.theme)
        self.progress.setContentsMargins(16, 8, 16, 8)
        self.board = BoardPane(ctx)
        self.slices = SlicesPane(ctx)
        self.facts: dict[str, FactsPane] = {
            SIDES: EffectsPane(ctx),
            CYCLES: CyclesPane(ctx),
            JUDGES: JudgesPane(ctx),
            SLICES: self.slices,
        }
        self.options = OptionsColumn(ctx)
        self.empty = EmptyState(ctx.theme, drawing="chart")
        self.begin = self.empty.primary("", ctx.actions.key("blind-vote"), "swap")
        self.bring = self.empty.second("", ctx.actions.key("import"), "import")
        self.exporter = BoardExporter(ctx, self)
        self._lay_out()
        self.head.tabs.chosen.connect(self._show_tab)
        self.head.export_menu.connect(self._offer)
        self.head.vote.connect(self.vote)
        self.begin.clicked.connect(self.vote)
        self.bring.clicked.connect(self._bring)
        for button in (self.head.judge, self.begin):
            button.setEnabled(not ctx.club.readonly)
        self.options.edited.connect(self.read)
        self.slices.wanted.connect(self.read)
        self.progress.cancelled.connect(self.cancel)
        self.board.table.chosen.connect(self._show_player)
        self.retranslate()

    @property
    def pane(self) -> QWidget:
        """The question that is shown."""
        return self.facts.get(self.head.tabs.current(), self.board)

    @property
    def is_empty(self) -> bool:
        """True while the page says what to do instead."""
        return self._body.currentWidget() is self.empty

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Arena")

    def panels(self) -> Sequence[QWidget]:
        if self.is_empty:
            return (self.begin, self.options.scope) if self.begin.isEnabled() else (self.options.scope,)
        facts = self.facts.get(self.head.tabs.current())
        inner = facts.panels() if facts is not None else self.board.panels()
        return (self.head.tabs, *inner, self.options.scope)

    def first_focus(self) -> QWidget | None:
        return self.panels()[0] if self.is_empty else self.panels()[1]

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {}
        if not self.ctx.club.readonly:
            found["blind-vote"] = self.vote
        if self.export_now() is not None:
            found |= {"export": self.export, "print": self.print}
        return found

    def status_text(self) -> str:
        if self._job is not None:
            return self.tr("Working. Esc stops it; nothing has changed.")
        if self.found is None:
            return ""
        board = self.found.board
        if board.counted == board.total:
            return counted_votes(board.total)
        return self.tr("{0} of {1} votes").format(format_number(board.counted), format_number(board.total))

    def show_target(self, target: object) -> None:
        """Show a question by its key, or the board of an event by its id."""
        if isinstance(target, str):
            if target == BOARD or target in self.facts:
                self.head.tabs.choose(target)
        elif isinstance(target, int):
            self.options.choose_event(target)
            self.read()

    def refresh(self, topics: frozenset[Topic]) -> None:
        events = desk.all_events(self.ctx.club)
        self.options.set_events(events, self.options.event_id)
        self.read()

    def retranslate(self) -> None:
        self.head.retranslate()
        self.options.retranslate()
        self.board.retranslate()
        for pane in self.facts.values():
            pane.retranslate()
        self.begin.setText(self.ctx.actions.text("blind-vote"))
        self.bring.setText(self.ctx.actions.text("import"))
        self.empty.set_words(
            self.tr("No votes here yet"),
            self.tr(
                "A board needs games. Let judges compare photos, texts or beers without their names, "
                "or bring in votes as arenas of language models write them."
            ),
        )

    # Making the board

    def read(self) -> None:
        """Make the board anew in a worker."""
        wanted = self.options.read()
        if wanted is None:
            return
        club = self.ctx.club
        by = ""
        if self.head.tabs.current() == SLICES:
            by = self.slices.by.current() or "first"

        def work(*, progress: Progress, cancelled: CancelCheck) -> Answer:
            return answer(club, wanted, by, progress=progress, cancelled=cancelled)

        self._job = self.ctx.jobs.start(
            work,
            done=self._show,
            failed=self._failed,
            progress=self.progress.set_progress,
            lane=LANE,
            owner=self,
        )
        self.progress.begin(self.tr("Working out the board…"))
        self.status_changed.emit()

    def cancel(self) -> None:
        """Stop; the board shown stays."""
        if self._job is not None:
            self._job.cancel()
            self._ended()

    def _ended(self) -> None:
        self._job = None
        self.progress.end()
        self.status_changed.emit()

    def _failed(self, error: Exception) -> None:
        self._ended()
        if isinstance(error, TourneyError):
            # An event that was deleted meanwhile is no longer offered.
            self.options.choose_event(None)
        self.ctx.faults.report(error)

    def _show(self, found: Answer) -> None:
        had_keys = self.isAncestorOf(focus) if (focus := self.window().focusWidget()) else False
        self.found = found
        self.options.set_answer(found)
        nothing = not len(found.votes)
        self._body.setCurrentWidget(self.empty if nothing else self._stack)
        self.board.show_board(found.board)
        for key, pane in self.facts.items():
            if key != SLICES or found.by or self.head.tabs.current() == SLICES:
                pane.show_answer(found)
        self._ended()
        self.head.export.setEnabled(self.export_now() is not None)
        self.handlers_changed.emit()
        first = self.first_focus()
        if had_keys and first is not None and not focus.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # What a person does

    def vote(self) -> None:
        """Begin a blind vote, or go on with one."""
        from tourney.ui.vote.setup import open_votes

        open_votes(self.ctx, self, chosen=self.options.event_id)

    def export_now(self) -> BoardExport | None:
        """Return what can be written of the board shown, None while there is none."""
        found = self.found
        if found is None or not (found.board.rows or found.board.outsiders):
            return None
        from tourney.club.arena_sheets import arena_sheet, subtitle_of
        from tourney.ui.arena.picture import painter_of, size_of
        from tourney.ui.charts.picture import Picture

        try:
            subtitle = subtitle_of(self.ctx.club, found.board.wanted.event_id)
        except TourneyError:
            return None
        title = self.tr("Arena board")
        picture = Picture(
            title, shown(subtitle), size_of(found.board, self.ctx.theme), painter_of(found.board)
        )
        return BoardExport(title, arena_sheet(found.board, subtitle), picture)

    def export(self) -> None:
        """Write the board that is shown into a file."""
        found = self.export_now()
        if found is not None:
            self.exporter.ask(found)

    def print(self) -> None:
        """Show the board of these games as it will lie on paper."""
        from tourney.ui.dialogs.print_preview import show_preview

        wanted = self.found.board.wanted if self.found is not None else None
        if wanted is not None:
            document = WantedDocument(event_id=wanted.event_id, board=wanted)
            show_preview(self.ctx, "arena", self, wanted=document)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._job is not None:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def _offer(self, at: QPoint) -> None:
        self.exporter.menu(self.export_now).popup(at)

    def _show_tab(self, key: str) -> None:
        on_tabs = self.head.tabs.hasFocus()
        self._stack.setCurrentWidget(self.pane)
        if key == SLICES and (self.found is None or not self.found.by):
            self.read()
        focus = self.first_focus()
        if not on_tabs and self.isVisible() and focus is not None:
            focus.setFocus()

    def _show_player(self, player_id: int) -> None:
        self.ctx.bus.asked.emit(Place("players", player_id))

    def _bring(self) -> None:
        self.ctx.actions.run("import")

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self.board)
        for pane in self.facts.values():
            self._stack.addWidget(pane)
        self._body = QStackedWidget()
        self._body.addWidget(self._stack)
        self._body.addWidget(self.empty)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.progress)
        left.addWidget(self._body, 1)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.options)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(row, 1)
