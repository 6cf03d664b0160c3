"""Newton's method for plain pairs: singles without covariates.

The same maximum as ``likelihood`` finds for any rows, at a fraction of the time: steps by conjugate
gradients (Hestenes and Stiefel 1952) on the pairs themselves or on half of the matrix, whichever is
less, and a start near the goal. No more than the pairs is kept in memory for many players.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ratings import pair_errors
from tourney.ratings.base import Floats, Ints
from tourney.ratings.paired import DENSE, Design

NO_FIT = QT_TRANSLATE_NOOP("Errors", "The Bradley-Terry fit does not settle; a small “prior” helps.")

SETTLED = 5e-9
"""Largest component of the gradient at the maximum, in games; rounding allows no less for millions."""

ROUNDING = 1e-13
STEPS = 100
STRIDE = 4.0
"""Largest change of a theta in one step."""

FARTHEST = 40.0
"""A theta beyond it means that the likelihood has no maximum."""

SWEEPS = 50
BLOCK = 1 << 15
"""Pairs worked on at once: their columns stay in the cache."""

GROUPS = 600
"""Groups of players in which far uncertainty is looked for."""

FAINT = 1e-6

VAGUE = 100.0
"""Most that groups may add to a variance; more says that no game joins them."""

SPARSE = 8
"""Times as many cells as pairs from which products go over the pairs."""

Product = Callable[[Floats], Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Maximum:
    """theta (n,), and per pair what it adds to the information there, (R,)."""

    theta: Floats
    spread: Floats
    loglik: float


class PairNewton:
    """Sums over pairs (i, j), i < j, of n players.

    Without *ridge* every pair lies inside one group of *label*, and each group is centred at 0.
    """

    def __init__(self, design: Design, ridge: float, label: Ints) -> None:
        self.n, self.ridge, self.label = design.n_players, ridge, label
        self.sizes = np.bincount(label, minlength=1)
        self.i, self.j = design.column[0::2].copy(), design.column[1::2].copy()
        # pairs are in order of their first players, so that those are sums of runs
        self.opens = np.flatnonzero(np.diff(self.i, prepend=-1))
        self.heads = self.i[self.opens]
        self.weight = design.weight
        self.points = design.weight * design.score
        self.constant = design.constant
        self.total = self.gather(self.weight, self.weight)
        self.sparse = self.n > DENSE or SPARSE * len(self.i) < self.n * self.n
        self.cells = None if self.n > DENSE else self.i * self.n + self.j

    def gather(self, ours: Floats, theirs: Floats) -> Floats:
        """Return the sums of *ours* per first player plus those of *theirs* per second one, (n,)."""
        sums = np.bincount(self.j, weights=theirs, minlength=self.n).astype(np.float64, copy=False)
        if len(self.opens):
            sums[self.heads] += np.add.reduceat(ours, self.opens)
        return sums

    def contrast(self, told: Floats) -> Floats:
        """Return the sums of *told* per first player less those per second one, (n,)."""
        sums = np.negative(np.bincount(self.j, weights=told, minlength=self.n))
        if len(self.opens):
            sums[self.heads] += np.add.reduceat(told, self.opens)
        return np.asarray(sums)

    def maximum(self, start: Floats | None) -> Maximum:
        """Return the maximum of the likelihood less ridge / 2 times the sum of theta^2.

        Raises
        ------
        TourneyError
            "no-fit".
        """
        x = self.guess() if start is None else self.centred(start)
        close = np.maximum(SETTLED, ROUNDING * self.total)
        slope, spread = self.derivatives(x)
        for _ in range(STEPS):
            worst = float(np.abs(slope / close).max(initial=0.0))
            if worst <= 1.0:
                return Maximum(x, spread, self.loglik(x))
            step = self.step(slope, spread, close, worst)
            size = min(1.0, STRIDE / max(float(np.abs(step).max(initial=0.0)), 1e-300))
            x, slope, spread = self.advance(x, step, size, float(slope @ step))
            if np.abs(x).max(initial=0.0) > FARTHEST:
                break
        raise TourneyError("no-fit", NO_FIT)

    def guess(self) -> Floats:
        """Return where to begin: the log odds of each player's share of the points, drawn to the middle."""
        won = self.gather(self.points, self.weight - self.points)
        share = (won + 0.5) / (self.total + 1.0)
        theta = np.log(share / (1.0 - share))
        return self.centred(theta)

    def centred(self, x: Floats) -> Floats:
        """Return *x* with each group's mean at 0, unless a ridge does that."""
        if self.ridge > 0.0:
            return x
        if len(self.sizes) == 1:
            return np.asarray(x - x.mean()) if len(x) else x
        return np.asarray(x - (np.bincount(self.label, weights=x) / self.sizes)[self.label])

    def derivatives(self, x: Floats) -> tuple[Floats, Floats]:
        """Return the gradient, (n,), and what each pair adds to the information, (R,)."""
        rest, spread = np.empty(len(self.i)), np.empty(len(self.i))
        for low in range(0, len(self.i), BLOCK):
            here = slice(low, low + BLOCK)
            odds = x.take(self.j[here])
            odds -= x.take(self.i[here])
            np.exp(odds, out=odds)  # of the second player
            chance = odds + 1.0
            np.divide(1.0, chance, out=chance)
            odds *= chance
            chance *= self.weight[here]
            np.subtract(self.points[here], chance, out=rest[here])
            np.multiply(odds, chance, out=spread[here])
        slope = self.contrast(rest)
        if self.ridge > 0.0:
            slope -= self.ridge * x
        return slope, spread

    def advance(self, x: Floats, step: Floats, size: float, rise: float) -> tuple[Floats, Floats, Floats]:
        """Return the next point with its derivatives: the step, shortened while it overshoots."""
        for _ in range(40):
            new = self.centred(x + size * step)
            slope, spread = self.derivatives(new)
            along = float(slope @ step)
            # Up to the top the likelihood has risen; a little beyond it too, since it is concave and smooth.
            if along >= -0.5 * rise or self.objective(new) >= self.objective(x):
                break
            size *= 0.5
        return new, slope, spread

    def loglik(self, x: Floats) -> float:
        """Return the log-likelihood, without the prior."""
        logit = x.take(self.i) - x.take(self.j)
        up = np.maximum(logit, 0.0)
        up += np.log1p(np.exp(-np.abs(logit)))
        return self.constant + float(self.points @ logit) - float(self.weight @ up)

    def objective(self, x: Floats) -> float:
        """Return the log-likelihood less the prior."""
        return self.loglik(x) - 0.5 * self.ridge * float(x @ x)

    def diagonal(self, spread: Floats) -> Floats:
        """Return the diagonal of the information, ridge included, (n,)."""
        return self.gather(spread, spread) + self.ridge

    def matrix(self, spread: Floats, diagonal: Floats) -> Floats:
        """Return the information, ridge included: its upper half, (n, n), zeros below."""
        assert self.cells is not None
        half = np.zeros((self.n, self.n))
        half.reshape(-1)[self.cells] = -spread
        half[np.diag_indices(self.n)] = diagonal
        return half

    def product(self, spread: Floats, diagonal: Floats) -> Product:
        """Return the product of the information with a vector."""
        if self.sparse:
            i, j, ridge = self.i, self.j, self.ridge

            def over_pairs(y: Floats) -> Floats:
                told = spread * (y.take(i) - y.take(j))
                return self.contrast(told) + ridge * y

            return over_pairs
        from scipy.linalg.blas import dsymv

        half = self.matrix(spread, diagonal).T
        return lambda y: np.asarray(dsymv(1.0, half, y, lower=1))

    def step(self, slope: Floats, spread: Floats, close: Floats, worst: float) -> Floats:
        """Return Newton's step, as exact as the distance to the maximum is worth."""
        far = float(np.abs(slope / np.maximum(self.total, 1.0)).max())
        goal = max(min(1e-2, far), 0.1 / worst)  # so that the distance shrinks by its square
        diagonal = self.diagonal(spread)
        return self.solve(self.product(spread, diagonal), diagonal, slope, goal * worst * close)

    def solve(self, product: Product, diagonal: Floats, right: Floats, within: Floats | float) -> Floats:
        """Return the solution by conjugate gradients, preconditioned by the diagonal.

        within : largest residual allowed, (n,) or one for all. Without ridge *right* sums to 0, and so
        does the solution.
        """
        scale = 1.0 / np.maximum(diagonal, 1e-300)
        x, left = np.zeros(len(right)), right.copy()
        toward = z = scale * left
        reach = float(left @ z)
        for _ in range(20 * len(right) + 50):
            if bool((np.abs(left) <= within).all()):
                break
            image = product(toward)
            size = reach / max(float(toward @ image), 1e-300)
            x += size * toward
            left -= size * image
            z = scale * left
            new = float(left @ z)
            toward = z + (new / reach) * toward
            reach = new
        return self.centred(x)

    def variances(self, spread: Floats) -> Floats:
        """Return about the variances on the centred scale, (n,), without inverting the information.

        Belief propagation tells what near partners leave uncertain. What it misses of whole regions that
        few games join is found from the players in groups along the games (Cuthill and McKee 1969), whose
        matrix is inverted.
        """
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import reverse_cuthill_mckee

        own = self.diagonal(spread)
        ridge = self.ridge
        if ridge == 0.0:  # a little of one stands in for centring; what it adds to all is taken off again
            ridge = FAINT * float(np.median(own[own > 0.0])) if (own > 0.0).any() else 1.0
            own = own + ridge
        near = _propagated(self.i, self.j, spread, own)
        if self.n <= GROUPS:
            return near
        group = np.empty(self.n, dtype=np.int64)
        ones = csr_array((np.ones(len(self.i)), (self.i, self.j)), shape=(self.n, self.n))
        along = reverse_cuthill_mckee((ones + ones.T).tocsr(), symmetric_mode=True)
        group[np.asarray(along, dtype=np.int64)] = np.arange(self.n) * GROUPS // self.n
        matrix = np.diag(ridge * np.bincount(group, minlength=GROUPS))
        low, high = group[self.i], group[self.j]
        np.subtract.at(matrix, (low, high), spread)
        np.subtract.at(matrix, (high, low), spread)
        matrix[np.diag_indices(GROUPS)] += np.bincount(group, weights=own - ridge, minlength=GROUPS)
        first, second = np.nonzero(np.triu(matrix, 1))
        missed = np.diag(np.linalg.inv(matrix)) - _propagated(
            first, second, -matrix[first, second], np.diag(matrix)
        )
        if self.ridge > 0.0:  # all together are as sure as the prior alone
            return np.asarray(
                np.maximum(near + np.clip(missed, 0.0, VAGUE)[group] - 1.0 / (ridge * self.n), 0.1 / own)
            )
        of_all = 1.0 / (ridge * self.sizes[self.label])
        return np.asarray(near + np.clip(missed[group] - of_all, 0.0, VAGUE))


