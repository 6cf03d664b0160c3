"""What a change touched, so that each view re-reads only what it shows."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """Kinds of things that can change."""

    PLAYERS = "players"
    GAMES = "games"
    EVENTS = "events"
    ENTRIES = "entries"
    ROUNDS = "rounds"
    SETTINGS = "settings"
    JOURNAL = "journal"
    RATINGS = "ratings"
    """Derived: a new History is ready. Never stored, never journaled."""
