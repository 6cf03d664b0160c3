"""A club file is created whole, opened checked, and refused in words."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tourney.core.errors import StorageError
from tourney.core.marks import Text
from tourney.core.records import NewPlayer
from tourney.store import players, schema, sqlite
from tourney.store.database import Database, file_url

LABEL = Text("Test", "Do it")


def refusal(path: Path, *, readonly: bool = False) -> StorageError:
    with pytest.raises(StorageError) as caught:
        Database.open(file_url(path), readonly=readonly)
    assert "{" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    "name", ["a.tourney", "a.b.c", "Übung 王 50%.tourney", "what?#1&mode=ro.tourney", "-x"]
)
def test_any_legal_name_makes_a_club(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    Database.create(file_url(path))
    club = Database.open(str(file_url(path)))
    assert [path] == list(tmp_path.iterdir())
    assert path == club.path
    assert 0 == club.last_change()
    club.check()


def test_a_new_file_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    Database.create(file_url(path))
    head = path.read_bytes()[:100]
    assert b"TRNY" == head[68:72]
    assert (1, 1) == (head[18], head[19])  # rollback journal, not write-ahead logging


def test_a_club_is_never_created_over_something(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    path.write_text("shopping list")
    with pytest.raises(StorageError) as caught:
        Database.create(file_url(path))
    assert "exists" == caught.value.code
    assert "shopping list" == path.read_text()


def test_a_file_made_by_another_meanwhile_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.tourney"
    upgrade = schema.upgrade

    def slow(*arguments: Any, **options: Any) -> None:
        upgrade(*arguments, **options)
        path.write_text("of another", "utf-8")

    monkeypatch.setattr(schema, "upgrade", slow)
    with pytest.raises(StorageError) as refusal:
        Database.create(file_url(path))
    assert refusal.value.code == "exists"
    assert path.read_text("utf-8") == "of another"
    assert [path] == list(tmp_path.iterdir())


def test_a_club_is_created_where_files_have_one_name_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "club.tourney"
    Database.create(file_url(path)).close()
    assert [path] == list(tmp_path.iterdir())


def test_a_missing_file_is_refused_and_not_made(tmp_path: Path) -> None:
    assert "missing" == refusal(tmp_path / "none.tourney").code
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"", b"name;club\n" * 50, sqlite.MAGIC + bytes(200)])
def test_other_files_are_no_clubs_and_stay_as_they_are(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.tourney"
    path.write_bytes(content)
    assert "not-a-club" == refusal(path).code
    assert content == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_somebody_elses_database_is_no_club(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("create table t (a)")
    assert "not-a-club" == refusal(path).code


def test_a_folder_is_no_club(tmp_path: Path) -> None:
    assert "not-a-club" == refusal(tmp_path).code


def test_a_file_cut_short_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    Database.create(file_url(path))
    path.write_bytes(path.read_bytes()[:8192])
    assert "damaged" == refusal(path).code


def test_a_page_of_rubbish_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    Database.create(file_url(path))
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xa5" * 4096
    path.write_bytes(content)
    assert "damaged" == refusal(path).code


def test_a_dangling_reference_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    Database.create(file_url(path))
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("insert into side (game_id, position) values (7, 0)")
        raw.commit()
    assert "damaged" == refusal(path).code


def test_a_club_without_tables_is_damaged(tmp_path: Path) -> None:
    sqlite.make_file(tmp_path / "club.tourney")
    assert "damaged" == refusal(tmp_path / "club.tourney").code


def test_a_newer_file_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    Database.create(file_url(path))
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("update alembic_version set version_num = '9999'")
        raw.commit()
    before = path.read_bytes()
    error = refusal(path)
    assert "newer-schema" == error.code
    assert "9999" in str(error)
    assert before == path.read_bytes()


def test_a_file_that_may_not_be_written_is_refused_and_opens_for_reading(
    club: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert club.path is not None
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    assert "read-only" == refusal(club.path).code
    reading = Database.open(club.url, readonly=True)
    assert 0 == reading.last_change()


def test_a_club_open_for_reading_refuses_to_write(club: Database) -> None:
    reading = Database.open(club.url, readonly=True)
    before = club.path.read_bytes() if club.path else b""
    with (
        pytest.raises(StorageError) as caught,
        reading.writing(desk="d", command="c", label=LABEL) as writer,
    ):
        players.add_player(writer, NewPlayer("Ada"), folded="ada")
    assert "read-only" == caught.value.code
    assert club.path is not None
    assert before == club.path.read_bytes()


def test_a_disk_that_turned_read_only_is_told(club: Database) -> None:
    """The driver itself refuses: the file is opened for reading behind the door's back."""
    assert club.path is not None
    sneaky = Database(club.url, sqlite.engine(club.path, readonly=True), readonly=False)
    with (
        pytest.raises(StorageError) as caught,
        sneaky.writing(desk="d", command="c", label=LABEL) as writer,
    ):
        players.add_player(writer, NewPlayer("Ada"), folded="ada")
    assert "read-only" == caught.value.code


