"""A round changed by hand keeps what was not touched, and its reasons stay true."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool, random_pool
from tourney.core.errors import TourneyError
from tourney.pairing.base import Options, Pins
from tourney.pairing.draft import describe, pins_of, swap
from tourney.pairing.history import PlayedRound
from tourney.pairing.registry import SYSTEMS

propose = SYSTEMS["balanced"].propose
NAMES = ("Ana", "Tom", "Eva", "Sam", "Bea", "Kim")


def lines(pool, pairs, **more):
    options = more.pop("options", Options())
    return [str(p.reasons[0].text) for p in describe(pool, options, pairs, (), **more).pairs]


def test_two_players_trade_places_and_both_boards_are_by_hand():
    pool = make_pool([1800, 1790, 1500, 1490, 1200, 1190])
    first = propose(pool)
    changed = swap(pool, Options(), first, 1, 2)
    assert [(p.a, p.b, p.pinned) for p in changed.pairs] == [(0, 2, True), (1, 3, True), (4, 5, False)]
    assert pins_of(changed) == Pins(((0, 2), (1, 3)))
    assert propose(pool, pins=pins_of(changed)).pairs == changed.pairs


def test_the_bye_can_be_swapped():
    pool = make_pool([1800, 1790, 1500])
    changed = swap(pool, Options(), propose(pool), 2, 0)
    assert [(p.a, p.b) for p in changed.pairs] == [(1, 2)]
    assert [(b.player, b.pinned) for b in changed.byes] == [(0, True)]


def test_swapping_back_gives_the_same_boards():
    pool = random_pool(9, 1)
    first = propose(pool)
    x, y = first.pairs[0].a, first.byes[0].player
    there = swap(pool, Options(), first, x, y)
    back = swap(pool, Options(), there, x, y)
    assert [(p.a, p.b) for p in back.pairs] == [(p.a, p.b) for p in first.pairs]


def test_a_swap_of_one_board_or_into_a_forbidden_pair_is_refused_in_words():
    pool = make_pool([1800, 1790, 1500, 1490], forbidden=[(0, 2)], names=NAMES[:4])
    first = propose(pool)
    with pytest.raises(TourneyError) as refusal:
        swap(pool, Options(), first, 0, 1)
    assert refusal.value.code == "swap-same"
    with pytest.raises(TourneyError) as refusal:
        swap(pool, Options(), first, 1, 2)
    assert str(refusal.value) == "Ana and Eva are kept apart. Allow the pair first, or choose another."


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 11), st.lists(st.tuples(st.integers(0, 10), st.integers(0, 10)), max_size=6))
def test_any_run_of_swaps_leaves_everybody_placed_once(n, trades):
    pool = random_pool(n, n)
    proposal = propose(pool)
    for x, y in trades:
        boards = [{p.a, p.b} for p in proposal.pairs]
        if x < n and y < n and x != y and {x, y} not in boards:
            proposal = swap(pool, Options(), proposal, x, y)
    assert sorted([i for p in proposal.pairs for i in (p.a, p.b)] + list(proposal.bye_ids)) == list(range(n))


def test_somebody_left_out_is_a_bug_not_a_round():
    with pytest.raises(ValueError, match="everybody"):
        describe(make_pool([1500, 1400, 1300]), Options(), [(0, 1)], ())


def test_never_met_and_even_on_paper():
    assert lines(make_pool([1537, 1500]), [(0, 1)]) == ["37 points apart, never met"]
    pool = make_pool([1505, 1500], names=("Ana", "Tom"))
    assert lines(pool, [(1, 0)]) == ["Even on paper: 51 to 49"]


def test_a_narrow_scale_is_told_in_tenths():
    assert lines(make_pool([27.5, 25.0]), [(0, 1)])[0] == "Even on paper: 50 to 50"
    pool = make_pool([27.5, 25.0])
    assert (
        str(describe(pool, Options(), [(0, 1)], ()).pairs[0].reasons[-1].text)
        == "2.5 points apart, never met"
    )


def test_the_widest_board_is_named_once_there_are_three():
    pool = make_pool([1800, 1750, 1500, 1460, 1250, 1130])
    assert lines(pool, [(0, 1), (2, 3), (4, 5)])[2] == "Largest gap here: 120 points"


def test_closest_pair_not_met_for_some_rounds():
    rounds = [PlayedRound(((0, 1), (2, 3))), PlayedRound(((0, 2), (1, 3))), PlayedRound(((0, 3), (1, 2)))]
    pool = make_pool([1600, 1560, 1300, 1200], rounds=rounds)
    assert (
        lines(pool, [(0, 1), (2, 3)], options=Options(no_rematch=2))[0]
        == "Only opponent left for #1 without a rematch"
    )
    pool = make_pool([1600, 1560, 1300, 1200], rounds=rounds[:1])
    assert (
        lines(pool, [(0, 1), (2, 3)], options=Options(no_rematch=0))[0] == "Closest pair not met for 1 round"
    )


def test_somebody_who_met_everybody_nearer_is_told_so():
    pool = make_pool([1700, 1650, 1600, 1500, 1400, 1300], rounds=[PlayedRound(((0, 1),))], names=NAMES)
    proposal = describe(pool, Options(), [(0, 2), (1, 3), (4, 5)], ())
    assert "Ana has met everybody nearer" in [str(r.text) for r in proposal.pairs[0].reasons]


def test_only_opponent_left_without_a_rematch():
    rounds = [PlayedRound(((0, 1), (2, 3))), PlayedRound(((0, 2), (1, 3)))]
    pool = make_pool([1600, 1500, 1400, 1300], rounds=rounds, names=NAMES[:4])
    assert lines(pool, [(0, 3), (1, 2)])[0] == "Only opponent left for Ana without a rematch"


def test_only_opponent_not_kept_apart():
    pool = make_pool([1600, 1500, 1400, 1300], forbidden=[(0, 1), (0, 2)], names=NAMES[:4])
    assert lines(pool, [(0, 3), (1, 2)])[0] == "Only opponent here who is not kept apart from Ana"


def test_a_provisional_player_is_said_to_tell_most_only_where_it_is_so():
    pool = make_pool([1600, 1500, 1480, 1200], provisional=[2], names=NAMES[:4])
    assert lines(pool, [(0, 3), (1, 2)])[1] == "Eva is provisional; this game tells us most"
    assert lines(pool, [(0, 1), (2, 3)])[1] == "Eva is provisional; each game tells us much"
    pool = make_pool([1500, 1480], provisional=[0, 1])
    assert lines(pool, [(0, 1)])[0] == "Both are provisional; 20 points apart for now"


def test_a_pair_beyond_the_largest_gap_says_so():
    pool = make_pool([1900, 1500])
    assert lines(pool, [(0, 1)], options=Options(max_gap=300)) == [
        "400 points apart, more than the largest gap set"
    ]
