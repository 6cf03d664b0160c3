"""The Lists tab: rating periods and published lists at the left, the chosen one at the right."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.documents import DOCUMENTS, Wanted
from tourney.club.list_commands import DeleteList
from tourney.club.published_sheets import comparison_sheet, list_now, list_sheet, published_sheet
from tourney.club.rating_lists import periods
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import PublishedList
from tourney.exchange.base import Sheet
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.jobs import Job
from tourney.ui.dialogs.print_preview import show_preview
from tourney.ui.engine.cells import EngineCell
from tourney.ui.lists.dialogs import OpenPeriodDialog, PublishDialog
from tourney.ui.lists.model import NOW, ListsModel
from tourney.ui.standings.export import Exporter
from tourney.ui.standings.sheet_table import SheetTable
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.surface import Surface

LANE = "rating-lists"
LIST_WIDE = 252
ALONE = ""
"""Compared with nothing."""


class ListsPane(QWidget):
    """Reads a list in a worker when it is chosen; deleting one is undone like everything.

    Signals
    -------
    changed
        Another list is shown, or what can be done is new.
    """

    changed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = ctx.theme
        self.ctx = ctx
        self._job: Job | None = None
        self._filling = False
        self.chosen = NOW
        self.sheet: Sheet | None = None
        self.model = ListsModel(self)
        self.list = ListView(theme, lines=2)
        self.list.setObjectName("rating-lists")
        self.list.setItemDelegate(EngineCell(theme))
        self.list.setModel(self.model)
        self.open = KeyButton(theme, icon="plus")
        self.open.setObjectName("open-period")
        self.publish = KeyButton(theme, icon="check", kind="primary")
        self.publish.setObjectName("publish-period")
        self.title = Label(theme, "", "panel", "text", elide=True)
        self.about = Label(theme, "", "second", "soft", wrap=True)
        self.against_words = Label(theme, "", "body", "soft")
        self.against = Choice(theme)
        self.against.setObjectName("compare-with")
        self.against_words.setBuddy(self.against)
        self.print_ = KeyButton(theme, icon="print")
        self.print_.setObjectName("print-list")
        self.export_ = KeyButton(theme, icon="export")
        self.export_.setObjectName("export-list")
        self.delete = KeyButton(theme, icon="trash", kind="ghost")
        self.delete.setObjectName("delete-list")
        self.wrong = Notice(theme, kind="warn", icon="warning", parent=self)
        self.wrong.hide()
        self.table = SheetTable(theme, "rating-list", ctx.settings)
        self.words = Label(theme, "", "body", "faint", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.words)
        self.exporter = Exporter(ctx, self)
        self._left = Surface(theme, "panel", right=True)
        self._lay_out()
        self.list.selectionModel().currentChanged.connect(self._row_changed)
        self.against.activated.connect(self.read)
        self.open.clicked.connect(self.open_period)
        self.publish.clicked.connect(self.publish_list)
        self.print_.clicked.connect(self.print)
        self.export_.clicked.connect(self.export)
        self.delete.clicked.connect(self.delete_list)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    # What the page asks

    def come_up(self) -> None:
        """Read the lists again, and the chosen one."""
        self._filling = True
        self.model.set_lists(periods(self.ctx.club))
        row = self.model.row_of(self.chosen)
        self.chosen = self.model.id_at(row)
        flags = QItemSelectionModel.SelectionFlag
        self.list.selectionModel().setCurrentIndex(self.model.index(row), flags.ClearAndSelect)
        self._filling = False
        self._fill_against()
        self.read()

    def panels(self) -> tuple[QWidget, ...]:
        """Return where F6 stops."""
        shows = self.stack.currentWidget() is self.table
        return (self.list, self.table) if shows else (self.list,)

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """Return what the tab can do with what it shows."""
        found: dict[str, Callable[[], None]] = {}
        if self._document() is not None and self.sheet is not None:
            found |= {"print": self.print, "export": self.export}
        return found

    @property
    def period(self) -> PublishedList | None:
        """The period that is open, None while there is none."""
        return next((one for one in self.model.lists if one.published_at is None), None)

    @property
    def busy(self) -> bool:
        """True while a list is being read."""
        return self._job is not None

    # What a person does

    def open_period(self) -> OpenPeriodDialog | None:
        """Ask for the name of a new period."""
        if not self.open.isEnabled():
            return None
        dialog = OpenPeriodDialog(self.ctx, self._next_start(), self.window())
        self._show(dialog)
        return dialog

    def publish_list(self) -> PublishDialog | None:
        """Show the list of the open period and publish it."""
        period = self.period
        if period is None or not self.publish.isEnabled():
            return None
        dialog = PublishDialog(self.ctx, period, self.window())
        self._show(dialog)
        return dialog

    def delete_list(self) -> None:
        """Take the chosen list or period away; undo brings it back."""
        if self.chosen != NOW and not self.ctx.club.readonly:
            self.ctx.attempt(DeleteList(self.chosen))

    def print(self) -> None:
        """Show the print preview of what is shown."""
        document = self._document()
        if document is not None:
            show_preview(self.ctx, document, self, wanted=self._wanted())

    def export(self) -> None:
        """Write what is shown into a file."""
        document = self._document()
        if document is not None:
            self.exporter.ask(DOCUMENTS[document], self._wanted())

    def begin_or_publish(self) -> None:
        """Publish the open period, or open one where there is none."""
        if self.period is not None:
            self.publish_list()
        else:
            self.open_period()

    def _show(self, dialog: Dialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _next_start(self) -> dt.date:
        dates = [one.date for one in self.model.lists if one.published_at is not None]
        return max(dates) + dt.timedelta(1) if dates else dt.date.today()

    # Reading

    def read(self) -> None:
        """Make the sheet of what is chosen in a worker; the latest choice wins."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.sheet = None
        one = self.model.at(self.model.row_of(self.chosen))
        if one is not None and one.published_at is None:
            self._say_words(
                self.tr("The period is open. Its list is made when it is published; ratings go on.")
            )
            self._say()
            return
        club, wanted, document = self.ctx.club, self._wanted(), self._document()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Sheet:
            del progress, cancelled
            if document == "list-comparison":
                return comparison_sheet(club, wanted.list_id, wanted.other_id)
            if document == "published-list":
                return published_sheet(club, wanted.list_id)
            return list_sheet(club, list_now(club))

        self._job = self.ctx.jobs.start(work, done=self._read, failed=self._failed, lane=LANE, owner=self)
        self._say()

    def _read(self, sheet: Sheet) -> None:
        self._job = None
        self.sheet = sheet
        self.wrong.hide()
        if sheet.rows:
            self.table.show_sheets((sheet,))
            self.stack.setCurrentWidget(self.table)
        else:
            self._say_words(self.tr("Nobody is in this list yet."))
        self._say()

    def _failed(self, error: Exception) -> None:
        self._job = None
        self._say_words("")
        if isinstance(error, TourneyError):
            self.wrong.set_words(self.ctx.sentence(error))
            self.wrong.show()
        else:
            self.ctx.faults.report(error)
        self._say()

    def _say_words(self, words: str) -> None:
        self.words.setText(words)
        self.wrong.hide()
        self.stack.setCurrentWidget(self.words)

    def _document(self) -> str | None:
        """Return which document of the club is shown, None for one that is no document."""
        one = self.model.at(self.model.row_of(self.chosen))
        if one is not None and one.published_at is None:
            return None
        if self.against.current():
            return "list-comparison"
        return "rating-list" if self.chosen == NOW else "published-list"

    def _wanted(self) -> Wanted:
        """Return what the document shall be about; of two lists the older one comes first."""
        if not self.against.current():
            return Wanted(list_id=None if self.chosen == NOW else self.chosen)
        pair = sorted((self.chosen, int(self.against.current())), key=self._when)
        return Wanted(list_id=pair[0], other_id=pair[1] or None)

    def _when(self, list_id: int) -> tuple[dt.date, int]:
        one = self.model.at(self.model.row_of(list_id))
        return (one.date, list_id) if one is not None else (dt.date.max, NOW)

    # Showing

    def _row_changed(self, now: QModelIndex) -> None:
        if not self._filling and now.isValid():
            self.chosen = self.model.id_at(now.row())
            self._fill_against()
            self.read()

    def _fill_against(self) -> None:
        before = self.against.current()
        self.against.clear()
        self.against.add(ALONE, self.tr("Nothing"))
        one = self.model.at(self.model.row_of(self.chosen))
        if one is None or one.published_at is not None:
            if one is not None:
                self.against.add(str(NOW), self.tr("The list now"))
            for other in self.model.lists:
                if other.published_at is not None and other.id != self.chosen:
                    self.against.add(str(other.id), other.name)
        self.against.choose(before if self.against.findData(before) >= 0 else ALONE)

    def _say(self) -> None:
        sheet, club = self.sheet, self.ctx.club
        one = self.model.at(self.model.row_of(self.chosen))
        published = one is not None and one.published_at is not None
        self.title.setText(shown(sheet.title) if sheet is not None else one.name if one is not None else "")
        facts = (sheet.subtitle, *sheet.notes) if sheet is not None else ()
        self.about.setText("   ·   ".join(shown(text) for text in facts if text is not None))
        self.about.setVisible(bool(self.about.text()))
        self.open.setEnabled(self.period is None and not club.readonly)
        self.publish.setEnabled(self.period is not None and not club.readonly)
        self.publish.setVisible(self.period is not None)
        self.open.setVisible(self.period is None)
        can = self.against.count() > 1
        self.against.setVisible(can)
        self.against_words.setVisible(can)
        for button in (self.print_, self.export_):
            button.setEnabled(sheet is not None and self._document() is not None)
        self.delete.setVisible(one is not None)
        self.delete.setEnabled(not club.readonly)
        self.delete.setText(self.tr("Delete the list") if published else self.tr("Drop the period"))
        self.changed.emit()

    def retranslate(self) -> None:
        """Set every text again."""
        self.list.setAccessibleName(self.tr("Rating periods and lists"))
        self.table.setAccessibleName(self.tr("The chosen list"))
        key = self.ctx.actions.key
        self.open.setText(self.tr("Open a rating period…"))
        self.publish.setText(self.tr("Close and publish…"))
        self.against_words.setText(self.tr("Compare with"))
        self.against.setAccessibleName(self.against_words.text())
        self.print_.setText(self.tr("Print"))
        self.print_.setToolTip(self.tr("Print what is shown ({0})").format(key("print")))
        self.export_.setText(self.tr("Export"))
        self.export_.setToolTip(self.tr("Write what is shown into a file ({0})").format(key("export")))
        self.open.setToolTip(self.tr("A name and a first day; its list is published at the end"))
        self.publish.setToolTip(
            self.tr("See the list as of a day, then keep it for good ({0})").format(key("publish-list"))
        )
        self.delete.setToolTip(self.tr("Takes it away; undo brings it back (Del)"))
        self.model.retranslate()
        self._fill_against()
        self._say()
        if self.words.text() and self.stack.currentWidget() is self.words:
            self.read()

    def restyle(self) -> None:
        """Keep the widths in step with the words."""
        self._left.setFixedWidth(self.ctx.theme.px(LIST_WIDE))
        self.against.setMaximumWidth(self.ctx.theme.px(200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self.delete_list()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _lay_out(self) -> None:
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 1, 12)
        left.setSpacing(8)
        left.addWidget(self.list, 1)
        for button in (self.open, self.publish):
            line = QHBoxLayout()
            line.setContentsMargins(16, 0, 16, 0)
            line.addWidget(button, 1)
            left.addLayout(line)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 16, 0)
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        for widget in (self.against_words, self.against, self.print_, self.export_, self.delete):
            head.addWidget(widget)
        words = QVBoxLayout()
        words.setContentsMargins(16, 0, 16, 4)
        words.setSpacing(8)
        words.addWidget(self.about)
        words.addWidget(self.wrong)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(words)
        column.addWidget(self.stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        row.addLayout(column, 1)
