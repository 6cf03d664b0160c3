"""Plackett-Luce for free-for-alls: the first wins with P = e^theta / sum, then the next of the rest.

Tied sides are each compared with everybody not yet placed, the tied ones included (Breslow's rule).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import take
from tourney.ratings.reduction import shares


@dataclass(frozen=True, slots=True, eq=False)
class Rankings:
    """Games of more than two sides, with each side's theta as a row over the players."""

    log: GameLog
    part: Floats
    size: int

    def edges(self) -> tuple[Ints, Ints]:
        """Return winner -> loser edges between neighbouring places, ties both ways."""
        log = self.log
        winners: list[int] = []
        losers: list[int] = []
        for low, high in zip(log.game_side[:-1].tolist(), log.game_side[1:].tolist(), strict=True):
            order = sorted(range(low, high), key=lambda s: int(log.rank[s]))
            for a, b in pairwise(order):
                for i in self._players(a):
                    for j in self._players(b):
                        winners.append(i)
                        losers.append(j)
                        if log.rank[a] == log.rank[b]:
                            winners.append(j)
                            losers.append(i)
        return np.array(winners, dtype=np.int64), np.array(losers, dtype=np.int64)

    def _players(self, side: int) -> list[int]:
        here = slice(int(self.log.side_player[side]), int(self.log.side_player[side + 1]))
        return [int(i) for i in self.log.player[here][self.part[here] > 0.0]]

    def inside(self, label: Ints) -> Rankings | None:
        """Return the games whose players are all in one component."""
        log = self.log
        per_game = np.repeat(np.arange(log.n_games), np.diff(log.side_player[log.game_side]))
        own = label[log.player]
        top = np.full(log.n_games, -1)
        np.maximum.at(top, per_game, own)
        keep = np.ones(log.n_games, dtype=bool)
        np.logical_and.at(keep, per_game, own == top[per_game])
        return of(take(log, keep), self.part[keep[per_game]], self.size) if keep.any() else None

    def _stages(self, x: Floats) -> list[tuple[Ints, Floats, Floats, Floats]]:
        """Return, per game: the sides' places, their theta, and per stage the chosen and the risk set."""
        log = self.log
        theta = np.add.reduceat(self.part * x[log.player], log.side_player[:-1])
        result = []
        for low, high in zip(log.game_side[:-1].tolist(), log.game_side[1:].tolist(), strict=True):
            rank = log.rank[low:high]
            last = rank == rank.max()  # a last one alone is left over and tells nothing
            stages = np.flatnonzero(~last) if last.sum() == 1 else np.arange(high - low)
            risk = (rank[None, :] >= rank[stages][:, None]).astype(np.float64)
            weight = np.exp(theta[low:high] - theta[low:high].max())
            chance = risk * weight / (risk @ weight)[:, None]
            result.append((stages, theta[low:high], chance, risk))
        return result

    def loglik(self, x: Floats) -> float:
        """Return the log-likelihood."""
        total = 0.0
        for stages, _, chance, _ in self._stages(x):
            total += float(np.log(chance[np.arange(len(stages)), stages]).sum())
        return total

    def derivatives(self, x: Floats) -> tuple[Floats, Floats]:
        """Return gradient and information in the parameters, (size,) and (size, size)."""
        slopes, information = self._per_game(x)
        return slopes.sum(axis=0), information

    def meat(self, x: Floats) -> Floats:
        """Return the sum over games of gradient times gradient^T."""
        slopes, _ = self._per_game(x)
        return np.asarray(slopes.T @ slopes)

    def _per_game(self, x: Floats) -> tuple[Floats, Floats]:
        log = self.log
        slopes = np.zeros((log.n_games, self.size))
        information = np.zeros((self.size, self.size))
        bounds = zip(log.game_side[:-1].tolist(), log.game_side[1:].tolist(), strict=True)
        for g, ((low, high), (stages, _, chance, _)) in enumerate(zip(bounds, self._stages(x), strict=True)):
            m = high - low
            side_slope = np.bincount(stages, minlength=m) - chance.sum(axis=0)
            side_information = np.diag(chance.sum(axis=0)) - chance.T @ chance
            here = slice(int(log.side_player[low]), int(log.side_player[high]))
            players = log.player[here]
            side = np.repeat(np.arange(m), np.diff(log.side_player[low : high + 1]))
            part = self.part[here]
            slopes[g, players] = part * side_slope[side]
            information[np.ix_(players, players)] += (
                part[:, None] * side_information[np.ix_(side, side)] * part
            )
        return slopes, information

    def appearances(self, size: int) -> Floats:
        """Return how often each parameter takes part, (size,)."""
        return np.bincount(self.log.player, minlength=size).astype(np.float64)


def of(log: GameLog, part: Floats, size: int) -> Rankings:
    """Return the rankings of a log whose games all have more than two sides."""
    return Rankings(log, part, size)


def from_log(log: GameLog, size: int, *, team: str = "mean") -> Rankings | None:
    """Return the rankings among the games of a log, or None where there are none."""
    many = np.diff(log.game_side) > 2
    if not many.any():
        return None
    chosen = take(log, many)
    return Rankings(chosen, chosen.weight if team == "sum" else shares(chosen), size)
