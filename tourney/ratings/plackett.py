"""Plackett-Luce for free-for-alls: the first wins with P = e^theta / sum, then the next of the rest.

Tied sides are each compared with everybody not yet placed, the tied ones included (Breslow's rule).

With e_l the strengths of a game's sides in order of finish and R_k the sum of those that were still to be
placed when side k was, the slope is 1 - e_l A_l and the information diag(e A) - (e e^T) B, where A and B
are the sums of 1 / R_k and 1 / R_k^2 over the choices that side l (both sides) stood in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import take
from tourney.ratings.reduction import shares

Bools = npt.NDArray[np.bool_]

CELLS = 1 << 20
"""Cells of games times sides times sides worked on at once."""


@dataclass(frozen=True, slots=True, eq=False)
class _Batch:
    """Games of M sides each: sides in order of finish.

    game, side : (G,), (G, M)
    first, last : (G, M) the first and the last place of those who tied with the one in this place
    chosen : (G, M) whether the place was a choice; the last one alone is left over and tells nothing
    """

    game: Ints
    side: Ints
    first: Ints
    last: Ints
    chosen: Bools


@dataclass(frozen=True, slots=True, eq=False)
class Rankings:
    """Games of more than two sides, with each side's theta as a row over the players."""

    log: GameLog
    part: Floats
    size: int
    batches: tuple[_Batch, ...] = field(repr=False)

    def edges(self) -> tuple[Ints, Ints]:
        """Return winner -> loser edges between neighbouring places, ties both ways."""
        log = self.log
        ahead, behind = [], []
        for batch in self.batches:
            upper, lower = batch.side[:, :-1].ravel(), batch.side[:, 1:].ravel()
            tied = log.rank[upper] == log.rank[lower]
            ahead += [upper, lower[tied]]
            behind += [lower, upper[tied]]
        return self._players(np.concatenate(ahead), np.concatenate(behind))

    def _players(self, ahead: Ints, behind: Ints) -> tuple[Ints, Ints]:
        """Return who beat whom where each player of one side beat each of the other."""
        sizes = np.diff(self.log.side_player)
        ours, theirs = sizes[ahead], sizes[behind]
        pairs = ours * theirs
        inner = np.arange(pairs.sum()) - np.repeat(np.cumsum(pairs) - pairs, pairs)
        width = np.repeat(theirs, pairs)
        first = np.repeat(self.log.side_player[:-1][ahead], pairs) + inner // np.maximum(width, 1)
        second = np.repeat(self.log.side_player[:-1][behind], pairs) + inner % np.maximum(width, 1)
        there = (self.part[first] > 0.0) & (self.part[second] > 0.0)
        player = self.log.player.astype(np.int64)
        return player[first[there]], player[second[there]]

    def inside(self, label: Ints) -> Rankings | None:
        """Return the rankings among the sides of each component, None where there are none.

        Where one component is beyond the reach of another, the order within each is all a game tells: the
        choices that are left are those among its own. Sides of several components say nothing.
        """
        log = self.log
        own = label[log.player]
        low, high = (f.reduceat(own, log.side_player[:-1]) for f in (np.minimum, np.maximum))
        game = np.repeat(np.arange(log.n_games), np.diff(log.game_side))
        sides = np.flatnonzero(low == high)
        sides = sides[np.lexsort((low[sides], game[sides]))]
        key = game[sides] * (int(label.max(initial=0)) + 1) + low[sides]
        _, index, count = np.unique(key, return_inverse=True, return_counts=True)
        together = count[index] > 1
        if not together.any():
            return None
        sides, index = sides[together], index[together]
        opens = np.flatnonzero(np.diff(index, prepend=-1))
        sizes = np.diff(log.side_player)[sides]
        bounds = np.concatenate(([0], np.cumsum(sizes)))
        seats = np.arange(bounds[-1]) + np.repeat(log.side_player[:-1][sides] - bounds[:-1], sizes)
        first = game[sides[opens]]
        chosen = replace(
            log,
            day=log.day[first],
            event=log.event[first],
            round=log.round[first],
            game_side=np.append(opens, len(sides)),
            rank=log.rank[sides],
            score=log.score[sides],
            side_player=bounds,
            player=log.player[seats],
            weight=log.weight[seats],
            covariates=None,
        )
        return of(chosen, self.part[seats], self.size)

    def _choices(self, x: Floats) -> Iterator[tuple[_Batch, Floats, Floats, Floats]]:
        """Yield batches with theta, strength, and what is left to choose from, (G, M) each."""
        log = self.log
        theta = np.add.reduceat(self.part * x[log.player], log.side_player[:-1])
        for batch in self.batches:
            own = theta[batch.side]
            own = own - own.max(axis=1, keepdims=True)
            strength = np.exp(own)
            left = np.cumsum(strength[:, ::-1], axis=1)[:, ::-1]
            yield batch, own, strength, np.take_along_axis(left, batch.first, axis=1)

    def loglik(self, x: Floats) -> float:
        """Return the log-likelihood."""
        return float(sum(((own - np.log(left)) * b.chosen).sum() for b, own, _, left in self._choices(x)))

    def derivatives(self, x: Floats) -> tuple[Floats, Floats]:
        """Return gradient and information in the parameters, (size,) and (size, size)."""
        from scipy.sparse import coo_array

        rows, slope = self._rows(), np.zeros(len(self.log.rank))
        entries: list[tuple[Floats, Ints, Ints]] = []
        for batch, own, strength, left in self._choices(x):
            del own
            share = batch.chosen / left
            slope[batch.side] = batch.chosen - strength * _until(share, batch.last)
            squares = _until(share / left, batch.last)
            # of two places the upper one counts: its choices are those that both stood in
            m = batch.side.shape[1]
            upper = np.minimum(np.arange(m)[:, None], np.arange(m)[None, :])
            block = -strength[:, :, None] * strength[:, None, :] * squares[:, upper]
            place = np.arange(m)
            block[:, place, place] += strength * _until(share, batch.last)
            entries.append(
                (
                    block.ravel(),
                    np.broadcast_to(batch.side[:, :, None], block.shape).ravel(),
                    np.broadcast_to(batch.side[:, None, :], block.shape).ravel(),
                )
            )
        value, i, j = (np.concatenate(column) for column in zip(*entries, strict=True))
        sides = coo_array((value, (i, j)), shape=(len(slope), len(slope))).tocsr()
        information = np.asarray((rows.T @ sides @ rows).toarray(), dtype=np.float64)
        return np.asarray(rows.T @ slope, dtype=np.float64), information

    def meat(self, x: Floats) -> Floats:
        """Return the sum over games of gradient times gradient^T."""
        from scipy.sparse import csr_array

        slope = np.zeros(len(self.log.rank))
        for batch, _, strength, left in self._choices(x):
            slope[batch.side] = batch.chosen - strength * _until(batch.chosen / left, batch.last)
        columns = np.arange(len(slope))
        games = csr_array((slope, columns, self.log.game_side), shape=(self.log.n_games, len(slope)))
        per_game = games @ self._rows()
        return np.asarray((per_game.T @ per_game).toarray(), dtype=np.float64)

    def _rows(self) -> Any:
        """Return each side's theta as a row over the parameters, (S, size) sparse."""
        from scipy.sparse import csr_array

        log = self.log
        return csr_array((self.part, log.player, log.side_player), shape=(len(log.rank), self.size))

    def appearances(self, size: int) -> Floats:
        """Return how often each parameter takes part, (size,)."""
        return np.bincount(self.log.player, minlength=size).astype(np.float64)


