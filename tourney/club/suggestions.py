"""A suggested round while it is looked at: what was asked for, what came out, and how a board is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import EventFacts
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.views import BoardView, OddsView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.games import GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Pool, Proposal
from tourney.pairing.contest_base import RoundPlan
from tourney.store import events

WAIT_FOR = QT_TRANSLATE_NOOP(
    "Errors", "Still open: boards {boards}. Enter their results first, or leave these people out."
)


@dataclass(frozen=True, slots=True)
class SuggestOptions:
    """What a person may ask of the next round.

    ``pairing`` are the options of the system (None: its defaults). ``pins`` and ``forbidden`` are pairs
    of ids, ``byes`` those who shall sit out; ids are of players, in a team event of teams. ``leave_out``
    pairs without those who are still playing, else open boards refuse the round.
    """

    pairing: Any = None
    pins: tuple[tuple[int, int], ...] = ()
    forbidden: tuple[tuple[int, int], ...] = ()
    byes: tuple[int, ...] = ()
    leave_out: bool = True
    seed: int = 0
    system: str = "balanced"


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A suggestion together with what is needed to change it by hand.

    ``ids`` are the players (or teams) that the numbers of ``proposal`` or of ``plans`` stand for;
    ``plans`` are those of a system that goes by the event, one a section.
    """

    suggestion: Suggestion
    options: SuggestOptions
    ids: tuple[int, ...]
    proposal: Proposal | None = None
    pool: Pool | None = None
    plans: tuple[RoundPlan, ...] = ()


def kept_apart(club: Club, event_id: int | None) -> tuple[tuple[int, int], ...]:
    """Return the pairs of player ids that are never paired, in this event or anywhere."""

    def read() -> tuple[tuple[int, int], ...]:
        with club.database.reading() as reader:
            return tuple(events.forbidden_pairs(reader, event_id=event_id))

    return club.cached(f"kept-apart-{event_id}", read)


def still_playing(facts: EventFacts, options: SuggestOptions) -> set[int]:
    """Return who sits at an open board; TourneyError "still-open" where that shall refuse the round."""
    open_games = [g for g in facts.games if g.state is GameState.OPEN]
    if open_games and not options.leave_out:
        boards = ", ".join(str(g.board) for g in open_games)
        raise TourneyError("still-open", WAIT_FOR(boards=boards))
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
