"""The tables of the page: the rating list, the event's standings and the crosstable."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu

from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.crosstable import FIRST_ROUND, CrosstableModel
from tourney.ui.models.grouped import GroupedModel
from tourney.ui.models.night_table import TIEBREAK, EventTableModel
from tourney.ui.models.standings import ListColumn, RatingListModel
from tourney.ui.standings.cells import CrossCell, ListRatingCell, PlaceCell
from tourney.ui.widgets.delegates.figures import ChangeCell, RangeCell, RankSpreadCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.table import Column, Table

UP = Qt.SortOrder.AscendingOrder
_TYPED_WITH = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class StandingsTable(Table):
    """A table of people: keeps its selection through changes, gives up columns in order, sorts by key.

    Signals
    -------
    chosen : int
        Enter or a double click on this player.
    typed : str
        A letter was typed; it belongs into the filter.
    player_asked, season_asked, explain_asked : int
        This player's page, or his season sheet.
    """

    chosen = Signal(int)
    typed = Signal(str)
    player_asked = Signal(int)
    season_asked = Signal(int)
    explain_asked = Signal(int)

    def __init__(self, theme: Theme, people: GroupedModel[Any], key: str, settings: Settings) -> None:
        super().__init__(theme, sections=True)
        self.people = people
        self._settings = settings
        self._key = key
        self._folds: tuple[int, ...] = ()
        self._never: frozenset[int] = frozenset()
        self._kept: tuple[list[int], int | None, int] = ([], None, 0)
        self.setModel(people)
        people.modelAboutToBeReset.connect(self._keep)
        people.modelReset.connect(self._give_back)
        self.activated.connect(self._activated)
        self.widths_changed.connect(self._store_widths)

    def start_sorted(self, column: int = 0) -> None:
        """Sort by a column from now on, and let the header change it."""
        self.horizontalHeader().setSortIndicator(column, UP)
        self.setSortingEnabled(True)

    def set_folding(self, columns: Sequence[int], never: Sequence[int] = ()) -> None:
        """Say which columns go first when there is no room, and which are not shown at all."""
        self._folds = tuple(columns)
        self._never = frozenset(never)
        self._fold()

    def restore_widths(self) -> None:
        """Take the widths that a person chose before."""
        try:
            self.set_widths(json.loads(self._settings.choice(f"widths/{self._key}", "{}")))
        except (ValueError, TypeError, AttributeError):
            self.set_widths({})

    def _store_widths(self, widths: dict[str, int]) -> None:
        self._settings.set_choice(f"widths/{self._key}", json.dumps(widths))

    def select_person(self, player_id: int) -> bool:
        """Choose a person and show him; False when he is not in the table."""
        row = self.people.row_of(player_id)
        if row < 0:
            return False
        index = self.people.index(row, 0)
        self.setCurrentIndex(index)
        self.selectRow(row)
        self.scrollTo(index)
        return True

    # Keeping what is chosen

    def _keep(self) -> None:
        selection = self.selectionModel()
        rows = {index.row() for index in selection.selectedRows()} if selection is not None else set()
        keys = [key for row in sorted(rows) if (key := self.people.key_at(row)) is not None]
        self._kept = (keys, self.people.key_at(self.currentIndex().row()), self.verticalScrollBar().value())

    def _give_back(self) -> None:
        keys, current, scrolled = self._kept
        if current is not None and self.people.row_of(current) >= 0:
            self.setCurrentIndex(self.people.index(self.people.row_of(current), 0))
            if len(keys) > 1:
                self.clearSelection()
                selection = self.selectionModel()
                for key in keys:
                    row = self.people.row_of(key)
                    if row >= 0:
                        flags = selection.SelectionFlag.Select | selection.SelectionFlag.Rows
                        selection.select(self.people.index(row, 0), flags)
        self.verticalScrollBar().setValue(scrolled)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fold()
        super().resizeEvent(event)

    def restyle(self) -> None:
        super().restyle()
        self._fold()

    def _fold(self) -> None:
        if not self._columns or self.model() is None:
            return
        room = self.viewport().width()
        hidden = set(self._never)

        def needed() -> int:
            shown = (c for n, c in enumerate(self._columns) if n not in hidden)
            return sum(self.theme.px(min(c.width, c.floor)) for c in shown)

        for column in self._folds:
            if needed() <= room:
                break
            hidden.add(column)
        for number in range(len(self._columns)):
            if self.isColumnHidden(number) != (number in hidden):
                self.setColumnHidden(number, number in hidden)

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Left to itself the view would put the ring on the first row and choose none.
        if not self.currentIndex().isValid():
            first = next((r for r in range(self.people.rowCount()) if self.people.record(r)), -1)
            if first >= 0:
                self.setCurrentIndex(self.people.index(first, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not (event.modifiers() & ~_TYPED_WITH)
        text = event.text()
        if plain and text.strip() and text.isprintable() and text != "?":
            self.typed.emit(text)
            return
        if event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._menu()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: what is typed goes to the filter."""

    def chosen_player(self) -> int | None:
        """Return the player of the row the keys are on, None for a team or without a row."""
        key = self.people.key_at(self.currentIndex().row())
        player_id = self.player_of(key) if key is not None else None
        return player_id if player_id is not None and player_id > 0 else None

    def _activated(self) -> None:
        key = self.people.key_at(self.currentIndex().row())
        if key is not None:
            self.chosen.emit(key)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if not by_key and index.isValid() and not self.selectionModel().isRowSelected(index.row()):
            self.setCurrentIndex(index)
        self._menu(None if by_key else event.globalPos())
        event.accept()

    def _menu(self, at: QPoint | None = None) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        key = self.people.key_at(self.currentIndex().row())
        if key is not None:
            self._add_verbs(menu, self.player_of(key))
            menu.addAction(self.tr("Copy"), self.copy_selection)
            menu.addSeparator()
        sorting = menu.addMenu(self.tr("Sort by"))
        header = self.horizontalHeader()
        for column in range(self.people.columnCount()):
            if self.isColumnHidden(column):
                continue
            title = str(self.people.headerData(column, Qt.Orientation.Horizontal))
            action = QAction(title, sorting)
            action.setCheckable(True)
            action.setChecked(column == header.sortIndicatorSection())
            action.triggered.connect(self._sorter(column))
            sorting.addAction(action)
        if at is None:
            rect = self.visualRect(self.currentIndex())
            at = self.viewport().mapToGlobal(rect.bottomLeft() if rect.isValid() else QPoint(0, 0))
        menu.popup(at)

    def player_of(self, key: int) -> int | None:
        """Return the player of a row, None where it is not one."""
        return key if key > 0 else None

    def _add_verbs(self, menu: QMenu, player_id: int | None) -> None:
        """Put what can be done with a row first into its menu."""
        if player_id is None:
            return

        def show() -> None:
            self.player_asked.emit(player_id)

        def season() -> None:
            self.season_asked.emit(player_id)

        def explain() -> None:
            self.explain_asked.emit(player_id)

        menu.addAction(self.tr("Show this player"), show)
        menu.addAction(self.tr("Explain the rating"), explain)
        menu.addAction(self.tr("Season sheet…"), season)

    def _sorter(self, column: int) -> Callable[[], None]:
        def sort() -> None:
            header = self.horizontalHeader()
            wish = self.people.headerData(
                column, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
            )
            order = Qt.SortOrder(wish) if wish is not None else UP
            if header.sortIndicatorSection() == column and header.sortIndicatorOrder() == order:
                down = Qt.SortOrder.DescendingOrder
                order = down if order == UP else UP
            header.setSortIndicator(column, order)

        return sort


