"""An event as a contest: who has a line in its table, their games by round, their free rounds.

Pairing by score, places and tie-breaks all begin here, so they can never see different events.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourney.club.club import Club
from tourney.club.placement import careful
from tourney.club.rated import Rated
from tourney.club.ratings_then import rating_before
from tourney.club.register import Register
from tourney.core.games import Forfeit, Game, GameState, Side
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Absence, Entry, Event, EventKind, Round, Stage, Team
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.standings.contest import Contest, Contested, Free, FreeRound, Unit
from tourney.standings.groups import group_names, groups_of, restricted
from tourney.standings.scoring import scored
from tourney.store import entries, events, games, teams
from tourney.store.games import GameFilter

GROUP = QT_TRANSLATE_NOOP("Standings", "Group {name}")

ROUND_ROBIN = "round-robin"


@dataclass(frozen=True, slots=True, eq=False)
class EventFacts:
    """Everything that is stored about an event, rounds and games in their order."""

    event: Event
    entries: Mapping[int, Entry]
    rounds: tuple[Round, ...]
    games: tuple[Game, ...]
    absences: tuple[Absence, ...]
    stages: tuple[Stage, ...]
    teams: Mapping[int, Team]

    @property
    def stage(self) -> Stage | None:
        """The stage being played: the last one that is not closed."""
        return next((stage for stage in reversed(self.stages) if stage.closed_at is None), None)

    def rules(self, stage: Stage | None = None) -> EventRules:
        """Return the rules of a stage, or of the event where the stage has none of its own."""
        if stage is not None and stage.rules is not None:
            return stage.rules
        return self.event.rules

    @property
    def begins(self) -> dt.date:
        """The day of the first game, or of the event where that is earlier."""
        return min((game.date for game in self.games), default=self.event.date)

    @property
    def player_ids(self) -> frozenset[int]:
        """Everybody who is entered, played or had a free round."""
        found = set(self.entries)
        found.update(*(game.player_ids for game in self.games), *(one.bye_ids for one in self.rounds))
        return frozenset(found)


@dataclass(frozen=True, slots=True, eq=False)
class EventContest:
    """A contest and whom its units stand for: players, or in a team event teams.

    ``groups`` is how many groups of a round robin it holds.
    """

    facts: EventFacts
    contest: Contest
    ids: tuple[int, ...]
    of_teams: bool
    groups: int = 1

    @property
    def index(self) -> dict[int, int]:
        """Player (or team) id -> unit."""
        return {one: unit for unit, one in enumerate(self.ids)}

    @property
    def game_ids(self) -> frozenset[int]:
        """The stored games of the contest; of a match of teams, that of its first board."""
        return frozenset(game.game_id for game in self.contest.games if game.game_id is not None)


def event_facts(club: Club, event_id: int) -> EventFacts:
    """Return what is stored about an event; TourneyError "unknown-event"."""

    def read() -> EventFacts:
        with club.database.reading() as reader:
            found = teams.list_teams(reader)
            return EventFacts(
                event=events.get_event(reader, event_id),
                entries={entry.player_id: entry for entry in events.list_entries(reader, event_id)},
                rounds=tuple(events.list_rounds(reader, event_id)),
                games=tuple(games.list_games(reader, GameFilter(event_id=event_id), order="oldest")),
                absences=tuple(entries.list_absences(reader, event_id)),
                stages=tuple(entries.list_stages(reader, event_id)),
                teams={team.id: team for team in found if team.event_id in (None, event_id)},
            )

    topics = (Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS, Topic.GAMES, Topic.PLAYERS)
    return club.cached(f"event-{event_id}", read, *topics)


def n_games(club: Club, event_id: int) -> int:
    """Return how many games an event has, counted without reading them."""

    def read() -> int:
        with club.database.reading() as reader:
            return games.count_games(reader, GameFilter(event_id=event_id))

    return club.cached(f"n-games-{event_id}", read, Topic.GAMES, Topic.ROUNDS)


def event_contest(
    club: Club,
    event_id: int,
    *,
    section: str | None = None,
    stage: Stage | None = None,
    rules: EventRules | None = None,
    groups: int | None = None,
    field: Sequence[int] | None = None,
) -> EventContest:
    """Return an event as a contest, or one of its sections, groups or stages alone.

    Parameters
    ----------
    section : str or None
        Its people and the games between them, or those of a group of a round robin; None for everybody.
    stage : Stage or None
        Its rounds, numbered on through the event; None for all.
    rules : EventRules or None
        Counted by instead of its own.
    groups : int or None
        Groups of the round robin; None: as many as the rules say.
    field : sequence of int or None
        The players (in a team event teams) who alone are in it, from the top seed down; None: everybody.
    """
    facts = event_facts(club, event_id)
    groups = groups_in(rules or facts.rules(stage)) if groups is None else groups
    if section is not None and section in group_names(groups) and groups > 1:
        whole = event_contest(club, event_id, stage=stage, rules=rules, field=field)
        found = groups_of(whole.contest, groups)
        number = group_names(groups).index(section)
        chosen = found[number] if number < len(found) else ()
        inside = tuple(whole.ids[unit] for unit in chosen)
        return EventContest(facts, restricted(whole.contest, chosen), inside, whole.of_teams)
    register = club.register()
    of_teams = facts.event.kind is EventKind.TEAM
    if of_teams:
        ids, units = _team_units(facts, register, club.rated, section)
    else:
        ids, units = _people(facts, register, club.rated, section)
    if field is not None:
        ids, units = _only(ids, units, field)
    unit_of = {one: unit for unit, one in enumerate(ids)}
    if of_teams:
        members = {p: unit_of[t] for t in ids for p in facts.teams[t].member_ids}
        entered = {p: unit_of[e.team_id] for p, e in facts.entries.items() if e.team_id in unit_of}
        unit_of = members | entered
    rounds = [one for one in facts.rounds if stage is None or one.stage_id == stage.id]
    played = list(_games(facts, rounds, unit_of, whole=stage is None))
    if of_teams:
        played = matches(played)
    rules = rules or facts.rules(stage)
    contest = Contest(
        units=units,
        games=tuple(played),
        free=tuple(_free(rounds, unit_of)),
        rounds=max((game.round for game in played), default=0) if not rounds else rounds[-1].number,
        planned=rules.rounds,
        scoring=replace(rules.scoring, bye=facts.event.scoring.bye),
        first_side=rules.first_side,
    )
    return EventContest(facts, scored(contest), ids, of_teams, groups)


def groups_in(rules: EventRules) -> int:
    """Return how many groups the rules make of a round robin; 1 where sections or none play apart."""
    if rules.system != ROUND_ROBIN or rules.sections:
        return 1
    return int(rules.options_dict().get("groups", 1))


def apart_in(rules: EventRules, groups: int | None = None) -> tuple[str, ...]:
    """Return the names of the parts of an event that play apart: its sections, or groups."""
    if rules.sections:
        return rules.sections
    count = groups_in(rules) if groups is None else groups
    return group_names(count) if count > 1 else ()


def part_title(rules: EventRules, name: str) -> Text | str:
    """Return the heading of a part that plays apart: the section's name, or "Group A"."""
    return name if rules.sections or name not in apart_in(rules) else GROUP(name=name)


