"""Which plug-ins this installation has, for the self-test and the help."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from tourney.core.options import describe
from tourney.exchange.reading import known_suffixes
from tourney.exchange.registry import readers, writer_for, writers
from tourney.pairing.registry import SYSTEMS
from tourney.ratings.options import PERIODS
from tourney.ratings.registry import ENGINES
from tourney.standings.registry import all_kinds


def engine_keys() -> tuple[str, ...]:
    """Return the keys of the rating engines."""
    return tuple(ENGINES)


def engine_parameters(key: str) -> tuple[tuple[str, Any], ...]:
    """Return name and default of each parameter of an engine, named as they are set."""
    params = ENGINES[key].params_type
    known = describe(params)
    return tuple((one.name.rstrip("_"), one.default) for one in fields(params) if one.name in known)


def period_keys() -> tuple[str, ...]:
    """Return the kinds of rating period."""
    return tuple(PERIODS)


def check_format(path: Path) -> None:
    """Refuse a file name whose suffix nothing writes.

    Raises
    ------
    TourneyError
        "format-unknown".
    """
    writer_for(path.name)


def system_keys() -> tuple[str, ...]:
    """Return the keys of the pairing systems."""
    return tuple(SYSTEMS)


def import_suffixes() -> tuple[str, ...]:
    """Return the endings of the files that can be imported."""
    return known_suffixes()


def tiebreak_keys() -> tuple[str, ...]:
    """Return the names of the tie-breaks, those of the federation and our own."""
    return tuple(kind.name for kind in all_kinds())


def format_keys() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keys of the formats that are read and that are written."""
    return tuple(readers()), tuple(writers())
