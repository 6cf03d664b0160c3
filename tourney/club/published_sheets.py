"""Published rating lists on paper: a list as it was, and two lists side by side."""

from __future__ import annotations

import datetime as dt

from tourney.club.club import Club
from tourney.club.figures import change_cell, figure_cell, points, span
from tourney.club.rating_lists import (
    ListRow,
    Moved,
    RatingDocument,
    compare,
    document_from,
    document_of,
    periods,
)
from tourney.club.reports import (
    DEVIATION,
    ESTABLISHED,
    PLAYED,
    PLAYER,
    RANGE,
    RANK,
    RATING,
    RATING_LIST,
)
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.core.records import PublishedList
from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet
from tourney.ratings.registry import ENGINES

TITLE = QT_TRANSLATE_NOOP("Sheet", "Rating list “{name}”")
NOW = QT_TRANSLATE_NOOP("Sheet", "the list now")
AS_OF = QT_TRANSLATE_NOOP("Sheet", "{club}, as of {date}, by {engine}")
PUBLISHED_AT = QT_TRANSLATE_NOOP("Sheet", "Published on {date}; it does not change any more.")
PLACING = QT_TRANSLATE_NOOP("Sheet", "Provisional")
FROM_TO = QT_TRANSLATE_NOOP("Sheet", "From “{before}” to “{after}”")
DATES = QT_TRANSLATE_NOOP("Sheet", "{club}: from {before} to {after}")
IN_BOTH = QT_TRANSLATE_NOOP("Sheet", "In both lists")
NEWCOMERS = QT_TRANSLATE_NOOP("Sheet", "New in the list")
LEFT = QT_TRANSLATE_NOOP("Sheet", "No longer in the list")
RANK_BEFORE = QT_TRANSLATE_NOOP("Sheet", "Earlier rank")
RANK_AFTER = QT_TRANSLATE_NOOP("Sheet", "Later rank")
PLACES = QT_TRANSLATE_NOOP("Sheet", "Places")
BEFORE = QT_TRANSLATE_NOOP("Sheet", "Earlier rating")
AFTER = QT_TRANSLATE_NOOP("Sheet", "Later rating")
CHANGE = QT_TRANSLATE_NOOP("Sheet", "Change")
OTHER_ENGINE = QT_TRANSLATE_NOOP(
    "Sheet",
    "The lists were made by different engines or settings: places can be compared, points with care.",
)
COUNTS = QT_TRANSLATE_NOOP("Sheet", "In both lists: {both}; new: {new}; no longer in the list: {gone}.")
NOTHING = QT_TRANSLATE_NOOP("Errors", "There is no published rating list yet.")
UNKNOWN = QT_TRANSLATE_NOOP("Errors", "There is no published rating list with the number {number}.")
NOT_CALLED = QT_TRANSLATE_NOOP(
    "Errors", "No published rating list is called “{text}” or of that day. There are: {known}."
)


def published(club: Club) -> tuple[PublishedList, ...]:
    """Return the published lists, newest first; an open period has none yet."""
    return tuple(one for one in periods(club) if one.published_at is not None)


def find(club: Club, list_id: int | None) -> PublishedList:
    """Return a published list by its id, the newest one for None.

    Raises
    ------
    TourneyError
        "no-list".
    """
    known = published(club)
    if list_id is None:
        if not known:
            raise TourneyError("no-list", NOTHING, field="list")
        return known[0]
    found = next((one for one in known if one.id == list_id), None)
    if found is None:
        raise TourneyError("no-list", UNKNOWN(number=list_id), field="list")
    return found


def called(club: Club, text: str) -> PublishedList:
    """Return the newest published list of this name, or else of this day.

    Raises
    ------
    TourneyError
        "no-list", with the names that there are.
    """
    known = published(club)
    wanted = text.strip()
    found = [one for one in known if fold(one.name) == fold(wanted)]
    found += [one for one in known if one.date.isoformat() == wanted]
    if not found:
        if not known:
            raise TourneyError("no-list", NOTHING, field="list")
        names = ", ".join(f"{one.name} ({one.date.isoformat()})" for one in known)
        raise TourneyError("no-list", NOT_CALLED(text=wanted, known=names), field="list")
    return found[0]


def published_sheet(club: Club, list_id: int | None = None) -> Sheet:
    """Return a published list as it was; TourneyError "no-list", "bad-list"."""
    one = find(club, list_id)
    at = one.published_at.astimezone().date() if one.published_at is not None else one.date
    return list_sheet(club, document_from(one), one.name, (PUBLISHED_AT(date=at),))


def list_now(club: Club) -> RatingDocument:
    """Return the list as it stands, by the club's present ratings; without any it has no rows."""
    rated = club.rated
    if rated is None:
        return RatingDocument(dt.date.today(), "", {}, 0, ())
    return document_of(club, rated, rated.as_of)


