"""Many games as arrays: two SELECTs, a raw cursor, no objects in between.

Games and their sides are read apart: one joined SELECT repeats each game's columns for each player
and takes twice as long.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import sqlalchemy as sa

from tourney.core.games import Forfeit, GameState
from tourney.store.events import ROUND
from tourney.store.games import APPEARANCE, GAME, SIDE
from tourney.store.writer import Reader

STATES = tuple(GameState)
FORFEITS = tuple(Forfeit)

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
Objects = npt.NDArray[np.object_]

_GAME = np.dtype(
    [("game_id", "i8"), ("date", "M8[D]"), ("time", "U8")]
    + [(name, "i8") for name in ("event_id", "round_id", "round_number", "board", "number", "version")]
    + [("state", "i8"), ("forfeit", "i8"), ("rated", "?"), ("sets", "O")]
)
_PART = np.dtype(
    [
        ("game_id", "i8"),
        ("side_id", "i8"),
        ("rank", "i8"),
        ("score", "f8"),
        ("player_id", "i8"),
        ("weight", "f8"),
    ]
)


@dataclass(frozen=True, slots=True, eq=False)
class GameColumns:
    """Games, columnar and read-only; G games, S sides, A appearances.

    game_id, day, seconds, event_id, round_id, round_number, board, number, version : (G,) int64
        Day since 1970-01-01; seconds since midnight; -1 where there is none.
    state, forfeit : (G,) int64
        Indices into ``STATES`` and ``FORFEITS``.
    rated : (G,) bool
    sets : (G,) object
        As stored ("11-7 9-11", see ``games.read_sets``), empty where there are none.
    game_side : (G + 1,) int64
        Sides of game g are ``game_side[g]:game_side[g + 1]``.
    rank : (S,) int64
        0 = best; -1 where open.
    score : (S,) float64
        NaN where there is none.
    side_player : (S + 1,) int64
        Appearances of side s are ``side_player[s]:side_player[s + 1]``.
    player_id : (A,) int64
    weight : (A,) float64
    """

    game_id: Ints
    day: Ints
    seconds: Ints
    event_id: Ints
    round_id: Ints
    round_number: Ints
    board: Ints
    number: Ints
    version: Ints
    state: Ints
    forfeit: Ints
    rated: Bools
    sets: Objects
    game_side: Ints
    rank: Ints
    score: Floats
    side_player: Ints
    player_id: Ints
    weight: Floats

    def __len__(self) -> int:
        return len(self.game_id)


def read_columns(reader: Reader, where: list[sa.ColumnElement[bool]], *, narrow: bool) -> GameColumns:
    """Return the games that meet every condition, newest first (by date, then order of entry).

    Parameters
    ----------
    narrow : bool
        Let the database pick the sides too: better for few games of many, worse for nearly all.
    """
    games = _games(reader, where)
    parts = _parts(reader, where if narrow else [])
    if not narrow:
        parts = _only(parts, games["game_id"])
    day = games["date"].astype(np.int64)
    seconds = _seconds(games["time"])
    turn = np.lexsort((games["game_id"], -games["number"], -day))
    parts, side_start, game_start = _in_order(parts, turn)
    names = ("game_id", "event_id", "round_id", "round_number", "board", "number", "version")
    columns: dict[str, npt.NDArray[Any]] = {name: games[name][turn] for name in names}
    columns |= {name: games[name][turn] for name in ("state", "forfeit", "rated", "sets")}
    columns |= {"day": day[turn], "seconds": seconds[turn]}
    columns |= {name: parts[name][side_start] for name in ("rank", "score")}
    columns |= {name: np.ascontiguousarray(parts[name]) for name in ("player_id", "weight")}
    columns["game_side"] = np.append(game_start, len(side_start))
    columns["side_player"] = np.append(side_start, len(parts))
    for values in columns.values():
        values.setflags(write=False)
    return GameColumns(**columns)


def _games(reader: Reader, where: list[sa.ColumnElement[bool]]) -> npt.NDArray[Any]:
    """Return one record per game, by id."""
    query = (
        sa.select(
            GAME.c.id,
            GAME.c.date,
            GAME.c.time,
            sa.func.coalesce(GAME.c.event_id, -1),
            sa.func.coalesce(GAME.c.round_id, -1),
            sa.func.coalesce(ROUND.c.number, -1),
            sa.func.coalesce(GAME.c.board, -1),
            GAME.c.number,
            GAME.c.version,
            sa.case({str(state): i for i, state in enumerate(STATES)}, value=GAME.c.state),
            sa.case({str(forfeit): i for i, forfeit in enumerate(FORFEITS)}, value=GAME.c.forfeit),
            GAME.c.rated,
            GAME.c.sets,
        )
        .join_from(GAME, ROUND, ROUND.c.id == GAME.c.round_id, isouter=True)
        .where(*where)
        .order_by(GAME.c.id)
    )
    return _fetch(reader, query, _GAME)


def _parts(reader: Reader, where: list[sa.ColumnElement[bool]]) -> npt.NDArray[Any]:
    """Return one record per appearance, by game id, side and place in the side."""
    query = (
        sa.select(
            SIDE.c.game_id,
            SIDE.c.id,
            sa.func.coalesce(SIDE.c.rank, -1),
            SIDE.c.score,
            APPEARANCE.c.player_id,
            APPEARANCE.c.weight,
        )
        .join_from(SIDE, APPEARANCE, APPEARANCE.c.side_id == SIDE.c.id)
        .order_by(SIDE.c.game_id, SIDE.c.position, APPEARANCE.c.position)
    )
    if where:
        query = query.where(SIDE.c.game_id.in_(sa.select(GAME.c.id).where(*where)))
    return _fetch(reader, query, _PART)


def _fetch(reader: Reader, query: sa.Select[Any], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    # The driver's own cursor: SQLAlchemy's rows cost five times as much.
    cursor: Any = reader.connection.execute(query).cursor
    return np.fromiter(cursor, dtype=dtype)


def _only(parts: npt.NDArray[Any], game_ids: Ints) -> npt.NDArray[Any]:
    """Return the parts of these games; both by game id."""
    if len(game_ids) == 0:
        return parts[:0]
    at = np.minimum(np.searchsorted(game_ids, parts["game_id"]), len(game_ids) - 1)
    kept: npt.NDArray[Any] = parts[game_ids[at] == parts["game_id"]]
    return kept


def _in_order(parts: npt.NDArray[Any], turn: Ints) -> tuple[npt.NDArray[Any], Ints, Ints]:
    """Return the parts with their games turned, where sides start in them, and games in those."""
    start = _starts(parts["game_id"])
    size = np.diff(np.append(start, len(parts)))[turn]
    end = np.cumsum(size)
    if len(turn) and not np.array_equal(turn, np.arange(len(turn))):
        parts = parts[np.repeat(start[turn] - (end - size), size) + np.arange(len(parts))]
    side_start = _starts(parts["side_id"])
    game_start = np.searchsorted(side_start, end - size)
    return parts, side_start, game_start.astype(np.int64)


def _starts(values: npt.NDArray[Any]) -> Ints:
    """Return the indices at which a run of equal values begins."""
    if len(values) == 0:
        return np.empty(0, np.int64)
    changed = np.flatnonzero(values[1:] != values[:-1]) + 1
    return np.concatenate(([0], changed)).astype(np.int64)


def _seconds(times: npt.NDArray[Any]) -> Ints:
    """Return seconds since midnight of "HH:MM:SS", -1 for "None"."""
    seconds = np.full(len(times), -1, np.int64)
    known = np.flatnonzero(times != "None")
    if len(known):
        texts, which = np.unique(times[known], return_inverse=True)
        parsed = [sum(int(p) * f for p, f in zip(t.split(":"), (3600, 60, 1), strict=True)) for t in texts]
        seconds[known] = np.array(parsed, np.int64)[which]
    return seconds
