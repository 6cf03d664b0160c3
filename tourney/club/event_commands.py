"""Commands on events beyond a plain night: entries, absences, stages, published rounds, late boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tourney.club.commands import Command
from tourney.core.records import ByeKind
from tourney.core.rules import EventRules


@dataclass(frozen=True, slots=True)
class SetEntries(Command):
    """Say more about people of an event: section, seed, withdrawn, first_round, fixed_board, team_id.

    ``values`` holds (name of the field of ``Entry``, value) pairs. Somebody who is not entered yet is
    entered, and is not here.
    """

    key: ClassVar[str] = "set-entries"
    event_id: int
    player_ids: tuple[int, ...]
    values: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class RemoveEntries(Command):
    """Take people out of an event in which they have neither game nor bye."""

    key: ClassVar[str] = "remove-entries"
    event_id: int
    player_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetAbsence(Command):
    """Note which rounds a player will sit out, and for how many points (None: he plays)."""

    key: ClassVar[str] = "set-absence"
    event_id: int
    player_id: int
    numbers: tuple[int, ...]
    kind: ByeKind | None = ByeKind.ZERO


@dataclass(frozen=True, slots=True)
class AddBoard(Command):
    """Put a late game on a board of its own in a round; those already there keep theirs.

    ``sides`` are player ids by side. Somebody who had the bye of the round gives it up.
    """

    key: ClassVar[str] = "add-board"
    round_id: int
    sides: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class MoveBoard(Command):
    """Give an open board another number; whoever has that number gets the one given up."""

    key: ClassVar[str] = "move-board"
    game_id: int
    board: int


@dataclass(frozen=True, slots=True)
class PublishRound(Command):
    """Say that a round is out, on paper and in the hall (or take that back)."""

    key: ClassVar[str] = "publish-round"
    round_id: int
    published: bool = True


@dataclass(frozen=True, slots=True)
class AddStage(Command):
    """Begin a further stage of an event, with rules of its own or the event's; the one before closes.

    Where rounds were played before any stage, those become a stage of the name ``before``, closed as well
    (empty: they stay outside of any). Rules with ``advance`` need a stage before.
    """

    key: ClassVar[str] = "add-stage"
    event_id: int
    name: str
    rules: EventRules | None = None
    before: str = ""


@dataclass(frozen=True, slots=True)
class CloseStage(Command):
    """Freeze a stage: its games are not changed any more (or open it again)."""

    key: ClassVar[str] = "close-stage"
    stage_id: int
    closed: bool = True
