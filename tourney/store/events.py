"""Events: who is in them, their rounds and byes, and pairs that are not to meet."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.games import NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import ByeKind, Entry, Event, EventKind, NewEvent, Round
from tourney.core.rules import rules_of, rules_text
from tourney.store import games, moments
from tourney.store.players import merged, present_id
from tourney.store.tables import ByeRow, EntryRow, EventRow, ForbiddenPairRow, RoundRow, table_of
from tourney.store.writer import Reader, Writer

UNKNOWN_EVENT = QT_TRANSLATE_NOOP("Errors", "This event is not in the club any more.")
UNKNOWN_ROUND = QT_TRANSLATE_NOOP("Errors", "This round is not there any more.")

EVENT = table_of(EventRow)
ENTRY = table_of(EntryRow)
ROUND = table_of(RoundRow)
BYE = table_of(ByeRow)
PAIR = table_of(ForbiddenPairRow)

MANY = 200
"""More changed events than this are read with everything else; below the limit of SQL variables."""

_FIELDS = ("name", "date", "kind", "bye_points", "rules", "id", "version")


def add_event(writer: Writer, event: NewEvent) -> int:
    """Add an event and return its id."""
    return writer.insert(EventRow, _event_values(event))


def add_events(writer: Writer, events: Sequence[NewEvent]) -> range:
    """Add many events at once and return their ids, in order."""
    if not events:
        return range(0)
    columns: dict[str, Sequence[Any]] = {
        name: [getattr(event, name) for event in events] for name in ("name", "date", "bye_points")
    }
    columns["kind"] = [str(event.kind) for event in events]
    columns["rules"] = [rules_text(event.rules) for event in events]
    return writer.insert_many(EventRow, columns)


def update_event(writer: Writer, event: Event) -> None:
    """Write an event's fields over the version that ``event.version`` names."""
    writer.update(EventRow, event.id, _event_values(event), version=event.version)


def get_event(reader: Reader, event_id: int) -> Event:
    """Return an event; raises ``TourneyError`` "unknown-event"."""
    found = _events(reader, _event_query().where(EVENT.c.id == event_id))
    if not found:
        raise TourneyError("unknown-event", UNKNOWN_EVENT, field="event")
    return found[0]


def list_events(reader: Reader, before: Sequence[Event] = ()) -> list[Event]:
    """Return all events, newest first; those of *before* whose version still stands are taken over."""
    newest_first = (EVENT.c.date.desc(), EVENT.c.id.desc())
    if not before:
        return _events(reader, _event_query().order_by(*newest_first))
    held = {(event.id, event.version): event for event in before}
    query = sa.select(EVENT.c.id, EVENT.c.version).order_by(*newest_first)
    keys = [(row[0], row[1]) for row in reader.connection.execute(query)]
    changed = [key[0] for key in keys if key not in held]
    if len(changed) > MANY:
        return list_events(reader)
    fresh = _events(reader, _event_query().where(EVENT.c.id.in_(changed))) if changed else []
    held |= {(event.id, event.version): event for event in fresh}
    return [held[key] for key in keys]


def set_here(
    writer: Writer, event_id: int, player_ids: Iterable[int], *, here: bool, since: dt.datetime
) -> None:
    """Enter players in an event and say whether they are here; who is so already keeps the moment.

    Whoever was merged meanwhile is entered as who he is now.
    """
    turned = merged(writer)
    query = sa.select(ENTRY.c.player_id, ENTRY.c.id, ENTRY.c.here).where(ENTRY.c.event_id == event_id)
    present = {row.player_id: row for row in writer.connection.execute(query)}
    values = {"here": here, "since": moments.stored(since)}
    for player_id in dict.fromkeys(turned.get(one, one) for one in player_ids):
        row = present.get(player_id)
        if row is None:
            writer.insert(EntryRow, {"event_id": event_id, "player_id": player_id, **values})
        elif row.here != here:
            writer.update(EntryRow, row.id, values)


def list_entries(reader: Reader, event_id: int) -> list[Entry]:
    """Return who is entered in an event, in order of entry."""
    query = sa.select(ENTRY).where(ENTRY.c.event_id == event_id).order_by(ENTRY.c.id)
    rows = reader.connection.execute(query)
    return [
        Entry(
            event_id=row.event_id,
            player_id=row.player_id,
            here=row.here,
            since=moments.shown(row.since),
            section=row.section,
            seed=row.seed,
            withdrawn=row.withdrawn,
            first_round=row.first_round,
            fixed_board=row.fixed_board,
            team_id=row.team_id,
        )
        for row in rows
    ]


def add_round(
    writer: Writer,
    event_id: int,
    boards: Sequence[NewGame],
    *,
    bye_ids: Sequence[int] = (),
    bye_kinds: Sequence[ByeKind] = (),
    accepted_at: dt.datetime,
    system: str = "",
    stage_id: int | None = None,
) -> int:
    """Add the next round of an event with its boards and byes, and return its id.

    Boards are numbered from 1 in this order, unless they carry a number of their own. *bye_kinds* is as
    long as *bye_ids*, or left out where the pairing gave them all.
    """
    last = writer.connection.execute(
        sa.select(sa.func.max(ROUND.c.number)).where(ROUND.c.event_id == event_id)
    ).scalar()
    values = {
        "event_id": event_id,
        "number": (last or 0) + 1,
        "accepted_at": moments.stored(accepted_at),
        "system": system,
        "stage_id": stage_id,
    }
    round_id = writer.insert(RoundRow, values)
    placed = [
        replace(
            games.redirected(writer, game), event_id=event_id, round_id=round_id, board=game.board or number
        )
        for number, game in enumerate(boards, 1)
    ]
    games.add_games(writer, placed)
    kinds = bye_kinds or [ByeKind.PAIRING] * len(bye_ids)
    turned = merged(writer)
    add_byes(writer, round_id, dict(zip((turned.get(one, one) for one in bye_ids), kinds, strict=True)))
    return round_id


