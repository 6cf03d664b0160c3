"""In a double elimination nobody goes out after one loss, and nobody plays after two."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.contests import by_chance, by_strength, contest_of, field, game, played_out, published
from tourney.pairing.registry import CONTEST_SYSTEMS
from tourney.standings.bracket import DoubleOptions, From, Part, double_shape
from tourney.standings.bracket_places import bracket_places
from tourney.standings.bracket_state import MatchState, double_bracket

SYSTEM = CONTEST_SYSTEMS["double-elimination"]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 64), st.integers(0, 99))
def test_two_losses_put_everybody_out_but_the_winner(n, seed):
    contest, plans, refusal = played_out(SYSTEM, field(n), by_chance(seed))
    assert "finished" == refusal.code
    lost: Counter[int] = Counter()
    for plan in plans:
        playing = [unit for board in plan.boards for unit in board.sides]
        assert all(lost[unit] < 2 for unit in playing)
        for one in contest.games:
            if one.round == plan.round:
                lost[one.sides[one.ranks.index(1)]] += 1
    champion = double_bracket(contest).champion
    assert {2} == {lost[unit] for unit in range(n) if unit != champion}
    assert 2 * n - 2 + lost[champion] == len(contest.games)
    assert lost[champion] <= 1


@pytest.mark.parametrize("n", range(2, 65))
def test_byes_go_to_the_top_seeds_and_the_two_best_stand_in_opposite_halves(n):
    plan = SYSTEM.propose(field(n))
    size = 1 << (n - 1).bit_length()
    assert list(range(size - n)) == sorted(one.unit for one in plan.free)
    assert not any({0, 1} == set(board.sides) for board in plan.boards) or n == 2
    contest, _, _ = played_out(SYSTEM, field(n), by_strength)
    assert 2 * n - 2 == len(contest.games)
    meetings = [one.slot for one in contest.games if {0, 1} == set(one.sides)]
    assert f"W{(n - 1).bit_length()}-1" == meetings[0]


def test_without_a_reset_one_loss_in_the_final_is_the_end():
    games = [game(1, 0, 1, "1-0", slot="W1-1"), game(2, 0, 1, "0-1", slot="F-1")]
    contest = contest_of(2, games)
    assert MatchState.READY is double_bracket(contest).match("F-2").state
    assert double_bracket(contest).champion is None
    assert 1 == double_bracket(contest, DoubleOptions(reset=False)).champion
    again = SYSTEM.propose(contest)
    assert ["Grand final, second game"] == [str(board.reasons[0].text) for board in again.boards]


def test_the_second_final_is_not_needed_when_the_unbeaten_wins():
    contest = contest_of(2, [game(1, 0, 1, slot="W1-1"), game(2, 0, 1, slot="F-1")])
    bracket = double_bracket(contest)
    assert (0, True) == (bracket.champion, bracket.over)
    surplus = contest_of(2, [*contest.games, game(3, 1, 0, slot="F-2")])
    assert [(2, "F-2")] == [(one.game, one.slot) for one in double_bracket(surplus).misfits]
    assert 0 == double_bracket(surplus).champion


@pytest.mark.parametrize(("depth", "free_until"), [(3, 2), (4, 3), (5, 4), (6, 6)])
def test_losers_cross_over_so_that_rematches_come_late(depth, free_until):
    """No two who can have met before meet again up to that losers' round; no crossing does better."""
    shape = double_shape(1 << depth)
    ways: dict[str, set[tuple[int, int]]] = {}
    first_possible = None
    for slot in (one for one in shape.slots if one.part in (Part.MAIN, Part.LOSERS)):
        sides = []
        for source in slot.sources:
            if source.kind is From.SEED:
                sides.append({(source.seed, depth + 1)})
            elif source.kind is From.WINNER:
                sides.append(ways[source.slot])
            else:
                lost_in = int(source.slot[1 : source.slot.index("-")])
                sides.append({(seed, min(top, lost_in)) for seed, top in ways[source.slot]})
        if slot.part is Part.LOSERS and first_possible is None:
            lines = main_round_of(shape)
            pairs = [(a, b) for a in sides[0] for b in sides[1]]
            if any(lines(a[0], b[0]) <= min(a[1], b[1]) for a, b in pairs):
                first_possible = slot.round
        ways[slot.key] = sides[0] | sides[1]
    assert free_until < (first_possible or 99)


def main_round_of(shape):
    """Return the function that tells in which main round two seeds can meet."""
    at: dict[int, int] = {}
    for slot in shape.slots:
        if slot.part is Part.MAIN and slot.round == 1:
            for side, source in enumerate(slot.sources):
                at[source.seed] = 2 * (slot.number - 1) + side
    return lambda a, b: (at[a] ^ at[b]).bit_length()


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 24), st.integers(0, 99), st.data())
def test_a_correction_and_its_undoing_restore_the_bracket(n, seed, data):
    contest, _, _ = played_out(SYSTEM, field(n), by_chance(seed))
    before = double_bracket(contest)
    i = data.draw(st.integers(0, len(contest.games) - 1))
    turned = replace(contest.games[i], ranks=contest.games[i].ranks[::-1])
    changed = replace(contest, games=(*contest.games[:i], turned, *contest.games[i + 1 :]))
    after = double_bracket(changed)
    for match in after.matches:
        for number in match.games:
            assert set(match.sides) == set(changed.games[number].sides)
    counted = {number for match in after.matches for number in match.games}
    assert counted | {one.game for one in after.misfits} == set(range(len(changed.games)))
    assert before == double_bracket(contest)


def test_places_follow_the_round_in_which_somebody_went_out():
    contest, _, _ = played_out(SYSTEM, field(8), by_strength)
    places = bracket_places(double_bracket(contest))
    assert [1, 2, 3, 4, 5, 5, 7, 7] == [places[unit].place for unit in range(8)]


def test_who_left_drops_through_both_parts():
    start = field(4)
    units = tuple(replace(one, withdrawn=i == 0) for i, one in enumerate(start.units))
    contest = published(start, SYSTEM.propose(start), by_strength)
    contest, _, refusal = played_out(SYSTEM, replace(contest, units=units), by_strength)
    assert "finished" == refusal.code
    assert 1 == double_bracket(contest).champion


def test_a_place_of_three_games_is_scored():
    options = DoubleOptions(best_of=3)
    contest = contest_of(2, [game(1, 0, 1, slot="W1-1"), game(2, 1, 0, slot="W1-1")])
    match = double_bracket(contest, options).match("W1-1")
    assert (MatchState.READY, (Fraction(1), Fraction(1))) == (match.state, match.score)