def _propagated(i: Ints, j: Ints, spread: Floats, own: Floats) -> Floats:
    """Return about the diagonal of the inverse of diag(own) less spread at (i, j) and (j, i).

    By belief propagation between neighbours (Weiss and Freeman 2001): exact where the pairs form a tree.
    """
    n, square = len(own), spread * spread
    up, down = own.take(i), own.take(j)  # what i tells j of its precision without j, and j tells i
    floor = 1e-6 * own
    taken: Floats = np.zeros(n)
    for _ in range(SWEEPS):
        to_j, to_i = square / up, square / down
        before = taken
        both = np.bincount(i, weights=to_i, minlength=n) + np.bincount(j, weights=to_j, minlength=n)
        taken = both.astype(np.float64, copy=False)
        if bool((np.abs(taken - before) <= 1e-4 * own).all()):
            break
        left = own - taken
        up = np.maximum(left.take(i) + to_i, floor.take(i))
        down = np.maximum(left.take(j) + to_j, floor.take(j))
    return np.asarray(1.0 / np.maximum(own - taken, floor))


class Wide:
    """Errors of a fit of so many players that no matrix of all is made.

    meat : (R,) what each pair adds to the sum of score times score^T, or None
    """

    def __init__(self, newton: PairNewton, best: Maximum, meat: Floats | None) -> None:
        self.newton, self.spread, self.meat = newton, best.spread, meat
        self._fisher: Floats | None = None
        self._exact: tuple[Floats, Floats] | None = None

    def variances(self, *, sandwich: bool = False) -> Floats:
        """Return the variance of each theta, (n,): exactly where that is affordable, else about.

        The sandwich's is then Fisher's times the share of the player's own scores that the model explains.
        """
        if self._fisher is None:
            newton = self.newton
            own, pairs = newton.diagonal(self.spread), (newton.i, newton.j)
            self._exact = pair_errors.variances(pairs, self.spread, own, newton.label, self.meat)
            self._fisher = newton.variances(self.spread) if self._exact is None else self._exact[0]
        if self._exact is not None:
            return self._exact[1] if sandwich else self._exact[0]
        if not sandwich or self.meat is None:
            return self._fisher
        seen = self.newton.gather(self.meat, self.meat)
        expected = np.maximum(self.newton.gather(self.spread, self.spread), 1e-300)
        return np.asarray(self._fisher * np.where(seen > 0.0, seen / expected, 1.0))

    @property
    def estimated(self) -> bool:
        """Whether the variances, once asked for, were too dear to be exact."""
        return self._fisher is not None and self._exact is None

    def response(self, player: int) -> Floats:
        """Return the covariance of one theta with all, (n,)."""
        unit = np.zeros(self.newton.n)
        unit[player] = 1.0
        return self._solve(unit)

    def difference_error(self, i: Ints | int, j: Ints | int, *, sandwich: bool = False) -> Floats:
        """Return the standard error of theta_i - theta_j, exactly; one solution for each."""
        first, second = np.broadcast_arrays(i, j)
        found = np.zeros(first.shape)
        for place in np.ndindex(first.shape):
            contrast = np.zeros(self.newton.n)
            contrast[first[place]] += 1.0
            contrast[second[place]] -= 1.0
            answer = self._solve(contrast)
            if sandwich and self.meat is not None:
                told = answer.take(self.newton.i) - answer.take(self.newton.j)
                found[place] = float(self.meat @ told**2)
            else:
                found[place] = float(contrast @ answer)
        return np.asarray(np.sqrt(np.maximum(found, 0.0)))

    def _solve(self, right: Floats) -> Floats:
        newton = self.newton
        diagonal = newton.diagonal(self.spread)
        return newton.solve(newton.product(self.spread, diagonal), diagonal, newton.centred(right), 1e-10)
