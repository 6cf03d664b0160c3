"""Replay the club's games with its engine: rows to arrays, arrays to ``Rated``."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tourney.club.rated import Rated, date_of, day_number
from tourney.core.options import from_mapping
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import StartRating
from tourney.ratings.base import Belief, Engine, Floats, GameLog, History, Ints
from tourney.ratings.beliefs import with_starts
from tourney.ratings.placement import established
from tourney.ratings.ranking import Z95, places, rank_spread
from tourney.ratings.registry import engine as find_engine
from tourney.store import players
from tourney.store.database import Database
from tourney.store.gamecolumns import GameColumns
from tourney.store.refresh import log_of

DEFAULT_ENGINE = "glicko2"


def chosen_engine(settings: Mapping[str, Any]) -> tuple[Engine, Any]:
    """Return the club's engine and its parameters."""
    stored = settings.get("engine", {"key": DEFAULT_ENGINE, "params": {}})
    engine = find_engine(stored["key"])
    return engine, from_mapping(engine.params_type, stored.get("params", {}))


def rate(
    database: Database,
    columns: GameColumns,
    settings: Mapping[str, Any],
    today: dt.date,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Rated:
    """Return everybody's ratings from all games, as of *today* (or of the last game, if that is later)."""
    engine, params = chosen_engine(settings)
    with database.reading() as reader:
        loaded = log_of(reader, columns)
        starts = players.list_start_ratings(reader)
    belief = _start_belief(engine, params, loaded.player_ids, starts)
    history = engine.replay(loaded.log, params, start=belief, progress=progress, cancelled=cancelled)
    return rated_of(engine, params, history, loaded.player_ids, loaded.game_ids, today)


def rated_of(
    engine: Engine,
    params: Any,
    history: History,
    player_ids: Ints,
    game_ids: Ints,
    today: dt.date,
) -> Rated:
    """Return what the screens ask of a history."""
    log = history.log
    as_of = max(today, date_of(log.day[-1])) if log.n_games else today
    now = engine.at(history.final, params, float(day_number(as_of)))
    listed = established(history, engine.placement, now=now)
    rank, best, worst = _ranks(now, listed)
    appearance_game = _game_of_appearance(log)
    order = np.argsort(log.player, kind="stable")
    first = np.searchsorted(log.player[order], np.arange(log.n_players + 1))
    return Rated(
        engine=engine,
        params=params,
        history=history,
        now=now,
        as_of=as_of,
        last_night=date_of(log.day[-1]) if log.n_games else None,
        player_ids=player_ids,
        game_ids=game_ids,
        provisional=~listed,
        rank=rank,
        best_rank=best,
        worst_rank=worst,
        change=_night_change(history, appearance_game),
        appearances=order,
        first=first,
        appearance_game=appearance_game,
    )


def _start_belief(
    engine: Engine, params: Any, player_ids: Ints, starts: Sequence[StartRating]
) -> Belief | None:
    if not starts:
        return None
    index = {int(player_id): i for i, player_id in enumerate(player_ids)}
    return with_starts(
        engine,
        params,
        len(player_ids),
        (
            (index[s.player_id], s.mean, s.deviation, day_number(s.date) if s.date else None)
            for s in starts
            if s.player_id in index
        ),
    )


def _ranks(now: Belief, listed: np.ndarray[Any, Any]) -> tuple[Ints, Ints, Ints]:
    """Return rank, best and worst rank among the established; 0 for the others."""
    rank = places(now.mean, listed=listed)
    best, worst = np.zeros_like(rank), np.zeros_like(rank)
    half = Z95 * np.nan_to_num(now.deviation[listed])
    mean = now.mean[listed]
    best[listed], worst[listed] = rank_spread(mean - half, mean + half)
    return rank, best, worst


def _game_of_appearance(log: GameLog) -> Ints:
    per_side = np.repeat(np.arange(log.n_games), np.diff(log.game_side))
    return np.repeat(per_side, np.diff(log.side_player))


def _night_change(history: History, appearance_game: Ints) -> Floats:
    """Return what the last day of play did to each mean; NaN for those who did not play."""
    log = history.log
    change = np.full(log.n_players, np.nan)
    if log.n_games:
        first_game = int(np.searchsorted(log.day, log.day[-1], side="left"))
        first = int(np.searchsorted(appearance_game, first_game, side="left"))
        who = log.player[first:]
        # Written backwards, so that each player's first game of the night stays.
        change[who[::-1]] = history.mean_before[first:][::-1]
        change = history.final.mean - change
    return change
