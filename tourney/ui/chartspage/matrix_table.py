"""The head-to-head matrix on the screen and in a picture: a tint and a figure for each pair."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QMenu

from tourney.club.meetings import Meeting
from tourney.ui.base.i18n import format_change, format_number
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.chartspage.matrix_model import FIRST, MatrixColumn, MatrixModel, points_words
from tourney.ui.chartspage.menu import add_entry, add_switch
from tourney.ui.models.roles import Role
from tourney.ui.standings.cells import PlaceCell
from tourney.ui.standings.tables import StandingsTable
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.painting import CENTRE, LEFT, RIGHT, draw_words, hairline
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.table import Column

FULL_TINT = 1.0
"""Deviations of a coin above or below expectation at which a cell has its full colour."""

CELL = 86


def tint(met: Meeting, theme: Theme) -> QColor:
    """Return the colour behind a pair: blue above expectation, orange below, stronger the surer it is."""
    surprise = met.surplus / (0.5 * sqrt(met.games))
    colour = theme.color("a_soft" if surprise > 0 else "b_soft")
    colour.setAlphaF(min(1.0, abs(surprise) / FULL_TINT) * 0.75)
    return colour


def paint_meeting(painter: QPainter, rect: QRectF, met: Meeting, theme: Theme) -> None:
    """Draw a pair into a cell: points and what was expected, below the difference and how many games."""
    painter.fillRect(rect, tint(met, theme))
    high = theme.line("second")
    upper = QRectF(rect.left(), rect.center().y() - high, rect.width(), high)
    words = f"{points_words(met.actual)} / {format_number(met.expected, 1)}"
    draw_words(painter, upper, theme, "body_medium", words, "text", CENTRE)
    arrow = "▲" if met.surplus >= 0.05 else "▼" if met.surplus <= -0.05 else ""
    change = format_change(met.surplus, 1, none="±0")
    lower = QRectF(rect.left(), rect.center().y(), rect.width(), high)
    draw_words(
        painter,
        lower,
        theme,
        "header",
        f"{arrow} {change} ({format_number(met.games)})".strip(),
        "soft",
        CENTRE,
    )


def paint_self(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw where a row meets its own column."""
    painter.fillRect(rect, theme.color("ground"))
    painter.setPen(QPen(theme.color("control"), 1))
    middle = rect.center()
    painter.drawLine(
        QPoint(round(middle.x()) - 5, round(middle.y())), QPoint(round(middle.x()) + 5, round(middle.y()))
    )


class MeetingCell(Cell):
    """A pair of people."""

    def content_width(self, index: Index) -> float:
        return float(CELL - 24)

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        whole = rect.adjusted(-10, 1, 10, -1)
        met = index.data(Role.RESULT)
        if isinstance(met, Meeting):
            paint_meeting(painter, whole, met, self.theme)
        elif index.data(Role.ODDS):
            paint_self(painter, whole, self.theme)


