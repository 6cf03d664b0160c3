"""One idea of a result: sides in order of finish, players in sides, with weights.

A singles game, a draw, a doubles match, a nine-player board game and a walk-over are all a
``NewGame`` (not yet stored) or a ``Game`` (stored). A board of an accepted round that nobody has
finished yet is a game in state OPEN, whose sides have no rank.
"""

from __future__ import annotations

import datetime as dt
import math
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

TOO_FEW_SIDES = QT_TRANSLATE_NOOP("Errors", "A game needs at least two sides.")
EMPTY_SIDE = QT_TRANSLATE_NOOP("Errors", "Side {side} has nobody in it.")
TWICE = QT_TRANSLATE_NOOP("Errors", "The same player is in this game twice.")
BAD_WEIGHT = QT_TRANSLATE_NOOP(
    "Errors", "A share of the game must be 0 or more, and one player of side {side} needs more than 0."
)
BAD_SCORE = QT_TRANSLATE_NOOP("Errors", "The points of side {side} are not a number.")
NO_RANK = QT_TRANSLATE_NOOP("Errors", "Side {side} has no place in the result.")
RANK_IN_OPEN = QT_TRANSLATE_NOOP("Errors", "An open game has no result yet.")
FORFEIT_DRAW = QT_TRANSLATE_NOOP("Errors", "A forfeit needs a winner; for no winner use a double forfeit.")


class Forfeit(StrEnum):
    """Why a game was decided without being played; never rated."""

    NONE = ""
    FORFEIT = "forfeit"
    NO_SHOW = "noshow"
    DOUBLE = "double"
    """Nobody came or both were disqualified: every side loses."""


class GameState(StrEnum):
    """Where a game is in its life. A void game stays in the log and counts for nothing."""

    OPEN = "open"
    PLAYED = "played"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Member:
    """A player in a side and the share of the game taken part in (1 = all of it)."""

    player_id: int
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Side:
    """One or more players who win or lose together.

    ``rank`` is 0 for the best side, equal numbers are ties, None while the game is open;
    ``score`` is the points or games won, kept and shown, None where there are none.
    """

    members: tuple[Member, ...]
    rank: int | None = None
    score: float | None = None

    @property
    def player_ids(self) -> tuple[int, ...]:
        return tuple(member.player_id for member in self.members)


def side(*player_ids: int, rank: int | None = None, score: float | None = None) -> Side:
    """Return a side of whole-game players."""
    return Side(tuple(Member(player_id) for player_id in player_ids), rank, score)


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game as entered, valid by construction.

    Ranks with holes are accepted and normalised to 0, 1, 2 ... A double forfeit gives every side
    the same last place. ``slot`` is a place in a bracket, ``category`` a word to filter by, ``extra``
    what else was written about the game, by name: the judge, the seconds taken, a column of an import.

    Raises
    ------
    TourneyError
        Codes "few-sides", "empty-side", "player-twice", "bad-weight", "bad-score", "no-rank",
        "forfeit-draw".
    """

    sides: tuple[Side, ...]
    date: dt.date
    time: dt.time | None = None
    event_id: int | None = None
    round_id: int | None = None
    board: int | None = None
    state: GameState = GameState.PLAYED
    forfeit: Forfeit = Forfeit.NONE
    rated: bool = True
    sets: tuple[tuple[int, int], ...] = ()
    note: str = ""
    slot: str = ""
    category: str = ""
    extra: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        _check_sides(self.sides)
        if self.state is GameState.OPEN:
            if any(s.rank is not None for s in self.sides):
                raise TourneyError("rank-in-open", RANK_IN_OPEN, field="result")
            return
        ranks = normalised_ranks(self.sides)
        if ranks is None:
            if self.state is GameState.VOID:
                return  # an open board that was voided never had a result
            missing = next(i for i, s in enumerate(self.sides, 1) if s.rank is None)
            raise TourneyError("no-rank", NO_RANK(side=missing), field="result")
        if self.forfeit is Forfeit.DOUBLE:
            ranks = (0,) * len(self.sides)
        elif self.forfeit and len(set(ranks)) == 1:
            raise TourneyError("forfeit-draw", FORFEIT_DRAW, field="result")
        if any(s.rank != r for s, r in zip(self.sides, ranks, strict=True)):
            sides = tuple(replace(s, rank=r) for s, r in zip(self.sides, ranks, strict=True))
            object.__setattr__(self, "sides", sides)

    @property
    def counts_for_ratings(self) -> bool:
        """True when an engine may look at this game."""
        return self.state is GameState.PLAYED and self.rated and not self.forfeit

    @property
    def player_ids(self) -> tuple[int, ...]:
        return tuple(pid for s in self.sides for pid in s.player_ids)

    @property
    def is_singles(self) -> bool:
        return len(self.sides) == 2 and all(len(s.members) == 1 for s in self.sides)


@dataclass(frozen=True, slots=True)
class Game(NewGame):
    """A stored game: its id, its number in the order of entry, and its row version."""

    id: int = 0
    number: int = 0
    version: int = 1


def normalised_ranks(sides: tuple[Side, ...]) -> tuple[int, ...] | None:
    """Return dense ranks 0, 1, ... in the order of the given ones; None if one is missing."""
    given = [s.rank for s in sides]
    if any(rank is None for rank in given):
        return None
    known = sorted({rank for rank in given if rank is not None})
    place = {rank: i for i, rank in enumerate(known)}
    return tuple(place[rank] for rank in given if rank is not None)


def points(game: NewGame, side_index: int) -> Fraction | None:
    """Return 1, ½ or 0 for a side of a two-sided game, exactly; None while it is open or void.

    A forfeit won is 1, lost is 0, a double forfeit 0 for every side. Of more than two sides: the
    share of the others finished ahead of, a tie with one counting half; thirds add up.
    """
    if game.state is not GameState.PLAYED:
        return None
    if game.forfeit is Forfeit.DOUBLE:
        return Fraction(0)
    own = game.sides[side_index].rank
    others = [s.rank for i, s in enumerate(game.sides) if i != side_index]
    assert own is not None
    halves = sum(2 if own < rank else 1 if own == rank else 0 for rank in others if rank is not None)
    return Fraction(halves, 2 * len(others))


def _check_sides(sides: tuple[Side, ...]) -> None:
    if len(sides) < 2:
        raise TourneyError("few-sides", TOO_FEW_SIDES, field="sides")
    seen: set[int] = set()
    for number, one in enumerate(sides, 1):
        if not one.members:
            raise TourneyError("empty-side", EMPTY_SIDE(side=number), field="sides")
        weights = [m.weight for m in one.members]
        if any(not math.isfinite(w) or w < 0 for w in weights) or not any(weights):
            raise TourneyError("bad-weight", BAD_WEIGHT(side=number), field="weight")
        if one.score is not None and not math.isfinite(one.score):
            raise TourneyError("bad-score", BAD_SCORE(side=number), field="score")
        for player_id in one.player_ids:
            if player_id in seen:
                raise TourneyError("player-twice", TWICE, field="sides")
            seen.add(player_id)
