"""Rounds of boards with more than two players: who sits out, the seating, and its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck
from tourney.pairing.arrange import FORBIDDEN, Task, improve, values
from tourney.pairing.base import BoardPlan, Bools, Bye, Options, Pins, Pool, Proposal, Reason
from tourney.pairing.byes import explained_bye, pinned_bye
from tourney.pairing.cost import bye_turns, in_span, kept_apart
from tourney.pairing.lots import lots
from tourney.pairing.pins import placed_once, refuse_kept_apart
from tourney.pairing.reasons import EVEN_WITHIN
from tourney.pairing.relax import RoundError, allow, take_out
from tourney.pairing.seating import joined
from tourney.pairing.teams import TORN, first_seatings
from tourney.ratings.base import Floats, Ints

PINNED = QT_TRANSLATE_NOOP("Pairing", "Pinned by hand")
EVEN = QT_TRANSLATE_NOOP("Pairing", "Even on paper: {odds}")
ODDS = QT_TRANSLATE_NOOP("Pairing", "Expected: {odds}")
PARTNERS_AGAIN = QT_TRANSLATE_NOOP("Pairing", "Partners again: {names}")
ALL_NEW = QT_TRANSLATE_NOOP("Pairing", "Nobody plays with a partner he has had")
MEET_AGAIN = QT_TRANSLATE_NOOP("Pairing", "Meet again: {names}")
NEVER_MET = QT_TRANSLATE_NOOP("Pairing", "Nobody here has met another")
REPEATS = QT_TRANSLATE_NOOP("Pairing", "Boards on which some meet again: %n.")
PARTNERS_REPEAT = QT_TRANSLATE_NOOP("Pairing", "Partners who play together again: %n pair(s).")
NO_SEATING = QT_TRANSLATE_NOOP(
    "Pairing", "No round keeps {names} apart. Allow some of these pairs, or give a bye by hand."
)
NO_ROOM = QT_TRANSLATE_NOOP(
    "Pairing", "Those pinned together fit into no round: {names}. Take some of the pins out."
)

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Called:
    """Who is to be seated: ``players`` in rating order, those who ``sit_out`` by turn, and the pinned."""

    players: tuple[int, ...]
    sit_out: tuple[int, ...]
    boards: tuple[Sides, ...]
    byes: tuple[int, ...]


def not_placed(pool: Pool, pins: Pins) -> list[int]:
    """Return the players whom no pinned board and no pinned bye has placed.

    Raises
    ------
    RoundError
        "pin-twice", "pin-self".
    """
    flat = [tuple(player for side in board for player in side) for board in pins.boards]
    singles = [(player,) for player in pins.byes]
    placed = placed_once(pool, [*flat, *singles])
    placed_once(pool, [*flat, *singles, *pins.pairs])
    return [player for player in range(pool.n) if player not in placed]


def refuse_contradictions(pool: Pool, pins: Pins, together: Sequence[tuple[int, ...]], apart: Bools) -> None:
    """Raise "kept-apart" or "torn" where pins fight pairs kept apart, or one another.

    Parameters
    ----------
    together : groups who share a team, or a table
    apart : (n, n) bool
        Who must not share one.
    """
    for a, b in pins.pairs:
        refuse_kept_apart(pool, a, b)
    for unit in joined(pool.n, together):
        for a, b in pairs_of(unit):
            if apart[a, b] or apart[b, a]:
                torn = [group for group in together if set(group) & set(unit)]
                names = (pool.name(a), pool.name(b))
                offers = [
                    take_out(torn, [" – ".join(pool.name(p) for p in group) for group in torn]),
                    allow([(a, b)], [names]),
                ]
                raise RoundError("torn", TORN(a=names[0], b=names[1]), field="pins", relax=offers)


def call(pool: Pool, pins: Pins, rest: Sequence[int], out: int, options: Options, rng_seed: int) -> Called:
    """Return who plays when *out* of the *rest* sit out: those with the fewest byes, then by turn.

    Everybody sits out equally often that way; somebody pinned to a pair or a group plays if he can.
    """
    order = np.asarray(rest, dtype=np.int64)
    turn = bye_turns(pool, order, options, rng_seed)
    wanted = {player for group in [*pins.pairs, *pins.together] for player in group} | set(pins.captains)
    wish = np.array([player in wanted for player in rest], dtype=bool)
    queue = order[np.lexsort((turn, pool.byes[order], wish))] if len(order) else order
    sitting = queue[:out].tolist()
    playing = [player for player in rest if player not in set(sitting)]
    playing.sort(key=lambda p: (-float(pool.mean[p]), p))
    return Called(tuple(playing), tuple(sitting), pins.boards, pins.byes)


def seat(
    pool: Pool,
    task: Task,
    units: Sequence[tuple[int, ...]],
    given: Ints,
    apart: tuple[Floats, Floats],
    pins: Pins,
    rng_seed: int,
    *,
    extra: Sequence[Ints] = (),
    cancelled: CancelCheck | None = None,
) -> tuple[list[tuple[int, ...]], float]:
    """Return the players of each team of the best seating found, and its worth.

    *apart* are the (n, n) costs over the players from which the task was made: of sharing a team, and
    of meeting.

    Raises
    ------
    RoundError
        "no-round", when pairs kept apart leave none; its offer allows pairs that stand in the way.
        "no-room", when the groups pinned together fit nowhere.
    """
    rng = lots(rng_seed)
    no_mates, no_rivals = task.mate >= FORBIDDEN / 2, task.rival >= FORBIDDEN / 2
    starts = first_seatings(task, no_mates, no_rivals, given, rng)
    if not len(starts):
        nobody = np.zeros_like(no_mates)
        starts = first_seatings(task, nobody, nobody, given, rng)
    if not len(starts):
        raise _no_room(pool, pins)
    starts = np.concatenate([starts, *(one[None, :] for one in extra)])
    kept = values(task, starts) > -FORBIDDEN / 2
    starts = starts[kept] if kept.any() else starts
    found, worth = improve(task, starts, cancelled=cancelled)
    order = np.lexsort((*found.T[::-1], -np.round(worth, 12)))
    best, total = found[order[0]], float(worth[order[0]])
    if total < -FORBIDDEN / 2:
        raise _kept_apart(pool, task, units, best, apart)
    teams: list[tuple[int, ...]] = [
        tuple(p for unit, team in zip(units, best.tolist(), strict=True) if team == t for p in unit)
        for t in range(task.n_teams)
    ]
    return [tuple(sorted(team, key=lambda p: (-float(pool.mean[p]), p))) for team in teams], total


def _no_room(pool: Pool, pins: Pins) -> RoundError:
    held = [*pins.together, *pins.pairs]
    names = [" – ".join(pool.name(p) for p in group) for group in held]
    text = NO_ROOM(names=tuple(names))
    return RoundError("no-room", text, field="pins", relax=[take_out(held, names)])


def _kept_apart(
    pool: Pool,
    task: Task,
    units: Sequence[tuple[int, ...]],
    seating: Ints,
    apart: tuple[Floats, Floats],
) -> RoundError:
    team = {p: int(seating[i]) for i, unit in enumerate(units) for p in unit}
    pairs = []
    for a, b in pairs_of(sorted(team)):
        same_board = task.board[team[a]] == task.board[team[b]]
        cost = apart[0] if team[a] == team[b] else apart[1]
        if same_board and cost[a, b] >= FORBIDDEN / 2:
            pairs.append((a, b))
    names = [(pool.name(a), pool.name(b)) for a, b in pairs]
    listed = tuple(f"{a} – {b}" for a, b in names)
    return RoundError("no-round", NO_SEATING(names=listed), field="forbidden", relax=[allow(pairs, names)])


def opponents_cost(pool: Pool, options: Options, weight: float) -> Floats:
    """Return (n, n) what meeting again costs, ``FORBIDDEN`` for the pairs kept apart."""
    times = np.maximum(pool.times_met, pool.times_met.T)
    cost = weight * np.where(in_span(pool, options), times, 0).astype(np.float64)
    cost[kept_apart(pool)] = FORBIDDEN
    np.fill_diagonal(cost, 0.0)
    return cost


def plan(pool: Pool, sides: Sequence[Sequence[int]], options: Options, *, pinned: bool) -> BoardPlan:
    """Return one board with its quality, odds and reasons."""
    ordered = tuple(tuple(side) for side in sides)
    if len(ordered) == 2 and all(len(side) == 1 for side in ordered):
        (a,), (b,) = ordered
        quality = 0.5 * float(pool.quality[a, b] + pool.quality[b, a])
        chance = 0.5 * float(pool.expected[a, b] + 1.0 - pool.expected[b, a])
        expected: tuple[float, ...] = (chance, 1.0 - chance)
    else:
        strengths = pool.sides()
        quality, expected = strengths.quality(ordered), strengths.odds(ordered).expected
    reasons = tuple(_reasons(pool, ordered, expected, options, pinned=pinned))
    return BoardPlan(ordered, quality, expected, pinned, reasons)


def round_of(
    pool: Pool,
    options: Options,
    called: Called,
    boards: Sequence[Sides],
    *,
    by_hand: Collection[int] = (),
    system: str,
    rng_seed: int,
    total: float,
    leading: Callable[[Sides], Reason] | None = None,
    resting: tuple[int, ...] = (),
) -> Proposal:
    """Return a finished round, the strongest board first; *by_hand* are players a pin placed or joined.

    *leading* gives the first reason of a board that is not pinned; without it the telling one leads.
    """
    held = set(by_hand)
    plans = [plan(pool, sides, options, pinned=True) for sides in called.boards]
    plans += [
        plan(pool, sides, options, pinned=any(p in held for side in sides for p in side)) for sides in boards
    ]
    if not plans:
        raise ValueError("a round needs a board")
    if leading is not None:
        plans = [p if p.pinned else replace(p, reasons=(leading(p.sides), *p.reasons)) for p in plans]
    plans.sort(key=lambda board: sorted((-float(pool.mean[p]), p) for p in board.players))
    free = [*called.players, *called.sit_out]
    byes: list[Bye] = [pinned_bye(player) for player in called.byes]
    for player in called.sit_out:
        others = set(called.sit_out) - {player}
        byes.append(explained_bye(pool, options, free, player, rng_seed, others=others))
    met = in_span(pool, options)
    repeated = [board for board in plans if _met_pairs(board.sides, met)]
    return Proposal(
        system=system,
        rng_seed=rng_seed,
        pairs=(),
        byes=tuple(byes),
        mean_quality=sum(board.quality for board in plans) / len(plans),
        rematches=len(repeated),
        beyond_gap=0,
        notes=tuple(_notes(pool, plans, repeated)),
        groups=tuple(plans),
        resting=resting,
        total=total,
    )


def with_notes(proposal: Proposal, notes: Sequence[Reason]) -> Proposal:
    """Return the round with more to say, first."""
    return replace(proposal, notes=(*notes, *proposal.notes))


def pairs_of(side: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each two of a side."""
    for i, a in enumerate(side):
        for b in side[i + 1 :]:
            yield a, b


