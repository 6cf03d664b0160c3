"""The boards panel: the title of a round, its table, and the line of what is still open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QInputDialog, QMenu, QVBoxLayout, QWidget

from tourney.club.commands import SetResult
from tourney.club.event_commands import MoveBoard
from tourney.club.quick import aligned
from tourney.club.views import BoardView
from tourney.core.games import Forfeit, Game, GameState, NewGame
from tourney.core.outcomes import Outcome
from tourney.ui.base.bus import Place
from tourney.ui.desk.board_menu import BoardMenu
from tourney.ui.desk.empty import NO_PLAYERS, NO_ROUND, NOBODY_HERE, EmptyBoards
from tourney.ui.desk.head import BoardsHead, has_bracket
from tourney.ui.desk.night import Night
from tourney.ui.desk.still import StillPlaying
from tourney.ui.desk.table import BoardsTable
from tourney.ui.desk.verify import VerifyBar
from tourney.ui.entry.form import GameForm
from tourney.ui.models.boards import KEYS
from tourney.ui.models.checked_boards import CheckedBoards, can_be_checked
from tourney.ui.widgets.showing import show_dialog
from tourney.ui.widgets.surface import Surface

if TYPE_CHECKING:
    from tourney.ui.desk.bracket_panel import BracketPanel

WIDEST = 1200


class BoardsPanel(Surface):
    """Shows the night's boards and takes results.

    Signals
    -------
    typed : str
        A line that belongs into the quick bar.
    form_wanted : Game
        A game of many sides, whose places are given in the form.
    next_wanted, check_in_wanted
        The next round, or the check-in, is asked for.
    """

    typed = Signal(str)
    form_wanted = Signal(object)
    next_wanted = Signal()
    check_in_wanted = Signal()

    def __init__(self, night: Night, parent: QWidget | None = None) -> None:
        theme, actions = night.ctx.theme, night.ctx.actions
        super().__init__(theme, parent=parent)
        self.night = night
        self._planned = False
        self.bracket: BracketPanel | None = None
        self.head = BoardsHead(night, self)
        self.verify = VerifyBar(night, self)
        self.model = CheckedBoards(self)
        self.model.set_keys(() if night.ctx.club.readonly else KEYS)
        self.table = BoardsTable(theme, self.model, self)
        self.still = StillPlaying(theme, actions.key("suggest"), self)
        self.empty = EmptyBoards(theme, actions, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        self._column.addWidget(self.verify)
        for widget, stretch in ((self.table, 100), (self.still, 0), (self.empty, 100)):
            self._column.addWidget(widget, stretch)
        self._column.addStretch(1)
        self.setFocusProxy(self.table)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.table.outcome_given.connect(self.give)
        self.table.cleared.connect(self.clear)
        self.table.typed.connect(self._type)
        self.table.menu_wanted.connect(self._open_menu)
        self.table.round_wanted.connect(self.head.step)
        self.still.board_chosen.connect(self.go_to_board)
        self.still.next_wanted.connect(self.next_wanted)
        self.still.back_wanted.connect(self.head.back)
        self.empty.check_in_wanted.connect(self.check_in_wanted)
        self.empty.import_wanted.connect(lambda: self.night.ctx.actions.run("import"))
        self.empty.round_wanted.connect(self.next_wanted)
        self.head.withdrawn.connect(self._take_keys)
        self.verify.changed.connect(self._checked)
        self.verify.settled.connect(self._settled)
        self.night.changed.connect(self.refresh)

    def retranslate(self) -> None:
        """Set every text again."""
        self.table.setAccessibleName(self.tr("Boards"))
        self.model.retranslate()
        self.empty.retranslate()
        self.head.retranslate()
        self.verify.retranslate()
        if self.bracket is not None:
            self.bracket.retranslate()
        self.refresh()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "table"):
            self._fit()

    def set_planned(self, planned: bool) -> None:
        """Tell whether a suggestion waits to be used."""
        if planned != self._planned:
            self._planned = planned
            self._show_empty()

    def refresh(self) -> None:
        """Show the night as it is now; the current board stays, and so does the scrolling."""
        night, view = self.night, self.night.view
        kept = self.model.board(self.table.current_row())
        at = self.table.verticalScrollBar().value()
        self.model.set_round(night.shown, view.extra, night.stories)
        if kept is not None and kept.game is not None:
            row = self.model.row_of_game(kept.game.id)
            if row >= 0 and row != self.table.current_row():
                self.table.go_to(row)
        self.still.show_round(night.shown, night.next_number, current=night.is_current)
        self._fit()
        self.table.verticalScrollBar().setValue(at)
        if self.table.current_row() < 0:
            self._begin()
        if self.drawn and not has_bracket(view.event):
            self.toggle_bracket()
        elif self.bracket is not None and self.drawn:
            self.bracket.read()
        self._show_empty()

    def _begin(self) -> None:
        """Put the keys on the first open board."""
        row = self.model.next_open(-1)
        self.table.go_to(row if row >= 0 else 0)

    @property
    def has_boards(self) -> bool:
        """True while the table is shown."""
        return self.model.rowCount() > 0

    def _show_empty(self) -> None:
        boards, view, drawn = self.has_boards, self.night.view, self.drawn
        self.table.setVisible(boards and not drawn)
        self.empty.setVisible(not boards and not drawn)
        if drawn:
            self.still.hide()
        if boards or drawn:
            return
        self.still.hide()
        here = len(view.here)
        kind = NO_ROUND if here else NOBODY_HERE if view.check_in else NO_PLAYERS
        self.empty.show_state(kind, here, self.night.next_number, planned=self._planned)

    def _fit(self) -> None:
        """Let the table end below its last row, so that the line of open boards follows it."""
        self.table.setMaximumHeight(max(60, self.table.contents_height()))
        spare = max(0, self.width() - self.theme.px(WIDEST))
        self._column.setContentsMargins(spare // 2, 0, spare - spare // 2, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Results

    def give(self, row: int, outcome: Outcome) -> None:
        """Give a row its result and go on to the next open board; a correction stays where it is."""
        board = self.model.board(row)
        if board is None or board.game is None or self.night.ctx.club.readonly:
            return
        if len(board.sides) != 2:
            self._fill_in(board, board.game)
            return
        if self.verify.active and can_be_checked(board):
            self._check(row, outcome)
            return
        was_open = self.model.is_open(row)
        if self.night.set_result(board, outcome) and was_open:
            self.table.go_to(self.model.next_open(self.model.row_of_game(board.game.id)))

    def _fill_in(self, board: BoardView, game: Game) -> None:
        """Open the form of a table; while results are checked it is without what is in."""
        if not (self.verify.active and can_be_checked(board)):
            self.form_wanted.emit(game)
            return
        bare = tuple(replace(side, rank=None, score=None) for side in game.sides)
        blank = replace(game, sides=bare, sets=(), forfeit=Forfeit.NONE, state=GameState.OPEN)
        form = GameForm(self.night.ctx, self.window(), game=blank, check=self._check_filled_in)
        show_dialog(form)

    def _check_filled_in(self, game_id: int, typed: NewGame) -> None:
        board = self.model.board(self.model.row_of_game(game_id))
        if board is not None and board.game is not None:
            self._check(self.model.row_of_game(game_id), aligned(typed, board.game))

    # The bracket

    def toggle_bracket(self) -> None:
        """Show the bracket in place of the boards, or the boards again."""
        if self.bracket is None:
            from tourney.ui.desk.bracket_panel import BracketPanel

            self.bracket = BracketPanel(self.night, self)
            self.bracket.hide()
            self._column.insertWidget(self._column.indexOf(self.table), self.bracket, 100)
        drawn = self.bracket.isHidden()
        self.bracket.setVisible(drawn)
        if drawn:
            self.bracket.read()
            self.bracket.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.refresh()
        if not drawn:
            self._take_keys()

    @property
    def drawn(self) -> bool:
        """True while the bracket is shown in place of the boards."""
        return self.bracket is not None and not self.bracket.isHidden()

    # The second pass

    def toggle_verify(self) -> None:
        """Begin the check of the results, or end it."""
        if self.verify.active:
            self.verify.stop()
        elif self.has_boards:
            self.verify.start()
        if self.has_boards:
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def check_typed(self, command: SetResult) -> bool:
        """Take a result typed in the quick bar as the second one; False while nothing is checked."""
        row = self.model.row_of_game(command.game_id)
        board = self.model.board(row)
        if not self.verify.active or board is None or board.game is None or not can_be_checked(board):
            return False
        if len(command.ranks) != 2:
            game = board.game
            scores = command.scores or (None,) * len(game.sides)
            given = zip(game.sides, command.ranks, scores, strict=True)
            sides = tuple(replace(side, rank=rank, score=score) for side, rank, score in given)
            self._check(row, replace(game, sides=sides, sets=command.sets, forfeit=command.forfeit))
            return True
        first, second = command.scores if command.scores else (None, None)
        points = None if first is None or second is None else (first, second)
        ranks = (command.ranks[0], command.ranks[1])
        self._check(row, Outcome(ranks, points, command.sets, command.forfeit))
        return True

    def _check(self, row: int, typed: Outcome | NewGame) -> None:
        board = self.model.board(row)
        if board is not None and self.verify.compare(board, typed):
            self._go_on(row)

    def _checked(self) -> None:
        active = self.verify.active
        self.model.set_checked(self.verify.checked if active else None)
        if active and not self.verify.checked:
            self.table.go_to(self.model.next_hidden(-1))

    def _settled(self, game_id: int) -> None:
        self._go_on(self.model.row_of_game(game_id))

    def _go_on(self, row: int) -> None:
        """Put the keys on the next result to check."""
        self.table.go_to(self.model.next_hidden(row))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.verify.active:
            self.toggle_verify()
            return
        super().keyPressEvent(event)

    def clear(self, row: int) -> None:
        """Open a board again; a game outside the rounds can only be voided."""
        board = None if self.verify.active else self.model.board(row)
        if board is not None and board.board and not self.night.ctx.club.readonly:
            self.night.clear_result(board)

    def void(self, row: int, void: bool) -> None:
        """Let a game count for nothing, or count again."""
        board = self.model.board(row)
        if board is not None:
            self.night.set_void(board, void)

    def go_to_board(self, number: int) -> None:
        """Put the keys on a board."""
        self.table.go_to(self.model.row_of_board(number))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_keys(self) -> None:
        """Leave the quick bar: there Ctrl+Z would take back letters, and not the round."""
        way = self.table if self.has_boards else self.empty.first_way
        way.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, game_id: int) -> None:
        """Show a game of the night, whatever its round."""
        for one in self.night.view.rounds:
            if any(b.game is not None and b.game.id == game_id for b in one.boards):
                self.night.show_round(one.number)
        self.table.go_to(self.model.row_of_game(game_id))

    def _type(self, row: int, text: str) -> None:
        board = self.model.board(row)
        if board is not None and board.game is not None and len(board.sides) != 2 and not text:
            self._fill_in(board, board.game)
            return
        digits = text.isdecimal() or not text
        if board is not None and board.board and digits:
            self.typed.emit(f"#{board.board} {text}")
        elif text:
            self.typed.emit(text)

    def menu_of(self, row: int) -> QMenu | None:
        """Return the menu of a row, None where there is no board."""
        board = self.model.board(row)
        if board is None or self.night.ctx.club.readonly:
            return None
        return BoardMenu(
            board,
            give=lambda outcome: self.give(row, outcome),
            clear=lambda: self.clear(row),
            void=lambda void: self.void(row, void),
            show=self._go_to_player,
            parent=self,
            explain=(self.night.ctx.actions.key("explain"), lambda: self.explain(row)),
            renumber=lambda: self._ask_number(board),
        )

    def _ask_number(self, board: BoardView) -> None:
        """Ask for another number; whoever has it trades."""
        game, ctx = board.game, self.night.ctx
        if game is None:
            return
        game_id = game.id
        dialog = QInputDialog(self)
        dialog.setObjectName("ask-board")
        dialog.setWindowTitle(self.tr("Board {0}").format(board.board))
        dialog.setLabelText(self.tr("Number of the board; two boards trade where it is taken"))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(1, 9999)
        dialog.setIntValue(board.board)
        dialog.intValueSelected.connect(lambda number: ctx.attempt(MoveBoard(game_id, number)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def explain(self, row: int | None = None) -> None:
        """Show why the game of a row, or of the row the keys are on, moved the ratings, or what it may do."""
        from tourney.ui.explain.opening import explain_game, explain_open

        board = self.model.board(self.table.currentIndex().row() if row is None else row)
        if board is None or board.game is None:
            return
        if board.game.state is GameState.PLAYED:
            explain_game(self.night.ctx, self.window(), board.game.id)
        elif board.game.state is GameState.OPEN:
            explain_open(self.night.ctx, self.window(), board.game)

    def _open_menu(self, row: int, at: QPoint) -> None:
        menu = self.menu_of(row)
        if menu is not None:
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)

    def _go_to_player(self, player_id: int) -> None:
        self.night.ctx.bus.asked.emit(Place("players", player_id))
