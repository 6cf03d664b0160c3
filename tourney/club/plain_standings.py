"""Standings as plain rows, of an event of a club or of a report file: for the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from tourney.club.club import Club
from tourney.club.desk import all_events
from tourney.club.event_table import EventTable, event_table
from tourney.club.importing import load, read
from tourney.club.plain_table import Value, plain_csv
from tourney.club.report_contest import report_contest
from tourney.club.report_rules import event_of, is_round_robin, report_rules
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text, Translate, english, say
from tourney.core.names import fold
from tourney.core.records import Event, EventKind
from tourney.core.rules import EventRules
from tourney.core.text_width import text_width
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.standings.base import points_text
from tourney.standings.bracket_state import Bracket
from tourney.standings.bracket_text import bracket_text
from tourney.standings.performance import performances
from tourney.standings.ranking import Ranking, Row, rank
from tourney.standings.tiebreak_base import EDITIONS, Ground

NO_EVENTS = QT_TRANSLATE_NOOP("Errors", "The club “{club}” has no events yet.")
NO_EVENT = QT_TRANSLATE_NOOP("Errors", "There is no event “{event}” in the club. It has: {known}.")
SEVERAL_EVENTS = QT_TRANSLATE_NOOP(
    "Errors", "Several events are called “{event}”: {known}. Name one by its number."
)
BAD_EDITION = QT_TRANSLATE_NOOP("Errors", "There are no rules “{value}”. Known are: {known}.")
OF_FILE = QT_TRANSLATE_NOOP("Errors", "“{name}” holds one event; --event is for the events of a club.")
POINTS = QT_TRANSLATE_NOOP("Sheet", "Points")
FIRST = ("rank", "number", "player", "points")
KNOWN_SHOWN = 8


@dataclass(frozen=True, slots=True, eq=False)
class PlainStandings:
    """The places of an event: ``numbers`` are the starting numbers of units, None for none.

    ``notes`` are what a reader must know: rows of the file that were left out, tie-breaks that do not fit.
    ``bracket`` is that of a knockout, else None.
    """

    name: str
    ranking: Ranking
    numbers: tuple[int | None, ...]
    notes: tuple[Text, ...] = ()
    bracket: Bracket | None = None

    @property
    def header(self) -> tuple[str, ...]:
        return (*FIRST, *(column.key for column in self.ranking.columns))

    def rows(self) -> list[tuple[Value, ...]]:
        """Return place, starting number, name, points and tie-breaks of each line, from the first place."""
        return [
            (
                row.place,
                self.numbers[row.unit],
                self.ranking.contest.units[row.unit].name,
                _number(row.points),
                *(None if value.value is None else _number(value.value) for value in row.values),
            )
            for row in self.ranking.rows
        ]

    def csv(self) -> str:
        """Return the places as a comma separated table, nothing translated."""
        return plain_csv(self.header, self.rows())

    def json(self) -> str:
        """Return the places as one JSON document, nothing translated."""
        lines = [self._plain(row, values) for row, values in zip(self.ranking.rows, self.rows(), strict=True)]
        document = {
            "event": self.name,
            "rounds": self.ranking.contest.rounds,
            "tiebreaks": [column.key for column in self.ranking.columns],
            "rows": lines,
        }
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"

    def _plain(self, row: Row, values: Sequence[Value]) -> dict[str, Any]:
        told: dict[str, Any] = dict(zip(FIRST, values, strict=False))
        told["shared"] = row.shared
        keys = (column.key for column in self.ranking.columns)
        told["tiebreaks"] = dict(zip(keys, values[len(FIRST) :], strict=True))
        return told

    def text(self, translate: Translate = english) -> str:
        """Return the places as lines of even columns, for a terminal; the bracket of a knockout below."""
        table = [
            [
                row.place_text,
                self.ranking.contest.units[row.unit].name,
                points_text(row.points),
                *(value.text for value in row.values),
            ]
            for row in self.ranking.rows
        ]
        head = ["#", self.name, say(POINTS, translate), *(column.key for column in self.ranking.columns)]
        wide = [max(text_width(line[i]) for line in [head, *table]) for i in range(len(head))]
        lines = []
        for line in [head, *table]:
            cells = [_padded(cell, wide[i], left=i == 1) for i, cell in enumerate(line)]
            lines.append("  ".join(cells).rstrip())
        if self.bracket is not None:
            names = [unit.name for unit in self.ranking.contest.units]
            drawn = bracket_text(self.bracket, names, words=lambda text: say(text, translate))
            lines += ["", *drawn.split("\n")]
        return "\n".join(lines) + "\n"


def club_standings(
    club: Club, event_id: int, *, tiebreaks: Sequence[str] | None = None, edition: str | None = None
) -> PlainStandings:
    """Return the standings of an event of a club, by its rules or by other tie-breaks.

    Raises
    ------
    TourneyError
        "unknown-event", "unknown-tiebreak", "bad-tiebreak", "unfit-tiebreak", "bad-edition".
    """
    table = event_table(club, event_id)
    if tiebreaks is not None or edition is not None:
        table = event_table(club, event_id, rules=_asked(table.rules, tiebreaks, edition))
    return PlainStandings(
        table.made.facts.event.name, table.ranking, _seeds(table), table.notes, table.bracket
    )


def file_standings(
    path: Path,
    *,
    options: ReadOptions | None = None,
    tiebreaks: Sequence[str] | None = None,
    edition: str | None = None,
) -> PlainStandings:
    """Return the standings of a report file, by its own tie-breaks and rules or by others.

    Raises
    ------
    TourneyError
        "not-a-report", what reading refuses, and as ``club_standings``.
    """
    draft = read(load(path), options)
    event = event_of(draft)
    rules, lost = report_rules(event)
    rules = _asked(rules, tiebreaks, edition)
    contest = report_contest(draft, rules)
    ground = Ground(
        edition=rules.tiebreak_rules,
        everybody_meets=is_round_robin(event) or None,
        performance=performances(contest),
    )
    ranking = rank(contest, rules.tiebreaks, ground=ground)
    numbers = tuple(unit.seed for unit in contest.units)
    return PlainStandings(event.name or path.stem, ranking, numbers, (*lost, *_left_out(draft)))


def find_event(club: Club, wanted: str | None) -> Event:
    """Return an event by its number or name; without one the newest tournament, else the newest event.

    Raises
    ------
    TourneyError
        "no-events", "unknown-event", "several-events".
    """
    known = all_events(club)
    if not known:
        raise TourneyError("no-events", NO_EVENTS(club=club.name), field="event")
    if wanted is None:
        plain = (EventKind.NIGHT, EventKind.IMPORTED)
        return next((event for event in known if event.kind not in plain), known[0])
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 10 else None
    same = [event for event in known if fold(event.name) == fold(wanted)]
    same = same or [event for event in known if event.id == number]
    same = same or [event for event in known if fold(wanted) and fold(wanted) in fold(event.name)]
    if len(same) == 1:
        return same[0]
    listed = ", ".join(f"{event.name} ({event.date}, {event.id})" for event in (same or known)[:KNOWN_SHOWN])
    code, text = ("several-events", SEVERAL_EVENTS) if same else ("unknown-event", NO_EVENT)
    raise TourneyError(code, text(event=wanted, known=listed), field="event")


def _asked(rules: EventRules, tiebreaks: Sequence[str] | None, edition: str | None) -> EventRules:
    if edition is not None and edition not in EDITIONS:
        text = BAD_EDITION(value=edition, known=", ".join(EDITIONS))
        raise TourneyError("bad-edition", text, field="rules")
    if tiebreaks is not None:
        rules = replace(rules, tiebreaks=tuple(key for one in tiebreaks if (key := one.strip())))
    return rules if edition is None else replace(rules, tiebreak_rules=edition)


def _left_out(draft: ImportDraft) -> tuple[Text, ...]:
    return tuple(one.sentence for one in (*draft.problems, *draft.remarks))


def _seeds(table: EventTable) -> tuple[int | None, ...]:
    return tuple(unit.seed for unit in table.made.contest.units)


def _number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


def _padded(text: str, width: int, *, left: bool) -> str:
    room = " " * (width - text_width(text))
    return text + room if left else room + text
