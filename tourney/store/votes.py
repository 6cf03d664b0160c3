"""What was written beside the games: category, note and extra words, without reading the games themselves."""

from __future__ import annotations

import sqlalchemy as sa

from tourney.store.games import GAME, read_extra
from tourney.store.writer import Reader

Words = tuple[str, dict[str, str]]
"""Category and extra words by name."""


def game_words(reader: Reader, event_id: int | None = None) -> dict[int, Words]:
    """Return the words of the games that have any, by game id: of all games, or of one event's."""
    query = sa.select(GAME.c.id, GAME.c.category, GAME.c.extra).where(
        (GAME.c.category != "") | (GAME.c.extra != "")
    )
    if event_id is not None:
        query = query.where(GAME.c.event_id == event_id)
    found = reader.connection.execute(query).all()
    return {key: (category, dict(read_extra(extra))) for key, category, extra in found}


def game_notes(reader: Reader) -> dict[int, tuple[str, str]]:
    """Return (category, note) of the games that have either, by game id."""
    query = sa.select(GAME.c.id, GAME.c.category, GAME.c.note).where(
        (GAME.c.category != "") | (GAME.c.note != "")
    )
    return {key: (category, note) for key, category, note in reader.connection.execute(query)}
