"""The smallest pieces of a result line: words, quoted names, operators and flags."""

from __future__ import annotations

from dataclasses import dataclass

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.outcomes import NotationError, read_number, read_set

QUOTE_OPEN = QT_TRANSLATE_NOOP("Notation", "The closing quotation mark is missing.")
FLAG_UNKNOWN = QT_TRANSLATE_NOOP(
    "Notation", "“!{text}” is not known. After ! stands forfeit, noshow, double or unrated."
)
FLAG_CLASH = QT_TRANSLATE_NOOP("Notation", "Only one of !forfeit, !noshow and !double can be true.")

OPERATORS = {">": ">", "＞": ">", "=": "=", "＝": "=", "+": "+", "＋": "+", "*": "*", "＊": "*"}
BANGS = "!！"
QUOTES = {'"': '"', "“": "”", "＂": "＂"}
_FORFEITS = {"forfeit": Forfeit.FORFEIT, "noshow": Forfeit.NO_SHOW, "double": Forfeit.DOUBLE}


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A word, a quoted name, an operator ("op") or a flag, with its place in the line."""

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


def lex(line: str) -> list[Lexeme]:
    """Return the pieces of the line in order; white space only separates."""
    pieces: list[Lexeme] = []
    at = 0
    while at < len(line):
        ch = line[at]
        if ch.isspace():
            at += 1
            continue
        if ch in OPERATORS:
            piece = Lexeme("op", at, at + 1, OPERATORS[ch])
        elif ch in QUOTES:
            piece = _quoted(line, at)
        elif ch in BANGS:
            end = _word_end(line, at + 1)
            piece = Lexeme("flag", at, end, line[at + 1 : end].casefold().replace("-", ""))
        else:
            end = _word_end(line, at)
            piece = Lexeme("word", at, end, line[at:end])
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
    return any(
        word in ("<", "＜") or read_set(word) is not None or read_number(word) is not None for word in words
    )
