"""Where the points came from: bars that sum, by opponent and by game."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs
from tourney.club.engine_choice import EngineChoice, usual
from tourney.club.rated import Rated
from tourney.club.rating_run import rated_of
from tourney.club.register import Register
from tourney.club.waterfall import By, Span, beginning, waterfall, waterfall_sheet
from tourney.core.errors import Cancelled
from tourney.core.names import NameIndex
from tourney.core.records import Player
from tourney.ratings import chunks
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns, from_pairs
from tourney.ratings.registry import ENGINES

every_engine = pytest.mark.parametrize("key", sorted(ENGINES))


def rated(log: GameLog, choice: EngineChoice, today: dt.date) -> Rated:
    pieces = chunks.replay(choice.engine, log, choice.params)
    people, games = np.arange(log.n_players) + 101, np.arange(log.n_games) + 1001
    return rated_of(choice, pieces, people, games, today)


def register(count: int) -> Register:
    people = {101 + i: Player(f"P{i + 1}", id=101 + i) for i in range(count)}
    return Register(people, {}, NameIndex([]))


@every_engine
@pytest.mark.parametrize("by", list(By))
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(log=any_logs(games=8), data=st.data())
def test_bars_lead_from_the_beginning_to_the_end(key: str, by: By, log: GameLog, data: st.DataObject) -> None:
    club = rated(log, usual(key), dt.date(1970, 1, 1))
    player_id = int(data.draw(st.sampled_from(sorted(set(log.player.tolist()))))) + 101
    found = waterfall(club, register(log.n_players), player_id, span=Span.ALL, by=by)
    assert found is not None
    assert found.start + sum(bar.change for bar in found.bars) == pytest.approx(found.end, rel=1e-9, abs=1e-6)
    view = club.of(player_id)
    assert view is not None
    assert found.end == pytest.approx(view.mean)
    if by is By.GAME:
        assert sum(bar.games for bar in found.bars) == int(np.sum(log.player == player_id - 101))


def test_an_opponent_has_one_bar_for_all_games_and_a_side_shares_its_part() -> None:
    log = from_columns(
        day=[1, 2],
        game_side=[0, 2, 4],
        rank=[0, 1, 0, 1],
        side_player=[0, 1, 3, 4, 5],
        player=[0, 1, 2, 0, 1],
    )
    club = rated(log, usual("elo"), dt.date(1970, 1, 9))
    found = waterfall(club, register(3), 101, span=Span.ALL)
    assert found is not None
    by_name = {bar.player_ids: bar for bar in found.bars}
    assert by_name[102,].games == 2
    assert by_name[103,].games == 1
    first = club.history.mean_after[0] - club.history.mean_before[0]
    assert by_name[103,].change == pytest.approx(first / 2)


def test_only_the_games_of_the_span_count() -> None:
    days = [
        (dt.date(2026, 8, 20) - dt.date(1970, 1, 1)).days,
        (dt.date(2026, 9, 20) - dt.date(1970, 1, 1)).days,
    ]
    club = rated(from_pairs([0, 0], [1, 2], day=days), usual("elo"), dt.date(2026, 9, 25))
    season = waterfall(club, register(3), 101, span=Span.SEASON)
    assert season is not None
    assert [bar.player_ids for bar in season.bars] == [(103,)]
    assert season.since == dt.date(2026, 9, 20)
    everything = waterfall(club, register(3), 101, span=Span.ALL)
    assert everything is not None
    assert len(everything.bars) == 2
    assert waterfall(club, register(3), 102, span=Span.NIGHT) is None


def test_the_season_begins_in_september() -> None:
    assert beginning(Span.SEASON, dt.date(2026, 8, 31), None) == dt.date(2025, 9, 1)
    assert beginning(Span.SEASON, dt.date(2026, 9, 1), None) == dt.date(2026, 9, 1)
    assert beginning(Span.NIGHT, dt.date(2026, 9, 9), dt.date(2026, 9, 2)) == dt.date(2026, 9, 2)


def test_games_of_others_have_a_bar_where_all_are_fitted_together() -> None:
    log = from_pairs([0, 1, 2, 1, 2, 0, 1, 1], [1, 2, 0, 2, 1, 1, 2, 2], day=[1, 1, 1, 2, 2, 3, 4, 4])
    found = waterfall(
        rated(log, usual("bradley-terry"), dt.date(1970, 1, 9)), register(3), 101, span=Span.ALL
    )
    assert found is not None
    assert found.bars[-1].player_ids == ()


def test_the_sheet_keeps_every_digit_and_its_ends() -> None:
    club = rated(from_pairs([0, 1, 0], [1, 0, 2]), usual("glicko2"), dt.date(1970, 1, 9))
    for by in By:
        found = waterfall(club, register(3), 101, span=Span.ALL, by=by)
        assert found is not None
        sheet = waterfall_sheet(found, register(3), "Riverside")
        keys = [column.key for column in sheet.columns]
        assert ("date" in keys) is (by is By.GAME)
        figures = [row.cells[keys.index("rating")].value for row in sheet.rows]
        assert figures[0] == found.start
        assert figures[-2] == pytest.approx(found.end)
        assert figures[-1] == found.end
        changes = [row.cells[keys.index("change")].value for row in sheet.rows]
        assert changes[1:-1] == [bar.change for bar in found.bars]


def test_it_stops_when_asked() -> None:
    club = rated(from_pairs([0, 1], [1, 0]), replace(usual("elo")), dt.date(1970, 1, 9))
    with pytest.raises(Cancelled):
        waterfall(club, register(2), 101, span=Span.ALL, cancelled=lambda: True)
