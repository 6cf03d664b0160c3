"""A table with what stands in its place while there is nothing in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.event_table import Part
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import event_on, format_short_date
from tourney.ui.standings.bar import EventBar
from tourney.ui.standings.list_bar import ListBar
from tourney.ui.standings.tables import StandingsTable
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.labels import Label

if TYPE_CHECKING:
    from tourney.ui.standings.drawing import Drawings


class Pane(QWidget):
    """One tab of the page: a bar where it has one, the table, or a reason why there is none.

    ``other`` is a second table that can take the place of the first: the same facts laid out otherwise.
    """

    def __init__(
        self,
        ctx: Context,
        table: StandingsTable,
        drawing: str,
        bar: EventBar | ListBar | None = None,
        parent: QWidget | None = None,
        *,
        other: StandingsTable | None = None,
    ) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.first, self.other = table, other
        self.turned = self._failed = False
        self.bar = bar
        self.empty = EmptyState(ctx.theme, drawing=drawing)
        self.nobody = EmptyState(ctx.theme, drawing="search")
        self.waiting = Label(ctx.theme, "", "body", "faint")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        for widget in (self.waiting, *self.tables, self.empty, self.nobody):
            self.stack.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if bar is not None:
            column.addWidget(bar)
        self.row = QHBoxLayout()
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(0)
        self.row.addWidget(self.stack, 1)
        column.addLayout(self.row, 1)
        self.everybody = self.nobody.primary("", "Esc")
        self.way_on = self.empty.primary("", ctx.actions.key("go-desk"), "desk")
        self.way_on.clicked.connect(self._go)

    @property
    def table(self) -> StandingsTable:
        """The table that is used now."""
        return self.other if self.turned and self.other is not None else self.first

    @property
    def tables(self) -> tuple[StandingsTable, ...]:
        """All tables of the tab."""
        return (self.first,) if self.other is None else (self.first, self.other)

    def show_table(self, filter_text: str) -> None:
        """Show the table, or that the filter leaves nobody."""
        if self.table.people.counts()[0] == 0 and self.table.people.filtered:
            self.nobody.set_words(
                self.tr("Nobody here is called “{0}”.").format(filter_text),
                self.tr("The filter looks for every word typed, anywhere in a name."),
            )
            self.stack.setCurrentWidget(self.nobody)
        else:
            self.stack.setCurrentWidget(self.table)
        if self.bar is not None:
            self.bar.show()

    def show_empty(self) -> None:
        """Show why there is nothing."""
        self.stack.setCurrentWidget(self.empty)
        if self.bar is not None:
            self.bar.hide()

    def show_waiting(self) -> None:
        """Show that the ratings are being worked out."""
        self._failed = False
        self._say_waiting()
        self.stack.setCurrentWidget(self.waiting)

    def show_failed(self) -> None:
        """Show that there is nothing to be seen, for reading it failed."""
        self._failed = True
        self._say_waiting()
        self.stack.setCurrentWidget(self.waiting)

    def _say_waiting(self) -> None:
        failed = self.tr("This could not be worked out. Choose the tab again to try once more.")
        self.waiting.setText(failed if self._failed else self.tr("Working out the ratings…"))

    def focus_place(self) -> QWidget | None:
        """Return what has the focus when the pane comes up; None while the ratings are worked out."""
        shown = self.stack.currentWidget()
        if shown is self.table:
            return self.table
        if shown is self.nobody:
            return self.everybody
        return self.way_on if shown is self.empty else None

    def retranslate(self) -> None:
        """Set every text again."""
        self.everybody.setText(self.tr("Show everybody"))
        self.way_on.setText(self.tr("Go to the Desk"))
        self._say_waiting()
        if self.bar is not None:
            self.bar.retranslate()

    def _go(self) -> None:
        self.ctx.actions.run("go-desk")


class ListPane(Pane):
    """The rating list."""

    def __init__(
        self,
        ctx: Context,
        table: StandingsTable,
        other: StandingsTable,
        bar: ListBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(ctx, table, "list", bar, parent, other=other)
        self._import = self.empty.second("", ctx.actions.key("import"), "import")
        self._import.clicked.connect(self._bring)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self._import.setText(self.ctx.actions.text("import"))
        self.empty.set_words(
            self.tr("Nobody has a rating yet."),
            self.tr("It begins with the first result: type one on the Desk, or bring in a spreadsheet."),
        )

    def _bring(self) -> None:
        self.ctx.actions.run("import")


class EventPane(Pane):
    """The table or the crosstable of the event in the top bar."""

    def __init__(
        self,
        ctx: Context,
        table: StandingsTable,
        drawing: str,
        bar: EventBar,
        parent: QWidget | None = None,
        *,
        other: StandingsTable | None = None,
    ) -> None:
        super().__init__(ctx, table, drawing, bar, parent, other=other)
        self.notes = Label(ctx.theme, "", "second", "soft", wrap=True)
        self.notes.setObjectName("standings-notes")
        self.notes.setContentsMargins(16, 8, 16, 10)
        self.notes.hide()
        column = self.layout()
        assert column is not None
        column.addWidget(self.notes)
        self._latest: int | None = None
        self._begun = False
        self._latest_name = ""
        self._show = self.empty.second("", "", "calendar")
        self._show.clicked.connect(self._choose)
        self.retranslate()

    def say_notes(self, notes: Sequence[str]) -> None:
        """Say below the table what must be known of it: who left, what is not counted, and why."""
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))

    def no_event(self) -> None:
        """Say that no night has begun, and offer the latest one."""
        from tourney.club import desk

        events = desk.all_events(self.ctx.club)
        self._begun = False
        self._latest = events[0].id if events else None
        self._latest_name = event_on(events[0].name, format_short_date(events[0].date)) if events else ""
        self.say_notes(())
        self.retranslate()
        self.show_empty()

    def no_players(self) -> None:
        """Say that nobody takes part in the event yet."""
        self._begun = True
        self._latest = None
        self.retranslate()
        self.show_empty()

    def retranslate(self) -> None:
        super().retranslate()
        self._show.setText(self.tr("Show {0}").format(self._latest_name))
        self._show.setVisible(self._latest is not None)
        if self._begun:
            self.empty.set_words(
                self.tr("Nobody takes part yet."),
                self.tr("Check people in on the Desk; everybody who comes stands in the table."),
            )
        else:
            self.empty.set_words(
                self.tr("No night has begun today."),
                self.tr("It begins when the first player is checked in on the Desk."),
                self.tr("Earlier events can be chosen beside the club’s name."),
            )

    def _choose(self) -> None:
        if self._latest is not None:
            self.ctx.event.choose(self._latest)


class BracketPane(EventPane):
    """The bracket as a drawing, or (turned) place by place in a table."""

    def __init__(
        self, ctx: Context, table: StandingsTable, bar: EventBar, parent: QWidget | None = None
    ) -> None:
        # The drawing's parts come with the first bracket, and not with the page.
        self.drawings: Drawings | None = None
        super().__init__(ctx, table, "games", bar, parent)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Draw the brackets of an event."""
        if self.drawings is None:
            from tourney.ui.standings.drawing import Drawings

            self.drawings = Drawings(self.ctx.theme)
            self.stack.addWidget(self.drawings)
        self.drawings.show_parts(parts)

    def show_table(self, filter_text: str) -> None:
        super().show_table(filter_text)
        if not self.turned and self.drawings is not None and not filter_text:
            self.stack.setCurrentWidget(self.drawings)

    def focus_place(self) -> QWidget | None:
        if self.drawings is not None and self.stack.currentWidget() is self.drawings:
            return self.drawings.views[0] if self.drawings.views else self.way_on
        return super().focus_place()
