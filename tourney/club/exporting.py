"""Everything that goes out of a club into a file: lists, reports of events, the whole club, pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from tourney.club import documents
from tourney.club.club import Club
from tourney.club.club_file import export_club
from tourney.club.desk import all_events
from tourney.club.documents import Wanted
from tourney.club.event_export import event_report, lost_in, write_report
from tourney.club.list_sheets import games_sheet, players_sheet
from tourney.club.reports import CANNOT_WRITE, rating_list_sheet, write_sheet, write_whole
from tourney.club.season_sheet import career_sheet
from tourney.core.errors import StorageError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text, Translate, english
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.records import Event
from tourney.exchange.base import Sheet
from tourney.exchange.site import Chapter, pages, single_page

NEEDS_EVENT = QT_TRANSLATE_NOOP("Errors", "“{what}” is made of an event. Choose one first.")
IS_FOLDER = QT_TRANSLATE_NOOP("Errors", "{name} is a folder. Name a file.")
IS_FILE = QT_TRANSLATE_NOOP("Errors", "{name} is a file. Name a folder, or a file that ends in .html.")
RATING_LIST = QT_TRANSLATE_NOOP("Site", "Rating list")
ALL_PAGES = QT_TRANSLATE_NOOP("Site", "All pages")
OF_EVENT = ("standings", "crosstable")


class What(StrEnum):
    """What can be written; the keys are typed on the command line."""

    STANDINGS = "standings"
    RATINGS = "ratings"
    PLAYERS = "players"
    GAMES = "games"
    TRF16 = "trf16"
    TRF26 = "trf26"
    JSON = "json"
    SITE = "site"


OF_AN_EVENT = frozenset((What.STANDINGS, What.TRF16, What.TRF26))
SHEETS = frozenset((What.STANDINGS, What.RATINGS, What.PLAYERS, What.GAMES))


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written, and a sentence for each thing that the format cannot hold."""

    path: Path
    lost: tuple[Text, ...] = ()


def export(
    club: Club,
    what: What,
    path: Path,
    *,
    event_id: int | None = None,
    translate: Translate = english,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Exported:
    """Write something of the club to a file, whole or not at all.

    A list goes out in the format of the file's suffix (.csv, .xlsx, .html, .json); pages go into a folder,
    or into one file where *path* ends in .html. *options* are as in ``reports.write_sheet``.

    Raises
    ------
    TourneyError
        "needs-event", "unknown-event", "format-unknown", "bad-option"; StorageError "cannot-write".
    Cancelled
        When asked to stop; of a folder of pages none is written then.
    """
    if what in OF_AN_EVENT and event_id is None:
        raise TourneyError("needs-event", NEEDS_EVENT(what=str(what)), field="event")
    if path.is_dir() and what is not What.SITE:
        raise TourneyError("is-folder", IS_FOLDER(name=path.name), field="path")
    if what in SHEETS:
        write_sheet(sheet_of(club, what, event_id), path, translate, options=options)
        return Exported(path)
    match what:
        case What.JSON:
            export_club(club, path)
        case What.SITE:
            language = str((options or {}).get("language", "en"))
            return _site(club, path, translate, language, progress, cancelled)
        case _:
            assert event_id is not None
            report = event_report(club, event_id)
            write_whole(path, write_report(report, str(what)))
            return Exported(path, lost_in(report, str(what)))
    return Exported(path)


def sheet_of(club: Club, what: What, event_id: int | None = None) -> Sheet:
    """Return a list as a sheet; TourneyError "unknown-event"."""
    make: dict[What, Callable[[], Sheet]] = {
        What.STANDINGS: lambda: documents.make(club, "standings", Wanted(event_id))[0],
        What.RATINGS: lambda: rating_list_sheet(club),
        What.PLAYERS: lambda: players_sheet(club),
        What.GAMES: lambda: games_sheet(club),
    }
    return make[what]()


def _site(
    club: Club,
    path: Path,
    translate: Translate,
    language: str,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> Exported:
    single = path.suffix.lower() in (".html", ".htm")
    if single and path.is_dir():
        raise TourneyError("is-folder", IS_FOLDER(name=path.name), field="path")
    if not single and path.exists() and not path.is_dir():
        raise TourneyError("is-file", IS_FILE(name=path.name), field="path")
    shown = [event for event in all_events(club) if documents.available(club, Wanted(event.id))]
    chapters = [Chapter("ratings", RATING_LIST, (rating_list_sheet(club),))]
    for number, event in enumerate(shown):
        checkpoint(number, len(shown), progress, cancelled)
        chapters.append(Chapter(f"event-{event.id}", f"{event.name}, {event.date}", _of_event(club, event)))
    checkpoint(len(shown), len(shown), progress, cancelled)
    if single:
        write_whole(path, single_page(club.name, chapters, translate=translate, language=language))
        return Exported(path)
    people = _people(club, chapters[0].sheets[0], progress, cancelled)
    files = pages(club.name, chapters, back=ALL_PAGES, people=people, translate=translate, language=language)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        text = CANNOT_WRITE(name=path.name, reason=error.strerror or str(error))
        raise StorageError("cannot-write", text) from error
    # The page with the links last: it never leads to a page that is not there yet.
    for name in sorted(files, key=lambda one: one == "index.html"):
        write_whole(path / name, files[name])
    return Exported(path)


def _people(
    club: Club, ratings: Sheet, progress: Progress | None, cancelled: CancelCheck | None
) -> list[Chapter]:
    """Return a page for everybody who has played: the line of the rating list, and all games."""
    at = next(i for i, column in enumerate(ratings.columns) if column.key == "player")
    line = {str(row.cells[at].value): row for row in ratings.rows}
    names = {one.id: one.name for one in club.register().players.values()}
    ids = sorted(set(club.games().player_id.tolist()) & names.keys())
    found = []
    for number, player_id in enumerate(ids):
        checkpoint(number, len(ids), progress, cancelled)
        name = names[player_id]
        own = (replace(ratings, rows=(line[name],), notes=()),) if name in line else ()
        found.append(Chapter(f"player-{player_id}", name, (*own, career_sheet(club, player_id))))
    return found


def _of_event(club: Club, event: Event) -> tuple[Sheet, ...]:
    wanted = Wanted(event.id)
    keys = {one.key for one in documents.available(club, wanted)}
    return tuple(sheet for key in OF_EVENT if key in keys for sheet in documents.make(club, key, wanted))
