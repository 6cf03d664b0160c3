"""What follows for each appearance from the order of a player's games alone."""

from __future__ import annotations

import numpy as np

from tourney.ratings.base import Belief, Floats, GameLog, Indices
from tourney.ratings.gamelog import day_of_appearance
from tourney.ratings.options import CALENDAR
from tourney.ratings.periods import calendar_start, elapsed_units


def before_from_after(log: GameLog, period: Indices, after: Floats, start: Floats) -> Floats:
    """Return a value at the start of each appearance's period: what the last earlier period left.

    after : (A,) values at the end of the period, the same for all games of a player in it.
    start : (n,) values before the log.
    """
    return _carried(log, period, after, start)


def idle_of_appearances(log: GameLog, period: Indices, start: Belief, kind: str, unit_days: float) -> Floats:
    """Return the idle units before each appearance's period, (A,), NaN for a first one."""
    last = _carried(log, period, day_of_appearance(log).astype(np.float64), start.last_day)
    n_periods = int(period[-1]) + 1 if len(period) else 0
    opened = log.day[np.searchsorted(period, np.arange(n_periods))].astype(np.float64)
    begin = opened
    if kind in CALENDAR:
        begin, last = calendar_start(opened, kind), calendar_start(last, kind)
    return elapsed_units(last, begin[_period_of_appearance(log, period)], kind, unit_days)


def _period_of_appearance(log: GameLog, period: Indices) -> Indices:
    return np.repeat(period, np.diff(log.side_player[log.game_side]))


def _carried(log: GameLog, period: Indices, value: Floats, start: Floats) -> Floats:
    order = np.argsort(log.player, kind="stable")
    player, when = log.player[order], _period_of_appearance(log, period)[order]
    first = np.ones(len(order), dtype=bool)
    first[1:] = player[1:] != player[:-1]
    opens = first.copy()
    opens[1:] |= when[1:] != when[:-1]
    # the first appearance of the player's period decides; the one before it belongs to an earlier one
    head = np.maximum.accumulate(np.where(opens, np.arange(len(order)), 0))
    sorted_value = value[order]
    earlier = sorted_value[np.maximum(head - 1, 0)]
    result = np.empty(len(order))
    result[order] = np.where(first[head], start[player], earlier)
    return result
