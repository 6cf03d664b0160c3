"""Balanced: the round with the best games that the rules allow, found by exact matching."""

from __future__ import annotations

from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.base import NO_PINS, Options, Pins, Pool, Proposal
from tourney.pairing.cost import Field, field_of
from tourney.pairing.draft import describe
from tourney.pairing.matching import best_matching, unmatched
from tourney.pairing.pins import left_to_pair

NO_ROUND = QT_TRANSLATE_NOOP(
    "Pairing", "The pairs kept apart leave nobody for {names}. Allow one of the pairs, or give a bye by hand."
)

STEPS = 4


class Balanced:
    """Maximum-weight perfect matching on match quality under the ranked rules of ``pairing.cost``."""

    key = "balanced"
    label = QT_TRANSLATE_NOOP("Pairing", "Balanced")
    options_type: type[Any] = Options

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
        when there is none are the bans opened, and then used as little as can be.
        """
        chosen = Options() if options is None else options
        checkpoint(0, STEPS, progress, cancelled)
        rest = left_to_pair(pool, pins)
        pairs, byes = list(pins.pairs), list(pins.byes)
        if rest:
            field = field_of(pool, rest, chosen, rng_seed)
            checkpoint(1, STEPS, progress, cancelled)
            matched = best_matching([field.first_byes], field.tiers, hub=field.hub, cancelled=cancelled)
            checkpoint(2, STEPS, progress, cancelled)
            if matched is None:
                layers = [field.legal, field.banned]
                matched = best_matching(layers, field.tiers, hub=field.hub, cancelled=cancelled)
            if matched is None:
                raise TourneyError("no-round", NO_ROUND(names=_left_alone(pool, field)), field="forbidden")
            players = field.players.tolist()
            pairs += [(players[i], players[j]) for i, j in matched if j != field.hub]
            byes += [players[i] for i, j in matched if j == field.hub]
        checkpoint(3, STEPS, progress, cancelled)
        by_hand = {frozenset(pair) for pair in pins.pairs} | {frozenset((player,)) for player in pins.byes}
        proposal = describe(pool, chosen, pairs, byes, by_hand=by_hand, system=self.key, rng_seed=rng_seed)
        checkpoint(STEPS, STEPS, progress, cancelled)
        return proposal


def _left_alone(pool: Pool, field: Field) -> str:
    alone = unmatched(np.logical_or(field.legal, field.banned))
    return ", ".join(pool.name(int(field.players[i])) for i in alone if i != field.hub)


PLUGIN = Balanced()
