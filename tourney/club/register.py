"""All people of a club at one moment, found by name or id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tourney.club.engine_choice import chosen, start_as_shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import NameIndex
from tourney.core.records import Player, StartRating
from tourney.store import players, settings
from tourney.store.database import Database
from tourney.store.people import known_as as known

GONE = QT_TRANSLATE_NOOP("Errors", "This player is no longer in the club.")


@dataclass(frozen=True, slots=True, eq=False)
class Register:
    """Players by id (archived ones too) in name order, with start ratings on the scale shown."""

    players: Mapping[int, Player]
    starts: Mapping[int, StartRating]
    index: NameIndex
    """Over the players who are not archived; names from before a merge find who they are now."""
    known_as: tuple[Player, ...] = ()
    """Everybody who was merged, as he was known, with the id of who he is now."""

    @property
    def active(self) -> tuple[Player, ...]:
        return tuple(p for p in self.players.values() if not p.archived)

    def name(self, player_id: int) -> str:
        """Return the name, or "?" for an id that is not in the register."""
        player = self.players.get(player_id)
        return player.name if player is not None else "?"

    def player(self, player_id: int) -> Player:
        """Return the player; TourneyError "unknown-player" when he is gone."""
        if player_id not in self.players:
            raise TourneyError("unknown-player", GONE, field="player")
        return self.players[player_id]


def read_register(database: Database, before: Register | None = None) -> Register:
    """Read everybody in one snapshot; the name index of *before* is kept while the people are the same."""
    with database.reading() as reader:
        people = players.list_players(reader, archived=None)
        known_as = tuple(known(reader))
        starts = players.list_start_ratings(reader)
        choice = chosen(settings.all_settings(reader)) if starts else None
    by_id = {p.id: p for p in people}
    if before is not None and before.players == by_id and before.known_as == known_as:
        index = before.index
    else:
        shown_names = {p.id: p.name for p in people if not p.archived}
        also = ((p.id, shown_names[p.id], p.name) for p in known_as if p.id in shown_names)
        index = NameIndex(shown_names.items(), also)
    shown = {s.player_id: start_as_shown(choice, s) for s in starts if choice is not None}
    return Register(by_id, shown, index, known_as)
