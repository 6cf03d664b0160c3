"""A faulty scoring is refused by every command that would store it, in a sentence that names the field."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tourney.club.commands import AddEvent, EditEvent, SetHere
from tourney.club.event_commands import AddStage
from tourney.club.vote_commands import BeginVote, NewEntry
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent
from tourney.core.rules import EventRules, Scoring
from tourney.store import journal

DAY = dt.date(2026, 11, 3)
BAD = {
    "by": (Scoring(by="luck"), "“luck” for “by”; it must be one of result, sets, points, places."),
    "total": (Scoring(total="median"), "“median” for “total”"),
    "table": (
        Scoring(table=(("3", Fraction(1), Fraction(0)),)),
        "Among the particular scores “3” is not one",
    ),
    "rounds": (Scoring(rounds=((0, Fraction(2)),)), "has a number from 1, not 0."),
    "best": (Scoring(best=-1), "cannot be less than 0."),
}


def refused(club, command) -> TourneyError:
    before = len(journal.entries(club.database))
    with pytest.raises(TourneyError) as caught:
        club.execute(command)
    assert before == len(journal.entries(club.database))
    return caught.value


@pytest.mark.parametrize("field", sorted(BAD))
def test_no_command_stores_a_faulty_scoring(club, field):
    scoring, words = BAD[field]
    rules = EventRules(scoring=scoring)
    good = NewEvent("Cup", DAY)
    bad = replace(good, rules=rules)
    event_id = club.execute(AddEvent(good)).value
    for command in (
        AddEvent(bad),
        EditEvent(event_id, bad, 1),
        SetHere(replace(bad, date=DAY + dt.timedelta(1)), (1,), here=True),
        AddStage(event_id, "Final", rules),
        BeginVote(bad, (NewEntry("One"), NewEntry("Two"))),
    ):
        error = refused(club, command)
        assert ("bad-scoring", field) == (error.code, error.field)
        assert words in str(error.text)


@pytest.mark.parametrize("worth", [float("nan"), float("inf")])
def test_a_bye_that_is_worth_no_number_is_refused(club, worth):
    assert "bad-points" == refused(club, AddEvent(NewEvent("Cup", DAY, bye_points=worth))).code
