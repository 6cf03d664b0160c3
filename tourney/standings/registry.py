"""The families of tie-breaks there are, found in ``tiebreaks/``, and which of them knows a key."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.core.marks import Text
from tourney.core.registry import scan
from tourney.standings.tiebreak_base import Kind, TieBreaks, name_of, unknown

FAMILIES: Mapping[str, TieBreaks] = scan("tourney.standings.tiebreaks")


def family_of(key: str) -> TieBreaks:
    """Return the family that knows the name in a key.

    Raises
    ------
    TourneyError
        "unknown-tiebreak".
    """
    name = name_of(key)
    for family in FAMILIES.values():
        if family.knows(name):
            return family
    raise unknown(key, [kind.name for kind in all_kinds()])


def all_kinds() -> tuple[Kind, ...]:
    """Return what a list of tie-breaks offers, family by family."""
    return tuple(kind for family in FAMILIES.values() for kind in family.kinds)


def labelled(key: str) -> Text:
    """Return the full name of a key, its modifiers in words."""
    return family_of(key).labelled(key)
