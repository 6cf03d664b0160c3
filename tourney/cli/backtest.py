"""``tourney backtest GAMES``: which engine would have predicted these games best."""

from __future__ import annotations

import argparse
from pathlib import Path

from tourney.cli.games import (
    add_games,
    check_csv,
    check_outputs,
    emit,
    reading_of,
    remark,
    settings_of,
    write,
)
from tourney.cli.words import shown
from tourney.core.marks import QT_TRANSLATE_NOOP

HELP = QT_TRANSLATE_NOOP("CommandLine", "tell how well each engine predicts the games of a CSV file")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Let each engine predict every game from the games before it and score the predictions. The table is CSV "
    "with these columns: {columns}. Log losses are in nats a game; smaller is better, the best comes first.",
)
ENGINES_HELP = QT_TRANSLATE_NOOP("CommandLine", "only these engines, separated by commas: {known}")
WARMUP_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "leave out games in which somebody has played fewer games than this before (default: 0)"
)
SET_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "a parameter, for every engine that has it or as ENGINE.NAME=VALUE for one; may be repeated",
)
PERIOD_HELP = QT_TRANSLATE_NOOP("CommandLine", "rating period of every engine: {known}")
OUT_HELP = QT_TRANSLATE_NOOP("CommandLine", "write the table to this CSV file instead of printing it")
CALIBRATION_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "also write this CSV file: expected and actual scores by how clear the favourite was"
)
HOME_HELP = QT_TRANSLATE_NOOP("CommandLine", "tell the engines which side was at home or moved first")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.backtest_file import HEADER
    from tourney.club.formats import engine_keys, period_keys

    parser = verbs.add_parser(
        "backtest", help=shown(HELP), description=shown(ABOUT(columns=", ".join(HEADER)))
    )
    add_games(parser)
    parser.add_argument(
        "--engines", metavar="KEY,KEY", help=shown(ENGINES_HELP(known=", ".join(engine_keys())))
    )
    parser.add_argument("--warmup", type=int, default=0, metavar="N", help=shown(WARMUP_HELP))
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=shown(SET_HELP)
    )
    parser.add_argument("--period", metavar="KIND", help=shown(PERIOD_HELP(known=", ".join(period_keys()))))
    parser.add_argument("--home", action="store_true", help=shown(HOME_HELP))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=shown(OUT_HELP))
    parser.add_argument("--calibration", type=Path, metavar="FILE", help=shown(CALIBRATION_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Score and write; both tables are ready before the first is written."""
    from tourney.club.backtest_file import backtest_file

    check_csv(arguments.output)
    check_csv(arguments.calibration)
    check_outputs(arguments.games, arguments.output, arguments.calibration)
    engines = None
    if arguments.engines is not None:
        engines = list(dict.fromkeys(key.strip() for key in arguments.engines.split(",") if key.strip()))
    found = backtest_file(
        arguments.games,
        engines,
        settings_of(arguments),
        warmup=arguments.warmup,
        home=arguments.home,
        **reading_of(arguments),
    )
    table, calibration = found.table_csv(), found.calibration_csv()
    if arguments.output is not None:
        write(arguments.output, table)
    if arguments.calibration is not None:
        write(arguments.calibration, calibration)
    if arguments.output is None:
        emit(table)
    remark(found.notes + found.verdict)
    return 0
