"""A club of thirty played through a season on paper: true strengths, chance results, real engines.

Nobody in it knows the true strengths. Each week some 20 people come; newcomers arrive through the season.
Every round is paired by a policy from the ratings of that evening (or from points alone), the results
are drawn from the true strengths, and the engine rates the night.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from tourney.pairing.base import Options, Pool
from tourney.pairing.history import PlayedRound, history
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.soft import BalancedOptions
from tourney.pairing.strength import LOGISTIC
from tourney.ratings.base import Belief, Engine
from tourney.ratings.gamelog import from_columns
from tourney.ratings.quality import logistic_noise, pair_matrix
from tourney.ratings.registry import engine

PLAYERS, NEWCOMERS = 30, 8
TRUE_MEAN, TRUE_SPREAD = 1500.0, 280.0
COMES = 0.7
"""Chance that a member comes on a night."""

FIRST_DAY, WEEK = 20_000, 7
ONE_SIDED = 0.85


@dataclass(frozen=True, slots=True)
class Season:
    """How long a season is."""

    nights: int = 26
    warm_up: int = 6
    rounds: int = 4


@dataclass(frozen=True, slots=True)
class Policy:
    """How rounds are paired; ``by_points`` hides the ratings and pairs equal scores of the night."""

    name: str
    options: Options
    by_points: bool = False


POLICIES = (
    Policy("by points", BalancedOptions(floats=1.0), by_points=True),
    Policy("balanced", BalancedOptions()),
    Policy("balanced, 4 anchor games", BalancedOptions(anchors=4)),
    Policy("half way", BalancedOptions(information=0.5)),
    Policy("informative", BalancedOptions(information=1.0)),
)


@dataclass(slots=True)
class Tally:
    """What a season left behind: one entry a game, a player or a newcomer."""

    quality: list[float] = field(default_factory=list)
    one_sided: list[float] = field(default_factory=list)
    score_share: list[float] = field(default_factory=list)
    settled_after: list[float] = field(default_factory=list)
    games_to_settle: list[float] = field(default_factory=list)
    newcomer_error: list[float] = field(default_factory=list)


@dataclass(slots=True)
class _Games:
    """The games so far: day, winner, loser."""

    day: list[int] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)
    loser: list[int] = field(default_factory=list)


def play(policy: Policy, seed: int, season: Season | None = None, *, key: str = "glicko2") -> Tally:
    """Play one season; the same seed gives the same people, the same attendance and the same luck."""
    length = season or Season()
    world = np.random.default_rng(seed)
    truth = world.normal(TRUE_MEAN, TRUE_SPREAD, PLAYERS)
    joins = np.zeros(PLAYERS, dtype=np.int64)
    arrivals = np.linspace(length.warm_up, max(length.nights - 8, length.warm_up), NEWCOMERS).round()
    joins[-NEWCOMERS:] = arrivals.astype(np.int64)
    comes = world.random((length.nights, PLAYERS)) < COMES
    luck = world.random((length.nights, length.rounds, PLAYERS))
    rater = engine(key)
    games, tally = _Games(), Tally()
    wins, played = np.zeros(PLAYERS), np.zeros(PLAYERS)
    first: dict[int, int] = {}
    settled: dict[int, tuple[int, int]] = {}
    for night in range(length.nights):
        day = FIRST_DAY + WEEK * night
        here = np.flatnonzero((joins <= night) & (comes[night] | (joins == night)))
        _night(
            policy, rater, games, here, day, luck[night], truth, tally if night >= length.warm_up else None
        )
        now = _ratings(rater, games, day)
        count = np.bincount([*games.winner, *games.loser], minlength=PLAYERS)
        for player in range(PLAYERS - NEWCOMERS, PLAYERS):
            if player in here:
                first.setdefault(player, day)
            if player in first and player not in settled and now.deviation[player] < rater.placement.enter:
                settled[player] = (day - first[player], int(count[player]))
                tally.newcomer_error.append(abs(float(now.mean[player] - truth[player])))
    start = FIRST_DAY + WEEK * length.warm_up
    for day, winner, loser in zip(games.day, games.winner, games.loser, strict=True):
        if day >= start:
            wins[winner] += 1
            played[[winner, loser]] += 1
    tally.score_share += (wins[played > 0] / played[played > 0]).tolist()
    open_end = WEEK * (length.nights - length.warm_up)
    for player in first:
        days, number = settled.get(player, (open_end, 0))
        tally.settled_after.append(days)
        if number:
            tally.games_to_settle.append(number)
    return tally


def _night(
    policy: Policy,
    rater: Engine,
    games: _Games,
    here: np.ndarray,
    day: int,
    luck: np.ndarray,
    truth: np.ndarray,
    tally: Tally | None,
) -> None:
    """Play the rounds of one night and write its games down."""
    believed = _ratings(rater, games, day)
    count = np.bincount([*games.winner, *games.loser], minlength=PLAYERS)
    true_quality = pair_matrix(truth[here], np.zeros(len(here)), logistic_noise(LOGISTIC))
    points = np.zeros(len(here))
    rounds: list[PlayedRound] = []
    found = []
    for number in range(len(luck)):
        pool = _pool(rater, believed, here, rounds, points, count)
        if policy.by_points:
            pool = replace(pool, quality=np.zeros_like(pool.quality), mean=points + 1500.0)
        seed = day * 100 + number
        proposal = SYSTEMS["balanced"].propose(pool, policy.options, rng_seed=seed)
        for pair in proposal.pairs:
            a, b = int(here[pair.a]), int(here[pair.b])
            a, b = min(a, b), max(a, b)
            chance = 1.0 / (1.0 + 10.0 ** ((truth[b] - truth[a]) / 400.0))
            winner, loser = (a, b) if luck[number, a] < chance else (b, a)
            found.append((day, winner, loser))
            points[np.flatnonzero(here == winner)[0]] += 1.0
            if tally is not None:
                tally.quality.append(float(true_quality[pair.a, pair.b]))
                tally.one_sided.append(float(max(chance, 1.0 - chance) > ONE_SIDED))
        for bye in proposal.bye_ids:
            points[bye] += 1.0
        rounds.append(PlayedRound(tuple((p.a, p.b) for p in proposal.pairs), proposal.bye_ids))
    for day_played, winner, loser in found:
        games.day.append(day_played)
        games.winner.append(winner)
        games.loser.append(loser)


def _ratings(rater: Engine, games: _Games, day: int) -> Belief:
    params = rater.params_type()
    if not games.day:
        return rater.fresh(PLAYERS, params)
    g = len(games.day)
    log = from_columns(
        day=games.day,
        game_side=np.arange(0, 2 * g + 1, 2),
        rank=np.tile([0, 1], g),
        side_player=np.arange(2 * g + 1),
        player=np.column_stack((games.winner, games.loser)).ravel(),
        n_players=PLAYERS,
    )
    return rater.at(rater.replay(log, params).final, params, float(day))


def _pool(
    rater: Engine,
    believed: Belief,
    here: np.ndarray,
    rounds: list[PlayedRound],
    points: np.ndarray,
    count: np.ndarray,
) -> Pool:
    few = replace(
        believed,
        mean=believed.mean[here],
        deviation=believed.deviation[here],
        volatility=believed.volatility[here],
        games=believed.games[here],
        last_day=believed.last_day[here],
        peak=None if believed.peak is None else believed.peak[here],
    )
    params = rater.params_type()
    past = history(len(here), rounds)
    return Pool(
        mean=few.mean,
        deviation=few.deviation,
        quality=rater.pair_quality(few, params),
        expected=rater.pair_expected(few, params),
        rounds_since_met=past.rounds_since_met,
        times_met=past.times_met,
        byes=past.byes,
        provisional=few.deviation >= rater.placement.enter,
        waiting=past.waiting,
        forbidden=np.zeros((len(here), len(here)), dtype=bool),
        information=rater.pair_information(few, params),
        score=points.copy(),
        games=count[here],
    )


Column = tuple[str, Callable[[Tally], str]]


def columns() -> tuple[Column, ...]:
    """Return the headings of the table and what stands below each."""
    return (
        ("mean match quality", lambda t: f"{100 * np.mean(t.quality):.0f} %"),
        ("one-sided games", lambda t: f"{100 * np.mean(t.one_sided):.0f} %"),
        ("spread of scores", lambda t: f"± {100 * np.std(t.score_share):.0f} %"),
        ("days to settle a newcomer", lambda t: f"{np.mean(t.settled_after):.0f}"),
        ("games for it", lambda t: f"{np.mean(t.games_to_settle):.1f}" if t.games_to_settle else "-"),
        (
            "his rating is then off by",
            lambda t: f"{np.mean(t.newcomer_error):.0f}" if t.newcomer_error else "-",
        ),
    )


def together(tallies: list[Tally]) -> Tally:
    """Return several seasons as one."""
    whole = Tally()
    for one in tallies:
        whole.quality += one.quality
        whole.one_sided += one.one_sided
        whole.score_share += one.score_share
        whole.settled_after += one.settled_after
        whole.games_to_settle += one.games_to_settle
        whole.newcomer_error += one.newcomer_error
    return whole
