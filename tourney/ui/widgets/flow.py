"""A layout of one line that goes on in the next where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

LEAST_LAST = 150
"""From this width on the last item stays in a line, cut, instead of beginning a new one."""


class FlowLayout(QLayout):
    """Items in reading order at their own width; each line is as high as its highest item."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Put the items into lines; return the height of all."""
        x, y = rect.x(), rect.y()
        line: list[tuple[QLayoutItem, int, QSize]] = []
        high = 0
        there = [item for item in self._items if not item.isEmpty()]
        last = there[-1] if there else None
        for item in there:
            size = item.sizeHint()
            room = rect.right() + 1 - x
            least = max(min(LEAST_LAST, size.width()), item.minimumSize().width())
            fits = size.width() <= room or (item is last and room >= least)
            if line and not fits:
                self._place(line, y, high, move=move)
                x, y, high, line = rect.x(), y + high + self._gap, 0, []
                room = rect.width()
            wide = min(size.width(), max(room, item.minimumSize().width()))
            line.append((item, x, QSize(wide, size.height())))
            x += wide + self._gap
            high = max(high, size.height())
        self._place(line, y, high, move=move)
        return y + high - rect.y()

    def _place(self, line: list[tuple[QLayoutItem, int, QSize]], y: int, high: int, *, move: bool) -> None:
        if move:
            for item, x, size in line:
                item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
