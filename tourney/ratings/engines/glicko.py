"""Glicko (Glickman 1999): rating and deviation, by rating periods.

RD grows to sqrt(RD^2 + c^2 T) for T idle units before a period's games, capped then and again after the
update. Teams and free-for-alls by the reduction of ``reduction.py``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs
from tourney.ratings.base import Belief, Floats, GameLog, History, Placement
from tourney.ratings.logistic import Logistic
from tourney.ratings.options import (
    LARGEST,
    POINTS,
    RD,
    RD_HELP,
    RD_MAX,
    RD_MAX_HELP,
    RD_MIN,
    RD_MIN_HELP,
    START,
    START_HELP,
    check_unit,
    period_option,
    unit_option,
)
from tourney.ratings.periodic_history import rate
from tourney.ratings.periods import elapsed_units
from tourney.ratings.predict import expit, g

SCALE = 400.0 / math.log(10.0)
"""Rating points of one natural unit: 1 / q."""

C = QT_TRANSLATE_NOOP("Engine", "Growth c")
C_HELP = QT_TRANSLATE_NOOP("Engine", "How fast a rating becomes uncertain again, per unit of idle time.")


@dataclass(frozen=True, slots=True)
class Params:
    """The options of Glicko."""

    period: str = period_option()
    unit_days: float = unit_option()
    start: float = option(1500.0, START, unit=POINTS, help=START_HELP, low=-LARGEST, high=LARGEST)
    rd: float = option(350.0, RD, unit=POINTS, help=RD_HELP, low=0.0, high=LARGEST, low_open=True)
    rd_max: float = option(350.0, RD_MAX, unit=POINTS, help=RD_MAX_HELP, low=0.0, high=LARGEST, low_open=True)
    rd_min: float = option(0.0, RD_MIN, unit=POINTS, help=RD_MIN_HELP, low=0.0, high=LARGEST)
    c: float = option(34.6, C, unit=POINTS, help=C_HELP, low=0.0, high=LARGEST)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)


@dataclass(frozen=True, slots=True)
class _Model:
    """The step of ``periodic``, in units of SCALE; a first period has no idle time (NaN)."""

    growth: float
    largest: float
    smallest: float

    def widen(self, variance: float, volatility: float, idle: float) -> float:
        del volatility
        if idle > 0.0:
            variance += self.growth * idle
        return variance if variance < self.largest else self.largest

    def widen_arrays(self, variance: Floats, volatility: Floats, idle: Floats) -> Floats:
        del volatility
        wide = np.fmax(idle, 0.0)
        wide *= self.growth
        wide += variance
        return np.minimum(wide, self.largest, out=wide)

    def close(
        self, variance: float, volatility: float, idle: float, information: float, surprise: float
    ) -> tuple[float, float]:
        del idle, surprise
        return max(variance / (1.0 + information * variance), self.smallest), volatility

    def close_arrays(
        self, variance: Floats, volatility: Floats, idle: Floats, information: Floats, surprise: Floats
    ) -> tuple[Floats, Floats]:
        del idle, surprise
        new = information * variance
        new += 1.0
        np.divide(variance, new, out=new)
        return np.maximum(new, self.smallest, out=new), volatility


def parts(rating: float, rivals: Floats, rival_deviations: Floats) -> tuple[Floats, Floats, float]:
    """Return g and E per rival, (R,) each, and d^2 in squared rating points (Glickman 1999, steps 2)."""
    shrink = g((rival_deviations / SCALE) ** 2)
    x = shrink * (rating - rivals) / SCALE
    expected = expit(x)
    return shrink, expected, SCALE**2 / float(np.sum(shrink**2 * expected * expit(-x)))


def growth(rd_now: float, rd_full: float, periods: float) -> float:
    """Return the c with which a deviation grows from *rd_now* to *rd_full* in so many idle periods."""
    return math.sqrt((rd_full**2 - rd_now**2) / periods)


class Glicko(Logistic):
    """Glicko as an engine."""

    key = "glicko"
    label = QT_TRANSLATE_NOOP("Engine", "Glicko")
    params_type = Params
    has_deviation = True
    has_volatility = False
    native_teams = False
    native_free_for_all = False
    native_draws = False
    is_batch = False
    placement = Placement(enter=110.0, leave=125.0)

    def points(self, params: Params) -> float:
        """Return SCALE."""
        del params
        return SCALE

    def replay(
        self,
        log: GameLog,
        params: Params,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Rate the whole log by periods; every update uses the values at the period's start."""
        squares = (params.c / SCALE) ** 2, (params.rd_max / SCALE) ** 2, (params.rd_min / SCALE) ** 2
        return rate(self, log, params, SCALE, _Model(*squares), start, progress, cancelled)

    def fresh(self, n_players: int, params: Params) -> Belief:
        """Return n players at the start values."""
        return beliefs.frozen(beliefs.blank(n_players, params.start, params.rd))

    def at(self, belief: Belief, params: Params, day: float) -> Belief:
        """Return the belief with deviations widened by c for each unit since the last game."""
        idle = elapsed_units(belief.last_day, day, params.period, params.unit_days)
        wide = np.sqrt(belief.deviation**2 + np.nan_to_num(idle, nan=0.0) * params.c**2)
        return beliefs.frozen(replace(belief, deviation=np.minimum(wide, params.rd_max)))


PLUGIN = Glicko()
