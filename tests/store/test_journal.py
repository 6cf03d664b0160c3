"""Undo and redo: without limit, over restarts, refused where a later change stands in the way."""

from __future__ import annotations

import datetime as dt
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, GameState, NewGame, Side, side
from tourney.core.marks import Text
from tourney.core.records import NewEvent, NewPlayer, StartRating
from tourney.core.topics import Topic
from tourney.store import events, games, images, journal, players
from tourney.store import settings as choices
from tourney.store.database import Database, file_url
from tourney.store.writer import Writer

Run = Callable[..., Any]
DAY = dt.date(2026, 9, 4)
NOW = dt.datetime(2026, 9, 4, 19, 30, tzinfo=dt.UTC)


def add_two(do: Run) -> tuple[int, int]:
    return (
        do(players.add_player, NewPlayer("Ada"), folded="ada"),
        do(players.add_player, NewPlayer("Bob"), folded="bob"),
    )


def test_an_empty_club_has_nothing_to_undo_or_redo(club: Database) -> None:
    assert journal.next_undo(club) is None
    assert journal.next_redo(club) is None
    for turn, code in ((journal.undo, "nothing-to-undo"), (journal.redo, "nothing-to-redo")):
        with pytest.raises(TourneyError) as caught:
            turn(club, "d")
        assert code == caught.value.code


def test_undo_is_a_line_of_its_own_that_names_its_action(club: Database) -> None:
    with club.writing(desk="a", command="Add", label=Text("T", "Add Ada"), topics=[Topic.PLAYERS]) as writer:
        players.add_player(writer, NewPlayer("Ada"), folded="ada")
    turned = journal.undo(club, "b")
    assert ("b", "Add", "undo", writer.entry_id) == (turned.desk, turned.command, turned.kind, turned.undoes)
    assert ("Add Ada", (Topic.PLAYERS,)) == (str(turned.label), turned.topics)
    again = journal.redo(club, "c")
    assert ("redo", writer.entry_id) == (again.kind, again.undoes)
    assert ["redo", "undo", "do"] == [entry.kind for entry in journal.entries(club)]
    assert 3 == club.last_change()


def test_a_new_action_closes_the_way_to_redo(club: Database, do: Run, ask: Run) -> None:
    add_two(do)
    journal.undo(club, "d")
    do(players.add_player, NewPlayer("Cy"), folded="cy")
    assert journal.next_redo(club) is None
    assert ["done", "done", "dropped", "done"] == [entry.state for entry in journal.entries(club)]
    journal.undo(club, "d")
    journal.undo(club, "d")
    assert [] == ask(players.list_players)


def test_a_given_action_can_be_undone_while_later_ones_stay(club: Database, do: Run, ask: Run) -> None:
    add_two(do)
    first = journal.entries(club)[-1]
    journal.undo(club, "d", entry_id=first.id)
    assert ["Bob"] == [player.name for player in ask(players.list_players)]
    with pytest.raises(TourneyError) as caught:
        journal.undo(club, "d", entry_id=first.id)
    assert "nothing-to-undo" == caught.value.code
    redo = journal.next_redo(club)
    assert redo is not None
    assert first.id == redo.id
    journal.redo(club, "d")
    assert ["Ada", "Bob"] == [player.name for player in ask(players.list_players)]


def test_undo_is_blocked_by_a_later_change_of_the_row_and_names_it(
    club: Database, do: Run, ask: Run, dumped: Run
) -> None:
    ada, _ = add_two(do)
    first = journal.entries(club)[-1]
    with club.writing(desk="b", command="Archive", label=Text("T", "Archive Ada")) as writer:
        players.archive_player(writer, ada)
    before, last = dumped(club), club.last_change()
    with pytest.raises(TourneyError) as caught:
        journal.undo(club, "d", entry_id=first.id)
    assert "undo-blocked" == caught.value.code
    assert "“Archive Ada” stands in the way" in str(caught.value)
    assert (before, last) == (dumped(club), club.last_change())


