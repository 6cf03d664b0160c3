"""Tabs: pills switch what a page shows, underlined words switch inside a card."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import draw_text, focus_ring, tile


class Tabs(QTabBar):
    """A QTabBar whose tabs have keys and, where wanted, a count beside the word."""

    chosen = Signal(str)

    ROLE = "body_medium"
    ROLE_CHOSEN = "body_medium"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._keys: list[str] = []
        self._counts: dict[str, int | None] = {}
        self._hovered = -1
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentChanged.connect(self._tell)
        theme.changed.connect(self.restyle)
        self.restyle()

    def add(self, key: str, text: str, count: int | None = None) -> None:
        """Add a tab."""
        self._keys.append(key)
        self._counts[key] = count
        self.addTab(text)
        self._name(len(self._keys) - 1)

    def set_text(self, key: str, text: str) -> None:
        """Write another word on a tab; the language changed."""
        self.setTabText(self._keys.index(key), text)
        self._name(self._keys.index(key))

    def set_count(self, key: str, count: int | None) -> None:
        """Show another number beside the word, or none."""
        if self._counts[key] != count:
            self._counts[key] = count
            self._name(self._keys.index(key))
            self.restyle()

    def choose(self, key: str) -> None:
        """Show a tab.

        Raises
        ------
        ValueError
            When no tab has this key.
        """
        self.setCurrentIndex(self._keys.index(key))

    def current(self) -> str:
        """Return the key of the chosen tab, or "" when there is none."""
        return self._keys[self.currentIndex()] if 0 <= self.currentIndex() < len(self._keys) else ""

    def restyle(self) -> None:
        """Measure and draw again."""
        # QTabBar measures its tabs again only when the font changes.
        self.setFont(self.theme.font("badge"))
        self.setFont(self.theme.font(self.ROLE))
        self.updateGeometry()
        self.update()

    def _name(self, index: int) -> None:
        count = self._counts[self._keys[index]]
        words = self.tabText(index)
        self.setAccessibleTabName(index, words if count is None else f"{words}, {count}")

    def _tell(self, index: int) -> None:
        if 0 <= index < len(self._keys):
            self.chosen.emit(self._keys[index])

    def _count(self, index: int) -> str:
        count = self._counts[self._keys[index]] if index < len(self._keys) else None
        return "" if count is None else format_number(count)

    def _wide(self, index: int) -> float:
        wide = QFontMetricsF(self.theme.font(self.ROLE_CHOSEN)).horizontalAdvance(self.tabText(index))
        count = self._count(index)
        return wide + (self.theme.metrics(self.ROLE).horizontalAdvance(count) + 6 if count else 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        hovered = self.tabAt(event.position().toPoint())
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = -1
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index in range(self.count()):
            if self.isTabVisible(index):
                self._paint_tab(painter, index, QRectF(self.tabRect(index)))

    def _paint_tab(self, painter: QPainter, index: int, rect: QRectF) -> None:
        raise NotImplementedError

    def _paint_words(self, painter: QPainter, index: int, rect: QRectF, ink: str, count_ink: str) -> None:
        chosen = index == self.currentIndex()
        font = self.theme.font(self.ROLE_CHOSEN if chosen else self.ROLE)
        draw_text(painter, rect, self.tabText(index), font, self.theme.color(ink))
        count = self._count(index)
        if count:
            at = QFontMetricsF(self.theme.font(self.ROLE_CHOSEN)).horizontalAdvance(self.tabText(index)) + 6
            draw_text(
                painter,
                rect.adjusted(at, 0, 0, 0),
                count,
                self.theme.font(self.ROLE),
                self.theme.color(count_ink),
            )


class PillTabs(Tabs):
    """Pills: what the page shows."""

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(ceil(self._wide(index)) + 24, max(28, self.theme.line("body") + 10))

    def _paint_tab(self, painter: QPainter, index: int, rect: QRectF) -> None:
        chosen = index == self.currentIndex()
        pill = rect.adjusted(1, 0, -1, 0)
        if chosen or index == self._hovered:
            tile(painter, pill, self.theme.color("wash" if chosen else "hover"), pill.height() / 2)
        if chosen and self.hasFocus():
            focus_ring(painter, pill, self.theme, pill.height() / 2)
        ink = "accent" if chosen else "soft"
        self._paint_words(painter, index, rect.adjusted(12, 0, 0, 0), ink, "accent" if chosen else "faint")


class UnderlineTabs(Tabs):
    """Underlined words: what a card shows."""

    ROLE = "body"
    ROLE_CHOSEN = "body_strong"
    GAP = 24

    def tabSizeHint(self, index: int) -> QSize:
        last = index == self.count() - 1
        return QSize(
            ceil(self._wide(index)) + (8 if last else self.GAP), max(36, self.theme.line("body") + 18)
        )

    def _paint_tab(self, painter: QPainter, index: int, rect: QRectF) -> None:
        chosen = index == self.currentIndex()
        wide = self._wide(index)
        if chosen:
            tile(painter, QRectF(rect.left() + 4, rect.bottom() - 2, wide, 2), self.theme.color("accent"), 1)
            if self.hasFocus():
                focus_ring(
                    painter, QRectF(rect.left(), rect.top() + 4, wide + 8, rect.height() - 8), self.theme
                )
        ink = "text" if chosen or index == self._hovered else "soft"
        self._paint_words(painter, index, rect.adjusted(4, 0, 0, 0), ink, "faint")
