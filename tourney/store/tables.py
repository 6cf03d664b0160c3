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


def _added(default: Any = "") -> dict[str, Any]:
    """Return what a column of a later revision needs, so that rows and images of before fit it."""
    return {"server_default": default}


# Keys are never used twice, so that a window that still shows a deleted row cannot change another.
NEVER_REUSE: dict[str, Any] = {"sqlite_autoincrement": True}


class PlayerRow(SQLModel, table=True):
    """A person; ``folded`` is the search key of the name as ``core.names.fold`` made it.

    ``merged_into`` names the person this one turned out to be: such a row is kept to be taken apart
    again and is in no list.
    """

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
    club: str = Field(default="", sa_column_kwargs=_added())
    household: str = Field(default="", sa_column_kwargs=_added())
    federation: str = Field(default="", sa_column_kwargs=_added())
    sex: str = Field(default="", sa_column_kwargs=_added())
    title: str = Field(default="", sa_column_kwargs=_added())
    merged_into: int | None = Field(default=None, foreign_key="player.id", index=True)


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
    """A club night, league or tournament; ``rules`` is the JSON of ``core.rules.EventRules``."""

    __tablename__: ClassVar[Any] = "event"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    name: str
    date: dt.date = Field(index=True)
    kind: str
    bye_points: float = 1.0
    version: int = 1
    rules: str = Field(default="{}", sa_type=sa.Text, sa_column_kwargs=_added("{}"))


class StageRow(SQLModel, table=True):
    """A part of an event with rules of its own (empty: the event's); frozen once closed (UTC)."""

    __tablename__: ClassVar[Any] = "stage"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "number"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    number: int
    name: str
    rules: str = Field(default="", sa_type=sa.Text)
    closed_at: dt.datetime | None = Field(default=None, sa_type=sa.DateTime)
    version: int = 1


class TeamRow(SQLModel, table=True):
    """A side with a name that plays again and again; in one event or (no event) in the whole club."""

    __tablename__: ClassVar[Any] = "team"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int | None = Field(default=None, foreign_key="event.id", index=True)
    name: str
    folded: str = Field(default="", index=True)
    archived: bool = False
    version: int = 1


class TeamMemberRow(SQLModel, table=True):
    """A player of a team; position 0 is the captain."""

    __tablename__: ClassVar[Any] = "team_member"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("team_id", "player_id"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    team_id: int = Field(foreign_key="team.id")
    position: int
    player_id: int = Field(foreign_key="player.id", index=True)


class EntryRow(SQLModel, table=True):
    """A player of an event, here or not since a moment (UTC without a zone)."""

    __tablename__: ClassVar[Any] = "entry"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "player_id"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    player_id: int = Field(foreign_key="player.id", index=True)
    here: bool = True
    since: dt.datetime = Field(sa_type=sa.DateTime)
    section: str = Field(default="", sa_column_kwargs=_added())
    seed: int | None = None
    withdrawn: bool = Field(default=False, sa_column_kwargs=_added(sa.false()))
    first_round: int | None = None
    fixed_board: int | None = None
    team_id: int | None = Field(default=None, foreign_key="team.id", index=True)


class AbsenceRow(SQLModel, table=True):
    """A round that a player asked to sit out, and whether that is a "half", "zero" or "full" bye."""

    __tablename__: ClassVar[Any] = "absence"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "player_id", "number"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    player_id: int = Field(foreign_key="player.id", index=True)
    number: int
    kind: str


class RoundRow(SQLModel, table=True):
    """A round of an event, accepted at a moment (UTC without a zone)."""

    __tablename__: ClassVar[Any] = "round"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("event_id", "number"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    number: int
    accepted_at: dt.datetime = Field(sa_type=sa.DateTime)
    stage_id: int | None = Field(default=None, foreign_key="stage.id", index=True)
    system: str = Field(default="", sa_column_kwargs=_added())
    published_at: dt.datetime | None = Field(default=None, sa_type=sa.DateTime)
    note: str = Field(default="", sa_column_kwargs=_added())


class ByeRow(SQLModel, table=True):
    """A player who sits out a round, by "pairing" or, asked for, with "half", "zero" or "full" points."""

    __tablename__: ClassVar[Any] = "bye"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("round_id", "player_id"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="round.id")
    player_id: int = Field(foreign_key="player.id", index=True)
    kind: str = Field(default="pairing", sa_column_kwargs=_added("pairing"))


class GameRow(SQLModel, table=True):
    """A game; ``number`` is its place in the order of entry, ``sets`` is written "11-5 9-11".

    ``slot`` is its place in a bracket ("W1.3"), ``category`` a word to filter by, ``extra`` the JSON of
    what else was written about it: the judge, the seconds taken, any column of an import.
    """

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
    slot: str = Field(default="", sa_column_kwargs=_added())
    category: str = Field(default="", sa_column_kwargs=_added())
    extra: str = Field(default="", sa_type=sa.Text, sa_column_kwargs=_added())


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
    """A player in a side, with the share of the game taken part in.

    ``entered_as`` is the person the game was entered for, where a merge gave it to another.
    """

    __tablename__: ClassVar[Any] = "appearance"
    __table_args__: ClassVar[Any] = (sa.UniqueConstraint("side_id", "position"), NEVER_REUSE)

    id: int | None = Field(default=None, primary_key=True)
    side_id: int = Field(foreign_key="side.id")
    position: int
    player_id: int = Field(foreign_key="player.id", index=True)
    weight: float = 1.0
    entered_as: int | None = Field(default=None, foreign_key="player.id", index=True)


class ForbiddenPairRow(SQLModel, table=True):
    """Two players who are not to meet, in one event or (no event) anywhere; a < b."""

    __tablename__: ClassVar[Any] = "forbidden_pair"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    event_id: int | None = Field(default=None, foreign_key="event.id", index=True)
    player_a: int = Field(foreign_key="player.id", index=True)
    player_b: int = Field(foreign_key="player.id", index=True)


class RatingListRow(SQLModel, table=True):
    """A published rating list: a dated document, frozen, as JSON text."""

    __tablename__: ClassVar[Any] = "rating_list"
    __table_args__: ClassVar[Any] = (NEVER_REUSE,)

    id: int | None = Field(default=None, primary_key=True)
    name: str
    start: dt.date | None = None
    date: dt.date = Field(index=True)
    published_at: dt.datetime | None = Field(default=None, sa_type=sa.DateTime)
    content: str = Field(default="", sa_type=sa.Text)
    version: int = 1


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
