"""The window with a club open: rail, top bar, pages, status line, and what lies over them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.options import describe
from tourney.core.topics import Topic
from tourney.ui.base.bus import Notice
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, format_short_date, shown
from tourney.ui.shell.entries import PageEntry
from tourney.ui.shell.event_menu import EventMenu
from tourney.ui.shell.follower import Follower
from tourney.ui.shell.notices import NoticeStack
from tourney.ui.shell.page_host import PageHost
from tourney.ui.shell.rail import Rail, RailItem
from tourney.ui.shell.status_line import StatusLine
from tourney.ui.shell.top_bar import TopBar
from tourney.ui.shell.undo_host import UndoHost

if TYPE_CHECKING:
    from tourney.club.club import Done
    from tourney.club.rated import Rated

PAGE_ROOM = 1280 - 168
FACTS = frozenset({Topic.PLAYERS, Topic.SETTINGS, Topic.EVENTS, Topic.RATINGS})
"""What the rail and the top bar tell; new games are counted when their ratings are in."""

WRITING = ("new-player", "new-game", "new-event", "late-pair", "blind-vote")
"""Actions with a home page, where they would do nothing in a club that is open for reading only."""


class Workspace(QWidget):
    """Made for one open club, and thrown away with it.

    Signals
    -------
    renamed
        The club's name may have changed.
    """

    renamed = Signal()

    def __init__(self, ctx: Context, entries: Sequence[PageEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        actions, theme = ctx.actions, ctx.theme
        # Before the pages: they must find the night that a command has just begun.
        self.follower = Follower(ctx, self)
        self.pages = PageHost(ctx, entries)
        items = [RailItem(entry.action, entry.icon) for entry in entries]
        if any(entry.key == "desk" for entry in entries):
            items.append(RailItem("hall", "hall"))
        self.rail = Rail(theme, actions, items)
        self.top_bar = TopBar(theme, actions)
        self.event_menu = EventMenu(ctx, self.top_bar.event_menu, self)
        self.notices = NoticeStack(theme)
        self.status = StatusLine(theme)
        self._actions_of = {entry.key: entry.action for entry in entries}
        self._first = entries[0].key if entries else ""
        self._lay_out()
        self.undo_host = UndoHost(theme, actions, self.pages)
        self.undo_host.keep_clear(self._reserved)
        self._bind()
        self._say_everything()

    def begin(self, page: str = "") -> None:
        """Show the first page and begin to follow the club."""
        self.pages.go(page or self._first)
        self.follower.start()

    def end(self) -> None:
        """Let go of the club's signals; it is closed next."""
        ctx = self.ctx
        self.follower.stop()
        self.pages.close_pages()
        ctx.bus.changed.disconnect(self._changed)
        ctx.bus.said.disconnect(self._said)
        ctx.bus.noticed.disconnect(self._noticed)
        ctx.actions.unbind([*self._bound, *self._actions_of.values()])
        ctx.actions.bind_pages(frozenset(), None)

    def retranslate(self) -> None:
        """Set every text again; pages do it by themselves."""
        self.rail.retranslate()
        self.top_bar.retranslate()
        self.undo_host.retranslate()
        self._say_everything()

    def undo(self) -> None:
        """Take the latest change back and say so."""
        self._step(back=True)

    def redo(self) -> None:
        """Do again what was taken back and say so."""
        self._step(back=False)

    def print(self) -> None:
        """Show the print preview, for pages without documents of their own."""
        from tourney.ui.dialogs.print_preview import show_preview

        show_preview(self.ctx, "pairings-by-board" if self.pages.key == "desk" else "", self)

    def show_hall(self) -> None:
        """Open the hall display, or bring up the one that is open."""
        from tourney.ui.hall.window import show_hall

        show_hall(self.ctx, self)

    def announce(self) -> None:
        """Let the organizer type what the hall shall read."""
        from tourney.ui.hall.announce import show_announce

        show_announce(self.ctx, self)

    def show_club_look(self) -> None:
        """Show the club's name and logo, to change them."""
        from tourney.ui.dialogs.club_look import show_club_look

        show_club_look(self.ctx, self)

    def show_teams(self) -> None:
        """Show the saved teams, to change them."""
        from tourney.ui.dialogs.teams import TeamsDialog
        from tourney.ui.widgets.showing import show_dialog

        show_dialog(TeamsDialog(self.ctx, self.window()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Show words in the rail only where the page keeps enough room beside them."""
        self.rail.fold(self.width() < PAGE_ROOM + self.rail.wide)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.notices)
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        row.addLayout(column, 1)

    def _bind(self) -> None:
        ctx = self.ctx
        handlers = {
            "undo": self.undo,
            "redo": self.redo,
            "next-panel": self.pages.next_panel,
            "previous-panel": self.pages.previous_panel,
            "print": self.print,
            "hall": self.show_hall,
            "announce": self.announce,
            "club-look": self.show_club_look,
            "teams": self.show_teams,
        }
        self._bound = list(handlers)
        for key, action in self._actions_of.items():
            handlers[action] = self._goer(key)
        ctx.actions.bind(handlers)
        ctx.actions.bind_pages(frozenset(self._actions_of), self.pages.go)
        ctx.bus.changed.connect(self._changed)
        ctx.bus.said.connect(self._said)
        ctx.bus.turned.connect(self._turned)
        ctx.bus.noticed.connect(self._noticed)
        ctx.event.changed.connect(self._say_event)
        ctx.theme.changed.connect(self._fold)
        self.pages.shown.connect(self._shown)
        self.pages.status_changed.connect(self._say_status)
        self.follower.rating.connect(self.status.set_progress)

    def _goer(self, key: str) -> Callable[[], None]:
        return lambda: self.pages.go(key)

    def _reserved(self) -> int:
        page = self.pages.page
        return page.reserved_height() if page is not None else 0

    def _step(self, *, back: bool) -> None:
        try:
            done = self.ctx.undo(announce=False) if back else self.ctx.redo(announce=False)
        except TourneyError as error:
            self.ctx.faults.report(error)
            self._say_undo()
            return
        self._turned(done, back)

    def _turned(self, done: Done, back: bool) -> None:
        def words() -> str:
            pattern = self.tr("Undone: {0}") if back else self.tr("Done again: {0}")
            return pattern.format(shown(done.text))

        self.undo_host.say(words, undoable=not back)
        self._say_saved()

    def _said(self, done: Done) -> None:
        if done.entry_id is not None:
            self.undo_host.say(lambda: shown(done.text), undoable=True)
            self._say_saved()

    def _noticed(self, notice: Notice) -> None:
        self.notices.say(notice)

    def _changed(self, topics: frozenset[Topic]) -> None:
        self._say_undo()
        if topics & FACTS:
            self._say_facts()
        if topics - {Topic.RATINGS}:
            self._say_saved()

    def _shown(self, key: str) -> None:
        self.rail.choose(self._actions_of[key])
        self.undo_host.place()
        self._say_status()

    def _say_everything(self) -> None:
        self._say_facts()
        self._say_readonly()
        self._say_event()
        self._say_saved()
        self._say_undo()
        self._say_status()

    def _say_facts(self) -> None:
        from tourney.club import roster

        club = self.ctx.club
        self.top_bar.set_club(club.name, readonly=club.readonly)
        self._say_event()
        players, games = roster.counts(club)
        lines = [_engine_words(club.rated) if club.rated is not None else ""]
        translate = QCoreApplication.translate
        lines.append(_counted(translate("Counts", "%n player(s)", None, players), players))
        lines.append(_counted(translate("Counts", "%n game(s)", None, games), games))
        self.rail.set_foot(lines)
        self.renamed.emit()

    def _say_readonly(self) -> None:
        """Turn off what could change nothing in a club that is open for reading, and say why."""
        readonly, actions = self.ctx.club.readonly, self.ctx.actions
        for key in WRITING:
            actions.set_enabled(key, not readonly)
            if readonly:
                actions.set_tooltip(key, self.tr("This club is open for reading only."))
            else:
                actions.set_tooltip(key, actions.text(key))

    def _say_event(self) -> None:
        event = self.event_menu.current()
        if event is None:
            self.top_bar.set_event(self.tr("Tonight, {0}").format(format_short_date(dt.date.today())))
        else:
            date = format_short_date(event.date)
            self.top_bar.set_event(self.tr("{0}, {1}", "an event and its date").format(event.name, date))

    def _say_saved(self) -> None:
        self.top_bar.set_saved(self.ctx.club.last_change_at())

    def _say_undo(self) -> None:
        club, actions = self.ctx.club, self.ctx.actions
        for key, text in (("undo", club.undo_text()), ("redo", club.redo_text())):
            actions.set_enabled(key, text is not None and not club.readonly)
            pattern = self.tr("Undo: {0}") if key == "undo" else self.tr("Redo: {0}")
            actions.set_tooltip(key, pattern.format(shown(text)) if text is not None else actions.text(key))

    def _say_status(self) -> None:
        page = self.pages.page
        self.status.set_left(page.status_text() if page is not None else "")


def _engine_words(rated: Rated) -> str:
    """Return the engine and, where it has one, its rating period."""
    words = shown(rated.engine.label)
    period = describe(rated.params).get("period")
    if period is None or period.choices is None:
        return words
    return f"{words} · {shown(period.choices[rated.params.period])}"


def _counted(text: str, count: int) -> str:
    """Return the text with its number grouped: 3,118 games."""
    return text.replace(str(count), format_number(count), 1)
