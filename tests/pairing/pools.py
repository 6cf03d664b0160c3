"""Pools for the tests: ratings by hand or by seed, qualities by the draw-limit form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from tourney.pairing.base import Pool
from tourney.pairing.history import PlayedRound, history

BETA_SQUARED = (400 / np.log(10) * np.pi / np.sqrt(3) / np.sqrt(2)) ** 2


def make_pool(
    mean: Sequence[float],
    *,
    rounds: Sequence[PlayedRound] = (),
    forbidden: Iterable[tuple[int, int]] = (),
    deviation: float | Sequence[float] = 60.0,
    provisional: Iterable[int] = (),
    waiting: Iterable[int] = (),
    byes: Sequence[int] | None = None,
    names: tuple[str, ...] | None = None,
) -> Pool:
    n = len(mean)
    means = np.asarray(mean, dtype=float)
    spread = np.broadcast_to(np.asarray(deviation, dtype=float), (n,)).copy()
    gaps = means[:, None] - means[None, :]
    noise = 2 * BETA_SQUARED + spread[:, None] ** 2 + spread[None, :] ** 2
    quality = np.sqrt(2 * BETA_SQUARED / noise) * np.exp(-(gaps**2) / (2 * noise))
    past = history(n, rounds)
    apart = np.zeros((n, n), dtype=bool)
    for a, b in forbidden:
        apart[a, b] = True
    new = np.zeros(n, dtype=bool)
    new[list(provisional)] = True
    waited = past.waiting.copy()
    waited[list(waiting)] += 1
    return Pool(
        mean=means,
        deviation=spread,
        quality=quality,
        expected=1 / (1 + 10 ** (-gaps / 400)),
        rounds_since_met=past.rounds_since_met,
        times_met=past.times_met,
        byes=past.byes if byes is None else np.asarray(byes),
        provisional=new,
        waiting=waited,
        forbidden=apart,
        names=names,
    )


def random_pool(n: int, seed: int, rounds: Sequence[PlayedRound] = ()) -> Pool:
    rng = np.random.default_rng(seed)
    return make_pool(
        rng.normal(1500, 250, n).tolist(), rounds=rounds, deviation=rng.uniform(40, 200, n).tolist()
    )
