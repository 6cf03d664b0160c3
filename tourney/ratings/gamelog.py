"""Ways to make a ``GameLog``, to check one, and to cut one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.base import Floats, GameLog, Ints

BAD_SHAPE = QT_TRANSLATE_NOOP("Errors", "The column “{column}” has {got} values; {expected} are needed.")
BAD_OFFSETS = QT_TRANSLATE_NOOP("Errors", "The offsets “{column}” must begin at 0 and never fall.")
LATE = QT_TRANSLATE_NOOP("Errors", "Game {game} is dated before the game above it.")
FEW_SIDES = QT_TRANSLATE_NOOP("Errors", "Game {game} has fewer than two sides.")
EMPTY = QT_TRANSLATE_NOOP("Errors", "Game {game} has a side with nobody in it.")
BAD_WEIGHT = QT_TRANSLATE_NOOP("Errors", "Game {game}: a share of the game must be a number of 0 or more.")
NO_WEIGHT = QT_TRANSLATE_NOOP("Errors", "Game {game} has a side whose shares are all 0.")
BAD_RANK = QT_TRANSLATE_NOOP("Errors", "Game {game} has a place that is not a number of 0 or more.")
BAD_SCORE = QT_TRANSLATE_NOOP("Errors", "Game {game} has points that are not a finite number.")
BAD_COVARIATE = QT_TRANSLATE_NOOP("Errors", "Game {game} has a covariate that is not a finite number.")
UNKNOWN_PLAYER = QT_TRANSLATE_NOOP("Errors", "Game {game} names a player who is not on the list.")
BAD_RESULT = QT_TRANSLATE_NOOP("Errors", "Game {game}: a singles score must be 1, 0.5 or 0.")
TWICE = QT_TRANSLATE_NOOP("Errors", "Game {game} has {player} twice.")

BLOCK = 2048
"""Games looked at together, at first."""

Column = npt.ArrayLike
ScalarT = TypeVar("ScalarT", np.int32, np.int64, np.float64)


def from_columns(
    *,
    day: Column,
    game_side: Column,
    rank: Column,
    side_player: Column,
    player: Column,
    weight: Column | None = None,
    score: Column | None = None,
    event: Column | None = None,
    round: Column | None = None,
    covariates: Column | None = None,
    n_players: int | None = None,
    names: Sequence[str] | None = None,
) -> GameLog:
    """Return a checked log from flat arrays in the layout of ``GameLog``.

    ``weight`` defaults to 1, ``score`` to NaN, ``event`` and ``round`` to -1, ``n_players`` to the
    highest index + 1 (or to the number of names).

    Raises
    ------
    TourneyError
        Codes "bad-shape", "bad-offsets", "late-game", "few-sides", "empty-side", "bad-weight",
        "no-weight", "bad-rank", "bad-score", "bad-covariate", "unknown-player", "player-twice"; all
        but the first two name the first game concerned, counted from 1.
    """
    days = np.array(day, dtype=np.int64).ravel()
    players = np.array(player, dtype=np.int64).ravel()
    ranks = _places(rank)
    n_games, n_sides = len(days), len(ranks)
    if n_players is None:
        n_players = len(names) if names is not None else int(players.max(initial=-1)) + 1
    log = GameLog(
        day=days,
        event=_column("event", event, n_games, -1, np.int32),
        round=_column("round", round, n_games, -1, np.int32),
        game_side=np.array(game_side, dtype=np.int64).ravel(),
        rank=ranks,
        score=_column("score", score, n_sides, np.nan, np.float64),
        side_player=np.array(side_player, dtype=np.int64).ravel(),
        player=players.astype(np.int32),
        weight=_column("weight", weight, len(players), 1.0, np.float64),
        n_players=n_players,
        covariates=None if covariates is None else np.array(covariates, dtype=np.float64),
        names=None if names is None else tuple(names),
    )
    if (players != log.player).any():
        first = int(np.flatnonzero(players != log.player)[0])
        raise _refusal("unknown-player", UNKNOWN_PLAYER, _game_of(log, first), "player")
    _check(log)
    return _frozen(log)


def from_pairs(
    winner: Column,
    loser: Column,
    *,
    draw: Column | None = None,
    day: Column | None = None,
    event: Column | None = None,
    round: Column | None = None,
    n_players: int | None = None,
    names: Sequence[str] | None = None,
) -> GameLog:
    """Return a log of singles from winners and losers; where *draw* is true nobody won.

    winner, loser : (G,) player indices
    draw : (G,) bool
    day : (G,) days, default all 0

    Raises
    ------
    TourneyError
        As ``from_columns``.
    """
    first = np.array(winner, dtype=np.int64).ravel()
    second = _column("loser", loser, len(first), 0, np.int64)
    score = 1.0 - 0.5 * (np.zeros(len(first)) if draw is None else np.array(draw, dtype=bool).ravel())
    return from_scores(
        first, second, score, day=day, event=event, round=round, n_players=n_players, names=names
    )


def from_scores(
    first: Column,
    second: Column,
    score: Column,
    *,
    day: Column | None = None,
    event: Column | None = None,
    round: Column | None = None,
    n_players: int | None = None,
    names: Sequence[str] | None = None,
) -> GameLog:
    """Return a log of singles from the score of the first player: 1, 0.5 or 0; he is side 0.

    Raises
    ------
    TourneyError
        "bad-result" for any other score; else as ``from_columns``.
    """
    ones = np.array(first, dtype=np.int64).ravel()
    twos = _column("second", second, len(ones), 0, np.int64)
    scores = _column("score", score, len(ones), 0.0, np.float64)
    odd = ~np.isin(scores, (0.0, 0.5, 1.0))
    if odd.any():
        raise _refusal("bad-result", BAD_RESULT, int(np.argmax(odd)), "score")
    n = len(ones)
    return from_columns(
        day=np.zeros(n, dtype=np.int64) if day is None else day,
        game_side=np.arange(0, 2 * n + 1, 2),
        rank=np.stack([scores == 0.0, scores == 1.0], axis=1).ravel(),
        side_player=np.arange(2 * n + 1),
        player=np.stack([ones, twos], axis=1).ravel(),
        event=event,
        round=round,
        n_players=n_players,
        names=names,
    )


def take(log: GameLog, games: npt.ArrayLike) -> GameLog:
    """Return the log of the chosen games (a mask, or indices in rising order), same players."""
    chosen = np.asarray(games)
    rows = np.flatnonzero(chosen) if chosen.dtype == bool else chosen.astype(np.int64)
    sides, game_side = _ranges(log.game_side, rows)
    apps, side_player = _ranges(log.side_player, sides)
    return _frozen(
        GameLog(
            day=log.day[rows],
            event=log.event[rows],
            round=log.round[rows],
            game_side=game_side,
            rank=log.rank[sides],
            score=log.score[sides],
            side_player=side_player,
            player=log.player[apps],
            weight=log.weight[apps],
            n_players=log.n_players,
            covariates=None if log.covariates is None else log.covariates[sides],
            names=log.names,
        )
    )


def until(log: GameLog, day: float) -> GameLog:
    """Return the games up to and including *day*."""
    return take(log, log.day <= day)


def is_singles(log: GameLog) -> bool:
    """Return whether every game has two sides of one player each."""
    return len(log.player) == len(log.rank) == 2 * log.n_games


def is_paired(log: GameLog) -> bool:
    """Return whether every game has two sides."""
    # Nobody plays alone, so that only games of two can have twice as many sides as there are games.
    return len(log.rank) == 2 * log.n_games


def game_of_side(log: GameLog) -> Ints:
    """Return the game of each side, (S,)."""
    return np.repeat(np.arange(log.n_games), np.diff(log.game_side))


def side_of_appearance(log: GameLog) -> Ints:
    """Return the side of each appearance, (A,)."""
    return np.repeat(np.arange(len(log.rank)), np.diff(log.side_player))


def day_of_appearance(log: GameLog) -> Ints:
    """Return the day of each appearance, (A,)."""
    if is_singles(log):
        return np.repeat(log.day, 2)
    return np.repeat(np.repeat(log.day, np.diff(log.game_side)), np.diff(log.side_player))


def played_since(log: GameLog, games: Ints, last_day: Floats) -> tuple[Ints, Floats]:
    """Return each player's games and last day after the log, (n,) each, from those before it.

    Who had no share in a game did not play it, but was there that day.
    """
    who = log.player if log.weight.min(initial=1.0) > 0.0 else log.player[log.weight > 0.0]
    count = np.bincount(who, minlength=log.n_players)
    seen = count if who is log.player else np.bincount(log.player, minlength=log.n_players)
    waiting, days = seen > 0, last_day.copy()
    high, size, singles = log.n_games, BLOCK, is_singles(log)
    while high and waiting.any():  # from the end, until everybody has been met
        low = max(high - size, 0)
        here = slice(int(log.side_player[log.game_side[low]]), int(log.side_player[log.game_side[high]]))
        people = 2 if singles else np.diff(log.side_player[log.game_side[low : high + 1]])
        day = np.repeat(log.day[low:high], people)
        new = waiting[log.player[here]]
        player = log.player[here][new]
        days[player] = day[new]  # days rise, so that the last one remains
        waiting[player] = False
        high, size = low, 2 * size
    return games + count, days


def side_score(log: GameLog) -> Floats:
    """Return the share of the other sides that each side finished ahead of, ties as half; (S,)."""
    count = np.diff(log.game_side)
    if is_singles(log) or (count == 2).all():
        pair = log.rank.reshape(-1, 2)
        first = 0.5 * (1.0 + np.sign(pair[:, 1].astype(np.int64) - pair[:, 0]))
        return np.stack([first, 1.0 - first], axis=1).ravel()
    result = np.empty(len(log.rank))
    offsets = log.game_side.tolist()
    rank = log.rank
    for low, high in pairwise(offsets):
        own = np.sort(rank[low:high])
        ahead = np.searchsorted(own, rank[low:high], side="left")
        not_behind = np.searchsorted(own, rank[low:high], side="right")
        n = high - low
        beaten = (n - not_behind) + 0.5 * (not_behind - ahead - 1)
        result[low:high] = beaten / (n - 1)
    return result


def _column(
    name: str, values: Column | None, n: int, default: float, dtype: type[ScalarT]
) -> npt.NDArray[ScalarT]:
    if values is None:
        return np.full(n, default, dtype=dtype)
    column: npt.NDArray[ScalarT] = np.array(values, dtype=dtype).ravel()
    if len(column) != n:
        raise TourneyError("bad-shape", BAD_SHAPE(column=name, got=len(column), expected=n), field=name)
    return column


def _places(rank: Column) -> npt.NDArray[np.int32]:
    """Return places as whole numbers in the same order, -1 for what is no place."""
    given = np.array(rank).ravel()
    whole = given.astype(np.int32) if given.dtype.kind in "iub" else None
    if whole is not None and (whole == given).all():
        return whole
    values = given.astype(np.float64)
    fine = np.isfinite(values) & (values >= 0.0)
    places = np.full(len(values), -1, dtype=np.int32)
    places[fine] = np.unique(values[fine], return_inverse=True)[1]
    return places


def _ranges(offsets: Ints, rows: Ints) -> tuple[Ints, Ints]:
    """Return the concatenated ranges of the rows, and the offsets of the result."""
    counts = offsets[rows + 1] - offsets[rows]
    new = np.concatenate(([0], np.cumsum(counts)))
    flat = np.arange(new[-1]) + np.repeat(offsets[rows] - new[:-1], counts)
    return flat, new


def _frozen(log: GameLog) -> GameLog:
    for array in (log.day, log.event, log.round, log.game_side, log.rank, log.score):
        array.setflags(write=False)
    for array in (log.side_player, log.player, log.weight):
        array.setflags(write=False)
    if log.covariates is not None:
        log.covariates.setflags(write=False)
    return log


def _game_of(log: GameLog, appearance: int) -> int:
    side = int(np.searchsorted(log.side_player, appearance, side="right")) - 1
    return int(np.searchsorted(log.game_side, side, side="right")) - 1


def _refusal(code: str, text: Text, game: int, field: str, **details: object) -> TourneyError:
    return TourneyError(code, text(count=None, game=game + 1, **details), field=field)


def _check(log: GameLog) -> None:
    _check_offsets("game_side", log.game_side, log.n_games, len(log.rank))
    _check_offsets("side_player", log.side_player, len(log.rank), len(log.player))
    late = np.flatnonzero(log.day[1:] < log.day[:-1])
    if len(late):
        raise _refusal("late-game", LATE, int(late[0]) + 1, "day")
    few = np.flatnonzero(np.diff(log.game_side) < 2)
    if len(few):
        raise _refusal("few-sides", FEW_SIDES, int(few[0]), "sides")
    _check_sides(log)
    _check_appearances(log)
    _check_twice(log)


def _check_offsets(name: str, offsets: Ints, n: int, total: int) -> None:
    if len(offsets) != n + 1:
        text = BAD_SHAPE(column=name, got=len(offsets), expected=n + 1)
        raise TourneyError("bad-shape", text, field=name)
    if offsets[0] != 0 or (np.diff(offsets) < 0).any():
        raise TourneyError("bad-offsets", BAD_OFFSETS(column=name), field=name)
    if offsets[-1] != total:
        text = BAD_SHAPE(column=name, got=total, expected=int(offsets[-1]))
        raise TourneyError("bad-shape", text, field=name)


def _check_sides(log: GameLog) -> None:
    odd = np.zeros(len(log.rank), dtype=bool)
    if log.covariates is not None:
        if log.covariates.ndim != 2 or len(log.covariates) != len(log.rank):
            text = BAD_SHAPE(column="covariates", got=len(log.covariates), expected=len(log.rank))
            raise TourneyError("bad-shape", text, field="covariates")
        odd[np.nonzero(~np.isfinite(log.covariates))[0]] = True
    for code, text, bad, field in (
        ("empty-side", EMPTY, np.diff(log.side_player) < 1, "sides"),
        ("bad-rank", BAD_RANK, log.rank < 0, "rank"),
        ("bad-score", BAD_SCORE, np.isinf(log.score), "score"),
        ("bad-covariate", BAD_COVARIATE, odd, "covariates"),
    ):
        if bad.any():
            side = int(np.flatnonzero(bad)[0])
            game = int(np.searchsorted(log.game_side, side, side="right")) - 1
            raise _refusal(code, text, game, field)


def _check_appearances(log: GameLog) -> None:
    unknown = (log.player < 0) | (log.player >= log.n_players)
    if unknown.any():
        raise _refusal("unknown-player", UNKNOWN_PLAYER, _game_of(log, int(np.argmax(unknown))), "player")
    bad = ~(np.isfinite(log.weight) & (log.weight >= 0.0))
    if bad.any():
        raise _refusal("bad-weight", BAD_WEIGHT, _game_of(log, int(np.argmax(bad))), "weight")
    if not len(log.rank):
        return
    idle = np.maximum.reduceat(log.weight, log.side_player[:-1]) <= 0.0
    if idle.any():
        first = int(log.side_player[int(np.argmax(idle))])
        raise _refusal("no-weight", NO_WEIGHT, _game_of(log, first), "weight")


def _check_twice(log: GameLog) -> None:
    if is_singles(log):
        same = log.player[0::2] == log.player[1::2]
        clashes = 2 * np.flatnonzero(same)
    else:
        game = np.repeat(game_of_side(log), np.diff(log.side_player))
        key = game * log.n_players + log.player
        order = np.argsort(key, kind="stable")
        clashes = np.sort(order[1:][key[order][1:] == key[order][:-1]])
    if len(clashes):
        appearance = int(clashes[0])
        index = int(log.player[appearance])
        name = str(index) if log.names is None else log.names[index]
        raise _refusal("player-twice", TWICE, _game_of(log, appearance), "player", player=name)
