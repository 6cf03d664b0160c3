"""How long work tells how far it is, and learns that it should stop."""

from __future__ import annotations

from collections.abc import Callable

from tourney.core.errors import Cancelled

Progress = Callable[[int, int], None]
"""(steps done, steps in all); called from the working thread."""

CancelCheck = Callable[[], bool]
"""True once the person has asked to stop."""


def checkpoint(done: int, total: int, progress: Progress | None, cancelled: CancelCheck | None) -> None:
    """Report progress and stop if asked to.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    if cancelled is not None and cancelled():
        raise Cancelled
    if progress is not None:
        progress(done, total)
