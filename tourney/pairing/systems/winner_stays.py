"""Winner stays on: open play, the winner meets whoever has waited longest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import option
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing import groups
from tourney.pairing.base import NO_PINS, Options, Pins, Pool, Proposal, Reason
from tourney.pairing.cost import kept_apart
from tourney.pairing.pins import refuse_kept_apart
from tourney.pairing.relax import MORE_PEOPLE, RoundError, allow, take_out

TOO_FEW = QT_TRANSLATE_NOOP("Pairing", "{n} are free to play; a game needs {wanted}.")
NO_ONE_LEFT = QT_TRANSLATE_NOOP(
    "Pairing", "Everybody in the queue is kept apart from {a}. Allow one of the pairs."
)
STAYS = QT_TRANSLATE_NOOP("Pairing", "{names} won and stays on; {others} waited longest")
STAYED_OUT = QT_TRANSLATE_NOOP("Pairing", "{names} won %n time(s) in a row and makes room")
WAITED = QT_TRANSLATE_NOOP("Pairing", "These have waited longest")
NEXT = QT_TRANSLATE_NOOP("Pairing", "Next in the queue: {names}")

STEPS = 2


@dataclass(frozen=True, slots=True)
class StayOptions(Options):
    """What a person may set for open play.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    boards: int = option(1, QT_TRANSLATE_NOOP("Pairing", "Boards free"), low=1, high=9999)
    size: int = option(1, QT_TRANSLATE_NOOP("Pairing", "Players a side"), low=1, high=50)
    most: int = option(
        0,
        QT_TRANSLATE_NOOP("Pairing", "Wins in a row at most"),
        help=QT_TRANSLATE_NOOP("Pairing", "Then the winner makes room too; 0 sets no limit."),
        low=0,
        high=100,
    )


class WinnerStays:
    """The next game of each free board: who won stays on, the next in the queue comes on.

    The queue is ``Pool.waiting`` (games gone by since somebody played, say), the longest first; of
    equals the one with fewer games, then the one named first. Winners are ``Pool.staying``.
    """

    key = "winner-stays"
    label = QT_TRANSLATE_NOOP("Pairing", "Winner stays on")
    options_type: type[Any] = StayOptions

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
        """Return the next games; those who wait on are ``resting``, in no order.

        Raises
        ------
        RoundError
            "too-few", "no-round", "pin-twice", "pin-self".
        """
        chosen = options if isinstance(options, StayOptions) else StayOptions()
        checkpoint(0, STEPS, progress, cancelled)
        free = groups.not_placed(pool, pins)
        apart = kept_apart(pool)
        for a, b in pins.pairs:
            refuse_kept_apart(pool, a, b)
        boards: list[groups.Sides] = [((a,), (b,)) for a, b in pins.pairs]
        placed = {p for pair in pins.pairs for p in pair}
        queue = in_queue(pool, [p for p in free if p not in placed])
        winners = [side for side in pool.staying if all(p in queue for p in side)]
        held = [side for side in winners if not _makes_room(pool, chosen, side)]
        tired = {p for side in winners if side not in held for p in side}
        queue = [p for p in queue if p not in tired] + [p for p in queue if p in tired]
        number = max(chosen.boards - len(pins.boards) - len(boards), 0)
        pending = list(held)
        for _ in range(number):
            pending = [side for side in pending if all(p in queue for p in side)]
            side = pending.pop(0) if pending else None
            kept = {p for other in pending for p in other}
            found = _next_game(chosen, apart, side, [p for p in queue if p not in kept])
            if found is None:  # nobody else waits: two winners meet
                found = _next_game(chosen, apart, side, queue)
            if found is not None:
                boards.append(found)
                queue = [p for p in queue if not any(p in one for one in found)]
        if not boards and not pins.boards:
            raise _refusal(pool, chosen, pins, queue, held)
        checkpoint(1, STEPS, progress, cancelled)
        proposal = _proposal(pool, chosen, pins, boards, held, tired, queue, rng_seed)
        checkpoint(STEPS, STEPS, progress, cancelled)
        return proposal