def rating_table(theme: Theme, people: RatingListModel, settings: Settings) -> StandingsTable:
    """Return the rating list's table."""
    table = StandingsTable(theme, people, "rating-list", settings)
    table.setObjectName("rating-list")
    table.set_columns(
        (
            Column("rank", 56, 46, delegate=PlaceCell(theme)),
            Column("spread", 190, 144, delegate=RankSpreadCell(theme)),
            Column("player", 236, 206, 3, delegate=NameCell(theme)),
            Column("rating", 128, 116, delegate=ListRatingCell(theme)),
            Column("change", 96, 84, delegate=ChangeCell(theme)),
            Column("range", 330, 150, 5, delegate=RangeCell(theme)),
            Column("games", 84, 68, delegate=FigureCell(theme)),
            Column("last", 116, 92, delegate=TextCell(theme, ink="soft")),
        )
    )
    table.set_folding(RATING_FOLDS)
    table.restore_widths()
    table.start_sorted(ListColumn.RANK)
    return table


RATING_FOLDS = (ListColumn.SPREAD, ListColumn.LAST, ListColumn.RANGE, ListColumn.GAMES, ListColumn.CHANGE)
WITHOUT_DEVIATION = (ListColumn.SPREAD, ListColumn.RANGE)


class EventTable(StandingsTable):
    """The standings of an event; as many columns as there are tie-breaks. Enter, or a click on a place,
    asks why.
    """

    def __init__(self, theme: Theme, people: EventTableModel, settings: Settings) -> None:
        super().__init__(theme, people, "event-table", settings)
        self.setObjectName("event-table")
        self._event = people
        self._made: tuple[str, ...] = ()
        self._place = PlaceCell(theme, self, shares=True)
        self._points, self._figure = PlaceCell(theme, self), FigureCell(theme, parent=self)
        self._name, self._words = NameCell(theme, self), TextCell(theme, ink="soft", parent=self)
        self._rating, self._change = ListRatingCell(theme, self), ChangeCell(theme, self)
        self.clicked.connect(self._clicked)
        self.fit_columns(changes=True)
        self.start_sorted()

    def fit_columns(self, *, changes: bool) -> None:
        """Have a column for each tie-break; without *changes* none for them."""
        keys = self._event.keys
        if keys != self._made:
            self._made = keys
            self.set_columns(tuple(self._column(key) for key in keys))
            self.restore_widths()
            self.start_sorted()
        breaks = [n for n, key in enumerate(keys) if key.startswith(TIEBREAK)]
        folds = [self._event.at(key) for key in ("change", "rating", "record")]
        never = [] if changes else [self._event.at("change")]
        if self._event.parts and self._event.parts[0].table.made.of_teams:
            never.append(self._event.at("rating"))
        self.set_folding((*folds, *breaks[:0:-1]), never)

    def _column(self, key: str) -> Column:
        match key:
            case "place":
                return Column(key, 64, 56, delegate=self._place)
            case "player":
                return Column(key, 290, 206, 3, delegate=self._name)
            case "points":
                return Column(key, 90, 78, 1, delegate=self._points)
            case "how-far":
                return Column(key, 320, 190, 3, delegate=self._words)
            case "record":
                return Column(key, 100, 84, 1, delegate=self._figure)
            case "rating":
                return Column(key, 140, 116, 1, delegate=self._rating)
            case "change":
                return Column(key, 100, 84, 1, delegate=self._change)
            case _:
                wide = max(84, round(self.theme.width("header", key.partition(":")[2])) + 36)
                return Column(key, wide, wide - 8, 1, delegate=self._figure)

    def _add_verbs(self, menu: QMenu, player_id: int | None) -> None:
        menu.addAction(self.tr("Why this place"), self._activated)
        super()._add_verbs(menu, player_id)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == 0:
            self._activated()


class CrossTable(StandingsTable):
    """The crosstable; as many columns as there are rounds."""

    def __init__(self, theme: Theme, people: CrosstableModel, settings: Settings) -> None:
        super().__init__(theme, people, "crosstable", settings)
        self.setObjectName("crosstable")
        self._cross = people
        self._made = -1
        self._cell = CrossCell(theme, self)
        self._place, self._name = PlaceCell(theme, self), NameCell(theme, self)
        self._end = PlaceCell(theme, self)
        self.fit_columns()
        self.start_sorted()

    def fit_columns(self) -> None:
        """Have a column for each round."""
        if self._made == self._cross.columns():
            return
        self._made = self._cross.columns()
        last = self._cross.points_column
        rounds = [Column(f"cell{n}", 92, 74, 1, delegate=self._cell) for n in range(last - FIRST_ROUND)]
        self.set_columns(
            (
                Column("number", 56, 46, delegate=self._place),
                Column("player", 236, 190, 2, delegate=self._name),
                *rounds,
                Column("points", 96, 80, 1, delegate=self._end),
            )
        )
