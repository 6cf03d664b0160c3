"""Where the people of a graph stand: linked ones near each other, groups apart; the same each time."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt

import numpy as np

from tourney.core.errors import Cancelled
from tourney.ratings.base import Floats, Ints

GOLDEN = np.pi * (3.0 - sqrt(5.0))
WIDE = 1.7
"""Width over height that groups are packed for."""


def lay_out(
    n: int, pair: Ints, weight: Ints, component: Ints, cancelled: Callable[[], bool] | None = None
) -> Floats:
    """Return places of n people, (n, 2), about one unit from each other; no chance is involved.

    Each group is laid out by forces (Fruchterman and Reingold, 1991), from a spiral on which those
    with most opponents stand in the middle, and the groups are put beside each other, largest first.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    places = np.zeros((n, 2))
    sizes: list[tuple[Ints, float]] = []
    for group in range(int(component.max()) + 1 if n else 0):
        members = np.flatnonzero(component == group)
        inside = component[pair[:, 0]] == group if len(pair) else np.zeros(0, dtype=bool)
        local = np.searchsorted(members, pair[inside])
        spots = _forces(len(members), local, weight[inside].astype(float), cancelled)
        radius = max(0.6, 0.62 * sqrt(len(members)))
        spots -= (spots.max(axis=0) + spots.min(axis=0)) / 2
        spots = _evened(spots)
        reach = float(np.hypot(spots[:, 0], spots[:, 1]).max())
        places[members] = spots * (radius / reach if reach > 0 else 1.0)
        sizes.append((members, radius + 0.7))
    _pack(places, sizes)
    return places


def _forces(n: int, pair: Ints, weight: Floats, cancelled: Callable[[], bool] | None) -> Floats:
    degree = np.bincount(pair.ravel(), minlength=n) if len(pair) else np.zeros(n)
    turn = np.empty(n)
    turn[np.lexsort((np.arange(n), -degree))] = np.arange(n)
    at: Floats = np.sqrt((turn + 0.5) / n)[:, None] * np.stack(
        [np.cos(GOLDEN * turn), np.sin(GOLDEN * turn)], axis=1
    )
    if n < 3:
        return at
    steps = 240 if n <= 80 else 120 if n <= 250 else 60
    ideal = sqrt(np.pi / n)
    pull = (1.0 + np.log(np.maximum(weight, 1.0))) / (1.0 + degree[pair].mean(axis=1) / 6.0)
    i, j = pair[:, 0], pair[:, 1]
    for step in range(steps):
        if cancelled is not None and cancelled():
            raise Cancelled
        gap = at[:, None, :] - at[None, :, :]
        near = np.maximum((gap**2).sum(axis=2), 1e-6)
        move = (gap * (ideal**2 / near)[:, :, None]).sum(axis=1)
        along = at[i] - at[j]
        force = along * (np.hypot(along[:, 0], along[:, 1]) * pull / ideal)[:, None]
        for axis in (0, 1):
            move[:, axis] -= np.bincount(i, force[:, axis], n) - np.bincount(j, force[:, axis], n)
        move -= 0.4 * at
        length = np.maximum(np.hypot(move[:, 0], move[:, 1]), 1e-9)
        heat = 0.12 * (1.0 - step / steps) + 1e-3
        at = at + move * (np.minimum(length, heat) / length)[:, None]
    return at


def _evened(at: Floats) -> Floats:
    """Return the places with as much room in the middle as outside: where all play all is a crowd."""
    if len(at) < 12:
        return at
    radius = np.hypot(at[:, 0], at[:, 1])
    order = np.argsort(radius, kind="stable")
    even = np.empty(len(at))
    even[order] = np.sqrt((np.arange(len(at)) + 0.5) / len(at)) * radius.max()
    wanted: Floats = at * ((0.25 * radius + 0.75 * even) / np.maximum(radius, 1e-9))[:, None]
    return wanted


def _pack(places: Floats, sizes: list[tuple[Ints, float]]) -> None:
    """Put the groups into rows from the left, the largest first, so that the whole is wider than high."""
    if not sizes:
        return
    total = sum((2 * radius) ** 2 for _, radius in sizes)
    wide = max(2 * sizes[0][1], sqrt(total * WIDE), 2 * ceil(sqrt(total)) * 0.5)
    x = y = row = 0.0
    for members, radius in sizes:
        if x > 0 and x + 2 * radius > wide:
            x, y, row = 0.0, y + row, 0.0
        places[members] += (x + radius, y + radius)
        x, row = x + 2 * radius, max(row, 2 * radius)
