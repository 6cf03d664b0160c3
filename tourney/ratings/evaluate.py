"""How well an engine predicted the club's own games, by nothing but predictions made before them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Belief, Engine, Floats, GameLog, History, Ints
from tourney.ratings.gamelog import game_of_side
from tourney.ratings.ranking import Z95
from tourney.ratings.registry import ENGINES

FLOOR = 1e-9
"""A chance predicted below this counts as this, so that one surprise is not infinitely bad."""

CLOSE = 0.003
"""Difference of log losses, in nats a game, that no club would notice."""

BEST = QT_TRANSLATE_NOOP("Evaluation", "{engine} predicts these games best.")
ALSO = QT_TRANSLATE_NOOP("Evaluation", "{engines} come close.")
NO_BETTER = QT_TRANSLATE_NOOP("Evaluation", "No engine predicts these games better than a coin.")
TEAMS = QT_TRANSLATE_NOOP(
    "Evaluation", "{share} % of the games are played in teams, read natively by {engines}."
)
CROWDS = QT_TRANSLATE_NOOP(
    "Evaluation", "{share} % of the games have more than two sides, read natively by {engines}."
)
TOO_FEW = QT_TRANSLATE_NOOP("Evaluation", "There are too few games to tell the engines apart.")


@dataclass(frozen=True, slots=True)
class Bin:
    """Games whose favourite was expected to score about the same."""

    games: int
    expected: float
    actual: float
    low: float
    high: float
    """Wilson's 95 % interval of the actual score."""


