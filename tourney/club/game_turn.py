"""Where in the order of time a game stands, or would stand if it were entered now."""

from __future__ import annotations

import numpy as np

from tourney.club.rated import Rated, day_number
from tourney.core.games import NewGame
from tourney.ratings.base import Ints
from tourney.ratings.order import time_order

_LAST = np.iinfo(np.int64).max


def others_of(rated: Rated, replaces: int | None) -> Ints:
    """Return the positions in the log of all games but that with the id *replaces*."""
    if replaces is None:
        return np.arange(rated.n_games)
    return np.flatnonzero(rated.game_ids != replaces)


def turn_of(rated: Rated, game: NewGame, replaces: int | None = None) -> int:
    """Return how many games of ``others_of`` come before a game, by the rule of ``time_order``.

    A game that takes the place of another, be it an open board, keeps its number of entry. Only games of
    the same day have to be looked at: no other day has a part in their order.
    """
    days = rated.history.log.day
    today = day_number(game.date)
    kept = others_of(rated, replaces)
    low, high = (int(np.searchsorted(days[kept], today, side=one)) for one in ("left", "right"))
    columns = rated.columns
    if columns is None or low == high:
        return high
    same = np.flatnonzero(
        (columns.day == today) & (columns.game_id != (-1 if replaces is None else replaces))
    )
    number = columns.number[columns.game_id == replaces] if replaces is not None else columns.number[:0]
    order = time_order(
        day=np.full(len(same) + 1, today),
        seconds=np.append(columns.seconds[same], _seconds(game)),
        event=np.append(columns.event_id[same], -1 if game.event_id is None else game.event_id),
        round_number=np.append(columns.round_number[same], _round(rated, game)),
        number=np.append(columns.number[same], number if len(number) else columns.number.max() + 1),
    )
    before = same[order[: int(np.flatnonzero(order == len(same))[0])]]
    return low + int(np.isin(columns.game_id[before], rated.game_ids[kept[low:high]]).sum())


def _seconds(game: NewGame) -> int:
    if game.time is None:
        return -1
    return 3600 * game.time.hour + 60 * game.time.minute + game.time.second


def _round(rated: Rated, game: NewGame) -> int:
    """Return the number of a game's round; a round without any board so far is the newest."""
    if game.round_id is None or rated.columns is None:
        return -1
    numbers = rated.columns.round_number[rated.columns.round_id == game.round_id]
    return int(numbers[0]) if len(numbers) else int(_LAST)
