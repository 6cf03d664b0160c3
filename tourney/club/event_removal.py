"""The command that removes an event, with its games or without."""

from __future__ import annotations

from tourney.club.commands import DeleteEvent
from tourney.club.handlers import Effect, handles
from tourney.club.vote_changes import forget_vote
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.topics import Topic
from tourney.store import events
from tourney.store.event_removal import delete_event as delete
from tourney.store.writer import Writer

DELETED = QT_TRANSLATE_NOOP("Done", "{name} was deleted")
DELETED_KEPT = QT_TRANSLATE_NOOP("Done", "{name} was deleted; {games} stay in open play")
DELETED_WITH = QT_TRANSLATE_NOOP("Done", "{name} was deleted with {games}")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")


@handles(DeleteEvent, Topic.EVENTS, Topic.GAMES, Topic.ROUNDS, Topic.ENTRIES, Topic.PLAYERS, Topic.SETTINGS)
def delete_event(writer: Writer, command: DeleteEvent) -> Effect:
    """Remove an event; returns how many games stayed and how many went."""
    name = events.get_event(writer, command.event_id).name
    forget_vote(writer, command.event_id)
    kept, gone = delete(writer, command.event_id, keep_games=command.keep_games)
    if kept:
        return Effect(DELETED_KEPT(name=name, games=N_GAMES(count=kept)), (kept, gone))
    if gone:
        return Effect(DELETED_WITH(name=name, games=N_GAMES(count=gone)), (kept, gone))
    return Effect(DELETED(name=name), (kept, gone))
