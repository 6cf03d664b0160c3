"""Elo for many players from the order of finish: R' = R + K (S - E), E from the predicted order.

Linear: E_i = max - (rank_i - 1) (max - min) / (N - 1), S_i by the same line from the actual order. Tied
places share the mean of their scores, in both orders, so that the sum of S is the sum of E. "Normal"
puts normal scores in place of the line. "Pairwise" takes E from the ratings themselves, each pair as a
game of Elo. A team counts as one side with its mean rating; a share of the game is a share of K.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs
from tourney.ratings.base import Belief, Floats, GameLog, History, Placement
from tourney.ratings.options import (
    K_FACTOR,
    K_HELP,
    LARGEST,
    POINTS,
    START,
    START_HELP,
    check_unit,
    period_option,
    unit_option,
)
from tourney.ratings.periods import periods
from tourney.ratings.predict import expit, predictions
from tourney.ratings.reduction import shares, side_means
from tourney.ratings.stepwise import State, Stepwise, Surprises, run

SCALE = 400.0 / math.log(10.0)
"""Rating points of one natural unit, for predictions and the pairwise expectation."""

DIGITS = 6
"""Ratings that agree to so many decimals are predicted as tied, not ordered by rounding errors."""

FROM = QT_TRANSLATE_NOOP("Engine", "Score from")
FROM_HELP = QT_TRANSLATE_NOOP("Engine", "What the actual score of a game is taken from.")
SOURCES = {
    "rank": QT_TRANSLATE_NOOP("Engine", "Order of finish"),
    "points": QT_TRANSLATE_NOOP("Engine", "Points, centred"),
    "raw": QT_TRANSLATE_NOOP("Engine", "Points as they are"),
}
EXPECTED = QT_TRANSLATE_NOOP("Engine", "Expected score")
EXPECTED_HELP = QT_TRANSLATE_NOOP(
    "Engine",
    "Linear and normal look at the predicted order only, pairwise also at how far ratings lie apart.",
)
RULES = {
    "linear": QT_TRANSLATE_NOOP("Engine", "Linear in the rank"),
    "normal": QT_TRANSLATE_NOOP("Engine", "Normal scores of the rank"),
    "pairwise": QT_TRANSLATE_NOOP("Engine", "Mean over the pairs"),
    "pairwise-sum": QT_TRANSLATE_NOOP("Engine", "Sum over the pairs"),
}
MAX_SCORE = QT_TRANSLATE_NOOP("Engine", "Score of the first")
MAX_HELP = QT_TRANSLATE_NOOP("Engine", "What the first of a game scores.")
MIN_SCORE = QT_TRANSLATE_NOOP("Engine", "Score of the last")
MIN_HELP = QT_TRANSLATE_NOOP("Engine", "What the last of a game scores.")
BAD_ORDER = QT_TRANSLATE_NOOP("Errors", "“max_score” must be more than “min_score”.")


@dataclass(frozen=True, slots=True)
class Params:
    """The options of rank Elo."""

    period: str = period_option()
    unit_days: float = unit_option()
    start: float = option(1500.0, START, unit=POINTS, help=START_HELP, low=-LARGEST, high=LARGEST)
    k: float = option(32.0, K_FACTOR, unit=POINTS, help=K_HELP, low=0.0, high=10000.0)
    max_score: float = option(1.0, MAX_SCORE, help=MAX_HELP, low=-LARGEST, high=LARGEST)
    min_score: float = option(0.0, MIN_SCORE, help=MIN_HELP, low=-LARGEST, high=LARGEST)
    from_: str = option("rank", FROM, help=FROM_HELP, choices=SOURCES)
    expected: str = option("linear", EXPECTED, help=EXPECTED_HELP, choices=RULES)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)
        if self.max_score <= self.min_score:
            raise TourneyError("bad-option", BAD_ORDER, field="max_score")


@dataclass(frozen=True, slots=True, eq=False)
class Reckoning:
    """One game of N sides: mean ranks from 1, and scores; (N,) each."""

    predicted_rank: Floats
    actual_rank: Floats
    expected: Floats
    actual: Floats


def reckon(ratings: Floats, ranks: Floats, points: Floats, params: Params) -> Reckoning:
    """Return expected and actual scores of a game.

    ratings, ranks, points : (N,)
        *ranks* lower is better; *points* higher is better, NaN where none (then ranks count).
    """
    low, high = params.min_score, params.max_score
    n = len(ratings)
    line = _positions(n, params.expected)
    predicted, by_prediction = _by_order(np.round(-ratings, DIGITS), line)
    actual, by_finish = _by_order(ranks, line)
    if params.expected.startswith("pairwise"):
        chances = expit((ratings[:, None] - ratings[None, :]) / SCALE)
        np.fill_diagonal(chances, 0.0)
        by_prediction = chances.sum(axis=1) / (n - 1)
    expected = low + (high - low) * by_prediction
    if params.from_ == "rank" or np.isnan(points).any():
        scored = low + (high - low) * by_finish
    else:
        scored = _from_points(points, low, high)
        if params.from_ == "points":
            scored = scored + (expected.sum() - scored.sum()) / n
    factor = n - 1.0 if params.expected == "pairwise-sum" else 1.0
    return Reckoning(predicted, actual, factor * expected, factor * scored)


def _by_order(value: Floats, line: Floats) -> tuple[Floats, Floats]:
    """Return mean ranks from 1 (lowest value first) and the mean scores of the places taken."""
    ordered = np.sort(value)
    first = np.searchsorted(ordered, value, side="left")
    last = np.searchsorted(ordered, value, side="right")
    total = np.concatenate(([0.0], np.cumsum(line)))
    score: Floats = np.asarray((total[last] - total[first]) / (last - first), dtype=np.float64)
    return np.asarray(0.5 * (first + last + 1.0), dtype=np.float64), score


@cache
def _positions(n: int, rule: str) -> Floats:
    """Return the scores of places 1..n between 1 and 0."""
    if rule == "normal":
        z = np.array([NormalDist().inv_cdf((n - place + 0.5) / n) for place in range(1, n + 1)])
        return np.asarray((z - z[-1]) / (z[0] - z[-1]))
    return np.asarray(1.0 - np.arange(n) / (n - 1.0))


def _from_points(points: Floats, low: float, high: float) -> Floats:
    least, most = points.min(), points.max()
    if least == most:
        return np.full(len(points), 0.5 * (low + high))
    return np.asarray(low + (high - low) * (points - least) / (most - least))


class RankElo(Stepwise):
    """Rank Elo as an engine."""

    key = "rank-elo"
    label = QT_TRANSLATE_NOOP("Engine", "Rank Elo")
    params_type = Params
    native_teams = False
    native_free_for_all = True
    native_draws = False
    is_batch = False
    placement = Placement(games=20)

    def points(self, params: Params) -> float:
        """Return SCALE."""
        del params
        return SCALE

    def replay(
        self,
        log: GameLog,
        params: Params,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Rate the whole log; games of one period all start from the ratings before it."""
        begin = beliefs.start_of(self, log, params, start)
        period = periods(log, params.period)
        state = State(begin, params.k)
        surprises = _surprises(log, params)
        before, after = run(log, period, state, surprises, progress=progress, cancelled=cancelled)
        strength = side_means(log, shares(log), before) / SCALE
        win, draw, sums = predictions(log, period, strength, begin.draws)
        final = state.belief(log, begin, sums)
        return self.history(log, params, period, (before, after), (win, draw), final)


def _surprises(log: GameLog, params: Params) -> Surprises:
    ranks, points = log.rank.astype(np.float64), log.score
    simple = params.expected == "linear" and params.from_ == "rank"
    places = log.rank.tolist()
    width = params.max_score - params.min_score

    def surprises(ratings: list[float], sides: range) -> list[float]:
        if simple and len(ratings) == 2:  # most games of a club, without arrays
            first, second = places[sides.start], places[sides.start + 1]
            score = 0.5 * ((first < second) - (first > second))
            lead = round(ratings[0], DIGITS) - round(ratings[1], DIGITS)
            rated = 0.5 * ((lead > 0.0) - (lead < 0.0))
            return [width * (score - rated), width * (rated - score)]
        here = slice(sides.start, sides.stop)
        found = reckon(np.array(ratings), ranks[here], points[here], params)
        result: list[float] = (found.actual - found.expected).tolist()
        return result

    return surprises


PLUGIN = RankElo()
