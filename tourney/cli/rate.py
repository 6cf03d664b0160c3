"""``tourney rate GAMES``: rate the games of a file and print the list, without a club."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tourney.cli.words import shown, translate
from tourney.core.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from tourney.club.rate_file import FileRating

HELP = QT_TRANSLATE_NOOP("CommandLine", "rate the games of a CSV file and print the list")
GAMES_HELP = QT_TRANSLATE_NOOP("CommandLine", "the CSV file of games")
ENGINE_HELP = QT_TRANSLATE_NOOP("CommandLine", "rating engine: {known}")
SET_HELP = QT_TRANSLATE_NOOP("CommandLine", "a parameter of the engine; may be repeated")
PERIOD_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "rating period: game, night, day, week, month, year, event, round"
)
OUT_HELP = QT_TRANSLATE_NOOP("CommandLine", "write the list to this file (.csv, .html) instead of the screen")
HISTORY_HELP = QT_TRANSLATE_NOOP("CommandLine", "also write every rating before and after every game")
SKIP_HELP = QT_TRANSLATE_NOOP("CommandLine", "leave out rows that cannot be read, else they stop the import")
BAD_SET = QT_TRANSLATE_NOOP("CommandLine", "“{text}” is not of the form name=value.")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.formats import engine_keys

    known = ", ".join(engine_keys())
    parser = verbs.add_parser("rate", help=shown(HELP), description=shown(HELP))
    parser.add_argument("games", metavar="GAMES", type=Path, help=shown(GAMES_HELP))
    parser.add_argument("--engine", default="glicko2", metavar="KEY", help=shown(ENGINE_HELP(known=known)))
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=shown(SET_HELP)
    )
    parser.add_argument("--period", help=shown(PERIOD_HELP))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=shown(OUT_HELP))
    parser.add_argument("--history", type=Path, metavar="FILE", help=shown(HISTORY_HELP))
    parser.add_argument("--skip-problems", action="store_true", help=shown(SKIP_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Rate and write."""
    from tourney.club.rate_file import rate_file
    from tourney.club.reports import write_sheet

    settings = dict(_pair(text) for text in arguments.settings)
    if arguments.period:
        settings["period"] = arguments.period
    found = rate_file(arguments.games, arguments.engine, settings, skip_problems=arguments.skip_problems)
    if arguments.history is not None:
        write_sheet(found.history_sheet(), arguments.history, translate)
    if arguments.output is not None:
        write_sheet(found.list_sheet(), arguments.output, translate)
    else:
        _print(found)
    return 0


def _print(found: FileRating) -> None:
    from tourney.exchange.base import shown as cell_text

    sheet = found.list_sheet()
    lines = [[shown(column.heading) for column in sheet.columns]]
    lines += [
        [cell_text(cell, column, translate) for cell, column in zip(row.cells, sheet.columns, strict=True)]
        for row in sheet.rows
    ]
    for line in lines:
        sys.stdout.write("\t".join(line) + "\n")


def _pair(text: str) -> tuple[str, str]:
    from tourney.core.errors import TourneyError

    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise TourneyError("bad-setting", BAD_SET(text=text), field="--set")
    return name.strip(), value.strip()
