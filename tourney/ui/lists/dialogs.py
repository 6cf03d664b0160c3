"""Open a rating period, and publish its list after having seen it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club.club import Club
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.published_sheets import list_sheet
from tourney.club.rating_lists import document_text, list_as_of
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import PublishedList, clean_name
from tourney.exchange.base import Sheet
from tourney.ui.base.context import Context
from tourney.ui.base.jobs import Job
from tourney.ui.standings.sheet_table import SheetTable
from tourney.ui.widgets.choices import DateField
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.progress import ProgressStrip

LANE = "publish-list"
PAUSE_MS = 250
WIDE, HIGH = 720, 260


def as_date(date: QDate) -> dt.date:
    """Return a day as Python has it."""
    return dt.date(date.year(), date.month(), date.day())


class OpenPeriodDialog(Dialog):
    """Asks for the name of a rating period and the day it begins on."""

    def __init__(self, ctx: Context, start: dt.date, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("open-period-dialog")
        self.ctx = ctx
        self.set_question(self.tr("What is the rating period called?"))
        self.set_detail(
            self.tr("Ratings go on as ever; at its end the list is published and does not change any more.")
        )
        self.name = Field(ctx.theme, self.tr("Name"), placeholder=self.tr("Autumn season"))
        self.name.edit.setObjectName("period-name")
        self.start = DateField(ctx.theme, QDate(start.year, start.month, start.day))
        self.start.setObjectName("period-start")
        self.start.setAccessibleName(self.tr("First day"))
        self.content.addWidget(self.name)
        self.content.addWidget(Field.around(ctx.theme, self.tr("First day"), self.start))
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.make = self.add_verb(self.tr("Open the period"), key="Enter", kind="primary")
        self.make.setObjectName("open-period")
        self.make.clicked.connect(self._finish)
        self.name.edit.returnPressed.connect(self._finish)
        self.set_safe(self.name.edit)

    def _finish(self) -> None:
        try:
            name = clean_name(self.name.text())
            self.ctx.execute(OpenPeriod(name, as_date(self.start.date())))
        except TourneyError as error:
            self.name.set_error(self.ctx.sentence(error))
            self.name.edit.setFocus()
            return
        self.accept()


class PublishDialog(Dialog):
    """Shows the list as of a day, worked out in a worker, and publishes what is shown."""

    def __init__(self, ctx: Context, period: PublishedList, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("publish-list-dialog")
        self.ctx = ctx
        self.period = period
        self._job: Job | None = None
        self._content = ""
        self._date: dt.date | None = None
        self.set_question(self.tr("Publish the list of “{0}”?").format(period.name))
        self.set_detail(
            self.tr("Games after the day chosen are left out. What is published can be printed at any time.")
        )
        theme = ctx.theme
        self.name = Field(theme, self.tr("Name"))
        self.name.set_text(period.name)
        self.name.edit.setObjectName("list-name")
        today = max(dt.date.today(), period.start or dt.date.min)
        self.date = DateField(theme, QDate(today.year, today.month, today.day))
        self.date.setObjectName("list-date")
        if period.start is not None:
            start = period.start
            self.date.setMinimumDate(QDate(start.year, start.month, start.day))
        self.date.setAccessibleName(self.tr("As of the end of"))
        row = QHBoxLayout()
        row.setSpacing(12)
        day = Field.around(theme, self.tr("As of the end of"), self.date)
        row.addWidget(self.name, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(day, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addLayout(row)
        self.progress = ProgressStrip(theme, parent=self)
        self.progress.cancelled.connect(self._stop)
        self.content.addWidget(self.progress)
        self.table = SheetTable(theme, "publish-preview", ctx.settings)
        self.table.setAccessibleName(self.tr("The list to be published"))
        self.table.setMinimumHeight(theme.px(HIGH))
        self.content.addWidget(self.table, 1)
        self.wrong = Label(theme, "", "second", "warn", wrap=True)
        self.wrong.hide()
        self.content.addWidget(self.wrong)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.publish = self.add_verb(self.tr("Publish"), key="Ctrl+Enter", kind="primary")
        self.publish.setObjectName("publish-list")
        self.publish.clicked.connect(self._finish)
        self.set_safe(self.name.edit)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.work_out)
        self.date.dateChanged.connect(self._day_changed)
        self.finished.connect(self._stop)
        self.work_out()

    @property
    def ready(self) -> bool:
        """True when what is shown is the list of the day chosen."""
        return bool(self._content) and self._date == as_date(self.date.date())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Enter in a field must not publish what cannot be changed any more.
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not event.isAutoRepeat():
                self._finish()
            return
        super().keyPressEvent(event)

    def work_out(self) -> None:
        """Work out the list of the day chosen; the latest wish wins."""
        self._timer.stop()
        self._stop()
        date, period = as_date(self.date.date()), self.period
        self._content = ""
        self._job = self.ctx.jobs.start(
            _worker(self.ctx.club, date, period.name),
            done=self._worked,
            failed=self._failed,
            progress=self.progress.set_progress,
            lane=LANE,
            owner=self,
        )
        self._date = date
        self.progress.begin(self.tr("Working the list out…"))
        self.publish.setEnabled(False)

    def _day_changed(self) -> None:
        self._content = ""
        self.publish.setEnabled(False)
        self._timer.start()

    def _worked(self, found: tuple[Sheet, str]) -> None:
        self._job = None
        sheet, self._content = found
        self.progress.end()
        self.wrong.hide()
        self.table.show_sheets((sheet,))
        if not sheet.rows:
            self._content = ""
            self._say(self.tr("Nobody has a rated game by that day."))
        self.publish.setEnabled(self.ready)

    def _failed(self, error: Exception) -> None:
        self._job = None
        self.progress.end()
        if isinstance(error, TourneyError):
            self._say(self.ctx.sentence(error))
        else:
            self.ctx.faults.report(error)

    def _say(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.setVisible(bool(sentence))

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.progress.end()

    def _finish(self) -> None:
        if not self.ready:
            return
        try:
            name = clean_name(self.name.text())
            date = as_date(self.date.date())
            self.ctx.execute(PublishList(self.period.id, name, date, self._content))
        except TourneyError as error:
            self.name.set_error(self.ctx.sentence(error))
            self.name.edit.setFocus()
            return
        self.accept()


def _worker(club: Club, date: dt.date, name: str) -> Callable[..., tuple[Sheet, str]]:
    def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Sheet, str]:
        document = list_as_of(club, date, progress=progress, cancelled=cancelled)
        return list_sheet(club, document, name), document_text(document)

    return work
