"""Balanced: the round with the best games that the rules allow, found by exact matching."""

from __future__ import annotations

from typing import Any

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import describe as described
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.base import NO_PINS, WHOLE_EVENT, Bools, Pins, Pool, Proposal
from tourney.pairing.cost import Field, field_of
from tourney.pairing.draft import describe
from tourney.pairing.matching import Matching, best_matching, unmatched
from tourney.pairing.pins import left_to_pair
from tourney.pairing.relax import Relax, RoundError, allow, give_byes, set_to
from tourney.pairing.soft import BalancedOptions, with_soft_rules

NO_ROUND = QT_TRANSLATE_NOOP(
    "Pairing", "The pairs kept apart leave nobody for {names}. Allow one of the pairs, or give a bye by hand."
)
NO_NEW_ROUND = QT_TRANSLATE_NOOP(
    "Pairing", "No round without a rematch within {span} rounds is left. Shorten the span to {other}."
)
NO_NEW_ROUND_AT_ALL = QT_TRANSLATE_NOOP(
    "Pairing", "No round without a rematch is left. Shorten the span in which none is allowed to {other}."
)

STEPS = 4


class Balanced:
    """Maximum-weight perfect matching on what pairs are worth under the ranked rules of ``pairing.cost``."""

    key = "balanced"
    label = QT_TRANSLATE_NOOP("Pairing", "Balanced")
    options_type: type[Any] = BalancedOptions

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
        """Return the best round; see ``PairingSystem``.

        A round without rematches that frees one of those with the fewest byes is sought first; only
        when there is none are the bans opened (unless the options are strict), and then used as little
        as can be.
        """
        chosen = with_soft_rules(options)
        checkpoint(0, STEPS, progress, cancelled)
        rest = left_to_pair(pool, pins)
        pairs, byes = list(pins.pairs), list(pins.byes)
        places = _places(len(rest), len(pins.pairs), chosen)
        if places >= len(rest):
            byes += rest
        else:
            field = field_of(pool, rest, chosen, rng_seed, places=places)
            checkpoint(1, STEPS, progress, cancelled)
            matched = _matched(pool, field, chosen, cancelled)
            checkpoint(2, STEPS, progress, cancelled)
            if matched is None:
                raise _refusal(pool, field, chosen, boards=len(pairs))
            players, m = field.players.tolist(), len(field.players)
            pairs += [(players[i], players[j]) for i, j in matched if j < m]
            byes += [players[i] for i, j in matched if j >= m]
        checkpoint(3, STEPS, progress, cancelled)
        by_hand = {frozenset(pair) for pair in pins.pairs} | {frozenset((player,)) for player in pins.byes}
        proposal = describe(pool, chosen, pairs, byes, by_hand=by_hand, system=self.key, rng_seed=rng_seed)
        checkpoint(STEPS, STEPS, progress, cancelled)
        return proposal


def _places(left: int, pinned: int, options: BalancedOptions) -> int:
    """Return how many of those left sit out."""
    if not options.boards:
        return left % 2
    return max(left - 2 * max(options.boards - pinned, 0), left % 2)


def _matched(
    pool: Pool, field: Field, options: BalancedOptions, cancelled: CancelCheck | None
) -> Matching | None:
    found = best_matching([field.first_byes], field.tiers, cancelled=cancelled)
    if found is not None:
        m = len(field.players)
        out = [int(pool.byes[field.players[i]]) for i, j in found if j >= m]
        if sum(out) == field.fewest:
            return found
    layers = [field.legal] if options.strict else [field.legal, field.banned]
    return best_matching(layers, field.tiers, cancelled=cancelled)


def _refusal(pool: Pool, field: Field, options: BalancedOptions, *, boards: int) -> RoundError:
    possible = np.logical_or(field.legal, field.banned)
    alone = [i for i in unmatched(possible) if i < len(field.players)]
    if not alone:
        return _no_new_round(pool, field, options)
    players = [int(field.players[i]) for i in alone]
    names = [pool.name(player) for player in players]
    couples = list(zip(players[::2], players[1::2], strict=True))
    offers = [allow(couples, [(pool.name(a), pool.name(b)) for a, b in couples])]
    if boards + (len(field.players) - field.places - len(players)) // 2 > 0:
        offers.append(give_byes(players, names))
    return RoundError("no-round", NO_ROUND(names=tuple(names)), field="forbidden", relax=offers)


def _no_new_round(pool: Pool, field: Field, options: BalancedOptions) -> RoundError:
    """Offer the longest span that leaves a round, and a rematch where that must be."""
    m = len(field.players)
    grid = np.ix_(field.players, field.players)
    since = np.minimum(pool.rounds_since_met, pool.rounds_since_met.T)[grid]
    low, high = 0, int(min(options.no_rematch, since[field.banned[:m, :m]].max(initial=1)))
    while high - low > 1:  # low leaves a round, high does not
        middle = (low + high) // 2
        allowed: Bools = field.legal.copy()
        allowed[:m, :m] |= field.banned[:m, :m] & (since > middle)
        if unmatched(allowed):
            high = middle
        else:
            low = middle
    labels = described(BalancedOptions)
    offers: list[Relax] = [
        set_to("no_rematch", labels["no_rematch"].label, low),
        set_to("strict", labels["strict"].label, False),
    ]
    text = NO_NEW_ROUND(span=options.no_rematch, other=low)
    if options.no_rematch >= WHOLE_EVENT:
        text = NO_NEW_ROUND_AT_ALL(other=low)
    return RoundError("rematches-only", text, field="no_rematch", relax=offers)


PLUGIN = Balanced()
