"""The replay that Elo and rank Elo share: R' = R + K w u with u from each game's sides.

Ratings are Python lists, which a loop reads five times faster than arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs
from tourney.ratings.base import Belief, Floats, GameLog, History, Indices
from tourney.ratings.gamelog import played_since
from tourney.ratings.kfactor import Bands, parse
from tourney.ratings.logistic import Logistic
from tourney.ratings.pacing import STRIDE, breathe
from tourney.ratings.predict import nu_of
from tourney.ratings.reduction import shares

Surprises = Callable[[list[float], range], list[float]]
"""(ratings of the sides, their indices in the log) -> score less expectation of each side."""


class Stepwise(Logistic):
    """The half of an engine without deviation that does not depend on its step."""

    key: str
    has_deviation = False
    has_volatility = False

    def fresh(self, n_players: int, params: Any) -> Belief:
        """Return n players at the start rating."""
        return beliefs.frozen(beliefs.blank(n_players, params.start))

    def at(self, belief: Belief, params: Any, day: float) -> Belief:
        """Return the belief itself: there is no uncertainty that time could widen."""
        del params, day
        return belief

    def history(
        self,
        log: GameLog,
        params: Any,
        period: Indices,
        means: tuple[Floats, Floats],
        chances: tuple[Floats, Floats],
        final: Belief,
    ) -> History:
        """Return the history of means before and after, (A,), and chances to win, (S,), and draw, (G,)."""
        none = np.broadcast_to(np.nan, len(log.player))
        return beliefs.sealed(
            History(
                log=log,
                engine=self.key,
                params=params,
                period=period,
                mean_before=means[0],
                mean_after=means[1],
                deviation_before=none,
                deviation_after=none,
                volatility_before=none,
                volatility_after=none,
                win_probability=chances[0],
                draw_probability=chances[1],
                final=beliefs.frozen(final),
                nu=nu_of(final.draws),
            )
        )


class State:
    """Everybody's rating, games and highest rating on the way through a log."""

    def __init__(self, start: Belief, k: float, bands: str = "") -> None:
        self.mean: list[float] = start.mean.tolist()
        self.games: list[int] = start.games.tolist()
        self.peak: list[float] = (start.mean if start.peak is None else start.peak).tolist()
        self.bands: Bands = parse(bands)
        self.k = k

    def step(self, player: int) -> float:
        """Return the K of a player's next game."""
        if not self.bands:
            return self.k
        return self.bands.k(self.games[player], self.mean[player], self.peak[player], self.k)

    def belief(self, log: GameLog, start: Belief, draws: tuple[float, float, float]) -> Belief:
        """Return the belief after the log."""
        games, last_day = played_since(log, start.games, start.last_day)
        none = np.full(log.n_players, np.nan)
        return Belief(
            mean=np.array(self.mean),
            deviation=none,
            volatility=none,
            games=games,
            last_day=last_day,
            peak=np.array(self.peak) if self.bands else None,
            draws=draws,
        )


def run(
    log: GameLog,
    period: Indices,
    state: State,
    surprises: Surprises,
    *,
    bonus: Floats | None = None,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> tuple[Floats, Floats]:
    """Run through any log, period by period; return each appearance's mean before and after, (A,).

    bonus : (S,) points added to a side's rating, or None
    """
    share, weight, player = shares(log).tolist(), log.weight.tolist(), log.player.tolist()
    game_side, side_player = log.game_side.tolist(), log.side_player.tolist()
    extra = None if bonus is None else bonus.tolist()
    ends = np.searchsorted(period, np.arange(int(period[-1]) + 1 if len(period) else 0), side="right")
    mean, games, peak = state.mean, state.games, state.peak
    before: list[float] = []
    after: list[float] = []
    game, due = 0, STRIDE
    for end in ends.tolist():
        moved: dict[int, float] = {}
        played: dict[int, int] = {}
        opened = side_player[game_side[game]]
        for g in range(game, end):
            sides = range(game_side[g], game_side[g + 1])
            ratings = []
            for s in sides:
                members = range(side_player[s], side_player[s + 1])
                rating = sum(share[a] * mean[player[a]] for a in members)
                ratings.append(rating if extra is None else rating + extra[s])
            for s, surprise in zip(sides, surprises(ratings, sides), strict=True):
                for a in range(side_player[s], side_player[s + 1]):
                    i = player[a]
                    before.append(mean[i])
                    moved[i] = moved.get(i, 0.0) + weight[a] * surprise
                    played[i] = played.get(i, 0) + (weight[a] > 0.0)
        for i, move in moved.items():
            mean[i] += state.step(i) * move
            games[i] += played[i]
            peak[i] = max(peak[i], mean[i])
        after.extend(mean[i] for i in player[opened : side_player[game_side[end]]])
        game = end
        if game >= due:
            breathe(game, log.n_games, progress, cancelled)
            due = game + STRIDE
    return np.array(before), np.array(after)
