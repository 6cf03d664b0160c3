"""How well each engine would have predicted the club's own games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.club.club import Club
from tourney.club.engine_choice import EngineChoice, recalled
from tourney.club.loss_difference import Difference, paired
from tourney.club.rating_run import Facts, read_facts, replay, start_belief
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import evaluate, tune
from tourney.ratings.base import Belief, Floats, History
from tourney.ratings.evaluate import PerGame, Scores
from tourney.ratings.periods import periods
from tourney.ratings.registry import ENGINES

WARMUPS = (0, 5, 10, 20)
"""How many first games of each player may be left out."""
USUAL_WARMUP = 5
STRETCHES = 20
"""Into how many parts games are cut that are all of one rating period."""


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """One engine with its parameters, and how it predicted."""

    choice: EngineChoice
    scores: Scores
    each: PerGame
    cut: bool = False
    """True where all games are one rating period, which was cut into ``STRETCHES`` to foresee anything."""


def candidates(club: Club, wanted: EngineChoice) -> tuple[EngineChoice, ...]:
    """Return what is worth comparing: *wanted*, and every other engine as it comes; slow ones last."""
    others = [wanted if key == wanted.engine.key else recalled(club.settings(), key) for key in ENGINES]
    return tuple(sorted(others, key=lambda choice: choice.engine.is_batch))


def facts_of(club: Club) -> Facts:
    """Return what the engines are tried on; the same for each of them."""
    return read_facts(club.database, club.games())


def try_engine(
    facts: Facts,
    choice: EngineChoice,
    *,
    warmup: int = USUAL_WARMUP,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Trial:
    """Replay all games and score the predictions made before each of them; long, so call it in a worker."""
    shorter, cut = in_stretches(facts, choice)
    history = replay(shorter, cut, progress=progress, cancelled=cancelled)
    trial = trial_of(history, choice, warmup=warmup)
    return trial if cut is choice else replace(trial, cut=True)


def trial_of(history: History, choice: EngineChoice, *, warmup: int = USUAL_WARMUP) -> Trial:
    """Return how the predictions of a replay were."""
    return Trial(choice, evaluate.evaluate(history, warmup=warmup), evaluate.per_game(history, warmup=warmup))


def in_stretches(facts: Facts, choice: EngineChoice) -> tuple[Facts, EngineChoice]:
    """Return games and choice as they are, or cut into stretches where all games are one rating period.

    An engine that rates a whole period at once foresees nothing of its first, so of votes that all carry
    one date nothing would be measured.
    """
    log, params = facts.log, choice.params
    one_day = log.n_games and log.day[0] == log.day[-1]
    if not one_day or log.n_games < 2 * STRETCHES or int(periods(log, params.period)[-1]) > 0:
        return facts, choice
    stretch = (np.arange(log.n_games) * STRETCHES // log.n_games).astype(np.int32)
    # Nobody is away between stretches of one day, whatever the unit of idle time.
    params = replace(params, period="round", unit_days=params.unit_days or 1.0)
    return replace(facts, log=replace(log, round=stretch)), replace(choice, params=params)


def best_first(trials: Sequence[Trial]) -> tuple[Trial, ...]:
    """Return the trials by log loss, those without a game to score last."""
    return tuple(sorted(trials, key=lambda t: (t.scores.log_loss != t.scores.log_loss, t.scores.log_loss)))


@dataclass(frozen=True, slots=True, eq=False)
class Tuning:
    """Better parameters found on the early games, judged on the later ones."""

    choice: EngineChoice
    before: float
    after: float
    lost: Difference | None = None
    """What the old parameters lose more than the new on the later games, with its 95 % range."""

    @property
    def better(self) -> bool:
        """True where they predict the later games better by more than nobody would notice."""
        return self.before - self.after > evaluate.CLOSE / 10

    @property
    def sure(self) -> bool:
        """True where chance alone hardly made the difference."""
        return self.lost is not None and not self.lost.tie


def tune_engine(
    facts: Facts,
    choice: EngineChoice,
    *,
    warmup: int = USUAL_WARMUP,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Tuning:
    """Look for parameters that predict better; very long, so call it in a worker.

    Raises
    ------
    TourneyError
        "few-games".
    """
    shorter, cut = in_stretches(facts, choice)

    def start(params: Any) -> Belief | None:
        return start_belief(shorter, replace(cut, params=params))

    # Looked for and judged as the lab judges: from the start ratings that people brought along.
    found = tune.tune(
        cut.engine,
        shorter.log,
        cut.params,
        warmup=warmup,
        start=start,
        progress=progress,
        cancelled=cancelled,
    )
    old = _later(shorter, cut, warmup, cancelled)
    new = _later(shorter, replace(cut, params=found.params), warmup, cancelled)
    period = {} if cut is choice else {"period": choice.params.period, "unit_days": choice.params.unit_days}
    tuned = replace(choice, params=replace(found.params, **period))
    return Tuning(tuned, _mean(old.loss), _mean(new.loss), paired(new, old, facts.log))


def _later(facts: Facts, choice: EngineChoice, warmup: int, cancelled: CancelCheck | None) -> PerGame:
    history = replay(facts, choice, cancelled=cancelled)
    return evaluate.per_game(history, warmup=warmup, first=tune.cut_of(facts.log))


def _mean(values: Floats) -> float:
    return float(values.mean()) if len(values) else math.nan
