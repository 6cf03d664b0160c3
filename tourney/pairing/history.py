"""Who met whom, how long ago, and who sat out, from the rounds of an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tourney.pairing.base import NEVER
from tourney.ratings.base import Ints


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round in indices; a negative index is somebody who is not here now, and is skipped.

    ``sat_out`` are players who were here but neither paired nor given a bye. Whether a forfeited or
    voided board counts as a meeting is for the caller to say, by listing it or not.
    """

    pairs: tuple[tuple[int, int], ...] = ()
    byes: tuple[int, ...] = ()
    sat_out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class History:
    """What the rounds so far mean for the next one; shapes as in ``Pool``, all read-only."""

    rounds_since_met: Ints
    times_met: Ints
    byes: Ints
    waiting: Ints


def history(n: int, rounds: Sequence[PlayedRound]) -> History:
    """Return the history of n players from the event's rounds, the oldest first.

    A round that is still being played belongs in it, so that nobody meets his opponent of the
    moment again. Times met counts boards, so two games in one round count twice.
    """
    since = np.full((n, n), NEVER, dtype=np.int64)
    times = np.zeros((n, n), dtype=np.int64)
    byes = np.zeros(n, dtype=np.int64)
    waiting = np.zeros(n, dtype=np.int64)
    for age, played in zip(range(len(rounds), 0, -1), rounds, strict=True):
        for a, b in played.pairs:
            if a >= 0 and b >= 0:
                since[a, b] = since[b, a] = age
                times[a, b] += 1
                times[b, a] += 1
        for player in _here(played.byes):
            byes[player] += 1
        still = list(_here(played.sat_out))
        run = waiting[still] + 1
        waiting[:] = 0
        waiting[still] = run
    for array in (since, times, byes, waiting):
        array.setflags(write=False)
    return History(since, times, byes, waiting)


def _here(players: Iterable[int]) -> Iterable[int]:
    return (player for player in players if player >= 0)
