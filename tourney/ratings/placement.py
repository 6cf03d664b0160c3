"""Who is established and who still provisional: a pure function of a history.

Used by lists and pairing, never by an update formula. The gap between ``enter`` and ``leave`` keeps
people from flickering between the two.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import Belief, Engine, Floats, History, Ints, Placement

HORIZON = 4096
"""Idle units looked ahead."""

Flags = npt.NDArray[np.bool_]


def established(
    history: History, policy: Placement, *, now: Belief | None = None, eligible: Flags | None = None
) -> Flags:
    """Return, per player, whether the rating counts as established; (n,).

    Everybody starts provisional. Each deviation in the order of play decides: below ``enter``
    established, at or above ``leave`` provisional, between them as before. *now* adds a last look at
    the deviations of that belief (for example widened to today). *eligible* (n,) keeps the others
    provisional, for engines that cannot compare everybody.
    """
    final = history.final
    result: Flags
    if policy.games > 0:
        result = final.games >= policy.games
    else:
        result = _by_deviation(history, policy, (final if now is None else now).deviation)
    return result if eligible is None else result & eligible


def status(deviation: Floats, policy: Placement, before: Flags | None = None) -> Flags:
    """Return whether deviations count as established, given what they were before (provisional)."""
    was = np.zeros(len(deviation), dtype=bool) if before is None else before
    return np.asarray((deviation < policy.enter) | (was & (deviation < policy.leave)), dtype=bool)


def units_until_provisional(engine: Engine, belief: Belief, params: Any, policy: Placement) -> Ints:
    """Return after how many idle units each rating would be provisional again; (n,), -1 for never.

    Engines whose rule counts games, or whose deviation does not grow, never forget.
    """
    result = np.full(len(belief.mean), -1, dtype=np.int64)
    if policy.games > 0:
        return result
    unit = params.unit_days if params.unit_days > 0 else 1.0
    in_days = replace(params, unit_days=unit)

    def gone(units: Ints) -> Flags:
        then = replace(belief, last_day=-unit * units.astype(np.float64))
        return np.asarray(engine.at(then, in_days, 0.0).deviation >= policy.leave, dtype=bool)

    low, high = np.zeros_like(result), np.full_like(result, HORIZON)
    forgets = gone(high)
    while (low < high).any():
        middle = (low + high) // 2
        provisional = gone(middle)
        high = np.where(provisional, middle, high)
        low = np.where(provisional, low, np.minimum(middle + 1, high))
    result[forgets] = high[forgets]
    return result


def course(history: History, policy: Placement) -> Flags:
    """Return, per appearance, whether the player was established after that game; (A,).

    Games are counted as the engines do: not without a share, and with those before the log.
    """
    player = history.log.player
    order = np.argsort(player, kind="stable")
    if policy.games > 0:
        shared = np.cumsum(history.log.weight[order] > 0.0)
        last = np.searchsorted(player[order], player[order], side="right") - 1
        played = np.empty(len(player), dtype=np.int64)
        played[order] = history.final.games[player[order]] - (shared[last] - shared)
        return np.asarray(played >= policy.games)
    looks = np.stack([history.deviation_before[order], history.deviation_after[order]], axis=1).ravel()
    state = _last_decision(looks, np.repeat(player[order], 2), policy)
    result = np.zeros(len(player), dtype=bool)
    result[order] = state[1::2]
    return result


def _by_deviation(history: History, policy: Placement, last: Floats) -> Flags:
    player = history.log.player
    n = len(last)
    looks = np.stack([history.deviation_before, history.deviation_after], axis=1).ravel()
    who = np.concatenate([np.repeat(player, 2), np.arange(n, dtype=player.dtype)])
    values = np.concatenate([looks, last])
    order = np.argsort(who, kind="stable")
    state = _last_decision(values[order], who[order], policy)
    ends = np.searchsorted(who[order], np.arange(n), side="right") - 1
    played = np.zeros(n, dtype=bool)
    played[player[history.log.weight > 0.0]] = True
    return state[ends] & (played | (last < policy.enter))


def _last_decision(values: Floats, who: npt.NDArray[np.int32], policy: Placement) -> Flags:
    """Return the state after each look; looks of one person stand together."""
    decides = (values < policy.enter) | (values >= policy.leave)
    first = np.ones(len(who), dtype=bool)
    first[1:] = who[1:] != who[:-1]
    index = np.maximum.accumulate(np.where(decides | first, np.arange(len(who)), 0))
    return np.asarray(values[index] < policy.enter)
