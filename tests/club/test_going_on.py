"""The best of each group go on into the final: seeded by place, paired alone, and undone in one step."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.pairing_worlds import finish
from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, SetHere, SetResult
from tourney.club.contests import event_facts
from tourney.club.event_commands import AddStage, CloseStage, SetEntries
from tourney.club.event_table import event_parts, event_table, going_on
from tourney.core.errors import TourneyError
from tourney.core.marks import say
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules, rules_of, rules_text

DAY = dt.date(2026, 12, 1)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club.create(tmp_path / "groups.tourney", "Groups")
    yield made
    made.close()


def cup(club: Club, n: int, groups: int) -> tuple[int, list[int]]:
    """Return an event of *n* people in groups, with their ids, the strongest first."""
    ids = [club.execute(AddPlayer(NewPlayer(f"P{i + 1}"), rating=2000 - 50 * i)).value for i in range(n)]
    club.rate(today=DAY)
    rules = EventRules(system="round-robin", options=(("groups", groups),))
    event_id = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT, rules=rules))).value
    club.execute(SetHere(event_id, tuple(ids), here=True))
    return event_id, ids


def play_round(club: Club, event_id: int) -> list[set[int]]:
    """Play a round in which the stronger one (of lower id) wins; return its pairs."""
    made = pairings.suggest(club, event_id)
    club.execute(pairings.accept(made.suggestion))
    for game in event_facts(club, event_id).games:
        if game.sides[0].rank is None:
            a, b = (one.player_ids[0] for one in game.sides)
            club.execute(SetResult(game.id, (0, 1) if a < b else (1, 0)))
    club.rate(today=DAY)
    return [{p for side in b.sides for p in side.player_ids} for b in made.suggestion.boards]


def play_groups(club: Club, event_id: int) -> None:
    for _ in range(20):
        try:
            play_round(club, event_id)
        except TourneyError:
            return


def final(event_id: int, system: str = "knockout", advance: int = 2) -> AddStage:
    return AddStage(event_id, "Final", EventRules(system=system, advance=advance), before="Groups")


def stage_of(club: Club, event_id: int):
    return event_facts(club, event_id).stage


def test_the_rule_is_kept_in_the_file() -> None:
    rules = EventRules(system="knockout", advance=2)
    assert rules == rules_of(rules_text(rules))
    assert "advance" not in rules_text(EventRules())


def test_two_of_each_group_play_the_knockout(club: Club) -> None:
    event_id, ids = cup(club, 8, 2)
    play_groups(club, event_id)
    club.execute(final(event_id))
    # By snake A is P1 P4 P5 P8 and B is P2 P3 P6 P7.
    stage = stage_of(club, event_id)
    assert (ids[0], ids[1], ids[3], ids[2]) == going_on(club, event_id, stage)
    assert [{ids[0], ids[2]}, {ids[1], ids[3]}] == play_round(club, event_id)
    assert [{ids[0], ids[1]}] == play_round(club, event_id)
    rows = event_table(club, event_id, stage=stage).ranking.rows
    assert 4 == len(rows)
    assert ["1", "2"] == [row.place_text.rstrip(".") for row in rows[:2]]


def test_the_rounds_of_before_become_the_stage_before(club: Club) -> None:
    event_id, _ = cup(club, 8, 2)
    play_groups(club, event_id)
    club.execute(final(event_id))
    groups, last = event_facts(club, event_id).stages
    assert ("Groups", "Final") == (groups.name, last.name)
    assert groups.closed_at is not None
    assert {groups.id} == {one.stage_id for one in event_facts(club, event_id).rounds}
    assert ["Group A", "Group B"] == [say(one.title) for one in event_parts(club, event_id, stage=groups)]


def test_one_undo_takes_it_all_back(club: Club) -> None:
    event_id, _ = cup(club, 8, 2)
    play_groups(club, event_id)
    club.execute(final(event_id))
    club.undo()
    assert () == event_facts(club, event_id).stages
    assert {None} == {one.stage_id for one in event_facts(club, event_id).rounds}
    club.redo()
    assert 2 == len(event_facts(club, event_id).stages)
    assert 2 == len(play_round(club, event_id))


@pytest.mark.parametrize("system", ["swiss", "round-robin", "balanced", "double-elimination"])
def test_other_systems_pair_those_alone_as_well(club: Club, system: str) -> None:
    event_id, ids = cup(club, 8, 2)
    play_groups(club, event_id)
    club.execute(final(event_id, system))
    best = {ids[0], ids[1], ids[2], ids[3]}
    for _ in range(2):
        pairs = play_round(club, event_id)
        assert 2 == len(pairs)
        assert best == set().union(*pairs)


def test_for_who_left_before_it_the_next_moves_up(club: Club) -> None:
    event_id, ids = cup(club, 8, 2)
    play_groups(club, event_id)
    club.execute(final(event_id))
    club.execute(SetEntries(event_id, (ids[0],), (("withdrawn", True),)))
    assert {ids[3], ids[4], ids[1], ids[2]} == set(going_on(club, event_id, stage_of(club, event_id)))
    play_round(club, event_id)
    club.execute(SetEntries(event_id, (ids[3],), (("withdrawn", True),)))
    assert {ids[3], ids[4], ids[1], ids[2]} <= set(going_on(club, event_id, stage_of(club, event_id)))
    assert {ids[4], ids[5]} != set(play_round(club, event_id)[0])


def test_who_joined_late_can_go_on(club: Club) -> None:
    event_id, ids = cup(club, 8, 2)
    club.execute(SetEntries(event_id, (ids[0],), (("first_round", 2),)))
    play_round(club, event_id)
    play_groups(club, event_id)
    club.execute(final(event_id))
    field = going_on(club, event_id, stage_of(club, event_id))
    assert ids[0] in field
    assert any(ids[0] in pair for pair in play_round(club, event_id))


def test_a_shared_place_at_the_cut_is_told(club: Club) -> None:
    event_id, _ = cup(club, 6, 2)
    made = pairings.suggest(club, event_id)
    while made is not None:
        club.execute(pairings.accept(made.suggestion))
        for game in event_facts(club, event_id).games:
            if game.sides[0].rank is None:
                club.execute(SetResult(game.id, (0, 0)))
        try:
            made = pairings.suggest(club, event_id)
        except TourneyError:
            made = None
    club.execute(final(event_id, advance=1))
    notes = [say(one) for one in event_table(club, event_id, stage=stage_of(club, event_id)).notes]
    assert "Level in “Groups” where only some go on: P1, P4, P5. The better seeds went on." in notes


def test_nobody_goes_on_while_games_are_open_or_none_was_played(club: Club) -> None:
    event_id, _ = cup(club, 8, 2)
    with pytest.raises(TourneyError) as caught:
        club.execute(final(event_id))
    assert "no-stage" == caught.value.code
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    with pytest.raises(TourneyError) as caught:
        club.execute(final(event_id))
    assert "still-open" == caught.value.code
    assert "4 open game" in str(caught.value)
    finish(club, event_id)
    club.execute(final(event_id))


def test_a_corrected_game_of_the_groups_counts_again(club: Club) -> None:
    event_id, ids = cup(club, 4, 2)
    play_groups(club, event_id)
    club.execute(final(event_id, advance=1))
    stage = stage_of(club, event_id)
    assert (ids[0], ids[1]) == going_on(club, event_id, stage)
    groups = event_facts(club, event_id).stages[0]
    club.execute(CloseStage(groups.id, closed=False))
    game = next(g for g in event_facts(club, event_id).games if ids[0] in g.player_ids)
    a = game.sides[0].player_ids[0]
    club.execute(SetResult(game.id, (1, 0) if a == ids[0] else (0, 1)))
    club.execute(CloseStage(groups.id))
    assert (ids[3], ids[1]) == going_on(club, event_id, stage)
