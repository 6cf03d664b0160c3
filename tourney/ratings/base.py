"""The arrays and the protocol every engine speaks.

Players, sides and games are indices 0..n-1 here; ``club`` maps them to people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from tourney.core.marks import Text
from tourney.core.progress import CancelCheck, Progress

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Indices = npt.NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class GameLog:
    """Rated games in time order, columnar; G games, S sides, A appearances, n players.

    day : (G,) int64
        Days since 1970-01-01.
    event, round : (G,) int32
        Any numbers that tell events and rounds apart; -1 for none.
    game_side : (G + 1,) int64
        Sides of game g are ``game_side[g]:game_side[g + 1]``.
    rank : (S,) int32
        0 = best, equal = tied, within its game.
    score : (S,) float64
        Points of the side, NaN where none.
    side_player : (S + 1,) int64
        Appearances of side s are ``side_player[s]:side_player[s + 1]``.
    player : (A,) int32
        Player index.
    weight : (A,) float64
        Share of the game taken part in, >= 0, at least one > 0 a side.
    covariates : (S, C) float64 or None
        Optional per side (first mover, home, handicap ...).
    n_players : int
        Players 0..n_players-1 exist, with or without games.
    names : tuple of str or None
        Labels of the players, for messages only.
    """

    day: Ints
    event: Indices
    round: Indices
    game_side: Ints
    rank: Indices
    score: Floats
    side_player: Ints
    player: Indices
    weight: Floats
    n_players: int
    covariates: Floats | None = None
    names: tuple[str, ...] | None = None

    @property
    def n_games(self) -> int:
        return len(self.day)


@dataclass(frozen=True, slots=True, eq=False)
class Belief:
    """What an engine believes of n players at one moment, in its native scale.

    mean, deviation, volatility : (n,) float64
        Deviation and volatility are NaN where the engine has none.
    games : (n,) int64
        Rated games so far.
    last_day : (n,) float64
        Day of the last update (day of the last game, or of the start rating); NaN before any.
    peak : (n,) float64 or None
        Highest mean so far, where an engine's step depends on it.
    draws : tuple of float
        What the estimate of Davidson's nu needs to be carried on: two-sided games so far, how many of
        them were drawn, and the sum of E(1 - E) over them.
    """

    mean: Floats
    deviation: Floats
    volatility: Floats
    games: Ints
    last_day: Floats
    peak: Floats | None = None
    draws: tuple[float, float, float] = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Placement:
    """When a rating counts as established; see ``placement.py``.

    With a deviation: established once it is below ``enter``, provisional again once it is at or above
    ``leave``. Without: established from ``games`` games on.
    """

    enter: float = 0.0
    leave: float = 0.0
    games: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class History:
    """What a replay gives; all arrays read-only.

    mean_before, mean_after, deviation_before, deviation_after, volatility_before,
    volatility_after : (A,) float64
        Per appearance of the log. In batch engines "before" is the start of the rating period
        (inflated), "after" its end, the same for all games a player has in the period.
    win_probability : (S,) float64
        Per side, P(finishes first alone), predicted before the result.
    draw_probability : (G,) float64
        Predicted P(draw) for two-sided games, NaN for more sides.
    period : (G,) int32
        The rating period of each game, 0, 1, ...
    final : Belief
        After the last period, not inflated to any later day.
    nu : float
        Davidson's draw parameter estimated from all games (0 where the engine models draws itself
        or there were none); feed it to ``odds``.
    eligible : (n,) bool or None
        Who can be ranked with the others, where an engine cannot compare everybody; None: all.
    effects : (C, 2) float64 or None
        Coefficient and standard error of each covariate, in rating points, where the engine has them.
    notes : tuple of Text
        What a reader must know of this result (players beyond comparison, say).
    """

    log: GameLog
    engine: str
    params: Any
    period: Indices
    mean_before: Floats
    mean_after: Floats
    deviation_before: Floats
    deviation_after: Floats
    volatility_before: Floats
    volatility_after: Floats
    win_probability: Floats
    draw_probability: Floats
    final: Belief
    nu: float = 0.0
    eligible: npt.NDArray[np.bool_] | None = None
    effects: Floats | None = None
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances before a game: per side P(first alone), and P(draw) for two sides (else 0).

    ``expected`` is, per side, win + draw / 2 for two sides, else the win probability.
    """

    win: tuple[float, ...]
    draw: float
    expected: tuple[float, ...]


Lineup = Sequence[Sequence[tuple[int, float]]]
"""Sides of a game to come: each a sequence of (player index, weight)."""


class Engine(Protocol):
    """A pure function from a game log and parameters to a history."""

    key: str
    label: Text
    params_type: type[Any]
    has_deviation: bool
    has_volatility: bool
    native_teams: bool
    native_free_for_all: bool
    native_draws: bool
    is_batch: bool
    """True where all games are fitted together (Bradley-Terry)."""
    placement: Placement
    """The usual policy for "established" on this engine's scale."""

    def replay(
        self,
        log: GameLog,
        params: Any,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Rate the whole log; equal to the bit when called twice."""
        ...

    def fresh(self, n_players: int, params: Any) -> Belief:
        """Return the belief of n players without games."""
        ...

    def at(self, belief: Belief, params: Any, day: float) -> Belief:
        """Return the belief as of *day*: deviations widened by the time since last_day."""
        ...

    def odds(self, belief: Belief, params: Any, lineup: Lineup, *, nu: float = 0.0) -> Odds:
        """Return the chances of a game between the sides of *lineup*."""
        ...

    def sides(self, belief: Belief, params: Any, lineup: Lineup) -> tuple[Floats, Floats, Floats]:
        """Return mean, variance of the performance, and variance of the belief of each side, (M,) each."""
        ...

    def quality(self, belief: Belief, params: Any, lineup: Lineup) -> float:
        """Return the draw-limit match quality in [0, 1]."""
        ...

    def pair_quality(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) matrix of singles qualities; the diagonal is 0."""
        ...

    def pair_expected(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) matrix of expected scores of row against column in singles."""
        ...

    def pair_information(self, belief: Belief, params: Any) -> Floats:
        """Return the (n, n) matrix of what singles would tell; the diagonal is 0.

        The expected drop in the sum of both log deviations; without deviations E (1 - E).
        """
        ...

    def conservative(self, belief: Belief, params: Any, k: float) -> Floats:
        """Return mean - k * deviation (mean where the engine has no deviation)."""
        ...
