"""From a log to the history of an engine that replays by periods (Glicko, Glicko-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, periodic, periodic_singles
from tourney.ratings.base import Belief, Engine, Floats, GameLog, History
from tourney.ratings.gamelog import is_singles
from tourney.ratings.periods import periods
from tourney.ratings.predict import g, nu_of, predictions, shrink_by_game
from tourney.ratings.reduction import shares, side_means, side_variances

BLOCK = 16384
"""Appearances worked on at once: their columns stay in the cache."""


def rate(
    engine: Engine,
    log: GameLog,
    params: Any,
    scale: float,
    model: periodic.Model,
    start: Belief | None,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> History:
    """Return the history; *scale* is the rating points of one natural unit.

    *params* has ``period``, ``unit_days`` and ``start``, which is the zero of the natural scale, so
    that adding a constant to every rating changes nothing else.
    """
    begin = beliefs.start_of(engine, log, params, start)
    zero = params.start
    period = periods(log, params.period)
    state = ((begin.mean - zero) / scale, (begin.deviation / scale) ** 2, begin.volatility)
    fit_for_arrays = periodic.is_worth_arrays(log, period)
    if fit_for_arrays and is_singles(log):
        points = periodic_singles.Scale(scale, zero)
        time = params.period, params.unit_days
        columns, end = periodic_singles.replay(
            log, period, begin, state, model, points, *time, progress, cancelled
        )
    else:
        plan = periodic.make_plan(log, period, begin, params.period, params.unit_days)
        run = periodic.replay_arrays if fit_for_arrays else periodic.replay_lists
        course, end = run(log, plan, state, model, progress, cancelled)
        columns = periodic.Columns(
            (scale * course.mean_before + zero)[plan.slot],
            (scale * course.mean_after + zero)[plan.slot],
            (scale * np.sqrt(course.variance_before))[plan.slot],
            (scale * np.sqrt(course.variance_after))[plan.slot],
            course.volatility_before[plan.slot],
            course.volatility_after[plan.slot],
        )
    strength = _strength(log, columns.mean_before, columns.deviation_before, scale, zero)
    win, draw, sums = predictions(log, period, strength, begin.draws)
    mean, variance, volatility = end
    final = periodic.final_belief(log, begin, (scale * mean + zero, scale * np.sqrt(variance), volatility))
    return beliefs.sealed(
        History(
            log=log,
            engine=engine.key,
            params=params,
            period=period,
            mean_before=columns.mean_before,
            mean_after=columns.mean_after,
            deviation_before=columns.deviation_before,
            deviation_after=columns.deviation_after,
            volatility_before=columns.volatility_before,
            volatility_after=columns.volatility_after,
            win_probability=win,
            draw_probability=draw,
            final=beliefs.frozen(replace(final, draws=sums)),
            nu=nu_of(sums),
        )
    )


def _strength(log: GameLog, mean: Floats, deviation: Floats, scale: float, zero: float) -> Floats:
    """Return the strength of each side in natural units, shrunk by g of its game, (S,)."""
    if not is_singles(log):
        share = shares(log)
        spread = side_variances(log, share, deviation / scale)
        return side_means(log, share, (mean - zero) / scale) * shrink_by_game(log, spread)
    strength = np.empty(len(mean))
    for low in range(0, len(mean), BLOCK):
        here = slice(low, low + BLOCK)
        square = deviation[here] * (1.0 / scale)
        square *= square
        shrink = g(square[0::2] + square[1::2])
        shrink *= 1.0 / scale
        values = mean[here] - zero
        np.multiply(values[0::2], shrink, out=strength[here][0::2])
        np.multiply(values[1::2], shrink, out=strength[here][1::2])
    return strength
