"""A report file as a whole: its lines sorted into an event."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.drafts import RowProblem
from tourney.exchange.event_draft import (
    AbnormalPoints,
    Acceleration,
    EventBye,
    EventDraft,
    EventPlayer,
    EventTeam,
    Forbidden,
    NationalEntry,
)
from tourney.exchange.readers import _trf_lines as lines
from tourney.exchange.readers._trf_check import Checked, checked

NO_PLAYERS = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” has no line of a player (code 001); it begins with “{start}”."
)
CODE_UNKNOWN = QT_TRANSLATE_NOOP(
    "Exchange", "The line begins with “{code}”, which is no known code; it was left out."
)
TWICE = QT_TRANSLATE_NOOP("Exchange", "The starting number {number} belongs to “{name}” already.")
NOBODY = QT_TRANSLATE_NOOP("Exchange", "The line names number {number}, which the file does not have.")
LINE_BAD = QT_TRANSLATE_NOOP("Exchange", "This line of code {code} cannot be read and was left out.")
DATE_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a date; it was left out.")
IS_LINK = QT_TRANSLATE_NOOP("Exchange", "“{text}” is an address on the web, and not what belongs here.")

_TEXTS = {
    "012": "name", "022": "city", "032": "federation", "092": "type_text", "102": "chief_arbiter",
    "122": "time_control", "172": "ranking_method", "182": "controller", "192": "type_code",
    "222": "time_control_code", "352": "colour_sequence",
}  # fmt: skip
_KEPT = frozenset(("300", "320", "330", "801", "802"))
_COUNTS = frozenset(("062", "082"))
_OTHER_CODES = frozenset(
    ("DAT", "ACC", "TSE", "PAB", "FPB", "HPB", "ZPB", "MFO", "DFM", "FFF", "OOO", "XXO", "XXG", "XXX")
)
_LINES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "240": ("byes", lines.bye_240),
    "250": ("accelerations", lines.acceleration_250),
    "260": ("forbidden", lines.forbidden_260),
    "299": ("abnormal", lines.abnormal_299),
    "310": ("teams", lines.team_310),
}
"""Code -> the list it goes into and how it is read."""
_FACTS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "072": ("rated_players", lambda line: lines.whole(line[4:])),
    "132": ("round_dates", lines.round_dates_132),
    "152": ("initial_colour", lambda line: {"W": "w", "B": "b"}.get(line[4:].strip()[:1].upper(), "")),
    "202": ("tiebreaks", lines.keys_of),
    "212": ("standings_tiebreaks", lines.keys_of),
    "362": ("team_scoring", lines.team_scoring_362),
}
"""Code -> the field it fills and how it is read."""
_LINK = re.compile(r"(?:https?://|www\.)\S+", re.I)


def read_report(text: str, name: str) -> Checked:
    """Return the event of a report file with what was found wrong in it.

    Raises
    ------
    TourneyError
        "import-no-heading" where no line tells of a player.
    """
    reader = _Report()
    numbered = lines.lines_of(text)
    for row, line in numbered:
        reader.take(row, line)
    if not reader.players:
        start = "".join(sign for sign in numbered[0][1] if sign.isprintable())[:60] if numbered else ""
        said = NO_PLAYERS(name=name, start=start)
        raise TourneyError("import-no-heading", said, field="file")
    found = checked(reader.event())
    found.problems[:0] = reader.problems
    found.remarks[:0] = reader.remarks
    found.problems.sort(key=lambda one: one.row)
    found.remarks.sort(key=lambda one: one.row)
    return found


class _Report:
    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self.players: dict[int, EventPlayer] = {}
        self.national: dict[int, list[NationalEntry]] = defaultdict(list)
        self.teams: list[EventTeam] = []
        self.old_teams: list[EventTeam] = []
        self.deputies: list[str] = []
        self.absent: list[int] = []
        self.byes: list[EventBye] = []
        self.accelerations: list[Acceleration] = []
        self.forbidden: list[Forbidden] = []
        self.abnormal: list[AbnormalPoints] = []
        self.scoring: list[tuple[str, float]] = []
        self.other: list[str] = []
        self.problems: list[RowProblem] = []
        self.remarks: list[RowProblem] = []

    def take(self, row: int, line: str) -> None:
        """Sort one line in."""
        code = line[:3].upper()
        rest = line[4:].strip()
        if code == "001":
            self._player(row, line)
        elif code in _TEXTS:
            self._text(row, code, rest)
        elif code in ("042", "052"):
            self._date(row, code, rest)
        elif code in _KEPT or code in _OTHER_CODES:
            self.other.append(line)
        elif code[:2] == "XX":
            self._extension(row, code, rest, line)
        elif code.isdecimal():
            self._record(row, code, rest, line)
        else:
            self._national(row, line)

    def event(self) -> EventDraft:
        """Return everything taken so far."""
        players = tuple(
            replace(player, national=tuple(self.national.get(player.number, ())))
            for player in self.players.values()
        )
        return EventDraft(
            **self.facts,
            players=players,
            teams=tuple(self.teams or self.old_teams),
            deputies=tuple(self.deputies),
            absent=tuple(dict.fromkeys(self.absent)),
            byes=tuple(self.byes),
            accelerations=tuple(self.accelerations),
            forbidden=tuple(self.forbidden),
            abnormal=tuple(self.abnormal),
            scoring=tuple(self.scoring),
            other_lines=tuple(self.other),
        )

    def _player(self, row: int, line: str) -> None:
        said: list[lines.Said] = []
        player = lines.player_of(line, row, said)
        if player is None:
            self.problems += [RowProblem(row, "", one.code, one.text) for one in said]
            return
        self.remarks += [RowProblem(row, "", one.code, one.text) for one in said]
        first = self.players.get(player.number)
        if first is not None:
            self._problem(row, "trf-twice", TWICE(number=player.number, name=first.name))
            return
        self.players[player.number] = player

    def _text(self, row: int, code: str, rest: str) -> None:
        self.facts[_TEXTS[code]] = rest
        if code in ("022", "032", "102") and _LINK.fullmatch(rest):
            self._remark(row, "trf-link", IS_LINK(text=rest))

    def _date(self, row: int, code: str, rest: str) -> None:
        part = "start" if code == "042" else "end"
        found = lines.date_of(rest)
        self.facts[part] = found
        self.facts[f"{part}_text"] = rest if found is None else ""
        if rest and found is None:
            self._remark(row, "trf-date", DATE_BAD(text=rest))

    def _extension(self, row: int, code: str, rest: str, line: str) -> None:
        match code:
            case "XXR":
                self._rounds(row, code, rest)
            case "XXZ":
                self.absent += lines.numbers_in(rest)
            case "XXS":
                self.scoring += lines.scoring_xxs(line)
            case "XXC":
                words = rest.lower().split()
                colour = next((word[0] for word in words if word in ("white1", "black1")), "")
                self.facts["initial_colour"] = {"w": "w", "b": "b"}.get(colour, "")
                self.facts["ranked_by_place"] = "rank" in words
            case "XXA" if lines.numbers_in(rest):
                self.accelerations += lines.accelerations_xxa(line)
            case "XXP":
                self.forbidden.append(Forbidden(lines.numbers_in(rest)))
            case _:
                self._remark(row, "trf-code", CODE_UNKNOWN(code=code))

    def _record(self, row: int, code: str, rest: str, line: str) -> None:
        if code in _COUNTS:
            return
        if code in _LINES:
            name, read = _LINES[code]
            found = read(line)
            if found is None:
                self._problem(row, "trf-line", LINE_BAD(code=code))
            else:
                getattr(self, name).append(found)
        elif code in _FACTS:
            name, read = _FACTS[code]
            self.facts[name] = read(line)
        elif code == "013":
            self.old_teams.append(lines.team_013(line, len(self.old_teams) + 1))
        elif code == "142":
            self._rounds(row, code, rest)
        elif code == "162":
            self.scoring += lines.scoring_of(line)
        elif code == "112":
            self.deputies += [rest] if rest else []
        else:
            self._problem(row, "trf-code", CODE_UNKNOWN(code=code))

    def _rounds(self, row: int, code: str, rest: str) -> None:
        found = lines.numbers_in(rest)
        if found and found[0] <= lines.ROUND_LIMIT:
            self.facts["rounds"] = found[0]
        elif rest:
            self._remark(row, "trf-line", LINE_BAD(code=code))

    def _national(self, row: int, line: str) -> None:
        found = lines.national_of(line)
        if found is None:
            self._remark(row, "trf-code", CODE_UNKNOWN(code=line[:3]))
            return
        number, entry = found
        if number not in self.players:
            self._remark(row, "trf-line", NOBODY(number=number))
            return
        self.national[number].append(entry)

    def _problem(self, row: int, code: str, said: Text) -> None:
        self.problems.append(RowProblem(row, "", code, said))

    def _remark(self, row: int, code: str, said: Text) -> None:
        self.remarks.append(RowProblem(row, "", code, said))
