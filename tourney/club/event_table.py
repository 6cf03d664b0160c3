"""The standings of an event: places by points and tie-breaks, or by how far everybody came in a bracket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from itertools import takewhile
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import (
    ROUND_ROBIN,
    EventContest,
    EventFacts,
    apart_in,
    event_contest,
    event_facts,
    part_title,
)
from tourney.club.rated import Rated
from tourney.club.ratings_then import change_in, expectation
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import from_mapping
from tourney.core.records import EventKind, Stage
from tourney.core.rules import EventRules, PrizeGroup
from tourney.core.topics import Topic
from tourney.ratings.base import Floats
from tourney.standings.base import points_text
from tourney.standings.bracket import DoubleOptions, KnockoutOptions
from tourney.standings.bracket_places import by_bracket
from tourney.standings.bracket_state import Bracket, double_bracket, knockout_bracket
from tourney.standings.contest import Contest
from tourney.standings.going_on import seeded_by_place
from tourney.standings.groups import schedule_of
from tourney.standings.performance import performances
from tourney.standings.ranking import Adjustment, Ranking, carried, only, rank
from tourney.standings.sections import Person, belongs
from tourney.standings.tiebreak_base import EDITIONS, Ground, name_of
from tourney.standings.withdrawals import settled

NO_SECTION = QT_TRANSLATE_NOOP("Standings", "Without a section")
BEGINS_WITH = QT_TRANSLATE_NOOP(
    "Standings", "The points begin with those of the stage “{stage}”, times {share}."
)
BEGINS_WITH_ALL = QT_TRANSLATE_NOOP("Standings", "The points begin with those of the stage “{stage}”.")
LEVEL_AT_CUT = QT_TRANSLATE_NOOP(
    "Standings", "Level in “{stage}” where only some go on: {names}. The better seeds went on."
)
LEFT_OUT = QT_TRANSLATE_NOOP("Standings", "The tie-break {key} is left out. {why}")


@dataclass(frozen=True, slots=True, eq=False)
class EventTable:
    """The standings of an event (or a section or stage of it), and what they were made of.

    ``bracket`` is that of a knockout, else None; ``notes`` say what became of who left, and which
    tie-breaks this event cannot have. ``rated`` are the ratings at the time.
    """

    made: EventContest
    rules: EventRules
    ranking: Ranking
    bracket: Bracket | None = None
    notes: tuple[Text, ...] = ()
    rated: Rated | None = None

    def id_of(self, unit: int) -> int:
        """Return the player (in a team event the team) of a unit."""
        return self.made.ids[unit]

    def changes(self) -> tuple[float | None, ...]:
        """Return what the games of the table did to each unit's rating; None in a team event."""
        if self.rated is None or self.made.of_teams:
            return (None,) * len(self.made.ids)
        game_ids = self.made.game_ids
        return tuple(change_in(self.rated, one, game_ids) for one in self.made.ids)


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A list of places with its heading: a section, a prize group, or everybody (None).

    ``ranking`` is that of the table, or of the part of it that belongs to a group.
    """

    title: Text | str | None
    table: EventTable
    ranking: Ranking


def event_table(
    club: Club,
    event_id: int,
    *,
    section: str | None = None,
    stage: Stage | None = None,
    rules: EventRules | None = None,
) -> EventTable:
    """Return the standings of an event by its rules; arguments as in ``contests.event_contest``.

    A tie-break of the event's own rules that its games cannot have is left out, and a note says so. With
    *rules* the event is counted by those instead, and what does not fit is refused.

    Raises
    ------
    TourneyError
        "unknown-event"; with *rules* also "unknown-tiebreak", "bad-tiebreak" and "unfit-tiebreak".
    """

    def read(rated: Rated | None) -> EventTable:
        made = stage_contest(club, event_id, section=section, stage=stage, rules=rules)
        counted = rules or made.facts.rules(stage)
        before = _carried(club, made, counted, stage, section)
        table = _table(made, counted, rated, before.points, strict=rules is not None)
        return replace(table, notes=(*before.notes, *_at_the_cut(club, event_id, stage), *table.notes))

    if rules is not None:
        return read(club.rated)
    topics = (Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS, Topic.GAMES, Topic.PLAYERS, Topic.SETTINGS)
    rated = club.rated
    # Seeds and rating tie-breaks follow the ratings, which no topic of the file tells of.
    held = club.cached(f"table-{event_id}-{section}-{stage and stage.id}", _Held, *topics)
    if held.table is None or held.rated is not rated:
        held.rated, held.table = rated, read(rated)
    return held.table


@dataclass(slots=True)
class _Held:
    """A table and the ratings it was made with."""

    rated: Rated | None = None
    table: EventTable | None = None


def event_parts(
    club: Club,
    event_id: int,
    *,
    section: str | None = None,
    stage: Stage | None = None,
    group: str | None = None,
) -> tuple[Part, ...]:
    """Return the standings as they are shown: sections that play apart one after the other.

    Parameters
    ----------
    section : str or None
        One section alone. A section that the rules do not name plays with the others and is only
        counted apart.
    group : str or None
        The name of a prize group of the rules: only those who belong to it.
    """
    facts = event_facts(club, event_id)
    rules = facts.rules(stage)
    apart = apart_in(rules)
    if section is not None:
        parts = [_of_section(club, event_id, section, stage, apart=section in apart)]
    elif apart:
        inside = {entry.section for entry in facts.entries.values()} if rules.sections else set()
        parts = [_of_section(club, event_id, one, stage, apart=True) for one in apart]
        parts += [_of_section(club, event_id, one, stage, apart=True) for one in sorted(inside - set(apart))]
        parts = [part for part in parts if part.ranking.rows]
    else:
        table = event_table(club, event_id, stage=stage)
        parts = [Part(None, table, table.ranking)]
    if group is None:
        return tuple(parts)
    narrowed = []
    for part in parts:
        found = next((r for g, r in prize_tables(club, part.table) if g.name == group), None)
        if found is not None and (found.rows or len(parts) == 1):
            narrowed.append(replace(part, title=part.title or group, ranking=found))
    return tuple(narrowed)


def _of_section(club: Club, event_id: int, section: str, stage: Stage | None, *, apart: bool) -> Part:
    title = part_title(event_facts(club, event_id).rules(stage), section) or NO_SECTION
    if apart or not section:
        table = event_table(club, event_id, section=section, stage=stage)
        return Part(title, table, table.ranking)
    table = event_table(club, event_id, stage=stage)
    units = table.made.contest.units
    return Part(title, table, only(table.ranking, lambda unit: units[unit].section == section))


def prize_tables(club: Club, table: EventTable) -> tuple[tuple[PrizeGroup, Ranking], ...]:
    """Return the standings of each prize group: the same points and tie-breaks, places counted anew."""
    register = club.register()
    units = table.made.contest.units

    def person(unit: int) -> Person:
        one = units[unit]
        if table.made.of_teams:
            return Person(section=one.section, rating=one.rating, club=one.club)
        player = register.player(table.id_of(unit))
        return Person(
            section=one.section,
            born=player.born,
            sex=player.sex,
            rating=one.rating,
            club=player.club,
            established=not one.provisional,
        )

    people = [person(unit) for unit in range(len(units))]

    def counted_in(group: PrizeGroup) -> Ranking:
        return only(table.ranking, lambda unit: belongs(group, people[unit]))

    return tuple((group, counted_in(group)) for group in table.rules.prize_groups)


def stage_contest(
    club: Club,
    event_id: int,
    *,
    section: str | None = None,
    stage: Stage | None = None,
    rules: EventRules | None = None,
    groups: int | None = None,
) -> EventContest:
    """Return an event as a contest, a stage with those alone who go on into it; see ``event_contest``."""
    return event_contest(
        club,
        event_id,
        section=section,
        stage=stage,
        rules=rules,
        groups=groups,
        field=going_on(club, event_id, stage),
    )


def going_on(club: Club, event_id: int, stage: Stage | None) -> tuple[int, ...] | None:
    """Return the players (or teams) who go on into a stage, from the top seed down; None: everybody.

    The best of each group or section of the stage before, by place. For somebody who left before the
    stage began the next of the group moves up. Whoever had part in the stage is in it.
    """
    facts = event_facts(club, event_id)
    before = _stage_before(facts, stage)
    if stage is None or before is None:
        return None
    own = event_contest(club, event_id, stage=stage)
    contest = own.contest
    seen = {unit for game in contest.games for side in range(len(game.sides)) for unit in game.side(side)}
    began = [own.ids[unit] for unit in sorted(seen | {one.unit for one in contest.free})]
    groups = []
    for part in event_parts(club, event_id, stage=before):
        rows = [row for row in part.ranking.rows if row.place is not None]
        rows = rows if began else [row for row in rows if not row.withdrawn]
        groups.append([part.table.id_of(row.unit) for row in rows[: facts.rules(stage).advance]])
    seeded = seeded_by_place(groups)
    return (*seeded, *(one for one in began if one not in set(seeded)))


def players_going_on(club: Club, event_id: int, stage: Stage | None) -> frozenset[int] | None:
    """Return the players who go on into a stage, of a team those entered for it; None: everybody."""
    field = going_on(club, event_id, stage)
    facts = event_facts(club, event_id)
    if field is None or facts.event.kind is not EventKind.TEAM:
        return None if field is None else frozenset(field)
    return frozenset(p for p, entry in facts.entries.items() if entry.team_id in field)


def _stage_before(facts: EventFacts, stage: Stage | None) -> Stage | None:
    """Return the stage whose best go on into this one; None where everybody does."""
    if stage is None or stage.rules is None or not stage.rules.advance:
        return None
    return next((one for one in reversed(facts.stages) if one.number < stage.number), None)


def _at_the_cut(club: Club, event_id: int, stage: Stage | None) -> tuple[Text, ...]:
    """Return a sentence for each group in which a shared place decided who goes on."""
    facts = event_facts(club, event_id)
    before = _stage_before(facts, stage)
    if before is None:
        return ()
    notes = []
    for part in event_parts(club, event_id, stage=before):
        rows = [row for row in part.ranking.rows if row.place is not None and not row.withdrawn]
        at = facts.rules(stage).advance
        if 0 < at < len(rows) and rows[at - 1].place == rows[at].place:
            units = part.table.made.contest.units
            level = tuple(units[row.unit].name for row in rows if row.place == rows[at].place)
            notes.append(LEVEL_AT_CUT(names=level, stage=before.name))
    return tuple(notes)


@dataclass(frozen=True, slots=True)
class _Before:
    """What is carried over from an earlier stage, and the sentence that says so."""

    points: tuple[Adjustment, ...] = ()
    notes: tuple[Text, ...] = ()


def _carried(
    club: Club, made: EventContest, rules: EventRules, stage: Stage | None, section: str | None
) -> _Before:
    """Return what a stage begins with: a share of the points of the last one closed before it.

    They go to whoever has part in the stage; before its first round to everybody.
    """
    if stage is None or not rules.carry:
        return _Before()
    earlier = takewhile(lambda one: one.id != stage.id, made.facts.stages)
    closed = [one for one in earlier if one.closed_at is not None]
    if not closed:
        return _Before()
    apart = section if section is None or section in apart_in(made.facts.rules(closed[-1])) else None
    apart = section if rules.sections else apart
    table = event_table(club, made.facts.event.id, section=apart, stage=closed[-1])
    contest, then = made.contest, table.made.index
    here = {unit for game in contest.games for side in range(len(game.sides)) for unit in game.side(side)}
    here |= {one.unit for one in contest.free}
    units = [then.get(one) if unit in here or not here else None for unit, one in enumerate(made.ids)]
    name, share = closed[-1].name, rules.carry
    note = BEGINS_WITH_ALL(stage=name) if share == 1 else BEGINS_WITH(stage=name, share=points_text(share))
    return _Before(carried(table.ranking, units, stage=name, share=share), (note,))


def _table(
    made: EventContest, rules: EventRules, rated: Rated | None, before: Sequence[Adjustment], *, strict: bool
) -> EventTable:
    contest = made.contest
    bracket = bracket_of(contest, rules)
    if bracket is not None:
        return EventTable(made, rules, by_bracket(rank(contest), bracket), bracket, rated=rated)
    unranked: tuple[int, ...] = ()
    notes: tuple[Text, ...] = ()
    if rules.system == ROUND_ROBIN:
        cycles = int(rules.options_dict().get("cycles", 1))
        schedule = schedule_of(contest, cycles=cycles, groups=made.groups)
        left = settled(contest, rules.withdrawal, schedule)
        contest, unranked, notes = left.contest, left.unranked, left.notes
    ground = Ground(
        edition=rules.tiebreak_rules if rules.tiebreak_rules in EDITIONS else EDITIONS[-1],
        everybody_meets=rules.system == ROUND_ROBIN or None,
        performance=_performance(contest, rules.tiebreaks, rated),
    )
    keys = rules.tiebreaks

    def ranked(wanted: Sequence[str]) -> Ranking:
        return rank(
            contest,
            wanted,
            ground=ground,
            adjustments=before,
            unranked=unranked,
            least_games=rules.least_games,
        )

    try:
        ranking = ranked(keys)
    except TourneyError:
        if strict:
            raise
        keys, why = _fitting(contest, keys, ground)
        notes += why
        ranking = ranked(keys)
    return EventTable(made, rules, ranking, notes=notes, rated=rated)


def _fitting(
    contest: Contest, keys: Sequence[str], ground: Ground
) -> tuple[tuple[str, ...], tuple[Text, ...]]:
    """Return the tie-breaks that an event can have, and why each of the others is left out."""
    kept, notes = [], []
    for key in keys:
        try:
            rank(contest, [key], ground=ground)
        except TourneyError as error:
            notes.append(LEFT_OUT(key=key, why=error.text))
        else:
            kept.append(key)
    return tuple(kept), tuple(notes)


def _performance(contest: Contest, keys: Sequence[str], rated: Rated | None) -> Floats | None:
    """Return the performances by the club's engine where a tie-break asks for them."""
    if rated is None or all(name_of(key).casefold() != "perf" for key in keys):
        return None
    expected, reach = expectation(rated)
    return performances(contest, expected, reach=reach)


def bracket_of(contest: Contest, rules: EventRules) -> Bracket | None:
    """Return the bracket of a knockout as it stands, None for other events."""
    if rules.system == "knockout":
        return knockout_bracket(contest, _options(KnockoutOptions, rules))
    if rules.system == "double-elimination":
        return double_bracket(contest, _options(DoubleOptions, rules))
    return None


def _options(kind: Any, rules: EventRules) -> Any:
    """Return the options of a system; those of another one, from before it was changed, are passed over."""
    known = {one.name for one in fields(kind)}
    return from_mapping(kind, {name: value for name, value in rules.options if name in known})
