"""Who is who: two entries of the register that are one person, and one that turned out to be two.

A merge gives everything of one person to another and keeps the row, with ``merged_into``, to be taken
apart again at any time. Games remember for whom they were entered (``appearance.entered_as``); what else
was given away stands in the journal entry of the merge.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from tourney.core.records import Player
from tourney.store import images, players
from tourney.store.games import APPEARANCE, GAME, SIDE
from tourney.store.images import Change
from tourney.store.players import ABSENCE, BYE, ENTRY, MEMBER, PAIR, PLAYER, START
from tourney.store.tables import (
    AbsenceRow,
    AppearanceRow,
    ByeRow,
    EntryRow,
    ForbiddenPairRow,
    GameRow,
    Model,
    PlayerRow,
    RoundRow,
    StartRatingRow,
    TeamMemberRow,
    table_of,
)
from tourney.store.writer import JOURNAL, Reader, Writer

ROUND = table_of(RoundRow)

MERGE = "merge-players"
"""The command whose journal entries ``unmerge`` reads."""

_MODELS: dict[str, Model] = {
    "start_rating": StartRatingRow,
    "entry": EntryRow,
    "absence": AbsenceRow,
    "bye": ByeRow,
    "team_member": TeamMemberRow,
    "forbidden_pair": ForbiddenPairRow,
}
_UNIQUE: tuple[tuple[sa.Table, Model, tuple[str, ...]], ...] = (
    (ENTRY, EntryRow, ("event_id",)),
    (ABSENCE, AbsenceRow, ("event_id", "number")),
    (BYE, ByeRow, ("round_id",)),
    (MEMBER, TeamMemberRow, ("team_id",)),
)
"""Tables in which a person stands once for each value of some columns."""

_FILLED = ("number", "born", "club", "household", "federation", "sex", "title")
"""What a merge fills in where only the other entry of the register knew it."""


def known_as(reader: Reader) -> list[Player]:
    """Return those who were merged, as they were known, each with the id of who he is now."""
    turned = players.merged(reader)
    return [replace(players.get_player(reader, old), id=now) for old, now in turned.items()]


def family(reader: Reader, player_id: int) -> list[int]:
    """Return a person's id and those of everybody merged into him, directly or not."""
    query = sa.select(PLAYER.c.id, PLAYER.c.merged_into).where(PLAYER.c.merged_into.is_not(None))
    below: dict[int, list[int]] = {}
    for row in reader.connection.execute(query):
        below.setdefault(row.merged_into, []).append(row.id)
    found = [player_id]
    for one in found:
        found.extend(below.get(one, ()))
    return found


def games_together(reader: Reader, one: int, other: int) -> list[int]:
    """Return the ids of the games in which both take part, first ones first."""
    played = sa.select(SIDE.c.game_id).join_from(SIDE, APPEARANCE, APPEARANCE.c.side_id == SIDE.c.id)
    first = played.where(APPEARANCE.c.player_id == one)
    second = played.where(APPEARANCE.c.player_id == other)
    both = GAME.c.id.in_(first) & GAME.c.id.in_(second)
    query = sa.select(GAME.c.id).where(both).order_by(GAME.c.date, GAME.c.number)
    return list(reader.connection.execute(query).scalars())


def merge(writer: Writer, one: int, other: int) -> int:
    """Give everything of *one* to *other*, and return how many games that are.

    Both are present and in no game together. Where both have a thing of which there is one (an entry in
    an event, a start rating), that of *other* stays; a bye goes where the person played in that round.
    """
    _fill_in(writer, one, other)
    if writer.keys(START, START.c.player_id == other):
        for key in writer.keys(START, START.c.player_id == one):
            writer.delete(StartRatingRow, key)
    for key in writer.keys(START, START.c.player_id == one):
        writer.update(StartRatingRow, key, {"player_id": other})
    for table, model, names in _UNIQUE:
        _move_unique(writer, table, model, names, one, other)
    _move_pairs(writer, one, other)
    rows = _appearances(writer, (APPEARANCE.c.player_id == one))
    games = _give(writer, rows, other, [row.entered_as or one for row in rows])
    _drop_byes_of_players(writer, other)
    writer.update(PlayerRow, one, {"merged_into": other})
    return games


