"""Runs one oracle case: translates its names and units, calls what the command line calls."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.ratings import gaussian
from tourney.ratings.base import Belief, Placement
from tourney.ratings.beliefs import blank
from tourney.ratings.engines.bradley_terry import ratings_of
from tourney.ratings.engines.glicko import growth, parts
from tourney.ratings.engines.rank_elo import reckon
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.ratings.gaussian import draw_margin
from tourney.ratings.kfactor import parse
from tourney.ratings.likelihood import fit
from tourney.ratings.paired import from_rows
from tourney.ratings.placement import status, units_until_provisional
from tourney.ratings.ranking import confidence_factor, conservative, intervals, places, rank_spread
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
    start = _means(*given["ratings"])
    options = _rank_params(params)
    final = ENGINES["rank-elo"].replay(log, options, start=start).final
    ranks, points = log.rank.astype(float), log.score
    found = reckon(start.mean, ranks, points, options)
    return {
        "predicted_rank": found.predicted_rank.tolist(),
        "actual_rank": found.actual_rank.tolist(),
        "expected": found.expected.tolist(),
        "actual": found.actual.tolist(),
        "ratings": final.mean.tolist(),
    }


METHODS = {"linear_rank": "linear", "pairwise_mean": "pairwise", "pairwise_sum": "pairwise-sum"}


def _rank_params(params: dict[str, Any]) -> Any:
    given = {key: value for key, value in params.items() if key in ("k", "max_score", "min_score")}
    rule = METHODS[params.get("method", "linear_rank")]
    return ENGINES["rank-elo"].params_type(expected=rule, **given)


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
    one_player = _rate_period(engine)

    def operation(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        state = {}
        for name, player in given["players"].items():  # the cases take rivals as they were before
            games = [[*given["players"][b][:2], s] for a, b, s in given["games"] if a == name]
            games += [[*given["players"][a][:2], MIRROR[s]] for a, b, s in given["games"] if b == name]
            case = {"player": player, "elapsed_periods": given["elapsed_periods"], "games": games}
            got = one_player(params, case)
            state[name] = [got["rating"], got["rd"], got["vol"]][: len(player)]
        return {"state": state}

    return operation


MIRROR = {1: 0, 0.5: 0.5, 0: 1}


def _parts(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    rating, _ = given["player"]
    rivals, deviations, _ = (np.array(column, dtype=float) for column in zip(*given["games"], strict=True))
    shrink, expected, d2 = parts(rating, rivals, deviations)
    return {"g": shrink.tolist(), "E": expected.tolist(), "d2": d2}


def _glicko_predict(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    belief = _players([given["a"], given["b"]], 0.0)
    odds = ENGINES["glicko"].odds(belief, _glicko_params("glicko", params), [[(0, 1.0)], [(1, 1.0)]])
    return {"win_a": odds.expected[0]}


def _solve_c(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    return {"c": growth(given["rd_now"], given["rd_full"], given["periods"])}


def _interval(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    rating, rd = (np.array([float(x)]) for x in given["player"])
    low, high = intervals(rating, rd, given["level"])
    return {"low": float(low[0]), "high": float(high[0])}


# TrueSkill -------------------------------------------------------------------------------------------

TRUESKILL = ENGINES["trueskill"]


def _trueskill_params(params: dict[str, Any], **more: Any) -> Any:
    names = {"mu0": "mu", "sigma0": "sigma", "epsilon": "epsilon", "draw_probability": "draw_probability"}
    names |= {name: name for name in ("beta", "tau", "gamma")}
    given = {names[key]: value for key, value in params.items() if key in names and value is not None}
    if params.get("ties") == "symmetric":
        given["ties"] = "symmetric"
    return TRUESKILL.params_type(**given, **more)


def _teams(given: dict[str, Any]) -> tuple[Any, Belief, list[int]]:
    """The log of one game, everybody's belief, and the sizes of the teams."""
    teams = given["teams"]
    sizes = [len(team) for team in teams]
    players = [player for team in teams for player in team]
    belief = blank(len(players), 0.0, 1.0)
    belief.mean[:], belief.deviation[:] = np.array(players, dtype=float).reshape(-1, 2).T
    weights = given.get("weights")
    ranks = given.get("ranks")
    log = from_columns(
        day=[DAY],
        game_side=[0, len(teams)],
        rank=range(len(teams)) if ranks is None else ranks,
        side_player=np.cumsum([0, *sizes]),
        player=range(len(players)),
        weight=None if weights is None else [w for team in weights for w in team],
    )
    return log, belief, sizes


