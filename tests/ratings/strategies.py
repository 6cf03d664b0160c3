"""Generated logs of games, for hypothesis."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns


@st.composite
def singles_logs(draw: Any, *, players: int = 6, games: int = 25) -> GameLog:
    """Singles on days that rise by 0 to 40, some of them draws."""
    n = draw(st.integers(1, games))
    seed = draw(st.integers(0, 2**32 - 1))
    rng = np.random.default_rng(seed)
    first = rng.integers(0, players, n)
    second = (first + rng.integers(1, players, n)) % players
    result = rng.integers(0, 3, n)
    rank = np.stack([result == 0, result == 1], axis=1).astype(np.int32)
    return from_columns(
        day=np.cumsum(rng.choice([0, 0, 1, 7, 40], n)) + 18_000,
        game_side=np.arange(0, 2 * n + 1, 2),
        rank=rank.ravel(),
        side_player=np.arange(2 * n + 1),
        player=np.stack([first, second], axis=1).ravel(),
        n_players=players,
    )


@st.composite
def any_logs(draw: Any, *, players: int = 9, games: int = 15) -> GameLog:
    """Singles, teams and free-for-alls with shares from 0 to 1, ties and idle time."""
    n = draw(st.integers(1, games))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    game_side, side_player, rank, player, weight = [0], [0], [], [], []
    for _ in range(n):
        sides = int(rng.integers(2, 5))
        who = rng.permutation(players)
        used = 0
        for s in range(sides):
            size = int(rng.integers(1, max(2, (players - used) // (sides - s))))
            share = rng.choice([1.0, 1.0, 0.5, 1e-3, 0.0], size)
            share[int(rng.integers(size))] = 1.0
            player += who[used : used + size].tolist()
            weight += share.tolist()
            used += size
            side_player.append(side_player[-1] + size)
            rank.append(int(rng.integers(sides)))
        game_side.append(game_side[-1] + sides)
    return from_columns(
        day=np.cumsum(rng.choice([0, 0, 1, 7, 400], n)) + 18_000,
        game_side=game_side,
        rank=rank,
        side_player=side_player,
        player=player,
        weight=weight,
        n_players=players,
    )
