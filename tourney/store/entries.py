"""What an event knows of its people beyond being here, and the stages it is played in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import Absence, ByeKind, Stage
from tourney.core.rules import EventRules, rules_of, rules_text
from tourney.store import moments
from tourney.store.players import merged, present_id
from tourney.store.tables import AbsenceRow, ByeRow, EntryRow, RoundRow, StageRow, table_of
from tourney.store.writer import Reader, Writer

UNKNOWN_STAGE = QT_TRANSLATE_NOOP("Errors", "This stage is not there any more.")

ENTRY = table_of(EntryRow)
ABSENCE = table_of(AbsenceRow)
STAGE = table_of(StageRow)
BYE = table_of(ByeRow)
ROUND = table_of(RoundRow)

FIELDS = ("section", "seed", "withdrawn", "first_round", "fixed_board", "team_id")


def set_entries(
    writer: Writer, event_id: int, player_ids: Iterable[int], values: Mapping[str, Any], *, since: dt.datetime
) -> None:
    """Change what is known of people in an event; who is not entered yet is, without being here."""
    query = sa.select(ENTRY.c.player_id, ENTRY.c.id).where(ENTRY.c.event_id == event_id)
    present = {row.player_id: row.id for row in writer.connection.execute(query)}
    turned = merged(writer)
    for player_id in dict.fromkeys(turned.get(one, one) for one in player_ids):
        if player_id in present:
            writer.update(EntryRow, present[player_id], values)
        else:
            fresh = {"event_id": event_id, "player_id": player_id, "here": False}
            writer.insert(EntryRow, {**fresh, "since": moments.stored(since), **values})


def remove_entries(writer: Writer, event_id: int, player_ids: Iterable[int]) -> None:
    """Take people out of an event, with the absences they asked for."""
    wanted = list(player_ids)
    for table, model in ((ABSENCE, AbsenceRow), (ENTRY, EntryRow)):
        where = (table.c.event_id == event_id) & table.c.player_id.in_(wanted)
        for key in writer.keys(table, where):
            writer.delete(model, key)


def set_absence(
    writer: Writer, event_id: int, player_id: int, numbers: Iterable[int], kind: ByeKind | None
) -> None:
    """Note the rounds that somebody sits out; *kind* None takes them back."""
    player_id = present_id(writer, player_id)
    query = sa.select(ABSENCE.c.number, ABSENCE.c.id).where(
        (ABSENCE.c.event_id == event_id) & (ABSENCE.c.player_id == player_id)
    )
    present = {row.number: row.id for row in writer.connection.execute(query)}
    for number in dict.fromkeys(numbers):
        key = present.get(number)
        if kind is None:
            if key is not None:
                writer.delete(AbsenceRow, key)
        elif key is not None:
            writer.update(AbsenceRow, key, {"kind": str(kind)})
        else:
            values = {"event_id": event_id, "player_id": player_id, "number": number, "kind": str(kind)}
            writer.insert(AbsenceRow, values)


def list_absences(reader: Reader, event_id: int) -> list[Absence]:
    """Return the rounds that people of an event asked to sit out, by round."""
    query = sa.select(ABSENCE).where(ABSENCE.c.event_id == event_id).order_by(ABSENCE.c.number, ABSENCE.c.id)
    rows = reader.connection.execute(query)
    return [Absence(row.event_id, row.player_id, row.number, ByeKind(row.kind)) for row in rows]


def remove_bye(writer: Writer, round_id: int, player_id: int) -> None:
    """Take the free round of a player back, if there is one."""
    for key in writer.keys(BYE, (BYE.c.round_id == round_id) & (BYE.c.player_id == player_id)):
        writer.delete(ByeRow, key)


def set_published(writer: Writer, round_id: int, at: dt.datetime | None) -> None:
    """Note when a round went out, or that it did not."""
    writer.update(RoundRow, round_id, {"published_at": None if at is None else moments.stored(at)})


def add_stage(writer: Writer, event_id: int, name: str, rules: EventRules | None) -> int:
    """Add the next stage of an event and return its id."""
    last = writer.connection.execute(
        sa.select(sa.func.max(STAGE.c.number)).where(STAGE.c.event_id == event_id)
    ).scalar()
    values = {"event_id": event_id, "number": (last or 0) + 1, "name": name}
    return writer.insert(StageRow, {**values, "rules": "" if rules is None else rules_text(rules)})


def set_stage_rules(writer: Writer, stage_id: int, rules: EventRules) -> None:
    """Write the rules of a stage anew."""
    writer.update(StageRow, stage_id, {"rules": rules_text(rules)})


def gather_rounds(writer: Writer, event_id: int, stage_id: int) -> None:
    """Put the rounds of an event that are in no stage into one."""
    for key in writer.keys(ROUND, (ROUND.c.event_id == event_id) & ROUND.c.stage_id.is_(None)):
        writer.update(RoundRow, key, {"stage_id": stage_id})


def close_stage(writer: Writer, stage_id: int, at: dt.datetime | None) -> None:
    """Freeze a stage, or open it again with None."""
    writer.update(StageRow, stage_id, {"closed_at": None if at is None else moments.stored(at)})


def list_stages(reader: Reader, event_id: int) -> list[Stage]:
    """Return the stages of an event by number."""
    return _stages(reader, STAGE.c.event_id == event_id)


def get_stage(reader: Reader, stage_id: int) -> Stage:
    """Return a stage; raises ``TourneyError`` "unknown-stage"."""
    found = _stages(reader, STAGE.c.id == stage_id)
    if not found:
        raise TourneyError("unknown-stage", UNKNOWN_STAGE, field="stage")
    return found[0]


def _stages(reader: Reader, where: sa.ColumnElement[bool]) -> list[Stage]:
    rows = reader.connection.execute(sa.select(STAGE).where(where).order_by(STAGE.c.number))
    return [
        Stage(
            id=row.id,
            event_id=row.event_id,
            number=row.number,
            name=row.name,
            rules=rules_of(row.rules) if row.rules else None,
            closed_at=None if row.closed_at is None else moments.shown(row.closed_at),
            version=row.version,
        )
        for row in rows
    ]
