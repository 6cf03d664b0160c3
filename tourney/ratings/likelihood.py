"""Maximum likelihood of Bradley-Terry: Newton's method, errors, and the MM iteration beside it.

Everything is in natural units (theta), each group of comparable players centred at 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings.base import Floats, Ints
from tourney.ratings.pair_newton import NO_FIT, PairNewton, Wide
from tourney.ratings.paired import DENSE, Design, Groups, edges, groups, groups_of
from tourney.ratings.plackett import Rankings
from tourney.ratings.predict import expit

BAD_PRIOR = QT_TRANSLATE_NOOP("Errors", "A prior is a finite number of 0 or more.")

GRADIENT = 1e-9
"""Largest component of the gradient, relative to the players' games, at which the fit has settled."""

STEPS = 100
MM_STEPS = 1_000_000
STRIDE = 4.0
"""Largest change of a theta in one step."""

FARTHEST = 40.0
"""A theta beyond it means that the likelihood has no maximum."""


VAGUEST = 1e4
"""A variance of theta beyond it means the same: the curvature has died out on the way there."""


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """The maximum and its curvature.

    theta : (n,)
    beta : (C,) the covariates' coefficients
    loglik : float, without the prior
    covariance : (n + C, n + C) inverse information on the centred scale
    sandwich : (n + C, n + C) or None, the same without trusting the model's variance
    groups : Groups
    wide : what stands in for both where a matrix would be too large, else None
    """

    theta: Floats
    beta: Floats
    loglik: float
    covariance: Floats | None
    sandwich: Floats | None
    groups: Groups
    wide: Wide | None = None

    def errors(self, *, sandwich: bool = False) -> Floats:
        """Return the standard errors of theta and beta, (n + C,); for very many players estimates."""
        if self.wide is not None:
            return np.sqrt(self.wide.variances(sandwich=sandwich))
        return np.sqrt(np.maximum(np.diag(self._matrix(sandwich=sandwich)), 0.0))

    def _matrix(self, *, sandwich: bool) -> Floats:
        chosen = self.sandwich if sandwich and self.sandwich is not None else self.covariance
        assert chosen is not None
        return chosen

    def response(self, player: int) -> Floats:
        """Return the covariance of a parameter with all, (n + C,)."""
        return self._matrix(sandwich=False)[player] if self.wide is None else self.wide.response(player)

    def difference(self, i: Ints | int, j: Ints | int) -> Floats:
        """Return theta_i - theta_j."""
        return np.asarray(self.theta[i] - self.theta[j])

    def difference_error(self, i: Ints | int, j: Ints | int, *, sandwich: bool = False) -> Floats:
        """Return the standard error of theta_i - theta_j."""
        if self.wide is not None:
            return self.wide.difference_error(i, j, sandwich=sandwich)
        c = self._matrix(sandwich=sandwich)
        return np.asarray(np.sqrt(np.maximum(c[i, i] + c[j, j] - 2.0 * c[i, j], 0.0)))


def fit(
    design: Design,
    *,
    rankings: Rankings | None = None,
    ridge: float = 0.0,
    start: Floats | None = None,
    sandwich: bool = True,
    centred: bool = False,
) -> Fit:
    """Return the maximum of the likelihood less ridge / 2 times the sum of theta^2.

    Without ridge only games inside a strong component count, since all others push a rating to
    infinity; each component is centred at 0 and must not be compared with another. *centred* centres
    the covariance with a ridge too.

    Raises
    ------
    TourneyError
        Code "no-fit" when there is no finite maximum although the graph looks connected (teams that
        always play together, say); "bad-prior" for a ridge below 0 or without end.
    """
    if not 0.0 <= ridge < math.inf:
        raise TourneyError("bad-prior", BAD_PRIOR, field="prior")
    found = None if rankings is not None else groups_of(design)
    if found is None:
        winner, loser = edges(design)
        if rankings is not None:
            more = rankings.edges()
            winner, loser = np.concatenate([winner, more[0]]), np.concatenate([loser, more[1]])
        found = groups(winner, loser, design.n_players)
    label = np.zeros(design.n_players, dtype=np.int64) if ridge > 0.0 else found.strong
    inside = design if ridge > 0.0 or found.finite else design.take(_internal(design, label))
    if design.plain and rankings is None:
        return _fit_pairs(design, inside, found, label, ridge, start, sandwich=sandwich, centred=centred)
    if rankings is not None and ridge == 0.0 and not found.finite:
        rankings = rankings.inside(label)
    n, size = design.n_players, design.size
    gauge = np.zeros((size, size))
    gauge[:n, :n] = label[:, None] == label[None, :]
    x = np.zeros(size) if start is None else start.copy()
    x[:n] = _centred(x[:n], label)
    x, information = _newton(inside, rankings, x, ridge, gauge, label)
    covariance = inverse(information + (gauge if ridge == 0.0 else 0.0))
    if ridge == 0.0:
        sizes = np.bincount(label, minlength=1)[label] if n else label
        covariance[:n, :n] -= gauge[:n, :n] / (sizes[:, None] * sizes[None, :])
        if np.diag(covariance).max(initial=0.0) > VAGUEST:
            raise TourneyError("no-fit", NO_FIT)  # a flat ridge towards infinity, not a maximum
    elif centred:
        covariance = _project(covariance, n)
    meat = None
    if sandwich:
        meat = covariance @ _meat(inside, rankings, x) @ covariance
        meat = 0.5 * (meat + meat.T)
    theta = _centred(x[:n], label)
    return Fit(theta, x[n:], _loglik(design, rankings, x), covariance, meat, found)


