"""Ratings are a view of the results: whatever was done before, they equal a fresh replay."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.club import desk, roster, standings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, ArchivePlayer, EditGame, RecordGame, SetResult, VoidGame
from tourney.club.log import get_game
from tourney.club.rating_run import read_facts
from tourney.core.games import NewGame, side
from tourney.core.records import NewPlayer
from tourney.ratings import chunks
from tourney.store.gamelog import log_of
from tourney.store.players import player_names
from tourney.store.refresh import all_games

FIRST = dt.date(2026, 9, 1)

Result = tuple[int, int, int, int]
"""Player a, player b, result 0..2, week."""

results = st.lists(
    st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 2), st.integers(0, 3)).filter(
        lambda r: r[0] != r[1]
    ),
    min_size=1,
    max_size=12,
)


def game(ids: list[int], result: Result) -> NewGame:
    a, b, how, week = result
    ranks = ((0, 1), (0, 0), (1, 0))[how]
    date = FIRST + dt.timedelta(weeks=week)
    return NewGame((side(ids[a], rank=ranks[0]), side(ids[b], rank=ranks[1])), date)


def fresh_club(folder: Path, name: str) -> tuple[Club, list[int]]:
    club = Club.create(folder / f"{name}.tourney", name)
    return club, [club.execute(AddPlayer(NewPlayer(f"P{i}"))).value for i in range(5)]


def ratings(club: Club) -> np.ndarray:
    rated = club.rate(today=FIRST + dt.timedelta(weeks=10))
    return np.stack([rated.now.mean, rated.now.deviation, rated.now.volatility])


@settings(max_examples=15)
@given(wanted=results, wrong=results)
def test_corrections_end_where_right_entry_begins(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[Result], wrong: list[Result]
) -> None:
    folder = tmp_path_factory.mktemp("clubs")
    right, ids = fresh_club(folder, "right")
    for one in wanted:
        right.execute(RecordGame(game(ids, one)))
    corrected, ids = fresh_club(folder, "corrected")
    entered = [
        corrected.execute(RecordGame(game(ids, wrong[i % len(wrong)]))).value for i in range(len(wanted))
    ]
    for game_id, one in zip(entered, wanted, strict=True):
        corrected.rate()
        corrected.execute(EditGame(game_id, game(ids, one), get_game(corrected, game_id).version))
    assert np.array_equal(ratings(right), ratings(corrected), equal_nan=True)
    right.close()
    corrected.close()


@settings(max_examples=15)
@given(wanted=results)
def test_refreshed_arrays_equal_those_read_anew(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[Result]
) -> None:
    club, ids = fresh_club(tmp_path_factory.mktemp("clubs"), "one")
    for number, one in enumerate(wanted):
        game_id = club.execute(RecordGame(game(ids, one))).value
        club.games()
        if number % 3 == 1:
            club.execute(SetResult(game_id, (1, 0)))
        if number % 4 == 2:
            club.execute(VoidGame(game_id))
            club.games()
            club.undo()
        if number % 5 == 3:
            club.undo()
        with club.database.reading() as reader:
            everybody = np.array(list(player_names(reader)), dtype=np.int64)
            expected, got = log_of(everybody, all_games(reader)), log_of(everybody, club.games())
        for name in ("day", "game_side", "rank", "side_player", "player", "weight", "event", "round"):
            assert np.array_equal(getattr(expected.log, name), getattr(got.log, name)), name
        assert np.array_equal(expected.game_ids, got.game_ids)
    club.close()


def test_games_taken_back_while_a_replay_begins_are_not_in_it(tmp_path: Path) -> None:
    club, ids = fresh_club(tmp_path, "one")
    club.execute(RecordGame(game(ids, (0, 1, 0, 0))))
    new = club.execute(AddPlayer(NewPlayer("Newcomer"))).value
    club.execute(RecordGame(game([ids[0], new], (0, 1, 0, 0))))
    columns = club.games()
    club.undo()
    club.undo()
    facts = read_facts(club.database, columns)
    assert facts.log.n_games == 1
    assert new not in facts.player_ids
    club.close()


@pytest.fixture
def season(tmp_path: Path) -> Club:
    club, ids = fresh_club(tmp_path, "season")
    for week in range(12):
        for a in range(5):
            for b in range(a):
                club.execute(RecordGame(game(ids, (a, b, (a + week) % 3, week))))
    club.execute(AddPlayer(NewPlayer("Newcomer")))
    club.rate(today=FIRST + dt.timedelta(weeks=12))
    return club


def test_the_list_sets_established_and_provisional_apart(season: Club) -> None:
    found = standings.rating_list(season)
    assert [row.player.name for row in found.provisional] == ["Newcomer"]
    means = [row.rating.mean for row in found.established]
    assert len(means) == 5
    assert means == sorted(means, reverse=True)
    assert [row.rating.rank for row in found.established] == [1, 2, 3, 4, 5]
    assert all(
        row.rating.best_rank <= row.rating.rank <= row.rating.worst_rank  # type: ignore[operator]
        for row in found.established
    )
    assert found.provisional[0].rating.rank is None


def test_the_change_since_last_night_is_that_of_the_last_night(season: Club) -> None:
    rated = season.rated
    assert rated is not None
    row = standings.rating_list(season).established[0]
    points = rated.points(rated.index(row.player.id) or 0)
    assert row.rating.change == pytest.approx(points[-1].mean - points[-1].mean_before)
    assert len(points) == 12


def test_an_archived_player_leaves_the_list_and_keeps_his_games(season: Club) -> None:
    first = standings.rating_list(season).established[0].player
    before = season.rated.of(first.id)  # type: ignore[union-attr]
    season.execute(ArchivePlayer(first.id))
    season.rate(today=FIRST + dt.timedelta(weeks=12))
    assert first.id not in {row.player.id for row in standings.rating_list(season).established}
    assert season.rated.of(first.id) == before  # type: ignore[union-attr]


def test_the_card_adds_up(season: Club) -> None:
    first = standings.rating_list(season).established[0].player
    card = roster.card(season, first.id)
    assert card.won + card.drawn + card.lost == len(card.games) == 48
    assert sum(row.games for row in card.opponents) == 48
    assert sum(row.won for row in card.opponents) == card.won
    assert all(game.expected is not None and 0 < game.expected < 1 for game in card.games)
    assert card.history[-1].mean == pytest.approx(card.rating.mean)  # type: ignore[union-attr]
    assert len(card.form) == 12


def test_nothing_is_rated_in_an_empty_club(tmp_path: Path) -> None:
    club = Club.create(tmp_path / "empty.tourney", "Empty")
    rated = club.rate()
    assert rated.n_games == 0
    assert standings.rating_list(club).established == ()
    assert desk.night(club, None).check_in == ()
    assert roster.players(club) == ()
    club.close()


def test_a_result_more_rates_the_last_piece_alone_and_equals_a_club_opened_anew(
    season: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 32)
    today = FIRST + dt.timedelta(weeks=12)
    before = season.rate(today=today)
    ids = list(season.register().players)
    late = NewGame((side(ids[0], rank=0), side(ids[1], rank=1)), FIRST + dt.timedelta(weeks=11))
    season.execute(RecordGame(late))
    after = season.rate(today=today)
    assert after.pieces.pieces[0] is before.pieces.pieces[0]
    anew = Club.open(tmp_path / "season.tourney")
    fresh = anew.rate(today=today)
    for name in ("mean", "deviation", "volatility"):
        assert np.array_equal(getattr(after.now, name), getattr(fresh.now, name), equal_nan=True)
    anew.close()


def test_an_undo_returns_to_the_ratings_in_hand(club: Club, people: dict[str, int]) -> None:
    first = club.execute(
        RecordGame(NewGame((side(people["Ana"], rank=0), side(people["Eva"], rank=1)), FIRST))
    ).value
    before = club.rate()
    club.execute(VoidGame(first))
    voided = club.rate()
    club.undo()
    assert before.pieces.pieces == club.rate().pieces.pieces
    club.redo()
    assert voided.pieces.pieces == club.rate().pieces.pieces
