"""The arrays a pairing system reads, the round it proposes, and the protocol between.

Players are indices 0..n-1 here; ``club`` maps them to people. Names travel along only so that
reasons and refusals are whole sentences.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.strength import Strengths, plain_strengths
from tourney.ratings.base import Floats, Ints

Bools = npt.NDArray[np.bool_]

NEVER = 1_000_000
"""Rounds since two players met who never did."""

WHOLE_EVENT = 999
"""A span of rounds that no event outlives."""


_VECTORS = (
    *("deviation", "byes", "provisional", "waiting"),
    *("group", "household", "side_balance", "score", "games", "streak"),
)
_SQUARES = (
    *("quality", "expected", "rounds_since_met", "times_met", "forbidden"),
    *("information", "times_partnered"),
)


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """The n players who are here, what is believed of them, and what they have behind them.

    mean, deviation : (n,) float64
        Ratings in the engine's scale; deviation NaN where the engine has none.
    quality : (n, n) float64
        Match quality in [0, 1], symmetric; the diagonal is not read.
    expected : (n, n) float64
        Expected score of row against column.
    rounds_since_met : (n, n) int64
        1 = met in the last round, ``NEVER`` = not at all, within the event.
    times_met : (n, n) int64
        Games against each other within the event.
    byes : (n,) int64
        Free rounds so far.
    provisional : (n,) bool
        Still in placement.
    waiting : (n,) int64
        Rounds in a row, up to the last, that a player was here and sat out without a bye.
    forbidden : (n, n) bool
        Pairs that must never meet; one of the two halves is enough.
    names : tuple of str or None
        For texts only.
    information : (n, n) float64 or None
        What a game between the two would tell (``Engine.pair_information``), symmetric, not negative.
    strengths : Strengths or None
        How players add up to sides; needed for teams, else taken from mean and deviation.
    group, household : (n,) int64 or None
        Number of the club (class, team ...) and of the household a player belongs to; -1 for none.
    side_balance : (n,) int64 or None
        Games on the first side (white, home, first service) less games on the second.
    score : (n,) float64 or None
        Points in the event so far.
    games : (n,) int64 or None
        Rated games so far, all events.
    times_partnered : (n, n) int64 or None
        Games on the same side within the event.
    staying : tuple of tuples of int
        Sides that won their last game and stay on, board by board (open play, winner stays on).
    streak : (n,) int64 or None
        Games won in a row up to now by those who stay on.

    Raises
    ------
    ValueError
        When shapes do not fit or a mean, quality or expectation is not finite: a bug of the caller.
    """

    mean: Floats
    deviation: Floats
    quality: Floats
    expected: Floats
    rounds_since_met: Ints
    times_met: Ints
    byes: Ints
    provisional: Bools
    waiting: Ints
    forbidden: Bools
    names: tuple[str, ...] | None = None
    information: Floats | None = None
    strengths: Strengths | None = None
    group: Ints | None = None
    household: Ints | None = None
    side_balance: Ints | None = None
    score: Floats | None = None
    games: Ints | None = None
    times_partnered: Ints | None = None
    staying: tuple[tuple[int, ...], ...] = ()
    streak: Ints | None = None

    def __post_init__(self) -> None:
        n = len(self.mean)
        for field in _VECTORS:
            value = getattr(self, field)
            if value is not None and value.shape != (n,):
                raise ValueError(f"{field} must have shape ({n},)")
        for field in _SQUARES:
            value = getattr(self, field)
            if value is not None and value.shape != (n, n):
                raise ValueError(f"{field} must have shape ({n}, {n})")
        if self.strengths is not None and self.strengths.n != n:
            raise ValueError(f"strengths must hold {n}")
        if self.names is not None and len(self.names) != n:
            raise ValueError(f"names must hold {n}")
        off_diagonal = ~np.eye(n, dtype=bool)
        for field in ("mean", "quality", "expected", "information", "score"):
            values = getattr(self, field)
            if (
                values is not None
                and not np.isfinite(values if values.ndim == 1 else values[off_diagonal]).all()
            ):
                raise ValueError(f"{field} must be finite")

    @property
    def n(self) -> int:
        return len(self.mean)

    def name(self, player: int) -> str:
        """Return the player's name, or his number from 1 where no names were given."""
        return self.names[player] if self.names is not None else f"#{player + 1}"

    def sides(self) -> Strengths:
        """Return how players add up to sides, from ratings alone where no engine said."""
        if self.strengths is not None:
            return self.strengths
        return plain_strengths(self.mean, self.deviation)

    def gap(self, a: int, b: int) -> float:
        """Return the distance of two ratings in points."""
        return abs(float(self.mean[a] - self.mean[b]))


