"""The menu of a board: every result, forfeits, void, open again, and the people on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from tourney.club.views import BoardView
from tourney.core.games import GameState
from tourney.core.outcomes import Outcome
from tourney.ui.desk.words import keyed
from tourney.ui.widgets.result_keys import A_BY_FORFEIT, A_WINS, B_BY_FORFEIT, B_WINS, BOTH_FORFEIT, DRAWN


class BoardMenu(QMenu):
    """Made for one board each time it opens.

    Parameters
    ----------
    give, clear, void, show : callable
        What the entries do: a result, open again, void or not, a player's card by id.
    people : bool
        Whether the cards of the people are offered.
    renumber : callable or None
        What asks for another number of the board.
    explain : (str, callable) or None
        The key of it, and what shows why a finished game moved the ratings.
    """

    def __init__(
        self,
        board: BoardView,
        *,
        give: Callable[[Outcome], None],
        clear: Callable[[], None],
        void: Callable[[bool], None],
        show: Callable[[int], None],
        parent: QWidget | None = None,
        people: bool = True,
        explain: tuple[str, Callable[[], None]] | None = None,
        renumber: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(parent)
        game = board.game
        is_void = game is not None and game.state is GameState.VOID
        is_open = game is not None and game.state is GameState.OPEN
        if len(board.sides) == 2 and not is_void:
            self._add_results(board, give)
        if is_void:
            self._add(self.tr("Let it count again"), "", lambda: void(False))
        else:
            if not is_open and board.board:
                self._add(self.tr("Open again"), "Del", clear)
            if game is not None:
                self._add(self.tr("Void: counts for nothing"), "", lambda: void(True))
        if explain is not None and game is not None and game.state is not GameState.VOID:
            self._add(self.tr("Explain"), *explain)
        if renumber is not None and board.board:
            self._add(self.tr("Another board number …"), "", renumber)
        if not people:
            return
        self.addSeparator()
        for side in board.sides:
            for player_id, name in zip(side.player_ids, side.names, strict=True):
                self._add(self.tr("Go to {0}").format(name), "", _shower(show, player_id))

    def _add_results(self, board: BoardView, give: Callable[[Outcome], None]) -> None:
        a, b = (side.name for side in board.sides)
        wins = self.tr("{0} wins")
        forfeit = self.tr("{0} wins by forfeit")
        self._add(wins.format(a), "1", lambda: give(A_WINS))
        self._add(self.tr("Draw"), "=", lambda: give(DRAWN))
        self._add(wins.format(b), "0", lambda: give(B_WINS))
        self.addSeparator()
        self._add(forfeit.format(a), "+", lambda: give(A_BY_FORFEIT))
        self._add(forfeit.format(b), "−", lambda: give(B_BY_FORFEIT))
        self._add(self.tr("Double forfeit: both lose"), "", lambda: give(BOTH_FORFEIT))
        self.addSeparator()

    def _add(self, text: str, key: str, does: Callable[[], None]) -> None:
        self.addAction(keyed(text, key)).triggered.connect(lambda: does())


def _shower(show: Callable[[int], None], player_id: int) -> Callable[[], None]:
    return lambda: show(player_id)


def withdraw_text(number: int) -> str:
    """Return the verb that takes a round back."""
    return QCoreApplication.translate("BoardMenu", "Withdraw round {0}").format(number)
