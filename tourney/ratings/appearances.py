"""What follows for each appearance from the order of a player's games alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Belief, Floats, GameLog, Indices, Ints
from tourney.ratings.gamelog import day_of_appearance
from tourney.ratings.options import CALENDAR
from tourney.ratings.ordering import stable_order
from tourney.ratings.periods import calendar_start, elapsed_units

Bools = npt.NDArray[np.bool_]


def before_from_after(log: GameLog, period: Indices, pairs: Sequence[tuple[Floats, Floats]]) -> list[Floats]:
    """Return values at the start of each appearance's period: what the last earlier period left.

    pairs : of (A,) values at the end of the period, the same for all games of a player in it, and
    (n,) values before the log.
    """
    order, head, first = _runs(log, period)
    return [_carried(log, order, head, first, after, start) for after, start in pairs]


def idle_of_appearances(log: GameLog, period: Indices, start: Belief, kind: str, unit_days: float) -> Floats:
    """Return the idle units before each appearance's period, (A,), NaN for a first one."""
    runs = _runs(log, period)
    last = _carried(log, *runs, day_of_appearance(log).astype(np.float64), start.last_day)
    n_periods = int(period[-1]) + 1 if len(period) else 0
    opened = log.day[np.searchsorted(period, np.arange(n_periods))].astype(np.float64)
    begin = opened
    if kind in CALENDAR:
        begin, last = calendar_start(opened, kind), calendar_start(last, kind)
    return elapsed_units(last, begin[_period_of_appearance(log, period)], kind, unit_days)


def _period_of_appearance(log: GameLog, period: Indices) -> Indices:
    return np.repeat(period, np.diff(log.side_player[log.game_side]))


def _runs(log: GameLog, period: Indices) -> tuple[Ints, Ints, Bools]:
    """Return the appearances by player; for each the place of its period's first; is that a debut."""
    order = stable_order(log.player, log.n_players)
    player = log.player[order]
    first = np.ones(len(order), dtype=bool)
    first[1:] = player[1:] != player[:-1]
    head = np.arange(len(order))
    if not len(period) or int(period[-1]) + 1 == log.n_games:
        return order, head, first  # every game a period of its own
    when = _period_of_appearance(log, period)[order]
    opens = first.copy()
    opens[1:] |= when[1:] != when[:-1]
    head = np.maximum.accumulate(np.where(opens, head, 0))
    return order, head, first[head]


def _carried(log: GameLog, order: Ints, head: Ints, debut: Bools, value: Floats, start: Floats) -> Floats:
    earlier = value[order[np.maximum(head - 1, 0)]]
    result = np.empty(len(order))
    result[order] = np.where(debut, start[log.player[order]], earlier)
    return result
