"""Ratings at an earlier day, what some games did to them, and the club's own curve of expectation."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np

from tourney.club.rated import Rated, day_number
from tourney.ratings.base import Floats
from tourney.ratings.placement import status
from tourney.standings.performance import Expected

NEARLY = 0.99
"""The expectation to which a clean score is taken to reach, as 800 points are on Elo's curve."""

KNOTS = 129
CERTAIN = 1e-3
"""The deviation, on the engine's scale, of a rating that is taken for certain."""


@dataclass(frozen=True, slots=True)
class RatingThen:
    """A rating as it was when a day began, on the scale that is shown; ``games`` are those before."""

    mean: float
    deviation: float | None
    provisional: bool
    games: int


def rating_before(rated: Rated, player_id: int, day: dt.date) -> RatingThen | None:
    """Return a player's rating before the games of a day, None for somebody added since the replay.

    Mean and deviation are those after his last game before, whatever time has passed, so that they do not
    change when a game of that day is entered; where an engine rates games before and after the day in one
    step, those from before that step.
    """
    i = rated.index(player_id)
    if i is None:
        return None
    history = rated.history
    own = rated.appearances_of(i)
    days = history.log.day[rated.appearance_game[own]]
    k = int(np.searchsorted(days, day_number(day), side="left"))
    if not len(own):
        view = rated.at_index(i)
        return RatingThen(view.mean, view.deviation, view.provisional, 0)
    period = history.period[rated.appearance_game[own]]
    if k == 0 or (k < len(own) and period[k] == period[k - 1]):
        native, spread = float(history.mean_before[own[k]]), float(history.deviation_before[own[k]])
    else:
        native, spread = float(history.mean_after[own[k - 1]]), float(history.deviation_after[own[k - 1]])
    mean = rated.scale.shift + rated.scale.factor * native
    deviation = rated.scale.factor * spread if np.isfinite(spread) else None
    if k == len(own):
        return RatingThen(mean, deviation, rated.at_index(i).provisional, k)
    established = k > 0 and bool(rated.established_after[own[k - 1]])
    policy = rated.choice.placement
    if policy.games == 0:
        # An absence before that day may have ended the placement.
        was = np.array([established])
        established = bool(status(history.deviation_before[own[k : k + 1]], policy, was)[0])
    return RatingThen(mean, deviation, not established, k)


def change_in(rated: Rated, player_id: int, game_ids: Collection[int]) -> float | None:
    """Return what some games did to a rating, None when none of them was rated for the player.

    Games that the engine took in one step with others have that step's change, once.
    """
    i = rated.index(player_id)
    if i is None:
        return None
    history = rated.history
    own = rated.appearances_of(i)
    wanted = np.fromiter(game_ids, dtype=np.int64, count=len(game_ids))
    games = rated.appearance_game[own]
    own = own[np.isin(rated.game_ids[games], wanted)]
    if not len(own):
        return None
    before, after = history.mean_before[own], history.mean_after[own]
    period = history.period[rated.appearance_game[own]]
    again = np.zeros(len(own), dtype=bool)
    again[1:] = (period[1:] == period[:-1]) & (before[1:] == before[:-1]) & (after[1:] == after[:-1])
    return rated.scale.factor * float(np.sum((after - before)[~again]))


def expectation(rated: Rated) -> tuple[Expected, float]:
    """Return the expected score by the club's engine between two certain ratings, and how far it reaches.

    A curve over the difference, on the scale that is shown, read between knots; draws count half. The
    reach is the difference at which ``NEARLY`` everything is expected.
    """
    reach = _reach(rated)
    knots = np.linspace(-2.0 * reach, 2.0 * reach, KNOTS)
    chances = np.array([_chance(rated, gap) for gap in knots])

    def expected(own: float, others: Floats) -> Floats:
        chance: Floats = np.interp(own - others, knots, chances)
        return chance

    return expected, reach


def _reach(rated: Rated) -> float:
    gap = rated.scale.factor
    for _ in range(64):
        if _chance(rated, gap) >= NEARLY:
            break
        gap *= 1.25
    return gap


def _chance(rated: Rated, gap: float) -> float:
    engine, params = rated.engine, rated.params
    fresh = engine.fresh(2, params)
    means = np.array([gap / rated.scale.factor, 0.0]) + fresh.mean
    sure = np.where(np.isnan(fresh.deviation), fresh.deviation, CERTAIN)
    belief = replace(fresh, mean=means, deviation=sure)
    lineup = [[(0, 1.0)], [(1, 1.0)]]
    return float(engine.odds(belief, params, lineup, nu=rated.history.nu).expected[0])
