"""``tourney import CLUB FILE``: bring a document into a club, in one undoable action."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tourney.cli.games import add_reading, options_of
from tourney.cli.words import shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

HELP = QT_TRANSLATE_NOOP("CommandLine", "bring games or players from a CSV file into a club")
CLUB_HELP = QT_TRANSLATE_NOOP("CommandLine", "the club file; made if it is not there")
FILE_HELP = QT_TRANSLATE_NOOP("CommandLine", "the file to bring in (.csv, .tsv, .txt)")
DRY_HELP = QT_TRANSLATE_NOOP("CommandLine", "only say what would happen")
DONE = QT_TRANSLATE_NOOP("CommandLine", "{players}, {games} went into {club}.")
WOULD = QT_TRANSLATE_NOOP("CommandLine", "{players}, {games} would go into {club}.")
SKIPPED = QT_TRANSLATE_NOOP("CommandLine", "%n row(s) left out.")
N_PLAYERS = QT_TRANSLATE_NOOP("CommandLine", "%n new player(s)")
N_GAMES = QT_TRANSLATE_NOOP("CommandLine", "%n game(s)")
MORE = QT_TRANSLATE_NOOP("CommandLine", "And %n more remark(s) of this kind.")
NO_FOLDER = QT_TRANSLATE_NOOP("CommandLine", "There is no folder {folder} to put the club in.")
REPEATS = QT_TRANSLATE_NOOP("CommandLine", "Note: the club seems to hold %n game(s) of the file already.")

REMARKS_TOLD = 10


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    parser = verbs.add_parser("import", help=shown(HELP), description=shown(HELP))
    parser.add_argument("club", metavar="CLUB", type=Path, help=shown(CLUB_HELP))
    parser.add_argument("file", metavar="FILE", type=Path, help=shown(FILE_HELP))
    add_reading(parser)
    parser.add_argument("--dry-run", action="store_true", help=shown(DRY_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Import; a club made for a refused import is removed again."""
    from tourney.club.club import Club
    from tourney.club.importing import preview

    path: Path = arguments.club
    made = not path.exists()
    if made and not path.absolute().parent.is_dir():
        raise TourneyError("no-folder", NO_FOLDER(folder=path.absolute().parent), field="club")
    desk = "tourney import"
    club = Club.create(path, path.stem, desk=desk) if made else Club.open(path, desk=desk)
    finished = False
    try:
        found = preview(club, arguments.file, options_of(arguments))
        for sentence in found.remarks[:REMARKS_TOLD]:
            print(shown(sentence), file=sys.stderr)
        if len(found.remarks) > REMARKS_TOLD:
            print(shown(MORE(count=len(found.remarks) - REMARKS_TOLD)), file=sys.stderr)
        if found.repeats:
            print(shown(REPEATS(count=found.repeats)), file=sys.stderr)
        if arguments.dry_run:
            counts = (len(found.new_names), found.n_games)
            _say(WOULD, counts, path)
            for sentence in found.problems:
                print(shown(sentence))
            return 0
        done = club.execute(found.command(skip_problems=arguments.skip_problems))
        finished = True
        _say(DONE, done.value, path)
        if found.draft.problems:
            print(shown(SKIPPED(count=len(found.draft.problems))))
    finally:
        club.close()
        if made and not finished:
            os.unlink(path)
    return 0


def _say(text: Text, counts: tuple[int, int], path: Path) -> None:
    players, games = counts
    line = text(players=N_PLAYERS(count=players), games=N_GAMES(count=games), club=path.name)
    print(shown(line))
