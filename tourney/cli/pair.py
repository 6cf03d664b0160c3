"""``tourney pair CLUB --event E``: the next round of an event, printed, written and accepted."""

from __future__ import annotations

import argparse
from pathlib import Path

from tourney.cli.games import check_outputs, emit, remark, settings_of, write
from tourney.cli.words import shown, translate
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

HELP = QT_TRANSLATE_NOOP("CommandLine", "pair the next round of an event of a club")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Suggest the next round of an event for those who are checked in, print it, and with --accept put it on "
    "the boards. The same club, options and seed give the same round. As CSV it has the columns {columns}, "
    "and a row for each free round.",
)
CLUB_HELP = QT_TRANSLATE_NOOP("CommandLine", "the club file")
EVENT_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the event, by name or number (without it the newest tournament)"
)
SYSTEM_HELP = QT_TRANSLATE_NOOP("CommandLine", "pairing system: {known} (without it that of the event)")
SET_HELP = QT_TRANSLATE_NOOP("CommandLine", "an option of the system; may be given several times")
SEED_HELP = QT_TRANSLATE_NOOP("CommandLine", "seed for what is decided by lot (0)")
OUT_HELP = QT_TRANSLATE_NOOP("CommandLine", "write the round to this file too: .csv, .html, .xlsx or .json")
ACCEPT_HELP = QT_TRANSLATE_NOOP("CommandLine", "make it the current round; without it nothing is changed")
FORMAT_HELP = QT_TRANSLATE_NOOP("CommandLine", "how to print it (default: text)")
OPTIONS = QT_TRANSLATE_NOOP("CommandLine", "Options of the systems:")
NO_CLUB = QT_TRANSLATE_NOOP("CommandLine", "There is no club file “{name}”.")
ON = QT_TRANSLATE_NOOP("CommandLine", "Round {number} is on the boards.")

COLUMNS = "round, board, slot, side_1, side_2, …, kind, expected, quality, reason"


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.pair_round import system_options

    systems = system_options()
    listed = [shown(OPTIONS)]
    for key, options in systems:
        listed.append(f"  {key}: " + ", ".join(f"{name}={value}" for name, value in options))
    parser = verbs.add_parser(
        "pair",
        help=shown(HELP),
        description=shown(ABOUT(columns=COLUMNS)),
        epilog="\n".join(listed),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("club", metavar="CLUB", type=Path, help=shown(CLUB_HELP))
    parser.add_argument("--event", metavar="E", help=shown(EVENT_HELP))
    known = ", ".join(key for key, _ in systems)
    parser.add_argument("--system", metavar="KEY", help=shown(SYSTEM_HELP(known=known)))
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=shown(SET_HELP)
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=shown(SEED_HELP))
    parser.add_argument("--format", choices=("text", "csv"), default="text", help=shown(FORMAT_HELP))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=shown(OUT_HELP))
    parser.add_argument("--accept", action="store_true", help=shown(ACCEPT_HELP))
    parser.set_defaults(run=run, period=None)


def run(arguments: argparse.Namespace) -> int:
    """Pair; nothing is accepted before the file that was asked for can be written."""
    from tourney.club.club import Club
    from tourney.club.formats import check_format
    from tourney.club.pair_round import pair_round
    from tourney.club.plain_standings import find_event
    from tourney.club.reports import write_sheet

    path: Path = arguments.club
    output: Path | None = arguments.output
    if not path.exists():
        raise TourneyError("missing", NO_CLUB(name=path.name), field="club")
    check_outputs(path, output)
    as_csv = output is not None and output.suffix.lower() == ".csv"
    if output is not None and not as_csv:
        check_format(output)
    club = Club.open(path, readonly=not arguments.accept)
    try:
        event = find_event(club, arguments.event)
        # As of the event: the same club gives the same round on any day.
        club.rate(today=event.date)
        found = pair_round(
            club,
            event.id,
            system=arguments.system,
            settings=settings_of(arguments),
            seed=arguments.seed,
        )
        if output is not None and as_csv:
            write(output, found.csv())
        elif output is not None:
            write_sheet(found.sheet(), output, translate)
        if arguments.accept:
            found.accept(club)
    finally:
        club.close()
    emit(found.csv() if arguments.format == "csv" else found.text(translate))
    remark(found.notes)
    if arguments.accept:
        remark((ON(number=found.suggestion.number),))
    return 0
