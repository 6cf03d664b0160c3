"""An event goes with all that belongs to it; its finished games stay, outside any event, or go too."""

from __future__ import annotations

import numpy as np
import sqlalchemy as sa

from tourney.store import events
from tourney.store.games import APPEARANCE, GAME, SIDE
from tourney.store.tables import (
    AbsenceRow,
    AppearanceRow,
    ByeRow,
    EntryRow,
    EventRow,
    ForbiddenPairRow,
    GameRow,
    RoundRow,
    SideRow,
    StageRow,
    TeamMemberRow,
    TeamRow,
    table_of,
)
from tourney.store.writer import Reader, Writer

ABSENCE = table_of(AbsenceRow)
STAGE = table_of(StageRow)
TEAM = table_of(TeamRow)
MEMBER = table_of(TeamMemberRow)


def delete_event(writer: Writer, event_id: int, *, keep_games: bool) -> tuple[int, int]:
    """Delete an event and return how many games stay and how many go.

    Boards without a result never stay. Kept games lose their round, and keep their order of time among
    each other: where rounds made it another than that of entry, they trade their numbers of entry.

    Raises
    ------
    TourneyError
        "unknown-event".
    """
    events.get_event(writer, event_id)
    of_event = GAME.c.event_id == event_id
    gone = writer.keys(GAME, of_event & (GAME.c.state == "open") if keep_games else of_event)
    kept = _keep(writer, event_id, set(gone)) if keep_games else []
    _delete_games(writer, gone)
    rounds = writer.keys(events.ROUND, events.ROUND.c.event_id == event_id)
    byes = sa.select(events.ROUND.c.id).where(events.ROUND.c.event_id == event_id)
    writer.delete_many(ByeRow, writer.keys(events.BYE, events.BYE.c.round_id.in_(byes)))
    writer.delete_many(RoundRow, rounds)
    writer.delete_many(AbsenceRow, writer.keys(ABSENCE, ABSENCE.c.event_id == event_id))
    writer.delete_many(EntryRow, writer.keys(events.ENTRY, events.ENTRY.c.event_id == event_id))
    teams = writer.keys(TEAM, TEAM.c.event_id == event_id)
    members = sa.select(TEAM.c.id).where(TEAM.c.event_id == event_id)
    writer.delete_many(TeamMemberRow, writer.keys(MEMBER, MEMBER.c.team_id.in_(members)))
    _forget_teams(writer, event_id)
    writer.delete_many(TeamRow, teams)
    writer.delete_many(StageRow, writer.keys(STAGE, STAGE.c.event_id == event_id))
    writer.delete_many(ForbiddenPairRow, writer.keys(events.PAIR, events.PAIR.c.event_id == event_id))
    writer.delete(EventRow, event_id)
    return len(kept), len(gone)


def _keep(writer: Writer, event_id: int, gone: set[int]) -> list[int]:
    """Take the games out of the event and return their ids."""
    order = _in_time(writer, event_id)
    kept = [key for key, *_ in order if key not in gone]
    count = len(kept)
    if count:
        numbers = _numbers([row for row in order if row[0] not in gone])
        nothing = {"event_id": None, "round_id": None, "board": None, "slot": ""}
        columns = {name: [value] * count for name, value in nothing.items()}
        writer.update_many(GameRow, kept, {**columns, "number": numbers})
    return kept


def _in_time(reader: Reader, event_id: int) -> list[tuple[int, int, tuple[str, str]]]:
    """Return id, number and day with time of the event's games, in the order they are rated."""
    query = (
        sa.select(
            GAME.c.id,
            GAME.c.number,
            GAME.c.date,
            GAME.c.time,
            sa.func.coalesce(events.ROUND.c.number, -1).label("round"),
        )
        .join_from(GAME, events.ROUND, events.ROUND.c.id == GAME.c.round_id, isouter=True)
        .where(GAME.c.event_id == event_id)
    )
    rows = reader.connection.execute(query).all()
    whens = [(row.date.isoformat(), row.time.isoformat() if row.time else "") for row in rows]
    day = {when: i for i, when in enumerate(sorted(set(whens)))}
    keys = (
        np.array([row.number for row in rows]),
        np.array([row.round for row in rows]),
        np.array([day[when] for when in whens]),
    )
    order = np.lexsort(keys).tolist() if rows else []
    return [(rows[i].id, rows[i].number, whens[i]) for i in order]


def _numbers(order: list[tuple[int, int, tuple[str, str]]]) -> list[int]:
    """Return a number of entry for each game: those of its day and time, in order."""
    of_moment: dict[tuple[str, str], list[int]] = {}
    for _, number, when in order:
        of_moment.setdefault(when, []).append(number)
    lines = {when: iter(sorted(numbers)) for when, numbers in of_moment.items()}
    return [next(lines[when]) for _, _, when in order]


def _delete_games(writer: Writer, game_ids: list[int]) -> None:
    sides: list[int] = []
    for start in range(0, len(game_ids), 500):
        sides += writer.keys(SIDE, SIDE.c.game_id.in_(game_ids[start : start + 500]))
    parts: list[int] = []
    for start in range(0, len(sides), 500):
        parts += writer.keys(APPEARANCE, APPEARANCE.c.side_id.in_(sides[start : start + 500]))
    writer.delete_many(AppearanceRow, parts)
    writer.delete_many(SideRow, sides)
    writer.delete_many(GameRow, game_ids)


def _forget_teams(writer: Writer, event_id: int) -> None:
    """Let entries of other events forget a team of this one."""
    teams = sa.select(TEAM.c.id).where(TEAM.c.event_id == event_id)
    for key in writer.keys(events.ENTRY, events.ENTRY.c.team_id.in_(teams)):
        writer.update(EntryRow, key, {"team_id": None})
