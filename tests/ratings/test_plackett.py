"""Plackett-Luce: against sums written out game by game, and as a history of refits."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given

from tests.ratings.strategies import any_logs
from tourney.core.errors import TourneyError
from tourney.ratings import paired, plackett, refits
from tourney.ratings.base import GameLog
from tourney.ratings.engines.bradley_terry import WEAK, ratings_of
from tourney.ratings.gamelog import from_columns, take
from tourney.ratings.likelihood import fit
from tourney.ratings.plackett import Rankings
from tourney.ratings.registry import ENGINES

ENGINE = ENGINES["bradley-terry"]


def crowds(games: int = 40, players: int = 9, seed: int = 1) -> GameLog:
    """Return free-for-alls of four over as many days as there are weeks in them."""
    rng = np.random.default_rng(seed)
    seats = [rng.permutation(players)[:4] for _ in range(games)]
    return from_columns(
        day=np.arange(games) // 5,
        game_side=np.arange(0, 4 * games + 1, 4),
        rank=np.concatenate([np.argsort(np.argsort(-(s + rng.gumbel(0, 3, 4)))) for s in seats]),
        side_player=np.arange(4 * games + 1),
        player=np.concatenate(seats),
        n_players=players,
    )


def loglik_by_hand(rankings: Rankings, x: np.ndarray) -> float:
    log, total = rankings.log, 0.0
    theta = np.add.reduceat(rankings.part * x[log.player], log.side_player[:-1])
    for low, high in zip(log.game_side[:-1], log.game_side[1:], strict=True):
        rank, own = log.rank[low:high], theta[low:high]
        for s in range(high - low):
            others = own[rank >= rank[s]]
            if len(others) > 1:
                total += own[s] - math.log(np.exp(others).sum())
    return total


@given(any_logs())
def test_slope_and_information_are_those_of_the_likelihood(log: GameLog) -> None:
    rankings = plackett.from_log(log, log.n_players)
    if rankings is None:
        return
    rng = np.random.default_rng(2)
    x = rng.normal(size=log.n_players)
    assert rankings.loglik(x) == pytest.approx(loglik_by_hand(rankings, x), abs=1e-9)
    slope, information = rankings.derivatives(x)
    step = 1e-5 * rng.normal(size=log.n_players)
    up, down = rankings.derivatives(x + step)[0], rankings.derivatives(x - step)[0]
    rise = rankings.loglik(x + step) - rankings.loglik(x - step)
    assert 2.0 * float(slope @ step) == pytest.approx(rise, abs=1e-8)
    np.testing.assert_allclose(2.0 * information @ step, down - up, atol=1e-8)


def test_each_period_of_a_history_is_the_fit_of_the_games_so_far() -> None:
    log = crowds()
    params = ENGINE.params_type(ffa="plackett-luce", period="day", scale="natural")
    history = ENGINE.replay(log, params)
    for game in (4, 19, 39):
        past = take(log, np.arange(game + 1))
        design = paired.from_log(past, two_sides_only=True)
        rankings = plackett.from_log(past, design.size)
        found = fit(design, rankings=rankings, ridge=WEAK, centred=True)
        seats = slice(4 * game, 4 * game + 4)
        expected = ratings_of(found.theta, params)[log.player[seats]]
        np.testing.assert_allclose(history.mean_after[seats], expected, atol=0.02)
        error = 400.0 * found.errors()[log.player[seats]]
        np.testing.assert_allclose(history.deviation_after[seats], error, rtol=1e-4)


def test_what_is_to_come_does_not_change_what_was() -> None:
    log = crowds()
    params = ENGINE.params_type(ffa="plackett-luce", period="day")
    whole, part = ENGINE.replay(log, params), ENGINE.replay(take(log, np.arange(20)), params)
    np.testing.assert_allclose(whole.mean_after[:80], part.mean_after, atol=1e-9)


def test_very_many_players_are_refitted_without_a_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    log = crowds(60, 12)
    params = ENGINE.params_type(period="day")
    kept = ENGINE.replay(log, params)
    monkeypatch.setattr(refits, "DENSE", 5)
    wide = ENGINE.replay(log, params)
    np.testing.assert_allclose(wide.mean_after, kept.mean_after, atol=0.02)
    ratio = wide.deviation_after / kept.deviation_after
    assert 0.5 < ratio.min() <= ratio.max() < 1.3


def test_a_winner_of_everything_is_named_not_rated() -> None:
    log = from_columns(
        day=[1, 1], game_side=[0, 3, 6], rank=[0, 1, 2, 0, 2, 1], side_player=range(7),
        player=[0, 1, 2, 0, 1, 2], names=["Ana", "Bo", "Cy"],
    )  # fmt: skip
    history = ENGINE.replay(log, ENGINE.params_type(ffa="plackett-luce"))
    assert history.eligible is not None
    assert history.eligible.tolist() == [False, True, True]
    with pytest.raises(TourneyError):
        ENGINE.params_type(ffa="something")