@dataclass(frozen=True, slots=True)
class Options:
    """What a person may set for a round; a system may extend it.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    no_rematch: int = option(
        WHOLE_EVENT,
        QT_TRANSLATE_NOOP("Pairing", "No rematch within"),
        unit=QT_TRANSLATE_NOOP("Pairing", "rounds"),
        help=QT_TRANSLATE_NOOP("Pairing", "0 allows rematches, 999 covers the whole event."),
        low=0,
        high=WHOLE_EVENT,
    )
    max_gap: float = option(
        0.0,
        QT_TRANSLATE_NOOP("Pairing", "Largest gap"),
        unit=QT_TRANSLATE_NOOP("Pairing", "points"),
        help=QT_TRANSLATE_NOOP("Pairing", "Wider pairs are avoided where possible; 0 sets no limit."),
        low=0.0,
    )
    bye: str = option(
        "lowest",
        QT_TRANSLATE_NOOP("Pairing", "Bye goes to"),
        help=QT_TRANSLATE_NOOP("Pairing", "Among those with the fewest byes."),
        choices={
            "lowest": QT_TRANSLATE_NOOP("Pairing", "fewest byes, then lowest rating"),
            "lot": QT_TRANSLATE_NOOP("Pairing", "fewest byes, then by lot"),
        },
    )
    variety: float = option(
        0.0,
        QT_TRANSLATE_NOOP("Pairing", "Variety"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to see another round each time."),
        low=0.0,
        high=0.5,
    )

    def __post_init__(self) -> None:
        check(self)


@dataclass(frozen=True, slots=True)
class Pins:
    """What a person fixed by hand; all are pool indices.

    pairs : pairs who meet: on one board, as opponents (at tables: at one table).
    byes : players who sit out.
    boards : whole boards of teams or tables, sides in order.
    together, apart : groups who share a side, pairs who do not (teams); likewise for tables.
    captains : players who each lead a side of their own (one split of everybody into teams).
    """

    pairs: tuple[tuple[int, int], ...] = ()
    byes: tuple[int, ...] = ()
    boards: tuple[tuple[tuple[int, ...], ...], ...] = ()
    together: tuple[tuple[int, ...], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    captains: tuple[int, ...] = ()


NO_PINS = Pins()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, in words: a stable code, the sentence with names filled in, and whom it is about."""

    code: str
    text: Text
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Cost:
    """What a pair costs the round beside its quality: a rematch in the span, points too far."""

    rematch: bool
    beyond_gap: float


@dataclass(frozen=True, slots=True)
class Term:
    """One part of what a pair is worth to the round, in units of match quality.

    ``rule`` is "quality", "information", "sides", "group", "household", "waiting" or "score"; negative
    ``worth`` is given up.
    """

    rule: str
    worth: float


