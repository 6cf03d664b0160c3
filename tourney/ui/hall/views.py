"""What the hall display shows, read from the club at once: plain records, divided into pages."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from tourney.club import desk, standings, wall
from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.event_table import event_parts
from tourney.club.views import BoardView, NightTableRow, NightView, RatingView, RoundView, SideView
from tourney.core.games import GameState
from tourney.core.marks import Text
from tourney.core.names import fold
from tourney.core.outcomes import outcome_text
from tourney.core.records import Event
from tourney.standings.base import place_text, points_text
from tourney.standings.bracket_layout import Layout
from tourney.standings.bracket_parts import parts_of
from tourney.standings.bracket_state import Bracket
from tourney.ui.base.i18n import format_rating

MOST_IN_TREE = 64
"""Entrants: a larger bracket is read on paper."""


class Part(StrEnum):
    """What can be shown, in the order it is shown."""

    BOARDS = "boards"
    NAMES = "names"
    RESULTS = "results"
    BRACKET = "bracket"
    TABLE = "table"
    RATINGS = "ratings"


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a board: who, how strong, what it got (None: still playing), whether it won."""

    name: str
    rating: str
    points: str | None = None
    won: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A board with its sides, two or more."""

    number: int
    sides: tuple[Side, ...]
    result: str
    """As in 1–0; empty while it is played."""


@dataclass(frozen=True, slots=True)
class Bye:
    """Who sits out; nobody when the round has none."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """One person of the alphabetical list: board None is a bye."""

    name: str
    board: int | None
    against: str


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the table or of the rating list."""

    place: str
    name: str
    points: str
    record: str
    rating: str
    first: bool = False
    provisional: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Tree:
    """A bracket, or the part of it that a page has room for, with the names of its units.

    ``title`` is the section, if it has one.
    """

    bracket: Bracket
    layout: Layout
    names: tuple[str, ...]
    title: Text | str | None = None


Item = Board | Bye | Name | Place | Tree
ItemT = TypeVar("ItemT")


@dataclass(frozen=True, slots=True)
class HallView:
    """Everything on show: the club, the night, the round, how many boards are open, the parts."""

    club: str
    event: Event | None
    round: int | None
    open_boards: int
    boards: int
    here: int
    parts: tuple[tuple[Part, tuple[Item, ...]], ...]
    announcement: str = ""


def read(club: Club, event_id: int | None) -> HallView:
    """Return what the hall display shows now; parts with nothing in them are left out."""
    night = desk.night(club, event_id)
    current = published(night.rounds)
    parts: list[tuple[Part, tuple[Item, ...]]] = []
    brackets = () if event_id is None or night.event is None else trees(club, event_id)
    if current is not None:
        boards = tuple(_board(one) for one in current.boards)
        # No bye: late people may come in, but not into a bracket.
        free = () if brackets and not current.byes else (Bye(tuple(p.name for p in current.byes)),)
        parts.append((Part.BOARDS, (*boards, *free)))
        parts.append((Part.NAMES, names(current)))
        if any(board.result for board in boards):
            parts.append((Part.RESULTS, boards))
    if event_id is not None and night.event is not None:
        parts.append((Part.BRACKET, brackets))
        table = tuple(_place(row) for row in standings.night_table(club, event_id))
        if table and _has_results(night):
            parts.append((Part.TABLE, table))
    if not parts:
        parts.append((Part.RATINGS, ratings(club)))
    return HallView(
        club.name,
        night.event,
        current.number if current is not None else None,
        len(current.open_boards) if current is not None else 0,
        len(current.boards) if current is not None else 0,
        len(night.here),
        tuple((part, items) for part, items in parts if items),
        wall.announcement(club),
    )


def published(rounds: Sequence[RoundView]) -> RoundView | None:
    """Return the newest round that the hall may see.

    Where rounds of the event are published at all, one that is not out yet stays at the desk.
    """
    out = [one for one in rounds if one.published_at is not None]
    known = out or rounds
    return known[-1] if known else None


def trees(club: Club, event_id: int) -> tuple[Tree, ...]:
    """Return the brackets of the stage being played that can be read across a hall, part by part."""
    facts = event_facts(club, event_id)
    stage = facts.stage or (facts.stages[-1] if facts.stages else None)
    found = []
    for part in event_parts(club, event_id, stage=stage):
        bracket = part.table.bracket
        if bracket is not None and 1 < bracket.shape.n <= MOST_IN_TREE:
            names = tuple(unit.name for unit in part.table.made.contest.units)
            found += [Tree(bracket, one, names, part.title) for one in parts_of(bracket.shape)]
    return tuple(found)


