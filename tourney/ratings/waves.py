"""Singles in waves: games in which nobody meets twice, so that numpy can rate them together.

A game's level is one more than the highest level its players have reached; games of one level are
independent, and levels in order give what single games in order give. They are found level by level:
a game is due once it is the next one of both its players. Windows of the log are planned one after the
other, which keeps the arrays small and costs a few waves at the seams.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import GameLog, Indices, Ints
from tourney.ratings.ordering import stable_order

Bools = npt.NDArray[np.bool_]

LONG = 2_000
"""Games from which looking for waves pays."""

WINDOW = 50_000
"""Games planned together."""

WIDE = 48
"""Mean games in a wave from which numpy beats the loop (measured)."""


@dataclass(frozen=True, slots=True, eq=False)
class Waves:
    """Games by wave, numbered from the first one of their window.

    start : (W + 1,) int64
        Wave k is ``game[start[k]:start[k + 1]]``.
    game : (G,) int64
    """

    start: Ints
    game: Ints

    def seats(self, swapped: Ints | None = None) -> Ints:
        """Return the appearances by wave, (2 G,): of each wave all first players, then all others.

        swapped : (G,) 1 where the player listed second is to stand first, in the order of ``game``
        """
        width = np.diff(self.start)
        place = np.arange(len(self.game)) + np.repeat(self.start[:-1], width)
        first = 2 * self.game
        if swapped is not None:
            first += swapped
        seats = np.empty(2 * len(first), dtype=np.int64)
        seats[place] = first
        place += np.repeat(width, width)
        first ^= 1
        seats[place] = first
        return seats

    def draws_first(self, drawn: Bools) -> tuple[Waves, Ints]:
        """Return the same waves with the draws at the head of each, and where the others begin, (W,)."""
        key = 2 * np.repeat(np.arange(len(self.start) - 1), np.diff(self.start))
        key += ~drawn[self.game]
        order = stable_order(key, 2 * len(self.start))
        draws = np.add.reduceat(drawn[self.game], self.start[:-1], dtype=np.int64)
        return Waves(self.start, self.game[order]), self.start[:-1] + draws


def windows(log: GameLog) -> Iterator[tuple[int, int, Waves | None]]:
    """Yield the log of singles in pieces: first game, one past the last, and their waves if worth it."""
    worth = log.n_games >= LONG
    for low in range(0, log.n_games, WINDOW):
        high = min(low + WINDOW, log.n_games)
        found = schedule(log, low, high, WIDE) if worth else None
        worth = found is not None
        yield low, high, found


def schedule(log: GameLog, low: int, high: int, wide: float = 0.0) -> Waves | None:
    """Return the waves of the games from *low* to *high*, or None where their mean is below *wide*."""
    player = log.player[2 * low : 2 * high]
    games = high - low
    if games < wide * int(np.bincount(player).max(initial=0)):
        return None  # somebody alone makes as many waves
    found = _levels(player, log.n_players, games / wide if wide else games)
    if not found:
        return None
    start = np.zeros(len(found) + 1, dtype=np.int64)
    np.cumsum([len(wave) for wave in found], out=start[1:])
    return Waves(start, np.concatenate(found))


def _levels(player: Indices, n_players: int, most: float) -> list[Ints] | None:
    """Return the games of each level, or None where there are more levels than *most*."""
    seats = len(player)
    order = stable_order(player, n_players)
    sorted_player = player.take(order)
    again = sorted_player[1:] == sorted_player[:-1]
    later = np.full(seats, seats)  # the seat a player takes next; none: one past the last
    later[order[:-1]] = np.where(again, order[1:], seats)
    free = np.ones(seats + 2, dtype=bool)  # seats whose player has nothing before
    free[order[1:]] = ~again
    free[seats + 1] = False
    successors = later.reshape(-1, 2)
    wave = np.flatnonzero(free[0:seats:2] & free[1:seats:2])
    numbers = np.arange(seats)
    mark = np.empty(seats // 2 + 1, dtype=np.int64)
    found: list[Ints] = []
    while len(wave):
        if len(found) >= most:
            return None
        found.append(wave)
        due = successors.take(wave, axis=0).ravel()
        free[due] = True
        due = due[free.take(due ^ 1)]
        due >>= 1
        number = numbers[: len(due)]
        mark[due] = number  # a game that both players reach now is listed twice
        wave = due[mark.take(due) == number]
    return found
