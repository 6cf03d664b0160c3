"""Whole clubs in which a round is asked for: who is here, who is out, what is pinned and kept apart."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tourney.club import pairings, relaxing
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, Command, Forbid, SetHere, SetResult
from tourney.club.event_commands import SetAbsence, SetEntries
from tourney.club.handlers import handler
from tourney.club.suggestions import Draft, SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.marks import Text, say
from tourney.core.records import ByeKind, EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.store import events
from tourney.store.games import GameFilter, list_games

MOST = 12
NIGHT = dt.date(2026, 12, 1)
KEYS = (*SYSTEMS, *CONTEST_SYSTEMS)


@dataclass(frozen=True)
class World:
    """A night by numbers of people from 0: who comes, and what was decided by hand."""

    system: str
    here: tuple[int, ...]
    byes: tuple[int, ...] = ()
    pins: tuple[tuple[int, int], ...] = ()
    forbids: tuple[tuple[int, int], ...] = ()
    absent: tuple[tuple[int, ByeKind], ...] = ()
    withdrawn: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    sections: tuple[str, ...] = ()
    boards: str = ""
    tables: tuple[tuple[int, int], ...] = ()
    rounds: int = 0
    seed: int = 0


@st.composite
def worlds(draw: st.DrawFn, system: str) -> World:
    """Return any world of a system; pins and forbids may contradict each other."""
    people = st.integers(0, MOST - 1)
    some = st.lists(people, unique=True, max_size=3).map(tuple)
    pairs = st.lists(st.tuples(people, people), max_size=3).map(tuple)
    here = draw(st.lists(people, unique=True, max_size=MOST).map(tuple))
    kinds = st.sampled_from([ByeKind.HALF, ByeKind.ZERO, ByeKind.FULL])
    return World(
        system=system,
        here=here,
        byes=draw(st.lists(people, max_size=4).map(tuple)),
        pins=draw(pairs),
        forbids=tuple((a, b) for a, b in draw(st.lists(st.tuples(people, people), max_size=30)) if a != b),
        absent=draw(st.lists(st.tuples(people, kinds), max_size=3).map(tuple)),
        withdrawn=draw(some),
        late=draw(some),
        sections=draw(st.sampled_from([(), (), ("A", "B")])),
        boards=draw(st.sampled_from(["", "", "7-9, 2", "3"])),
        tables=draw(st.lists(st.tuples(people, st.integers(1, 9)), max_size=2).map(tuple)),
        rounds=draw(st.integers(0, 2)),
        seed=draw(st.integers(0, 5)),
    )


def people_of(club: Club) -> tuple[int, ...]:
    """Add twelve people, the strongest first; some share a club or a household."""
    ids = [
        club.execute(
            AddPlayer(
                NewPlayer(
                    f"P{i:02}", club="North" if i % 3 else "South", household="H" if i in (2, 3) else ""
                ),
                rating=1800 - 40 * i,
                deviation=60 + 10 * i,
            )
        ).value
        for i in range(MOST)
    ]
    club.rate(today=NIGHT)
    return tuple(ids)


def begin(club: Club, ids: tuple[int, ...], world: World) -> int:
    """Begin the night of a world; its rounds are played by the same system, the first side winning."""
    rules = EventRules(system=world.system, sections=world.sections, boards=world.boards)
    kind = EventKind.TOURNAMENT if world.system in CONTEST_SYSTEMS else EventKind.NIGHT
    event_id: int = club.execute(AddEvent(NewEvent("Worlds", NIGHT, kind, rules=rules))).value
    commands: list[Command] = []
    if world.here:
        commands.append(SetHere(event_id, tuple(ids[i] for i in world.here), here=True))
    for k, section in enumerate(world.sections):
        members = tuple(ids[i] for i in world.here if i % 2 == k)
        if members:
            commands.append(SetEntries(event_id, members, (("section", section),)))
    for i, board in world.tables:
        if i in world.here:
            commands.append(SetEntries(event_id, (ids[i],), (("fixed_board", board),)))
    together(club, commands)
    for _ in range(world.rounds):
        try:
            made = pairings.suggest(club, event_id, SuggestOptions(system=world.system))
        except TourneyError:
            break
        club.execute(pairings.accept(made.suggestion))
        finish(club, event_id)
    number = world.rounds + 1
    commands = []
    for i in world.withdrawn:
        if i in world.here:
            commands.append(SetEntries(event_id, (ids[i],), (("withdrawn", True),)))
    for i in world.late:
        if i in world.here:
            commands.append(SetEntries(event_id, (ids[i],), (("first_round", number + 1),)))
    for i, bye in world.absent:
        commands += [SetAbsence(event_id, ids[i], (n,), bye) for n in range(1, number + 1)]
    commands += [Forbid(ids[a], ids[b], event_id=event_id) for a, b in world.forbids]
    together(club, commands)
    return event_id


def together(club: Club, commands: Iterable[Command]) -> None:
    """Carry several commands out in one transaction, as another window that is in a hurry would."""
    with club.database.writing(desk="", command="world", label=Text("Done", "world")) as writer:
        for command in commands:
            handler(command).run(writer, command)


def finish(club: Club, event_id: int) -> None:
    """Give every open board a result."""
    with club.database.reading() as reader:
        found = list_games(reader, GameFilter(event_id=event_id))
    together(
        club,
        [SetResult(g.id, tuple(range(len(g.sides)))) for g in found if g.sides[0].rank is None],
    )


def asked(ids: tuple[int, ...], world: World) -> SuggestOptions:
    """Return what is asked of the next round."""
    return SuggestOptions(
        system=world.system,
        pins=tuple((ids[a], ids[b]) for a, b in world.pins),
        byes=tuple(ids[i] for i in world.byes),
        seed=world.seed,
    )


def round_or_sentence(club: Club, event_id: int, options: SuggestOptions) -> Draft | RoundError:
    """Return a round that was checked, or the refusal, whose sentence and offers were checked.

    Anything else that is raised is a bug and passes through.
    """
    try:
        made = pairings.suggest(club, event_id, options)
    except TourneyError as error:
        refusal = error
    else:
        check(club, event_id, made)
        return made
    assert isinstance(refusal, RoundError), (refusal.code, str(refusal))
    assert str(refusal).strip().endswith((".", "。"))
    assert "{" not in str(refusal)
    assert refusal.relax or refusal.code in DONE, (refusal.code, str(refusal))
    for offer in refusal.relax:
        assert say(offer.text).strip()
    return refusal


DONE = frozenset({"over", "complete", "finished", "event-over", "round-open", "still-open", "no-rounds-left"})
"""Refusals with nothing to relax: the event is at its end, or waits for results."""


def check(club: Club, event_id: int, made: Draft) -> None:
    """Check that nobody plays himself or twice, nobody away plays, and nobody kept apart meets."""
    round_ = made.suggestion
    seated = [p for b in round_.boards for s in b.sides for p in s.player_ids]
    everybody = [*seated, *(b.player.id for b in round_.byes), *(p.id for p in round_.resting)]
    assert len(everybody) == len(set(everybody))
    assert round_.boards or round_.byes
    with club.database.reading() as reader:
        entries = {e.player_id: e for e in events.list_entries(reader, event_id)}
        apart = {frozenset(p) for p in events.forbidden_pairs(reader, event_id=event_id)}
    absent = {p for p in seated if not entries[p].here or entries[p].withdrawn}
    assert not absent
    numbers = [board.board for board in round_.boards]
    assert len(numbers) == len(set(numbers))
    wishes = {p: e.fixed_board for p, e in entries.items() if e.fixed_board}
    for board in round_.boards:
        wished = [wishes[p] for s in board.sides for p in s.player_ids if p in wishes]
        assert not wished or board.board == wished[0] or wished[0] in numbers
        assert len(board.sides) >= 2
        for one, other in _meetings(board.sides):
            assert frozenset((one, other)) not in apart


def _meetings(sides: Iterable[Any]) -> Iterable[tuple[int, int]]:
    listed = [side.player_ids for side in sides]
    for i, one in enumerate(listed):
        for other in listed[i + 1 :]:
            yield from ((a, b) for a in one for b in other)


def follow(club: Club, event_id: int, options: SuggestOptions, error: RoundError) -> SuggestOptions:
    """Take the first offer that changes something; return what to ask for then."""
    for offer in error.relax:
        changed, commands = relaxing.relaxed(club, event_id, options, offer)
        if commands or changed != options:
            for command in commands:
                club.execute(command)
            return changed
    return options
