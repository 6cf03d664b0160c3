"""``tourney rate GAMES``: rate the games of a file and print the list, without a club."""

from __future__ import annotations

import argparse
from pathlib import Path

from tourney.cli.games import (
    add_engine,
    add_games,
    check_csv,
    check_outputs,
    date_of,
    emit,
    reading_of,
    remark,
    settings_of,
    write,
)
from tourney.cli.words import shown, translate
from tourney.core.marks import QT_TRANSLATE_NOOP

HELP = QT_TRANSLATE_NOOP("CommandLine", "rate the games of a CSV file and print the list")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Rate the games of a CSV file, in order of date, time, event, round and row. The list is CSV in UTF-8 "
    "with numbers in full precision and always these columns: {columns}. A column that the engine lacks is "
    "empty; low and high are the 95 % interval, rank_low and rank_high the ranks it allows. Deviations are "
    "as of the last day of play. Nothing is translated in it.",
)
SCALE_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "scale of the ratings shown: native or 1500 (trueskill), arena or natural (bradley-terry)"
)
OUT_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "write the list to this file instead of printing it: .csv as described, or .html for people",
)
HISTORY_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "also write this CSV file: every player of every game before and after it"
)
AS_OF_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "deviations as of this date, if it is later than the last game (2026-01-31)"
)
HOME_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "bradley-terry: measure what the side at home (or moving first) gains"
)
COVARIATE_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "bradley-terry: measure what a unit of a column is worth: column NAME holds what the first side has "
    "more, or columns NAME1, NAME2 what each side has; may be repeated",
)
EFFECT_OF = QT_TRANSLATE_NOOP(
    "CommandLine", "One unit of “{name}” is worth {value} rating points (standard error {error})."
)
EFFECT = QT_TRANSLATE_NOOP(
    "CommandLine", "Being at home or moving first is worth {value} rating points (standard error {error})."
)


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.rate_file import LIST_HEADER

    about = shown(ABOUT(columns=", ".join(LIST_HEADER)))
    parser = verbs.add_parser("rate", help=shown(HELP), description=about)
    add_games(parser)
    add_engine(parser)
    parser.add_argument("--scale", metavar="NAME", help=shown(SCALE_HELP))
    parser.add_argument("--home", action="store_true", help=shown(HOME_HELP))
    parser.add_argument(
        "--covariate", action="append", default=[], metavar="NAME", help=shown(COVARIATE_HELP)
    )
    parser.add_argument("--as-of", metavar="DATE", help=shown(AS_OF_HELP))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=shown(OUT_HELP))
    parser.add_argument("--history", type=Path, metavar="FILE", help=shown(HISTORY_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Rate and write; both tables are ready before the first is written."""
    from tourney.club.formats import check_format
    from tourney.club.rate_file import rate_file
    from tourney.club.reports import write_sheet

    output: Path | None = arguments.output
    check_csv(arguments.history)
    check_outputs(arguments.games, output, arguments.history)
    as_csv = output is None or output.suffix.lower() == ".csv"
    if output is not None and not as_csv:
        check_format(output)
    found = rate_file(
        arguments.games,
        arguments.engine,
        settings_of(arguments),
        scale=arguments.scale,
        as_of=date_of(arguments.as_of),
        home=arguments.home,
        covariates=arguments.covariate,
        **reading_of(arguments),
    )
    table = found.list_csv() if as_csv else ""
    history = found.history_csv() if arguments.history is not None else ""
    if output is not None and as_csv:
        write(output, table)
    elif output is not None:
        write_sheet(found.list_sheet(), output, translate)
    if arguments.history is not None:
        write(arguments.history, history)
    if output is None:
        emit(table)
    remark(found.games.notes + found.notes)
    effects = found.history.effects
    if effects is not None:
        named = [EFFECT_OF(name=name) for name in arguments.covariate]
        forms = [EFFECT, *named][-len(effects) :]
        for form, (value, error) in zip(forms, effects.tolist(), strict=True):
            remark((form(value=f"{value:.1f}", error=f"{error:.1f}"),))
    return 0
