"""The pairing systems there are, found in ``systems/``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tourney.core.registry import scan
from tourney.pairing.base import PairingSystem
from tourney.pairing.contest_base import ContestSystem

_FOUND = scan("tourney.pairing.systems")

SYSTEMS: Mapping[str, PairingSystem] = MappingProxyType(
    {key: one for key, one in _FOUND.items() if not getattr(one, "reads_contest", False)}
)
"""Those that read a ``Pool``: who is here, and what they are worth."""

CONTEST_SYSTEMS: Mapping[str, ContestSystem] = MappingProxyType(
    {key: one for key, one in _FOUND.items() if getattr(one, "reads_contest", False)}
)
"""Those that read a ``Contest``: Swiss, round robin, knockout."""
