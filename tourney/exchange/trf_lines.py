"""The lines that both editions of the report file share.

Columns are those of the FIDE Tournament Report File, versions of 2016 and 2026. Each line ends in CR LF, as
the format asks for a CR and text files for an LF.
"""

from __future__ import annotations

import datetime as dt
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.exchange.event_draft import Acceleration, EventDraft, EventPlayer, EventResult, NationalEntry

TOO_MANY = QT_TRANSLATE_NOOP(
    "Exchange", "A report file has room for starting numbers up to 9999, not {number}."
)
NAME_WIDTH = 33
TEAM_WIDTH = 32
NUMBER_LIMIT = 9999


@dataclass(frozen=True, slots=True)
class TrfOptions:
    """How the file is written. Other encodings than UTF-8 lose names: see ``lost_names``."""

    encoding: str = option(
        "utf-8",
        QT_TRANSLATE_NOOP("Exchange", "Text encoding"),
        choices={
            "utf-8": QT_TRANSLATE_NOOP("Exchange", "UTF-8 (every script)"),
            "iso-8859-1": QT_TRANSLATE_NOOP("Exchange", "Latin-1 (Western Europe)"),
            "ascii": QT_TRANSLATE_NOOP("Exchange", "ASCII (no accents)"),
        },
    )

    def __post_init__(self) -> None:
        check(self)


def encoded(lines: Iterable[str], options: TrfOptions) -> bytes:
    """Return the lines as a file; what the encoding lacks is written without its accent, else as "?"."""
    text = "".join(f"{line.rstrip()}\r\n" for line in lines)
    try:
        return text.encode(options.encoding)
    except UnicodeEncodeError:
        plain = "".join(_plainer(ch, options.encoding) for ch in text)
        return plain.encode(options.encoding, "replace")


def _plainer(ch: str, encoding: str) -> str:
    try:
        ch.encode(encoding)
    except UnicodeEncodeError:
        bare = unicodedata.normalize("NFKD", ch)[0]
        return bare if bare.isascii() else "?"
    return ch


def lost_names(event: EventDraft, encoding: str = "utf-8") -> tuple[str, ...]:
    """Return the names (players, teams) that the file cannot hold whole: too long, or of another script."""
    found = [p.name for p in event.players if len(cell(p.name)) > NAME_WIDTH or not _holds(p.name, encoding)]
    found += [t.name for t in event.teams if len(cell(t.name)) > TEAM_WIDTH or not _holds(t.name, encoding)]
    return tuple(found)


def _holds(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def cell(text: str, width: int | None = None) -> str:
    """Return a text on one line without signs of control, cut to the width of its columns."""
    kept = "".join(" " if unicodedata.category(ch) in ("Cc", "Zl", "Zp") else ch for ch in text)
    line = " ".join(kept.split())
    return line if width is None else line[:width].rstrip()


def fact(code: str, value: object) -> list[str]:
    """Return a line of the tournament section, none for an empty value."""
    text = cell(str(value)) if value is not None else ""
    return [f"{code} {text}"] if text else []


def date_line(code: str, date: dt.date | None, text: str) -> list[str]:
    """Return a line of a date; one that could not be read stays as it was."""
    return fact(code, f"{date:%Y/%m/%d}" if date is not None else text)


def heads(event: EventDraft) -> list[str]:
    """Return the lines 012 to 132 that both editions have."""
    rated = event.rated_players
    if rated is None:
        rated = sum(player.rating is not None for player in event.players)
    lines = fact("012", event.name) + fact("022", event.city) + fact("032", event.federation)
    lines += date_line("042", event.start, event.start_text) + date_line("052", event.end, event.end_text)
    lines += fact("062", len(event.players)) + fact("072", rated) + fact("082", len(event.teams))
    lines += fact("092", event.type_text) + fact("102", event.chief_arbiter)
    for deputy in event.deputies:
        lines += fact("112", deputy)
    lines += fact("122", event.time_control)
    if any(event.round_dates):
        days = (f"  {date:%y/%m/%d}" if date is not None else " " * 10 for date in event.round_dates)
        lines.append("132".ljust(89) + "".join(days))
    return lines


def player_line(player: EventPlayer, event: EventDraft) -> str:
    """Return the 001 line of a player.

    Raises
    ------
    TourneyError
        "trf-number" for a starting number that the columns cannot hold.
    """
    if not 0 < player.number <= NUMBER_LIMIT:
        raise TourneyError("trf-number", TOO_MANY(number=player.number), field="players")
    points = player.points if player.points is not None else event.computed_points(player)
    head = _static("001", player.number, player.sex, player.title, player.name, player.rating)
    head += f" {cell(player.federation, 3):3} {cell(player.fide_id, 11):>11} {_birth(player.birth):10}"
    head += f" {points:4.1f} {player.rank or '':>4}"
    return head + "".join(f"  {_result(one)}" for one in player.results)


def _static(code: str, number: int, sex: str, title: str, name: str, rating: int | None) -> str:
    shown = f"{rating:4}" if rating is not None and 0 < rating <= 9999 else "    "
    return f"{code} {number:4} {sex[:1]:1}{cell(title, 3):>3} {cell(name, NAME_WIDTH):33} {shown}"


def national_line(player: EventPlayer, entry: NationalEntry) -> str:
    """Return the line of a national list for a player."""
    head = _static(
        entry.federation[:3].ljust(3), player.number, entry.sex, entry.title, entry.name, entry.rating
    )
    return head + f" {cell(entry.origin, 3):3} {cell(entry.number, 11):>11} {_birth(entry.birth):10}"


def _birth(text: str) -> str:
    parts = [*text.split("-"), "00", "00"][:3] if text else []
    return "/".join(parts)


def _result(result: EventResult) -> str:
    if result.is_blank:
        return " " * 8
    if result.opponent is None:
        return f"0000 - {result.code or ' '}"
    return f"{result.opponent:4} {str(result.colour) or '-'} {result.code or ' '}"


def per_player(accelerations: Iterable[Acceleration]) -> dict[int, list[float]]:
    """Return fictitious points by player and round, as the XXA line has them."""
    found: dict[int, list[float]] = {}
    for one in accelerations:
        for number in range(one.from_number, one.to_number + 1):
            points = found.setdefault(number, [])
            points.extend([0.0] * (one.last - len(points)))
            for round_number in range(one.first, one.last + 1):
                points[round_number - 1] += one.points
    return dict(sorted(found.items()))
