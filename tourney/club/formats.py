"""Which plug-ins this installation has, for the self-test and the help."""

from __future__ import annotations

from tourney.exchange.registry import readers, writers
from tourney.pairing.registry import SYSTEMS
from tourney.ratings.registry import ENGINES


def engine_keys() -> tuple[str, ...]:
    """Return the keys of the rating engines."""
    return tuple(ENGINES)


def system_keys() -> tuple[str, ...]:
    """Return the keys of the pairing systems."""
    return tuple(SYSTEMS)


def format_keys() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keys of the formats that are read and that are written."""
    return tuple(readers()), tuple(writers())
