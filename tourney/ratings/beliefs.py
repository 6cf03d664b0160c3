"""Small things done with a ``Belief``: make one, put start ratings in, freeze it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Belief, Engine, Floats, GameLog, History, Indices

BAD_START = QT_TRANSLATE_NOOP("Errors", "The start ratings are for {got} players, the games for {expected}.")
BAD_START_VALUE = QT_TRANSLATE_NOOP("Errors", "The start rating of player {player} is not usable.")

Start = tuple[int, float, float | None, float | None]
"""Player index, mean, deviation or None, day or None."""


def blank(n_players: int, mean: float, deviation: float = np.nan, volatility: float = np.nan) -> Belief:
    """Return the belief of n players without games."""
    return Belief(
        mean=np.full(n_players, mean),
        deviation=np.full(n_players, deviation),
        volatility=np.full(n_players, volatility),
        games=np.zeros(n_players, dtype=np.int64),
        last_day=np.full(n_players, np.nan),
    )


def start_of(engine: Engine, log: GameLog, params: Any, start: Belief | None) -> Belief:
    """Return the belief a replay begins with: *start*, checked, or a fresh one.

    Raises
    ------
    TourneyError
        "bad-start" when *start* is for another number of players or holds a value that is not finite
        (deviation and volatility: not more than 0).
    """
    if start is None:
        return engine.fresh(log.n_players, params)
    if len(start.mean) != log.n_players:
        text = BAD_START(got=len(start.mean), expected=log.n_players)
        raise TourneyError("bad-start", text, field="start")
    fine = np.isfinite(start.mean)
    for needed, column in (
        (engine.has_deviation, start.deviation),
        (engine.has_volatility, start.volatility),
    ):
        if needed:
            fine &= np.isfinite(column) & (column > 0.0)
    if not fine.all():
        worst = int(np.argmin(fine))
        name = str(worst) if log.names is None else log.names[worst]
        raise TourneyError("bad-start", BAD_START_VALUE(player=name), field="start")
    return start


def with_starts(engine: Engine, params: Any, n_players: int, starts: Iterable[Start]) -> Belief:
    """Return the fresh belief with start ratings put in, for ``replay(start=...)``.

    An engine without deviation ignores theirs; a deviation of None is the engine's own.
    """
    fresh = engine.fresh(n_players, params)
    mean, deviation, last_day = fresh.mean.copy(), fresh.deviation.copy(), fresh.last_day.copy()
    for player, start_mean, start_deviation, day in starts:
        mean[player] = start_mean
        if start_deviation is not None and engine.has_deviation:
            deviation[player] = start_deviation
        if day is not None:
            last_day[player] = day
    return frozen(replace(fresh, mean=mean, deviation=deviation, last_day=last_day))


def frozen(belief: Belief) -> Belief:
    """Return the same belief with its arrays read-only."""
    for array in (belief.mean, belief.deviation, belief.volatility, belief.games, belief.last_day):
        array.setflags(write=False)
    if belief.peak is not None:
        belief.peak.setflags(write=False)
    return belief


def read_only(*arrays: Floats | Indices) -> None:
    """Mark arrays that are about to be handed out."""
    for array in arrays:
        array.setflags(write=False)


def sealed(history: History) -> History:
    """Return the same history with its arrays read-only."""
    read_only(
        history.period,
        history.mean_before,
        history.mean_after,
        history.deviation_before,
        history.deviation_after,
        history.volatility_before,
        history.volatility_after,
        history.win_probability,
        history.draw_probability,
    )
    return history
