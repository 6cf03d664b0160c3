"""A bracket is drawn without one box over another, and reads as text."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from tests.pairing.contests import contest_of, game
from tourney.standings.bracket import (
    BYE,
    KnockoutOptions,
    double_shape,
    knockout_shape,
    seed_lines,
    source_text,
)
from tourney.standings.bracket_layout import BOX, bracket_layout
from tourney.standings.bracket_state import double_bracket, knockout_bracket
from tourney.standings.bracket_text import bracket_text


def test_the_lines_of_a_bracket_of_eight():
    assert (1, 8, 4, 5, 2, 7, 3, 6) == seed_lines(8)


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5, 7, 8, 13, 16, 33, 64])
def test_no_box_covers_another_and_wires_run_to_the_right(n, double):
    shape = double_shape(n) if double else knockout_shape(n, third_place=True)
    layout = bracket_layout(shape)
    assert {slot.key for slot in shape.slots} == {box.key for box in layout.boxes}
    for column in range(layout.columns):
        tops = sorted(box.middle for box in layout.boxes if box.column == column)
        assert all(b - a >= BOX for a, b in pairwise(tops))
    assert all(BOX / 2 <= box.middle <= layout.height - BOX / 2 for box in layout.boxes)
    for wire in layout.wires:
        assert layout.box(wire.start).column < layout.box(wire.end).column
    drawn = {(wire.start, wire.end) for wire in layout.wires}
    played = {(s.key, s.winner_to[0]) for s in shape.games if s.winner_to is not None}
    assert len(drawn) == len(layout.wires)
    byes = {slot.key for slot in shape.slots if slot.bye}
    assert all(
        pair in drawn or any(end in byes for start, end in drawn if start == pair[0]) for pair in played
    )


def test_a_small_bracket_as_text():
    games = [
        game(1, 0, 3, "1-0", slot="W1-1"),
        game(1, 1, 2, "0-1", slot="W1-2"),
    ]
    contest = contest_of(4, games)
    names = ["Ana", "王小明", "Cy", "Di"]
    text = bracket_text(knockout_bracket(contest, KnockoutOptions(third_place=True)), names)
    assert text.splitlines() == [
        "Semi-finals    Final",
        "",
        "*Ana 1",
        " Di 0 ───────┐",
        "             └  Ana",
        "             ┌  Cy",
        " 王小明 0    │",
        "*Cy 1 ───────┘ Third place",
        "                Di",
        "                王小明",
    ]


@pytest.mark.parametrize("n", [0, 1, 2, 3, 6, 11, 32])
def test_every_name_is_in_the_text(n):
    contest = contest_of(n, [])
    names = [f"Name{i:02}" for i in range(n)]
    for bracket in (knockout_bracket(contest), double_bracket(contest)):
        text = bracket_text(bracket, names)
        assert all(name in text for name in names)


def test_places_say_where_people_come_from():
    shape = double_shape(3)
    words = {slot.key: [str(source_text(one, shape)) for one in slot.sources] for slot in shape.slots}
    assert ["Seed 1", str(BYE)] == words["W1-1"]
    assert ["Loser of Winners' final", "Loser of Winners' round 1, game 2"] == words["L2-1"]


@pytest.mark.parametrize("n", range(2, 65))
def test_ways_on_agree_with_where_people_come_from(n):
    for shape in (knockout_shape(n, third_place=True), double_shape(n)):
        keys = [slot.key for slot in shape.slots]
        assert len(set(keys)) == len(keys)
        for a, b in combinations(shape.games, 2):
            assert a.winner_to is None or a.winner_to != b.winner_to
        for slot in shape.games:
            if slot.winner_to is not None:
                source = shape.slot(slot.winner_to[0]).sources[slot.winner_to[1]]
                assert source is not None
                assert slot.key == source.slot
