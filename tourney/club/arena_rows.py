"""Who stands where on the arena board, and who has no place on it and why."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tourney.club.arena_votes import Votes
from tourney.ratings.base import Floats
from tourney.ratings.engines.bradley_terry import Params, ratings_of
from tourney.ratings.gamelog import game_of_side
from tourney.ratings.likelihood import Fit
from tourney.ratings.paired import Groups
from tourney.ratings.position import BySide, by_side, first_scores
from tourney.ratings.predict import expit
from tourney.ratings.ranking import Z95, places, rank_spread
from tourney.ratings.reduction import shares, side_means


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A ranked entrant. ``share`` is what he took of his games' points; ``wins`` what he won of two sides.

    ``first`` and ``second`` are his shares on either side of two-sided games, ``surplus`` how much more
    than the board expects he took on the first side less the same on the second, in shares, and
    ``surplus_error`` its standard error; None without games on both.
    """

    player_id: int
    name: str
    games: int
    share: float
    score: float
    error: float
    low: float
    high: float
    rank: int
    best: int
    worst: int
    thin: bool
    first_games: int
    first: float | None
    second_games: int
    second: float | None
    surplus: float | None
    surplus_error: float | None


@dataclass(frozen=True, slots=True)
class Outsider:
    """Somebody without a score, and why: "unbeaten", "winless" or "apart".

    ``group`` numbers those who met each other without ever meeting the main group; 0 is the main group's.
    """

    player_id: int
    name: str
    games: int
    share: float
    why: str
    group: int


def errors_of(fitted: Fit) -> Floats:
    """Return the sandwich's errors, Fisher's where it is 0 (somebody whose results all agree)."""
    own = fitted.errors(sandwich=True)
    return np.where(own > 0.0, own, fitted.errors())


def rows_of(
    found: Votes, fitted: Fit | None, params: Params, thin: int
) -> tuple[tuple[BoardRow, ...], tuple[Outsider, ...]]:
    """Return the ranked, best first, and the others, those with the best results first."""
    n = found.log.n_players
    games = np.bincount(found.log.player, minlength=n)
    share = _points(found) / np.maximum(games, 1)
    if fitted is None:
        lost = (
            Outsider(int(found.player_ids[i]), found.names[i], int(games[i]), float(share[i]), "apart", 0)
            for i in range(n)
        )
        return (), tuple(lost)
    found_groups = fitted.groups
    main = found_groups.strong == found_groups.main
    if main.sum() < 2:
        main = np.zeros(n, dtype=bool)
    sides = by_side(found.log, n)
    score = ratings_of(fitted.theta, params)
    error = params.points * errors_of(fitted)[:n]
    low, high = score - Z95 * error, score + Z95 * error
    rank = places(score, listed=main)
    best, worst = np.zeros(n, dtype=np.int64), np.zeros(n, dtype=np.int64)
    best[main], worst[main] = rank_spread(low[main], high[main])
    surplus, doubt = _surplus(found, fitted, sides)
    order = sorted(np.flatnonzero(main).tolist(), key=lambda i: (rank[i], found.names[i]))
    rows = tuple(
        BoardRow(
            player_id=int(found.player_ids[i]),
            name=found.names[i],
            games=int(games[i]),
            share=float(share[i]),
            score=float(score[i]),
            error=float(error[i]),
            low=float(low[i]),
            high=float(high[i]),
            rank=int(rank[i]),
            best=int(best[i]),
            worst=int(worst[i]),
            thin=bool(games[i] < thin),
            first_games=int(sides.first_games[i]),
            first=_share(sides.first_points[i], sides.first_games[i]),
            second_games=int(sides.second_games[i]),
            second=_share(sides.second_points[i], sides.second_games[i]),
            surplus=float(surplus[i]) if np.isfinite(surplus[i]) else None,
            surplus_error=float(doubt[i]) if np.isfinite(surplus[i]) else None,
        )
        for i in order
    )
    home = int(found_groups.weak[np.flatnonzero(found_groups.strong == found_groups.main)[0]]) if n else 0
    outside = sorted(np.flatnonzero(~main).tolist(), key=lambda i: (-share[i], found.names[i]))
    outsiders = tuple(
        Outsider(
            int(found.player_ids[i]),
            found.names[i],
            int(games[i]),
            float(share[i]),
            _why(found_groups, i, float(share[i]), board=bool(main.any())),
            0 if found_groups.weak[i] == home else int(found_groups.weak[i]) + 1,
        )
        for i in outside
    )
    return rows, outsiders


def _why(groups: Groups, i: int, share: float, *, board: bool) -> str:
    """Return why somebody has no score; without a *board* his own results say it."""
    up, down = (bool(groups.up[i]), bool(groups.down[i])) if board else (share == 1.0, share == 0.0)
    return "unbeaten" if up else "winless" if down else "apart"


def _points(found: Votes) -> Floats:
    """Return what each took of his games: the share of the other sides he finished before, a tie half."""
    log = found.log
    game = game_of_side(log)
    many = np.diff(log.game_side)
    points = np.zeros(len(log.rank))
    two, score = first_scores(log)
    points[log.game_side[:-1][two]], points[log.game_side[:-1][two] + 1] = score, 1.0 - score
    for g in np.flatnonzero(many > 2).tolist():
        own = log.rank[log.game_side[g] : log.game_side[g + 1]]
        ahead = (own[:, None] < own[None, :]).sum(axis=1) + 0.5 * ((own[:, None] == own).sum(axis=1) - 1)
        points[game == g] = ahead / (many[g] - 1)
    per_member = np.repeat(points, np.diff(log.side_player))
    return np.bincount(log.player, weights=per_member, minlength=log.n_players).astype(np.float64)


def _surplus(found: Votes, fitted: Fit, sides: BySide) -> tuple[Floats, Floats]:
    """Return how much more than foreseen everybody took on the first side than on the second, (n,) twice.

    Shares, and their standard error from the binomial variance of what was foreseen; NaN where one of
    both sides has no games.
    """
    log = found.log
    n = log.n_players
    two, score = first_scores(log)
    strength = side_means(log, shares(log), fitted.theta[:n][log.player])
    at = log.game_side[:-1][two]
    foreseen = expit(strength[at] - strength[at + 1])
    ahead, variance = score - foreseen, foreseen * (1.0 - foreseen)
    total, doubt = np.zeros(n), np.zeros(n)
    for offset, sign, counts in ((0, 1.0, sides.first_games), (1, -1.0, sides.second_games)):
        size = np.diff(log.side_player)[at + offset]
        inner = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
        who = log.player[np.repeat(log.side_player[:-1][at + offset], size) + inner]
        of = np.maximum(counts, 1)
        # On the second side his own surplus has the other sign.
        total += sign * np.bincount(who, weights=np.repeat(sign * ahead, size), minlength=n) / of
        doubt += np.bincount(who, weights=np.repeat(variance, size), minlength=n) / of**2
    known = (sides.first_games > 0) & (sides.second_games > 0)
    return np.where(known, total, np.nan), np.sqrt(doubt)


def _share(points: float, games: int) -> float | None:
    return float(points) / int(games) if games else None
