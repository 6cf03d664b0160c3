"""Commands on people: add, edit, archive, delete, start ratings."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields

from tourney.club.commands import (
    AddPlayer,
    ArchivePlayer,
    ClearStartRating,
    DeletePlayer,
    EditPlayer,
    EventRef,
    SetStartRating,
)
from tourney.club.engine_choice import chosen, start_on_file
from tourney.club.handlers import Effect, handles
from tourney.club.rules_check import refuse_bad_event
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold, spelling
from tourney.core.records import EventKind, NewEvent, NewPlayer, Player, StartRating
from tourney.core.topics import Topic
from tourney.store import events, people, players, settings
from tourney.store.writer import Reader, Writer

ADDED = QT_TRANSLATE_NOOP("Done", "{name} is new in the club")
EDITED = QT_TRANSLATE_NOOP("Done", "{name} was edited")
RENAMED = QT_TRANSLATE_NOOP("Done", "{before} is now called {name}")
ARCHIVED = QT_TRANSLATE_NOOP("Done", "{name} was archived")
UNARCHIVED = QT_TRANSLATE_NOOP("Done", "{name} is back in the lists")
DELETED = QT_TRANSLATE_NOOP("Done", "{name} was deleted")
START_SET = QT_TRANSLATE_NOOP("Done", "{name} starts at {mean}")
START_CLEARED = QT_TRANSLATE_NOOP("Done", "{name} starts like everybody else")
NAME_TAKEN = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” is in the club already. A namesake needs a difference, such as a year or a nickname."
)
OTHER_DESK = QT_TRANSLATE_NOOP(
    "Errors", "Another desk was quicker: this is now {name}, number {number}. Look at it, then edit again."
)
MERGED_AWAY = QT_TRANSLATE_NOOP(
    "Errors", "{name} was merged into {into}. Look there, or separate the two first."
)
KNOWN_AS = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” is what {into} was called before a merge. Separate the two if they are two people."
)
NUMBER_TAKEN = QT_TRANSLATE_NOOP("Errors", "The number {number} belongs to {name} already.")


@handles(AddPlayer, Topic.PLAYERS, Topic.ENTRIES, Topic.EVENTS)
def add_player(writer: Writer, command: AddPlayer) -> Effect:
    """Add a person; returns the new id."""
    refuse_taken(writer, command.player, None)
    player_id = players.add_player(writer, command.player, folded=fold(command.player.name))
    if command.rating is not None:
        start = StartRating(player_id, command.rating, command.deviation, None, command.source)
        players.set_start_rating(writer, stored_start(writer, start))
    if command.event is not None:
        event_id = event_of(writer, command.event)
        events.set_here(writer, event_id, [player_id], here=True, since=now())
    return Effect(ADDED(name=command.player.name), player_id)


@handles(EditPlayer, Topic.PLAYERS)
def edit_player(writer: Writer, command: EditPlayer) -> Effect:
    """Change a person's facts; the version guards against a second desk."""
    before = players.get_player(writer, command.player_id)
    refuse_merged(writer, before.id)
    if before.version != command.version:
        text = OTHER_DESK(name=before.name, number=before.number or "–")
        raise ConflictError("conflict", text, field="name")
    refuse_taken(writer, command.player, before.id)
    new = command.player
    given = {field.name: getattr(new, field.name) for field in fields(NewPlayer)}
    after = Player(**given, id=before.id, archived=before.archived, version=command.version)
    players.update_player(writer, after, folded=fold(new.name))
    if before.name != new.name:
        return Effect(RENAMED(before=before.name, name=new.name))
    return Effect(EDITED(name=new.name))


@handles(ArchivePlayer, Topic.PLAYERS)
def archive_player(writer: Writer, command: ArchivePlayer) -> Effect:
    """Take a person out of the lists, or back in."""
    player = players.get_player(writer, command.player_id)
    refuse_merged(writer, player.id)
    players.archive_player(writer, player.id, archived=command.archived)
    return Effect((ARCHIVED if command.archived else UNARCHIVED)(name=player.name))


