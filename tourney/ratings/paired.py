"""Comparisons of sides as the rows of a logistic regression, and which players they can compare.

Row r says: side A scored y_r against side B, with logit P = sum over players of x_ri theta_i, plus
gamma . (z_A - z_B) for covariates. Columns 0..n-1 are players, n.. covariates.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import BAD_SHAPE, is_singles
from tourney.ratings.reduction import shares

BAD_COMPARISON = QT_TRANSLATE_NOOP(
    "Errors",
    "Comparison {number} needs two players on the list, a score from 0 to 1, and a count of 0 or more.",
)

LARGEST = float(np.finfo(np.float64).max)

DENSE = 2000
"""Players up to whom a matrix of all pairs is worth having."""

BLOCK = 1 << 16
"""Games added up at once: they stay in the cache."""


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """R rows in compressed sparse form.

    start, column, value : (R + 1,), (E,), (E,)
        Row r has ``value`` in ``column`` at ``start[r]:start[r + 1]``.
    weight, score, square : (R,)
        Sum of weights w, weighted mean of the scores y, and sum of w y^2 of the games in the row.
    cluster : (R,) int64 or None
        Rows of one game, for the sandwich; None where each unit of weight is a game of its own.
    n_players, n_covariates : int
    constant : float
        Log-likelihood of games that tell nothing (somebody against himself).
    plain : bool
        Every row is one player (+1) against another (-1).
    """

    start: Ints
    column: Ints
    value: Floats
    weight: Floats
    score: Floats
    square: Floats
    cluster: Ints | None
    n_players: int
    n_covariates: int = 0
    constant: float = 0.0
    plain: bool = False

    @property
    def n_rows(self) -> int:
        return len(self.weight)

    @property
    def size(self) -> int:
        return self.n_players + self.n_covariates

    def matrix(self) -> Any:
        """Return the rows as a ``scipy.sparse.csr_array``, (R, n + C)."""
        from scipy.sparse import csr_array

        return csr_array((self.value, self.column, self.start), shape=(self.n_rows, self.size))

    def logits(self, parameters: Floats) -> Floats:
        """Return x theta of each row, (R,)."""
        if not self.n_rows:
            return np.zeros(0)
        if self.plain:
            return parameters[self.column[0::2]] - parameters[self.column[1::2]]
        return np.asarray(np.add.reduceat(self.value * parameters[self.column], self.start[:-1]))

    def collect(self, per_row: Floats) -> Floats:
        """Return the transpose of the rows times a value per row, (n + C,)."""
        if self.plain:
            gained = np.bincount(self.column[0::2], weights=per_row, minlength=self.size)
            lost = np.bincount(self.column[1::2], weights=per_row, minlength=self.size)
            return np.asarray(gained - lost, dtype=np.float64)
        flat = self.value * np.repeat(per_row, np.diff(self.start))
        return np.bincount(self.column, weights=flat, minlength=self.size).astype(np.float64)

    def squares(self, per_row: Floats) -> Floats:
        """Return the diagonal of ``information``, (n + C,)."""
        flat = self.value**2 * np.repeat(per_row, np.diff(self.start))
        return np.bincount(self.column, weights=flat, minlength=self.size).astype(np.float64)

    def collect_abs(self) -> Floats:
        """Return how much each parameter takes part, (n + C,): the sum over rows of w |x|."""
        flat = np.abs(self.value) * np.repeat(self.weight, np.diff(self.start))
        return np.bincount(self.column, weights=flat, minlength=self.size).astype(np.float64)

    def information(self, per_row: Floats) -> Floats:
        """Return the dense sum over rows of per_row x x^T, (n + C, n + C)."""
        size = self.size
        if len(self.column) == 2 * self.n_rows and bool((np.diff(self.start) == 2).all()):
            i, j = self.column[0::2], self.column[1::2]
            a, b = self.value[0::2], self.value[1::2]
            flat = np.bincount(i * size + j, weights=per_row * a * b, minlength=size * size)
            half = flat.reshape(size, size)
            result = half + half.T
            diagonal = np.bincount(i, weights=per_row * a * a, minlength=size)
            diagonal = diagonal + np.bincount(j, weights=per_row * b * b, minlength=size)
            result[np.diag_indices(size)] += diagonal
            return np.asarray(result, dtype=np.float64)
        x = self.matrix()
        return np.asarray((x.T @ (x * per_row[:, None])).toarray(), dtype=np.float64)

    def take(self, rows: Ints) -> Design:
        """Return the design of these rows."""
        counts = np.diff(self.start)[rows]
        start = np.concatenate(([0], np.cumsum(counts)))
        flat = np.arange(start[-1]) + np.repeat(self.start[:-1][rows] - start[:-1], counts)
        return Design(
            start,
            self.column[flat],
            self.value[flat],
            self.weight[rows],
            self.score[rows],
            self.square[rows],
            None if self.cluster is None else self.cluster[rows],
            self.n_players,
            self.n_covariates,
            plain=self.plain,
        )


def from_rows(
    first: Ints,
    second: Ints,
    score: Floats,
    weight: Floats,
    n_players: int,
    covariates: Floats | None = None,
) -> Design:
    """Return the design of singles; without covariates, rows of one pair are added up.

    first, second, score, weight : (R,); covariates : (R, C) differences, first less second.
    Games of a player with himself tell nothing and count in the log-likelihood only.

    Raises
    ------
    TourneyError
        Code "bad-comparison" where a row names an unknown player, or a score, count or covariate that
        cannot be; "bad-shape" where there are not as many covariates as rows.
    """
    _check_rows(first, second, score, weight, n_players, covariates)
    alone = first == second
    if alone.any():
        kept = None if covariates is None else covariates[~alone]
        rest = from_rows(first[~alone], second[~alone], score[~alone], weight[~alone], n_players, kept)
        return replace(rest, constant=-math.log(2.0) * float(weight[alone].sum()))
    if covariates is None or not covariates.shape[1]:
        return _pairs(first, second, score, weight, n_players)
    rows, extra = covariates.shape
    column = np.empty((rows, 2 + extra), dtype=np.int64)
    value = np.empty((rows, 2 + extra))
    column[:, 0], column[:, 1], column[:, 2:] = first, second, np.arange(n_players, n_players + extra)
    value[:, 0], value[:, 1], value[:, 2:] = 1.0, -1.0, covariates
    start = np.arange(0, column.size + 1, 2 + extra)
    return Design(
        start, column.ravel(), value.ravel(), weight, score, weight * score**2, None, n_players, extra
    )


def _check_rows(
    first: Ints, second: Ints, score: Floats, weight: Floats, n_players: int, covariates: Floats | None
) -> None:
    if covariates is not None and len(covariates) != len(first):
        text = BAD_SHAPE(column="covariates", got=len(covariates), expected=len(first))
        raise TourneyError("bad-shape", text, field="covariates")
    within = (first, 0, n_players - 1), (second, 0, n_players - 1), (score, 0.0, 1.0), (weight, 0.0, LARGEST)
    if (
        covariates is None
        and len(first)
        and all(c.min() >= low and c.max() <= high for c, low, high in within)
    ):
        return  # the extremes alone are quicker, and NaN is one of them
    fine = np.ones(len(first), dtype=bool)
    for column, low, high in within:
        fine &= (column >= low) & (column <= high)
    if covariates is not None:
        fine &= np.isfinite(covariates).all(axis=1)
    if not fine.all():
        text = BAD_COMPARISON(number=int(np.argmin(fine)) + 1)
        raise TourneyError("bad-comparison", text, field="rows")


def _pairs(first: Ints, second: Ints, score: Floats, weight: Floats | None, n_players: int) -> Design:
    """Return one row per pair; *weight* is None where every game counts 1."""
    n = n_players
    if n <= DENSE:
        total, won, square = _cells(first, second, score, weight, n)
        seen = np.flatnonzero(total)
        total, won, square = total.take(seen), won.take(seen), square.take(seen)
        i = (
            seen // n
            if len(seen) < n
            else np.repeat(np.arange(n), np.diff(np.searchsorted(seen, n * np.arange(n + 1))))
        )
    else:
        key, own = _one_way(first, second, score, n)
        seen, index = np.unique(key, return_inverse=True)
        total, won, square = (
            np.bincount(index, weights=values, minlength=len(seen)).astype(np.float64)
            for values in _weighted(own, weight)
        )
        i = seen // n
    column = np.empty((len(seen), 2), dtype=np.int64)
    column[:, 0], column[:, 1] = i, seen - i * n
    value = np.empty((len(seen), 2))
    value[:, 0], value[:, 1] = 1.0, -1.0
    mean = won / np.where(total > 0.0, total, 1.0)
    start = np.arange(0, column.size + 1, 2)
    return Design(start, column.ravel(), value.ravel(), total, mean, square, None, n, plain=True)


def _cells(
    first: Ints, second: Ints, score: Floats, weight: Floats | None, n: int
) -> tuple[Floats, Floats, Floats]:
    """Return the sums of w, w y and w y^2 of each pair in cell i n + j, i < j, (n n,) each."""
    games = len(first)
    if n * n * 10 > games:
        key, own = _one_way(first, second, score, n)
        total, won, square = (
            np.bincount(key, weights=values, minlength=n * n).astype(np.float64, copy=False)
            for values in _weighted(own, weight)
        )
        return total, won, square
    total, won, square = (np.zeros((n, n)) for _ in range(3))
    for low in range(0, games, BLOCK):  # few players: fold the sums, not each game
        here = slice(low, low + BLOCK)
        key = first[here] * n
        key += second[here]
        some = None if weight is None else weight[here]
        for sums, values in zip((total, won, square), _weighted(score[here], some), strict=True):
            sums += np.bincount(key, weights=values, minlength=n * n).reshape(n, n)
    square = square + (total - 2.0 * won + square).T  # w (1 - y)^2
    won = won + (total - won).T
    total = total + total.T
    return np.triu(total, 1).ravel(), np.triu(won, 1).ravel(), np.triu(square, 1).ravel()


def _one_way(first: Ints, second: Ints, score: Floats, n: int) -> tuple[Ints, Floats]:
    """Return the cell of each game's pair, and the score of the lower of both."""
    key, own = np.empty(len(first), dtype=np.int64), np.empty(len(first))
    for low in range(0, len(first), BLOCK):
        here = slice(low, low + BLOCK)
        ours, theirs, cell = first[here], second[here], key[here]
        np.minimum(ours, theirs, out=cell)
        cell *= n
        cell += np.maximum(ours, theirs)
        np.copyto(own[here], score[here])
        np.subtract(1.0, score[here], out=own[here], where=ours > theirs)
    return key, own


