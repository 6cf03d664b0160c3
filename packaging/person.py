"""Somebody in front of the window: keys, the pointer, and waiting until the program is done.

Nothing here reaches into the program; what a person cannot press or click cannot be done.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from tourney.ui.main_window import MainWindow

PATIENCE_MS = 20_000
POLL_MS = 10
SOON_MS = 300


class WaitedInVainError(AssertionError):
    """Something a person would have seen did not come."""


class Person:
    """Works in one window and the dialogs and menus above it."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        self.app = app
        self.window = window
        self.crashes: list[str] = []
        window.services.faults.crashed.connect(self.crashes.append)

    @property
    def focus(self) -> QWidget:
        """The widget that keys go to now: a menu that is open, else what has the focus."""
        popup = self.app.activePopupWidget()
        if popup is not None:
            return popup
        return self.app.focusWidget() or self.app.activeWindow() or self.window

    # Keys

    def press(self, *keys: str) -> None:
        """Press keys one after another: "F5", "Ctrl+K", "1"."""
        for key in keys:
            combination = QKeySequence(key)[0]
            QTest.keyClick(self.focus, combination.key(), combination.keyboardModifiers())
            self.settle()

    def type(self, text: str) -> None:
        """Type text; what an ordinary keyboard lacks comes from an input method, as it does for people."""
        for plain, run in itertools.groupby(text, str.isascii):
            piece = "".join(run)
            if plain:
                for letter in piece:
                    QTest.keyClick(self.focus, letter)
            else:
                event = QInputMethodEvent()
                event.setCommitString(piece)
                self.app.sendEvent(self.focus, event)
        self.settle()

    def enter(self, text: str) -> None:
        """Type text and press Enter."""
        self.type(text)
        self.press("Return")

    def in_file_dialog(self, path: Path, act: Callable[[], None]) -> None:
        """Do *act*, which asks for a file, and answer with *path* by keys."""
        timer = QTimer()
        timer.setInterval(POLL_MS)
        left = itertools.count(PATIENCE_MS // POLL_MS, -1)
        typed: list[bool] = []

        def answer() -> None:
            dialog = self.app.activeModalWidget()
            if not isinstance(dialog, QFileDialog):
                return
            field = self.app.focusWidget()
            if next(left) < 0:
                dialog.reject()
            elif not isinstance(field, QLineEdit) or field.window() is not dialog:
                dialog.activateWindow()
            elif not typed:
                typed.append(True)
                field.selectAll()
                for letter in str(path):
                    QTest.keyClick(field, letter)
            else:
                # The list of completions takes the first Return for itself.
                popup = self.app.activePopupWidget()
                QTest.keyClick(popup or field, Qt.Key.Key_Return)

        timer.timeout.connect(answer)
        timer.start()
        act()
        self.until(lambda: bool(typed) and not isinstance(self.app.activeModalWidget(), QFileDialog))
        timer.stop()
        self.settle()

    # The pointer

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget in its middle, or at a place in it."""
        spot = at if at is not None else widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        self.settle()

    def hover(self, widget: QWidget, at: QPoint) -> None:
        """Move the pointer over a place in a widget."""
        QTest.mouseMove(widget, at)
        self.settle()

    # Waiting

    def settle(self) -> None:
        """Wait until no work is under way and everything is drawn."""
        self._pump()
        jobs = self.window.services.jobs
        while jobs.busy or self._soon():
            loop = QEventLoop()
            jobs.idle.connect(loop.quit)
            for timer in self._soon():
                timer.timeout.connect(loop.quit)
            patience = _patience(loop)
            loop.exec()
            if not patience.isActive():
                raise WaitedInVainError("work that does not end")
            self._pump()
        if self.crashes:
            raise WaitedInVainError(self.crashes[0])

    def _soon(self) -> list[QTimer]:
        """Return the timers that are about to show something: a list that waits for typing to rest."""
        timers = self.window.findChildren(QTimer)
        return [one for one in timers if one.isActive() and one.isSingleShot() and one.interval() <= SOON_MS]

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        if condition():
            return
        loop = QEventLoop()
        timer = QTimer()
        timer.setInterval(POLL_MS)
        timer.timeout.connect(lambda: loop.quit() if condition() else None)
        timer.start()
        patience = _patience(loop)
        loop.exec()
        timer.stop()
        if not patience.isActive():
            raise WaitedInVainError("what was waited for did not come")

    def _pump(self) -> None:
        # A plot is made after the first paint, and draws its axes only in the round after that.
        for _ in range(4):
            self.app.processEvents()
        front = self.app.activeModalWidget() or self.window
        if self.app.activeWindow() is None and front.isVisible():
            # What a window manager does when the window in front goes away.
            front.activateWindow()
            self.app.processEvents()

    # Looking

    def picture(self, of: QWidget | None = None) -> QPixmap:
        """Return what is on the screen: the window, and over it the dialogs and menus that are open."""
        self.settle()
        window = of or self.window
        seen = window.grab()
        painter = QPainter(seen)
        origin = window.mapToGlobal(QPoint(0, 0))
        for above in self.app.topLevelWidgets():
            if of is None and above is not window and above.isVisible() and _lies_over(above, window):
                place = above.mapToGlobal(QPoint(0, 0)) - origin
                painter.drawPixmap(place, above.grab())
                # The frame a window manager would draw.
                painter.setPen(window.palette().mid().color())
                painter.drawRect(
                    QRectF(QRectF(above.rect()).translated(place)).adjusted(-0.5, -0.5, 0.5, 0.5)
                )
        painter.end()
        return seen


def _patience(loop: QEventLoop) -> QTimer:
    """Return a running timer that ends *loop* when it runs out."""
    timer = QTimer(loop)
    timer.setSingleShot(True)
    timer.timeout.connect(loop.quit)
    timer.start(PATIENCE_MS)
    return timer


def _lies_over(widget: QWidget, window: QWidget) -> bool:
    """Tell whether a top-level widget belongs over *window*: a dialog, a menu, a tooltip."""
    over = Qt.WindowType.Dialog, Qt.WindowType.Popup, Qt.WindowType.ToolTip, Qt.WindowType.Sheet
    return widget.windowType() in over and widget.screen() is window.screen()
