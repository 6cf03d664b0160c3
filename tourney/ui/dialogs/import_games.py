"""Look at a spreadsheet before it comes in: what will happen, and what could not be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStringListModel, QTimer, Signal
from PySide6.QtWidgets import QListView, QWidget

from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.base.jobs import Job
from tourney.ui.dialogs.showing import fit_height
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.progress import Bar

if TYPE_CHECKING:
    from tourney.club.club import Done
    from tourney.club.importing import ImportPreview

NAMES_SHOWN = 6
PROBLEMS_SHOWN = 6


class ImportDialog(Dialog):
    """Reads the file in a thread, shows what would come in, and brings it in as one action.

    Signals
    -------
    imported : Done
        It is in, and one undo takes it out again.
    """

    imported = Signal(object)

    def __init__(self, ctx: Context, path: Path, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=560)
        self.setObjectName("import-dialog")
        self._ctx = ctx
        self._path = path
        self._preview: ImportPreview | None = None
        self.set_question(self.tr("Import {0}?").format(path.name))
        self.set_detail(self.tr("Reading. Nothing is changed yet."))
        self._lines: list[Label] = []
        self.notice = Notice(ctx.theme, "", "", icon="warning")
        self.notice.hide()
        self.content.addWidget(self.notice)
        self.problems = QListView()
        self.problems.setObjectName("import-problems")
        self.problems.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.problems.setWordWrap(True)
        self.problems.hide()
        self.content.addWidget(self.problems)
        self.bar = Bar(ctx.theme)
        self.content.addWidget(self.bar)
        self._cancel = self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self._import = self.add_verb(self.tr("Import"), key="Enter", kind="primary")
        self._import.setObjectName("import-button")
        self._import.setEnabled(False)
        self._import.clicked.connect(self._bring_in)
        self.set_safe(self._cancel)
        self._job = self._read()
        self.finished.connect(self._job_over)

    def _read(self) -> Job:
        club, path = self._ctx.club, self._path

        def work(*, progress: Progress, cancelled: CancelCheck) -> ImportPreview:
            from tourney.club import importing

            return importing.preview(club, path, progress=progress, cancelled=cancelled)

        return self._ctx.jobs.start(
            work, done=self._show, failed=self._refused, progress=self._progress, owner=self
        )

    def _fit(self) -> None:
        fit_height(self)

    def _progress(self, done: int, total: int) -> None:
        self.bar.set_share(done / total if total else 0.0)

    def _job_over(self) -> None:
        self._job.cancel()

    def _show(self, preview: ImportPreview) -> None:
        self.bar.hide()
        self._preview = preview
        self.set_detail(self.tr("This will come in as one action; one undo takes it out again."))
        for text in self._what(preview):
            label = Label(self._ctx.theme, text, "body", wrap=True)
            self._lines.append(label)
            self.content.insertWidget(len(self._lines) - 1, label)
        if preview.problems:
            self._show_problems(preview)
        self._import.setEnabled(preview.n_games > 0 or bool(preview.new_names))
        if self._import.isEnabled() and not preview.problems:
            self._import.setFocus()
        QTimer.singleShot(0, self, self._fit)

    def _what(self, preview: ImportPreview) -> list[str]:
        translate = QCoreApplication.translate
        lines = [shown(text) for text in preview.draft.describe()]
        n_new = len(preview.new_names)
        new = translate("Counts", "%n new player(s)", None, n_new)
        n_known = preview.known
        known = translate("Counts", "%n player(s) of the club", None, n_known)
        lines += [new, known]
        if preview.near:
            pairs = "; ".join(f"{name} ≈ {player.name}" for name, player in preview.near[:NAMES_SHOWN])
            lines.append(self.tr("Nearly the same name, taken as different people: {0}").format(pairs))
        if preview.repeats:
            count = format_number(preview.repeats)
            lines.append(
                self.tr("Games of the same people on the same day are in the club already: {0}").format(count)
            )
        return lines

    def _show_problems(self, preview: ImportPreview) -> None:
        n_rows = len(preview.problems)
        count = QCoreApplication.translate("Counts", "%n row(s) cannot be read.", None, n_rows)
        self.notice.set_words(count, self.tr("Import without them, or correct the file and choose it again."))
        self.notice.show()
        self.problems.setModel(QStringListModel([shown(text) for text in preview.problems], self))
        self.problems.setAccessibleName(count)
        row = max(24, self.problems.sizeHintForRow(0))
        self.problems.setFixedHeight(min(n_rows, PROBLEMS_SHOWN) * row + 4)
        self.problems.show()
        self._import.setText(self.tr("Import without these rows"))

    def _bring_in(self) -> None:
        preview, ctx = self._preview, self._ctx
        if preview is None:
            return
        self._import.setEnabled(False)
        command = preview.command(skip_problems=bool(preview.problems))
        club = ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> Done:
            del progress, cancelled
            return club.execute(command)

        self.set_detail(self.tr("Bringing it in. Nothing is half done if this stops."))
        self._cancel.setEnabled(False)
        ctx.jobs.start(work, done=self._done, failed=self._refused)

    def _done(self, done: Done) -> None:
        self._ctx.tell(done)
        self.imported.emit(done)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.bar.hide()
        self._cancel.setEnabled(True)
        if not isinstance(error, TourneyError):
            self.reject()
            self._ctx.faults.report(error)
            return
        self.set_detail("")
        self.notice.set_words(self._ctx.sentence(error), self.tr("Nothing was changed."))
        self.notice.show()
        QTimer.singleShot(0, self, self._fit)
