"""The one job that reads for a tab of the Standings, and which tab that is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tourney.ui.base.context import Context
from tourney.ui.base.jobs import Job

Failed = Callable[[str, Exception], None]


class TabJob(QObject):
    """Reads for one tab at a time; a newer job takes the place of the one before."""

    def __init__(self, ctx: Context, parent: QObject, failed: Failed) -> None:
        super().__init__(parent)
        self._ctx, self._failed = ctx, failed
        self._job: tuple[str, Job] | None = None

    @property
    def tab(self) -> str | None:
        """The tab that is being read for, None when nothing is read."""
        return self._job[0] if self._job is not None else None

    def stop(self, tab: str) -> None:
        """Stop what is read for a tab: what it would bring is of before."""
        if self._job is not None and self._job[0] == tab:
            self._job[1].cancel()
            self._job = None

    def start(self, tab: str, work: Callable[..., object], done: Callable[..., None]) -> None:
        """Read in a worker, and call *done* with what was found, or tell which tab could not be read."""

        def delivered(found: object) -> None:
            self._job = None
            done(found)

        def failed(error: Exception) -> None:
            self._job = None
            self._failed(tab, error)

        job = self._ctx.jobs.start(work, done=delivered, failed=failed, lane="standings", owner=self)
        self._job = (tab, job)