def test_undo_is_blocked_by_a_later_row_that_refers_to_it(club: Database, do: Run) -> None:
    ada, bob = add_two(do)
    first = journal.entries(club)[-1]
    with club.writing(desk="b", command="Record", label=Text("T", "Ada beat Bob")) as writer:
        games.add_game(writer, NewGame((side(ada, rank=0), side(bob, rank=1)), DAY))
    with pytest.raises(TourneyError) as caught:
        journal.undo(club, "d", entry_id=first.id)
    assert "undo-blocked" == caught.value.code
    assert "Ada beat Bob" in str(caught.value)


def test_undo_of_an_import_is_blocked_by_a_game_of_one_of_its_players(club: Database, do: Run) -> None:
    ids = do(players.add_players, [NewPlayer(f"P{i}") for i in range(20)], [f"p{i}" for i in range(20)])
    imported = journal.entries(club)[0]
    with club.writing(desk="b", command="Record", label=Text("T", "P3 beat P4")) as writer:
        games.add_game(writer, NewGame((side(ids[3], rank=0), side(ids[4], rank=1)), DAY))
    with pytest.raises(TourneyError) as caught:
        journal.undo(club, "d", entry_id=imported.id)
    assert "P3 beat P4" in str(caught.value)
    journal.undo(club, "d")
    journal.undo(club, "d")
    assert journal.next_undo(club) is None


def test_a_change_behind_the_journals_back_blocks_undo(club: Database, do: Run) -> None:
    add_two(do)
    with club.transaction() as reader:
        reader.connection.exec_driver_sql("update player set note = 'by hand' where name = 'Bob'")
    with pytest.raises(TourneyError) as caught:
        journal.undo(club, "d")
    assert "undo-blocked" == caught.value.code


def test_undo_and_redo_go_on_in_a_new_process(
    club: Database, do: Run, dumped: Run, start_python: Run
) -> None:
    start = dumped(club)
    ada, bob = add_two(do)
    do(games.add_game, NewGame((side(ada, rank=0), side(bob, rank=1)), DAY, dt.time(20, 15)))
    end = dumped(club)
    script = (
        "import sys\n"
        "from tourney.store import journal\n"
        "from tourney.store.database import Database\n"
        "club = Database.open(sys.argv[1])\n"
        "turn, after = getattr(journal, sys.argv[2]), getattr(journal, 'next_' + sys.argv[2])\n"
        "while after(club): turn(club, 'new')\n"
        "print('done')\n"
    )
    assert "done\n" == start_python(script, club.url, "undo").communicate(timeout=60)[0]
    assert start == dumped(club)
    assert "done\n" == start_python(script, club.url, "redo").communicate(timeout=60)[0]
    assert end == dumped(club)


