"""The games of an event seen from each unit: against whom, how it ended, what was made and let in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourney.core.games import Forfeit
from tourney.standings.contest import Contest, Contested
from tourney.standings.scores import Outcome
from tourney.standings.scoring import point_counts, set_counts


@dataclass(frozen=True, slots=True)
class Line:
    """A finished game of a unit.

    ``place`` is its place in the game from 1, ``shared`` whether others have it too. ``sets`` and
    ``made`` are (for, against) in sets won and in points; None where unknown, or in a game of more than
    two sides. ``finished`` is False for a side without a score where others have one (retired from a race):
    it is behind all who have, but its place is nobody's.
    """

    round: int
    game: int
    side: int
    opponents: tuple[int, ...]
    points: Fraction
    outcome: Outcome
    place: int
    shared: bool
    played: bool
    sets: tuple[Fraction, Fraction] | None = None
    made: tuple[Fraction, Fraction] | None = None
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Tally:
    """What the finished games of a unit come to; ``played`` are those without forfeits."""

    won: int
    drawn: int
    lost: int
    played: int
    forfeits: int
    byes: int


def lines(contest: Contest) -> tuple[tuple[Line, ...], ...]:
    """Return the finished games of every unit, by round and then as they stand in the contest."""
    rows: list[list[Line]] = [[] for _ in contest.units]
    for index, game in enumerate(contest.games):
        if game.open:
            continue
        sets, made = _pair(set_counts(game), game), _pair(point_counts(game), game)
        for side in range(len(game.sides)):
            opponents = tuple(
                unit for other in range(len(game.sides)) if other != side for unit in game.side(other)
            )
            rank = game.ranks[side]
            line = Line(
                round=game.round,
                game=index,
                side=side,
                opponents=opponents,
                points=game.points[side] if game.points else Fraction(0),
                outcome=side_outcome(game, side),
                place=1 + sum(other < rank for other in game.ranks),
                shared=game.ranks.count(rank) > 1,
                played=game.played,
                sets=_turned(sets, side),
                made=_turned(made, side),
                finished=_finished(game, side),
            )
            for unit in game.side(side):
                rows[unit].append(line)
    return tuple(tuple(sorted(row, key=lambda line: (line.round, line.game))) for row in rows)


def _finished(game: Contested, side: int) -> bool:
    return not game.scores or game.scores[side] is not None or not any(map(_known, game.scores))


def _known(score: float | None) -> bool:
    return score is not None


def _pair(counts: Sequence[Fraction] | None, game: Contested) -> tuple[Fraction, Fraction] | None:
    if counts is None or len(counts) != 2 or game.forfeit:
        return None
    return (counts[0], counts[1])


def _turned(pair: tuple[Fraction, Fraction] | None, side: int) -> tuple[Fraction, Fraction] | None:
    return pair if pair is None or side == 0 else (pair[1], pair[0])


def side_outcome(game: Contested, side: int) -> Outcome:
    """Return what a finished game was for a side; first alone is won, sharing the first place drawn."""
    rank, best = game.ranks[side], min(game.ranks)
    if game.forfeit is Forfeit.DOUBLE or rank > best:
        return Outcome.LOST
    return Outcome.DRAWN if game.ranks.count(best) > 1 else Outcome.WON


def tallies(contest: Contest) -> tuple[Tally, ...]:
    """Return won, drawn, lost, played, forfeits and free rounds of every unit."""
    byes = [0] * contest.n
    for free in contest.free:
        byes[free.unit] += 1
    out = []
    for unit, row in enumerate(lines(contest)):
        outcomes = [line.outcome for line in row]
        played = sum(line.played for line in row)
        out.append(
            Tally(
                won=outcomes.count(Outcome.WON),
                drawn=outcomes.count(Outcome.DRAWN),
                lost=outcomes.count(Outcome.LOST),
                played=played,
                forfeits=len(row) - played,
                byes=byes[unit],
            )
        )
    return tuple(out)


def fraction_text(value: Fraction) -> str:
    """Return a value as a table shows it: whole, a half, or up to three decimals."""
    sign = "−" if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if not rest:
        return f"{sign}{whole}"
    if rest == Fraction(1, 2):
        return f"{sign}{whole or ''}½"
    text = f"{float(abs(value)):.3f}".rstrip("0").rstrip(".")
    return f"{sign}{text}" if text != "0" else "0"


def signed_text(value: Fraction) -> str:
    """Return a difference with its sign: +3, −2½, 0."""
    return f"+{fraction_text(value)}" if value > 0 else fraction_text(value)
