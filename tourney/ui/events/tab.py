"""What every tab of the event's dialog is: a part of an event to fill in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tourney.core.records import NewEvent
from tourney.ui.base.theme import Theme


class EventTab(QScrollArea):
    """Base of the tabs; ``column`` takes their parts, and scrolls when they are many."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(2, 8, 14, 8)
        self.column.setSpacing(12)
        self.setWidget(inside)

    def row(self, *widgets: QWidget) -> QHBoxLayout:
        """Add a line of widgets that share the width."""
        line = QHBoxLayout()
        line.setSpacing(16)
        for widget in widgets:
            line.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(line)
        return line

    def filled(self) -> object:
        """Return what stands in the fields, right or wrong, to be compared with what stood there before."""
        found: list[object] = [one.text() for one in self.findChildren(QLineEdit)]
        found += [one.currentIndex() for one in self.findChildren(QComboBox)]
        found += [one.isChecked() for one in self.findChildren(QAbstractButton) if one.isCheckable()]
        return found

    def load(self, event: NewEvent) -> None:
        """Fill in an event."""
        raise NotImplementedError

    def read(self, event: NewEvent) -> NewEvent | None:
        """Return *event* with this part as filled in; None when something is wrong, told at its field."""
        raise NotImplementedError