def seeding_rating(
    rated: Rated | None, player_id: int, begins: dt.date, register: Register
) -> tuple[float | None, bool]:
    """Return the rating that seeds a player of an event, and whether it is provisional.

    It is the one from before the event began, so that seeds and rating tie-breaks stay what they were
    from the first round to the last: once established the rating, before that its careful end (the club's
    ``caution``), and for somebody without a game before the rating that he brought along.
    """
    then = rating_before(rated, player_id, begins) if rated is not None else None
    start = register.starts.get(player_id)
    if rated is None or then is None:
        return (None if start is None else start.mean), True
    if not then.provisional or then.deviation is None:
        return then.mean, then.provisional
    if not then.games and start is not None:
        return start.mean, True
    return careful(then.mean, then.deviation, rated.choice.caution), True


def _people(
    facts: EventFacts, register: Register, rated: Rated | None, section: str | None
) -> tuple[tuple[int, ...], tuple[Unit, ...]]:
    inside = facts.player_ids
    listed = [
        player
        for player in register.players.values()
        if player.id in inside and _in_section(facts.entries.get(player.id), section)
    ]
    begins = facts.begins
    units = []
    for player in listed:
        entry = facts.entries.get(player.id)
        rating, provisional = seeding_rating(rated, player.id, begins, register)
        units.append(
            Unit(
                name=player.name,
                rating=rating,
                seed=entry.seed if entry is not None else None,
                section=entry.section if entry is not None else "",
                withdrawn=entry is not None and entry.withdrawn,
                first_round=(entry.first_round if entry is not None else None) or 1,
                club=player.club,
                household=player.household,
                title=player.title,
                federation=player.federation,
                provisional=provisional,
            )
        )
    return tuple(player.id for player in listed), tuple(units)


def _team_units(
    facts: EventFacts, register: Register, rated: Rated | None, section: str | None
) -> tuple[tuple[int, ...], tuple[Unit, ...]]:
    """Return a unit for every team that somebody of the event is entered for."""
    begins = facts.begins
    by_team: dict[int, list[Entry]] = {}
    for entry in facts.entries.values():
        if entry.team_id is not None and entry.team_id in facts.teams and _in_section(entry, section):
            by_team.setdefault(entry.team_id, []).append(entry)
    listed = sorted(by_team, key=lambda team_id: (facts.teams[team_id].name.casefold(), team_id))
    units = []
    for team_id in listed:
        members = by_team[team_id]
        ratings = [seeding_rating(rated, e.player_id, begins, register)[0] for e in members]
        known = [rating for rating in ratings if rating is not None]
        units.append(
            Unit(
                name=facts.teams[team_id].name,
                rating=sum(known) / len(known) if known else None,
                seed=min((e.seed for e in members if e.seed is not None), default=None),
                section=members[0].section,
                withdrawn=all(e.withdrawn for e in members),
                first_round=min((e.first_round or 1) for e in members),
                club=register.player(members[0].player_id).club,
            )
        )
    return tuple(listed), tuple(units)