def _fit_pairs(
    design: Design,
    inside: Design,
    found: Groups,
    label: Ints,
    ridge: float,
    start: Floats | None,
    *,
    sandwich: bool,
    centred: bool,
) -> Fit:
    """Return the fit of plain pairs; with many players, errors are worked out when they are asked for."""
    newton = PairNewton(inside, ridge, label)
    best = newton.maximum(start)
    theta, n = _centred(best.theta, label), design.n_players
    loglik = best.loglik if inside is design else _loglik(design, None, best.theta)
    told = None
    if sandwich:
        p = expit(inside.logits(best.theta))
        told = inside.square - 2.0 * p * newton.points + p * p * inside.weight
    if n > DENSE:
        wide = Wide(newton, best, told)
        if ridge == 0.0 and float((wide.variances() * (newton.total > 0.0)).max(initial=0.0)) > VAGUEST:
            raise TourneyError("no-fit", NO_FIT)
        return Fit(theta, np.zeros(0), loglik, None, None, found, wide)
    information = newton.matrix(best.spread, newton.diagonal(best.spread))
    one = len(newton.sizes) == 1
    if ridge == 0.0:
        information += 1.0 if one else np.triu(label[:, None] == label[None, :])
    covariance = _inverse_of_upper(information)
    if ridge == 0.0:
        if one:
            covariance -= 1.0 / n**2 if n else 0.0
        else:
            sizes = newton.sizes[label]
            covariance -= (label[:, None] == label[None, :]) / (sizes[:, None] * sizes[None, :])
        if np.diag(covariance).max(initial=0.0) > VAGUEST:
            raise TourneyError("no-fit", NO_FIT)  # a flat ridge towards infinity, not a maximum
    elif centred:
        covariance = _project(covariance, n)
    meat = None
    if told is not None:
        meat = covariance @ inside.information(told) @ covariance
        meat = 0.5 * (meat + meat.T)
    return Fit(theta, np.zeros(0), loglik, covariance, meat, found)


def _newton(
    design: Design, rankings: Rankings | None, x: Floats, ridge: float, gauge: Floats, label: Ints
) -> tuple[Floats, Floats]:
    """Return the maximum and the information there (ridge included)."""
    n = design.n_players
    penalty = np.concatenate([np.full(n, ridge), np.zeros(design.n_covariates)])
    total = design.collect_abs() + (0.0 if rankings is None else rankings.appearances(design.size))
    value = _objective(design, rankings, x, penalty)
    for _ in range(STEPS):
        slope, information = derivatives(design, rankings, x)
        slope = slope - penalty * x
        information = information + np.diag(penalty)
        if np.abs(slope / np.maximum(total, 1.0)).max(initial=0.0) < GRADIENT:
            return x, information
        step = solve(information + gauge if ridge == 0.0 else information, slope)
        size = min(1.0, STRIDE / max(float(np.abs(step).max(initial=0.0)), 1e-300))
        for _ in range(40):
            new = x + size * step
            if ridge == 0.0:
                new[:n] = _centred(new[:n], label)
            new_value = _objective(design, rankings, new, penalty)
            if new_value >= value - 1e-12 * abs(value):
                break
            size *= 0.5
        x, value = new, new_value
        if np.abs(x[:n]).max(initial=0.0) > FARTHEST:
            break
    raise TourneyError("no-fit", NO_FIT)


def _objective(design: Design, rankings: Rankings | None, x: Floats, penalty: Floats) -> float:
    return _loglik(design, rankings, x) - 0.5 * float(penalty @ x**2)


def _loglik(design: Design, rankings: Rankings | None, x: Floats) -> float:
    logit = design.logits(x)
    # y log p + (1 - y) log(1 - p) = y x - log(1 + e^x)
    up = np.maximum(logit, 0.0) + np.log1p(np.exp(-np.abs(logit)))
    total = design.constant + float(design.weight @ (design.score * logit - up))
    return total if rankings is None else total + rankings.loglik(x)


