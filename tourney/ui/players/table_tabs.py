"""The Opponents and the Games tab: tables with remembered widths, and the way on with Enter."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from tourney.club.views import PlayerCard
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.card import OpponentsModel, PlayedColumn, PlayedModel
from tourney.ui.models.roles import Role
from tourney.ui.players.history_tab import games_by_point
from tourney.ui.widgets.delegates.figures import ChangeCell
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.table import Column, Table


def rated_together(card: PlayerCard) -> dict[int, int]:
    """Return game id -> how many games of the player were rated in one step with it, where several were.

    The newest of them has the number below zero: it is the one to show what the step did.
    """
    found: dict[int, int] = {}
    for games in games_by_point(card):
        if len(games) > 1:
            found |= {game.game_id: len(games) for game in games}
            found[games[-1].game_id] = -len(games)
    return found


class CardTable(Table):
    """A table of the card; Enter or a double click asks to go where the row leads.

    Signals
    -------
    entered : object
        The key of the row.
    """

    entered = Signal(object)

    def __init__(self, theme: Theme, settings: Settings, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self._settings = settings
        self._name = f"players-{name}"
        self.setObjectName(f"card-{name}")
        self.doubleClicked.connect(self._enter)
        self.widths_changed.connect(self._remember)

    def restore_widths(self) -> None:
        """Take the widths of the last time."""
        stored = bytes(self._settings.columns(self._name).data())
        try:
            widths = json.loads(stored or b"{}")
            self.set_widths({str(key): int(wide) for key, wide in widths.items()})
        except (ValueError, TypeError, AttributeError):
            self.set_widths({})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._enter(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _enter(self, index: QModelIndex) -> None:
        self.entered.emit(index.siblingAtColumn(0).data(Role.KEY))

    def _remember(self, widths: dict[str, int]) -> None:
        self._settings.set_columns(self._name, QByteArray(json.dumps(widths).encode()))


class _TableTab(QWidget):
    """A table, or what stands there while it has no row."""

    entered = Signal(object)

    def __init__(self, theme: Theme, settings: Settings, name: str, drawing: str) -> None:
        super().__init__()
        self.table = CardTable(theme, settings, name)
        self.empty = EmptyState(theme, drawing=drawing)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self.table.entered.connect(self.entered)
        self.setFocusProxy(self.table)

    def _show(self, count: int) -> None:
        self._stack.setCurrentIndex(0 if count else 1)
        if count and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.table.model().index(0, 0))


class OpponentsTab(_TableTab):
    """Everybody met, most games first; Enter opens the opponent's card."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "opponents", "people")
        self.model = OpponentsModel(self)
        self.table.setModel(self.model)
        figure, soft = FigureCell(theme, ink="text"), FigureCell(theme)
        for cell in (figure, soft):
            cell.setParent(self)
        self.table.set_columns(
            (
                Column("name", 200, 120, 1, NameCell(theme)),
                Column("games", 78, 74, 0, figure),
                Column("won", 64, 52, 0, soft),
                Column("drawn", 68, 56, 0, soft),
                Column("lost", 64, 52, 0, soft),
                Column("scored", 80, 66, 0, figure),
                Column("expected", 92, 78, 0, soft),
                Column("better", 100, 84, 0, soft),
            )
        )
        self.table.horizontalHeader().setSortIndicator(1, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self.table.restore_widths()
        self.retranslate()

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's opponents."""
        self.model.set_rows(card.opponents)
        self._show(len(card.opponents))

    def retranslate(self) -> None:
        """Set every text again."""
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Opponents"))
        self.table.setAccessibleDescription(self.tr("Enter opens the opponent's card"))
        self.empty.set_words(
            self.tr("Nobody met yet"),
            self.tr("Each opponent will stand here, with what was scored and what was expected."),
        )


class GamesTab(_TableTab):
    """The player's games, newest first; Enter goes to the game in the log."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "games", "games")
        self.model = PlayedModel(self)
        self.table.setModel(self.model)
        self.table.set_columns(
            (
                Column("date", 118, 96),
                Column("event", 186, 90, 2),
                Column("against", 180, 120, 1, NameCell(theme)),
                Column("result", 80, 72, 0, ResultCell(theme)),
                Column("expected", 84, 76, 0, FigureCell(theme)),
                Column("change", 88, 76, 0, ChangeCell(theme)),
            )
        )
        self.table.horizontalHeader().setSortIndicator(PlayedColumn.DATE, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self.table.restore_widths()
        self.retranslate()

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's games."""
        self.model.set_together(rated_together(card))
        self.model.set_rows(card.games)
        self._show(len(card.games))

    def retranslate(self) -> None:
        """Set every text again."""
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Games"))
        self.table.setAccessibleDescription(self.tr("Enter goes to the game in the log"))
        self.empty.set_words(
            self.tr("No games yet"),
            self.tr("Games come here as soon as they are recorded on the Desk or imported."),
        )
