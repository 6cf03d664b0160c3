"""Look at a spreadsheet before it comes in, decide what is doubtful, and bring it in as one action."""

from __future__ import annotations

import threading
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from tourney.core.errors import Cancelled, TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number
from tourney.ui.base.jobs import Job
from tourney.ui.importing.facts import Facts
from tourney.ui.importing.how import DAY, MONTH, HowToRead
from tourney.ui.importing.lists import ImportLists
from tourney.ui.models.games import counted
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.progress import Bar
from tourney.ui.widgets.showing import fit_height

if TYPE_CHECKING:
    from tourney.club.club import Club, Done
    from tourney.club.importing import ImportPreview, Source
    from tourney.exchange.drafts import RawTable, ReadOptions

WIDE, HIGH = 860, 640
EDGE = 20


class Stage(StrEnum):
    """How far the dialog is."""

    READING = "reading"
    ASKING = "asking"
    REFUSED = "refused"
    READY = "ready"
    ENTERING = "entering"


class _Refusal(Exception):  # noqa: N818 - carries a refusal and what can be seen all the same
    """A document that cannot be read as it stands, and the table in it, if there is one."""

    def __init__(self, error: TourneyError, table: RawTable | None) -> None:
        super().__init__(error.code)
        self.error = error
        self.table = table


def _table(club: Club, source: Source, options: ReadOptions) -> RawTable | None:
    from tourney.club import importing

    # Columns that were said may be called otherwise when the text is read otherwise.
    for tried in dict.fromkeys((options, replace(options, mapping=None))):
        try:
            return importing.table(club, source, tried)
        except TourneyError:
            continue
    return None


