"""Soft rules weigh match quality against each other; the best sum is found, each pair can be explained."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool, random_pool
from tourney.pairing.base import Options, Pins, Pool, Proposal
from tourney.pairing.history import PlayedRound
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.pairing.soft import BalancedOptions, spread_place, with_soft_rules

propose = SYSTEMS["balanced"].propose


def pairs_of(proposal: Proposal) -> set[frozenset[int]]:
    return {frozenset((p.a, p.b)) for p in proposal.pairs}


def all_pairings(players: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not players:
        yield []
        return
    first, rest = players[0], players[1:]
    for i, other in enumerate(rest):
        for more in all_pairings(rest[:i] + rest[i + 1 :]):
            yield [(first, other), *more]


def worth_of(pool: Pool, options: BalancedOptions, a: int, b: int) -> float:
    """Return what a pair is worth, from the written rules alone."""
    total = (1 - options.information) * pool.quality[a, b]
    if options.information:
        assert pool.information is not None
        off = ~np.eye(pool.n, dtype=bool)
        total += options.information * pool.information[a, b] / pool.information[off].max()
    gained = total
    if pool.side_balance is not None:
        x, y = int(pool.side_balance[a]), int(pool.side_balance[b])
        better = min((x + 1) ** 2 + (y - 1) ** 2, (x - 1) ** 2 + (y + 1) ** 2)
        total -= options.sides * (better - (x % 2 == 0) - (y % 2 == 0)) / 4
    for weight, members in ((options.same_group, pool.group), (options.same_household, pool.household)):
        if members is not None and members[a] == members[b] >= 0:
            total -= weight
    total -= options.waiting * min(pool.waiting[a] + pool.waiting[b], 4) * (1 - gained)
    if pool.score is not None:
        total -= options.floats * abs(pool.score[a] - pool.score[b])
    return float(total)


def rich_pool(n: int, seed: int) -> Pool:
    rng = np.random.default_rng(seed)
    information = rng.random((n, n))
    return replace(
        random_pool(n, seed),
        waiting=rng.integers(0, 3, n),
        information=information + information.T,
        group=rng.integers(-1, 3, n),
        household=rng.integers(-1, 4, n),
        side_balance=rng.integers(-2, 3, n),
        score=rng.integers(0, 7, n) / 2,
    )


weights = st.sampled_from([0.0, 0.1, 0.4, 1.0])


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([2, 4, 6, 8]),
    st.integers(0, 1000),
    st.builds(
        BalancedOptions,
        information=weights,
        sides=weights,
        same_group=weights,
        same_household=weights,
        waiting=weights,
        floats=weights,
    ),
)
def test_the_sum_is_the_largest_of_all_rounds_and_its_parts_add_up(n, seed, options):
    pool = rich_pool(n, seed)
    best = max(sum(worth_of(pool, options, *pair) for pair in one) for one in all_pairings(list(range(n))))
    proposal = propose(pool, options)
    assert proposal.total == pytest.approx(best, abs=1e-6)
    for pair in proposal.pairs:
        assert pair.total == pytest.approx(worth_of(pool, options, pair.a, pair.b))
        assert sum(term.worth for term in pair.terms) == pytest.approx(pair.total)


def test_ten_with_every_rule_are_paired_as_by_trying_every_round():
    options = BalancedOptions(information=0.3, sides=0.2, waiting=0.3, floats=0.2)
    pool = rich_pool(10, 8)
    best = max(sum(worth_of(pool, options, *pair) for pair in one) for one in all_pairings(list(range(10))))
    assert propose(pool, options).total == pytest.approx(best, abs=1e-6)


def test_plain_options_take_the_defaults_of_the_soft_rules():
    assert with_soft_rules(Options(no_rematch=2)) == BalancedOptions(no_rematch=2)
    assert with_soft_rules(None) == BalancedOptions()


def test_a_household_is_kept_apart_for_a_little_quality_and_told_where_it_cannot_be():
    pool = replace(make_pool([1500, 1490, 1480, 1470]), household=np.array([1, 1, 2, 2]))
    assert pairs_of(propose(pool)) == {frozenset((0, 2)), frozenset((1, 3))}
    assert pairs_of(propose(pool, BalancedOptions(same_household=0.0))) == {
        frozenset((0, 1)),
        frozenset((2, 3)),
    }
    two = replace(make_pool([1500, 1490]), household=np.array([1, 1]))
    assert "same-household" in {reason.code for reason in propose(two).pairs[0].reasons}


def test_nobody_belongs_to_the_club_of_those_without_one():
    pool = replace(make_pool([1500, 1490, 1300, 1290]), group=np.array([-1, -1, -1, -1]))
    assert pairs_of(propose(pool)) == {frozenset((0, 1)), frozenset((2, 3))}
    assert all(term.rule == "quality" for pair in propose(pool).pairs for term in pair.terms)


def test_who_had_the_first_side_less_often_has_it_now_and_opposites_meet():
    pool = replace(make_pool([1500.0] * 4), side_balance=np.array([1, 1, -1, -1]))
    proposal = propose(pool)
    assert all(pool.side_balance[p.a] != pool.side_balance[p.b] for p in proposal.pairs)
    for board in proposal.boards:
        assert pool.side_balance[board.sides[0][0]] == -1


def test_first_sides_even_out_over_a_long_night():
    n, balance, rounds = 8, np.zeros(8, dtype=np.int64), []
    for _ in range(7):
        pool = replace(random_pool(n, 3, rounds), side_balance=balance.copy())
        proposal = propose(pool)
        for board in proposal.boards:
            balance[board.sides[0][0]] += 1
            balance[board.sides[1][0]] -= 1
        rounds.append(PlayedRound(tuple((p.a, p.b) for p in proposal.pairs)))
    assert np.abs(balance).max() <= 1


def test_the_slider_moves_from_even_games_to_games_that_tell():
    n = 6
    information = np.ones((n, n))
    information[0, 5] = information[5, 0] = 9.0
    pool = replace(make_pool([1900, 1880, 1600, 1580, 1300, 1280]), information=information)
    assert frozenset((0, 5)) not in pairs_of(propose(pool, BalancedOptions(information=0.0)))
    told = propose(pool, BalancedOptions(information=1.0))
    assert frozenset((0, 5)) in pairs_of(told)
    assert "tells-most" in {reason.code for reason in told.pairs[0].reasons}
    assert told.pairs[0].information == 9.0


def test_equal_scores_meet_where_floats_cost_most_and_lead_the_boards():
    pool = replace(make_pool([1900, 1500, 1890, 1510]), score=np.array([0.0, 2.0, 2.0, 0.0]))
    proposal = propose(pool, BalancedOptions(floats=1.0, top="score"))
    assert [{p.a, p.b} for p in proposal.pairs] == [{1, 2}, {0, 3}]
    assert propose(pool, BalancedOptions(floats=1.0)).pairs[0].a == 0


def test_the_strongest_pair_leads_where_that_is_asked():
    pool = make_pool([2000, 1000, 1600, 1590], forbidden=[(0, 2), (0, 3)])
    assert [p.a for p in propose(pool).pairs] == [0, 2]
    assert [p.a for p in propose(pool, BalancedOptions(top="strength")).pairs] == [2, 0]


def test_those_who_waited_have_the_better_games():
    mean = [1600, 1560, 1440, 1400]
    pool = replace(make_pool(mean, forbidden=[(0, 1), (2, 3)]), waiting=np.array([0, 3, 3, 0]))
    assert frozenset((1, 2)) in pairs_of(propose(pool, BalancedOptions(waiting=1.0)))


def test_places_of_anchors_halve_the_longest_stretch_left():
    assert [spread_place(k) for k in range(7)] == [0.5, 0.25, 0.75, 0.125, 0.625, 0.375, 0.875]


def test_a_newcomer_meets_established_players_of_spread_strength():
    mean = [1500, 1000, 1200, 1400, 1600, 1800, 1450, 1460]
    base = make_pool(mean, provisional=[0, 6, 7])
    met = []
    for game in range(3):
        games = np.array([game, 90, 90, 90, 90, 90, 8, 8])
        proposal = propose(replace(base, games=games), BalancedOptions(anchors=3))
        (pair,) = [p for p in proposal.pairs if 0 in (p.a, p.b)]
        assert "anchor" in {reason.code for reason in pair.reasons}
        met.append(mean[pair.a + pair.b])
    assert met == [1400, 1200, 1600]
    after = propose(replace(base, games=np.array([3, 90, 90, 90, 90, 90, 8, 8])), BalancedOptions(anchors=3))
    assert frozenset((0, 7)) in pairs_of(after) or frozenset((0, 6)) in pairs_of(after)


def test_newcomers_alone_play_each_other():
    assert len(propose(make_pool([1500.0] * 4, provisional=range(4)), BalancedOptions(anchors=5)).pairs) == 2


@pytest.mark.parametrize(("n", "boards"), [(9, 3), (10, 2), (7, 1), (8, 4), (8, 9)])
def test_with_fewer_boards_everybody_sits_out_equally_often(n, boards):
    rounds: list[PlayedRound] = []
    out = np.zeros(n, dtype=np.int64)
    for _ in range(2 * n):
        proposal = propose(random_pool(n, 4, rounds), BalancedOptions(boards=boards, no_rematch=1))
        assert len(proposal.pairs) == min(boards, n // 2)
        out[list(proposal.bye_ids)] += 1
        rounds.append(PlayedRound(tuple((p.a, p.b) for p in proposal.pairs), proposal.bye_ids))
        assert out.max() - out.min() <= 1
        for bye in proposal.byes:
            assert sum(c.chosen for c in bye.candidates) == 1


def test_pinned_boards_count_towards_the_boards_there_are():
    proposal = propose(random_pool(8, 1), BalancedOptions(boards=1), pins=Pins(pairs=((0, 1), (2, 3))))
    assert len(proposal.pairs) == 2
    assert set(proposal.bye_ids) == {4, 5, 6, 7}


def test_a_strict_round_names_the_longest_span_that_leaves_one():
    rounds = [PlayedRound(((0, 1), (2, 3))), PlayedRound(((0, 2), (1, 3))), PlayedRound(((0, 3), (1, 2)))]
    pool = make_pool([1600, 1500, 1400, 1300], rounds=rounds)
    with pytest.raises(RoundError) as refusal:
        propose(pool, BalancedOptions(strict=True))
    offer = refusal.value.relax[0]
    assert (refusal.value.code, offer.rule, offer.value) == ("rematches-only", "no_rematch", 2)
    assert str(offer.text) == "Set “No rematch within” to 2"
    assert propose(pool, BalancedOptions(strict=True, no_rematch=2)).rematches == 0


def test_those_left_over_may_be_allowed_or_freed():
    apart = list(itertools.combinations((0, 1, 2, 3), 2))
    with pytest.raises(RoundError) as refusal:
        propose(make_pool([1500, 1400, 1300, 1200, 1100, 1000], forbidden=apart))
    allow, byes = refusal.value.relax
    assert (allow.rule, byes.rule) == ("forbidden", "byes")
    assert len(allow.groups) == 1
    assert {p for group in byes.groups for p in group} == set(allow.groups[0])


def test_every_pair_knows_what_it_gave_up():
    pool = make_pool([1500, 1490, 1100, 1090], forbidden=[(0, 1)])
    for pair in propose(pool).pairs:
        for wish in pair.wishes:
            best = max(float(pool.quality[wish.player, k]) for k in range(4) if k != wish.player)
            assert (wish.quality, wish.lost) == pytest.approx((best, best - pair.quality))
    (first, *_) = propose(pool).pairs
    assert {wish.other for wish in first.wishes} != {first.a, first.b}
    assert first.expected == pytest.approx(float(pool.expected[first.a, first.b]))
