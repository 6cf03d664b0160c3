"""A button that opens a list to choose from by typing: an event, a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tourney.core.names import fold
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.lists import ListView

Index = QModelIndex | QPersistentModelIndex
WIDE, HIGH = 320, 340
WIDEST_NAME = 180
"""A longer name is cut: the field beside the button needs its room."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose; ``value`` None is no choice at all."""

    value: int | None
    name: str
    beside: str = ""


class OptionsModel(QAbstractListModel):
    """Options whose names fit what was typed, accents and case aside."""

    def __init__(self, options: Sequence[Option], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = [(fold(f"{one.name} {one.beside}"), one) for one in options]
        self._shown = list(options)

    def set_text(self, text: str) -> None:
        """Show what fits *text*."""
        words = fold(text).split()
        self.beginResetModel()
        self._shown = [one for key, one in self._all if all(word in key for word in words)]
        self.endResetModel()

    def option(self, row: int) -> Option | None:
        """Return the option of a row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def row_of(self, value: int | None) -> int:
        """Return the row of a value, 0 when it is not shown."""
        return next((i for i, one in enumerate(self._shown) if one.value == value), 0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        one = self.option(index.row()) if index.isValid() else None
        if one is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return one.name
        if role == Role.TRAILING:
            return one.beside
        return one.value if role == Role.KEY else None


class Picker(QFrame):
    """The list, over everything else, until something is chosen or Esc is pressed."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, options: Sequence[Option], hint: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("picker")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.field = SearchField(theme, hint)
        self.field.setObjectName("picker-field")
        self.model = OptionsModel(options, self)
        self.list = ListView(theme, inset=12, hairlines=False)
        self.list.setObjectName("picker-list")
        self.list.setAccessibleName(hint)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Else each of two thousand events is measured before the first is seen.
        self.list.setUniformItemSizes(True)
        self.list.setModel(self.model)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        layout.addWidget(self.field)
        layout.addWidget(self.list, 1)
        self.field.textChanged.connect(self._typed)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._clicked)
        self.resize(theme.px(WIDE), theme.px(HIGH))

    def open_at(self, at: QPoint, value: int | None) -> None:
        """Show the list at a point of the screen, with *value* marked."""
        self.move(at)
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.list.setCurrentIndex(self.model.index(self.model.row_of(value)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._steer(event):
            return True
        return super().eventFilter(watched, event)

    def _steer(self, event: QKeyEvent) -> bool:
        row, last = self.list.currentIndex().row(), self.model.rowCount() - 1
        match event.key():
            case Qt.Key.Key_Down:
                self._mark(min(row + 1, last))
            case Qt.Key.Key_Up:
                self._mark(max(row - 1, 0))
            case Qt.Key.Key_PageDown:
                self._mark(min(row + 8, last))
            case Qt.Key.Key_PageUp:
                self._mark(max(row - 8, 0))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take(row)
            case _:
                return False
        return True

    def _mark(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row))

    def _typed(self, text: str) -> None:
        self.model.set_text(text)
        self._mark(0)

    def _clicked(self, index: QModelIndex) -> None:
        self._take(index.row())

    def _take(self, row: int) -> None:
        option = self.model.option(row)
        if option is not None:
            self.close()
            self.chosen.emit(option.value)


class PickButton(KeyButton):
    """Shows what is chosen; a press opens the list, which is read only then.

    Signals
    -------
    picked : int or None
        A person chose something.
    """

    picked = Signal(object)

    def __init__(
        self,
        theme: Theme,
        options: Callable[[], Sequence[Option]],
        *,
        kind: str = "plain",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, kind=kind, menu=True, parent=parent)
        self._options = options
        self._nothing = ""
        self._hint = ""
        self._value: int | None = None
        self._name = ""
        self.clicked.connect(self.open)

    def restyle(self) -> None:
        """Measure the name again; the words are larger or smaller now."""
        super().restyle()
        if hasattr(self, "_name"):
            self._say()

    @property
    def value(self) -> int | None:
        """What is chosen."""
        return self._value

    def set_words(self, nothing: str, hint: str) -> None:
        """Say what stands on the button while nothing is chosen, and what can be typed."""
        self._nothing, self._hint = nothing, hint
        self._say()

    def set_value(self, value: int | None, name: str = "") -> None:
        """Show a choice made elsewhere."""
        self._value, self._name = value, name
        self._say()

    def open(self) -> None:
        """Open the list below the button."""
        options = list(self._options())
        picker = Picker(self.theme, options, self._hint, self)
        names = {one.value: one.name for one in options}

        def take(value: int | None) -> None:
            self.set_value(value, "" if value is None else names[value])
            self.picked.emit(value)

        picker.chosen.connect(take)
        picker.open_at(self.mapToGlobal(QPoint(0, self.height() + 2)), self._value)

    def _say(self) -> None:
        words = self._nothing if self._value is None else self._name
        measures = self.theme.metrics("body_medium")
        shown = measures.elidedText(words, Qt.TextElideMode.ElideRight, self.theme.px(WIDEST_NAME))
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(words if shown != words else "")
        self.setAccessibleName(words)
