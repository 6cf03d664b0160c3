"""The club's ratings at one moment: what a replay of all games gives, ready to ask."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from tourney.club import match_quality
from tourney.club.display_scale import Scale
from tourney.club.engine_choice import EngineChoice
from tourney.club.views import HistoryPoint, OddsView, RatingView, SideView
from tourney.ratings.base import Belief, Engine, Floats, History, Ints
from tourney.ratings.chunks import Chunked
from tourney.ratings.placement import course
from tourney.ratings.ranking import Z95
from tourney.store.gamecolumns import GameColumns

EPOCH = dt.date(1970, 1, 1)

ValueT = TypeVar("ValueT")


def day_number(date: dt.date) -> int:
    """Return days since 1970-01-01."""
    return (date - EPOCH).days


def date_of(day: float) -> dt.date:
    """Return the date of a day number."""
    return EPOCH + dt.timedelta(days=int(day))


@dataclass(frozen=True, slots=True, eq=False)
class Rated:
    """Beliefs of all n players as of a day, with what led there; indices are positions in player_ids.

    choice : EngineChoice
        The engine, its parameters, the placement rule and the scale.
    now : Belief
        As of ``as_of``: deviations widened by the days since each player's last game.
    provisional : (n,) bool
    rank, best_rank, worst_rank : (n,) int, 0 while provisional or without games
    change : (n,) float, what the latest night did, NaN for those who did not play
    appearances : (A,) int64, appearance numbers grouped by player in time order
    first : (n + 1,) int64, where each player's appearances begin
    appearance_game : (A,) int64, game of each appearance
    columns : GameColumns, every game of the club, also those that are not rated; None where nobody knows
    """

    choice: EngineChoice
    history: History
    pieces: Chunked
    now: Belief
    as_of: dt.date
    last_night: dt.date | None
    player_ids: Ints
    game_ids: Ints
    provisional: npt.NDArray[np.bool_]
    rank: Ints
    best_rank: Ints
    worst_rank: Ints
    change: Floats
    appearances: Ints
    first: Ints
    appearance_game: Ints
    columns: GameColumns | None = None
    _memo: dict[object, Any] = field(default_factory=dict, repr=False)
    """Answers given before; everything else here never changes, so they stay true."""

    @property
    def engine(self) -> Engine:
        """The engine that made these ratings."""
        return self.choice.engine

    @property
    def params(self) -> Any:
        """Its parameters."""
        return self.choice.params

    @property
    def scale(self) -> Scale:
        """From the arrays, which are on the engine's own scale, to what is shown."""
        return self._once("scale", lambda: self.choice.shown)

    @property
    def decimals(self) -> int:
        """How many decimals a rating is shown with."""
        return self._once("decimals", lambda: self.choice.decimals)

    @property
    def n_games(self) -> int:
        return self.history.log.n_games

    @property
    def established_after(self) -> npt.NDArray[np.bool_]:
        """Whether the player of each appearance was established after that game; (A,)."""
        return self._once("course", lambda: course(self.history, self.choice.placement))

    def index(self, player_id: int) -> int | None:
        """Return the array index of a player, None if he was added since."""
        i = int(np.searchsorted(self.player_ids, player_id))
        found = i < len(self.player_ids) and self.player_ids[i] == player_id
        return i if found else None

    def recall(self, key: object, answer: Callable[[], ValueT]) -> ValueT:
        """Return what *answer* gave the first time: nothing that these ratings say ever changes."""
        return self._once(key, answer)

    def _once(self, key: object, answer: Callable[[], ValueT]) -> ValueT:
        if key not in self._memo:
            self._memo[key] = answer()
        return self._memo[key]  # type: ignore[no-any-return]

    def of(self, player_id: int) -> RatingView | None:
        """Return a player's rating, None for one added since."""
        i = self.index(player_id)
        return None if i is None else self._once(("rating", i), lambda: self.at_index(i))

    def at_index(self, i: int) -> RatingView:
        """Return the rating of the player with array index *i*."""
        scale = self.scale
        mean = scale.shift + scale.factor * float(self.now.mean[i])
        deviation = self._spread(self.now.deviation[i])
        half = Z95 * deviation if deviation is not None else 0.0
        last = self.now.last_day[i]
        played = int(self.now.games[i])
        ranked = self.rank[i] > 0
        return RatingView(
            mean,
            deviation,
            _number(self.now.volatility[i]),
            mean - half,
            mean + half,
            bool(self.provisional[i]),
            played,
            date_of(last) if played and np.isfinite(last) else None,
            self._spread(self.change[i]),
            int(self.rank[i]) if ranked else None,
            int(self.best_rank[i]) if ranked else None,
            int(self.worst_rank[i]) if ranked else None,
            self.decimals,
        )

    def _spread(self, native: float) -> float | None:
        """Return a difference or a deviation as shown; None where the engine has none."""
        value = _number(native)
        return None if value is None else self.scale.factor * value

    def appearances_of(self, i: int) -> Ints:
        """Return the appearance numbers of the player with index *i*, oldest first."""
        return self.appearances[self.first[i] : self.first[i + 1]]

    def trend(self, i: int, length: int = 16) -> tuple[float, ...]:
        """Return the last means of a player, oldest first, one a rating period."""
        own = self.appearances_of(i)[-6 * length :]
        if not len(own):
            return ()
        periods = self.history.period[self.appearance_game[own]]
        last_of_period = np.r_[periods[1:] != periods[:-1], True]
        return tuple(self.scale.mean(self.history.mean_after[own[last_of_period]][-length:]).tolist())

    def points(self, i: int) -> tuple[HistoryPoint, ...]:
        """Return a player's rating after each period he played in, oldest first."""
        h = self.history
        own = self.appearances_of(i)
        if not len(own):
            return ()
        game = self.appearance_game[own]
        periods = h.period[game]
        starts = np.flatnonzero(np.r_[True, periods[1:] != periods[:-1]])
        ends = np.r_[starts[1:] - 1, len(own) - 1]
        before, after = self.scale.mean(h.mean_before[own]), self.scale.mean(h.mean_after[own])
        return tuple(
            HistoryPoint(
                date_of(h.log.day[game[e]]),
                float(before[s]),
                float(after[e]),
                self._spread(h.deviation_before[own[s]]),
                self._spread(h.deviation_after[own[e]]),
                _number(h.volatility_after[own[e]]),
            )
            for s, e in zip(starts, ends, strict=True)
        )

    def odds(self, sides: Sequence[Sequence[tuple[int, float]]]) -> OddsView | None:
        """Return the odds of a game to come between two sides of (player id, weight)."""
        return self._once(("odds", _key(sides)), lambda: self._odds(sides))

    def _odds(self, sides: Sequence[Sequence[tuple[int, float]]]) -> OddsView | None:
        lineup = self._lineup(sides)
        if lineup is None or len(lineup) != 2:
            return None
        found = self.engine.odds(self.now, self.params, lineup, nu=self.history.nu)
        flat = [i for side in lineup for i, _ in side]
        local = iter(range(len(flat)))
        own = [[(next(local), weight) for _, weight in side] for side in lineup]
        doubt = self._doubt(self.few(np.array(flat)), own)
        return OddsView(found.win[0], found.draw, found.win[1], doubt)

    def quality(self, sides: Sequence[Sequence[tuple[int, float]]]) -> float | None:
        """Return the match quality of a game to come, None when somebody is not rated yet."""
        return self._once(("quality", _key(sides)), lambda: self._quality(sides))

    def _quality(self, sides: Sequence[Sequence[tuple[int, float]]]) -> float | None:
        lineup = self._lineup(sides)
        return None if lineup is None else match_quality.quality(self.choice, self.now, lineup)

    def _lineup(self, sides: Sequence[Sequence[tuple[int, float]]]) -> list[list[tuple[int, float]]] | None:
        """Return the sides with indices for ids, None when somebody is not rated yet."""
        lineup: list[list[tuple[int, float]]] = []
        for members in sides:
            indices = [(self.index(player_id), weight) for player_id, weight in members]
            lineup.append([(i, weight) for i, weight in indices if i is not None])
            if len(lineup[-1]) != len(members):
                return None
        return lineup

    def odds_before(self, g: int) -> OddsView | None:
        """Return the odds that were given before game *g* of the log; None for more than two sides."""
        return self._once(("before", g), lambda: self._odds_before(g))

    def _odds_before(self, g: int) -> OddsView | None:
        h, log = self.history, self.history.log
        first, end = int(log.game_side[g]), int(log.game_side[g + 1])
        draw = float(h.draw_probability[g])
        if end - first != 2 or np.isnan(draw):
            return None
        start, middle, stop = (int(log.side_player[s]) for s in (first, first + 1, first + 2))
        then = replace(
            self.few(log.player[start:stop].astype(np.int64)),
            mean=h.mean_before[start:stop],
            deviation=h.deviation_before[start:stop],
            volatility=h.volatility_before[start:stop],
        )
        members = [(i, float(log.weight[start + i])) for i in range(stop - start)]
        doubt = self._doubt(then, (members[: middle - start], members[middle - start :]))
        return OddsView(float(h.win_probability[first]), draw, float(h.win_probability[first + 1]), doubt)

    def _doubt(self, belief: Belief, lineup: Sequence[Sequence[tuple[int, float]]]) -> float:
        """How far the expectation moves when the difference is one deviation off.

        *belief* holds the players of *lineup* alone, in its order.
        """
        if not self.engine.has_deviation:
            return 0.0
        variance = 0.0
        for side in lineup:
            whole = sum(weight for _, weight in side)
            variance += sum((w / whole * float(belief.deviation[i])) ** 2 for i, w in side)
        shift = np.where(np.arange(len(belief.mean)) < len(lineup[0]), np.sqrt(variance), 0.0)

        def expected(sign: int) -> float:
            moved = replace(belief, mean=belief.mean + sign * shift)
            return float(self.engine.odds(moved, self.params, lineup, nu=self.history.nu).expected[0])

        return (expected(1) - expected(-1)) / 2

    def few(self, indices: Ints) -> Belief:
        """Return the beliefs of some players only, in the given order."""
        now = self.now
        return replace(
            now,
            mean=now.mean[indices],
            deviation=now.deviation[indices],
            volatility=now.volatility[indices],
            games=now.games[indices],
            last_day=now.last_day[indices],
            peak=None if now.peak is None else now.peak[indices],
        )

    def side(self, player_ids: Sequence[int], names: Sequence[str]) -> SideView:
        """Return a side with its players' ratings."""
        return SideView(tuple(player_ids), tuple(names), tuple(self.of(p) for p in player_ids))


def _key(sides: Sequence[Sequence[tuple[int, float]]]) -> tuple[tuple[tuple[int, float], ...], ...]:
    return tuple(tuple(side) for side in sides)


def _number(value: float) -> float | None:
    return float(value) if np.isfinite(value) else None
