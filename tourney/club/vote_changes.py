"""What the commands on a blind vote do, and how its setup is stored."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from tourney.club.handlers import Effect, handles
from tourney.club.roster_changes import now, refuse_taken
from tourney.club.rules_check import refuse_bad_event
from tourney.club.vote_commands import BeginVote, SetVote, ShownEntry, VoteSetup
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold, spelling
from tourney.core.records import NewPlayer, clean_name
from tourney.core.topics import Topic
from tourney.store import events, people, players, settings
from tourney.store.writer import Writer

VOTE_BEGUN = QT_TRANSLATE_NOOP("Done", "The vote {name} was begun")
VOTE_SET = QT_TRANSLATE_NOOP("Done", "The vote {name} is judged otherwise")
TWO_ENTRIES = QT_TRANSLATE_NOOP("Errors", "A vote needs at least two entries.")
_PREFIX = "vote-"
IMPORTED = "votes-imported"
"""The setting that lists the events of imported votes."""

UNREADABLE = QT_TRANSLATE_NOOP("Errors", "How the vote of event {event} is judged cannot be read.")
ENTRY_TWICE = QT_TRANSLATE_NOOP("Errors", "“{name}” is entered twice.")


@handles(BeginVote, Topic.EVENTS, Topic.PLAYERS, Topic.ENTRIES, Topic.SETTINGS)
def begin_vote(writer: Writer, command: BeginVote) -> Effect:
    """Add the event and its entries; returns the event's id."""
    if len(command.entries) < 2:
        raise TourneyError("few-entries", TWO_ENTRIES, field="entries")
    refuse_bad_event(command.event)
    held = {spelling(one.name): one.id for one in players.list_players(writer, archived=None)}
    # Whoever was merged is entered as who he is now.
    held |= {spelling(one.name): one.id for one in people.known_as(writer) if spelling(one.name) not in held}
    event_id = events.add_event(writer, command.event)
    shown: dict[int, ShownEntry] = {}
    for entry in command.entries:
        name = clean_name(entry.name)
        player_id = held.get(spelling(name))
        if player_id is None:
            new = NewPlayer(name)
            refuse_taken(writer, new, None)
            player_id = held[spelling(name)] = players.add_player(writer, new, folded=fold(name))
        if player_id in shown:
            raise TourneyError("entry-twice", ENTRY_TWICE(name=name), field="entries")
        shown[player_id] = entry.shown
    events.set_here(writer, event_id, list(shown), here=True, since=now())
    kept = tuple((player_id, one) for player_id, one in shown.items() if one != ShownEntry())
    _put(writer, event_id, dataclasses.replace(command.setup, shown=kept))
    return Effect(VOTE_BEGUN(name=command.event.name), event_id)


@handles(SetVote, Topic.SETTINGS)
def set_vote(writer: Writer, command: SetVote) -> Effect:
    """Keep another setup; returns the event's id."""
    name = events.get_event(writer, command.event_id).name
    _put(writer, command.event_id, command.setup)
    return Effect(VOTE_SET(name=name), command.event_id)


def setup_in(stored: Mapping[str, Any], event_id: int) -> VoteSetup | None:
    """Return how an event is judged, from all settings of the club; None where it is no vote.

    Raises
    ------
    TourneyError
        "bad-vote" where what is stored means nothing.
    """
    held = stored.get(_key(event_id))
    if not isinstance(held, Mapping):
        return None
    try:
        return _setup(held)
    except (ValueError, TypeError, AttributeError) as error:
        raise TourneyError("bad-vote", UNREADABLE(event=event_id), field="vote") from error


def pictures_in(stored: Mapping[str, Any]) -> frozenset[str]:
    """Return the paths of the pictures of all votes, from all settings of the club."""
    found: set[str] = set()
    for key in stored:
        number = key.removeprefix(_PREFIX)
        if key != number and number.isdecimal():
            # How one vote is judged may be unreadable; the others have pictures all the same.
            with suppress(TourneyError):
                setup = setup_in(stored, int(number)) or VoteSetup(seed=0)
                found.update(one.picture for _, one in setup.shown if one.picture)
    return frozenset(found)


def _setup(held: Mapping[str, Any]) -> VoteSetup:
    known = {one.name for one in dataclasses.fields(VoteSetup)} - {"shown"}
    given = {name: value for name, value in held.items() if name in known}
    shown = tuple(
        (int(player_id), ShownEntry(str(one.get("picture", "")), str(one.get("text", ""))))
        for player_id, one in dict(held.get("shown") or {}).items()
    )
    return VoteSetup(**given, shown=shown)


def forget_vote(writer: Writer, event_id: int) -> None:
    """Forget that an event that is deleted was a vote: another may get its number."""
    if settings.get_setting(writer, _key(event_id)) is not None:
        settings.put_setting(writer, _key(event_id), None)
    held = settings.get_setting(writer, IMPORTED, [])
    if event_id in held:
        settings.put_setting(writer, IMPORTED, [one for one in held if one != event_id])


def note_imported(writer: Writer, event_ids: Iterable[int]) -> None:
    """Remember that the games of these events are votes that were given elsewhere."""
    held = settings.get_setting(writer, IMPORTED, [])
    both = sorted({*held, *event_ids})
    if both != held:
        settings.put_setting(writer, IMPORTED, both)


def imported_in(stored: Mapping[str, Any]) -> frozenset[int]:
    """Return the events of imported votes, by id, from all settings of the club."""
    return frozenset(int(one) for one in stored.get(IMPORTED) or ())


def _put(writer: Writer, event_id: int, setup: VoteSetup) -> None:
    held = {
        "question": setup.question, "next": setup.next, "seed": setup.seed, "goal": setup.goal,
        "category": setup.category,
        "shown": {str(player_id): dataclasses.asdict(one) for player_id, one in setup.shown},
    }  # fmt: skip
    settings.put_setting(writer, _key(event_id), held)


def _key(event_id: int) -> str:
    return f"{_PREFIX}{event_id}"
