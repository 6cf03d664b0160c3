"""The verbs of the command line, and the switches that end without a window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from tourney import __version__
from tourney.cli.words import shown
from tourney.core.errors import Cancelled, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

BUG = QT_TRANSLATE_NOOP("CommandLine", "Tourney failed: {kind}. Set TOURNEY_DEBUG=1 to see where.")
NO_OUTPUT = QT_TRANSLATE_NOOP("CommandLine", "The answer cannot be written: {reason}.")
UNKNOWN = QT_TRANSLATE_NOOP(
    "CommandLine", "There is no switch {switch}. tourney --help tells which there are."
)
UNKNOWN_VERB = QT_TRANSLATE_NOOP(
    "CommandLine", "There is no verb “{verb}” and no file of that name. The verbs are: {known}."
)
STOPPED = QT_TRANSLATE_NOOP("CommandLine", "Stopped; nothing was changed.")
ABOUT = QT_TRANSLATE_NOOP("CommandLine", "The desk of a club: players, results, ratings, standings.")
USAGE = QT_TRANSLATE_NOOP(
    "CommandLine",
    "tourney [FILE] opens the window, with a club file or a spreadsheet; tourney --demo opens a copy of the "
    "demo club; tourney --check tests this installation; tourney --offscreen-tour DIR leaves pictures and a "
    "PDF in DIR without a screen. The verbs work without a window; tourney VERB --help tells more.",
)

EXIT_OK, EXIT_BUG, EXIT_REFUSED, EXIT_STOPPED = 0, 1, 2, 130


def _verbs() -> dict[str, Callable[[argparse._SubParsersAction[argparse.ArgumentParser]], None]]:
    from tourney.cli import backtest, exports, imports, pair, predict, printing, rate, standings

    return {
        "import": imports.add_parser,
        "export": exports.add_parser,
        "standings": standings.add_parser,
        "print": printing.add_parser,
        "pair": pair.add_parser,
        "rate": rate.add_parser,
        "backtest": backtest.add_parser,
        "predict": predict.add_parser,
    }


NAMES = frozenset({"import", "export", "standings", "print", "pair", "rate", "backtest", "predict"})
SWITCHES = frozenset({"--version", "--check", "--help", "-h"})
OF_THE_WINDOW = frozenset({"--demo", "--offscreen-tour"})


def is_for_me(arguments: Sequence[str]) -> bool:
    """Return True when *arguments* name a verb or a switch that needs no window."""
    if not arguments:
        return False
    return arguments[0] in NAMES or bool(SWITCHES & set(arguments)) or _unknown(arguments) is not None


def _unknown(arguments: Sequence[str]) -> str | None:
    """Return a verb or switch that neither this module nor the window knows (Qt's own have one dash)."""
    if arguments[0] in NAMES:
        return None
    first = arguments[0]
    # A bare word that is no file was meant as a verb; a window would only say that it is not there.
    if first.isalnum() and not Path(first).exists():
        return first
    known = SWITCHES | OF_THE_WINDOW
    return next((a for a in arguments if a.startswith("--") and a not in known), None)


def run(
    arguments: Sequence[str],
    print_standings: Callable[[Path, Path], int],
    print_document: Callable[..., int] | None = None,
) -> int:
    """Run one verb; return 0, or 2 after one sentence on stderr, or 130 when interrupted.

    *print_standings* is what ``--check`` prints with, *print_document* what ``print`` does: paper belongs to
    the screens.
    """
    try:
        status = _run(list(arguments), print_standings, print_document)
        sys.stdout.flush()
        return status
    except TourneyError as error:
        print(shown(error.text), file=sys.stderr)
        return EXIT_REFUSED
    except (KeyboardInterrupt, Cancelled):
        print(shown(STOPPED), file=sys.stderr)
        return EXIT_STOPPED
    except BrokenPipeError:
        # Whoever read the list has enough; nothing more may be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_OK
    except OSError as error:
        print(shown(NO_OUTPUT(reason=error.strerror or str(error))), file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_REFUSED
    except Exception as error:
        if os.environ.get("TOURNEY_DEBUG"):
            raise
        print(shown(BUG(kind=f"{type(error).__name__}: {error}")), file=sys.stderr)
        return EXIT_BUG


class _Parser(argparse.ArgumentParser):
    """Refuses in one sentence, as everything here does; the verbs' parsers are of this class too."""

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_REFUSED, f"{self.prog}: {message}\n")


def _run(
    arguments: list[str],
    print_standings: Callable[[Path, Path], int],
    print_document: Callable[..., int] | None,
) -> int:
    unknown = _unknown(arguments)
    if unknown is not None and not unknown.startswith("-"):
        text = UNKNOWN_VERB(verb=unknown, known=", ".join(sorted(NAMES)))
        raise TourneyError("unknown-verb", text, field=unknown)
    if unknown is not None:
        raise TourneyError("unknown-switch", UNKNOWN(switch=unknown), field=unknown)
    if arguments[0] == "--version":
        print(f"tourney {__version__}")
        return EXIT_OK
    if arguments[0] == "--check":
        from tourney.cli import check

        return check.run(print_standings)
    parser = _Parser("tourney", description=shown(ABOUT), epilog=shown(USAGE))
    parser.add_argument("--version", action="version", version=f"tourney {__version__}")
    verbs: argparse._SubParsersAction[argparse.ArgumentParser] = parser.add_subparsers(
        dest="verb", required=True, parser_class=_Parser
    )
    for add in _verbs().values():
        add(verbs)
    parsed = parser.parse_args(arguments)
    parsed.print_document = print_document
    return int(parsed.run(parsed))
