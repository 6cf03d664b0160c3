"""What every chart of the page is: something to read, to show, to say in words and to write to a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from tourney.core.marks import Text
from tourney.exchange.base import Sheet
from tourney.ui.base.context import Context
from tourney.ui.charts.picture import Picture
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.labels import Label


@dataclass(frozen=True, slots=True)
class Export:
    """What can be written of a chart: its title, the table behind it (made in a worker), its picture."""

    title: str
    sheet: Callable[[], Sheet]
    picture: Picture


class ChartPane(QWidget):
    """A chart, or that ratings are being worked out, or what to do while there is nothing to draw.

    Signals
    -------
    changed
        What can be exported, or what the status line says, is new.
    """

    changed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.waiting = Label(ctx.theme, "", "body", "faint")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty = EmptyState(ctx.theme, drawing="chart")
        self.way_on = self.empty.primary("", ctx.actions.key("go-desk"), "desk")
        self.bring = self.empty.second("", ctx.actions.key("import"), "import")
        self.way_on.clicked.connect(self._go)
        self.bring.clicked.connect(self._bring)
        self.content = QWidget()
        self.stack = QStackedWidget()
        for part in (self.waiting, self.content, self.empty):
            self.stack.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)

    # For subclasses

    def read(self) -> None:
        """Ask the club again; called while the pane is shown."""
        raise NotImplementedError

    def export(self) -> Export | None:
        """Return what can be written, None while there is nothing."""
        raise NotImplementedError

    def panels(self) -> Sequence[QWidget]:
        """Return where F6 stops."""
        return (self.way_on,) if self.is_empty else ()

    def status_text(self) -> str:
        """Return what the status line says."""
        return ""

    def fill_menu(self, menu: QMenu) -> None:
        """Put what belongs to this chart into the menu of the page."""

    def restyle(self) -> None:
        """Follow the theme."""

    # What is shown

    @property
    def is_empty(self) -> bool:
        """True while the pane says what to do instead of drawing."""
        return self.stack.currentWidget() is self.empty

    @property
    def is_shown(self) -> bool:
        """True while there is a chart."""
        return self.stack.currentWidget() is self.content

    def show_content(self) -> None:
        """Show the chart; if the keys were on a button of the empty state, they go along."""
        had_keys = self.isAncestorOf(focus) if (focus := self.window().focusWidget()) else False
        self.stack.setCurrentWidget(self.content)
        first = self.first_focus()
        if had_keys and first is not None and not first.hasFocus():
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def show_waiting(self) -> None:
        """Show that the ratings are being worked out."""
        self.stack.setCurrentWidget(self.waiting)
        self.changed.emit()

    def show_empty(self) -> None:
        """Show that there is nothing to draw yet."""
        self.stack.setCurrentWidget(self.empty)
        self.changed.emit()

    def first_focus(self) -> QWidget | None:
        """Return what has the keys when the pane comes up."""
        panels = self.panels()
        return panels[0] if panels else None

    def subtitle(self) -> Text:
        """Return whose figures these are, and of which day."""
        from tourney.club.chart_sheets import AS_OF

        rated = self.ctx.club.rated
        return AS_OF(club=self.ctx.club.name, date=rated.as_of if rated is not None else "")

    def subtitle_words(self) -> str:
        """Return the same in the reader's language, with the date as he writes it."""
        from tourney.ui.base.i18n import format_date

        rated = self.ctx.club.rated
        if rated is None:
            return self.ctx.club.name
        return self.tr("{0}, as of {1}").format(self.ctx.club.name, format_date(rated.as_of))

    def retranslate(self) -> None:
        """Set every text again."""
        self.waiting.setText(self.tr("Working out the ratings…"))
        self.way_on.setText(self.tr("Go to the Desk"))
        self.bring.setText(self.ctx.actions.text("import"))
        self.empty.set_words(
            self.tr("No rated game yet"),
            self.tr("Charts begin with the first result: type one on the Desk, or bring in a spreadsheet."),
        )

    def _go(self) -> None:
        self.ctx.actions.run("go-desk")

    def _bring(self) -> None:
        self.ctx.actions.run("import")
