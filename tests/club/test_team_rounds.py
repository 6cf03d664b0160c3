"""Team events: teams are paired, teams sit out, teams trade places and are pinned."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.club import pairings
from tourney.club.commands import AddEvent, AddPlayer, SetHere
from tourney.club.desk import night
from tourney.club.event_commands import SetEntries
from tourney.club.suggestions import SuggestOptions
from tourney.club.team_commands import SaveTeam
from tourney.core.errors import TourneyError
from tourney.core.records import EventKind, NewEvent, NewPlayer, NewTeam
from tourney.core.rules import EventRules

DAY = dt.date(2026, 11, 3)


@pytest.fixture
def league(club):
    """A team event of five teams of two; returns the event and the people of each team by its id."""
    rules = EventRules(system="round-robin")
    event_id = club.execute(AddEvent(NewEvent("Team cup", DAY, EventKind.TEAM, rules=rules))).value
    teams = {}
    for number in range(5):
        ids = tuple(club.execute(AddPlayer(NewPlayer(f"T{number} {k}"))).value for k in "ab")
        team_id = club.execute(SaveTeam(NewTeam(f"Team {number}", ids, event_id))).value
        club.execute(SetHere(event_id, ids, here=True))
        club.execute(SetEntries(event_id, ids, (("team_id", team_id),)))
        teams[team_id] = ids
    club.rate(today=DAY)
    return event_id, teams


def sides(suggestion):
    return [set(map(tuple, (s.player_ids for s in b.sides))) for b in suggestion.boards]


def test_whole_teams_meet_and_one_sits_out(club, league):
    event_id, teams = league
    made = pairings.suggest(club, event_id)
    assert 2 == len(made.suggestion.boards)
    assert 2 == len(made.suggestion.byes)
    seated = {side for board in sides(made.suggestion) for side in board}
    assert seated < set(teams.values())
    club.execute(pairings.accept(made.suggestion))
    assert 2 == len(night(club, event_id).current.boards)


def test_teams_trade_places_as_a_whole(club, league):
    event_id, teams = league
    made = pairings.suggest(club, event_id)
    one, two = made.suggestion.boards
    a, b = one.sides[0].player_ids, two.sides[1].player_ids
    swapped = pairings.swap(club, made, a[0], b[1])
    first, second = sides(swapped.suggestion)
    assert b in first
    assert a in second
    pinned = swapped.pinned()
    assert 2 == len(pinned.pins)
    assert {t for pair in pinned.pins for t in pair} <= set(teams)


def test_a_team_trades_with_the_one_that_sits_out(club, league):
    event_id, _ = league
    made = pairings.suggest(club, event_id)
    out = tuple(bye.player.id for bye in made.suggestion.byes)
    plays = made.suggestion.boards[0].sides[0].player_ids
    swapped = pairings.swap(club, made, plays[0], out[0])
    assert out in sides(swapped.suggestion)[0]
    assert set(plays) == {bye.player.id for bye in swapped.suggestion.byes}
    assert [1] == sorted({len(swapped.pinned().byes)})


def test_two_of_one_team_do_not_trade(club, league):
    event_id, _ = league
    made = pairings.suggest(club, event_id)
    a, b = made.suggestion.boards[0].sides[0].player_ids
    with pytest.raises(TourneyError) as caught:
        pairings.swap(club, made, a, b)
    assert "swap-same" == caught.value.code


def test_a_bye_by_hand_is_a_teams_bye(club, league):
    event_id, teams = league
    team_id, ids = next(iter(teams.items()))
    made = pairings.suggest(club, event_id, SuggestOptions(system="swiss", byes=(team_id,)))
    assert set(ids) <= {bye.player.id for bye in made.suggestion.byes}
