"""Suggest a round from who is here, what the ratings say and who has met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tourney.club import contest_rounds
from tourney.club.club import Club
from tourney.club.commands import AcceptRound
from tourney.club.contests import EventFacts, event_contest, event_facts
from tourney.club.pool import Behind, make_pool
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.suggestions import Draft, SuggestOptions, board_of, kept_apart, still_playing
from tourney.club.views import BoardView, ByeView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import ByeKind, EventKind, Player
from tourney.pairing import draft
from tourney.pairing.base import Pins, Proposal
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.standings.scoring import totals
from tourney.store import events

NOT_RATED_YET = QT_TRANSLATE_NOOP("Errors", "The ratings are still being worked out. Try again in a moment.")
NOBODY_FREE = QT_TRANSLATE_NOOP(
    "Errors", "Nobody is free for a round: {here} here, {playing} of them still playing."
)
NOBODY_HERE = QT_TRANSLATE_NOOP("Errors", "A round needs two people who are here; {here} checked in.")
UNKNOWN_SYSTEM = QT_TRANSLATE_NOOP("Errors", "There is no pairing system “{key}”. Known: {known}.")

OPEN_PLAY = "winner-stays"


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
        "too-few", "still-open", "no-round" ...: no round, and nothing was changed. A ``RoundError``
        carries what could be relaxed.
    """
    options = options or SuggestOptions()
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    if options.system in CONTEST_SYSTEMS:
        return contest_rounds.suggest(club, event_id, options, rated, progress=progress, cancelled=cancelled)
    if options.system not in SYSTEMS:
        known = ", ".join((*SYSTEMS, *CONTEST_SYSTEMS))
        raise TourneyError("unknown-system", UNKNOWN_SYSTEM(key=options.system, known=known), field="system")
    register = club.register()
    facts = event_facts(club, event_id)
    here = {e.player_id for e in facts.entries.values() if e.here and not e.withdrawn}
    playing = still_playing(facts, options) & here
    free = tuple(
        p for p in register.players.values() if p.id in here - playing and rated.index(p.id) is not None
    )
    if len(free) < 2:
        text = NOBODY_FREE(here=len(here), playing=len(playing)) if playing else NOBODY_HERE(here=len(here))
        raise TourneyError("too-few", text)
    behind = _behind(club, facts, (*kept_apart(club, event_id), *options.forbidden), options.system)
    pool = make_pool(rated, free, behind, boards=int(getattr(options.pairing, "boards", 1) or 1))
    place = {p.id: i for i, p in enumerate(free)}
    pins = Pins(
        tuple((place[a], place[b]) for a, b in options.pins if a in place and b in place),
        tuple(place[one] for one in options.byes if one in place),
    )
    proposal = SYSTEMS[options.system].propose(
        pool, options.pairing, pins=pins, rng_seed=options.seed, progress=progress, cancelled=cancelled
    )
    suggestion = _suggestion(proposal, free, rated, facts, playing, register)
    return Draft(suggestion, options, tuple(p.id for p in free), proposal, pool)


def swap(club: Club, made: Draft, a_id: int, b_id: int) -> Draft:
    """Let two people trade places by hand; one of them may hold a bye.

    Raises
    ------
    TourneyError
        "swap-same", "kept-apart".
    """
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    if made.proposal is None or made.pool is None or made.proposal.groups:
        return replace(made, suggestion=_traded(made.suggestion, a_id, b_id, rated, club.register()))
    place = {one: i for i, one in enumerate(made.ids)}
    proposal = draft.swap(made.pool, made.options.pairing, made.proposal, place[a_id], place[b_id])
    old, register = made.suggestion, club.register()
    free = tuple(register.players[one] for one in made.ids)
    facts = event_facts(club, old.event_id)
    suggestion = _suggestion(proposal, free, rated, facts, {p.id for p in old.left_out}, register)
    return replace(made, suggestion=suggestion, proposal=proposal)


def accept(suggestion: Suggestion) -> AcceptRound:
    """Return the command that makes a suggestion the current round."""
    plain = all(b.kind is ByeKind.PAIRING for b in suggestion.byes)
    return AcceptRound(
        suggestion.event_id,
        suggestion.number,
        tuple(_board(b) for b in suggestion.boards),
        tuple(b.player.id for b in suggestion.byes),
        () if plain else tuple(b.kind for b in suggestion.byes),
        tuple(b.slot for b in suggestion.boards) if any(b.slot for b in suggestion.boards) else (),
        suggestion.system,
        suggestion.stage_id,
    )


def _board(board: BoardView) -> tuple[int | tuple[int, ...], ...]:
    return tuple(s.player_ids[0] if len(s.player_ids) == 1 else s.player_ids for s in board.sides)


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


def _behind(club: Club, facts: EventFacts, forbidden: Sequence[tuple[int, int]], system: str) -> Behind:
    score: dict[int, float] = {}
    if facts.event.kind is not EventKind.TEAM:
        made = event_contest(club, facts.event.id)
        score = {one: float(got) for one, got in zip(made.ids, totals(made.contest), strict=True)}
    return Behind(
        games=facts.games,
        rounds=facts.rounds,
        since={e.player_id: e.since for e in facts.entries.values()},
        score=score,
        forbidden=forbidden,
        queue=system == OPEN_PLAY,
    )


def _suggestion(
    proposal: Proposal,
    free: Sequence[Player],
    rated: Rated,
    facts: EventFacts,
    playing: set[int],
    register: Register,
) -> Suggestion:
    boards = tuple(
        board_of(
            number,
            [[free[i].id for i in one] for one in board.sides],
            rated,
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
    stage = facts.stage
    return Suggestion(
        event_id=facts.event.id,
        number=max((r.number for r in facts.rounds), default=0) + 1,
        boards=boards,
        byes=byes,
        mean_quality=proposal.mean_quality,
        rematches=proposal.rematches,
        notes=tuple(note.text for note in proposal.notes),
        left_out=tuple(register.players[p] for p in sorted(playing) if p in register.players),
        resting=tuple(free[i] for i in proposal.resting),
        system=proposal.system,
        stage_id=stage.id if stage is not None else None,
    )


def _traded(old: Suggestion, a_id: int, b_id: int, rated: Rated, register: Register) -> Suggestion:
    """Return a round in which two people (with their sides' partners staying) have traded places."""
    trade = {a_id: b_id, b_id: a_id}
    for board in old.boards:
        if {a_id, b_id} <= {p for one in board.sides for p in one.player_ids}:
            a, b = register.name(a_id), register.name(b_id)
            raise TourneyError("swap-same", draft.SWAP_SAME(a=a, b=b))
    boards = []
    for board in old.boards:
        sides = [tuple(trade.get(p, p) for p in one.player_ids) for one in board.sides]
        if sides == [one.player_ids for one in board.sides]:
            boards.append(board)
        else:
            boards.append(board_of(board.board, sides, rated, register, pinned=True, slot=board.slot))
    byes = tuple(
        replace(b, player=register.player(trade[b.player.id]), pinned=True) if b.player.id in trade else b
        for b in old.byes
    )
    known = [b.quality for b in boards if b.quality is not None]
    mean = sum(known) / len(known) if known else old.mean_quality
    return replace(old, boards=tuple(boards), byes=byes, mean_quality=mean)
