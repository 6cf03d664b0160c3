"""Where the undo bar lies: over the page, above the status line, never over the quick bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.actions import Actions
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.undobar import UndoBar

MARGIN = 12
LEAST, MOST = 320, 640


class UndoHost(QObject):
    """Keeps one undo bar in its place over *area*."""

    def __init__(self, theme: Theme, actions: Actions, area: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self._reserve: Callable[[], int] = int
        self._words: Callable[[], str] = str
        self.bar = UndoBar(theme)
        self.bar.setParent(area)
        self.bar.set_key(actions.key("undo"))
        self.bar.hide()
        self.bar.undo.connect(actions.action("undo").trigger)
        area.installEventFilter(self)
        theme.changed.connect(self.place)

    def say(self, words: Callable[[], str], *, undoable: bool) -> None:
        """Tell what was done, for a few seconds; *words* are asked again in another language."""
        self._words = words
        self.bar.say(words(), undoable=undoable)
        self.place()
        # The page hears of the change after the bar, and may only now show what is to be kept clear.
        QTimer.singleShot(0, self, self.place)
        self.bar.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self.bar, QAccessible.Event.Alert))

    def retranslate(self) -> None:
        """Say what is on show again."""
        if self.bar.isVisible():
            self.bar.set_text(self._words())
            self.place()

    def keep_clear(self, reserve: Callable[[], int]) -> None:
        """Ask *reserve* how many pixels at the bottom of the page must stay free."""
        self._reserve = reserve
        self.place()

    def place(self) -> None:
        """Lie in the middle, above what must stay free."""
        room = self._area.width() - 2 * MARGIN
        width = min(max(self.bar.sizeHint().width(), LEAST), MOST, room)
        height = self.bar.heightForWidth(width) if self.bar.hasHeightForWidth() else 0
        self.bar.resize(width, max(height, self.bar.sizeHint().height()))
        left = (self._area.width() - width) // 2
        self.bar.move(left, self._area.height() - self.bar.height() - MARGIN - self._reserve())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._area and event.type() == QEvent.Type.Resize:
            self.place()
        return False
