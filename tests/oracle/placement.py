"""Cases of placement: who is provisional, conservative ratings, orders."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.oracle.cases import Operation, Values
from tests.oracle.glicko import as_params, players
from tourney.ratings.base import Placement
from tourney.ratings.placement import status, units_until_provisional
from tourney.ratings.ranking import confidence_factor, conservative, places
from tourney.ratings.registry import ENGINES


def _provisional(deviation: float, limit: float) -> bool:
    return not bool(status(np.array([float(deviation)]), Placement(enter=limit, leave=limit))[0])


def _status(params: Values, given: Values) -> Values:
    return {
        "provisional": _provisional(given["rd"], params["provisional_rd"]),
        "clueless": _provisional(given["rd"], params["clueless_rd"]),
    }


def _conservative(params: Values, given: Values) -> Values:
    mean, deviation = np.array([given["mu"]]), np.array([given["sigma"]])
    return {"score": float(conservative(mean, deviation, params["k"])[0])}


def _rank(params: Values, given: Values) -> Values:
    names = list(given["players"])
    mean, deviation = np.array(list(given["players"].values())).T

    def order(value: Any) -> list[str]:
        return [name for _, name in sorted(zip(places(value).tolist(), names, strict=True))]

    low = conservative(mean, deviation, params["k"])
    return {"order_by_mu": order(mean), "order_by_conservative": order(low)}


def _lower_bound(params: Values, given: Values) -> Values:
    k = confidence_factor(1.0 - params["alpha"])
    return {"low": float(conservative(np.array([given["mu"]]), np.array([given["sigma"]]), k)[0])}


def _regrow(params: Values, given: Values) -> Values:
    options = as_params("glicko", params)
    limit = params["provisional_rd"]
    belief = players([[1500.0, given["rd"]]], 0.0)
    policy = Placement(enter=limit, leave=limit)
    return {"periods": int(units_until_provisional(ENGINES["glicko"], belief, options, policy)[0])}


OPERATIONS: dict[tuple[str, str], Operation] = {
    ("placement", "status"): _status,
    ("placement", "conservative"): _conservative,
    ("placement", "rank"): _rank,
    ("placement", "lower_bound"): _lower_bound,
    ("placement", "periods_until_provisional"): _regrow,
}
