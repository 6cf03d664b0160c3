"""Commands that put games elsewhere: sides that change places, another event, another day."""

from __future__ import annotations

from dataclasses import replace

from tourney.club.commands import MoveGames, SwapSides
from tourney.club.frozen import refuse_frozen
from tourney.club.handlers import Effect, handles
from tourney.club.result_changes import refuse_outdated, side_names
from tourney.club.roster_changes import event_of
from tourney.core.errors import TourneyError
from tourney.core.games import Game, GameState, Side
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.topics import Topic
from tourney.store import events, games
from tourney.store.writer import Writer

SWAPPED = QT_TRANSLATE_NOOP("Done", "{sides}: sides swapped")
SWAPPED_ORDER = QT_TRANSLATE_NOOP("Done", "{sides}: now in this order")
MOVED = QT_TRANSLATE_NOOP("Done", "{games} moved to {where}")
MOVED_TO_DATE = QT_TRANSLATE_NOOP("Done", "{games} moved to {date}")
MOVED_TO_BOTH = QT_TRANSLATE_NOOP("Done", "{games} moved to {where} on {date}")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")
OPEN_PLAY = QT_TRANSLATE_NOOP("Done", "open play")
NOT_TWO = QT_TRANSLATE_NOOP("Errors", "Only the sides of a game between two can be swapped.")
NO_GAMES = QT_TRANSLATE_NOOP("Errors", "No game was chosen.")
NOWHERE = QT_TRANSLATE_NOOP("Errors", "Choose another event, open play or another date.")
STILL_OPEN = QT_TRANSLATE_NOOP(
    "Errors", "{sides} has no result yet, so it stays on its board. Enter the result first."
)


@handles(SwapSides, Topic.GAMES)
def swap_sides(writer: Writer, command: SwapSides) -> Effect:
    """Let two sides change places; returns the game's id."""
    game = games.get_game(writer, command.game_id)
    refuse_outdated(writer, game, command.version)
    if len(game.sides) != 2:
        raise TourneyError("not-two-sides", NOT_TWO(), field="sides")
    first, second = game.sides
    after: Game
    if command.with_result:
        sets = tuple((b, a) for a, b in game.sets)
        after = replace(game, sides=(second, first), sets=sets)
    else:
        after = replace(game, sides=(_as_placed(second, first), _as_placed(first, second)))
    games.replace_game(writer, game.id, after, version=command.version)
    text = SWAPPED_ORDER if command.with_result else SWAPPED
    return Effect(text(sides=side_names(writer, after)), game.id)


def _as_placed(people: Side, place: Side) -> Side:
    """Return the people of one side with the result of another."""
    return replace(place, members=people.members)


@handles(MoveGames, Topic.GAMES, Topic.EVENTS, Topic.ROUNDS)
def move_games(writer: Writer, command: MoveGames) -> Effect:
    """Move games; returns the id of the event they are in now, None in open play."""
    if not command.game_ids:
        raise TourneyError("no-games", NO_GAMES(), field="game")
    elsewhere = command.event is not None or command.open_play
    if not elsewhere and command.date is None:
        raise TourneyError("nowhere", NOWHERE(), field="event")
    event_id = event_of(writer, command.event) if command.event is not None else None
    where = events.get_event(writer, event_id).name if event_id is not None else OPEN_PLAY()
    for game_id in dict.fromkeys(command.game_ids):
        before = games.get_game(writer, game_id)
        after = before if command.date is None else replace(before, date=command.date)
        if elsewhere and before.event_id != event_id:
            if before.state is GameState.OPEN:
                text = STILL_OPEN(sides=side_names(writer, before))
                raise TourneyError("open-game", text, field="game")
            after = replace(after, event_id=event_id, round_id=None, board=None, slot="")
        if after != before:
            refuse_frozen(writer, before)
            games.replace_game(writer, game_id, after)
    return Effect(_moved(command, where, elsewhere=elsewhere), event_id)


def _moved(command: MoveGames, where: str | Text, *, elsewhere: bool) -> Text:
    count = N_GAMES(count=len(set(command.game_ids)))
    date = command.date
    if date is None:
        return MOVED(games=count, where=where)
    if not elsewhere:
        return MOVED_TO_DATE(games=count, date=date.isoformat())
    return MOVED_TO_BOTH(games=count, where=where, date=date.isoformat())
