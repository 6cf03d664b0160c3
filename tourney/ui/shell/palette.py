"""Ctrl+K: one field that finds people, pages, events and actions, over whatever is shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from tourney.ui.base import icons
from tourney.ui.base.actions import Actions
from tourney.ui.base.fonts import LEFT
from tourney.ui.base.theme import Theme
from tourney.ui.shell.find import Finder, Found
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.keycap import paint_keycap
from tourney.ui.widgets.labels import Label

FOUND_ROLE = Qt.ItemDataRole.UserRole + 1
WIDTH = 600
TOP = 64
PAD = 8

Index = QModelIndex | QPersistentModelIndex


class FoundModel(QAbstractListModel):
    """The answers to what is typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Found] = []

    def show(self, found: list[Found]) -> None:
        """Replace the answers."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        found = self._found[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return found.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{found.title}, {found.detail}"
        if role == FOUND_ROLE:
            return found
        return None


class FoundDelegate(QStyledItemDelegate):
    """Icon, title, what it is, and its key."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(200, max(36, self._theme.line("name") + 17))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, found = self._theme, index.data(FOUND_ROLE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index.row() == self._view.currentIndex().row()
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("wash"))
            painter.drawRoundedRect(box.adjusted(PAD, 0, -PAD, 0), 6, 6)
        ink = theme.color("accent" if chosen else "soft")
        side = theme.px(18)
        icons.paint(painter, found.icon, QRectF(box.left() + 20, box.top(), side, box.height()), ink, side)
        right = box.right() - 20
        if found.key:
            width = theme.metrics("key").horizontalAdvance(found.key) + 12
            paint_keycap(painter, right - width, box.center().y(), found.key, theme, live=False)
            right -= width + 10
        painter.setFont(theme.font("second"))
        detail_width = theme.metrics("second").horizontalAdvance(found.detail) + 2
        left = box.left() + 30 + side
        room = right - left - detail_width - 12
        painter.setPen(theme.color("faint"))
        painter.drawText(
            QRectF(right - detail_width, box.top(), detail_width, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            found.detail,
        )
        painter.setFont(theme.font("name"))
        painter.setPen(theme.color("text"))
        title = theme.metrics("name").elidedText(found.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, box.top(), room + 2, box.height()), LEFT, title)
        painter.restore()


class Palette(QWidget):
    """Covers its window while open; a click beside the box, Esc or a choice closes it."""

    def __init__(self, theme: Theme, actions: Actions, finder: Finder, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._actions = actions
        self._finder = finder
        self._came_from: QWidget | None = None
        self.setObjectName("palette")
        self.box = QWidget(self)
        self.field = SearchField(theme, "", key="Esc")
        self.field.setObjectName("palette-field")
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.model = FoundModel(self)
        self.list = QListView()
        self.list.setObjectName("palette-list")
        self.list.setModel(self.model)
        self.list.setItemDelegate(FoundDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.entered.connect(self.list.setCurrentIndex)
        self.list.clicked.connect(self._choose)
        self.nothing = Label(theme, "", "body", "faint")
        self.nothing.setContentsMargins(PAD + 12, 6, PAD + 12, 10)
        column = QVBoxLayout(self.box)
        column.setContentsMargins(1, PAD + 1, 1, PAD + 1)
        column.setSpacing(PAD)
        field_row = QVBoxLayout()
        field_row.setContentsMargins(PAD, 0, PAD, 0)
        field_row.addWidget(self.field)
        column.addLayout(field_row)
        column.addWidget(self.list)
        column.addWidget(self.nothing)
        window.installEventFilter(self)
        theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()
        self.hide()

    def open(self) -> None:
        """Come up with an empty field and the keys in it."""
        self._came_from = self.window().focusWidget()
        self.retranslate()
        self.setGeometry(self.window().rect())
        self.field.clear()
        self._search("")
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_and_return(self) -> None:
        """Go away and give the keys back."""
        self.hide()
        if self._came_from is not None and self._came_from.isVisible():
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self._came_from = None

    def retranslate(self) -> None:
        """Set every text again."""
        words = self._actions.text("find")
        self.field.setPlaceholderText(words)
        self.field.setAccessibleName(words)
        self.list.setAccessibleName(self.tr("What was found"))
        self.nothing.setText(self.tr("Nothing is called that."))

    def restyle(self) -> None:
        """Follow the theme."""
        self.field.setFont(self._theme.font("quick"))
        self.list.setStyleSheet("background: transparent;")
        if self.isVisible():
            self._fit()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._key(event)
            if event.type() == QEvent.Type.FocusOut and self.isVisible():
                self._came_from = None
                self.hide()
        elif event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self.window().rect())
            self._fit()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.box.geometry().contains(event.position().toPoint()):
            self.close_and_return()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.color("scrim"))
        painter.setPen(QPen(self._theme.color("control"), 1))
        painter.setBrush(self._theme.color("raised"))
        painter.drawRoundedRect(QRectF(self.box.geometry()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()

    def _key(self, event: QKeyEvent) -> bool:
        row, last = self.list.currentIndex().row(), self.model.rowCount() - 1
        match event.key():
            case Qt.Key.Key_Escape:
                self.close_and_return()
            case Qt.Key.Key_Down | Qt.Key.Key_Tab:
                self._go_to(row + 1 if row < last else 0)
            case Qt.Key.Key_Up | Qt.Key.Key_Backtab:
                self._go_to(row - 1 if row > 0 else last)
            case Qt.Key.Key_PageDown:
                self._go_to(last)
            case Qt.Key.Key_PageUp:
                self._go_to(0)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._choose(self.list.currentIndex())
            case _:
                return False
        return True

    def _go_to(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row, 0))
        self.list.viewport().update()

    def _search(self, text: str) -> None:
        found = self._finder.search(text)
        self.model.show(found)
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        if found:
            self._go_to(0)
        self._fit()

    def _fit(self) -> None:
        rows = self.model.rowCount()
        height = rows * self.list.sizeHintForRow(0) if rows else 0
        self.list.setFixedHeight(max(1, min(height, self.height() - TOP - 120)))
        width = min(self._theme.px(WIDTH), self.width() - 48)
        self.box.setFixedWidth(width)
        self.box.adjustSize()
        self.box.move((self.width() - width) // 2, TOP)
        self.update()

    def _choose(self, index: Index) -> None:
        found = index.data(FOUND_ROLE) if index.isValid() else None
        if found is None:
            return
        self.close_and_return()
        found.run()
