"""A round for n people who have played six: ours with its rules, reasons and seed, beside bare matchers."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from tests.benchmarks.opponents import package
from tests.benchmarks.report import Report, at_least
from tests.benchmarks.timing import COMPUTING, Case, in_turn
from tests.benchmarks.workloads import SEED
from tourney.pairing.base import Pool, Proposal
from tourney.pairing.history import PlayedRound, history
from tourney.pairing.registry import SYSTEMS

ROUNDS = 6
SIZES = (20, 100, 200, 300, 1000)
NETWORKX_MOST, NETWORKX_QUICK, DENSE_QUICK = 300, 100, 300
UNITS = 10**6
"""Steps of quality in the weights of the bare matchers."""

BETA = 25.0 / 6.0


def run(*, quick: bool = False) -> Report:
    """Pair 20 to 1,000 players."""
    report = Report("A round after six, no rematch: rules, reasons and all")
    for n in SIZES:
        _size(report, n, quick=quick)
    report.note(
        "The bare matchers are given the legal pairs with their qualities as whole numbers, no rules."
    )
    report.note("Loss: total match quality short of the dense optimum, as a share of it.")
    return report


def make_pool(n: int, rounds: int = ROUNDS) -> Pool:
    """Return n players of whom neighbours in rating have met: the hard case."""
    rng = np.random.default_rng(SEED + n)
    mean, deviation = rng.normal(25.0, 6.0, n), rng.uniform(0.8, 4.0, n)
    spread = 2.0 * BETA**2 + deviation[:, None] ** 2 + deviation[None, :] ** 2
    gap = mean[:, None] - mean[None, :]
    quality = np.sqrt(2.0 * BETA**2 / spread) * np.exp(-(gap**2) / (2.0 * spread))
    order = np.argsort(mean).tolist()
    played = [_past_round(order, number) for number in range(rounds)]
    past = history(n, played)
    return Pool(
        mean=mean,
        deviation=deviation,
        quality=quality,
        expected=1.0 / (1.0 + np.exp(-gap / math.sqrt(2.0) / BETA)),
        rounds_since_met=past.rounds_since_met,
        times_met=past.times_met,
        byes=past.byes,
        provisional=np.zeros(n, dtype=bool),
        waiting=past.waiting,
        forbidden=np.zeros((n, n), dtype=bool),
    )


def _past_round(order: list[int], number: int) -> PlayedRound:
    """Return a round that pairs each player with one who is 1 + number places away, where it can."""
    free, pairs = list(order), []
    while len(free) > 1:
        first = free.pop(0)
        pairs.append((first, free.pop(min(number, len(free) - 1))))
    return PlayedRound(tuple(pairs))


def _size(report: Report, n: int, *, quick: bool) -> None:
    pool = make_pool(n)
    system = SYSTEMS["balanced"]
    legal = (pool.times_met == 0) & ~np.eye(n, dtype=bool)
    cases: dict[str, Case] = {"ours": lambda: system.propose(pool)}
    slow: dict[str, Case] = {}
    weights = np.rint(pool.quality * UNITS).astype(np.int64)
    if package("rustworkx") is not None and not (quick and n > DENSE_QUICK):
        (slow if n > 300 else cases)["rustworkx dense"] = lambda: _rustworkx(weights, legal)
    if package("networkx") is not None and n <= (NETWORKX_QUICK if quick else NETWORKX_MOST):
        (slow if n > 100 else cases)["networkx dense"] = lambda: _networkx(weights, legal)
    timed = in_turn(cases, 3 if quick or n > 100 else 5, clock=COMPUTING)
    found = {name: timed.median(name) for name in cases}
    answers = dict(timed.last)
    if slow:  # Seconds to minutes each: once is enough.
        once = in_turn(slow, 1, warm=False, clock=COMPUTING)
        found |= {name: once.median(name) for name in slow}
        answers |= once.last
    what = f"{n} players"
    ours = found["ours"]
    goals = {("networkx dense", 100): 100, ("networkx dense", 300): 250, ("rustworkx dense", 1000): 10}
    for name in ("networkx dense", "rustworkx dense"):
        bound = goals.get((name, n))
        if name in found or bound is not None:
            goal = None if bound is None else at_least(9, bound)
            report.quicker(what, ours, found.get(name), name, goal)
    if n == 200:
        report.time(f"{what}, asked for in the desk", ours, 1000.0)
    best = max((_total(pool, answers[name]) for name in answers if name != "ours"), default=None)
    if best is not None:
        proposal: Proposal = answers["ours"]
        loss = 1.0 - sum(float(pool.quality[p.a, p.b]) for p in proposal.pairs) / best
        if proposal.rematches:
            report.note(f"{what}: {proposal.rematches} rematches.")
        report.size(f"{what}, loss", max(loss, 0.0), 1e-5 if n > 300 else 1e-6, 9)


def _total(pool: Pool, pairs: Iterable[tuple[int, int]]) -> float:
    return sum(float(pool.quality[a, b]) for a, b in pairs)


def _edges(weights: np.ndarray, legal: np.ndarray) -> list[tuple[int, int, int]]:
    rows, columns = np.nonzero(np.triu(legal, 1))
    return list(zip(rows.tolist(), columns.tolist(), weights[rows, columns].tolist(), strict=True))


def _rustworkx(weights: np.ndarray, legal: np.ndarray) -> set[tuple[int, int]]:
    import rustworkx

    graph: rustworkx.PyGraph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(legal)))
    graph.add_edges_from(_edges(weights, legal))
    return rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)


def _networkx(weights: np.ndarray, legal: np.ndarray) -> set[tuple[int, int]]:
    import networkx

    graph = networkx.Graph()
    graph.add_nodes_from(range(len(legal)))
    graph.add_weighted_edges_from(_edges(weights, legal))
    return networkx.max_weight_matching(graph, maxcardinality=True)