def test_a_busy_club_is_locked_in_words(club: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    assert club.path is not None
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with (
            pytest.raises(StorageError) as caught,
            club.writing(desk="d", command="c", label=LABEL) as writer,
        ):
            players.add_player(writer, NewPlayer("Ada"), folded="ada")
        assert "locked" == caught.value.code
        assert "locked" == refusal(club.path).code


def test_a_full_disk_is_told_and_nothing_is_kept(club: Database) -> None:
    def fill() -> None:
        with club.writing(desk="d", command="c", label=LABEL) as writer:
            writer.connection.exec_driver_sql("PRAGMA max_page_count=1")
            players.add_players(writer, [NewPlayer("x" * 100)] * 5000, ["x" * 100] * 5000)

    with pytest.raises(StorageError) as caught:
        fill()
    assert "disk-full" == caught.value.code
    with club.reading() as reader:
        assert [] == players.list_players(reader)


def test_a_file_taken_away_is_missed(club: Database) -> None:
    assert club.path is not None
    club.path.unlink()
    with pytest.raises(StorageError) as caught:
        club.last_change()
    assert "missing" == caught.value.code
    assert not club.path.exists()


def test_opening_again_leaves_the_locks_of_a_write_alone(club: Database, start_python) -> None:
    """POSIX drops a process's locks with the first handle it closes: the header is not read plainly."""
    assert club.path is not None
    script = (
        "import sqlite3, sys\n"
        "raw = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)\n"
        "try:\n raw.execute('BEGIN IMMEDIATE'); print('free')\n"
        "except sqlite3.OperationalError: print('held')\n"
    )
    with club.writing(desk="d", command="c", label=LABEL) as writer:
        players.add_player(writer, NewPlayer("Ada"), folded="ada")
        Database.open(club.url)
        assert "held\n" == start_python(script, club.path).communicate(timeout=30)[0]


def test_a_file_switched_to_write_ahead_logging_is_switched_back(club: Database) -> None:
    assert club.path is not None
    with closing(sqlite3.connect(club.path)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
    Database.open(club.url)
    assert 1 == club.path.read_bytes()[18]


def test_opening_is_quick_and_needs_no_alembic(club: Database, start_python) -> None:
    script = (
        "import sys\nfrom tourney.store.database import Database\n"
        "Database.open(sys.argv[1]).last_change()\nprint('alembic' in sys.modules)\n"
    )
    assert "False\n" == start_python(script, club.url).communicate(timeout=60)[0]
    took = []
    for _ in range(5):
        began = time.perf_counter()
        Database.open(club.url)
        took.append(time.perf_counter() - began)
    assert min(took) < 0.06


def test_network_mounts_are_seen() -> None:
    mounts = [
        "22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw",
        "40 22 0:44 / /mnt/our\\040share rw - cifs //server/share rw",
        "41 40 8:2 / /mnt/our\\040share/local rw - ext4 /dev/sdb1 rw",
        "42 22 0:45 / /home shared:1 - nfs4 server:/home rw",
    ]
    assert sqlite.network_mount(mounts, "/mnt/our share/club.tourney")
    assert sqlite.network_mount(mounts, "/home/ann/club.tourney")
    assert not sqlite.network_mount(mounts, "/mnt/our share/local/club.tourney")
    assert not sqlite.network_mount(mounts, "/homework/club.tourney")


def test_a_local_club_has_no_warning(club: Database) -> None:
    assert club.warning is None


def test_the_revision_repeated_in_the_program_is_the_newest_script() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(schema.alembic_config())
    assert scripts.get_current_head() == schema.HEAD
    assert [one.revision for one in reversed(list(scripts.walk_revisions()))] == list(schema.REVISIONS)


def test_the_change_number_follows_a_file_put_in_the_place_of_the_club(tmp_path: Path) -> None:
    one, other = tmp_path / "one.tourney", tmp_path / "other.tourney"
    club = Database.create(file_url(one))
    with club.writing(desk="a", command="c", label=Text("T", "one")) as writer:
        players.add_player(writer, NewPlayer("Ana"), folded="ana")
    assert club.last_change() == 1
    Database.create(file_url(other)).close()
    other.replace(one)
    assert club.last_change() == 0
    one.unlink()
    with pytest.raises(StorageError) as lost:
        club.last_change()
    assert lost.value.code == "missing"
    club.close()
