"""The parts of the register panel that answer keys of their own: filter, list, tabs, "nobody"."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.tabs import PillTabs

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class RegisterView(ListView):
    """The list: letters go to the filter, Enter opens the card, Del asks.

    Signals
    -------
    opened, delete_asked
        Keys pressed on a row.
    typed : str
        A letter that belongs to the filter.
    """

    opened = Signal()
    delete_asked = Signal()
    typed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        )
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        elif plain and (event.text().isprintable() and event.text().strip()):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class FilterField(SearchField):
    """The filter: arrows move in the list, Enter opens, Esc empties it, Del asks when it is empty."""

    moved = Signal(QKeyEvent)
    opened = Signal()
    delete_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            self.moved.emit(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Delete and not self.text():
            self.delete_asked.emit()
        else:
            super().keyPressEvent(event)


class ShelfTabs(PillTabs):
    """Pill tabs that draw together when there is little room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.pad = 12
        super().__init__(theme, parent)

    def set_pad(self, pad: int) -> None:
        """Leave this much room at both ends of a pill."""
        if pad != self.pad:
            self.pad = pad
            self.restyle()

    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        return QSize(hint.width() - 24 + 2 * self.pad, hint.height())

    def _paint_words(self, painter: QPainter, index: int, rect: QRectF, ink: str, count_ink: str) -> None:
        super()._paint_words(painter, index, rect.adjusted(self.pad - 12, 0, 0, 0), ink, count_ink)


class NoMatch(QWidget):
    """Stands in the list's place when the filter lets nobody through."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fact = Label(theme, "", "body_strong", wrap=True)
        self.rest = Label(theme, "", "body", "soft", wrap=True)
        self.button = KeyButton(theme, "", kind="primary")
        self.button.setObjectName("add-named")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 24, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.fact)
        column.addWidget(self.rest)
        column.addSpacing(8)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)

    def say(self, fact: str, rest: str, verb: str) -> None:
        """Say who is missing and what the button does; no verb hides it."""
        self.fact.setText(fact)
        self.rest.setText(rest)
        self.rest.setVisible(bool(rest))
        self.button.setText(verb.replace("&", "&&"))
        self.button.set_key("Enter")
        self.button.setVisible(bool(verb))
