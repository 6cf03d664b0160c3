"""Which column of a table plays which role: found by its heading, or said by a person and remembered."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.headings import key_of, role_of

BAD_PAIR = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not of the form role=column, such as name=Spieler.")
UNKNOWN_ROLE = QT_TRANSLATE_NOOP("Exchange", "There is no role “{role}”. Known are: {known}.")
NO_COLUMN = QT_TRANSLATE_NOOP("Exchange", "There is no column “{column}”. The file has: {known}.")
BAD_JSON = QT_TRANSLATE_NOOP("Exchange", "This is no stored choice of columns.")


class Kind(StrEnum):
    """What a file is a list of."""

    PLAYERS = "players"
    GAMES = "games"
    VOTES = "votes"
    """Comparisons of two entrants by a judge, as arenas of language models write them."""
    EVENT = "event"


@dataclass(frozen=True, slots=True)
class Role:
    """What a column can mean; ``kinds`` are the lists in which it means something."""

    key: str
    label: Text
    kinds: frozenset[Kind]


_PEOPLE = frozenset((Kind.PLAYERS,))
_GAMES = frozenset((Kind.GAMES, Kind.VOTES))
_BOTH = _PEOPLE | _GAMES

IGNORE = "ignore"
EXTRA = "extra"

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        Role("name", QT_TRANSLATE_NOOP("ColumnRole", "Name"), _PEOPLE),
        Role("surname", QT_TRANSLATE_NOOP("ColumnRole", "Surname"), _PEOPLE),
        Role("given", QT_TRANSLATE_NOOP("ColumnRole", "First name"), _PEOPLE),
        Role("number", QT_TRANSLATE_NOOP("ColumnRole", "Number or id"), _PEOPLE),
        Role("born", QT_TRANSLATE_NOOP("ColumnRole", "Born"), _PEOPLE),
        Role("rating", QT_TRANSLATE_NOOP("ColumnRole", "Rating"), _PEOPLE),
        Role("deviation", QT_TRANSLATE_NOOP("ColumnRole", "Deviation"), _PEOPLE),
        Role("club", QT_TRANSLATE_NOOP("ColumnRole", "Club"), _PEOPLE),
        Role("federation", QT_TRANSLATE_NOOP("ColumnRole", "Federation"), _PEOPLE),
        Role("sex", QT_TRANSLATE_NOOP("ColumnRole", "Sex"), _PEOPLE),
        Role("title", QT_TRANSLATE_NOOP("ColumnRole", "Title"), _PEOPLE),
        Role("household", QT_TRANSLATE_NOOP("ColumnRole", "Household"), _PEOPLE),
        Role("group", QT_TRANSLATE_NOOP("ColumnRole", "Section"), _PEOPLE),
        Role("name1", QT_TRANSLATE_NOOP("ColumnRole", "First side"), _GAMES),
        Role("name2", QT_TRANSLATE_NOOP("ColumnRole", "Second side"), _GAMES),
        Role("winner", QT_TRANSLATE_NOOP("ColumnRole", "Winner"), _GAMES),
        Role("loser", QT_TRANSLATE_NOOP("ColumnRole", "Loser"), _GAMES),
        Role("result", QT_TRANSLATE_NOOP("ColumnRole", "Result"), _GAMES),
        Role("score1", QT_TRANSLATE_NOOP("ColumnRole", "Points of the first side"), _GAMES),
        Role("score2", QT_TRANSLATE_NOOP("ColumnRole", "Points of the second side"), _GAMES),
        Role("sets", QT_TRANSLATE_NOOP("ColumnRole", "Sets"), _GAMES),
        Role("line", QT_TRANSLATE_NOOP("ColumnRole", "Whole line (ann > bob)"), _GAMES),
        Role("date", QT_TRANSLATE_NOOP("ColumnRole", "Date"), _GAMES),
        Role("time", QT_TRANSLATE_NOOP("ColumnRole", "Time"), _GAMES),
        Role("event", QT_TRANSLATE_NOOP("ColumnRole", "Event"), _GAMES),
        Role("round", QT_TRANSLATE_NOOP("ColumnRole", "Round"), _GAMES),
        Role("board", QT_TRANSLATE_NOOP("ColumnRole", "Board"), _GAMES),
        Role("category", QT_TRANSLATE_NOOP("ColumnRole", "Category"), _GAMES),
        Role("judge", QT_TRANSLATE_NOOP("ColumnRole", "Judge or voter"), _GAMES),
        Role("response_time", QT_TRANSLATE_NOOP("ColumnRole", "Response time"), _GAMES),
        Role("rating1", QT_TRANSLATE_NOOP("ColumnRole", "Rating of the first side"), _GAMES),
        Role("rating2", QT_TRANSLATE_NOOP("ColumnRole", "Rating of the second side"), _GAMES),
        Role("neutral", QT_TRANSLATE_NOOP("ColumnRole", "Neutral ground"), _GAMES),
        Role("rated", QT_TRANSLATE_NOOP("ColumnRole", "Rated or not"), _GAMES),
        Role("note", QT_TRANSLATE_NOOP("ColumnRole", "Note"), _GAMES),
        Role("game", QT_TRANSLATE_NOOP("ColumnRole", "Game of this row (one row a player)"), _GAMES),
        Role("player", QT_TRANSLATE_NOOP("ColumnRole", "Player (one row a player)"), _GAMES),
        Role("side", QT_TRANSLATE_NOOP("ColumnRole", "Side (one row a player)"), _GAMES),
        Role("rank", QT_TRANSLATE_NOOP("ColumnRole", "Place (one row a player)"), _GAMES),
        Role("score", QT_TRANSLATE_NOOP("ColumnRole", "Points (one row a player)"), _GAMES),
        Role("weight", QT_TRANSLATE_NOOP("ColumnRole", "Share of the game (one row a player)"), _GAMES),
        Role("home", QT_TRANSLATE_NOOP("ColumnRole", "At home (one row a player)"), _GAMES),
        Role(EXTRA, QT_TRANSLATE_NOOP("ColumnRole", "Kept as it is"), _BOTH),
        Role(IGNORE, QT_TRANSLATE_NOOP("ColumnRole", "Not used"), _BOTH),
    )
}
"""Key -> role, in the order in which a person is offered them."""


def roles_for(kind: Kind) -> tuple[Role, ...]:
    """Return the roles that a column of such a list can play."""
    return tuple(role for role in ROLES.values() if kind in role.kinds)


@dataclass(frozen=True, slots=True)
class ColumnMap:
    """What a person said about columns: pairs of column and role, and the kind of list.

    A column is named by its heading (case, accents and spaces do not count) or by its place as "#3".
    Columns that are not named keep the role of their heading. ``to_json`` and ``from_json`` let it be
    remembered; it fits every file that has such columns.
    """

    pairs: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        for _, role in self.pairs:
            if role not in ROLES:
                raise TourneyError(
                    "unknown-role", UNKNOWN_ROLE(role=role, known=", ".join(ROLES)), field="map"
                )

    @classmethod
    def parse(cls, texts: Iterable[str]) -> ColumnMap:
        """Read what a command line says: one "role=column" each, as in ``--map name=Spieler``.

        Raises
        ------
        TourneyError
            "bad-map" or "unknown-role".
        """
        pairs = []
        for text in texts:
            role, equals, column = text.partition("=")
            if not equals or not role.strip() or not column.strip():
                raise TourneyError("bad-map", BAD_PAIR(text=text), field="map")
            pairs.append((column.strip(), _role_named(role)))
        return cls(tuple(pairs))

    @classmethod
    def of(cls, headings: Sequence[str], roles: Mapping[int, str]) -> ColumnMap:
        """Return the choice *roles* (column from 0 -> role) for a table with these headings."""
        keys = [key_of(heading) for heading in headings]
        return cls(
            tuple(
                (headings[i] if keys[i] and keys.count(keys[i]) == 1 else f"#{i + 1}", role)
                for i, role in sorted(roles.items())
            )
        )

    def places(self, headings: Sequence[str]) -> dict[int, str]:
        """Return column from 0 -> role for a table with these headings.

        Raises
        ------
        TourneyError
            "no-column" where the table lacks a column named here.
        """
        keys = [key_of(heading) for heading in headings]
        found: dict[int, str] = {}
        for column, role in self.pairs:
            if column.startswith("#") and column[1:].isdecimal() and 0 < int(column[1:]) <= len(headings):
                found[int(column[1:]) - 1] = role
            elif key_of(column) and key_of(column) in keys:
                found[keys.index(key_of(column))] = role
            elif role != IGNORE:
                known = ", ".join(heading for heading in headings if heading) or f"#1 – #{len(headings)}"
                raise TourneyError("no-column", NO_COLUMN(column=column, known=known), field="map")
        return found

    def to_json(self) -> str:
        """Return the choice as one line of JSON."""
        return json.dumps({"columns": [list(pair) for pair in self.pairs]}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> ColumnMap:
        """Read what ``to_json`` wrote.

        Raises
        ------
        TourneyError
            "bad-map" or "unknown-role".
        """
        try:
            pairs = tuple((str(column), str(role)) for column, role in json.loads(text)["columns"])
        except (ValueError, TypeError, KeyError):
            raise TourneyError("bad-map", BAD_JSON, field="map") from None
        return cls(pairs)


def _role_named(word: str) -> str:
    """Return the role meant by its key or by a usual heading ("white" is the first side)."""
    key = word.strip().lower().replace("-", "_")
    return key if key in ROLES else role_of(word) or key
