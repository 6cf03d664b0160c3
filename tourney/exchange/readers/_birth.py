"""Birth dates and birth years; where day and month cannot be told apart, the year is enough."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.readers._dates import is_doubtful, read_dates, read_year

BORN_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a date or year of birth and was left out.")
DAY_UNSURE = QT_TRANSLATE_NOOP(
    "Exchange", "“{text}” could be day/month or month/day; only the year of birth was taken."
)

_NONE = frozenset(("", "-", "–", "?", "0", "n/a", "0000", "0000-00-00"))


@dataclass(frozen=True, slots=True)
class Birth:
    """What a cell says; ``fault`` tells what could not be read."""

    year: int | None = None
    date: dt.date | None = None
    fault: Text | None = None


class BirthColumn:
    """A column of birth dates; ``order`` is "day", "month" or "" where nothing depends on it."""

    def __init__(self, texts: Iterable[str], column: str, day_first: bool | None) -> None:
        bare = {text.strip(" \u00a0\r\n") for text in texts} - _NONE
        self.unsure = False
        self.order = ""
        self._known: dict[str, dt.date] = {}
        try:
            read = read_dates(bare, column=column, day_first=day_first)
        except TourneyError:
            self.unsure = True
            read = read_dates((text for text in bare if not is_doubtful(text)), column=column, day_first=True)
        self.order = "" if self.unsure else read.order
        self._known = {text: date for text, (date, _) in read.known.items()}

    def read(self, text: str) -> Birth:
        """Return year and date of a cell."""
        bare = text.strip()
        if bare.casefold() in _NONE:
            return Birth()
        date = self._known.get(bare)
        if date is not None and date <= dt.date.today():
            return Birth(date.year, date)
        year = read_year(bare)
        if year is None or year > dt.date.today().year:
            return Birth(fault=BORN_BAD(text=text))
        if self.unsure and is_doubtful(bare):
            return Birth(year, fault=DAY_UNSURE(text=text))
        return Birth(year)
