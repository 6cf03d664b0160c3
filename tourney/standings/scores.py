"""What a game was for a side."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    """What a finished game was for a side."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