@dataclass(frozen=True, slots=True)
class Scores:
    """Means over the games scored; NaN where there were none.

    log_loss : of win, draw and loss (two sides) or of the winner (more), in nats a game
    brier : sum of squared errors over the same outcomes
    accuracy : share of games in which the favourite came first, draws and equal chances as half
    pair_loss : log loss of the order of each pair in games of more than two sides
    order_loss : log loss of the whole order there, as a share of guessing's
    """

    engine: str
    games: int
    crowds: int
    log_loss: float
    brier: float
    accuracy: float
    pair_loss: float
    order_loss: float
    calibration: tuple[Bin, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PerGame:
    """What the prediction of each game was worth, in time order; n games.

    game : (n,) int64
        Its index in the log.
    loss, brier, hit : (n,) float64
        As the means of ``Scores``.
    expected, actual : (n,) float64
        What the favourite was expected to score and scored: of two sides a share of the point, of more
        the chance of first place and whether (shared: in part) he came first.
    """

    game: Ints
    loss: Floats
    brier: Floats
    hit: Floats
    expected: Floats
    actual: Floats


def evaluate(
    history: History, *, warmup: int = 0, first: int = 0, last: int | None = None, bins: int = 10
) -> Scores:
    """Return the scores of a history's predictions.

    Games *first* to *last* are scored, without those in which somebody has played fewer than *warmup*
    games before.
    """
    log = history.log
    chosen = _chosen(log, warmup, first, last)
    two = np.diff(log.game_side) == 2
    start = log.game_side[:-1]
    pair = start[chosen & two]
    losses, briers, hits = _two_sided(history, pair, history.draw_probability[chosen & two])
    crowd_losses, crowd_briers, crowd_hits, orders = _crowds(history, np.flatnonzero(chosen & ~two))
    pair_losses = _pair_losses(history, np.flatnonzero(chosen & ~two))
    return Scores(
        engine=history.engine,
        games=int(chosen.sum()),
        crowds=int((chosen & ~two).sum()),
        log_loss=_mean(np.concatenate([losses, crowd_losses])),
        brier=_mean(np.concatenate([briers, crowd_briers])),
        accuracy=_mean(np.concatenate([hits, crowd_hits])),
        pair_loss=_mean(pair_losses),
        order_loss=_mean(orders),
        calibration=calibration(
            *_favourites(history, pair, history.draw_probability[chosen & two]), bins=bins
        ),
    )


def per_game(history: History, *, warmup: int = 0, first: int = 0, last: int | None = None) -> PerGame:
    """Return what ``evaluate`` takes the means of, game by game."""
    log = history.log
    chosen = _chosen(log, warmup, first, last)
    two = np.diff(log.game_side) == 2
    pairs, crowds = np.flatnonzero(chosen & two), np.flatnonzero(chosen & ~two)
    start = log.game_side[pairs]
    draw = history.draw_probability[pairs]
    losses, briers, hits = _two_sided(history, start, draw)
    crowd_losses, crowd_briers, crowd_hits, _ = _crowds(history, crowds)
    expected, actual = _favourites(history, start, draw)
    best = np.maximum.reduceat(history.win_probability, log.game_side[:-1]) if len(crowds) else np.empty(0)
    game = np.concatenate([pairs, crowds])
    order = np.argsort(game, kind="stable")
    return PerGame(
        game[order],
        np.concatenate([losses, crowd_losses])[order],
        np.concatenate([briers, crowd_briers])[order],
        np.concatenate([hits, crowd_hits])[order],
        np.concatenate([expected, best[crowds]])[order],
        np.concatenate([actual, crowd_hits])[order],
    )


def calibration(
    expected: Floats, actual: Floats, *, bins: int = 10, low: float = 0.5, high: float = 1.0
) -> tuple[Bin, ...]:
    """Return games in groups of about the same expectation from *low* to *high*, empty ones left out."""
    index = ((expected - low) / (high - low) * bins).astype(np.int64)
    np.clip(index, 0, bins - 1, out=index)
    found = []
    for b in range(bins):
        here = index == b
        n = int(here.sum())
        if n:
            mean = float(actual[here].mean())
            found.append(Bin(n, float(expected[here].mean()), mean, *_wilson(mean, n)))
    return tuple(found)


def backtest(
    log: GameLog,
    engines: Iterable[tuple[Engine, Any]],
    *,
    warmup: int = 0,
    start: dict[str, Belief] | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> list[Scores]:
    """Return the scores of each engine with its parameters, best first."""
    found = []
    for engine, params in engines:
        belief = None if start is None else start.get(engine.key)
        history = engine.replay(log, params, start=belief, progress=progress, cancelled=cancelled)
        found.append(evaluate(history, warmup=warmup))
    return sorted(found, key=lambda scores: (math.isnan(scores.log_loss), scores.log_loss))


def verdict(scores: Sequence[Scores], log: GameLog) -> list[Text]:
    """Return what the scores mean, in sentences; *scores* best first."""
    known = [one for one in scores if not math.isnan(one.log_loss)]
    if not known or known[0].games < 30:
        return [TOO_FEW]
    best = known[0]
    guess = math.log(2.0)
    texts = []
    if best.log_loss >= guess and best.accuracy <= 0.5:
        texts.append(NO_BETTER)
    else:
        texts.append(BEST(engine=ENGINES[best.engine].label))
        close = [one for one in known[1:] if one.log_loss - best.log_loss <= CLOSE]
        if close:
            texts.append(ALSO(engines=_labels([one.engine for one in close])))
    sides = np.diff(log.game_side)
    crowds = float((sides > 2).mean()) if log.n_games else 0.0
    heads = np.maximum.reduceat(np.diff(log.side_player), log.game_side[:-1]) if log.n_games else sides
    teams = float((heads > 1).mean()) if log.n_games else 0.0
    if teams > 0.0:
        native = [key for key, one in ENGINES.items() if one.native_teams]
        texts.append(TEAMS(share=round(100 * teams), engines=_labels(native)))
    if crowds > 0.0:
        native = [key for key, one in ENGINES.items() if one.native_free_for_all]
        texts.append(CROWDS(share=round(100 * crowds), engines=_labels(native)))
    return texts


def _labels(keys: Sequence[str]) -> str:
    return ", ".join(str(ENGINES[key].label) for key in keys)


def _mean(values: Floats) -> float:
    return float(values.mean()) if len(values) else math.nan


def _chosen(log: GameLog, warmup: int, first: int, last: int | None) -> npt.NDArray[np.bool_]:
    chosen = np.zeros(log.n_games, dtype=bool)
    chosen[first:last] = True
    return chosen & ~_early(log, warmup) if warmup > 0 else chosen


def _early(log: GameLog, warmup: int) -> npt.NDArray[np.bool_]:
    """Return the games in which somebody has played fewer than *warmup* games before."""
    order = np.argsort(log.player, kind="stable")
    player = log.player[order]
    count = np.empty(len(player), dtype=np.int64)
    count[order] = np.arange(len(player)) - np.searchsorted(player, player, side="left")
    per_game = np.repeat(game_of_side(log), np.diff(log.side_player))
    early = np.zeros(log.n_games, dtype=bool)
    early[per_game[count < warmup]] = True
    return early


def _two_sided(history: History, first: Ints, draw: Floats) -> tuple[Floats, Floats, Floats]:
    log = history.log
    win, loss = history.win_probability[first], history.win_probability[first + 1]
    result = np.sign(log.rank[first + 1].astype(np.int64) - log.rank[first])
    happened = np.where(result > 0, win, np.where(result < 0, loss, draw))
    losses = -np.log(np.maximum(happened, FLOOR))
    brier = (win - (result > 0)) ** 2 + (loss - (result < 0)) ** 2 + (draw - (result == 0)) ** 2
    hits = 0.5 + 0.5 * np.sign(win - loss) * result
    return losses, brier, hits


def _crowds(history: History, games: Ints) -> tuple[Floats, Floats, Floats, Floats]:
    """Return losses, Brier scores, hits and order losses of games of many sides."""
    log = history.log
    rows = []
    for game in games.tolist():
        here = slice(int(log.game_side[game]), int(log.game_side[game + 1]))
        chance = np.maximum(history.win_probability[here], FLOOR)
        rank = log.rank[here]
        first = rank == rank.min()
        share = first / first.sum()  # a shared first place is shared out
        loss = -float(share @ np.log(chance))
        brier = float(((chance - share) ** 2).sum())
        favourite = chance >= chance.max() * (1.0 - 1e-12)
        hit = float((favourite & first).sum()) / float(favourite.sum())
        rows.append((loss, brier, hit, _order_loss(chance, rank)))
    table = np.array(rows).reshape(-1, 4)
    return table[:, 0], table[:, 1], table[:, 2], table[:, 3]


def _order_loss(chance: Floats, rank: npt.NDArray[np.int32]) -> float:
    """Return -log P(order) by Plackett-Luce with the chances of first, as a share of log M!."""
    order = np.argsort(rank, kind="stable")
    ordered = chance[order]
    left = np.cumsum(ordered[::-1])[::-1]
    loss = float(np.log(left / ordered).sum())
    return loss / math.lgamma(len(rank) + 1.0)


def _pair_losses(history: History, games: Ints) -> Floats:
    """Return the log loss of each pair's order in games of many sides, ties as half each way."""
    log, engine = history.log, ENGINES[history.engine]
    found: list[Floats] = []
    for game in games.tolist():
        sides = range(int(log.game_side[game]), int(log.game_side[game + 1]))
        low, high = int(log.side_player[sides.start]), int(log.side_player[sides.stop])
        belief = Belief(
            mean=history.mean_before[low:high],
            deviation=history.deviation_before[low:high],
            volatility=history.volatility_before[low:high],
            games=np.zeros(high - low, dtype=np.int64),
            last_day=np.full(high - low, np.nan),
        )
        m = len(sides)
        i, j = np.triu_indices(m, 1)
        if high - low == m:
            expected = engine.pair_expected(belief, history.params)[i, j]
        else:
            members = [
                [
                    (a - low, float(log.weight[a]))
                    for a in range(int(log.side_player[s]), int(log.side_player[s + 1]))
                ]
                for s in sides
            ]
            expected = np.array(
                [
                    engine.odds(belief, history.params, [members[a], members[b]]).expected[0]
                    for a, b in zip(i, j, strict=True)
                ]
            )
        rank = log.rank[sides.start : sides.stop].astype(np.int64)
        score = 0.5 + 0.5 * np.sign(rank[j] - rank[i])
        p = np.clip(expected, FLOOR, 1.0 - FLOOR)
        found.append(-(score * np.log(p) + (1.0 - score) * np.log1p(-p)))
    return np.concatenate(found) if found else np.zeros(0)


def _favourites(history: History, first: Ints, draw: Floats) -> tuple[Floats, Floats]:
    """Return what the favourites of two-sided games were expected to score, and scored."""
    log = history.log
    win = history.win_probability[first] + 0.5 * draw
    result = 0.5 + 0.5 * np.sign(log.rank[first + 1].astype(np.int64) - log.rank[first])
    swap = win < 0.5
    return np.where(swap, 1.0 - win, win), np.where(swap, 1.0 - result, result)


def _wilson(p: float, n: int) -> tuple[float, float]:
    z2 = Z95 * Z95
    centre = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 / (1 + z2 / n) * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    return centre - half, centre + half