@handles(DeletePlayer, Topic.PLAYERS, Topic.ENTRIES)
def delete_player(writer: Writer, command: DeletePlayer) -> Effect:
    """Remove a person without games; TourneyError "player-has-games" otherwise."""
    player = players.get_player(writer, command.player_id)
    refuse_merged(writer, player.id)
    players.delete_player(writer, player.id)
    return Effect(DELETED(name=player.name))


@handles(SetStartRating, Topic.PLAYERS, Topic.GAMES)
def set_start_rating(writer: Writer, command: SetStartRating) -> Effect:
    """Note a rating from elsewhere."""
    player = players.get_player(writer, command.start.player_id)
    refuse_merged(writer, player.id)
    players.set_start_rating(writer, stored_start(writer, command.start))
    return Effect(START_SET(name=player.name, mean=f"{command.start.mean:.6g}"))


def stored_start(writer: Writer, start: StartRating) -> StartRating:
    """Return a start rating given on the scale that is shown as it is stored."""
    return start_on_file(chosen(settings.all_settings(writer)), start)


@handles(ClearStartRating, Topic.PLAYERS, Topic.GAMES)
def clear_start_rating(writer: Writer, command: ClearStartRating) -> Effect:
    """Forget a rating from elsewhere."""
    player = players.get_player(writer, command.player_id)
    refuse_merged(writer, player.id)
    players.clear_start_rating(writer, player.id)
    return Effect(START_CLEARED(name=player.name))


def refuse_taken(reader: Reader, new: NewPlayer, own_id: int | None) -> None:
    """Refuse a second person with the very same name or number, or with a name from before a merge.

    Raises
    ------
    TourneyError
        "name-taken" or "number-taken".
    """
    refuse_held(reader, new, own_id)
    spelled = spelling(new.name)
    for known in people.known_as(reader):
        if spelling(known.name) == spelled and known.id != own_id:
            text = KNOWN_AS(name=known.name, into=players.get_player(reader, known.id).name)
            raise TourneyError("name-taken", text, field="name")


def refuse_held(reader: Reader, new: NewPlayer, own_id: int | None) -> None:
    """Refuse a name or number that somebody in the register has now; raises as ``refuse_taken``."""
    spelled = spelling(new.name)
    for other in players.list_players(reader, archived=None):
        if other.id == own_id:
            continue
        if spelling(other.name) == spelled:
            raise TourneyError("name-taken", NAME_TAKEN(name=other.name), field="name")
        if new.number and other.number == new.number:
            text = NUMBER_TAKEN(number=new.number, name=other.name)
            raise TourneyError("number-taken", text, field="number")


def refuse_merged(reader: Reader, player_id: int) -> None:
    """Refuse to change somebody who is another person by now.

    Raises
    ------
    TourneyError
        "player-merged", naming who he is.
    """
    now = players.present_id(reader, player_id)
    if now != player_id:
        names = (players.get_player(reader, one).name for one in (player_id, now))
        text = MERGED_AWAY(name=next(names), into=next(names))
        raise TourneyError("player-merged", text, field="player")


def event_of(writer: Writer, event: EventRef) -> int:
    """Return the id of an event, adding it first when it is new.

    A night that another desk began on the same day a moment before is the same night.
    """
    if not isinstance(event, NewEvent):
        return event
    night = (EventKind.NIGHT, event.date)
    same = (e.id for e in events.list_events(writer) if (e.kind, e.date) == night == (event.kind, event.date))
    found = next(same, None)
    if found is None:
        refuse_bad_event(event)
    return found if found is not None else events.add_event(writer, event)


def now() -> dt.datetime:
    """Return this moment, aware, in UTC."""
    return dt.datetime.now(dt.UTC)
