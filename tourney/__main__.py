"""Start the program: the command line for its verbs, the window for everything else."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# Before anything imports numpy: our matrices are small, and more threads only cost time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main(argv: Sequence[str] | None = None) -> int:
    """Run Tourney with *argv* (without the program's name); return the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    from tourney.cli import main as cli

    if cli.is_for_me(arguments):
        return cli.run(arguments, _print_standings, _print_document)
    if "--offscreen-tour" in arguments:
        from tourney.ui import tour

        return tour.main(arguments)
    from tourney.ui import app

    return app.main(arguments)


def _print_standings(club: Path, target: Path) -> int:
    from tourney.ui.printing.standings import print_standings

    return print_standings(club, target)


def _print_document(*arguments: Any) -> int:
    from tourney.ui.printing.command import print_document

    return print_document(*arguments)


if __name__ == "__main__":
    sys.exit(main())
