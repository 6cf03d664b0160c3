"""Teams: as good as trying everything where that can be done, fair over a night, and each wish kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.pools import make_pool, random_pool
from tourney.core.errors import TourneyError
from tourney.core.options import from_mapping
from tourney.pairing.arrange import improve, task_of
from tourney.pairing.base import Pins, Pool
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.pairing.strength import Strengths
from tourney.pairing.systems.teams import TeamOptions
from tourney.pairing.teams import TeamRules, even_sizes, split

propose = SYSTEMS["teams"].propose


def all_splits(
    players: Sequence[int], sizes: Sequence[int], after: tuple[int, int] = (0, -1)
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every split once: of teams of one size that follow each other the first players ascend."""
    if not sizes:
        yield ()
        return
    for team in itertools.combinations(players, sizes[0]):
        if sizes[0] == after[0] and team[0] < after[1]:
            continue
        rest = [p for p in players if p not in team]
        for more in all_splits(rest, sizes[1:], (sizes[0], team[0])):
            yield (team, *more)


def sums_like_trueskill(n: int, seed: int) -> Pool:
    rng = np.random.default_rng(seed)
    strengths = Strengths(
        rng.normal(25, 6, n), rng.uniform(1, 60, n), (25 / 6) ** 2, additive=True, noisy=True
    )
    return replace(random_pool(n, seed), strengths=strengths)


@pytest.mark.parametrize(
    "sizes", [(5, 5), (4, 3, 3), (2, 2, 2, 2, 2), (3, 3, 2, 2), (7, 3), (1, 9), (4, 4, 2)]
)
@pytest.mark.parametrize("make", [random_pool, sums_like_trueskill])
def test_ten_people_are_split_as_by_trying_every_split(sizes, make):
    pool = make(10, 5)
    strengths = pool.sides()
    best = max(strengths.quality(teams) for teams in all_splits(range(10), sizes))
    found = split(pool, TeamRules(sizes))
    assert found[0].quality == pytest.approx(best, abs=1e-12)
    assert found[0].proven
    assert [len(team) for team in found[0].teams] == list(sizes)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.data())
def test_no_split_that_keeps_the_wishes_is_better(seed, data):
    n = data.draw(st.integers(4, 8))
    sizes = even_sizes(n, data.draw(st.integers(2, 3)))
    couple = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda p: p[0] != p[1])
    together = tuple(data.draw(st.lists(couple, max_size=2)))
    apart = tuple(data.draw(st.lists(couple, max_size=3)))
    captains = tuple(data.draw(st.lists(st.integers(0, n - 1), max_size=2, unique=True)))
    partnered = np.random.default_rng(seed).integers(0, 3, (n, n))
    pool = replace(random_pool(n, seed), times_partnered=np.triu(partnered, 1))

    def home(teams: tuple[tuple[int, ...], ...], p: int) -> int:
        return next(t for t, team in enumerate(teams) if p in team)

    def kept(teams: tuple[tuple[int, ...], ...]) -> bool:
        return (
            all(home(teams, a) == home(teams, b) for a, b in together)
            and all(home(teams, a) != home(teams, b) for a, b in apart)
            and len({home(teams, c) for c in captains}) == len(captains)
        )

    def worth(teams: tuple[tuple[int, ...], ...]) -> float:
        again = sum(int(partnered[min(p), max(p)]) for team in teams for p in itertools.combinations(team, 2))
        return pool.sides().quality(teams) - 0.2 * again

    allowed = [worth(teams) for teams in all_splits(range(n), sizes) if kept(teams)]
    rules = TeamRules(sizes, together, apart, captains, partners=0.2)
    if not allowed:
        with pytest.raises(RoundError) as refusal:
            split(pool, rules)
        assert refusal.value.relax
        return
    found = split(pool, rules)
    assert kept(found[0].teams)
    assert worth(found[0].teams) == pytest.approx(max(allowed), abs=1e-9)
    for team, captain in zip(found[0].teams, found[0].captains, strict=True):
        assert captain is None or team[0] == captain


