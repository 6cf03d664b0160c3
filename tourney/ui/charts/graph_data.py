"""What a graph shows: people with their places and links, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from tourney.ratings.base import Floats, Ints


def _none() -> Floats:
    return np.zeros((0, 2))


def _no_numbers() -> Ints:
    return np.zeros(0, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """n people with places, p links, and the number of everybody's group.

    places : (n, 2) float
    pair : (p, 2) int64; weight : (p,) int64
    component : (n,) int64
    size : (n,) int64, what makes a dot large
    hollow : (n,) bool
    """

    names: tuple[str, ...] = ()
    places: Floats = field(default_factory=_none)
    pair: Ints = field(default_factory=lambda: np.zeros((0, 2), dtype=np.int64))
    weight: Ints = field(default_factory=_no_numbers)
    component: Ints = field(default_factory=_no_numbers)
    size: Ints = field(default_factory=_no_numbers)
    hollow: Ints = field(default_factory=_no_numbers)

    def near(self, i: int) -> Ints:
        """Return who is linked to person i, ascending."""
        pair = self.pair
        return np.unique(np.r_[pair[pair[:, 0] == i, 1], pair[pair[:, 1] == i, 0]])


@dataclass(frozen=True, slots=True)
class GraphWords:
    """What a graph says: its name, a sentence about it, and the lines of the box of a person."""

    name: str
    about: str = ""
    person: Callable[[int], tuple[str, ...]] = field(default=lambda person: ())
    group: Callable[[int], str] = field(default=lambda group: "")
