"""The Standings: the rating list, the table of the event, who met whom, and what is still to come."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tourney.club import standings
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import Event
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_number, shown
from tourney.ui.base.page import Page
from tourney.ui.explain.words import tips
from tourney.ui.models.crosstable import NO_GRID, CrosstableModel
from tourney.ui.models.night_table import EventTableModel
from tourney.ui.models.scales import nice_scale
from tourney.ui.models.standings import ListColumn, RatingListModel, scale_bounds
from tourney.ui.standings import reader, tables
from tourney.ui.standings.bar import BY_OPPONENT, BY_ROUND, DRAWN, LISTED, EventBar, Picked
from tourney.ui.standings.deeds import Deeds
from tourney.ui.standings.head import BRACKET, CROSS, LIST, NIGHT, SCHEDULE, TABS, WALL, StandingsHead
from tourney.ui.standings.list_bar import ListBar
from tourney.ui.standings.looked_at import LookedAt
from tourney.ui.standings.panes import BracketPane, EventPane, ListPane, Pane
from tourney.ui.standings.sheet_table import SheetTable
from tourney.ui.standings.tab_job import TabJob
from tourney.ui.standings.why import WhyPanel
from tourney.ui.standings.why_host import WhyHost

if TYPE_CHECKING:
    from tourney.club.documents import Wanted

OF_LIST = frozenset({Topic.RATINGS, Topic.PLAYERS, Topic.SETTINGS})
OF_EVENT = frozenset({Topic.RATINGS, Topic.PLAYERS, Topic.GAMES, Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS})
DOCUMENT = {
    LIST: ("rating-list", "rating-changes"),
    NIGHT: ("standings", "standings"),
    CROSS: ("crosstable", "crosstable-by-opponent"),
    WALL: ("wall-chart", "wall-chart"),
    SCHEDULE: ("schedule", "schedule"),
    BRACKET: ("bracket", "bracket"),
}
"""The document of each tab, as it is and turned."""

OF_TABLE = (NIGHT, CROSS, WALL, SCHEDULE, BRACKET)
TICKS = 10


class StandingsPage(Page):
    """Tabs over one filter; only the tab shown is read again, in a worker where it takes its time."""

    key = "standings"
    topics = OF_LIST | OF_EVENT

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        theme, settings = ctx.theme, ctx.settings
        self.head = StandingsHead(ctx)
        self.list_model, self.event_model = RatingListModel(self), EventTableModel(self)
        self.cross_model = CrosstableModel(self)
        self.list_table = tables.rating_table(theme, self.list_model, settings)
        self.event_table = tables.EventTable(theme, self.event_model, settings)
        self.cross_table = tables.CrossTable(theme, self.cross_model, settings)
        self.list_bar = ListBar(theme)
        changes, matrix = SheetTable(theme, "changes", settings), SheetTable(theme, "matrix", settings)
        night, cross = EventBar(theme, breaks=True), EventBar(theme, views=(BY_ROUND, BY_OPPONENT))
        self.panes: dict[str, Pane] = {
            LIST: ListPane(ctx, self.list_table, changes, self.list_bar),
            NIGHT: EventPane(ctx, self.event_table, "list", night),
            CROSS: EventPane(ctx, self.cross_table, "games", cross, other=matrix),
        }
        self.looked = LookedAt(ctx, self)
        self.why = WhyPanel(ctx)
        self.panes[NIGHT].row.addWidget(self.why)
        self.asking = WhyHost(self.event_table, self.event_model, self.why)
        self.deeds = Deeds(ctx, self)
        self.deeds.offer_rules(night.rules, self._picked_now)
        self._job = TabJob(ctx, self, self._read_failed)
        self._on_tabs = False
        self._unread = dict.fromkeys(TABS, True)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.list_model.set_tips(tips(self.ctx))
        self.head.tabs.chosen.connect(self._show_tab)
        self.head.filter.textChanged.connect(self._filter)
        self.head.filter.left.connect(self._leave_filter)
        self.ctx.event.changed.connect(self._event_changed)
        self.looked.learned.connect(self._read)
        self.list_bar.chosen.connect(self._turn_list)
        self.why.player_asked.connect(self.deeds.show_player)
        for key, pane in self.panes.items():
            self._add_pane(key, pane)

    def _add_pane(self, key: str, pane: Pane) -> None:
        self._stack.addWidget(pane)
        pane.everybody.clicked.connect(self._clear_filter)
        for table in pane.tables:
            table.typed.connect(self._type)
            self.deeds.serve(table, people=key != NIGHT)
        if isinstance(pane.bar, EventBar):
            pane.bar.picked.connect(self._pick)
            pane.bar.bye_chosen.connect(self._set_bye)
            pane.bar.view_chosen.connect(partial(self._turn, key))

    def _made(self, key: str) -> Pane:
        """Return the pane of a tab; those that few look at are made when they are."""
        if key not in self.panes:
            ctx = self.ctx
            table = SheetTable(ctx.theme, key, ctx.settings)
            if key == BRACKET:
                pane: Pane = BracketPane(ctx, table, EventBar(ctx.theme, views=(DRAWN, LISTED)))
            else:
                pane = EventPane(ctx, table, "games" if key == WALL else "list", EventBar(ctx.theme))
            self.panes[key] = pane
            self._add_pane(key, pane)
            self._name_tables()
        return self.panes[key]

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Standings")

    def panels(self) -> Sequence[QWidget]:
        return (
            self.head.tabs,
            self.head.filter,
            self._pane.table,
            *((self.why.table,) if self.why.isVisible() else ()),
        )

    def first_focus(self) -> QWidget | None:
        return self._pane.focus_place() or self.head.tabs

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._on_tabs = False

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        return {"print": self.print, "export": self.export, "explain": self._explain}

    def _explain(self) -> None:
        table = self._pane.table
        if not isinstance(table, SheetTable):
            self.deeds.explain(table.chosen_player())

    def show_target(self, target: object) -> None:
        """Show a tab by its key, or a player in the rating list by his id."""
        if isinstance(target, str) and target in TABS:
            self.head.tabs.choose(target)
        elif isinstance(target, int):
            self.head.tabs.choose(LIST)
            self._clear_filter()
            self.list_table.select_person(target)

    def refresh(self, topics: frozenset[Topic]) -> None:
        if topics & OF_LIST:
            self._unread[LIST] = True
        if topics & OF_EVENT:
            self.looked.forget()
            self._unread.update(dict.fromkeys(OF_TABLE, True))
        self._read()

    def status_text(self) -> str:
        people = self._pane.table.people
        if self._pane.stack.currentWidget() is self._pane.empty:
            return ""
        left, all_of_them = people.counts()
        if people.filtered:
            words = self.tr("{0} of {1} shown")
            return words.format(format_number(left), format_number(all_of_them))
        if isinstance(self._pane.table, SheetTable):
            return QCoreApplication.translate("Counts", "%n row(s)", None, all_of_them)
        return QCoreApplication.translate("Counts", "%n player(s)", None, all_of_them)

    def retranslate(self) -> None:
        self.head.retranslate()
        for pane in self.panes.values():
            pane.retranslate()
            for table in pane.tables:
                table.people.retranslate()
        self.why.retranslate()
        self._name_tables()
        self._say_as_of()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.head.filter.text():
            self._clear_filter()
        elif event.key() == Qt.Key.Key_Escape and self.why.isVisible():
            self.asking.close()
        else:
            super().keyPressEvent(event)

    # Reading

    @property
    def _pane(self) -> Pane:
        return self._made(self.head.tabs.current())

    def _read(self) -> None:
        known = self.looked.learn()
        if known:
            self.head.show_tabs(reader.tabs_of(self.looked.facts, self.looked.picked))
        tab = self.head.tabs.current()
        pane = self._pane
        if not known and isinstance(pane, EventPane) and not pane.table.people.counts()[1]:
            pane.show_waiting()
        if self._unread[tab] and (known or tab == LIST):
            self._unread[tab] = False
            if tab == LIST:
                self._read_list()
            else:
                self._read_event(tab)
        self._say_as_of()
        self.status_changed.emit()

    def _read_list(self) -> None:
        pane, rated = self.panes[LIST], self.ctx.club.rated
        if rated is None:
            pane.show_waiting()
            return
        self.list_bar.set_as_of(rated.as_of, standings.last_list(self.ctx.club))
        since = self.list_bar.since()
        pane.turned = since is not None
        if since is not None:
            self._read_changes(since)
            return
        found = standings.rating_list(self.ctx.club)
        bounds = scale_bounds(found.established, found.provisional)
        scale = nice_scale(*bounds, TICKS) if bounds is not None else None
        self.list_model.set_list(found, scale)
        never: tuple[int, ...] = () if rated.engine.has_deviation else tables.WITHOUT_DEVIATION
        if not found.established:
            never = (*never, ListColumn.SPREAD)
        self.list_table.set_folding(tables.RATING_FOLDS, never)
        self._show_read(pane, bool(found.established or found.provisional))

    def _read_changes(self, since: dt.date) -> None:
        from tourney.club.rating_changes import rating_changes_sheet

        club, pane = self.ctx.club, self.panes[LIST]

        def work(*, progress: Progress, cancelled: CancelCheck) -> object:
            del progress, cancelled
            return rating_changes_sheet(club, since=since)

        def done(sheet: object) -> None:
            table = pane.table
            if isinstance(table, SheetTable):
                table.show_sheets((sheet,))  # type: ignore[arg-type]
                self._show_read(pane, table.people.counts()[1] > 0)
                self.status_changed.emit()

        self._start(LIST, work, done)

    def _read_event(self, tab: str) -> None:
        pane, facts = self._made(tab), self.looked.facts
        assert isinstance(pane, EventPane)
        self._job.stop(tab)  # where this is read at once nothing else stops it
        self._say_tab(facts.event if facts is not None else None)
        if facts is None:
            self.event_model.set_parts(())
            self.asking.follow()
            pane.no_event()
            return
        read = partial(
            reader.read, self.ctx.club, facts.event.id, tab, self.looked.picked, turned=pane.turned
        )
        if reader.is_quick(facts, self.looked.picked):
            try:
                self._show_event(tab, read())
            except TourneyError as error:
                self._read_failed(tab, error)
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> reader.Shown:
            del progress, cancelled
            return read()

        if not pane.table.people.counts()[1]:
            pane.show_waiting()
        self._start(tab, work, partial(self._show_event, tab))

    def _start(self, tab: str, work: Callable[..., object], done: Callable[..., None]) -> None:
        """Read in a worker; what is still being read for another tab is read again when that is shown."""
        before = self._job.tab
        if before is not None:
            self._unread[before] = before != tab or self._unread[tab]
        self._job.start(tab, work, done)

    def _read_failed(self, tab: str, error: Exception) -> None:
        """Say so in the tab as well, which is read again whenever it is come to or something changes."""
        self._unread[tab] = True
        self.panes[tab].show_failed()
        self.ctx.faults.report(error)

    def _show_event(self, tab: str, found: reader.Shown) -> None:
        pane = self.panes[tab]
        table = pane.table
        if tab == NIGHT:
            self.event_model.set_parts(found.parts, found.lines)
            changes = any(line.change is not None for part in found.lines for line in part)
            self.event_table.fit_columns(changes=changes)
            if isinstance(pane, EventPane):
                pane.say_notes([shown(note) for note in reader.notes_of(found.parts)])
        elif isinstance(table, SheetTable):
            table.show_sheets(found.sheets)
            if isinstance(pane, BracketPane):
                pane.show_parts(found.parts)
        else:
            self.cross_model.set_grid(found.grid or NO_GRID)
            self.cross_table.fit_columns()
        if isinstance(pane.bar, EventBar):
            bracket = any(part.table.bracket is not None for part in found.parts)
            pane.bar.show_event(
                found.facts, self.looked.picked, editable=not self.ctx.club.readonly, bracket=bracket
            )
        if isinstance(pane, EventPane) and not table.people.counts()[1]:
            pane.no_players()
        else:
            self._show_read(pane, True)
        self.asking.follow()
        self.status_changed.emit()

    def _show_read(self, pane: Pane, anybody: bool) -> None:
        waited = pane.stack.currentWidget() is pane.waiting
        if anybody:
            pane.table.people.set_filter(self.head.filter.text())
            pane.show_table(self.head.filter.text())
        else:
            pane.show_empty()
        # Whoever walks along the tabs stays there; whoever came to the page goes on into the table.
        if waited and pane is self._pane and self.head.tabs.hasFocus() and not self._on_tabs:
            self._leave_filter()

    def _say_tab(self, event: Event | None) -> None:
        self.head.name_night(tonight=event is None or event.date == dt.date.today())
        self._name_tables()

    def _name_tables(self) -> None:
        """Call each table as its tab is called, for screen readers."""
        for key, pane in self.panes.items():
            for table in pane.tables:
                table.setAccessibleName(self.head.tabs.tabText(TABS.index(key)))

    def _say_as_of(self) -> None:
        rated = self.ctx.club.rated
        if self.head.tabs.current() != LIST or rated is None:
            self.head.set_as_of("")
            return
        self.head.set_as_of(self.tr("as of {0}").format(format_date(rated.as_of)))

    # What a person does

    def print(self) -> None:
        """Show the preview, beginning with what the tab shows."""
        self.deeds.print(self._document(), self._wanted())

    def export(self) -> None:
        """Write what the tab shows into a file."""
        self.deeds.export(self._document(), self._wanted())

    def _document(self) -> str:
        return DOCUMENT[self.head.tabs.current()][self._pane.turned]

    def _wanted(self) -> Wanted:
        from tourney.club.documents import Wanted

        picked = self.looked.picked
        return Wanted(
            self.ctx.event.id,
            section=picked.section,
            stage_id=picked.stage_id,
            group=picked.group,
            since=self.list_bar.since(),
        )

    def _picked_now(self) -> Picked:
        return self.looked.picked

    def _show_tab(self, key: str) -> None:
        self._on_tabs = self.head.tabs.hasFocus()
        self._stack.setCurrentWidget(self._made(key))
        self.panes[key].table.people.set_filter(self.head.filter.text())
        self._read()
        if not self._on_tabs and self.isVisible():
            self._leave_filter()

    def _event_changed(self) -> None:
        self._read_again(*OF_TABLE)

    def _read_again(self, *tabs: str) -> None:
        self._unread.update(dict.fromkeys(tabs, True))
        if self.isVisible():
            self._read()

    def _pick(self, picked: Picked) -> None:
        self.looked.picked = picked
        self._read_again(*OF_TABLE)

    def _turn_list(self) -> None:
        self._read_again(LIST)

    def _turn(self, key: str, view: str) -> None:
        self.panes[key].turned = view in (BY_OPPONENT, LISTED)
        self._read_again(key)

    def _type(self, text: str) -> None:
        self.head.filter.setFocus()
        self.head.filter.setText(self.head.filter.text() + text)

    def _filter(self, text: str) -> None:
        pane = self._pane
        pane.table.people.set_filter(text)
        if pane.stack.currentWidget() in (*pane.tables, pane.nobody):
            pane.show_table(text)
        self.status_changed.emit()

    def _clear_filter(self) -> None:
        self.head.filter.clear()
        self._leave_filter()

    def _leave_filter(self) -> None:
        focus = self.first_focus()
        if focus is not None:
            focus.setFocus()

    def _set_bye(self, points: float) -> None:
        # A refusal leaves the bar with what it said: it is read again to say what is so.
        if not self.deeds.set_bye(points):
            self._read_again(*OF_TABLE)
