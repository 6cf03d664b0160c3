"""Bradley-Terry refitted at the end of every period on all games up to then.

With a weak prior, so that everybody has a number from the first game on. Each refit starts from the
last one: Newton's steps with an inverse of the information that new games update by a low rank, and
that is computed afresh when it no longer serves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Floats, GameLog, Indices, Ints
from tourney.ratings.gamelog import is_singles
from tourney.ratings.likelihood import inverse
from tourney.ratings.pacing import breathe
from tourney.ratings.paired import DENSE, Design
from tourney.ratings.plackett import Rankings
from tourney.ratings.predict import expit
from tourney.ratings.refits_whole import SETTLED, RankedState, WideState, settled

FRESH = 200
"""Periods after which the inverse is computed afresh; between, the errors may be off by a few percent."""

PATIENCE = 30
"""Steps after which the inverse is computed afresh."""

STEPS = 200

MANY = 60
"""Games at once from which a fresh inverse costs no more than updating it."""

OFF = 0.02
"""Change of a row's information, times the variance it meets, that the inverse has to know of."""

FAR = 0.05
"""Size of a step after which the inverse is corrected at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Refits:
    """Per slot (player in a period): theta and its error at the start and at the end, (K,) each."""

    theta_before: Floats
    theta_after: Floats
    error_before: Floats
    error_after: Floats


def refit(
    log: GameLog,
    design: Design,
    period: Indices,
    slot_player: Indices,
    slot_start: Ints,
    ridge: float,
    progress: Progress | None,
    cancelled: CancelCheck | None,
    *,
    rankings: Rankings | None = None,
) -> tuple[Refits, Floats]:
    """Return theta and errors of each slot, and the last parameters, (n + C,).

    slot_player, slot_start : the players of each period, as in ``periodic.Plan``. rankings : the games of
    more than two sides, where *design* leaves them out.
    """
    penalty = np.concatenate([np.full(design.n_players, ridge), np.full(design.n_covariates, 1e-3)])
    state: _State | RankedState | WideState
    if rankings is not None:
        state = RankedState(log, design, rankings, penalty)
    elif design.size > DENSE:
        design, row, row_start, score, weight = _in_order(log, design)
        state = WideState(design, row, row_start, score, weight, penalty)
    else:
        state = _State(log, design, penalty)
    n_slots = len(slot_player)
    result = Refits(*(np.empty(n_slots) for _ in range(4)))
    ends = np.searchsorted(period, np.arange(len(slot_start) - 1), side="right").tolist()
    game = 0
    for p, end in enumerate(ends):
        here = slice(int(slot_start[p]), int(slot_start[p + 1]))
        who = slot_player[here]
        result.theta_before[here], result.error_before[here] = state.x[who], state.errors(who)
        state.add(game, end)
        state.settle()
        state.correct()
        result.theta_after[here], result.error_after[here] = state.x[who], state.errors(who)
        game = end
        breathe(game, log.n_games, progress, cancelled)
    return result, state.x


class _State:
    """Parameters, the games so far, and an inverse of the information."""

    def __init__(self, log: GameLog, design: Design, penalty: Floats) -> None:
        from scipy.linalg.blas import dgemm
        from scipy.linalg.lapack import dgesv

        self.gemm, self.solve = dgemm, dgesv
        design, self.row, self.row_start, self.row_score, self.row_weight = _in_order(log, design)
        self.design, self.used, self.many = design, 0, False
        self.plain = design.plain and not design.n_covariates
        self.first, self.second = (design.column[side::2].copy() for side in (0, 1))
        self.weight = np.zeros(design.n_rows)
        self.points = np.zeros(design.n_rows)
        self.told = np.zeros(design.n_rows)  # the information that the inverse knows of
        self.x = np.zeros(design.size)
        self.penalty = penalty
        self._take_inverse(np.diag(1.0 / self.penalty))

    def _take_inverse(self, inverted: Floats) -> None:
        self.inverse: Floats = np.ascontiguousarray(inverted)  # so that its transpose is changed in place
        self.age = 0
        n = self.design.n_players
        self.sums: Floats = inverted[:n, :n].sum(axis=1)

    def add(self, game: int, end: int) -> None:
        """Take in the games from *game* to *end*."""
        at = slice(int(self.row_start[game]), int(self.row_start[end]))
        rows, weight = self.row[at], self.row_weight[at]
        self.used = max(self.used, int(rows.max(initial=-1)) + 1)
        np.add.at(self.weight, rows, weight)
        np.add.at(self.points, rows, weight * self.row_score[at])
        self.age += 1
        if self.age >= FRESH:
            self.refresh()
            return
        rows = np.unique(rows)
        self.many = len(rows) > MANY
        if not self.many:
            self._inform(rows, self._spread(rows) - self.told[rows])

    def correct(self, most: float = math.inf) -> None:
        """Take into the inverse what the last steps changed of the information, where it counts.

        Nothing happens where that is more than *most* rows.
        """
        change = self._spread(slice(0, self.used)) - self.told[: self.used]
        counts = np.abs(change) * self._leverage() > OFF
        rows = np.flatnonzero(counts)
        if 0 < len(rows) <= most:
            self._inform(rows, change[rows])

    def _spread(self, rows: Ints | slice) -> Floats:
        """Return what each of these rows adds to the information."""
        if self.plain:
            logit = self.x[self.first[rows]] - self.x[self.second[rows]]
        else:
            logit = self.design.take(np.arange(self.design.n_rows)[rows]).logits(self.x)
        tail = np.exp(-np.abs(logit))
        return np.asarray(self.weight[rows] * tail / (1.0 + tail) ** 2)

    def _leverage(self) -> Floats:
        """Return about how uncertain the difference in each row is: a variance."""
        variance = np.diag(self.inverse)
        if self.plain:
            return np.asarray(variance[self.first[: self.used]] + variance[self.second[: self.used]])
        design = self._in_use()
        share = design.value**2 * variance[design.column]
        return np.asarray(np.add.reduceat(share, design.start[:-1])) if design.n_rows else share[:0]

    def _inform(self, rows: Ints, change: Floats) -> None:
        """Change the weights of these rows in the information whose inverse is kept."""
        if len(rows) > MANY:
            self.refresh()
            return
        change = np.where(np.abs(change) < 1e-12, 1e-12, change)
        if self.plain:
            i, j = self.first[rows], self.second[rows]
            y = self.inverse[i] - self.inverse[j]
            core = y[:, i] - y[:, j]
        else:
            x = self.design.take(rows).matrix().toarray()
            y = x @ self.inverse
            core = y @ x.T
        core[np.diag_indices(len(rows))] += 1.0 / change
        _, _, half, failed = self.solve(core, y)
        if failed:
            self.refresh()
            return
        # in place, on the transpose of what is symmetric
        self.gemm(-1.0, half.T, y, 1.0, self.inverse.T, overwrite_c=1)
        n = self.design.n_players
        self.sums -= half[:, :n].sum(axis=1) @ y[:, :n]
        self.told[rows] += change

    def settle(self) -> None:
        """Step until the maximum on the games so far is reached."""
        if self.many:  # the kept inverse no longer serves; a fresh one is worth having at the end
            used = slice(0, self.used)
            given = self.weight[used], self.points[used], self.penalty
            self.x, _ = settled(self._in_use(), *given, self.x)
            self.many = False
            self.refresh()
            return
        for count in range(1, STEPS):
            step = self.inverse @ self._slope()
            size = float(np.abs(step).max(initial=0.0))
            self.x = self.x + (step / size if size > 1.0 else step)
            if size < SETTLED:
                return
            if count % PATIENCE == 0:
                self.refresh()
            elif size > FAR:
                self.correct(MANY)

    def _slope(self) -> Floats:
        """Return the gradient at the present parameters, (n + C,)."""
        weight, points = self.weight[: self.used], self.points[: self.used]
        if not self.plain:
            design = self._in_use()
            return design.collect(points - weight * expit(design.logits(self.x))) - self.penalty * self.x
        i, j = self.first[: self.used], self.second[: self.used]
        chance = self.x[j] - self.x[i]
        np.exp(np.minimum(chance, 700.0, out=chance), out=chance)
        chance += 1.0
        np.divide(weight, chance, out=chance)
        left = np.subtract(points, chance, out=chance)
        n = len(self.x)
        slope = np.bincount(i, weights=left, minlength=n) - np.bincount(j, weights=left, minlength=n)
        return np.asarray(slope - self.penalty * self.x, dtype=np.float64)

    def _in_use(self) -> Design:
        return self.design if self.used == self.design.n_rows else self.design.take(np.arange(self.used))

    def refresh(self) -> None:
        """Compute the inverse at the present parameters."""
        self.told[: self.used] = spread = self._spread(slice(0, self.used))
        self._take_inverse(inverse(self._in_use().information(spread) + np.diag(self.penalty)))

    def errors(self, who: Indices) -> Floats:
        """Return the standard errors of these players on the centred scale."""
        n = max(self.design.n_players, 1)
        variance = self.inverse[who, who] - 2.0 / n * self.sums[who] + self.sums.sum() / n**2
        return np.asarray(np.sqrt(np.maximum(variance, 1e-12)))


def _in_order(log: GameLog, design: Design) -> tuple[Design, Ints, Ints, Floats, Floats]:
    """Return the design with rows in order of appearance, and ``_rows_of_games``.

    The rows in use at any time are then the first ones.
    """
    row, row_start, score, weight = _rows_of_games(log, design)
    if design.cluster is None:
        seen, first = np.unique(row, return_index=True)
        order = seen[np.argsort(first)]
        place = np.empty(design.n_rows, dtype=np.int64)
        place[order] = np.arange(len(order))
        design, row = design.take(order), place[row]
    return design, row, row_start, score, weight


def _rows_of_games(log: GameLog, design: Design) -> tuple[Ints, Ints, Floats, Floats]:
    """Return the design's row of each game's comparisons, their offsets per game, scores and weights."""
    if design.cluster is not None:
        bounds = np.searchsorted(design.cluster, np.arange(log.n_games + 1))
        return np.arange(design.n_rows), bounds, design.score, design.weight
    assert is_singles(log)
    player = log.player.reshape(-1, 2).astype(np.int64)
    rank = log.rank.reshape(-1, 2).astype(np.int64)
    swap = player[:, 0] > player[:, 1]
    score = 0.5 * (1.0 + np.sign(rank[:, 1] - rank[:, 0]))
    low, high = player.min(axis=1), player.max(axis=1)
    keys = design.column[0::2] * design.n_players + design.column[1::2]
    row = np.searchsorted(keys, low * design.n_players + high)
    return row, np.arange(log.n_games + 1), np.where(swap, 1.0 - score, score), np.ones(log.n_games)
