"""The program's keys win over what fields make of them, and undo means the nearer undo.

A line edit claims Ctrl+K, Ctrl+E and Ctrl+Z for itself before any shortcut is looked at. In a field
with typed text Ctrl+Z stays the field's; in an empty one it is the club's. A widget may keep a few
keys for itself by naming them in its property ``ownKeys``.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from tourney.ui.base.actions import Actions


class KeyGuard(QObject):
    """Watches the widget with the focus, and that one alone: an application-wide filter is slow."""

    def __init__(self, app: QApplication, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: QWidget | None = None
        self._ours = {
            QKeySequence(key).toString(): spec.key
            for spec in actions.specs
            for key in spec.keys
            # A printable key must stay typable.
            if len(key) > 1
        }
        self._actions = actions
        app.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        ours = self._ours.get(QKeySequence(event.keyCombination()).toString())
        if ours is None or not self._actions.action(ours).isEnabled():
            return False
        if QKeySequence(event.keyCombination()).toString() in (watched.property("ownKeys") or ()):
            return False
        if ours in ("undo", "redo") and _has_own(watched, ours):
            return False
        event.ignore()
        return True

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        del old
        if self._watched is not None and shiboken6.isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = new
        if new is not None:
            new.installEventFilter(self)


def _has_own(field: QObject, what: str) -> bool:
    """Tell whether a field has something of its own to undo or redo."""
    if isinstance(field, QLineEdit):
        if what == "undo":
            return bool(field.text()) and field.isUndoAvailable()
        return field.isRedoAvailable()
    if isinstance(field, (QTextEdit, QPlainTextEdit)):
        document = field.document()
        return document.isUndoAvailable() if what == "undo" else document.isRedoAvailable()
    return False