def pages(items: Sequence[ItemT], room: int) -> tuple[tuple[ItemT, ...], ...]:
    """Return the items in pages of at most *room*, as evenly filled as can be; an empty list is one page."""
    room = max(1, room)
    count = max(1, -(-len(items) // room))
    found, first = [], 0
    for number in range(count):
        size = (len(items) - first) // (count - number) + bool((len(items) - first) % (count - number))
        found.append(tuple(items[first : first + size]))
        first += size
    return tuple(found)


def board_pages(items: Sequence[Item], room: int) -> tuple[tuple[Item, ...], ...]:
    """Return boards in pages; "no bye" takes a free place and never a page of its own."""
    if items and isinstance(items[-1], Bye) and not items[-1].names:
        boards = list(items[:-1])
        found = list(pages(boards, room))
        if len(found[-1]) < room:
            found[-1] = (*found[-1], items[-1])
        return tuple(found)
    return pages(items, room)


def names(one: RoundView) -> tuple[Name, ...]:
    """Return a line for each person of a round, in alphabetical order."""
    found = [Name(player.name, None, "") for player in one.byes]
    for board in one.boards:
        for number, side in enumerate(board.sides):
            others = " · ".join(s.name for k, s in enumerate(board.sides) if k != number)
            found += [Name(name, board.board, others) for name in side.names]
    return tuple(sorted(found, key=_alphabet))


def ratings(club: Club) -> tuple[Place, ...]:
    """Return the rating list: who is ranked, then who is not yet."""
    if club.rated is None:
        return ()
    found = standings.rating_list(club)
    return tuple(
        Place(
            str(row.rating.rank) if row.rating.rank is not None else "–",
            row.player.name,
            "",
            "",
            rating_text(row.rating),
            first=row.rating.rank == 1,
            provisional=row.rating.provisional,
        )
        for row in (*found.established, *found.provisional)
    )


def rating_text(rating: RatingView | None) -> str:
    """Return a rating as the hall reads it: the figure, or the range while provisional."""
    if rating is None:
        return ""
    if rating.provisional and rating.deviation is not None:
        return f"{format_rating(rating.low, rating.decimals)}–{format_rating(rating.high, rating.decimals)}"
    return format_rating(rating.mean, rating.decimals)


def said_date(event: Event | None) -> dt.date:
    """Return the date of the event, today's without one."""
    return event.date if event is not None else dt.date.today()


def _alphabet(line: Name) -> str:
    return fold(line.name)


def _has_results(night: NightView) -> bool:
    games = [board.game for one in night.rounds for board in one.boards]
    games += [board.game for board in night.extra]
    return any(game is not None and game.state is GameState.PLAYED for game in games)


def _board(board: BoardView) -> Board:
    game = board.game
    done = game is not None and game.state is GameState.PLAYED
    result = outcome_text(game) if done and game is not None else ""
    made = tuple(_side(side, board, number) for number, side in enumerate(board.sides))
    return Board(board.board, made, result)


def _side(side: SideView, board: BoardView, number: int) -> Side:
    rating = rating_text(side.ratings[0]) if len(side.ratings) == 1 else ""
    game = board.game
    if game is None or game.state is not GameState.PLAYED:
        return Side(side.name, rating)
    if len(game.sides) != 2:
        ranks = [one.rank or 0 for one in game.sides]
        place = 1 + sum(rank < ranks[number] for rank in ranks)
        return Side(side.name, rating, f"{place}.", place == 1)
    own, other = game.sides[number].rank or 0, game.sides[1 - number].rank or 0
    return Side(side.name, rating, _points(outcome_text(game))[number], own < other)


def _points(text: str) -> tuple[str, str]:
    """Return the two halves of "3–1", "½–½", "+ –" or "2–1 (11–7 9–11 11–5)"."""
    whole = text.partition(" (")[0]
    parts = whole.split(" ") if " " in whole else whole.split("–")
    return (parts[0], parts[1]) if len(parts) == 2 else (whole, "")


def _place(row: NightTableRow) -> Place:
    return Place(
        place_text(row.place, row.shared),
        row.player.name,
        points_text(row.points),
        f"{row.won}–{row.drawn}–{row.lost}",
        rating_text(row.rating),
        first=row.place == 1 and row.points > 0,
        provisional=row.rating is not None and row.rating.provisional,
    )
