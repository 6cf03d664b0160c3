"""One option of the suggestion: what it is at the left, its value as a menu at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label


class ChoiceRow(QWidget):
    """A label and a button with a menu of choices.

    Signals
    -------
    chosen : object
        The value of the entry a person took.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[tuple[object, str]] = []
        self._value: object = None
        self._checked = True
        self._label = Label(theme, "", "body", "soft", elide=True)
        self.button = KeyButton(theme, kind="quiet", menu=True)
        # The sheet's least height is that of a button on its own.
        self.button.setStyleSheet("QPushButton { min-height: 0; }")
        # A menu as a child of the panel itself would cut the Tab order when the focus proxy is set.
        self._menu = QMenu(self.button)
        self._menu.aboutToShow.connect(self._fill)
        self.button.clicked.connect(self.open)
        self.setFocusProxy(self.button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._label, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.theme = theme
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure again; options stand closer than other buttons."""
        high = max(28, self.theme.line("body") + 10)
        self.button.setFixedHeight(high)
        self.setFixedHeight(high)

    def set_label(self, label: str) -> None:
        """Say what is chosen here."""
        self._label.setText(label)
        self._name()

    def set_choices(
        self, choices: Sequence[tuple[object, str]], value: object, shown: str = "", *, checked: bool = True
    ) -> None:
        """Offer (value, words) and show the words of *value*, or *shown*; unchecked ones are verbs."""
        self._choices, self._value, self._checked = list(choices), value, checked
        words = shown or next((text for one, text in choices if one == value), "")
        self.button.setText(words)
        self._name()

    @property
    def shown(self) -> str:
        """The words on the button."""
        return self.button.words()

    def menu(self) -> QMenu:
        """Return the menu, filled."""
        self._fill()
        return self._menu

    def open(self) -> None:
        """Drop the menu below the button."""
        self._menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _name(self) -> None:
        self.button.setAccessibleName(f"{self._label.text()}: {self.button.words()}")

    def _fill(self) -> None:
        self._menu.clear()
        group = QActionGroup(self._menu)
        for value, text in self._choices:
            action = QAction(text.replace("&", "&&"), self._menu)
            action.setCheckable(self._checked)
            action.setChecked(self._checked and value == self._value)
            action.triggered.connect(self._taker(value))
            group.addAction(action)
            self._menu.addAction(action)

    def _taker(self, value: object) -> object:
        return lambda: self.chosen.emit(value)
