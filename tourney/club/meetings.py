"""Who met whom in rated games, with what success and what was expected, and who hangs together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.core.errors import Cancelled
from tourney.core.progress import CancelCheck
from tourney.ratings.base import Floats, Ints

ASK_EVERY = 64


@dataclass(frozen=True, slots=True)
class Meeting:
    """All rated games of one player against another, from the first one's side."""

    games: int
    actual: float
    expected: float

    @property
    def surplus(self) -> float:
        """Return how much better than expected it went."""
        return self.actual - self.expected


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """Everybody with a rated game, best rating first, and each pair that met; n people, p pairs.

    player_ids : (n,) int64
    names : n names
    provisional : (n,) bool
    games_of : (n,) int64
        Rated games of each.
    pair : (p, 2) int64
        Positions in ``player_ids``, the smaller first; ascending.
    games : (p,) int64
    actual, expected : (p,) float64
        Points of the first one of the pair, and what was expected of him before each game. A game of
        more than two sides counts once for each opponent; in team games each opponent counts.
    component : (n,) int64
        People linked by games have the same number; 0 for the most people.
    without_games : int
        People of the club who have no rated game.
    """

    player_ids: Ints
    names: tuple[str, ...]
    provisional: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
    games_of: Ints
    pair: Ints
    games: Ints
    actual: Floats
    expected: Floats
    component: Ints
    without_games: int
    _found: dict[tuple[int, int], int] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self._found.update({(i, j): k for k, (i, j) in enumerate(self.pair.tolist())})

    def __len__(self) -> int:
        return len(self.player_ids)

    def between(self, i: int, j: int) -> Meeting | None:
        """Return the games of person i against person j, None when they never met."""
        k = self._found.get((min(i, j), max(i, j)))
        if k is None:
            return None
        games, actual, expected = int(self.games[k]), float(self.actual[k]), float(self.expected[k])
        return Meeting(games, actual, expected) if i < j else Meeting(games, games - actual, games - expected)

    def opponents(self, i: int) -> Ints:
        """Return whom person i met, ascending."""
        first, second = self.pair[:, 0] == i, self.pair[:, 1] == i
        return np.sort(np.r_[self.pair[first, 1], self.pair[second, 0]])

    @property
    def n_components(self) -> int:
        """Return into how many groups without a game between them the people fall."""
        return int(self.component.max()) + 1 if len(self.component) else 0


