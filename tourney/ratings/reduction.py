"""How engines made for singles read teams and free-for-alls; exactly the plain formula for singles.

The rule, with shares a_i = w_i / sum(w) over a side:

* a side's rating is the weighted mean R_A = sum(a r), its variance RD_A^2 = sum(a^2 RD^2);
* member i of side A plays one virtual opponent per other side B, rated r_i - (R_A - R_B), so that the
  expectation is the sides', with variance RD_B^2 + RD_A\\i^2 (the sum over A without i's own term);
* with M sides each such game enters i's surprise with a_i / (M - 1) and i's information with
  a_i^2 / (M - 1), so that a game of nine is worth one game;
* ties between sides score 1/2.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, isinf

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Belief, Floats, GameLog, Ints, Lineup
from tourney.ratings.beliefs import BAD_START_VALUE
from tourney.ratings.gamelog import is_singles, side_of_appearance

BAD_LINEUP = QT_TRANSLATE_NOOP(
    "Errors", "A game to come needs two or more sides, each with a known player who takes part."
)


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """One row per appearance and other side; V rows.

    appearance, own, other : (V,) int64
        The appearance, its side, and the side it is compared with.
    score : (V,) float64
        1, 1/2 or 0.
    factor, information : (V,) float64
        a_i / (M - 1) and a_i^2 / (M - 1).
    """

    appearance: Ints
    own: Ints
    other: Ints
    score: Floats
    factor: Floats
    information: Floats


def shares(log: GameLog) -> Floats:
    """Return each appearance's share of its side, a_i = w_i / sum(w); (A,)."""
    if is_singles(log):
        return np.ones(len(log.player))
    total = np.add.reduceat(log.weight, log.side_player[:-1])
    return np.asarray(log.weight / np.repeat(total, np.diff(log.side_player)))


def side_means(log: GameLog, share: Floats, values: Floats) -> Floats:
    """Return the share-weighted mean of each side; (S,)."""
    if len(log.rank) == len(log.player):
        return values
    return np.asarray(np.add.reduceat(share * values, log.side_player[:-1]))


def side_variances(log: GameLog, share: Floats, deviation: Floats) -> Floats:
    """Return sum(a^2 RD^2) of each side; (S,)."""
    return side_means(log, share, share * deviation**2)


def rows(log: GameLog, share: Floats) -> Rows:
    """Return the rows of the whole log, in order of appearance."""
    side = side_of_appearance(log)
    counts = np.diff(log.game_side)
    sides_in_game = np.repeat(counts, counts)[side]
    first_side = np.repeat(log.game_side[:-1], counts)[side]
    repeats = sides_in_game - 1
    appearance = np.repeat(np.arange(len(side)), repeats)
    start = np.concatenate(([0], np.cumsum(repeats)[:-1])) if len(side) else np.zeros(0, dtype=np.int64)
    place = np.arange(len(appearance)) - np.repeat(start, repeats)
    own = side[appearance]
    other = first_side[appearance] + place
    other += other >= own
    difference = np.sign(log.rank[other].astype(np.int64) - log.rank[own])
    a = share[appearance]
    per_side = 1.0 / repeats[appearance]
    return Rows(appearance, own, other, 0.5 * (1.0 + difference), a * per_side, a * a * per_side)


def lineup_sides(belief: Belief, lineup: Lineup) -> tuple[Floats, Floats]:
    """Return the mean and variance of each side of a game to come, (M,) each.

    Raises
    ------
    TourneyError
        Code "bad-lineup".
    """
    check_lineup(lineup, len(belief.mean))
    check_beliefs(lineup, belief)
    means, variances = [], []
    for side in lineup:
        players = np.array([player for player, _ in side])
        weight = np.array([w for _, w in side], dtype=np.float64)
        share = weight / weight.sum()
        means.append(float(share @ belief.mean[players]))
        variances.append(float(share**2 @ belief.deviation[players] ** 2))
    return np.array(means), np.array(variances)


def check_lineup(lineup: Lineup, n_players: int) -> None:
    """Refuse a game to come that could not be played.

    Raises
    ------
    TourneyError
        Code "bad-lineup".
    """
    everybody = [player for side in lineup for player, _ in side]
    fine = (
        len(lineup) >= 2
        and all(0 <= player < n_players for player in everybody)
        and len(set(everybody)) == len(everybody)
        and all(all(np.isfinite(w) and w >= 0 for _, w in side) for side in lineup)
        and all(any(w > 0 for _, w in side) for side in lineup)
    )
    if not fine:
        raise TourneyError("bad-lineup", BAD_LINEUP, field="lineup")


def check_beliefs(lineup: Lineup, belief: Belief) -> None:
    """Refuse ratings of which no chances can be made; a deviation may be NaN where there is none.

    Raises
    ------
    TourneyError
        Code "bad-start", naming the player's index.
    """
    for side in lineup:
        for player, _ in side:
            deviation = belief.deviation[player]
            if not isfinite(belief.mean[player]) or deviation < 0.0 or isinf(deviation):
                raise TourneyError("bad-start", BAD_START_VALUE(player=str(player)), field="start")
