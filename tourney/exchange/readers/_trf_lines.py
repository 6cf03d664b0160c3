"""The lines of a report file (TRF16, TRFx, TRF26), each on its own.

Columns are those of the FIDE Tournament Report File, versions of 2016 and 2026, counted from 0 here; the
codes that begin with XX are those of the JaVaFo pairing program.
"""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from dataclasses import dataclass

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.event_draft import (
    CODES,
    AbnormalPoints,
    Acceleration,
    Colour,
    EventBye,
    EventPlayer,
    EventResult,
    EventTeam,
    Forbidden,
    NationalEntry,
)
from tourney.exchange.readers._dates import full_year, one_date

MISPLACED = QT_TRANSLATE_NOOP(
    "Exchange", "The columns of this player's line are not where the format has them."
)
NO_NUMBER = QT_TRANSLATE_NOOP("Exchange", "This player's line has no starting number.")
RESULT_BAD = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round} of “{name}”: “{text}” is not a result; taken as none."
)
SHIFTED = QT_TRANSLATE_NOOP(
    "Exchange", "The line of “{name}” was shifted by {columns} columns and put right."
)
ROUND_SHIFTED = QT_TRANSLATE_NOOP("Exchange", "Round {round} of “{name}” was shifted and put right.")
COLOUR_ALONE = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round} of “{name}” has a colour but no opponent; taken as not paired."
)

TITLES = {"g": "GM", "m": "IM", "f": "FM", "c": "CM", "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM"}
RESULTS_AT = 91
ROUND_WIDTH = 10
ROUND_LIMIT = 200
DIGITS = 9
"""No number of a report is longer; what is, is none."""
_POINTS = re.compile(r"\s*\d{0,3}(?:[.,]\d)?\s*")
_BLOCK = re.compile(r"(?:[ \d]{4}) [wbWB\- ] .")
_LOOSE = re.compile(r"\s*(?P<opponent>\d{1,4}) +(?P<colour>[wbWB-]) +(?P<code>[^\s\d]|[01])\s*")
_NUMBER = re.compile(r"-?[0-9]{1,9}(?:[.,][0-9]+)?")


@dataclass(frozen=True, slots=True)
class Said:
    """A remark about a line: a code and the words."""

    code: str
    text: Text


