"""The smallest pieces of a result line: words, quoted names, operators, flags, dates and the note."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.outcomes import NotationError, plain, read_number, read_sets

QUOTE_OPEN = QT_TRANSLATE_NOOP("Notation", "The closing quotation mark is missing.")
FLAG_UNKNOWN = QT_TRANSLATE_NOOP(
    "Notation", "“!{text}” is not known. After ! stands forfeit, noshow, double or unrated."
)
FLAG_CLASH = QT_TRANSLATE_NOOP("Notation", "Only one of !forfeit, !noshow and !double can be true.")

WHEN_BAD = QT_TRANSLATE_NOOP(
    "Notation", "After @ stands a date or a time of day, as in @2026-11-03 or @19:30."
)
NO_SUCH_DAY = QT_TRANSLATE_NOOP("Notation", "There is no such day or time: “{text}”.")
WHEN_TWICE = QT_TRANSLATE_NOOP("Notation", "A game has one date and one time; “{text}” is one too many.")

OPERATORS = {">": ">", "＞": ">", "=": "=", "＝": "=", "+": "+", "＋": "+", "*": "*", "＊": "*"}
BANGS = "!！"
QUOTES = {'"': '"', "“": "”", "＂": "＂"}
_AT = re.compile(r"[@＠](?:\d[\d:./\-–：．－／]*)?")
_DATE = re.compile(r"(\d{4})([-./])(\d{1,2})\2(\d{1,2})")
_TIME = re.compile(r"(\d{1,2}):(\d{2})")
_FORFEITS = {"forfeit": Forfeit.FORFEIT, "noshow": Forfeit.NO_SHOW, "double": Forfeit.DOUBLE}


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A word, a quoted name, an operator ("op"), a flag, a "when" or the note, and where it stands."""

    kind: str
    start: int
    end: int
    value: str
    problem: NotationError | None = None


@dataclass(frozen=True, slots=True)
class Flags:
    """What the words after ! say."""

    forfeit: Forfeit = Forfeit.NONE
    rated: bool = True


@dataclass(frozen=True, slots=True)
class When:
    """What the words after @ say."""

    date: dt.date | None = None
    time: dt.time | None = None


def lex(line: str) -> list[Lexeme]:
    """Return the pieces of the line in order; white space only separates."""
    pieces: list[Lexeme] = []
    at = 0
    while at < len(line):
        ch = line[at]
        if ch.isspace():
            at += 1
            continue
        if line.startswith(("//", "／／"), at):
            piece = Lexeme("note", at, len(line), " ".join(line[at + 2 :].split()))
        elif ch in OPERATORS:
            piece = Lexeme("op", at, at + 1, OPERATORS[ch])
        elif ch in QUOTES:
            piece = _quoted(line, at)
        elif ch in BANGS:
            end = _word_end(line, at + 1)
            piece = Lexeme("flag", at, end, line[at + 1 : end].casefold().replace("-", ""))
        else:
            end = _word_end(line, at)
            kind = "when" if _AT.fullmatch(line, at, end) else "word"
            piece = Lexeme(kind, at, end, line[at:end])
        pieces.append(piece)
        at = piece.end
    return pieces


def _word_end(line: str, at: int) -> int:
    while at < len(line) and not (_is_special(line[at]) or line[at].isspace()):
        at += 1
    return at


def _is_special(ch: str) -> bool:
    return ch in OPERATORS or ch in BANGS or ch in QUOTES


def _quoted(line: str, start: int) -> Lexeme:
    """Read a quoted name; a doubled quotation mark stands for one."""
    close = QUOTES[line[start]]
    at, name = start + 1, ""
    while at < len(line):
        if line[at] != close:
            name += line[at]
        elif line[at + 1 : at + 2] == close:
            name += close
            at += 1
        else:
            return Lexeme("quoted", start, at + 1, name)
        at += 1
    problem = NotationError("quote-open", QUOTE_OPEN, start, len(line), incomplete=True)
    return Lexeme("quoted", start, len(line), name, problem)


def flags_of(items: list[Lexeme], line_end: int) -> tuple[Flags, NotationError | None]:
    """Return what the flags say, and the first one that is unknown or contradicts another."""
    forfeit, rated = Forfeit.NONE, True
    problem: NotationError | None = None
    for item in items:
        found = _FORFEITS.get(item.value)
        if item.value == "unrated":
            rated = False
        elif found is None:
            at_end = item.end == line_end and any(word.startswith(item.value) for word in known_flags())
            text = FLAG_UNKNOWN(text=item.value)
            problem = problem or NotationError("flag-unknown", text, item.start, item.end, incomplete=at_end)
        elif forfeit and found is not forfeit:
            problem = problem or NotationError("flag-clash", FLAG_CLASH, item.start, item.end)
        else:
            forfeit = found
    return Flags(forfeit, rated), problem


def when_of(items: list[Lexeme], line_end: int) -> tuple[When, NotationError | None]:
    """Return the date and the time that are typed, and the first of them that says neither."""
    date: dt.date | None = None
    time: dt.time | None = None
    for item in items:
        spelled = plain(item.value)[1:]
        day, clock = _DATE.fullmatch(spelled), _TIME.fullmatch(spelled)
        if day is None and clock is None:
            unfinished = item.end == line_end
            return When(date, time), NotationError(
                "when-bad", WHEN_BAD, item.start, item.end, incomplete=unfinished
            )
        if (day and date) or (clock and time):
            return When(date, time), NotationError(
                "when-twice", WHEN_TWICE(text=item.value), item.start, item.end
            )
        try:
            if day is not None:
                date = dt.date(int(day[1]), int(day[3]), int(day[4]))
            elif clock is not None:
                time = dt.time(int(clock[1]), int(clock[2]))
        except ValueError:
            text = NO_SUCH_DAY(text=spelled)
            return When(date, time), NotationError("no-such-day", text, item.start, item.end)
    return When(date, time), None


def known_flags() -> tuple[str, ...]:
    """Return the words that may follow !."""
    return (*_FORFEITS, "unrated")


def needs_quotes(name: str) -> bool:
    """Tell whether a bare name would be read as something else."""
    if not name or any(_is_special(ch) for ch in name) or name.lstrip()[:1] in ("#", "＃"):
        return True
    words = name.split()
    if name != " ".join(words):
        return True
    return any(_reads_as_something(word) for word in words)


def _reads_as_something(word: str) -> bool:
    if word in ("<", "＜") or word.startswith(("//", "／／")) or _AT.fullmatch(word):
        return True
    return bool(read_sets(word)) or read_number(word) is not None
