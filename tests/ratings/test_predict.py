"""Chances: Davidson's draws, softmax, and their far tails."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.ratings import predict
from tourney.ratings.gamelog import from_columns, from_pairs
from tourney.ratings.periods import periods
from tourney.ratings.predict import davidson, expit, g, logistic_odds, logistic_pairs, nu_of, predictions
from tourney.ratings.registry import ENGINES

gaps = st.floats(-60.0, 60.0)
nus = st.floats(0.0, 50.0)


def test_expit_keeps_its_digits_in_the_tail() -> None:
    x = np.array([-745.0, -50.0, 0.0, 800.0])
    assert expit(x).tolist() == pytest.approx([math.exp(-745.0), math.exp(-50.0), 0.5, 1.0], rel=1e-12)


@given(x=gaps, nu=nus)
def test_win_and_half_the_draws_are_the_expected_score(x: float, nu: float) -> None:
    win, draw, loss = (float(p[0]) for p in davidson(np.array([x]), nu))
    assert win + draw + loss == pytest.approx(1.0, abs=1e-12)
    assert win + draw / 2 == pytest.approx(1.0 / (1.0 + math.exp(-x)), abs=1e-12)
    assert draw == pytest.approx(nu * math.sqrt(win * loss), rel=1e-9, abs=1e-300)
    assert min(win, draw, loss) >= 0.0


def test_without_nu_there_are_no_draws() -> None:
    win, draw, loss = davidson(np.array([-40.0]), 0.0)
    assert (float(draw[0]), float(loss[0])) == (0.0, 1.0)
    assert float(win[0]) == pytest.approx(math.exp(-40.0), rel=1e-12)


def test_nu_gives_back_the_draw_rate_of_equals() -> None:
    nu = nu_of((100.0, 30.0, 25.0))
    draw = davidson(np.array([0.0]), nu)[1]
    assert float(draw[0]) == pytest.approx(0.30, abs=1e-12)
    assert nu_of((0.0, 0.0, 0.0)) == 0.0


def test_a_prediction_uses_earlier_periods_only() -> None:
    log = from_pairs([0, 0, 0, 0], [1, 1, 1, 1], draw=[True, False, False, True], day=[1, 1, 2, 3])
    win, draw, sums = predictions(log, periods(log, "night"), np.zeros(8), (0.0, 0.0, 0.0))
    assert draw.tolist() == pytest.approx([0.0, 0.0, 1 / 2, 1 / 3], abs=1e-9)
    assert win[:2].tolist() == [0.5, 0.5]
    assert sums == (4.0, 2.0, 1.0)


def test_games_of_one_night_share_their_nu_across_other_games_and_blocks() -> None:
    # Nights 1 and 3 have two-sided games, night 2 a free-for-all only.
    log = from_columns(
        day=[1, 1, 2, 3, 3],
        game_side=[0, 2, 4, 7, 9, 11],
        rank=[0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1],
        side_player=range(12),
        player=[0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 1],
    )
    whole = predictions(log, periods(log, "night"), np.linspace(-1.0, 1.0, 11), (3.0, 1.0, 0.7))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(predict, "BLOCK", 1)
        parts = predictions(log, periods(log, "night"), np.linspace(-1.0, 1.0, 11), (3.0, 1.0, 0.7))
    np.testing.assert_allclose(parts[0], whole[0], rtol=1e-15)
    np.testing.assert_allclose(parts[1], whole[1], rtol=1e-15)
    assert parts[2] == pytest.approx(whole[2], rel=1e-15)
    draw = whole[1]
    # the gap is the same in all, so that equal chances of a draw mean an equal nu
    assert draw[0] == pytest.approx(draw[1], rel=1e-12)
    assert draw[3] == pytest.approx(draw[4], rel=1e-12)
    assert draw[3] > draw[0]


def test_many_sides_share_one_by_softmax() -> None:
    log = from_columns(day=[1], game_side=[0, 3], rank=[0, 1, 2], side_player=range(4), player=range(3))
    win, draw, _ = predictions(log, periods(log, "game"), np.log([1.0, 2.0, 5.0]), (0.0, 0.0, 0.0))
    assert win.tolist() == pytest.approx([1 / 8, 2 / 8, 5 / 8])
    assert np.isnan(draw[0])


def test_odds_of_glickmans_example() -> None:
    # Glickman, "The Glicko system": 1400/80 against 1500/150 expects 0.376.
    scale = 400 / math.log(10)
    odds = logistic_odds(np.array([1400.0, 1500.0]), np.array([80.0**2, 150.0**2]), scale, 0.0)
    assert odds.expected[0] == pytest.approx(0.37598765571, abs=1e-9)
    pairs = logistic_pairs(np.array([1400.0, 1500.0]), np.array([80.0**2, 150.0**2]), scale)
    assert float(pairs[0, 1]) == pytest.approx(odds.expected[0], abs=1e-12)
    assert float(g(np.array([0.0]))[0]) == 1.0


def test_odds_of_three_sum_to_one() -> None:
    odds = logistic_odds(np.array([1500.0, 1700.0, 1400.0]), np.full(3, 2500.0), 173.7, 0.7)
    assert sum(odds.win) == pytest.approx(1.0)
    assert odds.draw == 0.0


@pytest.mark.parametrize("key", ["elo", "rank-elo", "glicko", "glicko2", "trueskill"])
@pytest.mark.parametrize("wrong", ["mean", "deviation"])
def test_no_odds_and_no_quality_from_a_rating_that_is_none(key: str, wrong: str) -> None:
    engine = ENGINES[key]
    if wrong == "deviation" and not engine.has_deviation:
        return
    params = engine.params_type()
    belief = engine.fresh(3, params)
    column = getattr(belief, wrong).copy()
    column[1] = math.nan if wrong == "mean" else -1.0
    belief = replace(belief, **{wrong: column})
    for ask in (engine.odds, engine.quality):
        with pytest.raises(TourneyError) as caught:
            ask(belief, params, [[(0, 1.0)], [(1, 1.0)]])
        assert caught.value.code == "bad-start"
        ask(belief, params, [[(0, 1.0)], [(2, 1.0)]])
