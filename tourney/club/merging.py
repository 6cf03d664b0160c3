"""Commands on who is who: merge two people, take them apart again, give games to somebody else."""

from __future__ import annotations

from dataclasses import replace

from tourney.club.commands import MergePlayers, SplitPlayer, UnmergePlayers
from tourney.club.handlers import Effect, handles
from tourney.club.result_changes import side_names
from tourney.club.roster_changes import refuse_held, refuse_merged, refuse_taken
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.core.records import NewPlayer, Player
from tourney.core.topics import Topic
from tourney.store import games, people, players
from tourney.store.writer import Reader, Writer

MERGED = QT_TRANSLATE_NOOP("Done", "{name} is {into}: {games} moved over")
UNMERGED = QT_TRANSLATE_NOOP("Done", "{name} and {other} are two people again: {games} moved back")
SPLIT = QT_TRANSLATE_NOOP("Done", "{games} of {name} are {other}’s")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")
SAME = QT_TRANSLATE_NOOP("Errors", "{name} cannot be merged with the same person.")
NOT_MERGED = QT_TRANSLATE_NOOP("Errors", "{name} is not merged with anybody.")
TOGETHER = QT_TRANSLATE_NOOP(
    "Errors", "{a} and {b} both played in the game {sides} of {date}, so they are two people."
)
IN_GAME = QT_TRANSLATE_NOOP("Errors", "{name} takes part in the game {sides} of {date} already.")
NOT_THERE = QT_TRANSLATE_NOOP("Errors", "{name} took no part in the game {sides} of {date}.")
NO_GAMES = QT_TRANSLATE_NOOP("Errors", "Choose the games that were somebody else’s.")

EVERYTHING = (Topic.PLAYERS, Topic.GAMES, Topic.ENTRIES, Topic.ROUNDS, Topic.EVENTS)


@handles(MergePlayers, *EVERYTHING)
def merge_players(writer: Writer, command: MergePlayers) -> Effect:
    """Make two people one; returns the id of the one who stays."""
    one = players.get_player(writer, command.player_id)
    refuse_merged(writer, one.id)
    other = players.get_player(writer, players.present_id(writer, command.into_id))
    if one.id == other.id:
        raise TourneyError("same-player", SAME(name=one.name), field="player")
    for game_id in people.games_together(writer, one.id, other.id)[:1]:
        text = _of_game(writer, game_id, TOGETHER(a=one.name, b=other.name))
        raise TourneyError("both-in-game", text, field="player")
    count = people.merge(writer, one.id, other.id)
    text = MERGED(name=one.name, into=other.name, games=N_GAMES(count=count))
    return Effect(text, other.id)


@handles(UnmergePlayers, *EVERYTHING)
def unmerge_players(writer: Writer, command: UnmergePlayers) -> Effect:
    """Make a merged person one of his own again; returns his id."""
    one = players.get_player(writer, command.player_id)
    holder = players.get_player(writer, players.present_id(writer, one.id))
    if holder.id == one.id:
        raise TourneyError("not-merged", NOT_MERGED(name=one.name), field="player")
    # His number may be the other's by now: it was filled in when they became one.
    refuse_held(writer, replace(one, number=""), one.id)
    count = people.unmerge(writer, one.id)
    _keep_numbers_apart(writer, one)
    text = UNMERGED(name=one.name, other=holder.name, games=N_GAMES(count=count))
    return Effect(text, one.id)


@handles(SplitPlayer, *EVERYTHING)
def split_player(writer: Writer, command: SplitPlayer) -> Effect:
    """Give games to another person; returns his id."""
    one = players.get_player(writer, command.player_id)
    refuse_merged(writer, one.id)
    if not command.game_ids:
        raise TourneyError("no-games", NO_GAMES(), field="game")
    if isinstance(command.to, NewPlayer):
        refuse_taken(writer, command.to, None)
        to = players.add_player(writer, command.to, folded=fold(command.to.name))
    else:
        to = players.present_id(writer, command.to)
    other = players.get_player(writer, to)
    if other.id == one.id:
        raise TourneyError("same-player", SAME(name=one.name), field="player")
    for game_id in command.game_ids:
        inside = games.get_game(writer, game_id).player_ids
        if one.id not in inside:
            raise TourneyError(
                "not-in-game", _of_game(writer, game_id, NOT_THERE(name=one.name)), field="game"
            )
        if to in inside:
            raise TourneyError(
                "player-twice", _of_game(writer, game_id, IN_GAME(name=other.name)), field="game"
            )
    count = people.split(writer, one.id, command.game_ids, to)
    text = SPLIT(games=N_GAMES(count=count), name=one.name, other=other.name)
    return Effect(text, to)


def _keep_numbers_apart(writer: Writer, one: Player) -> None:
    """Take a club number from the person who came back where somebody else has it by now."""
    if one.number and any(
        p.number == one.number and p.id != one.id for p in players.list_players(writer, archived=None)
    ):
        back = players.get_player(writer, one.id)
        players.update_player(writer, replace(back, number=""), folded=fold(back.name))


def _of_game(reader: Reader, game_id: int, text: Text) -> Text:
    """Return a text that names a game by its sides and date."""
    game = games.get_game(reader, game_id)
    return text(sides=side_names(reader, game), date=game.date.isoformat())
