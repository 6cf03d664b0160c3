"""Placement in one place: who is established, how far the others are, and the rating to be careful with.

Lists, seeding, prizes and pairing ask here and nowhere else. The engine's formulas never do.
"""

from __future__ import annotations

import datetime as dt
import math
from dataclasses import replace

import numpy as np

from tourney.club.placement_words import Progress, Standing
from tourney.club.rated import Rated, date_of, day_number
from tourney.ratings.base import Belief, Floats
from tourney.ratings.gamelog import from_columns
from tourney.ratings.placement import units_until_provisional

MOST_GAMES = 64
"""Games looked ahead; a rule that needs more is told without a number of games."""


def conservative(rated: Rated | None, player_id: int, *, k: float | None = None) -> float | None:
    """Return the rating that is exceeded with the club's confidence, as shown; None without a rating.

    mean - k * deviation, with the club's k (``EngineChoice.caution``) unless another is given. The mean
    where the engine has no deviation.
    """
    i = rated.index(player_id) if rated is not None else None
    if rated is None or i is None:
        return None
    factor = rated.choice.caution if k is None else k
    native = rated.engine.conservative(rated.few(np.array([i])), rated.params, factor)
    return float(rated.scale.mean(native)[0])


def careful(mean: float, deviation: float | None, caution: float) -> float:
    """Return a rating's cautious end from its figures, on whatever scale both are."""
    return mean if deviation is None else mean - caution * deviation


def progress(rated: Rated, player_id: int) -> Progress | None:
    """Return where a player stands by the club's rule and what is to go; None for one added since.

    The games to go are counted by letting the engine rate that many games against an equal whose rating
    is as sure as the club's established players are.
    """
    i = rated.index(player_id)
    if i is None:
        return None
    return rated.recall(("placement", i), lambda: _progress(rated, i))


def _progress(rated: Rated, i: int) -> Progress:
    policy, scale = rated.choice.placement, rated.scale
    games = int(rated.now.games[i])
    native = float(rated.now.deviation[i])
    deviation = scale.factor * native if math.isfinite(native) else None
    by_games = policy.games > 0
    standing, since, then = _standing(rated, i)
    listed = standing is Standing.ESTABLISHED
    more: int | None = 0 if listed else None
    if not listed and standing is not Standing.APART:
        more = max(0, policy.games - games) if by_games else _games_to_go(rated, i)
    return Progress(
        standing=standing,
        deviation=deviation,
        enter=None if by_games else scale.factor * policy.enter,
        leave=None if by_games else scale.factor * policy.leave,
        games=games,
        games_needed=policy.games,
        more_games=more,
        since=since,
        deviation_then=None if then is None else scale.factor * then,
        weeks_left=_weeks_left(rated, i) if listed else None,
        decimals=rated.decimals,
    )


def _standing(rated: Rated, i: int) -> tuple[Standing, dt.date | None, float | None]:
    """Return why, since when, and the deviation (native) that ended the placement."""
    history, policy = rated.history, rated.choice.placement
    if not rated.provisional[i]:
        return Standing.ESTABLISHED, None, None
    games = int(rated.now.games[i])
    held = history.eligible is None or bool(history.eligible[i])
    if policy.games > 0:
        enough = games >= policy.games
        return (Standing.APART if enough and not held else Standing.PLACING), None, None
    own = rated.appearances_of(i)
    if games and not held:
        return Standing.APART, None, None
    if not len(own):
        return (Standing.PLACING if games else Standing.NEW), None, None
    was = rated.established_after[own]
    if not was.any():
        return Standing.PLACING, None, None
    last = int(np.flatnonzero(was)[-1])
    day = history.log.day[rated.appearance_game[own]]
    if last == len(own) - 1:
        return Standing.AWAY, date_of(day[-1]), float(history.deviation_after[own[-1]])
    lost = own[last + 1]
    before = float(history.deviation_before[lost])
    if before >= policy.leave:
        return Standing.RETURNED, date_of(day[last + 1]), before
    return Standing.SHAKEN, date_of(day[last + 1]), float(history.deviation_after[lost])


def _games_to_go(rated: Rated, i: int) -> int | None:
    """Return how many games against equals bring the deviation below the limit; None beyond the horizon."""
    if rated.engine.is_batch:
        return _games_of_fit(rated, i)
    usual = _usual_deviation(rated)
    low, high = 0, 1
    while _after(rated, i, high, usual) >= rated.choice.placement.enter:
        low, high = high, 2 * high
        if high > MOST_GAMES:
            return None
    while high - low > 1:
        middle = (low + high) // 2
        if _after(rated, i, middle, usual) >= rated.choice.placement.enter:
            low = middle
        else:
            high = middle
    return high


def _usual_deviation(rated: Rated) -> float:
    """Return the deviation of the club's usual established player, the limit itself where there is none."""
    sure = rated.now.deviation[~rated.provisional]
    return float(np.median(sure)) if len(sure) else rated.choice.placement.enter


def _after(rated: Rated, i: int, games: int, usual: float) -> float:
    """Return the deviation after so many games today against equals, won and lost in turn."""
    one = rated.few(np.full(games + 1, i))
    deviation: Floats = np.full(games + 1, usual)
    deviation[0] = one.deviation[0]
    today = float(_day(rated))
    belief = replace(one, deviation=deviation, last_day=np.full(games + 1, today))
    log = from_columns(
        day=[int(today)] * games,
        game_side=range(0, 2 * games + 1, 2),
        rank=[(number + side) % 2 for number in range(games) for side in (0, 1)],
        side_player=range(2 * games + 1),
        player=[who for number in range(games) for who in (0, number + 1)],
        n_players=games + 1,
    )
    held = rated.history.log.covariates
    if held is not None:
        log = replace(log, covariates=np.zeros((2 * games, held.shape[1])))
    return float(rated.engine.replay(log, rated.params, start=belief).final.deviation[0])


def _games_of_fit(rated: Rated, i: int) -> int | None:
    """Return it for a fit: a game against an equal adds 1 / (4 points^2) to 1 / se^2."""
    native = float(rated.now.deviation[i])
    enter = rated.choice.placement.enter
    if not (math.isfinite(native) and native > 0.0 and enter > 0.0):
        return None
    each = 0.25 / float(rated.params.points) ** 2
    needed = math.ceil((1.0 / enter**2 - 1.0 / native**2) / each)
    return needed if 0 < needed <= MOST_GAMES else None


def _weeks_left(rated: Rated, i: int) -> int | None:
    policy = rated.choice.placement
    if policy.games > 0 or not rated.engine.has_deviation or rated.engine.is_batch:
        return None
    belief: Belief = _as_last_seen(rated, i)
    units = int(units_until_provisional(rated.engine, belief, rated.params, policy)[0])
    if units < 0:
        return None
    unit = rated.params.unit_days if rated.params.unit_days > 0 else 1.0
    return max(0, int(units * unit // 7))


def _as_last_seen(rated: Rated, i: int) -> Belief:
    """Return one player's belief as of today, from which further idle time is counted."""
    one = rated.few(np.array([i]))
    return replace(one, last_day=np.full(1, float(_day(rated))))


def _day(rated: Rated) -> int:
    return day_number(rated.as_of)
