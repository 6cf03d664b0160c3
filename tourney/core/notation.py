"""The result notation of the quick bar, CSV cells and the command line.

::

    line    = sides [sets] | board
    sides   = side (">" | "=") side ...            in order of finish, "=" is a tie
    side    = member ("+" member)* [points]
    member  = name ["*" share]                     a name with > = + * ! or " stands in double quotes
    sets    = "11-7 9-11 11-5"                     first number: the side written first
    board   = "#7 1"                               0, =, 3-1, +, - likewise
    flags   = !forfeit !noshow !double !unrated    anywhere

``scan`` reads what is there while somebody types; ``parse`` gives the finished line or refuses it
with the place of the trouble. Names are not looked up here; ``notation_text`` writes lines.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import pairwise

from tourney.core._notation_lexer import OPERATORS, Flags, Lexeme, flags_of, lex, needs_quotes
from tourney.core.games import Forfeit, Member, NewGame, Side
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import spelling
from tourney.core.outcomes import (
    LEVEL,
    NotationError,
    Outcome,
    Sets,
    by_points,
    number_text,
    parse_score,
    read_number,
    read_set,
    sets_won,
)

EMPTY = QT_TRANSLATE_NOOP("Notation", "Write who beat whom, as in: ann > bob")
NO_OPPONENT = QT_TRANSLATE_NOOP("Notation", "Write > or = and the other side after “{name}”.")
NAME_MISSING = QT_TRANSLATE_NOOP("Notation", "A name is missing here.")
SHARE = QT_TRANSLATE_NOOP("Notation", "After * stands the share of the game, as in bob*0.5.")
SHARE_PLACE = QT_TRANSLATE_NOOP("Notation", "“{text}” cannot stand here; join team mates with +.")
SCORE_PLACE = QT_TRANSLATE_NOOP("Notation", "The score “{text}” belongs at the end of the line.")
TWICE = QT_TRANSLATE_NOOP("Notation", "“{name}” stands in this game twice.")
POINTS_ORDER = QT_TRANSLATE_NOOP(
    "Notation", "The points {first} and {second} do not fit the order of the sides."
)
SETS_ORDER = QT_TRANSLATE_NOOP("Notation", "The score {text} does not fit who won.")
SETS_SIDES = QT_TRANSLATE_NOOP("Notation", "A score such as {text} needs exactly two sides.")
FORFEIT_TIE = QT_TRANSLATE_NOOP("Notation", "A forfeit needs a winner; write !double if nobody won.")
BOARD_NUMBER = QT_TRANSLATE_NOOP("Notation", "After # stands the number of a board, as in #7 1.")
BOARD_RESULT = QT_TRANSLATE_NOOP("Notation", "Write the result of board {board}: 1, 0, =, 3-1, + or -.")
LESS = QT_TRANSLATE_NOOP("Notation", "Write the winner first and > between the sides.")


class TokenKind(StrEnum):
    """What a piece of the line is."""

    NAME = "name"
    WEIGHT = "weight"
    RELATION = "relation"
    PLUS = "plus"
    POINTS = "points"
    SET = "set"
    FLAG = "flag"
    BOARD = "board"
    RESULT = "result"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the line for a chip: its kind, its place, and the side and member it belongs to.

    ``text`` of a NAME is the name without quotes. A NAME of no length marks where a name is wanted.
    """

    kind: TokenKind
    start: int
    end: int
    text: str
    side: int | None = None
    member: int | None = None


