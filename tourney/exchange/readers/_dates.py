"""Dates as people write them; whether the day or the month comes first is decided for a whole column."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.outcomes import plain

AMBIGUOUS = QT_TRANSLATE_NOOP(
    "Exchange",
    "In the column “{column}” dates such as {example} could be day/month or month/day. "
    "Say which, or write dates as 2024-01-31.",
)
CONTRADICTION = QT_TRANSLATE_NOOP(
    "Exchange",
    "The column “{column}” has day/month dates ({day}) and month/day dates ({month}). "
    "Write dates as 2024-01-31.",
)
DAY_FIRST = QT_TRANSLATE_NOOP("Exchange", "Dates such as {example} were read as day/month/year.")
MONTH_FIRST = QT_TRANSLATE_NOOP("Exchange", "Dates such as {example} were read as month/day/year.")

Moment = tuple[dt.date, dt.time | None]

_TIME = re.compile(
    r"[T ,]\s*(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm)?\s*(?:z|utc|[+-]\d{2}:?\d{2})?$", re.I
)
_ISO = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})")
_COMPACT = re.compile(r"(\d{4})(\d{2})(\d{2})")
_HAN = re.compile(r"(\d{4})年(\d{1,2})月(\d{1,2})日?")
_DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})")
_SLASHED = re.compile(r"(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})")
_DAY_NAMED = re.compile(
    r"(?:\w+,\s*)?(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+)?([^\W\d]+)\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})"
)
_NAMED_DAY = re.compile(r"(?:\w+,\s*)?([^\W\d]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})")
_SERIAL = re.compile(r"([2-7]\d{4})(?:[.,](\d+))?")
_UNIX = re.compile(r"(1\d{9})(?:\d{3})?(?:\.\d+)?")
"""Seconds (or thousandths) since 1970, as programs write moments from 2001 to 2033."""
_SERIAL_ZERO = dt.date(1899, 12, 30)
_MONTHS = {
    name: month
    for month, names in enumerate(
        (
            "jan january januar jänner janvier enero ene gennaio gen januari stycznia ledna "
            "janeiro января янв",
            "feb february februar février fevrier févr febrero febbraio februari lutego února fevereiro fev "
            "февраля фев",
            "mar march mär märz maerz mars marzo maart mrt marca března março марта мар",
            "apr april avril avr abril abr aprile kwietnia dubna апреля апр",
            "may mai mayo maggio mag mei maja května maio мая май",
            "jun june juni juin junio giugno giu czerwca června junho июня июн",
            "jul july juli juillet juil julio luglio lug lipca července julho июля июл",
            "aug august août aout agosto ago augustus sierpnia srpna августа авг",
            "sep sept september septembre septiembre settembre set września září setembro сентября сен",
            "oct october okt oktober octobre octubre ottobre ott października října outubro "
            "out октября окт",
            "nov november novembre noviembre listopada listopadu novembro ноября ноя",
            "dec december dez dezember décembre decembre déc diciembre dic dicembre grudnia prosince "
            "dezembro декабря дек",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip


@dataclass(slots=True)
class DateColumn:
    """The distinct texts of a date column: those understood, and how the doubtful ones were.

    ``order`` is "day" or "month", whichever comes first in dates such as 5/6/2024, "" where there are none.
    """

    known: dict[str, Moment] = field(default_factory=dict)
    note: Text | None = None
    order: str = ""


def read_dates(texts: Iterable[str], *, column: str, day_first: bool | None = None) -> DateColumn:
    """Return the moment of each distinct text; texts that are no date are left out.

    Slashed dates are day first or month first for the whole column: told by *day_first*, by a
    number above 12, or because only one reading lies among the other dates of the column.

    Raises
    ------
    TourneyError
        "date-ambiguous" or "date-mixed", the field being the column.
    """
    read = DateColumn()
    slashed: dict[str, tuple[int, int, int, dt.time | None]] = {}
    for text in set(texts):
        rest, time = _split_time(plain(text))
        parts = _SLASHED.fullmatch(rest)
        if parts:
            slashed[text] = (int(parts[1]), int(parts[3]), full_year(parts[4]), time)
        elif (date := one_date(rest)) is not None:
            read.known[text] = (date, time if time is not None else _serial_time(rest))
    if slashed:
        first = _day_is_first(slashed, read.known, column) if day_first is None else day_first
        for text, (a, b, year, time) in slashed.items():
            date = _date(year, b, a) if first else _date(year, a, b)
            if date is not None:
                read.known[text] = (date, time)
        example = max(slashed)
        read.order = "day" if first else "month"
        read.note = DAY_FIRST(example=example) if first else MONTH_FIRST(example=example)
    return read


def _day_is_first(
    slashed: dict[str, tuple[int, int, int, dt.time | None]], known: dict[str, Moment], column: str
) -> bool:
    days = [text for text, (a, _, _, _) in slashed.items() if a > 12]
    months = [text for text, (_, b, _, _) in slashed.items() if b > 12]
    if days and months:
        text = CONTRADICTION(column=column, day=min(days), month=min(months))
        raise TourneyError("date-mixed", text, field=column)
    if days or months:
        return bool(days)
    unequal = [text for text, (a, b, _, _) in slashed.items() if a != b]
    if not unequal:
        return True
    if known:
        dates = [date for date, _ in known.values()]
        low, high = min(dates), max(dates)
        fits = [
            all(
                (date := _date(y, b, a) if first else _date(y, a, b)) is not None and low <= date <= high
                for a, b, y, _ in slashed.values()
            )
            for first in (True, False)
        ]
        if fits[0] != fits[1]:
            return fits[0]
    raise TourneyError("date-ambiguous", AMBIGUOUS(column=column, example=min(unequal)), field=column)


def is_doubtful(text: str) -> bool:
    """Tell whether a text is of the kind that is read day first or month first, such as 5/6/2024."""
    return _SLASHED.fullmatch(_split_time(plain(text))[0]) is not None


def one_date(text: str) -> dt.date | None:
    """Return the date of a text that leaves no doubt about day and month, None if it is none."""
    if found := _ISO.fullmatch(text):
        return _date(int(found[1]), int(found[3]), int(found[4]))
    if found := _DOTTED.fullmatch(text):
        return _date(full_year(found[3]), int(found[2]), int(found[1]))
    if found := _COMPACT.fullmatch(text) or _HAN.fullmatch(text):
        return _date(int(found[1]), int(found[2]), int(found[3]))
    if found := _UNIX.fullmatch(text):
        return dt.datetime.fromtimestamp(int(found[1]), dt.UTC).date()
    if found := _SERIAL.fullmatch(text):
        return _SERIAL_ZERO + dt.timedelta(days=int(found[1]))
    if found := _DAY_NAMED.fullmatch(text):
        return _date(full_year(found[3]), _MONTHS.get(found[2].casefold(), 0), int(found[1]))
    if found := _NAMED_DAY.fullmatch(text):
        return _date(int(found[3]), _MONTHS.get(found[1].casefold(), 0), int(found[2]))
    return None


def read_time(text: str) -> dt.time | None:
    """Return a time of day such as "19:30" or "7:30 pm", None if it is none."""
    return _split_time(" " + plain(text))[1]


def read_year(text: str) -> int | None:
    """Return the year of a date or a bare year, for a column of birth; None if there is none."""
    found = re.search(r"(?<!\d)(1[89]\d\d|20\d\d)(?!\d)", text)
    if found:
        return int(found[1])
    short = re.fullmatch(r"\d{1,2}[./-]\d{1,2}[./-](\d{2})", text.strip())
    return full_year(short[1]) if short else None


def full_year(text: str) -> int:
    """Return a year of four digits; two digits mean the latest such year not after the next one."""
    year = int(text)
    if len(text) > 2:
        return year
    return 2000 + year if 2000 + year <= dt.date.today().year + 1 else 1900 + year


def _split_time(text: str) -> tuple[str, dt.time | None]:
    found = _TIME.search(text)
    if found is None:
        return text, None
    hour = int(found[1])
    half = (found[4] or "").lower()
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    try:
        return text[: found.start()].strip(), dt.time(hour, int(found[2]), int(found[3] or 0))
    except ValueError:
        return text, None


def _serial_time(text: str) -> dt.time | None:
    if seconds_since := _UNIX.fullmatch(text):
        return dt.datetime.fromtimestamp(int(seconds_since[1]), dt.UTC).time()
    found = _SERIAL.fullmatch(text)
    if not found or not found[2]:
        return None
    seconds = round(float("0." + found[2]) * 86400) % 86400
    return dt.time(seconds // 3600, seconds // 60 % 60, seconds % 60)


def _date(year: int, month: int, day: int) -> dt.date | None:
    if not 1400 <= year <= 2200:
        return None
    try:
        return dt.date(year, month, day)
    except ValueError:
        return None
