"""What is asked of a round before anybody changes it: the event's system, its options, its last round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tourney.club.suggestions import SuggestOptions
from tourney.club.views import NightView
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.core.options import from_mapping, to_mapping
from tourney.core.records import Entry, Event, NewEvent
from tourney.core.rules import NO_RULES, EventRules
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS

USUAL = "balanced"


def options_type(system: str) -> type[Any]:
    """Return the dataclass of the options of a system."""
    found = SYSTEMS.get(system) or CONTEST_SYSTEMS[system]
    return found.options_type


def system_label(system: str) -> Text:
    """Return what a system is called."""
    return (SYSTEMS.get(system) or CONTEST_SYSTEMS[system]).label


def rules_of(view: NightView) -> EventRules:
    """Return the rules of the stage being played, else the event's own."""
    if view.event is None:
        return NO_RULES
    playing = [one for one in view.stages if one.closed_at is None]
    return playing[-1].rules or view.event.rules if playing else view.event.rules


def options_of(rules: EventRules, system: str) -> Any:
    """Return the options of the rules for a system, else its usual ones."""
    kind = options_type(system)
    if rules.system != system:
        return kind()
    try:
        return from_mapping(kind, rules.options_dict())
    except TourneyError:
        return kind()


def first_asked(view: NightView) -> SuggestOptions:
    """Return what the rules of an event ask for; open play goes on by the system of its last round."""
    rules, last = rules_of(view), view.current
    system = rules.system if rules.system in {*SYSTEMS, *CONTEST_SYSTEMS} else USUAL
    if last is not None and last.system in SYSTEMS and system in SYSTEMS:
        system = last.system
    return SuggestOptions(pairing=options_of(rules, system), system=system)


def kept_in(event: Event, system: str, options: Any) -> NewEvent:
    """Return an event with a system and its options as its own."""
    usual = to_mapping(options_type(system)())
    changed = {n: v for n, v in to_mapping(options).items() if v != usual[n] and n != "variety"}
    rules = replace(event.rules, system=system, options=tuple(changed.items()))
    return NewEvent(event.name, event.date, event.kind, event.bye_points, rules)


def part_of(entry: Entry | None) -> object:
    """Return what of an entry matters for the round to come."""
    if entry is None:
        return None
    return entry.section, entry.seed, entry.withdrawn, entry.first_round, entry.team_id, entry.fixed_board
