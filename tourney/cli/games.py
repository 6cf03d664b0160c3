"""What the verbs that read a file of games have in common: their options, and how they write."""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tourney.cli.words import shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

if TYPE_CHECKING:
    from tourney.exchange.drafts import ReadOptions

GAMES_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "the CSV file of games: one game a row (date, player1, player2, score; or home, away; or winner, "
    "loser; or date, result with lines such as ann + bob > cid), or one row a player (game, date, side, "
    "rank, player, weight, and if wanted score, event, round, category)",
)
ENGINE_HELP = QT_TRANSLATE_NOOP("CommandLine", "rating engine: {known} (default: {default})")
SET_HELP = QT_TRANSLATE_NOOP("CommandLine", "a parameter of the engine; may be repeated")
PERIOD_HELP = QT_TRANSLATE_NOOP("CommandLine", "rating period: {known}")
SKIP_HELP = QT_TRANSLATE_NOOP("CommandLine", "leave out rows that cannot be read, else they stop the import")
CATEGORY_HELP = QT_TRANSLATE_NOOP("CommandLine", "only the games of this category")
DAY_FIRST_HELP = QT_TRANSLATE_NOOP("CommandLine", "read 5/6/2024 as 5 June")
MONTH_FIRST_HELP = QT_TRANSLATE_NOOP("CommandLine", "read 5/6/2024 as 6 May")
ENCODING_HELP = QT_TRANSLATE_NOOP("CommandLine", "the text encoding, when it is told wrong")
MAP_HELP = QT_TRANSLATE_NOOP(
    "CommandLine",
    "what a column is, such as name=Spieler or name1=#3 (the third column); may be repeated. Known are: "
    "{known}",
)
DELIMITER_HELP = QT_TRANSLATE_NOOP("CommandLine", "the sign between columns, or the word tab")
DECIMAL_HELP = QT_TRANSLATE_NOOP("CommandLine", "the sign before decimals: . or ,")
SHEET_HELP = QT_TRANSLATE_NOOP("CommandLine", "the sheet of a workbook")
HEADER_HELP = QT_TRANSLATE_NOOP("CommandLine", "the row of the headings; 0 when there are none")
DATE_HELP = QT_TRANSLATE_NOOP("CommandLine", "the day of games that say none (2026-01-31)")
PARAMETERS = QT_TRANSLATE_NOOP("CommandLine", "Parameters and their defaults:")
BAD_SET = QT_TRANSLATE_NOOP("CommandLine", "“{text}” is not of the form name=value.")
SET_TWICE = QT_TRANSLATE_NOOP("CommandLine", "“{name}” is set twice.")
BAD_DATE = QT_TRANSLATE_NOOP("CommandLine", "“{text}” is not a date such as 2026-01-31.")
SAME_FILE = QT_TRANSLATE_NOOP("CommandLine", "{name} is in use already; write to another file.")
NOT_CSV = QT_TRANSLATE_NOOP("CommandLine", "{name} would be written as CSV; its name must end in .csv.")

DEFAULT_ENGINE = "glicko2"


