"""What the rows of tables and lists share: their height, their inset, and which one is under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role

Index = QModelIndex | QPersistentModelIndex
TABLE_INSET, LIST_INSET = 12, 16


class Rows(QObject):
    """Watches the pointer over a view; delegates ask it how a row is to look."""

    def __init__(self, view: QAbstractItemView, theme: Theme, *, lines: int, inset: int) -> None:
        super().__init__(view)
        self.theme = theme
        self.lines = lines
        self.inset = inset
        self.first_column = 0
        self.hairlines = True
        self.sections = True
        """False where no row is a heading, which then need not be asked of each cell."""
        self._view = view
        self._hovered = -1
        view.setMouseTracking(True)
        view.viewport().installEventFilter(self)
        view.verticalScrollBar().valueChanged.connect(self._forget)

    @property
    def hovered(self) -> int:
        """The row under the pointer, or -1."""
        return self._hovered

    def hover(self, row: int) -> None:
        """Tint this row, and no longer the one before."""
        if row == self._hovered:
            return
        before, self._hovered = self._hovered, row
        for changed in (before, row):
            self._update(changed)

    def height(self, *, section: bool = False) -> int:
        """Return the height of a row, or of a heading row, from the measured fonts."""
        if section:
            return self.theme.line("body") + 18
        return self.theme.row_height(lines=self.lines)

    def _forget(self) -> None:
        self.hover(-1)

    def _update(self, row: int) -> None:
        model = self._view.model()
        if row < 0 or model is None or row >= model.rowCount(self._view.rootIndex()):
            return
        rect: QRect = self._view.visualRect(model.index(row, self.first_column, self._view.rootIndex()))
        viewport = self._view.viewport()
        viewport.update(0, rect.top(), viewport.width(), rect.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self.hover(self._view.indexAt(event.position().toPoint()).row())
        elif kind == QEvent.Type.Leave:
            self._forget()
        return super().eventFilter(watched, event)


def rows_of(widget: object) -> Rows | None:
    """Return what the rows of a view share, or None for a view of another kind."""
    rows = getattr(widget, "rows", None)
    return rows if isinstance(rows, Rows) else None


def is_section(index: Index) -> bool:
    """Return True for a heading row."""
    return index.isValid() and index.sibling(index.row(), 0).data(Role.SECTION) is not None


def beyond_section(index: QModelIndex, *, up: bool) -> QModelIndex:
    """Return the nearest row that is no heading, in the direction given, else in the other one."""
    model = index.model()
    for step in (-1, 1) if up else (1, -1):
        row = index.row()
        while 0 <= row < model.rowCount(index.parent()):
            found = model.index(row, index.column(), index.parent())
            if not is_section(found):
                return found
            row += step
    return index


def copy_rows(view: QAbstractItemView, columns: list[int]) -> str:
    """Put the chosen rows on the clipboard as lines of tab-separated words, and return them."""
    chosen = sorted({index.row() for index in view.selectionModel().selectedIndexes()})
    model, root = view.model(), view.rootIndex()
    lines = []
    for row in chosen:
        cells = [model.index(row, column, root).data() for column in columns]
        lines.append("\t".join(_plain(cell) for cell in cells))
    text = "\n".join(lines)
    if chosen:
        QGuiApplication.clipboard().setText(text)
    return text


def _plain(value: object) -> str:
    return " ".join(str(value).split()) if value is not None else ""
