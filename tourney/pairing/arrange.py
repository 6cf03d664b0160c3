"""Units into teams, teams onto boards: the seating worth most, by exchanging two units at a time.

A unit is a player, or several who stay together. The worth of a seating is the match quality of its
boards, less what each two cost who share a team (``mate``) or a board in different teams (``rival``).
All exchanges of all starts are looked at in one go; each start takes its best until none gains.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.core.progress import CancelCheck, checkpoint
from tourney.pairing.strength import Strengths
from tourney.ratings.base import Floats, Ints

FORBIDDEN = 1000.0
"""Cost of a pair that must not be: more than all qualities and wishes together."""

GAIN = 1e-12
"""An exchange must gain more than rounding does."""

ELEMENTS = 400_000
"""Exchanges looked at in one piece: they stay in the cache."""


Seatings = npt.NDArray[np.signedinteger[Any]]
"""(S, u) teams of units."""


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """What is to be seated: u units, T teams, B boards.

    mean, variance : (u,) float64
        Sums over the players of a unit.
    heads : (u,) int64
        Players in a unit; only units of equally many change places.
    mate, rival : (u, u) float64
        Costs of sharing a team, and of meeting on a board; symmetric, the diagonal 0.
    sizes : (T,) int64
        Players of each team.
    board : (T,) int64
        Board of each team, 0 to B - 1.
    fixed : (u,) bool
        Units that keep the team they start with.
    noise : float
        Variance of one player's performance; see ``Strengths`` for the two flags.
    gain : float
        Worth of a board of quality 1; 0 leaves quality out.
    """

    mean: Floats
    variance: Floats
    heads: Ints
    mate: Floats
    rival: Floats
    sizes: Ints
    board: Ints
    fixed: np.ndarray[tuple[int], np.dtype[np.bool_]]
    noise: float
    additive: bool
    noisy: bool
    gain: float = 1.0

    @property
    def n_teams(self) -> int:
        return len(self.sizes)

    @property
    def n_boards(self) -> int:
        return int(self.board.max(initial=-1)) + 1

    @property
    def share(self) -> Floats:
        """What a sum over a team is multiplied by to give its mean, (T,)."""
        return np.ones(self.n_teams) if self.additive else 1.0 / self.sizes

    @property
    def team_noise(self) -> Floats:
        return self.noise * (self.sizes.astype(np.float64) if self.noisy else np.ones(self.n_teams))


def task_of(
    strengths: Strengths,
    units: list[tuple[int, ...]],
    mate: Floats,
    rival: Floats,
    sizes: Ints,
    board: Ints,
    *,
    fixed: np.ndarray[tuple[int], np.dtype[np.bool_]] | None = None,
    gain: float = 1.0,
) -> Task:
    """Return the task of seating *units* of players; mate and rival are (n, n) over the players."""
    member = np.zeros((len(units), strengths.n))
    for i, unit in enumerate(units):
        member[i, list(unit)] = 1.0
    together, against = member @ mate @ member.T, member @ rival @ member.T
    np.fill_diagonal(together, 0.0)
    np.fill_diagonal(against, 0.0)
    return Task(
        mean=member @ strengths.mean,
        variance=member @ strengths.variance,
        heads=member.sum(axis=1).astype(np.int64),
        mate=together,
        rival=against,
        sizes=sizes,
        board=board,
        fixed=np.zeros(len(units), dtype=bool) if fixed is None else fixed,
        noise=strengths.noise,
        additive=strengths.additive,
        noisy=strengths.noisy,
        gain=gain,
    )


def values(task: Task, seating: Seatings) -> Floats:
    """Return the worth of S seatings, (S, u) teams of units, as (S,)."""
    total = np.zeros(len(seating))
    if task.gain:
        mean, spread = np.empty((2, len(seating), task.n_teams))
        for t in range(task.n_teams):
            team = (seating == t).astype(np.float64)
            mean[:, t], spread[:, t] = team @ task.mean, team @ task.variance
        mean *= task.share
        spread *= task.share**2
        total += task.gain * np.exp(_log_quality(task, _sums(task, mean, spread))).sum(axis=1)
    if not (task.mate.any() or task.rival.any()):
        return total
    team = (seating[:, :, None] == np.arange(task.n_teams)).astype(np.float64)
    if task.mate.any():
        total -= 0.5 * np.einsum("sut,uv,svt->s", team, task.mate, team, optimize=True)
    if task.rival.any():
        on = _onto_boards(task, team)
        met = np.einsum("sub,uv,svb->s", on, task.rival, on, optimize=True)
        met -= np.einsum("sut,uv,svt->s", team, task.rival, team, optimize=True)
        total -= 0.5 * met
    return total


def improve(task: Task, seating: Ints, *, cancelled: CancelCheck | None = None) -> tuple[Ints, Floats]:
    """Return S seatings, (S, u), after every exchange of two units that gains, and their worths.

    Raises
    ------
    Cancelled
    """
    u = len(task.mean)
    result = seating.copy()
    piece = max(1, ELEMENTS // max(u * u, 1))
    for begin in range(0, len(result), piece):
        _climb(task, result[begin : begin + piece], cancelled)
    return result, values(task, result)


def rough_climb(task: Task, seating: Ints, *, cancelled: CancelCheck | None = None) -> Ints:
    """Return S seatings on one board after exchanges that bring the teams' means together.

    A quicker stand-in for ``improve``: with all teams equally uncertain the log of the quality falls
    with the sum of squared distances of the teams' means (Herbrich, Minka and Graepel 2006, quality in
    the draw limit), which an exchange changes by a product of differences.

    Raises
    ------
    Cancelled
    """
    result = seating.copy()
    u = len(task.mean)
    piece = max(1, ELEMENTS // max(u * u, 1))
    free = (task.heads[:, None] == task.heads) & ~task.fixed[:, None] & ~task.fixed
    barred = np.where(free, 0.0, -np.inf)
    step = task.mean - task.mean[:, None]  # what the team of i gains when j comes for him
    sharp = 0.5 / float(np.mean(task.team_noise) + task.variance.mean())
    for begin in range(0, len(result), piece):
        part = result[begin : begin + piece]
        active = np.arange(len(part))
        while len(active) and u > 1:
            checkpoint(0, 1, None, cancelled)
            here = part[active]
            sums = np.array([(here == t).astype(np.float64) @ task.mean for t in range(task.n_teams)]).T
            mean = sums * task.share
            mean -= mean.mean(axis=1, keepdims=True)
            row = np.arange(len(here))[:, None]
            share = task.share[here]
            pull = mean[row, here] * share
            gains = pull[:, None, :] - pull[:, :, None]
            gains *= 2.0
            gains -= (
                step * (share[:, :, None] ** 2 + share[:, None, :] ** 2)
                if _uneven(task)
                else (step * (2.0 * task.share[0] ** 2))
            )
            gains *= step * sharp
            if task.mate.any():
                gains -= _mate_costs(task, here)
                gains[here[:, :, None] == here[:, None, :]] = -np.inf
            gains += barred
            flat = gains.reshape(len(here), -1)
            best = flat.argmax(axis=1)
            moved = flat[np.arange(len(here)), best] > GAIN
            for k in np.flatnonzero(moved).tolist():
                i, j = divmod(int(best[k]), u)
                here[k, i], here[k, j] = here[k, j], here[k, i]
            part[active] = here
            active = active[moved]
    return result


def _uneven(task: Task) -> bool:
    return bool((task.share != task.share[0]).any())


def _climb(task: Task, seating: Ints, cancelled: CancelCheck | None) -> None:
    movable = ~task.fixed
    free = (
        (task.heads[:, None] == task.heads) & movable[:, None] & movable & ~np.eye(len(movable), dtype=bool)
    )
    active = np.arange(len(seating))
    many = task.n_boards > 1 and len(task.mean) > 48
    while len(active) and len(task.mean) > 1:
        checkpoint(0, 1, None, cancelled)
        here = seating[active]
        gains = _gains(task, here)
        gains[~(free & (here[:, :, None] != here[:, None, :]))] = -np.inf
        if many:
            moved = [_exchange_many(task, here[k], gains[k]) for k in range(len(here))]
        else:
            flat = gains.reshape(len(here), -1)
            best = flat.argmax(axis=1)
            moved = (flat[np.arange(len(here)), best] > GAIN).tolist()
            for k, place in enumerate(best.tolist()):
                if moved[k]:
                    i, j = divmod(place, len(task.mean))
                    here[k, i], here[k, j] = here[k, j], here[k, i]
        seating[active] = here
        active = active[moved]


def _exchange_many(task: Task, here: Ints, gains: Floats) -> bool:
    """Make the best exchange of each unit in turn, the largest gain first, no board touched twice."""
    partner = gains.argmax(axis=1)
    best = gains[np.arange(len(here)), partner]
    touched: set[int] = set()
    for i in np.argsort(-best, kind="stable").tolist():
        if best[i] <= GAIN:
            break
        j = int(partner[i])
        boards = {int(task.board[here[i]]), int(task.board[here[j]])}
        if boards.isdisjoint(touched):
            touched |= boards
            here[i], here[j] = here[j], here[i]
    return bool(touched)


_Sums = tuple[Floats, Floats, Floats, Floats]
"""Of each board: precision, precision times mean, times its square, log of the variances."""


def _of_team(task: Task, mean: Floats, spread: Floats, noise: Floats) -> _Sums:
    total = noise + spread
    precision = 1.0 / total
    weighted = precision * mean
    return precision, weighted, weighted * mean, np.log(total)


def _sums(task: Task, mean: Floats, spread: Floats) -> _Sums:
    """Return the sums of each board, (S, B), from those of the teams, (S, T)."""
    parts = _of_team(task, mean, spread, task.team_noise)
    order = np.argsort(task.board, kind="stable")
    starts = np.searchsorted(task.board[order], np.arange(task.n_boards))
    p, pm, pmm, log = (np.add.reduceat(part[:, order], starts, axis=1) for part in parts)
    return p, pm, pmm, log


def _log_quality(task: Task, sums: _Sums, board: Ints | None = None) -> Floats:
    """Return the log of the draw-limit quality (``ratings.quality.draw_limit``) from sums of boards."""
    noise = task.team_noise
    best = np.zeros(task.n_boards)
    np.add.at(best, task.board, np.log(noise))
    loud = np.zeros(task.n_boards)
    np.add.at(loud, task.board, 1.0 / noise)
    constant = best + np.log(loud)
    p, pm, pmm, log = sums
    return np.asarray(
        0.5 * ((constant if board is None else constant[board]) - log - np.log(p) - (pmm - pm * pm / p))
    )


def _onto_boards(task: Task, team: Floats) -> Floats:
    placed = np.zeros((task.n_teams, task.n_boards))
    placed[np.arange(task.n_teams), task.board] = 1.0
    return np.asarray(team @ placed)


def _gains(task: Task, here: Ints) -> Floats:
    """Return what exchanging unit i and unit j gains, (S, u, u), in each of S seatings."""
    s, u = here.shape
    team = (here[:, :, None] == np.arange(task.n_teams)).astype(np.float64)
    gains = np.zeros((s, u, u))
    if task.gain:
        gains += task.gain * _quality_gains(task, here, team)
    if task.mate.any():
        gains -= _mate_costs(task, here)
    if task.rival.any():
        gains -= _rival_costs(task, here, team)
    return gains


def _mate_costs(task: Task, here: Ints) -> Floats:
    s, u = here.shape
    team = (here[:, :, None] == np.arange(task.n_teams)).astype(np.float64)
    shared = task.mate @ team
    cost = shared[np.arange(s)[:, None, None], np.arange(u)[:, None], here[:, None, :]]
    own = np.diagonal(cost, axis1=1, axis2=2)
    change = cost + cost.transpose(0, 2, 1) - own[:, :, None] - own[:, None, :]
    return np.asarray(change - 2.0 * task.mate)


def _rival_costs(task: Task, here: Ints, team: Floats) -> Floats:
    s, u = here.shape
    row, column = np.arange(s)[:, None, None], np.arange(u)[:, None]
    board = task.board[here]
    of_team = task.rival @ team
    of_board = _onto_boards(task, of_team)
    across = of_board[row, column, board[:, None, :]] - of_team[row, column, here[:, None, :]]
    own = np.diagonal(across, axis1=1, axis2=2)
    change = across + across.transpose(0, 2, 1) - own[:, :, None] - own[:, None, :]
    same = board[:, :, None] == board[:, None, :]
    return np.asarray(np.where(same, change + 2.0 * task.rival, change))


def _quality_gains(task: Task, here: Ints, team: Floats) -> Floats:
    share, noise = task.share[here], task.team_noise[here]
    sum_mean = np.einsum("sut,u->st", team, task.mean)
    sum_spread = np.einsum("sut,u->st", team, task.variance)
    row = np.arange(len(here))[:, None]
    mean, spread = sum_mean * task.share, sum_spread * task.share**2
    boards = _sums(task, mean, spread)
    board = task.board[here]
    before = np.exp(_log_quality(task, boards))
    old = _of_team(task, mean[row, here], spread[row, here], noise)
    new_mean = (sum_mean[row, here][:, :, None] + task.mean - task.mean[:, None]) * share[:, :, None]
    new_spread = sum_spread[row, here][:, :, None] + task.variance - task.variance[:, None]
    new = _of_team(task, new_mean, new_spread * share[:, :, None] ** 2, noise[:, :, None])
    own = [whole[row, board] - part for whole, part in zip(boards, old, strict=True)]
    gains = np.zeros(new[0].shape)
    lone = np.bincount(task.board).max(initial=0) <= 1  # a board of one team has no quality to speak of
    if task.n_boards > 1:
        p, pm, pmm, log = (left[:, :, None] + part for left, part in zip(own, new, strict=True))
        apart = (
            np.exp(_log_quality(task, (p, pm, pmm, log), board[:, :, None])) - before[row, board][:, :, None]
        )
        gains = apart + apart.transpose(0, 2, 1)
    if not lone:
        p, pm, pmm, log = (
            left[:, :, None] - part[:, None, :] + fresh + fresh.transpose(0, 2, 1)
            for left, part, fresh in zip(own, old, new, strict=True)
        )
        shared = (
            np.exp(_log_quality(task, (p, pm, pmm, log), board[:, :, None])) - before[row, board][:, :, None]
        )
        same = board[:, :, None] == board[:, None, :]
        gains = np.where(same, shared, gains)
    return gains
