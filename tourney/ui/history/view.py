"""The list of everything that was done to the club, in the place of the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club import log
from tourney.club.game_story import JournalEntry
from tourney.ui.base.context import Context
from tourney.ui.history.model import JournalModel
from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell, shown_text
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.painting import draw_text, fit
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.table import Column, Table
from tourney.ui.widgets.tag import paint_tag, tag_width


class JournalStateCell(Cell):
    """Undone: a pill. What the next undo takes back: its word in the accent."""

    def content_width(self, index: Index) -> float:
        words = shown_text(index)
        return float(tag_width(words, self.theme)) if words else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        words = shown_text(index)
        model = index.model()
        if isinstance(model, JournalModel) and index.row() == model.next_undo:
            font, cut = fit(words, self.theme.font("second_medium"), rect.width())
            draw_text(painter, rect, cut, font, self.theme.color("accent"))
        elif words:
            paint_tag(painter, rect.left(), rect.center().y(), words, self.theme)


class JournalView(QWidget):
    """A table of the journal, or what stands there while nothing was done."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ctx = ctx
        theme = ctx.theme
        self.model = JournalModel(self._lines, self)
        self.table = Table(theme)
        self.table.setObjectName("journal-table")
        self.table.setModel(self.model)
        self.table.set_columns(
            (
                Column("when", 176, least=130, delegate=FigureCell(theme)),
                Column("what", 460, least=240, stretch=4, delegate=NameCell(theme)),
                Column("desk", 170, least=90, stretch=1, delegate=TextCell(theme, ink="soft")),
                Column("state", 124, least=100, delegate=JournalStateCell(theme)),
            )
        )
        self.empty = EmptyState(theme, drawing="list")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        self.retranslate()

    def refresh(self) -> None:
        """Read the journal again; the line under the pointer of the person stays chosen."""
        chosen = self.table.currentIndex().data(Role.KEY)
        top = self.table.verticalScrollBar().value()
        self.model.refresh()
        rows = self.model.rowCount()
        self.table.setVisible(rows > 0)
        self.empty.setVisible(rows == 0)
        for row in range(rows):
            line = self.model.line(row)
            if line is not None and line.id == chosen:
                self.table.setCurrentIndex(self.model.index(row, 0))
                self.table.verticalScrollBar().setValue(top)
                return
        if rows:
            self.table.setCurrentIndex(self.model.index(0, 0))

    def retranslate(self) -> None:
        """Say every word again."""
        self.table.setAccessibleName(self.tr("History of all changes"))
        self.empty.set_words(
            self.tr("Nothing was changed yet."),
            self.tr("Every change is listed here with its time and desk, and can be undone."),
        )
        if self.model.rowCount():
            self.refresh()

    def _lines(self, limit: int, offset: int) -> Sequence[JournalEntry]:
        return log.journal_lines(self._ctx.club, limit=limit, offset=offset)
