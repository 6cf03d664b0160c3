"""Round values for the axes: ratings in steps of 1, 2 or 5, dates at the start of years and months."""

from __future__ import annotations

import datetime as dt
from math import ceil, floor, log10

from PySide6.QtCore import QDate, QLocale

from tourney.ui.base.i18n import format_short_date, is_chinese

EPOCH = dt.date(1970, 1, 1).toordinal()

Tick = tuple[float, str]

_MONTHS = (1, 2, 3, 6)
_DAYS = (1, 2, 7, 14)


def date_of(day: float) -> dt.date:
    """Return the date of a day number, counted from 1970-01-01."""
    return dt.date.fromordinal(EPOCH + floor(day))


def day_of(date: dt.date) -> float:
    """Return the number of a day, counted from 1970-01-01."""
    return float(date.toordinal() - EPOCH)


def round_values(low: float, high: float, most: int) -> list[float]:
    """Return at most *most* round values between *low* and *high*, evenly spaced."""
    if not high > low or most < 1:
        return []
    power = 10.0 ** floor(log10((high - low) / most))
    for step in (power, 2 * power, 5 * power, 10 * power):
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        if last - first < most:
            return [number * step for number in range(first, last + 1)]
    return []


def date_ticks(low: float, high: float, most: int) -> list[Tick]:
    """Return at most *most* dates between two day numbers, with their words in the reader's language."""
    if not high > low or most < 1:
        return []
    first, last = date_of(ceil(low)), date_of(high)
    for days in _DAYS:
        if (last - first).days // days < most:
            return _every_days(first, last, days)
    span = 12 * (last.year - first.year) + last.month - first.month
    for months in _MONTHS:
        if span // months > most:
            continue
        found = _every_months(first, last, months)
        if len(found) <= most:
            return found
    years = 1
    while len(dates := _every_years(first, last, years)) > most:
        years *= 2
    return [(day_of(date), _year(date)) for date in dates]


def _every_days(first: dt.date, last: dt.date, step: int) -> list[Tick]:
    # Counted back from the last day, so that today stands on the axis.
    count = (last - first).days // step
    dates = [last - dt.timedelta(days=step * number) for number in range(count, -1, -1)]
    return [(day_of(date), format_short_date(date)) for date in dates]


def _every_months(first: dt.date, last: dt.date, step: int) -> list[Tick]:
    found = []
    year, month = first.year, first.month
    while (date := dt.date(year, month, 1)) <= last:
        if date >= first and (month - 1) % step == 0:
            found.append((day_of(date), _year(date) if month == 1 else _month(date)))
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
    if found and all(date_of(day).month != 1 for day, _ in found):
        # No January names the year, so the first month does.
        day = found[0][0]
        found[0] = (day, _month_of_year(date_of(day)))
    return found


def _every_years(first: dt.date, last: dt.date, step: int) -> list[dt.date]:
    begin = first.year + (first > dt.date(first.year, 1, 1))
    return [dt.date(year, 1, 1) for year in range(-(-begin // step) * step, last.year + 1, step)]


def _year(date: dt.date) -> str:
    return f"{date.year}年" if is_chinese() else str(date.year)


def _month(date: dt.date) -> str:
    if is_chinese():
        return f"{date.month}月"
    return QLocale().toString(QDate(date.year, date.month, 1), "MMM")


def _month_of_year(date: dt.date) -> str:
    if is_chinese():
        return f"{date.year}年{date.month}月"
    return QLocale().toString(QDate(date.year, date.month, 1), "MMM yyyy")