def unmerge(writer: Writer, player_id: int) -> int:
    """Give a merged person back what was entered for him, and return how many games that are.

    Whoever was merged into him before stays merged into him. What the merge did to entries, byes and the
    like is taken back as far as nobody changed it since.
    """
    holder = players.present_id(writer, player_id)
    own = family(writer, player_id)
    rows = _appearances(writer, (APPEARANCE.c.player_id == holder) & APPEARANCE.c.entered_as.in_(own))
    entered = [None if row.entered_as == player_id else row.entered_as for row in rows]
    games = _give(writer, rows, player_id, entered)
    into = writer.connection.execute(
        sa.select(PLAYER.c.merged_into).where(PLAYER.c.id == player_id)
    ).scalar_one()
    changes = _changes_of_merge(writer, player_id, into)
    writer.update(PlayerRow, player_id, {"merged_into": None})
    for change in reversed(changes):
        _take_back(writer, change, player_id, holder)
    return games


def split(writer: Writer, player_id: int, game_ids: Collection[int], to: int) -> int:
    """Give a person's part in some games to another one; return how many there were.

    Entries follow: in an event in which nothing is left to the one, the other takes his place; in any
    other event he gets an entry beside.
    """
    inside = SIDE.c.game_id.in_(sorted(game_ids)) & (APPEARANCE.c.player_id == player_id)
    rows = _appearances(writer, inside)
    events = {row.event_id for row in rows if row.event_id is not None}
    games = _give(writer, rows, to, [None] * len(rows))
    for event_id in sorted(events):
        _follow(writer, event_id, player_id, to)
    return games


def _appearances(reader: Reader, where: sa.ColumnElement[bool]) -> list[Any]:
    """Return appearances with their game and its event, by id."""
    columns = (APPEARANCE.c.id, APPEARANCE.c.entered_as, SIDE.c.game_id, GAME.c.event_id)
    query = (
        sa.select(*columns)
        .join_from(APPEARANCE, SIDE, SIDE.c.id == APPEARANCE.c.side_id)
        .join(GAME, GAME.c.id == SIDE.c.game_id)
        .where(where)
        .order_by(APPEARANCE.c.id)
    )
    return list(reader.connection.execute(query))


def _give(writer: Writer, rows: Sequence[Any], to: int, entered: Sequence[int | None]) -> int:
    """Give appearances to a person; their games count as changed. Return how many games that are."""
    keys = [row.id for row in rows]
    writer.update_many(AppearanceRow, keys, {"player_id": [to] * len(keys), "entered_as": list(entered)})
    game_ids = sorted({row.game_id for row in rows})
    writer.update_many(GameRow, game_ids, {})
    return len(game_ids)


def _fill_in(writer: Writer, one: int, other: int) -> None:
    gone, kept = (players.get_player(writer, player_id) for player_id in (one, other))
    known = {name: getattr(gone, name) for name in _FILLED if not getattr(kept, name)}
    writer.update(PlayerRow, other, {**known, "archived": gone.archived and kept.archived})


def _move_unique(
    writer: Writer, table: sa.Table, model: Model, names: tuple[str, ...], one: int, other: int
) -> None:
    columns = (table.c[name] for name in names)
    there = {
        tuple(row) for row in writer.connection.execute(sa.select(*columns).where(table.c.player_id == other))
    }
    query = sa.select(table).where(table.c.player_id == one).order_by(table.c.id)
    for row in writer.connection.execute(query).mappings().all():
        if tuple(row[name] for name in names) not in there:
            writer.update(model, row["id"], {"player_id": other})
            continue
        writer.delete(model, row["id"])
        if table is ENTRY and row["here"]:
            _be_here(writer, row["event_id"], other, row["since"])


