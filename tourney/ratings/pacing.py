"""How a long loop in plain Python stays polite: progress, cancelling, and room for other threads."""

from __future__ import annotations

import threading
import time

from tourney.core.progress import CancelCheck, Progress, checkpoint

STRIDE = 2000
"""Games between two calls of ``breathe``."""

PAUSE = 0.0005
"""Seconds; without it a table that scrolls meanwhile takes 70 ms a frame instead of 6 (measured)."""


class Pace:
    """Breathes once in ``STRIDE`` games, however small the steps are."""

    def __init__(self, total: int, progress: Progress | None, cancelled: CancelCheck | None) -> None:
        self.total, self.progress, self.cancelled = total, progress, cancelled
        self.due = STRIDE

    def reach(self, done: int) -> None:
        """Say that so many games are done.

        Raises
        ------
        Cancelled
            When *cancelled* says so.
        """
        if done >= self.due or done == self.total:
            breathe(done, self.total, self.progress, self.cancelled)
            self.due = done + STRIDE


def breathe(done: int, total: int, progress: Progress | None, cancelled: CancelCheck | None) -> None:
    """Report progress, stop if asked to, and let the thread of the screen have the interpreter.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    checkpoint(done, total, progress, cancelled)
    if threading.current_thread() is not threading.main_thread():
        time.sleep(PAUSE)
