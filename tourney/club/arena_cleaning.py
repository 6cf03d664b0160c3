"""Which votes to leave out: given too fast, the same side again and again, against everybody else.

Each filter looks at all votes, whatever the others take away, so that their order does not matter and
each can say how many votes it is that it leaves out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import is_singles
from tourney.ratings.position import first_scores

SECONDS = QT_TRANSLATE_NOOP("Arena", "Least response time")
SECONDS_UNIT = QT_TRANSLATE_NOOP("Arena", "s")
SECONDS_HELP = QT_TRANSLATE_NOOP(
    "Arena", "Votes given in less time are left out; 0 for none. Votes without a time stay."
)
RUN = QT_TRANSLATE_NOOP("Arena", "Same choice in a row")
RUN_HELP = QT_TRANSLATE_NOOP(
    "Arena", "A judge’s votes for one side, or for a tie, so often in a row are left out; 0 for none."
)
AGAINST = QT_TRANSLATE_NOOP("Arena", "Against the majority")
AGAINST_UNIT = QT_TRANSLATE_NOOP("Arena", "%")
AGAINST_HELP = QT_TRANSLATE_NOOP(
    "Arena",
    "Judges who vote against the majority of the other judges more often than this are left out; 0 for none.",
)
WHOLE = QT_TRANSLATE_NOOP("Arena", "Leave such judges out altogether")
WHOLE_HELP = QT_TRANSLATE_NOOP(
    "Arena", "All votes of a judge who mostly votes too fast, or has such a row, and not only those."
)

COMPARED = 10
"""Votes that others gave their opinion on, before a judge's disagreement is looked at."""

Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Cleaning:
    """What makes a vote doubtful; 0 turns a filter off."""

    seconds: float = option(0.0, SECONDS, unit=SECONDS_UNIT, help=SECONDS_HELP, low=0.0, high=86400.0)
    run: int = option(0, RUN, help=RUN_HELP, low=0, high=10_000)
    against: float = option(0.0, AGAINST, unit=AGAINST_UNIT, help=AGAINST_HELP, low=0.0, high=100.0)
    whole: bool = option(False, WHOLE, help=WHOLE_HELP)

    def __post_init__(self) -> None:
        check(self)

    @property
    def is_on(self) -> bool:
        """True when anything can be left out."""
        return bool(self.seconds or self.run or self.against)


@dataclass(frozen=True, slots=True, eq=False)
class Ballots:
    """The votes as the filters see them; G games in order of time, J judges.

    log : GameLog
    judge : (G,) int64
        Index into ``judges``, -1 where nobody is named.
    seconds : (G,) float64
        Response time, NaN where there is none.
    judges : tuple of str
    """

    log: GameLog
    judge: Ints
    seconds: Floats
    judges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JudgeRow:
    """What a judge's votes look like.

    ``seconds`` is the median response time, ``run`` the longest row of one choice, ``first`` the share of
    the first side (a tie half). Of ``compared`` votes on pairs about which other judges are agreed,
    ``against`` is the share given against them (a tie half). ``left_out`` counts the votes left out.
    """

    name: str
    votes: int
    seconds: float | None
    run: int
    first: float | None
    compared: int
    against: float | None
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class Removed:
    """How many votes, of how many judges, each filter leaves out by itself, and all of them together."""

    fast: int = 0
    fast_judges: int = 0
    runs: int = 0
    runs_judges: int = 0
    against: int = 0
    against_judges: int = 0
    votes: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Cleaned:
    """Which votes stay, (G,) bool, what was left out, and the judges by the number of their votes."""

    keep: Mask
    removed: Removed
    judges: tuple[JudgeRow, ...]


