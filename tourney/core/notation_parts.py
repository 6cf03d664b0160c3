"""The pieces of a result line: tokens for chips, members and sides as typed, the finished line."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tourney.core._notation_lexer import needs_quotes
from tourney.core.games import Forfeit, Member, NewGame, Side
from tourney.core.outcomes import NotationError, Outcome, Sets


class TokenKind(StrEnum):
    """What a piece of the line is."""

    NAME = "name"
    WEIGHT = "weight"
    RELATION = "relation"
    PLUS = "plus"
    POINTS = "points"
    SET = "set"
    FLAG = "flag"
    WHEN = "when"
    NOTE = "note"
    BOARD = "board"
    RESULT = "result"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the line for a chip: its kind, its place, and the side and member it belongs to.

    ``text`` of a NAME is the name without quotes, and of a ``team`` without its +. A NAME of no length
    marks where a name is wanted.
    """

    kind: TokenKind
    start: int
    end: int
    text: str
    side: int | None = None
    member: int | None = None
    team: bool = False


@dataclass(frozen=True, slots=True)
class NamedMember:
    """A player (or a saved team) as typed, with the share of the game and the place in the line."""

    name: str
    weight: float = 1.0
    team: bool = False
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
    """A finished line: sides in order of finish, or the result of a numbered board.

    ``date`` and ``time`` are there only where the line says them.
    """

    sides: tuple[NamedSide, ...] = ()
    sets: Sets = ()
    forfeit: Forfeit = Forfeit.NONE
    rated: bool = True
    board: int | None = None
    outcome: Outcome | None = None
    date: dt.date | None = None
    time: dt.time | None = None
    note: str = ""
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

        What the line says of date, time and note goes before what is given here.

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
            self.date or date,
            self.time or time,
            event_id,
            round_id,
            board,
            forfeit=self.forfeit,
            rated=self.rated,
            sets=self.sets,
            note=self.note or note,
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
        written = ("+" if token.team else "") + quoted(name)
        head = before + gap + written + ("" if after[:1].isspace() else " ")
        return head + after, len(head) + (1 if after[:1].isspace() else 0)


def quoted(name: str) -> str:
    """Return the name as it is written in a line: in double quotes where it would be misread."""
    return '"' + name.replace('"', '""') + '"' if needs_quotes(name) else name
