"""What a round cannot hold of what was decided by hand is told, and open boards come with a way on."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

import pytest

from tourney.club import pairings, relaxing
from tourney.club.club import Club
from tourney.club.commands import AddEvent, SetHere
from tourney.club.event_commands import SetEntries
from tourney.club.suggestions import SuggestOptions
from tourney.core.records import EventKind, NewEvent
from tourney.core.rules import EventRules
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.pairing.relax import RoundError

NIGHT = dt.date(2026, 12, 1)


@pytest.mark.parametrize("system", ["balanced", "teams", "winner-stays", "tables"])
def test_a_pin_of_somebody_away_is_told(
    club: Club, people: dict[str, int], begin: Callable[..., int], system: str
) -> None:
    ana, away, *others = people
    event_id = begin(ana, *others)
    club.rate(today=NIGHT)
    pin, bye = (people[ana], people[away]), people[away]
    made = pairings.suggest(club, event_id, SuggestOptions(system=system, pins=(pin,), byes=(bye,)))
    said = [str(note) for note in made.suggestion.notes]
    assert any(ana in note and away in note and "pin" in note for note in said)
    assert any(away in note and "bye" in note for note in said)


@pytest.mark.parametrize("system", [*SYSTEMS, *CONTEST_SYSTEMS])
def test_a_pin_across_sections_is_told(club: Club, people: dict[str, int], system: str) -> None:
    rules = EventRules(
        system=system, sections=("A", "B"), options=(("size", 3),) if system == "tables" else ()
    )
    kind = EventKind.TOURNAMENT if system in CONTEST_SYSTEMS else EventKind.NIGHT
    event_id = club.execute(AddEvent(NewEvent("Cup", NIGHT, kind, rules=rules))).value
    ids = tuple(people.values())
    club.execute(SetHere(event_id, ids, here=True))
    club.execute(SetEntries(event_id, ids[:3], (("section", "A"),)))
    club.execute(SetEntries(event_id, ids[3:], (("section", "B"),)))
    club.rate(today=NIGHT)
    options = SuggestOptions(system=system, pins=((ids[0], ids[5]),))
    if system == "teams":
        options = SuggestOptions(
            system=system, pins=options.pins, pairing=SYSTEMS[system].options_type(size=1, partners=0.0)
        )
    made = pairings.suggest(club, event_id, options)
    names = list(people)
    assert any(names[0] in str(n) and names[5] in str(n) for n in made.suggestion.notes)
    held = pairings.suggest(club, event_id, SuggestOptions(system=system))
    assert not any("pin" in str(note) for note in held.suggestion.notes)


def test_splits_of_one_section_are_of_its_people_only(club: Club, people: dict[str, int]) -> None:
    rules = EventRules(system="teams", sections=("A", "B"), options=(("teams", 2),))
    event_id = club.execute(AddEvent(NewEvent("Cup", NIGHT, rules=rules))).value
    ids = tuple(people.values())
    club.execute(SetHere(event_id, ids[:5], here=True))
    club.execute(SetEntries(event_id, ids[:4], (("section", "A"),)))
    club.execute(SetEntries(event_id, ids[4:5], (("section", "B"),)))
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id)
    for one in (made.suggestion, *made.alternatives):
        assert {p for b in one.boards for s in b.sides for p in s.player_ids} == set(ids[:4])


def test_open_boards_that_refuse_a_round_offer_to_leave_their_people_out(
    club: Club, begin: Callable[..., int]
) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    options = SuggestOptions(leave_out=False)
    with pytest.raises(RoundError) as refusal:
        pairings.suggest(club, event_id, options)
    (offer,) = refusal.value.relax
    changed, commands = relaxing.relaxed(club, event_id, options, offer)
    assert changed.leave_out
    assert not commands
