"""Pairing systems that go by what an event holds so far: Swiss, round robin, knockout.

They read a ``Contest`` and speak of its units by number. Whoever calls keeps sections apart (a
contest each) and turns units into people or teams.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from tourney.core.marks import Text
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.base import NO_PINS, Pins, Reason
from tourney.standings.contest import Contest, Free

NOBODY_ABSENT: Mapping[int, Free] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class PlannedBoard:
    """A board of the round: units by side, the first side first, in a bracket the place it is played for.

    ``pinned`` says it was fixed by hand; ``reasons[0]`` is the line to show where there is one.
    """

    sides: tuple[int, ...]
    slot: str = ""
    pinned: bool = False
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedFree:
    """A unit without a board in this round, what its round counts as, and why."""

    unit: int
    kind: Free
    pinned: bool = False
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """A whole round of a contest, boards in the order of their numbers.

    ``round`` is its number from 1. ``resting`` have no part in it: withdrawn, not yet entered, out of
    the bracket. Every unit is in exactly one of the three.

    Raises
    ------
    ValueError
        When a unit is used twice or missing: a bug of the system.
    """

    system: str
    rng_seed: int
    round: int
    boards: tuple[PlannedBoard, ...]
    free: tuple[PlannedFree, ...] = ()
    resting: tuple[int, ...] = ()
    notes: tuple[Reason, ...] = ()

    def __post_init__(self) -> None:
        seated = [unit for board in self.boards for unit in board.sides]
        used = sorted([*seated, *(one.unit for one in self.free), *self.resting])
        if used != list(range(len(used))):
            raise ValueError(f"not every unit exactly once: {used}")


class ContestSystem(Protocol):
    """A pure function from a contest, options and a seed to its next round.

    ``reads_contest`` is True; it tells these systems from those that read a ``Pool``.
    """

    key: str
    label: Text
    options_type: type[Any]
    reads_contest: bool

    def propose(
        self,
        contest: Contest,
        options: Any = None,
        *,
        absent: Mapping[int, Free] = NOBODY_ABSENT,
        pins: Pins = NO_PINS,
        forbidden: Collection[tuple[int, int]] = (),
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> RoundPlan:
        """Return round ``contest.rounds + 1``, or raise; the same input gives the same round.

        Parameters
        ----------
        absent : mapping of unit to Free
            Who sits this round out and what that is worth; withdrawn units and those whose
            ``first_round`` is still to come need not be named.
        pins : Pins
            Pairs that meet (the first of a pair has the first side) and units that get the bye.
        forbidden : pairs of units
            Who must not meet; the order within a pair is of no matter.

        Raises
        ------
        RoundError
            No such round; its ``relax`` says what would make one possible.
        Cancelled
        """
        ...
