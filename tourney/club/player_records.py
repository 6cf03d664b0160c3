"""A player's record: singles, doubles, teams and games of many sides apart, with whom and against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tourney.core.games import Forfeit, Game, GameState, NewGame, points


class Shape(StrEnum):
    """What kind of game, by its sides."""

    ALL = "all"
    SINGLES = "singles"
    DOUBLES = "doubles"
    TEAMS = "teams"
    MANY = "many"
    """More than two sides."""


@dataclass(frozen=True, slots=True)
class ShapeRecord:
    """All finished games of one shape.

    won : in first place alone; drawn : of two sides a draw, of more a shared first place
    scored : points, of many sides the share of opponents beaten
    expected, rated_scored, rated : the sum of expectations over the ``rated`` games that had one, and what
        was scored in them
    place : the mean place among many sides, None for two
    """

    shape: Shape
    games: int
    won: int
    drawn: int
    lost: int
    scored: float
    rated: int
    rated_scored: float
    expected: float
    place: float | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """All games with or against one person; ``scored`` beyond ``expected`` is better than foreseen.

    Games without an expectation (not rated) count as expected half.
    """

    player_id: int
    games: int
    won: int
    drawn: int
    lost: int
    scored: float
    expected: float


def shape_of(game: NewGame) -> Shape:
    """Return what kind of game it is."""
    if len(game.sides) > 2:
        return Shape.MANY
    sizes = {len(side.members) for side in game.sides}
    if sizes == {1}:
        return Shape.SINGLES
    return Shape.DOUBLES if sizes == {2} else Shape.TEAMS


Chances = Mapping[int, Sequence[float]]
"""Game id -> the chance of each side as listed, before it: of two sides the expected score."""


def shape_records(games: Iterable[Game], player_id: int, chances: Chances) -> tuple[ShapeRecord, ...]:
    """Return the record of all games, then of each shape that was played."""
    sums: dict[Shape, list[float]] = defaultdict(lambda: [0.0] * 9)
    for game in games:
        if game.state is not GameState.PLAYED:
            continue
        own = side_of(game, player_id)
        got = points(game, own)
        if got is None:
            continue
        ranks = [side.rank for side in game.sides if side.rank is not None]
        mine = game.sides[own].rank or 0
        forfeited = game.forfeit is Forfeit.DOUBLE
        first, shared = mine == min(ranks) and not forfeited, ranks.count(mine) > 1
        shape = shape_of(game)
        many = shape is Shape.MANY
        expected = _expected(game, own, chances)
        for entry in (sums[Shape.ALL], sums[shape]):
            entry[0] += 1
            entry[1] += first and not shared
            entry[2] += first and shared
            entry[3] += not first
            entry[4] += float(got)
            if expected is not None:
                entry[5] += 1
                entry[6] += float(got)
                entry[7] += expected
            if many:
                entry[8] += 1 + sum(rank < mine for rank in ranks)
    return tuple(_record(shape, sums[shape]) for shape in Shape if shape in sums)


def _record(shape: Shape, entry: Sequence[float]) -> ShapeRecord:
    games, won, drawn, lost, scored, rated, rated_scored, expected, places = entry
    place = places / games if shape is Shape.MANY else None
    return ShapeRecord(
        shape,
        int(games),
        int(won),
        int(drawn),
        int(lost),
        scored,
        int(rated),
        rated_scored,
        expected,
        place,
    )


_Met = tuple[int, int, float, float | None]
"""Somebody met: the id, the verdict, what was scored, what was expected."""

WON, DRAWN, LOST = 1, 2, 3


def partners(games: Iterable[Game], player_id: int, chances: Chances) -> tuple[Meeting, ...]:
    """Return the record with each person of the own side, most games first; forfeits do not count.

    Among many sides the first place alone is won and a shared one drawn, as in ``shape_records``.
    """

    def mates(game: Game, own: int) -> Iterable[_Met]:
        got = points(game, own)
        if got is not None:
            ranks = [side.rank or 0 for side in game.sides]
            first, shared = ranks[own] == min(ranks), ranks.count(ranks[own]) > 1
            verdict = LOST if not first else DRAWN if shared else WON
            expected = _expected(game, own, chances)
            for one in game.sides[own].player_ids:
                if one != player_id:
                    yield one, verdict, float(got), expected

    return _meetings(games, player_id, mates)


def opponents(games: Iterable[Game], player_id: int, chances: Chances) -> tuple[Meeting, ...]:
    """Return the record against each person of another side, most games first; forfeits do not count.

    Among many sides who finished ahead has won; expected is the chance to finish first of the two, as the
    chances to win compare.
    """

    def rivals(game: Game, own: int) -> Iterable[_Met]:
        mine = game.sides[own].rank
        told = _told(game, chances)
        for number, side in enumerate(game.sides):
            if number == own or side.rank is None or mine is None:
                continue
            got = 1.0 if mine < side.rank else 0.0 if mine > side.rank else 0.5
            expected = _between(told, own, number)
            for one in side.player_ids:
                yield one, WON if got == 1.0 else LOST if got == 0.0 else DRAWN, got, expected

    return _meetings(games, player_id, rivals)


def side_of(game: NewGame, player_id: int) -> int:
    """Return the number of the side a player is in."""
    return next(number for number, side in enumerate(game.sides) if player_id in side.player_ids)


def _meetings(
    games: Iterable[Game],
    player_id: int,
    met: Callable[[Game, int], Iterable[_Met]],
) -> tuple[Meeting, ...]:
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0] * 6)
    for game in games:
        if game.state is not GameState.PLAYED or game.forfeit is not Forfeit.NONE:
            continue
        for one, verdict, got, expected in met(game, side_of(game, player_id)):
            entry = sums[one]
            entry[0] += 1
            entry[verdict] += 1
            entry[4] += got
            entry[5] += 0.5 if expected is None else expected
    found = [
        Meeting(one, int(n), int(won), int(drawn), int(lost), scored, expected)
        for one, (n, won, drawn, lost, scored, expected) in sums.items()
    ]
    return tuple(sorted(found, key=lambda row: (-row.games, row.player_id)))


def _expected(game: Game, own: int, chances: Chances) -> float | None:
    """Return the expected score, of many sides the mean over the others."""
    told = _told(game, chances)
    if told is None:
        return None
    others = [
        chance
        for number in range(len(told))
        if number != own and (chance := _between(told, own, number)) is not None
    ]
    return sum(others) / len(others) if others else None


def _told(game: Game, chances: Chances) -> Sequence[float] | None:
    """Return the chances of a game, None where its sides have changed since."""
    told = chances.get(game.id)
    return told if told is not None and len(told) == len(game.sides) else None


def _between(told: Sequence[float] | None, own: int, other: int) -> float | None:
    """Return the chance of one side to finish ahead of another."""
    if told is None:
        return None
    if len(told) == 2:
        return told[own]
    both = told[own] + told[other]
    return told[own] / both if both > 0.0 else 0.5
