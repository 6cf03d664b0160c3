"""The people of a file: one entry a name, and the facts the file gives about them."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import fields, replace

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold, spelling
from tourney.core.records import clean_name, name_ending
from tourney.exchange.drafts import DraftPlayer, RowProblem
from tourney.exchange.guard import unguard

RATING_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not clearly a rating and was left out.")
SIMILAR = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” may be the same person as “{other}” of row {row}; both are kept."
)
TWICE = QT_TRANSLATE_NOOP("Exchange", "“{name}” stands in row {row} already; this row adds nothing.")
NAMESAKE = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” stands in row {row} with other details. Two people need two different names."
)
NAMESAKE_BORN = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” of row {row} was born in another year; this one is taken in as “{other}”."
)

NUMBER_TWICE = QT_TRANSLATE_NOOP(
    "Exchange", "The number {number} is that of “{other}” in row {row}; “{name}” comes in without it."
)

_TEAM = re.compile(r"\s+[+＋]\s+|\s*[;；]\s*")

EMPTY: tuple[object, ...] = (None, "", ())

Named = tuple[tuple[str, float], ...]
"""The names of a side with their shares."""


def read_name(cell: str) -> str:
    """Return the name in a cell without guard, zero bytes and odd white space.

    Raises
    ------
    TourneyError
        "name-empty" or "name-long".
    """
    return clean_name(unguard(cell.strip(" \r\n")).replace("\x00", ""))


def read_side(cell: str) -> Named:
    """Return the names in a cell; several people are joined by a plus between spaces, or a semicolon."""
    bare = unguard(cell.strip(" \r\n;；"))
    if bare.startswith(("+", "＋")) or not _TEAM.search(bare):
        return ((read_name(cell), 1.0),)
    return tuple((read_name(part), 1.0) for part in _TEAM.split(bare))


class People:
    """Everybody named so far, in order of first appearance; spelling without case is the identity."""

    def __init__(self) -> None:
        self.players: list[DraftPlayer] = []
        self._index: dict[str, int] = {}
        self._by_text: dict[str, int] = {}

    def index(self, name: str, row: int) -> int:
        """Return the index of that name, adding it if it is new."""
        known = self._by_text.get(name)
        if known is not None:
            return known
        key = spelling(name)
        i = self._index.get(key)
        if i is None:
            i = len(self.players)
            self._index[key] = i
            self.players.append(DraftPlayer(name, row=row))
        self._by_text[name] = i
        return i

    def rate(self, i: int, rating: float, date: dt.date | None) -> None:
        """Note the first rating that the file gives for a player."""
        if self.players[i].rating is None:
            self.players[i] = replace(self.players[i], rating=rating, rating_date=date)

    def add(self, player: DraftPlayer, column: str) -> RowProblem | None:
        """Add a person of a list; a repeated name is merged (a remark) or refused (a problem).

        A namesake of another birth year gets the year behind the name. The caller tells the three apart by
        the code: "player-again", "namesake-born" or "namesake".
        """
        key = spelling(player.name)
        i = self._index.get(key)
        if i is None:
            self._put(player)
            return None
        first = self.players[i]
        if first.born and player.born and first.born != player.born:
            other = replace(player, name=name_ending(player.name, f" ({player.born})"))
            if spelling(other.name) not in self._index:
                self._put(other)
                said = NAMESAKE_BORN(name=player.name, row=first.row, other=other.name)
                return RowProblem(player.row, column, "namesake-born", said)
            i = self._index[spelling(other.name)]
            first = self.players[i]
        sure = first.born and player.born
        if first.number and player.number and first.number != player.number and not sure:
            text = NAMESAKE(name=player.name, row=first.row)
            return RowProblem(player.row, column, "namesake", text)
        self.players[i] = _filled(first, player)
        return RowProblem(player.row, column, "player-again", TWICE(name=player.name, row=first.row))

    def _put(self, player: DraftPlayer) -> None:
        self.index(player.name, player.row)
        self.players[-1] = player

    def numbers_once(self, column: str) -> list[RowProblem]:
        """Take a number that somebody has already from the others; a remark for each."""
        holder: dict[str, DraftPlayer] = {}
        remarks: list[RowProblem] = []
        for i, player in enumerate(self.players):
            first = holder.setdefault(player.number, player) if player.number else player
            if first is not player:
                self.players[i] = replace(player, number="")
                told = NUMBER_TWICE(number=player.number, name=player.name, other=first.name, row=first.row)
                remarks.append(RowProblem(player.row, column, "number-twice", told))
        return remarks

    def similar(self, column: str) -> list[RowProblem]:
        """Return a remark for each name that differs from an earlier one only by accents or order."""
        seen: dict[tuple[str, ...], DraftPlayer] = {}
        remarks: list[RowProblem] = []
        for player in self.players:
            key = tuple(sorted(fold(player.name).split()))
            other = seen.setdefault(key, player)
            if other is not player:
                text = SIMILAR(name=player.name, other=other.name, row=other.row)
                remarks.append(RowProblem(player.row, column, "similar-name", text))
        return remarks


def _filled(first: DraftPlayer, again: DraftPlayer) -> DraftPlayer:
    """Return a person with what the first row leaves empty taken from another."""
    known = {one.name: getattr(again, one.name) for one in fields(first) if getattr(first, one.name) in EMPTY}
    return replace(first, **known)


def joined_name(surname: str, given: str) -> str:
    """Return the full name: given name first, but family name first and no space in Han."""
    if surname and given and not (surname + given).isascii() and _is_han(surname) and _is_han(given):
        return surname + given
    return f"{given} {surname}".strip()


def _is_han(text: str) -> bool:
    return all("\u2e80" <= ch <= "\u9fff" or "\uac00" <= ch <= "\ud7af" for ch in text)


def name_or_error(cell: str) -> tuple[Named, None] | tuple[None, TourneyError]:
    """Return the names of a cell, or what is wrong with it."""
    try:
        return read_side(cell), None
    except TourneyError as error:
        return None, error