def _only(
    ids: Sequence[int], units: Sequence[Unit], field: Sequence[int]
) -> tuple[tuple[int, ...], tuple[Unit, ...]]:
    """Return those of a field with its seeds; whoever joined the event late is in it from the first round."""
    seeds = {one: seed for seed, one in enumerate(field, 1)}
    kept = [(one, unit) for one, unit in zip(ids, units, strict=True) if one in seeds]
    seeded = (replace(unit, seed=seeds[one], first_round=1) for one, unit in kept)
    return tuple(one for one, _ in kept), tuple(seeded)


def _in_section(entry: Entry | None, section: str | None) -> bool:
    return section is None or (entry.section if entry is not None else "") == section


def _games(
    facts: EventFacts, rounds: Sequence[Round], unit_of: Mapping[int, int], *, whole: bool
) -> Iterable[Contested]:
    """Yield the games between units, those outside any round after the rounds, one a unit and round."""
    number = {one.id: one.number for one in rounds}
    last = max(number.values(), default=0)
    busy: dict[int, int] = {}
    for game in facts.games:
        loose = game.round_id is None
        if game.state is GameState.VOID or not (whole if loose else game.round_id in number):
            continue
        sides = [list(dict.fromkeys(unit_of[p] for p in took_part(s) if p in unit_of)) for s in game.sides]
        if not all(sides):
            continue
        seated = [unit for one in sides for unit in one]
        if len(set(seated)) < len(seated):
            continue  # a team against itself
        if game.round_id is not None:
            at = number[game.round_id]
        else:
            at = max(busy.get(unit, last) for unit in seated) + 1
            busy.update(dict.fromkeys(seated, at))
        yield _contested(game, sides, at)


def took_part(one: Side) -> Iterable[int]:
    """Yield the players of a side with a share of the game above 0."""
    return (member.player_id for member in one.members if member.weight > 0)


def _contested(game: Game, sides: Sequence[Sequence[int]], at: int) -> Contested:
    finished = game.state is GameState.PLAYED
    return Contested(
        round=at,
        sides=tuple(one[0] for one in sides),
        ranks=tuple(one.rank or 0 for one in game.sides) if finished else (),
        scores=tuple(one.score for one in game.sides),
        sets=game.sets,
        forfeit=game.forfeit,
        board=game.board,
        slot=game.slot,
        game_id=game.id,
        partners=tuple(tuple(one[1:]) for one in sides) if any(len(one) > 1 for one in sides) else (),
    )


def matches(played: Sequence[Contested]) -> list[Contested]:
    """Return the games of two teams in a round as one match: boards won are its score."""
    together: dict[tuple[int, frozenset[int]], list[Contested]] = {}
    for game in played:
        together.setdefault((game.round, frozenset(game.sides)), []).append(game)
    return [group[0] if len(group) == 1 else _match(group) for group in together.values()]


def _match(boards: Sequence[Contested]) -> Contested:
    sides = boards[0].sides
    if any(board.open for board in boards) or len(sides) != 2:
        return replace(boards[0], ranks=(), points=(), scores=(None,) * len(sides), sets=())
    made = dict.fromkeys(sides, Fraction(0))
    for board in boards:
        if board.forfeit is Forfeit.DOUBLE:
            continue
        for unit, rank in zip(board.sides, board.ranks, strict=True):
            level = board.ranks.count(rank) == len(board.ranks)
            made[unit] += Fraction(1, 2) if level else Fraction(rank == 0)
    first, second = (made[unit] for unit in sides)
    forfeits = {board.forfeit for board in boards}
    return replace(
        boards[0],
        ranks=(int(first < second), int(second < first)),
        scores=(float(first), float(second)),
        sets=(),
        forfeit=forfeits.pop() if len(forfeits) == 1 else Forfeit.NONE,
    )


def _free(rounds: Iterable[Round], unit_of: Mapping[int, int]) -> Iterable[FreeRound]:
    for one in rounds:
        seen: set[int] = set()
        for player_id, kind in zip(one.bye_ids, one.bye_kinds, strict=True):
            unit = unit_of.get(player_id)
            if unit is not None and unit not in seen:
                seen.add(unit)
                yield FreeRound(one.number, unit, Free(str(kind)), Fraction(0))
