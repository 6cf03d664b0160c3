"""Records go in and come out the same: players, events, rounds, games, settings."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Forfeit, Game, GameState, Member, NewGame, Side, side
from tourney.core.records import (
    ByeKind,
    Entry,
    Event,
    EventKind,
    NewEvent,
    NewPlayer,
    Player,
    Round,
    StartRating,
)
from tourney.store import events, games, journal, players, settings
from tourney.store.database import Database
from tourney.store.games import GameFilter
from tourney.store.writer import Writer

Run = Callable[..., Any]
DAY = dt.date(2026, 9, 4)
NOW = dt.datetime(2026, 9, 4, 19, 30, 5, 250, tzinfo=dt.UTC)


@pytest.fixture
def people(do: Run) -> range:
    names = ["Zoë", "ada", "Bob", "王 小明", "O'Neil", "Łukasz", "Cy", "Dee", "Eve", "Fay"]
    return do(players.add_players, [NewPlayer(name) for name in names], [name.lower() for name in names])


def win(one: int, two: int, **details: Any) -> NewGame:
    return NewGame((side(one, rank=0), side(two, rank=1)), **{"date": DAY, **details})


def open_board(one: int, two: int) -> NewGame:
    return NewGame((side(one), side(two)), DAY, state=GameState.OPEN)


def set_result(writer: Writer, game_id: int, sides: list[Side], version: int = 1, **details: Any) -> None:
    game = replace(games.get_game(writer, game_id), sides=tuple(sides), state=GameState.PLAYED, **details)
    games.replace_game(writer, game_id, game, version=version)


# players


def test_a_player_comes_back_as_given(do: Run, ask: Run) -> None:
    player_id = do(
        players.add_player, NewPlayer("Doe, “Ann” 王", "007", 1999, "line\nbreak"), folded="doe ann"
    )
    assert Player("Doe, “Ann” 王", "007", 1999, "line\nbreak", id=player_id) == ask(
        players.get_player, player_id
    )


def test_the_register_is_by_folded_name_without_the_archived(do: Run, ask: Run, people: range) -> None:
    do(players.archive_player, people[2])
    shown = [player.name for player in ask(players.list_players)]
    assert ["ada", "Cy", "Dee", "Eve", "Fay", "O'Neil", "Zoë", "Łukasz", "王 小明"] == shown
    assert ["Bob"] == [player.name for player in ask(players.list_players, archived=True)]
    assert 10 == len(ask(players.list_players, archived=None))


def test_an_unknown_player_is_refused(ask: Run) -> None:
    with pytest.raises(TourneyError) as caught:
        ask(players.get_player, 5)
    assert "unknown-player" == caught.value.code


def test_a_player_with_games_is_not_deleted(do: Run, ask: Run, people: range) -> None:
    do(games.add_game, win(people[0], people[1]))
    with pytest.raises(TourneyError) as caught:
        do(players.delete_player, people[0])
    assert "player-has-games" == caught.value.code
    assert "Zoë has games" in str(caught.value)
    assert 10 == len(ask(players.list_players))


def test_a_player_with_a_bye_is_not_deleted(do: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    do(events.add_round, night, [], bye_ids=[people[0]], accepted_at=NOW)
    with pytest.raises(TourneyError) as caught:
        do(players.delete_player, people[0])
    assert "player-has-games" == caught.value.code


def test_a_deleted_player_takes_his_traces_along_and_back(
    club: Database, do: Run, people: range, dumped: Run
) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    do(events.set_here, night, people, here=True, since=NOW)
    do(players.set_start_rating, StartRating(people[0], 1500, 100, DAY, "elsewhere"))
    do(events.forbid, people[0], people[3])
    before = dumped(club)
    do(players.delete_player, people[0])
    after = dumped(club)
    assert ([], []) == (after["start_rating"], after["forbidden_pair"])
    assert 9 == len(after["entry"]) == len(after["player"])
    journal.undo(club, "d")
    assert before == dumped(club)


def test_a_player_has_one_start_rating(do: Run, ask: Run, people: range) -> None:
    do(players.set_start_rating, StartRating(people[1], 1500))
    do(
        players.set_start_ratings,
        [StartRating(people[1], 1600.5, 50, DAY, "FIDE"), StartRating(people[0], 1400)],
    )
    assert [StartRating(people[0], 1400), StartRating(people[1], 1600.5, 50, DAY, "FIDE")] == ask(
        players.list_start_ratings
    )
    do(players.clear_start_rating, people[1])
    do(players.clear_start_rating, people[2])
    assert [people[0]] == [rating.player_id for rating in ask(players.list_start_ratings)]


# events


def test_events_come_back_as_given_newest_first(do: Run, ask: Run) -> None:
    old = do(events.add_event, NewEvent("Old", DAY - dt.timedelta(7), EventKind.IMPORTED, 0.5))
    new = do(events.add_events, [NewEvent("A", DAY), NewEvent("B", DAY)])
    assert [new[1], new[0], old] == [event.id for event in ask(events.list_events)]
    assert Event("Old", DAY - dt.timedelta(7), EventKind.IMPORTED, 0.5, id=old) == ask(events.get_event, old)
    seen = ask(events.get_event, old)
    do(events.update_event, replace(seen, name="Older"))
    assert "Older" == ask(events.get_event, old).name
    with pytest.raises(ConflictError):
        do(events.update_event, replace(seen, name="Oldest"))


def test_checking_in_twice_keeps_the_first_moment(do: Run, ask: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    later = NOW + dt.timedelta(hours=1)
    do(events.set_here, night, [people[0], people[1]], here=True, since=NOW)
    do(events.set_here, night, [people[0]], here=True, since=later)
    do(events.set_here, night, [people[1]], here=False, since=later)
    assert [Entry(night, people[0], True, NOW), Entry(night, people[1], False, later)] == ask(
        events.list_entries, night
    )


def test_a_moment_without_a_zone_is_local_time(do: Run, ask: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    do(events.set_here, night, people[:1], here=True, since=dt.datetime(2026, 7, 1, 20))
    (entry,) = ask(events.list_entries, night)
    assert dt.datetime(2026, 7, 1, 20) == entry.since.astimezone().replace(tzinfo=None)


def test_a_round_has_numbered_boards_and_byes_and_goes_whole(
    club: Database, do: Run, ask: Run, people: range, dumped: Run
) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    before = dumped(club)
    boards = [open_board(people[0], people[1]), open_board(people[2], people[3])]
    first = do(events.add_round, night, boards, bye_ids=[people[4]], accepted_at=NOW)
    second = do(events.add_round, night, [replace(boards[0], board=9)], accepted_at=NOW)
    assert [
        Round(first, night, 1, NOW, (people[4],), (ByeKind.PAIRING,)),
        Round(second, night, 2, NOW),
    ] == ask(events.list_rounds, night)
    shown = ask(games.list_games, GameFilter(event_id=night), order="board")
    assert [(first, 1), (first, 2), (second, 9)] == [(game.round_id, game.board) for game in shown]
    do(events.delete_round, second)
    do(events.delete_round, first)
    assert before == dumped(club)


def test_forbidden_pairs_are_of_an_event_or_of_the_club(do: Run, ask: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    do(events.forbid, people[1], people[0])
    do(events.forbid, people[0], people[1])
    do(events.forbid, people[2], people[3], event_id=night)
    assert [(people[0], people[1])] == ask(events.forbidden_pairs)
    assert [(people[0], people[1]), (people[2], people[3])] == ask(events.forbidden_pairs, event_id=night)
    do(events.allow, people[0], people[1])
    assert [(people[2], people[3])] == ask(events.forbidden_pairs, event_id=night)


# games

SHAPES = [
    lambda p: win(p[0], p[1], time=dt.time(20, 15, 30), note="a; “b”", sets=((11, 5), (9, 11)), rated=False),
    lambda p: NewGame((side(p[0], rank=0, score=2.5), side(p[1], rank=0, score=2.5)), DAY),
    lambda p: NewGame((side(p[0], p[1], rank=0), side(p[2], p[3], rank=1)), DAY),
    lambda p: NewGame(tuple(side(one, rank=place // 2) for place, one in enumerate(p[:9])), DAY),
    lambda p: NewGame(
        (Side((Member(p[0], 0.25), Member(p[1], 0.0)), 1, -3.0), Side((Member(p[2]),), 0, 3.0)), DAY
    ),
    lambda p: win(p[0], p[1], forfeit=Forfeit.NO_SHOW),
    lambda p: win(p[0], p[1], forfeit=Forfeit.DOUBLE),
    lambda p: win(p[0], p[1], state=GameState.VOID),
    lambda p: open_board(p[0], p[1]),
]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_game_of_any_shape_comes_back_as_given(do: Run, ask: Run, people: range, shape: Any) -> None:
    new: NewGame = shape(people)
    (bulk_id,) = do(games.add_games, [new])
    game_id = do(games.add_game, new)
    values = {name: getattr(new, name) for name in NewGame.__dataclass_fields__}
    assert Game(**values, id=bulk_id, number=1) == ask(games.get_game, bulk_id)
    assert Game(**values, id=game_id, number=2) == ask(games.get_game, game_id)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("other", SHAPES[:5])
def test_a_game_is_corrected_into_any_other_and_back(
    club: Database, do: Run, ask: Run, people: range, dumped: Run, shape: Any, other: Any
) -> None:
    game_id = do(games.add_game, shape(people))
    before = dumped(club)
    do(games.replace_game, game_id, other(people), version=1)
    got = ask(games.get_game, game_id)
    assert other(people).sides == got.sides
    if shape is not other:
        assert 2 == got.version
        journal.undo(club, "d")
        assert before == dumped(club)


def test_a_result_given_twice_is_a_conflict_that_a_side_alone_can_cause(
    do: Run, ask: Run, people: range
) -> None:
    game_id = do(games.add_game, win(people[0], people[1]))
    turned = [side(people[0], rank=1), side(people[1], rank=0)]
    do(set_result, game_id, turned, version=1)
    assert (1, 0) == tuple(one.rank for one in ask(games.get_game, game_id).sides)
    with pytest.raises(ConflictError):
        do(set_result, game_id, [side(people[0], rank=0), side(people[1], rank=0)], version=1)
    assert 2 == ask(games.get_game, game_id).version


def test_the_same_result_again_changes_nothing(club: Database, do: Run, people: range) -> None:
    game_id = do(games.add_game, win(people[0], people[1]))
    before = club.last_change()
    do(set_result, game_id, [side(people[0], rank=0), side(people[1], rank=1)], version=1)
    assert before == club.last_change()


def test_an_open_board_is_finished_voided_and_restored(do: Run, ask: Run, people: range) -> None:
    game_id = do(games.add_game, open_board(people[0], people[1]))
    do(set_result, game_id, [side(people[0], rank=0), side(people[1], rank=1)], sets=((3, 1),))
    do(games.set_state, game_id, GameState.VOID, version=2)
    do(games.set_state, game_id, GameState.PLAYED, version=3)
    game = ask(games.get_game, game_id)
    assert (GameState.PLAYED, ((3, 1),), 4) == (game.state, game.sets, game.version)


def test_a_voided_open_board_is_not_restored_as_played(do: Run, people: range) -> None:
    game_id = do(games.add_game, open_board(people[0], people[1]))
    do(games.set_state, game_id, GameState.VOID)
    with pytest.raises(TourneyError) as caught:
        do(games.set_state, game_id, GameState.PLAYED)
    assert "no-rank" == caught.value.code


def test_games_are_found_by_each_condition(do: Run, ask: Run, people: range) -> None:
    night = do(events.add_event, NewEvent("Night", DAY))
    a = do(games.add_game, win(people[0], people[1], event_id=night))
    b = do(games.add_game, win(people[1], people[2], date=DAY - dt.timedelta(1)))
    c = do(games.add_game, win(people[3], people[0], state=GameState.VOID))

    def found(**where: Any) -> list[int]:
        listed = [game.id for game in ask(games.list_games, GameFilter(**where), order="oldest")]
        assert len(listed) == ask(games.count_games, GameFilter(**where))
        return listed

    assert [b, a, c] == found()
    assert [a, c] == found(player_id=people[0])
    assert [a] == found(event_id=night)
    assert [] == found(round_id=1)
    assert [c] == found(states=frozenset({GameState.VOID}))
    assert [c, a, b] == [game.id for game in ask(games.list_games)]


def test_more_games_than_an_in_list_holds_are_listed(do: Run, ask: Run, people: range) -> None:
    do(games.add_games, [win(people[i % 5], people[i % 5 + 1]) for i in range(700)])
    listed = ask(games.list_games)
    assert list(range(700, 0, -1)) == [game.number for game in listed]
    assert all(len(game.sides) == 2 for game in listed)


def test_an_unknown_game_or_round_or_event_is_refused(ask: Run) -> None:
    for function, code in (
        (games.get_game, "unknown-game"),
        (events.get_round, "unknown-round"),
        (events.get_event, "unknown-event"),
    ):
        with pytest.raises(TourneyError) as caught:
            ask(function, 5)
        assert code == caught.value.code


# settings


def test_settings_hold_any_json_value(do: Run, ask: Run) -> None:
    for key, value in {"a": None, "b": [1, 2.5, "王"], "c": {"x": True}}.items():
        do(settings.put_setting, key, value)
    do(settings.put_setting, "a", 1)
    assert {"a": 1, "b": [1, 2.5, "王"], "c": {"x": True}} == ask(settings.all_settings)
    assert "none" == ask(settings.get_setting, "d", "none")
    assert 1 == ask(settings.get_setting, "a")
