"""Who may still meet whom in a Swiss event, and what is due to whom: sides, byes, virtual points."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tourney.pairing.base import Bools
from tourney.ratings.base import Ints
from tourney.standings.federation.book import Book, Line
from tourney.standings.federation.dutch import Boost
from tourney.standings.federation.library import exact


@dataclass(frozen=True, slots=True, eq=False)
class SwissField:
    """What the rounds so far mean for the next one, by unit.

    met : (n, n) int64
        Games played against each other.
    had_bye : (n,) bool
        Had a full round without playing: the bye of a pairing, a full point, a forfeit won.
    claim : (n,) int64
        2 for an absolute claim to the first side, -2 to the second, 0 for none absolute.
    top : (n,) bool
        Made more than half of the points before the last round.
    scores : tuple of Fraction
        Points so far, virtual ones included.
    """

    met: Ints
    had_bye: Bools
    claim: Ints
    top: Bools
    scores: tuple[Fraction, ...]

    def allowed(
        self,
        here: Sequence[int],
        *,
        apart: Collection[tuple[int, int]] = (),
        any_sides: bool = False,
        again: bool = False,
    ) -> Bools:
        """Return who may meet whom, (n + 1, n + 1); the last row and column are the bye.

        *again* allows rematches and second byes, *any_sides* two of the same absolute claim.
        """
        n = len(self.had_bye)
        present = np.zeros(n, dtype=bool)
        present[list(here)] = True
        pairs = np.outer(present, present)
        np.fill_diagonal(pairs, False)
        if not again:
            pairs &= self.met == 0
        if not any_sides:
            clash = (self.claim[:, None] == self.claim) & (self.claim[:, None] != 0)
            pairs &= ~(clash & ~self.top[:, None] & ~self.top)
        for a, b in apart:
            pairs[a, b] = pairs[b, a] = False
        whole = np.zeros((n + 1, n + 1), dtype=bool)
        whole[:n, :n] = pairs
        if len(here) % 2:
            whole[n, :n] = whole[:n, n] = present if again else present & ~self.had_bye
        return whole


def field_of(book: Book, boosts: Sequence[Boost], order: Sequence[int]) -> SwissField:
    """Return what the rounds so far mean for the next one (FIDE Handbook C.04.1 and C.04.3)."""
    n, scoring = book.contest.n, book.contest.scoring
    met = np.zeros((n, n), dtype=np.int64)
    had_bye = np.zeros(n, dtype=bool)
    claim = np.zeros(n, dtype=np.int64)
    for unit, row in enumerate(book.lines):
        for line in row:
            if line is None:
                continue
            if line.opponent is not None and (line.played or line.open):
                met[unit, line.opponent] += 1
            had_bye[unit] |= _full(line, scoring.win)
        claim[unit] = _claim([line.first for line in row if line and (line.played or line.open)])
    extra = _virtual(boosts, order, book.rounds + 1)
    scores = tuple(total + extra[unit] for unit, total in enumerate(book.total))
    last = book.contest.planned is not None and book.rounds + 1 >= book.planned
    half = scoring.win * book.rounds / 2
    top = np.array([last and total > half for total in scores], dtype=bool)
    return SwissField(met, had_bye, claim, top, scores)


def accelerated(rounds: int, players: int, last_of_group: int, win: Fraction) -> tuple[Boost, ...]:
    """Return the virtual points of the Baku acceleration (FIDE Handbook C.04.5.1).

    The first half of the players, rounded up to an even number, has a win's worth in the first half of
    the accelerated rounds and half of it in the rest; half of the rounds are accelerated, rounded up.

    Parameters
    ----------
    last_of_group : int
        The pairing number of the last of that half; 0 to count it from *players*.
    """
    group = last_of_group or 2 * math.ceil(players / 4)
    held = math.ceil(rounds / 2)
    full = math.ceil(held / 2)
    if not group or not held:
        return ()
    boosts = [Boost(1, full, group, exact(win))]
    if held > full:
        boosts.append(Boost(full + 1, held, group, exact(win / 2)))
    return tuple(boosts)


def first_side_of(book: Book, order: Sequence[int]) -> str:
    """Return the side that the top pairing number began with, told from the first round; "" if unknown.

    In the first round odd pairing numbers have the initial side, even ones the other; what most boards
    say holds, should some have been swapped.
    """
    if not book.rounds:
        return ""
    paired = [
        unit for unit in order if (line := book.lines[unit][0]) is not None and line.opponent is not None
    ]
    number = {unit: place for place, unit in enumerate(paired)}
    votes = 0
    for unit in paired:
        line = book.lines[unit][0]
        if line is None or line.opponent is None or number[line.opponent] < number[unit]:
            continue
        votes += 1 if (number[unit] % 2 == 0) == bool(line.first) else -1
    return "first" if votes > 0 else "second" if votes < 0 else ""


def _full(line: Line, win: Fraction) -> bool:
    if line.opponent is not None:
        return line.given
    return line.result == "P" or line.points >= win > 0


def _claim(sides: Sequence[bool | None]) -> int:
    """Return the absolute claim by sides so far (C.04.3, 1.7.1): 2 first, -2 second, 0 none."""
    lead = sum(1 if side else -1 for side in sides)
    last = sides[-2:]
    if lead <= -2 or (lead <= 1 and len(last) == 2 and not any(last)):
        return 2
    if lead >= 2 or (lead >= -1 and len(last) == 2 and all(last)):
        return -2
    return 0


def _virtual(boosts: Sequence[Boost], order: Sequence[int], round_: int) -> list[Fraction]:
    extra = [Fraction(0)] * len(order)
    for one in boosts:
        if one.first_round <= round_ <= one.last_round:
            for unit in order[: one.numbers]:
                extra[unit] = Fraction(one.points)
    return extra
