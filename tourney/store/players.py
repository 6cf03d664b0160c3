"""The register: players and the ratings they bring along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewPlayer, Player, StartRating
from tourney.store.tables import (
    AbsenceRow,
    AppearanceRow,
    ByeRow,
    EntryRow,
    ForbiddenPairRow,
    PlayerRow,
    StartRatingRow,
    TeamMemberRow,
    table_of,
)
from tourney.store.writer import Reader, Writer

UNKNOWN = QT_TRANSLATE_NOOP("Errors", "This player is not in the club any more.")
HAS_GAMES = QT_TRANSLATE_NOOP(
    "Errors", "{name} has games or byes in this club, so archive the player instead of deleting."
)

PLAYER = table_of(PlayerRow)
START = table_of(StartRatingRow)
APPEARANCE = table_of(AppearanceRow)
BYE = table_of(ByeRow)
ENTRY = table_of(EntryRow)
PAIR = table_of(ForbiddenPairRow)
ABSENCE = table_of(AbsenceRow)
MEMBER = table_of(TeamMemberRow)

_GIVEN = ("name", "number", "born", "note", "club", "household", "federation", "sex", "title")
_FIELDS = (*_GIVEN, "id", "archived", "version")
_COLUMNS = [PLAYER.c[name] for name in _FIELDS]


def add_player(writer: Writer, player: NewPlayer, *, folded: str) -> int:
    """Add a person and return the id; *folded* is the search key of the name."""
    return writer.insert(PlayerRow, {**asdict(player), "folded": folded})


def add_players(writer: Writer, players: Sequence[NewPlayer], folded: Sequence[str]) -> range:
    """Add many at once and return their ids, in order."""
    if not players:
        return range(0)
    columns: dict[str, Sequence[Any]] = {
        name: [getattr(player, name) for player in players] for name in _GIVEN
    }
    return writer.insert_many(PlayerRow, {**columns, "folded": list(folded)})


def update_player(writer: Writer, player: Player, *, folded: str) -> None:
    """Write a person's fields over the version that ``player.version`` names."""
    values = asdict(player)
    key, version = values.pop("id"), values.pop("version")
    writer.update(PlayerRow, key, {**values, "folded": folded}, version=version)


def archive_player(writer: Writer, player_id: int, *, archived: bool = True) -> None:
    """Take a person off the lists, or put one back; the games stay."""
    writer.update(PlayerRow, player_id, {"archived": archived})


def delete_player(writer: Writer, player_id: int) -> None:
    """Delete a person who never played, with all that names him and whoever was merged into him.

    Raises
    ------
    TourneyError
        "player-has-games" where the player has games or byes; "unknown-player".
    """
    name = get_player(writer, player_id).name
    for table in (APPEARANCE, BYE):
        if writer.keys(table, table.c.player_id == player_id, limit=1):
            raise TourneyError("player-has-games", HAS_GAMES(name=name), field="player")
    for key in writer.keys(START, START.c.player_id == player_id):
        writer.delete(StartRatingRow, key)
    for key in writer.keys(ENTRY, ENTRY.c.player_id == player_id):
        writer.delete(EntryRow, key)
    for key in writer.keys(PAIR, (PAIR.c.player_a == player_id) | (PAIR.c.player_b == player_id)):
        writer.delete(ForbiddenPairRow, key)
    for key in writer.keys(ABSENCE, ABSENCE.c.player_id == player_id):
        writer.delete(AbsenceRow, key)
    for key in writer.keys(MEMBER, MEMBER.c.player_id == player_id):
        writer.delete(TeamMemberRow, key)
    for key in writer.keys(PLAYER, PLAYER.c.merged_into == player_id):
        delete_player(writer, key)
    writer.delete(PlayerRow, player_id)


def get_player(reader: Reader, player_id: int) -> Player:
    """Return a person; raises ``TourneyError`` "unknown-player"."""
    row = reader.connection.execute(sa.select(*_COLUMNS).where(PLAYER.c.id == player_id)).first()
    if row is None:
        raise TourneyError("unknown-player", UNKNOWN, field="player")
    return Player(*row)


def merged(reader: Reader) -> dict[int, int]:
    """Return whom each merged person turned out to be in the end, by id."""
    query = sa.select(PLAYER.c.id, PLAYER.c.merged_into).where(PLAYER.c.merged_into.is_not(None))
    into = {row.id: row.merged_into for row in reader.connection.execute(query)}
    found = {}
    for player_id, now in into.items():
        while now in into:
            now = into[now]
        found[player_id] = now
    return found


def present_id(reader: Reader, player_id: int) -> int:
    """Return who a person is now: another, if he was merged."""
    return merged(reader).get(player_id, player_id)


def player_names(reader: Reader) -> dict[int, str]:
    """Return the name of everybody, archived or not but not merged, by id, in the order of the ids."""
    query = sa.select(PLAYER.c.id, PLAYER.c.name).where(PLAYER.c.merged_into.is_(None)).order_by(PLAYER.c.id)
    rows = reader.connection.execute(query)
    return {row.id: row.name for row in rows}


def list_players(reader: Reader, *, archived: bool | None = False) -> list[Player]:
    """Return the register by folded name; *archived* None returns everybody.

    Somebody who was merged into another person is in no list.
    """
    query = sa.select(*_COLUMNS).where(PLAYER.c.merged_into.is_(None)).order_by(PLAYER.c.folded, PLAYER.c.id)
    if archived is not None:
        query = query.where(PLAYER.c.archived == archived)
    return [Player(*row) for row in reader.connection.execute(query)]


def set_start_rating(writer: Writer, rating: StartRating) -> None:
    """Keep a rating brought along, in place of the player's one before."""
    values = asdict(rating)
    present = writer.keys(START, START.c.player_id == rating.player_id)
    if present:
        writer.update(StartRatingRow, present[0], values)
    else:
        writer.insert(StartRatingRow, values)


def set_start_ratings(writer: Writer, ratings: Sequence[StartRating]) -> None:
    """Keep many ratings at once, each in place of the player's one before."""
    known = set(writer.connection.execute(sa.select(START.c.player_id)).scalars())
    fresh = {rating.player_id: rating for rating in ratings if rating.player_id not in known}
    for rating in ratings:
        if rating.player_id in known:
            set_start_rating(writer, rating)
    if fresh:
        names = ("player_id", "mean", "deviation", "date", "source")
        columns = {name: [getattr(rating, name) for rating in fresh.values()] for name in names}
        writer.insert_many(StartRatingRow, columns)


def clear_start_rating(writer: Writer, player_id: int) -> None:
    """Forget the rating a player brought along, if there is one."""
    for key in writer.keys(START, START.c.player_id == player_id):
        writer.delete(StartRatingRow, key)


def list_start_ratings(reader: Reader) -> list[StartRating]:
    """Return every rating brought along, by player id."""
    columns = (START.c.player_id, START.c.mean, START.c.deviation, START.c.date, START.c.source)
    rows = reader.connection.execute(sa.select(*columns).order_by(START.c.player_id))
    return [StartRating(*row) for row in rows]
