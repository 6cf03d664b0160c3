"""The Standings: the rating list, the table of the event, and who met whom."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tourney.club import desk, standings
from tourney.club.commands import EditEvent
from tourney.core.records import Event, NewEvent
from tourney.core.topics import Topic
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_number
from tourney.ui.base.page import Page
from tourney.ui.models.crosstable import CrosstableModel
from tourney.ui.models.night_table import NightTableModel
from tourney.ui.models.scales import nice_scale
from tourney.ui.models.standings import ListColumn, RatingListModel, scale_bounds
from tourney.ui.standings import tables
from tourney.ui.standings.bar import EventBar
from tourney.ui.standings.export import Exporter
from tourney.ui.standings.head import CROSS, LIST, NIGHT, StandingsHead
from tourney.ui.standings.panes import EventPane, ListPane, Pane

OF_LIST = frozenset({Topic.RATINGS, Topic.PLAYERS, Topic.SETTINGS})
OF_EVENT = frozenset({Topic.RATINGS, Topic.PLAYERS, Topic.GAMES, Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS})
DOCUMENT = {LIST: "rating-list", NIGHT: "table", CROSS: "crosstable"}
TICKS = 10


class StandingsPage(Page):
    """Three tabs over one filter; only the tab shown is read again."""

    key = "standings"
    topics = OF_LIST | OF_EVENT

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        theme, settings = ctx.theme, ctx.settings
        self.head = StandingsHead(ctx)
        self.list_model = RatingListModel(self)
        self.night_model = NightTableModel(self)
        self.cross_model = CrosstableModel(self)
        self.list_table = tables.rating_table(theme, self.list_model, settings)
        self.night_table = tables.night_table(theme, self.night_model, settings)
        self.cross_table = tables.CrossTable(theme, self.cross_model, settings)
        self.panes: dict[str, Pane] = {
            LIST: ListPane(ctx, self.list_table),
            NIGHT: EventPane(ctx, self.night_table, "list", EventBar(theme)),
            CROSS: EventPane(ctx, self.cross_table, "games", EventBar(theme)),
        }
        self.exporter = Exporter(ctx, self)
        self._unread = dict.fromkeys(self.panes, True)
        self._stack = QStackedWidget()
        for pane in self.panes.values():
            self._stack.addWidget(pane)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.head.tabs.chosen.connect(self._show_tab)
        self.head.filter.textChanged.connect(self._filter)
        self.head.filter.left.connect(self._leave_filter)
        self.ctx.event.changed.connect(self._event_changed)
        for pane in self.panes.values():
            pane.table.chosen.connect(self._show_player)
            pane.table.typed.connect(self._type)
            pane.everybody.clicked.connect(self._clear_filter)
            if pane.bar is not None:
                pane.bar.bye_chosen.connect(self._set_bye)

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Standings")

    def panels(self) -> Sequence[QWidget]:
        return (self.head.tabs, self.head.filter, self._pane.table)

    def first_focus(self) -> QWidget | None:
        return self._pane.focus_place() or self.head.tabs

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        return {"print": self.print, "export": self.export}

    def show_target(self, target: object) -> None:
        """Show a tab by its key, or a player in the rating list by his id."""
        if isinstance(target, str) and target in self.panes:
            self.head.tabs.choose(target)
        elif isinstance(target, int):
            self.head.tabs.choose(LIST)
            self._clear_filter()
            self.list_table.select_person(target)

    def refresh(self, topics: frozenset[Topic]) -> None:
        if topics & OF_LIST:
            self._unread[LIST] = True
        if topics & OF_EVENT:
            self._unread[NIGHT] = self._unread[CROSS] = True
        self._read()

    def status_text(self) -> str:
        shown, all_of_them = self._pane.table.people.counts()
        if self._pane.stack.currentWidget() is self._pane.empty:
            return ""
        if self._pane.table.people.filtered:
            words = self.tr("{0} of {1} shown")
            return words.format(format_number(shown), format_number(all_of_them))
        return QCoreApplication.translate("Counts", "%n player(s)", None, all_of_them)

    def retranslate(self) -> None:
        self.head.retranslate()
        for pane in self.panes.values():
            pane.retranslate()
        for people in (self.list_model, self.night_model, self.cross_model):
            people.retranslate()
        self._name_tables()
        self._say_as_of()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.head.filter.text():
            self._clear_filter()
        else:
            super().keyPressEvent(event)

    # Reading

    @property
    def _pane(self) -> Pane:
        return self.panes[self.head.tabs.current()]

    def _read(self) -> None:
        tab = self.head.tabs.current()
        if self._unread[tab]:
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
        found = standings.rating_list(self.ctx.club)
        bounds = scale_bounds(found.established, found.provisional)
        scale = nice_scale(*bounds, TICKS) if bounds is not None else None
        self.list_model.set_list(found, scale)
        never: tuple[int, ...] = () if rated.engine.has_deviation else tables.WITHOUT_DEVIATION
        if not found.established:
            never = (*never, ListColumn.SPREAD)
        self.list_table.set_folding(tables.RATING_FOLDS, never)
        waited = pane.stack.currentWidget() is pane.waiting
        if found.established or found.provisional:
            pane.show_table(self.head.filter.text())
        else:
            pane.show_empty()
        if waited and self.head.tabs.hasFocus():
            self._leave_filter()

    def _read_event(self, tab: str) -> None:
        pane, event_id = self.panes[tab], self.ctx.event.id
        assert isinstance(pane, EventPane)
        assert pane.bar is not None
        view = desk.night(self.ctx.club, event_id)
        self._say_tab(view.event)
        if event_id is None or view.event is None:
            pane.no_event()
            return
        if tab == NIGHT:
            rated = self.ctx.club.rated
            changes = rated is not None and rated.last_night == view.event.date
            self.night_model.set_rows(standings.night_table(self.ctx.club, event_id), changes=changes)
            self.night_table.set_folding(tables.NIGHT_FOLDS, () if changes else tables.WITHOUT_CHANGES)
        else:
            from tourney.ui.printing.documents import event_grid

            self.cross_model.set_grid(event_grid(self.ctx.club, event_id))
            self.cross_table.fit_columns()
        pane.bar.show_night(view, cross=tab == CROSS, editable=not self.ctx.club.readonly)
        if pane.table.people.counts()[1]:
            pane.show_table(self.head.filter.text())
        else:
            pane.no_players()

    def _say_tab(self, event: Event | None) -> None:
        self.head.name_night(tonight=event is None or event.date == dt.date.today())
        self._name_tables()

    def _name_tables(self) -> None:
        """Call each table as its tab is called, for screen readers."""
        for at, pane in enumerate(self.panes.values()):
            pane.table.setAccessibleName(self.head.tabs.tabText(at))

    def _say_as_of(self) -> None:
        rated = self.ctx.club.rated
        if self.head.tabs.current() != LIST or rated is None:
            self.head.set_as_of("")
            return
        self.head.set_as_of(self.tr("as of {0}").format(format_date(rated.as_of)))

    # What a person does

    def print(self) -> None:
        """Show the preview, beginning with what the tab shows."""
        from tourney.ui.dialogs.print_preview import show_preview

        show_preview(self.ctx, DOCUMENT[self.head.tabs.current()], self)

    def export(self) -> None:
        """Write what the tab shows into a file."""
        from tourney.ui.printing.documents import documents

        wanted = DOCUMENT[self.head.tabs.current()]
        for document in documents(self.ctx.club, self.ctx.event.id):
            if document.key == wanted:
                self.exporter.ask(document)

    def _show_tab(self, key: str) -> None:
        on_tabs = self.head.tabs.hasFocus()
        self._stack.setCurrentWidget(self.panes[key])
        self.panes[key].table.people.set_filter(self.head.filter.text())
        self._read()
        if not on_tabs and self.isVisible():
            self._leave_filter()

    def _event_changed(self) -> None:
        self._unread[NIGHT] = self._unread[CROSS] = True
        if self.isVisible():
            self._read()

    def _show_player(self, player_id: int) -> None:
        self.ctx.bus.asked.emit(Place("players", player_id))

    def _type(self, text: str) -> None:
        self.head.filter.setFocus()
        self.head.filter.setText(self.head.filter.text() + text)

    def _filter(self, text: str) -> None:
        pane = self._pane
        pane.table.people.set_filter(text)
        if pane.stack.currentWidget() in (pane.table, pane.nobody):
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
        event = desk.night(self.ctx.club, self.ctx.event.id).event
        if event is None or event.bye_points == points:
            return
        changed = NewEvent(event.name, event.date, event.kind, points, event.rules)
        if self.ctx.attempt(EditEvent(event.id, changed, event.version)) is None:
            self._unread[NIGHT] = self._unread[CROSS] = True
            self._read()