def _be_here(writer: Writer, event_id: int, player_id: int, since: Any) -> None:
    for key in writer.keys(ENTRY, (ENTRY.c.event_id == event_id) & (ENTRY.c.player_id == player_id)):
        if not _row(writer, ENTRY, key)["here"]:
            writer.update(EntryRow, key, {"here": True, "since": since})


def _move_pairs(writer: Writer, one: int, other: int) -> None:
    query = sa.select(PAIR).where((PAIR.c.player_a == one) | (PAIR.c.player_b == one)).order_by(PAIR.c.id)
    for row in writer.connection.execute(query).all():
        mate = row.player_b if row.player_a == one else row.player_a
        low, high = sorted((mate, other))
        same = (PAIR.c.player_a == low) & (PAIR.c.player_b == high)
        there = same & PAIR.c.event_id.is_not_distinct_from(row.event_id)
        if mate == other or writer.keys(PAIR, there, limit=1):
            writer.delete(ForbiddenPairRow, row.id)
        else:
            writer.update(ForbiddenPairRow, row.id, {"player_a": low, "player_b": high})


def _drop_byes_of_players(writer: Writer, player_id: int) -> None:
    """Take back the byes of rounds in which the person has a board."""
    rounds = (
        sa.select(GAME.c.round_id)
        .join_from(GAME, SIDE, SIDE.c.game_id == GAME.c.id)
        .join(APPEARANCE, APPEARANCE.c.side_id == SIDE.c.id)
        .where(APPEARANCE.c.player_id == player_id, GAME.c.round_id.is_not(None), GAME.c.state != "void")
    )
    for key in writer.keys(BYE, (BYE.c.player_id == player_id) & BYE.c.round_id.in_(rounds)):
        writer.delete(ByeRow, key)


def _changes_of_merge(reader: Reader, player_id: int, into: int) -> list[Change]:
    """Return what the merge of this person did to single rows; nothing where the journal does not tell."""
    mine = (JOURNAL.c.command == MERGE) & (JOURNAL.c.kind == "do") & (JOURNAL.c.state != "undone")
    query = sa.select(JOURNAL.c.payload).where(mine).order_by(JOURNAL.c.id.desc())
    for payload in reader.connection.execute(query).scalars():
        changes = [step for step in images.unpack(payload) if isinstance(step, Change)]
        for change in changes:
            row = change.after if (change.table, change.key) == ("player", player_id) else None
            if row is not None and row["merged_into"] == into:
                return changes
    return []


def _take_back(writer: Writer, change: Change, player_id: int, holder: int) -> None:
    """Undo one change of a merge, as far as the row is as the merge left it."""
    model, before, after = _MODELS.get(change.table), change.before, change.after
    if before is None:
        return
    if change.table == PLAYER.name and after is not None and change.key == holder:
        row = _row(writer, PLAYER, change.key)
        same = [name for name in _FILLED if row[name] == after[name]]
        writer.update(PlayerRow, holder, {name: before[name] for name in same})
    elif model is not None and after is None:
        _put_back(writer, model, change.key, before)
    elif model is not None and after is not None:
        _restore(writer, model, change.key, before, after, player_id, holder)


def _restore(
    writer: Writer,
    model: Model,
    key: int,
    before: images.Image,
    after: images.Image,
    player_id: int,
    holder: int,
) -> None:
    """Give the columns that the merge changed their values from before, where nobody did since.

    A later merge may have moved the row on: whoever holds it now counts as the one it was given to.
    """
    table = table_of(model)
    row = _row(writer, table, key)
    changed = [name for name in before if name != "version" and before[name] != after[name]]
    new = _present(writer, {**row, **{name: before[name] for name in changed}})
    if not row or _is_taken(writer, table, new):
        return
    expected = {**after, "player_id": holder}
    if model is ForbiddenPairRow:
        mate = new["player_b"] if new["player_a"] == player_id else new["player_a"]
        expected["player_a"], expected["player_b"] = sorted((mate, holder))
    if all(row[name] == expected[name] for name in ("player_a", "player_b", *changed) if name in row):
        writer.update(model, key, new)


