"""Replay a log in pieces that are kept, so that a new result rates the last piece only.

The pieces are cut at period boundaries that depend on the log alone, and each starts from the final
beliefs of the one before. A replay that reuses pieces is therefore equal, to the bit, to one that
does not; a log shorter than one piece is rated in one call.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Belief, Engine, GameLog, History, Indices
from tourney.ratings.beliefs import frozen
from tourney.ratings.gamelog import take
from tourney.ratings.periods import periods

CHUNK = 4096
"""Fewest games of a piece: small enough to be rated in a few hundredths of a second."""

_PER_GAME = ("draw_probability", "period")
_PER_SIDE = ("win_probability",)
_PER_APPEARANCE = tuple(
    f"{what}_{when}" for what in ("mean", "deviation", "volatility") for when in ("before", "after")
)
_COMPARED = ("day", "event", "round", "game_side", "rank", "score", "side_player", "player", "weight")


@dataclass(frozen=True, slots=True, eq=False)
class Chunked:
    """A history of the whole log, and the pieces it was put together from."""

    history: History
    start: Belief
    pieces: tuple[History, ...]


def replay(
    engine: Engine,
    log: GameLog,
    params: Any,
    *,
    start: Belief | None = None,
    before: Chunked | None = None,
    earlier: Chunked | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Chunked:
    """Rate the whole log, reusing the pieces of *before* whose games and starting point are the same.

    Those of *earlier* as well: what an undo returns to. Both may come from a log with fewer players,
    whose indices must mean the same people. An engine that fits all games together is called once,
    whatever the length of the log.

    Raises
    ------
    Cancelled
        On request.
    """
    begin = start if start is not None else engine.fresh(log.n_players, params)
    if engine.is_batch:
        whole = engine.replay(log, params, start=start, progress=progress, cancelled=cancelled)
        return Chunked(whole, begin, (whole,))
    bounds = _bounds(log, params)
    held = (one for one in (before, earlier) if one is not None)
    usable = [one.pieces for one in held if _same_start(one, engine, params, begin)]
    pieces: list[History] = []
    belief = begin
    for i, (first, end) in enumerate(pairwise(bounds)):
        games = take(log, np.arange(first, end)) if len(bounds) > 2 else log
        usable = [one for one in usable if i < len(one) and _same_games(one[i].log, games)]
        if usable:
            piece = _widened(usable[0][i], games, begin)
        else:
            piece = engine.replay(
                games,
                params,
                start=belief if i or start is not None else None,
                progress=_shifted(progress, first, log.n_games),
                cancelled=cancelled,
            )
        pieces.append(piece)
        belief = piece.final
    return Chunked(_joined(log, pieces), begin, tuple(pieces))


def _bounds(log: GameLog, params: Any) -> list[int]:
    """Return where pieces begin, and the end: the first change of period after each CHUNK games."""
    n = log.n_games
    if n <= CHUNK:
        return [0, n]
    period = periods(log, params.period)
    changes = np.flatnonzero(period[1:] != period[:-1]) + 1
    bounds = [0]
    while bounds[-1] + CHUNK < n:
        at = int(np.searchsorted(changes, bounds[-1] + CHUNK))
        if at == len(changes):
            break
        bounds.append(int(changes[at]))
    return [*bounds, n]


def _same_start(before: Chunked, engine: Engine, params: Any, begin: Belief) -> bool:
    """Tell whether the players that *before* knew begin now as they did then."""
    first = before.history
    if first.engine != engine.key or first.params != params:
        return False
    n = first.log.n_players
    return n <= len(begin.mean) and all(
        np.array_equal(getattr(before.start, name), getattr(begin, name)[:n], equal_nan=True)
        for name in ("mean", "deviation", "volatility", "games", "last_day")
    )


def _same_games(one: GameLog, other: GameLog) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name), equal_nan=name == "score")
        for name in _COMPARED
    )


def _widened(piece: History, games: GameLog, begin: Belief) -> History:
    """Return the piece with the players who came later, as they begin."""
    n = piece.log.n_players
    if games.n_players == n:
        return piece
    final = piece.final
    added: dict[str, Any] = {
        name: np.concatenate((getattr(final, name), getattr(begin, name)[n:]))
        for name in ("mean", "deviation", "volatility", "games", "last_day")
    }
    peak = final.peak
    if peak is not None:
        late = begin.peak[n:] if begin.peak is not None else begin.mean[n:]
        peak = np.concatenate((peak, late))
    return replace(piece, log=games, final=frozen(replace(final, **added, peak=peak)))


def _shifted(progress: Progress | None, first: int, total: int) -> Progress | None:
    if progress is None:
        return None
    tell = progress
    return lambda done, _total: tell(first + done, total)


def _joined(log: GameLog, pieces: list[History]) -> History:
    """Return one history of the whole log."""
    if len(pieces) == 1 and pieces[0].log.n_games == log.n_games:
        return replace(pieces[0], log=log)
    found: dict[str, Any] = {
        name: np.concatenate([getattr(piece, name) for piece in pieces])
        for name in (*_PER_GAME, *_PER_SIDE, *_PER_APPEARANCE)
    }
    found["period"] = _numbered([piece.period for piece in pieces])
    for values in found.values():
        values.setflags(write=False)
    return replace(pieces[-1], log=log, **found)


def _numbered(parts: list[Indices]) -> Indices:
    """Return the periods of all pieces, counted on; pieces end where a period ends."""
    after = 0
    numbered = []
    for part in parts:
        numbered.append(part + np.int32(after))
        after += int(part[-1]) + 1 if len(part) else 0
    return np.concatenate(numbered)
