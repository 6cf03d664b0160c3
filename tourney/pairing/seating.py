"""First seatings that keep to the hard rules, and all seatings where there are few."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from tourney.pairing.arrange import Task
from tourney.ratings.base import Ints

Bools = np.ndarray[tuple[int, int], np.dtype[np.bool_]]

MOST_STEPS = 20_000
"""Placements tried in the search of a seating before it is given up."""


def joined(n: int, together: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Return the units that groups who stay together leave of n players, in order of their first one."""
    root = list(range(n))

    def top(player: int) -> int:
        while root[player] != player:
            player = root[player]
        return player

    for group in together:
        for player in group[1:]:
            one, other = top(group[0]), top(player)
            root[max(one, other)] = min(one, other)
    members: dict[int, list[int]] = {}
    for player in range(n):
        members.setdefault(top(player), []).append(player)
    return [tuple(members[key]) for key in sorted(members)]


def place_units(
    task: Task,
    no_mates: Bools,
    no_rivals: Bools,
    given: Ints,
    order: Sequence[int],
    *,
    rng: np.random.Generator | None = None,
) -> Ints | None:
    """Return a seating that keeps every rule, (u,), or None when none was found.

    With up to ``MOST_STEPS`` placements the search is complete.

    Parameters
    ----------
    no_mates, no_rivals : (u, u) bool
        Units that must not share a team, and that must not meet on a board in different teams.
    given : (u,) int64
        The team of a unit that has one already, else -1.
    order : sequence of int
        The units in the order in which they are placed; snake order of the teams, or a random one.
    """
    table = _Table(task, no_mates, no_rivals, given.copy(), rng)
    if (table.room < 0).any():
        return None
    tied = [bool(one.any() or other.any()) for one, other in zip(no_mates, no_rivals, strict=True)]
    waiting = [i for i in order if given[i] < 0]
    waiting.sort(key=lambda i: (-int(task.heads[i]), not tied[i]))
    tries: list[list[int]] = []
    steps = 0
    while len(tries) < len(waiting):
        tries.append(table.open_to(waiting[len(tries)], len(tries)))
        while not tries[-1]:
            tries.pop()
            if not tries:
                return None
            table.lift(waiting[len(tries) - 1])
        steps += 1
        if steps > MOST_STEPS:
            return None
        table.seat(waiting[len(tries) - 1], tries[-1].pop())
    return table.seating


class _Table:
    """Who sits where while a seating is searched: ``seating`` (u,), -1 for nowhere, ``room`` (T,) left."""

    def __init__(
        self,
        task: Task,
        no_mates: Bools,
        no_rivals: Bools,
        seating: Ints,
        rng: np.random.Generator | None,
    ) -> None:
        self.task, self.no_mates, self.no_rivals = task, no_mates, no_rivals
        self.seating, self.rng = seating, rng
        self.room = task.sizes.copy()
        for i in np.flatnonzero(seating >= 0).tolist():
            self.room[seating[i]] -= task.heads[i]

    def seat(self, unit: int, team: int) -> None:
        self.seating[unit] = team
        self.room[team] -= self.task.heads[unit]

    def lift(self, unit: int) -> None:
        self.room[self.seating[unit]] += self.task.heads[unit]
        self.seating[unit] = -1

    def open_to(self, unit: int, depth: int) -> list[int]:
        """Return the teams a unit may join, the one to try first last; of like empty teams only one."""
        task = self.task
        closed = set(self.seating[self.no_mates[unit]].tolist())
        met = self.seating[self.no_rivals[unit]]
        homes: dict[int, set[int]] = {}
        for team in met[met >= 0].tolist():
            homes.setdefault(int(task.board[team]), set()).add(team)
        seen: set[tuple[int, int]] = set()
        fine = []
        for team in _teams_in_turn(task.n_teams, depth, self.rng):
            board = int(task.board[team])
            if self.room[team] < task.heads[unit] or team in closed:
                continue
            if not homes.get(board, set()) <= {team}:
                continue
            if self.room[team] == task.sizes[team]:
                kind = (int(task.sizes[team]), board)
                if kind in seen:
                    continue
                seen.add(kind)
            fine.append(team)
        # Of equal room in their turn, so that a snake stays a snake.
        fine.sort(key=lambda team: -int(self.room[team]))
        return fine[::-1]


def _teams_in_turn(teams: int, depth: int, rng: np.random.Generator | None) -> list[int]:
    if rng is not None:
        return list(rng.permutation(teams).tolist())
    forward = list(range(teams))
    return forward if (depth // teams) % 2 == 0 else forward[::-1]


def count_seatings(sizes: Sequence[int]) -> int:
    """Return in how many ways single players can be split into teams of these sizes on one board."""
    total = math.factorial(sum(sizes))
    for size, times in Counter(sizes).items():
        total //= math.factorial(size) ** times * math.factorial(times)
    return total


def all_seatings(task: Task, no_mates: Bools, given: Ints) -> npt.NDArray[np.int8]:
    """Return every seating on one board that keeps the rules, (K, u); teams of one size are alike."""
    u, t = len(task.mean), task.n_teams
    states = np.zeros((1, 0), dtype=np.int8)
    room = task.sizes[None, :].astype(np.int16)
    named = np.zeros(t, dtype=bool)  # teams told apart by somebody who belongs to them
    named[given[given >= 0]] = True
    alike = [[s for s in range(x) if task.sizes[s] == task.sizes[x] and not named[s]] for x in range(t)]
    for i in range(u):
        kept_states, kept_room = [], []
        for team in range(t):
            fine = room[:, team] >= task.heads[i]
            if given[i] >= 0:
                fine &= team == given[i]
            elif not named[team] and alike[team]:
                fresh = room[:, team] == task.sizes[team]
                before = alike[team][-1]
                fine &= ~(fresh & (room[:, before] == task.sizes[before]))
            others = np.flatnonzero(no_mates[i, :i])
            if len(others):
                fine &= ~(states[:, others] == team).any(axis=1)
            chosen = np.flatnonzero(fine)
            if len(chosen):
                left = room[chosen]
                left[:, team] -= task.heads[i]
                kept_room.append(left)
                kept_states.append(np.column_stack((states[chosen], np.full(len(chosen), team, np.int8))))
        if not kept_states:
            return np.zeros((0, u), dtype=np.int8)
        states, room = np.concatenate(kept_states), np.concatenate(kept_room)
    return states
