"""Who goes on from the groups of one stage into the next: by place, each group spread over the bracket."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from tourney.standings.bracket import seed_lines

T = TypeVar("T")

WEIGHT = 64
"""What a meeting a round earlier costs more; no bracket has so many rounds that floats could not tell."""


def seeded_by_place(groups: Sequence[Sequence[T]]) -> tuple[T, ...]:
    """Return those who go on by seed: the winners of groups A, B, C ..., then the seconds, and so on.

    Within a place seeds trade so that two of a group meet as late as can be in a bracket, and never in
    its first round where that can be; the lower places move first.

    Parameters
    ----------
    groups : sequence of sequences
        Those who go on from each group, the first of it first.
    """
    most = max((len(group) for group in groups), default=0)
    order = [(g, place) for place in range(most) for g, group in enumerate(groups) if place < len(group)]
    if len(groups) > 1 and len(order) > 2:
        _spread(order)
    return tuple(groups[g][place] for g, place in order)


def _spread(order: list[tuple[int, int]]) -> None:
    """Trade seeds within a place for as long as that keeps groups longer apart."""
    depth = (len(order) - 1).bit_length()
    lines = seed_lines(1 << depth)
    at = {seed: line for line, seed in enumerate(lines)}
    line_of = [at[seed] for seed in range(1, len(order) + 1)]
    trades = [
        (i, j)
        for i, j in combinations(range(len(order) - 1, -1, -1), 2)
        if order[i][1] == order[j][1] and order[i][1] > 0
    ]
    trades.sort(key=lambda pair: (-order[pair[0]][1], abs(pair[0] - pair[1])))

    def cost() -> float:
        where: dict[int, list[int]] = {}
        for line, (group, _) in zip(line_of, order, strict=True):
            where.setdefault(group, []).append(line)
        early = (a ^ b for lines in where.values() for a, b in combinations(lines, 2))
        return sum(float(WEIGHT) ** -(both.bit_length()) for both in early)

    now = cost()
    while True:
        best, found = now, None
        for i, j in trades:
            order[i], order[j] = order[j], order[i]
            then = cost()
            order[i], order[j] = order[j], order[i]
            if then < best * (1.0 - 1e-12):
                best, found = then, (i, j)
        if found is None:
            return
        i, j = found
        order[i], order[j] = order[j], order[i]
        now = best
