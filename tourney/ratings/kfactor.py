"""Elo's K by bands of games played, rating or highest rating, as federations set it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

BAD_BANDS = QT_TRANSLATE_NOOP(
    "Errors", "“{part}” is not a rule for K; write for example “peak>=2400:10, games<30:40, 20”."
)

PRESETS = {
    "none": "",
    # FIDE handbook B.02, 8.3.3: 40 for the first 30 games, 20 below 2400, 10 for ever from 2400 on.
    "fide": "peak>=2400:10, games<30:40, 20",
}

_RULE = re.compile(r"(games|rating|peak)\s*(<|>=)\s*(-?\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")

Fits = Callable[[int, float, float], bool]


@dataclass(frozen=True, slots=True)
class Bands:
    """Rules in order; the first that fits gives K."""

    rules: tuple[tuple[Fits, float], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rules)

    def k(self, games: int, rating: float, peak: float, default: float) -> float:
        """Return K for a player with so many games before, this rating and this highest rating."""
        for fits, k in self.rules:
            if fits(games, rating, peak):
                return k
        return default


@cache
def parse(text: str) -> Bands:
    """Return the rules of a preset's name or of rules separated by commas or semicolons.

    Raises
    ------
    TourneyError
        Code "bad-option", field "bands".
    """
    written = PRESETS.get(text.strip().lower(), text)
    rules: list[tuple[Fits, float]] = []
    for part in re.split(r"[,;]", written):
        rule = part.strip()
        if not rule:
            continue
        match = _RULE.fullmatch(rule)
        if match:
            what, relation, bound, k = match.groups()
            rules.append((_condition(what, relation, float(bound)), float(k)))
        elif _NUMBER.fullmatch(rule):
            rules.append((_always, float(rule)))
        else:
            raise TourneyError("bad-option", BAD_BANDS(part=rule), field="bands")
    return Bands(tuple(rules))


def _always(games: int, rating: float, peak: float) -> bool:
    del games, rating, peak
    return True


def _condition(what: str, relation: str, bound: float) -> Fits:
    index = ("games", "rating", "peak").index(what)

    def fits(games: int, rating: float, peak: float) -> bool:
        value = (games, rating, peak)[index]
        return value < bound if relation == "<" else value >= bound

    return fits
