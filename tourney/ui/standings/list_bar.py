"""The line above the rating list: since when changes are told."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QDate, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.ui.base.i18n import format_date
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

HIGH = 44
NIGHT, PUBLISHED, MONTH, DAYS, QUARTER, YEAR, DATE = (
    *("night", "list", "month", "days", "quarter", "year", "date"),
)


class ListBar(Surface):
    """A choice of times, and a date of one's own.

    Signals
    -------
    chosen
        Changes shall be told since another day: see ``since``.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "panel", top=True, parent=parent)
        self._as_of = dt.date.today()
        self._published: dt.date | None = None
        self.facts = Label(theme, "", "body", "soft", elide=True)
        self._words = Label(theme, "", "body", "soft")
        self.time = Choice(theme)
        self.time.setObjectName("list-changes")
        self._words.setBuddy(self.time)
        self.date = DateField(theme, QDate.currentDate().addMonths(-1))
        self.date.setObjectName("list-since")
        self.time.activated.connect(self._tell)
        self.date.dateChanged.connect(self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.facts, 1)
        for widget in (self._words, self.time, self.date):
            row.addWidget(widget)
        self.retranslate()
        self.restyle()

    def since(self) -> dt.date | None:
        """Return the day from which changes are told, None for those of the latest night."""
        today = self._as_of
        match self.time.current():
            case "list":
                return None if self._published is None else self._published + dt.timedelta(days=1)
            case "month":
                return today.replace(day=1)
            case "days":
                return today - dt.timedelta(days=30)
            case "quarter":
                return today - dt.timedelta(days=91)
            case "year":
                return today.replace(month=1, day=1)
            case "date":
                day = self.date.date()
                return dt.date(day.year(), day.month(), day.day())
            case _:
                return None

    def set_as_of(self, day: dt.date, published: dt.date | None) -> None:
        """Count back from this day; *published* is that of the last list that went to the wall."""
        self._as_of = day
        if published != self._published:
            self._published = published
            self.retranslate()
        self._say()

    def retranslate(self) -> None:
        """Set every text again."""
        now = self.time.current() or NIGHT
        self.time.clear()
        for key, words in (
            (NIGHT, self.tr("the last night")),
            (PUBLISHED, self.tr("since the last list")),
            (MONTH, self.tr("this month")),
            (DAYS, self.tr("30 days")),
            (QUARTER, self.tr("three months")),
            (YEAR, self.tr("this year")),
            (DATE, self.tr("a date…")),
        ):
            if key != PUBLISHED or self._published is not None:
                self.time.add(key, words)
        self.time.choose(now if self.time.findData(now) >= 0 else NIGHT)
        self._words.setText(self.tr("Changes of"))
        self.time.setAccessibleName(self.tr("Since when changes are told"))
        self.date.setAccessibleName(self.tr("Changes since this day"))
        self._say()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "time"):
            self.setFixedHeight(max(HIGH, self.time.sizeHint().height() + 8, self.theme.line("body") + 26))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def _tell(self) -> None:
        self._say()
        self.chosen.emit()

    def _say(self) -> None:
        self.date.setVisible(self.time.current() == DATE)
        since = self.since()
        words = self.tr("Changes count the games from {0} on")
        self.facts.setText("" if since is None else words.format(format_date(since)))
