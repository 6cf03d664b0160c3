"""Suggest a round by any system, change it by hand, and make it the current one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tourney.club import contest_rounds, night_changes, pool_rounds
from tourney.club.club import Club
from tourney.club.commands import AcceptRound
from tourney.club.contests import event_facts
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.suggestions import Draft, SuggestOptions, board_of, kept_apart
from tourney.club.views import BoardView, Suggestion
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import ByeKind, Event
from tourney.core.rules import EventRules
from tourney.pairing import draft
from tourney.pairing.pins import KEPT_APART
from tourney.pairing.registry import CONTEST_SYSTEMS
from tourney.store import events

NOT_RATED_YET = QT_TRANSLATE_NOOP("Errors", "The ratings are still being worked out. Try again in a moment.")
NOT_IN_ROUND = QT_TRANSLATE_NOOP("Errors", "{name} has no part in this round.")


def suggest(
    club: Club,
    event_id: int,
    options: SuggestOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Draft:
    """Return the best round for those who are here; long at large fields, so call it in a worker.

    Without *options* the event's own system and rules are asked.

    Raises
    ------
    TourneyError
        "too-few", "still-open", "no-round" ...: no round, and nothing was changed. A ``RoundError``
        carries what could be relaxed, with ids of people (in a team event of teams) for numbers.
    """
    options = options or SuggestOptions(system=system_of(club, event_id))
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    way = contest_rounds.suggest if options.system in CONTEST_SYSTEMS else pool_rounds.suggest
    made = way(club, event_id, options, rated, progress=progress, cancelled=cancelled)
    return _numbered(club, made)


def rules_of(club: Club, event_id: int) -> EventRules:
    """Return the rules of the stage an event is in, else its own."""
    facts = event_facts(club, event_id)
    return facts.rules(facts.stage)


def event_of(club: Club, event_id: int) -> Event:
    """Return an event; TourneyError "unknown-event"."""
    return event_facts(club, event_id).event


def system_of(club: Club, event_id: int) -> str:
    """Return the key of the system that an event's rules name."""
    return rules_of(club, event_id).system


def swap(club: Club, made: Draft, a_id: int, b_id: int) -> Draft:
    """Let two people trade places by hand; one of them may hold a bye or wait.

    Raises
    ------
    TourneyError
        "swap-same", "kept-apart", "not-in-round".
    """
    rated = club.rated
    if rated is None:
        raise TourneyError("not-rated", NOT_RATED_YET)
    register = club.register()
    if made.teams:
        return replace(made, suggestion=_teams_traded(made, a_id, b_id, rated, register))
    if not _can_be_redone(made, a_id, b_id):
        traded = _traded(club, made.suggestion, a_id, b_id, rated, register)
        return replace(made, suggestion=traded, alternatives=())
    assert made.proposal is not None
    assert made.pool is not None
    place = {one: i for i, one in enumerate(made.ids)}
    proposal = draft.swap(made.pool, made.options.pairing, made.proposal, place[a_id], place[b_id])
    return _numbered(club, pool_rounds.redone(made, club, rated, proposal))


def choose(made: Draft, which: int) -> Draft:
    """Return the draft with another of its alternatives shown."""
    return replace(made, suggestion=made.alternatives[which])


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
        suggestion.options,
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


def _numbered(club: Club, made: Draft) -> Draft:
    """Return a draft with the board numbers that its round would get."""
    event = event_facts(club, made.suggestion.event_id).event

    def numbered(one: Suggestion) -> Suggestion:
        boards = [tuple(side.player_ids for side in board.sides) for board in one.boards]
        with club.database.reading() as reader:
            numbers = night_changes.seats(reader, event, boards)
        renamed = (replace(b, board=n) for b, n in zip(one.boards, numbers, strict=True))
        return replace(one, boards=tuple(renamed))

    others = tuple(numbered(one) for one in made.alternatives)
    shown = others[0] if others else numbered(made.suggestion)
    return replace(made, suggestion=shown, alternatives=others)


def _can_be_redone(made: Draft, a_id: int, b_id: int) -> bool:
    """Return whether the pairing floor can tell all about the round after the trade."""
    if made.proposal is None or made.pool is None or made.proposal.groups or made.proposal.resting:
        return False
    return a_id in made.ids and b_id in made.ids


