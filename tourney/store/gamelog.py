"""The door from rows to the arrays of a replay."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import sqlalchemy as sa

from tourney.core.games import Forfeit, GameState
from tourney.ratings.base import GameLog, Ints
from tourney.store.gamecolumns import read_columns
from tourney.store.games import GAME, PLAYER
from tourney.store.writer import Reader


@dataclass(frozen=True, slots=True, eq=False)
class LoadedLog:
    """A log with the ids behind its indices.

    game_ids : (G,) int64
        Id of each game of the log.
    player_ids : (n,) int64
        Id of each player index, ascending: everybody in the club, with games or without.
    """

    log: GameLog
    game_ids: Ints
    player_ids: Ints


def load_log(reader: Reader) -> LoadedLog:
    """Return the games that count for ratings: played, rated, no forfeit; in order of time.

    Within a day games without a time come first, then by event, round and order of entry.
    """
    counted = [GAME.c.state == str(GameState.PLAYED), GAME.c.rated, GAME.c.forfeit == str(Forfeit.NONE)]
    columns = read_columns(reader, counted, order="replay", narrow=False)
    ids = reader.connection.execute(sa.select(PLAYER.c.id).order_by(PLAYER.c.id)).scalars()
    player_ids = np.fromiter(ids, np.int64)
    player_ids.setflags(write=False)
    log = GameLog(
        day=columns.day,
        event=columns.event_id.astype(np.int32),
        round=columns.round_id.astype(np.int32),
        game_side=columns.game_side,
        rank=columns.rank.astype(np.int32),
        score=columns.score,
        side_player=columns.side_player,
        player=np.searchsorted(player_ids, columns.player_id).astype(np.int32),
        weight=columns.weight,
        n_players=len(player_ids),
    )
    for values in (log.event, log.round, log.rank, log.player):
        values.setflags(write=False)
    return LoadedLog(log, columns.game_id, player_ids)
