"""What one compiled loop reaches: a yardstick of the machine, not a design to ship (it needs numba).

Each function returns a case to time, or None where numba is not installed. The loops keep final values
only and agree with ``definitions.py``; compiling is outside the clock.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

import numpy as np

from tests.benchmarks.definitions import GLICKO_C, SCALE, TAU, Q
from tests.benchmarks.opponents import package
from tests.benchmarks.timing import Case
from tests.benchmarks.workloads import Groups, Singles

MOST_SIDES = 64
SHRINK = 3.0 / math.pi**2
ROOT_2, ROOT_2PI = math.sqrt(2.0), math.sqrt(2.0 * math.pi)


def _compiler() -> Callable[[Callable[..., Any]], Callable[..., Any]] | None:
    numba = package("numba")
    return None if numba is None else numba.njit


def glicko(games: Singles) -> Case | None:
    """Glicko over whole periods; (means, deviations)."""
    compiled = _compiler()
    if compiled is None:
        return None
    loop = compiled(_glicko)
    columns = _columns(games)
    loop(*(column[:1] for column in columns[:3]), np.array([[0, 1, 0]]), games.n_players)
    return lambda: loop(*columns, games.n_players)


def glicko2(games: Singles) -> Case | None:
    """Glicko-2 over whole periods, by the Illinois rule to 1e-6; (means, deviations, volatilities)."""
    compiled = _compiler()
    if compiled is None:
        return None
    loop = compiled(_glicko2)
    columns = _columns(games)
    loop(*(column[:1] for column in columns[:3]), np.array([[0, 1, 0]]), games.n_players)
    return lambda: loop(*columns, games.n_players)


def trueskill(games: Groups) -> Case | None:
    """TrueSkill of any sides, stopped as the trueskill package stops; (means, deviations).

    It is given the games as lists, as the package is, and flattens them on the clock: so was the goal set.
    """
    compiled = _compiler()
    if compiled is None:
        return None
    loop = compiled(_trueskill)
    margin = NormalDist().inv_cdf(0.55) * 25.0 / 6.0
    loop(*_flat(games.games[:1]), games.n_players, margin)
    return lambda: loop(*_flat(games.games), games.n_players, margin)


def _flat(games: list[Any]) -> tuple[Any, ...]:
    """Return players, where each side and each game begins, and ranks."""
    player: list[int] = []
    side_player, game_side, rank = [0], [0], []
    for sides, ranks in games:
        for side in sides:
            player += side
            side_player.append(len(player))
        rank += ranks
        game_side.append(len(side_player) - 1)
    return np.array(player), np.array(side_player), np.array(game_side), np.array(rank)


def _columns(games: Singles) -> tuple[Any, ...]:
    return games.first, games.second, games.score, np.array(list(games.spans()))


def _glicko(first, second, score, spans, n):  # type: ignore[no-untyped-def]
    mean, variance = np.full(n, 1500.0), np.full(n, 350.0**2)
    last, seen = np.full(n, -1), np.full(n, -1)
    shrink, gain, told = np.zeros(n), np.zeros(n), np.zeros(n)
    here = np.empty(n, np.int64)
    for period in range(len(spans)):
        start, stop, now = spans[period]
        count = 0
        for game in range(start, stop):
            for player in (first[game], second[game]):
                if seen[player] == period:
                    continue
                seen[player] = period
                here[count] = player
                count += 1
                if last[player] >= 0:
                    wide = variance[player] + GLICKO_C * GLICKO_C * (now - last[player])
                    variance[player] = min(wide, 350.0 * 350.0)
                last[player] = now
                shrink[player] = 1.0 / math.sqrt(1.0 + SHRINK * Q * Q * variance[player])
                gain[player] = told[player] = 0.0
        for game in range(start, stop):
            a, b, won = first[game], second[game], score[game]
            lead = Q * (mean[a] - mean[b])
            expected = 1.0 / (1.0 + math.exp(-shrink[b] * lead))
            gain[a] += shrink[b] * (won - expected)
            told[a] += shrink[b] * shrink[b] * expected * (1.0 - expected)
            expected = 1.0 / (1.0 + math.exp(shrink[a] * lead))
            gain[b] += shrink[a] * (1.0 - won - expected)
            told[b] += shrink[a] * shrink[a] * expected * (1.0 - expected)
        for place in range(count):
            player = here[place]
            variance[player] = 1.0 / (1.0 / variance[player] + Q * Q * told[player])
            mean[player] += Q * variance[player] * gain[player]
    return mean, np.sqrt(variance)


def _glicko2(first, second, score, spans, n):  # type: ignore[no-untyped-def]
    largest = (350.0 / SCALE) ** 2
    mean, variance, sigma = np.zeros(n), np.full(n, largest), np.full(n, 0.06)
    last, seen = np.full(n, -1), np.full(n, -1)
    shrink, gain, told = np.zeros(n), np.zeros(n), np.zeros(n)
    here = np.empty(n, np.int64)
    for period in range(len(spans)):
        start, stop, now = spans[period]
        count = 0
        for game in range(start, stop):
            for player in (first[game], second[game]):
                if seen[player] == period:
                    continue
                seen[player] = period
                here[count] = player
                count += 1
                idle = now - last[player] - 1
                if last[player] >= 0 and idle > 0:
                    wide = variance[player] + idle * sigma[player] * sigma[player]
                    variance[player] = min(wide, largest)
                last[player] = now
                shrink[player] = 1.0 / math.sqrt(1.0 + SHRINK * variance[player])
                gain[player] = told[player] = 0.0
        for game in range(start, stop):
            a, b, won = first[game], second[game], score[game]
            lead = mean[a] - mean[b]
            expected = 1.0 / (1.0 + math.exp(-shrink[b] * lead))
            gain[a] += shrink[b] * (won - expected)
            told[a] += shrink[b] * shrink[b] * expected * (1.0 - expected)
            expected = 1.0 / (1.0 + math.exp(shrink[a] * lead))
            gain[b] += shrink[a] * (1.0 - won - expected)
            told[b] += shrink[a] * shrink[a] * expected * (1.0 - expected)
        for place in range(count):
            player = here[place]
            both = variance[player] + 1.0 / told[player]
            surprise = (gain[player] / told[player]) ** 2
            origin = math.log(sigma[player] * sigma[player])
            # The Illinois rule on f(x), written out: numba compiles no closures over loop variables.
            x = origin
            e = math.exp(x)
            fx = e * (surprise - both - e) / (2.0 * (both + e) ** 2)
            if surprise > both:
                y = math.log(surprise - both)
                e = math.exp(y)
                fy = e * (surprise - both - e) / (2.0 * (both + e) ** 2) - (y - origin) / TAU**2
            else:
                y = origin
                fy = -1.0
                while fy < 0.0:
                    y -= TAU
                    e = math.exp(y)
                    fy = e * (surprise - both - e) / (2.0 * (both + e) ** 2) - (y - origin) / TAU**2
            while abs(y - x) > 1e-6:
                z = x + (x - y) * fx / (fy - fx)
                e = math.exp(z)
                fz = e * (surprise - both - e) / (2.0 * (both + e) ** 2) - (z - origin) / TAU**2
                if fz * fy <= 0.0:
                    x, fx = y, fy
                else:
                    fx *= 0.5
                y, fy = z, fz
            sigma[player] = math.exp(0.5 * y)
            wide = variance[player] + sigma[player] * sigma[player]
            variance[player] = min(1.0 / (1.0 / wide + told[player]), largest)
            mean[player] += variance[player] * gain[player]
    return 1500.0 + SCALE * mean, SCALE * np.sqrt(variance), sigma


def _trueskill(player, side_player, game_side, rank, n, margin):  # type: ignore[no-untyped-def]
    mean, variance = np.full(n, 25.0), np.full(n, (25.0 / 3.0) ** 2)
    noise, drift = (25.0 / 6.0) ** 2, (25.0 / 300.0) ** 2
    precision, push = np.empty(MOST_SIDES), np.empty(MOST_SIDES)
    # per comparison: what it tells the upper and the lower side, and its own factor
    up_p, up_t = np.empty(MOST_SIDES), np.empty(MOST_SIDES)
    down_p, down_t = np.empty(MOST_SIDES), np.empty(MOST_SIDES)
    own_p, own_t = np.empty(MOST_SIDES), np.empty(MOST_SIDES)
    gap = np.empty(MOST_SIDES)
    for game in range(len(game_side) - 1):
        opening = game_side[game]
        sides = game_side[game + 1] - opening
        links = sides - 1
        for s in range(sides):
            m = v = 0.0
            for seat in range(side_player[opening + s], side_player[opening + s + 1]):
                m += mean[player[seat]]
                v += variance[player[seat]] + drift + noise
            precision[s], push[s] = 1.0 / v, m / v
        for k in range(links):
            heads = side_player[opening + k + 2] - side_player[opening + k]
            gap[k] = margin * math.sqrt(heads)
            up_p[k] = up_t[k] = down_p[k] = down_t[k] = own_p[k] = own_t[k] = 0.0
        for _ in range(10):
            change = 0.0
            for turn in range(1 if links == 1 else 2 * links):
                k = turn if turn < links else 2 * links - 1 - turn
                ap, at = precision[k], push[k]
                if k > 0:
                    ap += down_p[k - 1]
                    at += down_t[k - 1]
                bp, bt = precision[k + 1], push[k + 1]
                if k + 1 < links:
                    bp += up_p[k + 1]
                    bt += up_t[k + 1]
                va, vb = 1.0 / ap, 1.0 / bp
                spread, lead = va + vb, at * va - bt * vb
                c = math.sqrt(spread)
                t, e = lead / c, gap[k] / c
                if rank[opening + k] == rank[opening + k + 1]:
                    high, low = e - t, -e - t
                    if t < 0.0:
                        high, low = e + t, -e + t
                    mass = 0.5 * (math.erfc(-high / ROOT_2) - math.erfc(-low / ROOT_2))
                    dense_high = math.exp(-0.5 * high * high) / ROOT_2PI
                    dense_low = math.exp(-0.5 * low * low) / ROOT_2PI
                    shift = (dense_low - dense_high) / mass
                    w = shift * shift + (high * dense_high - low * dense_low) / mass
                    if t < 0.0:
                        shift = -shift
                else:
                    x = t - e
                    if x > -30.0:
                        shift = 2.0 * math.exp(-0.5 * x * x) / (ROOT_2PI * math.erfc(-x / ROOT_2))
                    else:
                        shift = -x - 1.0 / x
                    w = shift * (shift + x)
                new_p = 1.0 / (spread * (1.0 - w))
                new_t = (lead + c * shift) * new_p
                new_p -= 1.0 / spread
                new_t -= lead / spread
                change = max(change, abs(new_t - own_t[k]), math.sqrt(abs(new_p - own_p[k])))
                own_p[k], own_t[k] = new_p, new_t
                vi = 1.0 / new_p
                mi = new_t * vi
                down_p[k] = 1.0 / (va + vi)
                down_t[k] = (at * va - mi) * down_p[k]
                up_p[k] = 1.0 / (vb + vi)
                up_t[k] = (bt * vb + mi) * up_p[k]
            if links == 1 or change <= 1e-4:
                break
        for s in range(sides):
            p = t = 0.0
            if s < links:
                p += up_p[s]
                t += up_t[s]
            if s > 0:
                p += down_p[s - 1]
                t += down_t[s - 1]
            whole = 1.0 / precision[s] + 1.0 / p
            step = (t / p - push[s] / precision[s]) / whole
            for seat in range(side_player[opening + s], side_player[opening + s + 1]):
                wide = variance[player[seat]] + drift
                mean[player[seat]] += wide * step
                variance[player[seat]] = wide * (1.0 - wide / whole)
    return mean, np.sqrt(variance)
