"""Bradley-Terry from arrays of games: fit with intervals beside others' fits, and refits night by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.benchmarks import opponents, workloads
from tests.benchmarks.report import Goal, Line, Report, at_least, at_most, rate, span
from tests.benchmarks.timing import COMPUTING, Case, in_turn, once
from tests.benchmarks.workloads import Singles
from tourney.core.options import from_mapping
from tourney.ratings.base import Floats
from tourney.ratings.likelihood import Fit, fit
from tourney.ratings.paired import from_rows
from tourney.ratings.registry import ENGINES

RIDGE = 0.1
HISTORY_GAMES = 2_000
GRADIENT = 1e-8
EVALICA, ARENA = "evalica core, bare fit", "arena-rank with sandwich"
MM, MM_PAIRS = "numpy MM on a matrix, bare fit", "numpy MM on pairs, bare fit"
ENOUGH, MOST = 1e-8, 5_000
"""When the MM iteration stops: no theta moves by so much, or after so many rounds."""


def run(*, quick: bool = False) -> Report:
    """Fit W5 with 100 and 1,000 players and a club, and replay a season of nights."""
    report = Report("Bradley-Terry: fit and 95 % intervals, from arrays of games")
    games, rounds = (200_000, 3) if quick else (1_000_000, 5)
    goals = {100: at_least(8, 4), 1000: at_most(8, 1.6)}
    for players, goal in goals.items():
        _w5(report, workloads.w5(players, games), rounds, goal)
    _club(report, workloads.club(), rounds)
    _many(report, workloads.w2(games))
    _history(report)
    report.note(f"W5: {games:,} comparisons, one in ten drawn. Club: 10,000 games of 1,000 near equals.")
    report.note("Intervals are from the information (Fisher); with the sandwich as a line of its own.")
    if quick:
        report.note("Quick: a fifth of the comparisons that the goals mean.")
    return report


def fitted(games: Singles, *, ridge: float = 0.0, sandwich: bool = False) -> Case:
    """Return our fit of a workload with the ends of all intervals, aggregation included."""
    ones = np.ones(len(games))

    def ours() -> tuple[Fit, Floats]:
        design = from_rows(games.first, games.second, games.score, ones, games.n_players)
        found = fit(design, ridge=ridge, sandwich=sandwich)
        return found, 1.96 * found.errors(sandwich=sandwich)

    return ours


def _w5(report: Report, games: Singles, rounds: int, goal: Goal) -> None:
    what = f"W5, {games.n_players:,} players"
    cases: dict[str, Case] = {"ours": fitted(games), "sandwich": fitted(games, sandwich=True)}
    for name, maker in ((EVALICA, opponents.evalica_bradley_terry), (ARENA, opponents.arena_rank)):
        case = maker(games)
        if case is not None:
            cases[name] = case
    timed = in_turn(cases, rounds, clock=COMPUTING)
    ours = timed.median("ours")
    theirs = {name: timed.median(name) if name in cases else None for name in (EVALICA, ARENA)}
    if goal.at_least:
        report.quicker(what, ours, theirs[EVALICA], EVALICA, goal)
    else:
        report.slower(f"{what}, time", ours, theirs[EVALICA], EVALICA, goal)
    report.quicker(what, ours, theirs[ARENA], ARENA, at_least(8, 15))
    report.quicker(f"{what}, with sandwich", timed.median("sandwich"), theirs[ARENA], ARENA)
    report.size(
        f"{what}, largest component of the gradient", gradient(games, timed.last["ours"]), GRADIENT, 8
    )


def gradient(games: Singles, found: tuple[Fit, Floats], ridge: float = 0.0) -> float:
    """Return the largest component of the gradient, in games, summed game by game."""
    theta = found[0].theta
    left = games.score - 1.0 / (1.0 + np.exp(theta[games.second] - theta[games.first]))
    slope = np.bincount(games.first, weights=left, minlength=games.n_players)
    slope -= np.bincount(games.second, weights=left, minlength=games.n_players)
    return float(np.abs(slope - ridge * theta).max())


def _club(report: Report, games: Singles, rounds: int) -> None:
    cases: dict[str, Case] = {
        "ours": fitted(games, ridge=RIDGE),
        MM_PAIRS: lambda: mm(games, RIDGE, _over_pairs),
    }
    timed = in_turn(cases, min(rounds, 3), clock=COMPUTING)
    slow, (theta, turns) = once(lambda: mm(games, RIDGE, _over_matrix), COMPUTING)
    ours, found = timed.median("ours"), timed.last["ours"]
    report.quicker("club", ours, slow, MM, at_least(8, 20))
    report.quicker("club", ours, timed.median(MM_PAIRS), MM_PAIRS)
    report.size("club, largest component of the gradient", gradient(games, found, RIDGE), GRADIENT, 8)
    apart = float(np.abs(found[0].theta - theta).max())
    report.note(f"numpy MM stopped after {turns:,} rounds, {apart:.0e} from the maximum.")


Loads = Callable[[Floats], Floats]


def mm(games: Singles, ridge: float, loads: Callable[[Singles], Loads]) -> tuple[Floats, int]:
    """Return theta by the MM iteration in numpy (Hunter 2004) with the same prior, and its rounds.

    Each round moves a theta by (W - load) / load, the first order of log(W / load); the prior joins both.
    """
    n = games.n_players
    wins = np.bincount(games.first, weights=games.score, minlength=n)
    wins += np.bincount(games.second, weights=1.0 - games.score, minlength=n)
    theta, load_of = np.zeros(n), loads(games)
    for turn in range(1, MOST + 1):
        load = load_of(np.exp(theta))
        step = (wins - load - ridge * theta) / (load + ridge)
        theta = theta + step
        if np.abs(step).max() < ENOUGH:
            return theta, turn
    return theta, MOST


def _over_matrix(games: Singles) -> Loads:
    """As the textbook has it: a matrix of all pairs."""
    n = games.n_players
    played = np.bincount(games.first * n + games.second, minlength=n * n).reshape(n, n)
    met = (played + played.T).astype(np.float64)
    return lambda strength: strength * (met / (strength[:, None] + strength[None, :])).sum(axis=1)


def _over_pairs(games: Singles) -> Loads:
    n = games.n_players
    low, high = np.minimum(games.first, games.second), np.maximum(games.first, games.second)
    key, index = np.unique(low * n + high, return_inverse=True)
    i, j, count = key // n, key % n, np.bincount(index).astype(np.float64)

    def load(strength: Floats) -> Floats:
        share = count / (strength[i] + strength[j])
        both = np.bincount(i, weights=share, minlength=n) + np.bincount(j, weights=share, minlength=n)
        return np.asarray(strength * both)

    return load


def _many(report: Report, games: Singles) -> None:
    """Fit W2's players: too many for a matrix."""
    spent, found = once(fitted(games, ridge=0.05), COMPUTING)
    worst = gradient(games, found, 0.05)
    report.add(
        Line(f"W2, {games.n_players:,} players, prior 0.2 games", span(spent), f"gradient {worst:.0e}")
    )


def _history(report: Report) -> None:
    """Refit after each night."""
    engine: Any = ENGINES["bradley-terry"]
    games = workloads.w1().head(HISTORY_GAMES)
    log, params = games.log(), from_mapping(engine.params_type, {})
    spent, _ = once(lambda: engine.replay(log, params), COMPUTING)
    nights = sum(1 for _ in games.spans())
    what = f"history: W1, first {len(games):,} games, {nights} refits"
    report.add(Line(what, f"{span(spent)}, {rate(len(games) / spent)}"))
