"""The lab's figures on whole sets of real games, against plain computations that share nothing with it.

Elo, Davidson's draws (1970) and the scores are written out here once more, game by game on dictionaries;
where a peer is installed its ratings stand in for ours.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, cast

import numpy as np
import pytest

from tests.replays.sets import LONG, OWN, SHARED, foosball, put, table, unpacked
from tourney.club import lab
from tourney.club.engine_backtest import Trial, try_engine
from tourney.club.engine_choice import usual
from tourney.club.file_games import load
from tourney.club.player_records import Shape
from tourney.club.rating_run import Facts
from tourney.store.gamecolumns import GameColumns

Game = tuple[list[list[str]], list[int]]
"""Sides as names, and their ranks; the least is best."""

WARMUP = 5
FLOOR = 1e-9
PHI = NormalDist().cdf


@dataclass(frozen=True)
class Plain:
    """Figures computed game by game."""

    games: int
    log_loss: float
    brier: float
    accuracy: float
    favourites: list[tuple[float, float]]
    """(expected, scored) of the favourites of two-sided games."""


def football(folder: Path) -> tuple[Path, list[Game]]:
    path = unpacked("football/results.csv.gz", folder)
    games = []
    for row in table(path):
        home, away = int(row["home_score"]), int(row["away_score"])
        games.append(([[row["home_team"]], [row["away_team"]]], [-home, -away]))
    return path, games


def snooker(folder: Path) -> tuple[Path, list[Game]]:
    del folder
    games = []
    for row in table(OWN / "snooker" / "used_games.csv"):
        won = float(row["score1"]) > 0.5
        games.append(([[row["player1"]], [row["player2"]]], [0, 1] if won else [1, 0]))
    return OWN / "snooker" / "matches.csv", games


def arena(folder: Path) -> tuple[Path, list[Game]]:
    ranks = {"left": [0, 1], "right": [1, 0], "tie": [0, 0]}
    path = unpacked("arena/llmfao.csv.gz", folder)
    return path, [([[row["left"]], [row["right"]]], ranks[row["winner"]]) for row in table(path)]


def races(folder: Path) -> tuple[Path, list[Game]]:
    """The classified finishers, race by race."""
    found: dict[str, list[dict[str, str]]] = defaultdict(list)
    for row in table(OWN / "f1" / "races_1990_2009.csv.gz"):
        if row["rank"].isdigit():
            found[row["game"]].append(row)
    rows = [(r["game"], r["date"], "", r["rank"], r["player"]) for some in found.values() for r in some]
    games = [([[r["player"]] for r in some], [int(r["rank"]) for r in some]) for some in found.values()]
    return put(folder / "f1.csv", LONG, rows), games


def doubles(folder: Path) -> tuple[Path, list[Game]]:
    path = foosball(folder)
    return path, _doubles(table(path))


def own_doubles(folder: Path) -> tuple[Path, list[Game]]:
    """Made-up doubles of ten people, the first of whom win more often; some drawn."""
    rng = np.random.default_rng(11)
    rows: list[tuple[object, ...]] = []
    for game in range(600):
        who = rng.permutation(10)[:4].tolist()
        lead = (sum(who[2:]) - sum(who[:2])) / 6.0
        won = rng.random() < 1.0 / (1.0 + math.exp(-lead))
        ranks = (1, 1) if rng.random() < 0.1 else (1, 2) if won else (2, 1)
        for side in (0, 1):
            rows += [(game, "2024-05-01", side, ranks[side], f"P{who[2 * side + k]}") for k in (0, 1)]
    path = put(folder / "doubles.csv", LONG, rows)
    return path, _doubles(table(path))


def _doubles(rows: Sequence[dict[str, str]]) -> list[Game]:
    games = []
    for at in range(0, len(rows), 4):
        four = rows[at : at + 4]
        sides = [[four[0]["player"], four[1]["player"]], [four[2]["player"], four[3]["player"]]]
        games.append((sides, [int(four[0]["rank"]), int(four[2]["rank"])]))
    return games


SETS: dict[str, Callable[[Path], tuple[Path, list[Game]]]] = {
    "football_intl": football,
    "snooker_2016_2018": snooker,
    "arena_llmfao": arena,
    "f1_races": races,
    "teams_foosball_2v2": doubles,
    "doubles of our own": own_doubles,
}
KEPT_APART = "teams_foosball_2v2"


def facts_of(path: Path) -> Facts:
    """Return a document as what the lab works on."""
    games = load(path, skip_problems=True)
    ids = np.arange(1, games.log.n_players + 1)
    return Facts(games.log, ids, np.arange(1, games.log.n_games + 1), (), cast(GameColumns, None))


class Draws:
    """Davidson's nu by the method of moments from the games so far, and what it makes of an expectation."""

    def __init__(self) -> None:
        self.games = 0
        self.drawn = 0
        self.product = 0.0

    def chances(self, expected: float) -> tuple[float, float, float]:
        """Return win, draw and loss whose win + draw / 2 is *expected*."""
        if not self.drawn:
            return expected, 0.0, 1.0 - expected
        rate, product = self.drawn / self.games, self.product / self.games
        square = product - rate / 2 + rate**2 / 4
        nu = min(1e3, rate / math.sqrt(square)) if square > 1e-15 else 1e3
        # Of draw d: win * loss = (d / nu)^2, and expected (1 - expected) = (d / nu)^2 + d / 2 - d^2 / 4.
        a, x = 1.0 / nu**2 - 0.25, expected * (1.0 - expected)
        draw = 2.0 * x / (0.5 + math.sqrt(max(0.0, 0.25 + 4.0 * a * x)))
        return expected - draw / 2, draw, 1.0 - expected - draw / 2

    def learn(self, expected: float, *, drawn: bool) -> None:
        self.games += 1
        self.drawn += drawn
        self.product += expected * (1.0 - expected)


