"""Round guide values for an axis."""

from __future__ import annotations

from math import ceil, floor, log10

from tourney.ui.models.roles import Scale


def nice_scale(low: float, high: float, most: int = 8) -> Scale:
    """Return a scale around *low* to *high* with at most *most* round guide values.

    Steps are 1, 2 or 5 times a power of ten.
    """
    if not high > low:
        low, high = low - 1, high + 1
    power = 10.0 ** floor(log10((high - low) / most))
    for step in (power, 2 * power, 5 * power, 10 * power):
        first = ceil(low / step - 1e-9)
        last = floor(high / step + 1e-9)
        if last - first < most:
            break
    return Scale(low, high, tuple(number * step for number in range(first, last + 1)))