@dataclass(frozen=True, slots=True)
class NamedMember:
    """A player as typed, with his share of the game and his place in the line."""

    name: str
    weight: float = 1.0
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class NamedSide:
    """A side as typed; ``rank`` counts 0, 1, ... with ties equal."""

    members: tuple[NamedMember, ...]
    rank: int
    points: float | None = None


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """A finished line: sides in order of finish, or the result of a numbered board."""

    sides: tuple[NamedSide, ...] = ()
    sets: Sets = ()
    forfeit: Forfeit = Forfeit.NONE
    rated: bool = True
    board: int | None = None
    outcome: Outcome | None = None
    tokens: tuple[Token, ...] = field(default=(), compare=False)

    @property
    def is_board(self) -> bool:
        return self.board is not None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(member.name for side in self.sides for member in side.members)

    def game(
        self,
        ids: Sequence[Sequence[int]],
        date: dt.date,
        *,
        time: dt.time | None = None,
        event_id: int | None = None,
        round_id: int | None = None,
        board: int | None = None,
        note: str = "",
    ) -> NewGame:
        """Return the game, given the player ids in the shape of the sides.

        Raises
        ------
        TourneyError
            Of ``NewGame``; "player-twice" when two names mean one person.
        """
        sides = tuple(
            Side(
                tuple(
                    Member(player_id, member.weight)
                    for player_id, member in zip(side_ids, side.members, strict=True)
                ),
                side.rank,
                side.points,
            )
            for side_ids, side in zip(ids, self.sides, strict=True)
        )
        return NewGame(
            sides,
            date,
            time,
            event_id,
            round_id,
            board,
            forfeit=self.forfeit,
            rated=self.rated,
            sets=self.sets,
            note=note,
        )


@dataclass(frozen=True, slots=True)
class Scan:
    """What is known of a line that may be unfinished; ``line`` is there when nothing is wrong."""

    text: str
    tokens: tuple[Token, ...]
    problem: NotationError | None
    line: ParsedLine | None

    def name_at(self, cursor: int) -> Token | None:
        """Return the name the cursor stands in or just behind, or the place where one is wanted."""
        names = [token for token in self.tokens if token.kind is TokenKind.NAME]
        inside = [token for token in names if token.start <= cursor <= token.end]
        if inside:
            return inside[-1]
        wanted = [token for token in names if token.start == token.end and token.start <= cursor]
        if wanted and not self.text[wanted[-1].end : cursor].strip():
            return replace(wanted[-1], start=cursor, end=cursor)
        return None

    def with_name(self, token: Token, name: str) -> tuple[str, int]:
        """Return the text with *name* put in place of *token*, and the cursor behind it."""
        before, after = self.text[: token.start], self.text[token.end :]
        gap = " " if before and not before[-1].isspace() and token.start == token.end else ""
        head = before + gap + quoted(name) + ("" if after[:1].isspace() else " ")
        return head + after, len(head) + (1 if after[:1].isspace() else 0)


def parse(line: str) -> ParsedLine:
    """Read a whole line.

    Raises
    ------
    NotationError
        With code, words and place of the first thing that is wrong or missing.
    """
    scanned = scan(line)
    if scanned.line is None:
        assert scanned.problem is not None
        raise scanned.problem
    return scanned.line


def scan(line: str) -> Scan:
    """Read as much as there is of a line that is being typed; never raises."""
    reader = _Reader(line)
    parsed = reader.board_line() if line.lstrip()[:1] in ("#", "＃") else reader.sides_line()
    tokens = tuple(sorted(reader.tokens, key=lambda token: (token.start, token.end)))
    if reader.problems or parsed is None:
        first = min(reader.problems, key=lambda p: (p.incomplete, p.start))
        return Scan(line, tokens, first, None)
    return Scan(line, tokens, None, replace(parsed, tokens=tokens))


