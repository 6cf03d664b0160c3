"""Lots drawn by a seed."""

from __future__ import annotations

import numpy as np


def lots(rng_seed: int) -> np.random.Generator:
    """Return the lots of a seed; any whole number is one, those below zero have lots of their own."""
    return np.random.default_rng(rng_seed if rng_seed >= 0 else (-rng_seed, 1))
