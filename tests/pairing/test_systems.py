"""Every system that reads a pool, in every odd world: a whole round, or a sentence on what to relax."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool
from tourney.core.options import describe, from_mapping
from tourney.core.progress import Cancelled
from tourney.pairing.base import Pins, Pool, Proposal
from tourney.pairing.history import PlayedRound
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import Relax, RoundError

LONG = settings.get_current_profile_name() == "long"
POOLED = sorted(key for key, system in SYSTEMS.items() if not getattr(system, "reads_contest", False))


@st.composite
def options_of(draw: st.DrawFn, key: str) -> Any:
    """Draw options of a system, each from the range that its own declaration allows."""
    kind = SYSTEMS[key].options_type
    values: dict[str, Any] = {}
    for name, spec in describe(kind).items():
        default = getattr(kind(), name)
        if draw(st.integers(0, 2)) == 0:
            continue
        if spec.choices is not None:
            values[name] = draw(st.sampled_from(sorted(spec.choices)))
        elif isinstance(default, bool):
            values[name] = draw(st.booleans())
        elif isinstance(default, str):
            values[name] = draw(st.sampled_from(["", "2 1", "3 3", "4 2 1", "1 1 1 1"]))
        elif isinstance(default, int):
            low = int(spec.low)
            values[name] = draw(st.integers(low, min(int(spec.high), low + 5)))
        else:
            values[name] = draw(
                st.sampled_from([spec.low, min(spec.high, spec.low + 0.5), min(spec.high, 200.0)])
            )
    return from_mapping(kind, values)


@st.composite
def worlds(draw: st.DrawFn) -> tuple[Pool, Pins]:
    n = draw(st.integers(0, 12))
    mean = draw(st.lists(st.integers(1000, 2000), min_size=n, max_size=n, unique=True))
    player = st.integers(0, max(n - 1, 0))
    couple = st.tuples(player, player).filter(lambda p: p[0] != p[1])
    some = st.lists(couple, max_size=3 * n) if n > 1 else st.just([])
    few = st.lists(couple, max_size=2) if n > 1 else st.just([])
    rounds = [
        PlayedRound(tuple(draw(some)), tuple(draw(st.lists(player, max_size=2, unique=True))) if n else ())
        for _ in range(draw(st.integers(0, 3)))
    ]
    pool = make_pool([float(m) for m in mean], rounds=rounds, forbidden=draw(some))
    rng = np.random.default_rng(draw(st.integers(0, 5)))
    if draw(st.booleans()):
        information = rng.random((n, n))
        pool = replace(
            pool,
            provisional=rng.random(n) < 0.3,
            waiting=rng.integers(0, 4, n),
            information=information + information.T,
            group=rng.integers(-1, 3, n),
            household=rng.integers(-1, 4, n),
            side_balance=rng.integers(-2, 3, n),
            score=rng.integers(0, 4, n) / 2,
            games=rng.integers(0, 5, n),
            times_partnered=rng.integers(0, 3, (n, n)),
            staying=tuple((p,) for p in rng.permutation(n)[:2].tolist()),
            streak=rng.integers(0, 3, n),
        )
    pins = Pins(
        tuple(draw(few)),
        tuple(draw(st.lists(player, max_size=3))) if n else (),
        together=tuple(draw(few)),
        apart=tuple(draw(few)),
        captains=tuple(draw(st.lists(player, max_size=3, unique=True))) if n else (),
    )
    return pool, pins if draw(st.booleans()) else Pins()


def attempt(key: str, pool: Pool, options: Any, pins: Pins, seed: int) -> Proposal | RoundError:
    try:
        return SYSTEMS[key].propose(pool, options, pins=pins, rng_seed=seed)
    except RoundError as refusal:
        return refusal


def relaxed(pool: Pool, options: Any, pins: Pins, offer: Relax) -> tuple[Pool, Any, Pins]:
    """Do what an offer says."""
    groups = {frozenset(group) for group in offer.groups}

    def left(pinned: tuple[Any, ...]) -> tuple[Any, ...]:
        # One of two equal pins is one pin too many; the other may stay.
        kept = [one for one in pinned if frozenset(one if isinstance(one, tuple) else (one,)) not in groups]
        again = [one for one in dict.fromkeys(pinned) if pinned.count(one) > 1]
        return tuple(kept + [one for one in again if one not in kept])

    if offer.rule == "forbidden":
        forbidden = pool.forbidden.copy()
        for a, b in offer.groups:
            forbidden[a, b] = forbidden[b, a] = False
        apart = tuple(pair for pair in pins.apart if frozenset(pair) not in groups)
        return replace(pool, forbidden=forbidden), options, replace(pins, apart=apart)
    if offer.rule == "byes":
        return pool, options, replace(pins, byes=(*pins.byes, *(p for group in offer.groups for p in group)))
    if offer.rule == "pins":
        return (
            pool,
            options,
            Pins(
                left(pins.pairs),
                left(pins.byes),
                left(pins.boards),
                left(pins.together),
                pins.apart,
                left(pins.captains),
            ),
        )
    return pool, replace(options, **{offer.rule: offer.value}), pins


def whole(pool: Pool, pins: Pins, proposal: Proposal) -> None:
    """Assert what holds of every round, whoever made it."""
    seated = [p for board in proposal.boards for p in board.players]
    assert sorted([*seated, *proposal.bye_ids, *proposal.resting]) == list(range(pool.n))
    assert proposal.boards
    assert {b.player for b in proposal.byes if b.pinned} == set(pins.byes)
    for board in proposal.boards:
        assert len(board.sides) >= 2
        assert all(board.sides)
        assert 0.0 <= board.quality <= 1.0
        assert len(board.expected) == len(board.sides)
        assert sum(board.expected) == pytest.approx(1.0)
        assert board.reasons
        for i, one in enumerate(board.sides):
            for other in board.sides[i + 1 :]:
                pairs = [(a, b) for a in one for b in other if {a, b} not in [set(p) for p in pins.pairs]]
                assert proposal.system == "teams" or not any(
                    pool.forbidden[a, b] or pool.forbidden[b, a] for a, b in pairs
                )
    texts = [r.text for board in proposal.boards for r in board.reasons] + [n.text for n in proposal.notes]
    assert all("{" not in str(text) and "%n" not in str(text) for text in texts)


@pytest.mark.long
@pytest.mark.parametrize("key", POOLED)
@settings(max_examples=1000 if LONG else 60)
@given(data=st.data(), world=worlds(), seed=st.integers(0, 3))
def test_every_world_gives_a_round_or_says_what_to_relax_until_there_is_one(key, data, world, seed):
    relax_until_there_is_a_round(key, data, world, seed)


def relax_until_there_is_a_round(key: str, data: Any, world: tuple[Pool, Pins], seed: int) -> None:
    """Take the offers of each refusal at random; sooner or later there is a round or too few people."""
    pool, pins = world
    options = data.draw(options_of(key))
    for _ in range(40):
        answer = attempt(key, pool, options, pins, seed)
        if isinstance(answer, Proposal):
            whole(pool, pins, answer)
            assert answer == attempt(key, pool, options, pins, seed)
            return
        assert answer.relax
        assert str(answer).endswith(".")
        assert "{" not in str(answer)
        assert all("{" not in str(offer.text) for offer in answer.relax)
        offers = [offer for offer in answer.relax if offer.rule != "present"]
        if not offers:
            return
        pool, options, pins = relaxed(pool, options, pins, data.draw(st.sampled_from(offers)))
    pytest.fail("relaxing never led to a round")


@pytest.mark.parametrize("key", POOLED)
def test_every_system_can_be_called_off_and_reports_how_far_it_is(key):
    pool = make_pool([1500.0 + 7 * i for i in range(12)])
    with pytest.raises(Cancelled):
        SYSTEMS[key].propose(pool, cancelled=lambda: True)
    seen: list[tuple[int, int]] = []
    SYSTEMS[key].propose(pool, progress=lambda done, total: seen.append((done, total)))
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1]


@pytest.mark.parametrize("key", POOLED)
@pytest.mark.parametrize("n", [0, 1])
def test_every_system_refuses_an_empty_hall_in_words(key, n):
    with pytest.raises(RoundError) as refusal:
        SYSTEMS[key].propose(make_pool([1500.0] * n))
    assert refusal.value.code == "too-few"
    assert [offer.rule for offer in refusal.value.relax] == ["present"]


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("seed", [-1, -(2**70), 2**70])
def test_any_whole_number_is_a_seed(key, seed):
    pool = make_pool([1500.0 + 20 * i for i in range(11)])
    made, again = (SYSTEMS[key].propose(pool, rng_seed=seed) for _ in range(2))
    assert made.boards == again.boards
    assert made.bye_ids == again.bye_ids
