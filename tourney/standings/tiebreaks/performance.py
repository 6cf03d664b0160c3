"""How well somebody played, as a rating: by the club's engine where it says, else by Elo's curve."""

from __future__ import annotations

import math
from fractions import Fraction

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.standings.family import Rule, RuleFamily, Task
from tourney.standings.performance import performances, rated_game, result_of
from tourney.standings.tally import lines
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

PERFORMANCE = QT_TRANSLATE_NOOP("TieBreaks", "Rating performance")
PERFORMANCE_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "The rating at which these results would have been expected, by the club's rating engine."
)
ELO = QT_TRANSLATE_NOOP("TieBreaks", "by Elo's curve")
BY_ENGINE = QT_TRANSLATE_NOOP("TieBreaks", "By the club's engine: {points} of {games} against these ratings.")
BY_ELO = QT_TRANSLATE_NOOP(
    "TieBreaks", "At this rating, {points} of {games} were to be expected against these."
)
OPPONENT = QT_TRANSLATE_NOOP("TieBreaks", "rated {rating}")

PLACES = 1_000_000
"""Performances closer than a millionth of a point are the same, however they were computed."""

HUNDREDS = 100.0


def rating_text(rating: float) -> str:
    """Return a rating in whole points, on a scale below hundreds with two decimals."""
    return f"{rating:.0f}" if abs(rating) >= HUNDREDS else f"{rating:.2f}"


def _performance(task: Task) -> Column:
    contest, by_engine = task.contest, task.ground.performance
    engine = by_engine is not None and not task.modifier
    found = by_engine if engine and by_engine is not None else performances(contest)
    values = []
    for unit, row in enumerate(lines(contest)):
        met = [line for line in row if rated_game(contest, line)]
        rating = float(found[unit])
        if not math.isfinite(rating):
            values.append(Value(None, "–", how="table"))
            continue
        parts = tuple(
            Part(
                Fraction(result_of(line)),
                line.round,
                line.opponents[0],
                reason=OPPONENT(rating=rating_text(contest.units[line.opponents[0]].rating or 0.0)),
            )
            for line in met
        )
        points = f"{sum(map(result_of, met)):g}"
        why = (BY_ENGINE if engine else BY_ELO)(points=points, games=len(met))
        value = Fraction(round(rating * PLACES), PLACES)
        values.append(Value(value, rating_text(rating), parts, "table", why))
    return Column(task.key, task.label, tuple(values))


PLUGIN = RuleFamily(
    "performance",
    PERFORMANCE,
    (
        Rule(
            Kind("perf", PERFORMANCE, PERFORMANCE_HELP, "ratings", ("perf:elo",)), _performance, {"elo": ELO}
        ),
    ),
)
