"""Logs of games: made, checked, cut."""

from __future__ import annotations

import datetime as dt

import numpy as np
import pytest

from tourney.core.errors import TourneyError
from tourney.ratings import gamelog
from tourney.ratings.periods import calendar_start, elapsed_units, periods

EPOCH = dt.date(1970, 1, 1)


def day(text: str) -> int:
    return (dt.date.fromisoformat(text) - EPOCH).days


def columns(**changed: object) -> dict[str, object]:
    """Two games: 0 beats 1, then 2 and 3 (half the game) draw with 0."""
    fine: dict[str, object] = {
        "day": [100, 101],
        "game_side": [0, 2, 4],
        "rank": [0, 1, 0, 0],
        "side_player": [0, 1, 2, 4, 5],
        "player": [0, 1, 2, 3, 0],
        "weight": [1.0, 1.0, 1.0, 0.5, 1.0],
        "n_players": 4,
        "names": ["ann", "bob", "cid", "dee"],
    }
    return {**fine, **changed}


def test_columns_become_a_log() -> None:
    log = gamelog.from_columns(**columns())  # type: ignore[arg-type]
    assert log.n_games == 2
    assert log.weight.tolist() == [1.0, 1.0, 1.0, 0.5, 1.0]
    assert np.isnan(log.score).all()
    assert not log.player.flags.writeable


@pytest.mark.parametrize(
    ("code", "game", "changed"),
    [
        ("late-game", 2, {"day": [100, 99]}),
        ("few-sides", 1, {"game_side": [0, 1, 4]}),
        ("empty-side", 2, {"side_player": [0, 1, 2, 2, 5]}),
        ("bad-weight", 2, {"weight": [1.0, 1.0, 1.0, -0.5, 1.0]}),
        ("bad-weight", 1, {"weight": [1.0, float("nan"), 1.0, 0.5, 1.0]}),
        ("no-weight", 2, {"weight": [1.0, 1.0, 0.0, 0.0, 1.0]}),
        ("bad-rank", 2, {"rank": [0, 1, -1, 0]}),
        ("bad-rank", 2, {"rank": [0, 1, float("nan"), 0]}),
        ("bad-rank", 1, {"rank": [0, float("inf"), 0, 0]}),
        ("bad-rank", 2, {"rank": [0.5, 1.5, -0.5, 0]}),
        ("bad-score", 1, {"score": [float("inf"), 0, 0, 0]}),
        ("bad-covariate", 2, {"covariates": [[0.0], [0.0], [float("nan")], [0.0]]}),
        ("unknown-player", 1, {"player": [0, 4, 2, 3, 0]}),
        ("player-twice", 2, {"player": [0, 1, 2, 0, 0]}),
    ],
)
def test_a_bad_game_is_refused_by_its_number(code: str, game: int, changed: dict[str, object]) -> None:
    with pytest.raises(TourneyError) as caught:
        gamelog.from_columns(**columns(**changed))  # type: ignore[arg-type]
    assert caught.value.code == code
    assert f"Game {game}" in str(caught.value)


def test_places_between_whole_ones_keep_their_order() -> None:
    log = gamelog.from_columns(**columns(rank=[1.5, 1.0, 2.5, 2.5]))  # type: ignore[arg-type]
    assert log.rank[0] > log.rank[1]
    assert log.rank[2] == log.rank[3]


def test_the_player_in_a_game_twice_is_named() -> None:
    with pytest.raises(TourneyError, match=r"Game 1 has ann twice\."):
        gamelog.from_pairs([0], [0], names=["ann"])


@pytest.mark.parametrize(
    "changed", [{"rank": [0, 1, 0]}, {"game_side": [0, 2]}, {"weight": [1.0]}, {"game_side": [0, 3, 2]}]
)
def test_columns_that_do_not_fit_together_are_refused(changed: dict[str, object]) -> None:
    with pytest.raises(TourneyError):
        gamelog.from_columns(**columns(**changed))  # type: ignore[arg-type]


def test_a_singles_score_is_one_half_or_nothing() -> None:
    with pytest.raises(TourneyError, match="Game 2"):
        gamelog.from_scores([0, 0], [1, 1], [1.0, 1.2])


def test_pairs_know_wins_and_draws() -> None:
    log = gamelog.from_pairs([3, 1], [1, 0], draw=[False, True])
    assert log.rank.tolist() == [0, 1, 0, 0]
    assert log.n_players == 4
    assert gamelog.is_singles(log)


def test_taking_games_keeps_their_sides_and_players() -> None:
    log = gamelog.from_columns(**columns())  # type: ignore[arg-type]
    second = gamelog.take(log, [1])
    assert second.game_side.tolist() == [0, 2]
    assert second.side_player.tolist() == [0, 2, 3]
    assert second.player.tolist() == [2, 3, 0]
    assert gamelog.take(log, np.array([True, True])).player.tolist() == log.player.tolist()


def test_a_log_ends_with_the_games_of_a_day() -> None:
    log = gamelog.from_pairs([0, 1, 2], [1, 2, 0], day=[10, 20, 30])
    assert gamelog.until(log, 20).day.tolist() == [10, 20]


def test_side_scores_are_the_share_of_sides_beaten() -> None:
    log = gamelog.from_columns(
        day=[1, 1],
        game_side=[0, 4, 6],
        rank=[0, 2, 2, 3, 1, 0],
        side_player=range(7),
        player=[0, 1, 2, 3, 0, 1],
    )
    assert gamelog.side_score(log).tolist() == pytest.approx([1.0, 0.5, 0.5, 0.0, 0.0, 1.0])


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("game", [0, 1, 2, 3, 4, 5]),
        ("night", [0, 0, 1, 2, 3, 4]),
        ("day", [0, 0, 1, 2, 3, 4]),
        ("week", [0, 0, 0, 1, 2, 3]),
        ("month", [0, 0, 0, 0, 1, 2]),
        ("year", [0, 0, 0, 0, 0, 1]),
        ("event", [0, 0, 0, 1, 2, 3]),
        ("round", [0, 1, 1, 2, 3, 4]),
    ],
)
def test_periods(kind: str, expected: list[int]) -> None:
    dates = ["2026-03-28", "2026-03-28", "2026-03-29", "2026-03-30", "2026-04-30", "2027-01-01"]
    log = gamelog.from_pairs(
        [0] * 6, [1] * 6, day=[day(d) for d in dates], event=[5, 5, 5, 6, -1, -1], round=[1, 2, 2, 1, -1, -1]
    )
    assert periods(log, kind).tolist() == expected


def test_calendar_periods_begin_where_the_calendar_says() -> None:
    sunday = np.array([float(day("2026-03-29")), np.nan])
    assert calendar_start(sunday, "week")[0] == day("2026-03-23")
    assert calendar_start(sunday, "month")[0] == day("2026-03-01")
    assert calendar_start(sunday, "year")[0] == day("2026-01-01")
    assert np.isnan(calendar_start(sunday, "year")[1])


def test_idle_time_in_units_or_in_calendar_periods() -> None:
    last = np.array([float(day("2026-01-31")), float(day("2026-03-10")), np.nan])
    weeks = elapsed_units(last, float(day("2026-02-07")), "night", 7.0)
    assert weeks[:2].tolist() == [1.0, 0.0]
    assert np.isnan(weeks[2])
    months = elapsed_units(last, float(day("2026-04-01")), "month", 0.0)
    assert months[:2].tolist() == [3.0, 1.0]
