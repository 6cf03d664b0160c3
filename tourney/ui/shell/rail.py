"""The left rail: where one can go, and below it what the club is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tourney.ui.base import icons
from tourney.ui.base.actions import Actions
from tourney.ui.base.theme import Theme
from tourney.ui.shell.top_bar import bar_height
from tourney.ui.widgets.labels import Label

WIDE = 168
FOLDED = 56
ICON_ROLE = Qt.ItemDataRole.UserRole + 1
KEY_ROLE = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class RailItem:
    """One way of the rail: the action it takes, its icon."""

    action: str
    icon: str


class RailModel(QAbstractListModel):
    """The ways of the rail; names and keys come from the actions."""

    def __init__(self, actions: Actions, items: Sequence[RailItem], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.items = tuple(items)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.items[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._actions.text(item.action)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._actions.action(item.action).toolTip()
        if role == ICON_ROLE:
            return item.icon
        if role == KEY_ROLE:
            return self._actions.key(item.action)
        return None

    def retranslate(self) -> None:
        """Tell the view that every name may read differently."""
        if self.items:
            self.dataChanged.emit(self.index(0), self.index(len(self.items) - 1))


class RailDelegate(QStyledItemDelegate):
    """Draws an icon and a word; the chosen one on a wash with its key at the right."""

    def __init__(self, theme: Theme, view: RailView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.folded = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        height = max(34, round(self._theme.metrics("name").height()) + 15)
        return QSize(FOLDED if self.folded else self._theme.px(WIDE), height + 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        color = self._theme.color
        state = option.state
        chosen = index.row() == self._view.chosen
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        box = QRectF(option.rect).adjusted(8, 1, -8, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hovered:
            path = QPainterPath()
            path.addRoundedRect(box, 6, 6)
            painter.fillPath(path, color("wash") if chosen else color("line"))
        if focused:
            painter.setPen(QPen(color("accent"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        ink = color("accent") if chosen else color("soft")
        # Folded, the rail keeps its width: the icon may grow only as far as that allows.
        side = min(self._theme.px(18), round(box.width()) - 8) if self.folded else self._theme.px(18)
        left = box.center().x() - side / 2 if self.folded else box.left() + 8
        icons.paint(painter, index.data(ICON_ROLE), QRectF(left, box.top(), side, box.height()), ink, side)
        if not self.folded:
            self._words(painter, box, index, chosen)
        painter.restore()

    def _words(self, painter: QPainter, box: QRectF, index: Index, chosen: bool) -> None:
        color = self._theme.color
        left = box.left() + 18 + self._theme.px(18)
        right = box.right() - 8
        flags = Qt.AlignmentFlag.AlignVCenter
        if chosen:
            key = index.data(KEY_ROLE)
            painter.setFont(self._theme.font("key"))
            painter.setPen(color("accent"))
            painter.drawText(
                QRectF(left, box.top(), right - left, box.height()), flags | Qt.AlignmentFlag.AlignRight, key
            )
            right -= self._theme.metrics("key").horizontalAdvance(key) + 6
        role = "name_strong" if chosen else "name"
        painter.setFont(self._theme.font(role))
        painter.setPen(color("accent") if chosen else color("soft"))
        text = self._theme.metrics(role).elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, right - left
        )
        painter.drawText(QRectF(left, box.top(), right - left, box.height()), flags, text)


class RailView(QListView):
    """A list whose current item is where the keys are, and whose chosen one is the page shown."""

    went = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen = -1
        self.setMouseTracking(True)
        self.setStyleSheet("background: transparent;")
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)

    def choose(self, row: int) -> None:
        """Mark the page shown."""
        self.chosen = row
        if row >= 0:
            self.setCurrentIndex(self.model().index(row, 0))
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.went.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.went.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)


class Rail(QWidget):
    """The mark, the ways, and three lines about the club."""

    def __init__(
        self, theme: Theme, actions: Actions, items: Sequence[RailItem], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = actions
        self.setObjectName("rail")
        self.model = RailModel(actions, items, self)
        self.view = RailView(self)
        self.view.setObjectName("rail-list")
        self.view.setModel(self.model)
        self.delegate = RailDelegate(theme, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.went.connect(self._go)
        self._word = Label(theme, "Tourney", "panel")
        self._word.setContentsMargins(44, 0, 0, 0)
        self._head = QWidget(self)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._word)
        self._foot = [
            Label(theme, "", "header", "soft" if at == 0 else "faint", elide=True) for at in range(3)
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 14)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addSpacing(8)
        column.addWidget(self.view, 1)
        for label in self._foot:
            label.setContentsMargins(16, 1, 8, 1)
            column.addWidget(label)
        self.fold(False)
        theme.changed.connect(self.restyle)
        self.restyle()

    def fold(self, folded: bool) -> None:
        """Show icons alone, or icons and words."""
        self.delegate.folded = folded
        self._fit()
        self._word.setVisible(not folded)
        for label in self._foot:
            label.setVisible(not folded)
        self.view.scheduleDelayedItemsLayout()

    @property
    def wide(self) -> int:
        """Return the width with words."""
        return self._theme.px(WIDE)

    def _fit(self) -> None:
        self.setFixedWidth(FOLDED if self.delegate.folded else self.wide)

    def choose(self, action: str) -> None:
        """Mark the way whose action this is."""
        rows = [row for row, item in enumerate(self.model.items) if item.action == action]
        self.view.choose(rows[0] if rows else -1)

    def set_foot(self, lines: Sequence[str]) -> None:
        """Say in up to three lines what the club is."""
        for at, label in enumerate(self._foot):
            label.setText(lines[at] if at < len(lines) else "")

    def retranslate(self) -> None:
        """Set every text again."""
        self.view.setAccessibleName(self.tr("Pages"))
        self.model.retranslate()

    def restyle(self) -> None:
        """Follow the theme."""
        self._head.setFixedHeight(bar_height(self._theme))
        self._fit()
        self.retranslate()
        self.view.scheduleDelayedItemsLayout()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("ground"))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), self._theme.color("line"))
        left = 16 if not self.delegate.folded else (FOLDED - 20) / 2
        top = (self._head.height() - 20) / 2
        painter.drawPixmap(QPointF(left, top), icons.mark(self._theme, 20, self.devicePixelRatioF()))
        painter.end()

    def _go(self, row: int) -> None:
        self._actions.run(self.model.items[row].action)