def _lineup(given: dict[str, Any]) -> tuple[Belief, list[list[tuple[int, float]]]]:
    log, belief, sizes = _teams(given)
    members = iter(zip(log.player.tolist(), log.weight.tolist(), strict=True))
    return belief, [[next(members) for _ in range(size)] for size in sizes]


def _by_team(values: Any, sizes: list[int]) -> list[list[float]]:
    rest = iter(values.tolist())
    return [[next(rest) for _ in range(size)] for size in sizes]


def _trueskill_rate(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    log, belief, sizes = _teams(given)
    final = TRUESKILL.replay(log, _trueskill_params(params), start=belief).final
    return {"mu": _by_team(final.mean, sizes), "sigma": _by_team(final.deviation, sizes)}


def _trueskill_quality(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    belief, lineup = _lineup(given)
    return {"quality": TRUESKILL.quality(belief, _trueskill_params(params), lineup)}


def _trueskill_predict(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    belief, lineup = _lineup(given)
    odds = TRUESKILL.odds(belief, _trueskill_params(params), lineup)
    if len(lineup) > 2:
        return {"win": list(odds.win)}
    return {"win_a": odds.win[0], "draw": odds.draw, "win_b": odds.win[1]}


def _drift(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    belief = blank(1, given["mu"], given["sigma"])
    belief.last_day[0] = DAY - given["elapsed"]
    later = TRUESKILL.at(belief, _trueskill_params(params, period="day", unit_days=1.0), DAY)
    return {"mu": float(later.mean[0]), "sigma": float(later.deviation[0])}


def _margins(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    pairs = zip(given["p"], given["n"], strict=True)
    return {"epsilon": [draw_margin(p, n, params["beta"]) for p, n in pairs]}


def _trueskill_sequence(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    names = list(given["players"])
    belief = blank(len(names), 0.0, 1.0)
    belief.mean[:], belief.deviation[:] = np.array(list(given["players"].values())).T
    first, second, score = zip(*given["games"], strict=True)
    log = from_scores([names.index(n) for n in first], [names.index(n) for n in second], score, names=names)
    final = TRUESKILL.replay(log, _trueskill_params(params), start=belief).final
    state = np.stack([final.mean, final.deviation], axis=1).tolist()
    return {"state": dict(zip(names, state, strict=True))}


def _vw_win(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    del params
    v, w, rest = zip(*(gaussian.win(z) for z in given["z"]), strict=True)
    logs = [gaussian.log_cdf(z) for z in given["z"]]
    return {"v": list(v), "w": list(w), "one_minus_w": list(rest), "log_cdf": logs}


def _vw_draw(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    del params
    t = given.get("t", given.get("z"))
    margin = given.get("eps", given.get("epsilon", given.get("margin")))
    margins = margin if isinstance(margin, list) else [margin] * len(t)
    v, w, rest = zip(*(gaussian.draw(x, e) for x, e in zip(t, margins, strict=True)), strict=True)
    return {"v": list(v), "w": list(w), "one_minus_w": list(rest)}


# Bradley-Terry ---------------------------------------------------------------------------------------


def _fit(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    first, second, score, weight = (np.array(column) for column in zip(*given["rows"], strict=True))
    covariates = np.array(given["covariates"], dtype=float) if given.get("covariates") else None
    n = len(given["items"])
    design = from_rows(first.astype(int), second.astype(int), score, weight, n, covariates)
    found = fit(design, ridge=params.get("lambda", 0.0))
    result = {
        "finite_mle": found.groups.finite or "lambda" in params,
        "weak_components": _members(found.groups.weak),
        "strong_components": _members(found.groups.strong),
        "unbounded_up": np.flatnonzero(found.groups.up).tolist(),
        "unbounded_down": np.flatnonzero(found.groups.down).tolist(),
    }
    if not result["finite_mle"]:
        return result
    everybody, reference = np.arange(n), params.get("ref", 0)
    errors, robust = found.errors(), found.errors(sandwich=True)
    low, high = intervals(found.theta, errors[:n])
    best, worst = rank_spread(low, high)
    arena = ENGINES["bradley-terry"].params_type()
    return {
        **result,
        "theta": found.theta.tolist(),
        "loglik": found.loglik,
        "theta_ref": found.difference(everybody, reference).tolist(),
        "se_centered": errors[:n].tolist(),
        "se_ref": found.difference_error(everybody, reference).tolist(),
        "se_sandwich_centered": robust[:n].tolist(),
        "arena_score": ratings_of(found.theta, arena).tolist(),
        "rank_spread_fisher95": np.stack([best, worst], axis=1).tolist(),
        "beta": found.beta.tolist(),
        "se_beta": errors[n:].tolist(),
    }


def _members(label: Any) -> list[list[int]]:
    return [np.flatnonzero(label == c).tolist() for c in range(int(label.max()) + 1)]


def _scale(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    del params
    scale = "natural" if given["base"] == "e" else "arena"
    options = ENGINES["bradley-terry"].params_type(scale=scale, centre=float(given["offset"]))
    return {"score": ratings_of(np.array(given["theta"]), options).tolist()}


# Placement -------------------------------------------------------------------------------------------


def _provisional(deviation: float, limit: float) -> bool:
    return not bool(status(np.array([float(deviation)]), Placement(enter=limit, leave=limit))[0])


def _status(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    return {
        "provisional": _provisional(given["rd"], params["provisional_rd"]),
        "clueless": _provisional(given["rd"], params["clueless_rd"]),
    }


def _conservative(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    mean, deviation = np.array([given["mu"]]), np.array([given["sigma"]])
    return {"score": float(conservative(mean, deviation, params["k"])[0])}


def _rank(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    names = list(given["players"])
    mean, deviation = np.array(list(given["players"].values())).T

    def order(value: Any) -> list[str]:
        return [name for _, name in sorted(zip(places(value).tolist(), names, strict=True))]

    low = conservative(mean, deviation, params["k"])
    return {"order_by_mu": order(mean), "order_by_conservative": order(low)}


def _lower_bound(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    k = confidence_factor(1.0 - params["alpha"])
    return {"low": float(conservative(np.array([given["mu"]]), np.array([given["sigma"]]), k)[0])}


def _regrow(params: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    options = _glicko_params("glicko", params)
    limit = params["provisional_rd"]
    belief = _players([[1500.0, given["rd"]]], 0.0)
    policy = Placement(enter=limit, leave=limit)
    return {"periods": int(units_until_provisional(ENGINES["glicko"], belief, options, policy)[0])}


OPERATIONS: dict[tuple[str, str], Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]] = {
    ("elo", "expected"): _elo_expected,
    ("elo", "update"): _elo_update,
    ("elo", "sequence"): _elo_sequence,
    ("elo", "rate_period"): _elo_period,
    ("elo", "k_schedule"): _elo_schedule,
    ("elo", "multi"): _elo_multi,
    ("placement", "status"): _status,
    ("placement", "conservative"): _conservative,
    ("placement", "rank"): _rank,
    ("placement", "lower_bound"): _lower_bound,
    ("placement", "periods_until_provisional"): _regrow,
    ("bradley_terry", "fit"): _fit,
    ("bradley_terry", "scale"): _scale,
    ("trueskill", "rate"): _trueskill_rate,
    ("trueskill", "quality"): _trueskill_quality,
    ("trueskill", "predict"): _trueskill_predict,
    ("trueskill", "drift"): _drift,
    ("trueskill", "draw_margin"): _margins,
    ("trueskill", "sequence"): _trueskill_sequence,
    ("trueskill", "vw_win"): _vw_win,
    ("trueskill", "vw_draw"): _vw_draw,
    ("glicko", "rate_period"): _rate_period("glicko"),
    ("glicko", "rate_period_all"): _rate_all("glicko"),
    ("glicko", "parts"): _parts,
    ("glicko", "predict"): _glicko_predict,
    ("glicko", "solve_c"): _solve_c,
    ("glicko", "interval"): _interval,
    ("glicko2", "rate_period"): _rate_period("glicko2"),
    ("glicko2", "rate_period_all"): _rate_all("glicko2"),
}
