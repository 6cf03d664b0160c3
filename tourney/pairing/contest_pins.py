"""Who can be on a board of the next round of a contest, and what was fixed by hand, checked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Pins
from tourney.pairing.contest_base import PlannedFree
from tourney.pairing.pins import KEPT_APART, NOBODY, ONLY_ONE, SELF, TWICE
from tourney.pairing.relax import MORE_PEOPLE, RoundError, allow, take_out
from tourney.standings.contest import Contest, Free

NOT_HERE = QT_TRANSLATE_NOOP(
    "Pairing", "{a} is pinned but has no part in this round. Take the pin out, or let {a} take part."
)

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Hands:
    """What the arbiter decided before a round is made.

    ``here`` are the units that can be on a board, ``gone`` those withdrawn or not yet entered, ``away``
    those absent and ``byes`` those given a bye by hand. ``apart`` holds each forbidden pair as a set.
    """

    contest: Contest
    here: tuple[int, ...]
    gone: tuple[int, ...]
    away: Mapping[int, Free]
    byes: tuple[int, ...]
    pairs: tuple[Pair, ...]
    apart: frozenset[frozenset[int]]

    def name(self, unit: int) -> str:
        """Return the name of a unit."""
        return self.contest.units[unit].name

    def names(self, pair: Collection[int]) -> str:
        """Return names with a dash between."""
        return " – ".join(self.name(unit) for unit in pair)

    def free(self) -> list[PlannedFree]:
        """Return the free rounds of those absent or with a bye by hand."""
        away = [PlannedFree(unit, kind) for unit, kind in self.away.items()]
        return away + [PlannedFree(unit, Free.PAIRING, pinned=True) for unit in self.byes]

    def refuse_pin(self, code: str, text: Text, group: Collection[int]) -> RoundError:
        """Return the refusal of a pin, with the offer to take it out."""
        offer = take_out([tuple(group)], [self.names(group)])
        return RoundError(code, text, field="pins", relax=[offer])

    def refuse_apart(self, a: int, b: int) -> RoundError:
        """Return the refusal of a pair that must never meet, with the offer to allow it."""
        names = (self.name(a), self.name(b))
        text = KEPT_APART(a=names[0], b=names[1])
        return RoundError("kept-apart", text, field="forbidden", relax=[allow([(a, b)], [names])])


def hands_of(contest: Contest, absent: Mapping[int, Free], pins: Pins, forbidden: Collection[Pair]) -> Hands:
    """Return what was decided by hand for round ``contest.rounds + 1``.

    Raises
    ------
    RoundError
        "too-few", "pin-self", "pin-twice", "pin-absent" or "kept-apart".
    ValueError
        When a unit is named that the contest does not have: a bug of the caller.
    """
    number = contest.rounds + 1
    named = [*absent, *pins.byes, *(unit for pair in (*pins.pairs, *forbidden) for unit in pair)]
    if any(not 0 <= unit < contest.n for unit in named):
        raise ValueError(f"a unit outside the contest of {contest.n}")
    gone = tuple(u for u, unit in enumerate(contest.units) if unit.withdrawn or unit.first_round > number)
    away = {unit: kind for unit, kind in absent.items() if unit not in gone}
    apart = frozenset(frozenset(pair) for pair in forbidden)
    inside = [u for u in range(contest.n) if u not in gone and u not in away]
    here = tuple(u for u in inside if u not in pins.byes)
    hands = Hands(contest, here, gone, away, tuple(dict.fromkeys(pins.byes)), pins.pairs, apart)
    _check(hands, pins, inside)
    if contest.n - len(gone) < 2:
        active = [unit for unit in range(contest.n) if unit not in gone]
        text = ONLY_ONE(a=hands.name(active[0])) if active else NOBODY
        raise RoundError("too-few", text, relax=[MORE_PEOPLE])
    return hands


def _check(hands: Hands, pins: Pins, inside: Collection[int]) -> None:
    placed: set[int] = set()
    for group in [*pins.pairs, *((unit,) for unit in pins.byes)]:
        if len(set(group)) < len(group):
            raise hands.refuse_pin("pin-self", SELF(a=hands.name(group[0])), group[:1])
        for unit in group:
            if unit in placed:
                raise hands.refuse_pin("pin-twice", TWICE(a=hands.name(unit)), group)
            if unit not in inside:
                raise hands.refuse_pin("pin-absent", NOT_HERE(a=hands.name(unit)), group)
            placed.add(unit)
    for a, b in pins.pairs:
        if frozenset((a, b)) in hands.apart:
            refusal = hands.refuse_apart(a, b)
            offers = [take_out([(a, b)], [hands.names((a, b))]), *refusal.relax]
            raise RoundError(refusal.code, refusal.text, field="pins", relax=offers)
