"""TrueSkill beyond the reference cases."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs, singles_logs
from tourney.ratings import propagation
from tourney.ratings.base import Belief, GameLog
from tourney.ratings.beliefs import blank
from tourney.ratings.first_place import first_chances
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores
from tourney.ratings.propagation import all_pairs, chain, dense
from tourney.ratings.registry import ENGINES

ENGINE = ENGINES["trueskill"]


def params(**given: object) -> object:
    return ENGINE.params_type(**given)


def crowd(ranks: list[int], means: list[float], deviation: float = 25 / 3, **options: object) -> Belief:
    """One free-for-all."""
    n = len(ranks)
    start = blank(n, 0.0, deviation)
    start.mean[:] = means
    log = from_columns(day=[1], game_side=[0, n], rank=ranks, side_player=range(n + 1), player=range(n))
    return ENGINE.replay(log, params(**options), start=start).final


@given(singles_logs())
def test_the_loop_for_singles_is_the_general_rule(log: GameLog) -> None:
    quick = ENGINE.replay(log, params())
    general = ENGINE.replay(log, params(gamma=1e-30))
    np.testing.assert_allclose(quick.mean_after, general.mean_after, rtol=1e-11)
    np.testing.assert_allclose(quick.deviation_after, general.deviation_after, rtol=1e-11)
    np.testing.assert_allclose(quick.win_probability, general.win_probability, rtol=1e-9, atol=1e-15)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32 - 1))
def test_the_loop_for_crowds_is_the_general_rule(seed: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = rng.integers(2, 8, 6)
    bounds = np.append(0, np.cumsum(sizes))
    log = from_columns(
        day=np.arange(6),
        game_side=bounds,
        rank=np.concatenate([rng.integers(0, n, n) for n in sizes]),
        side_player=np.arange(bounds[-1] + 1),
        player=np.concatenate([rng.permutation(9)[:n] for n in sizes]),
    )
    quick = ENGINE.replay(log, params())
    general = ENGINE.replay(log, params(gamma=1e-30))
    np.testing.assert_allclose(quick.mean_after, general.mean_after, rtol=1e-11)
    np.testing.assert_allclose(quick.mean_before, general.mean_before, rtol=1e-11)
    np.testing.assert_allclose(quick.deviation_before, general.deviation_before, rtol=1e-11)
    np.testing.assert_allclose(quick.final.deviation, general.final.deviation, rtol=1e-11)


@pytest.mark.parametrize("n", [2, 3, 5, 9, 16, 40, 200])
def test_first_places_are_right_to_nine_digits(n: int) -> None:
    rng = np.random.default_rng(n)
    mean, deviation = rng.normal(25.0, 4.0, n), rng.uniform(5.0, 9.0, n)
    x = np.linspace(-60.0, 110.0, 20_001)
    z = (x - mean[:, None]) / deviation[:, None]
    below = 0.5 * np.vectorize(math.erfc)(-z / math.sqrt(2.0))
    density = np.exp(-0.5 * z * z) / (math.sqrt(2.0 * math.pi) * deviation[:, None])
    expected = [
        float((density[i] * np.delete(below, i, axis=0).prod(axis=0)).sum()) * float(x[1] - x[0])
        for i in range(n)
    ]
    found = first_chances(mean[None, :], deviation[None, :])[0]
    np.testing.assert_allclose(found, expected, atol=1e-9)


@settings(deadline=None)
@given(st.integers(2, 6), st.integers(0, 2**32 - 1))
def test_the_chain_is_the_dense_form(n: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, v = rng.normal(25, 8, n).tolist(), rng.uniform(20, 90, n).tolist()
    drawn = [bool(d) for d in rng.random(n - 1) < 0.3]
    margins = rng.uniform(0.3, 2.0, n - 1).tolist()
    pairs = [(k, k + 1, margins[k], drawn[k]) for k in range(n - 1)]
    other_way = dense(m, v, pairs)
    assert other_way is not None
    for one, other in zip(chain(m, v, margins, drawn), other_way, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-7, atol=1e-9)


@given(any_logs())
def test_a_game_never_makes_less_certain_than_tau(log: GameLog) -> None:
    history = ENGINE.replay(log, params())
    limit = np.sqrt(history.deviation_before**2 + (25 / 300) ** 2)
    assert (history.deviation_after <= limit * (1 + 1e-9)).all()


def test_shift_and_scale_carry_through() -> None:
    plain = crowd([0, 1, 1, 2], [20.0, 25.0, 22.0, 30.0])
    moved = crowd([0, 1, 1, 2], [1020.0, 1025.0, 1022.0, 1030.0])
    np.testing.assert_allclose(moved.mean, plain.mean + 1000.0, rtol=1e-9)
    ten = crowd([0, 1, 1, 2], [200.0, 250.0, 220.0, 300.0], 250 / 3, beta=250 / 6, tau=250 / 300)
    np.testing.assert_allclose(ten.mean, 10.0 * plain.mean, rtol=1e-9)
    np.testing.assert_allclose(ten.deviation, 10.0 * plain.deviation, rtol=1e-9)


def test_the_mirror_image_mirrors() -> None:
    plain = crowd([0, 1, 2, 3], [20.0, 25.0, 22.0, 30.0])
    mirror = crowd([3, 2, 1, 0], [-20.0, -25.0, -22.0, -30.0])
    np.testing.assert_allclose(mirror.mean, -plain.mean, rtol=1e-9)


def test_symmetric_ties_are_free_of_order() -> None:
    means = [20.0, 30.0, 40.0]
    got = crowd([0, 0, 0], means, 5.0, ties="symmetric")
    assert got.mean.tolist() == pytest.approx([25.8915, 30.0, 34.1085], abs=1e-4)
    turned = crowd([0, 0, 0], means[::-1], 5.0, ties="symmetric")
    np.testing.assert_allclose(turned.mean[::-1], got.mean, rtol=1e-9)
    equals = crowd([0, 1, 1, 1, 1], [25.0] * 5, ties="symmetric").mean
    assert float(np.ptp(equals[1:])) < 1e-9


def test_symmetric_without_ties_is_the_chain() -> None:
    means = [20.0, 30.0, 40.0]
    one, other = crowd([2, 0, 1], means), crowd([2, 0, 1], means, ties="symmetric")
    np.testing.assert_allclose(one.mean, other.mean, rtol=1e-9)


def test_all_pairs_join_neighbouring_groups_only() -> None:
    margins = {2: 1.0}
    pairs = all_pairs([0, 1, 1, 2], [1, 1, 1, 1], margins)
    assert [(i, j, drawn) for i, j, _, drawn in pairs] == [
        (0, 1, False),
        (0, 2, False),
        (1, 2, True),
        (1, 3, False),
        (2, 3, False),
    ]


def test_an_upset_beyond_all_digits() -> None:
    # A gap at which well-known packages move too far or not at all.
    start = blank(2, 25.0, 8.0)
    start.mean[1] = 1025.0
    final = ENGINE.replay(from_pairs([0], [1]), params(tau=0.0), start=start).final
    assert float(final.mean[0]) == pytest.approx(418.6635, abs=1e-4)
    assert float(final.deviation[0]) == pytest.approx(6.2316, abs=1e-4)
    drawn = ENGINE.replay(from_scores([0], [1], [0.5]), params(tau=0.0), start=start).final
    assert drawn.mean.tolist() == pytest.approx([418.0810, 631.9190], abs=1e-4)


def test_a_draw_that_cannot_be_teaches_the_difference() -> None:
    log = from_scores([0], [1], [0.5])
    for p in (0.0, 1e-8, 1e-7):
        final = ENGINE.replay(log, params(draw_probability=p)).final
        assert float(final.deviation[0]) == pytest.approx(6.455252, abs=1e-5)


def test_games_of_one_period_multiply() -> None:
    log = from_pairs([0, 0, 0], [1, 2, 1])
    batch = ENGINE.replay(log, params(period="night", tau=0.0)).final
    one_by_one = ENGINE.replay(log, params(tau=0.0)).final
    assert float(batch.deviation[0]) == pytest.approx(float(one_by_one.deviation[0]), rel=0.05)
    assert float(batch.mean[0]) > float(one_by_one.mean[0])  # all three seen as upsets of equals


def test_gamma_widens_with_the_days_but_never_beyond_the_start() -> None:
    log = from_pairs([0, 0], [1, 1], day=[0, 70])
    history = ENGINE.replay(log, params(gamma=0.5, tau=0.0))
    grown = math.sqrt(float(history.deviation_after[0]) ** 2 + 10 * 0.25)
    assert float(history.deviation_before[2]) == pytest.approx(grown, rel=1e-12)
    later = ENGINE.at(history.final, params(gamma=0.5), 1e7)
    assert float(later.deviation[0]) == pytest.approx(25 / 3)
    wide = replace(history.final, deviation=np.full(2, 12.0))
    assert ENGINE.at(wide, params(gamma=0.5), 1e7).deviation.tolist() == [12.0, 12.0]


def test_the_chance_of_first_is_the_integral() -> None:
    rng = np.random.default_rng(3)
    mean, sd = np.array([25.0, 30.0, 22.0, 28.0]), np.array([6.0, 4.3, 9.0, 12.0])
    got = first_chances(mean[None, :], sd[None, :])[0]
    draws = rng.normal(mean, sd, (400_000, 4))
    seen = np.bincount(draws.argmax(axis=1), minlength=4) / len(draws)
    np.testing.assert_allclose(got, seen, atol=4e-3)
    x = np.linspace(-80, 140, 400_001)
    density = np.exp(-0.5 * ((x - mean[0]) / sd[0]) ** 2) / (sd[0] * math.sqrt(2 * math.pi))
    others = np.prod(
        [[0.5 * math.erfc(-(v - mean[j]) / sd[j] / math.sqrt(2)) for v in x[::40]] for j in (1, 2, 3)], 0
    )
    assert float(got[0]) == pytest.approx(float((density[::40] * others).sum() * (x[40] - x[0])), abs=1e-6)


def test_two_sides_first_is_the_difference() -> None:
    got = first_chances(np.array([[30.0, 20.0]]), np.array([[5.0, 0.2]]))[0]
    assert float(got[0]) == pytest.approx(
        0.5 * math.erfc(-10 / math.hypot(5.0, 0.2) / math.sqrt(2)), abs=1e-7
    )


def test_both_grids_give_the_same_chances() -> None:
    mean, sd = np.array([[25.0, 30.0, 22.0]]), np.array([[6.0, 5.0, 9.0]])
    near = first_chances(mean, sd)
    far = first_chances(np.concatenate([mean, [[0.0, 1.0, 1e7]]]), np.concatenate([sd, sd]))
    np.testing.assert_allclose(near[0], far[0], atol=1e-9)
    assert far[1].tolist() == pytest.approx([0.0, 0.0, 1.0])


@pytest.mark.parametrize("sides", [3, 10, 20])
@pytest.mark.parametrize("draws", [0.1, 0.99])
def test_symmetric_ties_across_any_gap_have_an_answer(sides: int, draws: float) -> None:
    ratings = np.linspace(-10_000.0, 10_000.0, sides)
    start = blank(sides, 0.0, 8.0)
    start.mean[:] = ratings
    found = []
    for order in (np.arange(sides), np.arange(sides)[::-1]):
        log = from_columns(
            day=[1], game_side=[0, sides], rank=[0] * sides, side_player=range(sides + 1), player=order
        )
        chosen = params(ties="symmetric", draw_probability=draws)
        found.append(ENGINE.replay(log, chosen, start=start).final)
    for final in found:
        assert np.isfinite(final.mean).all()
        assert (final.deviation > 0.0).all()
        assert (final.deviation < 8.1).all()
        assert np.ptp(final.mean) < np.ptp(ratings)
    np.testing.assert_allclose(found[0].mean, found[1].mean, rtol=1e-6, atol=1e-3)


def test_a_chain_goes_on_until_nothing_moves() -> None:
    rng = np.random.default_rng(5)
    for _ in range(20):
        n = int(rng.integers(3, 12))
        m, v = rng.normal(25.0, 8.0, n).tolist(), rng.uniform(18.0, 90.0, n).tolist()
        margins, drawn = [0.74] * (n - 1), (rng.random(n - 1) < 0.3).tolist()
        once = chain(m, v, margins, drawn)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(propagation, "SETTLED", 1e-11)
            longer = chain(m, v, margins, drawn)
        np.testing.assert_allclose(once, longer, rtol=1e-8, atol=1e-10)
