"""The one order of time in which games are rated, whether they come from a club or from a file."""

from __future__ import annotations

import datetime as dt

import numpy as np

from tourney.ratings.base import Ints


def seconds_of(time: dt.time | None) -> int:
    """Return whole seconds since midnight, -1 for no time."""
    return -1 if time is None else time.hour * 3600 + time.minute * 60 + time.second


def time_order(*, day: Ints, seconds: Ints, event: Ints, round_number: Ints, number: Ints) -> Ints:
    """Return the positions of the games in order of time, (G,).

    The order is: day; time of day, games without one first; event and round; entry number. Events of
    one day have no order among each other, and nor have games without a round: only the games of an
    event that have rounds stand together, by round, where the first of them was entered. All else
    keeps the order of entry, which on import is that of the file.

    Parameters
    ----------
    day : (G,) int
    seconds : (G,) int
        Since midnight, -1 where the time is not known.
    event, round_number : (G,) int
        -1 where there is none.
    number : (G,) int
        Order of entry.
    """
    place = number.copy()
    in_round = np.flatnonzero((round_number >= 0) & (event >= 0))
    if len(in_round):
        key = np.stack((day[in_round], event[in_round]), axis=1)
        block = np.unique(key, axis=0, return_inverse=True)[1].ravel()
        first = np.full(int(block.max()) + 1, np.iinfo(np.int64).max)
        np.minimum.at(first, block, number[in_round])
        place[in_round] = first[block]
    step = np.full(len(number), -1, dtype=np.int64)
    step[in_round] = round_number[in_round]
    return np.lexsort((number, step, place, seconds, day))
