"""Copies of a sample club whose days are moved, so that its past ends shortly before today."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import sqlalchemy as sa

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store import sqlite
from tourney.store.tables import EventRow, GameRow, JournalRow, StartRatingRow, table_of

MISSING = QT_TRANSLATE_NOOP(
    "Storage", "The demo club is missing from this installation. Install Tourney again."
)


def copy_shifted(source: Path, target: Path, today: dt.date) -> None:
    """Copy a club file, all dates moved by whole weeks so that the last game lies 1 to 7 days back.

    The copy's journal starts empty: there is nothing of one's own to undo in it yet.
    """
    if not source.is_file():
        raise StorageError("missing", MISSING)
    sqlite.copy_new(source, target)
    game = table_of(GameRow)
    with sqlite.engine(target).execution_options(write=True).begin() as connection:
        last = connection.execute(sa.select(sa.func.max(game.c.date))).scalar()
        if last is not None:
            weeks = (today - last - dt.timedelta(days=1)).days // 7
            for table in (game, table_of(EventRow), table_of(StartRatingRow)):
                sqlite.shift_days(connection, table, "date", 7 * weeks)
        connection.execute(sa.delete(table_of(JournalRow)))


def without_journal(path: Path) -> None:
    """Empty the journal of a club that is to be shipped, and make its file small."""
    with sqlite.engine(path).execution_options(write=True).begin() as connection:
        connection.execute(sa.delete(table_of(JournalRow)))
    sqlite.compact(path)