def _put_back(writer: Writer, model: Model, key: int, before: images.Image) -> None:
    """Insert a row that the merge deleted, unless another has its place or what it names is gone."""
    table, row = table_of(model), _present(writer, before)
    if _row(writer, table, key) or _is_taken(writer, table, row) or not _is_whole(writer, table, row):
        return
    writer.insert(model, row)


def _present(reader: Reader, row: images.Image) -> dict[str, Any]:
    """Return a row that names everybody who was merged meanwhile as who he is now."""
    turned = players.merged(reader)
    new = dict(row)
    for name in ("player_id", "player_a", "player_b"):
        if name in new:
            new[name] = turned.get(new[name], new[name])
    if "player_a" in new:
        new["player_a"], new["player_b"] = sorted((new["player_a"], new["player_b"]))
    return new


def _is_taken(reader: Reader, table: sa.Table, row: images.Image) -> bool:
    """Return whether another row stands where this one must stand alone, or two people are one."""
    if table is PAIR and row["player_a"] == row["player_b"]:
        return True
    names: tuple[str, ...] | None = next(
        ((*columns, "player_id") for one, _, columns in _UNIQUE if one is table), None
    )
    if table is START:
        names = ("player_id",)
    elif table is PAIR:
        names = ("player_a", "player_b", "event_id")
    if names is None:
        return False
    same = sa.and_(*(table.c[name].is_not_distinct_from(row[name]) for name in names))
    return bool(reader.keys(table, same & (table.c.id != row["id"]), limit=1))


def _is_whole(reader: Reader, table: sa.Table, row: images.Image) -> bool:
    """Return whether everything that a row refers to is there."""
    for column in table.c:
        for foreign in column.foreign_keys:
            value = row.get(column.name)
            if value is not None and images.fetch(reader.connection, foreign.column.table, value) is None:
                return False
    return True


def _follow(writer: Writer, event_id: int, player_id: int, to: int) -> None:
    mine = (ENTRY.c.event_id == event_id) & (ENTRY.c.player_id == player_id)
    key = next(iter(writer.keys(ENTRY, mine)), None)
    if key is None:
        return
    if _has_part(writer, event_id, player_id):
        if not writer.keys(ENTRY, (ENTRY.c.event_id == event_id) & (ENTRY.c.player_id == to)):
            row = _row(writer, ENTRY, key)
            kept = {name: row[name] for name in ("event_id", "here", "since", "section")}
            writer.insert(EntryRow, {**kept, "player_id": to})
        return
    rounds = sa.select(ROUND.c.id).where(ROUND.c.event_id == event_id)
    for table, model, where in (
        (ENTRY, EntryRow, mine),
        (ABSENCE, AbsenceRow, (ABSENCE.c.event_id == event_id) & (ABSENCE.c.player_id == player_id)),
        (BYE, ByeRow, (BYE.c.player_id == player_id) & BYE.c.round_id.in_(rounds)),
    ):
        for one in writer.keys(table, where):
            if not _is_taken(writer, table, {**_row(writer, table, one), "player_id": to}):
                writer.update(model, one, {"player_id": to})


def _has_part(reader: Reader, event_id: int, player_id: int) -> bool:
    mine = (GAME.c.event_id == event_id) & (APPEARANCE.c.player_id == player_id)
    return bool(_appearances(reader, mine))


def _row(reader: Reader, table: sa.Table, key: int) -> dict[str, Any]:
    return images.fetch(reader.connection, table, key) or {}
