"""Points of a side, exactly."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

from tourney.core.games import Forfeit, GameState, NewGame
from tourney.standings.base import HALF


class Outcome(Enum):
    """What a finished game was for a side."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


def side_points(game: NewGame, index: int) -> Fraction | None:
    """Return 1, ½ or 0 for a side of a two-sided game; None while the game is open or void.

    A forfeit won is 1, lost is 0, a double forfeit 0 for every side. Of more than two sides: the
    share of the others finished ahead of, a tie with one counting half (``core.games.points`` as a
    fraction, so that thirds add up).
    """
    if game.state is not GameState.PLAYED:
        return None
    if game.forfeit is Forfeit.DOUBLE:
        return Fraction(0)
    own, others = _ranks(game, index)
    beaten = sum(
        (Fraction(1) if own < rank else HALF if own == rank else Fraction(0) for rank in others), Fraction(0)
    )
    return beaten / len(others)


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
