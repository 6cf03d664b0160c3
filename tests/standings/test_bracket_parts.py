"""Brackets in parts for a wall: every place on one, none over another, names of rounds where they belong."""

from __future__ import annotations

from itertools import combinations

import pytest

from tourney.core.marks import say
from tourney.standings.bracket import double_shape, knockout_shape
from tourney.standings.bracket_layout import BOX, LINE, bracket_layout
from tourney.standings.bracket_parts import parts_of


def shapes():
    for n in (2, 5, 8, 16, 17, 32, 33, 64):
        yield pytest.param(knockout_shape(n, third_place=n > 3), id=f"knockout-{n}")
        yield pytest.param(double_shape(n), id=f"double-{n}")


@pytest.mark.parametrize("shape", list(shapes()))
def test_every_place_is_drawn_and_none_over_another(shape) -> None:
    sheets = parts_of(shape)
    assert {slot.key for slot in shape.slots} == {box.key for one in sheets for box in one.boxes}
    for one in sheets:
        for a, b in combinations(one.boxes, 2):
            assert a.column != b.column or abs(a.middle - b.middle) >= BOX
        for box in one.boxes:
            assert 0 <= box.column < one.columns
            assert BOX / 2 <= box.middle <= one.height - BOX / 2
        for head in one.headings:
            assert 0 <= head.top < one.height
            assert head.column is None or 0 <= head.column < one.columns
        assert sum(box.column == 0 for box in one.boxes) <= 8 or shape.double


@pytest.mark.parametrize("n", [2, 8])
def test_a_small_bracket_is_one_sheet(n: int) -> None:
    assert (bracket_layout(knockout_shape(n, third_place=True)),) == parts_of(
        knockout_shape(n, third_place=True)
    )


def test_sixteen_are_one_sheet_with_less_air() -> None:
    (sheet,) = parts_of(knockout_shape(16, third_place=True))
    whole = bracket_layout(knockout_shape(16, third_place=True))
    assert [box.key for box in whole.boxes] == [box.key for box in sheet.boxes]
    assert sheet.height < 0.75 * whole.height
    assert all(box.middle - BOX / 2 >= LINE for box in sheet.boxes if box.column == 0)


def test_thirty_two_are_two_halves_and_the_last_rounds() -> None:
    upper, lower, last = parts_of(knockout_shape(32, third_place=True))
    assert ["Last 32", "Last 16", "Quarter-finals", "Semi-finals"] == [say(h.text) for h in upper.headings]
    assert [say(h.text) for h in upper.headings] == [say(h.text) for h in lower.headings]
    assert ["Quarter-finals", "Semi-finals", "Final"] == [say(h.text) for h in last.headings[:3]]
    assert {"W1-1", "W1-8", "W4-1"} <= {box.key for box in upper.boxes}
    assert {"W1-9", "W1-16", "W4-2"} <= {box.key for box in lower.boxes}
    assert 8 == len(last.boxes)


def test_the_losers_of_sixteen_have_a_sheet_of_their_own() -> None:
    winners, losers = parts_of(double_shape(16))
    assert {"W"} == {box.key[0] for box in winners.boxes}
    assert {"L", "F"} == {box.key[0] for box in losers.boxes}
    assert ["Winners"] == [say(h.text) for h in winners.headings if h.column is None]
    assert ["Losers"] == [say(h.text) for h in losers.headings if h.column is None]
