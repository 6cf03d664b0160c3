"""What happened, told to whoever shows it: one object, no one knows who listens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True, slots=True)
class Notice:
    """A fact a person should see, what is safe and what to do next; already translated.

    ``buttons`` are verbs with what they do; a press closes the notice. ``again`` says the same in
    the language that is read by then; without it the words stay as they are.
    """

    fact: str
    rest: str = ""
    buttons: tuple[tuple[str, Callable[[], None]], ...] = ()
    again: Callable[[], Notice] | None = field(default=None, compare=False)


def retold(say: Callable[[], Notice]) -> Notice:
    """Return what *say* says now; it is asked again when the language changes."""
    return replace(say(), again=say)


@dataclass(frozen=True, slots=True)
class Place:
    """A page by its key, and what to show there (a player's id, a game's id)."""

    page: str
    target: object = None


@dataclass(frozen=True, slots=True)
class GamesOf:
    """What the Games page shows when asked for one person's games."""

    player_id: int


@dataclass(frozen=True, slots=True)
class GamesBetween:
    """What the Games page shows when asked for the games of one person against another."""

    player_id: int
    opponent_id: int


@dataclass(frozen=True, slots=True)
class GamesBeside:
    """What the Games page shows when asked for the games of two on the same side."""

    player_id: int
    mate_id: int


class Bus(QObject):
    """Signals between floors of the screen, living on the GUI thread.

    changed : frozenset of Topic
        These kinds of facts (or the ratings) are new; re-read them.
    said : Done
        A command succeeded and can be undone.
    turned : Done, bool
        A page has undone (True) or redone one action of the journal.
    noticed : Notice
        Something to read that is no success.
    asked : Place
        Somebody wants to be taken to a page.
    """

    changed = Signal(object)
    said = Signal(object)
    turned = Signal(object, bool)
    noticed = Signal(object)
    asked = Signal(object)
