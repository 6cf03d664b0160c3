"""What a refused round offers, carried out: other options, or pairs that may meet again."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from tourney.club.club import Club
from tourney.club.commands import Command, Forbid
from tourney.club.contests import event_facts
from tourney.club.suggestions import SuggestOptions, asked_of
from tourney.pairing.relax import Relax
from tourney.store import events

PRESENT, FORBIDDEN, BYES, PINS, LEAVE_OUT = "present", "forbidden", "byes", "pins", "leave-out"


def relaxed(
    club: Club, event_id: int, options: SuggestOptions, offer: Relax
) -> tuple[SuggestOptions, tuple[Command, ...]]:
    """Return what to ask for next, and what to change first, for an offer of a refused round.

    The groups of the offer are ids, as ``pairings.suggest`` gives them. "present" changes nothing: more
    people have to come.
    """
    groups = {frozenset(group) for group in offer.groups}
    if offer.rule == PRESENT:
        return options, ()
    if offer.rule == LEAVE_OUT:
        return replace(options, leave_out=True), ()
    if offer.rule == FORBIDDEN:
        kept = tuple(pair for pair in options.forbidden if frozenset(pair) not in groups)
        return replace(options, forbidden=kept), tuple(_allow(club, event_id, groups))
    if offer.rule == BYES:
        more = (one for group in offer.groups for one in group)
        return replace(options, byes=tuple(dict.fromkeys((*options.byes, *more)))), ()
    if offer.rule == PINS:
        singles = {one for group in groups if len(group) == 1 for one in group}
        return replace(
            options,
            pins=tuple(p for p in options.pins if frozenset(p) not in groups and not singles & set(p)),
            byes=tuple(one for one in options.byes if one not in singles),
            boards=tuple(b for b in options.boards if not _of_board(b, groups)),
            together=tuple(g for g in options.together if frozenset(g) not in groups),
            apart=tuple(p for p in options.apart if frozenset(p) not in groups),
            captains=tuple(one for one in options.captains if one not in singles),
        ), ()
    facts = event_facts(club, event_id)
    pairing = asked_of(facts.rules(facts.stage), options)
    if is_dataclass(pairing) and offer.rule in {one.name for one in fields(pairing)}:
        changed = {offer.rule: offer.value}
        return replace(options, pairing=replace(pairing, **changed)), ()  # type: ignore[type-var]
    return options, ()


def _of_board(board: tuple[tuple[int, ...], ...], groups: set[frozenset[int]]) -> bool:
    seated = frozenset(one for side in board for one in side)
    return any(group <= seated for group in groups)


def _allow(club: Club, event_id: int, groups: set[frozenset[int]]) -> list[Command]:
    """Return the commands that let pairs meet: both the rule of the event and the lasting one go."""
    with club.database.reading() as reader:
        of_both = {frozenset(pair) for pair in events.forbidden_pairs(reader, event_id=event_id)}
        lasting = {frozenset(pair) for pair in events.forbidden_pairs(reader, event_id=None)}
    commands: list[Command] = []
    for pair in sorted(groups & of_both, key=sorted):
        a, b = sorted(pair)
        commands.append(Forbid(a, b, forbidden=False, event_id=event_id))
        if pair in lasting:
            commands.append(Forbid(a, b, forbidden=False))
    return commands
