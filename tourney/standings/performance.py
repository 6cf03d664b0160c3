"""Performance ratings: the rating at which the results of an event would have been the expected ones."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tourney.ratings.base import Floats
from tourney.standings.contest import Contest
from tourney.standings.scores import Outcome
from tourney.standings.tally import Line, lines

Expected = Callable[[float, Floats], Floats]
"""(own rating, (k,) ratings of opponents) -> (k,) expected scores, growing with the own rating."""

REACH = 800.0
"""How far beyond the strongest or weakest opponent a clean score is taken to reach, in points."""

STEPS = 60


def logistic(own: float, others: Floats) -> Floats:
    """Return the expected scores of Elo's logistic curve, 400 points to a factor of ten (A. Elo, 1978)."""
    return 1.0 / (1.0 + np.power(10.0, (others - own) / 400.0))


def performances(contest: Contest, expected: Expected = logistic, *, reach: float = REACH) -> Floats:
    """Return the performance rating of every unit, found by bisection.

    Games at the board against one rated opponent count: a win 1, a draw ½. A score of all or nothing has
    no finite answer and gets the end of the interval, *reach* beyond the strongest or weakest opponent.

    Returns
    -------
    (n,) float64
        NaN where no game counts. In the scale of the units' ratings, to about 1e-9 of *reach*.
    """
    out = np.full(contest.n, np.nan)
    for unit, row in enumerate(lines(contest)):
        met = [line for line in row if rated_game(contest, line)]
        if met:
            ratings = np.array([contest.units[line.opponents[0]].rating for line in met], dtype=np.float64)
            out[unit] = _solved(sum(map(result_of, met)), ratings, expected, reach)
    out.setflags(write=False)
    return out


def rated_game(contest: Contest, line: Line) -> bool:
    """Return whether a game counts for a performance rating."""
    return line.played and len(line.opponents) == 1 and contest.units[line.opponents[0]].rating is not None


def result_of(line: Line) -> float:
    """Return 1, ½ or 0, whatever the event's points are."""
    return {Outcome.WON: 1.0, Outcome.DRAWN: 0.5, Outcome.LOST: 0.0}[line.outcome]


def _solved(score: float, ratings: Floats, expected: Expected, reach: float) -> float:
    low, high = float(ratings.min()) - reach, float(ratings.max()) + reach
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if float(np.sum(expected(middle, ratings))) < score:
            low = middle
        else:
            high = middle
    return (low + high) / 2.0
