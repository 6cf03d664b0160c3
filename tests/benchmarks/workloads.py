"""Games with fixed seeds: singles, team games, free-for-alls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns, from_scores

SEED = 20261201
DRAWS = 0.10


@dataclass(frozen=True, slots=True, eq=False)
class Singles:
    """G games of two; ``score`` is that of the first player, ``period`` never falls."""

    first: npt.NDArray[np.int64]
    second: npt.NDArray[np.int64]
    score: npt.NDArray[np.float64]
    period: npt.NDArray[np.int64]
    n_players: int

    def __len__(self) -> int:
        return len(self.first)

    def head(self, count: int) -> Singles:
        """Return the first games only."""
        cut = slice(0, count)
        return Singles(self.first[cut], self.second[cut], self.score[cut], self.period[cut], self.n_players)

    def rows(self) -> list[tuple[int, int, float]]:
        """Return (first, second, score) as Python values, which loops read fastest."""
        return list(zip(self.first.tolist(), self.second.tolist(), self.score.tolist(), strict=True))

    def spans(self) -> Iterator[tuple[int, int, int]]:
        """Yield (start, stop, period) of each run of games of one period."""
        edges = np.flatnonzero(np.diff(self.period)) + 1
        starts = [0, *edges.tolist()]
        stops = [*edges.tolist(), len(self)]
        for start, stop in zip(starts, stops, strict=True):
            yield start, stop, int(self.period[start])

    def log(self) -> GameLog:
        """Return the games as a log, one day a period."""
        return from_scores(self.first, self.second, self.score, day=self.period, n_players=self.n_players)


@dataclass(frozen=True, slots=True, eq=False)
class Groups:
    """Games of several sides: per game the sides in order of finish, and their ranks."""

    games: list[tuple[list[list[int]], list[int]]]
    n_players: int

    def __len__(self) -> int:
        return len(self.games)

    def head(self, count: int) -> Groups:
        """Return the first games only."""
        return Groups(self.games[:count], self.n_players)

    def log(self) -> GameLog:
        """Return the games as a log, all on one day."""
        sides = [side for game, _ in self.games for side in game]
        return from_columns(
            day=np.zeros(len(self.games), dtype=np.int64),
            game_side=np.cumsum([0] + [len(game) for game, _ in self.games]),
            rank=[rank for _, ranks in self.games for rank in ranks],
            side_player=np.cumsum([0] + [len(side) for side in sides]),
            player=[player for side in sides for player in side],
            n_players=self.n_players,
        )


def w1(games: int = 100_000) -> Singles:
    """Return 100,000 games of 1,000 players in 500 periods, one in ten drawn."""
    rng = np.random.default_rng(SEED + 1)
    return _uniform(rng, games, 1000, max(1, games // 200))


def w1_rounds(games: int = 100_000) -> Singles:
    """Return the same in rounds of 200 boards, nobody twice in a round: what tournaments look like."""
    rng = np.random.default_rng(SEED + 2)
    rounds = max(1, games // 200)
    seats = np.stack([rng.permutation(1000)[:400] for _ in range(rounds)])
    period = np.repeat(np.arange(rounds), 200)
    return _played(rng, seats[:, :200].ravel(), seats[:, 200:].ravel(), period, 1000)


def w1_heavy(games: int = 100_000) -> Singles:
    """Return the same with regulars who play most of the games."""
    rng = np.random.default_rng(SEED + 3)
    share = np.arange(1, 1001) ** -0.8
    share /= share.sum()
    first, second = rng.choice(1000, games, p=share), rng.choice(1000, games, p=share)
    clash = first == second
    second[clash] = (second[clash] + rng.integers(1, 1000, int(clash.sum()))) % 1000
    period = np.arange(games) * max(1, games // 200) // games
    return _played(rng, first, second, period, 1000)


def w2(games: int = 1_000_000) -> Singles:
    """Return a million games of 20,000 players in 500 periods."""
    return _uniform(np.random.default_rng(SEED + 4), games, 20_000, 500)


def w3(games: int = 20_000) -> Groups:
    """Return team games, 2 against 2 to 5 against 5, one in twenty drawn."""
    rng = np.random.default_rng(SEED + 5)
    skill = rng.normal(size=1000)
    found: list[tuple[list[list[int]], list[int]]] = []
    for _ in range(games):
        size = int(rng.integers(2, 6))
        people = rng.choice(1000, 2 * size, replace=False)
        sides = [people[:size].tolist(), people[size:].tolist()]
        lead = skill[sides[0]].sum() - skill[sides[1]].sum() + rng.normal(0.0, np.sqrt(2 * size))
        drawn = rng.random() < 0.05
        found.append((sides if lead > 0 else sides[::-1], [0, 0] if drawn else [0, 1]))
    return Groups(found, 1000)


def w4(games: int = 5_000) -> Groups:
    """Return free-for-alls of 4 to 16; one neighbour in twenty ties with the one ahead."""
    rng = np.random.default_rng(SEED + 6)
    skill = rng.normal(size=1000)
    found: list[tuple[list[list[int]], list[int]]] = []
    for _ in range(games):
        people = rng.choice(1000, int(rng.integers(4, 17)), replace=False)
        order = people[np.argsort(-(skill[people] + rng.normal(size=len(people))))]
        ahead = np.concatenate(
            ([0], np.where(rng.random(len(order) - 1) < 0.05, 0, np.arange(1, len(order))))
        )
        found.append(([[player] for player in order.tolist()], np.maximum.accumulate(ahead).tolist()))
    return Groups(found, 1000)


def w5(players: int, games: int = 1_000_000) -> Singles:
    """Return a million comparisons of 100 or 1,000 players, one period."""
    return _uniform(np.random.default_rng(SEED + 7 + players), games, players, 1)


def club(players: int = 1000, games: int = 10_000) -> Singles:
    """Return games between near neighbours in strength, as a club night pairs them."""
    rng = np.random.default_rng(SEED + 8)
    skill = np.sort(rng.normal(size=players))
    first = rng.integers(0, players, games)
    apart = rng.integers(1, 20, games)
    second = np.where(first + apart < players, first + apart, first - apart)
    wins = rng.random(games) < 1.0 / (1.0 + np.exp(skill[second] - skill[first]))
    score = np.where(rng.random(games) < DRAWS, 0.5, wins.astype(np.float64))
    return Singles(first, second, score, np.zeros(games, dtype=np.int64), players)


def _uniform(rng: np.random.Generator, games: int, players: int, periods: int) -> Singles:
    first = rng.integers(0, players, games)
    second = (first + rng.integers(1, players, games)) % players
    return _played(rng, first, second, np.arange(games) * periods // games, players)


def _played(
    rng: np.random.Generator,
    first: npt.NDArray[np.int64],
    second: npt.NDArray[np.int64],
    period: npt.NDArray[np.int64],
    players: int,
) -> Singles:
    skill = rng.normal(size=players)
    wins = rng.random(len(first)) < 1.0 / (1.0 + np.exp(skill[second] - skill[first]))
    score = np.where(rng.random(len(first)) < DRAWS, 0.5, wins.astype(np.float64))
    return Singles(first.astype(np.int64), second.astype(np.int64), score, period.astype(np.int64), players)
