"""Replay of singles by an engine, with whole history, from arrays, beside its opponents and the limit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.benchmarks import definitions, limits, opponents, workloads
from tests.benchmarks.report import Goal, Line, Report, at_least, at_most, rate
from tests.benchmarks.timing import COMPUTING, Case, in_turn
from tests.benchmarks.workloads import Singles
from tourney.core.options import from_mapping
from tourney.ratings.base import History
from tourney.ratings.engines.elo import PLUGIN
from tourney.ratings.registry import ENGINES

EXACT = 1e-9
EXACT_GAMES = 20_000
LIMIT = "numba loop"

Maker = Callable[[Singles], Case | None]


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent: its name, how to make it play, how many games it is given, goals by workload."""

    name: str
    maker: Maker
    games: int
    goals: Mapping[str, Goal]


@dataclass(frozen=True, slots=True)
class Bout:
    """How an engine is set up to play by the same rules as its opponents, and who they are."""

    options: Mapping[str, Any]
    rivals: tuple[Rival, ...]
    definition: Callable[[Singles], Any] | None = None
    limit: Maker | None = None
    within: Goal | None = None
    """How many times the limit's time W1 may take."""


DAILY = {"period": "night", "unit_days": 1.0}
BOUTS: Mapping[str, Bout] = {
    "elo": Bout(
        {},
        (Rival("elote", opponents.elote_elo, 20_000, {"W1": at_least(1, 8), "W2": at_least(1, 20)}),),
        lambda games: (definitions.elo(games),),
    ),
    "glicko": Bout(
        DAILY | {"c": definitions.GLICKO_C},
        (
            Rival(
                "riix batched", opponents.riix_glicko, 20_000, {"W1": at_least(3, 5), "W2": at_least(3, 100)}
            ),
        ),
        definitions.glicko,
        limits.glicko,
        at_most(3, 12),
    ),
    "glicko2": Bout(
        DAILY,
        (
            Rival(
                "glicko2", opponents.glicko2_package, 10_000, {"W1": at_least(4, 18), "W2": at_least(4, 45)}
            ),
        ),
        definitions.glicko2,
        limits.glicko2,
        at_most(4, 4),
    ),
    "trueskill": Bout(
        {},
        (
            Rival(
                "trueskill",
                opponents.trueskill_package,
                4_000,
                {"W1": at_least(2, 100), "W1h": at_least(2, 80), "W2": at_least(2, 250)},
            ),
            Rival("elote", opponents.elote_trueskill, 20_000, {"W1": at_least(2, 4)}),
        ),
        definitions.trueskill,
    ),
}
OTHERS = Bout({}, ())


def run(*, quick: bool = False, engine: str = "") -> Report:
    """Replay W1, W1r, W1h and W2 with an engine, or with all online ones that have no opponent."""
    keys = (
        [engine] if engine else [key for key, one in ENGINES.items() if key not in BOUTS and not one.is_batch]
    )
    report = Report(
        f"Replay of singles by {', '.join(str(ENGINES[key].label) for key in keys)}, with history"
    )
    small, large = (20_000, 100_000) if quick else (100_000, 1_000_000)
    rounds = 3 if quick else 5
    games = {
        "W1": workloads.w1(small),
        "W1r": workloads.w1_rounds(small),
        "W1h": workloads.w1_heavy(small),
        "W2": workloads.w2(large),
    }
    for key in keys:
        for name, played in games.items():
            _bout(report, key, name, played, rounds)
        if key == "elo":
            _final_only(report, games["W1"], rounds)
        _exactness(report, key, games["W1"].head(EXACT_GAMES))
    report.note("W1: 1,000 players; W1r: in rounds; W1h: regulars play most; W2: 20,000 players.")
    slow = [
        f"{rival.name} {rival.games:,}"
        for key in keys
        for rival in BOUTS.get(key, OTHERS).rivals
        if rival.games < small
    ]
    if slow:
        games_of = ", ".join(slow)
        report.note(
            f"Slow opponents play the first games of a workload only: {games_of}. Ratios are of games/s."
        )
    if quick:
        report.note(f"Quick: {small:,} and {large:,} games, where the goals mean 100,000 and 1,000,000.")
    return report


def _bout(report: Report, key: str, name: str, played: Singles, rounds: int) -> None:
    bout = BOUTS.get(key, OTHERS)
    cases: dict[str, Case] = {"ours": replay(key, bout, played)}
    amount = {"ours": len(played)}
    for rival in bout.rivals:
        part = played.head(rival.games)
        case = rival.maker(part)
        if case is not None:
            cases[rival.name], amount[rival.name] = case, len(part)
    limit = None if bout.limit is None else bout.limit(played)
    if limit is not None:
        cases[LIMIT], amount[LIMIT] = limit, len(played)
    large = name == "W2"  # long enough to need no warming, too long to repeat without a rival
    timed = in_turn(
        cases, (min(rounds, 3) if bout.rivals else 1) if large else rounds, warm=not large, clock=COMPUTING
    )
    speed = {case: amount[case] / timed.median(case) for case in cases}
    what = f"{ENGINES[key].label} {name}"
    if not bout.rivals:
        report.add(Line(what, rate(speed["ours"])))
    for rival in bout.rivals:
        report.faster(what, speed["ours"], speed.get(rival.name), rival.name, rival.goals.get(name))
    if bout.limit is not None:
        theirs = None if limit is None else timed.median(LIMIT)
        goal = bout.within if name == "W1" else None
        report.slower(f"{what}, time", timed.median("ours"), theirs, LIMIT, goal)


def _final_only(report: Report, played: Singles, rounds: int) -> None:
    """Compare Elo without history with the Rust core of evalica, which keeps none."""
    elo, log = PLUGIN, played.log()
    params = elo.params_type()
    cases: dict[str, Case] = {"ours": lambda: elo.final(log, params)}
    rust = opponents.evalica_elo(played)
    if rust is not None:
        cases["evalica"] = rust
    timed = in_turn(cases, rounds, clock=COMPUTING)
    speed = {case: len(played) / timed.median(case) for case in cases}
    what = f"{elo.label} W1, final only"
    report.faster(what, speed["ours"], speed.get("evalica"), "evalica core", at_least(1, 0.4))


def replay(key: str, bout: Bout, played: Singles) -> Case:
    """Return the replay of a workload by one of our engines, all preparation from arrays included."""
    engine = ENGINES[key]
    params = from_mapping(engine.params_type, dict(bout.options))
    log = played.log()
    return lambda: engine.replay(log, params)


def _exactness(report: Report, key: str, played: Singles) -> None:
    bout = BOUTS.get(key, OTHERS)
    if bout.definition is None:
        return
    history: History = replay(key, bout, played)()
    final = history.final
    ours = (final.mean, final.deviation, final.volatility)
    names = ("mean", "deviation", "volatility")
    for name, mine, expected in zip(names, ours, bout.definition(played), strict=False):
        other = np.asarray(expected)
        error = float(np.max(np.abs(mine - other) / np.maximum(np.abs(other), 1e-300)))
        bound = 1e-8 if name == "volatility" else EXACT
        report.size(f"{ENGINES[key].label} {name}, relative error to the definition", error, bound, 7)
