"""What a person fixed by hand, checked, and who is left to be paired."""

from __future__ import annotations

from collections.abc import Iterable

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.pairing.base import Pins, Pool
from tourney.pairing.relax import MORE_PEOPLE, RoundError, allow, take_out

NOBODY = QT_TRANSLATE_NOOP("Pairing", "Nobody is here yet. A round needs two players.")
ONLY_ONE = QT_TRANSLATE_NOOP("Pairing", "Only {a} is here. A round needs two players.")
NONE_LEFT = QT_TRANSLATE_NOOP("Pairing", "With these byes nobody is left to play. Take one back.")
TWICE = QT_TRANSLATE_NOOP("Pairing", "{a} is pinned twice. Take one of the pins out.")
SELF = QT_TRANSLATE_NOOP("Pairing", "{a} cannot play against the same person.")
KEPT_APART = QT_TRANSLATE_NOOP(
    "Pairing", "{a} and {b} are kept apart. Allow the pair first, or choose another."
)


def left_to_pair(pool: Pool, pins: Pins) -> list[int]:
    """Return the players whom no pin has placed.

    Raises
    ------
    RoundError
        "too-few", "kept-apart", "pin-twice", "pin-self".
    ValueError
        When a pin names an index outside the pool: a bug of the caller.
    """
    if pool.n < 2:
        raise RoundError("too-few", ONLY_ONE(a=pool.name(0)) if pool.n else NOBODY, relax=[MORE_PEOPLE])
    placed = placed_once(pool, [*pins.pairs, *((player,) for player in pins.byes)])
    for a, b in pins.pairs:
        refuse_kept_apart(pool, a, b)
    rest = [player for player in range(pool.n) if player not in placed]
    if not pins.pairs and len(rest) < 2:
        freed = list(pins.byes[-(2 - len(rest)) :])
        offer = take_out([(player,) for player in freed], [pool.name(player) for player in freed])
        raise RoundError("too-few", NONE_LEFT, field="pins", relax=[offer])
    return rest


def placed_once(pool: Pool, groups: Iterable[tuple[int, ...]]) -> set[int]:
    """Return the players of pins that each place their players.

    Raises
    ------
    RoundError
        "pin-twice", "pin-self".
    ValueError
        When a pin names an index outside the pool: a bug of the caller.
    """
    placed: set[int] = set()
    for group in groups:
        for player in group:
            if not 0 <= player < pool.n:
                raise ValueError(f"pinned player {player} is not in a pool of {pool.n}")
        name = pool.name(group[0])
        if len(set(group)) < len(group):
            raise RoundError("pin-self", SELF(a=name), field="pins", relax=[take_out([group], [name])])
        for player in group:
            if player in placed:
                text = TWICE(a=pool.name(player))
                listed = " – ".join(pool.name(one) for one in group)
                raise RoundError("pin-twice", text, field="pins", relax=[take_out([group], [listed])])
            placed.add(player)
    return placed


def refuse_kept_apart(pool: Pool, a: int, b: int) -> None:
    """Raise "kept-apart" when the two must never meet."""
    if pool.forbidden[a, b] or pool.forbidden[b, a]:
        names = (pool.name(a), pool.name(b))
        offers = [take_out([(a, b)], [" – ".join(names)]), allow([(a, b)], [names])]
        raise RoundError("kept-apart", KEPT_APART(a=names[0], b=names[1]), field="pins", relax=offers)