def clean(ballots: Ballots, wanted: Cleaning) -> Cleaned:
    """Return which votes stay and what became of each judge."""
    n = ballots.log.n_games
    runs = _runs(ballots)
    against, compared = _against(ballots)
    fast = np.zeros(n, dtype=bool)
    if wanted.seconds:
        fast = ballots.seconds < wanted.seconds
        if wanted.whole:
            fast = fast | _of_judges(ballots, _medians(ballots) < wanted.seconds)
    row = np.zeros(n, dtype=bool)
    if wanted.run:
        row = runs >= wanted.run
        if wanted.whole:
            row = _of_judges(ballots, _most(ballots, runs) >= wanted.run)
    contrary = np.zeros(n, dtype=bool)
    if wanted.against:
        share = np.divide(against, compared, out=np.zeros_like(against), where=compared >= COMPARED)
        contrary = _of_judges(ballots, 100.0 * share > wanted.against)
    gone = fast | row | contrary
    removed = Removed(
        int(fast.sum()), _judges_of(ballots, fast), int(row.sum()), _judges_of(ballots, row),
        int(contrary.sum()), _judges_of(ballots, contrary), int(gone.sum()),
    )  # fmt: skip
    return Cleaned(~gone, removed, _rows(ballots, runs, against, compared, gone))


def seconds_of(text: str) -> float:
    """Return a response time as written: "3.4", "3,4 s", "1:05", "850 ms"; NaN for anything else."""
    plain = text.strip().lower().replace(",", ".")
    factor = 1.0
    for ending, size in (("ms", 0.001), ("sec", 1.0), ("s", 1.0), ("秒", 1.0)):
        if plain.endswith(ending):
            plain, factor = plain.removesuffix(ending).strip(), size
            break
    parts = plain.split(":")
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        return math.nan
    if len(numbers) > 3 or not all(math.isfinite(one) and one >= 0.0 for one in numbers):
        return math.nan
    total = 0.0
    for one in numbers:
        total = 60.0 * total + one
    return factor * total


def _choices(ballots: Ballots) -> Floats:
    """Return what each vote says: 1 for the first side, 0, 1/2 for a tie; NaN with more than two sides."""
    choice = np.full(ballots.log.n_games, np.nan)
    two, score = first_scores(ballots.log)
    choice[two] = score
    return choice


def _by_judge(ballots: Ballots) -> Ints:
    """Return the votes that have a judge, judge by judge, each in order of time."""
    named = np.flatnonzero(ballots.judge >= 0)
    return np.asarray(named[np.argsort(ballots.judge[named], kind="stable")])


def _runs(ballots: Ballots) -> Ints:
    """Return how long the row of equal choices is that each vote belongs to, (G,); 0 without a judge."""
    result = np.zeros(ballots.log.n_games, dtype=np.int64)
    order = _by_judge(ballots)
    if not len(order):
        return result
    choice, judge = _choices(ballots)[order], ballots.judge[order]
    # NaN differs from itself, so that games of many sides are rows of one.
    begins = np.r_[True, (choice[1:] != choice[:-1]) | (judge[1:] != judge[:-1])]
    number = np.cumsum(begins) - 1
    result[order] = np.bincount(number)[number]
    return result


def _against(ballots: Ballots) -> tuple[Floats, Floats]:
    """Return per judge how often he was against the majority of the others, and of how many votes, (J,).

    The majority is that of the other judges' votes on the same two sides; where they are split evenly, or
    nobody else voted, nothing is compared. A tie against a majority counts half.
    """
    judges = len(ballots.judges)
    nothing = np.zeros(judges), np.zeros(judges)
    named = _by_judge(ballots)
    choice = _choices(ballots)
    named = named[np.isfinite(choice[named])]
    if not len(named):
        return nothing
    pair, swapped = _pairs(ballots.log, named)
    judge = ballots.judge[named]
    for_low = np.where(swapped, 1.0 - choice[named], choice[named])
    _, pair = np.unique(pair, return_inverse=True)
    pair = pair.reshape(-1)
    lean = 2.0 * for_low - 1.0  # 1 for the lower side, -1 for the other, 0 for a tie
    every = np.bincount(pair, weights=lean)
    _, own = np.unique(pair * judges + judge, return_inverse=True)
    own = own.reshape(-1)
    others = every[pair] - np.bincount(own, weights=lean)[own]
    agreed = np.abs(others) > 1e-9
    wrong = 0.5 * (1.0 - lean * np.sign(others))
    counted = np.bincount(judge[agreed], minlength=judges).astype(np.float64)
    against = np.bincount(judge[agreed], weights=wrong[agreed], minlength=judges)
    return against.astype(np.float64), counted


