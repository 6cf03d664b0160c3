"""An event as the floors below ``club`` see it: numbered units, their games, their free rounds.

A unit is what gets a line in the table: a person, or a team in a team event. Tie-breaks, places and
pairing systems that go by score (Swiss, knockout ...) read this one type; ``club`` knows who is who.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tourney.core.games import Forfeit
from tourney.core.rules import NO_SCORING, Scoring


class Free(StrEnum):
    """Why a unit has no game in a round."""

    PAIRING = "pairing"
    """The bye that a pairing gave."""
    HALF = "half"
    ZERO = "zero"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Unit:
    """A line of the table.

    ``rating`` is what seeding and rating tie-breaks look at (by the placement policy: established or
    conservative), None where there is none. ``seed`` is the given place from 1, None by rating.
    ``first_round`` is the first one paired for (late entry); ``club`` and ``household`` keep apart.
    """

    name: str
    rating: float | None = None
    seed: int | None = None
    section: str = ""
    withdrawn: bool = False
    first_round: int = 1
    club: str = ""
    household: str = ""
    title: str = ""
    federation: str = ""
    provisional: bool = False


@dataclass(frozen=True, slots=True)
class Contested:
    """A game of the event: unit numbers by side, the first side first (white, home, serving).

    ``ranks`` is empty while the game is open; ``points`` is what each side gets by the scoring, empty
    while open. ``slot`` is its place in a bracket. ``game_id`` is for whoever asks where it came from.
    ``partners`` are the further units of each side where partners change from game to game and everybody
    has a line of his own; empty where a side is one unit.
    """

    round: int
    sides: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    points: tuple[Fraction, ...] = ()
    scores: tuple[float | None, ...] = ()
    sets: tuple[tuple[int, int], ...] = ()
    forfeit: Forfeit = Forfeit.NONE
    board: int | None = None
    slot: str = ""
    game_id: int | None = None
    partners: tuple[tuple[int, ...], ...] = ()

    @property
    def open(self) -> bool:
        return not self.ranks

    @property
    def played(self) -> bool:
        """True for a game that ended at the board."""
        return bool(self.ranks) and not self.forfeit

    def side(self, index: int) -> tuple[int, ...]:
        """Return all units of a side, the one that stands for it first."""
        return (self.sides[index], *(self.partners[index] if self.partners else ()))


@dataclass(frozen=True, slots=True)
class FreeRound:
    """A round without a game, and what it is worth."""

    round: int
    unit: int
    kind: Free
    points: Fraction


@dataclass(frozen=True, slots=True)
class Contest:
    """A whole event so far.

    ``rounds`` counts those that took or take place; ``planned`` is how many there are to be (None:
    open). ``first_side`` is as in ``EventRules``.
    """

    units: tuple[Unit, ...]
    games: tuple[Contested, ...]
    free: tuple[FreeRound, ...] = ()
    rounds: int = 0
    planned: int | None = None
    scoring: Scoring = NO_SCORING
    first_side: str = ""

    @property
    def n(self) -> int:
        return len(self.units)
