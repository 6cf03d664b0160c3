"""Thirty-one championship tables of Formula One, every driver: the published points, the published places."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.standings.seasons import by_given_points, by_place, published
from tourney.standings.ranking import rank

EIGHTIES = (10, 6, 4, 3, 2, 1)
TWO_THOUSANDS = (10, 8, 6, 5, 4, 3, 2, 1)
ROUNDED = Fraction(1, 100)
"""Points shared in thirds and sevenths are published with two decimals, race by race."""

COUNTBACK = (
    dict.fromkeys((1990, 1991, 1992, 1993, 1994, 1996, 1997), "places:6")
    | dict.fromkeys((1995, *range(2000, 2010)), "places")
)  # fmt: skip
"""Seasons whose ties were broken by the rule alone: by places with points, later by all places."""


def table(year, contest, *tiebreaks):
    names = [unit.name for unit in contest.units]
    out = [names.index(line.driver) for line in published()[year] if line.position is None]
    ranking = rank(contest, tiebreaks, unranked=out)
    return {names[row.unit]: row for row in ranking.rows}


@pytest.mark.parametrize("year", sorted(published()))
def test_points_of_the_best_results_are_the_published_ones(year):
    rows = table(year, by_given_points(year))
    for line in published()[year]:
        assert abs(line.points - rows[line.driver].points) <= ROUNDED, line.driver
    listed = {line.driver for line in published()[year]}
    assert all(row.points == 0 for driver, row in rows.items() if driver not in listed)


@pytest.mark.parametrize("year", sorted(published()))
def test_places_by_points_are_those_published_up_to_ties(year):
    rows = table(year, by_given_points(year))
    level = [row.place for row in rows.values()]
    for line in published()[year]:
        place = rows[line.driver].place
        if line.position is None:
            assert place is None
        else:
            assert place <= line.position < place + level.count(place)


@pytest.mark.parametrize("year", sorted(COUNTBACK))
def test_countback_gives_the_published_places(year):
    rows = table(year, by_given_points(year), COUNTBACK[year])
    expected = {line.driver: line.position for line in published()[year]}
    assert expected == {driver: rows[driver].place for driver in expected}


@pytest.mark.parametrize(
    ("year", "points", "halves"),
    [(1991, EIGHTIES, (16,)), *((year, EIGHTIES, ()) for year in range(1992, 2003))]
    + [*((year, TWO_THOUSANDS, ()) for year in range(2003, 2009)), (2009, TWO_THOUSANDS, (2,))],
)
def test_points_by_place_give_the_published_tables(year, points, halves):
    rows = table(year, by_place(year, points, halves))
    expected = {line.driver: line.points for line in published()[year]}
    assert expected == {driver: rows[driver].points for driver in expected}