def list_sheet(
    club: Club, document: RatingDocument, name: str | None = None, notes: tuple[Text, ...] = ()
) -> Sheet:
    """Return a list, established players with ranks, provisional ones below; *name* None: as it stands."""
    sure = any(row.deviation is not None for row in document.rows)
    doubt = (Column("deviation", DEVIATION, CellKind.NUMBER), Column("range", RANGE, align=Align.RIGHT))
    columns = (
        Column("rank", RANK, CellKind.NUMBER),
        Column("player", PLAYER, stretch=True),
        Column("rating", RATING, CellKind.NUMBER),
        *(doubt if sure else ()),
        Column("games", PLAYED, CellKind.NUMBER),
    )
    rows = tuple(_row(row, document.decimals, sure=sure) for row in document.rows)
    subtitle = AS_OF(club=club.name, date=document.date, engine=_engine(document))
    title = RATING_LIST if name is None else TITLE(name=name)
    return Sheet(title, columns, rows, subtitle, notes)


def comparison_sheet(club: Club, before: int | None = None, after: int | None = None) -> Sheet:
    """Return what changed from a published list (None: the newest) to another, or to now with None.

    Raises
    ------
    TourneyError
        "no-list", "bad-list".
    """
    old = find(club, before)
    then = document_from(old)
    if after is None:
        return moves_sheet(club, (old.name, then), (NOW, list_now(club)))
    new = find(club, after)
    return moves_sheet(club, (old.name, then), (new.name, document_from(new)))


def moves_sheet(
    club: Club, before: tuple[str | Text, RatingDocument], after: tuple[str | Text, RatingDocument]
) -> Sheet:
    """Return two lists side by side: the largest change first, then newcomers, then who left."""
    (old_name, old), (new_name, new) = before, after
    columns = (
        Column("rank_before", RANK_BEFORE, CellKind.NUMBER),
        Column("rank", RANK_AFTER, CellKind.NUMBER),
        Column("places", PLACES, CellKind.NUMBER),
        Column("player", PLAYER, stretch=True),
        Column("before", BEFORE, CellKind.NUMBER),
        Column("rating", AFTER, CellKind.NUMBER),
        Column("change", CHANGE, CellKind.NUMBER),
    )
    moved = compare(old, new)
    both = [one for one in moved if one.change is not None]
    joined = sorted((one for one in moved if one.before is None), key=_by_rating)
    gone = sorted((one for one in moved if one.after is None), key=_by_rating)
    rows = tuple(
        _moved(one, old.decimals, new.decimals, section)
        for some, section in ((both, IN_BOTH), (joined, NEWCOMERS), (gone, LEFT))
        for one in some
    )
    notes: tuple[Text, ...] = (COUNTS(both=len(both), new=len(joined), gone=len(gone)),)
    if (old.engine, dict(old.params)) != (new.engine, dict(new.params)):
        notes = (*notes, OTHER_ENGINE)
    title = FROM_TO(before=old_name, after=new_name)
    return Sheet(title, columns, rows, DATES(club=club.name, before=old.date, after=new.date), notes)


def _by_rating(one: Moved) -> float:
    row = one.after or one.before
    return -row.rating if row is not None else 0.0


def _row(row: ListRow, decimals: int, *, sure: bool) -> Row:
    doubt: tuple[Cell, ...] = ()
    if sure:
        known = row.deviation is not None
        doubt = (
            figure_cell(row.deviation, decimals),
            Cell(span(row.low, row.high, decimals) if known else ""),
        )
    return Row(
        (_rank(row), Cell(row.name), _rating(row, decimals), *doubt, Cell(row.games)),
        PLACING if row.provisional else ESTABLISHED,
    )


def _moved(one: Moved, old: int, new: int, section: Text) -> Row:
    before, after = one.before, one.after
    climbed = None
    if before is not None and after is not None and before.rank is not None and after.rank is not None:
        climbed = before.rank - after.rank
    return Row(
        (
            _rank(before),
            _rank(after),
            change_cell(climbed),
            Cell(one.name),
            _rating(before, old) if before is not None else Cell(None, ""),
            _rating(after, new) if after is not None else Cell(None, ""),
            change_cell(one.change, max(old, new)),
        ),
        section,
    )


def _rank(row: ListRow | None) -> Cell:
    rank = None if row is None else row.rank
    return Cell(rank, None if rank is not None else "–")


def _rating(row: ListRow, decimals: int) -> Cell:
    """Return a rating, of a provisional player with a deviation the range it may lie in."""
    if row.provisional and row.deviation is not None:
        return Cell(points(row.rating, decimals), span(row.low, row.high, decimals))
    return figure_cell(row.rating, decimals)


def _engine(document: RatingDocument) -> Text | str:
    known = ENGINES.get(document.engine)
    return known.label if known is not None else document.engine