def lines_of(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, with their numbers from 1: no comments, no blank lines."""
    found = []
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        bare = line.replace("\t", " ").rstrip().lstrip("\ufeff")
        if bare.strip() and not bare.startswith("#") and bare.strip() != "\x1a":
            found.append((number, bare))
    return found


def player_of(line: str, row: int, said: list[Said]) -> EventPlayer | None:
    """Return the player of an 001 line, None where nothing can be made of it; remarks go into *said*.

    Writers that count bytes or the width of signs shift what follows the name; this is put right.
    """
    number = whole(line[4:8])
    if number is None or number < 1:
        said.append(Said("trf-number", NO_NUMBER))
        return None
    shift = _shift(line)
    if shift is None:
        said.append(Said("trf-columns", MISPLACED))
        return None

    def part(start: int, end: int) -> str:
        return line[start + shift : end + shift]

    name = _clean(line[14 : 47 + shift])
    if shift:
        said.append(Said("trf-shifted", SHIFTED(name=name, columns=abs(shift))))
    sex = line[9:10].lower()
    title = line[10:13].strip()
    fide_id = part(57, 68).strip()
    return EventPlayer(
        number,
        name,
        sex={"m": "m", "w": "w", "f": "w"}.get(sex, ""),
        title=TITLES.get(title.lower(), title.upper()),
        rating=whole(part(48, 52)) or None,
        federation=part(53, 56).strip(),
        fide_id="" if not fide_id.strip("0") else fide_id,
        birth=birth_of(part(69, 79).strip()),
        points=number_of(part(80, 84)),
        rank=whole(part(85, 89)) or None,
        results=_results(line[RESULTS_AT + shift :], name, said),
        row=row,
    )


def _shift(line: str) -> int | None:
    """Return by how many columns what follows the name is moved to the right, None where it is lost."""
    wide = sum(unicodedata.east_asian_width(ch) in "WF" for ch in line[14:47])
    extra = len(line[14:47].encode("utf-8", "replace")) - len(line[14:47])
    for shift in dict.fromkeys((0, -extra, -wide, *(sign * n for n in range(1, 34) for sign in (-1, 1)))):
        if _fits(line, shift):
            return shift
    return None


def _fits(line: str, shift: int) -> bool:
    if 47 + shift < 14:
        return False
    rating, gap = line[48 + shift : 52 + shift], line[47 + shift : 48 + shift]
    points, rank = line[80 + shift : 84 + shift], line[85 + shift : 89 + shift]
    if gap.strip() or (rating.strip() and not rating.strip().isdecimal()):
        return False
    if line[84 + shift : 85 + shift].strip() or not _POINTS.fullmatch(points):
        return False
    if rank.strip() and not rank.strip().isdecimal():
        return False
    if len(line) > 84 + shift and shift and "." not in points and "," not in points:
        return False
    rounds = line[RESULTS_AT + shift :]
    blocks = [rounds[i : i + ROUND_WIDTH] for i in range(0, len(rounds), ROUND_WIDTH)]
    return all(_strict(block) or _LOOSE.fullmatch(block) for block in blocks if block.strip())


def _strict(block: str) -> bool:
    return bool(_BLOCK.fullmatch(block[:8].ljust(8))) and not block[8:].strip()


def _results(text: str, name: str, said: list[Said]) -> tuple[EventResult, ...]:
    found: list[EventResult] = []
    blocks = [
        text[i : i + ROUND_WIDTH] for i in range(0, min(len(text), ROUND_LIMIT * ROUND_WIDTH), ROUND_WIDTH)
    ]
    for round_number, block in enumerate(blocks, 1):
        padded = block.ljust(8)
        who, side, code = padded[0:4], padded[5], padded[7]
        loose = None if _strict(block) else _LOOSE.fullmatch(block)
        if loose is not None:
            who, side, code = loose["opponent"], loose["colour"], loose["code"]
            said.append(Said("trf-shifted", ROUND_SHIFTED(round=round_number, name=name)))
        opponent = whole(who) or None
        colour = {"w": Colour.WHITE, "b": Colour.BLACK}.get(side.lower(), Colour.NONE)
        code = code.upper().strip()
        if code and code not in CODES:
            if code not in "*?X":
                said.append(Said("trf-result", RESULT_BAD(round=round_number, name=name, text=code)))
            code = ""
        if opponent is None and colour:
            said.append(Said("trf-colour", COLOUR_ALONE(round=round_number, name=name)))
            colour = Colour.NONE
        found.append(EventResult(opponent, colour, code))
    while found and found[-1].is_blank:
        found.pop()
    return tuple(found)


def national_of(line: str) -> tuple[int, NationalEntry] | None:
    """Return starting number and entry of a national line ("IND    1 ..."), None where it is none."""
    number, rating = whole(line[4:8]), line[48:52].strip()
    if (
        number is None
        or not re.fullmatch(r"[A-Z]{3} ", line[:4].ljust(4))
        or (rating and not rating.isdecimal())
    ):
        return None
    if len(line) < 48:
        return None
    entry = NationalEntry(
        line[:3],
        whole(rating) or None,
        line[10:13].strip(),
        _clean(line[14:47]),
        line[53:56].strip(),
        line[57:68].strip(),
        birth_of(line[69:79].strip()),
        {"m": "m", "w": "w", "f": "w"}.get(line[9:10].lower(), ""),
    )
    return number, entry


def team_013(line: str, number: int) -> EventTeam:
    """Return the team of an 013 line; it has no number of its own."""
    return EventTeam(number, _clean(line[4:36]), _run(line, 36))


def team_310(line: str) -> EventTeam | None:
    """Return the team of a 310 line, None where it has no number."""
    number = whole(line[4:7])
    if number is None:
        return None
    return EventTeam(
        number,
        _clean(line[8:40]),
        _run(line, 73),
        line[41:46].strip(),
        number_of(line[47:53]),
        number_of(line[54:60]),
        number_of(line[61:67]),
        whole(line[68:71]) or None,
    )


def acceleration_250(line: str) -> Acceleration | None:
    """Return what a 250 line says, None where rounds or people (both count from 1) are missing."""
    first, last = whole(line[14:17]), whole(line[18:21])
    one, two = whole(line[22:26]), whole(line[27:31])
    if not first or not one:
        return None
    return Acceleration(
        number_of(line[9:13]) or 0.0, first, last or first, one, two or one, number_of(line[4:8])
    )


def accelerations_xxa(line: str) -> list[Acceleration]:
    """Return the runs of equal points of an XXA line (one player, one number a round)."""
    number, *points = (float(text.replace(",", ".")) for text in _NUMBER.findall(line[4:]))
    found: list[Acceleration] = []
    for round_number, value in enumerate(points, 1):
        if not value:
            continue
        if found and found[-1].points == value and found[-1].last == round_number - 1:
            found[-1] = Acceleration(value, found[-1].first, round_number, int(number), int(number))
        else:
            found.append(Acceleration(value, round_number, round_number, int(number), int(number)))
    return found


def forbidden_260(line: str) -> Forbidden:
    """Return who may not meet by a 260 line."""
    first = whole(line[4:7])
    return Forbidden(_run(line, 12), first, whole(line[8:11]) or first)


def abnormal_299(line: str) -> AbnormalPoints:
    """Return the points of a 299 line."""
    return AbnormalPoints(
        line[4:5].strip().upper(),
        number_of(line[13:17]) or 0.0,
        whole(line[19:22]) or 0,
        _run(line, 23),
        number_of(line[7:11]),
    )


def round_dates_132(line: str) -> tuple[dt.date | None, ...]:
    """Return the dates of the rounds (YY/MM/DD from column 92)."""
    found = [line[i : i + 8].strip() for i in range(RESULTS_AT, len(line), ROUND_WIDTH)]
    return tuple(_round_date(text) for text in found)


def _round_date(text: str) -> dt.date | None:
    parts = re.fullmatch(r"(\d{2})[/.-](\d{2})[/.-](\d{2})", text)
    if parts is None:
        return date_of(text)
    try:
        return dt.date(full_year(parts[1]), int(parts[2]), int(parts[3]))
    except ValueError:
        return None


def date_of(text: str) -> dt.date | None:
    """Return a date as programs write it into report files; of 02/10/2010 the day comes first."""
    bare = text.strip()
    found = one_date(bare)
    if found is not None:
        return found
    parts = re.fullmatch(r"(\d{1,2})[/-](\d{1,2})[/-](\d{4})", bare)
    if parts is None:
        return None
    day, month = int(parts[1]), int(parts[2])
    if month > 12:
        day, month = month, day
    try:
        return dt.date(int(parts[3]), month, day)
    except ValueError:
        return None


def birth_of(text: str) -> str:
    """Return a birth date as ISO text, or as much of it as there is; empty where there is no year."""
    parts = re.fullmatch(r"(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?[-/.]*", text)
    if parts is None:
        found = date_of(text)
        return found.isoformat() if found is not None else ""
    year, month, day = int(parts[1]), int(parts[2] or 0), int(parts[3] or 0)
    if not 1800 <= year <= dt.date.today().year:
        return ""
    if not 1 <= month <= 12:
        return f"{year:04}"
    try:
        return dt.date(year, month, day).isoformat()
    except ValueError:
        return f"{year:04}-{month:02}"


def scoring_of(line: str) -> tuple[tuple[str, float], ...]:
    """Return the points of a 162 line."""
    found = re.findall(rf"([WDLAPX])\s*({_NUMBER.pattern})", line[4:].upper())
    return tuple((code, float(points.replace(",", "."))) for code, points in found)


def team_scoring_362(line: str) -> tuple[tuple[str, float], ...]:
    """Return the match points of a 362 line (TW, TD, TL)."""
    found = re.findall(rf"(T[WDL])\s*({_NUMBER.pattern})", line[4:].upper())
    return tuple((code, float(points.replace(",", "."))) for code, points in found)


def keys_of(line: str) -> tuple[str, ...]:
    """Return the keys of tie-breaks of a 202 or 212 line."""
    return tuple(re.findall(r"[^,\s]+", line[4:]))


def bye_240(line: str) -> EventBye | None:
    """Return who has a bye by a 240 line, None where it does not say which or when."""
    kind, number = line[4:5].upper(), whole(line[6:9])
    if kind not in ("F", "H", "Z", " ") or number is None:
        return None
    return EventBye(kind.strip() or "Z", number, _run(line, 10))


def scoring_xxs(line: str) -> tuple[tuple[str, float], ...]:
    """Return the points of an XXS line (WW=1.0 BW=1.0 ...)."""
    found = re.findall(rf"([A-Z]+)\s*=\s*({_NUMBER.pattern})", line[4:].upper())
    return tuple((code, float(points.replace(",", "."))) for code, points in found)


def whole(text: str) -> int | None:
    """Return a whole number of plain digits, None where there is none."""
    bare = text.strip()
    return int(bare) if bare.isascii() and bare.isdecimal() and len(bare) <= DIGITS else None


def number_of(text: str) -> float | None:
    """Return a number with a point or a comma, None where there is none."""
    bare = text.strip()
    return float(bare.replace(",", ".")) if _NUMBER.fullmatch(bare) and bare.isascii() else None


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the whole numbers of a text."""
    found = (whole(digits) for digits in re.findall(r"[0-9]+", text))
    return tuple(number for number in found if number is not None)


def _run(line: str, start: int) -> tuple[int, ...]:
    found = (whole(line[i : i + 4]) for i in range(start, len(line), 5))
    return tuple(number for number in found if number)


def _clean(text: str) -> str:
    return " ".join("".join(ch for ch in text if unicodedata.category(ch) != "Cc").split())
