"""Where commands meet the functions that carry them out.

A subject module (``roster_changes``, ``night_changes`` ...) registers one function per command
with ``@handles``; ``Club.execute`` looks it up. A new command touches ``commands.py`` and one
subject module, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tourney.club.commands import Command
from tourney.core.marks import Text
from tourney.core.topics import Topic
from tourney.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Effect:
    """What a handler did: a short text for the journal and the undo menu, and a value.

    ``compact`` asks to write the file anew afterwards, without what was deleted.
    """

    text: Text
    value: Any = None
    compact: bool = False


@dataclass(frozen=True, slots=True)
class Handler:
    """A function for one command, and the topics it can touch."""

    run: Callable[[Writer, Any], Effect]
    topics: frozenset[Topic]


_HANDLERS: dict[type[Command], Handler] = {}

CommandT = TypeVar("CommandT", bound=Command)


def handles(
    command: type[CommandT], *topics: Topic
) -> Callable[[Callable[[Writer, CommandT], Effect]], Callable[[Writer, CommandT], Effect]]:
    """Register the decorated function for *command*."""

    def register(run: Callable[[Writer, CommandT], Effect]) -> Callable[[Writer, CommandT], Effect]:
        _HANDLERS[command] = Handler(run, frozenset(topics))
        return run

    return register


def handler(command: Command) -> Handler:
    """Return the handler of a command."""
    return _HANDLERS[type(command)]


def handled() -> frozenset[type[Command]]:
    """Return the commands that have a handler."""
    return frozenset(_HANDLERS)
