"""Formula One seasons as contests, from ``tests/data/f1`` (F1DB, CC BY 4.0)."""

from __future__ import annotations

import csv
import gzip
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from tourney.core.rules import Scoring
from tourney.standings.contest import Contest, Contested, Unit
from tourney.standings.scoring import scored

FOLDER = Path(__file__).parent.parent / "data" / "f1"

BEST = dict.fromkeys(range(1950, 1954), 4) | dict.fromkeys(range(1954, 1958), 5) | {
    1958: 6, 1959: 5, 1960: 6, 1990: 11,
}  # fmt: skip
"""How many results counted; all in other years."""

NOTHING = Fraction(0)
RETIRED = 99


@dataclass(frozen=True)
class Published:
    """A line of a championship table; the position is None for somebody excluded."""

    position: int | None
    driver: str
    points: Fraction


@lru_cache(maxsize=1)
def published() -> dict[int, list[Published]]:
    """Return the championship tables by year."""
    tables: dict[int, list[Published]] = {}
    with (FOLDER / "championships.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            position = int(row["position"]) if row["position"].isdigit() else None
            line = Published(position, row["driver"], Fraction(row["points"]))
            tables.setdefault(int(row["year"]), []).append(line)
    return tables


@lru_cache(maxsize=1)
def _results() -> dict[int, dict[int, list[tuple[str, str, Fraction]]]]:
    seasons: dict[int, dict[int, list[tuple[str, str, Fraction]]]] = {}
    with gzip.open(FOLDER / "seasons.csv.gz", "rt", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            race = seasons.setdefault(int(row["year"]), {}).setdefault(int(row["round"]), [])
            race.append((row["position"], row["driver"], Fraction(row["points"] or 0)))
    return seasons


def season(year: int, scoring: Scoring) -> Contest:
    """Return a season: one game of many sides a race, the points given for it as scores.

    Who drove twice in a race (cars were shared) has his better position and the points of both.
    """
    races = _results()[year]
    drivers = sorted({driver for race in races.values() for _, driver, _ in race})
    number = {driver: unit for unit, driver in enumerate(drivers)}
    games = []
    for round_, race in sorted(races.items()):
        position: dict[str, int] = {}
        points: dict[str, Fraction] = {}
        for place, driver, made in race:
            finished = int(place) if place.isdigit() else RETIRED
            position[driver] = min(position.get(driver, RETIRED), finished)
            points[driver] = points.get(driver, NOTHING) + made
        sides = sorted(position, key=lambda driver: (position[driver], driver))
        order = sorted(set(position.values()))
        games.append(
            Contested(
                round_,
                tuple(number[driver] for driver in sides),
                tuple(order.index(position[driver]) for driver in sides),
                scores=tuple(
                    None if position[driver] == RETIRED and not points[driver] else float(points[driver])
                    for driver in sides
                ),
            )
        )
    units = tuple(Unit(driver) for driver in drivers)
    contest = Contest(units, tuple(games), rounds=len(games), scoring=scoring)
    return scored(contest)


def by_given_points(year: int) -> Contest:
    """Return a season scored by the points written down for each race."""
    return season(year, Scoring(by="points", best=BEST.get(year, 0)))


def by_place(year: int, points: tuple[int, ...], halves: tuple[int, ...] = ()) -> Contest:
    """Return a season scored by places; some races gave half points."""
    rounds = tuple((number, Fraction(1, 2)) for number in halves)
    return season(year, replace(Scoring(by="places", rounds=rounds), places=tuple(map(Fraction, points))))