def _weighted(score: Floats, weight: Floats | None) -> tuple[Floats | None, Floats, Floats]:
    """Return w, w y and w y^2; None for a w of 1 throughout."""
    won = score if weight is None else weight * score
    return weight, won, won * score


def from_log(log: GameLog, *, team: str = "mean", two_sides_only: bool = False) -> Design:
    """Return the design of a log: every pair of sides of a game, weighted 1 / (M - 1).

    *team* is "mean" (shares) or "sum" (weights) of the members' theta. *two_sides_only* leaves out
    games of more sides, for Plackett-Luce.
    """
    if is_singles(log) and (log.covariates is None or not log.covariates.shape[1]):
        rank = log.rank.reshape(-1, 2).astype(np.int64)
        score = 0.5 * (1.0 + np.sign(rank[:, 1] - rank[:, 0]))
        player = log.player.reshape(-1, 2).astype(np.int64)
        return _pairs(player[:, 0].copy(), player[:, 1].copy(), score, None, log.n_players)
    game, first, second = side_pairs(log, two_sides_only=two_sides_only)
    part = log.weight if team == "sum" else shares(log)
    sizes = np.diff(log.side_player)
    counts = sizes[first] + sizes[second]
    extra = 0 if log.covariates is None else log.covariates.shape[1]
    start = np.concatenate(([0], np.cumsum(counts + extra)))
    column = np.empty(start[-1], dtype=np.int64)
    value = np.empty(start[-1])
    for side, offset, sign in ((first, start[:-1], 1.0), (second, start[:-1] + sizes[first], -1.0)):
        n = sizes[side]
        inner = np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)
        source = np.repeat(log.side_player[:-1][side], n) + inner
        target = np.repeat(offset, n) + inner
        column[target], value[target] = log.player[source], sign * part[source]
    if log.covariates is not None and extra:
        target2 = (start[:-1] + counts)[:, None] + np.arange(extra)
        column[target2] = np.arange(log.n_players, log.n_players + extra)
        value[target2] = log.covariates[first] - log.covariates[second]
    score = 0.5 * (1.0 + np.sign(log.rank[second].astype(np.int64) - log.rank[first]))
    weight = 1.0 / (np.diff(log.game_side)[game] - 1.0)
    return Design(start, column, value, weight, score, weight * score**2, game, log.n_players, extra)


