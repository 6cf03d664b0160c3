"""The night all parts of the Desk look at: who is here, the rounds, and every change to them."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Signal

from tourney.club import desk
from tourney.club.club import Done
from tourney.club.commands import (
    AddPlayer,
    ClearResult,
    Command,
    EventRef,
    SetHere,
    SetResult,
    VoidGame,
)
from tourney.club.game_story import Stories
from tourney.club.rated import Rated
from tourney.club.views import BoardView, CheckInRow, NightView, RoundView
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import GameState
from tourney.core.outcomes import Outcome, outcome_text, says_the_same, with_outcome
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.topics import Topic
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import apart, format_weekday, is_chinese
from tourney.ui.models.boards import spaced

MANY_GAMES = 120
"""From this many on a night is read in a worker, so that no key press waits for it."""

ONE_GAME = frozenset({Topic.GAMES, Topic.JOURNAL})
RATINGS = frozenset({Topic.RATINGS})
"""New ratings come while results are typed: the night is read again in a worker."""


class Night(QObject):
    """Holds the ``NightView`` and the round that is shown; re-reads no more than a change asks for.

    Signals
    -------
    changed
        The view or the round shown is another.
    """

    changed = Signal()

    def __init__(self, ctx: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.view = NightView(None, (), (), ())
        self._round = -1
        self._own: int | None = None
        self._told: Rated | None = None
        self._stories: Stories | None = None
        self._read_once = False
        self._stamp = 0
        """Counts what was taken; an answer read before the last of it is out of date."""

    # What is shown

    @property
    def n_rounds(self) -> int:
        return len(self.view.rounds)

    @property
    def shown(self) -> RoundView | None:
        """The round on the boards: the current one, or an earlier one looked at."""
        rounds = self.view.rounds
        if not rounds:
            return None
        return rounds[self._round] if 0 <= self._round < len(rounds) else rounds[-1]

    @property
    def is_current(self) -> bool:
        """True unless an earlier round is looked at."""
        return self.shown is self.view.current

    @property
    def next_number(self) -> int:
        """The number of the round to come."""
        current = self.view.current
        return current.number + 1 if current is not None else 1

    @property
    def until_shown(self) -> NightView:
        """The night as if the round shown were the current one; board numbers mean its boards."""
        shown = self.shown
        if shown is None or self.is_current:
            return self.view
        return replace(self.view, rounds=tuple(r for r in self.view.rounds if r.number <= shown.number))

    def show_round(self, number: int) -> None:
        """Look at a round by its number; the last one is followed from then on."""
        found = next((i for i, r in enumerate(self.view.rounds) if r.number == number), -1)
        self._round = -1 if found == len(self.view.rounds) - 1 else found
        self.changed.emit()

    @property
    def stories(self) -> Stories | None:
        """What the latest replay tells of each game, None before the first."""
        rated = self.ctx.club.rated
        if rated is not self._told:
            self._told = rated
            self._stories = Stories(rated) if rated is not None else None
        return self._stories

    @property
    def event_ref(self) -> EventRef:
        """Where an entry goes: the event looked at, else a night that begins with it."""
        if self.view.event is not None:
            return self.view.event.id
        today = dt.date.today()
        return NewEvent(self.tr("{0} night").format(weekday(today)), today)

    # Reading

    def follow(self, topics: frozenset[Topic]) -> None:
        """Re-read what *topics* touch."""
        if self._own is not None and topics <= ONE_GAME:
            self._take(desk.with_game(self.ctx.club, self.view, self._own))
        elif topics == RATINGS and self._read_once:
            self._read_aside()
        else:
            self.read()

    def read(self, *, at_once: bool = False) -> None:
        """Read the whole night; a large one in a worker unless it is wanted *at_once*."""
        club, event_id = self.ctx.club, self.ctx.event.id
        of_other = (self.view.event.id if self.view.event is not None else None) != event_id
        if at_once or of_other or not self._read_once or self._n_games() < MANY_GAMES:
            self._read_once = True
            if of_other:
                self._round = -1
            self._take(desk.night(club, event_id))
            return
        self._read_aside()

    def _read_aside(self) -> None:
        club, event_id, stamp = self.ctx.club, self.ctx.event.id, self._stamp
        self.ctx.jobs.start(
            lambda **_: (stamp, desk.night(club, event_id)), done=self._arrived, lane="night", owner=self
        )

    def _arrived(self, read: tuple[int, NightView]) -> None:
        stamp, view = read
        if stamp == self._stamp:
            self._take(view)
        else:
            self._read_aside()

    def _take(self, view: NightView) -> None:
        if self._round >= len(view.rounds) - 1:
            self._round = -1
        self.view = view
        self._stamp += 1
        self.changed.emit()

    def _n_games(self) -> int:
        return sum(len(one.boards) for one in self.view.rounds) + len(self.view.extra)

    # Changing

    def set_here(self, row: CheckInRow, here: bool) -> bool:
        """Check a person in or out; True when done."""
        if row.here == here:
            return True
        return self.ctx.attempt(SetHere(self.event_ref, (row.player.id,), here)) is not None

    def add_player(self, name: str) -> Done:
        """Add a person and check him in; raises TourneyError as the club does."""
        return self.ctx.execute(AddPlayer(NewPlayer(name), event=self.event_ref))

    def set_result(self, board: BoardView, outcome: Outcome) -> bool:
        """Give a board its result or correct it; True when the board has that result now.

        A plain win or draw leaves a score that says the same alone.
        """
        game = board.game
        if game is None:
            return False
        if says_the_same(game, outcome):
            return True
        try:
            after = with_outcome(game, outcome)
        except TourneyError as error:
            self.ctx.faults.report(error)
            return False
        return self.change(
            SetResult(
                game.id,
                tuple(side.rank or 0 for side in after.sides),
                tuple(side.score for side in after.sides),
                after.sets,
                after.forfeit,
                game.version,
            ),
            game.id,
        )

    def clear_result(self, board: BoardView) -> bool:
        """Open a board again; True when it is open now."""
        game = board.game
        if game is None or game.state is GameState.OPEN:
            return game is not None
        if game.state is GameState.VOID:
            return self.set_void(board, False)
        return self.change(ClearResult(game.id, game.version), game.id)

    def set_void(self, board: BoardView, void: bool) -> bool:
        """Let a board count for nothing, or count again; True when done."""
        return board.game is not None and self.change(VoidGame(board.game.id, void), board.game.id)

    def change(self, command: Command, game_id: int | None = None) -> bool:
        """Carry out a change of one game; a quicker desk is told of, and its value shown."""
        self._own = game_id
        try:
            self.ctx.execute(command)
        except ConflictError:
            self._own = None
            self.read(at_once=True)
            self._tell_conflict(game_id)
            return False
        except TourneyError as error:
            self.ctx.faults.report(error)
            return False
        finally:
            self._own = None
        return True

    def _tell_conflict(self, game_id: int | None) -> None:
        rows = [b for one in self.view.rounds for b in one.boards] + list(self.view.extra)
        board = next((b for b in rows if b.game is not None and b.game.id == game_id), None)

        def told() -> Notice:
            if board is None or board.game is None:
                fact = self.tr("Another desk was quicker: this game is gone.")
            else:
                result = spaced(outcome_text(board.game)) or self.tr("open again")
                sides = apart(" – ".join(side.name for side in board.sides))
                fact = self.tr("Another desk was quicker. {0}: {1}").format(sides, result)
            return Notice(fact, self.tr("Nothing was overwritten. Press the key again to correct it."))

        self.ctx.bus.noticed.emit(retold(told))


def weekday(date: dt.date) -> str:
    """Return the day of the week as it stands in the name of a night: Tuesday, 周二."""
    if is_chinese():
        return QLocale().dayName(date.isoweekday(), QLocale.FormatType.ShortFormat)
    return format_weekday(date)
