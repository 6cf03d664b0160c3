"""What the Games page asks: every game, newest first, in arrays that sort and filter at once."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from tourney.club import desk
from tourney.club.club import Club
from tourney.club.rated import EPOCH
from tourney.club.register import Register
from tourney.club.views import LogRow
from tourney.core.games import Game, GameState, Member, Side
from tourney.core.names import fold
from tourney.core.outcomes import outcome_text
from tourney.ratings.base import Ints
from tourney.store import games
from tourney.store.gamecolumns import FORFEITS, STATES, GameColumns


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which games to show; ``text`` looks into names and event names, accents folded.

    With ``opponent_id`` only games in which he stands on another side than the player, with ``mate_id`` only
    games in which he is on the player's side.
    """

    text: str = ""
    player_id: int | None = None
    opponent_id: int | None = None
    mate_id: int | None = None
    event_id: int | None = None
    date_from: dt.date | None = None
    date_to: dt.date | None = None
    states: frozenset[GameState] = frozenset()


class LogColumn(StrEnum):
    """What the log can be sorted by."""

    DATE = "date"
    FIRST = "first"
    SECOND = "second"
    RESULT = "result"
    EVENT = "event"


@dataclass(frozen=True, slots=True, eq=False)
class GameLogIndex:
    """The whole log, and which of its games are shown in which order.

    order : (m,) int64, positions in ``columns``
    """

    columns: GameColumns
    register: Register
    event_names: dict[int, str]
    order: Ints

    def __len__(self) -> int:
        return len(self.order)

    @property
    def n_all(self) -> int:
        return len(self.columns.game_id)

    def game_id(self, row: int) -> int:
        """Return the id of the game in a row."""
        return int(self.columns.game_id[self.order[row]])

    def row_of(self, game_id: int) -> int | None:
        """Return the row that shows a game, None when it is filtered out."""
        found = np.flatnonzero(self.columns.game_id[self.order] == game_id)
        return int(found[0]) if len(found) else None

    def row(self, row: int) -> LogRow:
        """Return one row, ready to show."""
        g = int(self.order[row])
        game = self._game(g)
        c = self.columns
        number = int(c.round_number[g])
        return LogRow(
            game,
            tuple(" + ".join(self.register.name(p) for p in s.player_ids) for s in game.sides),
            self.event_names.get(int(c.event_id[g]), ""),
            number if number > 0 else None,
            outcome_text(game),
        )

    def sorted_by(self, column: LogColumn, *, descending: bool) -> GameLogIndex:
        """Return the same games in another order; equal ones keep the order they have."""
        keys = self._keys(column)[self.order]
        place = np.argsort(-keys if descending else keys, kind="stable")
        return replace(self, order=self.order[place])

    def filtered(self, wanted: LogFilter) -> GameLogIndex:
        """Return the games that fit, in log order."""
        return replace(self, order=np.flatnonzero(_mask(self, wanted)))

    def numbered(self, number: int) -> GameLogIndex:
        """Return the game of this number in the order of entry alone, or none."""
        return replace(self, order=np.flatnonzero(self.columns.number == number))

    def _game(self, g: int) -> Game:
        c = self.columns
        sides = []
        for s in range(int(c.game_side[g]), int(c.game_side[g + 1])):
            first, end = int(c.side_player[s]), int(c.side_player[s + 1])
            members = tuple(Member(int(c.player_id[a]), float(c.weight[a])) for a in range(first, end))
            rank, score = int(c.rank[s]), float(c.score[s])
            sides.append(Side(members, None if rank < 0 else rank, None if np.isnan(score) else score))
        seconds = int(c.seconds[g])
        return Game(
            tuple(sides),
            EPOCH + dt.timedelta(days=int(c.day[g])),
            None if seconds < 0 else dt.time(seconds // 3600, seconds // 60 % 60, seconds % 60),
            _id(c.event_id[g]),
            _id(c.round_id[g]),
            _id(c.board[g]),
            STATES[int(c.state[g])],
            FORFEITS[int(c.forfeit[g])],
            bool(c.rated[g]),
            games.read_sets(c.sets[g]),
            id=int(c.game_id[g]),
            number=int(c.number[g]),
            version=int(c.version[g]),
        )

    def _keys(self, column: LogColumn) -> Ints:
        c = self.columns
        if column is LogColumn.DATE:
            return np.argsort(np.lexsort((c.number, c.seconds, c.day)))
        if column is LogColumn.EVENT:
            places = _places(self.event_names, fold)
            return np.fromiter((places.get(e, -1) for e in c.event_id.tolist()), np.int64, len(c.event_id))
        if column is LogColumn.RESULT:
            decided = c.rank[c.game_side[:-1]]
            return np.where(decided < 0, 3, decided).astype(np.int64)
        side = c.game_side[:-1] + (1 if column is LogColumn.SECOND else 0)
        who = c.player_id[c.side_player[side]]
        names = _places({i: p.name for i, p in self.register.players.items()}, fold)
        return np.fromiter((names.get(p, -1) for p in who.tolist()), np.int64, len(who))


def read_log(club: Club) -> GameLogIndex:
    """Return the whole log, newest first; 50,000 games take a moment, so call it in a worker."""

    def read() -> GameLogIndex:
        columns = club.games()
        names = {event.id: event.name for event in desk.all_events(club)}
        return GameLogIndex(columns, club.register(), names, np.arange(len(columns.game_id)))

    return club.cached("log", read)


def get_game(club: Club, game_id: int) -> Game:
    """Return one game with its note and sets; TourneyError "unknown-game"."""
    with club.database.reading() as reader:
        return games.get_game(reader, game_id)


def _mask(index: GameLogIndex, wanted: LogFilter) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    c = index.columns
    mask = np.ones(len(c.game_id), dtype=bool)
    if wanted.event_id is not None:
        mask &= c.event_id == wanted.event_id
    if wanted.date_from is not None:
        mask &= c.day >= (wanted.date_from - EPOCH).days
    if wanted.date_to is not None:
        mask &= c.day <= (wanted.date_to - EPOCH).days
    if wanted.states:
        mask &= np.isin(c.state, [STATES.index(s) for s in wanted.states])
    if wanted.player_id is not None:
        mask &= _holds(c, np.array([wanted.player_id]))
    if wanted.opponent_id is not None:
        mask &= _holds(c, np.array([wanted.opponent_id]))
        if wanted.player_id is not None:
            mask &= ~_holds_in_one_side(c, wanted.player_id, wanted.opponent_id)
    if wanted.mate_id is not None and wanted.player_id is not None:
        mask &= _holds_in_one_side(c, wanted.player_id, wanted.mate_id)
    for word in fold(wanted.text).split():
        people = [i for i, p in index.register.players.items() if word in fold(p.name)]
        named = [i for i, name in index.event_names.items() if word in fold(name)]
        mask &= _holds(c, np.array(people, dtype=np.int64)) | np.isin(c.event_id, named)
    return mask


def _holds(
    c: GameColumns, player_ids: np.ndarray[tuple[int, ...], np.dtype[np.int64]]
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return which games have one of the players."""
    hit = np.isin(c.player_id, player_ids)
    if not len(hit):
        return np.zeros(len(c.game_id), dtype=bool)
    starts = c.side_player[c.game_side[:-1]]
    return np.logical_or.reduceat(hit, starts)


def _holds_in_one_side(
    c: GameColumns, player_id: int, mate_id: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return which games have both players on the same side."""
    if not len(c.player_id):
        return np.zeros(len(c.game_id), dtype=bool)
    starts = c.side_player[:-1]
    sides = np.logical_or.reduceat(c.player_id == player_id, starts)
    sides &= np.logical_or.reduceat(c.player_id == mate_id, starts)
    return np.logical_or.reduceat(sides, c.game_side[:-1])


def _places(names: dict[int, str], key: Callable[[str], str]) -> dict[int, int]:
    ordered = sorted(names, key=lambda i: key(names[i]))
    return {i: place for place, i in enumerate(ordered)}


def _id(value: np.int64) -> int | None:
    return None if value < 0 else int(value)