def side_pairs(log: GameLog, *, two_sides_only: bool = False) -> tuple[Ints, Ints, Ints]:
    """Return game, first and second side of every pair of sides."""
    games, firsts, seconds = [], [], []
    counts = np.diff(log.game_side)
    for m in np.unique(counts).tolist():
        if two_sides_only and m > 2:
            continue
        which = np.flatnonzero(counts == m)
        i, j = np.triu_indices(m, 1)
        base = log.game_side[:-1][which][:, None]
        games.append(np.repeat(which, len(i)))
        firsts.append((base + i).ravel())
        seconds.append((base + j).ravel())
    if not games:
        none = np.zeros(0, dtype=np.int64)
        return none, none, none
    game, first, second = np.concatenate(games), np.concatenate(firsts), np.concatenate(seconds)
    order = np.argsort(game, kind="stable")
    return game[order], first[order], second[order]


@dataclass(frozen=True, slots=True, eq=False)
class Groups:
    """Who can be compared with whom.

    weak, strong : (n,) int64
        Component of each player in the graph of games, and in the graph of wins (a draw is a win both
        ways). Finite maximum likelihood needs one strong component (Ford 1957).
    main : int
        The largest strong component.
    up, down : (n,) bool
        Not in the main component, but joined to it by wins one way only: never finitely below
        (above) it.
    """

    weak: Ints
    strong: Ints
    main: int
    up: Any
    down: Any

    @property
    def finite(self) -> bool:
        return int(self.strong.max(initial=0)) == 0


