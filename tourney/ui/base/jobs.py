"""Long work off the GUI thread, its results brought back onto it.

Workers touch no QObject but one signal of the owner below, which lives on the GUI thread: signals
owned by the worker itself lose results when it ends before delivery.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum, auto
from threading import Event
from typing import Any, Protocol

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal

from tourney.core.errors import Cancelled
from tourney.core.progress import CancelCheck, Progress

PROGRESS_EVERY = 0.05
"""Seconds between two progress reports: a bar needs no more, and the GUI thread must not drown."""


class Work(Protocol):
    """A function for a worker thread; it reports and asks through what it is given."""

    def __call__(self, *, progress: Progress, cancelled: CancelCheck) -> Any: ...


class _Kind(Enum):
    PROGRESS = auto()
    DONE = auto()
    FAILED = auto()
    STOPPED = auto()


@dataclass(eq=False, slots=True)
class Job:
    """One piece of work under way; ``cancel`` asks it to stop and silences its callbacks."""

    work: Work
    done: Callable[[Any], None] | None
    failed: Callable[[Exception], None] | None
    progress: Callable[[int, int], None] | None
    lane: str | None
    owner: QObject | None
    stop: Event = field(default_factory=Event)

    def cancel(self) -> None:
        """Ask the work to stop; nothing more is heard of it."""
        self.stop.set()

    @property
    def cancelled(self) -> bool:
        return self.stop.is_set()

    @property
    def wanted(self) -> bool:
        """True while somebody is there to hear of it."""
        return not self.cancelled and (self.owner is None or shiboken6.isValid(self.owner))


class Jobs(QObject):
    """Runs work in a small pool of threads and calls back on the GUI thread.

    Signals
    -------
    failed : Exception
        Work failed and no ``failed`` callback was given.
    idle
        The last piece of work under way has ended.
    """

    failed = Signal(object)
    idle = Signal()
    _posted = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None, *, workers: int = 2) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="tourney-job")
        self._live: set[Job] = set()
        self._running: dict[str, Job] = {}
        self._waiting: dict[str, Job] = {}
        self._closed = False
        self._posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """True while any work runs or waits."""
        return bool(self._live)

    def start(
        self,
        work: Work,
        *,
        done: Callable[[Any], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
        progress: Callable[[int, int], None] | None = None,
        lane: str | None = None,
        owner: QObject | None = None,
    ) -> Job:
        """Start *work* in a thread, or queue it when its lane is taken; GUI thread only.

        In a lane one piece runs at a time and the latest wins: what ran is asked to stop, what
        waited is dropped, and neither calls back. Callbacks are dropped when *owner* dies.
        After ``close`` nothing starts, and the job returned is cancelled.
        """
        job = Job(work, done, failed, progress, lane, owner)
        if self._closed:
            job.cancel()
            return job
        if lane is not None:
            running = self._running.get(lane)
            if running is not None:
                running.cancel()
                dropped = self._waiting.pop(lane, None)
                if dropped is not None:
                    dropped.cancel()
                    self._live.discard(dropped)
                self._waiting[lane] = job
                self._live.add(job)
                return job
            self._running[lane] = job
        self._live.add(job)
        self._pool.submit(self._run, job)
        return job

    def close(self) -> None:
        """Cancel everything and wait until no thread of ours works; no callback comes after."""
        self._closed = True
        for job in self._live:
            job.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._live.clear()
        self._running.clear()
        self._waiting.clear()

    def _run(self, job: Job) -> None:
        last = 0.0

        def report(done: int, total: int) -> None:
            nonlocal last
            now = time.monotonic()
            if job.progress is not None and (now - last >= PROGRESS_EVERY or done >= total):
                last = now
                self._posted.emit(job, _Kind.PROGRESS, (done, total))

        try:
            if job.cancelled:
                raise Cancelled
            value = job.work(progress=report, cancelled=job.stop.is_set)
        except Cancelled:
            self._posted.emit(job, _Kind.STOPPED, None)
        except Exception as error:
            self._posted.emit(job, _Kind.FAILED, error)
        else:
            self._posted.emit(job, _Kind.DONE, value)

    def _deliver(self, job: Job, kind: _Kind, value: Any) -> None:
        if self._closed:
            return
        if kind is _Kind.PROGRESS:
            if job.progress is not None and job.wanted:
                job.progress(*value)
            return
        self._end(job)
        try:
            if not job.wanted:
                return
            if kind is _Kind.DONE and job.done is not None:
                job.done(value)
            elif kind is _Kind.FAILED:
                (job.failed or self.failed.emit)(value)
        finally:
            if not self._live:
                self.idle.emit()

    def _end(self, job: Job) -> None:
        self._live.discard(job)
        if job.lane is None:
            return
        self._running.pop(job.lane, None)
        following = self._waiting.pop(job.lane, None)
        if following is not None:
            self._running[job.lane] = following
            self._pool.submit(self._run, following)
