"""What the tests of the store share: a club in a temporary folder, and a way to compare two."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tourney.core.marks import Text
from tourney.store.database import Database, file_url
from tourney.store.tables import JOURNALED

LABEL = Text("Test", "Do {what}", {"what": "it"})
ROOT = Path(__file__).resolve().parents[2]

Dump = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def club(tmp_path: Path) -> Database:
    """An empty club."""
    return Database.create(file_url(tmp_path / "club.tourney"))


@pytest.fixture
def do(club: Database) -> Callable[..., Any]:
    """Run ``function(writer, ...)`` as one action of the club."""

    def run(function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        with club.writing(desk="desk", command=function.__name__, label=LABEL) as writer:
            return function(writer, *arguments, **options)

    return run


@pytest.fixture
def ask(club: Database) -> Callable[..., Any]:
    """Run ``function(reader, ...)`` on the club."""

    def run(function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        with club.reading() as reader:
            return function(reader, *arguments, **options)

    return run


def dump(database: Database) -> Dump:
    """Every journaled row but for its version, by table."""
    found: Dump = {}
    with database.reading() as reader:
        for name, table in JOURNALED.items():
            columns = [column for column in table.c if column.name != "version"]
            query = sa.select(*columns).order_by(*table.primary_key.columns)
            found[name] = [tuple(row) for row in reader.connection.execute(query)]
    return found


@pytest.fixture
def dumped() -> Callable[[Database], Dump]:
    return dump


@pytest.fixture
def start_python() -> Callable[..., subprocess.Popen[str]]:
    """Start a script in a Python of its own, with its output piped."""

    def start(script: str, *arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", script, *(str(one) for one in arguments)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    return start
