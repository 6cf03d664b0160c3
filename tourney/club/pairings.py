"""Suggest a round from who is here, what the ratings say and who has met."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from tourney.club.club import Club
from tourney.club.commands import AcceptRound
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.views import BoardView, ByeView, OddsView, SideView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import Player, Round
from tourney.pairing import draft
from tourney.pairing.base import Options, Pins, Pool, Proposal
from tourney.pairing.history import PlayedRound, history
from tourney.pairing.registry import SYSTEMS
from tourney.store import events, games
from tourney.store.games import GameFilter

NOT_RATED_YET = QT_TRANSLATE_NOOP("Errors", "The ratings are still being worked out. Try again in a moment.")
NOBODY_FREE = QT_TRANSLATE_NOOP(
    "Errors", "Nobody is free for a round: {here} here, {playing} of them still playing."
)
NOBODY_HERE = QT_TRANSLATE_NOOP("Errors", "A round needs two people who are here; {here} checked in.")
WAIT_FOR = QT_TRANSLATE_NOOP(
    "Errors", "Still open: boards {boards}. Enter their results first, or leave these people out."
)


@dataclass(frozen=True, slots=True)
class SuggestOptions:
    """What a person may ask of the next round.

    ``pins`` and ``forbidden`` are pairs of player ids, ``bye_pin`` a player who shall sit out;
    ``leave_out`` pairs without those who are still playing, else open boards refuse the round.
    """

    pairing: Options = field(default_factory=Options)
    pins: tuple[tuple[int, int], ...] = ()
    forbidden: tuple[tuple[int, int], ...] = ()
    bye_pin: int | None = None
    leave_out: bool = True
    seed: int = 0
    system: str = "balanced"


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A suggestion together with what is needed to change it by hand."""

    suggestion: Suggestion
    options: SuggestOptions
    proposal: Proposal
    pool: Pool
    players: tuple[Player, ...]


