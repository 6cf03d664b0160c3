"""Replay of team games and free-for-alls by every engine that takes them as they are."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tests.benchmarks import limits, opponents, workloads
from tests.benchmarks.report import Goal, Line, Report, at_least, at_most, rate
from tests.benchmarks.timing import COMPUTING, Case, in_turn
from tests.benchmarks.workloads import Groups
from tourney.ratings.registry import ENGINES

GOALS = {
    ("W3", "trueskill"): at_least(5, 80),
    ("W3", "openskill"): at_least(5, 12),
    ("W4", "trueskill"): at_least(6, 15),
}
PEERS: dict[str, tuple[Callable[[Groups], Case | None], int]] = {
    "trueskill": (opponents.trueskill_groups, 10),
    "openskill": (opponents.openskill_groups, 10),
}
AGREEMENT = 1e-8
LIMIT = "numba loop"
WITHIN = {"W4": at_most(6, 9)}


def run(*, quick: bool = False) -> Report:
    """Replay W3 and W4."""
    report = Report("Replay of teams (W3) and free-for-alls (W4), with history, from arrays")
    part = 4 if quick else 1
    rounds = 3 if quick else 5
    for name, games in (("W3", workloads.w3(20_000 // part)), ("W4", workloads.w4(5_000 // part))):
        for key, engine in ENGINES.items():
            if engine.is_batch:
                continue
            native = engine.native_teams if name == "W3" else engine.native_free_for_all
            _bout(report, name, key, games, rounds, judged=native and key == "trueskill")
        if "trueskill" in ENGINES:
            _agreement(report, name, games.head(400 if name == "W3" else 100))
    report.note(
        "trueskill and openskill play the first tenth of each workload; ratios are of games a second."
    )
    report.note(
        "The numba loop keeps final values only and makes no predictions; it flattens its lists itself."
    )
    report.note("W3: 2 against 2 to 5 against 5; W4: 4 to 16 players, each for himself.")
    return report


def _bout(report: Report, name: str, key: str, games: Groups, rounds: int, *, judged: bool) -> None:
    engine, log = ENGINES[key], games.log()
    params = engine.params_type()
    cases: dict[str, Case] = {"ours": lambda: engine.replay(log, params)}
    amount = {"ours": len(games)}
    if judged:
        for peer, (maker, share) in PEERS.items():
            part = games.head(len(games) // share)
            case = maker(part)
            if case is not None:
                cases[peer], amount[peer] = case, len(part)
    limit = limits.trueskill(games) if judged else None
    if limit is not None:
        cases[LIMIT], amount[LIMIT] = limit, len(games)
    timed = in_turn(cases, rounds, clock=COMPUTING)
    speed = {case: amount[case] / timed.median(case) for case in cases}
    what = f"{engine.label} {name}"
    if not judged:
        report.add(Line(what, rate(speed["ours"])))
        return
    for peer in PEERS:
        goal: Goal | None = GOALS.get((name, peer))
        report.faster(what, speed["ours"], speed.get(peer), peer, goal)
    theirs = None if limit is None else timed.median(LIMIT)
    report.slower(f"{what}, time", timed.median("ours"), theirs, LIMIT, WITHIN.get(name))


def _agreement(report: Report, name: str, games: Groups) -> None:
    """Compare with all ten sweeps of the package on SciPy's error function; its own is good to 1e-5."""
    case = opponents.trueskill_groups(games, backend="scipy", min_delta=1e-12)
    if case is None:
        return
    engine = ENGINES["trueskill"]
    final = engine.replay(games.log(), engine.params_type()).final
    for what, ours, theirs in zip(("mean", "deviation"), (final.mean, final.deviation), case(), strict=True):
        error = float(np.max(np.abs(ours - np.asarray(theirs))))
        report.size(f"{engine.label} {name} {what}, difference to trueskill on SciPy", error, AGREEMENT, 7)
