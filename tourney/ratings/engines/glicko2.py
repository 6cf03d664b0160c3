"""Glicko-2 (Glickman 2012, revised 2022): rating, deviation and volatility, by rating periods.

Idle time of T units before a period: T - 1 of them widen the deviation with the old volatility, the
period itself (or its fraction, where T is below 1) with the new one, as in Glickman's step 6. Teams and
free-for-alls by the reduction of ``reduction.py``.
"""

from __future__ import annotations

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
from tourney.ratings.volatility import new_volatilities, new_volatility

SCALE = 173.7178
"""Rating points of one unit of the internal scale, as printed by Glickman."""

VOL = QT_TRANSLATE_NOOP("Engine", "Start volatility")
VOL_HELP = QT_TRANSLATE_NOOP("Engine", "How much a new player's strength is expected to change.")
TAU = QT_TRANSLATE_NOOP("Engine", "Tau")
TAU_HELP = QT_TRANSLATE_NOOP("Engine", "How fast the volatility itself may change; 0.3 to 1.2 is usual.")


@dataclass(frozen=True, slots=True)
class Params:
    """The options of Glicko-2."""

    period: str = period_option()
    unit_days: float = unit_option()
    start: float = option(1500.0, START, unit=POINTS, help=START_HELP, low=-LARGEST, high=LARGEST)
    rd: float = option(350.0, RD, unit=POINTS, help=RD_HELP, low=0.0, high=LARGEST, low_open=True)
    vol: float = option(0.06, VOL, help=VOL_HELP, low=0.0, high=10.0, low_open=True)
    tau: float = option(0.5, TAU, help=TAU_HELP, low=0.0, high=10.0, low_open=True)
    rd_max: float = option(350.0, RD_MAX, unit=POINTS, help=RD_MAX_HELP, low=0.0, high=LARGEST, low_open=True)
    rd_min: float = option(0.0, RD_MIN, unit=POINTS, help=RD_MIN_HELP, low=0.0, high=LARGEST)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)


@dataclass(frozen=True, slots=True)
class _Model:
    """The step of ``periodic``, in units of SCALE."""

    tau: float
    largest: float
    smallest: float

    def widen(self, variance: float, volatility: float, idle: float) -> float:
        if idle > 1.0:
            variance += (idle - 1.0) * volatility * volatility
        largest = self.largest
        return variance if variance < largest else largest

    def widen_arrays(self, variance: Floats, volatility: Floats, idle: Floats) -> Floats:
        wide = np.fmax(idle, 1.0)
        wide -= 1.0
        wide *= volatility
        wide *= volatility
        wide += variance
        return np.minimum(wide, self.largest, out=wide)

    def close(
        self, variance: float, volatility: float, idle: float, information: float, surprise: float
    ) -> tuple[float, float]:
        if information > 0.0 or surprise != 0.0:
            volatility = new_volatility(variance, volatility, information, surprise, self.tau)
        part = idle if idle < 1.0 else 1.0  # NaN: a first period counts as one unit
        variance += part * volatility * volatility
        variance /= 1.0 + information * variance
        if variance > self.largest:
            return self.largest, volatility
        return (variance if variance > self.smallest else self.smallest), volatility

    def close_arrays(
        self, variance: Floats, volatility: Floats, idle: Floats, information: Floats, surprise: Floats
    ) -> tuple[Floats, Floats]:
        volatility = new_volatilities(variance, volatility, information, surprise, self.tau)
        wide = np.fmin(idle, 1.0)  # NaN: a first period counts as one unit
        wide *= volatility
        wide *= volatility
        wide += variance
        wide /= 1.0 + information * wide
        np.maximum(wide, self.smallest, out=wide)
        return np.minimum(wide, self.largest, out=wide), volatility


class Glicko2(Logistic):
    """Glicko-2 as an engine."""

    key = "glicko2"
    label = QT_TRANSLATE_NOOP("Engine", "Glicko-2")
    params_type = Params
    has_deviation = True
    has_volatility = True
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
        model = _Model(params.tau, (params.rd_max / SCALE) ** 2, (params.rd_min / SCALE) ** 2)
        return rate(self, log, params, SCALE, model, start, progress, cancelled)

    def fresh(self, n_players: int, params: Params) -> Belief:
        """Return n players at the start values."""
        return beliefs.frozen(beliefs.blank(n_players, params.start, params.rd, params.vol))

    def at(self, belief: Belief, params: Params, day: float) -> Belief:
        """Return the belief with deviations widened by sigma for each unit since the last game."""
        idle = elapsed_units(belief.last_day, day, params.period, params.unit_days)
        growth = np.nan_to_num(idle, nan=0.0) * (SCALE * belief.volatility) ** 2
        wide = np.minimum(np.sqrt(belief.deviation**2 + growth), params.rd_max)
        return beliefs.frozen(replace(belief, deviation=wide))


PLUGIN = Glicko2()
