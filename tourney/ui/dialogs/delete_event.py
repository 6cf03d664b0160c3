"""Delete an event: its games stay in the ratings or go with it, and what either would change."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.club.club import Done
from tourney.club.commands import DeleteEvent
from tourney.core.errors import TourneyError
from tourney.core.records import Event
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date
from tourney.ui.dialogs.consequences import WIDE, ConsequencesPane
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.showing import fit_soon
from tourney.ui.widgets.tabs import PillTabs

KEEP, REMOVE = "keep", "remove"


class DeleteEventDialog(Dialog):
    """Keeping the games is what stands there; Enter deletes the event, and undo brings it back."""

    def __init__(self, ctx: Context, event: Event, n_games: int, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("delete-event-dialog")
        self._ctx = ctx
        self._event = event
        self.set_question(self.tr("Delete {0}?").format(event.name))
        count = QCoreApplication.translate("Counts", "%n game(s)", None, n_games)
        self.set_detail(
            self.tr("{0}, {1}. Entries, rounds, byes and boards without a result go in any case.").format(
                format_date(event.date), count
            )
        )
        self.pills = PillTabs(ctx.theme)
        self.pills.setObjectName("delete-event-games")
        self.pills.setAccessibleName(self.tr("What becomes of the games"))
        self.pills.add(KEEP, self.tr("Keep its games in the ratings"))
        self.pills.add(REMOVE, self.tr("Remove its games too"))
        self.pane = ConsequencesPane(ctx)
        self.content.addWidget(self.pills, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(self.pane, 1)
        self.pills.setVisible(n_games > 0)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.go = self.add_verb(self.tr("Delete event"), key="Enter", kind="primary")
        self.go.setObjectName("delete-event-confirm")
        self.go.clicked.connect(self._carry_out)
        self.pills.chosen.connect(self._look)
        self.pane.table.activated.connect(self.go.click)
        self.pane.told.connect(self._told)
        self.pane.refused.connect(self._refused)
        self.finished.connect(self.pane.stop)
        self.pills.choose(KEEP)
        self.set_safe(self.pills if n_games else self.pane.table)
        self._look()

    def command(self) -> DeleteEvent:
        """Return what Enter carries out."""
        return DeleteEvent(self._event.id, keep_games=self.pills.current() != REMOVE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.go.isEnabled() and not event.isAutoRepeat():
                self.go.click()
            return
        super().keyPressEvent(event)

    def _look(self) -> None:
        self.go.setEnabled(False)
        self.pane.look(self.command())

    def _told(self) -> None:
        self.go.setEnabled(True)
        fit_soon(self)

    def _refused(self, error: TourneyError) -> None:
        self.reject()
        self._ctx.faults.report(error)

    def _carry_out(self) -> None:
        if not self.isVisible():
            return
        self.go.setEnabled(False)
        if self._ctx.event.id == self._event.id:
            self._ctx.event.choose(None)
        self.pane.carry_out(self.command(), self._done, self._refused)

    def _done(self, done: Done) -> None:
        del done
        self.accept()
