"""The revision of a club's tables: reading it, knowing it, and bringing older files to the newest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tourney.store import sqlite
from tourney.store.faults import fault

if TYPE_CHECKING:
    from alembic.config import Config

# Repeated here so that opening a file of today needs no alembic (0.16 s of imports); a test compares.
REVISIONS = ("0001", "0002")
HEAD = REVISIONS[-1]
SCRIPTS = Path(__file__).parent / "migrations"


def alembic_config(**attributes: Any) -> Config:
    """Return Alembic's configuration in code: no ini file to find, *attributes* for ``env.py``."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", SCRIPTS.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes.update(attributes)
    return config


def revision_of(connection: Connection) -> str | None:
    """Return the revision the tables are at, None when there are none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def check_known(revision: str | None, name: str) -> None:
    """Refuse tables that this program does not know.

    Raises
    ------
    StorageError
        "newer-schema", or "damaged" when there is no revision at all.
    """
    if revision is None:
        raise fault("damaged", name, reason="alembic_version")
    if revision not in REVISIONS:
        raise fault("newer-schema", name, revision=revision)


def upgrade(engine: Engine, name: str, *, keep: Path | None) -> None:
    """Bring the tables to ``HEAD`` in one transaction, or leave everything as it was.

    Parameters
    ----------
    keep : Path or None
        The club file to copy to ``<file>.<old revision>.bak`` first; None for a new database.
    """
    from alembic import command

    with engine.execution_options(write=True).connect() as connection:
        if connection.dialect.name == "sqlite":
            sqlite.suspend_references(connection.connection.dbapi_connection)
        with connection.begin():
            revision = revision_of(connection)
            if revision == HEAD:
                return  # another window was faster
            if keep is not None:
                sqlite.copy_new(keep, keep.with_name(f"{keep.name}.{revision}.bak"))
            command.upgrade(alembic_config(connection=connection), "head")
            problem = sqlite.quick_problem(connection) if connection.dialect.name == "sqlite" else None
            if problem is not None:
                raise fault("damaged", name, reason=problem)


def offline_sql(dialect: str) -> None:
    """Print the SQL of all revisions for a dialect, without a database."""
    from alembic import command

    command.upgrade(alembic_config(dialect=dialect), "head", sql=True)
