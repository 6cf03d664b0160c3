"""Commands on a night: events, check-in, kept-apart pairs, rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from itertools import chain, count

from tourney.club.commands import (
    AcceptRound,
    AddEvent,
    EditEvent,
    Forbid,
    SetHere,
    WithdrawRound,
)
from tourney.club.frozen import refuse_frozen_stage
from tourney.club.handlers import Effect, handles
from tourney.club.roster_changes import event_of, now
from tourney.club.rules_check import refuse_bad_event
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import GameState, NewGame, side
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import Event, NewEvent, Round
from tourney.core.rules import board_numbers
from tourney.core.topics import Topic
from tourney.store import entries, events, games, players
from tourney.store.games import GameFilter
from tourney.store.writer import Reader, Writer

EVENT_ADDED = QT_TRANSLATE_NOOP("Done", "{name} was begun")
EVENT_EDITED = QT_TRANSLATE_NOOP("Done", "{name} was edited")
CAME = QT_TRANSLATE_NOOP("Done", "{name} is here")
LEFT = QT_TRANSLATE_NOOP("Done", "{name} has left")
MANY_CAME = QT_TRANSLATE_NOOP("Done", "%n player(s) checked in")
MANY_LEFT = QT_TRANSLATE_NOOP("Done", "%n player(s) checked out")
APART = QT_TRANSLATE_NOOP("Done", "{a} and {b} are kept apart")
TOGETHER = QT_TRANSLATE_NOOP("Done", "{a} and {b} may meet again")
ACCEPTED = QT_TRANSLATE_NOOP("Done", "Round {number} is on")
WITHDRAWN = QT_TRANSLATE_NOOP("Done", "Round {number} was withdrawn")
NOT_LAST = QT_TRANSLATE_NOOP("Errors", "Only the last round can be withdrawn; round {number} came after it.")
SECOND_ROUND = QT_TRANSLATE_NOOP(
    "Errors", "Round {number} is on already: another desk was quicker. Look at it before making another."
)
STILL_PLAYING = QT_TRANSLATE_NOOP("Errors", "{name} is on two boards of this round.")


@handles(AddEvent, Topic.EVENTS)
def add_event(writer: Writer, command: AddEvent) -> Effect:
    """Begin an event; returns its id."""
    refuse_bad_event(command.event)
    return Effect(EVENT_ADDED(name=command.event.name), events.add_event(writer, command.event))


@handles(EditEvent, Topic.EVENTS)
def edit_event(writer: Writer, command: EditEvent) -> Effect:
    """Change an event's name, date or bye value."""
    new = command.event
    refuse_bad_event(new)
    given = {field.name: getattr(new, field.name) for field in fields(NewEvent)}
    after = Event(**given, id=command.event_id, version=command.version)
    events.update_event(writer, after)
    return Effect(EVENT_EDITED(name=new.name))


@handles(SetHere, Topic.ENTRIES, Topic.EVENTS)
def set_here(writer: Writer, command: SetHere) -> Effect:
    """Check people in or out; returns the event's id."""
    event_id = event_of(writer, command.event)
    events.set_here(writer, event_id, command.player_ids, here=command.here, since=now())
    if len(command.player_ids) == 1:
        name = players.get_player(writer, command.player_ids[0]).name
        return Effect((CAME if command.here else LEFT)(name=name), event_id)
    text = MANY_CAME if command.here else MANY_LEFT
    return Effect(text(count=len(command.player_ids)), event_id)


@handles(Forbid, Topic.ROUNDS)
def forbid(writer: Writer, command: Forbid) -> Effect:
    """Keep two people apart, or let them meet again."""
    a = players.get_player(writer, command.a_id).name
    b = players.get_player(writer, command.b_id).name
    change = events.forbid if command.forbidden else events.allow
    change(writer, command.a_id, command.b_id, event_id=command.event_id)
    return Effect((APART if command.forbidden else TOGETHER)(a=a, b=b))


