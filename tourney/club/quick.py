"""Read a line of the quick bar: who is meant, what it would record, and what is still missing."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

from tourney.club.club import Club
from tourney.club.commands import Command, EditGame, EventRef, RecordGame, SetResult
from tourney.club.register import Register
from tourney.club.views import NightView, OddsView
from tourney.core.errors import TourneyError
from tourney.core.games import Game, GameState, NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import Ambiguous, Match, Unknown
from tourney.core.notation import (
    ParsedLine,
    Scan,
    Token,
    TokenKind,
    scan,
)
from tourney.core.outcomes import outcome_text, with_outcome

AMBIGUOUS = QT_TRANSLATE_NOOP("QuickBar", "“{query}” fits {names}. One more letter, or choose.")
UNKNOWN = QT_TRANSLATE_NOOP("QuickBar", "Nobody is called “{query}”. Choose, or add a new player.")
NO_BOARD = QT_TRANSLATE_NOOP("QuickBar", "There is no board {board} in the current round.")
NO_NIGHT = QT_TRANSLATE_NOOP("QuickBar", "No round is on, so there is no board {board}.")
CORRECTS = QT_TRANSLATE_NOOP("QuickBar", "Board {board} has {before}; Enter makes it {result}.")
SHARES = QT_TRANSLATE_NOOP("QuickBar", "Board {board} of this round, with these shares")
CLOSES = QT_TRANSLATE_NOOP("QuickBar", "Board {board} of this round")
MANY = 4


class ChipKind(StrEnum):
    """What a chip below the bar stands for."""

    SIDE = "side"
    UNKNOWN = "unknown"
    AMBIGUOUS = "ambiguous"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class QuickChip:
    """A piece of the line as understood; ``side`` counts from 0."""

    kind: ChipKind
    text: str
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A name that could be meant; ``player_id`` None offers to add the typed name."""

    name: str
    player_id: int | None
    token: Token


@dataclass(frozen=True, slots=True)
class Reading:
    """What the bar shows, and the command Enter would run (None: not yet)."""

    chips: tuple[QuickChip, ...]
    command: Command | None
    problem: Text | None
    incomplete: bool
    candidates: tuple[Candidate, ...]
    odds: OddsView | None = None
    note: Text | None = None


EMPTY = Reading((), None, None, incomplete=True, candidates=())


def read(
    club: Club, line: str, night: NightView, *, event: EventRef | None = None, date: dt.date | None = None
) -> Reading:
    """Return what a line means tonight; never raises, never guesses.

    *event* is where a new game goes; *date* its date (the event's, else today).
    """
    if not line.strip():
        return EMPTY
    scanned = scan(line)
    register = club.register()
    prefer = frozenset(p.id for p in night.here)
    ids, chips, problem, candidates = _people(scanned, register, prefer)
    if scanned.problem is not None and (scanned.line is None or not problem):
        incomplete = scanned.problem.incomplete
        shown = problem if incomplete and problem is not None else scanned.problem.text
        return Reading(chips, None, shown, incomplete, candidates)
    if problem is not None or scanned.line is None:
        return Reading(chips, None, problem, incomplete=False, candidates=candidates)
    parsed = scanned.line
    try:
        if parsed.is_board:
            return _board(parsed, night)
        return _game(club, parsed, ids, chips, night, event, date)
    except TourneyError as error:
        return Reading(chips, None, error.text, incomplete=False, candidates=candidates)


def complete(club: Club, line: str, cursor: int, night: NightView) -> tuple[Candidate, ...]:
    """Return the names that could stand where the cursor is, people who are here first."""
    token = scan(line).name_at(cursor)
    if token is None or not token.text.strip():
        return ()
    register = club.register()
    prefer = frozenset(p.id for p in night.here)
    found = register.index.search(token.text, limit=8, prefer_ids=prefer)
    return tuple(Candidate(m.name, m.id, token) for m in found)


def _people(
    scanned: Scan, register: Register, prefer: Collection[int]
) -> tuple[dict[int, int], tuple[QuickChip, ...], Text | None, tuple[Candidate, ...]]:
    """Return start of name token -> player id, the chips, the first problem and its candidates."""
    ids: dict[int, int] = {}
    chips: list[QuickChip] = []
    sides: dict[int, list[str]] = {}
    problem: Text | None = None
    candidates: tuple[Candidate, ...] = ()
    for token in scanned.tokens:
        if token.kind is not TokenKind.NAME or not token.text.strip():
            continue
        found = register.index.resolve(token.text, prefer_ids=frozenset(prefer))
        if isinstance(found, Match):
            ids[token.start] = found.id
            sides.setdefault(token.side or 0, []).append(found.name)
            continue
        kind = ChipKind.AMBIGUOUS if isinstance(found, Ambiguous) else ChipKind.UNKNOWN
        chips.append(QuickChip(kind, token.text, token.side))
        if problem is None:
            problem, candidates = _offers(token, found)
    known = [QuickChip(ChipKind.SIDE, " + ".join(names), k) for k, names in sorted(sides.items())]
    return ids, (*known, *chips), problem, candidates


