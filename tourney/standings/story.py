"""The reasons behind a place, line by line: what the points and each tie-break were made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.base import points_text
from tourney.standings.contest import Contest, Free
from tourney.standings.ranking import Ranking, Row, why_behind
from tourney.standings.scoring import Result
from tourney.standings.tally import fraction_text
from tourney.standings.tiebreak_base import Column, Part, Value

POINTS = QT_TRANSLATE_NOOP("Standings", "Points: {points}")
COLUMN = QT_TRANSLATE_NOOP("Standings", "{name}: {value}")
ROUND = QT_TRANSLATE_NOOP("Standings", "Round {n}: {what}")
AGAINST = QT_TRANSLATE_NOOP("Standings", "against {names}")
AGAINST_FORFEIT = QT_TRANSLATE_NOOP("Standings", "against {names}, by forfeit")
DROPPED = QT_TRANSLATE_NOOP("Standings", "{what}, does not count")
PAIR = QT_TRANSLATE_NOOP("Standings", "{what}: {why}")
FREE = {
    Free.PAIRING: QT_TRANSLATE_NOOP("Standings", "bye"),
    Free.HALF: QT_TRANSLATE_NOOP("Standings", "bye for half a point"),
    Free.ZERO: QT_TRANSLATE_NOOP("Standings", "no game"),
    Free.FULL: QT_TRANSLATE_NOOP("Standings", "bye for a full point"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a worked-out reason.

    ``amount`` is what it adds, as shown, "" for a sentence; ``sum`` is True for the line that the
    amounts below it (those that count) make up.
    """

    text: Text | str
    amount: str = ""
    sum: bool = False
    counted: bool = True


def story(ranking: Ranking, unit: int) -> tuple[Line, ...]:
    """Return why a unit has its place: the sentence, its points round by round, then each tie-break.

    Tie-breaks after the one that decided are left out: nobody had to look at them.
    """
    row = ranking.row_of(unit)
    lines = [Line(why_behind(ranking, unit))]
    if row is ranking.rows[0] and not row.shared and row.note is None and len(ranking.rows) > 1:
        lines = [Line(why_behind(ranking, ranking.rows[1].unit))]
    lines += _points(ranking.contest, row)
    for column in ranking.columns[: _looked_at(ranking, row)]:
        lines += _column(ranking.contest, column, unit)
    return tuple(lines)


def _looked_at(ranking: Ranking, row: Row) -> int:
    """Return how many tie-breaks were needed above and below a row."""
    at = ranking.rows.index(row)
    here = [row] if at else []
    here += ranking.rows[at + 1 : at + 2]
    needed = [len(ranking.columns) if one.split is None else one.split + 1 for one in here]
    return max(needed, default=0)


def _points(contest: Contest, row: Row) -> Iterator[Line]:
    whole = points_text(row.points)
    yield Line(POINTS(points=whole), whole, sum=contest.scoring.total == "sum")
    for result in row.results:
        what = _what(contest, row.unit, result)
        text = ROUND(n=result.round, what=what if result.counts else DROPPED(what=what))
        yield Line(text, points_text(result.points), counted=result.counts)
    for one in row.adjustments:
        yield Line(one.reason, points_text(one.points))


def _what(contest: Contest, unit: int, result: Result) -> Text:
    if result.game is None:
        return FREE[result.free or Free.ZERO]
    game = contest.games[result.game]
    others = [
        contest.units[other].name
        for side in range(len(game.sides))
        if unit not in game.side(side)
        for other in game.side(side)
    ]
    words = AGAINST if game.forfeit is Forfeit.NONE else AGAINST_FORFEIT
    return words(names=", ".join(others))


def _column(contest: Contest, column: Column, unit: int) -> Iterator[Line]:
    value = column.values[unit]
    yield Line(COLUMN(name=column.label, value=value.text), value.text, sum=value.how == "sum")
    if value.why is not None:
        yield Line(value.why)
    for part in value.parts:
        yield Line(_part_text(contest, part), _amount(part, value), counted=part.counted)


def _part_text(contest: Contest, part: Part) -> Text | str:
    what: Text | str = ""
    if part.opponent is not None:
        what = AGAINST(names=contest.units[part.opponent].name)
        if part.reason is not None:
            what = PAIR(what=what, why=part.reason)
    elif part.reason is not None:
        what = part.reason
    if not part.counted:
        what = DROPPED(what=what)
    return what if part.round is None else ROUND(n=part.round, what=what)


def _amount(part: Part, value: Value) -> str:
    if part.of is not None and part.weight is not None and part.weight != 1:
        return f"{fraction_text(part.weight)} × {fraction_text(part.of)} = {fraction_text(part.value)}"
    # The digits of a countback mean nothing to a reader; the place is in the words.
    if value.how == "sum" and 0 < part.value < Fraction(1, 1000):
        return ""
    return fraction_text(part.value)
