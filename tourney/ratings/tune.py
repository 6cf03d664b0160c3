"""Find better parameters on an early span of games, and judge them on a later one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import describe
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.ratings.base import Belief, Engine, GameLog, History
from tourney.ratings.evaluate import Scores, evaluate
from tourney.ratings.gamelog import take

NOT_TUNABLE = QT_TRANSLATE_NOOP("Errors", "“{name}” is not a number of this engine that can be tuned.")
TOO_FEW = QT_TRANSLATE_NOOP("Errors", "Tuning needs at least {least} games.")

LEAST = 20
SPLIT = 0.7
"""Share of the games, the earliest ones, that parameters are looked for in."""

TUNABLE = {
    "elo": ("k",),
    "rank-elo": ("k",),
    "glicko": ("c", "rd"),
    "glicko2": ("tau", "vol", "rd"),
    "trueskill": ("tau", "beta"),
    "bradley-terry": ("prior",),
}
"""What is tuned where nothing is named."""

SMALLEST = 1e-3
"""Where a tuned number is 0, the search begins here."""

DRAW_STEPS = 8


@dataclass(frozen=True, slots=True)
class Tuned:
    """Parameters before and after, and both judged on the later games."""

    params: Any
    before: Scores
    after: Scores

    @property
    def better(self) -> bool:
        """True when the new parameters also predict the later games better."""
        return self.after.log_loss < self.before.log_loss


def tune(
    engine: Engine,
    log: GameLog,
    params: Any,
    names: Sequence[str] | None = None,
    *,
    split: float = SPLIT,
    warmup: int = 0,
    limit: int = 60,
    start: Callable[[Any], Belief | None] | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Tuned:
    """Return the parameters with the least log loss on the first *split* of the games.

    Searched by Nelder and Mead in logarithms, so that everything stays positive and in range, with at
    most *limit* replays. The later games never enter the search. Unless numbers are named, an engine with a
    draw model first takes the draw margin from how often the early games were drawn.

    Parameters
    ----------
    start : callable or None
        Gives the beliefs that people bring along for parameters; None where nobody brings any.

    Raises
    ------
    TourneyError
        "bad-option" for a name that is no number, "few-games".
    Cancelled
        When asked to stop.
    """
    from scipy.optimize import minimize

    chosen = tuple(names) if names is not None else TUNABLE.get(engine.key, ())
    for name in chosen:
        value = getattr(params, name, None)
        if name not in describe(params) or isinstance(value, bool) or not isinstance(value, (int, float)):
            raise TourneyError("bad-option", NOT_TUNABLE(name=name), field=name)
    if log.n_games < LEAST:
        raise TourneyError("few-games", TOO_FEW(least=LEAST))
    cut = cut_of(log, split)
    early = take(log, np.arange(cut))
    done = 0

    def replayed(games: GameLog, trial: Any) -> History:
        begun = start(trial) if start is not None else None
        return engine.replay(games, trial, start=begun, cancelled=cancelled)

    def loss(logs: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        nonlocal done
        done += 1
        checkpoint(min(done, limit), limit, progress, cancelled)
        trial = _with(fitting, chosen, logs.tolist())
        return evaluate(replayed(early, trial), warmup=warmup).log_loss

    fitting = calibrated_draws(engine, early, params, replayed) if names is None else params
    begin = np.array([math.log(max(float(getattr(params, name)), SMALLEST)) for name in chosen])
    best = params
    if chosen:
        simplex = np.vstack([begin, *(begin + 0.5 * row for row in np.eye(len(begin)))])
        options = {"maxfev": limit, "initial_simplex": simplex, "xatol": 1e-2, "fatol": 1e-5}
        found = minimize(loss, begin, method="Nelder-Mead", options=options)
        candidate = _with(fitting, chosen, found.x.tolist())
        if found.fun < evaluate(replayed(early, params), warmup=warmup).log_loss:
            best = candidate
    old, new = replayed(log, params), replayed(log, best)
    return Tuned(
        params=best,
        before=evaluate(old, warmup=warmup, first=cut),
        after=evaluate(new, warmup=warmup, first=cut),
    )


def cut_of(log: GameLog, split: float = SPLIT) -> int:
    """Return the first of the later games, by which what was found is judged."""
    return max(1, int(split * log.n_games))


def _with(params: Any, names: Sequence[str], logs: Sequence[float]) -> Any:
    known = describe(params)
    values = {}
    for name, x in zip(names, logs, strict=True):
        low = known[name].low
        values[name] = min(max(math.exp(min(x, 60.0)), low + SMALLEST * 1e-3), known[name].high)
    return replace(params, **values)


def draw_share(log: GameLog) -> float:
    """Return the share of two-sided games that were drawn; NaN without any."""
    first = log.game_side[:-1][np.diff(log.game_side) == 2]
    return float((log.rank[first] == log.rank[first + 1]).mean()) if len(first) else math.nan


def calibrated_draws(
    engine: Engine, log: GameLog, params: Any, replayed: Callable[[GameLog, Any], History] | None = None
) -> Any:
    """Return the parameters with the ``draw_probability`` whose predictions draw as often as was seen.

    Found by rescaling, a replay a step. Where no game was drawn half a game counts as drawn, so that the
    first draw is no impossible one. Parameters stay as they are for engines without a draw model of their
    own, where the margin is given directly, and without a game of two sides.
    """
    seen = draw_share(log)
    if math.isnan(seen) or not engine.native_draws or params.epsilon is not None:
        return params
    run = replayed or engine.replay
    seen = seen or 0.5 / (1 + log.n_games)
    trial = replace(params, draw_probability=min(max(seen, 1e-6), 0.99))
    for _ in range(DRAW_STEPS):
        predicted = float(np.nanmean(run(log, trial).draw_probability))
        if predicted <= 0.0 or abs(predicted - seen) < 1e-4:
            break
        better = min(max(trial.draw_probability * seen / predicted, 1e-6), 0.99)
        trial = replace(trial, draw_probability=better)
    return trial
