"""Stock parts that the style sheet alone cannot reach: the list of a combo box, the calendar of a date."""

from __future__ import annotations

from PySide6.QtCore import QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QComboBox, QDateEdit, QStyledItemDelegate, QWidget

from tourney.ui.base.theme import Theme


class Choice(QComboBox):
    """A combo box whose list looks like a menu; each entry has a key as its data."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        # The combo box's own delegate paints past the sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(12)

    def add(self, key: str, text: str) -> None:
        """Add an entry."""
        self.addItem(text, key)

    def choose(self, key: str) -> None:
        """Show the entry of *key*; an unknown key chooses nothing."""
        self.setCurrentIndex(self.findData(key))

    def current(self) -> str:
        """Return the key of the entry shown, or ""."""
        data = self.currentData()
        return "" if data is None else str(data)


class DateField(QDateEdit):
    """A date to type or to pick; the calendar is drawn in the inks of the theme."""

    def __init__(self, theme: Theme, date: QDate | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setCalendarPopup(True)
        self.setDate(date or QDate.currentDate())
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Write dates as the locale does, and week-ends in no colour of their own."""
        locale = QLocale()
        self.setLocale(locale)
        chinese = locale.language() == QLocale.Language.Chinese
        self.setDisplayFormat("yyyy年M月d日" if chinese else "d MMM yyyy")
        calendar = self.calendarWidget()
        calendar.setLocale(locale)
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        ink = QTextCharFormat()
        ink.setForeground(self.theme.color("text"))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            calendar.setWeekdayTextFormat(day, ink)
        head = QTextCharFormat()
        head.setForeground(self.theme.color("faint"))
        head.setBackground(self.theme.color("raised"))
        calendar.setHeaderTextFormat(head)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.restyle()
