"""The line above the history: words, kind of change, desk and days."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QDate, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.history.kinds import WORDS, Wanted
from tourney.ui.models.games import counted
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.flow import FlowLayout
from tourney.ui.widgets.labels import Label

TYPING_MS = 120
FIELD = 220
ANY = ""
TODAY, YESTERDAY, WEEK, MONTH, BETWEEN = ("today", "yesterday", "week", "month", "between")


class HistoryField(SearchField):
    """Esc empties it; Enter and Down go on to the list."""

    leave_down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.leave_down.emit()
        else:
            super().keyPressEvent(event)


class HistoryBar(QWidget):
    """Says which changes a person wants to see.

    Signals
    -------
    changed
        Other ones than before.
    leave_down
        The list is next.
    """

    changed = Signal()
    leave_down = Signal()

    def __init__(
        self, theme: Theme, desks: Callable[[], Sequence[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desks = desks
        self.field = HistoryField(theme)
        self.field.setObjectName("history-filter")
        self.kind, self.desk, self.days = Choice(theme), Choice(theme), Choice(theme)
        self.kind.setObjectName("history-kind")
        self.desk.setObjectName("history-desk")
        self.days.setObjectName("history-days")
        today = QDate.currentDate()
        self.first, self.last = DateField(theme, today.addDays(-6)), DateField(theme, today)
        self.first.setObjectName("history-first")
        self.last.setObjectName("history-last")
        self.to = Label(theme, "", "body", "soft")
        self.clear_all = KeyButton(theme, kind="ghost")
        self.clear_all.setObjectName("history-clear")
        self.shown = Label(theme, "", "second", "faint")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_MS)
        line = QWidget()
        row = FlowLayout(line)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 8, 16, 8)
        outer.addWidget(line)
        for part in (self.field, self.kind, self.desk, self.days, self.first, self.to, self.last):
            row.addWidget(part)
        row.addWidget(self.clear_all)
        row.addWidget(self.shown)
        self.field.textChanged.connect(self._typed)
        self.field.leave_down.connect(self._leave)
        self._timer.timeout.connect(self.changed)
        for choice in (self.kind, self.desk, self.days):
            choice.currentIndexChanged.connect(self._chosen)
        for date in (self.first, self.last):
            date.dateChanged.connect(self._chosen)
        self.clear_all.clicked.connect(self.clear)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Keep the field as wide as what is typed needs."""
        self.field.setFixedWidth(self._theme.px(FIELD))
        self.updateGeometry()

    def wanted(self) -> Wanted:
        """Return what is asked for."""
        first, last = self._span()
        desk = self.desk.currentData() if self.desk.currentIndex() > 0 else None
        return Wanted(self.field.text().strip(), self.kind.current(), desk, first, last)

    def clear(self) -> None:
        """Ask for everything."""
        parts = (self.field, self.kind, self.desk, self.days)
        for part in parts:
            part.blockSignals(True)
        self.field.clear()
        for choice in (self.kind, self.desk, self.days):
            choice.setCurrentIndex(0)
        for part in parts:
            part.blockSignals(False)
        self.field.update()
        self._chosen()

    def say_count(self, count: int | None) -> None:
        """Tell how many lines are shown, or nothing."""
        if count is None:
            self.shown.setText("")
        else:
            words = QCoreApplication.translate("Counts", "%n change(s)", None, count)
            self.shown.setText(counted(words, count))

    def read_desks(self) -> None:
        """Offer the desks that have done something by now; the choice stays."""
        before = self.desk.currentData() if self.desk.currentIndex() > 0 else None
        self.desk.blockSignals(True)
        self.desk.clear()
        self.desk.addItem(self.tr("Any desk"), None)
        for name in self._desks():
            self.desk.addItem(name or self.tr("unnamed desk"), name)
        self.desk.setCurrentIndex(max(0, self.desk.findData(before)) if before is not None else 0)
        self.desk.blockSignals(False)

    def retranslate(self) -> None:
        """Say every word again."""
        self.field.set_placeholder(self.tr("Filter by words"))
        self.kind.setAccessibleName(self.tr("Kind of change"))
        self.desk.setAccessibleName(self.tr("Desk"))
        self.days.setAccessibleName(self.tr("Days"))
        self.first.setAccessibleName(self.tr("First day"))
        self.last.setAccessibleName(self.tr("Last day"))
        self.to.setText(self.tr("to", "between two dates"))
        self.clear_all.setText(self.tr("Clear"))
        kinds = [(ANY, self.tr("Any change")), *((key, shown(text)) for key, text in WORDS.items())]
        days = [
            (ANY, self.tr("Any day")),
            (TODAY, self.tr("Today")),
            (YESTERDAY, self.tr("Yesterday")),
            (WEEK, self.tr("Last 7 days")),
            (MONTH, self.tr("Last 30 days")),
            (BETWEEN, self.tr("Between two days…")),
        ]
        for choice, entries in ((self.kind, kinds), (self.days, days)):
            now = choice.current()
            choice.blockSignals(True)
            choice.clear()
            for key, words in entries:
                choice.add(key, words)
            choice.choose(now)
            choice.blockSignals(False)
        self.read_desks()
        self._place()

    def _span(self) -> tuple[dt.date | None, dt.date | None]:
        today = dt.date.today()
        match self.days.current():
            case "today":
                return today, today
            case "yesterday":
                return today - dt.timedelta(days=1), today - dt.timedelta(days=1)
            case "week":
                return today - dt.timedelta(days=6), today
            case "month":
                return today - dt.timedelta(days=29), today
            case "between":
                # Either may be the earlier one: what is meant is plain.
                one, other = sorted((_day(self.first), _day(self.last)))
                return one, other
        return None, None

    def _chosen(self) -> None:
        self._place()
        self.changed.emit()

    def _place(self) -> None:
        between = self.days.current() == BETWEEN
        for part in (self.first, self.to, self.last):
            part.setVisible(between)
        self.clear_all.setVisible(self.wanted().narrow)

    def _typed(self) -> None:
        self._place()
        self._timer.start()

    def _leave(self) -> None:
        # What was typed a moment ago is to be seen first.
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit()
        self.leave_down.emit()


def _day(field: DateField) -> dt.date:
    date = field.date()
    return dt.date(date.year(), date.month(), date.day())
