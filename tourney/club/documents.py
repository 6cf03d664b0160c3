"""Everything a club can put on paper or into a file: each document by key, and the sheets it is made of.

The screen, the printer, the exports and the command line all take their documents from here, so none of
them can know one that the others lack.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from tourney.club import reports
from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Sheet

UNKNOWN_DOCUMENT = QT_TRANSLATE_NOOP("Errors", "There is no document “{key}”. Known: {known}.")
NEEDS_EVENT = QT_TRANSLATE_NOOP("Errors", "“{document}” is made of an event. Choose one first.")
NEEDS_PLAYER = QT_TRANSLATE_NOOP("Errors", "“{document}” is made for a player. Choose one first.")


class Needs(StrEnum):
    """What a document is made of."""

    CLUB = "club"
    EVENT = "event"
    ROUND = "round"
    """A round of an event; the newest one where none is named."""
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a document shall be about; each looks at what it needs.

    ``section`` and ``stage_id`` choose a part of the event, None is the whole; ``group`` is the name of a
    prize group. ``since`` and ``until`` bound a season or the changes of a rating list, both included.
    """

    event_id: int | None = None
    round_id: int | None = None
    player_id: int | None = None
    section: str | None = None
    stage_id: int | None = None
    group: str | None = None
    since: dt.date | None = None
    until: dt.date | None = None


Make = Callable[[Club, Wanted], tuple[Sheet, ...]]
Fits = Callable[[Club, Wanted], bool]


def _always(club: Club, wanted: Wanted) -> bool:
    del club, wanted
    return True


@dataclass(frozen=True, slots=True)
class Document:
    """Something to print and to export.

    ``make`` reads the club when it is wanted and gives one sheet or more; ``fits`` tells whether there is
    such a thing at all (a bracket only of a knockout). Keys are typed on the command line.
    """

    key: str
    label: Text
    needs: Needs
    make: Make
    fits: Fits = _always


def available(club: Club, wanted: Wanted) -> tuple[Document, ...]:
    """Return the documents that can be made of what is given, in the order of a list."""
    return tuple(one for one in DOCUMENTS.values() if _met(club, one, wanted) and one.fits(club, wanted))


def make(club: Club, key: str, wanted: Wanted) -> tuple[Sheet, ...]:
    """Return the sheets of a document, at least one.

    Raises
    ------
    TourneyError
        "unknown-document"; "document-needs" where no event or player is named; "unknown-event",
        "unknown-player", "no-round" and what else its making may refuse.
    """
    document = DOCUMENTS.get(key)
    if document is None:
        text = UNKNOWN_DOCUMENT(key=key, known=", ".join(DOCUMENTS))
        raise TourneyError("unknown-document", text, field="document")
    if document.needs is Needs.PLAYER and wanted.player_id is None:
        raise TourneyError("document-needs", NEEDS_PLAYER(document=document.label), field="player")
    if document.needs in (Needs.EVENT, Needs.ROUND) and wanted.event_id is None:
        raise TourneyError("document-needs", NEEDS_EVENT(document=document.label), field="event")
    return document.make(club, wanted)


def _met(club: Club, document: Document, wanted: Wanted) -> bool:
    if document.needs is Needs.PLAYER:
        return wanted.player_id is not None
    if document.needs is Needs.CLUB:
        return True
    if wanted.event_id is None:
        return False
    return document.needs is Needs.EVENT or bool(event_facts(club, wanted.event_id).rounds)


def _event(wanted: Wanted) -> int:
    assert wanted.event_id is not None
    return wanted.event_id


def _rating_list(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    del wanted
    return (reports.rating_list_sheet(club),)


def _standings(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (reports.night_sheet(club, _event(wanted)),)


def _by_board(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (reports.pairings_sheet(club, _event(wanted), round_id=wanted.round_id),)


def _by_name(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (reports.pairings_sheet(club, _event(wanted), by_name=True, round_id=wanted.round_id),)


_ALL = (
    Document("rating-list", QT_TRANSLATE_NOOP("Documents", "Rating list"), Needs.CLUB, _rating_list),
    Document("standings", QT_TRANSLATE_NOOP("Documents", "Standings"), Needs.EVENT, _standings),
    Document(
        "pairings-by-board", QT_TRANSLATE_NOOP("Documents", "Pairings by board"), Needs.ROUND, _by_board
    ),
    Document("pairings-by-name", QT_TRANSLATE_NOOP("Documents", "Pairings by name"), Needs.ROUND, _by_name),
)

DOCUMENTS: Mapping[str, Document] = MappingProxyType({one.key: one for one in _ALL})
