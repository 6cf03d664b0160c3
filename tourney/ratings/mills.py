"""Mills' ratio R(x) = Phi(-x) / phi(x) of arrays, by a table of short polynomials.

R is smooth, so that a polynomial of degree five through Chebyshev nodes has all digits over a
sixty-fourth; it costs a third of a rational approximation with its branches.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from tourney.ratings.base import Floats, Ints
from tourney.ratings.erfc import erfcx

REACH = 9.0
"""The table ends here; Phi(-9) is 1e-19."""

PIECES = 64
"""Polynomials per unit of x."""

DEGREE = 5

MANY = 10_000
"""Elements from which a gather for each power beats one of whole rows (measured)."""


def ratio(x: Floats) -> Floats:
    """Return R of each element, all in [0, REACH]."""
    place = x * float(PIECES)
    index = place.astype(np.int64)
    place -= index
    place -= 0.5
    if x.size >= MANY:
        return _by_columns(place, index)
    rows = _table().take(index, axis=0, mode="clip")
    result: Floats = rows[..., DEGREE] * place
    for k in range(DEGREE - 1, 0, -1):
        result += rows[..., k]
        result *= place
    result += rows[..., 0]
    return result


def _by_columns(place: Floats, index: Ints) -> Floats:
    """Return the same for many elements, whose gathered rows would not stay in the cache."""
    columns = _columns()
    result: Floats = columns[DEGREE].take(index, mode="clip")
    result *= place
    for k in range(DEGREE - 1, 0, -1):
        result += columns[k].take(index, mode="clip")
        result *= place
    result += columns[0].take(index, mode="clip")
    return result


@cache
def _columns() -> list[Floats]:
    """Return the table by power."""
    return [np.ascontiguousarray(column) for column in _table().T]


@cache
def _table() -> Floats:
    """Return the coefficients of each piece, lowest power first, in steps from its middle."""
    pieces = int(REACH * PIECES) + 1
    angles = (np.arange(DEGREE + 1) + 0.5) * (math.pi / (DEGREE + 1))
    nodes = 0.5 * np.cos(angles)
    x = (np.arange(pieces)[:, None] + 0.5 + nodes) / PIECES
    values = math.sqrt(0.5 * math.pi) * erfcx(x / math.sqrt(2.0))
    return np.asarray(np.linalg.solve(np.vander(nodes, increasing=True), values.T).T.copy())
