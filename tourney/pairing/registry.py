"""The pairing systems there are, found in ``systems/``."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.core.registry import scan
from tourney.pairing.base import PairingSystem

SYSTEMS: Mapping[str, PairingSystem] = scan("tourney.pairing.systems")
