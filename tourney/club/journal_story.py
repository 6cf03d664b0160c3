"""What an action of the journal changed, in words: whose row, which field, before and after."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tourney.club.club import Club
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, Column, Row, Sheet
from tourney.store import events, games, journal, moments, teams
from tourney.store.journal import JournalEntry, RowChange

TABLES = {
    "player": QT_TRANSLATE_NOOP("Journal", "Player {name}"),
    "start_rating": QT_TRANSLATE_NOOP("Journal", "Start rating of {name}"),
    "event": QT_TRANSLATE_NOOP("Journal", "Event {name}"),
    "stage": QT_TRANSLATE_NOOP("Journal", "Stage {name}"),
    "team": QT_TRANSLATE_NOOP("Journal", "Team {name}"),
    "team_member": QT_TRANSLATE_NOOP("Journal", "Team member {name}"),
    "entry": QT_TRANSLATE_NOOP("Journal", "Entry of {name}"),
    "absence": QT_TRANSLATE_NOOP("Journal", "Absence of {name}"),
    "round": QT_TRANSLATE_NOOP("Journal", "Round {name}"),
    "bye": QT_TRANSLATE_NOOP("Journal", "Bye of {name}"),
    "game": QT_TRANSLATE_NOOP("Journal", "Game {name}"),
    "side": QT_TRANSLATE_NOOP("Journal", "Side {name}"),
    "appearance": QT_TRANSLATE_NOOP("Journal", "{name} in a game"),
    "forbidden_pair": QT_TRANSLATE_NOOP("Journal", "Kept apart: {name}"),
    "rating_list": QT_TRANSLATE_NOOP("Journal", "Rating list {name}"),
    "setting": QT_TRANSLATE_NOOP("Journal", "Setting {name}"),
}
FIELDS = {
    "name": QT_TRANSLATE_NOOP("Journal", "name"),
    "number": QT_TRANSLATE_NOOP("Journal", "number"),
    "born": QT_TRANSLATE_NOOP("Journal", "year of birth"),
    "note": QT_TRANSLATE_NOOP("Journal", "note"),
    "archived": QT_TRANSLATE_NOOP("Journal", "archived"),
    "club": QT_TRANSLATE_NOOP("Journal", "club"),
    "household": QT_TRANSLATE_NOOP("Journal", "household"),
    "federation": QT_TRANSLATE_NOOP("Journal", "federation"),
    "sex": QT_TRANSLATE_NOOP("Journal", "sex"),
    "title": QT_TRANSLATE_NOOP("Journal", "title"),
    "merged_into": QT_TRANSLATE_NOOP("Journal", "merged into"),
    "mean": QT_TRANSLATE_NOOP("Journal", "rating"),
    "deviation": QT_TRANSLATE_NOOP("Journal", "deviation"),
    "source": QT_TRANSLATE_NOOP("Journal", "from where"),
    "date": QT_TRANSLATE_NOOP("Journal", "date"),
    "time": QT_TRANSLATE_NOOP("Journal", "time"),
    "kind": QT_TRANSLATE_NOOP("Journal", "kind"),
    "bye_points": QT_TRANSLATE_NOOP("Journal", "points for a bye"),
    "rules": QT_TRANSLATE_NOOP("Journal", "rules"),
    "here": QT_TRANSLATE_NOOP("Journal", "here"),
    "section": QT_TRANSLATE_NOOP("Journal", "section"),
    "seed": QT_TRANSLATE_NOOP("Journal", "seed"),
    "withdrawn": QT_TRANSLATE_NOOP("Journal", "withdrawn"),
    "first_round": QT_TRANSLATE_NOOP("Journal", "first round"),
    "fixed_board": QT_TRANSLATE_NOOP("Journal", "fixed board"),
    "team_id": QT_TRANSLATE_NOOP("Journal", "team"),
    "event_id": QT_TRANSLATE_NOOP("Journal", "event"),
    "round_id": QT_TRANSLATE_NOOP("Journal", "round"),
    "board": QT_TRANSLATE_NOOP("Journal", "board"),
    "state": QT_TRANSLATE_NOOP("Journal", "state"),
    "forfeit": QT_TRANSLATE_NOOP("Journal", "forfeit"),
    "rated": QT_TRANSLATE_NOOP("Journal", "rated"),
    "sets": QT_TRANSLATE_NOOP("Journal", "sets"),
    "slot": QT_TRANSLATE_NOOP("Journal", "place in the bracket"),
    "category": QT_TRANSLATE_NOOP("Journal", "category"),
    "extra": QT_TRANSLATE_NOOP("Journal", "further columns"),
    "rank": QT_TRANSLATE_NOOP("Journal", "place"),
    "score": QT_TRANSLATE_NOOP("Journal", "points"),
    "player_id": QT_TRANSLATE_NOOP("Journal", "player"),
    "weight": QT_TRANSLATE_NOOP("Journal", "share of the game"),
    "published_at": QT_TRANSLATE_NOOP("Journal", "out since"),
    "closed_at": QT_TRANSLATE_NOOP("Journal", "closed since"),
    "value": QT_TRANSLATE_NOOP("Journal", "value"),
    "content": QT_TRANSLATE_NOOP("Journal", "contents"),
}
YES = QT_TRANSLATE_NOOP("Journal", "yes")
NO = QT_TRANSLATE_NOOP("Journal", "no")
STATES = {
    "open": QT_TRANSLATE_NOOP("Journal", "open"),
    "played": QT_TRANSLATE_NOOP("Journal", "played"),
    "void": QT_TRANSLATE_NOOP("Journal", "void"),
}
GAME_OF = QT_TRANSLATE_NOOP("Journal", "{date}, {sides}")
TITLE = QT_TRANSLATE_NOOP("Journal", "History of changes")
HEADS = (
    QT_TRANSLATE_NOOP("Journal", "When"),
    QT_TRANSLATE_NOOP("Journal", "Desk"),
    QT_TRANSLATE_NOOP("Journal", "What"),
    QT_TRANSLATE_NOOP("Journal", "Where"),
    QT_TRANSLATE_NOOP("Journal", "Field"),
    QT_TRANSLATE_NOOP("Journal", "Before"),
    QT_TRANSLATE_NOOP("Journal", "After"),
)
KEYS = ("when", "desk", "what", "where", "field", "before", "after")

_SILENT = frozenset(
    {"version", "folded", "since", "accepted_at", "position", "entered_as", "side_id", "game_id"}
)
_BLANK: tuple[Any, ...] = ("{}", "[]", {}, [])
"""What a column of choices holds while none was made."""

_NAMED = {"event_id": "event", "team_id": "team", "round_id": "round"}
_PEOPLE = frozenset({"player_id", "merged_into", "player_a", "player_b"})


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One field of one row: ``before`` and ``after`` are None where there was, or is, nothing."""

    where: Text
    field: Text
    before: Text | str | None
    after: Text | str | None


