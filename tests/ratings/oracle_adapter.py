"""Runs one oracle case: translates its names and units, calls what the command line calls."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.ratings.base import Belief
from tourney.ratings.beliefs import blank
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.ratings.kfactor import parse
from tourney.ratings.registry import ENGINES

Case = dict[str, Any]
DAY = 20_000
NO_CAP = 1e9


def cases(*names: str) -> list[Case]:
    """Return the cases of these files."""
    folder = Path(__file__).parents[1] / "data" / "oracle"
    return [case for name in names for case in json.loads((folder / f"{name}.json").read_text("utf-8"))]


def run(case: Case) -> dict[str, Any]:
    """Return what the program gives for a case; ``{"error": code}`` where it refuses."""
    operation = OPERATIONS.get((case["system"], case["input"]["op"]))
    if operation is None:
        raise LookupError(f"no operation {case['system']}.{case['input']['op']}")
    try:
        return operation(case["params"], case["input"])
    except TourneyError as refusal:
        return {"error": refusal.code}


def differences(case: Case, got: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """Return (field, got, expected) wherever they differ by more than the tolerance."""
    expected = case["expected"]
    if "error" in expected:
        return [] if "error" in got else [("error", got, expected["error"])]
    if "error" in got:
        return [("error", got["error"], expected)]
    tolerance = case["tolerance"]
    found = []
    for field, want in expected.items():
        if field not in got:
            continue
        for path, g, w in _walk(field, got[field], want):
            if not _close(g, w, _tolerance(tolerance, path)):
                found.append((path, g, w))
    return found


def _walk(path: str, got: Any, want: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(want, dict):
        for key, value in want.items():
            yield from _walk(f"{path}.{key}", got[key], value)
    elif isinstance(want, list):
        if len(got) != len(want):
            yield path, len(got), len(want)
        for index, (g, w) in enumerate(zip(got, want, strict=False)):
            yield from _walk(f"{path}[{index}]", g, w)
    else:
        yield path, got, want


FIELDS = {"[0]": "rating", "[1]": "rd", "[2]": "vol"}


def _tolerance(tolerance: dict[str, Any], path: str) -> dict[str, float]:
    if "abs" in tolerance or "rel" in tolerance:
        return tolerance
    for field, values in tolerance.items():
        if path.startswith(field) or FIELDS.get(path[-3:]) == field:
            return dict(values)
    return {"abs": 0.0, "rel": 1e-12}


def _close(got: Any, want: Any, tolerance: dict[str, float]) -> bool:
    if isinstance(want, bool | str) or want is None:
        return bool(got == want)
    slack = tolerance.get("abs", 0.0) + tolerance.get("rel", 0.0) * abs(want)
    return bool(abs(got - want) <= slack)


# Elo -------------------------------------------------------------------------------------------------


def _elo_params(params: dict[str, Any], **more: Any) -> Any:
    names = {"scale": "d", "k": "k"}
    given = {names[key]: value for key, value in params.items() if key in names}
    return ENGINES["elo"].params_type(**given, **more)


def _means(*means: float) -> Belief:
    belief = blank(len(means), 0.0)
    belief.mean[:] = means
    return belief


def _elo_expected(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    odds = ENGINES["elo"].odds(_means(given["a"], given["b"]), _elo_params(params), [[(0, 1.0)], [(1, 1.0)]])
    return {"e_a": odds.expected[0], "e_b": odds.expected[1]}


def _elo_update(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    log = from_scores([0], [1], [given["score_a"]])
    result = {}
    for index, name in enumerate("ab"):  # each player may have a K of his own
        own = _elo_params(
            {key: value for key, value in params.items() if key == "scale"}, k=params[f"k_{name}"]
        )
        history = ENGINES["elo"].replay(log, own, start=_means(given["a"], given["b"]))
        result[name] = float(history.final.mean[index])
    return result


def _elo_sequence(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    names = list(given["players"])
    first, second, score = zip(*given["games"], strict=True)
    log = from_scores([names.index(n) for n in first], [names.index(n) for n in second], score, names=names)
    start = _means(*given["players"].values())
    mean = ENGINES["elo"].replay(log, _elo_params({"k": params["k"]}), start=start).final.mean
    return {"state": dict(zip(names, mean.tolist(), strict=True)), "sum": float(mean.sum())}


def _elo_period(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    rivals = [rating for rating, _ in given["games"]]
    n = len(rivals)
    log = from_scores([0] * n, range(1, n + 1), [score for _, score in given["games"]])
    history = ENGINES["elo"].replay(
        log, _elo_params(params, period="day"), start=_means(given["player"], *rivals)
    )
    return {"rating": float(history.final.mean[0])}


FIDE = "peak>=2400:10, games<30:40, 20"


def _elo_schedule(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    rivals = [rating for rating, _ in given["results"]]
    n = len(rivals)
    start = _means(given["rating"], *rivals)
    start.games[0] = given["games"]
    start = Belief(
        start.mean, start.deviation, start.volatility, start.games, start.last_day, start.mean.copy()
    )
    assert start.peak is not None
    start.peak[0] = given["peak"]
    log = from_scores([0] * n, range(1, n + 1), [score for _, score in given["results"]])
    history = ENGINES["elo"].replay(log, _elo_params({}, bands=FIDE), start=start)
    before, after = history.mean_before[0::2].tolist(), history.mean_after[0::2].tolist()
    peaks = np.maximum.accumulate(np.array([given["peak"], *after])).tolist()
    steps = [parse(FIDE).k(given["games"] + i, before[i], peaks[i], 0.0) for i in range(n)]
    return {"history": [[k, rating] for k, rating in zip(steps, after, strict=True)]}


def _free_for_all(places: list[int]) -> Any:
    n = len(places)
    return from_columns(
        day=[DAY], game_side=[0, n], rank=places, side_player=range(n + 1), player=range(n), n_players=n
    )


def _elo_multi(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    log = _free_for_all(given["places"])
    method = params.get("method", "pairwise_mean")
    start = _means(*given["ratings"])
    if method == "pairwise_mean":
        history = ENGINES["elo"].replay(log, _elo_params({"k": params.get("k", 32.0)}), start=start)
        return {"ratings": history.final.mean.tolist()}
    return {}


# Glicko ----------------------------------------------------------------------------------------------

GLICKO_NAMES = {"tau": "tau", "c": "c", "rd_max": "rd_max"}


def _glicko_params(engine: str, params: dict[str, Any]) -> Any:
    given = {GLICKO_NAMES[key]: value for key, value in params.items() if key in GLICKO_NAMES}
    return ENGINES[engine].params_type(**{"period": "day", "unit_days": 1.0, "rd_max": NO_CAP, **given})


def _players(rows: list[list[float]], elapsed: float) -> Belief:
    belief = blank(len(rows), 0.0, 1.0)
    for index, (rating, rd, *vol) in enumerate(rows):
        belief.mean[index], belief.deviation[index] = rating, rd
        belief.volatility[index] = vol[0] if vol else (math.nan)
    belief.last_day[:] = DAY - elapsed
    return belief


def _rate_period(engine: str) -> Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]:
    def operation(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        options = _glicko_params(engine, params)
        player = given["player"]
        rivals = [[rating, rd, *player[2:]] for rating, rd, _ in given["games"]]
        start = _players([player, *rivals], 0.0)
        start.last_day[0] = DAY - given["elapsed_periods"]
        n = len(rivals)
        scores = [score for *_, score in given["games"]]
        log = from_scores([0] * n, range(1, n + 1), scores, day=[DAY] * n, n_players=n + 1)
        final = ENGINES[engine].replay(log, options, start=start).final
        final = ENGINES[engine].at(final, options, DAY)
        return {
            "rating": float(final.mean[0]),
            "rd": float(final.deviation[0]),
            "vol": float(final.volatility[0]),
        }

    return operation


def _rate_all(engine: str) -> Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]:
    def operation(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        options = _glicko_params(engine, params)
        names = list(given["players"])
        start = _players(list(given["players"].values()), given["elapsed_periods"])
        first, second, score = zip(*given["games"], strict=True)
        log = from_scores(
            [names.index(n) for n in first],
            [names.index(n) for n in second],
            score,
            day=[DAY] * len(score),
            n_players=len(names),
        )
        final = ENGINES[engine].at(ENGINES[engine].replay(log, options, start=start).final, options, DAY)
        state = np.stack([final.mean, final.deviation, final.volatility], axis=1).tolist()
        return {"state": dict(zip(names, state, strict=True))}

    return operation


OPERATIONS: dict[tuple[str, str], Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]] = {
    ("elo", "expected"): _elo_expected,
    ("elo", "update"): _elo_update,
    ("elo", "sequence"): _elo_sequence,
    ("elo", "rate_period"): _elo_period,
    ("elo", "k_schedule"): _elo_schedule,
    ("elo", "multi"): _elo_multi,
    ("glicko2", "rate_period"): _rate_period("glicko2"),
    ("glicko2", "rate_period_all"): _rate_all("glicko2"),
}