def meetings(rated: Rated, register: Register, cancelled: CancelCheck | None = None) -> Meetings:
    """Return the meetings of all rated games; call it in a worker.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    played = np.unique(rated.history.log.player).astype(np.int64)
    order = played[np.lexsort((played, -rated.now.mean[played]))]
    place = np.full(len(rated.player_ids), -1, dtype=np.int64)
    place[order] = np.arange(len(order))
    pair, games, actual, expected = _tally(rated, place, len(order), cancelled)
    active = sum(not one.archived for one in register.players.values())
    known = {int(p) for p in rated.player_ids[order]}
    playing = sum(p in known and not one.archived for p, one in register.players.items())
    return Meetings(
        rated.player_ids[order],
        tuple(register.name(int(one)) for one in rated.player_ids[order]),
        rated.provisional[order],
        np.bincount(place[rated.history.log.player], minlength=len(order)),
        pair,
        games,
        actual,
        expected,
        components(len(order), pair),
        active - playing,
    )


def _tally(
    rated: Rated, place: Ints, n: int, cancelled: CancelCheck | None
) -> tuple[Ints, Ints, Floats, Floats]:
    log = rated.history.log
    a, b = _opposed(log.game_side, log.side_player)
    side = np.repeat(np.arange(len(log.side_player) - 1), np.diff(log.side_player))
    gap = np.sign(log.rank[side[b]].astype(np.int64) - log.rank[side[a]])
    scored = (gap + 1) / 2.0
    foreseen = _foreseen(rated, a, b, side, cancelled)
    i, j = place[log.player[a]], place[log.player[b]]
    turned = i > j
    low, high = np.where(turned, j, i), np.where(turned, i, j)
    scored = np.where(turned, 1.0 - scored, scored)
    foreseen = np.where(turned, 1.0 - foreseen, foreseen)
    keys, at, games = np.unique(low * max(n, 1) + high, return_inverse=True, return_counts=True)
    pair = np.stack([keys // max(n, 1), keys % max(n, 1)], axis=1)
    size = len(keys)
    return (
        pair,
        games.astype(np.int64),
        np.bincount(at, scored, size).astype(float),
        np.bincount(at, foreseen, size).astype(float),
    )


def _opposed(game_side: Ints, side_player: Ints) -> tuple[Ints, Ints]:
    """Return each pair of appearances on different sides of one game, earlier side first; both (q,).

    The appearances of a game stand side after side, so whoever is against one on a later side is a
    run of numbers: from the end of the own side to the end of the game.
    """
    per_side = np.diff(side_player)
    end_of_side = np.repeat(side_player[1:], per_side)
    end_of_game = np.repeat(np.repeat(side_player[game_side[1:]], np.diff(game_side)), per_side)
    count = end_of_game - end_of_side
    a = np.repeat(np.arange(len(count)), count)
    begun = np.repeat(np.cumsum(count) - count, count)
    b = np.repeat(end_of_side, count) + np.arange(len(a)) - begun
    return a.astype(np.int64), b.astype(np.int64)


def _foreseen(rated: Rated, a: Ints, b: Ints, side: Ints, cancelled: CancelCheck | None) -> Floats:
    """Return what was expected of a against b before their game, (q,)."""
    h, log = rated.history, rated.history.log
    game = rated.appearance_game[a]
    two = np.diff(log.game_side)[game] == 2
    draw = np.nan_to_num(h.draw_probability[game])
    expected = h.win_probability[side[a]] + draw / 2.0
    many = np.flatnonzero(~two)
    if len(many):
        expected = expected.copy()
        starts = np.flatnonzero(np.r_[True, game[many][1:] != game[many][:-1]])
        for number, at in enumerate(np.split(many, starts[1:])):
            if cancelled is not None and number % ASK_EVERY == 0 and cancelled():
                raise Cancelled
            expected[at] = _against_each(rated, int(game[at[0]]), a[at], b[at], side)
    return np.where(np.isfinite(expected), expected, 0.5)


def _against_each(rated: Rated, g: int, a: Ints, b: Ints, side: Ints) -> Floats:
    """Return the expectations between the sides of a game of more than two, from the beliefs before it."""
    h, log = rated.history, rated.history.log
    first, end = int(log.game_side[g]), int(log.game_side[g + 1])
    start, stop = int(log.side_player[first]), int(log.side_player[end])
    then = replace(
        rated.few(log.player[start:stop].astype(np.int64)),
        mean=h.mean_before[start:stop],
        deviation=h.deviation_before[start:stop],
        volatility=h.volatility_before[start:stop],
    )
    if stop - start == end - first:
        return np.asarray(rated.engine.pair_expected(then, rated.params)[a - start, b - start])
    lineups = [
        [
            (one - start, float(log.weight[one]))
            for one in range(int(log.side_player[s]), int(log.side_player[s + 1]))
        ]
        for s in range(first, end)
    ]
    known: dict[tuple[int, int], float] = {}
    for i, j in zip((side[a] - first).tolist(), (side[b] - first).tolist(), strict=True):
        if (i, j) not in known:
            odds = rated.engine.odds(then, rated.params, [lineups[i], lineups[j]], nu=h.nu)
            known[i, j] = float(odds.expected[0])
    pairs = zip((side[a] - first).tolist(), (side[b] - first).tolist(), strict=True)
    return np.array([known[one] for one in pairs])


def components(n: int, pair: Ints) -> Ints:
    """Return for each of n people the number of his group, (n,); the largest group is 0.

    Of two groups of one size the one with the first person comes first. Union-find with path halving
    (Tarjan and van Leeuwen, 1984).
    """
    parent = list(range(n))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for i, j in pair.tolist():
        one, other = root(i), root(j)
        if one != other:
            parent[max(one, other)] = min(one, other)
    roots = np.array([root(i) for i in range(n)], dtype=np.int64)
    if not n:
        return roots
    names, label, size = np.unique(roots, return_inverse=True, return_counts=True)
    order = np.lexsort((names, -size))
    place = np.empty_like(order)
    place[order] = np.arange(len(order))
    return place[label].astype(np.int64)