def plain_elo(games: Sequence[Game], k: float = 32.0) -> Iterator[tuple[Game, list[float], float]]:
    """Yield each game with the chances of its sides and of a draw, before its result is learnt."""
    rating: dict[str, float] = defaultdict(lambda: 1500.0)
    draws = Draws()
    for sides, ranks in games:
        mean = [fmean(rating[name] for name in side) for side in sides]
        if len(sides) == 2:
            expected = 1.0 / (1.0 + 10.0 ** ((mean[1] - mean[0]) / 400.0))
            win, draw, loss = draws.chances(expected)
            yield (sides, ranks), [win, loss], draw
            draws.learn(expected, drawn=ranks[0] == ranks[1])
        else:
            power = [10.0 ** ((one - max(mean)) / 400.0) for one in mean]
            yield (sides, ranks), [one / sum(power) for one in power], math.nan
        change = [0.0] * len(sides)
        for i in range(len(sides)):
            for j in range(len(sides)):
                if i != j:
                    won = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
                    change[i] += won - 1.0 / (1.0 + 10.0 ** ((mean[j] - mean[i]) / 400.0))
        for side, points in zip(sides, change, strict=True):
            for name in side:
                rating[name] += k * points / (len(sides) - 1)


def score(predicted: Iterator[tuple[Game, list[float], float]], warmup: int = WARMUP) -> Plain:
    """Score predictions one by one, without the first games of a player."""
    seen: dict[str, int] = defaultdict(int)
    losses, briers, hits, favourites = [], [], [], []
    for (sides, ranks), chances, draw in predicted:
        everybody = [name for side in sides for name in side]
        early = any(seen[name] < warmup for name in everybody)
        for name in everybody:
            seen[name] += 1
        if early:
            continue
        if len(sides) == 2:
            came = [ranks[0] < ranks[1], ranks[0] == ranks[1], ranks[0] > ranks[1]]
            three = [chances[0], draw, chances[1]]
            losses.append(-math.log(max(FLOOR, three[came.index(True)])))
            briers.append(sum((p - q) ** 2 for p, q in zip(three, came, strict=True)))
            points = came[0] + 0.5 * came[1]
            ahead = chances[0] - chances[1]
            hits.append(0.5 if ahead == 0.0 or came[1] else float((ahead > 0) == came[0]))
            expected = chances[0] + draw / 2
            favourites.append((expected, points) if expected >= 0.5 else (1 - expected, 1 - points))
        else:
            first = [rank == min(ranks) for rank in ranks]
            share = [one / sum(first) for one in first]
            losses.append(-sum(q * math.log(max(FLOOR, p)) for p, q in zip(chances, share, strict=True)))
            briers.append(sum((p - q) ** 2 for p, q in zip(chances, share, strict=True)))
            best = [p >= max(chances) * (1 - 1e-12) for p in chances]
            hits.append(sum(b and f for b, f in zip(best, first, strict=True)) / sum(best))
    return Plain(len(losses), fmean(losses), fmean(briers), fmean(hits), favourites)


