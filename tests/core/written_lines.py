"""Parsed lines written in the notation again, to see that reading gives back what was written."""

from __future__ import annotations

from tourney.core.games import Forfeit
from tourney.core.notation_parts import NamedMember, ParsedLine, quoted
from tourney.core.outcomes import LEVEL, Outcome


def format_line(line: ParsedLine) -> str:
    """Return the canonical text of a parsed line; parsing it gives an equal line again."""
    flags = [] if line.rated else ["!unrated"]
    if line.forfeit:
        flags.insert(0, f"!{line.forfeit.value}")
    if line.outcome is not None:
        return " ".join([f"#{line.board}", *_outcome_words(line.outcome), *flags])
    parts: list[str] = []
    for number, side in enumerate(line.sides):
        if number:
            parts.append("=" if side.rank == line.sides[number - 1].rank else ">")
        parts.append(" + ".join(_member(member) for member in side.members))
        if side.points is not None:
            parts.append(_number(side.points))
    when = [f"@{line.date.isoformat()}"] if line.date is not None else []
    when += [f"@{line.time:%H:%M}"] if line.time is not None else []
    note = [f"// {line.note}"] if line.note else []
    return " ".join([*parts, *(f"{a}-{b}" for a, b in line.sets), *flags, *when, *note])


def _member(member: NamedMember) -> str:
    share = "" if member.weight == 1 else f"*{_number(member.weight)}"
    return f"{'+' if member.team else ''}{quoted(member.name)}{share}"


def _outcome_words(outcome: Outcome) -> list[str]:
    if outcome.sets:
        return [f"{a}-{b}" for a, b in outcome.sets]
    if outcome.scores is not None:
        return ["-".join(_number(score) for score in outcome.scores)]
    if outcome.forfeit is Forfeit.DOUBLE:
        return []
    if outcome.ranks == LEVEL:
        return ["="]
    return ["1" if outcome.ranks[0] < outcome.ranks[1] else "0"]


def _number(number: float) -> str:
    """Return a number so that reading it gives the same one: never an exponent."""
    if number == int(number):
        return str(int(number))
    text = repr(float(number))
    return text if "e" not in text else f"{number:.20f}".rstrip("0")
