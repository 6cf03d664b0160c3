"""Why a rating changed: the games of a period, each opponent's part, and what they sum to.

The parts of a player's period sum to mean after - mean before. Where an engine rates single games, the
period is the game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings import paired
from tourney.ratings.base import Belief, Floats, GameLog, History, Ints
from tourney.ratings.gamelog import from_columns, side_score, take
from tourney.ratings.likelihood import Fit, fit
from tourney.ratings.predict import expit, g
from tourney.ratings.reduction import rows, shares, side_means, side_variances
from tourney.ratings.registry import ENGINES

WEAK_RIDGE = 0.05
"""The weak prior of refits, as in the engine."""

NOT_IN_GAME = QT_TRANSLATE_NOOP("Errors", "This player is not in game {game}.")


@dataclass(frozen=True, slots=True)
class Part:
    """What one opposing side contributed to a player's change.

    ``players`` are the opponents' indices; empty for everything that is nobody's in particular (the
    field of a game rated as a whole, or the games of others in a refit). ``actual`` and ``expected``
    are between 0 and 1, or the engine's own scores; NaN where the engine has none.
    """

    game: int
    players: tuple[int, ...]
    expected: float
    actual: float
    change: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """A player's change in the rating period of a game.

    expected, actual : of this game, the share of opponents (draws as half).
    step : rating points per unit of surprise over the period (the effective K); NaN without surprise.
    parts : sum to ``after - before``.
    """

    game: int
    player: int
    before: float
    after: float
    deviation_before: float
    deviation_after: float
    expected: float
    actual: float
    step: float
    parts: tuple[Part, ...]

    @property
    def surprise(self) -> float:
        return self.actual - self.expected

    @property
    def change(self) -> float:
        return self.after - self.before


def explain(history: History, game: int, player: int, *, fitted: Fit | None = None) -> Explanation:
    """Return what changed a player's rating in the period of *game* (both indices of the log).

    *fitted* (from ``fitted_until``) serves many explanations of a refit; each makes its own without it.

    Raises
    ------
    TourneyError
        "not-in-game".
    """
    log = history.log
    low, high = _appearances(log, game)
    mine = np.flatnonzero(log.player[low:high] == player)
    if not len(mine):
        raise TourneyError("not-in-game", NOT_IN_GAME(game=game + 1), field="player")
    at = low + int(mine[0])
    before, after = float(history.mean_before[at]), float(history.mean_after[at])
    parts = _parts(history, game, player, fitted)
    gap = after - before - sum(part.change for part in parts)
    if abs(gap) > 1e-9 * max(1.0, abs(after - before)):
        parts = (*parts, Part(game, (), math.nan, math.nan, gap))
    expected, actual = _of_game(history, game, at)
    surprise = sum(p.actual - p.expected for p in parts if not math.isnan(p.expected))
    return Explanation(
        game=game,
        player=player,
        before=before,
        after=after,
        deviation_before=float(history.deviation_before[at]),
        deviation_after=float(history.deviation_after[at]),
        expected=expected,
        actual=actual,
        step=(after - before) / surprise if abs(surprise) > 1e-12 else math.nan,
        parts=parts,
    )


def _appearances(log: GameLog, game: int) -> tuple[int, int]:
    return int(log.side_player[log.game_side[game]]), int(log.side_player[log.game_side[game + 1]])


def _of_game(history: History, game: int, at: int) -> tuple[float, float]:
    """Return the mean expected and actual score of the appearance's side against each other side."""
    one = take(history.log, [game])
    own = (
        int(np.searchsorted(history.log.side_player, at, side="right")) - 1 - int(history.log.game_side[game])
    )
    pairs = _side_expectations(history, game)
    m = len(one.rank)
    return float(np.delete(pairs[own], own).sum() / (m - 1)), float(side_score(one)[own])


def _side_expectations(history: History, game: int) -> Floats:
    """Return the expected score of each side of a game against each other, (M, M)."""
    log, engine = history.log, ENGINES[history.engine]
    low, high = _appearances(log, game)
    belief = _belief(history, low, high)
    bounds = log.side_player[int(log.game_side[game]) : int(log.game_side[game + 1]) + 1].tolist()
    sides = [
        [(a - low, float(log.weight[a])) for a in range(start, stop)] for start, stop in pairwise(bounds)
    ]
    result = np.full((len(sides), len(sides)), 0.5)
    for i in range(len(sides)):
        for j in range(i + 1, len(sides)):
            odds = engine.odds(belief, history.params, [sides[i], sides[j]])
            result[i, j], result[j, i] = odds.expected
    return result