@dataclass(frozen=True, slots=True)
class JournalStory:
    """What an action changed: its first fields, and how many more rows there are."""

    lines: tuple[FieldChange, ...]
    more: int


def story(club: Club, entry_id: int, *, limit: int = 200) -> JournalStory:
    """Return the fields that an action changed; long for an import, so call it in a worker.

    Raises
    ------
    TourneyError
        "unknown-entry".
    """
    rows, left = journal.changes_of(club.database, entry_id, limit=limit)
    words = _Words(club, rows)
    return JournalStory(tuple(line for row in rows for line in words.lines(row)), left)


def journal_page(
    club: Club,
    *,
    commands: Collection[str] = (),
    desk: str | None = None,
    since: dt.datetime | None = None,
    before: dt.datetime | None = None,
    limit: int = 200,
    offset: int = 0,
) -> list[JournalEntry]:
    """Return a page of the journal, newest first, of these commands, this desk, these days."""
    return journal.entries_where(
        club.database,
        commands=commands,
        desk=desk,
        since=since,
        before=before,
        limit=limit,
        offset=offset,
    )


def journal_desks(club: Club) -> list[str]:
    """Return the names of the desks that did anything."""
    return journal.desks(club.database)


def journal_sheet(club: Club, entries: Iterable[JournalEntry], *, limit: int = 20) -> Sheet:
    """Return lines of the journal with what each changed, up to *limit* rows an action."""
    rows: list[Row] = []
    for entry in entries:
        when, found = entry.at.astimezone(), story(club, entry.id, limit=limit)
        head = (when.strftime("%Y-%m-%d %H:%M:%S"), entry.desk, entry.label)
        parts: list[tuple[Text | str | None, ...]] = [
            (line.where, line.field, line.before, line.after) for line in found.lines
        ]
        for part in parts or [(None,) * 4]:
            rows.append(Row(tuple(_cell(value) for value in (*head, *part))))
    columns = tuple(Column(key, head) for key, head in zip(KEYS, HEADS, strict=True))
    return Sheet(TITLE, columns, tuple(rows))


