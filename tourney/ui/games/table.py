"""The table of the log and its own keys: correct, void, restore, or give the result at once."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.games.cells import EventCell, LogResultCell, SideCell, StateCell
from tourney.ui.models.games import GameColumn, GamesModel
from tourney.ui.widgets.delegates.text import FigureCell
from tourney.ui.widgets.table import Column, Table

RESULT_KEYS = "10=½+-"
REMEMBERED = "games"


class GamesTable(Table):
    """Rows of the log.

    Signals
    -------
    correct, void, restore, swap
        Asked for the current game.
    move_asked
        Asked for the games that are chosen.
    result : str
        A result typed on the current game: 1 0 = ½ + or -.
    menu : QPoint
        The menu of the current game is wanted at this point of the screen.
    leave_up
        Up in the first row: the filter is next.
    """

    correct = Signal()
    void = Signal()
    restore = Signal()
    swap = Signal()
    move_asked = Signal()
    result = Signal(str)
    menu = Signal(QPoint)
    leave_up = Signal()

    def __init__(
        self, theme: Theme, model: GamesModel, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent=parent)
        self.setObjectName("games-table")
        self._settings = settings
        self.setModel(model)
        self.set_columns(
            (
                Column("date", 128, least=112, delegate=FigureCell(theme)),
                Column("event", 240, least=84, stretch=2, delegate=EventCell(theme)),
                Column("a", 250, least=164, stretch=3, delegate=SideCell(theme)),
                Column("result", 112, least=88, delegate=LogResultCell(theme)),
                Column("b", 250, least=164, stretch=3, delegate=SideCell(theme)),
                Column("state", 96, least=78, delegate=StateCell(theme)),
            )
        )
        self.horizontalHeader().setSortIndicator(GameColumn.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask_menu)
        self.activated.connect(self.correct)
        self.set_widths(_widths(settings.columns(REMEMBERED)))
        self.widths_changed.connect(self._keep_widths)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what this is."""
        self.setAccessibleName(self.tr("Log of all games"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bare = not event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if bare and self._own(event):
            event.accept()
            return
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.leave_up.emit()
            return
        super().keyPressEvent(event)

    def _own(self, event: QKeyEvent) -> bool:
        text = event.text()
        if event.key() == Qt.Key.Key_Delete:
            self.void.emit()
        elif text in ("r", "R"):
            self.restore.emit()
        elif text in ("s", "S"):
            self.swap.emit()
        elif text in ("m", "M"):
            self.move_asked.emit()
        elif text and text in RESULT_KEYS:
            if not event.isAutoRepeat():
                self.result.emit(text)
        else:
            return False
        return True

    def _ask_menu(self, at: QPoint) -> None:
        self.menu.emit(self.viewport().mapToGlobal(at))

    def _keep_widths(self, widths: dict[str, int]) -> None:
        self._settings.set_columns(REMEMBERED, QByteArray(json.dumps(widths).encode()))


def _widths(state: QByteArray) -> dict[str, int]:
    """Return remembered widths; anything unreadable is none."""
    try:
        found = json.loads(bytes(state.data()) or b"{}")
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(key): wide for key, wide in found.items() if isinstance(wide, int) and wide > 0}
