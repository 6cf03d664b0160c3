"""The engines by key, found by scanning ``engines/``."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.registry import scan
from tourney.ratings.base import Engine

UNKNOWN_ENGINE = QT_TRANSLATE_NOOP("Errors", "There is no engine “{name}”. Known: {known}.")

ENGINES: Mapping[str, Engine] = scan("tourney.ratings.engines")


def engine(key: str) -> Engine:
    """Return the engine with this key.

    Raises
    ------
    TourneyError
        Code "unknown-engine".
    """
    if key not in ENGINES:
        text = UNKNOWN_ENGINE(name=key, known=", ".join(ENGINES))
        raise TourneyError("unknown-engine", text, field="engine")
    return ENGINES[key]