def _cell(value: Text | str | None) -> Cell:
    return Cell(None, value) if isinstance(value, Text) else Cell(value)


class _Words:
    """Names of what rows are about: as they are now, else as the images have them."""

    def __init__(self, club: Club, rows: Iterable[RowChange]) -> None:
        self._register = club.register()
        self._names: dict[str, dict[int, str]] = {"event": {}, "team": {}, "round": {}}
        self._sides: dict[int, int] = {}
        self._games: dict[int, Text | str] = {}
        self._club = club
        for row in rows:
            image = row.after or row.before or {}
            if row.table == "side" and "game_id" in image:
                self._sides[row.key] = image["game_id"]
            name = image.get("number" if row.table == "round" else "name")
            if row.table in self._names and name is not None:
                self._names[row.table][row.key] = str(name)

    def lines(self, row: RowChange) -> Iterable[FieldChange]:
        before, after = row.before or {}, row.after or {}
        where = TABLES.get(row.table, TABLES["setting"])(name=self._name(row))
        for field in dict.fromkeys((*before, *after)):
            if field in _SILENT or field == "id" or field not in FIELDS:
                continue
            old, new = (None if one in _BLANK else one for one in (before.get(field), after.get(field)))
            if old == new or (not old and not new and row.before is None):
                continue
            yield FieldChange(
                where, FIELDS[field], self._value(row.table, field, old), self._value(row.table, field, new)
            )

    def _name(self, row: RowChange) -> Text | str:
        image: Mapping[str, Any] = {**(row.before or {}), **(row.after or {})}
        if row.table == "game":
            return self._game(row.key, image)
        if row.table == "side":
            game_id = image.get("game_id") or self._sides.get(row.key)
            return self._game(game_id, {}) if game_id else str(row.key)
        if row.table == "forbidden_pair":
            return " – ".join(
                self._register.name(image[key]) for key in ("player_a", "player_b") if key in image
            )
        if row.table == "round":
            return str(image.get("number", row.key))
        if row.table == "player":
            return str(image.get("name") or self._register.name(row.key))
        if "player_id" in image:
            return self._register.name(image["player_id"])
        return str(image.get("name") or row.key)

    def _game(self, game_id: int, image: Mapping[str, Any]) -> Text | str:
        if game_id not in self._games:
            with self._club.database.reading() as reader:
                found = games.find_game(reader, game_id)
            if found is None:
                self._games[game_id] = str(image.get("date", f"#{game_id}"))
            else:
                sides = " – ".join(
                    " + ".join(self._register.name(p) for p in one.player_ids) for one in found.sides
                )
                self._games[game_id] = GAME_OF(date=found.date, sides=sides)
        return self._games[game_id]

    def _value(self, table: str, field: str, value: Any) -> Text | str | None:
        if value is None or value == "":
            return None
        if isinstance(value, bool):
            return YES() if value else NO()
        if field in _PEOPLE:
            return self._register.name(value)
        if field == "rank" and table == "side":
            return str(value + 1)
        if field in _NAMED:
            return self._named(_NAMED[field], value)
        if field == "state" and value in STATES:
            return STATES[value]()
        if isinstance(value, dt.datetime):
            return moments.shown(value).astimezone().strftime("%Y-%m-%d %H:%M")
        if isinstance(value, float):
            return f"{value:.10g}"
        return str(value)

    def _named(self, table: str, key: int) -> str:
        """Return what an event, team or round is called; one that is gone keeps its number."""
        known = self._names[table]
        if key not in known:
            try:
                with self._club.database.reading() as reader:
                    if table == "round":
                        known[key] = str(events.get_round(reader, key).number)
                    elif table == "team":
                        known[key] = teams.get_team(reader, key).name
                    else:
                        known[key] = events.get_event(reader, key).name
            except TourneyError:
                known[key] = f"#{key}"
        return known[key]