@pytest.mark.parametrize("seed", range(2))
def test_forty_into_eight_come_near_the_best_of_many_starts(seed):
    pool = random_pool(40, seed)
    found = split(pool, TeamRules((5,) * 8))[0]
    rng = np.random.default_rng(99)
    none = np.zeros((40, 40))
    task = task_of(
        pool.sides(), [(i,) for i in range(40)], none, none, np.full(8, 5), np.zeros(8, dtype=np.int64)
    )
    starts = np.array([rng.permutation(np.repeat(np.arange(8), 5)) for _ in range(100)])
    assert found.quality >= 0.99 * improve(task, starts)[1].max()


def test_alternatives_differ_and_none_is_better_than_the_one_before():
    found = split(random_pool(12, 2), TeamRules((6, 6)), alternatives=5)
    assert len(found) == 5
    assert [s.quality for s in found] == sorted((s.quality for s in found), reverse=True)
    seen = [frozenset(frozenset(team) for team in s.teams) for s in found]
    assert len(set(seen)) == 5
    for one, other in itertools.combinations(found, 2):
        a, b = set(one.teams[0]), set(other.teams[0])
        assert min(len(a - b), len(b - a), len(a & b)) >= 1
    for s in found:
        assert sum(s.expected) == pytest.approx(1.0)


def test_the_one_least_known_goes_where_his_doubt_weighs_least():
    # All means are equal: a mean of two halves the weight of each, a side of one keeps it whole.
    pool = make_pool([1500.0] * 3, deviation=[30.0, 300.0, 30.0])
    best = split(pool, TeamRules((2, 1)), alternatives=1)[0]
    assert 1 in best.teams[0]


def test_large_groups_stay_together_among_many():
    rules = TeamRules(
        even_sizes(40, 4), together=((0, 1, 2, 3), (4, 5, 6), (7, 8)), apart=((0, 4),), captains=(9, 10)
    )
    for s in split(random_pool(40, 1), rules, alternatives=2):
        home = {p: t for t, team in enumerate(s.teams) for p in team}
        assert len({home[p] for p in (0, 1, 2, 3)}) == len({home[p] for p in (4, 5, 6)}) == 1
        assert home[0] != home[4]
        assert home[9] != home[10]


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (TeamRules((2, 2)), "bad-sizes"),
        (TeamRules((3, 2), together=((0, 1, 2, 3),)), "too-large"),
        (TeamRules((3, 2), together=((0, 1), (1, 2)), apart=((0, 2),)), "torn"),
        (TeamRules((3, 2), captains=(0, 1, 2)), "captains"),
        (TeamRules((3, 2), together=((0, 1),), captains=(0, 1)), "captains"),
        (TeamRules((3, 2), apart=((0, 1), (1, 2), (0, 2))), "no-split"),
        (TeamRules((5,)), "too-few"),
    ],
)
def test_wishes_that_cannot_be_kept_are_refused_in_words(rules, code):
    with pytest.raises(RoundError) as refusal:
        split(random_pool(5, 1), rules)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def night(n: int, rounds: int, options: TeamOptions) -> tuple[np.ndarray, np.ndarray]:
    """Play a night with changing partners; return (n, n) times partnered and (n,) rounds sat out."""
    partnered, met = np.zeros((n, n), dtype=np.int64), np.zeros((n, n), dtype=np.int64)
    since = np.full((n, n), 1_000_000, dtype=np.int64)
    out = np.zeros(n, dtype=np.int64)
    base = random_pool(n, 6)
    for _ in range(rounds):
        pool = replace(
            base,
            times_partnered=partnered.copy(),
            times_met=met.copy(),
            rounds_since_met=since.copy(),
            byes=out.copy(),
        )
        proposal = propose(pool, options)
        for board in proposal.boards:
            for side in board.sides:
                for a, b in itertools.permutations(side, 2):
                    partnered[a, b] += 1
            for one, other in itertools.permutations(board.sides, 2):
                for a, b in itertools.product(one, other):
                    met[a, b] += 1
                    since[a, b] = 1
        out[list(proposal.bye_ids)] += 1
        assert out.max() - out.min() <= 1
    return partnered, out


@pytest.mark.parametrize("n", [8, 10, 13])
def test_partners_change_from_round_to_round_and_all_sit_out_equally_often(n):
    partnered, _ = night(n, 6, TeamOptions())
    assert partnered.max() == 1


def test_few_people_make_one_board_with_uneven_sides():
    proposal = propose(random_pool(3, 1))
    assert sorted(len(side) for side in proposal.boards[0].sides) == [1, 2]


