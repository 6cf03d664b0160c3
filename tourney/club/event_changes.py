"""Commands on whole events: what is known of their people, absences, stages, rounds that are out."""

from __future__ import annotations

from tourney.club.event_commands import (
    AddBoard,
    AddStage,
    CloseStage,
    MoveBoard,
    PublishRound,
    RemoveEntries,
    SetAbsence,
    SetEntries,
)
from tourney.club.frozen import refuse_frozen, refuse_frozen_stage
from tourney.club.handlers import Effect, handles
from tourney.club.night_changes import free_boards
from tourney.club.roster_changes import now
from tourney.club.rules_check import refuse_bad_rules
from tourney.core.errors import TourneyError
from tourney.core.games import GameState, NewGame, side
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import Stage, clean_name
from tourney.core.topics import Topic
from tourney.store import entries, events, games, players
from tourney.store.games import GameFilter
from tourney.store.writer import Writer

ENTRY_SET = QT_TRANSLATE_NOOP("Done", "{name}: entry changed")
ENTRIES_SET = QT_TRANSLATE_NOOP("Done", "%n player(s): entry changed")
ENTRY_REMOVED = QT_TRANSLATE_NOOP("Done", "%n player(s) taken out of {event}")
ABSENT = QT_TRANSLATE_NOOP("Done", "{name} sits out round {numbers}")
PRESENT = QT_TRANSLATE_NOOP("Done", "{name} plays round {numbers}")
BOARD_ADDED = QT_TRANSLATE_NOOP("Done", "Board {board} was added to round {number}")
BOARD_MOVED = QT_TRANSLATE_NOOP("Done", "Board {before} is now board {board}")
PUBLISHED = QT_TRANSLATE_NOOP("Done", "Round {number} is out")
UNPUBLISHED = QT_TRANSLATE_NOOP("Done", "Round {number} is not out any more")
STAGE_ADDED = QT_TRANSLATE_NOOP("Done", "Stage “{name}” began")
STAGE_CLOSED = QT_TRANSLATE_NOOP("Done", "Stage “{name}” was closed")
STAGE_OPENED = QT_TRANSLATE_NOOP("Done", "Stage “{name}” was opened again")

UNKNOWN_FIELD = QT_TRANSLATE_NOOP("Errors", "An entry has no field “{name}”.")
HAS_PART = QT_TRANSLATE_NOOP(
    "Errors", "{name} has a game or a bye in this event. Withdraw the player instead of removing the entry."
)
BUSY = QT_TRANSLATE_NOOP("Errors", "{name} is at board {board} of this round already.")
TWICE = QT_TRANSLATE_NOOP("Errors", "{name} cannot play twice at one board.")
BAD_BOARD = QT_TRANSLATE_NOOP("Errors", "A board needs a number from 1.")
NO_ROUND = QT_TRANSLATE_NOOP("Errors", "This game is at no board of a round.")
NOBODY_GOES_ON = QT_TRANSLATE_NOOP(
    "Errors", "Nobody can go on yet: the stage before has no round. Play it first, or let everybody in."
)
STAGE_OPEN = QT_TRANSLATE_NOOP(
    "Errors", "The stage before still has %n open game(s). Enter the results first; they decide who goes on."
)
BAD_SEED = QT_TRANSLATE_NOOP("Errors", "A seed is a whole number from 1.")


@handles(SetEntries, Topic.ENTRIES)
def set_entries(writer: Writer, command: SetEntries) -> Effect:
    """Change what an event knows of people."""
    values = dict(command.values)
    for name, value in values.items():
        if name not in entries.FIELDS:
            raise TourneyError("unknown-field", UNKNOWN_FIELD(name=name), field=name)
        if name in ("seed", "first_round", "fixed_board") and value is not None and value < 1:
            raise TourneyError("bad-seed", BAD_SEED(), field=name)
    events.get_event(writer, command.event_id)
    entries.set_entries(writer, command.event_id, command.player_ids, values, since=now())
    if len(command.player_ids) == 1:
        return Effect(ENTRY_SET(name=players.get_player(writer, command.player_ids[0]).name))
    return Effect(ENTRIES_SET(count=len(command.player_ids)))


@handles(RemoveEntries, Topic.ENTRIES)
def remove_entries(writer: Writer, command: RemoveEntries) -> Effect:
    """Take people out of an event before they had part in it."""
    event = events.get_event(writer, command.event_id)
    taken = {p for one in events.list_rounds(writer, event.id) for p in one.bye_ids}
    taken.update(*(g.player_ids for g in games.list_games(writer, GameFilter(event_id=event.id))))
    for player_id in command.player_ids:
        if player_id in taken:
            name = players.get_player(writer, player_id).name
            raise TourneyError("has-part", HAS_PART(name=name), field="player")
    entries.remove_entries(writer, event.id, command.player_ids)
    return Effect(ENTRY_REMOVED(count=len(command.player_ids), event=event.name))


