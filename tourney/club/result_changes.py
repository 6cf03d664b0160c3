"""Commands on games: record, correct, open again, void, restore."""

from __future__ import annotations

from dataclasses import replace

from tourney.club.commands import ClearResult, EditGame, RecordGame, SetResult, VoidGame
from tourney.club.frozen import refuse_frozen
from tourney.club.handlers import Effect, handles
from tourney.club.roster_changes import event_of
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.outcomes import outcome_text
from tourney.core.topics import Topic
from tourney.store import games, players
from tourney.store.writer import Reader, Writer

RESULT = QT_TRANSLATE_NOOP("Done", "{sides}: {result}")
CORRECTED = QT_TRANSLATE_NOOP("Done", "{sides}: {result} instead of {before}")
REOPENED = QT_TRANSLATE_NOOP("Done", "{sides}: open again")
GAME_EDITED = QT_TRANSLATE_NOOP("Done", "{sides}: game edited")
VOIDED = QT_TRANSLATE_NOOP("Done", "{sides}: game voided")
RESTORED = QT_TRANSLATE_NOOP("Done", "{sides}: game counts again")
OTHER_DESK = QT_TRANSLATE_NOOP(
    "Errors", "Another desk was quicker: {sides} is now {result}. Look at it, then enter yours again."
)
OPEN = QT_TRANSLATE_NOOP("Errors", "open")
IS_VOID = QT_TRANSLATE_NOOP("Errors", "This game is void. Restore it first.")
WRONG_SIDES = QT_TRANSLATE_NOOP("Errors", "The result is for {given} sides, but the game has {sides}.")


@handles(RecordGame, Topic.GAMES, Topic.EVENTS)
def record_game(writer: Writer, command: RecordGame) -> Effect:
    """Store a finished game; returns its id."""
    game = command.game
    if command.event is not None:
        game = replace(game, event_id=event_of(writer, command.event))
    game_id = games.add_game(writer, game)
    return Effect(result_text(writer, games.get_game(writer, game_id)), game_id)


@handles(SetResult, Topic.GAMES)
def set_result(writer: Writer, command: SetResult) -> Effect:
    """Give a board its result or correct it; the same result again changes nothing."""
    game = games.get_game(writer, command.game_id)
    refuse_outdated(writer, game, command.version)
    if game.state is GameState.VOID:
        raise TourneyError("game-void", IS_VOID, field="result")
    if len(command.ranks) != len(game.sides):
        text = WRONG_SIDES(given=len(command.ranks), sides=len(game.sides))
        raise TourneyError("wrong-sides", text, field="result")
    scores = command.scores or (None,) * len(game.sides)
    sides = tuple(
        replace(s, rank=rank, score=score)
        for s, rank, score in zip(game.sides, command.ranks, scores, strict=True)
    )
    after = replace(
        game,
        sides=sides,
        state=GameState.PLAYED,
        forfeit=command.forfeit,
        sets=command.sets,
        rated=game.rated if command.rated is None else command.rated,
    )
    if after == game:
        return Effect(result_text(writer, game), game.id)
    games.replace_game(writer, game.id, after, version=command.version)
    if game.state is GameState.OPEN:
        return Effect(result_text(writer, after), game.id)
    text = CORRECTED(sides=side_names(writer, game), result=outcome_text(after), before=outcome_text(game))
    return Effect(text, game.id)


@handles(ClearResult, Topic.GAMES)
def clear_result(writer: Writer, command: ClearResult) -> Effect:
    """Take a board's result away, so that it is open."""
    game = games.get_game(writer, command.game_id)
    refuse_outdated(writer, game, command.version)
    bare = tuple(replace(s, rank=None, score=None) for s in game.sides)
    opened = replace(game, sides=bare, state=GameState.OPEN, forfeit=Forfeit.NONE, sets=())
    games.replace_game(writer, game.id, opened, version=command.version)
    return Effect(REOPENED(sides=side_names(writer, game)), game.id)


@handles(EditGame, Topic.GAMES)
def edit_game(writer: Writer, command: EditGame) -> Effect:
    """Replace a game's contents; it keeps its number in the order of entry."""
    refuse_outdated(writer, games.get_game(writer, command.game_id), command.version)
    games.replace_game(writer, command.game_id, command.game, version=command.version)
    after = games.get_game(writer, command.game_id)
    return Effect(GAME_EDITED(sides=side_names(writer, after)), after.id)


@handles(VoidGame, Topic.GAMES)
def void_game(writer: Writer, command: VoidGame) -> Effect:
    """Void a game, or let it count again (open if it never had a result)."""
    game = games.get_game(writer, command.game_id)
    refuse_frozen(writer, game)
    state = GameState.VOID
    if not command.void:
        finished = all(s.rank is not None for s in game.sides)
        state = GameState.PLAYED if finished else GameState.OPEN
    if state is not game.state:
        games.set_state(writer, game.id, state)
    return Effect((VOIDED if command.void else RESTORED)(sides=side_names(writer, game)), game.id)


def refuse_outdated(reader: Reader, game: Game, version: int | None) -> None:
    """Refuse to write over a result that the person has not seen, or that is not changed any more.

    Raises
    ------
    TourneyError
        "stage-closed".
    ConflictError
        "conflict", telling the present result.
    """
    refuse_frozen(reader, game)
    if version is not None and game.version != version:
        result = outcome_text(game) or OPEN
        text = OTHER_DESK(sides=side_names(reader, game), result=result)
        raise ConflictError("conflict", text, field="result")


def side_names(reader: Reader, game: Game) -> str:
    """Return "Ana + Bo – Cy" for a game."""
    return " – ".join(
        " + ".join(players.get_player(reader, player_id).name for player_id in s.player_ids)
        for s in game.sides
    )


def result_text(reader: Reader, game: Game) -> Text:
    """Return the sides and the result, for the journal."""
    return RESULT(sides=side_names(reader, game), result=outcome_text(game))
