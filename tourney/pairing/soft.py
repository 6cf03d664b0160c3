"""Soft rules: what a pair is worth to a round, part by part, in units of match quality.

The worth of a round is the sum over its pairs; each part is quality, or what a rule with a weight
takes away from it. A weight says how much match quality a club gives up to see the rule kept once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import option
from tourney.pairing.base import Options, Pool, Term
from tourney.ratings.base import Floats, Ints

MOST_APART, MOST_WAITS = 8.0, 4
"""Points between two scores, and rounds waited by both, that are told apart."""

ANCHOR_STEPS, NO_ANCHOR = 100, 1000
"""Steps from the weakest to the strongest anchor; the cost of a newcomer's game without any."""


@dataclass(frozen=True, slots=True)
class BalancedOptions(Options):
    """What a person may set for a balanced round.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    information: float = option(
        0.0,
        QT_TRANSLATE_NOOP("Pairing", "Objective"),
        help=QT_TRANSLATE_NOOP("Pairing", "0 seeks even games, 1 games that tell most about the players."),
        low=0.0,
        high=1.0,
    )
    anchors: int = option(
        0,
        QT_TRANSLATE_NOOP("Pairing", "Anchor games"),
        unit=QT_TRANSLATE_NOOP("Pairing", "games"),
        help=QT_TRANSLATE_NOOP(
            "Pairing", "So many first games of a newcomer go to established players of spread strength."
        ),
        low=0,
        high=20,
    )
    boards: int = option(
        0,
        QT_TRANSLATE_NOOP("Pairing", "Boards at most"),
        help=QT_TRANSLATE_NOOP("Pairing", "The others sit out in turn; 0 sets no limit."),
        low=0,
        high=9999,
    )
    strict: bool = option(
        False,
        QT_TRANSLATE_NOOP("Pairing", "Rather no round than a rematch"),
        help=QT_TRANSLATE_NOOP("Pairing", "Otherwise a rematch is made where no other round is left."),
    )
    sides: float = option(
        0.1,
        QT_TRANSLATE_NOOP("Pairing", "Sides in turn"),
        help=QT_TRANSLATE_NOOP(
            "Pairing", "Match quality given up for even numbers of first and second sides."
        ),
        low=0.0,
        high=1.0,
    )
    same_group: float = option(
        0.2,
        QT_TRANSLATE_NOOP("Pairing", "Same club apart"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to keep two of one club apart."),
        low=0.0,
        high=1.0,
    )
    same_household: float = option(
        0.5,
        QT_TRANSLATE_NOOP("Pairing", "Same household apart"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to keep two of one household apart."),
        low=0.0,
        high=1.0,
    )
    waiting: float = option(
        0.0,
        QT_TRANSLATE_NOOP("Pairing", "Good games for those who waited"),
        help=QT_TRANSLATE_NOOP(
            "Pairing", "How much more each round waited makes the quality of somebody's game count."
        ),
        low=0.0,
        high=1.0,
    )
    floats: float = option(
        0.0,
        QT_TRANSLATE_NOOP("Pairing", "Equal scores"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up for each point between two scores."),
        low=0.0,
        high=1.0,
    )
    top: str = option(
        "rating",
        QT_TRANSLATE_NOOP("Pairing", "First boards go to"),
        choices={
            "rating": QT_TRANSLATE_NOOP("Pairing", "the highest rated"),
            "strength": QT_TRANSLATE_NOOP("Pairing", "the strongest pairs"),
            "score": QT_TRANSLATE_NOOP("Pairing", "the highest scores"),
        },
    )


def with_soft_rules(options: Options | None) -> BalancedOptions:
    """Return the options with the soft rules at their defaults where they have none."""
    if options is None:
        return BalancedOptions()
    if isinstance(options, BalancedOptions):
        return options
    known = {name: value for name, value in asdict(options).items() if name in _BASIC}
    return BalancedOptions(**known)


_BASIC = frozenset(asdict(Options()))


def parts(pool: Pool, options: BalancedOptions, rows: Ints, columns: Ints) -> Iterator[tuple[str, Floats]]:
    """Yield each rule that plays a part and what it adds to the worth of the pairs (row, column).

    *rows* and *columns* are pool indices that broadcast to the shape of the answer.
    """
    share = options.information
    quality = (1.0 - share) * 0.5 * (pool.quality[rows, columns] + pool.quality[columns, rows])
    gained = quality
    yield "quality", quality
    if share > 0:
        told = share * _told(pool, rows, columns)
        gained = quality + told
        yield "information", told
    if options.sides > 0 and pool.side_balance is not None:
        yield "sides", -options.sides * imbalance(pool.side_balance[rows], pool.side_balance[columns]) / 4.0
    for rule, weight, members in (
        ("group", options.same_group, pool.group),
        ("household", options.same_household, pool.household),
    ):
        if weight > 0 and members is not None:
            same = (members[rows] == members[columns]) & (members[rows] >= 0)
            yield rule, np.where(same, -weight, 0.0)
    if options.waiting > 0:
        waited = np.minimum(pool.waiting[rows] + pool.waiting[columns], MOST_WAITS)
        yield "waiting", -options.waiting * waited * (1.0 - gained)
    if options.floats > 0 and pool.score is not None:
        apart = np.minimum(np.abs(pool.score[rows] - pool.score[columns]), MOST_APART)
        yield "score", -options.floats * apart


def worth(pool: Pool, options: BalancedOptions, rows: Ints, columns: Ints) -> Floats:
    """Return what the pairs (row, column) are worth, at most 1 each."""
    total: Floats | None = None
    for _, part in parts(pool, options, rows, columns):
        total = part if total is None else total + part
    assert total is not None
    return total


def terms(pool: Pool, options: BalancedOptions, a: Ints, b: Ints) -> list[tuple[Term, ...]]:
    """Return the parts of each pair (a[k], b[k]), those of nothing left out (but for the quality)."""
    listed = [(rule, part.tolist()) for rule, part in parts(pool, options, a, b)]
    return [
        tuple(Term(rule, values[k]) for rule, values in listed if values[k] or rule == "quality")
        for k in range(len(a))
    ]


def imbalance(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> Floats:
    """Return how much worse than need be two balances of sides are after a game, the better way round.

    The sum of squares of both balances after the game, less 1 for each who cannot come out even.
    """
    first, second = one - other, 2 - one % 2 - other % 2
    after = one**2 + other**2 + 2 - 2 * np.abs(first)
    return np.asarray(after - second, dtype=np.float64)


def anchor_cost(pool: Pool, options: BalancedOptions, players: Ints) -> tuple[Ints, Ints]:
    """Return the (m, m) costs of the anchor games, and which of them are some, (m, m) 0 or 1.

    A newcomer's k-th game wants an opponent at the k-th of the spread places between the weakest and
    the strongest established player here; the places halve the longest stretch left (van der Corput).
    """
    m = len(players)
    cost = np.zeros((m, m), dtype=np.int64)
    anchored = np.zeros((m, m), dtype=np.int64)
    new = newcomers(pool, options)[players]
    known = np.flatnonzero(~pool.provisional[players])
    if options.anchors == 0 or not new.any() or not len(known):
        return cost, anchored
    place = np.empty(len(known))
    place[np.argsort(pool.mean[players][known], kind="stable")] = np.linspace(0.0, 1.0, len(known))
    cost[new, :] = cost[:, new] = NO_ANCHOR
    for i in np.flatnonzero(new).tolist():
        wanted = spread_place(games_of(pool, int(players[i])))
        steps = np.rint(ANCHOR_STEPS * np.abs(place - wanted)).astype(np.int64)
        cost[i, known] = cost[known, i] = steps
        anchored[i, known] = anchored[known, i] = 1
    return cost, anchored


def newcomers(pool: Pool, options: BalancedOptions) -> npt.NDArray[np.bool_]:
    """Return who is still to play anchor games, (n,)."""
    played = pool.games if pool.games is not None else pool.times_met.sum(axis=1)
    return np.asarray(pool.provisional & (played < options.anchors))


def games_of(pool: Pool, player: int) -> int:
    """Return the rated games of a player, those within the event where no more is known."""
    return int(pool.games[player] if pool.games is not None else pool.times_met[player].sum())


def spread_place(game: int) -> float:
    """Return 1/2, 1/4, 3/4, 1/8, 5/8 ... for game 0, 1, 2 ...: the binary digits of game + 1 mirrored."""
    digits = f"{game + 1:b}"
    return float(Fraction(int(digits[::-1], 2), 2 ** len(digits)))


def _told(pool: Pool, rows: Ints, columns: Ints) -> Floats:
    """Return what games tell as a share of the most any pair here could, in [0, 1]."""
    if pool.information is not None:
        told = pool.information
    else:
        told = pool.expected * (1.0 - pool.expected)
    most = float(np.where(np.eye(pool.n, dtype=bool), 0.0, told).max(initial=0.0))
    if most <= 0.0:
        return np.zeros(np.broadcast(rows, columns).shape)
    return np.asarray(0.5 * (told[rows, columns] + told[columns, rows]) / most)
