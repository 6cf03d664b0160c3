"""Why this bye: the candidates in the order of the rule, and what excluded each."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Bye, ByeCandidate, Options, Pool, Reason
from tourney.pairing.cost import bye_turns, rating_order

PINNED = QT_TRANSLATE_NOOP("Pairing", "Bye given by hand")
LOWEST = QT_TRANSLATE_NOOP("Pairing", "Fewest byes, then lowest rating")
BY_LOT = QT_TRANSLATE_NOOP("Pairing", "Fewest byes, then by lot")
NEXT_IN_LINE = QT_TRANSLATE_NOOP("Pairing", "Next in line whose bye keeps rematches fewest")
OUT_OF_TURN = QT_TRANSLATE_NOOP("Pairing", "Fewest byes among those whom the pairs kept apart can spare")
NEEDED = QT_TRANSLATE_NOOP("Pairing", "Without {a} no round is possible: too many pairs are kept apart")
MORE_REMATCHES = QT_TRANSLATE_NOOP("Pairing", "Without {a} more of the games would be rematches")
MORE_BYES = QT_TRANSLATE_NOOP("Pairing", "Has had %n bye(s); {b} has had fewer")
WAITED = QT_TRANSLATE_NOOP("Pairing", "Sat out more of the last rounds than {b}")
HIGHER = QT_TRANSLATE_NOOP("Pairing", "Rated above {b}")
LOT = QT_TRANSLATE_NOOP("Pairing", "The lot fell on {b}")


def pinned_bye(player: int) -> Bye:
    """Return a bye that a person gave."""
    return Bye(player, True, Reason("pinned", PINNED, (player,)))


def explained_bye(
    pool: Pool,
    options: Options,
    players: Sequence[int],
    chosen: int,
    rng_seed: int,
    *,
    others: Collection[int] = (),
) -> Bye:
    """Return the bye of *chosen* with every candidate in the order of the rule and his reason.

    *others* sit out as well, and are no candidates.

    The reasons of those passed over are what the ranked rules prove: somebody with fewer byes is passed
    over only if no round exists without him, somebody earlier in the queue only to save rematches.
    """
    order = rating_order(pool, players)
    turn = dict(zip(order.tolist(), bye_turns(pool, order, options, rng_seed).tolist(), strict=True))
    queue = sorted(turn.keys() - set(others), key=lambda player: (int(pool.byes[player]), turn[player]))
    place = queue.index(chosen)
    fewer = [p for p in queue[:place] if pool.byes[p] < pool.byes[chosen]]
    if fewer:
        reason = Reason("bye-out-of-turn", OUT_OF_TURN, (chosen,))
    elif place:
        reason = Reason("bye-next", NEXT_IN_LINE, (chosen,))
    elif options.bye == "lot":
        reason = Reason("bye-lot", BY_LOT, (chosen,))
    else:
        reason = Reason("bye-lowest", LOWEST, (chosen,))
    candidates = [
        ByeCandidate(player, int(pool.byes[player]), False, _passed_over(pool, player, chosen))
        if i < place
        else ByeCandidate(player, int(pool.byes[player]), True, reason)
        if i == place
        else ByeCandidate(player, int(pool.byes[player]), False, _behind(pool, options, player, chosen))
        for i, player in enumerate(queue)
    ]
    return Bye(chosen, False, reason, tuple(candidates))


def _passed_over(pool: Pool, player: int, chosen: int) -> Reason:
    if pool.byes[player] < pool.byes[chosen]:
        return Reason("needed", NEEDED(a=pool.name(player)), (player,))
    return Reason("more-rematches", MORE_REMATCHES(a=pool.name(player)), (player,))


def _behind(pool: Pool, options: Options, player: int, chosen: int) -> Reason:
    def reason(code: str, text: Text) -> Reason:
        return Reason(code, text, (player, chosen))

    name = pool.name(chosen)
    if pool.byes[player] > pool.byes[chosen]:
        return reason("more-byes", MORE_BYES(count=int(pool.byes[player]), b=name))
    if pool.waiting[player] > pool.waiting[chosen]:
        return reason("waited", WAITED(b=name))
    if options.bye == "lot" or np.equal(pool.mean[player], pool.mean[chosen]):
        return reason("lot", LOT(b=name))
    return reason("rated-above", HIGHER(b=name))
