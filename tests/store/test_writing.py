"""The one write door: all or nothing, images kept, versions checked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tourney.core.errors import ConflictError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import NewPlayer, Player
from tourney.core.topics import Topic
from tourney.store import journal, labels, players
from tourney.store.database import Database
from tourney.store.tables import PlayerRow

Run = Callable[..., Any]
LABEL = Text("Test", "Do it")


def test_an_action_that_raises_leaves_no_trace(club: Database, dumped: Run) -> None:
    def half_way() -> None:
        with club.writing(desk="d", command="c", label=LABEL) as writer:
            players.add_player(writer, NewPlayer("Ada"), folded="ada")
            raise KeyError("half-way")

    with pytest.raises(KeyError, match="half-way"):
        half_way()
    assert not any(dumped(club).values())
    assert [] == journal.entries(club)
    assert 0 == club.last_change()


def test_a_failed_action_keeps_what_may_be_redone(club: Database, do: Run) -> None:
    do(players.add_player, NewPlayer("Ada"), folded="ada")
    journal.undo(club, "d")
    with pytest.raises(TourneyError):
        do(players.delete_player, 99)
    assert journal.next_redo(club) is not None


def test_an_error_of_the_caller_inside_an_action_stays_what_it_is(club: Database) -> None:
    with pytest.raises(FileNotFoundError), club.reading():
        open("/no/such/file")  # noqa: SIM115


def test_an_action_without_changes_writes_no_line(club: Database, do: Run, ask: Run) -> None:
    player_id = do(players.add_player, NewPlayer("Ada"), folded="ada")
    before = club.last_change()
    do(players.archive_player, player_id, archived=False)
    do(players.clear_start_rating, player_id)
    assert before == club.last_change()
    assert 1 == ask(players.get_player, player_id).version


def test_a_journal_line_tells_who_what_and_what_it_touched(club: Database) -> None:
    label = QT_TRANSLATE_NOOP("Commands", "Add {name}")
    with club.writing(
        desk="bar", command="AddPlayer", label=label(name="Zoë 王"), topics=[Topic.PLAYERS]
    ) as writer:
        players.add_player(writer, NewPlayer("Zoë 王"), folded="zoe wang")
        writer.topics.add(Topic.ENTRIES)
    (entry,) = journal.entries(club)
    assert writer.entry_id == entry.id == club.last_change()
    assert ("bar", "AddPlayer", "do", "done", None) == (
        entry.desk,
        entry.command,
        entry.kind,
        entry.state,
        entry.undoes,
    )
    assert "Add Zoë 王" == str(entry.label)
    assert (Topic.ENTRIES, Topic.PLAYERS) == entry.topics
    assert entry.at.tzinfo is not None


def test_a_label_may_be_told_at_the_end(club: Database) -> None:
    with club.writing(desk="d", command="c", label=LABEL) as writer:
        players.add_player(writer, NewPlayer("Ada"), folded="ada")
        writer.label = QT_TRANSLATE_NOOP("Commands", "Add %n player(s)")(count=1)
    assert "Add 1 player" == str(journal.entries(club)[0].label)


def test_texts_within_texts_survive_the_journal() -> None:
    inner = QT_TRANSLATE_NOOP("Results", "%n game(s)")(count=2)
    text = QT_TRANSLATE_NOOP("Commands", "Import {what} from {file}")(what=inner, file="a.csv")
    assert text == labels.load_text(labels.dump_text(text))


def test_the_second_writer_is_told_the_first_ones_value(club: Database, do: Run, ask: Run) -> None:
    player_id = do(players.add_player, NewPlayer("Ada"), folded="ada")
    seen = ask(players.get_player, player_id)
    do(players.update_player, replace(seen, name="Ada L."), folded="ada l.")
    with pytest.raises(ConflictError) as caught:
        do(players.update_player, replace(seen, name="Adah"), folded="adah")
    assert "conflict" == caught.value.code
    assert "Ada L." in str(caught.value)
    present = caught.value.text.details["values"]
    assert isinstance(present, dict)
    assert ("Ada L.", 2) == (present["name"], present["version"])
    assert "Ada L." == ask(players.get_player, player_id).name


def test_a_row_deleted_meanwhile_is_gone(club: Database, do: Run, ask: Run) -> None:
    player_id = do(players.add_player, NewPlayer("Ada"), folded="ada")
    seen = ask(players.get_player, player_id)
    do(players.delete_player, player_id)
    with pytest.raises(ConflictError) as caught:
        do(players.update_player, seen, folded="ada")
    assert "gone" == caught.value.code


def test_a_key_is_never_used_for_somebody_else(club: Database, do: Run) -> None:
    first = do(players.add_player, NewPlayer("Ada"), folded="ada")
    journal.undo(club, "d")
    second = do(players.add_players, [NewPlayer("Bob"), NewPlayer("Cy")], ["bob", "cy"])
    journal.undo(club, "d")
    third = do(players.add_player, NewPlayer("Dee"), folded="dee")
    assert first < second[0] < second[-1] < third


def test_a_version_seen_before_an_undo_is_out_of_date_after_it(club: Database, do: Run, ask: Run) -> None:
    player_id = do(players.add_player, NewPlayer("Ada"), folded="ada")
    do(players.archive_player, player_id)
    seen: Player = ask(players.get_player, player_id)
    journal.undo(club, "other")
    do(players.update_player, replace(ask(players.get_player, player_id), note="plays on Fridays"), folded="")
    with pytest.raises(ConflictError):
        do(players.update_player, replace(seen, note=""), folded="")


def test_no_version_of_a_row_is_used_for_two_contents(club: Database, do: Run, ask: Run) -> None:
    """Not even when the row goes and comes back in between: arrays in memory are kept by version."""
    player_id = do(players.add_player, NewPlayer("Ada"), folded="ada")
    seen: dict[int, str] = {}

    def look() -> None:
        player = ask(players.get_player, player_id)
        assert seen.setdefault(player.version, player.name) == player.name

    def rename(name: str) -> None:
        player = ask(players.get_player, player_id)
        do(players.update_player, replace(player, name=name), folded="")
        look()

    look()
    rename("Bea")
    journal.undo(club, "d")
    look()
    journal.undo(club, "d")
    journal.redo(club, "d")
    look()
    rename("Cea")
    rename("Dea")
    assert 6 == len(seen)


def test_one_action_raises_a_version_once(do: Run, ask: Run) -> None:
    def twice(writer: Any) -> None:
        (first,) = players.add_players(writer, [NewPlayer("Ada")], ["ada"])
        second = players.add_player(writer, NewPlayer("Bob"), folded="bob")
        for player_id in (first, second):
            players.archive_player(writer, player_id)
            players.archive_player(writer, player_id, archived=False)

    do(twice)
    assert [1, 1] == [player.version for player in ask(players.list_players)]


def test_bulk_keys_are_one_range_and_every_column_needs_a_value(club: Database, do: Run) -> None:
    def bad_keys(writer: Any) -> None:
        writer.insert_many(PlayerRow, {"id": [1, 5], "name": ["a", "b"]})

    def no_name(writer: Any) -> None:
        writer.insert_many(PlayerRow, {"folded": ["a", "b"]})

    with pytest.raises(ValueError, match="one range"):
        do(bad_keys)
    with pytest.raises(ValueError, match="needs a value"):
        do(no_name)


def test_threads_write_one_after_the_other(club: Database, ask: Run) -> None:
    failures: list[BaseException] = []

    def work(name: str) -> None:
        try:
            for number in range(10):
                with club.writing(desk=name, command="c", label=LABEL) as writer:
                    players.add_player(writer, NewPlayer(f"{name} {number}"), folded=name)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == failures
    assert 40 == len(ask(players.list_players))
    assert 40 == club.last_change()
