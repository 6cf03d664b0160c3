"""Revisions make the tables of today, in any dialect, and older files come along safely."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlmodel import SQLModel

from tourney.core.errors import StorageError
from tourney.core.marks import Text
from tourney.core.records import NewPlayer
from tourney.store import players, schema, sqlite
from tourney.store.database import Database, file_url

LABEL = Text("Test", "Do it")

NOW = schema.HEAD

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    with op.batch_alter_table("player") as batch:
        batch.add_column(sa.Column("alias", sa.String(), server_default="", nullable=False))
    {more}
"""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Make this program one revision newer; the argument is a last line of that revision."""

    def make(more: str = "pass") -> None:
        scripts = tmp_path / "migrations"
        shutil.copytree(schema.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "9999_alias.py").write_text(LATER.format(more=more, head=NOW))
        monkeypatch.setattr(schema, "SCRIPTS", scripts)
        monkeypatch.setattr(schema, "REVISIONS", (*schema.REVISIONS, "9999"))
        monkeypatch.setattr(schema, "HEAD", "9999")

    return make


def test_revisions_make_the_tables_of_the_classes(club: Database) -> None:
    with club.reading() as reader:
        context = MigrationContext.configure(reader.connection, opts={"compare_type": True})
        assert [] == compare_metadata(context, SQLModel.metadata)


def test_new_tables_never_use_a_key_twice(club: Database) -> None:
    with club.reading() as reader:
        made = reader.connection.exec_driver_sql("select name, sql from sqlite_master where type = 'table'")
        without = {name for name, sql in made if "AUTOINCREMENT" not in sql}
    assert {"alembic_version", "setting", "sqlite_sequence"} == without


def test_every_table_compiles_for_postgresql() -> None:
    dialect = postgresql.dialect()
    for table in SQLModel.metadata.sorted_tables:
        assert f"CREATE TABLE {table.name}" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert "CREATE INDEX" in str(CreateIndex(index).compile(dialect=dialect))


def test_every_revision_writes_its_sql_for_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    schema.offline_sql("postgresql")
    written = capsys.readouterr().out
    for table in SQLModel.metadata.sorted_tables:
        assert f"CREATE TABLE {table.name} (" in written
    for revision in schema.REVISIONS:
        assert f"'{revision}'" in written
    assert "AUTOINCREMENT" not in written


def test_an_older_file_is_copied_then_upgraded_with_its_contents(club: Database, later) -> None:
    with club.writing(desk="d", command="c", label=LABEL) as writer:
        players.add_player(writer, NewPlayer("Zoë"), folded="zoe")
    later()
    newer = Database.open(club.url)
    with newer.reading() as reader:
        assert ["Zoë"] == [player.name for player in players.list_players(reader)]
        assert "9999" == schema.revision_of(reader.connection)
        assert [""] == reader.connection.execute(sa.text("select alias from player")).scalars().all()
    assert club.path is not None
    copy = club.path.with_name(f"club.tourney.{NOW}.bak")
    with sqlite.engine(copy, readonly=True).connect() as connection:
        assert NOW == schema.revision_of(connection)
    newer.check()


def test_an_upgrade_that_fails_changes_nothing(club: Database, later) -> None:
    later(more="raise RuntimeError('half-way')")
    with pytest.raises(RuntimeError, match="half-way"):
        Database.open(club.url)
    assert club.path is not None
    with sqlite.engine(club.path).connect() as connection:
        assert NOW == schema.revision_of(connection)
        columns = {column["name"] for column in sa.inspect(connection).get_columns("player")}
    assert "alias" not in columns


def test_an_upgrade_that_breaks_references_is_taken_back(club: Database, later) -> None:
    later(more='op.execute("insert into side (game_id, position) values (9, 0)")')
    with pytest.raises(StorageError) as caught:
        Database.open(club.url)
    assert "damaged" == caught.value.code
    assert club.path is not None
    with sqlite.engine(club.path).connect() as connection:
        assert NOW == schema.revision_of(connection)


def test_an_older_file_that_may_not_be_written_is_refused_with_advice(club: Database, later) -> None:
    later()
    with pytest.raises(StorageError) as caught:
        Database.open(club.url, readonly=True)
    assert "read-only" == caught.value.code
    assert "upgraded once" in str(caught.value)


def test_a_second_window_finds_the_upgrade_done(club: Database, later) -> None:
    later()
    Database.open(club.url)
    assert club.path is not None
    copy = club.path.with_name(f"club.tourney.{NOW}.bak")
    before = copy.read_bytes()
    schema.upgrade(sqlite.engine(club.path), "club", keep=club.path)
    assert before == copy.read_bytes()


def test_an_old_backup_is_upgraded_while_it_is_restored(club: Database, later) -> None:
    from tourney.store import backups

    saved = backups.back_up_on_opening(club)
    assert saved is not None
    later()
    backups.restore(club.url, saved, desk="d")
    with Database.open(club.url).reading() as reader:
        assert "9999" == schema.revision_of(reader.connection)
    assert club.path is not None
    left = [one.name for one in club.path.parent.iterdir() if ".part" in one.name]
    assert [] == left


def test_a_club_lies_where_its_address_says(tmp_path: Path) -> None:
    assert tmp_path / "a" == Path(str(file_url(tmp_path / "a").database))
