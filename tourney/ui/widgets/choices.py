"""Stock parts that the style sheet alone cannot reach: the list of a combo box, the calendar of a date."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPaintEvent, QPalette, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QComboBox,
    QDateEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

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

    def words_shown(self) -> str:
        """Return what stands in the box: the entry's words, with an ellipsis where they are too long."""
        words = self.currentText() if self.currentIndex() >= 0 else self.placeholderText()
        return self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, self._room(self.size()))

    def sizeHint(self) -> QSize:
        """Return what the widest entry takes whole; the style's own hint lacks some pixels of it."""
        size = super().sizeHint()
        measures = QFontMetricsF(self.font())
        wide = max((measures.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0.0)
        # A pixel more: the ellipsis comes by exact widths.
        return QSize(size.width() + max(0, ceil(wide) + 1 - self._room(size)), size.height())

    def _room(self, size: QSize) -> int:
        """Return how wide words may be in a box of this size."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(QPoint(), size)
        part = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width() - 2

    def paintEvent(self, event: QPaintEvent) -> None:
        # The style would cut a letter in two.
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.words_shown()
        if self.currentIndex() < 0:
            ink = option.palette.brush(QPalette.ColorRole.PlaceholderText)
            option.palette.setBrush(QPalette.ColorRole.ButtonText, ink)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and not self.toolTip() and isinstance(event, QHelpEvent):
            words = self.currentText()
            QToolTip.showText(event.globalPos(), "" if self.words_shown() == words else words, self)
            return True
        return super().event(event)


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
