"""The result notation of the quick bar, CSV cells and the command line.

::

    line    = sides [sets] ["//" note] | board
    sides   = side (">" | "=") side ...            in order of finish, "=" is a tie
    side    = member ("+" member)* [points]
    member  = name ["*" share]                     a name with > = + * ! or " stands in double quotes
            | "+" team                             a saved team, the + right before its name
    share   = 0.5 | ½ | 50% | 45/90                at most 1, the whole game
    sets    = "11-7 9-11 11-5"                     first number: the side written first; commas may part them
    board   = "#7 1"                               0, =, 3-1, +, - likewise
    flags   = !forfeit !noshow !double !unrated    anywhere
    when    = @2026-11-03 @19:30                   anywhere, the date and the time of day

``scan`` reads what is there while somebody types; ``parse`` gives the finished line or refuses it
with the place of the trouble. Names are not looked up here.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from tourney.core._notation_lexer import OPERATORS, Flags, Lexeme, When, flags_of, lex, when_of
from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import spelling
from tourney.core.notation_parts import NamedMember as NamedMember
from tourney.core.notation_parts import NamedSide as NamedSide
from tourney.core.notation_parts import ParsedLine as ParsedLine
from tourney.core.notation_parts import Scan as Scan
from tourney.core.notation_parts import Token as Token
from tourney.core.notation_parts import TokenKind as TokenKind
from tourney.core.notation_parts import quoted as quoted
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
    read_sets,
    read_share,
    sets_won,
)

EMPTY = QT_TRANSLATE_NOOP("Notation", "Write who beat whom, as in: ann > bob")
NO_OPPONENT = QT_TRANSLATE_NOOP("Notation", "Write > or = and the other side after “{name}”.")
NAME_MISSING = QT_TRANSLATE_NOOP("Notation", "A name is missing here.")
SIDE_EMPTY = QT_TRANSLATE_NOOP("Notation", "Side {side} has nobody in it: a name is missing here.")
SHARE = QT_TRANSLATE_NOOP(
    "Notation", "After * stands the share of the game, as in bob*0.5, or minutes, as in bob*45/90."
)
SHARE_LARGE = QT_TRANSLATE_NOOP(
    "Notation", "“{name}” cannot take part for {text}: a share is at most 1, the whole game."
)
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


def scan(line: str, *, teams: bool = False) -> Scan:
    """Read as much as there is of a line that is being typed; never raises.

    With *teams* a + right before a name, where a member begins, stands for a saved team.
    """
    reader = _Reader(line, teams=teams)
    parsed = reader.board_line() if line.lstrip()[:1] in ("#", "＃") else reader.sides_line()
    tokens = tuple(sorted(reader.tokens, key=lambda token: (token.start, token.end)))
    if reader.problems or parsed is None:
        first = min(reader.problems, key=lambda p: (p.incomplete, p.start))
        return Scan(line, tokens, first, None)
    return Scan(line, tokens, None, replace(parsed, tokens=tokens))


class _Reader:
    """One pass over a line; gathers tokens and problems and builds the sides."""

    def __init__(self, line: str, *, teams: bool) -> None:
        self.line = line
        self.teams = teams
        self.tokens: list[Token] = []
        self.problems: list[NotationError] = []

    def board_line(self) -> ParsedLine | None:
        found = re.match(r"\s*[#＃]\s*(\d{1,4})(?![^\s=＝+＋\-−–－!！])", self.line)
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
        when = self._when([item for item in lexemes if item.kind == "when"])
        note = self._note(lexemes)
        rest = [item for item in lexemes if item.kind not in ("flag", "when", "note")]
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
        self._check_people(sides)
        if len(sides) == 1 and not self.problems:
            name = sides[0].members[-1].name
            at = sides[0].members[-1].end
            self._wrong("no-opponent", NO_OPPONENT(name=name), at, len(self.line), incomplete=True)
        if not self.problems:
            self._check(sides, sets, flags)
        if flags.forfeit is Forfeit.DOUBLE:
            sides = [replace(side, rank=0) for side in sides]
        return ParsedLine(
            tuple(sides), sets, flags.forfeit, flags.rated, date=when.date, time=when.time, note=note
        )

    def _trailing_sets(self, rest: list[Lexeme]) -> Sets:
        """Take the sets off the end of the line."""
        sets: list[tuple[int, int]] = []
        while (found := _last_sets(rest)) is not None:
            length, told = found
            start, end = rest[-length].start, rest[-1].end
            del rest[-length:]
            sets[:0] = told
            self.tokens.append(Token(TokenKind.SET, start, end, self.line[start:end]))
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
        if not segment and number < len(relations):
            self.tokens.append(Token(TokenKind.NAME, following, following, "", number, 0))
            self._wrong("name-missing", SIDE_EMPTY(side=number + 1), following, following)
            return NamedSide((NamedMember("", start=following, end=following),), rank)
        for at, item in enumerate(segment):
            if item.kind == "op" and item.value == "+" and self._is_team(segment, at):
                group.append(item)
            elif item.kind == "op" and item.value == "+":
                self.tokens.append(Token(TokenKind.PLUS, item.start, item.end, "+", number))
                members.append(self._member(number, len(members), group, item.start, last=False))
                group = []
            else:
                group.append(item)
        last = number == len(relations)
        members.append(self._member(number, len(members), group, following, last=last))
        return NamedSide(tuple(members), rank, points)

    def _is_team(self, segment: list[Lexeme], at: int) -> bool:
        """Tell whether the + at a place of a side is the sign of a team: no member stands before it."""
        if not self.teams or at + 1 == len(segment):
            return False
        begins = at == 0 or (segment[at - 1].kind == "op" and segment[at - 1].value == "+")
        following = segment[at + 1]
        return begins and following.kind != "op" and following.start == segment[at].end

    def _member(
        self, side: int, member: int, group: list[Lexeme], following: int, *, last: bool
    ) -> NamedMember:
        team = bool(group) and group[0].kind == "op" and group[0].value == "+"
        named = group[1:] if team else group
        star = next((i for i, item in enumerate(named) if item.kind == "op"), len(named))
        words, tail = named[:star], named[star:]
        weight = self._weight(side, member, words, tail, incomplete=last) if tail else 1.0
        if not words:
            self.tokens.append(Token(TokenKind.NAME, following, following, "", side, member))
            self._wrong("name-missing", NAME_MISSING, following, following, incomplete=last)
            return NamedMember("", weight, start=following, end=following)
        start, end = group[0].start, words[-1].end
        name = " ".join(" ".join(item.value for item in words).split())
        self.tokens.append(Token(TokenKind.NAME, start, end, name, side, member, team))
        self._check_words(words)
        if not name:
            self._wrong("name-missing", NAME_MISSING, start, end)
        return NamedMember(name, weight, team, start, end)

    def _check_words(self, words: list[Lexeme]) -> None:
        for item in words:
            if item.kind == "word" and read_set(item.value) is not None:
                self._wrong("score-place", SCORE_PLACE(text=item.value), item.start, item.end)
            elif item.kind == "word" and item.value in ("<", "＜"):
                self._wrong("less-than", LESS, item.start, item.end)
            elif item.kind == "quoted" and len(words) > 1:
                other = next(word for word in words if word is not item)
                self._wrong("after-name", SHARE_PLACE(text=other.value), other.start, other.end)

    def _weight(
        self, side: int, member: int, words: list[Lexeme], tail: list[Lexeme], *, incomplete: bool
    ) -> float:
        star, start = tail[0], tail[0].start
        if len(tail) == 1:
            self._wrong("share", SHARE, start, star.end, incomplete=incomplete)
            return 1.0
        weight = read_share(tail[1].value) if tail[1].kind == "word" else None
        end = tail[1].end
        if weight is None:
            half = re.fullmatch(r"[\d.,]+[/／]", tail[1].value) is not None and end == len(self.line.rstrip())
            self._wrong("share", SHARE, start, end, incomplete=incomplete and half)
            return 1.0
        if weight > 1:
            name = " ".join(item.value for item in words)
            self._wrong("share-large", SHARE_LARGE(name=name, text=tail[1].value), start, end)
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

    def _when(self, items: list[Lexeme]) -> When:
        for item in items:
            self.tokens.append(Token(TokenKind.WHEN, item.start, item.end, item.value))
        when, problem = when_of(items, len(self.line))
        if problem is not None:
            self.problems.append(problem)
        return when

    def _note(self, lexemes: list[Lexeme]) -> str:
        found = next((item for item in lexemes if item.kind == "note"), None)
        if found is None:
            return ""
        self.tokens.append(Token(TokenKind.NOTE, found.start, found.end, found.value))
        return found.value

    def _check_people(self, sides: list[NamedSide]) -> None:
        """Refuse a name that stands in the line twice, also while the line is unfinished."""
        seen: set[tuple[bool, str]] = set()
        for member in (member for side in sides for member in side.members if member.name):
            key = member.team, spelling(member.name)
            if key in seen:
                self._wrong("player-twice", TWICE(name=member.name), member.start, member.end)
            seen.add(key)

    def _check(self, sides: list[NamedSide], sets: Sets, flags: Flags) -> None:
        """Refuse what cannot be: points or sets against the order, a drawn forfeit."""
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


def _last_sets(rest: list[Lexeme]) -> tuple[int, Sets] | None:
    """Return how many of the last words say sets, and which: "11-7", "11-7,9-11", or "11 - 7" in three."""
    for length in (1, 3):
        words = rest[-length:]
        if len(rest) > length and all(word.kind == "word" for word in words):
            sets = read_sets("".join(word.value for word in words))
            if sets:
                return length, sets
    return None


def _sets_text(sets: Sets) -> str:
    return " ".join(f"{a}-{b}" for a, b in sets)
