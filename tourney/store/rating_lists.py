"""Published rating lists: dated documents that nothing changes any more."""

from __future__ import annotations

import datetime as dt

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import PublishedList
from tourney.store import moments
from tourney.store.tables import RatingListRow, table_of
from tourney.store.writer import Reader, Writer

UNKNOWN_LIST = QT_TRANSLATE_NOOP("Errors", "This rating list is not in the club any more.")

LIST = table_of(RatingListRow)


def open_period(writer: Writer, name: str, start: dt.date) -> int:
    """Begin a rating period that is not published yet, and return its id."""
    return writer.insert(RatingListRow, {"name": name, "start": start, "date": start})


def publish(writer: Writer, list_id: int, *, name: str, date: dt.date, content: str, at: dt.datetime) -> None:
    """Freeze a period with its list, as JSON text; raises ``TourneyError`` "unknown-list"."""
    get_list(writer, list_id)
    values = {"name": name, "date": date, "content": content, "published_at": moments.stored(at)}
    writer.update(RatingListRow, list_id, values)


def delete_list(writer: Writer, list_id: int) -> None:
    """Take a list or an open period away; raises ``TourneyError`` "unknown-list"."""
    get_list(writer, list_id)
    writer.delete(RatingListRow, list_id)


def get_list(reader: Reader, list_id: int) -> PublishedList:
    """Return a list; raises ``TourneyError`` "unknown-list"."""
    found = _lists(reader, LIST.c.id == list_id)
    if not found:
        raise TourneyError("unknown-list", UNKNOWN_LIST, field="list")
    return found[0]


def all_lists(reader: Reader) -> list[PublishedList]:
    """Return every list and open period, newest first."""
    return _lists(reader, sa.true())


def _lists(reader: Reader, where: sa.ColumnElement[bool]) -> list[PublishedList]:
    query = sa.select(LIST).where(where).order_by(LIST.c.date.desc(), LIST.c.id.desc())
    return [
        PublishedList(
            id=row.id,
            name=row.name,
            start=row.start,
            date=row.date,
            published_at=None if row.published_at is None else moments.shown(row.published_at),
            content=row.content,
            version=row.version,
        )
        for row in reader.connection.execute(query)
    ]
