"""A suggested round while it is looked at: what was asked for, what came out, and how a board is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import EventFacts
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.views import BoardView, OddsView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.games import GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import from_mapping
from tourney.core.records import Absence
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.pairing.base import Pins, Pool, Proposal
from tourney.pairing.contest_base import RoundPlan
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.pairing.relax import Relax, RoundError
from tourney.store import events

WAIT_FOR = QT_TRANSLATE_NOOP(
    "Errors", "Still open: boards {boards}. Enter their results first, or leave these people out."
)
LEAVE_OUT = QT_TRANSLATE_NOOP("Pairing", "Leave out who is still playing")
PIN_LOST = QT_TRANSLATE_NOOP(
    "Pairing", "The pin of {names} is left out: they cannot be on one board of this round."
)
BYE_LOST = QT_TRANSLATE_NOOP("Pairing", "The bye pinned for {names} is left out: no part in this round.")

UNKNOWN_SYSTEM = QT_TRANSLATE_NOOP("Errors", "There is no pairing system “{key}”. Known: {known}.")

Board = tuple[tuple[int, ...], ...]
"""A whole board by hand: ids by side, the first side first."""


@dataclass(frozen=True, slots=True)
class SuggestOptions:
    """What a person may ask of the next round.

    ``pairing`` are the options of the system (None: those of the event's rules, else its defaults).
    ``pins`` and ``forbidden`` are pairs of ids, ``byes`` those who shall sit out; ids are of players, in a
    team event of teams. ``boards`` are whole boards of teams or tables, ``together``, ``apart`` and
    ``captains`` wishes for a split into sides. ``leave_out`` pairs without those who are still playing,
    else open boards refuse the round.
    """

    pairing: Any = None
    pins: tuple[tuple[int, int], ...] = ()
    forbidden: tuple[tuple[int, int], ...] = ()
    byes: tuple[int, ...] = ()
    leave_out: bool = True
    seed: int = 0
    system: str = "balanced"
    boards: tuple[Board, ...] = ()
    together: tuple[tuple[int, ...], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    captains: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A suggestion together with what is needed to change it by hand.

    ``ids`` are the players (or teams) that the numbers of ``proposal`` or of ``plans`` stand for;
    ``plans`` are those of a system that goes by the event, one a section. ``alternatives`` are other
    splits nearly as good, the one shown first. ``teams`` tells the team of each player in a team event.
    """

    suggestion: Suggestion
    options: SuggestOptions
    ids: tuple[int, ...]
    proposal: Proposal | None = None
    pool: Pool | None = None
    plans: tuple[RoundPlan, ...] = ()
    alternatives: tuple[Suggestion, ...] = ()
    teams: tuple[tuple[int, int], ...] = ()

    def pinned(self) -> SuggestOptions:
        """Return the options with what is fixed in this draft, to suggest again around it."""
        team_of = dict(self.teams)
        pairs, boards = [], []
        for board in self.suggestion.boards:
            if not board.pinned:
                continue
            sides = tuple(side.player_ids for side in board.sides)
            if len(sides) == 2 and all(len(side) == 1 or side[0] in team_of for side in sides):
                a, b = (team_of.get(side[0], side[0]) for side in sides)
                pairs.append((a, b))
            else:
                boards.append(sides)
        byes = [b.player.id for b in self.suggestion.byes if b.pinned]
        units = tuple(dict.fromkeys(team_of.get(one, one) for one in byes))
        return replace(self.options, pins=tuple(pairs), boards=tuple(boards), byes=units)


def asked_of(rules: EventRules, options: SuggestOptions) -> Any:
    """Return the options of the system as asked for, else as the event's rules have them.

    Raises
    ------
    TourneyError
        "unknown-system"; "unknown-option" or "bad-option" for what the rules say.
    """
    system = SYSTEMS.get(options.system) or CONTEST_SYSTEMS.get(options.system)
    if system is None:
        known = ", ".join((*SYSTEMS, *CONTEST_SYSTEMS))
        raise TourneyError("unknown-system", UNKNOWN_SYSTEM(key=options.system, known=known), field="system")
    if options.pairing is not None:
        return options.pairing
    return from_mapping(system.options_type, rules.options_dict() if rules.system == options.system else {})


def pins_in(index: dict[int, int], options: SuggestOptions) -> Pins:
    """Return what was fixed by hand in the numbers of *index*; what names somebody else is left out."""

    def known(ids: Iterable[int]) -> bool:
        return all(one in index for one in ids)

    def numbers(groups: Iterable[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(index[one] for one in group) for group in groups if known(group))

    return Pins(
        pairs=tuple((index[a], index[b]) for a, b in options.pins if known((a, b))),
        byes=tuple(dict.fromkeys(index[one] for one in options.byes if one in index)),
        boards=tuple(
            tuple(tuple(index[one] for one in side) for side in board)
            for board in options.boards
            if all(known(side) for side in board)
        ),
        together=numbers(options.together),
        apart=tuple((index[a], index[b]) for a, b in options.apart if known((a, b))),
        captains=tuple(index[one] for one in options.captains if one in index),
    )


def pins_lost(made: Suggestion, options: SuggestOptions, register: Register) -> tuple[Text, ...]:
    """Return a sentence for each pin that a round does not hold: of people away, or in different sections."""
    tables = [{p for side in board.sides for p in side.player_ids} for board in made.boards]
    out = {bye.player.id for bye in made.byes}
    wanted = [*options.pins, *(tuple(p for side in board for p in side) for board in options.boards)]

    def names(group: Iterable[int]) -> str:
        return " – ".join(register.name(one) for one in group)

    lost = [PIN_LOST(names=names(one)) for one in wanted if not any(set(one) <= table for table in tables)]
    return (*lost, *(BYE_LOST(names=names((one,))) for one in options.byes if one not in out))


def in_ids(error: TourneyError, ids: Sequence[int]) -> TourneyError:
    """Return a refusal whose offers name people (or teams) by id."""
    if not isinstance(error, RoundError):
        return error
    offers = [
        replace(offer, groups=tuple(tuple(ids[i] for i in group) for group in offer.groups))
        for offer in error.relax
    ]
    return RoundError(error.code, error.text, field=error.field, relax=offers)


def sitting_out(facts: EventFacts, number: int) -> dict[int, Absence]:
    """Return who of those entered asked to sit this round out, by player id; who left has no part anyway."""
    here = {p for p, e in facts.entries.items() if not e.withdrawn}
    return {one.player_id: one for one in facts.absences if one.number == number and one.player_id in here}


def kept_apart(club: Club, event_id: int | None) -> tuple[tuple[int, int], ...]:
    """Return the pairs of player ids that are never paired, in this event or anywhere."""

    def read() -> tuple[tuple[int, int], ...]:
        with club.database.reading() as reader:
            return tuple(events.forbidden_pairs(reader, event_id=event_id))

    return club.cached(f"kept-apart-{event_id}", read, Topic.ROUNDS, Topic.PLAYERS, Topic.EVENTS)


def still_playing(facts: EventFacts, options: SuggestOptions, register: Register) -> set[int]:
    """Return who sits at an open board; RoundError "still-open" where that shall refuse the round."""
    open_games = [g for g in facts.games if g.state is GameState.OPEN]
    if open_games and not options.leave_out:
        # A game outside any round has no board: it is told by who plays it.
        boards = tuple(
            " – ".join(map(register.name, g.player_ids)) if g.board is None else str(g.board)
            for g in open_games
        )
        raise RoundError("still-open", WAIT_FOR(boards=boards), relax=[Relax("leave-out", LEAVE_OUT)])
    return {p for g in open_games for p in g.player_ids}


def board_of(
    number: int,
    sides: Sequence[Sequence[int]],
    rated: Rated,
    register: Register,
    *,
    reasons: Sequence[Text] = (),
    pinned: bool = False,
    slot: str = "",
) -> BoardView:
    """Return a board of a suggestion, with odds and quality as the ratings are now."""
    lineup = [[(player_id, 1.0) for player_id in one] for one in sides]
    views = tuple(rated.side(tuple(one), tuple(register.name(p) for p in one)) for one in sides)
    odds: OddsView | None = rated.odds(lineup)
    return BoardView(number, views, odds, rated.quality(lineup), None, tuple(reasons), pinned, slot)
