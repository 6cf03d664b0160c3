"""From a log to the history of an engine that replays by periods (Glicko, Glicko-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, periodic
from tourney.ratings.base import Belief, Engine, GameLog, History
from tourney.ratings.periods import periods
from tourney.ratings.predict import nu_of, predictions, shrink_by_game
from tourney.ratings.reduction import shares, side_means, side_variances


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
    plan = periodic.make_plan(log, period, begin, params.period, params.unit_days)
    state = ((begin.mean - zero) / scale, (begin.deviation / scale) ** 2, begin.volatility)
    course, (mean, variance, volatility) = periodic.replay(log, plan, state, model, progress, cancelled)
    share = shares(log)
    side_variance = side_variances(log, share, np.sqrt(course.variance_before)[plan.slot])
    strength = side_means(log, share, course.mean_before[plan.slot]) * shrink_by_game(log, side_variance)
    win, draw, sums = predictions(log, period, strength, begin.draws)
    end = (scale * mean + zero, scale * np.sqrt(variance), volatility)
    final = replace(periodic.final_belief(log, begin, end), draws=sums)
    return beliefs.sealed(
        History(
            log=log,
            engine=engine.key,
            params=params,
            period=period,
            mean_before=(scale * course.mean_before + zero)[plan.slot],
            mean_after=(scale * course.mean_after + zero)[plan.slot],
            deviation_before=(scale * np.sqrt(course.variance_before))[plan.slot],
            deviation_after=(scale * np.sqrt(course.variance_after))[plan.slot],
            volatility_before=course.volatility_before[plan.slot],
            volatility_after=course.volatility_after[plan.slot],
            win_probability=win,
            draw_probability=draw,
            final=beliefs.frozen(final),
            nu=nu_of(sums),
        )
    )
