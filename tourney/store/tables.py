"""The tables of a club. Rows validate nothing and never leave this folder; records do both.

Only column types that every database has. A change here needs a revision in ``migrations``, which a
test compares with these classes.
"""

from __future__ import annotations

import datetime as dt
from typing import Any, ClassVar, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

SQLModel.metadata.naming_convention = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

Model = type[SQLModel]

# Keys are never used twice, so that a window that still shows a deleted row cannot change another.
NEVER_REUSE: dict[str, Any] = {"sqlite_autoincrement": True}


class PlayerRow(SQLModel, table=True):
    """A person; ``folded`` is the search key of the name as ``core.names.fold`` made it."""

    __tablename__: ClassVar[Any] = "player"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    name: str
    folded: str = Field(default="", index=True)
    number: str = ""
    born: int | None = None
    note: str = ""
    archived: bool = False
    version: int = 1


class StartRatingRow(SQLModel, table=True):
    """A rating brought along; one for each player."""

    __tablename__: ClassVar[Any] = "start_rating"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    player_id: int = Field(foreign_key="player.id", unique=True)
    mean: float
    deviation: float | None = None
    date: dt.date | None = None
    source: str = ""
    version: int = 1


class EventRow(SQLModel, table=True):
    """A club night, league or tournament."""

    __tablename__: ClassVar[Any] = "event"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    name: str
    date: dt.date = Field(index=True)
    kind: str
    bye_points: float = 1.0
    version: int = 1


class EntryRow(SQLModel, table=True):
    """A player of an event, here or not since a moment (UTC without a zone)."""

    __tablename__: ClassVar[Any] = "entry"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "player_id"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    player_id: int = Field(foreign_key="player.id", index=True)
    here: bool = True
    since: dt.datetime = Field(sa_type=sa.DateTime)


class RoundRow(SQLModel, table=True):
    """A round of an event, accepted at a moment (UTC without a zone)."""

    __tablename__: ClassVar[Any] = "round"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "number"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    number: int
    accepted_at: dt.datetime = Field(sa_type=sa.DateTime)


class ByeRow(SQLModel, table=True):
    """A player who sits out a round."""

    __tablename__: ClassVar[Any] = "bye"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("round_id", "player_id"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="round.id")
    player_id: int = Field(foreign_key="player.id", index=True)


class GameRow(SQLModel, table=True):
    """A game; ``number`` is its place in the order of entry, ``sets`` is written "11-5 9-11"."""

    __tablename__: ClassVar[Any] = "game"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int | None = Field(default=None, foreign_key="event.id", index=True)
    round_id: int | None = Field(default=None, foreign_key="round.id", index=True)
    board: int | None = None
    date: dt.date = Field(index=True)
    time: dt.time | None = None
    number: int = Field(index=True)
    state: str
    forfeit: str = ""
    rated: bool = True
    sets: str = ""
    note: str = ""
    version: int = 1


class SideRow(SQLModel, table=True):
    """A side of a game: its place in the order shown, and its rank and points once known."""

    __tablename__: ClassVar[Any] = "side"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("game_id", "position"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id")
    position: int
    rank: int | None = None
    score: float | None = None


class AppearanceRow(SQLModel, table=True):
    """A player in a side, with the share of the game taken part in."""

    __tablename__: ClassVar[Any] = "appearance"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("side_id", "position"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    side_id: int = Field(foreign_key="side.id")
    position: int
    player_id: int = Field(foreign_key="player.id", index=True)
    weight: float = 1.0


class ForbiddenPairRow(SQLModel, table=True):
    """Two players who are not to meet, in one event or (no event) anywhere; a < b."""

    __tablename__: ClassVar[Any] = "forbidden_pair"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int | None = Field(default=None, foreign_key="event.id", index=True)
    player_a: int = Field(foreign_key="player.id", index=True)
    player_b: int = Field(foreign_key="player.id", index=True)


class SettingRow(SQLModel, table=True):
    """A choice of this club, as JSON text."""

    __tablename__: ClassVar[Any] = "setting"

    key: str = Field(primary_key=True)
    value: str = Field(sa_type=sa.Text)


class JournalRow(SQLModel, table=True):
    """One action: who, when (UTC without a zone), what, and the rows before and after it.

    ``state`` is meant for kind "do": done, undone, or dropped (undone and then overtaken by another
    action). Entries of kind "undo" and "redo" name their action in ``undoes`` and carry no payload.
    """

    __tablename__: ClassVar[Any] = "journal"
    __table_args__: ClassVar[Any] = (sa.Index(None, "kind", "state"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    at: dt.datetime = Field(sa_type=sa.DateTime)
    desk: str
    command: str
    label: str = Field(sa_type=sa.Text)
    kind: str
    state: str
    undoes: int | None = Field(default=None, foreign_key="journal.id")
    topics: str = ""
    payload: bytes = Field(default=b"", sa_type=sa.LargeBinary)


def table_of(model: Model) -> sa.Table:
    """Return the SQLAlchemy table of a row class."""
    return cast(sa.Table, model.__table__)  # type: ignore[attr-defined]


JOURNALED: dict[str, sa.Table] = {
    name: table for name, table in SQLModel.metadata.tables.items() if name != "journal"
}
"""Tables whose changes are journaled, by name, as images name them."""
