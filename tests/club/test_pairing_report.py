"""The pairing report says what is to be said of a round, suggested or on."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.club import documents, pairing_report, pairings
from tourney.club.commands import AddEvent, AddPlayer, SetHere, SetResult
from tourney.club.desk import night
from tourney.club.documents import Wanted
from tourney.club.pairing_report import Concern
from tourney.club.suggestions import SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.pairing.base import Options

NIGHT = dt.date(2026, 12, 1)


def event(club, ids, system="balanced"):
    event_id = club.execute(AddEvent(NewEvent("Cup", NIGHT, rules=EventRules(system=system)))).value
    club.execute(SetHere(event_id, tuple(ids), here=True))
    club.rate(today=NIGHT)
    return event_id


def play(club, event_id, **asked):
    made = pairings.suggest(club, event_id, SuggestOptions(**asked))
    club.execute(pairings.accept(made.suggestion))
    for board in night(club, event_id).current.boards:
        club.execute(SetResult(board.game.id, (0, 1)))
    return made


def test_a_rematch_is_told_with_its_age(club, people):
    ids = [people["Ana"], people["Björn"]]
    event_id = event(club, ids)
    play(club, event_id)
    made = pairings.suggest(club, event_id, SuggestOptions(pairing=Options(no_rematch=0)))
    report = pairing_report.suggestion_report(club, made.suggestion)
    found = [one for one in report.findings if one.concern is Concern.REMATCH]
    assert ["Ana Duarte and Björn Åkesson met 1 round ago"] == [
        str(f.text).replace("Björn Åkesson and Ana Duarte", "Ana Duarte and Björn Åkesson") for f in found
    ]


def test_the_first_round_of_a_published_event_has_no_rematch(club, people):
    event_id = event(club, list(people.values()))
    play(club, event_id)
    play(club, event_id)
    assert 0 == pairing_report.round_report(club, event_id, 1).count(Concern.REMATCH)
    assert 3 == pairing_report.round_report(club, event_id, 1).boards


def test_a_second_bye_is_told(club, people):
    ids = [people["Ana"], people["Björn"], people["Eva"]]
    event_id = event(club, ids)
    made = play(club, event_id)
    (bye,) = made.suggestion.byes
    again = pairings.suggest(club, event_id, SuggestOptions(byes=(bye.player.id,)))
    report = pairing_report.suggestion_report(club, again.suggestion)
    (told,) = [one for one in report.findings if one.concern is Concern.BYE]
    assert f"{bye.player.name} has a bye again, after 1 before" == str(told.text)


def test_club_and_household_are_told(club):
    ids = [
        club.execute(AddPlayer(NewPlayer("Ida", club="North", household="7"))).value,
        club.execute(AddPlayer(NewPlayer("Jon", club="north", household="7"))).value,
    ]
    event_id = event(club, ids)
    made = pairings.suggest(club, event_id)
    report = pairing_report.suggestion_report(club, made.suggestion)
    assert 1 == report.count(Concern.CLUB)
    assert 1 == report.count(Concern.HOUSEHOLD)
    assert 1 == report.count(Concern.GAP)
    assert 0.0 == report.largest_gap


def test_a_float_is_told_in_a_swiss(club, people):
    event_id = event(club, [people[n] for n in ("Ana", "Björn", "Eva")], "swiss")
    play(club, event_id, system="swiss")
    made = pairings.suggest(club, event_id, SuggestOptions(system="swiss"))
    report = pairing_report.suggestion_report(club, made.suggestion)
    (board,) = made.suggestion.boards
    assert report.count(Concern.FLOAT) in (0, 1)
    assert board.board == 1


def test_a_round_that_is_not_there_is_refused(club, people):
    event_id = event(club, list(people.values()))
    with pytest.raises(TourneyError, match="not there"):
        pairing_report.round_report(club, event_id, 7)


def test_the_report_is_a_document_with_a_heading_for_each_part(club, people):
    event_id = event(club, [people["Ana"], people["Björn"], people["Eva"]])
    play(club, event_id)
    (sheet,) = documents.make(club, "pairing-report", Wanted(event_id))
    assert "Pairing report: round 1" == str(sheet.title)
    headings = [str(row.section) for row in sheet.rows]
    assert "Byes and absences" in headings
    assert any("first bye" in str(row.cells[1].text) for row in sheet.rows)
    assert "Rematches: 0." in [str(note) for note in sheet.notes]


def test_a_round_without_findings_says_so_on_paper(club, people):
    event_id = event(club, [people["Ana"], people["Björn"]], system="round-robin")
    play(club, event_id, system="round-robin")
    (sheet,) = documents.make(club, "pairing-report", Wanted(event_id))
    told = [str(row.cells[1].text) for row in sheet.rows]
    assert told
    assert all(told)


def test_there_is_no_report_on_paper_before_the_first_round(club, people):
    event_id = event(club, list(people.values()))
    with pytest.raises(TourneyError) as refused:
        documents.make(club, "pairing-report", Wanted(event_id))
    assert "no-round" == refused.value.code
