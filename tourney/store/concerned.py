"""What a change was about: the games, rounds and events whose rows it touched, and stages that are closed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tourney.store import images
from tourney.store.database import Database
from tourney.store.entries import STAGE
from tourney.store.events import ROUND
from tourney.store.games import GAME, SIDE
from tourney.store.writer import JOURNAL, Reader

WHO_IS_WHO = ("merge-players", "unmerge-players", "split-player")
"""Commands that say who somebody is; they are for the games of closed stages as well."""


@dataclass(frozen=True, slots=True)
class Concerned:
    """What an action was about, by key: games and events whose rows it changed, before or after."""

    game_ids: frozenset[int]
    event_ids: frozenset[int]


def concerned(database: Database, entry_id: int) -> Concerned:
    """Return the games and events that an action concerned, also by entries, byes and boards."""
    with database.reading() as reader:
        query = sa.select(JOURNAL.c.payload).where(JOURNAL.c.id == entry_id)
        payload = reader.connection.execute(query).scalar()
        found = _keys(reader.connection, images.unpack(payload) if payload else [])
    return Concerned(frozenset(found["game"]), frozenset(found["event"]))


def refuse_broken(reader: Reader) -> None:
    """Read what every action changed; raises ``TourneyError`` "history-broken" where none can."""
    for payload in reader.connection.execute(sa.select(JOURNAL.c.payload)).scalars():
        images.unpack(payload)


def closed_stages(connection: Connection, command: str, steps: Iterable[images.Step]) -> frozenset[int]:
    """Return the closed stages whose rounds or games the steps change while the stage itself stays."""
    closed = set(connection.execute(sa.select(STAGE.c.id).where(STAGE.c.closed_at.is_not(None))).scalars())
    if not closed or command in WHO_IS_WHO:
        return frozenset()
    steps = list(steps)
    for step in steps:
        if step.table == "stage":
            closed.difference_update(images.step_keys(step))
    # Rounds that are gone are known by the images alone.
    stages = {
        stage for step in steps if step.table == "round" for stage in images.values_of(step, "stage_id")
    }
    for part in images.in_parts(sorted(_keys(connection, steps)["round"])):
        stages.update(connection.execute(sa.select(ROUND.c.stage_id).where(ROUND.c.id.in_(part))).scalars())
    return frozenset(closed & stages)


def _keys(connection: Connection, steps: Iterable[images.Step]) -> dict[str, set[int]]:
    """Return the keys of the games, events, sides and rounds that the steps are about."""
    found: dict[str, set[int]] = {"game": set(), "event": set(), "side": set(), "round": set()}
    for step in steps:
        if step.table in found:
            found[step.table].update(images.step_keys(step))
        for column, table in (("event_id", "event"), ("round_id", "round"), ("game_id", "game")):
            found[table].update(images.values_of(step, column))
        found["side"].update(images.values_of(step, "side_id"))
    lookups = (
        ("game", "side", SIDE.c.id, SIDE.c.game_id),
        ("event", "game", GAME.c.id, GAME.c.event_id),
        ("round", "game", GAME.c.id, GAME.c.round_id),
        ("event", "round", ROUND.c.id, ROUND.c.event_id),
    )
    for into, known, key, wanted in lookups:
        for part in images.in_parts(sorted(found[known])):
            there = sa.select(wanted).where(key.in_(part) & wanted.is_not(None))
            found[into].update(connection.execute(there).scalars())
    return found
