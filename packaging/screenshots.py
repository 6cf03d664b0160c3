#!/usr/bin/env python3
"""Make pictures of every page by working in the program as a person would.

    python packaging/screenshots.py OUT [--lang zh_CN] [--dark] [--scale 1.5] [--size 1440x900]
                                        [--only desk,hall] [--season FILE] [--readme]

Everything is reached by keys, clicks and menus: a state that nobody can get to is in no picture.
With ``--readme`` the three pictures of README.md are written to resources/screenshots as well.
``--season`` keeps the club with a past in a file, so that a second run need not play it again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROJECTOR = (1920, 1080)


def main(argv: list[str]) -> int:
    """Make the pictures and return the exit status."""
    options = _options(argv)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tourney-pictures-") as folder:
        _prepare(Path(folder), options)
        # Qt reads the environment when it is imported.
        sys.path[:0] = [str(ROOT), str(HERE)]
        from chapters import Tour

        from tourney.ui.app import make_app

        tour = Tour(make_app([sys.argv[0]]), Path(folder), options)
        tour.walk(frozenset(part for part in options.only.split(",") if part))
    return 0


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("--lang", choices=("en", "zh_CN"), default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--size", default="1440x900", help="of the window, in points")
    parser.add_argument("--only", default="", help="the chapters to picture, with commas")
    parser.add_argument("--season", type=Path, help="where to keep the club with a past")
    parser.add_argument("--readme", action="store_true")
    return parser.parse_args(argv)


def _prepare(folder: Path, options: argparse.Namespace) -> None:
    """Give the program a home of its own and two screens: a laptop's and a projector."""
    # A screen counts its own pixels; the window is measured in points.
    width, height = (round(int(part) * options.scale) for part in options.size.split("x"))
    screens = [
        {"name": "laptop", "x": 0, "y": 0, "width": width, "height": height},
        {"name": "projector", "x": width, "y": 0, "width": PROJECTOR[0], "height": PROJECTOR[1]},
    ]
    for screen in screens:
        screen.update(logicalDpi=96, logicalBaseDpi=96, dpr=1)
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    home = folder / "home"
    (home / "Documents").mkdir(parents=True)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    os.environ["HOME"] = str(home)
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