@handles(AcceptRound, Topic.ROUNDS, Topic.GAMES, Topic.EVENTS)
def accept_round(writer: Writer, command: AcceptRound) -> Effect:
    """Put a suggested round on the boards; returns the round's id."""
    event = events.get_event(writer, command.event_id)
    refuse_frozen_stage(writer, command.stage_id)
    rounds = events.list_rounds(writer, event.id)
    last = max((r.number for r in rounds), default=0)
    if command.number != last + 1:
        raise ConflictError("round-exists", SECOND_ROUND(number=last), field="round")
    boards = command.sides()
    seen: set[int] = set()
    for player_id in (*(p for board in boards for one in board for p in one), *command.bye_ids):
        if player_id in seen:
            name = players.get_player(writer, player_id).name
            raise TourneyError("player-twice", STILL_PLAYING(name=name), field="boards")
        seen.add(player_id)
    numbers = seats(writer, event, boards)
    games_now = [
        NewGame(
            tuple(side(*one) for one in board),
            event.date,
            event_id=event.id,
            board=number,
            state=GameState.OPEN,
            rated=event.rules.rated,
            slot=command.slots[k] if command.slots else "",
        )
        for k, (number, board) in enumerate(zip(numbers, boards, strict=True))
    ]
    round_id = events.add_round(
        writer,
        event.id,
        games_now,
        bye_ids=command.bye_ids,
        bye_kinds=command.bye_kinds,
        accepted_at=now(),
        system=command.system,
        stage_id=command.stage_id,
    )
    if command.options is not None:
        _keep(writer, event, command, rounds)
    return Effect(ACCEPTED(number=command.number), round_id)


def _keep(writer: Writer, event: Event, command: AcceptRound, before: Sequence[Round]) -> None:
    """Let the event, or a stage with rules of its own, go on by what its round was paired by."""
    stage = None if command.stage_id is None else entries.get_stage(writer, command.stage_id)
    rules = event.rules if stage is None or stage.rules is None else stage.rules
    began = any(one.stage_id == command.stage_id for one in before)
    after = replace(rules, system=command.system, options=command.options or ())
    if after == rules or (began and rules.system != command.system):
        return
    if stage is not None and stage.rules is not None:
        entries.set_stage_rules(writer, stage.id, after)
    else:
        events.update_event(writer, replace(event, rules=after))


def seats(reader: Reader, event: Event, boards: Sequence[Sequence[Sequence[int]]]) -> list[int]:
    """Return the number of each board: the fixed one of somebody at it, else the next free one."""
    fixed = {e.player_id: e.fixed_board for e in events.list_entries(reader, event.id) if e.fixed_board}
    return _seats(boards, fixed, free_boards(reader, event))


def free_boards(reader: Reader, event: Event) -> Iterator[int]:
    """Yield the event's board numbers in order, but none at which an earlier round is still played."""
    still_open = GameFilter(event_id=event.id, states=frozenset({GameState.OPEN}))
    taken = {game.board for game in games.list_games(reader, still_open)}
    named = board_numbers(event.rules.boards)
    beyond = count(max(named, default=0) + 1)
    return (number for number in chain(named, beyond) if number not in taken)


def _seats(
    boards: Sequence[Sequence[Sequence[int]]], fixed: Mapping[int, int], free: Iterator[int]
) -> list[int]:
    seats: list[int | None] = []
    for board in boards:
        wish = next((fixed[p] for one in board for p in one if p in fixed), None)
        seats.append(wish if wish not in seats else None)
    taken = set(seats)
    rest = (number for number in free if number not in taken)
    return [next(rest) if seat is None else seat for seat in seats]


@handles(WithdrawRound, Topic.ROUNDS, Topic.GAMES)
def withdraw_round(writer: Writer, command: WithdrawRound) -> Effect:
    """Remove the last round with its boards; undo brings it back."""
    found = events.get_round(writer, command.round_id)
    refuse_frozen_stage(writer, found.stage_id)
    newest = max(r.number for r in events.list_rounds(writer, found.event_id))
    if found.number != newest:
        raise TourneyError("not-last-round", NOT_LAST(number=newest), field="round")
    events.delete_round(writer, found.id)
    return Effect(WITHDRAWN(number=found.number))
