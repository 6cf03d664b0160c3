"""Schedules in which everybody meets everybody: Berger's tables, once or several times around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ScheduleRound:
    """A round of a schedule in numbers from 1: pairs, the first side first, and who is free (or None)."""

    pairs: tuple[Pair, ...]
    free: int | None = None


@lru_cache(maxsize=256)
def berger(n: int, *, cycles: int = 1, swap_last: bool = True) -> tuple[ScheduleRound, ...]:
    """Return the rounds of a round robin of *n*.

    Each time around takes the sides of the one before reversed. An odd field plays by the table of the
    next even number, whose last number is the free round.

    Parameters
    ----------
    cycles : int
        How many times everybody meets everybody.
    swap_last : bool
        With more than one cycle: exchange the last two rounds of every cycle but the last one, so that in
        a double round robin nobody has one side three times running (FIDE Handbook C.05, annex 1, note).

    Notes
    -----
    FIDE Handbook C.05, annex 1: two numbers meet in round r when their sum is r + 1 modulo n - 1; the
    highest number takes the place that is left and changes sides from round to round.
    """
    even = n + n % 2
    if n < 2:
        return ()
    once = [_round(even, number) for number in range(1, even)]
    rounds: list[tuple[Pair, ...]] = []
    for cycle in range(cycles):
        turned = [tuple((b, a) for a, b in pairs) for pairs in once] if cycle % 2 else list(once)
        if swap_last and cycle < cycles - 1 and len(turned) > 2:
            turned[-2], turned[-1] = turned[-1], turned[-2]
        rounds += turned
    return tuple(_without_number(pairs, even) if n % 2 else ScheduleRound(pairs) for pairs in rounds)


def _round(even: int, number: int) -> tuple[Pair, ...]:
    m = even - 1
    # The number x with 2x = r + 1 (modulo m) would meet itself, and meets the highest number instead.
    x = ((number + 1) * (even // 2) - 1) % m + 1
    pairs = [(x, even) if number % 2 else (even, x)]
    pairs += [((x + k - 1) % m + 1, (x - k - 1) % m + 1) for k in range(1, even // 2)]
    return tuple(pairs)


def _without_number(pairs: Sequence[Pair], number: int) -> ScheduleRound:
    free = next(a if b == number else b for a, b in pairs if number in (a, b))
    return ScheduleRound(tuple(pair for pair in pairs if number not in pair), free)