def _until(values: Floats, last: Ints) -> Floats:
    """Return, per place, the sum of the values from the first place to *last*."""
    return np.take_along_axis(np.cumsum(values, axis=1), last, axis=1)


def of(log: GameLog, part: Floats, size: int) -> Rankings:
    """Return the rankings of all games of a log."""
    counts = np.diff(log.game_side)
    batches = []
    for m in np.unique(counts).tolist():
        which = np.flatnonzero(counts == m)
        most = max(1, CELLS // (m * m))
        for low in range(0, len(which), most):
            game = which[low : low + most]
            side = log.game_side[:-1][game][:, None] + np.arange(m)
            order = np.argsort(log.rank[side], axis=1, kind="stable")
            side = np.take_along_axis(side, order, axis=1)
            rank = log.rank[side]
            place = np.arange(m)
            opens = np.ones(rank.shape, dtype=bool)
            opens[:, 1:] = rank[:, 1:] != rank[:, :-1]
            first = np.maximum.accumulate(np.where(opens, place, 0), axis=1)
            closes = np.ones(rank.shape, dtype=bool)
            closes[:, :-1] = opens[:, 1:]
            last = np.minimum.accumulate(np.where(closes, place, m - 1)[:, ::-1], axis=1)[:, ::-1]
            chosen = np.ones(rank.shape, dtype=bool)
            chosen[:, -1] = ~opens[:, -1]
            batches.append(_Batch(game, side, first, last, chosen))
    return Rankings(log, part, size, tuple(batches))


def from_log(log: GameLog, size: int, *, team: str = "mean") -> Rankings | None:
    """Return the rankings among the games of a log, or None where there are none."""
    many = np.diff(log.game_side) > 2
    if not many.any():
        return None
    chosen = take(log, many)
    return of(chosen, chosen.weight if team == "sum" else shares(chosen), size)
