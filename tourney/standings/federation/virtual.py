"""Buchholz and Sonneborn-Berger by the rules of 2012 to 2023, with a virtual opponent.

A round without play is scored against somebody who had as many points as the player before it, made
in it what the player did not, and drew from then on: S = SPR + (1 - SfPR) + ½(n - R) (FIDE Handbook
C.02.13, 2018). For the opponents of a player, his own rounds without play count as draws.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tourney.standings.federation.book import Book


def adjusted_scores(book: Book) -> list[Fraction]:
    """Return what each unit's points count for its opponents: every round without play as a draw."""
    draw = book.contest.scoring.draw
    return [
        sum((line.points if line and (line.played or line.open) else draw for line in row), Fraction(0))
        for row in book.lines
    ]


def virtual_score(book: Book, unit: int, index: int) -> Fraction:
    """Return the points of the virtual opponent of a round (from 0) at the end of the rounds held."""
    scoring, row = book.contest.scoring, book.lines[unit]
    before = sum((line.points for line in row[:index] if line), Fraction(0))
    line = row[index]
    own = line.points if line else Fraction(0)
    return before + (scoring.win - own) + scoring.draw * (book.rounds - index - 1)


def details(
    book: Book, *, sonneborn: bool, cuts: tuple[int, int], as_played: bool
) -> list[dict[int | str, Any]]:
    """Return of every unit its value, what each round (from 1) adds to it, and the rounds cut.

    The same shape as the library's details. *as_played* takes forfeits for games.
    """
    adjusted = adjusted_scores(book)
    found = []
    for unit, row in enumerate(book.lines):
        parts: list[tuple[Fraction, Fraction, int]] = []
        for index, line in enumerate(row):
            met = line is not None and line.opponent is not None
            if line is not None and line.opponent is not None and (line.played or line.open or as_played):
                score = adjusted[line.opponent]
            elif met or not book.split:
                score = virtual_score(book, unit, index)
            else:
                continue
            own = line.points if line else Fraction(0)
            parts.append((score * own if sonneborn else score, score, index + 1))
        low, high = min(cuts[0], len(parts)), cuts[1]
        ordered = sorted(parts, key=lambda part: (part[1], part[0], part[2]))
        cut = ordered[:low] + ordered[max(low, len(ordered) - high) :]
        out: dict[int | str, Any] = {number: value for value, _, number in parts}
        out["cut"] = [number for _, _, number in cut]
        out["val"] = sum((value for value, _, number in parts if number not in out["cut"]), Fraction(0))
        found.append(out)
    return found
