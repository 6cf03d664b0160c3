"""Points of a closed stage that the next one begins with, and places that ask for a number of games."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest

from tourney.club.commands import AcceptRound, AddEvent, EditEvent, SetHere, SetResult
from tourney.club.desk import night
from tourney.club.event_commands import AddStage, CloseStage
from tourney.club.event_sheets import standings_sheet
from tourney.club.event_table import event_table
from tourney.core.records import EventKind, NewEvent
from tourney.core.rules import EventRules, rules_of, rules_text
from tourney.standings.story import story

DAY = dt.date(2026, 11, 3)
HALF = Fraction(1, 2)


def played(club, event, number, stage_id, *boards):
    club.execute(AcceptRound(event, number, tuple((a, b) for a, b, _ in boards), stage_id=stage_id))
    view = night(club, event).rounds[-1]
    for board, (_, _, ranks) in zip(view.boards, boards, strict=True):
        club.execute(SetResult(board.game.id, ranks))


@pytest.fixture
def groups(club, people):
    """Four have played a stage: Ana 2, Björn 1, Đặng 1, 陈思远 0; returns the event and their ids."""
    ids = [people[name] for name in ("Ana", "Björn", "陈思远", "Đặng")]
    event = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT))).value
    club.execute(SetHere(event, tuple(ids), here=True))
    stage_id = club.execute(AddStage(event, "Groups")).value
    a, b, c, d = ids
    played(club, event, 1, stage_id, (a, b, (0, 1)), (d, c, (0, 1)))
    played(club, event, 2, stage_id, (a, d, (0, 1)), (b, c, (0, 1)))
    return event, ids


def points(club, event, name):
    stage = next(one for one in event_table(club, event).made.facts.stages if one.name == name)
    table = event_table(club, event, stage=stage)
    units = table.made.contest.units
    return {units[row.unit].name.split()[0]: row.points for row in table.ranking.rows}, table


def begin_final(club, event, carry):
    return club.execute(AddStage(event, "Final", EventRules(carry=carry))).value


@pytest.mark.parametrize("share", [Fraction(1), HALF])
def test_a_stage_begins_with_its_share_of_the_points_before(club, groups, share):
    event, _ = groups
    begin_final(club, event, share)
    held, table = points(club, event, "Final")
    assert {"Ana": 2 * share, "Björn": share, "Đặng": share, "陈思远": 0} == held
    assert any("Groups" in str(note) for note in table.notes)


def test_only_who_has_part_in_the_stage_takes_points_along(club, groups):
    event, (a, b, *_) = groups
    played(club, event, 3, begin_final(club, event, HALF), (b, a, (0, 1)))
    held, table = points(club, event, "Final")
    assert {"Björn": Fraction(3, 2), "Ana": 1, "Đặng": 0, "陈思远": 0} == held
    told = [f"{line.text} {line.amount}" for line in story(table.ranking, table.made.index[b])]
    assert "carried over from Groups ½" in told
    sheet = standings_sheet(club, event, stage=table.made.facts.stages[-1])
    assert "The points begin with those of the stage “Groups”, times ½." in [str(one) for one in sheet.notes]


def test_a_stage_begins_anew_unless_told_and_while_the_one_before_is_open(club, groups):
    event, _ = groups
    begin_final(club, event, Fraction(0))
    assert {0} == set(points(club, event, "Final")[0].values())
    stages = event_table(club, event).made.facts.stages
    club.execute(AddStage(event, "Play-off", EventRules(carry=Fraction(1))))
    for stage in stages:
        club.execute(CloseStage(stage.id, closed=False))
    assert {0} == set(points(club, event, "Play-off")[0].values())


def test_points_are_carried_through_two_stages(club, groups):
    event, (a, b, c, d) = groups
    played(club, event, 3, begin_final(club, event, Fraction(1)), (a, b, (0, 1)), (c, d, (0, 1)))
    club.execute(AddStage(event, "Play-off", EventRules(carry=Fraction(1))))
    assert {"Ana": 3, "Björn": 1, "Đặng": 1, "陈思远": 1} == points(club, event, "Play-off")[0]


def test_who_played_too_few_games_is_listed_without_a_place(club, groups, people):
    event, ids = groups
    eva = people["Eva"]
    club.execute(SetHere(event, (eva,), here=True))
    stored = event_table(club, event).made.facts.event
    rules = EventRules(least_games=2)
    club.execute(EditEvent(event, NewEvent("Cup", DAY, EventKind.TOURNAMENT, rules=rules), stored.version))
    table = event_table(club, event)
    last = table.ranking.rows[-1]
    assert (None, eva) == (last.place, table.id_of(last.unit))
    assert "too few for a place" in str(last.note)
    assert ids[0] == table.id_of(table.ranking.rows[0].unit)


def test_the_rules_are_read_back_as_written():
    rules = EventRules(carry=HALF, least_games=3)
    assert rules == rules_of(rules_text(rules))
    assert EventRules() == rules_of("{}")
