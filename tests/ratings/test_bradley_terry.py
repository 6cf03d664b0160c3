"""Bradley-Terry beyond the reference cases."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.ratings import likelihood, pair_newton
from tourney.ratings.base import GameLog
from tourney.ratings.engines.bradley_terry import PLUGIN, WEAK, Params, board_fit
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores, take
from tourney.ratings.likelihood import fit, mm
from tourney.ratings.paired import from_log, from_rows, groups
from tourney.ratings.periods import periods
from tourney.ratings.registry import ENGINES


def league(seed: int, n: int = 6, games: int = 80) -> GameLog:
    """Games of n players, everybody joined by a ring of wins."""
    rng = np.random.default_rng(seed)
    first = np.concatenate([np.arange(n), rng.integers(0, n, games)])
    second = np.concatenate([(np.arange(n) + 1) % n, (first[n:] + rng.integers(1, n, games)) % n])
    score = np.concatenate([np.ones(n), rng.choice([1.0, 0.5, 0.0], games)])
    return from_scores(first, second, score, day=np.arange(n + games) // 10, n_players=n)


def crowds(seed: int, n: int = 6, games: int = 40) -> GameLog:
    """Free-for-alls of everybody."""
    rng = np.random.default_rng(seed)
    order = np.concatenate([rng.permutation(n) for _ in range(games)])
    return from_columns(
        day=np.arange(games),
        game_side=np.arange(0, n * games + 1, n),
        rank=np.tile(np.arange(n), games),
        side_player=np.arange(n * games + 1),
        player=order,
        n_players=n,
    )


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_newton_and_mm_find_the_same_maximum(seed: int) -> None:
    design = from_log(league(seed))
    np.testing.assert_allclose(fit(design).theta, mm(design), atol=1e-9)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_expected_points_are_the_points_made(seed: int) -> None:
    log = league(seed)
    found = fit(from_log(log))
    first, second = log.player[0::2], log.player[1::2]
    p = 1.0 / (1.0 + np.exp(-(found.theta[first] - found.theta[second])))
    score = 0.5 * (1.0 + np.sign(log.rank[1::2].astype(int) - log.rank[0::2]))
    residual = np.bincount(first, score - p, 6) - np.bincount(second, score - p, 6)
    np.testing.assert_allclose(residual, 0.0, atol=1e-7)


def test_errors_are_the_curvature() -> None:
    log = league(5)
    design = from_log(log)
    found = fit(design)
    step = 1e-4

    def loglik(theta: np.ndarray) -> float:
        logit = design.logits(theta)
        return float(design.weight @ (design.score * logit - np.logaddexp(0.0, logit)))

    hessian = np.empty((6, 6))
    for i in range(6):
        for j in range(6):
            di, dj = np.eye(6)[i] * step, np.eye(6)[j] * step
            corners = [loglik(found.theta + a * di + b * dj) for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1))]
            hessian[i, j] = -(corners[0] - corners[1] - corners[2] + corners[3]) / (4 * step**2)
    np.testing.assert_allclose(found.covariance, np.linalg.pinv(hessian, rcond=1e-4), atol=1e-4)


def test_the_sandwich_adds_up_single_games() -> None:
    log = league(9)
    found = fit(from_log(log))
    x = np.zeros((log.n_games, 6))
    x[np.arange(log.n_games), log.player[0::2]] = 1.0
    x[np.arange(log.n_games), log.player[1::2]] = -1.0
    score = 0.5 * (1.0 + np.sign(log.rank[1::2].astype(int) - log.rank[0::2]))
    residual = score - 1.0 / (1.0 + np.exp(-x @ found.theta))
    meat = (x * residual[:, None] ** 2).T @ x
    assert found.sandwich is not None
    np.testing.assert_allclose(found.sandwich, found.covariance @ meat @ found.covariance, atol=1e-10)


def test_the_first_mover_has_a_coefficient_in_points() -> None:
    log = league(11)
    marked = from_columns(
        day=log.day,
        game_side=log.game_side,
        rank=log.rank,
        side_player=log.side_player,
        player=log.player,
        covariates=np.tile([[1.0], [0.0]], (log.n_games, 1)),
    )
    history = PLUGIN.replay(marked, Params())
    assert history.effects is not None
    assert history.effects.shape == (1, 2)
    by_hand = fit(from_log(marked)).beta[0] * 400 / math.log(10)
    assert float(history.effects[0, 0]) == pytest.approx(by_hand)


def test_players_beyond_comparison_are_named() -> None:
    names = ["ann", "bob", "cid", "dee", "eva", "fay", "gus"]
    pairs = [(0, 1), (1, 2), (2, 0), (3, 0), (1, 4), (5, 6)]
    log = from_pairs(*zip(*pairs, strict=True), names=names)
    history = PLUGIN.replay(log, Params())
    assert history.eligible is not None
    assert history.eligible.tolist() == [True, True, True, False, False, False, False]
    said = [str(note) for note in history.notes]
    assert any("never lost" in text and "dee" in text for text in said)
    assert any("never beat" in text and "eva" in text for text in said)
    assert any("No result joins" in text and "fay, gus" in text for text in said)
    assert history.final.mean[:3].tolist() == pytest.approx([1000.0] * 3)
    assert np.isfinite(history.final.mean).all()
    assert history.final.mean[3] > 1000.0 > history.final.mean[4]


def test_a_prior_makes_everybody_comparable() -> None:
    log = from_pairs([0, 0, 1], [1, 2, 2])
    history = PLUGIN.replay(log, Params(prior=2.0))
    assert history.eligible is not None
    assert history.eligible.all()
    assert history.notes == ()
    found = fit(from_log(log), ridge=0.5)
    np.testing.assert_allclose(history.final.mean, 1000.0 + 400 / math.log(10) * found.theta)


def test_components_are_numbered_from_the_first_player() -> None:
    found = groups(np.array([3, 0, 1]), np.array([2, 1, 0]), 5)
    assert found.weak.tolist() == [0, 0, 1, 1, 2]
    assert found.strong.tolist() == [0, 0, 1, 2, 3]
    assert found.main == 0
    assert not found.finite


def test_history_predicts_each_game_from_earlier_periods() -> None:
    log = league(3)
    params = Params()
    history = PLUGIN.replay(log, params)
    half = int(np.searchsorted(periods(log, "night"), 4))
    found = fit(from_log(take(log, np.arange(half))), ridge=WEAK)
    first, second = log.player[2 * half], log.player[2 * half + 1]
    expected = 1.0 / (1.0 + math.exp(-(found.theta[first] - found.theta[second])))
    got = history.win_probability[2 * half] + history.draw_probability[half] / 2
    assert float(got) == pytest.approx(expected, abs=1e-4)
    error = 400 / math.log(10) * fit(from_log(take(log, np.arange(half))), ridge=WEAK, centred=True).errors()
    assert float(history.deviation_before[2 * half]) == pytest.approx(float(error[first]), rel=0.02)


@pytest.mark.parametrize("team", ["mean", "sum"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_errors_along_the_way_are_those_of_a_fit_up_to_then(seed: int, team: str) -> None:
    rng = np.random.default_rng(seed)
    n, games = 40, 900
    strength = rng.normal(0.0, 1.5, n)
    arrival = np.sort(rng.integers(2, n, games))  # newcomers all the time, some far from the mean
    first = rng.integers(0, arrival)
    second = (first + rng.integers(1, arrival)) % arrival
    score = (rng.random(games) < 1.0 / (1.0 + np.exp(strength[second] - strength[first]))).astype(float)
    log = from_scores(first, second, score, day=np.arange(games) // 3, n_players=n)
    if team == "sum":
        log = replace(log, covariates=np.tile([1.0, 0.0], games)[:, None])  # not the way of plain pairs
    history = PLUGIN.replay(log, Params(team=team))
    for night in (40, 150, 299):
        found = fit(from_log(take(log, log.day <= night)), ridge=WEAK, centred=True)
        here = np.flatnonzero(np.repeat(log.day == night, 2))
        who = log.player[here]
        points = 400.0 / math.log(10.0)
        np.testing.assert_allclose(history.deviation_after[here], points * found.errors()[:n][who], rtol=0.05)
        np.testing.assert_allclose(history.mean_after[here], 1000.0 + points * found.theta[who], atol=0.05)


def test_weighted_pairs_count_a_game_once() -> None:
    log = crowds(2)
    design = from_log(log)
    assert float(design.weight.sum()) == pytest.approx(log.n_games * 6 / 2)
    singles = fit(from_log(league(2)))
    assert singles.sandwich is not None
    found = fit(design)
    assert found.sandwich is not None
    np.testing.assert_allclose(found.sandwich.sum(axis=0), 0.0, atol=1e-9)


def test_plackett_luce_of_two_is_bradley_terry() -> None:
    log = league(4)
    plain = board_fit(log, Params())
    ranked = board_fit(log, Params(ffa="plackett-luce"))
    assert plain is not None
    assert ranked is not None
    np.testing.assert_allclose(plain.theta, ranked.theta, atol=1e-9)


def test_plackett_luce_has_no_gradient_left() -> None:
    found = board_fit(crowds(7), Params(ffa="plackett-luce"))
    assert found is not None
    rng = np.random.default_rng(0)
    for _ in range(5):
        nudge = rng.normal(size=6) * 1e-3
        other = _loglik(crowds(7), found.theta + nudge)
        assert other < found.loglik


def _loglik(log: GameLog, theta: np.ndarray) -> float:
    total = 0.0
    for g in range(log.n_games):
        order = log.player[6 * g : 6 * g + 6]
        for k in range(5):
            total += float(theta[order[k]] - np.log(np.exp(theta[order[k:]]).sum()))
    return total


def test_numbers_win_where_strengths_add_up() -> None:
    log = from_columns(
        day=[1, 1, 1],
        game_side=[0, 2, 4, 6],
        rank=[0, 1, 0, 1, 0, 1],
        side_player=[0, 2, 3, 4, 6, 7, 8],
        player=[0, 1, 2, 2, 0, 1, 0, 1],
    )
    engine = ENGINES["bradley-terry"]
    mean, total = engine.params_type(prior=1.0), engine.params_type(prior=1.0, team="sum")
    strong = engine.fresh(3, mean)
    lifted = strong.mean.copy()
    lifted[:] = 1100.0

    belief = replace(strong, mean=lifted)
    lineup = [[(0, 1.0), (1, 1.0)], [(2, 1.0)]]
    assert engine.odds(belief, mean, lineup).win[0] == pytest.approx(0.5)
    assert engine.odds(belief, total, lineup).win[0] > 0.6
    assert np.isfinite(engine.replay(log, total).final.mean).all()


def test_players_who_always_play_together_have_no_maximum() -> None:
    log = from_columns(
        day=[1, 1],
        game_side=[0, 2, 4],
        rank=[0, 1, 1, 0],
        side_player=[0, 2, 3, 5, 6],
        player=[0, 1, 2, 0, 1, 2],
    )
    with pytest.raises(TourneyError) as caught:
        fit(from_log(log))
    assert caught.value.code == "no-fit"
    history = PLUGIN.replay(log, Params())
    assert [str(note) for note in history.notes] == [
        "The fit has no finite maximum; ratings come from a weak prior."
    ]


@pytest.mark.parametrize("ridge", [0.0, 0.05])
@pytest.mark.parametrize("reach", [10, 299])
def test_very_many_players_need_no_matrix(monkeypatch: pytest.MonkeyPatch, ridge: float, reach: int) -> None:
    rng = np.random.default_rng(8)
    n, games = 300, 6000
    skill = np.linspace(-1.0, 1.0, n)
    first = rng.integers(0, n, games)
    second = (first + rng.integers(1, reach + 1, games)) % n
    score = (rng.random(games) < 1.0 / (1.0 + np.exp(skill[second] - skill[first]))).astype(float)
    design = from_rows(first, second, score, np.ones(games), n)
    exact = fit(design, ridge=ridge, centred=True)
    for module in (likelihood, pair_newton):
        monkeypatch.setattr(module, "DENSE", 100)
    monkeypatch.setattr(pair_newton, "GROUPS", 60)
    wide = fit(design, ridge=ridge, centred=True)
    assert wide.covariance is None
    np.testing.assert_allclose(wide.theta, exact.theta - (exact.theta.mean() - wide.theta.mean()), atol=1e-9)
    some, other = np.array([0, 5, 100]), 250
    for sandwich in (False, True):
        np.testing.assert_allclose(
            wide.difference_error(some, other, sandwich=sandwich),
            exact.difference_error(some, other, sandwich=sandwich),
            rtol=1e-7,
        )
        ratio = wide.errors(sandwich=sandwich) / exact.errors(sandwich=sandwich)
        assert 0.6 < ratio.min() <= ratio.max() < 1.5
        assert 0.8 < np.median(ratio) < 1.2
    ours, theirs = wide.response(7), exact.response(7)
    np.testing.assert_allclose(ours[:5] - ours[9], theirs[:5] - theirs[9], atol=1e-6)


def test_a_start_near_the_maximum_does_not_move_it() -> None:
    rng = np.random.default_rng(4)
    first = rng.integers(0, 20, 800)
    second = (first + rng.integers(1, 20, 800)) % 20
    design = from_rows(first, second, rng.integers(0, 3, 800) / 2.0, rng.uniform(0.1, 2.0, 800), 20)
    found = fit(design)
    again = fit(design, start=found.theta + rng.normal(0.0, 0.5, 20))
    np.testing.assert_allclose(again.theta, found.theta, atol=1e-9)
    np.testing.assert_allclose(again.covariance, found.covariance, rtol=1e-7)


@pytest.mark.parametrize(("scattered", "notes"), [(True, 1), (False, 0)])
def test_errors_that_are_estimates_are_told(scattered: bool, notes: int) -> None:
    n, rng = 2001, np.random.default_rng(5)
    first = np.concatenate([np.arange(n), rng.integers(0, n, 8 * n)])
    step = rng.integers(1, n, 8 * n) if scattered else rng.integers(1, 3, 8 * n)
    second = (first + np.concatenate([np.ones(n, dtype=np.int64), step])) % n
    score = np.concatenate([np.ones(n), rng.integers(0, 3, 8 * n) / 2.0])
    log = from_scores(first, second, score, n_players=n)
    found = PLUGIN.replay(log, Params())
    assert len(found.notes) == notes
    assert all("estimates" in str(note) for note in found.notes)


RING = [[0, 1, 1.0, 1.0], [1, 2, 1.0, 1.0], [2, 0, 1.0, 1.0]]


@pytest.mark.parametrize(
    "row",
    [
        [0, 1, 1.0, math.nan],
        [0, 1, 1.0, math.inf],
        [0, 1, 1.0, -1.0],
        [0, 1, math.nan, 1.0],
        [0, 1, 1.5, 1.0],
        [0, 1, -0.5, 1.0],
        [0, 3, 1.0, 1.0],
        [-1, 1, 1.0, 1.0],
        [1, 1, 0.5, math.nan],
    ],
)
def test_a_comparison_that_cannot_be_is_refused_by_its_number(row: list[float]) -> None:
    first, second, score, weight = np.array([*RING, row]).T
    with pytest.raises(TourneyError, match=r"^Comparison 4 ") as caught:
        from_rows(first.astype(int), second.astype(int), score, weight, 3)
    assert caught.value.code == "bad-comparison"


def test_covariates_need_a_finite_row_for_each_comparison() -> None:
    first, second, score, weight = np.array(RING).T
    for covariates in ([[1.0], [2.0]], [[1.0], [math.nan], [2.0]]):
        with pytest.raises(TourneyError):
            from_rows(first.astype(int), second.astype(int), score, weight, 3, np.array(covariates))


@pytest.mark.parametrize("ridge", [-1.0, math.nan, math.inf])
def test_a_prior_is_finite_and_not_negative(ridge: float) -> None:
    first, second, score, weight = np.array(RING).T
    with pytest.raises(TourneyError):
        fit(from_rows(first.astype(int), second.astype(int), score, weight, 3), ridge=ridge)


def test_without_comparisons_everybody_is_alone() -> None:
    none = np.zeros(0, dtype=np.int64)
    found = fit(from_rows(none, none, np.zeros(0), np.zeros(0), 3))
    assert not found.groups.finite
    assert len(set(found.groups.weak.tolist())) == 3
