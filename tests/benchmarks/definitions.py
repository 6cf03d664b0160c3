"""The systems as their papers state them, game by game in plain Python: slow, and what all routes must equal.

Idle time does not count before a player's first game, and deviations stay at or below their start value.
"""

from __future__ import annotations

import math
from collections import defaultdict
from statistics import NormalDist

from tests.benchmarks.workloads import Singles

GLICKO_C = 63.2
TAU = 0.5
SCALE = 173.7178
Q = math.log(10) / 400

Results = dict[int, list[tuple[int, float]]]


def elo(games: Singles) -> list[float]:
    """Return the ratings after all games; K 32, from 1500 (Elo 1978)."""
    rating = [1500.0] * games.n_players
    for a, b, score in games.rows():
        gain = 32.0 * (score - 1.0 / (1.0 + 10.0 ** ((rating[b] - rating[a]) / 400.0)))
        rating[a] += gain
        rating[b] -= gain
    return rating


def glicko(games: Singles) -> tuple[list[float], list[float]]:
    """Return ratings and deviations after all periods, c = 63.2 a period (Glickman 1999)."""
    rating, deviation = [1500.0] * games.n_players, [350.0] * games.n_players
    last: dict[int, int] = {}
    for results, period in _periods(games):
        for player in results:
            idle = period - last.get(player, period)
            deviation[player] = min(350.0, math.hypot(deviation[player], GLICKO_C * math.sqrt(idle)))
            last[player] = period
        new = {}
        for player, met in results.items():
            gain = precision = 0.0
            for other, score in met:
                g = 1.0 / math.sqrt(1.0 + 3.0 * (Q * deviation[other] / math.pi) ** 2)
                expected = 1.0 / (1.0 + 10.0 ** (-g * (rating[player] - rating[other]) / 400.0))
                gain += g * (score - expected)
                precision += (Q * g) ** 2 * expected * (1.0 - expected)
            variance = 1.0 / (1.0 / deviation[player] ** 2 + precision)
            new[player] = rating[player] + Q * variance * gain, math.sqrt(variance)
        for player, (mean, spread) in new.items():
            rating[player], deviation[player] = mean, spread
    return rating, deviation


def glicko2(games: Singles) -> tuple[list[float], list[float], list[float]]:
    """Return ratings, deviations and volatilities after all periods (Glickman 2022)."""
    mu, largest = [0.0] * games.n_players, 350.0 / SCALE
    phi, sigma = [largest] * games.n_players, [0.06] * games.n_players
    last: dict[int, int] = {}
    for results, period in _periods(games):
        for player in results:
            idle = max(0, period - last.get(player, period - 1) - 1)
            phi[player] = min(largest, math.hypot(phi[player], sigma[player] * math.sqrt(idle)))
            last[player] = period
        new = {}
        for player, met in results.items():
            surprise = information = 0.0
            for other, score in met:
                g = 1.0 / math.sqrt(1.0 + 3.0 * (phi[other] / math.pi) ** 2)
                expected = 1.0 / (1.0 + math.exp(-g * (mu[player] - mu[other])))
                surprise += g * (score - expected)
                information += g * g * expected * (1.0 - expected)
            volatility = _volatility(phi[player], sigma[player], 1.0 / information, surprise / information)
            spread = 1.0 / math.sqrt(1.0 / (phi[player] ** 2 + volatility**2) + information)
            new[player] = mu[player] + spread**2 * surprise, min(largest, spread), volatility
        for player, (mean, spread, volatility) in new.items():
            mu[player], phi[player], sigma[player] = mean, spread, volatility
    return [1500.0 + SCALE * m for m in mu], [SCALE * p for p in phi], sigma


def trueskill(games: Singles) -> tuple[list[float], list[float]]:
    """Return means and deviations; the closed form for two players (Herbrich et al. 2006)."""
    beta, tau = 25.0 / 6.0, 25.0 / 300.0
    margin = NormalDist().inv_cdf(0.55) * math.sqrt(2.0) * beta
    mean, variance = [25.0] * games.n_players, [(25.0 / 3.0) ** 2] * games.n_players
    for a, b, score in games.rows():
        first, second = (b, a) if score == 0.0 else (a, b)
        v1, v2 = variance[first] + tau**2, variance[second] + tau**2
        whole = v1 + v2 + 2.0 * beta**2
        c = math.sqrt(whole)
        lead, gap = (mean[first] - mean[second]) / c, margin / c
        if score == 0.5:
            high, low = gap - lead, -gap - lead
            mass = _below(high) - _below(low)
            v = (_density(low) - _density(high)) / mass
            w = v * v + (high * _density(high) - low * _density(low)) / mass
        else:
            v = _density(lead - gap) / _below(lead - gap)
            w = v * (v + lead - gap)
        mean[first] += v1 / c * v
        mean[second] -= v2 / c * v
        variance[first] = v1 * (1.0 - v1 / whole * w)
        variance[second] = v2 * (1.0 - v2 / whole * w)
    return mean, [math.sqrt(value) for value in variance]


def _volatility(phi: float, sigma: float, v: float, delta: float) -> float:
    """Return the new volatility by the Illinois rule, to 1e-12."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2.0 * (phi**2 + v + e) ** 2) - (x - a) / TAU**2

    low, high = a, math.log(delta**2 - phi**2 - v) if delta**2 > phi**2 + v else a - TAU
    while high < a and f(high) < 0.0:
        high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-12:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0.0:
            low, f_low = high, f_high
        else:
            f_low /= 2.0
        high, f_high = middle, f_middle
        if f_middle == 0.0:
            break
    return math.exp(high / 2.0)


def _periods(games: Singles) -> list[tuple[Results, int]]:
    rows = games.rows()
    found = []
    for start, stop, period in games.spans():
        results: Results = defaultdict(list)
        for a, b, score in rows[start:stop]:
            results[a].append((b, score))
            results[b].append((a, 1.0 - score))
        found.append((results, period))
    return found


def _below(x: float) -> float:
    return 0.5 * math.erfc(-x / math.sqrt(2.0))


def _density(x: float) -> float:
    return math.exp(-0.5 * x * x) / math.sqrt(2.0 * math.pi)
