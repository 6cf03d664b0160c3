"""Cases of TrueSkill."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.oracle.cases import DAY, Operation, Values
from tourney.ratings import gaussian
from tourney.ratings.base import Belief
from tourney.ratings.beliefs import blank
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.ratings.gaussian import draw_margin
from tourney.ratings.registry import ENGINES

TRUESKILL = ENGINES["trueskill"]


def _trueskill_params(params: Values, **more: Any) -> Any:
    names = {"mu0": "mu", "sigma0": "sigma", "epsilon": "epsilon", "draw_probability": "draw_probability"}
    names |= {name: name for name in ("beta", "tau", "gamma")}
    given = {names[key]: value for key, value in params.items() if key in names and value is not None}
    if "symmetric" in params.get("ties", ""):
        given["ties"] = "symmetric"
    return TRUESKILL.params_type(**given, **more)


def _teams(given: Values) -> tuple[Any, Belief, list[int]]:
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


def _lineup(given: Values) -> tuple[Belief, list[list[tuple[int, float]]]]:
    log, belief, sizes = _teams(given)
    members = iter(zip(log.player.tolist(), log.weight.tolist(), strict=True))
    return belief, [[next(members) for _ in range(size)] for size in sizes]


def _by_team(values: Any, sizes: list[int]) -> list[list[float]]:
    rest = iter(values.tolist())
    return [[next(rest) for _ in range(size)] for size in sizes]


def _trueskill_rate(params: Values, given: Values) -> Values:
    log, belief, sizes = _teams(given)
    final = TRUESKILL.replay(log, _trueskill_params(params), start=belief).final
    return {"mu": _by_team(final.mean, sizes), "sigma": _by_team(final.deviation, sizes)}


def _trueskill_quality(params: Values, given: Values) -> Values:
    belief, lineup = _lineup(given)
    return {"quality": TRUESKILL.quality(belief, _trueskill_params(params), lineup)}


def _trueskill_predict(params: Values, given: Values) -> Values:
    belief, lineup = _lineup(given)
    odds = TRUESKILL.odds(belief, _trueskill_params(params), lineup)
    if len(lineup) > 2:
        return {"win": list(odds.win)}
    return {"win_a": odds.win[0], "draw": odds.draw, "win_b": odds.win[1]}


def _drift(params: Values, given: Values) -> Values:
    belief = blank(1, given["mu"], given["sigma"])
    belief.last_day[0] = DAY - given["elapsed"]
    later = TRUESKILL.at(belief, _trueskill_params(params, period="day", unit_days=1.0), DAY)
    return {"mu": float(later.mean[0]), "sigma": float(later.deviation[0])}


def _margins(params: Values, given: Values) -> Values:
    pairs = zip(given["p"], given["n"], strict=True)
    return {"epsilon": [draw_margin(p, n, params["beta"]) for p, n in pairs]}


def _trueskill_sequence(params: Values, given: Values) -> Values:
    names = list(given["players"])
    belief = blank(len(names), 0.0, 1.0)
    belief.mean[:], belief.deviation[:] = np.array(list(given["players"].values())).T
    first, second, score = zip(*given["games"], strict=True)
    log = from_scores([names.index(n) for n in first], [names.index(n) for n in second], score, names=names)
    final = TRUESKILL.replay(log, _trueskill_params(params), start=belief).final
    state = np.stack([final.mean, final.deviation], axis=1).tolist()
    return {"state": dict(zip(names, state, strict=True))}


def _vw_win(params: Values, given: Values) -> Values:
    del params
    v, w, rest = zip(*(gaussian.win(z) for z in given["z"]), strict=True)
    logs = [gaussian.log_cdf(z) for z in given["z"]]
    return {"v": list(v), "w": list(w), "one_minus_w": list(rest), "log_cdf": logs}


def _vw_draw(params: Values, given: Values) -> Values:
    del params
    t: Any = given.get("t", given.get("z"))
    margin: Any = given.get("eps", given.get("epsilon", given.get("margin")))
    margins = margin if isinstance(margin, list) else [margin] * len(t)
    v, w, rest = zip(*(gaussian.draw(x, e) for x, e in zip(t, margins, strict=True)), strict=True)
    return {"v": list(v), "w": list(w), "one_minus_w": list(rest)}


OPERATIONS: dict[tuple[str, str], Operation] = {
    ("trueskill", "rate"): _trueskill_rate,
    ("trueskill", "quality"): _trueskill_quality,
    ("trueskill", "predict"): _trueskill_predict,
    ("trueskill", "drift"): _drift,
    ("trueskill", "draw_margin"): _margins,
    ("trueskill", "sequence"): _trueskill_sequence,
    ("trueskill", "vw_win"): _vw_win,
    ("trueskill", "vw_draw"): _vw_draw,
}
