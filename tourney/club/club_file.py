"""A whole club as one JSON document, and a club file made of such a document."""

from __future__ import annotations

from pathlib import Path

from tourney import __version__
from tourney.club.club import Club
from tourney.club.engine_choice import chosen
from tourney.club.rating_lists import document_from
from tourney.club.reports import write_whole as write_file
from tourney.club.rules_check import refuse_bad_event, refuse_bad_rules
from tourney.club.vote_changes import imported_in, setup_in
from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.club_document import (
    LIMIT_MB,
    TOO_BIG,
    ClubDocument,
    Table,
    looks_like_club,
    read_club,
    write_club,
)
from tourney.store import entries, events, games, journal, players, rating_lists, settings, teams
from tourney.store.concerned import refuse_broken
from tourney.store.database import Database
from tourney.store.sqlite import MAGIC
from tourney.store.whole import WholeTable, read_whole, write_whole

CANNOT_READ = QT_TRANSLATE_NOOP("Errors", "{name} cannot be read: {reason}")
SUFFIX = ".json"
_HEAD = 400


def club_document(club: Club) -> bytes:
    """Return the whole club as JSON: every table to the last digit, its history with it."""
    revision, tables = read_whole(club.database)
    document = ClubDocument(
        revision,
        f"Tourney {__version__}",
        {name: Table(one.columns, one.rows) for name, one in tables.items()},
    )
    return write_club(document)


def export_club(club: Club, path: Path) -> None:
    """Write the whole club as JSON, whole or not at all; raises StorageError "cannot-write"."""
    write_file(path, club_document(club))


def is_club_document(path: Path) -> bool:
    """Tell whether a file begins like a club written as JSON; False for one that cannot be read."""
    try:
        with path.open("rb") as file:
            return looks_like_club(file.read(_HEAD))
    except OSError:
        return False


def is_database(path: Path) -> bool:
    """Tell whether a file begins like a club file, or like a stranger's database: opening it says which."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def make_club(document: Path, path: Path) -> None:
    """Make a club file of a JSON document; the club equals the one that was written.

    Raises
    ------
    TourneyError
        What ``read_document`` refuses; StorageError "exists", "newer-schema", "document-unfit" and the
        faults of disks.
    """
    found = read_document(document)
    tables = {name: WholeTable(table.columns, table.rows) for name, table in found.tables.items()}
    write_whole(path, found.schema, tables, check=_understood)


def read_document(document: Path) -> ClubDocument:
    """Return the club that a JSON document holds.

    Raises
    ------
    TourneyError
        What ``club_document.read_club`` refuses; StorageError "too-big" or "cannot-read".
    """
    try:
        if document.stat().st_size > LIMIT_MB * 2**20:
            raise StorageError("too-big", TOO_BIG(name=document.name, limit=LIMIT_MB))
        data = document.read_bytes()
    except OSError as error:
        text = CANNOT_READ(name=document.name, reason=error.strerror or str(error))
        raise StorageError("cannot-read", text) from error
    return read_club(data, document.name)


def _understood(database: Database) -> None:
    """Read everything once, so that a value that means nothing is found before the club is there."""
    with database.reading() as reader:
        stored = settings.all_settings(reader)
        if not isinstance(stored.get("name", ""), str):
            raise TypeError("setting.name")
        chosen(stored)
        players.list_players(reader, archived=None)
        players.list_start_ratings(reader)
        teams.list_teams(reader)
        games.list_games(reader)
        imported_in(stored)
        for published in rating_lists.all_lists(reader):
            if published.content:
                document_from(published)
        for event in events.list_events(reader):
            refuse_bad_event(event)
            setup_in(stored, event.id)
            events.list_entries(reader, event.id)
            events.list_rounds(reader, event.id)
            for stage in entries.list_stages(reader, event.id):
                refuse_bad_rules(stage.rules)
            entries.list_absences(reader, event.id)
        refuse_broken(reader)
    journal.entries(database, limit=50)
