"""The reasons behind a place, line by line: what the points and each tie-break were made of."""

from __future__ import annotations

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

POINTS = QT_TRANSLATE_NOOP("Standings", "Points")
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
class Step:
    """A contribution: in which round, from whom or what, and how much as shown; cut ones do not count."""

    round: int | None
    text: Text | str
    amount: str = ""
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Chapter:
    """A value and the steps it was made of.

    ``sum`` is True where the amounts of the steps that count make up the value. ``why`` is the sentence
    that goes before them.
    """

    name: Text
    amount: str
    steps: tuple[Step, ...]
    sum: bool = False
    why: Text | None = None


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
    for chapter in chapters(ranking, unit):
        lines.append(Line(COLUMN(name=chapter.name, value=chapter.amount), chapter.amount, sum=chapter.sum))
        if chapter.why is not None:
            lines.append(Line(chapter.why))
        for step in chapter.steps:
            what = step.text if step.counted else DROPPED(what=step.text)
            text = what if step.round is None else ROUND(n=step.round, what=what)
            lines.append(Line(text, step.amount, counted=step.counted))
    return tuple(lines)


def beside(ranking: Ranking, unit: int) -> tuple[Text, ...]:
    """Return in sentences what puts a unit behind the row above it, and ahead of the one below it."""
    row = ranking.row_of(unit)
    at = ranking.rows.index(row)
    found = [why_behind(ranking, unit)]
    below = ranking.rows[at + 1] if at + 1 < len(ranking.rows) else None
    if below is not None and row.note is None and below.note is None:
        told = why_behind(ranking, below.unit)
        # The first one is told by whom he leads; and two who share a place say so once.
        found = [told] if at == 0 else [*found, told]
    return tuple(found)


def chapters(ranking: Ranking, unit: int) -> tuple[Chapter, ...]:
    """Return the points of a unit round by round, then each tie-break that somebody had to look at."""
    row = ranking.row_of(unit)
    columns = ranking.columns[: looked_at(ranking, row)]
    return (_points(ranking.contest, row), *(_column(ranking.contest, one, unit) for one in columns))


def looked_at(ranking: Ranking, row: Row) -> int:
    """Return how many tie-breaks were needed above and below a row."""
    at = ranking.rows.index(row)
    here = [row] if at else []
    here += ranking.rows[at + 1 : at + 2]
    needed = [len(ranking.columns) if one.split is None else one.split + 1 for one in here]
    return max(needed, default=0)


def _points(contest: Contest, row: Row) -> Chapter:
    steps = [
        Step(one.round, _what(contest, row.unit, one), points_text(one.points), one.counts)
        for one in row.results
    ]
    steps += [Step(None, one.reason, points_text(one.points)) for one in row.adjustments]
    return Chapter(POINTS, points_text(row.points), tuple(steps), contest.scoring.total == "sum")


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
    return words(names=tuple(others))


def _column(contest: Contest, column: Column, unit: int) -> Chapter:
    value = column.values[unit]
    steps = tuple(
        Step(part.round, _part_text(contest, part), _amount(part, value), part.counted)
        for part in value.parts
    )
    return Chapter(column.label, value.text, steps, value.how == "sum", value.why)


def _part_text(contest: Contest, part: Part) -> Text | str:
    what: Text | str = ""
    if part.opponent is not None:
        what = AGAINST(names=contest.units[part.opponent].name)
        if part.reason is not None:
            what = PAIR(what=what, why=part.reason)
    elif part.reason is not None:
        what = part.reason
    return what


def _amount(part: Part, value: Value) -> str:
    if part.of is not None and part.weight is not None and part.weight != 1:
        return f"{fraction_text(part.weight)} × {fraction_text(part.of)} = {fraction_text(part.value)}"
    # The digits of a countback mean nothing to a reader; the place is in the words.
    if value.how == "sum" and 0 < part.value < Fraction(1, 1000):
        return ""
    return fraction_text(part.value)
