"""The way back to a line of the journal: everything done since is undone, newest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.core.errors import BlockedError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import Progress
from tourney.core.topics import Topic
from tourney.store import concerned, journal
from tourney.store.journal import JournalEntry

OTHER_DESK = QT_TRANSLATE_NOOP(
    "Errors", "“{label}” was done at the desk “{desk}”. Undo it by itself first, if that is meant."
)


@dataclass(frozen=True, slots=True)
class WayBack:
    """How far the way went: actions undone, what they concerned, and what stood in the way (or None)."""

    count: int
    topics: frozenset[Topic]
    stopped: TourneyError | None


def done_since(club: Club, entry_id: int) -> list[JournalEntry]:
    """Return the actions that the way back to this one would undo, newest first, itself the last."""
    return journal.done_since(club.database, entry_id)


def games_of(club: Club, entry_id: int) -> frozenset[int]:
    """Return the games whose rows an action changed, whether they are still there or not."""
    return concerned.concerned(club.database, entry_id).game_ids


def undo_back_to(
    club: Club,
    entry_id: int,
    *,
    progress: Progress | None = None,
    stopped: Callable[[], bool] | None = None,
) -> WayBack:
    """Undo what stands, newest first, down to this action and with it; each is an undo of its own.

    It ends before an action of another desk, and before one that cannot be undone; what was undone
    until then stays so. *stopped* is asked before each. Long after an import: call it in a worker.
    """
    actions = done_since(club, entry_id)
    topics: set[Topic] = set()
    for count, action in enumerate(actions):
        if progress is not None:
            progress(count, len(actions))
        if stopped is not None and stopped():
            return WayBack(count, frozenset(topics), None)
        try:
            if action.desk != club.desk:
                sentence = OTHER_DESK(label=action.label, desk=action.desk)
                raise BlockedError("other-desk", sentence, entry_id=action.id)
            topics |= club.undo(entry_id=action.id).topics
        except TourneyError as error:
            return WayBack(count, frozenset(topics), error)
    return WayBack(len(actions), frozenset(topics), None)