def add_byes(writer: Writer, round_id: int, kinds: Mapping[int, ByeKind]) -> None:
    """Note who sits a round out, by player id; nobody of them has a bye in it yet."""
    for player_id, kind in kinds.items():
        writer.insert(ByeRow, {"round_id": round_id, "player_id": player_id, "kind": str(kind)})


def add_rounds(
    writer: Writer, rounds: Sequence[tuple[int, int]], accepted_at: Sequence[dt.datetime]
) -> range:
    """Add many rounds without boards, each (event id, number), and return their ids, in order."""
    if not rounds:
        return range(0)
    columns: dict[str, Sequence[Any]] = {
        "event_id": [event_id for event_id, _ in rounds],
        "number": [number for _, number in rounds],
        "accepted_at": [moments.stored(moment) for moment in accepted_at],
    }
    return writer.insert_many(RoundRow, columns)


def delete_round(writer: Writer, round_id: int) -> None:
    """Delete a round with its games and byes; raises ``TourneyError`` "unknown-round"."""
    get_round(writer, round_id)
    for game in games.list_games(writer, games.GameFilter(round_id=round_id), order="board"):
        games.delete_game(writer, game.id)
    for key in writer.keys(BYE, BYE.c.round_id == round_id):
        writer.delete(ByeRow, key)
    writer.delete(RoundRow, round_id)


def get_round(reader: Reader, round_id: int) -> Round:
    """Return a round; raises ``TourneyError`` "unknown-round"."""
    found = _rounds(reader, ROUND.c.id == round_id)
    if not found:
        raise TourneyError("unknown-round", UNKNOWN_ROUND, field="round")
    return found[0]


def list_rounds(reader: Reader, event_id: int) -> list[Round]:
    """Return the rounds of an event by number."""
    return _rounds(reader, ROUND.c.event_id == event_id)


def forbid(writer: Writer, player_a: int, player_b: int, *, event_id: int | None = None) -> None:
    """Say that two players are not to meet, in one event or anywhere."""
    low, high = sorted(present_id(writer, one) for one in (player_a, player_b))
    if low != high and not writer.keys(PAIR, _pair(low, high, event_id)):
        writer.insert(ForbiddenPairRow, {"event_id": event_id, "player_a": low, "player_b": high})


def allow(writer: Writer, player_a: int, player_b: int, *, event_id: int | None = None) -> None:
    """Take back what ``forbid`` said with the same arguments."""
    low, high = sorted(present_id(writer, one) for one in (player_a, player_b))
    for key in writer.keys(PAIR, _pair(low, high, event_id)):
        writer.delete(ForbiddenPairRow, key)


def forbidden_pairs(reader: Reader, *, event_id: int | None = None) -> list[tuple[int, int]]:
    """Return the pairs forbidden anywhere, and in the event where one is given."""
    where: sa.ColumnElement[bool] = PAIR.c.event_id.is_(None)
    if event_id is not None:
        where = where | (PAIR.c.event_id == event_id)
    query = sa.select(PAIR.c.player_a, PAIR.c.player_b).where(where).distinct()
    return sorted((low, high) for low, high in reader.connection.execute(query))


def _event_query() -> sa.Select[Any]:
    return sa.select(*(EVENT.c[name] for name in _FIELDS))


def _events(reader: Reader, query: sa.Select[Any]) -> list[Event]:
    rows = reader.connection.execute(query)
    return [
        Event(
            name=row.name,
            date=row.date,
            kind=EventKind(row.kind),
            bye_points=row.bye_points,
            rules=rules_of(row.rules),
            id=row.id,
            version=row.version,
        )
        for row in rows
    ]


def _event_values(event: NewEvent) -> dict[str, Any]:
    return {
        "name": event.name,
        "date": event.date,
        "kind": str(event.kind),
        "bye_points": event.bye_points,
        "rules": rules_text(event.rules),
    }


def _rounds(reader: Reader, where: sa.ColumnElement[bool]) -> list[Round]:
    rows = reader.connection.execute(sa.select(ROUND).where(where).order_by(ROUND.c.number)).all()
    query = sa.select(BYE.c.round_id, BYE.c.player_id, BYE.c.kind).join(ROUND, ROUND.c.id == BYE.c.round_id)
    byes: dict[int, list[tuple[int, ByeKind]]] = {}
    for round_id, player_id, kind in reader.connection.execute(query.where(where).order_by(BYE.c.id)):
        byes.setdefault(round_id, []).append((player_id, ByeKind(kind)))
    return [
        Round(
            id=row.id,
            event_id=row.event_id,
            number=row.number,
            accepted_at=moments.shown(row.accepted_at),
            bye_ids=tuple(player_id for player_id, _ in byes.get(row.id, ())),
            bye_kinds=tuple(kind for _, kind in byes.get(row.id, ())),
            stage_id=row.stage_id,
            system=row.system,
            published_at=None if row.published_at is None else moments.shown(row.published_at),
            note=row.note,
        )
        for row in rows
    ]


def _pair(low: int, high: int, event_id: int | None) -> sa.ColumnElement[bool]:
    return (
        (PAIR.c.player_a == low) & (PAIR.c.player_b == high) & PAIR.c.event_id.is_not_distinct_from(event_id)
    )
