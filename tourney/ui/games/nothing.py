"""What stands in the place of the log while there is nothing to list, and the way on from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourney.ui.base.actions import Actions
from tourney.ui.base.theme import Theme
from tourney.ui.games.head import ALL, OPEN, TONIGHT, VOID
from tourney.ui.widgets.empty import EmptyState


class NoGames(EmptyState):
    """Says why nothing is listed; its buttons lead on.

    Signals
    -------
    clear
        The filter is to be cleared.
    """

    clear = Signal()

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(theme, drawing="games", parent=parent)
        self._actions = actions
        self.first_way = self.primary("")
        self.first_way.setObjectName("games-empty-first")
        self._second_way = self.second("")
        self._act: Callable[[], None] = self.clear.emit
        self.first_way.clicked.connect(self._take_first)
        self._second_way.clicked.connect(actions.action("go-desk").trigger)

    def say(self, pill: str, *, filtered: bool) -> None:
        """Speak of the games of a pill, or of a filter that fits none."""
        self.first_way.setVisible(filtered or pill in (ALL, TONIGHT))
        self._second_way.setVisible(not filtered and pill == ALL)
        self._second_way.setText(self.tr("Go to the Desk"))
        self._second_way.set_key(self._actions.key("go-desk"))
        if filtered:
            self.set_words(
                self.tr("No game fits this filter."),
                self.tr("Names, events and dates such as 2026-11 can be typed."),
            )
            self._offer(self.tr("Clear the filter"), "", self.clear.emit)
        elif pill == TONIGHT:
            self.set_words(
                self.tr("No games here yet."),
                self.tr("A round suggested on the Desk appears here at once."),
            )
            self._offer(self.tr("Go to the Desk"), "go-desk", self._actions.action("go-desk").trigger)
        elif pill == OPEN:
            self.set_words(
                self.tr("No board is open."),
                self.tr("Boards of a round wait here until their result is in."),
            )
        elif pill == VOID:
            self.set_words(
                self.tr("No game is void."),
                self.tr("Delete voids the chosen game: it counts for nothing and stays in the log."),
            )
        else:
            self.set_words(
                self.tr("No games yet."),
                self.tr(
                    "Results typed on the Desk appear here, and a spreadsheet brings years of them at once."
                ),
            )
            self._offer(self.tr("Import a spreadsheet"), "import", self._actions.action("import").trigger)

    def _offer(self, text: str, action: str, act: Callable[[], None]) -> None:
        self.first_way.setText(text)
        self.first_way.set_key(self._actions.key(action) if action else "")
        self.first_way.set_icon(self._actions.spec(action).icon if action else "")
        self._act = act

    def _take_first(self) -> None:
        self._act()
