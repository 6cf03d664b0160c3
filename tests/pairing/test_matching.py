"""The banded matching finds the dense optimum, and ranked rules never leak into each other."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import random_pool
from tourney.pairing.base import Options
from tourney.pairing.cost import field_of
from tourney.pairing.history import PlayedRound
from tourney.pairing.matching import Matching, Tier, best_matching, spread
from tourney.pairing.registry import SYSTEMS
from tourney.ratings.base import Ints


@pytest.mark.parametrize("n", [150, 175])
def test_a_band_finds_what_all_pairs_find_after_some_rounds(n):
    rounds: list[PlayedRound] = []
    for _ in range(3):
        proposal = SYSTEMS["balanced"].propose(random_pool(n, 9, rounds))
        rounds.append(PlayedRound(tuple((p.a, p.b) for p in proposal.pairs), proposal.bye_ids))
    field = field_of(random_pool(n, 9, rounds), range(n), Options(), 0)
    banded = best_matching([field.first_byes], field.tiers)
    assert banded == best_matching([field.first_byes], field.tiers, dense_limit=n + 1)


def test_a_band_widens_when_neighbours_may_not_meet():
    size = 200
    far = np.abs(np.subtract.outer(np.arange(size), np.arange(size))) >= size // 2
    found = best_matching([far], [Tier(far.astype(np.int64))])
    assert found is not None
    assert {j - i for i, j in found} == {size // 2}


@settings(max_examples=150)
@given(st.integers(1, 24), st.floats(0.05, 1.0), st.integers(0, 2**32), st.integers(0, 3))
def test_prices_find_what_all_pairs_find_whatever_the_rules_weigh(half, share, seed, heavy):
    rng, size = np.random.default_rng(seed), 2 * half
    allowed = np.triu(rng.random((size, size)) < share, 1)
    allowed |= allowed.T
    tiers = [Tier(_square(rng, size, 2**22)) for _ in range(heavy)] + [Tier(_square(rng, size, 10**6))]
    dense = best_matching([allowed], tiers, dense_limit=size)
    priced = best_matching([allowed], tiers, dense_limit=0)
    assert (dense is None) == (priced is None)
    if dense is not None and priced is not None:
        assert _costs(tiers, dense) == _costs(tiers, priced)


def _square(rng: np.random.Generator, size: int, most: int) -> Ints:
    upper = np.triu(rng.integers(0, most, (size, size)), 1)
    return np.asarray(upper + upper.T)


def _costs(tiers: list[Tier], matching: Matching) -> list[int]:
    return [sum(int(tier.cost[pair]) for pair in matching) for tier in tiers]


def test_no_perfect_matching_is_none_however_large():
    allowed = np.zeros((200, 200), dtype=bool)
    allowed[0, 1:] = allowed[1:, 0] = True
    assert best_matching([allowed], [Tier(np.zeros((200, 200), dtype=np.int64))]) is None


def test_one_step_of_a_higher_rule_outweighs_all_of_a_lower_one():
    allowed = ~np.eye(4, dtype=bool)
    first = np.zeros((4, 4), dtype=np.int64)
    first[0, 1] = first[1, 0] = 1
    second = np.full((4, 4), 10**9, dtype=np.int64)
    second[0, 1] = second[1, 0] = second[2, 3] = second[3, 2] = 0
    assert best_matching([allowed], [Tier(first), Tier(second)]) == ((0, 2), (1, 3)) or best_matching(
        [allowed], [Tier(first), Tier(second)]
    ) == ((0, 3), (1, 2))
    assert best_matching([allowed], [Tier(second), Tier(first)]) == ((0, 1), (2, 3))


def test_weights_that_would_overflow_are_refused_before_matching():
    huge = [Tier(np.full((4, 4), 2**60, dtype=np.int64))] * 3
    assert spread(huge) > 2**118
    with pytest.raises(OverflowError):
        best_matching([~np.eye(4, dtype=bool)], huge)


@pytest.mark.parametrize("n", [200, 201, 999])
def test_the_rules_fit_into_one_weight_in_the_worst_case(n):
    pool = replace(
        random_pool(n, 3),
        times_met=np.full((n, n), 40),
        rounds_since_met=np.ones((n, n), dtype=np.int64),
        byes=np.arange(n) % 70,
    )
    assert spread(field_of(pool, range(n), Options(max_gap=1.0), 0).tiers) < 2**118


def test_the_matcher_is_loaded_only_when_a_round_is_suggested():
    code = "import sys, tourney.pairing.registry; assert not {'rustworkx', 'scipy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
