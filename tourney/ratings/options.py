"""The options that every engine has: which games are rated together, and the unit of idle time."""

from __future__ import annotations

from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import option

PERIODS = {
    "night": QT_TRANSLATE_NOOP("Engine", "Club night"),
    "game": QT_TRANSLATE_NOOP("Engine", "Each game"),
    "day": QT_TRANSLATE_NOOP("Engine", "Day"),
    "week": QT_TRANSLATE_NOOP("Engine", "Week"),
    "month": QT_TRANSLATE_NOOP("Engine", "Month"),
    "year": QT_TRANSLATE_NOOP("Engine", "Year"),
    "event": QT_TRANSLATE_NOOP("Engine", "Event"),
    "round": QT_TRANSLATE_NOOP("Engine", "Round"),
}
"""Kinds of rating period, by key; a night is one calendar day of play."""

CALENDAR = frozenset({"night", "day", "week", "month", "year"})

PERIOD = QT_TRANSLATE_NOOP("Engine", "Rating period")
PERIOD_HELP = QT_TRANSLATE_NOOP("Engine", "Games of one period are rated together, from its start values.")
UNIT = QT_TRANSLATE_NOOP("Engine", "Unit of idle time")
UNIT_HELP = QT_TRANSLATE_NOOP(
    "Engine", "Days after which uncertainty has grown by one step; 0 counts calendar periods instead."
)
DAYS = QT_TRANSLATE_NOOP("Engine", "days")
POINTS = QT_TRANSLATE_NOOP("Engine", "points")
START = QT_TRANSLATE_NOOP("Engine", "Start rating")
START_HELP = QT_TRANSLATE_NOOP("Engine", "What a new player begins with.")
RD = QT_TRANSLATE_NOOP("Engine", "Start deviation")
RD_HELP = QT_TRANSLATE_NOOP("Engine", "How uncertain the rating of a new player is.")
RD_MAX = QT_TRANSLATE_NOOP("Engine", "Largest deviation")
RD_MAX_HELP = QT_TRANSLATE_NOOP("Engine", "Idle time never makes a rating less certain than this.")
RD_MIN = QT_TRANSLATE_NOOP("Engine", "Smallest deviation")
RD_MIN_HELP = QT_TRANSLATE_NOOP("Engine", "Games never make a rating more certain than this; 0 for no floor.")
K_FACTOR = QT_TRANSLATE_NOOP("Engine", "K factor")
K_HELP = QT_TRANSLATE_NOOP("Engine", "How many points one surprising result moves a rating.")
UNIT_NEEDS_CALENDAR = QT_TRANSLATE_NOOP(
    "Errors", "“unit_days” 0 needs a period of the calendar: night, day, week, month or year."
)

LARGEST = 1e9
"""A bound for ratings and deviations: beyond it float64 leaves too few digits for a point."""


def period_option(default: str = "night") -> Any:
    """Declare the field ``period``."""
    return option(default, PERIOD, help=PERIOD_HELP, choices=PERIODS)


def unit_option() -> Any:
    """Declare the field ``unit_days``."""
    return option(7.0, UNIT, unit=DAYS, help=UNIT_HELP, low=0.0, high=36525.0)


def check_unit(period: str, unit_days: float) -> None:
    """Refuse to count calendar periods where the period is not one of the calendar.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """
    if unit_days == 0 and period not in CALENDAR:
        raise TourneyError("bad-option", UNIT_NEEDS_CALENDAR, field="unit_days")