def _belief(history: History, low: int, high: int) -> Belief:
    n = high - low
    return Belief(
        mean=history.mean_before[low:high],
        deviation=history.deviation_before[low:high],
        volatility=history.volatility_before[low:high],
        games=np.zeros(n, dtype=np.int64),
        last_day=np.full(n, np.nan),
    )


def _parts(history: History, game: int, player: int, fitted: Fit | None) -> tuple[Part, ...]:
    log = history.log
    period = history.period[game]
    first = int(np.searchsorted(history.period, period, side="left"))
    last = int(np.searchsorted(history.period, period, side="right"))
    games = np.array([g for g in range(first, last) if player in log.player[slice(*_appearances(log, g))]])
    if history.engine in ("elo", "glicko", "glicko2"):
        return _of_reduction(history, games, player)
    if ENGINES[history.engine].is_batch:
        return _of_refit(history, games, player, fitted or fitted_until(history, last))
    return _of_games(history, games, player)


def _of_reduction(history: History, games: Ints, player: int) -> tuple[Part, ...]:
    """Return the parts of an engine that reduces every game to virtual pairs.

    Each pair's push is proportional to g (score less expectation), with one step for the whole period,
    which the change itself gives.
    """
    log = history.log
    small = take(log, games)
    apps = np.concatenate([np.arange(*_appearances(log, int(g))) for g in games])
    mean, deviation = history.mean_before[apps], np.nan_to_num(history.deviation_before[apps], nan=0.0)
    share = shares(small)
    table = rows(small, share)
    scale = _scale(history.params)
    centre = side_means(small, share, mean)
    if small.covariates is not None and hasattr(history.params, "home_advantage"):
        centre = centre + small.covariates[:, 0] * history.params.home_advantage
    spread = side_variances(small, share, deviation)
    mine = np.flatnonzero(small.player[table.appearance] == player)
    a, own, other = table.appearance[mine], table.own[mine], table.other[mine]
    rest = np.maximum(spread[own] - (share[a] * deviation[a]) ** 2, 0.0)
    shrink = g((spread[other] + rest) / scale**2)
    expected = expit(shrink * (centre[own] - centre[other]) / scale)
    factor = table.factor[mine]
    if history.engine == "elo" and small.covariates is None:
        # What the replay itself foretold is its expectation, where it is that of two sides.
        expected = _foretold(history, small, games, own, expected)
    if history.engine == "elo":
        sides = np.repeat(np.diff(small.game_side), np.diff(small.game_side))
        factor = small.weight[a] / (sides[own] - 1.0)
    push = factor * shrink * (table.score[mine] - expected)
    at = apps[a[0]]
    change = float(history.mean_after[at] - history.mean_before[at])
    total = float(push.sum())
    step = change / total if abs(total) > 1e-300 else 0.0
    game_of = np.searchsorted(small.game_side, own, side="right") - 1
    return tuple(
        Part(
            int(games[game_of[r]]),
            tuple(small.player[small.side_player[other[r]] : small.side_player[other[r] + 1]].tolist()),
            float(expected[r]),
            float(table.score[mine][r]),
            float(step * push[r]),
        )
        for r in range(len(mine))
    )


def _foretold(history: History, small: GameLog, games: Ints, own: Ints, expected: Floats) -> Floats:
    """Return the expectations of sides of the chosen games, those of the replay where a game has two."""
    game = np.searchsorted(small.game_side, own, side="right") - 1
    whole = games[game]
    side = history.log.game_side[whole] + own - small.game_side[game]
    told = history.win_probability[side] + history.draw_probability[whole] / 2.0
    return np.where(np.isfinite(told), told, expected)


def _scale(params: Any) -> float:
    own = getattr(params, "scale", None)
    return 400.0 / math.log(10.0) if own is None else float(own)


