"""Refits of Bradley-Terry without a kept inverse: for rankings, and for very many players.

``refits`` picks one of these states; each takes in the games of a period and settles from where it was.
"""

from __future__ import annotations

import numpy as np

from tourney.ratings.base import Floats, GameLog, Indices, Ints
from tourney.ratings.gamelog import take
from tourney.ratings.likelihood import derivatives, inverse, solve
from tourney.ratings.paired import Design
from tourney.ratings.plackett import Rankings, of
from tourney.ratings.predict import expit

SETTLED = 1e-5
"""Largest step of a theta at which a refit has settled: 0.002 rating points."""

STEPS = 200
INEXACT = 0.05
"""Share of the gradient that a step by conjugate gradients may leave."""


class RankedState:
    """Pairs of two-sided games, and whole rankings of the others: Newton's method on the matrix."""

    def __init__(self, log: GameLog, design: Design, rankings: Rankings, penalty: Floats) -> None:
        assert design.cluster is not None
        self.design, self.rankings, self.penalty = design, rankings, penalty
        self.n_players = design.n_players
        self.rows = np.searchsorted(design.cluster, np.arange(log.n_games + 1))
        self.ranked = np.concatenate(([0], np.cumsum(np.diff(log.game_side) > 2)))
        self.x = np.zeros(design.size)
        self.covariance = np.diag(1.0 / penalty)
        self._games = 0

    def add(self, game: int, end: int) -> None:
        """Take in the games from *game* to *end*."""
        del game
        self._games = end

    def settle(self) -> None:
        """Step until the maximum on the games so far is reached."""
        design = self.design.take(np.arange(self.rows[self._games]))
        rankings = _head(self.rankings, int(self.ranked[self._games]))
        information = np.diag(self.penalty)
        for _ in range(STEPS):
            slope, information = derivatives(design, rankings, self.x)
            information = information + np.diag(self.penalty)
            step = solve(information, slope - self.penalty * self.x)
            size = float(np.abs(step).max(initial=0.0))
            self.x = self.x + (step / size if size > 1.0 else step)
            if size < SETTLED:
                break
        self.covariance = inverse(information)

    def correct(self) -> None:
        """Nothing to correct: the matrix is new in each period."""

    def errors(self, who: Indices) -> Floats:
        """Return the standard errors of these players on the centred scale."""
        n = max(self.n_players, 1)
        sums = self.covariance[:n, :n].sum(axis=1)
        variance = self.covariance[who, who] - 2.0 / n * sums[who] + sums.sum() / n**2
        return np.asarray(np.sqrt(np.maximum(variance, 1e-12)))


def _head(rankings: Rankings, games: int) -> Rankings | None:
    """Return the first so many rankings."""
    if games == rankings.log.n_games:
        return rankings
    if not games:
        return None
    seats = int(rankings.log.side_player[rankings.log.game_side[games]])
    return of(take(rankings.log, np.arange(games)), rankings.part[:seats], rankings.size)


def settled(
    design: Design, weight: Floats, points: Floats, penalty: Floats, x: Floats
) -> tuple[Floats, Floats]:
    """Return the maximum, from *x* on, and what each row adds to the information there."""
    spread = np.zeros(design.n_rows)
    for _ in range(STEPS):
        p = expit(design.logits(x))
        spread = weight * p * (1.0 - p)
        slope = design.collect(points - weight * p) - penalty * x
        step = _step(design, spread, penalty, slope)
        size = float(np.abs(step).max(initial=0.0))
        x = x + (step / size if size > 1.0 else step)
        if size < SETTLED:
            break
    return x, spread


def _step(design: Design, spread: Floats, penalty: Floats, slope: Floats) -> Floats:
    """Return Newton's step by conjugate gradients, but for a small share of the gradient."""
    diagonal = design.squares(spread) + penalty
    step, left = np.zeros(len(slope)), slope.copy()
    toward = z = left / diagonal
    reach = float(left @ z)
    enough = INEXACT * float(np.abs(z).max(initial=0.0))
    for _ in range(len(slope) if reach > 0.0 else 0):
        image = design.collect(spread * design.logits(toward)) + penalty * toward
        size = reach / max(float(toward @ image), 1e-300)
        step += size * toward
        left -= size * image
        z = left / diagonal
        if float(np.abs(z).max(initial=0.0)) <= enough:
            break
        new = float(left @ z)
        toward = z + (new / reach) * toward
        reach = new
    return step


class WideState:
    """Very many players: steps by conjugate gradients on the rows, no matrix at all.

    weight, points : (R,) of the games so far, in rows of *design*
    """

    def __init__(
        self, design: Design, row: Ints, row_start: Ints, score: Floats, weight: Floats, penalty: Floats
    ) -> None:
        self.design, self.penalty = design, penalty
        self._row, self._row_start, self._row_score, self._row_weight = row, row_start, score, weight
        self.weight, self.points = np.zeros(design.n_rows), np.zeros(design.n_rows)
        self.x = np.zeros(design.size)
        self._used, self._now = 0, design.take(np.arange(0))
        self._variance = 1.0 / penalty

    def add(self, game: int, end: int) -> None:
        """Take in the games from *game* to *end*."""
        at = slice(int(self._row_start[game]), int(self._row_start[end]))
        rows, weight = self._row[at], self._row_weight[at]
        np.add.at(self.weight, rows, weight)
        np.add.at(self.points, rows, weight * self._row_score[at])
        used = max(self._used, int(rows.max(initial=-1)) + 1)
        if used > self._used:
            self._used, self._now = used, self.design.take(np.arange(used))

    def settle(self) -> None:
        """Step until the maximum on the games so far is reached."""
        used = slice(0, self._used)
        self.x, spread = settled(self._now, self.weight[used], self.points[used], self.penalty, self.x)
        self._variance = self._about(spread)

    def _about(self, spread: Floats) -> Floats:
        """Return about the variances: each parameter's own information less what its partners take of it."""
        design = self._now
        diagonal = design.squares(spread) + self.penalty
        row = np.repeat(np.arange(design.n_rows), np.diff(design.start))
        told = spread[row] * design.value**2
        shared = told**2 / diagonal[design.column]
        per_row = np.bincount(row, weights=shared, minlength=design.n_rows)
        taken = np.bincount(design.column, weights=per_row[row] - shared, minlength=design.size)
        return np.asarray(1.0 / np.maximum(diagonal - taken, 0.1 * diagonal))

    def correct(self) -> None:
        """Nothing to correct: no inverse is kept."""

    def errors(self, who: Indices) -> Floats:
        """Return about the standard errors of these players."""
        return np.asarray(np.sqrt(self._variance[who]))
