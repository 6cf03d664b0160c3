"""The suggestion in the making: options, pins, the job, and whether it still fits who is here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from tourney.club import pairings, relaxing, suggestions
from tourney.club.commands import EditEvent, Forbid
from tourney.club.suggestions import Draft, SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.relax import Relax, RoundError
from tourney.ui.base.i18n import format_number, listed
from tourney.ui.base.jobs import Job
from tourney.ui.desk.asking import first_asked, kept_in, options_of, options_type, part_of, rules_of
from tourney.ui.desk.night import Night

VARIETY = 0.05
"""Match quality that another suggestion may cost."""

MANY = 60
"""From this many people on a trade is worked out in a worker: the whole round is described anew."""

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
    people_wanted
        An offer was taken that needs more people: the check-in is asked for.
    """

    changed = Signal()
    progress = Signal(int, int)
    accepted = Signal()
    people_wanted = Signal()

    def __init__(self, night: Night, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.night = night
        self.asked = SuggestOptions(pairing=options_type("balanced")())
        """What is asked of every round of the event; pins are those of the draft."""
        self.draft: Draft | None = None
        self.problem = ""
        self.offers: tuple[Relax, ...] = ()
        self.waiting = False
        self._event: object = None
        self._seed = 0
        self._job: Job | None = None
        self._facts: Facts = ()
        self._said: Facts = ()
        self._tried = self.asked
        night.changed.connect(self._night_changed)

    # What is asked for

    @property
    def system(self) -> str:
        """The key of the system that suggests."""
        return self.asked.system

    @property
    def options(self) -> Any:
        """The options of the system."""
        return self.asked.pairing

    @property
    def leave_out(self) -> bool:
        """True to pair without those who are still playing."""
        return self.asked.leave_out

    def set_system(self, system: str) -> None:
        """Suggest by another system; a suggestion on the screen follows."""
        if system == self.system:
            return
        self.asked = SuggestOptions(
            pairing=options_of(rules_of(self.night.view), system),
            leave_out=self.asked.leave_out,
            system=system,
        )
        had = self.draft is not None
        self.forget()
        if had:
            self.suggest()
        self.changed.emit()

    def _follow_event(self) -> None:
        """Begin with what the rules of another event, or changed ones, ask for."""
        view = self.night.view
        seen = (view.event.id, view.event.rules, view.stages) if view.event is not None else None
        if seen != self._event:
            self._event = seen
            self.waiting = False
            self._say("")
            self.asked = first_asked(view)

    def keep_for_event(self) -> None:
        """Make the system and its options those of the event."""
        event = self.night.view.event
        if event is not None:
            kept = kept_in(event, self.system, self.options)
            self.night.ctx.attempt(EditEvent(event.id, kept, event.version))

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
            frozenset(
                (row.player.id, row.here, row.sits_out, part_of(row.entry))
                for row in view.check_in
                if row.here or row.sits_out
            ),
            self.open_boards,
            self.kept_apart,
        )

    def _night_changed(self) -> None:
        self._follow_event()
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
        elif self.problem and not self.waiting and self._said != self._now():
            self._say("")
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
        self._start(self._fixed())

    def again(self) -> None:
        """Work out another round around the pins."""
        if self.draft is not None:
            self._seed += 1
            if hasattr(self.options, "variety"):
                self.asked = replace(self.asked, pairing=replace(self.options, variety=VARIETY))
        self._start(self._fixed())

    def set_options(self, options: Any) -> None:
        """Ask for something else; a suggestion on the screen follows."""
        self.asked = replace(self.asked, pairing=options)
        if self.draft is not None or self.offers:
            self.suggest()
        self.changed.emit()

    def set_leave_out(self, leave_out: bool) -> None:
        """Pair without those who are still playing, or wait for them."""
        self.asked = replace(self.asked, leave_out=leave_out)
        self.waiting = False
        self._say("")
        if self.draft is not None and self.open_boards:
            self.forget()
        self.changed.emit()

    def take(self, offer: Relax) -> None:
        """Do what a refused round offers, and try again."""
        event = self.night.view.event
        if event is None or self.busy:
            return
        changed, commands = relaxing.relaxed(self.night.ctx.club, event.id, self._tried, offer)
        if not commands and changed == self._tried:
            self.people_wanted.emit()
            return
        for command in commands:
            if self.night.ctx.attempt(command) is None:
                return
        if changed.pairing != self._tried.pairing:
            self.asked = replace(self.asked, pairing=changed.pairing)
        wishes = {"together": changed.together, "apart": changed.apart, "captains": changed.captains}
        self.asked = replace(self.asked, **wishes)  # type: ignore[arg-type]
        self._start(changed)

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
        if hasattr(self.options, "variety"):
            self.asked = replace(self.asked, pairing=replace(self.options, variety=0.0))
        self.changed.emit()

    def _fixed(self) -> SuggestOptions:
        """Return what is asked for with what is fixed on the screen, or was when no round was found."""
        if self.draft is None:
            return replace(self._tried, **self._wanted()) if self.offers else self.asked
        return replace(self.draft.pinned(), **self._wanted())

    def _wanted(self) -> dict[str, Any]:
        asked = self.asked
        return {
            "pairing": asked.pairing,
            "leave_out": asked.leave_out,
            "system": asked.system,
            "together": asked.together,
            "apart": asked.apart,
            "captains": asked.captains,
        }

    def _start(self, wanted: SuggestOptions) -> None:
        event = self.night.view.event
        if event is None or not self.possible:
            self._say(self.tr("A round needs two people who are here."))
            self.changed.emit()
            return
        if self.open_boards and not self.leave_out:
            self.waiting = True
            boards = listed(format_number(n) for n in self.open_boards[:8])
            self._say(
                self.tr("Boards still open: {0}. The suggestion comes with the last result.").format(boards)
            )
            self.changed.emit()
            return
        options = self._tried = replace(wanted, seed=self._seed)
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
        facts, draft = answer
        event = self.night.view.event
        if event is not None and draft.suggestion.event_id == event.id:
            self._facts, self.draft = facts, draft
            self.offers = ()
        self.changed.emit()

    def _failed(self, error: Exception) -> None:
        self._job = None
        if isinstance(error, TourneyError):
            self.draft = None
            self._say(self.night.ctx.sentence(error))
            self.offers = error.relax if isinstance(error, RoundError) else ()
        else:
            self.night.ctx.faults.report(error)
        self.changed.emit()

    def _say(self, problem: str) -> None:
        self.problem, self._said = problem, self._now()
        self.offers = ()

    # By hand

    def toggle_pin(self, row: int) -> None:
        """Keep the board or bye of a row of the suggestion through the next ones, or let it go."""
        if self.draft is None or self.busy:
            return
        old = self.draft.suggestion
        n = len(old.boards)
        if row < n:
            board = old.boards[row]
            boards = tuple(replace(b, pinned=not b.pinned) if b is board else b for b in old.boards)
            new = replace(old, boards=boards)
        elif row < n + len(old.byes):
            bye = old.byes[row - n]
            new = replace(
                old, byes=tuple(replace(b, pinned=not b.pinned) if b is bye else b for b in old.byes)
            )
        else:
            return
        self._start(replace(replace(self.draft, suggestion=new).pinned(), **self._wanted()))

    def forbid(self, pair: Pair, *, always: bool = False) -> None:
        """Keep two people apart, tonight or always, and suggest without them."""
        event = self.night.view.event
        if event is None:
            return
        fixed = self._fixed()
        done = self.night.ctx.attempt(Forbid(*pair, event_id=None if always else event.id))
        if done is not None:
            kept = tuple(one for one in fixed.pins if set(one) != set(pair))
            self._start(replace(fixed, pins=kept))

    def give_bye(self, player_id: int) -> None:
        """Let somebody sit the round out, and suggest again."""
        fixed = self._fixed()
        unit = dict(self.draft.teams).get(player_id, player_id) if self.draft is not None else player_id
        pins = tuple(pair for pair in fixed.pins if unit not in pair)
        boards = tuple(one for one in fixed.boards if all(player_id not in side for side in one))
        byes = tuple(dict.fromkeys((*fixed.byes, unit)))
        self._start(replace(fixed, pins=pins, boards=boards, byes=byes))

    def wish(self, kind: str, ids: tuple[int, ...]) -> None:
        """Add a wish for the sides: "together", "apart" (two ids) or "captains" (one), or take it back."""
        before: tuple[Any, ...] = getattr(self.asked, kind)
        one: Any = ids[0] if kind == "captains" else ids
        same = [w for w in before if (w == one if kind == "captains" else set(w) == set(ids))]
        after = tuple(w for w in before if w not in same) if same else (*before, one)
        self.asked = replace(self.asked, **{kind: after})  # type: ignore[arg-type]
        self.suggest()

    def choose(self, which: int) -> None:
        """Show another of the splits that are nearly as good."""
        if self.draft is not None and 0 <= which < len(self.draft.alternatives):
            self.draft = pairings.choose(self.draft, which)
            self.changed.emit()

    @property
    def alternative(self) -> int:
        """The number of the split shown among the alternatives, -1 where there are none."""
        if self.draft is None:
            return -1
        found = [i for i, one in enumerate(self.draft.alternatives) if one is self.draft.suggestion]
        return found[0] if found else -1

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
        club, draft = self.night.ctx.club, self.draft
        if len(draft.ids) > MANY:
            self._job = self.night.ctx.jobs.start(
                lambda **_: pairings.swap(club, draft, a_id, b_id),
                done=self._swapped,
                failed=self._not_swapped,
                lane="suggest",
                owner=self,
            )
            self.changed.emit()
            return
        try:
            self._swapped(pairings.swap(club, draft, a_id, b_id))
        except TourneyError as error:
            self._not_swapped(error)

    def _swapped(self, draft: Draft) -> None:
        self._job = None
        self.draft = draft
        self._say("")
        self.changed.emit()

    def _not_swapped(self, error: Exception) -> None:
        """Say why two people keep their places; the round stays as it is."""
        self._job = None
        if isinstance(error, TourneyError):
            self._say(self.night.ctx.sentence(error))
        else:
            self.night.ctx.faults.report(error)
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
