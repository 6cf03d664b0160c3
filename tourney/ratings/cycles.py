"""Rock, paper, scissors: triples of players of whom each beat the next, and how many chance makes.

One strength for each player cannot explain a cycle; a few of them come by chance wherever pairs are close.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.paired import side_pairs
from tourney.ratings.predict import expit

MOST = 300
"""Players up to whom all triples are looked at; beyond it those with the most games."""


@dataclass(frozen=True, slots=True, eq=False)
class Duels:
    """What every two players did against each other in games of one against one.

    wins : (n, n) float64
        Games that row won against column; a draw is in neither.
    draws : (n, n) float64
        Symmetric.
    """

    wins: Floats
    draws: Floats

    @property
    def games(self) -> Floats:
        """Games between each two, (n, n)."""
        return np.asarray(self.wins + self.wins.T + self.draws)


@dataclass(frozen=True, slots=True)
class Cycle:
    """Three players, each of whom won more games against the next than he lost.

    ``first`` is the one with the lowest index. ``margins`` are the shares of the games that first, second
    and third took from the next (a draw half), ``games`` how many there were.
    """

    first: int
    second: int
    third: int
    margins: tuple[float, float, float]
    games: tuple[int, int, int]

    @property
    def strength(self) -> float:
        """The share by which the weakest of the three is ahead of one half."""
        return min(self.margins) - 0.5


@dataclass(frozen=True, slots=True)
class Cycles:
    """All cycles counted, the clearest named, and what chance alone would make.

    ``triples`` counts the triples in which everybody met everybody with one ahead in each pair.
    ``expected`` is the number of cycles if the strengths said everything; None without strengths.
    """

    count: int
    triples: int
    expected: float | None
    clearest: tuple[Cycle, ...]


def duels(log: GameLog, n: int, index: Ints | None = None) -> Duels:
    """Return the games of one against one (of a game of more sides, every two of them).

    Parameters
    ----------
    n : int
        Rows and columns.
    index : (log.n_players,) int64 or None
        The row of each player, -1 to leave him out; None: his own number.
    """
    wins, draws = np.zeros((n, n)), np.zeros((n, n))
    alone = np.diff(log.side_player) == 1
    _, first, second = side_pairs(log)
    kept = alone[first] & alone[second] if len(first) else np.zeros(0, dtype=bool)
    first, second = first[kept], second[kept]
    a = log.player[log.side_player[first]].astype(np.int64)
    b = log.player[log.side_player[second]].astype(np.int64)
    if index is not None:
        a, b = index[a], index[b]
    known = (a >= 0) & (b >= 0)
    a, b, first, second = a[known], b[known], first[known], second[known]
    ahead = np.sign(log.rank[second].astype(np.int64) - log.rank[first])
    np.add.at(wins, (a[ahead > 0], b[ahead > 0]), 1.0)
    np.add.at(wins, (b[ahead < 0], a[ahead < 0]), 1.0)
    level = ahead == 0
    np.add.at(draws, (a[level], b[level]), 1.0)
    np.add.at(draws, (b[level], a[level]), 1.0)
    return Duels(wins, draws)


def cycles(found: Duels, *, least: int = 1, named: int = 20, theta: Floats | None = None) -> Cycles:
    """Return the cycles among pairs of at least *least* games, the clearest *named* of them by name.

    The number of cycles is a third of the trace of B^3, B the matrix of who is ahead of whom (Kendall
    and Babington Smith 1940 count the same). With strengths *theta*, (n,), in natural units, the number
    to expect by chance comes the same way from P(row ahead of column), binomial in the games that had a
    winner: the pairs are independent of each other, and a triple has three different ones.
    """
    ahead = (found.wins > found.wins.T) & (found.games >= max(1, least))
    beat = ahead.astype(np.float64)
    count = round(float(np.einsum("ij,ji->", beat @ beat, beat)) / 3.0)
    either = (ahead | ahead.T).astype(np.float64)
    triples = round(float(np.einsum("ij,ji->", either @ either, either)) / 6.0)
    expected = None
    if theta is not None:
        chance = _chances(found, theta) * (ahead | ahead.T)
        expected = float(np.einsum("ij,ji->", chance @ chance, chance)) / 3.0
    return Cycles(count, triples, expected, _clearest(found, ahead, named) if count else ())


def _chances(found: Duels, theta: Floats) -> Floats:
    """Return P(row is ahead of column | one of them is), (n, n), 0 where nobody won."""
    from scipy.special import betainc

    decided = found.wins + found.wins.T
    p = expit(theta[:, None] - theta[None, :])
    # P(X > m / 2) of X ~ Bin(m, p): the upper tail from k = floor(m / 2) + 1 is I_p(k, m - k + 1).
    k = np.floor(decided / 2.0) + 1.0
    played = decided > 0.0
    more = np.where(played, betainc(k, np.where(played, decided - k + 1.0, 1.0), p), 0.0)
    some = more + more.T
    return np.asarray(np.divide(more, some, out=np.zeros_like(more), where=some > 0.0))


def _clearest(found: Duels, ahead: npt.NDArray[np.bool_], named: int) -> tuple[Cycle, ...]:
    games = found.games
    share = np.divide(found.wins + 0.5 * found.draws, games, out=np.full_like(games, 0.5), where=games > 0.0)
    edge = np.where(ahead, share, -np.inf)
    n = len(edge)
    kept: list[tuple[float, int, int, int]] = []
    for i in range(n):
        # i is the lowest of the three, so that each cycle is met once.
        out = i + 1 + np.flatnonzero(ahead[i, i + 1 :])
        back = i + 1 + np.flatnonzero(ahead[i + 1 :, i])
        if not len(out) or not len(back):
            continue
        weakest = np.minimum(
            np.minimum(edge[i, out][:, None], edge[np.ix_(out, back)]), edge[back, i][None, :]
        )
        some = np.argwhere(np.isfinite(weakest))
        if not len(some):
            continue
        value = weakest[some[:, 0], some[:, 1]]
        best = np.argsort(-value, kind="stable")[:named]
        kept += [(-float(value[m]), i, int(out[some[m, 0]]), int(back[some[m, 1]])) for m in best.tolist()]
        kept = sorted(kept)[:named]
    return tuple(
        Cycle(
            i,
            j,
            k,
            (float(share[i, j]), float(share[j, k]), float(share[k, i])),
            (int(games[i, j]), int(games[j, k]), int(games[k, i])),
        )
        for _, i, j, k in kept
    )
