"""``tourney export CLUB --what ... -o PATH``: lists, reports, the whole club, pages for the web."""

from __future__ import annotations

import argparse
import locale
from pathlib import Path
from typing import Any

from tourney.cli.games import remark
from tourney.cli.words import language, shown, translate
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

HELP = QT_TRANSLATE_NOOP("CommandLine", "write lists, a report of an event, or the whole club to a file")
ABOUT = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Write something of a club to a file. standings, ratings, players and games go out by the name of the "
    "file as .csv, .xlsx, .html or .json; trf16 and trf26 are the federation's report of an event; json is "
    "the whole club, which tourney import makes a club of again; site is a folder of pages, or one page "
    "where the name ends in .html.",
)
CLUB_HELP = QT_TRANSLATE_NOOP("CommandLine", "the club file")
WHAT_HELP = QT_TRANSLATE_NOOP("CommandLine", "what to write")
OUT_HELP = QT_TRANSLATE_NOOP("CommandLine", "the file (or folder of pages) to write")
EVENT_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the event, by name or number (without it the newest tournament)"
)
DELIMITER_HELP = QT_TRANSLATE_NOOP(
    "CommandLine", "the sign between columns of a CSV file, or the word tab (found by the locale)"
)
WRITTEN = QT_TRANSLATE_NOOP("CommandLine", "{name} was written.")
SAME_CLUB = QT_TRANSLATE_NOOP("CommandLine", "{name} is the club itself; write to another file.")
CANNOT_HOLD = QT_TRANSLATE_NOOP("CommandLine", "What this format cannot hold: {text}")


def add_parser(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the verb."""
    from tourney.club.exporting import What

    parser = verbs.add_parser("export", help=shown(HELP), description=shown(ABOUT))
    parser.add_argument("club", metavar="CLUB", type=Path, help=shown(CLUB_HELP))
    parser.add_argument("--what", required=True, choices=[str(one) for one in What], help=shown(WHAT_HELP))
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="PATH", help=shown(OUT_HELP))
    parser.add_argument("--event", metavar="E", help=shown(EVENT_HELP))
    parser.add_argument("--delimiter", metavar="SIGN", help=shown(DELIMITER_HELP))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write it; what the format cannot hold is told on stderr."""
    from tourney.club.club import Club
    from tourney.club.exporting import OF_AN_EVENT, SHEETS, What, export
    from tourney.club.formats import check_format
    from tourney.club.plain_standings import find_event

    path: Path = arguments.output
    what = What(arguments.what)
    if path.exists() and arguments.club.exists() and path.samefile(arguments.club):
        raise TourneyError("same-file", SAME_CLUB(name=path.name), field="output")
    if what in SHEETS:
        check_format(path)
    club = Club.open(arguments.club, readonly=True)
    try:
        event_id = find_event(club, arguments.event).id if what in OF_AN_EVENT else None
        if what is not What.JSON:
            club.rate()
        found = export(
            club, what, path, event_id=event_id, translate=translate, options=_options(arguments.delimiter)
        )
    finally:
        club.close()
    print(shown(WRITTEN(name=found.path.name)))
    remark(tuple(CANNOT_HOLD(text=text) for text in found.lost))
    return 0


def _options(delimiter: str | None) -> dict[str, Any]:
    """Return how tables are cut: by the locale, unless the person says so."""
    comma = _has_decimal_comma()
    usual = ";" if comma else ","
    chosen = "\t" if delimiter == "tab" else delimiter or usual
    decimal = "," if comma and chosen != "," else "."
    words = "zh-Hans" if language() == "zh_CN" else "en"
    return {"delimiter": chosen, "decimal": decimal, "language": words}


def _has_decimal_comma() -> bool:
    before = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, "")
        return locale.localeconv()["decimal_point"] == ","
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_NUMERIC, before)
