"""The standings of an event: places by points and tie-breaks, or by how far everybody came in a bracket."""

from __future__ import annotations

from dataclasses import dataclass

from tourney.club.club import Club
from tourney.club.contests import EventContest, event_contest
from tourney.club.rated import Rated
from tourney.core.marks import Text
from tourney.core.options import from_mapping
from tourney.core.records import Stage
from tourney.core.rules import EventRules, PrizeGroup
from tourney.core.topics import Topic
from tourney.standings.bracket import DoubleOptions, KnockoutOptions
from tourney.standings.bracket_places import by_bracket
from tourney.standings.bracket_state import Bracket, double_bracket, knockout_bracket
from tourney.standings.contest import Contest
from tourney.standings.performance import performances
from tourney.standings.ranking import Ranking, only, rank
from tourney.standings.round_robin import meetings_of
from tourney.standings.sections import Person, belongs
from tourney.standings.tiebreak_base import Ground
from tourney.standings.withdrawals import settled

ROUND_ROBIN = "round-robin"


@dataclass(frozen=True, slots=True, eq=False)
class EventTable:
    """The standings of an event (or a section or stage of it), and what they were made of.

    ``bracket`` is that of a knockout, else None; ``notes`` say what became of who left.
    """

    made: EventContest
    rules: EventRules
    ranking: Ranking
    bracket: Bracket | None = None
    notes: tuple[Text, ...] = ()

    def id_of(self, unit: int) -> int:
        """Return the player (in a team event the team) of a unit."""
        return self.made.ids[unit]


def event_table(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> EventTable:
    """Return the standings of an event by its rules; arguments as in ``contests.event_contest``.

    Raises
    ------
    TourneyError
        "unknown-event"; "unknown-tiebreak", "bad-tiebreak" or "unfit-tiebreak" for its tie-breaks.
    """

    def read() -> EventTable:
        return _table(event_contest(club, event_id, section=section, stage=stage), stage)

    topics = (Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS, Topic.GAMES, Topic.PLAYERS, Topic.SETTINGS)
    rated = club.rated
    # Seeds and rating tie-breaks follow the ratings, which no topic of the file tells of.
    held = club.cached(f"table-{event_id}-{section}-{stage and stage.id}", _Held, *topics)
    if held.table is None or held.rated is not rated:
        held.rated, held.table = rated, read()
    return held.table


@dataclass(slots=True)
class _Held:
    """A table and the ratings it was made with."""

    rated: Rated | None = None
    table: EventTable | None = None


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


def _table(made: EventContest, stage: Stage | None) -> EventTable:
    rules = made.facts.rules(stage)
    contest = made.contest
    bracket = bracket_of(contest, rules)
    if bracket is not None:
        return EventTable(made, rules, by_bracket(rank(contest), bracket), bracket)
    unranked: tuple[int, ...] = ()
    notes: tuple[Text, ...] = ()
    if rules.system == ROUND_ROBIN:
        cycles = int(rules.options_dict().get("cycles", 1))
        left = settled(contest, rules.withdrawal, meetings_of(contest, cycles=cycles).schedule())
        contest, unranked, notes = left.contest, left.unranked, left.notes
    ground = Ground(
        edition=rules.tiebreak_rules,
        everybody_meets=rules.system == ROUND_ROBIN or None,
        performance=performances(contest),
    )
    ranking = rank(contest, rules.tiebreaks, ground=ground, unranked=unranked)
    return EventTable(made, rules, ranking, notes=notes)


def bracket_of(contest: Contest, rules: EventRules) -> Bracket | None:
    """Return the bracket of a knockout as it stands, None for other events."""
    if rules.system == "knockout":
        return knockout_bracket(contest, from_mapping(KnockoutOptions, rules.options_dict()))
    if rules.system == "double-elimination":
        return double_bracket(contest, from_mapping(DoubleOptions, rules.options_dict()))
    return None