def groups_of(design: Design) -> Groups | None:
    """Return the groups of plain pairs where everybody is plainly in one, else None: ask ``groups``."""
    n = design.n_players
    if not design.plain or not 0 < n <= DENSE:
        return None
    beat = np.zeros((n, n), dtype=bool)
    i, j = design.column[0::2], design.column[1::2]
    played = design.weight > 0.0
    beat.reshape(-1)[i * n + j] = (design.score > 0.0) & played
    beat.reshape(-1)[j * n + i] = (design.score < 1.0) & played
    if not all(_reaches_all(one) for one in (beat, beat.T)):
        return None
    one, nobody = np.zeros(n, dtype=np.int64), np.zeros(n, dtype=bool)
    return Groups(one, one, 0, nobody, nobody)


def _reaches_all(beat: Any) -> bool:
    """Tell whether wins lead from the first player to everybody."""
    found = np.zeros(len(beat), dtype=bool)
    edge = np.zeros(1, dtype=np.int64)
    found[0] = True
    while len(edge):
        reached = beat[edge].any(axis=0) & ~found
        found |= reached
        edge = np.flatnonzero(reached)
    return bool(found.all())


def groups(winner: Ints, loser: Ints, n_players: int) -> Groups:
    """Return the components from edges winner -> loser; a draw is given both ways."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import breadth_first_order, connected_components

    ones = np.ones(len(winner))
    graph = csr_array((ones, (winner, loser)), shape=(n_players, n_players))
    _, weak = connected_components(graph, directed=True, connection="weak")
    _, strong = connected_components(graph, directed=True, connection="strong")
    weak, strong = _by_first(weak), _by_first(strong)
    sizes = np.bincount(strong, minlength=1)
    main = int(np.argmax(sizes))
    down = np.zeros(n_players, dtype=bool)
    up = np.zeros(n_players, dtype=bool)
    if n_players:
        anyone = int(np.flatnonzero(strong == main)[0])
        down[breadth_first_order(graph, anyone, return_predecessors=False)] = True
        up[breadth_first_order(graph.T.tocsr(), anyone, return_predecessors=False)] = True
    down[strong == main] = False
    up[strong == main] = False
    return Groups(weak, strong, main, up, down)


def _by_first(label: Ints) -> Ints:
    """Return the labels renumbered in order of their first player."""
    _, first, index = np.unique(label, return_index=True, return_inverse=True)
    place = np.argsort(np.argsort(first))
    return np.asarray(place[index].reshape(-1), dtype=np.int64)


def edges(design: Design) -> tuple[Ints, Ints]:
    """Return winner -> loser edges of a design: each player of the better side beat each of the other."""
    players = design.column < design.n_players
    counts = np.diff(design.start)
    row = np.repeat(np.arange(design.n_rows), counts)
    if len(design.column) == 2 * design.n_rows:
        first, second, row_of = design.column[0::2], design.column[1::2], np.arange(design.n_rows)
    else:
        ahead, behind = players & (design.value > 0.0), players & (design.value < 0.0)
        a, b = np.flatnonzero(ahead), np.flatnonzero(behind)
        n_behind = np.bincount(row[b], minlength=design.n_rows)
        begin = np.concatenate(([0], np.cumsum(n_behind)[:-1])) if design.n_rows else n_behind
        repeat = n_behind[row[a]]
        inner = np.arange(repeat.sum()) - np.repeat(np.cumsum(repeat) - repeat, repeat)
        other = b[np.repeat(begin[row[a]], repeat) + inner]
        first, second = design.column[np.repeat(a, repeat)], design.column[other]
        row_of = np.repeat(row[a], repeat)
    score, weight = design.score[row_of], design.weight[row_of]
    won = (score > 0.0) & (weight > 0.0)
    lost = (score < 1.0) & (weight > 0.0)
    return np.concatenate([first[won], second[lost]]), np.concatenate([second[won], first[lost]])
