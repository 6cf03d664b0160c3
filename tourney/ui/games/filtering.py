"""What is typed into the filter of the log: words, and dates as 2026, 2026-11 or 2026-11-24."""

from __future__ import annotations

import calendar
import datetime as dt
import re

from tourney.club.log import LogFilter

_DATE = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?")
_YEARS = range(1500, 2500)


def read_filter(text: str) -> LogFilter:
    """Return the filter that a line asks for; several dates span from the first to the last."""
    words: list[str] = []
    spans: list[tuple[dt.date, dt.date]] = []
    for word in text.split():
        span = _span(word)
        if span is None:
            words.append(word)
        else:
            spans.append(span)
    if not spans:
        return LogFilter(text=text.strip())
    return LogFilter(
        text=" ".join(words),
        date_from=min(first for first, _ in spans),
        date_to=max(last for _, last in spans),
    )


def _span(word: str) -> tuple[dt.date, dt.date] | None:
    """Return the first and the last day that a word means, None when it is no date."""
    found = _DATE.fullmatch(word)
    if found is None or int(found[1]) not in _YEARS:
        return None
    year = int(found[1])
    if found[2] is None:
        return dt.date(year, 1, 1), dt.date(year, 12, 31)
    month = int(found[2])
    if not 1 <= month <= 12:
        return None
    days = calendar.monthrange(year, month)[1]
    if found[3] is None:
        return dt.date(year, month, 1), dt.date(year, month, days)
    day = int(found[3])
    return (dt.date(year, month, day),) * 2 if 1 <= day <= days else None