def test_fifty_thousand_games_are_undone_and_redone_in_seconds(club: Database, dumped: Run) -> None:
    start = dumped(club)
    with club.writing(desk="d", command="Import", label=Text("T", "Import")) as writer:
        ids = players.add_players(
            writer, [NewPlayer(f"P{i}") for i in range(100)], [str(i) for i in range(100)]
        )
        night = events.add_event(writer, NewEvent("Night", DAY))
        new = [
            NewGame(
                (side(ids[i % 100], rank=0, score=3), side(ids[(i + 1) % 100], rank=i % 2, score=i % 3)),
                DAY - dt.timedelta(i // 40),
                event_id=night,
                sets=((11, 5),),
            )
            for i in range(50_000)
        ]
        games.add_games(writer, new)
    end = dumped(club)
    assert 50_000 == len(end["game"])
    began = time.perf_counter()
    journal.undo(club, "d")
    assert start == dumped(club)
    journal.redo(club, "d")
    took = time.perf_counter() - began
    assert end == dumped(club)
    assert took < 20  # 2 s on an idle machine; the guard is against minutes


ACTIONS = ("player", "many", "rename", "archive", "delete", "game", "result", "void", "correct", "remove") + (
    "round",
    "unround",
    "here",
    "start",
    "setting",
    "forbid",
    "undo",
    "redo",
)


def act(club: Database, action: str, pick: int) -> None:
    """Do something that the club's state allows, or nothing."""
    if action in ("undo", "redo"):
        allowed = journal.next_undo(club) if action == "undo" else journal.next_redo(club)
        if allowed:
            (journal.undo if action == "undo" else journal.redo)(club, "d")
        return
    with club.writing(desk="d", command=action, label=Text("T", action)) as writer:
        _change(writer, action, pick)


def _change(writer: Writer, action: str, pick: int) -> None:
    people = [player.id for player in players.list_players(writer, archived=None)]
    log = games.list_games(writer, order="oldest")
    nights = events.list_events(writer)
    night = nights[0].id if nights else events.add_event(writer, NewEvent("Night", DAY))
    rounds = events.list_rounds(writer, night)
    one, two = (people[pick % len(people)], people[(pick + 1) % len(people)]) if len(people) > 1 else (0, 0)
    game = log[pick % len(log)] if log else None
    match action:
        case "player":
            players.add_player(writer, NewPlayer(f"P {pick}"), folded=f"p {pick}")
        case "many":
            players.add_players(writer, [NewPlayer("M", born=pick)] * 3, ["m"] * 3)
        case "rename" if one:
            player = players.get_player(writer, one)
            players.update_player(writer, type(player)("New", id=one, version=player.version), folded="new")
        case "archive" if one:
            players.archive_player(writer, one, archived=pick % 2 == 0)
        case "delete" if one and not log and not rounds:
            players.delete_player(writer, one)
        case "game" if one:
            games.add_game(writer, NewGame((side(one, rank=0), side(two, rank=pick % 2)), DAY))
        case "result" if game:
            after = replace(game, sides=reranked(game.sides), state=GameState.PLAYED)
            games.replace_game(writer, game.id, after, version=game.version)
        case "void" if game:
            games.set_state(writer, game.id, GameState.VOID)
        case "correct" if game and one:
            new = NewGame((side(one, rank=0), side(two, rank=1)), DAY, forfeit=Forfeit.NO_SHOW)
            games.replace_game(writer, game.id, new)
        case "remove" if game:
            games.delete_game(writer, game.id)
        case "round" if one:
            board = NewGame((side(one), side(two)), DAY, state=GameState.OPEN)
            events.add_round(writer, night, [board], bye_ids=[two], accepted_at=NOW)
        case "unround" if rounds:
            events.delete_round(writer, rounds[-1].id)
        case "here" if one:
            events.set_here(writer, night, [one, two], here=pick % 2 == 0, since=NOW)
        case "start" if one:
            players.set_start_rating(writer, StartRating(one, 1500.5 + pick, 80, DAY))
        case "setting":
            choices.put_setting(writer, f"k{pick % 3}", {"v": pick})
        case "forbid" if one:
            (events.forbid if pick % 2 else events.allow)(writer, one, two)
        case _:
            pass


def reranked(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    return tuple(side(*one.player_ids, rank=place) for place, one in enumerate(sides))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(
        st.tuples(st.sampled_from(("player", "many", "game", "round", *ACTIONS)), st.integers(0, 9)),
        max_size=25,
    )
)
def test_undoing_everything_is_the_start_and_redoing_everything_the_end(
    steps: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory, dumped: Run
) -> None:
    club = Database.create(file_url(tmp_path_factory.mktemp("walk") / "club.tourney"))
    start = dumped(club)
    for action, pick in steps:
        act(club, action, pick)
    while journal.next_redo(club):
        journal.redo(club, "d")
    end = dumped(club)
    seen = []
    while journal.next_undo(club):
        seen.append(dumped(club))
        journal.undo(club, "d")
    assert start == dumped(club)
    while journal.next_redo(club):
        journal.redo(club, "d")
        assert seen.pop() == dumped(club)
    assert end == dumped(club)
    club.check()


def test_an_entry_that_carries_nothing_changed_nothing() -> None:
    assert images.unpack(b"") == []


@pytest.mark.parametrize(
    "payload", [b"so", zlib.compress(b"[]"), zlib.compress(b'{"steps":[["row","x",1,{},{}]]}')]
)
def test_broken_history_is_told(payload: bytes) -> None:
    with pytest.raises(TourneyError) as told:
        images.unpack(payload)
    assert told.value.code == "history-broken"