@dataclass(frozen=True, slots=True)
class Wish:
    """The best game somebody could have had with anybody here, no rule in the way.

    ``lost`` is the match quality that his game in the round falls short of it, 0 if it is that game.
    """

    player: int
    other: int
    quality: float
    lost: float


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """One board of a round, whatever the shape of its game: sides in order, players in sides.

    sides : tuple of tuples of int
        Pool indices; the first side has the first move, the home court or the first line of the slip.
    quality : float
        Match quality of the board, in [0, 1].
    expected : tuple of float
        Expected score of each side (its chance to finish first where there are more than two).
    pinned : bool
        Fixed by hand, in whole or in part.
    reasons : tuple of Reason
        The first is the line to show.
    """

    sides: tuple[tuple[int, ...], ...]
    quality: float
    expected: tuple[float, ...] = ()
    pinned: bool = False
    reasons: tuple[Reason, ...] = ()

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(player for side in self.sides for player in side)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players who are to meet; *a* is the higher rated, ``reasons[0]`` the line to show.

    ``gap`` is in rating points; ``rounds_since_met`` is None for a pair that never met. ``expected`` is
    a's expected score; ``first`` is who has the first side (white), a where None; ``terms`` add up to
    ``total``, what the pair is worth to the round; ``wishes`` tell what each of the two gave up.
    """

    a: int
    b: int
    quality: float
    gap: float
    rounds_since_met: int | None
    times_met: int
    pinned: bool
    cost: Cost
    reasons: tuple[Reason, ...]
    expected: float = 0.5
    first: int | None = None
    information: float | None = None
    terms: tuple[Term, ...] = ()
    wishes: tuple[Wish, ...] = ()

    @property
    def rematch(self) -> bool:
        return self.cost.rematch

    @property
    def total(self) -> float:
        """What the pair is worth to the round, in units of match quality."""
        return sum(term.worth for term in self.terms) if self.terms else self.quality

    @property
    def board(self) -> BoardPlan:
        """The pair as a board, the one with the first side first."""
        odds = (self.expected, 1.0 - self.expected)
        if self.first == self.b:
            sides, odds = ((self.b,), (self.a,)), odds[::-1]
        else:
            sides = ((self.a,), (self.b,))
        return BoardPlan(sides, self.quality, odds, self.pinned, self.reasons)


@dataclass(frozen=True, slots=True)
class ByeCandidate:
    """Somebody who could have had the bye, and why he has it or not."""

    player: int
    byes: int
    chosen: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Bye:
    """A free round, its reason, and the candidates in the order of the rule (none if pinned)."""

    player: int
    pinned: bool
    reason: Reason
    candidates: tuple[ByeCandidate, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A whole round: boards with the strongest first, byes, totals, and notes on what had to give.

    ``pairs`` are the boards of one against one with all that is known of them, ``groups`` boards of any
    other shape (teams, tables); ``boards`` shows both alike. ``resting`` have neither a board nor a bye:
    in a queue, or out of the competition. ``mean_quality`` is over the boards; ``rematches`` and
    ``beyond_gap`` count boards, pinned ones too; ``total`` is the sum that the system made largest.

    Raises
    ------
    ValueError
        When somebody plays himself, is used twice or is missing: a bug of the system.
    """

    system: str
    rng_seed: int
    pairs: tuple[Pairing, ...]
    byes: tuple[Bye, ...]
    mean_quality: float
    rematches: int
    beyond_gap: int
    notes: tuple[Reason, ...] = ()
    groups: tuple[BoardPlan, ...] = ()
    resting: tuple[int, ...] = ()
    total: float = 0.0

    def __post_init__(self) -> None:
        seated = [player for pair in self.pairs for player in (pair.a, pair.b)]
        seated += [player for board in self.groups for player in board.players]
        used = sorted([*seated, *self.bye_ids, *self.resting])
        if used != list(range(len(used))):
            raise ValueError(f"not every player exactly once: {used}")
        if not math.isfinite(self.mean_quality):
            raise ValueError("a round needs a board")

    @property
    def boards(self) -> tuple[BoardPlan, ...]:
        """All boards in their order, pairs before other shapes."""
        return (*(pair.board for pair in self.pairs), *self.groups)

    @property
    def bye(self) -> int | None:
        """The player the system gave the bye to, else the first pinned one, else None."""
        given = [b.player for b in self.byes if not b.pinned]
        return next(iter(given + [b.player for b in self.byes]), None)

    @property
    def bye_ids(self) -> tuple[int, ...]:
        """Indices of all players who sit out."""
        return tuple(b.player for b in self.byes)


class PairingSystem(Protocol):
    """A pure function from a pool, options and a seed to a round."""

    key: str
    label: Text
    options_type: type[Any]

    def propose(
        self,
        pool: Pool,
        options: Any = None,
        *,
        pins: Pins = NO_PINS,
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> Proposal:
        """Return a whole round, or raise; the same input gives the same round.

        Raises
        ------
        RoundError
            "too-few", "no-round", "kept-apart", "pin-twice", "pin-self"; its ``relax`` says what would do.
        Cancelled
        """
        ...
