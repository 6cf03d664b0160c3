"""A list with the rows of the tables: hover tint, accent bar, focus ring, headings."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.delegates.text import NameCell
from tourney.ui.widgets.rows import LIST_INSET, Rows, beyond_section, copy_rows, is_section

_UP = (
    QAbstractItemView.CursorAction.MoveUp,
    QAbstractItemView.CursorAction.MovePageUp,
    QAbstractItemView.CursorAction.MoveEnd,
    QAbstractItemView.CursorAction.MovePrevious,
)


class ListView(QListView):
    """Give it a delegate with ``setItemDelegate``; without one it shows names."""

    def __init__(
        self,
        theme: Theme,
        *,
        lines: int = 1,
        inset: int = LIST_INSET,
        hairlines: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows = Rows(self, theme, lines=lines, inset=inset)
        self.rows.hairlines = hairlines
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(NameCell(theme, self))
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure and draw again."""
        self.setFont(self.theme.font("body"))
        self.verticalScrollBar().setSingleStep(self.rows.height())
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.rows.hover(-1)

    def copy_selection(self) -> str:
        """Copy the chosen rows and return what was copied."""
        return copy_rows(self, [self.modelColumn()])

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        index = super().moveCursor(action, modifiers)
        return beyond_section(index, up=action in _UP) if is_section(index) else index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selection()
        else:
            super().keyPressEvent(event)