def _traded(
    club: Club, old: Suggestion, a_id: int, b_id: int, rated: Rated, register: Register
) -> Suggestion:
    """Return a round in which two people (with their sides' partners staying) have traded places."""
    trade = {a_id: b_id, b_id: a_id}
    _refuse_no_part(old, trade, register)
    sitting = {b.player.id for b in old.byes} | {p.id for p in old.resting}
    same_side = any(trade.keys() <= set(s.player_ids) for b in old.boards for s in b.sides)
    facing = any(
        len(b.sides) > 2 or all(len(s.player_ids) == 1 for s in b.sides)
        for b in old.boards
        if trade.keys() <= {p for s in b.sides for p in s.player_ids}
    )
    if trade.keys() <= sitting or same_side or (facing and not _uneven(old, trade)):
        raise TourneyError(
            "swap-same", draft.SWAP_SAME(a=register.name(a_id), b=register.name(b_id)), field="swap"
        )
    apart = {frozenset(pair) for pair in kept_apart(club, old.event_id)}
    boards = []
    for board in old.boards:
        sides = [tuple(trade.get(p, p) for p in one.player_ids) for one in board.sides]
        if sides == [one.player_ids for one in board.sides]:
            boards.append(board)
            continue
        _refuse_apart(sides, apart, register)
        boards.append(board_of(board.board, sides, rated, register, pinned=True, slot=board.slot))
    byes = tuple(
        replace(b, player=register.player(trade[b.player.id]), pinned=True) if b.player.id in trade else b
        for b in old.byes
    )
    resting = tuple(register.player(trade.get(p.id, p.id)) for p in old.resting)
    known = [b.quality for b in boards if b.quality is not None]
    mean = sum(known) / len(known) if known else old.mean_quality
    return replace(old, boards=tuple(boards), byes=byes, resting=resting, mean_quality=mean)


def _teams_traded(made: Draft, a_id: int, b_id: int, rated: Rated, register: Register) -> Suggestion:
    """Return a round of a team event in which the teams of two people have traded places."""
    old, team_of = made.suggestion, dict(made.teams)
    places: list[tuple[int, ...]] = [s.player_ids for b in old.boards for s in b.sides]
    out: dict[int, list[int]] = {}
    for bye in old.byes:
        out.setdefault(team_of.get(bye.player.id, -bye.player.id), []).append(bye.player.id)
    places += [tuple(members) for members in out.values()]
    own = next((one for one in places if a_id in one), None)
    other = next((one for one in places if b_id in one), None)
    if own is None or other is None:
        name = register.name(a_id if own is None else b_id)
        raise TourneyError("not-in-round", NOT_IN_ROUND(name=name), field="swap")
    sitting = {bye.player.id for bye in old.byes}
    facing = any({own, other} <= {s.player_ids for s in b.sides} for b in old.boards)
    if own == other or facing or (own[0] in sitting and other[0] in sitting):
        text = draft.SWAP_SAME(a=register.name(a_id), b=register.name(b_id))
        raise TourneyError("swap-same", text, field="swap")
    trade = {own: other, other: own}
    boards = []
    for board in old.boards:
        sides = [trade.get(one.player_ids, one.player_ids) for one in board.sides]
        if sides == [one.player_ids for one in board.sides]:
            boards.append(board)
        else:
            boards.append(board_of(board.board, sides, rated, register, pinned=True, slot=board.slot))
    byes = []
    for members in out.values():
        old_byes = [bye for bye in old.byes if bye.player.id in members]
        now = trade.get(tuple(members))
        if now is None:
            byes += old_byes
        else:
            byes += [replace(old_byes[0], player=register.player(p), pinned=True) for p in now]
    return replace(old, boards=tuple(boards), byes=tuple(byes))


def _uneven(old: Suggestion, trade: Mapping[int, int]) -> bool:
    """Return whether two of one board with more than two sides sit in sides of several people."""
    return any(
        any(len(s.player_ids) > 1 for s in b.sides)
        for b in old.boards
        if trade.keys() <= {p for s in b.sides for p in s.player_ids}
    )


def _refuse_no_part(old: Suggestion, trade: Mapping[int, int], register: Register) -> None:
    part = {p for b in old.boards for s in b.sides for p in s.player_ids}
    part |= {b.player.id for b in old.byes} | {p.id for p in old.resting}
    for one in trade:
        if one not in part:
            raise TourneyError("not-in-round", NOT_IN_ROUND(name=register.name(one)), field="swap")


def _refuse_apart(sides: list[tuple[int, ...]], apart: set[frozenset[int]], register: Register) -> None:
    for i, one in enumerate(sides):
        for other in sides[i + 1 :]:
            for a in one:
                for b in other:
                    if frozenset((a, b)) in apart:
                        text = KEPT_APART(a=register.name(a), b=register.name(b))
                        raise TourneyError("kept-apart", text, field="swap")