def suggest(
    club: Club,
    event_id: int,
    options: SuggestOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Draft:
    """Return the best round for those who are here; long at large fields, so call it in a worker.

    Raises
    ------
    TourneyError
        "too-few", "still-open", "no-round" ...: no round, and nothing was changed.
    """
    options = options or SuggestOptions()
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    register = club.register()
    with club.database.reading() as reader:
        since = {e.player_id: e.since for e in events.list_entries(reader, event_id) if e.here}
        rounds = sorted(events.list_rounds(reader, event_id), key=lambda r: r.number)
        played = games.list_games(reader, GameFilter(event_id=event_id), order="oldest")
        forbidden = events.forbidden_pairs(reader, event_id=event_id)
    here = set(since)
    open_games = [g for g in played if g.state is GameState.OPEN]
    playing = {p for g in open_games for p in g.player_ids} & here
    if open_games and not options.leave_out:
        boards = ", ".join(str(g.board) for g in open_games)
        raise TourneyError("still-open", WAIT_FOR(boards=boards))
    free = tuple(
        p for p in register.players.values() if p.id in here - playing and rated.index(p.id) is not None
    )
    if len(free) < 2:
        text = NOBODY_FREE(here=len(here), playing=len(playing)) if playing else NOBODY_HERE(here=len(here))
        raise TourneyError("too-few", text)
    place = {p.id: i for i, p in enumerate(free)}
    past = played_rounds(place, played, rounds, since)
    pool = make_pool(rated, free, past, (*forbidden, *options.forbidden))
    pins = Pins(
        tuple((place[a], place[b]) for a, b in options.pins if a in place and b in place),
        (place[options.bye_pin],) if options.bye_pin in place else (),
    )
    proposal = SYSTEMS[options.system].propose(
        pool, options.pairing, pins=pins, rng_seed=options.seed, progress=progress, cancelled=cancelled
    )
    number = max((r.number for r in rounds), default=0) + 1
    suggestion = _suggestion(proposal, free, rated, event_id, number, playing, register)
    return Draft(suggestion, options, proposal, pool, free)


def swap(club: Club, made: Draft, a_id: int, b_id: int) -> Draft:
    """Let two people trade places by hand; one of them may hold the bye.

    Raises
    ------
    TourneyError
        "swap-same", "kept-apart".
    """
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    place = {p.id: i for i, p in enumerate(made.players)}
    proposal = draft.swap(made.pool, made.options.pairing, made.proposal, place[a_id], place[b_id])
    old = made.suggestion
    suggestion = _suggestion(
        proposal,
        made.players,
        rated,
        old.event_id,
        old.number,
        {p.id for p in old.left_out},
        club.register(),
    )
    return replace(made, suggestion=suggestion, proposal=proposal)


def accept(suggestion: Suggestion) -> AcceptRound:
    """Return the command that makes a suggestion the current round."""
    return AcceptRound(
        suggestion.event_id,
        suggestion.number,
        tuple((b.sides[0].player_ids[0], b.sides[1].player_ids[0]) for b in suggestion.boards),
        tuple(b.player.id for b in suggestion.byes),
    )


def kept_apart(club: Club, event_id: int | None) -> tuple[tuple[int, int], ...]:
    """Return the pairs of player ids that are never paired, in this event or anywhere."""

    def read() -> tuple[tuple[int, int], ...]:
        with club.database.reading() as reader:
            return tuple(events.forbidden_pairs(reader, event_id=event_id))

    return club.cached(f"kept-apart-{event_id}", read)


def rated_for(
    club: Club,
    event_id: int,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> None:
    """Rate the club unless everybody who is here is rated already: a new face must not be left out."""
    with club.database.reading() as reader:
        here = [e.player_id for e in events.list_entries(reader, event_id) if e.here]
    rated = club.rated
    if rated is None or any(rated.index(player_id) is None for player_id in here):
        club.rate(progress=progress, cancelled=cancelled)


def make_pool(
    rated: Rated,
    free: tuple[Player, ...],
    past: Sequence[PlayedRound],
    forbidden: tuple[tuple[int, int], ...],
) -> Pool:
    """Return the arrays a pairing system reads, for the people of *free* in that order."""
    indices = np.array([rated.index(p.id) for p in free], dtype=np.int64)
    place = {p.id: i for i, p in enumerate(free)}
    met = history(len(free), past)
    apart = np.zeros((len(free), len(free)), dtype=bool)
    for a, b in forbidden:
        if a in place and b in place:
            apart[place[a], place[b]] = apart[place[b], place[a]] = True
    few = rated.few(indices)
    return Pool(
        mean=rated.scale.mean(few.mean),
        deviation=rated.scale.deviation(few.deviation),
        quality=rated.engine.pair_quality(few, rated.params),
        expected=rated.engine.pair_expected(few, rated.params),
        rounds_since_met=met.rounds_since_met,
        times_met=met.times_met,
        byes=met.byes,
        provisional=rated.provisional[indices],
        waiting=met.waiting,
        forbidden=apart,
        names=tuple(p.name for p in free),
    )


def played_rounds(
    place: Mapping[int, int],
    played: Sequence[Game],
    rounds: Sequence[Round],
    since: Mapping[int, dt.datetime],
) -> list[PlayedRound]:
    """Return who met and who sat out, round by round; loose games of the night join the last round.

    Parameters
    ----------
    place : player id -> index
    since : player id -> when he came
        Who was here when a round was made and has no part in it sat it out: he was still playing.
    """
    pairs: dict[int | None, list[tuple[int, int]]] = {}
    seated: dict[int | None, set[int]] = {r.id: set(r.bye_ids) for r in rounds}
    for game in played:
        seated.setdefault(game.round_id, set()).update(game.player_ids)
        if game.state is GameState.VOID or game.forfeit is not Forfeit.NONE:
            continue
        for k, one in enumerate(game.sides):
            for other in game.sides[k + 1 :]:
                for a in one.player_ids:
                    for b in other.player_ids:
                        pair = (place.get(a, -1), place.get(b, -1))
                        pairs.setdefault(game.round_id, []).append(pair)
    if rounds:
        seated[rounds[-1].id] |= seated.get(None, set())
    result = [
        PlayedRound(
            tuple(pairs.get(r.id, ())),
            tuple(place.get(p, -1) for p in r.bye_ids),
            tuple(i for p, i in place.items() if p not in seated[r.id] and since[p] <= r.accepted_at),
        )
        for r in rounds
    ]
    loose = tuple(pairs.get(None, ()))
    if loose:
        last = result.pop() if result else PlayedRound()
        result.append(replace(last, pairs=(*last.pairs, *loose)))
    return result


def _suggestion(
    proposal: Proposal,
    free: tuple[Player, ...],
    rated: Rated,
    event_id: int,
    number: int,
    playing: set[int],
    register: Register,
) -> Suggestion:
    boards = []
    for board, pair in enumerate(proposal.pairs, 1):
        a, b = free[pair.a], free[pair.b]
        odds: OddsView | None = rated.odds([[(a.id, 1.0)], [(b.id, 1.0)]])
        sides = tuple(SideView((p.id,), (p.name,), (rated.of(p.id),)) for p in (a, b))
        reasons = tuple(reason.text for reason in pair.reasons)
        boards.append(BoardView(board, sides, odds, pair.quality, None, reasons, pair.pinned))
    byes = tuple(
        ByeView(free[b.player], (b.reason.text, *(c.reason.text for c in b.candidates if not c.chosen)))
        for b in proposal.byes
    )
    return Suggestion(
        event_id,
        number,
        tuple(boards),
        byes,
        proposal.mean_quality,
        proposal.rematches,
        tuple(note.text for note in proposal.notes),
        tuple(register.players[p] for p in sorted(playing) if p in register.players),
    )