class ImportPreviewDialog(Dialog):
    """Reads the file in a thread; nothing is stored before the verb is pressed.

    Signals
    -------
    imported : Done
        It is in, and one undo takes it out again.
    wants_file
        Another file is to be chosen.
    """

    imported = Signal(object)
    wants_file = Signal()

    def __init__(self, ctx: Context, document: Path | Source, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("import-dialog")
        self._ctx = ctx
        self._document = document
        self._table: RawTable | None = None
        self._name = document.name if isinstance(document, Path) else self.tr("Clipboard")
        self._preview: ImportPreview | None = None
        self._job: Job | None = None
        self._stop = threading.Event()
        self.stage = Stage.READING
        theme = ctx.theme
        self.set_question(self.tr("Import {0}?").format(self._name))
        self.facts = Facts(theme)
        self.notice = Notice(theme, icon="warning")
        self.notice.setObjectName("import-notice")
        self._day = self.notice.add_button(self.tr("Day first"))
        self._day.setObjectName("import-day-first")
        self._month = self.notice.add_button(self.tr("Month first"))
        self._month.setObjectName("import-month-first")
        self.skip = QCheckBox()
        self.skip.setObjectName("import-skip")
        self.again = QCheckBox()
        self.again.setObjectName("import-again")
        self.how = HowToRead(theme)
        self.lists = ImportLists(theme, self.how)
        self.progress_words = Label(theme, "", "second", "soft")
        self.bar = Bar(theme)
        for part in (self.facts, self.notice, self.skip, self.again):
            self.content.addWidget(part)
        for box in (self.skip, self.again):
            self.content.setAlignment(box, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(self.lists, 1)
        self.content.addWidget(self.progress_words)
        self.content.addWidget(self.bar)
        self.other = self.add_side_verb(self.tr("Another file"))
        self.other.setObjectName("import-other")
        self.leave = self.add_verb(self.tr("Cancel"), key="Esc")
        self.leave.setObjectName("import-cancel")
        self.bring = self.add_verb(self.tr("Import"), key="Enter", kind="primary")
        self.bring.setObjectName("import-button")
        self._connect()
        self.set_safe(self.leave)
        self._read()

    def _connect(self) -> None:
        self._day.clicked.connect(self._day_first)
        self._month.clicked.connect(self._month_first)
        self.skip.toggled.connect(self._offer)
        self.again.toggled.connect(self._offer)
        self.how.changed.connect(self._read)
        self.other.clicked.connect(self._choose_other)
        self.leave.clicked.connect(self.reject)
        self.bring.clicked.connect(self._bring_in)

    # Reading

    def _read(self) -> None:
        if self.stage is Stage.ENTERING:
            return
        if self._job is not None:
            self._job.cancel()
        club, document, options = self._ctx.club, self._document, self.how.options()

        def work(*, progress: Progress, cancelled: CancelCheck) -> ImportPreview:
            from tourney.club import importing

            source = importing.load(document) if isinstance(document, Path) else document
            try:
                found = importing.preview(club, source, options, progress=progress, cancelled=cancelled)
            except TourneyError as error:
                raise _Refusal(error, _table(club, source, options)) from error
            len(found.fates)  # made here, where nobody waits for it
            return found

        self._set_stage(Stage.READING)
        self._table = None
        self.set_detail(self.tr("Reading. Nothing is changed yet."))
        self._job = self._ctx.jobs.start(
            work, done=self._show, failed=self._refused, progress=self._progress, owner=self
        )

    def _progress(self, done: int, total: int) -> None:
        self.bar.set_share(done / total if total else 0.0)
        if self.stage is Stage.ENTERING:
            words = self.tr("Entering {0} of {1} games").format(format_number(done), format_number(total))
        else:
            words = self.tr("Reading row {0} of {1}").format(format_number(done), format_number(total))
        self.progress_words.setText(words)

    def _show(self, preview: ImportPreview) -> None:
        self._preview = preview
        self._set_stage(Stage.READY)
        self.set_question(self._ask(preview))
        # On a small screen the rows that cannot be read need the room.
        whole = self.tr("It comes in as one action; one undo takes all of it out again.")
        self.set_detail("" if preview.problems else whole)
        self.facts.show_preview(preview)
        self._show_doubts(preview)
        self.lists.show_preview(preview)
        self.lists.show()
        self._offer()
        if self.bring.isEnabled():
            self._lead_to(self.bring)
        elif preview.problems:
            self._lead_to(self.skip)
        self._take_room()

    def _lead_to(self, part: QWidget) -> None:
        """Put the focus on what is next; who is saying how the file is to be read is left at it."""
        focus = self.focusWidget()
        if focus is None or not self.how.isVisible() or not self.how.isAncestorOf(focus):
            part.setFocus()

    def _ask(self, preview: ImportPreview) -> str:
        name = self._name
        if preview.n_games:
            games = counted(
                QCoreApplication.translate("Counts", "%n game(s)", None, preview.n_games), preview.n_games
            )
            return self.tr("Import {0} from {1}?").format(games, name)
        people = len(preview.draft.players)
        words = counted(QCoreApplication.translate("Counts", "%n player(s)", None, people), people)
        return self.tr("Import {0} from {1}?").format(words, name)

    def _show_doubts(self, preview: ImportPreview) -> None:
        problems = len(preview.problems)
        self._ask_order(asking=False)
        translate = QCoreApplication.translate
        if problems:
            fact = counted(translate("Counts", "%n row(s) cannot be read.", None, problems), problems)
            self.notice.set_words(
                fact,
                self.tr(
                    "Correct the file and choose it again, or leave these rows out. "
                    "Until then nothing is imported."
                ),
            )
            words = translate("Counts", "Skip %n row(s)", None, problems)
            self.skip.setText(counted(words, problems))
        self.notice.setVisible(problems > 0)
        self.skip.setVisible(problems > 0)
        repeats = preview.repeats
        if repeats:
            words = translate("Counts", "Enter %n game(s) again that the club has already", None, repeats)
            self.again.setText(counted(words, repeats))
            self.again.setToolTip(self.tr("The same people on the same day with the same result."))
        self.again.setVisible(repeats > 0)

    def _offer(self) -> None:
        """Name the verb, and let it be pressed only when nothing stands in the way."""
        preview = self._preview
        if preview is None or self.stage is not Stage.READY:
            self.bring.setEnabled(False)
            return
        translate = QCoreApplication.translate
        known = preview.repeats + preview.changed
        games = preview.n_games - (0 if self.again.isChecked() else known)
        people = len(preview.draft.players)
        if not games and known:
            self.bring.setText(self.tr("Bring up to date"))
        elif games:
            self.bring.setText(counted(translate("Counts", "Import %n game(s)", None, games), games))
        else:
            self.bring.setText(counted(translate("Counts", "Import %n player(s)", None, people), people))
        free = not preview.problems or self.skip.isChecked()
        self.bring.setEnabled(free and (games > 0 or people > 0) and not self._ctx.club.readonly)

    # Refusals

    def _refused(self, error: Exception) -> None:
        if isinstance(error, _Refusal):
            self._table = error.table
            error = error.error
        if not isinstance(error, TourneyError):
            self._set_stage(Stage.REFUSED)
            super().reject()
            self._ctx.faults.report(error)
            return
        entering = self.stage is Stage.ENTERING
        asking = error.code == "date-ambiguous"
        self._set_stage(Stage.ASKING if asking else Stage.REFUSED)
        self.set_question(
            self.tr("Which comes first in the dates?")
            if asking
            else self.tr("{0} cannot be imported").format(self._name)
        )
        self.set_detail("")
        self._ask_order(asking=asking)
        safe = self.tr("Nothing was imported; the club is as it was.")
        self.notice.set_words(self._ctx.sentence(error), "" if asking else safe)
        self.notice.show()
        for part in (self.skip, self.again, self.facts):
            part.setVisible(False)
        if not entering and not asking:
            self.lists.show_how_only(self._table)
            self.lists.show()
        self._offer()
        self._lead_to(self._day if asking else self.other)
        self._take_room()

    def _ask_order(self, *, asking: bool) -> None:
        self._day.setVisible(asking)
        self._month.setVisible(asking)

    def _day_first(self) -> None:
        self.how.choose_order(DAY)

    def _month_first(self) -> None:
        self.how.choose_order(MONTH)

    # Entering

    def _bring_in(self) -> None:
        preview = self._preview
        if preview is None or self.stage is not Stage.READY:
            return
        answers, again = self.lists.answers(), self.again.isChecked()
        self._set_stage(Stage.ENTERING)
        self._stop.clear()
        club, stop, skip = self._ctx.club, self._stop, self.skip.isChecked()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Done | None:
            def stopped() -> bool:
                return stop.is_set() or cancelled()

            try:
                command = preview.command(
                    skip_problems=skip, answers=answers, repeats=again, progress=progress, cancelled=stopped
                )
                return club.execute(command)
            except Cancelled:
                return None

        self.set_detail(self.tr("Nothing is half done: until the last game is in, the club is as it was."))
        self._job = self._ctx.jobs.start(
            work, done=self._entered, failed=self._refused, progress=self._progress, owner=self._ctx.bus
        )

    def _entered(self, done: Done | None) -> None:
        if done is None:
            self._set_stage(Stage.READY)
            self.set_detail(self.tr("Stopped. Nothing was imported."))
            self._offer()
            return
        self.stage = Stage.READY
        self._ctx.tell(done)
        self.accept()
        self.imported.emit(done)
        self._ctx.bus.asked.emit(Place("games"))

    def _set_stage(self, stage: Stage) -> None:
        self.stage = stage
        busy = stage in (Stage.READING, Stage.ENTERING)
        self.bar.set_share(0.0)
        self.bar.setVisible(busy)
        self.progress_words.setText("")
        self.progress_words.setVisible(busy)
        ready = stage in (Stage.READY, Stage.ENTERING)
        if stage is Stage.READING and self._preview is None:
            for part in (self.notice, self.skip, self.again):
                part.hide()
            # A table whose columns are being said stays, with the focus in it.
            self.lists.setVisible(self._table is not None and self.lists.isVisible())
        if stage is Stage.ASKING:
            self.lists.hide()
        self.facts.setVisible(ready or self._preview is not None)
        self.how.setEnabled(stage is not Stage.ENTERING)
        self.lists.setEnabled(stage is not Stage.ENTERING)
        self.skip.setEnabled(stage is not Stage.ENTERING)
        self.again.setEnabled(stage is not Stage.ENTERING)
        self.other.setEnabled(stage is not Stage.ENTERING)
        self.bring.setVisible(stage not in (Stage.ASKING, Stage.REFUSED))
        self.bring.setEnabled(False)
        self.leave.setEnabled(True)

    def _take_room(self) -> None:
        """Take the height of the lists, or only of the words; stay in the middle of the window."""
        fit_height(self)
        window = self.parentWidget()
        if window is None:
            return
        if self._preview is not None and not self.lists.isHidden():
            room = window.height() - 2 * EDGE
            self.resize(self.width(), min(max(self.height(), self.theme.px(HIGH)), room))
        middle = window.mapToGlobal(window.rect().center())
        self.move(middle.x() - self.width() // 2, max(0, middle.y() - self.height() // 2))

    # Leaving

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.bring.isEnabled() and not event.isAutoRepeat():
                self._bring_in()
            return
        super().keyPressEvent(event)

    def reject(self) -> None:
        """Stop what is under way; while games are being entered the dialog stays to say so."""
        if self.stage is Stage.ENTERING:
            self._stop.set()
            self.leave.setEnabled(False)
            self.progress_words.setText(self.tr("Stopping"))
            return
        if self._job is not None:
            self._job.cancel()
        super().reject()

    def _choose_other(self) -> None:
        self.reject()
        self.wants_file.emit()
