"""Bradley-Terry refitted at the end of every period on all games up to then.

With a weak prior, so that everybody has a number from the first game on. Each refit starts from the
last one: Newton's steps with an inverse of the information that new games update by a low rank, and
that is computed afresh when it no longer serves.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Floats, GameLog, Indices, Ints
from tourney.ratings.gamelog import is_singles
from tourney.ratings.likelihood import inverse
from tourney.ratings.pacing import breathe
from tourney.ratings.paired import Design
from tourney.ratings.predict import expit

SETTLED = 1e-5
"""Largest step of a theta at which a refit has settled: 0.002 rating points."""

FRESH = 200
"""Periods after which the inverse is computed afresh; between, the errors may be off by a percent."""

PATIENCE = 30
"""Steps after which the inverse is computed afresh."""

STEPS = 200


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
) -> tuple[Refits, Floats]:
    """Return theta and errors of each slot, and the last parameters, (n + C,).

    slot_player, slot_start : the players of each period, as in ``periodic.Plan``.
    """
    state = _State(log, design, ridge)
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
        result.theta_after[here], result.error_after[here] = state.x[who], state.errors(who)
        game = end
        breathe(game, log.n_games, progress, cancelled)
    return result, state.x


class _State:
    """Parameters, the games so far, and an inverse of the information."""

    def __init__(self, log: GameLog, design: Design, ridge: float) -> None:
        row, self.row_start, self.row_score, self.row_weight = _rows_of_games(log, design)
        if design.cluster is None:  # in order of appearance, so that the rows in use are the first ones
            seen, first = np.unique(row, return_index=True)
            order = seen[np.argsort(first)]
            place = np.empty(design.n_rows, dtype=np.int64)
            place[order] = np.arange(len(order))
            design, row = design.take(order), place[row]
        self.all_rows, self.design, self.row = design, design.take(np.arange(0)), row
        self.weight = np.zeros(design.n_rows)
        self.points = np.zeros(design.n_rows)
        self.x = np.zeros(design.size)
        self.penalty = np.concatenate([np.full(design.n_players, ridge), np.full(design.n_covariates, 1e-3)])
        self.inverse: Floats = np.diag(1.0 / self.penalty)
        self.age = 0
        self.means: Floats | None = None

    def add(self, game: int, end: int) -> None:
        """Take in the games from *game* to *end*."""
        at = slice(int(self.row_start[game]), int(self.row_start[end]))
        rows, weight = self.row[at], self.row_weight[at]
        if len(rows) and int(rows.max()) >= self.design.n_rows:
            self.design = self.all_rows.take(np.arange(int(rows.max()) + 1))
        np.add.at(self.weight, rows, weight)
        np.add.at(self.points, rows, weight * self.row_score[at])
        self.age += 1
        self.means = None
        if self.age >= FRESH or len(rows) > 60:
            self.refresh()
            return
        part = self.design.take(rows)
        logit = part.logits(self.x)
        spread = weight * expit(logit) * expit(-logit)
        x = np.zeros((len(rows), self.design.size))
        x[np.repeat(np.arange(len(rows)), np.diff(part.start)), part.column] = part.value
        y = x @ self.inverse
        core = np.diag(1.0 / np.maximum(spread, 1e-12)) + y @ x.T
        self.inverse -= y.T @ np.linalg.solve(core, y)

    def settle(self) -> None:
        """Step until the maximum on the games so far is reached."""
        for count in range(1, STEPS):
            logit = self.design.logits(self.x)
            used = self.design.n_rows
            left = self.points[:used] - self.weight[:used] * expit(logit)
            slope = self.design.collect(left) - self.penalty * self.x
            step = self.inverse @ slope
            size = float(np.abs(step).max(initial=0.0))
            if size > 1.0:
                step = step / size
            self.x = np.asarray(self.x + step, dtype=np.float64)
            if size < SETTLED:
                return
            if count % PATIENCE == 0:
                self.refresh()

    def refresh(self) -> None:
        """Compute the inverse at the present parameters."""
        logit = self.design.logits(self.x)
        spread = self.weight[: self.design.n_rows] * expit(logit) * expit(-logit)
        information = self.design.information(spread)
        self.inverse = inverse(information + np.diag(self.penalty))
        self.age = 0
        self.means = None

    def errors(self, who: Indices) -> Floats:
        """Return the standard errors of these players on the centred scale."""
        n = self.design.n_players
        if self.means is None:
            self.means = self.inverse[:n, :n].mean(axis=1)
        variance = self.inverse[who, who] - 2.0 * self.means[who] + self.means.mean()
        return np.asarray(np.sqrt(np.maximum(variance, 1e-12)))


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
