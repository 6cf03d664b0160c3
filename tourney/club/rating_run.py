"""Replay the club's games with its engine: rows to arrays, arrays to ``Rated``."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.club.engine_choice import EngineChoice, start_for_engine
from tourney.club.rated import Rated, date_of, day_number
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import StartRating
from tourney.ratings import chunks
from tourney.ratings.base import Belief, Floats, GameLog, History, Ints
from tourney.ratings.beliefs import with_starts
from tourney.ratings.chunks import Chunked
from tourney.ratings.placement import established
from tourney.ratings.ranking import Z95, places, rank_spread
from tourney.store import players
from tourney.store.database import Database
from tourney.store.gamecolumns import GameColumns
from tourney.store.gamelog import log_of
from tourney.store.refresh import read_games


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """What every engine rates from: the log, whose arrays name players and games by position, and starts."""

    log: GameLog
    player_ids: Ints
    game_ids: Ints
    starts: tuple[StartRating, ...]
    columns: GameColumns


def read_facts(database: Database, columns: GameColumns | None) -> Facts:
    """Return what there is to rate, in one snapshot; *columns* spare reading what did not change since."""
    with database.reading() as reader:
        put_together = read_games(reader, columns)
        starts = players.list_start_ratings(reader)
        names = players.player_names(reader)
    player_ids = np.fromiter(names, np.int64, len(names))
    games = put_together()
    loaded = log_of(player_ids, games)
    log = replace(loaded.log, names=tuple(names.values()))
    return Facts(log, loaded.player_ids, loaded.game_ids, tuple(starts), games)


def rate_facts(
    facts: Facts,
    choice: EngineChoice,
    today: dt.date,
    *,
    before: Rated | None = None,
    earlier: Rated | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Rated:
    """Return everybody's ratings by a choice of engine, whether it is the club's or not.

    As of *today*, or of the last game if that is later; *before* and *earlier* spare rating again what
    was just so there.
    """
    known = (_pieces(one, facts) for one in (before, earlier))
    pieces = chunks.replay(
        choice.engine,
        facts.log,
        choice.params,
        start=start_belief(facts, choice),
        before=next(known),
        earlier=next(known),
        progress=progress,
        cancelled=cancelled,
    )
    rated = rated_of(choice, pieces, facts.player_ids, facts.game_ids, today)
    return replace(rated, columns=facts.columns)


def _pieces(rated: Rated | None, facts: Facts) -> Chunked | None:
    """Return what was rated before, None where its people do not begin the list of those there are now."""
    if rated is None or not np.array_equal(rated.player_ids, facts.player_ids[: len(rated.player_ids)]):
        return None
    return rated.pieces


def replay(
    facts: Facts,
    choice: EngineChoice,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> History:
    """Return the history of all games by a choice of engine, from the start ratings brought along."""
    start = start_belief(facts, choice)
    return chunks.replay(
        choice.engine, facts.log, choice.params, start=start, progress=progress, cancelled=cancelled
    ).history


def rated_of(
    choice: EngineChoice, pieces: Chunked, player_ids: Ints, game_ids: Ints, today: dt.date
) -> Rated:
    """Return what the screens ask of a history."""
    history = pieces.history
    log, engine, params = history.log, choice.engine, choice.params
    as_of = max(today, date_of(log.day[-1])) if log.n_games else today
    now = engine.at(history.final, params, float(day_number(as_of)))
    listed = established(history, choice.placement, now=now, eligible=history.eligible)
    rank, best, worst = _ranks(now, listed)
    appearance_game = _game_of_appearance(log)
    order = np.argsort(log.player, kind="stable")
    first = np.searchsorted(log.player[order], np.arange(log.n_players + 1))
    return Rated(
        choice=choice,
        history=history,
        pieces=pieces,
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


def start_belief(facts: Facts, choice: EngineChoice) -> Belief | None:
    """Return what is believed before the first game, None where nobody brought a rating along."""
    if not facts.starts:
        return None
    index = {int(player_id): i for i, player_id in enumerate(facts.player_ids)}
    own = (start_for_engine(choice, start) for start in facts.starts if start.player_id in index)
    return with_starts(
        choice.engine,
        choice.params,
        len(facts.player_ids),
        [(index[s.player_id], s.mean, s.deviation, day_number(s.date) if s.date else None) for s in own],
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
        # Written backwards, so that each player's first game of the night stays. A fit's last word may
        # be on other terms than its history (Bradley-Terry), so both ends are taken from the history.
        after = change.copy()
        after[who] = history.mean_after[first:]
        change[who[::-1]] = history.mean_before[first:][::-1]
        change = after - change
    return change
