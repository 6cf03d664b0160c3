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
from tourney.club.arena import Wanted as WantedBoard
from tourney.club.arena_sheets import club_sheet as arena_club_sheet
from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.desk_sheets import check_in_sheet, slips_sheet
from tourney.club.event_sheets import crosstable_sheet, opponents_sheets, standings_sheet
from tourney.club.pairing_report_sheet import pairing_report_sheet
from tourney.club.published_sheets import comparison_sheet, published, published_sheet
from tourney.club.rating_changes import rating_changes_sheet
from tourney.club.schedule_sheets import bracket_sheets, schedule_sheet
from tourney.club.season_sheet import season_sheets
from tourney.club.wall_chart import wall_chart_sheets
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Stage
from tourney.core.rules import EventRules
from tourney.exchange.base import Sheet

UNKNOWN_DOCUMENT = QT_TRANSLATE_NOOP("Errors", "There is no document “{key}”. Known: {known}.")
NEEDS_EVENT = QT_TRANSLATE_NOOP("Errors", "“{document}” is made of an event. Choose one first.")
NEEDS_PLAYER = QT_TRANSLATE_NOOP("Errors", "“{document}” is made for a player. Choose one first.")
NO_BRACKET = QT_TRANSLATE_NOOP("Errors", "This event is not played in a bracket.")

BRACKETS = ("knockout", "double-elimination")
LARGEST_MATRIX = 60


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
    ``list_id`` is a published rating list (None: the newest), ``other_id`` the one it is compared with
    (None: the list now). ``board`` is the arena board with its filters; it counts before the other fields.
    """

    event_id: int | None = None
    round_id: int | None = None
    player_id: int | None = None
    section: str | None = None
    stage_id: int | None = None
    group: str | None = None
    since: dt.date | None = None
    until: dt.date | None = None
    list_id: int | None = None
    other_id: int | None = None
    board: WantedBoard | None = None


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


def _stage(club: Club, wanted: Wanted) -> Stage | None:
    found = (one for one in event_facts(club, _event(wanted)).stages if one.id == wanted.stage_id)
    return next(found, None)


def _rules(club: Club, wanted: Wanted) -> EventRules:
    return event_facts(club, _event(wanted)).rules(_stage(club, wanted))


def _rating_list(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    del wanted
    return (reports.rating_list_sheet(club),)


def _rating_changes(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (rating_changes_sheet(club, since=wanted.since),)


def _standings(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    stage = _stage(club, wanted)
    return (standings_sheet(club, _event(wanted), section=wanted.section, stage=stage, group=wanted.group),)


def _crosstable(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    stage = _stage(club, wanted)
    return (crosstable_sheet(club, _event(wanted), section=wanted.section, stage=stage),)


def _by_opponent(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return opponents_sheets(club, _event(wanted), section=wanted.section, stage=_stage(club, wanted))


def _wall_chart(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return wall_chart_sheets(club, _event(wanted), section=wanted.section, stage=_stage(club, wanted))


def _schedule(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    stage = _stage(club, wanted)
    return (schedule_sheet(club, _event(wanted), section=wanted.section, stage=stage),)


def _bracket(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    found = bracket_sheets(club, _event(wanted), section=wanted.section, stage=_stage(club, wanted))
    if not found:
        raise TourneyError("no-bracket", NO_BRACKET)
    return found


def _in_bracket(club: Club, wanted: Wanted) -> bool:
    return _rules(club, wanted).system in BRACKETS


def _matrix_fits(club: Club, wanted: Wanted) -> bool:
    """Return whether a table of everybody against everybody is one that can be read."""
    return len(event_facts(club, _event(wanted)).player_ids) <= LARGEST_MATRIX


def _by_board(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (reports.pairings_sheet(club, _event(wanted), round_id=wanted.round_id),)


def _by_name(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (reports.pairings_sheet(club, _event(wanted), by_name=True, round_id=wanted.round_id),)


def _pairing_report(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (pairing_report_sheet(club, _event(wanted), round_id=wanted.round_id),)


def _slips(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (slips_sheet(club, _event(wanted), round_id=wanted.round_id),)


def _check_in(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (check_in_sheet(club, _event(wanted)),)


def _published(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (published_sheet(club, wanted.list_id),)


def _comparison(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    return (comparison_sheet(club, wanted.list_id, wanted.other_id),)


def _is_published(club: Club, wanted: Wanted) -> bool:
    del wanted
    return bool(published(club))


def _arena(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    board = wanted.board or WantedBoard(wanted.event_id, since=wanted.since, until=wanted.until)
    return (arena_club_sheet(club, board),)


def _season(club: Club, wanted: Wanted) -> tuple[Sheet, ...]:
    assert wanted.player_id is not None
    return season_sheets(club, wanted.player_id, since=wanted.since, until=wanted.until)


_ALL = (
    Document("standings", QT_TRANSLATE_NOOP("Documents", "Standings"), Needs.EVENT, _standings),
    Document("crosstable", QT_TRANSLATE_NOOP("Documents", "Crosstable"), Needs.EVENT, _crosstable),
    Document(
        "crosstable-by-opponent",
        QT_TRANSLATE_NOOP("Documents", "Crosstable by opponent"),
        Needs.EVENT,
        _by_opponent,
        _matrix_fits,
    ),
    Document("wall-chart", QT_TRANSLATE_NOOP("Documents", "Wall chart"), Needs.EVENT, _wall_chart),
    Document("schedule", QT_TRANSLATE_NOOP("Documents", "Schedule"), Needs.EVENT, _schedule),
    Document("bracket", QT_TRANSLATE_NOOP("Documents", "Bracket"), Needs.EVENT, _bracket, _in_bracket),
    Document(
        "pairings-by-board", QT_TRANSLATE_NOOP("Documents", "Pairings by board"), Needs.ROUND, _by_board
    ),
    Document("pairings-by-name", QT_TRANSLATE_NOOP("Documents", "Pairings by name"), Needs.ROUND, _by_name),
    Document(
        "pairing-report", QT_TRANSLATE_NOOP("Documents", "Pairing report"), Needs.ROUND, _pairing_report
    ),
    Document("result-slips", QT_TRANSLATE_NOOP("Documents", "Result slips"), Needs.ROUND, _slips),
    Document("check-in", QT_TRANSLATE_NOOP("Documents", "Check-in list"), Needs.EVENT, _check_in),
    Document("rating-list", QT_TRANSLATE_NOOP("Documents", "Rating list"), Needs.CLUB, _rating_list),
    Document(
        "rating-changes",
        QT_TRANSLATE_NOOP("Documents", "Rating list with changes"),
        Needs.CLUB,
        _rating_changes,
    ),
    Document(
        "published-list",
        QT_TRANSLATE_NOOP("Documents", "Published rating list"),
        Needs.CLUB,
        _published,
        _is_published,
    ),
    Document(
        "list-comparison",
        QT_TRANSLATE_NOOP("Documents", "Comparison of rating lists"),
        Needs.CLUB,
        _comparison,
        _is_published,
    ),
    Document("arena", QT_TRANSLATE_NOOP("Documents", "Arena board"), Needs.CLUB, _arena),
    Document("season", QT_TRANSLATE_NOOP("Documents", "Season sheet"), Needs.PLAYER, _season),
)

DOCUMENTS: Mapping[str, Document] = MappingProxyType({one.key: one for one in _ALL})
