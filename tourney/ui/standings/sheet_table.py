"""A table that shows sheets: its columns are as wide as what stands in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from tourney.exchange.base import CellKind, Sheet
from tourney.exchange.base import Column as Head
from tourney.ui.base.i18n import shown
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.sheet import NAMES, SheetModel, cell_words
from tourney.ui.standings.tables import StandingsTable
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.table import Column

INSETS = 28
LOOKED_AT = 120
"""How many rows are looked at for the width of a column."""

MEASURED = 8
"""How many of their texts, the longest ones, are measured."""

WIDEST = {True: 320, False: 190}
"""The most that a column of names, or another one, asks for."""


class SheetTable(StandingsTable):
    """Wall chart, schedule, season ... in the look of the house.

    Enter, or a double click, asks for the game or the player that a row is about.

    Signals
    -------
    game_asked : int
        This game, in the log.
    """

    game_asked = Signal(int)

    def __init__(self, theme: Theme, key: str, settings: Settings) -> None:
        self._model = SheetModel()
        super().__init__(theme, self._model, f"sheet-{key}", settings)
        self._model.setParent(self)
        self.setObjectName(f"sheet-{key}")
        self._made: tuple[str, ...] = ()
        self._name, self._score = NameCell(theme, self), TextCell(theme, parent=self)
        self._figure, self._text = FigureCell(theme, parent=self), TextCell(theme, ink="soft", parent=self)

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show other sheets; columns are laid out anew where they are others."""
        self._model.set_sheets(sheets)
        heads = self._model.heads
        wide = {head.key: self._wanted(head, sheets) for head in heads}
        self.set_columns(
            tuple(
                Column(
                    head.key,
                    wide[head.key],
                    min(wide[head.key], 206) if head.key in NAMES else wide[head.key],
                    1 if head.stretch else 0,
                    self._delegate(head),
                )
                for head in heads
            )
        )
        keys = tuple(head.key for head in heads)
        if keys != self._made:
            self._made = keys
            self.restore_widths()
            self.setSortingEnabled(False)
            self.horizontalHeader().setSortIndicator(-1, self.horizontalHeader().sortIndicatorOrder())
            self.horizontalHeader().setSortIndicatorClearable(True)
            self.setSortingEnabled(True)

    def player_of(self, key: int) -> int | None:
        row = self._model.record(self._model.row_of(key))
        return None if row is None else row.player_id

    def _activated(self) -> None:
        row = self._model.record(self.currentIndex().row())
        if row is not None and row.game_id is not None:
            self.game_asked.emit(row.game_id)
        elif row is not None and row.player_id is not None:
            self.player_asked.emit(row.player_id)

    def _add_verbs(self, menu: QMenu, player_id: int | None) -> None:
        super()._add_verbs(menu, player_id)
        row = self._model.record(self.currentIndex().row())
        if row is not None and row.game_id is not None:
            menu.addAction(self.tr("Show this game"), self._activated)

    def _delegate(self, head: Head) -> TextCell | NameCell:
        if head.key in NAMES:
            return self._name
        if head.kind is CellKind.SCORE:
            return self._score
        return self._figure if head.kind is CellKind.NUMBER else self._text

    def _wanted(self, head: Head, sheets: Sequence[Sheet]) -> int:
        """Return the width of a column at 100 %."""
        role = "name_strong" if head.key in NAMES else "body"
        heading = shown(head.heading)
        # A number of a column is sorted by as any heading is, but its arrow finds room beside it.
        widest = self.theme.width("header", heading) + (12 if len(heading) > 2 else 0)
        for sheet in sheets:
            at = next((n for n, one in enumerate(sheet.columns) if one.key == head.key), None)
            if at is None:
                continue
            words = {cell_words(row.cells[at], head) for row in sheet.rows[:LOOKED_AT]}
            longest = sorted(words, key=len, reverse=True)[:MEASURED]
            widest = max([widest, *(self.theme.width(role, one) for one in longest)])
        return min(ceil(widest / self.theme.text_scale) + INSETS, WIDEST[head.key in NAMES])
