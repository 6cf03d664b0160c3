"""The door from rows to the arrays of a replay."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.core.games import Forfeit, GameState
from tourney.ratings.base import GameLog, Ints
from tourney.ratings.order import time_order
from tourney.store.gamecolumns import FORFEITS, STATES, GameColumns
from tourney.store.refresh import take


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


def log_of(player_ids: Ints, columns: GameColumns) -> LoadedLog:
    """Return the games of *columns* that count for ratings: played, rated, no forfeit; in order of time.

    The order is that of ``time_order``. *player_ids*, (n,) ascending, must be of the same snapshot as
    *columns*.
    """
    counts = (columns.state == STATES.index(GameState.PLAYED)) & columns.rated
    counts &= columns.forfeit == FORFEITS.index(Forfeit.NONE)
    # Ordered before choosing: a game that is voided moves no other.
    order = time_order(
        day=columns.day,
        seconds=columns.seconds,
        event=columns.event_id,
        round_number=columns.round_number,
        number=columns.number,
    )
    c = take(columns, order[counts[order]])
    log = GameLog(
        day=c.day,
        event=c.event_id.astype(np.int32),
        round=c.round_id.astype(np.int32),
        game_side=c.game_side,
        rank=c.rank.astype(np.int32),
        score=c.score,
        side_player=c.side_player,
        player=np.searchsorted(player_ids, c.player_id).astype(np.int32),
        weight=c.weight,
        n_players=len(player_ids),
    )
    for values in (log.event, log.round, log.rank, log.player, player_ids):
        values.setflags(write=False)
    return LoadedLog(log, c.game_id, player_ids)
