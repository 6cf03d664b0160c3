"""The simulated season repeats itself, and shows what pairing by ratings buys."""

from __future__ import annotations

import numpy as np
import pytest

from tests.season.club import POLICIES, Season, Tally, play, together

SHORT = Season(nights=14, warm_up=5)


@pytest.fixture(scope="module")
def found() -> dict[str, Tally]:
    return {
        policy.name: together([play(policy, seed, SHORT) for seed in (1, 2)])
        for policy in POLICIES
        if policy.name in ("by points", "balanced", "informative")
    }


def test_the_same_seed_gives_the_same_season():
    once, again = (play(POLICIES[1], 3, Season(nights=4, warm_up=1)) for _ in range(2))
    assert once == again


def test_balanced_games_are_better_than_those_by_points(found):
    assert np.mean(found["balanced"].quality) > np.mean(found["by points"].quality) + 0.05
    assert np.mean(found["balanced"].one_sided) < np.mean(found["by points"].one_sided)


def test_balanced_rounds_bring_scores_nearer_to_a_half(found):
    assert np.std(found["balanced"].score_share) < np.std(found["by points"].score_share)


def test_informative_rounds_settle_newcomers_no_later(found):
    assert np.mean(found["informative"].settled_after) <= np.mean(found["by points"].settled_after)
