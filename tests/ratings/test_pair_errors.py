"""Errors of many players, against the matrix of all that they are worked out without."""

from __future__ import annotations

import numpy as np
import pytest

from tourney.core.errors import TourneyError
from tourney.ratings import likelihood, pair_errors, pair_newton
from tourney.ratings.engines import bradley_terry
from tourney.ratings.gamelog import from_columns
from tourney.ratings.likelihood import Fit, fit
from tourney.ratings.paired import Design, from_rows

PLAYERS = 240


def design(kind: str) -> Design:
    """A long chain, a band, leagues that few games join, or two halves that nobody joins."""
    rng = np.random.default_rng(7)
    first = rng.integers(0, PLAYERS, 12 * PLAYERS)
    second = np.clip(first + rng.integers(1, 9, len(first)), 0, PLAYERS - 1)
    if kind == "chain":
        first = np.repeat(np.arange(PLAYERS - 1), 4)
        second = first + 1
    elif kind == "leagues":
        league = first // 20
        second = league * 20 + rng.integers(0, 20, len(first))
        bridge = np.arange(0, PLAYERS - 20, 20)
        first, second = np.append(first, bridge), np.append(second, bridge + 20)
    elif kind == "halves":
        apart = (first < PLAYERS // 2) == (second < PLAYERS // 2)
        first, second = first[apart], second[apart]
    other = first != second
    first, second = first[other], second[other]
    score = rng.choice([0.0, 1.0], len(first), p=[0.4, 0.6])
    score = np.append(score, np.full(len(first), 0.5))
    first, second = np.append(first, first), np.append(second, second)
    return from_rows(first, second, score, np.ones(len(first)), PLAYERS, None)


def without_matrix(monkeypatch: pytest.MonkeyPatch, games: Design, ridge: float) -> Fit:
    for module in (likelihood, pair_newton):
        monkeypatch.setattr(module, "DENSE", 100)
    return fit(games, ridge=ridge, centred=True)


@pytest.mark.parametrize("ridge", [0.0, 0.05])
@pytest.mark.parametrize("kind", ["chain", "band", "leagues", "halves"])
def test_errors_without_a_matrix_are_those_of_the_matrix(
    monkeypatch: pytest.MonkeyPatch, kind: str, ridge: float
) -> None:
    games = design(kind)
    dense = fit(games, ridge=ridge, centred=True)
    wide = without_matrix(monkeypatch, games, ridge)
    assert wide.wide is not None
    np.testing.assert_allclose(wide.errors(), dense.errors(), rtol=1e-6)
    np.testing.assert_allclose(wide.errors(sandwich=True), dense.errors(sandwich=True), rtol=1e-6)


def test_estimates_of_well_mixed_games_are_close(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(8)
    first, second = rng.integers(0, PLAYERS, (2, 10 * PLAYERS))
    other = first != second
    first, second = first[other], second[other]
    games = from_rows(first, second, np.full(len(first), 0.5), np.ones(len(first)), PLAYERS, None)
    dense = fit(games)
    monkeypatch.setattr(pair_errors, "MOST", 0.0)
    wide = without_matrix(monkeypatch, games, 0.0)
    np.testing.assert_allclose(wide.errors(), dense.errors(), rtol=0.01)


def test_more_teams_than_a_matrix_can_hold_are_refused_in_words() -> None:
    n = bradley_terry.MOST_PLAYERS + 1
    log = from_columns(
        day=[1], game_side=[0, 2], rank=[0, 1], side_player=[0, 2, 4], player=[0, 1, 2, 3], n_players=n
    )
    engine = bradley_terry.PLUGIN
    with pytest.raises(TourneyError, match=str(bradley_terry.MOST_PLAYERS)) as refusal:
        engine.replay(log, bradley_terry.Params())
    assert refusal.value.code == "too-many-players"