class MatrixTable(StandingsTable):
    """Arrow keys go from pair to pair, Enter opens the games of one, S sorts by its column.

    Signals
    -------
    pair_chosen : int, int
        The games of these two people are wanted.
    """

    pair_chosen = Signal(int, int)

    def __init__(self, theme: Theme, people: MatrixModel, settings: Settings) -> None:
        super().__init__(theme, people, "head-to-head", settings)
        self.setObjectName("charts-matrix")
        self.rows.lines = 2
        self.restyle()
        self.matrix = people
        self._made = -1
        self._cell = MeetingCell(theme, self)
        self._place, self._name = PlaceCell(theme, self), NameCell(theme, self)
        self._figure = FigureCell(theme, parent=self)
        self.fit_columns()
        self.start_sorted()

    def fit_columns(self) -> None:
        """Have a column for everybody."""
        if self._made == self.matrix.columns():
            return
        self._made = self.matrix.columns()
        pairs = [Column(f"pair{n}", CELL, CELL, delegate=self._cell) for n in range(self._made - FIRST)]
        self.set_columns(
            (
                Column("number", 50, 46, delegate=self._place),
                Column("player", 216, 190, delegate=self._name),
                Column("games", 72, 66, delegate=self._figure),
                Column("points", 80, 72, delegate=self._figure),
                Column("expected", 88, 80, delegate=self._figure),
                Column("surplus", 100, 92, delegate=self._figure),
                *pairs,
            )
        )

    def _activated(self) -> None:
        self.open_current()

    def open_current(self) -> None:
        """Open the games of the pair with the cursor; beside the pairs the player."""
        index = self.currentIndex()
        row, other = self.matrix.record(index.row()), self.matrix.opponent(index.column())
        if row is None:
            return
        if other is None:
            self.chosen.emit(row.player_id)
        elif self.matrix.meeting(row, index.column()) is not None:
            self.pair_chosen.emit(row.player_id, other.player_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not (event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        if plain and event.key() == Qt.Key.Key_S:
            self.sort_by(max(0, self.currentIndex().column()))
            return
        super().keyPressEvent(event)

    def sort_by(self, column: int) -> None:
        """Sort by a column as a click on its head does; once more turns the order."""
        self._sorter(column)()
        row = self.currentIndex().row()
        self.setCurrentIndex(self.matrix.index(max(0, row), column))

    def _menu(self, at: QPoint | None = None) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        index = self.currentIndex()
        row = self.matrix.record(index.row())
        if row is not None:
            if self.matrix.meeting(row, index.column()) is not None:
                add_entry(menu, self.tr("Games of this pair"), "Enter", self.open_current)
            add_entry(menu, self.tr("Show this player"), "", lambda: self.chosen.emit(row.player_id))
            add_entry(menu, self.tr("Copy"), "Ctrl+C", self.copy_selection)
            menu.addSeparator()
        sorting = menu.addMenu(self.tr("Sort by"))
        for column in MatrixColumn:
            self._add_sorting(sorting, str(self.matrix.titles()[column]), "", column)
        other = self.matrix.opponent(index.column())
        if other is not None:
            sorting.addSeparator()
            self._add_sorting(sorting, self.tr("against {0}").format(other.name), "S", index.column())
        if at is None:
            rect = self.visualRect(index)
            at = self.viewport().mapToGlobal(rect.bottomLeft() if rect.isValid() else QPoint(0, 0))
        menu.popup(at)

    def _add_sorting(self, menu: QMenu, words: str, key: str, column: int) -> None:
        on = column == self.horizontalHeader().sortIndicatorSection()
        add_switch(menu, words, key, lambda _: self.sort_by(column), on=on)


class MatrixPicture:
    """The whole matrix, in the order of the screen, for a file."""

    NUMBER, NAME = 40, 190

    def __init__(self, model: MatrixModel, theme: Theme) -> None:
        self._model = model
        self._row = theme.row_height(lines=2)
        self._cell = theme.px(CELL)
        self._head = theme.line("header") + 14
        self._left = theme.px(self.NUMBER + self.NAME)

    def size(self) -> QSize:
        """Return how large the picture is."""
        rows = self._model.rowCount()
        columns = self._model.columns() - FIRST
        return QSize(self._left + columns * self._cell, self._head + rows * self._row)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Draw everything from the corner of *rect* on."""
        model = self._model
        columns = range(FIRST, model.columns())
        x0, y0 = rect.left() + self._left, rect.top() + self._head
        for at, column in enumerate(columns):
            box = QRectF(x0 + at * self._cell, rect.top(), self._cell, self._head)
            words = str(model.headerData(column, Qt.Orientation.Horizontal))
            draw_words(painter, box, theme, "header", words, "faint", CENTRE)
        for row in range(model.rowCount()):
            one = model.record(row)
            if one is None:
                continue
            top = y0 + row * self._row
            number = QRectF(rect.left(), top, theme.px(self.NUMBER) - 12, self._row)
            draw_words(painter, number, theme, "body", format_number(one.number), "faint", RIGHT)
            name = QRectF(rect.left() + theme.px(self.NUMBER), top, theme.px(self.NAME) - 12, self._row)
            draw_words(painter, name, theme, "name", one.name, "text", LEFT)
            for at, column in enumerate(columns):
                box = QRectF(x0 + at * self._cell + 1, top + 1, self._cell - 2, self._row - 2)
                met = model.meeting(one, column)
                if met is not None:
                    paint_meeting(painter, box, met, theme)
                elif model.opponent(column) is not None and column - FIRST == one.at:
                    paint_self(painter, box, theme)
            hairline(painter, QRectF(rect.left(), top, rect.width(), self._row), theme)
