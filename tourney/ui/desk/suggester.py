"""The suggestion in the making: options, pins, the job, and whether it still fits who is here."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tourney.club import pairings, suggestions
from tourney.club.commands import Forbid
from tourney.club.suggestions import Draft, SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.base import Options
from tourney.ui.base.i18n import format_number
from tourney.ui.base.jobs import Job
from tourney.ui.desk.night import Night

VARIETY = 0.05
"""Match quality that another suggestion may cost."""

Facts = tuple[object, ...]
Pair = tuple[int, int]


class Suggester(QObject):
    """Suggests off the GUI thread and keeps what a person changed by hand.

    Signals
    -------
    changed
        Another suggestion, another problem, or it became out of date.
    progress : int, int
        How far the work is.
    accepted
        The suggestion is the current round now.
    """

    changed = Signal()
    progress = Signal(int, int)
    accepted = Signal()

    def __init__(self, night: Night, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.night = night
        self.options = Options()
        self.leave_out = True
        self.draft: Draft | None = None
        self.problem = ""
        self.waiting = False
        self._seed = 0
        self._job: Job | None = None
        self._facts: Facts = ()
        night.changed.connect(self._night_changed)

    # State

    @property
    def busy(self) -> bool:
        """True while a suggestion is being worked out."""
        return self._job is not None

    @property
    def fresh(self) -> bool:
        """True while the suggestion fits who is here and what is on the boards."""
        return self.draft is not None and self._facts == self._now()

    @property
    def possible(self) -> bool:
        """True when enough people are here to try."""
        view = self.night.view
        return view.event is not None and len(view.here) >= 2 and not self.night.ctx.club.readonly

    @property
    def open_boards(self) -> tuple[int, ...]:
        """The numbers of the boards that are still playing."""
        return tuple(board.board for board in self.night.view.open_boards)

    @property
    def kept_apart(self) -> tuple[Pair, ...]:
        """Pairs that are never suggested, in this event or anywhere."""
        event = self.night.view.event
        return suggestions.kept_apart(self.night.ctx.club, event.id if event is not None else None)

    def _now(self) -> Facts:
        view = self.night.view
        return (
            view.event.id if view.event is not None else None,
            len(view.rounds),
            frozenset(player.id for player in view.here),
            self.open_boards,
            self.kept_apart,
        )

    def _night_changed(self) -> None:
        event = self.night.view.event
        other = self.draft is not None and (
            event is None
            or event.id != self.draft.suggestion.event_id
            or self.night.next_number != self.draft.suggestion.number
        )
        if other:
            self.forget()
        if self.waiting and not self.open_boards:
            self.waiting = False
            self.suggest()
        self.changed.emit()

    # Suggesting

    def go_on(self) -> None:
        """Do what the one key does: use a suggestion that fits, else work one out."""
        if self.busy:
            return
        if self.fresh:
            self.accept()
        else:
            self.suggest()

    def suggest(self) -> None:
        """Work out a round; pins of the suggestion there is are kept."""
        self._start(self._pins())

    def again(self) -> None:
        """Work out another round around the pins."""
        if self.draft is not None:
            self._seed += 1
            self.options = replace(self.options, variety=VARIETY)
        self._start(self._pins())

    def set_options(self, options: Options) -> None:
        """Ask for something else; a suggestion on the screen follows."""
        self.options = options
        if self.draft is not None:
            self.suggest()
        self.changed.emit()

    def set_leave_out(self, leave_out: bool) -> None:
        """Pair without those who are still playing, or wait for them."""
        self.leave_out = leave_out
        self.waiting = False
        self._say("")
        if self.draft is not None and self.open_boards:
            self.forget()
        self.changed.emit()

    def stop(self) -> None:
        """Stop working it out."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.changed.emit()

    def forget(self) -> None:
        """Drop the suggestion and what was fixed in it."""
        self.stop()
        self.draft = None
        self._seed = 0
        self._say("")
        self.options = replace(self.options, variety=0.0)
        self.changed.emit()

    def _pins(self) -> tuple[tuple[Pair, ...], int | None]:
        if self.draft is None:
            return (), None
        boards = self.draft.suggestion.boards
        pairs = tuple((b.sides[0].player_ids[0], b.sides[1].player_ids[0]) for b in boards if b.pinned)
        byes = [b.player.id for b in self.draft.suggestion.byes if b.pinned]
        return pairs, byes[0] if byes else None

    def _start(self, pinned: tuple[tuple[Pair, ...], int | None]) -> None:
        event = self.night.view.event
        if event is None or not self.possible:
            self._say(self.tr("A round needs two people who are here."))
            self.changed.emit()
            return
        if self.open_boards and not self.leave_out:
            self.waiting = True
            boards = ", ".join(format_number(n) for n in self.open_boards[:8])
            self._say(
                self.tr("Boards still open: {0}. The suggestion comes with the last result.").format(boards)
            )
            self.changed.emit()
            return
        pins, bye_pin = pinned
        options = SuggestOptions(
            self.options,
            pins=pins,
            byes=(bye_pin,) if bye_pin is not None else (),
            leave_out=self.leave_out,
            seed=self._seed,
        )
        club, facts, event_id = self.night.ctx.club, self._now(), event.id

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Facts, Draft]:
            pairings.rated_for(club, event_id, cancelled=cancelled)
            return facts, pairings.suggest(club, event_id, options, progress=progress, cancelled=cancelled)

        self._say("")
        self._job = self.night.ctx.jobs.start(
            work,
            done=self._done,
            failed=self._failed,
            progress=self.progress.emit,
            lane="suggest",
            owner=self,
        )
        self.changed.emit()

    def _done(self, answer: tuple[Facts, Draft]) -> None:
        self._job = None
        self._facts, self.draft = answer
        self.changed.emit()

    def _failed(self, error: Exception) -> None:
        self._job = None
        if isinstance(error, TourneyError):
            self.draft = None
            self._say(self.night.ctx.sentence(error))
        else:
            self.night.ctx.faults.report(error)
        self.changed.emit()

    def _say(self, problem: str) -> None:
        self.problem = problem

    # By hand

    def toggle_pin(self, pair: Pair) -> None:
        """Keep this pair through the next suggestions, or let it go."""
        pins, bye = self._pins()
        kept = tuple(one for one in pins if set(one) != set(pair))
        self._start((kept if len(kept) < len(pins) else (*pins, pair), bye))

    def forbid(self, pair: Pair, *, always: bool = False) -> None:
        """Keep two people apart, tonight or always, and suggest without them."""
        event = self.night.view.event
        if event is None:
            return
        pins, bye = self._pins()
        kept = tuple(one for one in pins if set(one) != set(pair))
        done = self.night.ctx.attempt(Forbid(*pair, event_id=None if always else event.id))
        if done is not None:
            self._start((kept, bye))

    def allow(self, pair: Pair) -> None:
        """Let two people meet again; both the rule of tonight and the lasting one go."""
        event = self.night.view.event
        for event_id in (event.id if event is not None else None, None):
            if pair in self.kept_apart:
                self.night.ctx.attempt(Forbid(*pair, forbidden=False, event_id=event_id))
        if self.draft is not None:
            self.suggest()

    def swap(self, a_id: int, b_id: int) -> None:
        """Let two people trade places; a bye is a place too."""
        if self.draft is None or self.busy or a_id == b_id:
            return
        try:
            self.draft = pairings.swap(self.night.ctx.club, self.draft, a_id, b_id)
        except TourneyError as error:
            self._say(self.night.ctx.sentence(error))
        else:
            self._say("")
        self.changed.emit()

    # Using it

    def accept(self) -> None:
        """Make the suggestion the current round."""
        if self.draft is None or self.busy:
            return
        try:
            self.night.ctx.execute(pairings.accept(self.draft.suggestion))
        except TourneyError as error:
            self.night.read(at_once=True)
            self.forget()
            self._say(self.night.ctx.sentence(error))
            self.changed.emit()
            return
        self.forget()
        self.accepted.emit()
