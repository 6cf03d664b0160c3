"""What every engine owes, tried on each engine the registry finds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs, singles_logs
from tourney.core.errors import Cancelled, TourneyError
from tourney.core.options import describe
from tourney.ratings.base import Belief, Engine, GameLog, History
from tourney.ratings.beliefs import with_starts
from tourney.ratings.gamelog import from_columns, from_pairs, take
from tourney.ratings.quality import closeness, information, pair_closeness
from tourney.ratings.registry import ENGINES, engine

every_engine = pytest.mark.parametrize("key", sorted(ENGINES))
quick = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])

ARRAYS = (
    "mean_before",
    "mean_after",
    "deviation_before",
    "deviation_after",
    "volatility_before",
    "volatility_after",
    "win_probability",
    "draw_probability",
)


def replay(key: str, log: GameLog, start: Belief | None = None, **options: object) -> History:
    one = ENGINES[key]
    return one.replay(log, one.params_type(**options), start=start)


def reversed_sides(log: GameLog) -> GameLog:
    """The same games with their sides listed the other way round."""
    sides = np.concatenate(
        [np.arange(log.game_side[g + 1] - 1, log.game_side[g] - 1, -1) for g in range(log.n_games)]
    )
    sizes = np.diff(log.side_player)[sides]
    members = np.concatenate([np.arange(log.side_player[s], log.side_player[s + 1]) for s in sides])
    return replace(
        log,
        rank=log.rank[sides],
        score=log.score[sides],
        side_player=np.concatenate(([0], np.cumsum(sizes))),
        player=log.player[members],
        weight=log.weight[members],
    )


def reversed_members(log: GameLog) -> GameLog:
    """The same games with the players of each side listed the other way round."""
    members = np.concatenate(
        [np.arange(log.side_player[s + 1] - 1, log.side_player[s] - 1, -1) for s in range(len(log.rank))]
    )
    return replace(log, player=log.player[members], weight=log.weight[members])


def in_order(log: GameLog, games: np.ndarray) -> GameLog:
    return take(log, games)


def cap(one: Engine) -> float:
    params = one.params_type()
    return float(getattr(params, "rd_max", np.inf))


@every_engine
def test_it_says_what_it_is(key: str) -> None:
    one = engine(key)
    assert one.key == key
    assert str(one.label)
    options = describe(one.params_type)
    assert list(options)[:2] == ["period", "unit_days"]
    assert all(str(option.label) for option in options.values())


@every_engine
@quick
@given(log=any_logs())
def test_numbers_are_sane(key: str, log: GameLog) -> None:
    history = replay(key, log)
    one = ENGINES[key]
    assert np.isfinite(history.mean_before).all()
    assert np.isfinite(history.mean_after).all()
    for deviation in (history.deviation_before, history.deviation_after, history.final.deviation):
        assert one.has_deviation or np.isnan(deviation).all()
        if one.has_deviation:
            assert np.isfinite(deviation).all()
            assert (deviation > 0.0).all()
            assert (deviation <= cap(one) + 1e-9).all()
    assert ((history.win_probability >= 0.0) & (history.win_probability <= 1.0)).all()
    two = np.diff(log.game_side) == 2
    first = log.game_side[:-1][two]
    total = (
        history.win_probability[first] + history.win_probability[first + 1] + history.draw_probability[two]
    )
    np.testing.assert_allclose(total, 1.0, atol=1e-9)
    assert np.isnan(history.draw_probability[~two]).all()


@every_engine
@quick
@given(log=any_logs())
def test_twice_the_same_call_is_equal_to_the_bit(key: str, log: GameLog) -> None:
    one, other = replay(key, log), replay(key, log)
    for name in ARRAYS:
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name))


@every_engine
@quick
@given(log=any_logs())
def test_the_order_of_listing_changes_nothing(key: str, log: GameLog) -> None:
    plain = replay(key, log).final
    for other_log in (reversed_members(log), reversed_sides(log)):
        if ENGINES[key].native_draws and other_log is not log and _tied_crowd(log):
            continue  # chained ties follow the order of listing by definition
        other = replay(key, other_log).final
        np.testing.assert_allclose(other.mean, plain.mean, rtol=1e-8, atol=1e-8)
        np.testing.assert_allclose(other.deviation, plain.deviation, rtol=1e-8)


def _tied_crowd(log: GameLog) -> bool:
    return any(
        len(set(log.rank[a:b].tolist())) < b - a and b - a > 2
        for a, b in zip(log.game_side[:-1], log.game_side[1:], strict=True)
    )


@every_engine
@quick
@given(log=singles_logs())
def test_the_order_of_games_inside_a_period_changes_nothing(key: str, log: GameLog) -> None:
    log = replace(log, day=np.full(log.n_games, 18_000))
    plain = replay(key, log, period="week").final
    other = replay(key, in_order(log, np.arange(log.n_games)[::-1].copy()), period="week").final
    np.testing.assert_allclose(other.mean, plain.mean, rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(other.deviation, plain.deviation, rtol=1e-9)


@every_engine
@quick
@given(log=any_logs(), data=st.data())
def test_it_resumes_at_a_period_boundary(key: str, log: GameLog, data: st.DataObject) -> None:
    whole = replay(key, log, period="night")
    if ENGINES[key].is_batch:
        return
    last = data.draw(st.integers(0, int(whole.period[-1])))
    first_part = take(log, whole.period <= last)
    second_part = take(log, whole.period > last)
    first = replay(key, first_part, period="night")
    if not second_part.n_games:
        return
    second = replay(key, second_part, start=first.final, period="night")
    np.testing.assert_allclose(second.final.mean, whole.final.mean, rtol=1e-12)
    np.testing.assert_allclose(second.final.deviation, whole.final.deviation, rtol=1e-12)
    np.testing.assert_array_equal(second.final.games, whole.final.games)
    np.testing.assert_array_equal(second.final.last_day, whole.final.last_day)
    rest = len(second.win_probability)
    np.testing.assert_allclose(second.win_probability, whole.win_probability[-rest:], rtol=1e-9, atol=1e-12)
    assert second.nu == pytest.approx(whole.nu, rel=1e-9)


@every_engine
def test_extremes_survive(key: str) -> None:
    one = ENGINES[key]
    crowd = list(range(200))
    log = from_columns(
        day=[1, 1, 2, 3, 400],
        game_side=[0, 2, 4, 204, 206, 208],
        rank=[0, 1, 1, 0, *range(200), 0, 1, 1, 0],
        side_player=np.cumsum([0, 1, 1, 1, 1, *[1] * 200, 1, 50, 1, 50]),
        player=[0, 1, 0, 1, *crowd, 0, *range(1, 51), 0, *range(1, 51)],
        weight=[1.0] * 204 + [1.0, 1.0, *[1e-3] * 24, *[0.0] * 25] + [1e-3, *[1.0] * 50],
    )
    params = one.params_type()
    means = one.fresh(200, params).mean.copy()
    starts = [(0, float(means[0]) + 10_000.0, 1e-6, None), (1, float(means[1]), None, None)]
    history = one.replay(log, params, start=with_starts(one, params, 200, starts))
    assert np.isfinite(history.mean_after).all()
    assert np.isfinite(history.win_probability).all()
    if one.has_deviation:
        assert (history.final.deviation > 0.0).all()
        assert np.isfinite(history.final.deviation).all()


@every_engine
@quick
@given(log=any_logs())
def test_odds_and_quality_are_probabilities(key: str, log: GameLog) -> None:
    one = ENGINES[key]
    params = one.params_type()
    history = one.replay(log, params)
    belief = one.at(history.final, params, float(log.day[-1]) + 30.0)
    for lineup in (
        [[(0, 1.0)], [(1, 1.0)]],
        [[(0, 1.0), (2, 0.5)], [(1, 1.0)]],
        [[(0, 1.0)], [(1, 1.0)], [(2, 1.0), (3, 0.0)]],
    ):
        odds = one.odds(belief, params, lineup, nu=history.nu)
        assert sum(odds.win) + odds.draw == pytest.approx(1.0, abs=1e-6)
        assert min(*odds.win, odds.draw) >= 0.0
        assert 0.0 <= one.quality(belief, params, lineup) <= 1.0
        if len(lineup) == 2:
            assert odds.expected[0] == pytest.approx(odds.win[0] + odds.draw / 2, abs=1e-9)


@every_engine
@quick
@given(log=singles_logs())
def test_matrices_say_what_single_pairs_say(key: str, log: GameLog) -> None:
    one = ENGINES[key]
    params = one.params_type()
    belief = one.replay(log, params).final
    quality, expected = one.pair_quality(belief, params), one.pair_expected(belief, params)
    lineup = [[(0, 1.0)], [(1, 1.0)]]
    assert float(quality[0, 1]) == pytest.approx(one.quality(belief, params, lineup), rel=1e-9)
    assert float(expected[0, 1]) == pytest.approx(one.odds(belief, params, lineup).expected[0], rel=1e-9)
    np.testing.assert_array_equal(np.diag(quality), 0.0)
    np.testing.assert_allclose(expected + expected.T, 1.0, atol=1e-9)


@every_engine
@quick
@given(log=singles_logs())
def test_information_of_pairs_is_that_of_the_results(key: str, log: GameLog) -> None:
    one = ENGINES[key]
    params = one.params_type()
    if key == "trueskill":
        params = replace(params, tau=0.0)  # the matrix leaves out what a game itself adds
    history = one.replay(log, params)
    matrix = one.pair_information(history.final, params)
    np.testing.assert_allclose(matrix, matrix.T, rtol=1e-9, atol=1e-12)
    np.testing.assert_array_equal(np.diag(matrix), 0.0)
    assert (matrix >= 0.0).all()
    if one.is_batch:
        return
    got = information(one, history.final, params, [[(0, 1.0)], [(1, 1.0)]], nu=history.nu)
    assert float(matrix[0, 1]) == pytest.approx(got, rel=1e-6, abs=1e-9)


@every_engine
@quick
@given(log=any_logs())
def test_closeness_is_a_chance_and_grows_with_the_margin(key: str, log: GameLog) -> None:
    one = ENGINES[key]
    params = one.params_type()
    belief = one.replay(log, params).final
    lineup = [[(0, 1.0)], [(1, 1.0)]]
    chances = [closeness(one, belief, params, lineup, margin) for margin in (0.0, 1.0, 1e6)]
    assert 0.0 <= chances[0] <= chances[1] <= chances[2] <= 1.0
    assert chances[2] == pytest.approx(1.0)
    matrix = pair_closeness(one, belief, params)
    assert float(matrix[0, 1]) == pytest.approx(closeness(one, belief, params, lineup), rel=1e-9)


@every_engine
def test_the_conservative_rating_is_never_above_the_mean(key: str) -> None:
    one = ENGINES[key]
    params = one.params_type()
    belief = one.replay(from_pairs([0, 0, 1], [1, 2, 2]), params).final
    low = one.conservative(belief, params, 2.0)
    assert (low <= belief.mean).all()
    assert (low < belief.mean).all() or not one.has_deviation


@every_engine
def test_an_empty_log_changes_nothing(key: str) -> None:
    one = ENGINES[key]
    params = one.params_type()
    history = one.replay(from_pairs([], [], n_players=3), params)
    np.testing.assert_array_equal(history.final.mean, one.fresh(3, params).mean)
    assert history.final.games.tolist() == [0, 0, 0]
    assert history.nu == 0.0


@every_engine
def test_a_request_to_stop_is_heard(key: str) -> None:
    one = ENGINES[key]
    log = from_pairs([0] * 3000, [1] * 3000, day=np.arange(3000))
    with pytest.raises(Cancelled):
        one.replay(log, one.params_type(), cancelled=lambda: True)


@every_engine
def test_progress_reaches_the_end(key: str) -> None:
    one = ENGINES[key]
    log = from_pairs([0] * 2500, [1] * 2500, day=np.arange(2500) // 40, draw=np.arange(2500) % 3 == 0)
    seen: list[tuple[int, int]] = []
    one.replay(log, one.params_type(), progress=lambda done, total: seen.append((done, total)))
    assert seen
    assert all(done <= total for done, total in seen)


@every_engine
def test_start_ratings_for_another_number_of_players_are_refused(key: str) -> None:
    one = ENGINES[key]
    params = one.params_type()
    with pytest.raises(TourneyError) as caught:
        one.replay(from_pairs([0], [1]), params, start=one.fresh(3, params))
    assert caught.value.code == "bad-start"


@every_engine
def test_handed_out_arrays_are_read_only(key: str) -> None:
    history = replay(key, from_pairs([0], [1]))
    assert not any(getattr(history, name).flags.writeable for name in ARRAYS)
    assert not history.final.mean.flags.writeable
    assert not history.period.flags.writeable


def test_an_unknown_engine_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TourneyError, match="elo"):
        engine("elu")


@pytest.mark.parametrize(
    "key", [k for k, e in sorted(ENGINES.items()) if e.has_deviation and not (e.is_batch or e.native_teams)]
)
@quick
@given(log=any_logs(games=1), deviation=st.floats(30.0, 300.0))
def test_no_game_tells_more_than_singles_against_a_known_equal(
    key: str, log: GameLog, deviation: float
) -> None:
    one = ENGINES[key]
    params = one.params_type()
    means = one.fresh(log.n_players, params).mean
    starts = [(i, float(means[i]) + 40.0 * i, deviation, None) for i in range(log.n_players)]
    crowd = one.replay(log, params, start=with_starts(one, params, log.n_players, starts))
    pair = [(0, float(means[0]), deviation, None), (1, float(means[0]), 1e-6, None)]
    singles = one.replay(from_pairs([0], [1]), params, start=with_starts(one, params, 2, pair))
    assert (crowd.deviation_after >= singles.deviation_after[0] * (1.0 - 1e-3)).all()