@handles(SetAbsence, Topic.ENTRIES)
def set_absence(writer: Writer, command: SetAbsence) -> Effect:
    """Note planned absences, or take them back."""
    events.get_event(writer, command.event_id)
    entries.set_absence(writer, command.event_id, command.player_id, command.numbers, command.kind)
    numbers = ", ".join(str(number) for number in sorted(set(command.numbers)))
    text = PRESENT if command.kind is None else ABSENT
    return Effect(text(name=players.get_player(writer, command.player_id).name, numbers=numbers))


@handles(AddBoard, Topic.ROUNDS, Topic.GAMES)
def add_board(writer: Writer, command: AddBoard) -> Effect:
    """Add a game to a round that is on; returns the game's id."""
    one = events.get_round(writer, command.round_id)
    refuse_frozen_stage(writer, one.stage_id)
    event = events.get_event(writer, one.event_id)
    at = {
        player_id: game.board
        for game in games.list_games(writer, GameFilter(round_id=one.id))
        if game.state is not GameState.VOID
        for player_id in game.player_ids
    }
    here: set[int] = set()
    for player_id in (p for members in command.sides for p in members):
        if player_id in at or player_id in here:
            name = players.get_player(writer, player_id).name
            board = at.get(player_id) or "–"
            text = TWICE(name=name) if player_id in here else BUSY(name=name, board=board)
            raise TourneyError("player-twice", text, field="sides")
        here.add(player_id)
        entries.remove_bye(writer, one.id, player_id)
    taken = {game.board or 0 for game in games.list_games(writer, GameFilter(round_id=one.id))}
    board = next(number for number in free_boards(writer, event) if number > max(taken, default=0))
    new = NewGame(
        tuple(side(*members) for members in command.sides),
        event.date,
        event_id=event.id,
        round_id=one.id,
        board=board,
        state=GameState.OPEN,
        rated=event.rules.rated,
    )
    return Effect(BOARD_ADDED(board=board, number=one.number), games.add_game(writer, new))


@handles(MoveBoard, Topic.ROUNDS, Topic.GAMES)
def move_board(writer: Writer, command: MoveBoard) -> Effect:
    """Renumber a board; two boards trade where the number is taken."""
    game = games.get_game(writer, command.game_id)
    if game.round_id is None or game.board is None:
        raise TourneyError("no-round", NO_ROUND(), field="board")
    refuse_frozen(writer, game)
    if command.board < 1:
        raise TourneyError("bad-board", BAD_BOARD(), field="board")
    for other in games.list_games(writer, GameFilter(round_id=game.round_id)):
        if other.board == command.board and other.id != game.id:
            games.set_board(writer, other.id, game.board)
    games.set_board(writer, game.id, command.board)
    return Effect(BOARD_MOVED(before=game.board, board=command.board))


@handles(PublishRound, Topic.ROUNDS)
def publish_round(writer: Writer, command: PublishRound) -> Effect:
    """Note that a round is out, or not."""
    one = events.get_round(writer, command.round_id)
    entries.set_published(writer, one.id, now() if command.published else None)
    return Effect((PUBLISHED if command.published else UNPUBLISHED)(number=one.number))


@handles(AddStage, Topic.EVENTS)
def add_stage(writer: Writer, command: AddStage) -> Effect:
    """Begin a stage; returns its id."""
    name = clean_name(command.name)
    refuse_bad_rules(command.rules)
    event = events.get_event(writer, command.event_id)
    if not entries.list_stages(writer, event.id) and command.before and events.list_rounds(writer, event.id):
        first = entries.add_stage(writer, event.id, clean_name(command.before), None)
        entries.gather_rounds(writer, event.id, first)
    stages = entries.list_stages(writer, event.id)
    if command.rules is not None and command.rules.advance:
        _refuse_unfinished(writer, event.id, stages[-1] if stages else None)
    for stage in stages:
        if stage.closed_at is None:
            entries.close_stage(writer, stage.id, now())
    return Effect(STAGE_ADDED(name=name), entries.add_stage(writer, event.id, name, command.rules))


def _refuse_unfinished(writer: Writer, event_id: int, before: Stage | None) -> None:
    """Refuse to let the best of a stage go on before it is played."""
    rounds = [] if before is None else events.list_rounds(writer, event_id)
    inside = {one.id for one in rounds if before is not None and one.stage_id == before.id}
    if not inside:
        raise TourneyError("no-stage", NOBODY_GOES_ON(), field="advance")
    played = games.list_games(writer, GameFilter(event_id=event_id))
    open_ = sum(one.round_id in inside and one.state is GameState.OPEN for one in played)
    if open_:
        raise TourneyError("still-open", STAGE_OPEN(count=open_), field="advance")


@handles(CloseStage, Topic.EVENTS)
def close_stage(writer: Writer, command: CloseStage) -> Effect:
    """Freeze a stage or open it again."""
    stage = entries.get_stage(writer, command.stage_id)
    entries.close_stage(writer, stage.id, now() if command.closed else None)
    return Effect((STAGE_CLOSED if command.closed else STAGE_OPENED)(name=stage.name))
