"""Tables: sizes that differ by one at most, equals together or all tables alike, new faces each round."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool, random_pool
from tourney.pairing.base import Pins
from tourney.pairing.history import PlayedRound
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.pairing.systems.tables import TableOptions, table_sizes

propose = SYSTEMS["tables"].propose


@settings(max_examples=300, deadline=None)
@given(st.integers(3, 400), st.integers(3, 10))
def test_sizes_differ_by_one_at_most_and_lie_from_three_to_ten(n, size):
    sizes = table_sizes(n, TableOptions(size=size))
    assert sum(sizes) == n
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) >= 3
    assert max(sizes) <= 10


@pytest.mark.parametrize(
    ("n", "size", "sizes"), [(11, 4, (4, 4, 3)), (5, 3, (5,)), (7, 4, (4, 3)), (13, 4, (5, 4, 4))]
)
def test_uneven_numbers_are_spread(n, size, sizes):
    assert table_sizes(n, TableOptions(size=size)) == sizes


def test_exact_tables_let_the_rest_sit_out_in_turn():
    out = np.zeros(10, dtype=np.int64)
    for _ in range(15):
        proposal = propose(
            make_pool([1500.0 + i for i in range(10)], byes=out.copy()), TableOptions(exact=True)
        )
        assert [len(board.sides) for board in proposal.boards] == [4, 4]
        out[list(proposal.bye_ids)] += 1
        assert out.max() - out.min() <= 1


def test_by_level_the_strongest_share_the_first_table():
    proposal = propose(make_pool([1000.0 + 100 * i for i in range(12)]))
    assert [set(board.players) for board in proposal.boards] == [{8, 9, 10, 11}, {4, 5, 6, 7}, {0, 1, 2, 3}]
    assert all(len(side) == 1 for board in proposal.boards for side in board.sides)


def test_mixed_tables_are_equally_strong():
    pool = make_pool([1000.0 + 100 * i for i in range(12)])
    proposal = propose(pool, TableOptions(by="balanced"))
    means = [float(np.mean(pool.mean[list(board.players)])) for board in proposal.boards]
    assert max(means) - min(means) < 1e-6


@pytest.mark.parametrize("by", ["level", "balanced"])
def test_nobody_is_met_again_while_that_can_be(by):
    rounds: list[PlayedRound] = []
    for _ in range(3):
        proposal = propose(random_pool(16, 2, rounds), TableOptions(by=by, repeats=2.0))
        met = [pair for board in proposal.boards for pair in itertools.combinations(board.players, 2)]
        rounds.append(PlayedRound(tuple(met)))
    seen = [frozenset(pair) for one in rounds for pair in one.pairs]
    assert len(seen) - len(set(seen)) <= 4


def test_pairs_kept_apart_share_no_table_and_too_many_are_refused_by_name():
    pool = make_pool([1500.0] * 8, forbidden=[(0, 1), (0, 2)])
    for board in propose(pool).boards:
        assert not {0, 1} <= set(board.players)
        assert not {0, 2} <= set(board.players)
    apart = list(itertools.combinations(range(3), 2))
    with pytest.raises(RoundError) as refusal:
        propose(make_pool([1500.0] * 8, forbidden=apart))
    assert (refusal.value.code, refusal.value.relax[0].rule) == ("no-round", "forbidden")


def test_pinned_pairs_share_a_table_and_pinned_tables_stay():
    held = ((9,), (10,), (11,))
    proposal = propose(
        make_pool([1000.0 + 50 * i for i in range(12)]), pins=Pins(pairs=((0, 8),), boards=(held,))
    )
    assert any({0, 8} <= set(board.players) for board in proposal.boards)
    assert any(board.sides == held and board.pinned for board in proposal.boards)


def test_two_hundred_people_are_seated():
    proposal = propose(random_pool(200, 1))
    assert len(proposal.boards) == 50
    assert proposal.mean_quality > 0.5
