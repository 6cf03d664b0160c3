"""By how much: differences and ratios of sets and points, and the number of wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.family import Rule, RuleFamily, Task
from tourney.standings.scores import Outcome
from tourney.standings.tally import Line, fraction_text, lines, signed_text
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

SETS = QT_TRANSLATE_NOOP("TieBreaks", "Set difference")
SETS_HELP = QT_TRANSLATE_NOOP("TieBreaks", "Sets won less sets lost, over all games; forfeits have none.")
POINTS = QT_TRANSLATE_NOOP("TieBreaks", "Point difference")
POINTS_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "Points, goals or frames made less those let in, over all games; forfeits have none."
)
WINS = QT_TRANSLATE_NOOP("TieBreaks", "Games won")
WINS_HELP = QT_TRANSLATE_NOOP("TieBreaks", "How many games were won; forfeits count unless left out.")
RATIO = QT_TRANSLATE_NOOP("TieBreaks", "ratio")
MADE = QT_TRANSLATE_NOOP("TieBreaks", "only those made")
AT_BOARD = QT_TRANSLATE_NOOP("TieBreaks", "without forfeits")

WHY_RATIO = QT_TRANSLATE_NOOP("TieBreaks", "{made} for, {let_in} against: {ratio}.")
WHY_DIFFERENCE = QT_TRANSLATE_NOOP("TieBreaks", "{made} for, {let_in} against.")
TO = QT_TRANSLATE_NOOP("TieBreaks", "{made} to {let_in}")
BY_FORFEIT = QT_TRANSLATE_NOOP("TieBreaks", "won by forfeit")

ZERO = Fraction(0)


def _margin(task: Task, pick: Callable[[Line], tuple[Fraction, Fraction] | None]) -> Column:
    make = {"": _difference, "ratio": _ratio, "for": _made}[task.modifier]
    values = []
    for row in lines(task.contest):
        found = [(line, pair) for line in row if (pair := pick(line)) is not None]
        values.append(make(found))
    return Column(task.key, task.label, tuple(values))


Found = Sequence[tuple[Line, tuple[Fraction, Fraction]]]


def _difference(found: Found) -> Value:
    made, let_in = _sums(found)
    parts = tuple(_part(line, pair, pair[0] - pair[1]) for line, pair in found)
    why = WHY_DIFFERENCE(made=fraction_text(made), let_in=fraction_text(let_in))
    return Value(made - let_in, signed_text(made - let_in), parts, why=why)


def _made(found: Found) -> Value:
    made, _ = _sums(found)
    return Value(made, fraction_text(made), tuple(_part(line, pair, pair[0]) for line, pair in found))


def _ratio(found: Found) -> Value:
    """Return the ratio; its value is for / (for + against), which orders alike and always exists."""
    made, let_in = _sums(found)
    parts = tuple(_part(line, pair, pair[0]) for line, pair in found)
    if made + let_in <= 0:
        return Value(None, "–", parts, how="table")
    text = f"{float(made / let_in):.3f}" if let_in else "∞"
    why = WHY_RATIO(made=fraction_text(made), let_in=fraction_text(let_in), ratio=text)
    return Value(made / (made + let_in), text, parts, how="table", why=why)


def _sums(found: Found) -> tuple[Fraction, Fraction]:
    return sum((a for _, (a, _) in found), ZERO), sum((b for _, (_, b) in found), ZERO)


def _part(line: Line, pair: tuple[Fraction, Fraction], value: Fraction) -> Part:
    reason = TO(made=fraction_text(pair[0]), let_in=fraction_text(pair[1]))
    return Part(value, line.round, line.opponents[0], reason=reason)


def _sets(task: Task) -> Column:
    return _margin(task, lambda line: line.sets)


def _points(task: Task) -> Column:
    return _margin(task, lambda line: line.made)


def _wins(task: Task) -> Column:
    values = []
    for row in lines(task.contest):
        won = [line for line in row if line.outcome is Outcome.WON and (line.played or not task.modifier)]
        parts = tuple(
            Part(
                Fraction(1),
                line.round,
                line.opponents[0] if len(line.opponents) == 1 else None,
                reason=None if line.played else BY_FORFEIT,
            )
            for line in won
        )
        values.append(Value(Fraction(len(won)), str(len(won)), parts))
    return Column(task.key, task.label, tuple(values))


_SPLIT: dict[str, Text] = {"ratio": RATIO, "for": MADE}

PLUGIN = RuleFamily(
    "margins",
    QT_TRANSLATE_NOOP("TieBreaks", "By how much"),
    (
        Rule(Kind("sets", SETS, SETS_HELP, "sets", ("sets:ratio", "sets:for")), _sets, _SPLIT),
        Rule(Kind("points", POINTS, POINTS_HELP, "scores", ("points:ratio", "points:for")), _points, _SPLIT),
        Rule(Kind("wins", WINS, WINS_HELP, "", ("wins:played",)), _wins, {"played": AT_BOARD}),
    ),
)
