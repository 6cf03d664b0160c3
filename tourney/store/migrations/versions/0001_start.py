"""The first tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table of the first club files."""
    people()
    events()
    games()
    _table(
        "setting",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        sqlite_autoincrement=False,
    )
    _table(
        "journal",
        _id(),
        sa.Column("at", sa.DateTime(), nullable=False),
        _string("desk"),
        _string("command"),
        sa.Column("label", sa.Text(), nullable=False),
        _string("kind"),
        _string("state"),
        _reference("undoes", "journal", nullable=True),
        _string("topics"),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
    )
    op.create_index("ix_journal_kind_state", "journal", ["kind", "state"])


def people() -> None:
    """Create the register and what is brought along."""
    _table(
        "player",
        _id(),
        _string("name"),
        _string("folded"),
        _string("number"),
        sa.Column("born", sa.Integer()),
        _string("note"),
        sa.Column("archived", sa.Boolean(), nullable=False),
        _integer("version"),
    )
    op.create_index("ix_player_folded", "player", ["folded"])
    _table(
        "start_rating",
        _id(),
        _reference("player_id", "player"),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float()),
        sa.Column("date", sa.Date()),
        _string("source"),
        _integer("version"),
        sa.UniqueConstraint("player_id", name="uq_start_rating_player_id"),
    )


def events() -> None:
    """Create events, who is in them, and their rounds."""
    _table(
        "event",
        _id(),
        _string("name"),
        sa.Column("date", sa.Date(), nullable=False),
        _string("kind"),
        sa.Column("bye_points", sa.Float(), nullable=False),
        _integer("version"),
    )
    op.create_index("ix_event_date", "event", ["date"])
    _table(
        "entry",
        _id(),
        _reference("event_id", "event"),
        _reference("player_id", "player"),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.UniqueConstraint("event_id", "player_id", name="uq_entry_event_id_player_id"),
    )
    op.create_index("ix_entry_player_id", "entry", ["player_id"])
    _table(
        "round",
        _id(),
        _reference("event_id", "event"),
        _integer("number"),
        sa.Column("accepted_at", sa.DateTime(), nullable=False),
        sa.UniqueConstraint("event_id", "number", name="uq_round_event_id_number"),
    )
    _table(
        "bye",
        _id(),
        _reference("round_id", "round"),
        _reference("player_id", "player"),
        sa.UniqueConstraint("round_id", "player_id", name="uq_bye_round_id_player_id"),
    )
    op.create_index("ix_bye_player_id", "bye", ["player_id"])
    _table(
        "forbidden_pair",
        _id(),
        _reference("event_id", "event", nullable=True),
        _reference("player_a", "player"),
        _reference("player_b", "player"),
    )
    for column in ("event_id", "player_a", "player_b"):
        op.create_index(f"ix_forbidden_pair_{column}", "forbidden_pair", [column])


def games() -> None:
    """Create games, their sides, and the players in them."""
    _table(
        "game",
        _id(),
        _reference("event_id", "event", nullable=True),
        _reference("round_id", "round", nullable=True),
        sa.Column("board", sa.Integer()),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("time", sa.Time()),
        _integer("number"),
        _string("state"),
        _string("forfeit"),
        sa.Column("rated", sa.Boolean(), nullable=False),
        _string("sets"),
        _string("note"),
        _integer("version"),
    )
    for column in ("event_id", "round_id", "date", "number"):
        op.create_index(f"ix_game_{column}", "game", [column])
    _table(
        "side",
        _id(),
        _reference("game_id", "game"),
        _integer("position"),
        sa.Column("rank", sa.Integer()),
        sa.Column("score", sa.Float()),
        sa.UniqueConstraint("game_id", "position", name="uq_side_game_id_position"),
    )
    _table(
        "appearance",
        _id(),
        _reference("side_id", "side"),
        _integer("position"),
        _reference("player_id", "player"),
        sa.Column("weight", sa.Float(), nullable=False),
        sa.UniqueConstraint("side_id", "position", name="uq_appearance_side_id_position"),
    )
    op.create_index("ix_appearance_player_id", "appearance", ["player_id"])


def downgrade() -> None:
    """Refuse: an older program is served by the backup made before the upgrade."""
    raise NotImplementedError("club files are never downgraded; use the copy made before the upgrade")


def _table(name: str, *parts: Any, sqlite_autoincrement: bool = True) -> None:
    named = [part(name) if callable(part) else part for part in parts]
    key = [p.name for p in named if isinstance(p, sa.Column) and p.primary_key]
    named.append(sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"))
    op.create_table(name, *named, sqlite_autoincrement=sqlite_autoincrement)


def _id() -> sa.Column[Any]:
    return sa.Column("id", sa.Integer(), primary_key=True)


def _string(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.String(), nullable=False)


def _integer(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _reference(name: str, target: str, *, nullable: bool = False) -> Any:
    def column(table: str) -> sa.Column[Any]:
        key = sa.ForeignKey(f"{target}.id", name=f"fk_{table}_{name}_{target}")
        return sa.Column(name, sa.Integer(), key, nullable=nullable)

    return column