def derivatives(design: Design, rankings: Rankings | None, x: Floats) -> tuple[Floats, Floats]:
    """Return the gradient, (n + C,), and the information, (n + C, n + C), without a prior."""
    logit = design.logits(x)
    p = expit(logit)
    slope = design.collect(design.weight * (design.score - p))
    information = design.information(design.weight * p * expit(-logit))
    if rankings is not None:
        more_slope, more_information = rankings.derivatives(x)
        slope, information = slope + more_slope, information + more_information
    return slope, information


def _meat(design: Design, rankings: Rankings | None, x: Floats) -> Floats:
    """Return the sum over games of score times score^T."""
    p = expit(design.logits(x))
    if design.cluster is None:
        return design.information(
            design.square - 2.0 * p * design.weight * design.score + p * p * design.weight
        )
    from scipy.sparse import csr_array

    residual = design.weight * (design.score - p)
    rows = design.matrix() * residual[:, None]
    n_games = int(design.cluster.max(initial=-1)) + 1
    which = csr_array(
        (np.ones(design.n_rows), (design.cluster, np.arange(design.n_rows))), shape=(n_games, design.n_rows)
    )
    per_game = which @ rows
    meat = np.asarray((per_game.T @ per_game).toarray(), dtype=np.float64)
    return meat if rankings is None else meat + rankings.meat(x)


def _internal(design: Design, label: Ints) -> Ints:
    """Return the rows all of whose players are in one component."""
    players = design.column < design.n_players
    own = np.where(players, label[np.minimum(design.column, design.n_players - 1)], -1)
    top = np.maximum.reduceat(own, design.start[:-1]) if design.n_rows else own
    low = np.where(players, own, np.iinfo(np.int64).max)
    bottom = np.minimum.reduceat(low, design.start[:-1]) if design.n_rows else low
    return np.flatnonzero(top == bottom)


def _centred(theta: Floats, label: Ints) -> Floats:
    if not len(theta):
        return theta
    sizes = np.bincount(label)
    mean = np.bincount(label, weights=theta) / np.where(sizes > 0, sizes, 1)
    return np.asarray(theta - mean[label])


def _project(covariance: Floats, n: int) -> Floats:
    """Return the covariance of parameters whose first n are centred."""
    change = np.eye(len(covariance))
    change[:n, :n] -= 1.0 / n
    return np.asarray(change @ covariance @ change.T)


def solve(matrix: Floats, vector: Floats) -> Floats:
    """Return the solution of a positive definite system.

    Raises
    ------
    TourneyError
        Code "no-fit" when it is not positive definite.
    """
    from scipy.linalg import LinAlgError, cho_factor, cho_solve

    try:
        return np.asarray(cho_solve(cho_factor(matrix, check_finite=False), vector, check_finite=False))
    except LinAlgError:
        raise TourneyError("no-fit", NO_FIT) from None


def inverse(matrix: Floats) -> Floats:
    """Return the inverse of a positive definite matrix.

    Raises
    ------
    TourneyError
        Code "no-fit" when it is not positive definite.
    """
    return _inverse_of_upper(np.array(matrix))


def _inverse_of_upper(half: Floats) -> Floats:
    """Return the inverse of a positive definite matrix, of which the upper half is read and used up."""
    from scipy.linalg.lapack import dpotrf, dpotri

    if not len(half):
        return half
    factor, failed = dpotrf(half.T, lower=1, clean=1, overwrite_a=1)
    if failed:
        raise TourneyError("no-fit", NO_FIT)
    lower, _ = dpotri(factor, lower=1, overwrite_c=1)
    result = np.asarray(lower.T)
    diagonal = np.diag(result).copy()
    whole: Floats = result + lower
    whole[np.diag_indices(len(whole))] = diagonal
    return whole


def mm(design: Design, *, tolerance: float = 1e-12) -> Floats:
    """Return theta by the MM iteration of Zermelo and Hunter (2004), for finite singles only.

    pi_i <- W_i / sum over j of n_ij / (pi_i + pi_j), until no theta moves by *tolerance*.
    """
    i, j = design.column[0::2], design.column[1::2]
    n = design.n_players
    games = design.weight
    wins = np.bincount(i, weights=games * design.score, minlength=n)
    wins = wins + np.bincount(j, weights=games * (1.0 - design.score), minlength=n)
    strength = np.ones(n)
    for _ in range(MM_STEPS):
        share = games / (strength[i] + strength[j])
        resistance = np.bincount(i, weights=share, minlength=n) + np.bincount(j, weights=share, minlength=n)
        new = wins / np.where(resistance > 0.0, resistance, 1.0)
        new /= np.exp(np.mean(np.log(new)))
        if np.abs(np.log(new / strength)).max() < tolerance:
            return np.asarray(np.log(new))
        strength = new
    raise TourneyError("no-fit", NO_FIT)
