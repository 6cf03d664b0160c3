"""Players split into even teams: ours beside every split looked at, and beside an integer program."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from typing import Any

import numpy as np

from tests.benchmarks.pairing import make_pool
from tests.benchmarks.report import Line, Report, at_least
from tests.benchmarks.timing import COMPUTING, in_turn, once
from tests.benchmarks.workloads import SEED
from tourney.pairing.arrange import improve, task_of
from tourney.pairing.base import Pool
from tourney.pairing.strength import Strengths
from tourney.pairing.teams import TeamRules, even_sizes, split
from tourney.ratings.base import Floats

BETA = 25.0 / 6.0
LIMIT_S = 5.0
STARTS, QUICK_STARTS = 2000, 200
LOSS = 1e-9
"""Match quality that rounding may cost."""

Teams = list[tuple[int, ...]]


def run(*, quick: bool = False) -> Report:
    """Split 10, 20 and 40 people."""
    report = Report("People split into even teams")
    for n in (10, 16, 20):
        _two(report, n, 3 if quick else 5)
    for teams in (4, 8):
        _many(report, 40, teams, QUICK_STARTS if quick else STARTS)
    report.note("Quality: the chance of a draw in the limit of no margin, for the game of all teams.")
    report.note(f"milp: scipy, least spread of the teams' sums, stopped by the clock after {LIMIT_S:g} s.")
    report.note("Share: our quality over the best of so many lots, each exchanged until nothing gains.")
    return report


def quality(pool: Pool, teams: Teams) -> float:
    """Return the match quality of a split by its determinants (Herbrich et al. 2006)."""
    mean = np.array([pool.mean[list(team)].sum() for team in teams])
    noise = np.array([len(team) * BETA**2 for team in teams])
    total = noise + np.array([(pool.deviation[list(team)] ** 2).sum() for team in teams])
    apart = np.eye(len(teams))[:-1] - np.eye(len(teams))[1:]
    own, whole = (apart * values @ apart.T for values in (noise, total))
    gap = apart @ mean
    ratio = np.linalg.slogdet(own)[1] - np.linalg.slogdet(whole)[1]
    return math.exp(0.5 * (ratio - gap @ np.linalg.solve(whole, gap)))


def _pool(n: int) -> Pool:
    """Return n players whose teams add up as in TrueSkill."""
    pool = make_pool(n, 0)
    strengths = Strengths(pool.mean, pool.deviation**2, BETA**2, additive=True, noisy=True)
    return replace(pool, strengths=strengths)


def _ours(pool: Pool, teams: int) -> Teams:
    return [tuple(team) for team in split(pool, TeamRules(even_sizes(len(pool.mean), teams)))[0].teams]


def _two(report: Report, n: int, rounds: int) -> None:
    pool = _pool(n)
    timed = in_turn({"ours": lambda: _ours(pool, 2)}, rounds, clock=COMPUTING)
    what = f"{n} people into 2 teams"
    report.time(what, timed.median("ours"), 150.0, 10)
    loss = quality(pool, _best_two(pool)) - quality(pool, timed.last["ours"])
    report.size(f"{what}, quality short of the best of all splits", max(loss, 0.0), LOSS, 10)


def _best_two(pool: Pool) -> Teams:
    """Return the best of all splits in halves: halves of one size differ in quality by their means only."""
    n = len(pool.mean)
    rest = np.array(list(itertools.combinations(range(1, n), n // 2 - 1)), dtype=np.int8)
    first = pool.mean[rest].sum(axis=1) + pool.mean[0]
    best = rest[int(np.argmin(np.abs(2.0 * first - pool.mean.sum())))].tolist()
    return [(0, *best), tuple(i for i in range(1, n) if i not in best)]


def _many(report: Report, n: int, teams: int, starts: int) -> None:
    pool = _pool(n)
    timed = in_turn({"ours": lambda: _ours(pool, teams)}, 3, clock=COMPUTING)
    spent, program = once(lambda: _milp(pool.mean, teams, LIMIT_S))
    what = f"{n} people into {teams} teams"
    report.quicker(what, timed.median("ours"), spent, "milp", at_least(10, 50))
    ours = quality(pool, timed.last["ours"])
    theirs = 0.0 if program is None else quality(pool, program)
    best = _best_of_starts(pool, teams, starts)
    report.time(f"{what}, asked for in the desk", timed.median("ours"), 2000.0, 10)
    report.add(
        Line(
            f"{what}, share of the best of {starts} starts",
            f"{ours:.6f}",
            f"{best:.6f}",
            f"{ours / best:.5f}",
            ours / best,
            at_least(10, 0.99, ""),
        )
    )
    report.size(f"{what}, quality short of milp's {theirs:.6f}", max(theirs - ours, 0.0), LOSS, 10)
    spreads = [
        np.ptp([pool.mean[list(team)].sum() for team in one]) for one in (timed.last["ours"], program or [])
    ]
    report.note(f"{what}: means {spreads[0]:.4f} apart, milp's {spreads[-1]:.4f}.")


def _best_of_starts(pool: Pool, teams: int, starts: int) -> float:
    """Return the best quality that exchanges reach from as many splits drawn by lot."""
    n = pool.n
    rng = np.random.default_rng(SEED)
    none, sizes = np.zeros((n, n)), np.full(teams, n // teams)
    task = task_of(pool.sides(), [(i,) for i in range(n)], none, none, sizes, np.zeros(teams, dtype=np.int64))
    drawn = np.array([rng.permutation(np.repeat(np.arange(teams), sizes)) for _ in range(starts)])
    return float(improve(task, drawn)[1].max())


def _milp(mean: Floats, teams: int, limit: float) -> Teams | None:
    """Return the split with the least spread of sums that the solver finds in time."""
    from scipy.optimize import Bounds, LinearConstraint, milp

    n, cells = len(mean), len(mean) * teams
    rows: list[tuple[Any, float, float]] = []
    for person in range(n):
        row = np.zeros(cells + 2)
        row[person * teams : (person + 1) * teams] = 1.0
        rows.append((row, 1.0, 1.0))
    for team in range(teams):
        seats, above, below = (np.zeros(cells + 2) for _ in range(3))
        seats[team:cells:teams] = 1.0
        above[team:cells:teams] = below[team:cells:teams] = mean
        above[-2], below[-1] = -1.0, -1.0
        rows += [(seats, n / teams, n / teams), (above, -np.inf, 0.0), (below, 0.0, np.inf)]
    high = np.append(np.ones(cells), [np.inf, np.inf])
    for place, person in enumerate(np.argsort(-mean).tolist()[:teams]):  # teams differ in name only
        high[person * teams + place + 1 : (person + 1) * teams] = 0.0
    matrix, low_row, high_row = (np.array(column) for column in zip(*rows, strict=True))
    found = milp(
        np.append(np.zeros(cells), [1.0, -1.0]),
        constraints=LinearConstraint(matrix, low_row, high_row),
        bounds=Bounds(np.append(np.zeros(cells), [-np.inf, -np.inf]), high),
        integrality=np.append(np.ones(cells), [0.0, 0.0]),
        options={"time_limit": limit},
    )
    if found.x is None:
        return None
    team_of = found.x[:cells].reshape(n, teams).argmax(axis=1)
    return [tuple(np.flatnonzero(team_of == team).tolist()) for team in range(teams)]
