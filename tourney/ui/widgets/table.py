"""The table: no grid, hairlines, one accent, columns that give way in order, copied as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyledItemDelegate, QTableView, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.delegates.text import TextCell
from tourney.ui.widgets.header import Header
from tourney.ui.widgets.rows import TABLE_INSET, Rows, beyond_section, copy_rows, is_section

_UP = (
    QAbstractItemView.CursorAction.MoveUp,
    QAbstractItemView.CursorAction.MovePageUp,
    QAbstractItemView.CursorAction.MoveEnd,
    QAbstractItemView.CursorAction.MovePrevious,
)


@dataclass(frozen=True, slots=True)
class Column:
    """How wide a column is: at rest, at the least, and its share of room to spare.

    Widths are in pixels at 100 % and grow with the words. Without a delegate it shows text.
    """

    key: str
    width: int
    least: int = 0
    stretch: int = 0
    delegate: QStyledItemDelegate | None = None

    @property
    def floor(self) -> int:
        """The least width; a column that names none keeps its width."""
        return self.least or self.width


def share_out(room: int, wanted: Sequence[int], least: Sequence[int], stretch: Sequence[int]) -> list[int]:
    """Return the widths of columns in *room*: spare room by stretch, lacking room by what each can give.

    When even the least widths do not fit they are returned, and the view scrolls.
    """
    widths = list(wanted)
    spare = room - sum(widths)
    weights = list(stretch) if spare > 0 else [max(0, w - low) for w, low in zip(wanted, least, strict=True)]
    total = sum(weights)
    if total == 0 or spare == 0:
        return widths
    amount = spare if spare > 0 else min(-spare, total)
    sign = 1 if spare > 0 else -1
    passed = given = 0
    for number, weight in enumerate(weights):
        passed += weight
        # Whole pixels of the running sum: nothing is lost, and no column gives more than it has.
        due = amount * passed // total
        widths[number] += sign * (due - given)
        given = due
    return widths


class Table(QTableView):
    """A QTableView with the look of the house. Enter or a double click emits ``activated``.

    Signals
    -------
    widths_changed : dict[str, int]
        A person dragged a column; keep it and give it back with ``set_widths``.
    """

    widths_changed = Signal(dict)

    def __init__(
        self, theme: Theme, *, lines: int = 1, sections: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows = Rows(self, theme, lines=lines, inset=TABLE_INSET)
        self._sections = self.rows.sections = sections
        self._columns: tuple[Column, ...] = ()
        self._dragged: dict[str, int] = {}
        self._laying_out = False
        self._header = Header(theme, self)
        self.setHorizontalHeader(self._header)
        self._header.sectionResized.connect(self._section_resized)
        # The arrow of the sorting needs room beside the words.
        self._header.sortIndicatorChanged.connect(self._sorted_otherwise)
        vertical = self.verticalHeader()
        vertical.hide()
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        vertical.setMinimumSectionSize(16)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(TextCell(theme, parent=self))
        theme.changed.connect(self.restyle)
        self.restyle()

    # Look

    def restyle(self) -> None:
        """Measure and draw again."""
        self.setFont(self.theme.font("body"))
        self._header.restyle()
        self.verticalHeader().setDefaultSectionSize(self.rows.height())
        self.verticalScrollBar().setSingleStep(self.rows.height())
        self._mark_sections()
        self._lay_out()
        self.viewport().update()

    def set_lines(self, lines: int) -> None:
        """Show rows of one or two lines."""
        self.rows.lines = lines
        self.restyle()

    # Columns

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Say how wide the columns are and what draws them, in the order of the model."""
        self._columns = tuple(columns)
        for number, column in enumerate(self._columns):
            if column.delegate is not None:
                if column.delegate.parent() is None:
                    column.delegate.setParent(self)
                self.setItemDelegateForColumn(number, column.delegate)
        self._lay_out()

    def widths(self) -> dict[str, int]:
        """Return the widths a person chose, by the key of the column, at 100 %."""
        return dict(self._dragged)

    def set_widths(self, widths: Mapping[str, int]) -> None:
        """Take back widths that a person chose before; unknown keys are passed over."""
        known = {column.key for column in self._columns}
        self._dragged = {key: int(wide) for key, wide in widths.items() if key in known}
        self._lay_out()

    def _section_resized(self, section: int, before: int, now: int) -> None:
        if self._laying_out or before == 0 or now == 0 or section >= len(self._columns):
            return
        self._dragged[self._columns[section].key] = round(now / self.theme.text_scale)
        self.widths_changed.emit(self.widths())

    def _sorted_otherwise(self, section: int, order: Qt.SortOrder) -> None:
        del section, order
        self._lay_out()

    def _lay_out(self) -> None:
        model = self.model()
        if model is None or not self._columns:
            return
        shown = [
            number
            for number in range(min(len(self._columns), model.columnCount(self.rootIndex())))
            if not self.isColumnHidden(number)
        ]
        if not shown:
            return
        columns = [self._columns[number] for number in shown]
        wanted = [self.theme.px(self._dragged.get(column.key, column.width)) for column in columns]
        least = [min(wide, self.theme.px(c.floor)) for wide, c in zip(wanted, columns, strict=True)]
        for at, (number, column) in enumerate(zip(shown, columns, strict=True)):
            if column.key not in self._dragged:
                wanted[at] = max(wanted[at], self._header.need(number))
        if sum(least) > self.viewport().width():
            # The view scrolls anyway: no heading need be cut.
            least = [
                min(wide, max(low, self._header.need(number)))
                for wide, low, number in zip(wanted, least, shown, strict=True)
            ]
        stretch = [0 if column.key in self._dragged else column.stretch for column in columns]
        widths = share_out(self.viewport().width(), wanted, least, stretch)
        self._laying_out = True
        for number, wide in zip(shown, widths, strict=True):
            if self.columnWidth(number) != wide:
                self.setColumnWidth(number, wide)
        self._laying_out = False
        self.rows.first_column = min(shown, key=self._header.visualIndex)

    def setColumnHidden(self, column: int, hide: bool) -> None:
        super().setColumnHidden(column, hide)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # Rows

    def setModel(self, model: QAbstractItemModel | None) -> None:
        before = self.model()
        if before is not None and self._sections:
            for signal in (before.modelReset, before.layoutChanged, before.rowsInserted, before.rowsRemoved):
                signal.disconnect(self._mark_sections)
        super().setModel(model)
        self.rows.hover(-1)
        if model is not None and self._sections:
            for signal in (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved):
                signal.connect(self._mark_sections)
        self._mark_sections()
        self._lay_out()

    def _mark_sections(self) -> None:
        """Let heading rows span all columns, and give them their height."""
        model = self.model()
        if not self._sections or model is None:
            return
        self.clearSpans()
        high, heading = self.rows.height(), self.rows.height(section=True)
        columns = model.columnCount(self.rootIndex())
        count = model.rowCount(self.rootIndex())
        told = getattr(model, "section_rows", None)
        if told is not None:
            headings = told()
        else:
            found = (row for row in range(count) if is_section(model.index(row, 0, self.rootIndex())))
            headings = frozenset(found)
        for row in range(count):
            section = row in headings
            if section and columns > 1:
                self.setSpan(row, 0, 1, columns)
            wanted = heading if section else high
            if self.rowHeight(row) != wanted:
                self.setRowHeight(row, wanted)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        index = super().moveCursor(action, modifiers)
        return beyond_section(index, up=action in _UP) if is_section(index) else index

    # Copying

    def copy_selection(self) -> str:
        """Copy the chosen rows, columns as shown, and return what was copied."""
        columns = [c for c in range(self._header.count()) if not self.isColumnHidden(c)]
        return copy_rows(self, sorted(columns, key=self._header.visualIndex))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selection()
        else:
            super().keyPressEvent(event)
