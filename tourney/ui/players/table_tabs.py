"""The tabs of the card that are tables, with remembered widths, and the way on with Enter."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from tourney.club.player_records import Shape
from tourney.club.views import OpponentRow, PlayerCard
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.card import OpponentsModel, PartnersModel, PlayedColumn, PlayedModel
from tourney.ui.models.records import RecordColumn, RecordsModel, shape_words
from tourney.ui.models.roles import Role
from tourney.ui.players.history_tab import games_by_point
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.delegates.figures import ChangeCell
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.rows import TABLE_INSET
from tourney.ui.widgets.table import Column, Table

SHARE_FROM = 740
"""Width of the record from which there is room for the share of the points."""


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
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if ctrl:
                event.ignore()
            else:
                self._enter(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _enter(self, index: QModelIndex) -> None:
        self.entered.emit(index.siblingAtColumn(0).data(Role.KEY))

    def _remember(self, widths: dict[str, int]) -> None:
        self._settings.set_columns(self._name, QByteArray(json.dumps(widths).encode()))


class _TableTab(QWidget):
    """A table, or what stands there while it has no row; *shared* when there is something above it."""

    entered = Signal(object)

    def __init__(
        self, theme: Theme, settings: Settings, name: str, drawing: str, *, shared: bool = False
    ) -> None:
        super().__init__()
        self.table = CardTable(theme, settings, name)
        self.empty = EmptyState(theme, drawing=drawing)
        self._holder = QWidget(self) if shared else self
        self._stack = QStackedLayout(self._holder)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self.table.entered.connect(self.entered)
        self.setFocusProxy(self.table)

    def _show(self, count: int) -> None:
        self._stack.setCurrentIndex(0 if count else 1)
        if count and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.table.model().index(0, 0))


class MetTab(_TableTab):
    """People met or partnered, most games first; Enter shows the games, Ctrl+Enter opens the card.

    Signals
    -------
    card_asked : object
        The person wants to see the card of this one.
    """

    card_asked = Signal(object)

    def __init__(self, theme: Theme, settings: Settings, name: str, model: OpponentsModel) -> None:
        super().__init__(theme, settings, name, "people")
        self.model = model
        model.setParent(self)
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

    def show_rows(self, rows: Sequence[OpponentRow]) -> None:
        """Show the people of another player."""
        self.model.set_rows(rows)
        self._show(len(rows))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        index = self.table.currentIndex()
        if ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.card_asked.emit(index.siblingAtColumn(0).data(Role.KEY))
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text again."""
        self.model.retranslate()
        self.table.setAccessibleDescription(self.tr("Enter shows the games, Ctrl Enter opens the card"))


class OpponentsTab(MetTab):
    """Everybody met."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "opponents", OpponentsModel())

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's opponents."""
        self.show_rows(card.opponents)

    def retranslate(self) -> None:
        """Set every text again."""
        super().retranslate()
        self.table.setAccessibleName(self.tr("Opponents"))
        self.empty.set_words(
            self.tr("Nobody met yet"),
            self.tr("Each opponent will stand here, with what was scored and what was expected."),
        )


class PartnersTab(MetTab):
    """Everybody who was on the player's side."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "partners", PartnersModel())

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's partners."""
        self.show_rows(card.partners)

    def retranslate(self) -> None:
        """Set every text again."""
        super().retranslate()
        self.table.setAccessibleName(self.tr("Partners"))
        self.empty.set_words(
            self.tr("No partner yet"),
            self.tr("Whoever plays on the same side will stand here, with what was scored and expected."),
        )


class RecordTab(_TableTab):
    """All games, and singles, doubles, teams and games of many sides apart; Enter shows those games."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "record", "list")
        self.model = RecordsModel(self)
        self.table.setModel(self.model)
        figure, soft = FigureCell(theme, ink="text"), FigureCell(theme)
        for cell in (figure, soft):
            cell.setParent(self)
        self.table.set_columns(
            (
                Column("shape", 150, 96, 1, NameCell(theme)),
                Column("games", 74, 64, 0, figure),
                Column("won", 60, 48, 0, soft),
                Column("drawn", 66, 54, 0, soft),
                Column("lost", 60, 48, 0, soft),
                Column("scored", 74, 62, 0, figure),
                Column("share", 68, 56, 0, soft),
                Column("expected", 84, 72, 0, soft),
                Column("better", 94, 80, 0, soft),
                Column("place", 98, 84, 0, soft),
            )
        )
        self.table.setSortingEnabled(True)
        self.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.table.restore_widths()
        self.retranslate()

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's record."""
        self.model.set_rows(card.records)
        many = any(row.place is not None for row in card.records)
        self.table.setColumnHidden(RecordColumn.PLACE, not many)
        self._show(len(card.records))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Won, drawn and lost say it as well.
        self.table.setColumnHidden(RecordColumn.SHARE, self.width() < self.table.theme.px(SHARE_FROM))

    def retranslate(self) -> None:
        """Set every text again."""
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Record"))
        self.table.setAccessibleDescription(self.tr("Enter shows the games of this kind"))
        self.empty.set_words(
            self.tr("No games yet"),
            self.tr(
                "Singles, doubles, teams and games of many sides will be counted here, apart and together."
            ),
        )


class GamesTab(_TableTab):
    """The player's games, newest first; Enter goes to the game in the log."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, settings, "games", "games", shared=True)
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
        self._card: PlayerCard | None = None
        self.shape = Choice(theme, self)
        self.shape.setObjectName("card-shape")
        self.shape.activated.connect(self._fill)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        line = QHBoxLayout()
        line.setContentsMargins(TABLE_INSET, 0, 0, 0)
        line.addWidget(self.shape)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self._holder, 1)
        self.retranslate()

    def show_card(self, card: PlayerCard) -> None:
        """Show another person's games."""
        other = self._card is None or self._card.player.id != card.player.id
        self._card = card
        played = {game.shape for game in card.games}
        chosen = Shape.ALL.value if other else self.shape.current()
        self.shape.clear()
        for shape in Shape:
            if shape is Shape.ALL or shape in played:
                self.shape.add(shape.value, shape_words(shape))
        self.shape.setVisible(len(played) > 1)
        self.shape.choose(chosen)
        if self.shape.currentIndex() < 0:
            self.shape.setCurrentIndex(0)
        self._fill()

    def show_shape(self, shape: str) -> None:
        """Show the games of one shape alone, or all."""
        self.shape.choose(shape)
        if self.shape.currentIndex() < 0:
            self.shape.setCurrentIndex(0)
        self._fill()

    def _fill(self) -> None:
        card = self._card
        if card is None:
            return
        wanted = self.shape.current()
        games = [game for game in card.games if wanted in ("", Shape.ALL.value, game.shape.value)]
        self.model.set_together(rated_together(card))
        self.model.set_rows(games)
        self._show(len(games))

    def retranslate(self) -> None:
        """Set every text again."""
        self.model.retranslate()
        self.shape.setAccessibleName(self.tr("Kind of games"))
        for at in range(self.shape.count()):
            self.shape.setItemText(at, shape_words(Shape(self.shape.itemData(at))))
        self.table.setAccessibleName(self.tr("Games"))
        self.table.setAccessibleDescription(self.tr("Enter goes to the game in the log"))
        self.empty.set_words(
            self.tr("No games yet"),
            self.tr("Games come here as soon as they are recorded on the Desk or imported."),
        )
