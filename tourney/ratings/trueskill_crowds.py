"""The update of TrueSkill where everybody plays for himself, game by game, on Python lists.

The same as ``trueskill_games.general``, with what it looks up for each game prepared for all at once.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from tourney.core.progress import CancelCheck, Progress
from tourney.ratings.base import Floats, GameLog
from tourney.ratings.pacing import STRIDE, Pace
from tourney.ratings.propagation import chain
from tourney.ratings.trueskill_games import State
from tourney.ratings.trueskill_options import Params


def crowds(
    log: GameLog, params: Params, state: State, progress: Progress | None, cancelled: CancelCheck | None
) -> tuple[Floats, Floats, Floats, Floats]:
    """Run through games of single players who take part in the whole of them.

    Returns mean and variance of each appearance before its game, and after it, (A,) each.
    """
    sides = np.diff(log.game_side)
    place = np.lexsort((log.rank, np.repeat(np.arange(log.n_games), sides)))  # tied ones as listed
    rank = log.rank[place]
    tied = np.append(rank[1:] == rank[:-1], False).tolist()
    player, bounds = log.player[place].tolist(), log.game_side.tolist()
    mean, variance = state
    tau2, beta2 = params.tau**2, params.beta**2
    margins = [params.margin(2)] * int(sides.max(initial=0))
    pace = Pace(log.n_games, progress, cancelled)
    told: list[list[float]] = [[], [], [], []]
    means, variances, new_means, new_variances = told
    for opened in range(0, log.n_games, STRIDE):
        for low, high in pairwise(bounds[opened : opened + STRIDE + 1]):
            here = player[low:high]
            m = [mean[i] for i in here]
            before = [variance[i] for i in here]
            v = [x + tau2 + beta2 for x in before]
            links = high - low - 1
            precision, push = chain(m, v, margins[:links], tied[low : high - 1])
            means += m
            variances += before
            for i, middle, own, spread, p, t in zip(here, m, before, v, precision, push, strict=True):
                scale = (own + tau2) / (1.0 + p * spread)
                mean[i] = new = middle + t * scale
                new_means.append(new)
                variance[i] = new = (1.0 + p * beta2) * scale
                new_variances.append(new)
        pace.reach(min(opened + STRIDE, log.n_games))
    columns = np.empty((4, len(player)))
    columns[:, place] = told
    return columns[0], columns[1], columns[2], columns[3]
