"""The second pass over the results of a round: each is typed again, and a mismatch stops it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club.commands import EditGame
from tourney.club.views import BoardView
from tourney.core.games import Game, NewGame
from tourney.core.outcomes import Outcome, number_text, outcome_text, says_the_same, with_outcome
from tourney.ui.base.i18n import format_number
from tourney.ui.desk.night import Night
from tourney.ui.models.boards import spaced
from tourney.ui.models.checked_boards import can_be_checked
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface


class VerifyBar(Surface):
    """Counts what agrees; at a mismatch it shows both results and waits for one of them.

    ``checked`` tells of each game that agrees which version of it was seen.

    Signals
    -------
    changed
        Something was checked, or the check began or ended.
    settled : int
        A mismatch of this game was settled; the keys go back to the boards.
    """

    changed = Signal()
    settled = Signal(int)

    def __init__(self, night: Night, parent: QWidget | None = None) -> None:
        super().__init__(night.ctx.theme, "ground", bottom=True, parent=parent)
        self.night = night
        self.active = False
        self.checked: dict[int, int] = {}
        self._board: BoardView | None = None
        self._typed: Outcome | NewGame | None = None
        theme = night.ctx.theme
        self.words = Label(theme, "", "body_medium", "text", elide=True)
        self.keep = KeyButton(theme)
        self.keep.setObjectName("verify-keep")
        self.take = KeyButton(theme)
        self.take.setObjectName("verify-take")
        self.leave = KeyButton(theme, key=night.ctx.actions.key("verify"), kind="ghost")
        self.leave.setObjectName("verify-leave")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        for button in (self.keep, self.take, self.leave):
            row.addWidget(button)
        self.keep.clicked.connect(self._keep)
        self.take.clicked.connect(self._take)
        self.leave.clicked.connect(self.stop)
        night.changed.connect(self.refresh)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self.leave.setText(self.tr("End the check"))
        self.refresh()

    def start(self) -> None:
        """Begin with nothing checked."""
        self.active, self.checked = True, {}
        self._board = self._typed = None
        self.show()
        self.refresh()
        self.changed.emit()

    def stop(self) -> None:
        """Show the results as they are again."""
        if self.active:
            self.active = False
            self._board = self._typed = None
            self.hide()
            self.changed.emit()

    @property
    def stopped(self) -> bool:
        """True while a mismatch waits for an answer."""
        return self._board is not None

    def compare(self, board: BoardView, typed: Outcome | NewGame) -> bool:
        """Compare a result that was typed again with the one that is in; True when they agree.

        Of a table of many sides the whole game was typed, with the sides in the order of the board.
        """
        game = board.game
        assert game is not None
        if says_the_same(game, typed) if isinstance(typed, Outcome) else _agrees(game, typed):
            self.checked[game.id] = game.version
            self.refresh()
            self.changed.emit()
            return True
        self._board, self._typed = board, typed
        self.refresh()
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)
        return False

    def refresh(self) -> None:
        """Say how far the check is, or what does not agree."""
        board, typed = self._board, self._typed
        for button in (self.keep, self.take):
            button.setVisible(board is not None)
        if board is None or typed is None or board.game is None:
            self.words.set_ink("text")
            self.words.setToolTip("")
            self.words.setText(self._progress())
            return
        entered, again = _both(board.game, typed)
        words = self.tr("Board {0}: entered {1}, typed now {2}.")
        self.words.set_ink("warn")
        self.words.setText(words.format(format_number(board.board), entered, again))
        self.words.setToolTip(" – ".join(side.name for side in board.sides))
        self.keep.setText(self.tr("Keep {0}").format(entered))
        self.take.setText(self.tr("Change to {0}").format(again))
        for button in (self.keep, self.take):
            button.setAccessibleName(f"{self.words.text()} {button.words()}")

    def _progress(self) -> str:
        shown = self.night.shown
        boards = shown.boards if shown is not None else ()
        played = [b.game for b in boards if b.game is not None and can_be_checked(b)]
        agree = sum(self.checked.get(game.id) == game.version for game in played)
        if played and agree == len(played):
            return QCoreApplication.translate(
                "Counts", "No difference in %n result(s). The check is done.", None, agree
            )
        words = self.tr("Check: type each result again. {0} of {1} agree.")
        return words.format(format_number(agree), format_number(len(played)))

    def _keep(self) -> None:
        board = self._board
        self._board = self._typed = None
        if board is not None and board.game is not None:
            self._agreed(board.game)

    def _take(self) -> None:
        board, typed = self._board, self._typed
        self._board = self._typed = None
        if board is None or board.game is None or typed is None:
            return
        if self._put(board, board.game, typed):
            boards = self.night.shown.boards if self.night.shown is not None else ()
            now = next((b.game for b in boards if b.game is not None and b.game.id == board.game.id), None)
            if now is not None:
                self._agreed(now)
                return
        self.refresh()
        self.settled.emit(board.game.id)

    def _put(self, board: BoardView, game: Game, typed: Outcome | NewGame) -> bool:
        if isinstance(typed, Outcome):
            return self.night.set_result(board, typed)
        return self.night.change(EditGame(game.id, typed, game.version), game.id)

    def _agreed(self, game: Game) -> None:
        self.checked[game.id] = game.version
        self.refresh()
        self.changed.emit()
        self.settled.emit(game.id)


def _agrees(game: Game, typed: NewGame) -> bool:
    """Tell whether the same people have the same places, and the points that were typed."""
    if game.forfeit is not typed.forfeit or len(game.sides) != len(typed.sides):
        return False
    return all(
        set(one.player_ids) == set(other.player_ids)
        and one.rank == other.rank
        and other.score in (None, one.score)
        for one, other in zip(game.sides, typed.sides, strict=True)
    )


def _both(game: Game, typed: Outcome | NewGame) -> tuple[str, str]:
    """Return the result that is in and the one typed now, as the cells show them."""
    after = with_outcome(replace(game, sets=()), typed) if isinstance(typed, Outcome) else typed
    one, other = spaced(outcome_text(game)), spaced(outcome_text(after))
    if one == other and isinstance(typed, NewGame):
        return f"{one} ({_points(game)})", f"{other} ({_points(typed)})"
    return one, other


def _points(game: NewGame) -> str:
    return " · ".join("–" if side.score is None else number_text(side.score) for side in game.sides)
