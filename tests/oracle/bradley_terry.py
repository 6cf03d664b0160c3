"""Cases of Bradley-Terry."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.oracle.cases import Operation, Values
from tourney.ratings.engines.bradley_terry import ratings_of
from tourney.ratings.likelihood import fit
from tourney.ratings.paired import from_rows
from tourney.ratings.ranking import intervals, rank_spread
from tourney.ratings.registry import ENGINES


def _fit(params: Values, given: Values) -> Values:
    first, second, score, weight = np.array(given["rows"], dtype=float).reshape(-1, 4).T
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


def _scale(params: Values, given: Values) -> Values:
    del params
    scale = "natural" if given["base"] == "e" else "arena"
    options = ENGINES["bradley-terry"].params_type(scale=scale, centre=float(given["offset"]))
    return {"score": ratings_of(np.array(given["theta"]), options).tolist()}


OPERATIONS: dict[tuple[str, str], Operation] = {
    ("bradley_terry", "fit"): _fit,
    ("bradley_terry", "scale"): _scale,
}