def in_queue(pool: Pool, players: Sequence[int]) -> list[int]:
    """Return the players, the one who has waited longest first."""
    games = pool.games if pool.games is not None else pool.times_met.sum(axis=1)
    return sorted(players, key=lambda p: (-int(pool.waiting[p]), int(games[p]), p))


def _makes_room(pool: Pool, options: StayOptions, side: Sequence[int]) -> bool:
    if options.most == 0 or pool.streak is None:
        return False
    return bool(max(int(pool.streak[p]) for p in side) >= options.most)


def _next_game(
    options: StayOptions, apart: np.ndarray, side: tuple[int, ...] | None, queue: Sequence[int]
) -> groups.Sides | None:
    """Return the next game of a board, the side that stays first; None when nobody may come on."""
    size = len(side) if side is not None else options.size
    firsts = [side] if side is not None else [tuple(queue[i : i + size]) for i in range(len(queue))]
    for first in firsts:
        if len(first) < size:
            break
        others = [p for p in queue if p not in first and not apart[p, list(first)].any()]
        if len(others) >= size:
            return first, tuple(others[:size])
    return None


def _proposal(
    pool: Pool,
    options: StayOptions,
    pins: Pins,
    boards: Sequence[groups.Sides],
    held: Sequence[tuple[int, ...]],
    tired: set[int],
    queue: Sequence[int],
    rng_seed: int,
) -> Proposal:
    called = groups.Called((), (), pins.boards, pins.byes)
    pinned = [player for pair in pins.pairs for player in pair]
    made = groups.round_of(
        pool,
        options,
        called,
        boards,
        by_hand=pinned,
        system=WinnerStays.key,
        rng_seed=rng_seed,
        total=0.0,
        leading=lambda sides: _why(pool, sides, held),
        resting=tuple(sorted(queue)),
    )
    notes: list[Reason] = []
    if tired:
        streak = 0 if pool.streak is None else max(int(pool.streak[p]) for p in tired)
        names = tuple(pool.name(p) for p in sorted(tired))
        notes.append(Reason("makes-room", STAYED_OUT(names=names, count=streak), tuple(sorted(tired))))
    if queue:
        following = queue[: options.size]
        names = tuple(pool.name(p) for p in following)
        notes.append(Reason("next", NEXT(names=names), tuple(following)))
    return groups.with_notes(made, notes)


def _why(pool: Pool, sides: groups.Sides, held: Sequence[tuple[int, ...]]) -> Reason:
    everybody = tuple(p for side in sides for p in side)
    if sides[0] in held:
        names, others = (tuple(pool.name(p) for p in side) for side in sides[:2])
        return Reason("stays", STAYS(names=names, others=others), everybody)
    return Reason("waited-longest", WAITED, everybody)


def _refusal(
    pool: Pool, options: StayOptions, pins: Pins, queue: Sequence[int], held: Sequence[tuple[int, ...]]
) -> RoundError:
    size = len(held[0]) if held else options.size
    wanted = 2 * size
    if len(queue) < wanted:
        missing, offers = wanted - len(queue), [MORE_PEOPLE]
        if len(pins.byes) >= missing:
            freed = pins.byes[-missing:]
            offers.insert(0, take_out([(p,) for p in freed], [pool.name(p) for p in freed]))
        return RoundError("too-few", TOO_FEW(n=len(queue), wanted=wanted), field="pins", relax=offers)
    first = held[0] if held else tuple(queue[:size])
    others = [p for p in queue if p not in first][:size]
    apart = kept_apart(pool)
    pairs = [(a, b) for a in first for b in others if apart[a, b]]
    names = [(pool.name(a), pool.name(b)) for a, b in pairs]
    text = NO_ONE_LEFT(a=tuple(pool.name(p) for p in first))
    return RoundError("no-round", text, field="forbidden", relax=[allow(pairs, names)])


PLUGIN = WinnerStays()
