"""Keeps an open club current: watches other windows, replays ratings, knows tonight's event."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QObject, QTimer, Signal

from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.jobs import Job

POLL_MS = 1000
RATED_BY = frozenset({Topic.GAMES, Topic.PLAYERS, Topic.SETTINGS})
RATINGS = frozenset({Topic.RATINGS})


class Follower(QObject):
    """Polls the file, and after every change that ratings depend on replays them in a thread.

    Signals
    -------
    rating : int, int
        How far the replay is; equal numbers when it ended.
    """

    rating = Signal(int, int)

    def __init__(self, ctx: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._today = dt.date.today()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self.poll)
        self._trouble = False
        self._job: Job | None = None
        ctx.bus.changed.connect(self._changed)

    def start(self) -> None:
        """Rate the club as it is, and begin to watch."""
        self.rate()
        self._timer.start()

    def stop(self) -> None:
        """Watch no more."""
        self._timer.stop()
        if self._job is not None:
            self._job.cancel()
        self._ctx.bus.changed.disconnect(self._changed)

    def poll(self) -> None:
        """Tell everybody what others changed since the last look, and of a new day."""
        try:
            topics = self._ctx.club.changes()
        except TourneyError as error:
            # A stick pulled out fails each second; the person is told once.
            if not self._trouble:
                self._trouble = True
                self._ctx.faults.report(error)
            return
        self._trouble = False
        if dt.date.today() != self._today:
            self._today = dt.date.today()
            topics |= RATED_BY
        if topics:
            self._ctx.bus.changed.emit(topics)

    def rate(self) -> None:
        """Replay all games off the GUI thread; a newer replay takes the place of an older one."""
        from tourney.club import game_story

        club = self._ctx.club

        def work(*, progress: Progress, cancelled: CancelCheck) -> None:
            game_story.prepared(club.rate(progress=progress, cancelled=cancelled))

        self._job = self._ctx.jobs.start(
            work, done=self._rated, progress=self.rating.emit, lane="rate", owner=self
        )

    def _rated(self, _: object) -> None:
        self.rating.emit(1, 1)
        self._ctx.bus.changed.emit(RATINGS)

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & RATED_BY:
            self.rate()
        if Topic.EVENTS in topics:
            self._find_event()

    def _find_event(self) -> None:
        """Follow a night that has just begun, and leave an event that is gone (its undo)."""
        from tourney.club import desk

        events = desk.all_events(self._ctx.club)
        if any(event.id == self._ctx.event.id for event in events):
            return
        tonight = desk.tonight(self._ctx.club, dt.date.today())
        self._ctx.event.choose(tonight.id if tonight is not None else None)