def agree(trial: Trial, plain: Plain, tolerance: float = 1e-9) -> None:
    scores = trial.scores
    assert plain.games == scores.games
    assert scores.log_loss == pytest.approx(plain.log_loss, abs=tolerance)
    assert scores.brier == pytest.approx(plain.brier, abs=tolerance)
    assert scores.accuracy == pytest.approx(plain.accuracy, abs=max(tolerance, 2.0 / plain.games))
    assert sum(one.games for one in scores.calibration) == len(plain.favourites)
    for one in scores.calibration:
        low = math.floor(one.expected * 20) / 20
        inside = [
            (e, a)
            for e, a in plain.favourites
            if low - 1e-9 <= e < low + 0.05 - 1e-9 or e == low + 0.05 == 1.0
        ]
        assert abs(len(inside) - one.games) <= 2
        assert one.expected == pytest.approx(fmean(e for e, _ in inside), abs=0.005)
        assert one.low < one.actual < one.high or one.actual in (one.low, one.high)


def present(name: str) -> None:
    if name == KEPT_APART and not (SHARED / name).is_dir():
        pytest.skip("this set may not be passed on")


@pytest.mark.parametrize("name", SETS)
def test_elo_in_the_lab_is_elo_by_hand(name: str, tmp_path: Path) -> None:
    present(name)
    path, games = SETS[name](tmp_path)
    trial = try_engine(facts_of(path), usual("elo"), warmup=WARMUP)
    agree(trial, score(plain_elo(games)))


@pytest.mark.parametrize(
    ("name", "shape"),
    [("f1_races", Shape.MANY), ("doubles of our own", Shape.DOUBLES), ("snooker_2016_2018", Shape.SINGLES)],
)
def test_a_set_of_one_shape_has_the_figures_of_that_shape(name: str, shape: Shape, tmp_path: Path) -> None:
    path, _ = SETS[name](tmp_path)
    facts = facts_of(path)
    trial = try_engine(facts, usual("elo"), warmup=WARMUP)
    assert (Shape.ALL, shape) == lab.shapes_played(facts.log)
    part = lab.figures(trial, facts.log, shape)
    assert (part.games, part.log_loss) == pytest.approx((trial.scores.games, trial.scores.log_loss))
    assert part.calibration


@pytest.mark.parametrize("name", ["teams_foosball_2v2", "doubles of our own", "snooker_2016_2018"])
def test_trueskill_in_the_lab_agrees_with_its_peer(name: str, tmp_path: Path) -> None:
    present(name)
    peer: Any = pytest.importorskip("trueskill")
    path, games = SETS[name](tmp_path)
    trial = try_engine(facts_of(path), usual("trueskill"), warmup=WARMUP)
    agree(trial, score(_by_trueskill(peer, games)), 1e-5)


def _by_trueskill(peer: Any, games: Sequence[Game]) -> Iterator[tuple[Game, list[float], float]]:
    env = peer.TrueSkill(draw_probability=0.1)
    rating: dict[str, Any] = defaultdict(env.create_rating)
    for sides, ranks in games:
        teams = [tuple(rating[name] for name in side) for side in sides]
        heads = sum(map(len, teams))
        lead = sum(r.mu for r in teams[0]) - sum(r.mu for r in teams[1])
        spread = math.sqrt(sum(r.sigma**2 for t in teams for r in t) + heads * env.beta**2)
        margin = NormalDist().inv_cdf((0.1 + 1.0) / 2) * math.sqrt(heads) * env.beta
        win, loss = PHI((lead - margin) / spread), PHI((-lead - margin) / spread)
        yield (sides, ranks), [win, loss], 1.0 - win - loss
        for side, after in zip(sides, env.rate(teams, ranks=ranks), strict=True):
            rating.update(zip(side, after, strict=True))
