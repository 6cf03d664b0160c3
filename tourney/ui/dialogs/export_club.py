"""What is to be written to a file: a list, a report of an event, the whole club, pages for the web."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import event_on, format_date, sentences, shown, translate
from tourney.ui.base.saving import saving
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label

if TYPE_CHECKING:
    from tourney.club.exporting import Exported

OF_PAGE = {"players": "players", "games": "games", "standings": "standings", "desk": "standings"}
"""What is offered first on a page."""

OF_AN_EVENT = frozenset(("standings", "trf16", "trf26"))
TABLES = frozenset(("standings", "ratings", "players", "games"))
SUFFIX = {"trf16": "trf", "trf26": "trf", "json": "json", "site": "html"}


class ExportDialog(Dialog):
    """Asks what and, where it is made of one, of which event; then for the file."""

    def __init__(self, ctx: Context, page: str, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("export-club-dialog")
        self._ctx = ctx
        self._window = parent
        self.set_question(self.tr("What is to be exported?"))
        self.what = Choice(ctx.theme)
        self.what.setObjectName("export-what")
        for key, words in self._whats().items():
            self.what.add(key, words)
        self.event_choice = Choice(ctx.theme)
        self.event_choice.setObjectName("export-event")
        self._fill_events()
        self._event = Field.around(ctx.theme, self.tr("Event"), self.event_choice)
        self._about = Label(ctx.theme, "", "second", "soft", wrap=True)
        self.content.addWidget(Field.around(ctx.theme, self.tr("Export"), self.what))
        self.content.addWidget(self._event)
        self.content.addWidget(self._about)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.go = self.add_verb(self.tr("Choose a file"), key="Enter", kind="primary")
        self.go.setObjectName("export-go")
        self.what.choose(OF_PAGE.get(page, "players"))
        self.what.currentIndexChanged.connect(self._say)
        self.go.clicked.connect(self._ask)
        self.set_safe(self.what)
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.go.isEnabled() and not event.isAutoRepeat():
                self._ask()
            return
        super().keyPressEvent(event)

    def _whats(self) -> dict[str, str]:
        return {
            "players": self.tr("Players"),
            "games": self.tr("Games"),
            "ratings": self.tr("Rating list"),
            "standings": self.tr("Standings of an event"),
            "trf26": self.tr("Federation report of an event (TRF26)"),
            "trf16": self.tr("Federation report of an event (TRF16)"),
            "site": self.tr("Pages for the web"),
            "json": self.tr("The whole club (JSON)"),
        }

    def _fill_events(self) -> None:
        from tourney.club import desk

        for event in desk.all_events(self._ctx.club):
            self.event_choice.add(str(event.id), event_on(event.name, format_date(event.date)))
        if self._ctx.event.id is not None:
            self.event_choice.choose(str(self._ctx.event.id))
        if self.event_choice.currentIndex() < 0 and self.event_choice.count():
            self.event_choice.setCurrentIndex(0)

    def _say(self) -> None:
        what = self.what.current()
        of_event = what in OF_AN_EVENT
        self._event.setVisible(of_event)
        self.go.setEnabled(not of_event or self.event_choice.count() > 0)
        none = self.tr("The club has no events yet.")
        about = {
            "trf16": self.tr("What such a report cannot hold is told afterwards."),
            "trf26": self.tr("What such a report cannot hold is told afterwards."),
            "site": self.tr("One page that opens anywhere: rating list, standings and crosstables."),
            "json": self.tr("Every table with its history. Opened again, it becomes a club file of its own."),
        }.get(what, self.tr("A table for spreadsheets, a workbook or a web page."))
        self._about.setText(about if self.go.isEnabled() else none)
        self.restyle()

    def _ask(self) -> None:
        what, ctx = self.what.current(), self._ctx
        event_id = int(self.event_choice.current()) if what in OF_AN_EVENT else None
        name = self.event_choice.currentText() if event_id is not None else ctx.club.name

        def take(path: Path) -> None:
            _write(ctx, what, path, event_id)

        dialog = saving(
            self._window, self.what.currentText(), name, take, key="export-file", beside=ctx.club.path
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        suffix = SUFFIX.get(what, "csv")
        if what in TABLES:
            tables.offer(dialog, ctx.settings, self.tr("Web page (*.html)"))
        else:
            dialog.setNameFilters([f"*.{suffix}"])
        dialog.setDefaultSuffix(suffix)
        self.accept()
        dialog.open()


def _write(ctx: Context, what: str, path: Path, event_id: int | None) -> None:
    """Write in a thread, and say what was written and what the format could not hold."""
    club, options = ctx.club, tables.options(ctx.settings)

    def work(*, progress: Progress, cancelled: CancelCheck) -> Exported:
        from tourney.club.exporting import What, export

        return export(
            club,
            What(what),
            path,
            event_id=event_id,
            translate=translate,
            options=options,
            progress=progress,
            cancelled=cancelled,
        )

    def done(found: Exported) -> None:
        def told() -> Notice:
            fact = QCoreApplication.translate("ExportDialog", "{0} was written.").format(found.path.name)
            lost = sentences(shown(text) for text in found.lost)
            return Notice(fact, lost or str(found.path.parent))

        ctx.bus.noticed.emit(retold(told))

    ctx.jobs.start(work, done=done, owner=ctx.bus)
