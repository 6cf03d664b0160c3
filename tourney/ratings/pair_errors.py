"""Exact variances of a Bradley-Terry fit of many players, where games join them along a narrow band.

Players are put in an order in which all their partners stand near (Cuthill and McKee 1969), so that the
information has a band of entries only. Its Cholesky factor is as narrow, and columns of the inverse are
worked out some at a time; no matrix of all players is kept. Chains of leagues or of seasons are like
that, and it is for them that estimates from near partners fail.
"""

from __future__ import annotations

import numpy as np

from tourney.ratings.base import Floats, Ints

MOST = 1e10
"""Multiplications that exact errors may cost: some seconds."""

COLUMNS = 128
"""Columns of the inverse worked out at once."""


def narrow_order(i: Ints, j: Ints, n: int) -> tuple[Ints, int] | None:
    """Return each player's place in the band and the width of the band; None where it is not worth it."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import reverse_cuthill_mckee

    if n * n * 16.0 > MOST:
        return None
    ones = csr_array((np.ones(len(i)), (i, j)), shape=(n, n))
    along = np.asarray(reverse_cuthill_mckee((ones + ones.T).tocsr(), symmetric_mode=True), dtype=np.int64)
    place = np.empty(n, dtype=np.int64)
    place[along] = np.arange(n)
    width = int(np.abs(place[i] - place[j]).max(initial=0))
    # a triangular solution down and up, for each of n columns, and the rows' scores
    return (place, width) if 4.0 * n * n * (width + 1) + 8.0 * n * len(i) <= MOST else None


def variances(
    pairs: tuple[Ints, Ints], spread: Floats, own: Floats, label: Ints, meat: Floats | None
) -> tuple[Floats, Floats] | None:
    """Return Fisher's and the sandwich's variances on the centred scale, (n,) each; None where too dear.

    pairs, spread : players i and j of each pair, and what it adds to the information, (R,)
    own : (n,) diagonal of the information; more than the pairs add where there is a ridge
    label : (n,) groups, each centred at 0; without ridge no pair lies between two
    meat : (R,) what each pair adds to the sum of score times score^T, or None for Fisher's only
    """
    from scipy.linalg import LinAlgError, cho_solve_banded, cholesky_banded
    from scipy.sparse import csr_array

    i, j = pairs
    n = len(own)
    found = narrow_order(i, j, n)
    if found is None:
        return None
    place, width = found
    added = np.bincount(i, weights=spread, minlength=n) + np.bincount(j, weights=spread, minlength=n)
    free = bool((own <= added * (1.0 + 1e-12) + 1e-300).all())  # no ridge: one of each group is held fast
    held = np.zeros(n, dtype=bool)
    if free:
        best = np.lexsort((-own, label))
        held[best[np.diff(label[best], prepend=-1) != 0]] = True
    band = np.zeros((width + 1, n))
    band[0, place] = np.where(held, 1.0, own)
    both = ~(held[i] | held[j])
    low, high = np.minimum(place[i], place[j])[both], np.maximum(place[i], place[j])[both]
    np.subtract.at(band, (high - low, low), spread[both])
    try:
        factor = cholesky_banded(band, lower=True, overwrite_ab=True, check_finite=False)
    except LinAlgError:
        return None
    sizes = np.bincount(label)
    rows = csr_array(
        (
            np.concatenate([np.ones(len(i)), -np.ones(len(i))]),
            (np.tile(np.arange(len(i)), 2), np.concatenate([place[i], place[j]])),
        ),
        shape=(len(i), n),
    )
    at, group = np.argsort(place), label[np.argsort(place)]
    fast = held[at]
    fisher, robust = np.empty(n), np.empty(n)
    for opened in range(0, n, COLUMNS):
        here = np.arange(opened, min(opened + COLUMNS, n))
        right = np.zeros((n, len(here)))
        right[here, np.arange(len(here))] = 1.0
        right -= (group[:, None] == group[None, here]) / sizes[group[here]]
        right[fast] = 0.0
        column = cho_solve_banded((factor, True), right, overwrite_b=True, check_finite=False)
        column[fast] = 0.0
        mean = np.zeros(len(here))
        for k, g in enumerate(group[here].tolist()):
            mean[k] = column[group == g, k].mean()
        fisher[at[here]] = column[here, np.arange(len(here))] - mean
        if meat is not None:
            gap = rows @ column
            robust[at[here]] = meat @ (gap * gap)
    return np.maximum(fisher, 0.0), np.maximum(robust, 0.0) if meat is not None else fisher
