"""``tourney import CLUB FILE``: bring a document into a club, in one undoable action."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tourney.cli.games import add_reading, options_of
from tourney.cli.words import shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

if TYPE_CHECKING:
    from tourney.club.importing import ImportPreview

HELP = QT_TRANSLATE_NOOP("CommandLine", "bring players, games or a whole tournament from a file into a club")
CLUB_HELP = QT_TRANSLATE_NOOP("CommandLine", "the club file; made if it is not there")
FILE_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "the file to bring in: a table (.csv, .tsv, .txt, .xlsx), a federation's report (.trf), or a whole club "
    "(.json) for a club file that is not there yet",
)
AS_HELP = QT_TRANSLATE_NOOP("CommandLine", "what the file is a list of (found out by itself)")
AGAIN_HELP = QT_TRANSLATE_NOOP("CommandLine", "enter games that the club has already once more")
DRY_HELP = QT_TRANSLATE_NOOP("CommandLine", "only say what would happen")
DONE = QT_TRANSLATE_NOOP("CommandLine", "{players}, {games} went into {club}.")
WOULD = QT_TRANSLATE_NOOP("CommandLine", "{players}, {games} would go into {club}.")
CLUB_MADE = QT_TRANSLATE_NOOP("CommandLine", "{club} was made of {file}.")
CLUB_WOULD = QT_TRANSLATE_NOOP("CommandLine", "{club} would be made of {file}.")
CLUB_THERE = QT_TRANSLATE_NOOP(
    "CommandLine", "{file} is a whole club and becomes a club file of its own; {club} is there already."
)
SKIPPED = QT_TRANSLATE_NOOP("CommandLine", "%n row(s) left out.")
UPDATES = QT_TRANSLATE_NOOP("CommandLine", "%n player(s) of the club brought up to date.")
CHANGED = QT_TRANSLATE_NOOP("CommandLine", "%n game(s) of the club corrected.")
N_PLAYERS = QT_TRANSLATE_NOOP("CommandLine", "%n new player(s)")
N_GAMES = QT_TRANSLATE_NOOP("CommandLine", "%n game(s)")
MORE = QT_TRANSLATE_NOOP("CommandLine", "And %n more remark(s) of this kind.")
NO_FOLDER = QT_TRANSLATE_NOOP("CommandLine", "There is no folder {folder} to put the club in.")
REPEATS = QT_TRANSLATE_NOOP("CommandLine", "%n game(s) of the file are in the club already.")
NEAR = QT_TRANSLATE_NOOP(
    "CommandLine", "“{name}” may be “{known}” of the club; taken as a new player ({reason})."
)

REMARKS_TOLD = 50


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    parser = verbs.add_parser("import", help=shown(HELP), description=shown(HELP))
    parser.add_argument("club", metavar="CLUB", type=Path, help=shown(CLUB_HELP))
    parser.add_argument("file", metavar="FILE", type=Path, help=shown(FILE_HELP))
    parser.add_argument(
        "--as", dest="kind", choices=("players", "games", "votes", "event"), help=shown(AS_HELP)
    )
    add_reading(parser)
    parser.add_argument("--again", action="store_true", help=shown(AGAIN_HELP))
    parser.add_argument("--dry-run", action="store_true", help=shown(DRY_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Import; a club made for a refused import is removed again."""
    from tourney.club.club import Club
    from tourney.club.club_file import is_club_document
    from tourney.club.importing import load, preview
    from tourney.exchange.mapping import Kind

    path: Path = arguments.club
    made = not path.exists()
    if made and not path.absolute().parent.is_dir():
        raise TourneyError("no-folder", NO_FOLDER(folder=path.absolute().parent), field="club")
    # Nothing but a whole club is read from JSON; what is wrong with it is told by who reads it.
    if is_club_document(arguments.file) or arguments.file.suffix.lower() == ".json":
        return _whole_club(arguments, made=made)
    options = options_of(arguments)
    if arguments.kind:
        options = replace(options, kind=Kind(arguments.kind))
    source = load(arguments.file)
    desk = "tourney import"
    club = Club.create(path, path.stem, desk=desk) if made else Club.open(path, desk=desk)
    finished = False
    try:
        found = preview(club, source, options)
        if arguments.dry_run:
            _tell(found, skipped=True)
            _say(WOULD, (len(found.new_names), found.n_games - len(_known(found, arguments))), path)
            return 0
        command = found.command(skip_problems=arguments.skip_problems, repeats=arguments.again)
        done = club.execute(command)
        finished = True
        _tell(found, skipped=bool(arguments.skip_problems))
        _say(DONE, done.value, path)
        _count(UPDATES, len(found.updates))
        _count(CHANGED, found.changed if not arguments.again else 0)
        _count(SKIPPED, len(found.draft.problems))
    finally:
        club.close()
        if made and not finished:
            os.unlink(path)
    return 0


def _known(found: ImportPreview, arguments: argparse.Namespace) -> range:
    return range(0 if arguments.again else found.repeats + found.changed)


def _whole_club(arguments: argparse.Namespace, *, made: bool) -> int:
    from tourney.club.club_file import make_club, read_document

    names = {"club": arguments.club.name, "file": arguments.file.name}
    if not made:
        raise TourneyError("exists", CLUB_THERE(**names), field="club")
    if arguments.dry_run:
        read_document(arguments.file)
    else:
        make_club(arguments.file, arguments.club)
    print(shown((CLUB_WOULD if arguments.dry_run else CLUB_MADE)(**names)))
    return 0


def _tell(found: ImportPreview, *, skipped: bool) -> None:
    """Tell on stderr what became of rows: each that was left out, and the first of the other remarks."""
    from tourney.exchange.preview import PASSED

    out = [one.sentence for one in found.draft.remarks if one.code in PASSED]
    if skipped:
        out += [one.sentence for one in found.draft.problems]
    rest = [*found.notes, *(one.sentence for one in found.draft.remarks if one.code not in PASSED)]
    for one in found.plan.questions:
        name, first = found.draft.players[one.index].name, one.candidates[0]
        rest.append(NEAR(name=name, known=first.name, reason=first.reason))
    for sentence in (*rest[:REMARKS_TOLD], *out):
        print(shown(sentence), file=sys.stderr)
    if len(rest) > REMARKS_TOLD:
        print(shown(MORE(count=len(rest) - REMARKS_TOLD)), file=sys.stderr)
    if found.repeats:
        print(shown(REPEATS(count=found.repeats)), file=sys.stderr)


def _count(text: Text, count: int) -> None:
    if count:
        print(shown(text(count=count)))


def _say(text: Text, counts: tuple[int, int], path: Path) -> None:
    players, games = counts
    line = text(players=N_PLAYERS(count=players), games=N_GAMES(count=games), club=path.name)
    print(shown(line))