def _offers(token: Token, found: Ambiguous | Unknown) -> tuple[Text, tuple[Candidate, ...]]:
    matches = found.matches if isinstance(found, Ambiguous) else found.near
    offers = tuple(Candidate(m.name, m.id, token) for m in matches[:8])
    new = Candidate(token.text, None, token)
    if isinstance(found, Unknown):
        return UNKNOWN(query=token.text), (*offers, new)
    names = ", ".join(m.name for m in matches[:MANY]) + (" …" if len(matches) > MANY else "")
    return AMBIGUOUS(query=token.text, names=names), (*offers, new)


def _board(parsed: ParsedLine, night: NightView) -> Reading:
    assert parsed.board is not None
    assert parsed.outcome is not None
    current = night.current
    if current is None:
        raise TourneyError("no-board", NO_NIGHT(board=parsed.board))
    # A board of an earlier round that is still open has its number for itself: see AcceptRound.
    boards = (*current.boards, *night.open_boards)
    found = next((b for b in boards if b.board == parsed.board and b.game is not None), None)
    if found is None or found.game is None:
        raise TourneyError("no-board", NO_BOARD(board=parsed.board))
    after = with_outcome(found.game, parsed.outcome)
    chips = tuple(QuickChip(ChipKind.SIDE, s.name, k) for k, s in enumerate(found.sides))
    return _on_board(found.game, after, chips, found.odds)


def _on_board(game: Game, after: NewGame, chips: tuple[QuickChip, ...], odds: OddsView | None) -> Reading:
    """Return the reading of a result for a board that exists."""
    result = outcome_text(after)
    before = outcome_text(game)
    note = CLOSES(board=game.board)
    if game.state is GameState.PLAYED and result != before:
        note = CORRECTS(board=game.board, before=before, result=result)
    command = SetResult(
        game.id,
        tuple(s.rank or 0 for s in after.sides),
        tuple(s.score for s in after.sides),
        after.sets,
        after.forfeit,
        game.version,
        game.rated and after.rated,
    )
    word = QuickChip(ChipKind.WORD, result)
    return Reading((*chips, word), command, None, incomplete=False, candidates=(), odds=odds, note=note)


def _game(
    club: Club,
    parsed: ParsedLine,
    ids: dict[int, int],
    chips: tuple[QuickChip, ...],
    night: NightView,
    event: EventRef | None,
    date: dt.date | None,
) -> Reading:
    members = [[ids[m.start] for m in s.members] for s in parsed.sides]
    when = date or (night.event.date if night.event is not None else dt.date.today())
    event_id = event if isinstance(event, int) else None
    game = parsed.game(members, when, event_id=event_id)
    rated = club.rated
    lineup = [[(m.player_id, m.weight) for m in s.members] for s in game.sides]
    odds = rated.odds(lineup) if rated is not None else None
    board = _same_board(game, night)
    if board is not None:
        aligned = _aligned(game, board)
        names = club.register()
        in_order = tuple(
            QuickChip(ChipKind.SIDE, " + ".join(names.name(p) for p in s.player_ids), k)
            for k, s in enumerate(board.sides)
        )
        lineup = [[(m.player_id, m.weight) for m in s.members] for s in aligned.sides]
        odds = rated.odds(lineup) if rated is not None else None
        reading = _on_board(board, aligned, in_order, odds)
        if _shares(aligned) == _shares(board):
            return reading
        # A result alone would lose the shares that were typed.
        edit = EditGame(board.id, _in_place(aligned, board), board.version)
        return replace(reading, command=edit, note=SHARES(board=board.board))
    chips = (*chips, QuickChip(ChipKind.WORD, outcome_text(game)))
    command = RecordGame(game, event)
    return Reading(chips, command, None, incomplete=False, candidates=(), odds=odds)


def _same_board(game: NewGame, night: NightView) -> Game | None:
    """Return the open board between the same sides, if it is on."""
    wanted = {frozenset(s.player_ids) for s in game.sides}
    for board in night.open_boards:
        if board.game is not None and {frozenset(s.player_ids) for s in board.game.sides} == wanted:
            return board.game
    return None


def _aligned(game: NewGame, board: Game) -> NewGame:
    """Return the game with its sides in the order they have on the board."""
    if [set(s.player_ids) for s in game.sides] == [set(s.player_ids) for s in board.sides]:
        return game
    return replace(game, sides=game.sides[::-1], sets=tuple((b, a) for a, b in game.sets))


def _shares(game: NewGame) -> list[dict[int, float]]:
    return [{m.player_id: m.weight for m in s.members} for s in game.sides]


def _in_place(game: NewGame, board: Game) -> NewGame:
    """Return what was typed as the game of a board: where and when it stands is the board's."""
    return replace(
        game,
        date=board.date,
        time=board.time,
        event_id=board.event_id,
        round_id=board.round_id,
        board=board.board,
        rated=board.rated and game.rated,
        note=game.note or board.note,
    )
