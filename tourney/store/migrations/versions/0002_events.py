"""Whole tournaments, teams, merged people, and what else is written about a game."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add tables and columns; what is there keeps its meaning."""
    _tables()
    _add("player", *(_text(name) for name in ("club", "household", "federation", "sex", "title")))
    _refer("player", "merged_into", "player")
    _add("event", sa.Column("rules", sa.Text(), server_default="{}", nullable=False))
    _add(
        "entry",
        _text("section"),
        sa.Column("seed", sa.Integer()),
        sa.Column("withdrawn", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("first_round", sa.Integer()),
        sa.Column("fixed_board", sa.Integer()),
    )
    _refer("entry", "team_id", "team")
    _add("round", _text("system"), sa.Column("published_at", sa.DateTime()), _text("note"))
    _refer("round", "stage_id", "stage")
    _add("bye", _text("kind", "pairing"))
    _add("game", _text("slot"), _text("category"))
    _add("game", sa.Column("extra", sa.Text(), server_default="", nullable=False))
    _refer("appearance", "entered_as", "player")


def downgrade() -> None:
    """Refuse: an older program is served by the backup made before the upgrade."""
    raise NotImplementedError("club files are never downgraded; use the copy made before the upgrade")


def _tables() -> None:
    _table(
        "stage",
        _reference("stage", "event_id", "event"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.DateTime()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.UniqueConstraint("event_id", "number", name="uq_stage_event_id_number"),
    )
    _table(
        "team",
        _reference("team", "event_id", "event", nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
    )
    op.create_index("ix_team_event_id", "team", ["event_id"])
    op.create_index("ix_team_folded", "team", ["folded"])
    _table(
        "team_member",
        _reference("team_member", "team_id", "team"),
        sa.Column("position", sa.Integer(), nullable=False),
        _reference("team_member", "player_id", "player"),
        sa.UniqueConstraint("team_id", "player_id", name="uq_team_member_team_id_player_id"),
    )
    op.create_index("ix_team_member_player_id", "team_member", ["player_id"])
    _table(
        "absence",
        _reference("absence", "event_id", "event"),
        _reference("absence", "player_id", "player"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.UniqueConstraint("event_id", "player_id", "number", name="uq_absence_event_id_player_id_number"),
    )
    op.create_index("ix_absence_player_id", "absence", ["player_id"])
    _table(
        "rating_list",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("start", sa.Date()),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("published_at", sa.DateTime()),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
    )
    op.create_index("ix_rating_list_date", "rating_list", ["date"])


def _table(name: str, *parts: Any) -> None:
    key = sa.Column("id", sa.Integer(), primary_key=True)
    primary = sa.PrimaryKeyConstraint("id", name=f"pk_{name}")
    op.create_table(name, key, *parts, primary, sqlite_autoincrement=True)


def _reference(table: str, name: str, target: str, *, nullable: bool = False) -> sa.Column[Any]:
    key = sa.ForeignKey(f"{target}.id", name=f"fk_{table}_{name}_{target}")
    return sa.Column(name, sa.Integer(), key, nullable=nullable)


def _text(name: str, default: str = "") -> sa.Column[Any]:
    return sa.Column(name, sa.String(), server_default=default, nullable=False)


def _add(table: str, *columns: sa.Column[Any]) -> None:
    for column in columns:
        op.add_column(table, column)


def _refer(table: str, name: str, target: str) -> None:
    # SQLite adds a column with its reference in one statement and a constraint never.
    if op.get_context().dialect.name == "sqlite":
        op.execute(f"ALTER TABLE {table} ADD COLUMN {name} INTEGER REFERENCES {target} (id)")
    else:
        op.add_column(table, sa.Column(name, sa.Integer()))
        op.create_foreign_key(f"fk_{table}_{name}_{target}", table, target, [name], ["id"])
    op.create_index(f"ix_{table}_{name}", table, [name])
