"""What concerns many rows at once is one piece of the journal, and goes back and forth like the rest."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewEvent, NewPlayer
from tourney.store import events, games, images, journal, players
from tourney.store.database import Database
from tourney.store.tables import AppearanceRow, GameRow, SideRow
from tourney.store.writer import Writer

Run = Callable[..., Any]
DAY = dt.date(2026, 9, 4)
MANY = 1200


@pytest.fixture
def ids(do: Run) -> range:
    people = do(players.add_players, [NewPlayer("Ana"), NewPlayer("Bo")], ["ana", "bo"])
    game = NewGame((side(people[0], rank=0), side(people[1], rank=1)), DAY, note="first")
    found = do(games.add_games, [game] * MANY)
    assert isinstance(found, range)
    return found


def to_event(writer: Writer, keys: range, event_id: int) -> None:
    writer.update_many(GameRow, keys, {"event_id": [event_id] * len(keys), "note": [str(k) for k in keys]})


def remove(writer: Writer, keys: range) -> None:
    sides = writer.keys(games.SIDE, games.SIDE.c.game_id.in_(keys))
    parts = writer.keys(games.APPEARANCE, games.APPEARANCE.c.side_id.in_(sides))
    writer.delete_many(AppearanceRow, parts)
    writer.delete_many(SideRow, sides)
    writer.delete_many(GameRow, keys)


def test_many_changed_rows_go_back_and_forth(club: Database, do: Run, ids: range, dumped: Run) -> None:
    event = do(events.add_event, NewEvent("Night", DAY))
    before = dumped(club)
    do(to_event, ids, event)
    after = dumped(club)
    assert before != after
    journal.undo(club, "desk")
    assert before == dumped(club)
    journal.redo(club, "desk")
    assert after == dumped(club)


def test_many_deleted_rows_go_back_and_forth(club: Database, do: Run, ids: range, dumped: Run) -> None:
    before = dumped(club)
    do(remove, ids)
    after = dumped(club)
    assert [] == after["game"] == after["side"] == after["appearance"]
    for _ in range(2):
        journal.undo(club, "desk")
        assert before == dumped(club)
        journal.redo(club, "desk")
        assert after == dumped(club)
    club.check()


def test_each_turn_gives_the_rows_a_version_they_never_had(
    do: Run, ask: Run, club: Database, ids: range
) -> None:
    seen = [ask(games.get_game, ids[0]).version]
    do(lambda writer: writer.update_many(GameRow, ids, {}))
    for turn in (journal.undo, journal.redo, journal.undo):
        seen.append(ask(games.get_game, ids[0]).version)
        turn(club, "desk")
    assert len(set(seen)) == len(seen)


def test_a_row_is_raised_once_an_action(do: Run, ask: Run, ids: range) -> None:
    def twice(writer: Writer) -> None:
        writer.update(GameRow, ids[0], {"note": "x"})
        writer.update_many(GameRow, ids, {"note": ["y"] * len(ids)})

    do(twice)
    assert {2} == {ask(games.get_game, key).version for key in (ids[0], ids[1])}


def test_a_later_change_of_the_same_columns_stands_in_the_way(club: Database, do: Run, ids: range) -> None:
    event = do(events.add_event, NewEvent("Night", DAY))
    do(to_event, ids, event)
    entry = journal.next_undo(club)
    assert entry is not None
    do(lambda writer: writer.update(GameRow, ids[5], {"note": "mine"}))
    with pytest.raises(TourneyError) as refused:
        journal.undo(club, "desk", entry_id=entry.id)
    assert "undo-blocked" == refused.value.code


def test_a_later_change_of_other_columns_does_not(club: Database, do: Run, ask: Run, ids: range) -> None:
    event = do(events.add_event, NewEvent("Night", DAY))
    do(to_event, ids, event)
    entry = journal.next_undo(club)
    assert entry is not None
    do(lambda writer: writer.update(GameRow, ids[5], {"rated": False}))
    journal.undo(club, "desk", entry_id=entry.id)
    assert (None, "first", False) == tuple(
        getattr(ask(games.get_game, ids[5]), name) for name in ("event_id", "note", "rated")
    )


def test_changing_a_row_that_is_gone_is_refused(do: Run, ids: range) -> None:
    with pytest.raises(ConflictError) as refused:
        do(lambda writer: writer.update_many(GameRow, [ids[0], 99_999], {"note": ["a", "b"]}))
    assert "gone" == refused.value.code


def test_steps_come_back_from_the_payload_as_they_were() -> None:
    steps = [
        images.Removal("bye", [3, 8], {"id": [3, 8], "round_id": [1, 1], "player_id": [4, 5]}),
        images.Revision("game", [2, 9], {"date": [DAY, DAY]}, {"date": [DAY, dt.date(2026, 9, 5)]}),
        images.Revision("game", [2, 9], {}, {}),
    ]
    assert steps == images.unpack(images.pack(steps))
