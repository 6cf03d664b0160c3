"""The next round of those who are here, by what they are worth: pairs, teams, tables, open play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import EventFacts, event_contest, event_facts
from tourney.club.event_table import players_going_on
from tourney.club.pool import Behind, make_pool
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
from tourney.club.views import ByeView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import EventKind, Player
from tourney.pairing import groups
from tourney.pairing.base import Bye, Pairing, Pins, Pool, Proposal
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import MORE_PEOPLE, RoundError
from tourney.pairing.teams import TeamRules, split
from tourney.standings.scoring import totals

NOBODY_FREE = QT_TRANSLATE_NOOP(
    "Errors", "Nobody is free for a round: {here} here, {playing} of them still playing."
)
NOBODY_HERE = QT_TRANSLATE_NOOP("Errors", "A round needs two people who are here; {here} checked in.")
IN_SECTION = QT_TRANSLATE_NOOP("Pairing", "{section}: {what}")
ASKED = QT_TRANSLATE_NOOP("Pairing", "Asked to sit this round out")

OPEN_PLAY = "winner-stays"
ALTERNATIVES = 4


@dataclass(frozen=True, slots=True, eq=False)
class _Round:
    """What all sections of a round have in common."""

    club: Club
    facts: EventFacts
    options: SuggestOptions
    pairing: Any
    rated: Rated
    number: int
    playing: frozenset[int]
    asked: tuple[ByeView, ...]


def suggest(
    club: Club,
    event_id: int,
    options: SuggestOptions,
    rated: Rated,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Draft:
    """Return the best round for those who are here; see ``pairings.suggest``."""
    register = club.register()
    facts = event_facts(club, event_id)
    pairing = asked_of(facts.rules(facts.stage), options)
    number = max((one.number for one in facts.rounds), default=0) + 1
    asked = sitting_out(facts, number)
    here = {
        p for p, e in facts.entries.items() if e.here and not e.withdrawn and (e.first_round or 1) <= number
    }
    goes_on = players_going_on(club, event_id, facts.stage)
    here = here if goes_on is None else here & goes_on
    playing = still_playing(facts, options, register) & here
    out = tuple(
        ByeView(register.player(p), (ASKED,), one.kind, pinned=False)
        for p, one in asked.items()
        if p in register.players and p not in playing and (goes_on is None or p in goes_on)
    )
    free = tuple(
        p
        for p in register.players.values()
        if p.id in here - playing - asked.keys() and rated.index(p.id) is not None
    )
    if len(free) < 2:
        text = NOBODY_FREE(here=len(here), playing=len(playing)) if playing else NOBODY_HERE(here=len(here))
        raise RoundError("too-few", text, relax=[MORE_PEOPLE])
    made = _Round(club, facts, options, pairing, rated, number, frozenset(playing), out)
    sections = facts.rules(facts.stage).sections
    pool = _pool(made, free, sections=bool(sections))
    if not sections:
        proposal = _propose(made, pool, free, progress, cancelled)
        return _draft(made, pool, free, proposal, (), cancelled)
    proposal, notes = _by_section(made, free, sections, progress, cancelled)
    return _draft(made, pool, free, proposal, notes, cancelled)


def redone(made: Draft, club: Club, rated: Rated, proposal: Proposal) -> Draft:
    """Return a draft with its proposal changed by hand."""
    old, register = made.suggestion, club.register()
    facts = event_facts(club, old.event_id)
    free = tuple(register.player(one) for one in made.ids)
    asked = tuple(bye for bye in old.byes if bye.player.id not in made.ids)
    playing = frozenset(p.id for p in old.left_out)
    context = _Round(club, facts, made.options, None, rated, old.number, playing, asked)
    return replace(made, suggestion=_suggestion(context, proposal, free), proposal=proposal, alternatives=())


def _pool(made: _Round, free: Sequence[Player], *, sections: bool = False) -> Pool:
    facts, options = made.facts, made.options
    apart = [*kept_apart(made.club, facts.event.id), *options.forbidden]
    if sections:
        where = {p.id: _section(facts, p.id) for p in free}
        apart += [
            (a.id, b.id) for i, a in enumerate(free) for b in free[i + 1 :] if where[a.id] != where[b.id]
        ]
    score: dict[int, float] = {}
    if facts.event.kind is not EventKind.TEAM:
        contest = event_contest(made.club, facts.event.id)
        score = {one: float(got) for one, got in zip(contest.ids, totals(contest.contest), strict=True)}
    behind = Behind(
        games=facts.games,
        rounds=facts.rounds,
        since={e.player_id: e.since for e in facts.entries.values()},
        score=score,
        forbidden=apart,
        queue=options.system == OPEN_PLAY,
    )
    return make_pool(made.rated, free, behind, boards=int(getattr(made.pairing, "boards", 1) or 1))


def _section(facts: EventFacts, player_id: int) -> str:
    entry = facts.entries.get(player_id)
    return entry.section if entry is not None else ""


def _propose(
    made: _Round,
    pool: Pool,
    free: Sequence[Player],
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> Proposal:
    ids = [p.id for p in free]
    try:
        return SYSTEMS[made.options.system].propose(
            pool,
            made.pairing,
            pins=pins_in({one: i for i, one in enumerate(ids)}, made.options),
            rng_seed=made.options.seed,
            progress=progress,
            cancelled=cancelled,
        )
    except TourneyError as error:
        raise in_ids(error, ids) from error


def _by_section(
    made: _Round,
    free: Sequence[Player],
    sections: Sequence[str],
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> tuple[Proposal, tuple[Text, ...]]:
    """Return the rounds of the sections as one; who is in none of them is one more."""
    at = {p.id: i for i, p in enumerate(free)}
    named = [*sections, *sorted({_section(made.facts, p.id) for p in free} - set(sections))]
    parts: list[tuple[list[int], Proposal]] = []
    resting: list[int] = []
    refused: list[tuple[str, TourneyError]] = []
    for section in named:
        people = [p for p in free if _section(made.facts, p.id) == section]
        if not people:
            continue
        numbers = [at[p.id] for p in people]
        try:
            parts.append((numbers, _propose(made, _pool(made, people), people, progress, cancelled)))
        except TourneyError as error:
            resting += numbers
            refused.append((section, error))
    if not parts:
        section, first = refused[0]
        text = IN_SECTION(section=section, what=first.text) if section else first.text
        raise RoundError(first.code, text, field=first.field, relax=getattr(first, "relax", ()))
    notes = tuple(IN_SECTION(section=s, what=e.text) if s else e.text for s, e in refused)
    return _merged(parts, resting), notes


def _merged(parts: Sequence[tuple[list[int], Proposal]], resting: Sequence[int]) -> Proposal:
    """Return the proposals of parts of a pool as one of the whole; each comes with its numbers there."""
    pairs: list[Pairing] = []
    byes: list[Bye] = []
    plans, notes, idle = [], [], list(resting)
    for at, one in parts:
        for pair in one.pairs:
            wishes = tuple(replace(w, player=at[w.player], other=at[w.other]) for w in pair.wishes)
            first = None if pair.first is None else at[pair.first]
            pairs.append(replace(pair, a=at[pair.a], b=at[pair.b], first=first, wishes=wishes))
        for bye in one.byes:
            candidates = tuple(replace(c, player=at[c.player]) for c in bye.candidates)
            byes.append(replace(bye, player=at[bye.player], candidates=candidates))
        plans += [replace(b, sides=tuple(tuple(at[p] for p in s) for s in b.sides)) for b in one.groups]
        notes += list(one.notes)
        idle += [at[p] for p in one.resting]
    boards = [*(pair.quality for pair in pairs), *(plan.quality for plan in plans)]
    return replace(
        parts[0][1],
        pairs=tuple(pairs),
        byes=tuple(byes),
        groups=tuple(plans),
        resting=tuple(sorted(idle)),
        notes=tuple(notes),
        mean_quality=sum(boards) / len(boards),
        rematches=sum(one.rematches for _, one in parts),
        beyond_gap=sum(one.beyond_gap for _, one in parts),
        total=sum(one.total for _, one in parts),
    )


def _draft(
    made: _Round,
    pool: Pool,
    free: Sequence[Player],
    proposal: Proposal,
    notes: Sequence[Text],
    cancelled: CancelCheck | None,
) -> Draft:
    suggestion = _suggestion(made, proposal, free)
    notes = (*pins_lost(suggestion, made.options, made.club.register()), *notes)
    if notes:
        suggestion = replace(suggestion, notes=(*notes, *suggestion.notes))
    ids = tuple(p.id for p in free)
    others = _alternatives(made, pool, ids, suggestion, cancelled)
    return Draft(suggestion, made.options, ids, proposal, pool, alternatives=others)


def _alternatives(
    made: _Round, pool: Pool, ids: Sequence[int], found: Suggestion, cancelled: CancelCheck | None
) -> tuple[Suggestion, ...]:
    """Return other splits of everybody into teams, the one found first; none for other rounds."""
    sizes_for = getattr(made.pairing, "of_one_game", None)
    if sizes_for is None or len(found.boards) != 1:
        return ()
    if made.facts.rules(made.facts.stage).sections:
        return ()
    pins: Pins = pins_in({one: i for i, one in enumerate(ids)}, made.options)
    if pins.boards:
        return ()
    at = {one: i for i, one in enumerate(ids)}
    playing = sorted(at[p] for side in found.boards[0].sides for p in side.player_ids)
    sizes = sizes_for(len(playing))
    if sum(sizes) != len(playing):
        return ()
    rules = TeamRules(
        sizes,
        pins.together,
        (*pins.apart, *pins.pairs),
        pins.captains,
        made.pairing.partners,
    )
    splits = split(
        pool,
        rules,
        players=playing,
        alternatives=ALTERNATIVES,
        rng_seed=made.options.seed,
        cancelled=cancelled,
    )
    register, known, others = made.club.register(), {_teams_of(found)}, [found]
    for one in splits:
        board = board_of(
            1,
            [[ids[i] for i in team] for team in one.teams],
            made.rated,
            register,
            reasons=tuple(r.text for r in groups.plan(pool, one.teams, made.pairing, pinned=False).reasons),
        )
        other = replace(found, boards=(board,), mean_quality=one.quality)
        if _teams_of(other) not in known:
            known.add(_teams_of(other))
            others.append(other)
    return tuple(others) if len(others) > 1 else ()


def _teams_of(suggestion: Suggestion) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(side.player_ids) for board in suggestion.boards for side in board.sides)


def _suggestion(made: _Round, proposal: Proposal, free: Sequence[Player]) -> Suggestion:
    register: Register = made.club.register()
    boards = tuple(
        board_of(
            number,
            [[free[i].id for i in one] for one in board.sides],
            made.rated,
            register,
            reasons=tuple(reason.text for reason in board.reasons),
            pinned=board.pinned,
        )
        for number, board in enumerate(proposal.boards, 1)
    )
    byes = tuple(
        ByeView(
            free[b.player],
            (b.reason.text, *(c.reason.text for c in b.candidates if not c.chosen)),
            pinned=b.pinned,
        )
        for b in proposal.byes
    )
    stage = made.facts.stage
    return Suggestion(
        event_id=made.facts.event.id,
        number=made.number,
        boards=boards,
        byes=byes + made.asked,
        mean_quality=proposal.mean_quality,
        rematches=proposal.rematches,
        notes=tuple(note.text for note in proposal.notes),
        left_out=tuple(register.players[p] for p in sorted(made.playing) if p in register.players),
        resting=tuple(free[i] for i in proposal.resting),
        system=proposal.system,
        stage_id=stage.id if stage is not None else None,
    )
