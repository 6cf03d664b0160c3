"""``tourney predict GAMES GAME``: the chances of a game to come."""

from __future__ import annotations

import argparse

from tourney.cli.games import add_engine, add_games, date_of, emit, reading_of, remark, settings_of
from tourney.cli.words import shown
from tourney.core.marks import QT_TRANSLATE_NOOP

HELP = QT_TRANSLATE_NOOP("CommandLine", "tell the chances of a game to come")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Rate the games of a CSV file and print the chances of a game between players of that file, as CSV with "
    "these columns: {columns}. With more than two sides, win is the chance to be first.",
)
LINE_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the game, as in: ann + bob > cid + dee (who stands first does not matter)"
)
AS_OF_HELP = QT_TRANSLATE_NOOP("CommandLine", "the day of the game, if it is later than the last game")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.predict_file import HEADER

    parser = verbs.add_parser(
        "predict", help=shown(HELP), description=shown(ABOUT(columns=", ".join(HEADER)))
    )
    add_games(parser)
    parser.add_argument("line", metavar="GAME", help=shown(LINE_HELP))
    add_engine(parser)
    parser.add_argument("--as-of", metavar="DATE", help=shown(AS_OF_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Predict and print."""
    from tourney.club.predict_file import predict_file

    found = predict_file(
        arguments.games,
        arguments.engine,
        settings_of(arguments),
        arguments.line,
        as_of=date_of(arguments.as_of),
        **reading_of(arguments),
    )
    emit(found.table_csv())
    remark(found.notes)
    return 0
