"""The balanced system: valid in every odd world, optimal, fair with byes, the same every time."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool, random_pool
from tourney.core.errors import TourneyError
from tourney.core.progress import Cancelled
from tourney.pairing.base import Options, Pins, Pool, Proposal
from tourney.pairing.history import PlayedRound
from tourney.pairing.registry import SYSTEMS

propose = SYSTEMS["balanced"].propose

Round = tuple[tuple[tuple[int, int], ...], int | None]


def pairs_of(proposal: Proposal) -> set[frozenset[int]]:
    return {frozenset((p.a, p.b)) for p in proposal.pairs}


def attempt(pool: Pool, options: Options, pins: Pins, seed: int) -> Proposal | TourneyError:
    try:
        return propose(pool, options, pins=pins, rng_seed=seed)
    except TourneyError as refusal:
        return refusal


def played(proposal: Proposal) -> PlayedRound:
    return PlayedRound(tuple((p.a, p.b) for p in proposal.pairs), proposal.bye_ids)


def all_rounds(players: list[int]) -> Iterator[Round]:
    if len(players) % 2:
        for i, bye in enumerate(players):
            for pairs, _ in all_rounds(players[:i] + players[i + 1 :]):
                yield pairs, bye
    elif not players:
        yield (), None
    else:
        first, rest = players[0], players[1:]
        for i, other in enumerate(rest):
            for pairs, _ in all_rounds(rest[:i] + rest[i + 1 :]):
                yield ((first, other), *pairs), None


def price(pool: Pool, options: Options, one: Round) -> tuple[float, ...] | None:
    """Return the ranked cost of a round from the written rules alone; None if it is forbidden."""
    pairs, bye = one
    if any(pool.forbidden[a, b] or pool.forbidden[b, a] for a, b in pairs):
        return None
    met = [
        (a, b) for a, b in pairs if pool.times_met[a, b] and pool.rounds_since_met[a, b] <= options.no_rematch
    ]
    lowest = sorted(range(pool.n), key=lambda i: (pool.waiting[i], pool.mean[i]))
    over = [max(0.0, abs(pool.mean[a] - pool.mean[b]) - options.max_gap) for a, b in pairs]
    return (
        float(pool.byes[bye] - pool.byes.min()) if bye is not None else 0.0,
        float(len(met)),
        float(sum(pool.times_met[p] - 1 for p in met)),
        float(sum(64 - pool.rounds_since_met[p] for p in met)),
        float(lowest.index(bye)) if bye is not None else 0.0,
        float(sum(np.ceil(100 * o / options.max_gap) for o in over)) if options.max_gap else 0.0,
        -float(sum(pool.quality[p] for p in pairs)),
    )


def price_of(pool: Pool, options: Options, proposal: Proposal) -> tuple[float, ...] | None:
    return price(pool, options, (tuple((p.a, p.b) for p in proposal.pairs), proposal.bye))


@st.composite
def worlds(draw: st.DrawFn, largest: int = 12) -> tuple[Pool, Options, Pins]:
    n = draw(st.integers(0, largest))
    mean = draw(st.lists(st.integers(1000, 2000), min_size=n, max_size=n, unique=True))
    player = st.integers(0, max(n - 1, 0))
    couple = st.tuples(player, player).filter(lambda p: p[0] != p[1])
    some = st.lists(couple, max_size=3 * n) if n > 1 else st.just([])
    rounds = []
    for _ in range(draw(st.integers(0, 4))):
        byes = tuple(draw(st.lists(player, max_size=2, unique=True))) if n else ()
        rounds.append(PlayedRound(tuple(draw(some)), byes))
    pool = make_pool(
        [float(m) for m in mean],
        rounds=rounds,
        forbidden=draw(some),
        provisional=draw(st.sets(player)) if n else (),
        waiting=draw(st.sets(player)) if n else (),
    )
    options = Options(
        no_rematch=draw(st.sampled_from([0, 1, 2, 999])),
        max_gap=draw(st.sampled_from([0.0, 150.0])),
        bye=draw(st.sampled_from(["lowest", "lot"])),
    )
    pins = Pins(
        tuple(draw(st.lists(couple, max_size=2))) if n > 1 else (),
        tuple(draw(st.lists(player, max_size=2))) if n else (),
    )
    return pool, options, pins if draw(st.booleans()) else Pins()


@settings(max_examples=200, deadline=None)
@given(worlds(), st.integers(0, 3))
def test_every_world_gives_a_whole_round_or_one_clear_sentence(world, seed):
    pool, options, pins = world
    proposal = attempt(pool, options, pins, seed)
    if isinstance(proposal, TourneyError):
        assert proposal.code in {"too-few", "no-round", "kept-apart", "pin-twice", "pin-self"}
        assert str(proposal).endswith(".")
        assert "{" not in str(proposal)
        return
    used = [i for p in proposal.pairs for i in (p.a, p.b)] + list(proposal.bye_ids)
    assert sorted(used) == list(range(pool.n))
    assert all(not pool.forbidden[p.a, p.b] and not pool.forbidden[p.b, p.a] for p in proposal.pairs)
    assert {frozenset(pair) for pair in pins.pairs} == {
        frozenset((p.a, p.b)) for p in proposal.pairs if p.pinned
    }
    assert set(pins.byes) == {b.player for b in proposal.byes if b.pinned}
    assert sum(not b.pinned for b in proposal.byes) == (pool.n - len(pins.byes)) % 2
    assert all(p.reasons and pool.mean[p.a] > pool.mean[p.b] for p in proposal.pairs)
    strongest = [pool.mean[p.a] for p in proposal.pairs]
    assert strongest == sorted(strongest, reverse=True)
    for bye in proposal.byes:
        assert bye.pinned or sum(c.chosen for c in bye.candidates) == 1
        assert bye.pinned or len(bye.candidates) == pool.n - 2 * len(pins.pairs) - len(pins.byes)
    sentences = [r.text for p in proposal.pairs for r in p.reasons] + [r.text for r in proposal.notes]
    sentences += [c.reason.text for b in proposal.byes for c in b.candidates]
    assert all("{" not in str(text) and "%n" not in str(text) for text in sentences)
    assert proposal == propose(pool, options, pins=pins, rng_seed=seed)


@settings(max_examples=150, deadline=None)
@given(worlds(largest=8))
def test_no_round_is_better_by_the_written_rules(world):
    pool, options, _ = world
    if options.bye == "lot":
        options = Options(no_rematch=options.no_rematch, max_gap=options.max_gap)
    prices = [p for one in all_rounds(list(range(pool.n))) if (p := price(pool, options, one)) is not None]
    if pool.n < 2 or not prices:
        with pytest.raises(TourneyError):
            propose(pool, options)
        return
    assert price_of(pool, options, propose(pool, options)) == pytest.approx(min(prices), abs=1e-7)


def test_a_gap_of_whole_steps_is_not_rounded_up_to_one_more():
    pool = make_pool([1402.0, 1720.0, 1721.0, 1000.0], forbidden=[(0, 3)])
    made = propose(pool, Options(no_rematch=0, max_gap=150.0))
    assert {frozenset((p.a, p.b)) for p in made.pairs} == {frozenset((0, 1)), frozenset((2, 3))}


@pytest.mark.parametrize(("n", "seed"), [(9, 1), (10, 2), (10, 3)])
def test_ten_players_are_paired_as_by_trying_every_round(n, seed):
    pool = random_pool(n, seed)
    best = min(price(pool, Options(), one) or () for one in all_rounds(list(range(n))))
    assert price_of(pool, Options(), propose(pool)) == pytest.approx(best, abs=1e-7)


@pytest.mark.parametrize("n", [3, 5, 7, 9, 11])
def test_byes_never_differ_by_more_than_one_over_a_long_night(n):
    rounds: list[PlayedRound] = []
    byes: Counter[int] = Counter(dict.fromkeys(range(n), 0))
    for _ in range(2 * n + 3):
        proposal = propose(random_pool(n, 4, rounds))
        assert proposal.bye is not None
        byes[proposal.bye] += 1
        rounds.append(played(proposal))
        assert max(byes.values()) - min(byes.values()) <= 1


@pytest.mark.parametrize("n", [4, 6, 8])
def test_everybody_meets_somebody_new_while_that_is_possible(n):
    rounds: list[PlayedRound] = []
    for _ in range(n - 1):
        pool = random_pool(n, 5, rounds)
        proposal = propose(pool)
        possible = any(
            (found := price(pool, Options(), one)) is not None and found[1] == 0
            for one in all_rounds(list(range(n)))
        )
        assert (proposal.rematches == 0) == possible
        rounds.append(played(proposal))
    assert any(note.code == "rematches" for note in propose(random_pool(n, 5, rounds)).notes)


def test_four_who_have_all_met_are_told_that_the_round_repeats_games():
    rounds = [PlayedRound(((0, 1), (2, 3))), PlayedRound(((0, 2), (1, 3))), PlayedRound(((0, 3), (1, 2)))]
    proposal = propose(make_pool([1600, 1500, 1400, 1300], rounds=rounds))
    assert pairs_of(proposal) == {frozenset((0, 1)), frozenset((2, 3))}
    assert [str(note.text) for note in proposal.notes] == [
        "No round without a rematch is left. Repeated here: 2 games."
    ]
    assert str(proposal.pairs[0].reasons[0].text) == "Met 3 rounds ago; no round without a rematch is left"


def test_a_span_of_two_rounds_allows_the_third_last_opponent_again():
    rounds = [PlayedRound(((0, 1), (2, 3))), PlayedRound(((0, 2), (1, 3))), PlayedRound(((0, 3), (1, 2)))]
    proposal = propose(make_pool([1600, 1500, 1400, 1300], rounds=rounds), Options(no_rematch=2))
    assert (proposal.rematches, proposal.notes) == (0, ())
    assert pairs_of(proposal) == {frozenset((0, 1)), frozenset((2, 3))}


def test_a_wide_pair_is_avoided_but_not_at_any_price():
    pool = make_pool([1900, 1500, 1490, 1100])
    proposal = propose(pool, Options(max_gap=410))
    assert proposal.beyond_gap == 0
    proposal = propose(make_pool([1900, 1100]), Options(max_gap=300))
    assert [note.code for note in proposal.notes] == ["beyond-gap"]


def test_the_bye_goes_to_the_lowest_of_those_with_fewest_and_says_why():
    pool = make_pool([1500, 1700, 1300, 1400, 1600], byes=[1, 0, 1, 0, 0], names=("A", "B", "C", "D", "E"))
    (bye,) = propose(pool).byes
    assert (bye.player, str(bye.reason.text)) == (3, "Fewest byes, then lowest rating")
    assert [(c.player, str(c.reason.text)) for c in bye.candidates] == [
        (3, "Fewest byes, then lowest rating"),
        (4, "Rated above D"),
        (1, "Rated above D"),
        (2, "Has had 1 bye; D has had fewer"),
        (0, "Has had 1 bye; D has had fewer"),
    ]


def test_nobody_who_just_waited_is_sent_out_again():
    assert propose(make_pool([1500, 1400, 1300], waiting=[2])).bye == 1


def test_a_bye_out_of_turn_is_explained_by_the_pairs_kept_apart():
    pool = make_pool([1500, 1400, 1300], forbidden=[(0, 1)], byes=[1, 1, 0], names=("A", "B", "C"))
    proposal = propose(pool)
    assert proposal.bye == 1
    assert str(proposal.byes[0].candidates[0].reason.text).startswith("Without C no round is possible")
    assert [note.code for note in proposal.notes] == ["bye-again"]


def test_a_bye_passes_to_the_next_in_line_to_save_a_rematch():
    pool = make_pool([1500, 1400, 1300], rounds=[PlayedRound(((0, 1),))], byes=[0, 0, 0])
    proposal = propose(pool)
    assert (proposal.bye, proposal.rematches) == (1, 0)
    assert [c.reason.code for c in proposal.byes[0].candidates] == [
        "more-rematches",
        "bye-next",
        "rated-above",
    ]


def test_a_lot_depends_on_the_seed_and_on_nothing_else():
    pool = random_pool(9, 6)
    drawn = [propose(pool, Options(bye="lot"), rng_seed=seed).bye for seed in range(30)]
    assert len(set(drawn)) > 3
    assert drawn == [propose(pool, Options(bye="lot"), rng_seed=seed).bye for seed in range(30)]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 14), st.integers(0, 50), st.randoms(use_true_random=False))
def test_the_order_in_which_people_are_listed_does_not_matter(n, seed, random):
    pool = random_pool(n, seed)
    order = list(range(n))
    random.shuffle(order)
    shuffled = Pool(
        **{
            field: getattr(pool, field)[order]
            for field in ("mean", "deviation", "byes", "provisional", "waiting")
        },
        **{
            field: getattr(pool, field)[np.ix_(order, order)]
            for field in ("quality", "expected", "rounds_since_met", "times_met", "forbidden")
        },
    )
    again = propose(shuffled, rng_seed=seed)
    back = {frozenset(order[i] for i in pair) for pair in pairs_of(again)}
    assert back == pairs_of(propose(pool, rng_seed=seed))


def test_ties_are_settled_by_the_seed_and_variety_shows_another_round():
    pool = make_pool([1500.0] * 8)
    assert len({frozenset(pairs_of(propose(pool, rng_seed=seed))) for seed in range(10)}) > 3
    pool = random_pool(12, 7)
    assert len({frozenset(pairs_of(propose(pool, rng_seed=seed))) for seed in range(10)}) == 1
    assert len({frozenset(pairs_of(propose(pool, Options(variety=0.05), rng_seed=s))) for s in range(10)}) > 1


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (0, "Nobody is here yet. A round needs two players."),
        (1, "Only #1 is here. A round needs two players."),
    ],
)
def test_too_few_people_are_refused_in_words(n, sentence):
    with pytest.raises(TourneyError) as refusal:
        propose(make_pool([1500.0] * n))
    assert (refusal.value.code, str(refusal.value)) == ("too-few", sentence)


def test_everybody_kept_apart_is_refused_by_name():
    pool = make_pool([1500, 1400], forbidden=[(1, 0)], names=("Ana", "Tom"))
    with pytest.raises(TourneyError) as refusal:
        propose(pool)
    assert refusal.value.code == "no-round"
    assert "Ana, Tom" in str(refusal.value)


def test_a_family_of_three_among_four_names_those_left_over():
    apart = list(itertools.combinations((0, 1, 2), 2))
    with pytest.raises(TourneyError) as refusal:
        propose(make_pool([1500, 1400, 1300, 1200], forbidden=apart))
    assert refusal.value.code == "no-round"


def test_byes_for_all_are_refused():
    with pytest.raises(TourneyError) as refusal:
        propose(make_pool([1500, 1400, 1300]), pins=Pins(byes=(0, 1)))
    assert refusal.value.code == "too-few"


def test_a_pinned_rematch_is_kept_and_said():
    pool = make_pool([1600, 1500, 1400, 1300], rounds=[PlayedRound(((0, 3), (1, 2)))])
    proposal = propose(pool, pins=Pins(pairs=((3, 0),)))
    assert proposal.rematches == 2
    first = proposal.pairs[0]
    assert [str(r.text) for r in first.reasons[:2]] == ["Pinned by hand", "A rematch: they met 1 round ago"]
    assert {note.code for note in proposal.notes} == {"rematches", "rematches-by-hand"}


def test_a_round_can_be_called_off():
    with pytest.raises(Cancelled):
        propose(random_pool(20, 1), cancelled=lambda: True)


def test_progress_ends_at_its_total():
    seen: list[tuple[int, int]] = []
    propose(random_pool(20, 1), progress=lambda done, total: seen.append((done, total)))
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1]
