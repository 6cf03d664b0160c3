"""A round as a proposal: finished pairs given their numbers and reasons, and changed by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.pairing.base import Bye, Cost, Options, Pairing, Pins, Pool, Proposal, Reason, Wish
from tourney.pairing.byes import explained_bye, pinned_bye
from tourney.pairing.cost import beyond_gap, rating_order
from tourney.pairing.pins import left_to_pair, refuse_kept_apart
from tourney.pairing.reasons import Outlook, outlook, pair_reasons
from tourney.pairing.soft import BalancedOptions, terms, with_soft_rules
from tourney.ratings.base import Floats, Ints

REMATCHES = QT_TRANSLATE_NOOP("Pairing", "No round without a rematch is left. Repeated here: %n game(s).")
REMATCHES_BY_HAND = QT_TRANSLATE_NOOP("Pairing", "Rematches fixed by hand: %n game(s).")
BEYOND = QT_TRANSLATE_NOOP("Pairing", "Wider than the largest gap: %n pair(s).")
BYE_AGAIN = QT_TRANSLATE_NOOP(
    "Pairing", "{a} sits out again, since the pairs kept apart leave no other round."
)
SWAP_SAME = QT_TRANSLATE_NOOP(
    "Pairing", "{a} and {b} meet on this board already. Choose a player of another one."
)


def describe(
    pool: Pool,
    options: Options,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[int],
    *,
    by_hand: Collection[frozenset[int]] = (),
    system: str = "balanced",
    rng_seed: int = 0,
) -> Proposal:
    """Return a finished round as a proposal, the strongest board first.

    Parameters
    ----------
    by_hand : collection of frozenset
        {a, b} for each pair and {x} for each bye that a person fixed.

    Raises
    ------
    TourneyError
        "kept-apart" for a forbidden pair.
    ValueError
        When not everybody is placed exactly once: a bug of the caller.
    """
    chosen = with_soft_rules(options)
    place = np.empty(pool.n, dtype=np.int64)
    place[rating_order(pool, range(pool.n))] = np.arange(pool.n)
    places: list[int] = place.tolist()
    seated = [(a, b) if places[a] < places[b] else (b, a) for a, b in pairs]
    seated.sort(key=lambda ab: _board_order(pool, chosen, places, *ab))
    for a, b in seated:
        refuse_kept_apart(pool, a, b)
    described = _pairings(outlook(pool, chosen, seated, by_hand), seated)
    placed_by_hand = {player for group in by_hand for player in group}
    free = [player for player in range(pool.n) if player not in placed_by_hand]
    given = tuple(
        pinned_bye(player)
        if frozenset((player,)) in by_hand
        else explained_bye(pool, chosen, free, player, rng_seed, others=set(byes) - {player})
        for player in byes
    )
    if 2 * len(described) + len(given) != pool.n:
        raise ValueError("the round does not hold everybody")
    return Proposal(
        system=system,
        rng_seed=rng_seed,
        pairs=described,
        byes=given,
        mean_quality=sum(p.quality for p in described) / len(described),
        rematches=sum(p.rematch for p in described),
        beyond_gap=sum(p.cost.beyond_gap > 0 for p in described),
        notes=tuple(_notes(pool, described, given)),
        total=sum(p.total for p in described),
    )


def pins_of(proposal: Proposal) -> Pins:
    """Return what of a proposal was fixed by hand, to suggest again around it."""
    return Pins(
        tuple((p.a, p.b) for p in proposal.pairs if p.pinned),
        tuple(b.player for b in proposal.byes if b.pinned),
    )


def swap(pool: Pool, options: Options, proposal: Proposal, x: int, y: int) -> Proposal:
    """Return the proposal with two players in each other's place; one of them may hold the bye.

    What they touch counts as fixed by hand from then on, the rest stays as it was.

    Raises
    ------
    TourneyError
        "swap-same" for two of one board or two with byes, "kept-apart".
    """
    trade = {x: y, y: x}
    if all(player in proposal.bye_ids for player in (x, y)) or any(
        {p.a, p.b} >= {x, y} for p in proposal.pairs
    ):
        raise TourneyError("swap-same", SWAP_SAME(a=pool.name(x), b=pool.name(y)), field="swap")
    fixed = pins_of(proposal)
    by_hand = {frozenset(pair) for pair in fixed.pairs} | {frozenset((p,)) for p in fixed.byes}
    before = [frozenset((p.a, p.b)) for p in proposal.pairs] + [frozenset((p,)) for p in proposal.bye_ids]
    groups = [frozenset(trade.get(player, player) for player in group) for group in before]
    by_hand = {new for old, new in zip(before, groups, strict=True) if old in by_hand or new != old}
    pins = Pins(
        tuple((min(g), max(g)) for g in groups if len(g) == 2), tuple(min(g) for g in groups if len(g) == 1)
    )
    left_to_pair(pool, pins)
    return describe(
        pool,
        options,
        pins.pairs,
        pins.byes,
        by_hand=by_hand,
        system=proposal.system,
        rng_seed=proposal.rng_seed,
    )


def _board_order(
    pool: Pool, options: BalancedOptions, place: Sequence[int], a: int, b: int
) -> tuple[float, ...]:
    """Return what boards are sorted by; a is the higher rated, *place* the places in rating order."""
    own, other = place[a], place[b]
    if options.top == "strength":
        return (-float(pool.mean[a] + pool.mean[b]), own)
    if options.top == "score" and pool.score is not None:
        low, high = sorted((float(pool.score[a]), float(pool.score[b])))
        return (-high, -low, own)
    return (own, other)


def _pairings(view: Outlook, seated: Sequence[tuple[int, int]]) -> tuple[Pairing, ...]:
    pool, options = view.pool, view.options
    ends = np.array(seated, dtype=np.int64).reshape(-1, 2)
    a, b = ends[:, 0], ends[:, 1]
    quality = (0.5 * (pool.quality[a, b] + pool.quality[b, a])).tolist()
    gap = view.gaps[a, b]
    times = np.maximum(pool.times_met[a, b], pool.times_met[b, a]).tolist()
    since = np.minimum(pool.rounds_since_met[a, b], pool.rounds_since_met[b, a]).tolist()
    expected = (0.5 * (pool.expected[a, b] + 1.0 - pool.expected[b, a])).tolist()
    told = None if pool.information is None else pool.information[a, b].tolist()
    worth = terms(pool, options, a, b)
    first = _first_sides(pool, seated)
    best, best_with = (found.tolist() for found in _best_games(pool))
    rematch, gaps = view.met[a, b].tolist(), gap.tolist()
    return tuple(
        Pairing(
            one,
            other,
            quality[k],
            gaps[k],
            since[k] if times[k] else None,
            times[k],
            frozenset((one, other)) in view.by_hand,
            Cost(rematch[k], beyond_gap(gaps[k], options)),
            pair_reasons(view, one, other),
            expected[k],
            first[k],
            None if told is None else told[k],
            worth[k],
            (
                Wish(one, best_with[one], best[one], best[one] - quality[k]),
                Wish(other, best_with[other], best[other], best[other] - quality[k]),
            ),
        )
        for k, (one, other) in enumerate(seated)
    )


def _first_sides(pool: Pool, seated: Sequence[tuple[int, int]]) -> list[int | None]:
    """Return who has the first side: who has had it less often; of equals in turn down the boards."""
    balance = pool.side_balance
    if balance is None:
        return [None] * len(seated)
    return [
        (a, b)[k % 2] if balance[a] == balance[b] else a if balance[a] < balance[b] else b
        for k, (a, b) in enumerate(seated)
    ]


def _best_games(pool: Pool) -> tuple[Floats, Ints]:
    """Return the quality of everybody's best game here, no rule in the way, and against whom."""
    mutual = 0.5 * (pool.quality + pool.quality.T)
    np.fill_diagonal(mutual, -1.0)
    other = mutual.argmax(axis=1)
    return mutual[np.arange(pool.n), other], other


def _notes(pool: Pool, pairs: Sequence[Pairing], byes: Sequence[Bye]) -> Iterator[Reason]:
    repeated = [p for p in pairs if p.rematch and not p.pinned]
    if repeated:
        yield Reason("rematches", REMATCHES(count=len(repeated)), _about(repeated))
    by_hand = [p for p in pairs if p.rematch and p.pinned]
    if by_hand:
        yield Reason("rematches-by-hand", REMATCHES_BY_HAND(count=len(by_hand)), _about(by_hand))
    for bye in byes:
        if bye.reason.code == "bye-out-of-turn":
            yield Reason("bye-again", BYE_AGAIN(a=pool.name(bye.player)), (bye.player,))
    wide = [p for p in pairs if p.cost.beyond_gap > 0]
    if wide:
        yield Reason("beyond-gap", BEYOND(count=len(wide)), _about(wide))


def _about(pairs: Sequence[Pairing]) -> tuple[int, ...]:
    return tuple(player for p in pairs for player in (p.a, p.b))
