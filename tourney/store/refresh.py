"""Bring game arrays up to date without reading every game again.

A change of one result in a club of 50,000 games re-reads one game: the ids and row versions of all
games (versions only ever grow) tell which ones differ from those in hand.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import sqlalchemy as sa

from tourney.ratings.base import Ints
from tourney.store.gamecolumns import GameColumns, read_columns
from tourney.store.games import GAME
from tourney.store.writer import Reader

MANY = 500
"""More changed games than this are read with everything else; below the limit of SQL variables."""

_PER_SIDE = ("rank", "score")
_PER_MEMBER = ("player_id", "weight")
_OFFSETS = ("game_side", "side_player")
_PER_GAME = tuple(
    f.name for f in dataclasses.fields(GameColumns) if f.name not in (*_PER_SIDE, *_PER_MEMBER, *_OFFSETS)
)


def all_games(reader: Reader, before: GameColumns | None = None) -> GameColumns:
    """Return every game, newest first; *before* is an older answer to start from."""
    return read_games(reader, before)()


def read_games(reader: Reader, before: GameColumns | None) -> Callable[[], GameColumns]:
    """Read what differs from *before*; the call that is returned puts every game together.

    It is to be made when the database is free again: a reader keeps writers waiting.
    """
    if before is None or not len(before):
        everything = read_columns(reader, [], narrow=False)
        return lambda: everything
    cursor: Any = reader.connection.execute(sa.select(GAME.c.id, GAME.c.version).order_by(GAME.c.id)).cursor
    present = np.fromiter(cursor, dtype=np.dtype([("id", "i8"), ("version", "i8")]))
    by_id = np.argsort(before.game_id)
    at = np.minimum(np.searchsorted(before.game_id[by_id], present["id"]), len(by_id) - 1)
    held = by_id[at]
    same = (before.game_id[held] == present["id"]) & (before.version[held] == present["version"])
    changed = present["id"][~same]
    if len(changed) > MANY:
        anew = read_columns(reader, [], narrow=False)
        return lambda: anew
    kept = held[same]
    if not len(changed) and len(kept) == len(before):
        return lambda: before
    fresh = read_columns(reader, [GAME.c.id.in_(changed.tolist())], narrow=True)
    return lambda: _merged(take(before, np.sort(kept)), fresh)


def _merged(kept: GameColumns, fresh: GameColumns) -> GameColumns:
    joined = _joined(kept, fresh)
    return take(joined, np.lexsort((joined.game_id, -joined.number, -joined.day)))


def take(columns: GameColumns, games: Ints) -> GameColumns:
    """Return some games in the given order; *games* are positions, (m,) int."""
    sides, game_side = _gather(columns.game_side, games)
    members, side_player = _gather(columns.side_player, sides)
    found: dict[str, npt.NDArray[Any]] = {name: getattr(columns, name)[games] for name in _PER_GAME}
    found |= {name: getattr(columns, name)[sides] for name in _PER_SIDE}
    found |= {name: getattr(columns, name)[members] for name in _PER_MEMBER}
    return _read_only({**found, "game_side": game_side, "side_player": side_player})


def _gather(offsets: Ints, rows: Ints) -> tuple[Ints, Ints]:
    """Return the positions below each row, in the rows' order, and the new offsets."""
    size = np.diff(offsets)[rows]
    after = np.concatenate(([0], np.cumsum(size)))
    below = np.repeat(offsets[:-1][rows] - after[:-1], size) + np.arange(after[-1])
    return below, after


def _joined(first: GameColumns, second: GameColumns) -> GameColumns:
    found = {
        name: np.concatenate((getattr(first, name), getattr(second, name)))
        for name in (*_PER_GAME, *_PER_SIDE, *_PER_MEMBER)
    }
    for name in _OFFSETS:
        left, right = getattr(first, name), getattr(second, name)
        found[name] = np.concatenate((left, right[1:] + left[-1]))
    return _read_only(found)


def _read_only(found: dict[str, npt.NDArray[Any]]) -> GameColumns:
    for values in found.values():
        values.setflags(write=False)
    return GameColumns(**found)
