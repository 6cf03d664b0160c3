"""Cases of Glicko and Glicko-2."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tests.oracle.cases import DAY, Operation, Values
from tourney.ratings.base import Belief
from tourney.ratings.beliefs import blank
from tourney.ratings.engines.glicko import growth, parts
from tourney.ratings.gamelog import from_scores
from tourney.ratings.ranking import intervals
from tourney.ratings.registry import ENGINES

NO_CAP = 1e9
GLICKO_NAMES = {"tau": "tau", "c": "c", "rd_max": "rd_max", "rd_min": "rd_min"}


def as_params(engine: str, params: Values) -> Any:
    given = {GLICKO_NAMES[key]: value for key, value in params.items() if key in GLICKO_NAMES}
    return ENGINES[engine].params_type(**{"period": "day", "unit_days": 1.0, "rd_max": NO_CAP, **given})


def players(rows: list[list[float]], elapsed: float) -> Belief:
    belief = blank(len(rows), 0.0, 1.0)
    for index, (rating, rd, *vol) in enumerate(rows):
        belief.mean[index], belief.deviation[index] = rating, rd
        belief.volatility[index] = vol[0] if vol else (math.nan)
    belief.last_day[:] = DAY - elapsed
    return belief


def _rate_period(engine: str) -> Operation:
    def operation(params: Values, given: Values) -> Values:
        options = as_params(engine, params)
        player = given["player"]
        rivals = [[rating, rd, *player[2:]] for rating, rd, _ in given["games"]]
        start = players([player, *rivals], 0.0)
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


def _rate_all(engine: str) -> Operation:
    one_player = _rate_period(engine)

    def operation(params: Values, given: Values) -> Values:
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


def _parts(params: Values, given: Values) -> Values:
    rating, _ = given["player"]
    rivals, deviations, _ = (np.array(column, dtype=float) for column in zip(*given["games"], strict=True))
    shrink, expected, d2 = parts(rating, rivals, deviations)
    return {"g": shrink.tolist(), "E": expected.tolist(), "d2": d2}


def _glicko_predict(params: Values, given: Values) -> Values:
    belief = players([given["a"], given["b"]], 0.0)
    odds = ENGINES["glicko"].odds(belief, as_params("glicko", params), [[(0, 1.0)], [(1, 1.0)]])
    return {"win_a": odds.expected[0]}


def _solve_c(params: Values, given: Values) -> Values:
    return {"c": growth(given["rd_now"], given["rd_full"], given["periods"])}


def _interval(params: Values, given: Values) -> Values:
    rating, rd = (np.array([float(x)]) for x in given["player"])
    low, high = intervals(rating, rd, given["level"])
    return {"low": float(low[0]), "high": float(high[0])}


OPERATIONS: dict[tuple[str, str], Operation] = {
    ("glicko", "rate_period"): _rate_period("glicko"),
    ("glicko", "rate_period_all"): _rate_all("glicko"),
    ("glicko", "parts"): _parts,
    ("glicko", "predict"): _glicko_predict,
    ("glicko", "solve_c"): _solve_c,
    ("glicko", "interval"): _interval,
    ("glicko2", "rate_period"): _rate_period("glicko2"),
    ("glicko2", "rate_period_all"): _rate_all("glicko2"),
}