def test_larger_sides_rather_than_sitting_out():
    proposal = propose(random_pool(11, 1), TeamOptions(uneven=True))
    assert proposal.bye_ids == ()
    assert sorted(len(side) for board in proposal.boards for side in board.sides) == [2, 3, 3, 3]


def test_a_number_of_teams_makes_one_board_of_everybody():
    proposal = propose(
        random_pool(11, 1), TeamOptions(teams=3), pins=Pins(together=((0, 1),), captains=(2, 3))
    )
    (board,) = proposal.boards
    assert sorted(len(side) for side in board.sides) == [3, 4, 4]
    assert any({0, 1} <= set(side) for side in board.sides)


def test_pinned_opponents_meet_and_pinned_boards_stay():
    held = ((8, 9), (10, 11))
    proposal = propose(random_pool(12, 1), pins=Pins(pairs=((0, 7),), boards=(held,), together=((1, 2),)))
    (board,) = [b for b in proposal.boards if 0 in b.players]
    assert 7 in board.players
    assert not any({0, 7} <= set(side) for side in board.sides)
    assert any(b.sides == held and b.pinned for b in proposal.boards)
    assert any({1, 2} <= set(side) for b in proposal.boards for side in b.sides)


@pytest.mark.parametrize("n", [6, 9, 12, 30])
@pytest.mark.parametrize("teams", [2, 3])
def test_pairs_that_must_never_meet_share_a_team_of_one_game(n, teams):
    pairs = [(0, 1), (2, 5)]
    pool = replace(random_pool(n, 4), forbidden=make_pool([1500.0] * n, forbidden=pairs).forbidden)
    made = propose(pool, TeamOptions(teams=teams), rng_seed=2)
    sides = [set(side) for side in made.boards[0].sides]
    for a, b in pairs:
        assert any({a, b} <= side for side in sides)


def test_a_split_that_must_let_kept_apart_pairs_meet_says_which_to_allow():
    pool = make_pool([1500.0] * 4, forbidden=[(0, 1), (1, 2)], names=("Ann", "Bob", "Cid", "Dee"))
    with pytest.raises(RoundError) as refusal:
        propose(pool, TeamOptions(teams=2))
    assert "Ann – Bob" in str(refusal.value)
    assert refusal.value.relax[0].rule == "forbidden"
    assert refusal.value.relax[0].groups == ((0, 1), (1, 2))


@pytest.mark.parametrize("typed", ["5 4 4", "5,4,4", " 5+4 + 4 ", "5，4，4", "5;4;4"])
def test_sizes_typed_by_hand_are_the_sizes_of_the_teams(typed):
    pool = make_pool([1500.0 + 30 * i for i in range(13)])
    made = SYSTEMS["teams"].propose(pool, TeamOptions(sizes=typed))
    assert [(5, 4, 4)] == [tuple(sorted(map(len, board.sides), reverse=True)) for board in made.boards]
    assert not made.byes


def test_who_is_left_over_by_typed_sizes_sits_out_in_turn():
    pool = replace(make_pool([1500.0 + 30 * i for i in range(9)]), byes=np.array([1] * 4 + [0] + [1] * 4))
    made = SYSTEMS["teams"].propose(pool, TeamOptions(sizes="5 3"))
    assert [4] == [bye.player for bye in made.byes]


def test_too_many_places_are_refused_with_sizes_that_fit():
    with pytest.raises(RoundError) as refusal:
        SYSTEMS["teams"].propose(make_pool([1500.0 + 30 * i for i in range(11)]), TeamOptions(sizes="5 4 4"))
    assert ("bad-sizes", "sizes") == (refusal.value.code, refusal.value.field)
    assert ["4 4 3"] == [offer.value for offer in refusal.value.relax if offer.rule == "sizes"]


@pytest.mark.parametrize("typed", ["5", "5 x 4", "0 4", "4 -4", "1000 2", "5.5 4"])
def test_sizes_that_are_none_are_refused_at_their_field(typed):
    with pytest.raises(TourneyError) as refusal:
        TeamOptions(sizes=typed)
    assert ("bad-option", "sizes") == (refusal.value.code, refusal.value.field)


def test_a_number_for_sizes_in_a_file_made_by_hand_is_refused_in_words():
    with pytest.raises(TourneyError) as refusal:
        from_mapping(TeamOptions, {"sizes": 5})
    assert ("bad-option", "sizes") == (refusal.value.code, refusal.value.field)
