"""Who is in a bracket, by seed: from the seeds and ratings, and from the first round once it is drawn."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from tourney.standings.bracket import From, Shape, Slot
from tourney.standings.contest import Contest, Unit


def seed_order(units: Sequence[Unit], members: Sequence[int] | None = None) -> tuple[int, ...]:
    """Return units from the top seed down: given seeds first, then by rating, then as they are listed."""
    chosen = range(len(units)) if members is None else members
    return tuple(sorted(chosen, key=lambda unit: _seed_key(units[unit], unit)))


def _seed_key(unit: Unit, index: int) -> tuple[bool, int, bool, float, int]:
    unrated = unit.rating is None
    return (unit.seed is None, unit.seed or 0, unrated, 0.0 if unit.rating is None else -unit.rating, index)


def drawn(units: Sequence[Unit], *, seeded: int, rng_seed: int) -> tuple[Unit, ...]:
    """Return the units with a seed each: the best *seeded* by order, everybody else by lot."""
    order = list(seed_order(units))
    rest = order[seeded:]
    random.Random(rng_seed).shuffle(rest)
    seed = {unit: number for number, unit in enumerate(order[:seeded] + rest, 1)}
    return tuple(replace(one, seed=seed[unit]) for unit, one in enumerate(units))


def snake(order: Sequence[int], groups: int) -> tuple[tuple[int, ...], ...]:
    """Return groups of nearly equal strength: 1 2 3, then 6 5 4, then 7 8 9 ...

    Sizes differ by one at most. More groups than people make groups of one.
    """
    count = max(1, min(groups, len(order)))
    out: list[list[int]] = [[] for _ in range(count)]
    for position, unit in enumerate(order):
        row, column = divmod(position, count)
        out[column if row % 2 == 0 else count - 1 - column].append(unit)
    return tuple(tuple(group) for group in out)


def entrants_of(contest: Contest, shape_of: Callable[[int], Shape]) -> tuple[int, ...]:
    """Return the units of a bracket by seed.

    Before the first game: everybody who is in from the first round and has not left. After it: those who
    were in it, at the lines on which they were drawn, even where ratings moved since or a board was
    changed by hand.
    """
    started = [game for game in contest.games if game.slot]
    begun = [game for game in contest.games if game.ranks or game.slot]
    seen = {unit for game in begun for unit in game.sides} | {free.unit for free in contest.free}
    fresh = {u for u, one in enumerate(contest.units) if not one.withdrawn and one.first_round <= 1}
    members = fresh | (seen if begun else set())
    if started and len(seen) < len(members):
        # Late entries wait for another event, unless the bracket that was drawn needs them as byes.
        first = {game.slot for game in started if game.slot.startswith("W1-")}
        if _first_round(shape_of(len(seen))) == first:
            members = seen
    order = seed_order(contest.units, sorted(members))
    return _as_drawn(contest, shape_of(len(order)), order) if started else order


def _first_round(shape: Shape) -> set[str]:
    return {slot.key for slot in shape.games if slot.key.startswith("W1-")}


def _as_drawn(contest: Contest, shape: Shape, order: Sequence[int]) -> tuple[int, ...]:
    """Return the order with everybody moved to the seed in whose place his first game was set."""
    at: dict[int, int] = {}
    strength = {unit: i for i, unit in enumerate(order)}
    slots = {slot.key: slot for slot in shape.games}
    for game in sorted((one for one in contest.games if one.slot in slots), key=lambda one: one.round):
        free = [seed for seed in _seeds(slots[game.slot]) if seed not in at.values()]
        new = [unit for unit in game.sides if unit in strength and unit not in at]
        if len(free) == len(new):
            at.update(zip(sorted(new, key=strength.__getitem__), sorted(free), strict=True))
    taken = set(at.values())
    left = iter([seed for seed in range(1, len(order) + 1) if seed not in taken])
    seed_of = {unit: at[unit] if unit in at else next(left) for unit in order}
    return tuple(sorted(order, key=seed_of.__getitem__))


def _seeds(slot: Slot) -> list[int]:
    return [one.seed for one in slot.sources if one is not None and one.kind is From.SEED]