def _pairs(log: GameLog, games: Ints) -> tuple[Ints, Mask]:
    """Return a number for the two sides of each game, and whether they stand the other way round."""
    if is_singles(log):
        first, second = (log.player[half::2][games].astype(np.int64) for half in (0, 1))
        low, high = np.minimum(first, second), np.maximum(first, second)
        return np.asarray(low * log.n_players + high), np.asarray(second < first)
    keys: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    number = np.zeros(len(games), dtype=np.int64)
    swapped = np.zeros(len(games), dtype=bool)
    for k, game in enumerate(games.tolist()):
        at = int(log.game_side[game])
        a, b = (
            tuple(sorted(log.player[log.side_player[s] : log.side_player[s + 1]].tolist()))
            for s in (at, at + 1)
        )
        swapped[k] = b < a
        number[k] = keys.setdefault((b, a) if b < a else (a, b), len(keys))
    return number, swapped


def _of_judges(ballots: Ballots, chosen: Mask) -> Mask:
    """Return the votes of the chosen judges, (G,)."""
    named = ballots.judge >= 0
    result = np.zeros(ballots.log.n_games, dtype=bool)
    result[named] = chosen[ballots.judge[named]]
    return result


def _judges_of(ballots: Ballots, votes: Mask) -> int:
    """Return how many judges gave these votes."""
    judge = ballots.judge[votes]
    return len(np.unique(judge[judge >= 0]))


def _medians(ballots: Ballots) -> Floats:
    """Return each judge's median response time, (J,), NaN without any."""
    result = np.full(len(ballots.judges), np.nan)
    order = _by_judge(ballots)
    order = order[np.isfinite(ballots.seconds[order])]
    for group in np.split(order, np.flatnonzero(np.diff(ballots.judge[order])) + 1):
        if len(group):
            result[ballots.judge[group[0]]] = float(np.median(ballots.seconds[group]))
    return result


def _most(ballots: Ballots, runs: Ints) -> Ints:
    """Return the longest row of each judge, (J,)."""
    result = np.zeros(len(ballots.judges), dtype=np.int64)
    named = ballots.judge >= 0
    np.maximum.at(result, ballots.judge[named], runs[named])
    return result


def _rows(
    ballots: Ballots, runs: Ints, against: Floats, compared: Floats, gone: Mask
) -> tuple[JudgeRow, ...]:
    judges = len(ballots.judges)
    named = ballots.judge >= 0
    votes = np.bincount(ballots.judge[named], minlength=judges)
    left_out = np.bincount(ballots.judge[named & gone], minlength=judges)
    choice = _choices(ballots)
    seen = named & np.isfinite(choice)
    judged = np.bincount(ballots.judge[seen], minlength=judges)
    first = np.bincount(ballots.judge[seen], weights=choice[seen], minlength=judges)
    medians, longest = _medians(ballots), _most(ballots, runs)
    order: Sequence[int] = np.lexsort((np.arange(judges), -votes)).tolist()
    return tuple(
        JudgeRow(
            ballots.judges[j],
            int(votes[j]),
            float(medians[j]) if math.isfinite(medians[j]) else None,
            int(longest[j]),
            float(first[j] / judged[j]) if judged[j] else None,
            int(compared[j]),
            float(against[j] / compared[j]) if compared[j] else None,
            int(left_out[j]),
        )
        for j in order
        if votes[j]
    )
