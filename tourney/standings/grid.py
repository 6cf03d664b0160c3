"""Who met whom, read from a contest: a line a unit, one game a cell, points added up from round to round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourney.standings.base import CellKind, points_text
from tourney.standings.contest import Contest, Contested, Free
from tourney.standings.scoring import Result, total_so_far
from tourney.standings.tally import side_outcome

OPEN = "…"


@dataclass(frozen=True, slots=True)
class Meeting:
    """What a unit did once in a round.

    ``opponents`` and ``partners`` are units. ``points`` is None while the game is open. ``first`` tells
    whether it had the first side of two (None for more sides, and for a free round). ``place`` is its place
    in a finished game of more than two sides, else None. ``game`` is a number of the contest.
    """

    kind: CellKind
    opponents: tuple[int, ...] = ()
    partners: tuple[int, ...] = ()
    points: Fraction | None = None
    first: bool | None = None
    place: int | None = None
    outcome: str = ""
    free: Free | None = None
    game: int | None = None


@dataclass(frozen=True, slots=True)
class GridLine:
    """A unit, its number in the list, a cell a column, and its points after each column.

    A running total is the sum of what counts so far; by points a game, their mean.
    """

    unit: int
    number: int
    cells: tuple[Meeting | None, ...]
    running: tuple[Fraction, ...]

    @property
    def points(self) -> Fraction:
        """The points after the last column."""
        return self.running[-1] if self.running else Fraction(0)


@dataclass(frozen=True, slots=True)
class Grid:
    """Lines by columns; ``rounds`` names the round of each column, several where somebody played twice.

    A round in which nobody of them had a part has no column.
    """

    rounds: tuple[int, ...]
    lines: tuple[GridLine, ...]

    @property
    def numbers(self) -> dict[int, int]:
        """Return unit -> number in the list."""
        return {line.unit: line.number for line in self.lines}


def grid(contest: Contest, order: Sequence[int]) -> Grid:
    """Return the grid of some units, numbered in the order given."""
    listed = set(order)
    held: dict[int, dict[int, list[Meeting]]] = {unit: {} for unit in order}
    for index, game in enumerate(contest.games):
        for unit, meeting in _meetings(game, index):
            if unit in listed:
                held[unit].setdefault(game.round, []).append(meeting)
    for free in contest.free:
        if free.unit in listed:
            one = Meeting(CellKind.BYE, points=free.points, free=free.kind)
            held[free.unit].setdefault(free.round, []).append(one)
    wide = {
        number: max(len(row.get(number, ())) for row in held.values())
        for number in sorted({number for row in held.values() for number in row})
    }
    columns = tuple(number for number, count in wide.items() for _ in range(count))
    lines = tuple(
        GridLine(unit, number, cells, _running(contest, cells))
        for number, unit in enumerate(order, 1)
        for cells in [tuple(_row(held[unit], wide))]
    )
    return Grid(columns, lines)


def aligned(found: Sequence[Grid]) -> tuple[Grid, ...]:
    """Return several grids with the same columns, so that they can stand under each other."""
    wide: Counter[int] = Counter()
    for one in found:
        wide |= Counter(one.rounds)
    columns = tuple(number for number in sorted(wide) for _ in range(wide[number]))
    return tuple(
        Grid(columns, tuple(_spread(line, one.rounds, columns) for line in one.lines)) for one in found
    )


def _spread(line: GridLine, have: Sequence[int], columns: Sequence[int]) -> GridLine:
    cells: list[Meeting | None] = []
    running: list[Fraction] = []
    at = 0
    for number in columns:
        if at < len(have) and have[at] == number:
            cells.append(line.cells[at])
            running.append(line.running[at])
            at += 1
        else:
            cells.append(None)
            running.append(running[-1] if running else Fraction(0))
    return replace(line, cells=tuple(cells), running=tuple(running))


def _row(row: Mapping[int, Sequence[Meeting]], wide: Mapping[int, int]) -> Iterator[Meeting | None]:
    for number, count in wide.items():
        have = row.get(number, ())
        yield from have
        yield from (None for _ in range(count - len(have)))


def _running(contest: Contest, cells: Sequence[Meeting | None]) -> tuple[Fraction, ...]:
    row: list[Result] = []
    out = []
    for at, one in enumerate(cells):
        if one is not None and one.points is not None:
            row.append(Result(at, one.points, game=one.game, free=one.free))
        out.append(total_so_far(row, contest.scoring))
    return tuple(out)


def _meetings(game: Contested, index: int) -> Iterator[tuple[int, Meeting]]:
    two = len(game.sides) == 2
    kind = CellKind.OPEN if game.open else CellKind.FORFEIT if game.forfeit else CellKind.PLAYED
    for side in range(len(game.sides)):
        own = game.side(side)
        others = tuple(one for i in range(len(game.sides)) if i != side for one in game.side(i))
        for unit in own:
            yield (
                unit,
                Meeting(
                    kind,
                    others,
                    tuple(one for one in own if one != unit),
                    None if game.open or not game.points else game.points[side],
                    side == 0 if two else None,
                    None if two or game.open else 1 + sum(r < game.ranks[side] for r in game.ranks),
                    "" if game.open else side_outcome(game, side).value,
                    game=index,
                ),
            )


def result_text(one: Meeting) -> str:
    """Return what a unit got: 1, ½, 0; + and − without play; … while it is played."""
    if one.kind is CellKind.OPEN or one.points is None:
        return OPEN
    if one.kind is CellKind.FORFEIT:
        return "+" if one.outcome == "won" else "−"
    return points_text(one.points)


def opponents_text(one: Meeting, numbers: Mapping[int, int]) -> str:
    """Return the numbers of the opponents, in a game of more than two sides the place: "7", "7+9", "(2)"."""
    if one.place is not None:
        return f"({one.place})"
    return "+".join(str(numbers[unit]) for unit in one.opponents if unit in numbers)
