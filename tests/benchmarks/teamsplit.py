"""Everybody into teams: ours beside an exact program with five seconds, and beside many plain starts."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.benchmarks.report import Goal, Line, Report, at_least
from tests.benchmarks.timing import in_turn, once
from tests.benchmarks.workloads import SEED
from tourney.pairing.arrange import improve, task_of
from tourney.pairing.base import Pool
from tourney.pairing.strength import Strengths
from tourney.pairing.teams import TeamRules, split

BETA = 25.0 / 6.0
CASES = ((10, 2), (20, 2), (40, 2), (40, 4), (40, 8))
STARTS, QUICK_STARTS = 2000, 200
LIMIT, QUICK_LIMIT = 5.0, 1.0


def run(*, quick: bool = False) -> Report:
    """Split 10 to 40 players into 2 to 8 teams."""
    report = Report("Everybody into teams of equal size, by match quality")
    for n, teams in CASES:
        _case(report, n, teams, quick=quick)
    report.note("Share: match quality of our split over the best that the other found; 1 is as good.")
    report.note("milp (HiGHS): smallest largest gap between team sums, stopped after five seconds.")
    return report


def make_pool(n: int) -> Pool:
    """Return n players on the scale of TrueSkill, who add up."""
    rng = np.random.default_rng(SEED + n)
    mean, deviation = rng.normal(25.0, 6.0, n), rng.uniform(0.8, 4.0, n)
    square = np.full((n, n), 0.5)
    none = np.zeros(n, dtype=np.int64)
    return Pool(
        mean=mean,
        deviation=deviation,
        quality=square,
        expected=square,
        rounds_since_met=np.full((n, n), 1_000_000),
        times_met=np.zeros((n, n), dtype=np.int64),
        byes=none,
        provisional=none.astype(bool),
        waiting=none,
        forbidden=np.zeros((n, n), dtype=bool),
        strengths=Strengths(mean, deviation**2, BETA**2, additive=True, noisy=True),
    )


def _case(report: Report, n: int, teams: int, *, quick: bool) -> None:
    pool, rules = make_pool(n), TeamRules((n // teams,) * teams)
    timed = in_turn({"ours": lambda: split(pool, rules)}, 3)
    ours = timed.median("ours")
    found = timed.last["ours"][0]
    what = f"{n} into {teams}"
    exact = n <= 20 and teams == 2
    report.time(f"{what}, three alternatives", ours, 150.0 if exact else 2000.0, 10)
    _, best = once(lambda: _plain_starts(pool, teams, QUICK_STARTS if quick else STARTS))
    _share(report, f"{what}, share of {QUICK_STARTS if quick else STARTS} starts", found.quality, best)
    seconds, best = once(lambda: _milp(pool, teams, QUICK_LIMIT if quick else LIMIT))
    if best is None:
        report.note(f"{what}: milp found nothing in its time.")
        return
    _share(report, f"{what}, share of milp's", found.quality, best)
    goal = at_least(10, 50.0) if not exact and not quick and teams > 2 else None
    report.quicker(what, ours, seconds, "milp", goal)


def _share(report: Report, what: str, ours: float, best: float) -> None:
    goal: Goal = at_least(10, 0.99, "")
    report.add(Line(what, f"{ours:.6f}", f"{best:.6f}", f"{ours / best:.5f}", ours / best, goal))


def _plain_starts(pool: Pool, teams: int, starts: int) -> float:
    n = pool.n
    rng = np.random.default_rng(SEED)
    none = np.zeros((n, n))
    sizes, board = np.full(teams, n // teams), np.zeros(teams, dtype=np.int64)
    task = task_of(pool.sides(), [(i,) for i in range(n)], none, none, sizes, board)
    first = np.array([rng.permutation(np.repeat(np.arange(teams), n // teams)) for _ in range(starts)])
    return float(improve(task, first)[1].max())


def _milp(pool: Pool, teams: int, limit: float) -> float | None:
    """Return the quality of the split whose largest sum exceeds the smallest least, None without one."""
    from scipy.optimize import Bounds, LinearConstraint, milp
    from scipy.sparse import csr_array

    n = pool.n
    wide = n * teams
    rows: list[Any] = []
    low, high = [], []
    for i in range(n):  # everybody in one team
        row = np.zeros(wide + 2)
        row[i * teams : (i + 1) * teams] = 1.0
        rows.append(row)
        low.append(1.0)
        high.append(1.0)
    for t in range(teams):  # of the given size, with its sum between the two bounds
        row = np.zeros(wide + 2)
        row[t:wide:teams] = 1.0
        rows.append(row)
        low.append(n / teams)
        high.append(n / teams)
        for bound, (least, most) in ((wide, (0.0, np.inf)), (wide + 1, (-np.inf, 0.0))):
            row = np.zeros(wide + 2)
            row[t:wide:teams] = pool.mean
            row[bound] = -1.0
            rows.append(row)
            low.append(least)
            high.append(most)
    cost = np.zeros(wide + 2)
    cost[wide], cost[wide + 1] = -1.0, 1.0
    whole = np.ones(wide + 2)
    whole[wide:] = 0.0
    upper = np.ones(wide + 2)
    upper[wide:] = np.inf
    lower = np.zeros(wide + 2)
    lower[wide:] = -np.inf
    answer = milp(
        cost,
        constraints=LinearConstraint(csr_array(np.array(rows)), low, high),
        integrality=whole,
        bounds=Bounds(lower, upper),
        options={"time_limit": limit},
    )
    if answer.x is None:
        return None
    placed = answer.x[:wide].reshape(n, teams).argmax(axis=1)
    return pool.sides().quality([np.flatnonzero(placed == t).tolist() for t in range(teams)])
