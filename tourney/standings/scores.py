"""What a game was for a side."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from tourney.core.games import Forfeit, GameState, NewGame


class Outcome(Enum):
    """What a finished game was for a side."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


def outcome(game: NewGame, index: int) -> Outcome | None:
    """Return whether a side won, drew or lost; None while the game is open or void."""
    if game.state is not GameState.PLAYED:
        return None
    if game.forfeit is Forfeit.DOUBLE:
        return Outcome.LOST
    own, others = _ranks(game, index)
    if own > min(others):
        return Outcome.LOST
    return Outcome.DRAWN if own in others else Outcome.WON


def took_part(game: NewGame, index: int) -> Iterable[int]:
    """Yield the players of a side with a share of the game above 0."""
    return (member.player_id for member in game.sides[index].members if member.weight > 0)


def _ranks(game: NewGame, index: int) -> tuple[int, list[int]]:
    ranks = [side.rank for side in game.sides]
    known = [rank for rank in ranks if rank is not None]
    if len(known) < len(ranks):
        raise ValueError("a finished game has a rank for every side")
    return known[index], known[:index] + known[index + 1 :]
