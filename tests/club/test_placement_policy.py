"""Placement in one place: why, what is to go, the careful rating, and what other floors do with it."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import numpy as np
import pytest

from tourney.club import contests, placement
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetSetting
from tourney.club.engine_choice import (
    CLOSE,
    SURE_95,
    SURE_99,
    ByDeviation,
    ByGames,
    EngineChoice,
    chosen,
    recalled,
    usual,
)
from tourney.club.match_quality import pair_qualities, quality
from tourney.club.placement_words import Standing
from tourney.club.rated import Rated
from tourney.club.rating_run import rated_of
from tourney.core.errors import TourneyError
from tourney.core.notation import parse
from tourney.core.records import NewPlayer
from tourney.ratings import chunks
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_pairs
from tourney.ratings.quality import closeness
from tourney.ratings.registry import ENGINES


def rated(log: GameLog, choice: EngineChoice, today: int) -> Rated:
    """Rate a log as of a day; people have ids from 101."""
    pieces = chunks.replay(choice.engine, log, choice.params)
    people, games = np.arange(log.n_players) + 101, np.arange(log.n_games) + 1001
    return rated_of(choice, pieces, people, games, dt.date(1970, 1, 1) + dt.timedelta(days=today))


def weekly(weeks: int, *, start: int = 0, games: int = 3) -> tuple[list[int], list[int], list[int]]:
    """Return firsts, seconds and days of a few even games between two people every week."""
    pairs = [(week, (0, 1) if (week + n) % 2 else (1, 0)) for week in range(weeks) for n in range(games)]
    return [p[0] for _, p in pairs], [p[1] for _, p in pairs], [start + 7 * w for w, _ in pairs]


def established(club: Rated, player_id: int) -> bool:
    view = club.of(player_id)
    assert view is not None
    return not view.provisional


def progress_of(club: Rated, player_id: int) -> placement.Progress:
    found = placement.progress(club, player_id)
    assert found is not None
    return found


def test_a_newcomer_is_told_how_many_games_are_to_go() -> None:
    first, second, days = weekly(30)
    club = rated(from_pairs(first, second, day=days, n_players=3), usual("glicko2"), days[-1])
    found = progress_of(club, 103)
    assert found.standing is Standing.NEW
    assert not established(club, 103)
    assert established(club, 101)
    assert found.more_games is not None
    assert f"about {found.more_games} more games, or a deviation below 110, to go" == str(found.to_go)


def test_the_games_to_go_are_those_that_end_placement() -> None:
    first, second, days = weekly(30)
    log = from_pairs(first, second, day=days, n_players=40)
    choice = usual("glicko2")
    club = rated(log, choice, days[-1])
    games = progress_of(club, 103).more_games
    assert games is not None
    for count in (games - 1, games):
        more = from_pairs(
            [*first, *[2 if n % 2 else 0 for n in range(count)]],
            [*second, *[0 if n % 2 else 2 for n in range(count)]],
            day=[*days, *[days[-1]] * count],
            n_players=40,
        )
        after = rated(more, choice, days[-1])
        assert established(after, 103) is (count == games)


def test_games_are_counted_where_there_is_no_deviation() -> None:
    first, second, days = weekly(4)
    choice = replace(usual("elo"), rule=ByGames(15))
    found = progress_of(rated(from_pairs(first, second, day=days), choice, days[-1]), 101)
    assert (found.games, found.more_games) == (12, 3)
    assert str(found.to_go) == "3 more games to go"
    assert "12 rated games so far; placement ends at 15" in str(found.reason)


def test_a_long_absence_makes_provisional_again_and_says_so() -> None:
    first, second, days = weekly(30)
    log, choice = from_pairs(first, second, day=days), usual("glicko2")
    there = rated(log, choice, days[-1])
    assert established(there, 101)
    weeks = progress_of(there, 101).weeks_left
    assert weeks is not None
    for later, listed in ((weeks - 1, True), (weeks + 2, False)):
        club = rated(log, choice, days[-1] + 7 * later)
        assert established(club, 101) is listed
    found = progress_of(club, 101)
    assert found.standing is Standing.AWAY
    last = dt.date(1970, 1, 1) + dt.timedelta(days=days[-1])
    assert f"Provisional again: no game since {last}" in str(found.reason)
    assert found.deviation_then is not None
    assert found.deviation is not None
    assert found.deviation_then < 125.0 <= found.deviation


def test_who_came_back_a_moment_ago_is_told_since_when() -> None:
    first, second, days = weekly(30)
    choice = usual("glicko2")
    away = days[-1] + 7 * 300
    log = from_pairs([*first, 0], [*second, 1], day=[*days, away])
    found = progress_of(rated(log, choice, away), 101)
    assert found.standing is Standing.RETURNED
    assert found.since == dt.date(1970, 1, 1) + dt.timedelta(days=away)
    assert "since the return on" in str(found.reason)


def test_a_figure_never_reads_as_the_limit_it_missed() -> None:
    where = placement.Progress(Standing.AWAY, 125.2, 110.0, 125.0, 9, 0, 1, dt.date(2026, 3, 1), 108.4)
    assert "from 108 to 125.2; the limit is 125" in str(where.reason)


def test_who_cannot_be_compared_is_told_so() -> None:
    log = from_pairs([0, 1, 2, 0, 3], [1, 2, 0, 2, 4], n_players=5)
    choice = replace(usual("bradley-terry"), rule=ByDeviation(1e6, 1e6))
    club = rated(log, choice, 1)
    assert progress_of(club, 104).standing is Standing.APART
    assert established(club, 101)


@pytest.mark.parametrize("key", sorted(ENGINES))
def test_every_engine_says_where_everybody_stands(key: str) -> None:
    first, second, days = weekly(10)
    club = rated(from_pairs(first, second, day=days, n_players=3), usual(key), days[-1] + 1000)
    for player_id in (101, 102, 103):
        found = progress_of(club, player_id)
        assert found.established is established(club, player_id)
        assert str(found.reason)
        assert found.established or str(found.to_go)


def test_the_careful_rating_takes_off_as_many_deviations_as_the_club_says() -> None:
    log, choice = from_pairs([0], [1]), usual("glicko2")
    club = rated(log, choice, 0)
    view = club.at_index(0)
    assert view.deviation is not None
    assert placement.conservative(club, 101) == pytest.approx(view.mean - SURE_95 * view.deviation)
    sure = rated(log, replace(choice, caution=SURE_99), 0)
    assert placement.conservative(sure, 101) == pytest.approx(view.mean - SURE_99 * view.deviation)
    assert placement.conservative(club, 101, k=0.0) == pytest.approx(view.mean)
    assert placement.conservative(club, 999) is None


def test_elo_has_no_care_to_take() -> None:
    club = rated(from_pairs([0], [1]), usual("elo"), 0)
    assert placement.conservative(club, 101) == pytest.approx(1516.0)


def test_both_meanings_of_match_quality_are_one_for_certain_equals() -> None:
    choice = usual("trueskill")
    club = rated(from_pairs([0, 1], [1, 0], n_players=4), choice, 0)
    close = replace(choice, measure=CLOSE)
    sides = [[(0, 1.0)], [(2, 1.0)]]
    certain = replace(club.now, mean=np.full(4, 25.0), deviation=np.full(4, 1e-9))
    for one in (choice, close):
        assert quality(one, certain, sides) == pytest.approx(1.0, abs=1e-6)
    pairs = pair_qualities(close, club.now)
    assert pairs[0, 2] == pytest.approx(quality(close, club.now, sides))
    best = closeness(choice.engine, certain, choice.params, sides)
    raw = closeness(choice.engine, club.now, choice.params, sides)
    assert pairs[0, 2] == pytest.approx(raw / best, rel=1e-6)
    assert pairs[0, 2] != pytest.approx(pair_qualities(choice, club.now)[0, 2])


def test_quality_of_many_sides_is_the_mean_over_the_pairs() -> None:
    close = replace(usual("glicko2"), measure=CLOSE)
    club = rated(from_pairs([0, 1], [1, 2], n_players=4), close, 0)
    sides = [[(i, 1.0)] for i in range(3)]
    pairs = pair_qualities(close, club.now)
    mean = (pairs[0, 1] + pairs[0, 2] + pairs[1, 2]) / 3
    assert quality(close, club.now, sides) == pytest.approx(mean)


def test_caution_and_measure_are_settings_of_the_club_and_outlive_the_engine(club: Club) -> None:
    club.execute(SetSetting("caution", SURE_99))
    club.execute(SetSetting("measure", CLOSE))
    club.execute(SetSetting("engine", {"key": "trueskill", "params": {}}))
    now = chosen(club.settings())
    assert (now.engine.key, now.caution, now.measure) == ("trueskill", SURE_99, CLOSE)
    assert recalled(club.settings(), "elo").measure == CLOSE
    club.execute(SetSetting("engine", replace(now, caution=2.5).setting()))
    assert chosen(club.settings()).caution == 2.5
    club.undo()
    assert chosen(club.settings()).caution == SURE_99
    assert club.rate().choice.measure == CLOSE


@pytest.mark.parametrize(("name", "value"), [("caution", -1.0), ("caution", 99.0), ("measure", "best")])
def test_impossible_choices_are_refused(club: Club, name: str, value: object) -> None:
    with pytest.raises(TourneyError):
        club.execute(SetSetting(name, value))
    assert chosen(club.settings()).caution == SURE_95


def test_seeds_look_at_the_careful_rating_of_who_is_not_established(club: Club) -> None:
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo")]
    day = dt.date(2026, 3, 3)
    club.execute(RecordGame(parse("a > b").game([[ids[0]], [ids[1]]], day)))
    seeds = []
    for k in (SURE_95, SURE_99):
        club.execute(SetSetting("caution", k))
        found = club.rate(today=day)
        rating, provisional = contests.seeding_rating(
            found, ids[0], day + dt.timedelta(days=1), club.register()
        )
        assert provisional
        view = found.of(ids[0])
        assert view is not None
        assert view.deviation is not None
        assert rating == pytest.approx(view.mean - k * view.deviation)
        seeds.append(rating)
    assert seeds[0] > seeds[1]
