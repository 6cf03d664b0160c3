"""Cases of Elo and of Elo for many players."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.oracle.cases import DAY, Operation, Values
from tourney.ratings.base import Belief
from tourney.ratings.beliefs import blank
from tourney.ratings.engines.rank_elo import reckon
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.ratings.kfactor import parse
from tourney.ratings.registry import ENGINES


def _elo_params(params: Values, **more: Any) -> Any:
    names = {"scale": "d", "k": "k", "home_advantage": "home_advantage"}
    given = {names[key]: value for key, value in params.items() if key in names}
    return ENGINES["elo"].params_type(**given, **more)


def _means(*means: float) -> Belief:
    belief = blank(len(means), 0.0)
    belief.mean[:] = means
    return belief


def _elo_expected(params: Values, given: Values) -> Values:
    odds = ENGINES["elo"].odds(_means(given["a"], given["b"]), _elo_params(params), [[(0, 1.0)], [(1, 1.0)]])
    return {"e_a": odds.expected[0], "e_b": odds.expected[1]}


def _elo_update(params: Values, given: Values) -> Values:
    log = from_scores([0], [1], [given["score_a"]])
    result = {}
    for index, name in enumerate("ab"):  # each player may have a K of his own
        own = _elo_params(
            {key: value for key, value in params.items() if key != "k"},
            k=params.get(f"k_{name}", params.get("k")),
        )
        history = ENGINES["elo"].replay(log, own, start=_means(given["a"], given["b"]))
        result[name] = float(history.final.mean[index])
    return result


def _elo_sequence(params: Values, given: Values) -> Values:
    names = list(given["players"])
    first, second, score = zip(*given["games"], strict=True)
    log = from_scores([names.index(n) for n in first], [names.index(n) for n in second], score, names=names)
    start = _means(*given["players"].values())
    mean = ENGINES["elo"].replay(log, _elo_params(params), start=start).final.mean
    return {"state": dict(zip(names, mean.tolist(), strict=True)), "sum": float(mean.sum())}


def _elo_period(params: Values, given: Values) -> Values:
    rivals = [rating for rating, _ in given["games"]]
    n = len(rivals)
    log = from_scores([0] * n, range(1, n + 1), [score for _, score in given["games"]])
    history = ENGINES["elo"].replay(
        log, _elo_params(params, period="day"), start=_means(given["player"], *rivals)
    )
    return {"rating": float(history.final.mean[0])}


FIDE = "peak>=2400:10, games<30:40, 20"


def _elo_schedule(params: Values, given: Values) -> Values:
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


def _elo_multi(params: Values, given: Values) -> Values:
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


def _rank_params(params: Values) -> Any:
    given = {key: value for key, value in params.items() if key in ("k", "max_score", "min_score")}
    rule = METHODS[params.get("method", "linear_rank")]
    return ENGINES["rank-elo"].params_type(expected=rule, **given)


OPERATIONS: dict[tuple[str, str], Operation] = {
    ("elo", "expected"): _elo_expected,
    ("elo", "update"): _elo_update,
    ("elo", "sequence"): _elo_sequence,
    ("elo", "rate_period"): _elo_period,
    ("elo", "k_schedule"): _elo_schedule,
    ("elo", "multi"): _elo_multi,
}
