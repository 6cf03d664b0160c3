"""``tourney standings CLUB|FILE.trf``: who stands where, and by which tie-break."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tourney.cli.games import emit, remark
from tourney.cli.words import shown, translate
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from tourney.club.plain_standings import PlainStandings

HELP = QT_TRANSLATE_NOOP("CommandLine", "print the standings of an event of a club, or of a report file")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Print the standings of an event of a club, or of a federation's report (.trf). Without --event the "
    "newest tournament of the club is taken. CSV and JSON are in English with full precision; equal places "
    "are shared.",
)
SOURCE_HELP = QT_TRANSLATE_NOOP("CommandLine", "a club file or a federation's report (.trf)")
EVENT_HELP = QT_TRANSLATE_NOOP("CommandLine", "the event of a club, by name or number")
TIEBREAKS_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "tie-breaks in their order, with commas between them: {known}"
)
RULES_HELP = QT_TRANSLATE_NOOP("CommandLine", "the edition of the federation's rules for tie-breaks")
FORMAT_HELP = QT_TRANSLATE_NOOP("CommandLine", "how to print them (default: text)")
MISSING = QT_TRANSLATE_NOOP("CommandLine", "There is no file “{name}”.")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.formats import tiebreak_keys

    parser = verbs.add_parser("standings", help=shown(HELP), description=shown(ABOUT))
    parser.add_argument("source", metavar="CLUB|FILE.trf", type=Path, help=shown(SOURCE_HELP))
    parser.add_argument("--event", metavar="E", help=shown(EVENT_HELP))
    known = ", ".join(tiebreak_keys())
    parser.add_argument("--tiebreaks", metavar="KEYS", help=shown(TIEBREAKS_HELP(known=known)))
    parser.add_argument("--rules", metavar="EDITION", help=shown(RULES_HELP))
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text", help=shown(FORMAT_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the places; what a reader must know goes to stderr."""
    found = _standings(arguments)
    match arguments.format:
        case "csv":
            emit(found.csv())
        case "json":
            emit(found.json())
        case _:
            emit(found.text(translate))
    remark(found.notes)
    return 0


def _standings(arguments: argparse.Namespace) -> PlainStandings:
    from tourney.club.club import Club
    from tourney.club.plain_standings import OF_FILE, club_standings, file_standings, find_event

    path: Path = arguments.source
    keys = None if arguments.tiebreaks is None else arguments.tiebreaks.split(",")
    if not is_club(path):
        if arguments.event is not None:
            raise TourneyError("bad-event", OF_FILE(name=path.name), field="event")
        return file_standings(path, tiebreaks=keys, edition=arguments.rules)
    club = Club.open(path, readonly=True)
    try:
        event = find_event(club, arguments.event)
        club.rate()
        return club_standings(club, event.id, tiebreaks=keys, edition=arguments.rules)
    finally:
        club.close()


def is_club(path: Path) -> bool:
    """Tell whether a file is a database, and so a club if anything.

    Raises
    ------
    TourneyError
        "missing".
    """
    from tourney.club.club_file import is_database

    if not path.exists():
        raise TourneyError("missing", MISSING(name=path.name), field="source")
    if path.is_dir():
        return False
    return is_database(path)
