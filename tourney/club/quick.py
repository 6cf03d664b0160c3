"""Read a line of the quick bar: who is meant, what it would record, and what is still missing."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tourney.club.club import Club
from tourney.club.commands import Command, EditGame, EventRef, RecordGame, SetResult
from tourney.club.register import Register
from tourney.club.teams import Teams, teams_for
from tourney.club.views import BoardView, NightView, OddsView
from tourney.core.errors import TourneyError
from tourney.core.games import Game, GameState, NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import Ambiguous, Match, MatchKind, Unknown
from tourney.core.notation import NamedMember, NamedSide, ParsedLine, Scan, Token, TokenKind, scan
from tourney.core.outcomes import outcome_text, with_outcome

AMBIGUOUS = QT_TRANSLATE_NOOP("QuickBar", "“{query}” fits {names}. One more letter, or choose.")
UNKNOWN = QT_TRANSLATE_NOOP("QuickBar", "Nobody is called “{query}”. Choose, or add a new player.")
NO_TEAM = QT_TRANSLATE_NOOP("QuickBar", "No saved team is called “{query}”.")
NO_MEMBERS = QT_TRANSLATE_NOOP("QuickBar", "The team “{name}” has nobody in it.")
TWICE = QT_TRANSLATE_NOOP("QuickBar", "{name} stands in this game twice.")
TO_COME = QT_TRANSLATE_NOOP("QuickBar", "{date} is still to come. Enter again to record it for that day.")
NO_BOARD = QT_TRANSLATE_NOOP("QuickBar", "There is no board {board} in the current round.")
NO_NIGHT = QT_TRANSLATE_NOOP("QuickBar", "No round is on, so there is no board {board}.")
CORRECTS = QT_TRANSLATE_NOOP("QuickBar", "Board {board} has {before}; Enter makes it {result}.")
SHARES = QT_TRANSLATE_NOOP("QuickBar", "Board {board} of this round, with these shares")
COMPARES = QT_TRANSLATE_NOOP("QuickBar", "Enter compares it with the result that is in")
ON_BOARD = QT_TRANSLATE_NOOP(
    "QuickBar",
    "Board {board} of this round has this game already: {result}. Enter again to record one more game.",
)
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
    """A name that could be meant; ``player_id`` None offers to add the typed name, or is a ``team``."""

    name: str
    player_id: int | None
    token: Token
    team: bool = False

    @property
    def shown(self) -> str:
        """The name, a team with its +."""
        return f"+{self.name}" if self.team else self.name

    @property
    def place(self) -> Token:
        """The piece of the line that the name replaces, as what it is."""
        return replace(self.token, team=self.team)


@dataclass(frozen=True, slots=True)
class Reading:
    """What the bar shows, and the command Enter would run (None: not yet).

    ``game`` is the game as it would stand, in the order of the sides of ``chips``, and ``replaces`` the
    rated game it corrects; ``ask`` is what the person must agree to first.
    """

    chips: tuple[QuickChip, ...]
    command: Command | None
    problem: Text | None
    incomplete: bool
    candidates: tuple[Candidate, ...]
    odds: OddsView | None = None
    note: Text | None = None
    game: NewGame | None = None
    replaces: int | None = None
    ask: Text | None = None


@dataclass(slots=True)
class _People:
    """Who is meant, by the place of each name in the line."""

    ids: dict[int, tuple[int, ...]] = field(default_factory=dict)
    chips: tuple[QuickChip, ...] = ()
    problem: Text | None = None
    candidates: tuple[Candidate, ...] = ()


EMPTY = Reading((), None, None, incomplete=True, candidates=())


def read(
    club: Club,
    line: str,
    night: NightView,
    *,
    event: EventRef | None = None,
    date: dt.date | None = None,
    open_play: bool = False,
    checking: bool = False,
) -> Reading:
    """Return what a line means tonight; never raises, never guesses.

    *event* is where a new game goes, with *open_play* into none; *date* its date where the line names
    none (the event's, else today). While *checking*, boards that have a result are meant too, and what
    they have is not told.
    """
    if not line.strip():
        return EMPTY
    scanned = scan(line, teams=True)
    found = _people(club, scanned, night)
    chips, problem = found.chips, found.problem
    if scanned.problem is not None and (scanned.line is None or not problem):
        incomplete = scanned.problem.incomplete
        # The name in an open quotation mark is the rest of the line: nobody is called that.
        meant = incomplete and problem is not None and scanned.problem.code != "quote-open"
        shown = problem if meant else scanned.problem.text
        return Reading(chips, None, shown, incomplete, found.candidates)
    if problem is not None or scanned.line is None:
        return Reading(chips, None, problem, incomplete=False, candidates=found.candidates)
    parsed = scanned.line
    try:
        if parsed.is_board:
            told = _board(parsed, night)
            return _unseen(told) if checking and told.replaces is not None else told
        if checking and not open_play and night.current is not None:
            typed = _typed_game(parsed, found, dt.date.today())
            entered = _between(typed, night.current.boards)
            if entered is not None and entered.state is GameState.PLAYED:
                return _unseen(_on_board(entered, aligned(typed, entered), _seats(club, entered), None))
        return _game(club, parsed, found, night, None if open_play else event, date, open_play=open_play)
    except TourneyError as error:
        return Reading(chips, None, error.text, incomplete=False, candidates=found.candidates)


def complete(club: Club, line: str, cursor: int, night: NightView) -> tuple[Candidate, ...]:
    """Return the names that could stand where the cursor is, people who are here first, then teams."""
    token = scan(line, teams=True).name_at(cursor)
    if token is None or not token.text.strip():
        return ()
    people: tuple[Candidate, ...] = ()
    if not token.team:
        prefer = frozenset(p.id for p in night.here)
        found = club.register().index.search(token.text, limit=8, prefer_ids=prefer)
        people = tuple(Candidate(m.name, m.id, token) for m in found)
    known = _teams(club, night).index.search(token.text, limit=8)
    if not token.team:
        known = [match for match in known if match.kind < MatchKind.SUBSTRING]
    # A team that is on offer beside people is seen among the first.
    at = len(people) if token.team else min(len(people), 4)
    return (*people[:at], *(Candidate(m.name, None, token, team=True) for m in known), *people[at:])


def _teams(club: Club, night: NightView) -> Teams:
    return teams_for(club, night.event.id if night.event is not None else None)


def _people(club: Club, scanned: Scan, night: NightView) -> _People:
    """Return who is meant, the chips, the first problem and its candidates."""
    register, teams = club.register(), _teams(club, night)
    prefer = frozenset(p.id for p in night.here)
    found = _People()
    chips: list[QuickChip] = []
    sides: dict[int, list[str]] = {}
    seen: set[int] = set()
    for token in scanned.tokens:
        if token.kind is not TokenKind.NAME or not token.text.strip():
            continue
        meant = _meant(token, register, teams, prefer)
        if not isinstance(meant, tuple):
            kind = ChipKind.AMBIGUOUS if isinstance(meant, Ambiguous) else ChipKind.UNKNOWN
            chips.append(QuickChip(kind, token.text, token.side))
            if found.problem is None:
                found.problem, found.candidates = _offers(token, meant, teams)
            continue
        found.ids[token.start] = meant
        sides.setdefault(token.side or 0, []).extend(register.name(p) for p in meant)
        again = next((p for p in meant if p in seen), None)
        seen.update(meant)
        if again is not None and found.problem is None:
            found.problem = TWICE(name=register.name(again))
        elif not meant and found.problem is None:
            found.problem = NO_MEMBERS(name=token.text)
    known = [QuickChip(ChipKind.SIDE, " + ".join(names), k) for k, names in sorted(sides.items())]
    found.chips = (*known, *chips)
    return found


def _meant(
    token: Token, register: Register, teams: Teams, prefer: frozenset[int]
) -> tuple[int, ...] | Ambiguous | Unknown:
    """Return the people a name stands for: one, or those of a team; or why that is not known.

    A team needs its + unless nobody has a name as near to what was typed.
    """
    team = teams.index.resolve(token.text)
    members = teams.by_id[team.id].member_ids if isinstance(team, Match) else ()
    if token.team:
        return members if isinstance(team, Match) else team
    person = register.index.resolve(token.text, prefer_ids=prefer)
    exact = isinstance(team, Match) and team.kind <= MatchKind.EXACT
    if isinstance(person, Match) and (person.kind <= MatchKind.REORDERED or not exact):
        return (person.id,)
    if isinstance(team, Match) and (exact or isinstance(person, Unknown)):
        return members
    assert not isinstance(person, Match)
    return person


def _offers(token: Token, found: Ambiguous | Unknown, teams: Teams) -> tuple[Text, tuple[Candidate, ...]]:
    matches = found.matches if isinstance(found, Ambiguous) else found.near
    offers = tuple(Candidate(m.name, None if token.team else m.id, token, token.team) for m in matches[:8])
    names = (*(m.name for m in matches[:MANY]), *(["…"] if len(matches) > MANY else []))
    if token.team and isinstance(found, Unknown):
        return NO_TEAM(query=token.text), offers
    if token.team:
        return AMBIGUOUS(query=token.text, names=names), offers
    near = teams.index.search(token.text, limit=MANY)
    others = tuple(Candidate(m.name, None, token, team=True) for m in near)
    new = Candidate(token.text, None, token)
    text = AMBIGUOUS(query=token.text, names=names) if isinstance(found, Ambiguous) else UNKNOWN
    return text(query=token.text), (*offers, *others, new)


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
    played = game.state is GameState.PLAYED
    if played and result != before:
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
    return Reading(
        (*chips, word),
        command,
        None,
        incomplete=False,
        candidates=(),
        odds=odds,
        note=note,
        game=after,
        replaces=game.id if played else None,
    )


def _game(
    club: Club,
    parsed: ParsedLine,
    found: _People,
    night: NightView,
    event: EventRef | None,
    date: dt.date | None,
    *,
    open_play: bool,
) -> Reading:
    chips, today = found.chips, dt.date.today()
    begun = night.event.date if night.event is not None and not open_play else today
    game = _typed_game(parsed, found, date or begun, event if isinstance(event, int) else None)
    rated = club.rated
    lineup = [[(m.player_id, m.weight) for m in s.members] for s in game.sides]
    odds = rated.odds(lineup) if rated is not None else None
    board = None if open_play or parsed.date is not None else _same_board(game, night)
    if board is not None:
        placed = aligned(game, board)
        lineup = [[(m.player_id, m.weight) for m in s.members] for s in placed.sides]
        odds = rated.odds(lineup) if rated is not None else None
        reading = _on_board(board, placed, _seats(club, board), odds)
        if _shares(placed) == _shares(board) and not (game.note or game.time):
            return reading
        # A result alone would lose the shares, the time and the note that were typed.
        edit = EditGame(board.id, _in_place(placed, board), board.version)
        note = CLOSES if _shares(placed) == _shares(board) else SHARES
        return replace(reading, command=edit, note=note(board=board.board), game=edit.game)
    chips = (*chips, QuickChip(ChipKind.WORD, outcome_text(game)))
    command = RecordGame(game, event)
    ask = _question(game, parsed, night, open_play=open_play)
    return Reading(chips, command, None, incomplete=False, candidates=(), odds=odds, game=game, ask=ask)


def _seats(club: Club, board: Game) -> tuple[QuickChip, ...]:
    """Return a chip for each side in the order of the board."""
    names = club.register()
    told = (" + ".join(names.name(p) for p in side.player_ids) for side in board.sides)
    return tuple(QuickChip(ChipKind.SIDE, text, number) for number, text in enumerate(told))


def _typed_game(parsed: ParsedLine, found: _People, date: dt.date, event_id: int | None = None) -> NewGame:
    """Return the game of a line whose people are known."""
    whole = replace(parsed, sides=tuple(_whole(one, found) for one in parsed.sides))
    members = [[p for m in s.members for p in found.ids[m.start]] for s in parsed.sides]
    return whole.game(members, date, event_id=event_id)


def _unseen(reading: Reading) -> Reading:
    """Return a reading for a board that keeps to itself which result is in."""
    return replace(reading, note=COMPARES(), replaces=None, odds=None)


def _whole(side: NamedSide, found: _People) -> NamedSide:
    """Return a side with the people of its teams in their place, each with the team's share."""
    members = [m for m in side.members for _ in found.ids[m.start]]
    return replace(side, members=tuple(NamedMember(m.name, m.weight) for m in members))


def _same_board(game: NewGame, night: NightView) -> Game | None:
    """Return the open board between the same sides, if it is on."""
    return _between(game, night.open_boards)


def _between(game: NewGame, boards: Sequence[BoardView]) -> Game | None:
    """Return the game of the first board between the same sides."""
    wanted = {frozenset(s.player_ids) for s in game.sides}
    for board in boards:
        if board.game is not None and {frozenset(s.player_ids) for s in board.game.sides} == wanted:
            return board.game
    return None


def _question(game: NewGame, parsed: ParsedLine, night: NightView, *, open_play: bool) -> Text | None:
    """Return what to ask before a new game is recorded: the day is to come, or a board has the game.

    Another desk may have entered the board while this one looked elsewhere.
    """
    if game.date > dt.date.today():
        return TO_COME(date=game.date)
    if open_play or parsed.date is not None or night.current is None:
        return None
    entered = _between(game, night.current.boards)
    if entered is None or entered.state is not GameState.PLAYED:
        return None
    return ON_BOARD(board=entered.board, result=outcome_text(entered))


def aligned(game: NewGame, board: Game) -> NewGame:
    """Return the game with its sides in the order they have on the board; with other people as it is."""
    typed = {frozenset(s.player_ids): s for s in game.sides}
    if typed.keys() != {frozenset(s.player_ids) for s in board.sides}:
        return game
    sides = tuple(typed[frozenset(s.player_ids)] for s in board.sides)
    sets = game.sets if sides == game.sides else tuple((b, a) for a, b in game.sets)
    return replace(game, sides=sides, sets=sets)


def _shares(game: NewGame) -> list[dict[int, float]]:
    return [{m.player_id: m.weight for m in s.members} for s in game.sides]


def _in_place(game: NewGame, board: Game) -> NewGame:
    """Return what was typed as the game of a board: where and when it stands is the board's."""
    return replace(
        game,
        date=board.date,
        time=game.time or board.time,
        event_id=board.event_id,
        round_id=board.round_id,
        board=board.board,
        rated=board.rated and game.rated,
        note=game.note or board.note,
        slot=board.slot,
        category=board.category,
        extra=board.extra,
    )