def add_games(parser: argparse.ArgumentParser) -> None:
    """Add GAMES and how to read it."""
    parser.add_argument("games", metavar="GAMES", type=Path, help=shown(GAMES_HELP))
    add_reading(parser)
    parser.add_argument("--category", metavar="NAME", help=shown(CATEGORY_HELP))


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add how a file is read."""
    parser.add_argument("--skip-problems", action="store_true", help=shown(SKIP_HELP))
    order = parser.add_mutually_exclusive_group()
    order.add_argument(
        "--day-first", action="store_const", const=True, dest="day_first", help=shown(DAY_FIRST_HELP)
    )
    order.add_argument(
        "--month-first", action="store_const", const=False, dest="day_first", help=shown(MONTH_FIRST_HELP)
    )
    from tourney.exchange.mapping import ROLES

    parser.add_argument("--encoding", help=shown(ENCODING_HELP))
    parser.add_argument(
        "--map",
        action="append",
        default=[],
        metavar="ROLE=COLUMN",
        dest="columns",
        help=shown(MAP_HELP(known=", ".join(ROLES))),
    )
    parser.add_argument("--delimiter", metavar="SIGN", help=shown(DELIMITER_HELP))
    parser.add_argument("--decimal", choices=(".", ","), help=shown(DECIMAL_HELP))
    parser.add_argument("--sheet", metavar="NAME", help=shown(SHEET_HELP))
    parser.add_argument("--header-row", type=int, metavar="N", help=shown(HEADER_HELP))
    parser.add_argument("--date", metavar="DATE", help=shown(DATE_HELP))


def add_engine(parser: argparse.ArgumentParser) -> None:
    """Add --engine, --set and --period, and the list of parameters below the help."""
    from tourney.club.formats import engine_keys, engine_parameters, period_keys

    known = ", ".join(engine_keys())
    parser.add_argument(
        "--engine",
        default=DEFAULT_ENGINE,
        metavar="KEY",
        help=shown(ENGINE_HELP(known=known, default=DEFAULT_ENGINE)),
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=shown(SET_HELP)
    )
    parser.add_argument("--period", metavar="KIND", help=shown(PERIOD_HELP(known=", ".join(period_keys()))))
    lines = [f"  {key}: " + ", ".join(f"{n}={v}" for n, v in engine_parameters(key)) for key in engine_keys()]
    parser.epilog = "\n".join([shown(PARAMETERS), *lines])
    parser.formatter_class = _Help


def settings_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the parameters asked for.

    Raises
    ------
    TourneyError
        "bad-setting".
    """
    pairs = [_pair(text) for text in arguments.settings]
    if arguments.period:
        pairs.append(("period", arguments.period))
    settings: dict[str, Any] = {}
    for name, value in pairs:
        if name in settings:
            raise TourneyError("bad-setting", SET_TWICE(name=name), field=name)
        settings[name] = value
    return settings


def reading_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return how to read GAMES, as keyword arguments of the use cases."""
    return {
        "options": options_of(arguments),
        "skip_problems": arguments.skip_problems,
        "category": arguments.category,
    }


def options_of(arguments: argparse.Namespace) -> ReadOptions:
    """Return what ``add_reading`` asked of the reader.

    Raises
    ------
    TourneyError
        "bad-map", "unknown-role", "bad-date".
    """
    from tourney.exchange.drafts import ReadOptions
    from tourney.exchange.mapping import ColumnMap

    return ReadOptions(
        date=date_of(arguments.date),
        encoding=arguments.encoding,
        delimiter="\t" if arguments.delimiter == "tab" else arguments.delimiter,
        day_first=arguments.day_first,
        decimal=arguments.decimal,
        header_row=arguments.header_row,
        sheet=arguments.sheet,
        mapping=ColumnMap.parse(arguments.columns) if arguments.columns else None,
    )


def date_of(text: str | None) -> dt.date | None:
    """Return a date given on the command line.

    Raises
    ------
    TourneyError
        "bad-date".
    """
    if text is None:
        return None
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        raise TourneyError("bad-date", BAD_DATE(text=text), field="date") from None


def check_csv(path: Path | None) -> None:
    """Refuse a name that promises something else than a CSV file.

    Raises
    ------
    TourneyError
        "not-csv".
    """
    if path is not None and path.suffix.lower() != ".csv":
        raise TourneyError("not-csv", NOT_CSV(name=path.name), field="output")


def check_outputs(games: Path, *outputs: Path | None) -> None:
    """Refuse to write over the games read, two tables into one file, or where nothing can be written.

    It is said before any of them is written: of two tables none is left without the other.

    Raises
    ------
    TourneyError
        "same-file".
    StorageError
        "cannot-write".
    """
    from tourney.club.reports import check_writable

    taken = {games.resolve()}
    for path in outputs:
        if path is None:
            continue
        if path.resolve() in taken:
            raise TourneyError("same-file", SAME_FILE(name=path.name), field="output")
        check_writable(path)
        taken.add(path.resolve())


def write(path: Path, table: str) -> None:
    """Write a table, whole or not at all."""
    from tourney.club.reports import write_whole

    write_whole(path, table.encode("utf-8"))


def emit(table: str) -> None:
    """Print a table on stdout, in UTF-8 wherever the stream allows it."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8")
    sys.stdout.write(table)
    sys.stdout.flush()


def remark(texts: tuple[Text, ...]) -> None:
    """Tell on stderr what a reader of the result must know, one line each."""
    for text in texts:
        print(shown(text), file=sys.stderr)


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise TourneyError("bad-setting", BAD_SET(text=text), field="--set")
    return name.strip(), value.strip()


class _Help(argparse.HelpFormatter):
    """Fills every paragraph, but keeps the list of parameters line by line."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        return "\n".join(fill(line, width, indent) for line in text.splitlines())
