"""Where the files lie that come with the program: fonts, icons, the demo club, catalogues, help."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """Return the folder of the resources: beside the package in a checkout, inside it when installed.

    Raises
    ------
    FileNotFoundError
        When neither is there, which means a broken installation.
    """
    package = Path(__file__).resolve().parents[1]
    bundle = getattr(sys, "_MEIPASS", None)
    places = [package / "_resources", package.parent / "resources"]
    if bundle is not None:
        places.insert(0, Path(bundle) / "resources")
    for place in places:
        if (place / "fonts").is_dir():
            return place
    raise FileNotFoundError("the resources folder of Tourney")


def resource(*parts: str) -> Path:
    """Return the path of one resource, as in ``resource("icons", "tourney.svg")``; it may not exist."""
    return resources().joinpath(*parts)
