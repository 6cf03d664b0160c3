"""A contest as the federation's rules see it: a line a unit and round, each with one game at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.standings.contest import Contest, Contested, Free, FreeRound

MANY_SIDES = QT_TRANSLATE_NOOP(
    "TieBreaks", "The federation's rules know games of two sides; a game of round {round} has {sides}."
)
ODD_POINTS = QT_TRANSLATE_NOOP(
    "TieBreaks", "The federation's rules count in decimals; {points} points cannot be written as such."
)


@dataclass(frozen=True, slots=True)
class Line:
    """What a unit did in a round.

    ``result`` is "W", "D" or "L" for a game, by its outcome alone; "P" for the bye of a pairing, "H",
    "F" or "Z" for a free round worth half, all or nothing. ``first`` is None without a game. ``given``
    says that a round without play was not the unit's own will: a bye, a full point, a forfeit won.
    """

    result: str
    points: Fraction
    opponent: int | None = None
    first: bool | None = None
    played: bool = False
    open: bool = False
    given: bool = False
    board: int = 0


Row = tuple[Line | None, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All lines of a contest: ``lines[unit][i]`` of the i-th round, None for nothing at all.

    Rounds in which somebody has several games are cut into as many; ``real[i]`` is the number that the
    contest gives the i-th, ``split`` says whether there was such a round. ``planned`` counts like
    ``lines``. ``total`` are points so far.
    """

    contest: Contest
    lines: tuple[Row, ...]
    real: tuple[int, ...]
    planned: int
    split: bool
    total: tuple[Fraction, ...]

    @property
    def rounds(self) -> int:
        return len(self.real)

    def everybody_meets(self) -> bool:
        """Guess whether this is a round robin: so many rounds that all pairs can meet equally often."""
        n, rounds = self.contest.n, self.planned
        if self.split:
            return True
        cycle = n - 1 + n % 2
        if n < 3 or rounds == 0 or rounds % cycle:
            return False
        met = Counter(frozenset((a, line.opponent)) for a, line in self._games())
        return all(count <= 2 * (rounds // cycle) for count in met.values())

    def _games(self) -> Iterator[tuple[int, Line]]:
        for unit, row in enumerate(self.lines):
            for line in row:
                if line is not None and line.opponent is not None:
                    yield unit, line


def book_of(contest: Contest) -> Book:
    """Put a contest into rounds.

    Raises
    ------
    TourneyError
        "unfit-tiebreak" for games of more than two sides and for points like a third.
    """
    by_round: dict[int, list[Contested]] = {number: [] for number in range(1, contest.rounds + 1)}
    for game in contest.games:
        if len(game.sides) != 2:
            text = MANY_SIDES(round=game.round, sides=len(game.sides))
            raise TourneyError("unfit-tiebreak", text, field="tiebreaks")
        by_round.setdefault(game.round, []).append(game)
    free: dict[int, list[FreeRound]] = {}
    for one in contest.free:
        by_round.setdefault(one.round, [])
        free.setdefault(one.round, []).append(one)

    columns: list[list[Line | None]] = []
    real: list[int] = []
    for number in sorted(by_round):
        layers = _layers(contest.n, by_round[number], free.get(number, ()))
        columns += layers
        real += [number] * len(layers)
    lines = tuple(tuple(column[unit] for column in columns) for unit in range(contest.n))
    total = tuple(sum((line.points for line in row if line), Fraction(0)) for row in lines)
    for row in lines:
        for line in row:
            if line is not None and not _decimal(line.points):
                raise TourneyError("unfit-tiebreak", ODD_POINTS(points=line.points), field="tiebreaks")
    extra = len(real) - len(by_round)
    planned = max((contest.planned or 0) + extra, len(real))
    return Book(contest, lines, tuple(real), planned, extra > 0, total)


def _layers(n: int, games: Sequence[Contested], free: Sequence[FreeRound]) -> list[list[Line | None]]:
    layers: list[list[Line | None]] = [[None] * n]

    def seat(lines: dict[int, Line]) -> None:
        for layer in layers:
            if all(layer[unit] is None for unit in lines):
                break
        else:
            layer = [None] * n
            layers.append(layer)
        for unit, line in lines.items():
            layer[unit] = line

    for game in sorted(games, key=lambda game: (game.board is None, game.board or 0)):
        seat({unit: _game_line(game, side) for side, unit in enumerate(game.sides)})
    for one in free:
        seat({one.unit: _free_line(one)})
    return layers


def _game_line(game: Contested, side: int) -> Line:
    other, board = game.sides[1 - side], game.board or 0
    if game.open:
        return Line("Z", Fraction(0), other, side == 0, open=True, board=board)
    own, theirs = game.ranks[side], game.ranks[1 - side]
    result = "W" if own < theirs else "D" if own == theirs else "L"
    if game.forfeit is Forfeit.DOUBLE:
        result = "L"
    points = game.points[side] if game.points else Fraction(0)
    given = not game.played and result == "W"
    return Line(result, points, other, side == 0, played=game.played, given=given, board=board)


_LETTERS = {Free.PAIRING: "P", Free.HALF: "H", Free.ZERO: "Z", Free.FULL: "F"}


def _free_line(one: FreeRound) -> Line:
    given = one.kind in (Free.PAIRING, Free.FULL)
    return Line(_LETTERS[one.kind], one.points, given=given)


def _decimal(value: Fraction) -> bool:
    rest = value.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return rest == 1
