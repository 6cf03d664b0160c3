"""A round robin in groups: placed by snake, paired, ranked and listed group by group."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.club.pairing_worlds import finish
from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, SetHere
from tourney.club.contests import event_facts
from tourney.club.event_commands import SetEntries
from tourney.club.event_table import event_parts
from tourney.club.schedule_sheets import schedule_sheet
from tourney.club.suggestions import SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.marks import say
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.pairing.systems.round_robin import RoundRobinOptions
from tourney.standings.contest import Contest, Contested, Unit
from tourney.standings.groups import groups_of, schedule_of

DAY = dt.date(2026, 12, 1)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club.create(tmp_path / "groups.tourney", "Groups")
    yield made
    made.close()


def people(club: Club, n: int) -> tuple[int, ...]:
    ids = [club.execute(AddPlayer(NewPlayer(f"P{i + 1}"), rating=2000 - 50 * i)).value for i in range(n)]
    club.rate(today=DAY)
    return tuple(ids)


def event(club: Club, ids: tuple[int, ...], groups: int, **rules: object) -> int:
    made = EventRules(system="round-robin", options=(("groups", groups),), **rules)  # type: ignore[arg-type]
    found: int = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT, rules=made))).value
    club.execute(SetHere(found, ids, here=True))
    return found


def play(club: Club, event_id: int) -> list[list[frozenset[int]]]:
    """Play all rounds; return the pairs of each."""
    rounds = []
    for _ in range(20):
        try:
            made = pairings.suggest(club, event_id, SuggestOptions(system="round-robin"))
        except TourneyError:
            return rounds
        club.execute(pairings.accept(made.suggestion))
        pairs = [[p for s in b.sides for p in s.player_ids] for b in made.suggestion.boards]
        rounds.append([frozenset(pair) for pair in pairs])
        finish(club, event_id)
        club.rate(today=DAY)
    raise AssertionError("the round robin has no end")


def names(part: object) -> set[str]:
    made = part.table.made  # type: ignore[attr-defined]
    return {unit.name for unit in made.contest.units}


def test_everybody_meets_everybody_of_the_group_and_nobody_else(club: Club) -> None:
    ids = people(club, 9)
    event_id = event(club, ids, 2)
    rounds = play(club, event_id)
    snake = [[0, 3, 4, 7, 8], [1, 2, 5, 6]]
    wanted = {frozenset((ids[a], ids[b])) for group in snake for a, b in combinations(group, 2)}
    found = [pair for one in rounds for pair in one]
    assert len(found) == len(wanted)
    assert set(found) == wanted
    assert len(rounds) == 5


def test_standings_and_schedule_go_group_by_group(club: Club) -> None:
    ids = people(club, 8)
    event_id = event(club, ids, 2)
    parts = event_parts(club, event_id)
    assert [say(part.title) for part in parts if part.title] == ["Group A", "Group B"]
    assert names(parts[0]) == {"P1", "P4", "P5", "P8"}
    rows = schedule_sheet(club, event_id).rows
    assert len(rows) == 12
    first = [row.cells[0].value for row in rows if str(row.section).startswith("Round 1")]
    assert sorted(first) == [1, 2, 3, 4]
    play(club, event_id)
    parts = event_parts(club, event_id)
    assert names(parts[1]) == {"P2", "P3", "P6", "P7"}
    assert [row.place for row in parts[0].ranking.rows] != []
    assert len(schedule_sheet(club, event_id, section="B").rows) == 6


def test_groups_asked_for_once_need_no_rules(club: Club) -> None:
    ids = people(club, 6)
    event_id = event(club, ids, 1)
    options = SuggestOptions(system="round-robin", pairing=RoundRobinOptions(groups=2))
    made = pairings.suggest(club, event_id, options)
    group = [{ids[0], ids[3], ids[4]}, {ids[1], ids[2], ids[5]}]
    for board in made.suggestion.boards:
        seated = {p for s in board.sides for p in s.player_ids}
        assert any(seated <= one for one in group)
    assert len(made.suggestion.boards) == 2


def test_who_leaves_forfeits_to_his_group_alone(club: Club) -> None:
    ids = people(club, 8)
    event_id = event(club, ids, 2)
    made = pairings.suggest(club, event_id, SuggestOptions(system="round-robin"))
    club.execute(pairings.accept(made.suggestion))
    finish(club, event_id)
    club.execute(SetEntries(event_id, (ids[7],), (("withdrawn", True),)))
    first, second = event_parts(club, event_id)
    assert "1 game of 3" in " ".join(say(note) for note in first.table.notes).replace("(s)", "")
    assert not second.table.notes


def test_more_groups_than_pairs_of_people_make_groups_of_two(club: Club) -> None:
    ids = people(club, 5)
    rounds = play(club, event(club, ids, 26))
    assert sorted(len(one) for one in rounds)[-1] == 2
    assert sum(map(len, rounds)) == 1 + 3


def test_who_comes_later_moves_nobody() -> None:
    units = tuple(Unit(f"u{i}", 2000.0 - i) for i in range(6))
    games = (Contested(1, (0, 3)), Contested(1, (1, 2)))
    before = groups_of(Contest(units[:4], games, rounds=1), 2)
    assert before == ((0, 3), (1, 2))
    strong = (*units[:4], Unit("new", 2500.0, first_round=2), Unit("newer", 1000.0, first_round=2))
    assert groups_of(Contest(strong, games, rounds=1), 2) == ((0, 3, 5), (1, 2, 4))


def test_the_schedule_of_the_whole_holds_no_meeting_across_groups() -> None:
    units = tuple(Unit(f"u{i}", 2000.0 - i) for i in range(8))
    groups = [set(group) for group in groups_of(Contest(units, ()), 2)]
    meetings = schedule_of(Contest(units, ()), groups=2)
    assert len(meetings) == 12
    assert all(any({a, b} <= group for group in groups) for _, a, b in meetings)


def asked_for(groups: int = 1, cycles: int = 1) -> SuggestOptions:
    return SuggestOptions(system="round-robin", pairing=RoundRobinOptions(groups=groups, cycles=cycles))


def rules_now(club: Club, event_id: int) -> EventRules:
    return event_facts(club, event_id).event.rules


def test_what_the_first_round_was_paired_by_is_kept_for_the_event(club: Club) -> None:
    ids = people(club, 8)
    rules = EventRules(system="swiss", rounds=5)
    event_id = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT, rules=rules))).value
    club.execute(SetHere(event_id, ids, here=True))
    club.execute(pairings.accept(pairings.suggest(club, event_id, asked_for(2, 2)).suggestion))
    assert ("round-robin", {"groups": 2, "cycles": 2}) == (
        rules_now(club, event_id).system,
        rules_now(club, event_id).options_dict(),
    )
    finish(club, event_id)
    assert 4 == len(pairings.suggest(club, event_id).suggestion.boards)
    club.undo()
    club.undo()
    assert rules == rules_now(club, event_id)


def test_another_number_of_groups_is_refused_once_a_round_was_made(club: Club) -> None:
    event_id = event(club, people(club, 8), 2)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    finish(club, event_id)
    with pytest.raises(TourneyError) as caught:
        pairings.suggest(club, event_id, asked_for(4))
    assert "groups-fixed" == caught.value.code
    assert "in this many groups: 2. It cannot go on in 4" in str(caught.value)


def test_another_time_around_asked_for_later_is_kept(club: Club) -> None:
    event_id = event(club, people(club, 4), 1)
    play(club, event_id)
    made = pairings.suggest(club, event_id, asked_for(cycles=2))
    club.execute(pairings.accept(made.suggestion))
    assert {"cycles": 2} == rules_now(club, event_id).options_dict()


def test_a_round_by_another_system_in_between_changes_no_rules(club: Club) -> None:
    event_id = event(club, people(club, 8), 2)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    finish(club, event_id)
    before = rules_now(club, event_id)
    for system in ("swiss", "balanced"):
        made = pairings.suggest(club, event_id, SuggestOptions(system=system))
        club.execute(pairings.accept(made.suggestion))
        finish(club, event_id)
        assert before == rules_now(club, event_id)
