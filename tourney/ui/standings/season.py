"""A player's season on screen: his events and his games, over a time that can be chosen."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.documents import DOCUMENTS, Wanted
from tourney.club.season_sheet import season_sheets
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ui.base.context import Context
from tourney.ui.standings.export import Exporter
from tourney.ui.standings.sheet_table import SheetTable
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.tabs import UnderlineTabs

WIDE, HIGH = 900, 620
MARGIN = 24
INSET = 12
EVENTS, GAMES = "events", "games"
TWELVE, THIS_YEAR, LAST_YEAR, ALL = "twelve", "year", "last", "all"


class SeasonDialog(QDialog):
    """Read in a worker; Esc closes it."""

    def __init__(self, ctx: Context, player_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("season")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        theme = ctx.theme
        self._ctx = ctx
        self._player_id = player_id
        name = ctx.club.register().name(player_id)
        self.setWindowTitle(self.tr("Season of {0}").format(name))
        title = Label(theme, self.windowTitle(), "page", "text", elide=True)
        self.time = Choice(theme)
        self.time.setObjectName("season-time")
        for key, words in (
            (TWELVE, self.tr("The last twelve months")),
            (THIS_YEAR, self.tr("This year")),
            (LAST_YEAR, self.tr("Last year")),
            (ALL, self.tr("All years")),
        ):
            self.time.add(key, words)
        self.time.choose(TWELVE)
        self.time.setAccessibleName(self.tr("Time"))
        self.time.currentIndexChanged.connect(self.read)
        self.tabs = UnderlineTabs(theme)
        self.tabs.add(EVENTS, self.tr("Events"))
        self.tabs.add(GAMES, self.tr("Games"))
        self.tabs.setAccessibleName(self.tr("Parts of the season"))
        self.tables = {key: SheetTable(theme, f"season-{key}", ctx.settings) for key in (EVENTS, GAMES)}
        self.nothing = Label(theme, self.tr("No game in this time."), "body", "faint")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        for key, table in self.tables.items():
            table.setAccessibleName(self.tabs.tabText(0 if key == EVENTS else 1))
            self.stack.addWidget(table)
        self.stack.addWidget(self.nothing)
        self.tabs.chosen.connect(self._turn)
        self.exporter = Exporter(ctx, self)
        self.export = KeyButton(
            theme, ctx.actions.text("export"), key=ctx.actions.key("export"), icon="export"
        )
        self.print = KeyButton(theme, ctx.actions.text("print"), key=ctx.actions.key("print"), icon="print")
        self.close_button = KeyButton(theme, self.tr("Close"), key="Esc")
        self.export.setShortcut("Ctrl+E")
        self.print.setShortcut("Ctrl+P")
        self.export.clicked.connect(self._export)
        self.print.clicked.connect(self._print)
        self.close_button.clicked.connect(self.reject)
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 20, MARGIN, 4)
        head.addWidget(title, 1)
        head.addWidget(self.time)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(MARGIN - 4, 0, MARGIN, 0)
        tabs.addWidget(self.tabs)
        tabs.addStretch(1)
        body = QHBoxLayout()
        body.setContentsMargins(MARGIN - INSET, 0, MARGIN - INSET, 0)
        body.addWidget(self.stack)
        foot = QHBoxLayout()
        foot.setContentsMargins(MARGIN, 12, MARGIN, 20)
        foot.setSpacing(8)
        foot.addWidget(self.export)
        foot.addWidget(self.print)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (head, tabs):
            column.addLayout(part)
        column.addLayout(body, 1)
        column.addLayout(foot)
        self.resize(theme.px(WIDE), theme.px(HIGH))
        self._turn(EVENTS)
        self.read()
        self.tables[EVENTS].setFocus()

    def wanted(self) -> Wanted:
        """Return what the dialog shows, as a document takes it."""
        today = dt.date.today()
        first = today.replace(month=1, day=1)
        since: dt.date | None = None
        until: dt.date | None = None
        match self.time.current():
            case "year":
                since, until = first, today
            case "last":
                since, until = first.replace(year=first.year - 1), first - dt.timedelta(days=1)
            case "all":
                since, until = dt.date(1, 1, 1), today
        return Wanted(self._ctx.event.id, player_id=self._player_id, since=since, until=until)

    def read(self) -> None:
        """Read the season in a worker."""
        club, wanted = self._ctx.club, self.wanted()

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Sheet, ...]:
            del progress, cancelled
            return season_sheets(club, self._player_id, since=wanted.since, until=wanted.until)

        self._ctx.jobs.start(work, done=self._show, lane="season", owner=self)

    def _show(self, sheets: tuple[Sheet, ...]) -> None:
        for table, sheet in zip(self.tables.values(), sheets, strict=True):
            table.show_sheets((sheet,))
        self._turn(self.tabs.current())

    def _turn(self, key: str) -> None:
        table = self.tables[key]
        self.stack.setCurrentWidget(table if table.people.counts()[1] else self.nothing)

    def _export(self) -> None:
        self.exporter.ask(DOCUMENTS["season"], self.wanted())

    def _print(self) -> None:
        from tourney.ui.dialogs.print_preview import show_preview

        show_preview(self._ctx, "season", self, wanted=self.wanted())


def show_season(ctx: Context, player_id: int, parent: QWidget) -> SeasonDialog:
    """Open a player's season over *parent*'s window."""
    dialog = SeasonDialog(ctx, player_id, parent.window())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
