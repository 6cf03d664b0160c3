"""Before a correction is made: every rating and place that it changes, before and after."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.club import Done
from tourney.club.commands import Command
from tourney.club.what_if import Consequences, consequences
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.base.jobs import Job
from tourney.ui.models.consequences import ConsequencesModel
from tourney.ui.widgets.delegates.figures import ChangeCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.showing import fit_soon, show_dialog
from tourney.ui.widgets.table import Column, Table

WIDE = 720
MANY_GAMES = 200
"""A command about more games is carried out in a worker."""

ROWS = 11
"""Lines of the table that are seen without scrolling, headings included."""
REJECTED = Dialog.DialogCode.Rejected.value


class ConsequencesPane(QWidget):
    """Works out off the GUI thread what a command would change, and shows it.

    Signals
    -------
    told : Consequences
        They are worked out and shown.
    refused : TourneyError
        The club would refuse the command.
    """

    told = Signal(object)
    refused = Signal(object)

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._job: Job | None = None
        self.consequences: Consequences | None = None
        theme = ctx.theme
        self.summary = Label(theme, "", "body_strong", "text", wrap=True)
        self.summary.setObjectName("consequences-summary")
        self.rest = Label(theme, "", "second", "faint", wrap=True)
        self.progress = ProgressStrip(theme)
        self.progress.cancelled.connect(self.stop)
        self.model = ConsequencesModel(self)
        self.table = Table(theme, sections=True)
        self.table.setObjectName("consequences-table")
        self.table.setAccessibleName(self.tr("What changes"))
        self.table.setModel(self.model)
        self.table.set_columns(
            (
                Column("player", 200, least=120, stretch=2, delegate=NameCell(theme)),
                Column("before", 130, least=96, stretch=1, delegate=FigureCell(theme)),
                Column("after", 130, least=96, stretch=1, delegate=TextCell(theme)),
                Column("change", 76, least=64, delegate=ChangeCell(theme)),
                Column("rank", 84, least=56, delegate=FigureCell(theme)),
            )
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.summary)
        layout.addWidget(self.progress)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.rest)
        self.rest.hide()
        self.setFocusProxy(self.table)
        self.restyle()
        theme.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Keep the height in step with the words."""
        self.table.setMinimumHeight(ROWS * self.table.rows.height())

    def look(self, command: Command) -> None:
        """Work out what this command would change, instead of any other before."""
        self.stop()
        self.consequences = None
        self.model.tell(None)
        self.rest.hide()
        self.summary.setText(self.tr("Working out what changes …"))
        self.progress.begin(self.tr("Replaying the games"), cancellable=False)
        club = self._ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> Consequences:
            del progress
            return consequences(club, command, cancelled=cancelled)

        self._job = self._ctx.jobs.start(work, done=self._show, failed=self._fail, lane="what-if", owner=self)

    def carry_out(
        self, command: Command, done: Callable[[Done], object], failed: Callable[[TourneyError], object]
    ) -> None:
        """Carry the command out and tell everybody; one about many games off the GUI thread."""
        ctx, found = self._ctx, self.consequences
        if found is None or found.games < MANY_GAMES:
            try:
                value = ctx.execute(command)
            except TourneyError as error:
                failed(error)
            else:
                done(value)
            return
        self.progress.begin(self.tr("Carrying it out"), cancellable=False)

        def tell(value: Done) -> None:
            self.progress.end()
            done(ctx.tell(value))

        def fail(error: Exception) -> None:
            self.progress.end()
            if isinstance(error, TourneyError):
                failed(error)
            else:
                ctx.jobs.failed.emit(error)

        ctx.jobs.start(lambda **_: ctx.club.execute(command), done=tell, failed=fail, owner=self)

    def stop(self) -> None:
        """Stop working; nothing more is told."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.progress.end()

    def clear(self, words: str) -> None:
        """Show nothing but these words."""
        self.stop()
        self.consequences = None
        self.model.tell(None)
        self.table.hide()
        self.rest.hide()
        self.summary.setText(words)

    def _show(self, found: Consequences) -> None:
        self._job = None
        self.progress.end()
        self.consequences = found
        self.model.tell(found)
        self.table.setVisible(bool(found.ratings or found.places))
        self.summary.setText(summary_words(found))
        rest = rest_words(found)
        self.rest.setText(rest)
        self.rest.setVisible(bool(rest))
        self.told.emit(found)

    def _fail(self, error: Exception) -> None:
        self._job = None
        self.progress.end()
        if not isinstance(error, TourneyError):
            self.summary.setText(self.tr("What changes could not be worked out."))
            self._ctx.jobs.failed.emit(error)
            return
        self.summary.setText(self._ctx.sentence(error))
        self.refused.emit(error)


def summary_words(found: Consequences) -> str:
    """Return how much changes, in a sentence."""
    translate = QCoreApplication.translate
    if found.nothing:
        return translate("Consequences", "Nothing changes: no rating and no place.")
    if not found.ratings and not found.places:
        return translate("Consequences", "Nothing changes that can be seen.")
    parts = []
    ratings, places = len(found.ratings), len(found.places)
    if ratings:
        parts.append(translate("Counts", "%n rating(s)", None, ratings))
    if places:
        parts.append(translate("Counts", "%n place(s)", None, places))
    joined = parts[0]
    if len(parts) > 1:
        joined = translate("Consequences", "{0} and {1}", "two counts").format(*parts)
    return translate("Consequences", "{0} would change:").format(joined)


def rest_words(found: Consequences) -> str:
    """Return what is not in the table, in a sentence or two."""
    translate = QCoreApplication.translate
    words = []
    unseen, others = found.unseen, found.other_events
    if unseen:
        count = translate("Counts", "%n rating(s)", None, unseen)
        count = count.replace(str(unseen), format_number(unseen), 1)
        words.append(translate("Consequences", "{0} more would move by less than is shown.").format(count))
    if others:
        count = translate("Counts", "%n event(s)", None, others)
        words.append(translate("Consequences", "Places in {0} more are not looked at.").format(count))
    return " ".join(words)


class ConsequencesDialog(Dialog):
    """Shows what a command would change; Enter carries it out, Esc leaves everything as it is.

    Signals
    -------
    carried_out : Done
        The command was carried out.
    failed : TourneyError
        The club refused it, before or when it was carried out.
    """

    carried_out = Signal(object)
    failed = Signal(object)

    def __init__(
        self, ctx: Context, command: Command, question: str, verb: str, parent: QWidget | None
    ) -> None:
        super().__init__(ctx.theme, question, "", parent, width=WIDE)
        self.setObjectName("consequences-dialog")
        self._ctx = ctx
        self._command = command
        self.pane = ConsequencesPane(ctx)
        self.content.addWidget(self.pane, 1)
        self.cancel = self.add_verb(self.tr("Cancel"), key="Esc", result=REJECTED)
        self.go = self.add_verb(verb, key="Enter", kind="primary")
        self.go.setObjectName("consequences-confirm")
        self.go.setEnabled(False)
        self.go.clicked.connect(self._carry_out)
        self.pane.table.activated.connect(self.go.click)
        self.pane.told.connect(self._told)
        self.pane.refused.connect(self._refused)
        self.set_safe(self.pane.table)
        self.finished.connect(self.pane.stop)
        self.pane.look(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.go.isEnabled() and not event.isAutoRepeat():
                self.go.click()
            return
        super().keyPressEvent(event)

    def _told(self, found: Consequences) -> None:
        self.set_detail(shown(found.text))
        self.go.setEnabled(True)
        if not self.pane.table.isVisible():
            self.go.setFocus()
        fit_soon(self)

    def _refused(self, error: TourneyError) -> None:
        self.reject()
        self.failed.emit(error)

    def _carry_out(self) -> None:
        if not self.isVisible():
            return
        self.go.setEnabled(False)
        self.pane.carry_out(self._command, self._done, self._refused)

    def _done(self, done: Done) -> None:
        self.accept()
        self.carried_out.emit(done)


def ask(
    ctx: Context,
    command: Command,
    question: str,
    verb: str,
    parent: QWidget | None,
    *,
    failed: Callable[[TourneyError], object] | None = None,
    done: Callable[[object], object] | None = None,
) -> ConsequencesDialog:
    """Show what a command would change and carry it out when that is wanted.

    A refusal goes to *failed*, or is told as usual.
    """
    dialog = ConsequencesDialog(ctx, command, question, verb, parent)
    dialog.failed.connect(failed or ctx.faults.report)
    if done is not None:
        dialog.carried_out.connect(done)
    show_dialog(dialog)
    return dialog
