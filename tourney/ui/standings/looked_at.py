"""The event that the page looks at: its facts as they are now, and which part of it is picked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tourney.club.contests import EventFacts, event_facts
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.context import Context
from tourney.ui.standings import reader
from tourney.ui.standings.bar import EVERYTHING, Picked


class LookedAt(QObject):
    """Facts of a large event are read in a worker.

    Signals
    -------
    learned
        What was read in a worker is there: ``learn`` would say so now.
    """

    learned = Signal()

    def __init__(self, ctx: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._of: int | None = None
        self._fresh: int | None = None
        self.facts: EventFacts | None = None
        self.picked: Picked = EVERYTHING

    def forget(self) -> None:
        """Read the facts anew when they are asked for next; the event may have changed."""
        self._fresh = None

    def learn(self) -> bool:
        """Return whether ``facts`` are those of the event chosen, as they are now."""
        event_id, club = self._ctx.event.id, self._ctx.club
        if event_id is None:
            self._take(None)
            return True
        if self._fresh == event_id:
            return True
        try:
            if reader.is_small(club, event_id):
                self._take(event_facts(club, event_id))
                return True
        except TourneyError:
            self._take(None)  # deleted a moment ago; the desk is about to look elsewhere
            return True

        def work(*, progress: Progress, cancelled: CancelCheck) -> EventFacts:
            del progress, cancelled
            return event_facts(club, event_id)

        self._ctx.jobs.start(
            work, done=self._arrived, failed=self._failed, lane="standings-facts", owner=self
        )
        return False

    def _arrived(self, facts: EventFacts) -> None:
        if facts.event.id == self._ctx.event.id:
            self._take(facts)
            self.learned.emit()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, TourneyError):
            self._ctx.faults.report(error)
        self._take(None)
        self.learned.emit()

    def _take(self, facts: EventFacts | None) -> None:
        """Take the event as it is now, and forget what was picked of another one."""
        event_id = facts.event.id if facts is not None else None
        stages = {one.id for one in facts.stages} if facts is not None else set()
        known = self.picked.stage_id is None or self.picked.stage_id in stages
        if event_id != self._of or not known:
            self.picked = reader.usual(facts) if facts is not None else EVERYTHING
        self.facts, self._of, self._fresh = facts, event_id, self._ctx.event.id
