"""Engines compared on the club's own games: per shape of game, with how sure each difference is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

import numpy as np
import numpy.typing as npt

from tourney.club.engine_backtest import STRETCHES, Trial, best_first
from tourney.club.loss_difference import Difference, paired
from tourney.club.player_records import Shape
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings import evaluate
from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.evaluate import CLOSE, Bin

LEAST = 30
"""Predicted games below which nothing is said about the engines."""

SHAPES = (Shape.SINGLES, Shape.DOUBLES, Shape.TEAMS, Shape.MANY)
SHAPE_WORDS = {
    Shape.ALL: QT_TRANSLATE_NOOP("Lab", "all games"),
    Shape.SINGLES: QT_TRANSLATE_NOOP("Lab", "singles"),
    Shape.DOUBLES: QT_TRANSLATE_NOOP("Lab", "doubles"),
    Shape.TEAMS: QT_TRANSLATE_NOOP("Lab", "team games"),
    Shape.MANY: QT_TRANSLATE_NOOP("Lab", "games of many sides"),
}

TOO_FEW = QT_TRANSLATE_NOOP("Lab", "There are too few games to tell the engines apart.")
NO_BETTER = QT_TRANSLATE_NOOP(
    "Lab", "No engine predicts these games better than guessing, which has a log loss of {guess}."
)
SURE = QT_TRANSLATE_NOOP("Lab", "{engine} predicts these games best, and that is hardly chance.")
ALONE = QT_TRANSLATE_NOOP("Lab", "{engine} is the only engine that could be tried.")
TIE = QT_TRANSLATE_NOOP("Lab", "A tie: these games do not tell {engines} apart.")
LEAD = QT_TRANSLATE_NOOP(
    "Lab", "{engine} is ahead of {other} by {gap} a game; the 95 % range is {low} to {high}."
)
MAY_BE_CHANCE = QT_TRANSLATE_NOOP(
    "Lab", "{engine} has the lowest log loss, by {gap} a game; the 95 % range {low} to {high} includes zero."
)
HARDLY = QT_TRANSLATE_NOOP("Lab", "The lead is surer than it is large: in practice nobody would notice it.")
USED_BEST = QT_TRANSLATE_NOOP("Lab", "The club rates with it already.")
USED_TIE = QT_TRANSLATE_NOOP(
    "Lab", "The club rates with {engine}, which is not told apart from the best: no reason to change."
)
USED_BEHIND = QT_TRANSLATE_NOOP(
    "Lab", "The club rates with {engine}, behind by {gap} a game; the 95 % range is {low} to {high}."
)
GUESSING = QT_TRANSLATE_NOOP("Lab", "Guessing would have a log loss of {guess}, {engine} has {loss}.")
IN_SHAPE = QT_TRANSLATE_NOOP("Lab", "In {shape} {engine} is best, and that is hardly chance.")
CUT = QT_TRANSLATE_NOOP(
    "Lab",
    "All games are of one rating period; to foresee any, {engines} took them in {stretches} stretches, in "
    "the order of entry.",
)
BOTH = QT_TRANSLATE_NOOP("Lab", "{first}, {second}")


class Standing(StrEnum):
    """How an engine stands to the best one."""

    BEST = "best"
    TIE = "tie"
    """The 95 % range of the difference includes zero."""
    CLOSE = "close"
    """Surely behind, but by less than anybody would notice."""
    BEHIND = "behind"
    UNKNOWN = "unknown"
    """No game was predicted."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Means over the predicted games of one shape, as in ``Scores``; NaN where there were none."""

    games: int
    log_loss: float
    brier: float
    accuracy: float
    calibration: tuple[Bin, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One engine in a comparison; ``behind`` is None for the best and where no game was predicted."""

    trial: Trial
    figures: Figures
    behind: Difference | None
    standing: Standing


def shape_codes(log: GameLog) -> Ints:
    """Return the shape of each game as an index into ``SHAPES``, (G,)."""
    if not log.n_games:
        return np.empty(0, dtype=np.int64)
    sides, heads = np.diff(log.game_side), np.diff(log.side_player)
    most = np.maximum.reduceat(heads, log.game_side[:-1])
    least = np.minimum.reduceat(heads, log.game_side[:-1])
    doubles = (most == 2) & (least == 2)
    codes = np.where(most == 1, 0, np.where(doubles, 1, 2))
    return np.asarray(np.where(sides > 2, 3, codes), dtype=np.int64)


def shapes_played(log: GameLog) -> tuple[Shape, ...]:
    """Return all games, and after that each shape that was played."""
    return (Shape.ALL, *(SHAPES[i] for i in np.unique(shape_codes(log)).tolist()))


def figures(trial: Trial, log: GameLog, shape: Shape = Shape.ALL) -> Figures:
    """Return an engine's figures over the predicted games of a shape.

    The calibration is that of two-sided games; of games of many sides alone it is the favourite's chance
    of first place against how often he came first.
    """
    each = trial.each
    here = _of_shape(each.game, log, shape)
    two = np.diff(log.game_side)[each.game] == 2 if log.n_games else here
    if shape is Shape.MANY:
        bins = evaluate.calibration(each.expected[here], each.actual[here], low=0.0)
    else:
        bins = evaluate.calibration(each.expected[here & two], each.actual[here & two])
    return Figures(
        int(here.sum()), _mean(each.loss[here]), _mean(each.brier[here]), _mean(each.hit[here]), bins
    )


def difference(better: Trial, other: Trial, log: GameLog, shape: Shape = Shape.ALL) -> Difference | None:
    """Return what *other* loses a game more than *better* on the games of a shape; None below two games."""
    return paired(better.each, other.each, log, lambda games: _of_shape(games, log, shape))


def compare(trials: Sequence[Trial], log: GameLog, shape: Shape = Shape.ALL) -> tuple[Line, ...]:
    """Return the engines on the games of a shape, the least log loss first."""
    found = [(trial, figures(trial, log, shape)) for trial in best_first(trials)]
    found.sort(key=lambda one: (math.isnan(one[1].log_loss), one[1].log_loss))
    lines = []
    for place, (trial, own) in enumerate(found):
        if math.isnan(own.log_loss):
            lines.append(Line(trial, own, None, Standing.UNKNOWN))
        elif place == 0:
            lines.append(Line(trial, own, None, Standing.BEST))
        else:
            behind = difference(found[0][0], trial, log, shape)
            lines.append(Line(trial, own, behind, _standing(behind)))
    return tuple(lines)


def verdict(
    trials: Sequence[Trial], log: GameLog, in_use: str = "", shape: Shape = Shape.ALL
) -> tuple[Text, ...]:
    """Return what the comparison on the games of a shape means and how sure it is, in sentences.

    *in_use* is the key of the club's engine.
    """
    lines = [line for line in compare(trials, log, shape) if line.standing is not Standing.UNKNOWN]
    if not lines or lines[0].figures.games < LEAST:
        return (TOO_FEW,)
    best, rest = lines[0], lines[1:]
    games = best.trial.each.game
    guess = guessing(log, games[_of_shape(games, log, shape)])
    others = _shape_words(trials, log, best) if shape is Shape.ALL else []
    if best.figures.log_loss >= guess:
        return (NO_BETTER(guess=_three(guess)), *others)
    texts = [*_first_words(best, rest)]
    used = next((line for line in lines if line.trial.choice.engine.key == in_use), None)
    if used is not None:
        texts += _used_words(best, used, rest)
    label = best.trial.choice.engine.label
    cut = [line.trial.choice.engine.label for line in lines if line.trial.cut]
    if cut:
        texts.append(CUT(engines=listed(cut), stretches=STRETCHES))
    texts.append(GUESSING(guess=_three(guess), engine=label, loss=_three(best.figures.log_loss)))
    return (*texts, *others)


def guessing(log: GameLog, games: Ints) -> float:
    """Return the log loss a game of who knows nothing but how often games are drawn."""
    sides = np.diff(log.game_side)[games]
    two = sides == 2
    losses = np.log(sides.astype(np.float64))
    if two.any():
        first = log.game_side[games[two]]
        drawn = log.rank[first] == log.rank[first + 1]
        share = float(drawn.mean())
        decided = -math.log((1.0 - share) / 2.0) if share < 1.0 else 0.0
        losses[two] = np.where(drawn, -math.log(share) if share > 0.0 else 0.0, decided)
    return _mean(losses)


def listed(labels: Sequence[Text]) -> Text:
    """Return names in a row, in the language of whoever reads them."""
    return reduce(lambda first, second: BOTH(first=first, second=second), labels)


def _first_words(best: Line, rest: Sequence[Line]) -> list[Text]:
    label = best.trial.choice.engine.label
    if not rest or rest[0].behind is None:
        return [ALONE(engine=label)]
    other, gap = rest[0].trial.choice.engine.label, rest[0].behind
    ties = [line.trial.choice.engine.label for line in rest if line.standing is Standing.TIE]
    lead, low, high = _three(gap.mean), _signed(gap.low), _signed(gap.high)
    if ties:
        chance = MAY_BE_CHANCE(engine=label, gap=lead, low=low, high=high)
        return [TIE(engines=listed([label, *ties])), chance]
    words = [SURE(engine=label), LEAD(engine=label, other=other, gap=lead, low=low, high=high)]
    return [*words, HARDLY] if rest[0].standing is Standing.CLOSE else words


def _used_words(best: Line, used: Line, rest: Sequence[Line]) -> list[Text]:
    label, gap = used.trial.choice.engine.label, used.behind
    if used is best:
        tied = any(line.standing is Standing.TIE for line in rest)
        return [USED_TIE(engine=label)] if tied else [USED_BEST]
    if used.standing is Standing.TIE or gap is None:
        return [USED_TIE(engine=label)]
    return [USED_BEHIND(engine=label, gap=_three(gap.mean), low=_signed(gap.low), high=_signed(gap.high))]


def _shape_words(trials: Sequence[Trial], log: GameLog, best: Line) -> list[Text]:
    """Name the shapes in which another engine is surely best."""
    found = []
    for shape in shapes_played(log)[1:]:
        lines = compare(trials, log, shape)
        first = lines[0]
        if first.trial is best.trial or first.figures.games < LEAST:
            continue
        if all(line.standing in (Standing.BEHIND, Standing.CLOSE) for line in lines[1:]):
            found.append(IN_SHAPE(shape=SHAPE_WORDS[shape], engine=first.trial.choice.engine.label))
    return found


def _of_shape(game: Ints, log: GameLog, shape: Shape) -> npt.NDArray[np.bool_]:
    if shape is Shape.ALL:
        return np.ones(len(game), dtype=bool)
    return np.asarray(shape_codes(log)[game] == SHAPES.index(shape))


def _standing(behind: Difference | None) -> Standing:
    if behind is None or behind.tie:
        return Standing.TIE
    return Standing.CLOSE if behind.mean <= CLOSE else Standing.BEHIND


def _mean(values: Floats) -> float:
    return float(values.mean()) if len(values) else math.nan


def _three(value: float) -> str:
    return f"{value:.3f}"


def _signed(value: float) -> str:
    return f"{value:+.3f}".replace("-", "−")
