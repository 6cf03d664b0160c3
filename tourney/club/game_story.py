"""What is told about one game of the log: the odds before it, what it changed, who touched it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.club.club import Club
from tourney.club.rated import Rated
from tourney.club.views import OddsView
from tourney.core.topics import Topic
from tourney.ratings.base import Ints
from tourney.store.journal import JournalEntry as JournalEntry
from tourney.store.journal import entries_about


@dataclass(frozen=True, slots=True)
class PlayerChange:
    """A player before a game, and what it did (the whole rating period, where the engine batches).

    ``games`` is how many of the player's games made the change in one step, and ``last`` is True for
    one of them alone: there the change is shown, for a lost game must not seem to have won points. It
    is the newest game of two players, or the newest of any kind where there was none.
    """

    player_id: int
    mean: float
    deviation: float | None
    change: float
    decimals: int = 0
    games: int = 1
    last: bool = True


@dataclass(frozen=True, slots=True)
class GameStory:
    """A rated game: ``expected`` are the chances given to the first side as the game stands."""

    expected: OddsView | None
    changes: tuple[PlayerChange, ...]

    def of(self, player_id: int) -> PlayerChange | None:
        """Return what became of a player."""
        return next((one for one in self.changes if one.player_id == player_id), None)


class Stories:
    """Finds the story of a game by its id; made once from a replay, in a few milliseconds."""

    def __init__(self, rated: Rated) -> None:
        self._rated = rated
        self._order, self._together, self._last = prepared(rated)
        self._ids = rated.game_ids[self._order]

    def of(self, game_id: int, first_side: Sequence[int] = ()) -> GameStory | None:
        """Return the story of a game, None when it is not rated (or was entered since the replay).

        Parameters
        ----------
        first_side : ids
            The players whose chances are told; without them those of the log's first side.
        """
        at = int(np.searchsorted(self._ids, game_id))
        if at >= len(self._ids) or self._ids[at] != game_id:
            return None
        rated, log, h = self._rated, self._rated.history.log, self._rated.history
        g, scale = int(self._order[at]), rated.scale
        sides = range(int(log.game_side[g]), int(log.game_side[g + 1]))
        changes: list[PlayerChange] = []
        first = sides.start
        for s in sides:
            for a in range(int(log.side_player[s]), int(log.side_player[s + 1])):
                player_id = int(rated.player_ids[log.player[a]])
                if player_id in first_side:
                    first = s
                deviation = float(h.deviation_before[a])
                changes.append(
                    PlayerChange(
                        player_id,
                        scale.shift + scale.factor * float(h.mean_before[a]),
                        scale.factor * deviation if np.isfinite(deviation) else None,
                        scale.factor * float(h.mean_after[a] - h.mean_before[a]),
                        rated.decimals,
                        int(self._together[a]),
                        bool(self._last[a]),
                    )
                )
        odds = rated.odds_before(g)
        if odds is not None and first != sides.start:
            odds = OddsView(odds.loss, odds.draw, odds.win, odds.doubt)
        return GameStory(odds, tuple(changes))


def prepared(rated: Rated) -> tuple[Ints, Ints, npt.NDArray[np.bool_]]:
    """Return the games in the order of their ids, and what ``_steps`` says; worked out once a replay."""
    # Arrays alone are remembered: stories hold the ratings, which would then never be freed at once.
    return rated.recall("stories", lambda: (np.argsort(rated.game_ids, kind="stable"), *_steps(rated)))


def _steps(rated: Rated) -> tuple[Ints, npt.NDArray[np.bool_]]:
    """Return per appearance how many games were rated in one step with it, and if it shows the change.

    Appearances of a player in one rating period belong together where they begin from the same mean
    and end at the same: an engine that steps from game to game has a step for each.
    """
    h, log = rated.history, rated.history.log
    player = log.player
    n = len(player)
    if n == 0:
        return np.zeros(0, np.int64), np.zeros(0, bool)
    period = h.period[rated.appearance_game]
    order = np.lexsort((np.arange(n), period, player))
    one_step = np.zeros(n, bool)
    here, before = order[1:], order[:-1]
    one_step[1:] = (player[here] == player[before]) & (period[here] == period[before])
    one_step[1:] &= h.mean_before[here] == h.mean_before[before]
    one_step[1:] &= h.mean_after[here] == h.mean_after[before]
    step = np.cumsum(~one_step) - 1
    together, last = np.empty(n, np.int64), np.zeros(n, bool)
    together[order] = np.bincount(step)[step]
    # A row of the log has room for the change of one player beside each name.
    n_sides, starts = np.diff(log.game_side), log.side_player[log.game_side]
    singles = (n_sides == 2) & (np.diff(starts) == 2)
    place = np.arange(n) + n * singles[rated.appearance_game[order]]
    best = np.maximum.reduceat(place, np.flatnonzero(~one_step))
    last[order] = place == best[step]
    return together, last


def game_history(club: Club, game_id: int, *, limit: int = 20) -> tuple[JournalEntry, ...]:
    """Return what was done with a game, newest first; it looks through the journal, so in a worker."""
    return tuple(entries_about(club.database, "game", game_id, topic=Topic.GAMES, limit=limit))
