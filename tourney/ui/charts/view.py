"""Which part of a whole is shown: zoomed around a place, moved, never beyond the ends."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class View:
    """The part from ``first`` to ``last`` of what reaches from ``low`` to ``high``."""

    low: float = 0.0
    high: float = 1.0
    first: float = 0.0
    last: float = 1.0
    least: float = 0.0
    """The narrowest part that can be shown."""

    @property
    def whole(self) -> bool:
        """True while everything is shown."""
        return self.first <= self.low and self.last >= self.high

    def set_whole(self, low: float, high: float, *, least: float, keep: bool = False) -> None:
        """Take other ends; with *keep* a part that is shown stays, if it still lies between them."""
        was_whole = self.whole
        first, last = self.first, self.last
        if high - low < least:
            middle = (low + high) / 2
            low, high = middle - least / 2, middle + least / 2
        self.low, self.high, self.least = low, high, least
        if keep and not was_whole and last > low and first < high:
            self.show(first, last)
        else:
            self.first, self.last = low, high

    def show(self, first: float, last: float) -> None:
        """Show a part, as wide as asked for if the ends allow it."""
        wide = min(max(last - first, self.least), self.high - self.low)
        middle = (first + last) / 2
        self.first = min(max(middle - wide / 2, self.low), self.high - wide)
        self.last = self.first + wide

    def zoom(self, factor: float, at: float | None = None) -> None:
        """Show *factor* times less; the place *at* (the middle without one) stays where it is."""
        at = (self.first + self.last) / 2 if at is None else min(max(at, self.first), self.last)
        wide = min(max((self.last - self.first) / factor, self.least), self.high - self.low)
        share = (at - self.first) / (self.last - self.first)
        self.first = min(max(at - share * wide, self.low), self.high - wide)
        self.last = self.first + wide

    def move(self, share: float) -> None:
        """Show what lies to the right by a share of the width."""
        by = share * (self.last - self.first)
        self.show(self.first + by, self.last + by)

    def reveal(self, at: float) -> bool:
        """Move just far enough that a place is shown; True when that was needed."""
        if self.first <= at <= self.last:
            return False
        edge = 0.1 * (self.last - self.first)
        by = at - edge - self.first if at < self.first else at + edge - self.last
        self.show(self.first + by, self.last + by)
        return True
