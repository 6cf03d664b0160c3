"""The way back to a line of the journal: newest first, no other desk's action, and forth again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tourney.club import roster
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, EditPlayer
from tourney.club.journal_turns import done_since, undo_back_to
from tourney.core.errors import BlockedError
from tourney.core.marks import say
from tourney.core.records import NewPlayer


@pytest.fixture
def club(tmp_path: Path):
    club = Club.create(tmp_path / "c.tourney", "C", desk="one")
    yield club
    club.close()


def names(club: Club) -> list[str]:
    return sorted(row.player.name for row in roster.players(club))


def add(club: Club, *wanted: str) -> list[int]:
    """Add players and return their journal entries."""
    return [club.execute(AddPlayer(NewPlayer(name))).entry_id for name in wanted]


def rename(club: Club, player_id: int, name: str) -> int:
    player = club.register().players[player_id]
    return club.execute(EditPlayer(player_id, NewPlayer(name), player.version)).entry_id


def test_the_way_back_undoes_everything_down_to_the_action_and_redo_leads_forth(club):
    _, second, _, _ = add(club, "Ana", "Ben", "Cem", "Dua")
    assert [entry.id for entry in done_since(club, second)][-1] == second
    way = undo_back_to(club, second)
    assert (way.count, way.stopped) == (3, None)
    assert names(club) == ["Ana"]
    for _ in range(3):
        club.redo()
    assert names(club) == ["Ana", "Ben", "Cem", "Dua"]


def test_what_was_undone_already_is_passed_over(club):
    first, second, _ = add(club, "Ana", "Ben", "Cem")
    club.undo(entry_id=second)
    assert undo_back_to(club, first).count == 2
    assert names(club) == []


def test_an_action_of_another_desk_ends_the_way_with_a_sentence(club):
    first, _ = add(club, "Ana", "Ben")
    club.desk = "two"
    (foreign,) = add(club, "Cem")
    club.desk = "one"
    add(club, "Dua")
    way = undo_back_to(club, first)
    assert way.count == 1
    assert isinstance(way.stopped, BlockedError)
    assert way.stopped.code == "other-desk"
    assert way.stopped.entry_id == foreign
    assert "“two”" in say(way.stopped.text)
    assert names(club) == ["Ana", "Ben", "Cem"]


def test_the_way_can_be_left_in_the_middle(club):
    first, _, _ = add(club, "Ana", "Ben", "Cem")
    asked = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) > 2

    assert undo_back_to(club, first, stopped=stopped).count == 2
    assert names(club) == ["Ana"]


def test_a_refused_undo_names_the_line_that_stands_in_the_way(club):
    added = club.execute(AddPlayer(NewPlayer("Ana")))
    renamed = rename(club, added.value, "Anna")
    with pytest.raises(BlockedError) as refused:
        club.undo(entry_id=added.entry_id)
    assert refused.value.code == "undo-blocked"
    assert refused.value.entry_id == renamed
    assert names(club) == ["Anna"]
