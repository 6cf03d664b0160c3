"""Scores of predictions, and tuning judged on later games."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from tourney.core.errors import TourneyError
from tourney.ratings.base import GameLog
from tourney.ratings.evaluate import backtest, evaluate, verdict
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores
from tourney.ratings.registry import ENGINES
from tourney.ratings.tune import calibrated_draws, draw_share, tune

ELO = ENGINES["elo"]


def league(games: int = 400, n: int = 8, draws: float = 0.2) -> GameLog:
    """Games between players of strengths 0..n-1, on rising days."""
    rng = np.random.default_rng(20)
    first = rng.integers(0, n, games)
    second = (first + rng.integers(1, n, games)) % n
    p = 1.0 / (1.0 + np.exp(-0.5 * (first - second)))
    score = np.where(rng.random(games) < draws, 0.5, np.where(rng.random(games) < p, 1.0, 0.0))
    return from_scores(first, second, score, day=np.arange(games) // 8)


def test_scores_of_known_predictions() -> None:
    log = from_scores([0, 0, 0], [1, 1, 1], [1.0, 0.5, 0.0])
    history = replace(
        ELO.replay(log, ELO.params_type()),
        win_probability=np.array([0.5, 0.3, 0.5, 0.3, 0.5, 0.3]),
        draw_probability=np.array([0.2, 0.2, 0.2]),
    )
    scores = evaluate(history)
    assert scores.games == 3
    assert scores.log_loss == pytest.approx(-(math.log(0.5) + math.log(0.2) + math.log(0.3)) / 3)
    briers = [0.25 + 0.09 + 0.04, 0.25 + 0.09 + 0.64, 0.25 + 0.49 + 0.04]
    assert scores.brier == pytest.approx(sum(briers) / 3)
    assert scores.accuracy == pytest.approx((1.0 + 0.5 + 0.0) / 3)
    (only,) = scores.calibration
    assert (only.games, only.expected, only.actual) == pytest.approx((3, 0.6, 0.5))
    assert only.low < 0.5 < only.high


def test_warm_up_games_are_left_out() -> None:
    history = ELO.replay(from_pairs([0, 0, 0, 2], [1, 1, 1, 0]), ELO.params_type())
    assert evaluate(history).games == 4
    assert evaluate(history, warmup=2).games == 1
    assert evaluate(history, first=1, last=3).games == 2


def test_nothing_scored_is_nan() -> None:
    scores = evaluate(ELO.replay(from_pairs([], [], n_players=2), ELO.params_type()))
    assert scores.games == 0
    assert math.isnan(scores.log_loss)


@pytest.mark.parametrize("key", sorted(ENGINES))
def test_free_for_alls_are_scored_by_winner_pairs_and_order(key: str) -> None:
    games = 60
    log = from_columns(
        day=np.arange(games),
        game_side=np.arange(0, 3 * games + 1, 3),
        rank=np.tile([0, 1, 2], games),
        side_player=np.arange(3 * games + 1),
        player=np.tile([2, 0, 1], games),
    )
    scores = evaluate(ENGINES[key].replay(log, ENGINES[key].params_type()), first=30)
    assert scores.crowds == 30
    assert scores.log_loss < math.log(3.0)
    assert scores.pair_loss < math.log(2.0)
    assert scores.order_loss < 1.0
    assert scores.accuracy == 1.0


def test_pairs_of_teams_are_scored_too() -> None:
    log = from_columns(day=[1], game_side=[0, 3], rank=[0, 1, 1], side_player=[0, 2, 4, 6], player=range(6))
    scores = evaluate(ELO.replay(log, ELO.params_type()))
    assert scores.pair_loss == pytest.approx(math.log(2.0))


def test_the_backtest_puts_the_best_first_and_says_so() -> None:
    log = league()
    engines = [(ENGINES[key], ENGINES[key].params_type()) for key in ("elo", "glicko2", "trueskill")]
    scores = backtest(log, engines, warmup=5)
    losses = [one.log_loss for one in scores]
    assert losses == sorted(losses)
    assert losses[0] < math.log(3.0)
    said = " ".join(str(text) for text in verdict(scores, log))
    assert str(ENGINES[scores[0].engine].label) in said


def test_the_verdict_knows_teams_and_small_numbers() -> None:
    few = from_pairs([0], [1])
    assert [t.source for t in verdict(backtest(few, [(ELO, ELO.params_type())]), few)] == [
        "There are too few games to tell the engines apart."
    ]
    n = 40
    doubles = from_columns(
        day=np.arange(n),
        game_side=np.arange(0, 2 * n + 1, 2),
        rank=np.tile([0, 1], n),
        side_player=np.arange(0, 4 * n + 1, 2),
        player=np.tile(np.arange(4), n),
    )
    said = " ".join(str(t) for t in verdict(backtest(doubles, [(ELO, ELO.params_type())]), doubles))
    assert "100 % of the games are played in teams, read natively by TrueSkill" in said


def test_tuning_looks_at_early_games_only() -> None:
    log = league(600)
    bad = ELO.params_type(k=400.0)
    replays: list[int] = []
    found = tune(ELO, log, bad, limit=25, progress=lambda done, total: replays.append(done))
    cut = int(0.7 * log.n_games)
    before, after = (evaluate(ELO.replay(log, one), last=cut) for one in (bad, found.params))
    assert after.log_loss < before.log_loss
    assert found.better
    assert found.params.k < 200.0
    assert max(replays) <= 30
    changed = replace(log, rank=np.concatenate([log.rank[: 2 * cut], log.rank[2 * cut :][::-1]]))
    assert tune(ELO, changed, bad, limit=25).params == found.params


def test_only_numbers_of_the_engine_are_tuned() -> None:
    with pytest.raises(TourneyError) as caught:
        tune(ELO, league(), ELO.params_type(), ["period"])
    assert caught.value.field == "period"
    with pytest.raises(TourneyError):
        tune(ELO, from_pairs([0], [1]), ELO.params_type())


def test_the_draw_margin_follows_the_draws_seen() -> None:
    engine = ENGINES["trueskill"]
    log = league(400, draws=0.4)
    params = calibrated_draws(engine, log, engine.params_type())
    predicted = float(np.nanmean(engine.replay(log, params).draw_probability))
    assert predicted == pytest.approx(draw_share(log), abs=5e-3)


def test_a_first_draw_is_never_impossible_and_a_margin_given_directly_stays() -> None:
    engine = ENGINES["trueskill"]
    none = calibrated_draws(engine, from_pairs([0, 1] * 5, [1, 0] * 5), engine.params_type())
    assert 0.0 < none.draw_probability < 0.1
    given = engine.params_type(epsilon=0.7)
    assert calibrated_draws(engine, league(), given) is given
    assert calibrated_draws(ELO, league(), ELO.params_type()) == ELO.params_type()


def test_tuning_takes_the_draw_margin_from_the_early_games() -> None:
    engine, log = ENGINES["trueskill"], league(games=300, draws=0.45)
    found = tune(engine, log, engine.params_type(draw_probability=0.02), limit=12)
    assert 0.25 < found.params.draw_probability < 0.7
    assert found.better
    named = tune(engine, log, engine.params_type(draw_probability=0.02), ["tau"], limit=6)
    assert named.params.draw_probability == 0.02
