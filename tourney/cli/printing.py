"""``tourney print CLUB DOCUMENT -o FILE.pdf``: a document of a club as a PDF, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tourney.cli.words import language, shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from tourney.club.club import Club
    from tourney.club.documents import Wanted

HELP = QT_TRANSLATE_NOOP("CommandLine", "write a document of a club as a PDF")
ABOUT = QT_TRANSLATE_NOOP("CommandLine", "Write a document of a club as a PDF, without a window.")
CLUB_HELP = QT_TRANSLATE_NOOP("CommandLine", "the club file")
DOCUMENT_HELP = QT_TRANSLATE_NOOP("CommandLine", "the document: {known}")
OUT_HELP = QT_TRANSLATE_NOOP("CommandLine", "the file to write (.pdf)")
EVENT_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the event, by name or number (without it the newest tournament)"
)
ROUND_HELP = QT_TRANSLATE_NOOP("CommandLine", "the number of the round (without it the newest)")
PLAYER_HELP = QT_TRANSLATE_NOOP("CommandLine", "the player, by name")
SECTION_HELP = QT_TRANSLATE_NOOP("CommandLine", "one section of the event")
LIST_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the published rating list, by name or date (without it the newest)"
)
OTHER_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the published list to compare it with, by name or date (without it the list now)"
)
PAPER_HELP = QT_TRANSLATE_NOOP("CommandLine", "A4 or Letter (default: A4)")
TURN_HELP = QT_TRANSLATE_NOOP("CommandLine", "auto, upright or landscape (default: auto)")
NOT_PDF = QT_TRANSLATE_NOOP("CommandLine", "{name} would be written as PDF; its name must end in .pdf.")
NO_ROUND = QT_TRANSLATE_NOOP("CommandLine", "There is no round {number} in “{event}”.")
NO_PLAYER = QT_TRANSLATE_NOOP("CommandLine", "Nobody in the club is called “{name}”.")
SEVERAL = QT_TRANSLATE_NOOP("CommandLine", "Several players fit “{name}”: {known}.")
WRITTEN = QT_TRANSLATE_NOOP("CommandLine", "{name} was written: {pages}.")
PAGES = QT_TRANSLATE_NOOP("CommandLine", "%n page(s)")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.documents import DOCUMENTS

    parser = verbs.add_parser("print", help=shown(HELP), description=shown(ABOUT))
    parser.add_argument("club", metavar="CLUB", type=Path, help=shown(CLUB_HELP))
    known = ", ".join(DOCUMENTS)
    parser.add_argument("document", metavar="DOCUMENT", help=shown(DOCUMENT_HELP(known=known)))
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FILE", help=shown(OUT_HELP))
    parser.add_argument("--event", metavar="E", help=shown(EVENT_HELP))
    parser.add_argument("--round", type=int, metavar="N", help=shown(ROUND_HELP))
    parser.add_argument("--player", metavar="NAME", help=shown(PLAYER_HELP))
    parser.add_argument("--section", metavar="NAME", help=shown(SECTION_HELP))
    parser.add_argument("--list", metavar="L", help=shown(LIST_HELP))
    parser.add_argument("--with", dest="other", metavar="L", help=shown(OTHER_HELP))
    parser.add_argument("--paper", metavar="SIZE", help=shown(PAPER_HELP))
    parser.add_argument("--orientation", metavar="HOW", help=shown(TURN_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print; ``arguments.print_document`` does it."""
    path: Path = arguments.output
    if path.suffix.lower() != ".pdf":
        raise TourneyError("not-pdf", NOT_PDF(name=path.name), field="output")
    options: dict[str, Any] = {"paper": arguments.paper, "orientation": arguments.orientation}
    options = {name: value for name, value in options.items() if value is not None}
    options["language"] = language()

    def wanted(club: Club) -> Wanted:
        return _wanted(club, arguments)

    pages: int = arguments.print_document(arguments.club, arguments.document, path, options, wanted)
    print(shown(WRITTEN(name=path.name, pages=PAGES(count=pages))))
    return 0


def _wanted(club: Club, arguments: argparse.Namespace) -> Wanted:
    from tourney.club.contests import event_facts
    from tourney.club.documents import DOCUMENTS, Needs, Wanted
    from tourney.club.plain_standings import find_event
    from tourney.club.published_sheets import called

    document = DOCUMENTS.get(arguments.document)
    if document is None or document.needs is Needs.CLUB:
        chosen = [
            None if text is None else called(club, text).id for text in (arguments.list, arguments.other)
        ]
        return Wanted(list_id=chosen[0], other_id=chosen[1])
    if document.needs is Needs.PLAYER:
        return Wanted(player_id=None if arguments.player is None else _player(club, arguments.player))
    event = find_event(club, arguments.event)
    round_id = None
    if arguments.round is not None:
        rounds = {one.number: one.id for one in event_facts(club, event.id).rounds}
        if arguments.round not in rounds:
            raise TourneyError("no-round", NO_ROUND(number=arguments.round, event=event.name), field="round")
        round_id = rounds[arguments.round]
    return Wanted(event.id, round_id, section=arguments.section)


def _player(club: Club, name: str) -> int:
    from tourney.core.names import MatchKind

    found = club.register().index.search(name, limit=8)
    exact = [one for one in found if one.kind <= MatchKind.REORDERED]
    if len(exact) == 1 or (not exact and len(found) == 1):
        return (exact or found)[0].id
    if not found:
        raise TourneyError("unknown-player", NO_PLAYER(name=name), field="player")
    known = ", ".join(one.name for one in exact or found)
    raise TourneyError("several-players", SEVERAL(name=name, known=known), field="player")
