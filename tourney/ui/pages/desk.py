"""The Desk: who is here, the boards, the next round, and one line for results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.core.games import Game
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.page import Page
from tourney.ui.desk.boards import BoardsPanel
from tourney.ui.desk.check_in import CheckInPanel
from tourney.ui.desk.columns import Columns
from tourney.ui.desk.doings import Doings
from tourney.ui.desk.night import Night
from tourney.ui.desk.quick_bar import QuickBar
from tourney.ui.desk.suggester import Suggester
from tourney.ui.desk.suggestion import SuggestionPanel
from tourney.ui.desk.words import status
from tourney.ui.entry.form import GameForm
from tourney.ui.widgets.showing import show_dialog


class DeskPage(Page):
    """Joins the parts: what one asks for, another does."""

    key = "desk"
    topics = frozenset(Topic) - {Topic.JOURNAL}

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.night = Night(ctx, self)
        self.suggester = Suggester(self.night, self)
        self.check_in = CheckInPanel(self.night, ctx.theme)
        self.boards = BoardsPanel(self.night)
        self.suggestion = SuggestionPanel(self.suggester)
        self.quick = QuickBar(self.night, self)
        self.doings = Doings(self.night, self.suggester, self, self.boards.toggle_bracket)
        self.columns = Columns(ctx.theme, self.check_in, self.boards, self.quick, self.suggestion, self)
        self._bar_asked = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.columns)
        self._connect()
        self._arrange()
        self._folded()

    def _connect(self) -> None:
        self.night.changed.connect(self._night_changed)
        self.ctx.event.changed.connect(self._event_changed)
        self.suggester.changed.connect(self._plan_changed)
        self.suggester.accepted.connect(self._round_accepted)
        self.quick.grown.connect(self.columns.lay_out)
        self.quick.checks = self.boards.check_typed
        self.quick.checking = lambda: self.boards.verify.active
        self.quick.form_wanted.connect(self.new_game)
        self.boards.typed.connect(self._type)
        self.boards.form_wanted.connect(self.edit_game)
        self.suggester.people_wanted.connect(self.go_check_in)
        self.boards.next_wanted.connect(self.suggest)
        self.boards.check_in_wanted.connect(self.go_check_in)
        self.boards.head.check_in_wanted.connect(self.go_check_in)
        self.boards.head.suggestion_wanted.connect(self.suggest)
        self.check_in.escaped.connect(self._close_drawer)
        self.suggestion.escaped.connect(self._close_drawer)
        self.columns.folded.connect(self._folded)
        self.columns.drawer_changed.connect(self._drawer_changed)

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Desk")

    def refresh(self, topics: frozenset[Topic]) -> None:
        self.night.follow(topics)

    def panels(self) -> Sequence[QWidget]:
        return (self.check_in.field, self.boards.table, self.quick.line, self._suggestion_stop())

    def status_text(self) -> str:
        return status(self.night.view)

    def reserved_height(self) -> int:
        return self.quick.height() if self.quick.isVisible() else 0

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        return {
            "check-in": self.go_check_in,
            "quick-result": self.go_quick,
            "quick-event": self.toggle_open_play,
            "new-game": self.new_game,
            "verify": self.boards.toggle_verify,
            "suggest": self.suggest,
            "again": self.again,
            "explain": self.boards.explain,
            **self.doings.handlers(),
        }

    def first_focus(self) -> QWidget | None:
        if self.boards.has_boards:
            return self.boards.table
        if self.columns.left_folded:
            self.columns.open_drawer(self.check_in)
        return self.check_in.field

    def show_target(self, target: object) -> None:
        if isinstance(target, int):
            self.boards.show_game(target)

    def retranslate(self) -> None:
        for part in (self.check_in, self.boards, self.suggestion, self.quick):
            part.retranslate()
        self.status_changed.emit()

    # Going there

    def go_check_in(self) -> None:
        """Put the cursor where a name is typed."""
        self.columns.open_drawer(self.check_in)
        self.check_in.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.check_in.field.selectAll()

    def go_quick(self) -> None:
        """Put the cursor where a result is typed."""
        self._close_drawer()
        self._bar_asked = True
        self._arrange()
        self.quick.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.quick.line.selectAll()

    def new_game(self) -> None:
        """Enter a game of any shape in the form."""
        if not self.ctx.club.readonly:
            show_dialog(GameForm(self.ctx, self.window(), event=self.quick.event_ref))

    def edit_game(self, game: Game) -> None:
        """Give a game its places in the form."""
        if not self.ctx.club.readonly:
            show_dialog(GameForm(self.ctx, self.window(), game=game))

    def toggle_open_play(self) -> None:
        """Let typed results go into the event or, as open play, into none."""
        self.go_quick()
        self.quick.place.toggle_open_play()

    def suggest(self) -> None:
        """Use the suggestion that waits, or work one out."""
        if not self.suggester.fresh:
            self.columns.open_drawer(self.suggestion)
        elif self.columns.right_folded and self.columns.drawer is not self.suggestion:
            # Nobody uses a round that he does not see.
            self.columns.open_drawer(self.suggestion)
            self.suggestion.use.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        if self.columns.drawer is self.suggestion:
            self.suggestion.use.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.suggester.go_on()

    def again(self) -> None:
        """Work out another round."""
        self.columns.open_drawer(self.suggestion)
        self.suggester.again()

    # What changed

    def _event_changed(self, event_id: object) -> None:
        del event_id
        if self.isVisible():
            self.night.read(at_once=True)

    def _night_changed(self) -> None:
        self._arrange()
        self._plan_changed()
        self.status_changed.emit()

    def _plan_changed(self) -> None:
        planned = self.suggester.draft is not None
        self.boards.set_planned(planned)
        self.suggestion.set_quiet(not planned and not self.boards.has_boards)
        beside = not self.columns.right_folded and self.suggestion.isVisible()
        self.boards.still.offer_next(not beside)

    def _round_accepted(self) -> None:
        self._close_drawer()
        self.boards.table.go_to(self.boards.model.next_open(-1))
        self.boards.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        view = self.night.view
        begun = bool(view.here or view.rounds or view.extra)
        keep = not (view.rounds or view.extra)
        self.columns.want(right=begun, bar=begun or self._bar_asked, keep_left=keep)

    def _folded(self) -> None:
        self.boards.head.fold(check_in=self.columns.left_folded, suggestion=self.columns.right_folded)
        self._plan_changed()

    def _drawer_changed(self) -> None:
        for panel in (self.check_in, self.suggestion):
            panel.closer.setVisible(self.columns.drawer is panel)

    def _close_drawer(self) -> None:
        if self.columns.drawer is not None:
            self.columns.close_drawer()
            self.boards.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _suggestion_stop(self) -> QWidget:
        return self.suggestion.list if self.suggestion.list.isVisible() else self.suggestion.use

    def _type(self, text: str) -> None:
        self._bar_asked = True
        self._arrange()
        self.quick.begin(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.columns.lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.columns.lay_out()
        shown = self.night.view.event
        # Another event may have been chosen while another page was up.
        if (shown.id if shown is not None else None) != self.ctx.event.id:
            self.night.read(at_once=True)