class _Reader:
    """One pass over a line; gathers tokens and problems and builds the sides."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.tokens: list[Token] = []
        self.problems: list[NotationError] = []

    def board_line(self) -> ParsedLine | None:
        found = re.match(r"\s*[#＃]\s*(\d{1,4})(?!\S)", self.line)
        if found is None:
            only_hash = not self.line.strip()[1:].strip()
            self._wrong("board-number", BOARD_NUMBER, 0, len(self.line), incomplete=only_hash)
            return None
        board = int(found[1])
        self.tokens.append(Token(TokenKind.BOARD, found.start(1), found.end(1), found[1]))
        rest = re.sub(r"[!！]\S*", lambda m: " " * len(m[0]), self.line[found.end() :])
        flags = self._flags([item for item in lex(self.line) if item.kind == "flag"])
        start = found.end() + len(rest) - len(rest.lstrip())
        end = found.end() + len(rest.rstrip())
        if start >= end and flags.forfeit is not Forfeit.DOUBLE:
            self._wrong("board-result", BOARD_RESULT(board=board), start, start, incomplete=True)
            return None
        if start >= end:
            outcome = Outcome(LEVEL)
        else:
            self.tokens.append(Token(TokenKind.RESULT, start, end, self.line[start:end]))
            try:
                outcome = parse_score(self.line[start:end])
            except NotationError as error:
                self._wrong(error.code, error.text, start, end)
                return None
        forfeit = flags.forfeit or outcome.forfeit
        ranks = LEVEL if forfeit is Forfeit.DOUBLE else outcome.ranks
        if forfeit and forfeit is not Forfeit.DOUBLE and ranks == LEVEL:
            self._wrong("forfeit-draw", FORFEIT_TIE, start, end)
        outcome = replace(outcome, ranks=ranks, forfeit=forfeit, rated=flags.rated)
        return ParsedLine(board=board, outcome=outcome, forfeit=forfeit, rated=flags.rated)

    def sides_line(self) -> ParsedLine | None:
        lexemes = lex(self.line)
        for item in lexemes:
            if item.problem is not None:
                self.problems.append(item.problem)
        flags = self._flags([item for item in lexemes if item.kind == "flag"])
        rest = [item for item in lexemes if item.kind != "flag"]
        if not rest:
            self.tokens.append(Token(TokenKind.NAME, len(self.line), len(self.line), "", 0, 0))
            self._wrong("empty", EMPTY, 0, len(self.line), incomplete=True)
            return None
        sets = self._trailing_sets(rest)
        segments, relations = self._segments(rest)
        sides: list[NamedSide] = []
        rank = 0
        for number, segment in enumerate(segments):
            if number:
                rank += relations[number - 1].value == ">"
            sides.append(self._side(number, rank, segment, relations))
        if len(sides) == 1 and not self.problems:
            name = sides[0].members[-1].name
            at = sides[0].members[-1].end
            self._wrong("no-opponent", NO_OPPONENT(name=name), at, len(self.line), incomplete=True)
        if not self.problems:
            self._check(sides, sets, flags)
        if flags.forfeit is Forfeit.DOUBLE:
            sides = [replace(side, rank=0) for side in sides]
        return ParsedLine(tuple(sides), sets, flags.forfeit, flags.rated)

    def _trailing_sets(self, rest: list[Lexeme]) -> Sets:
        """Take the sets off the end of the line."""
        sets: list[tuple[int, int]] = []
        while len(rest) > 1 and rest[-1].kind == "word" and (one := read_set(rest[-1].value)) is not None:
            item = rest.pop()
            sets.insert(0, one)
            self.tokens.append(Token(TokenKind.SET, item.start, item.end, item.value))
        return tuple(sets)

    def _segments(self, rest: list[Lexeme]) -> tuple[list[list[Lexeme]], list[Lexeme]]:
        segments: list[list[Lexeme]] = [[]]
        relations: list[Lexeme] = []
        for item in rest:
            if item.kind == "op" and item.value in ">=":
                relations.append(item)
                segments.append([])
                self.tokens.append(Token(TokenKind.RELATION, item.start, item.end, item.value))
            else:
                segments[-1].append(item)
        return segments, relations

    def _side(self, number: int, rank: int, segment: list[Lexeme], relations: list[Lexeme]) -> NamedSide:
        following = relations[number].start if number < len(relations) else len(self.line)
        points = None
        if len(segment) > 1 and segment[-1].kind == "word":
            points = read_number(segment[-1].value)
            if points is not None and not _is_operator(segment[-2]):
                item = segment.pop()
                self.tokens.append(Token(TokenKind.POINTS, item.start, item.end, item.value, number))
            else:
                points = None
        members: list[NamedMember] = []
        group: list[Lexeme] = []
        for item in segment:
            if item.kind == "op" and item.value == "+":
                self.tokens.append(Token(TokenKind.PLUS, item.start, item.end, "+", number))
                members.append(self._member(number, len(members), group, item.start, last=False))
                group = []
            else:
                group.append(item)
        last = number == len(relations)
        members.append(self._member(number, len(members), group, following, last=last))
        return NamedSide(tuple(members), rank, points)

    def _member(
        self, side: int, member: int, group: list[Lexeme], following: int, *, last: bool
    ) -> NamedMember:
        star = next((i for i, item in enumerate(group) if item.kind == "op"), len(group))
        words, tail = group[:star], group[star:]
        weight = self._weight(side, member, tail, incomplete=last) if tail else 1.0
        if not words:
            self.tokens.append(Token(TokenKind.NAME, following, following, "", side, member))
            self._wrong("name-missing", NAME_MISSING, following, following, incomplete=last)
            return NamedMember("", weight, following, following)
        start, end = words[0].start, words[-1].end
        name = " ".join(" ".join(item.value for item in words).split())
        self.tokens.append(Token(TokenKind.NAME, start, end, name, side, member))
        self._check_words(words)
        if not name:
            self._wrong("name-missing", NAME_MISSING, start, end)
        return NamedMember(name, weight, start, end)

    def _check_words(self, words: list[Lexeme]) -> None:
        for item in words:
            if item.kind == "word" and read_set(item.value) is not None:
                self._wrong("score-place", SCORE_PLACE(text=item.value), item.start, item.end)
            elif item.kind == "word" and item.value in ("<", "＜"):
                self._wrong("less-than", LESS, item.start, item.end)
            elif item.kind == "quoted" and len(words) > 1:
                other = next(word for word in words if word is not item)
                self._wrong("after-name", SHARE_PLACE(text=other.value), other.start, other.end)

    def _weight(self, side: int, member: int, tail: list[Lexeme], *, incomplete: bool) -> float:
        star, start = tail[0], tail[0].start
        if len(tail) == 1:
            self._wrong("share", SHARE, start, star.end, incomplete=incomplete)
            return 1.0
        weight = read_number(tail[1].value) if tail[1].kind == "word" else None
        end = tail[1].end
        if weight is None or weight < 0:
            self._wrong("share", SHARE, start, end)
            return 1.0
        self.tokens.append(Token(TokenKind.WEIGHT, start, end, tail[1].value, side, member))
        if len(tail) > 2:
            extra = tail[2]
            self._wrong("after-name", SHARE_PLACE(text=extra.value), extra.start, tail[-1].end)
        return weight

    def _flags(self, items: list[Lexeme]) -> Flags:
        for item in items:
            self.tokens.append(Token(TokenKind.FLAG, item.start, item.end, item.value))
        flags, problem = flags_of(items, len(self.line))
        if problem is not None:
            self.problems.append(problem)
        return flags

    def _check(self, sides: list[NamedSide], sets: Sets, flags: Flags) -> None:
        """Refuse what cannot be: a player twice, points or sets against the order, a drawn forfeit."""
        seen: set[str] = set()
        for member in (member for side in sides for member in side.members):
            if spelling(member.name) in seen:
                self._wrong("player-twice", TWICE(name=member.name), member.start, member.end)
            seen.add(spelling(member.name))
        end = len(self.line)
        if flags.forfeit and flags.forfeit is not Forfeit.DOUBLE and sides[-1].rank == 0:
            self._wrong("forfeit-draw", FORFEIT_TIE, 0, end)
        if sets and len(sides) != 2:
            self._wrong("sets-sides", SETS_SIDES(text=_sets_text(sets)), self._first(TokenKind.SET), end)
        if flags.forfeit:
            return
        scored = [side for side in sides if side.points is not None]
        for better, worse in pairwise(scored):
            first, second = better.points or 0.0, worse.points or 0.0
            if first < second or (better.rank == worse.rank and first != second):
                text = POINTS_ORDER(first=number_text(first), second=number_text(second))
                self._wrong("points-order", text, self._first(TokenKind.POINTS), end)
                break
        if sets and len(sides) == 2:
            told = by_points(*sets_won(sets))
            if told != LEVEL and told != (sides[0].rank, sides[1].rank):
                self._wrong("sets-order", SETS_ORDER(text=_sets_text(sets)), self._first(TokenKind.SET), end)

    def _first(self, kind: TokenKind) -> int:
        return min((token.start for token in self.tokens if token.kind is kind), default=0)

    def _wrong(self, code: str, text: Text, start: int, end: int, *, incomplete: bool = False) -> None:
        self.problems.append(NotationError(code, text, start, end, incomplete=incomplete))


def _is_operator(item: Lexeme) -> bool:
    return item.kind == "op" and item.value in OPERATORS


def quoted(name: str) -> str:
    """Return the name as it is written in a line: in double quotes where it would be misread."""
    return '"' + name.replace('"', '""') + '"' if needs_quotes(name) else name


def _sets_text(sets: Sets) -> str:
    return " ".join(f"{a}-{b}" for a, b in sets)
