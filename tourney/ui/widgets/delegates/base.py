"""The row around every cell: tint, accent bar, hairline, heading rows and the ring of the focus."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role, Section
from tourney.ui.widgets.painting import draw_text, fit, focus_ring, hairline
from tourney.ui.widgets.rows import LIST_INSET, TABLE_INSET, Index, Rows, rows_of


@dataclass(frozen=True, slots=True)
class Look:
    """The state of the row a cell lies in."""

    selected: bool = False
    hovered: bool = False
    focused: bool = False
    enabled: bool = True
    lines: int = 1


class Cell(QStyledItemDelegate):
    """Draws the row; subclasses draw what is in it with ``paint_content``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    # For subclasses

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        """Draw the content into *rect*, which lies inside the insets."""
        raise NotImplementedError

    def content_width(self, index: Index) -> float:
        """Return how wide the content would like to be."""
        del index
        return 0.0

    def words(self, index: Index) -> str:
        """Return what the tooltip says when the model has nothing to say."""
        del index
        return ""

    # The row

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        rows = rows_of(view)
        rect = QRectF(option.rect)
        painter.save()
        may_be_section = rows is None or rows.sections
        section = index.data(Role.SECTION) if may_be_section else None
        if isinstance(section, Section):
            self._paint_section(painter, rect, section)
        else:
            look = _look(option, index, rows)
            inset = rows.inset if rows else TABLE_INSET
            self._paint_row(
                painter, rect, look, rows, first=index.column() == (rows.first_column if rows else 0)
            )
            self.paint_content(painter, rect.adjusted(inset, 0, -inset, -1), index, look)
            if look.focused:
                focus_ring(painter, rect.adjusted(1, 1, -1, -2), self.theme, 5)
        painter.restore()

    def _paint_row(
        self, painter: QPainter, rect: QRectF, look: Look, rows: Rows | None, *, first: bool
    ) -> None:
        if look.selected or look.hovered:
            painter.fillRect(rect, self.theme.ink("select" if look.selected else "hover"))
        if rows is None or rows.hairlines:
            indented = rows is not None and rows.inset == LIST_INSET and not look.selected
            hairline(painter, rect.adjusted(rows.inset if rows and indented else 0, 0, 0, 0), self.theme)
        if look.selected and first:
            painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), self.theme.color("accent"))

    def _paint_section(self, painter: QPainter, rect: QRectF, section: Section) -> None:
        painter.fillRect(rect, self.theme.color("ground"))
        hairline(painter, rect, self.theme)
        line = rect.adjusted(LIST_INSET, 0, -LIST_INSET, -1)
        font, words = fit(section.title, self.theme.font("second_strong"), line.width())
        wide = draw_text(painter, line, words, font, self.theme.color("text"))
        if section.note:
            rest = line.adjusted(wide + 10, 0, 0, 0)
            font, words = fit(section.note, self.theme.font("second"), rest.width())
            draw_text(painter, rest, words, font, self.theme.color("soft"))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        rows = rows_of(option.widget)
        section = index.data(Role.SECTION)
        if rows is None:
            high = self.theme.row_height(lines=1)
        else:
            high = rows.height(section=section is not None)
        # A list never scrolls sideways and lays out every row after each change: no name is measured for it.
        if section is not None or (rows is not None and isinstance(option.widget, QListView)):
            return QSize(0, high)
        return QSize(self._wanted_width(index, rows), high)

    def _wanted_width(self, index: Index, rows: Rows | None) -> int:
        return ceil(self.content_width(index)) + 2 * (rows.inset if rows else TABLE_INSET)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        words = index.data(Qt.ItemDataRole.ToolTipRole) or self.words(index) or self._whole(option, index)
        if not words:
            QToolTip.hideText()
            return False
        QToolTip.showText(event.globalPos(), str(words), view)
        return True

    def _whole(self, option: QStyleOptionViewItem, index: Index) -> str:
        """Return the whole words of a cell too narrow for them."""
        wide = self._wanted_width(index, rows_of(option.widget))
        return str(index.data() or "") if wide > option.rect.width() else ""

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect.adjusted(2, 2, -2, -3))


def _look(option: QStyleOptionViewItem, index: Index, rows: Rows | None) -> Look:
    # Plain numbers: the flags of an enum are made anew each time, for hundreds of cells in a frame.
    state = option.state.value
    return _look_of(
        bool(state & _SELECTED),
        rows is not None and rows.hovered == index.row(),
        bool(state & _FOCUSED),
        bool(state & _ENABLED),
        rows.lines if rows else 1,
    )


_look_of = lru_cache(maxsize=128)(Look)
_SELECTED = QStyle.StateFlag.State_Selected.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_ENABLED = QStyle.StateFlag.State_Enabled.value
