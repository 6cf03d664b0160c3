"""For series of many-sided games: countback of places, and the best of many results."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.standings.family import Rule, RuleFamily, Task
from tourney.standings.scoring import Result, results
from tourney.standings.tally import fraction_text, lines
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

PLACES = QT_TRANSLATE_NOOP("TieBreaks", "Countback")
PLACES_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "More first places, then more second places, and so on; a number says down to which place."
)
DOWN_TO = QT_TRANSLATE_NOOP("TieBreaks", "down to place {n}")
BEST = QT_TRANSLATE_NOOP("TieBreaks", "Best results")
BEST_HELP = QT_TRANSLATE_NOOP("TieBreaks", "The sum of the best results, as many as the number says.")
BEST_OF = QT_TRANSLATE_NOOP("TieBreaks", "best {n}")
DROP = QT_TRANSLATE_NOOP("TieBreaks", "Without the worst")
DROP_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "The sum of the results without the worst, as many as the number says."
)
DROP_WORST = QT_TRANSLATE_NOOP("TieBreaks", "worst {n} dropped")
LAST = QT_TRANSLATE_NOOP("TieBreaks", "Latest result")
LAST_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "Who did better the last time somebody of them took part is ahead."
)
PLACE = QT_TRANSLATE_NOOP("TieBreaks", "place {n}")
DROPPED = QT_TRANSLATE_NOOP("TieBreaks", "dropped")
COUNTED = QT_TRANSLATE_NOOP("TieBreaks", "Places from the first on: {places}.")

DEFAULT_BEST = 3


def _places(task: Task) -> Column:
    rows = lines(task.contest)
    down_to = int(task.modifier or 0)
    # Each place outweighs all later ones together: the counts are the digits of one exact number.
    base = 1 + max((len(row) for row in rows), default=0)
    values = []
    for row in rows:
        counted = [line for line in row if line.finished and (not down_to or line.place <= down_to)]
        parts = tuple(
            Part(Fraction(1, base ** (line.place - 1)), line.round, reason=PLACE(n=line.place))
            for line in counted
        )
        often = Counter(line.place for line in counted)
        text = "-".join(str(often[place]) for place in range(1, 1 + max(often, default=0))) or "0"
        value = sum((part.value for part in parts), Fraction(0))
        values.append(Value(value, text, parts, why=COUNTED(places=text)))
    return Column(task.key, task.label, tuple(values))


def _sum_of(task: Task, *, keep: int | None, drop: int = 0) -> Column:
    values = []
    for row in results(task.contest):
        order = sorted(range(len(row)), key=lambda i: -row[i].points)
        kept = set(order[: keep if keep is not None else max(len(order) - drop, 0)])
        parts = tuple(_part(one, counted=i in kept) for i, one in enumerate(row))
        value = sum((part.value for part in parts if part.counted), Fraction(0))
        values.append(Value(value, fraction_text(value), parts))
    return Column(task.key, task.label, tuple(values))


def _part(result: Result, *, counted: bool) -> Part:
    return Part(result.points, result.round, counted=counted, reason=None if counted else DROPPED)


def _best(task: Task) -> Column:
    return _sum_of(task, keep=int(task.modifier or DEFAULT_BEST))


def _drop(task: Task) -> Column:
    return _sum_of(task, keep=None, drop=int(task.modifier or 1))


def _last(task: Task) -> Column:
    """Compare the latest result of the tied; where they are level in it, the one before, and so on."""
    rows = results(task.contest)
    numbers = sorted({one.round for row in rows for one in row}, reverse=True)
    history = []
    for row in rows:
        made = {number: [one.points for one in row if one.round == number] for number in numbers}
        history.append([(bool(made[n]), sum(made[n], Fraction(0))) for n in numbers])
    values = []
    for unit, own in enumerate(history):
        tied = [i for i, place in enumerate(task.tied) if place == task.tied[unit]]
        ahead = sum(history[other] > own for other in tied)
        latest = next((one for one in reversed(rows[unit])), None)
        parts = () if latest is None else (_part(latest, counted=True),)
        values.append(Value(Fraction(ahead + 1), str(ahead + 1), parts, how="rank"))
    return Column(task.key, task.label, tuple(values), lower_first=True)


PLUGIN = RuleFamily(
    "series",
    QT_TRANSLATE_NOOP("TieBreaks", "For a series"),
    (
        Rule(Kind("places", PLACES, PLACES_HELP, "series", ("places:1", "places:6")), _places, {}, DOWN_TO),
        Rule(Kind("best", BEST, BEST_HELP, "series", ("best:3", "best:5")), _best, {}, BEST_OF),
        Rule(Kind("drop", DROP, DROP_HELP, "series", ("drop:1", "drop:2")), _drop, {}, DROP_WORST),
        Rule(Kind("last", LAST, LAST_HELP, "series"), _last, {}),
    ),
)