def _of_games(history: History, games: Ints, player: int) -> tuple[Part, ...]:
    """Return the parts of an engine that rates whole games.

    Each opposing side counts as if it had been met alone in this game; what the game as a whole (and
    the period as a whole) moved beyond that is shared equally.
    """
    found: list[Part] = []
    for number in games.tolist():
        low, high = _appearances(history.log, number)
        at = low + int(np.flatnonzero(history.log.player[low:high] == player)[0])
        found += _met_alone(history, number, at)
    change = float(history.mean_after[at] - history.mean_before[at])
    rest = (change - sum(part.change for part in found)) / len(found)
    return tuple(replace(part, change=part.change + rest) for part in found)


def _met_alone(history: History, game: int, at: int) -> list[Part]:
    """Return one part per opposing side: what a game against it alone would have moved."""
    log, engine = history.log, ENGINES[history.engine]
    own = int(np.searchsorted(log.side_player, at, side="right")) - 1
    sides = range(int(log.game_side[game]), int(log.game_side[game + 1]))
    expected = _side_expectations(history, game)[own - sides.start]
    low, high = _appearances(log, game)
    found = []
    for other in sides:
        if other == own:
            continue
        members = [np.arange(log.side_player[s], log.side_player[s + 1]) for s in (own, other)]
        apps = np.concatenate(members)
        single = from_columns(
            day=[int(log.day[game])],
            game_side=[0, 2],
            rank=[int(log.rank[own] > log.rank[other]), int(log.rank[other] > log.rank[own])],
            score=log.score[[own, other]],
            side_player=[0, len(members[0]), len(apps)],
            player=apps - low,
            weight=log.weight[apps],
            n_players=high - low,
        )
        rated = engine.replay(single, history.params, start=_belief(history, low, high))
        moved = float(rated.final.mean[at - low] - history.mean_before[at]) / (len(sides) - 1)
        score = 0.5 + 0.5 * float(np.sign(int(log.rank[other]) - int(log.rank[own])))
        rivals = tuple(log.player[members[1]].tolist())
        found.append(Part(game, rivals, float(expected[other - sides.start]), score, moved))
    return found


def fitted_until(history: History, last: int) -> Fit:
    """Return the fit, with the engine's weak prior, to the games before game *last* of the log."""
    log, params = history.log, history.params
    ridge = params.ridge if params.ridge > 0.0 else WEAK_RIDGE
    past = paired.from_log(take(log, np.arange(last)), team=params.team)
    return fit(past, ridge=ridge, sandwich=False, centred=True)


def _of_refit(history: History, games: Ints, player: int, fitted: Fit) -> tuple[Part, ...]:
    """Return the parts of a refit: first-order influence of each comparison of the player's own games.

    theta moves by C x (y - p) for a new row x, with C the covariance of the fit after the period; what
    other games did through common opponents is the remainder that ``explain`` adds.
    """
    log, params = history.log, history.params
    found = []
    for number in games.tolist():
        small = take(log, [number])
        design = paired.from_log(small, team=params.team)
        _, first, second = paired.side_pairs(small)
        expectations = _side_expectations(history, number)
        for r, (i, j) in enumerate(zip(first.tolist(), second.tolist(), strict=True)):
            one = design.take(np.array([r])) if not design.plain else design
            own, other = _members(small, i), _members(small, j)
            if player not in own and player not in other:
                continue
            score = 0.5 + 0.5 * float(np.sign(int(small.rank[j]) - int(small.rank[i])))
            mine = player in own
            expected = float(expectations[i, j])
            x = np.zeros(design.size)
            x[one.column] = one.value if not design.plain else [1.0, -1.0]
            told = score if not design.plain else float(one.score[0])
            p = expected if not design.plain or x[own[0]] > 0 else 1.0 - expected
            moved = float(fitted.response(player) @ x) * float(one.weight[0]) * (told - p) * params.points
            rivals = other if mine else own
            pair = (expected, score) if mine else (1.0 - expected, 1.0 - score)
            found.append(Part(number, tuple(rivals), *pair, moved))
    return tuple(found)


def _members(log: GameLog, side: int) -> list[int]:
    players: list[int] = log.player[int(log.side_player[side]) : int(log.side_player[side + 1])].tolist()
    return players
