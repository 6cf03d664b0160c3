"""The next round of a tournament: Swiss, round robin, knockout, one contest a section."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import (
    ROUND_ROBIN,
    EventContest,
    EventFacts,
    apart_in,
    event_facts,
    groups_in,
)
from tourney.club.event_table import stage_contest
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.suggestions import (
    Draft,
    SuggestOptions,
    asked_of,
    board_of,
    in_ids,
    kept_apart,
    pins_in,
    pins_lost,
    sitting_out,
    still_playing,
)
from tourney.club.views import BoardView, ByeView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import to_mapping
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import ByeKind, Stage
from tourney.core.rules import EventRules
from tourney.pairing.contest_base import RoundPlan
from tourney.pairing.pins import NOBODY
from tourney.pairing.registry import CONTEST_SYSTEMS
from tourney.pairing.relax import MORE_PEOPLE, RoundError, set_to
from tourney.pairing.systems.round_robin import GROUPS
from tourney.standings.contest import Free

GROUPS_FIXED = QT_TRANSLATE_NOOP(
    "Pairing",
    "This round robin is played in this many groups: {n}. It cannot go on in {asked}; begin a new stage "
    "for that.",
)
IN_SECTION = QT_TRANSLATE_NOOP("Pairing", "{section}: {what}")


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """A section with its plan."""

    made: EventContest
    plan: RoundPlan


def suggest(
    club: Club,
    event_id: int,
    options: SuggestOptions,
    rated: Rated,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Draft:
    """Return the next round by the event so far; see ``pairings.suggest``.

    A section whose games are over has no part in it; only when none has any is that an error.
    """
    facts = event_facts(club, event_id)
    register = club.register()
    if not options.leave_out:
        still_playing(facts, options, register)
    stage = facts.stage
    rules = facts.rules(stage)
    number = max((one.number for one in facts.rounds), default=0) + 1
    groups = None
    if options.system == ROUND_ROBIN:
        groups = 1 if rules.sections else int(asked_of(rules, options).groups)
        _refuse_other_groups(facts, rules, groups)
    sections: Sequence[str | None] = apart_in(rules, groups) or (None,)
    parts: list[_Part] = []
    refused: list[tuple[str | None, TourneyError]] = []
    for section in sections:
        made = stage_contest(club, event_id, section=section, stage=stage, groups=groups)
        if section is not None and not made.ids:
            continue
        try:
            parts.append(_Part(made, _plan(club, made, options, number, progress, cancelled)))
        except TourneyError as error:
            refused.append((section, in_ids(error, made.ids)))
    if not parts and refused:
        raise _first(refused)
    if not parts:
        raise RoundError("too-few", NOBODY, relax=[MORE_PEOPLE])
    return _draft(parts, refused, options, rated, register, stage, number)


def _refuse_other_groups(facts: EventFacts, rules: EventRules, groups: int) -> None:
    """Refuse to deal the people of a round robin anew once a round of it was made."""
    stage_id = facts.stage.id if facts.stage is not None else None
    began = any(one.stage_id == stage_id and one.system == ROUND_ROBIN for one in facts.rounds)
    now = groups_in(rules)
    if began and rules.system == ROUND_ROBIN and groups != now:
        relax = [set_to("groups", GROUPS, now)]
        raise RoundError("groups-fixed", GROUPS_FIXED(n=now, asked=groups), field="groups", relax=relax)


def _changed(options: Any) -> tuple[tuple[str, Any], ...]:
    """Return what of the options of a system differs from the usual ones."""
    usual = to_mapping(type(options)())
    return tuple((name, value) for name, value in to_mapping(options).items() if value != usual[name])


def _plan(
    club: Club,
    made: EventContest,
    options: SuggestOptions,
    number: int,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> RoundPlan:
    system = CONTEST_SYSTEMS[options.system]
    unit = made.index
    apart = [] if made.of_teams else [*kept_apart(club, made.facts.event.id), *options.forbidden]
    return system.propose(
        made.contest,
        asked_of(made.facts.rules(made.facts.stage), options),
        absent=_absent(made, number),
        pins=pins_in(unit, options),
        forbidden=[(unit[a], unit[b]) for a, b in apart if a in unit and b in unit],
        rng_seed=options.seed,
        progress=progress,
        cancelled=cancelled,
    )


def _absent(made: EventContest, number: int) -> Mapping[int, Free]:
    """Return who sits the round out: as asked for, or because he is not here."""
    facts = made.facts
    asked = {p: Free(str(one.kind)) for p, one in sitting_out(facts, number).items()}
    away = {p for p, e in facts.entries.items() if not e.here and not e.withdrawn}
    if not made.of_teams:
        unit = made.index
        gone = {unit[p]: Free.ZERO for p in away if p in unit}
        return gone | {unit[p]: kind for p, kind in asked.items() if p in unit}
    absent = {}
    for unit_number, team_id in enumerate(made.ids):
        members = [p for p, e in facts.entries.items() if e.team_id == team_id]
        if members and all(p in away or p in asked for p in members):
            absent[unit_number] = next((asked[p] for p in members if p in asked), Free.ZERO)
    return absent


def _first(refused: Sequence[tuple[str | None, TourneyError]]) -> TourneyError:
    section, error = refused[0]
    if not section:
        return error
    text = IN_SECTION(section=section, what=error.text)
    if isinstance(error, RoundError):
        return RoundError(error.code, text, field=error.field, relax=error.relax)
    return TourneyError(error.code, text, field=error.field)


def _draft(
    parts: Sequence[_Part],
    refused: Sequence[tuple[str | None, TourneyError]],
    options: SuggestOptions,
    rated: Rated,
    register: Register,
    stage: Stage | None,
    number: int,
) -> Draft:
    boards: list[BoardView] = []
    byes: list[ByeView] = []
    notes: list[Text] = [IN_SECTION(section=s, what=e.text) for s, e in refused if s]
    for part in parts:
        for board in part.plan.boards:
            sides = [_members(part.made, unit) for unit in board.sides]
            boards.append(
                board_of(
                    len(boards) + 1,
                    sides,
                    rated,
                    register,
                    reasons=tuple(reason.text for reason in board.reasons),
                    pinned=board.pinned,
                    slot=board.slot,
                )
            )
        for free in part.plan.free:
            reasons = (free.reason.text,) if free.reason is not None else ()
            kind = ByeKind(str(free.kind))
            for player_id in _members(part.made, free.unit):
                byes.append(ByeView(register.player(player_id), reasons, kind, pinned=free.pinned))
        notes += [note.text for note in part.plan.notes]
    known = [board.quality for board in boards if board.quality is not None]
    suggestion = Suggestion(
        event_id=parts[0].made.facts.event.id,
        number=number,
        boards=tuple(boards),
        byes=tuple(byes),
        mean_quality=sum(known) / len(known) if known else 0.0,
        rematches=_rematches(parts),
        notes=tuple(notes),
        left_out=(),
        system=options.system,
        stage_id=stage.id if stage is not None else None,
        options=_changed(asked_of(parts[0].made.facts.rules(stage), options)),
    )
    ids = tuple(one for part in parts for one in part.made.ids)
    teams = tuple(
        (player_id, entry.team_id)
        for part in parts
        if part.made.of_teams
        for player_id, entry in part.made.facts.entries.items()
        if entry.team_id is not None
    )
    plans = tuple(part.plan for part in parts)
    if not teams:
        lost = pins_lost(suggestion, options, register)
        suggestion = replace(suggestion, notes=(*lost, *suggestion.notes))
    return Draft(suggestion, options, ids, plans=plans, teams=teams)


def _members(made: EventContest, unit: int) -> tuple[int, ...]:
    """Return the players who sit down for a unit: of a team those who are here, the captain first."""
    if not made.of_teams:
        return (made.ids[unit],)
    team = made.facts.teams[made.ids[unit]]
    entered = [p for p, e in made.facts.entries.items() if e.team_id == team.id]
    here = [p for p in entered if made.facts.entries[p].here]
    order = {p: i for i, p in enumerate(team.member_ids)}
    return tuple(sorted(here or entered, key=lambda p: order.get(p, len(order))))


def _rematches(parts: Sequence[_Part]) -> int:
    count = 0
    for part in parts:
        met = {frozenset(game.sides) for game in part.made.contest.games}
        count += sum(frozenset(board.sides) in met for board in part.plan.boards)
    return count