def _met_pairs(sides: Sides, met: np.ndarray) -> list[tuple[int, int]]:
    return [
        (a, b)
        for i, one in enumerate(sides)
        for other in sides[i + 1 :]
        for a in one
        for b in other
        if met[a, b]
    ]


def _partners_again(pool: Pool, sides: Sides) -> list[tuple[int, int]]:
    partnered = pool.times_partnered
    if partnered is None:
        return []
    return [(a, b) for side in sides for a, b in pairs_of(side) if partnered[a, b] or partnered[b, a]]


def _named(pool: Pool, pairs: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(f"{pool.name(a)} – {pool.name(b)}" for a, b in pairs)


def _reasons(
    pool: Pool, sides: Sides, expected: Sequence[float], options: Options, *, pinned: bool
) -> Iterator[Reason]:
    everybody = tuple(player for side in sides for player in side)

    def reason(code: str, text: Text) -> Reason:
        return Reason(code, text, everybody)

    if pinned:
        yield reason("pinned", PINNED)
    again = _partners_again(pool, sides)
    if again:
        yield Reason("partners-again", PARTNERS_AGAIN(names=_named(pool, again)), _flat(again))
    met = _met_pairs(sides, in_span(pool, options))
    if met:
        yield Reason("meet-again", MEET_AGAIN(names=_named(pool, met)), _flat(met))
    odds = " : ".join(f"{100 * chance:.0f}" for chance in expected)
    even = max(expected) - min(expected) <= 2 * EVEN_WITHIN
    yield reason("even" if even else "odds", (EVEN if even else ODDS)(odds=odds))
    if not again and pool.times_partnered is not None and any(len(side) > 1 for side in sides):
        yield reason("new-partners", ALL_NEW)
    if not met:
        yield reason("never-met", NEVER_MET)


def _notes(pool: Pool, plans: Sequence[BoardPlan], repeated: Sequence[BoardPlan]) -> Iterator[Reason]:
    if repeated:
        yield Reason(
            "rematches", REPEATS(count=len(repeated)), tuple(p for board in repeated for p in board.players)
        )
    again = [pair for board in plans for pair in _partners_again(pool, board.sides)]
    if again:
        yield Reason("partners-again", PARTNERS_REPEAT(count=len(again)), _flat(again))


def _flat(pairs: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(player for pair in pairs for player in pair)
