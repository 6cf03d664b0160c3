"""A knockout brings the best two together last, gives byes to the top, and follows the results alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pairing.contests import by_chance, by_strength, contest_of, field, game, played_out, published
from tourney.pairing.base import Pins
from tourney.pairing.contest_base import RoundPlan
from tourney.pairing.registry import CONTEST_SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.standings.bracket import KnockoutOptions, knockout_shape
from tourney.standings.bracket_places import bracket_places
from tourney.standings.bracket_state import MatchState, knockout_bracket
from tourney.standings.contest import Free, Unit

SYSTEM = CONTEST_SYSTEMS["knockout"]
SIZES = st.integers(2, 64)
LONG = settings.get_current_profile_name() == "long"


def losses(contest):
    lost = Counter()
    for one in contest.games:
        lost[one.sides[one.ranks.index(max(one.ranks))]] += 1
    return lost


@settings(max_examples=60, deadline=None)
@given(SIZES, st.integers(0, 9))
def test_n_less_one_games_and_nobody_plays_after_going_out(n, seed):
    contest, plans, refusal = played_out(SYSTEM, field(n), by_chance(seed))
    assert "finished" == refusal.code
    assert n - 1 == len(contest.games)
    assert len(plans) == (n - 1).bit_length()
    out = set()
    for plan in plans:
        playing = {unit for board in plan.boards for unit in board.sides}
        assert not out & playing
        out |= {one.sides[one.ranks.index(1)] for one in contest.games if one.round == plan.round}
    assert {1} == set(losses(contest).values())
    assert len(out) == n - 1


@settings(max_examples=63, deadline=None)
@given(SIZES)
def test_byes_go_to_the_top_seeds(n):
    plan = SYSTEM.propose(field(n))
    byes = sorted(one.unit for one in plan.free)
    assert list(range((1 << (n - 1).bit_length()) - n)) == byes
    assert all(one.kind is Free.PAIRING for one in plan.free)
    assert all(sum(board.sides) + 1 == 1 << (n - 1).bit_length() for board in plan.boards)


@settings(max_examples=63, deadline=None)
@given(SIZES)
def test_when_the_better_seed_wins_the_top_two_meet_in_the_final_and_the_top_four_in_semi_finals(n):
    contest, plans, _ = played_out(SYSTEM, field(n), by_strength)
    assert {0, 1} == set(plans[-1].boards[0].sides)
    if n >= 4:
        assert {frozenset((0, 3)), frozenset((1, 2))} == {frozenset(b.sides) for b in plans[-2].boards}
    bracket = knockout_bracket(contest)
    assert 0 == bracket.champion
    assert bracket.over


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 40), st.integers(0, 5))
def test_a_game_for_the_third_place_is_one_more(n, seed):
    options = KnockoutOptions(third_place=True)
    contest, plans, _ = played_out(SYSTEM, field(n), by_chance(seed), options)
    assert n == len(contest.games)
    assert ["W", "T"] == [board.slot[0] for board in plans[-1].boards]
    places = bracket_places(knockout_bracket(contest, options))
    assert [1, 2, 3, 4] == sorted(one.place for one in places.values())[:4]


def test_losers_of_one_round_share_a_place():
    contest, _, _ = played_out(SYSTEM, field(8), by_strength)
    places = bracket_places(knockout_bracket(contest))
    expected = {0: "1", 1: "2", 2: "3=", 3: "3=", 4: "5=", 5: "5=", 6: "5=", 7: "5="}
    assert expected == {unit: f"{p.place}{'=' if p.shared else ''}" for unit, p in places.items()}


def test_a_corrected_result_moves_everybody_and_tells_which_game_does_not_fit():
    games = [
        game(1, 0, 3, "1-0", slot="W1-1"),
        game(1, 1, 2, "1-0", slot="W1-2"),
        game(2, 0, 1, "1-0", slot="W2-1"),
    ]
    right = knockout_bracket(contest_of(4, games))
    assert 0 == right.champion
    games[0] = game(1, 0, 3, "0-1", slot="W1-1")
    changed = knockout_bracket(contest_of(4, games))
    assert (3, 1) == changed.match("W2-1").sides
    assert MatchState.READY is changed.match("W2-1").state
    assert [(2, "W2-1")] == [(one.game, one.slot) for one in changed.misfits]
    assert (
        "Final was played by P1 – P2, but after the results before it, P2 and P4 belong there. "
        "Correct a result, or delete this game and play it anew." == str(changed.misfits[0].text)
    )
    plan = SYSTEM.propose(contest_of(4, games))
    assert [{1, 3}] == [set(board.sides) for board in plan.boards]
    assert "misfit" == plan.notes[0].code
    games[0] = game(1, 0, 3, "1-0", slot="W1-1")
    assert right == knockout_bracket(contest_of(4, games))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 20), st.integers(0, 99), st.data())
def test_any_correction_gives_the_bracket_of_an_event_entered_right_from_the_start(n, seed, data):
    contest, _, _ = played_out(SYSTEM, field(n), by_chance(seed))
    i = data.draw(st.integers(0, n - 2))
    turned = replace(contest.games[i], ranks=contest.games[i].ranks[::-1])
    changed = replace(contest, games=(*contest.games[:i], turned, *contest.games[i + 1 :]))
    bracket = knockout_bracket(changed)
    misfits = {one.game for one in bracket.misfits}
    kept = tuple(one for j, one in enumerate(changed.games) if j not in misfits)
    without = knockout_bracket(replace(changed, games=kept))
    assert [(m.sides, m.state, m.winner) for m in without.matches] == [
        (m.sides, m.state, m.winner) for m in bracket.matches
    ]
    assert not without.misfits


def test_after_a_double_forfeit_the_other_goes_on_and_the_mistake_can_be_taken_back():
    games = [game(1, 0, 3, "--", slot="W1-1"), game(1, 1, 2, "1-0", slot="W1-2")]
    bracket = knockout_bracket(contest_of(4, games))
    assert 1 == bracket.champion
    assert MatchState.WALKOVER is bracket.match("W2-1").state
    games[0] = game(1, 0, 3, "0-1", slot="W1-1")
    assert MatchState.READY is knockout_bracket(contest_of(4, games)).match("W2-1").state


def test_a_drawn_game_needs_a_decision():
    contest = contest_of(2, [game(1, 0, 1, "=", slot="W1-1")])
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(contest)
    assert "level" == refusal.value.code
    assert (
        "Final between P1 and P2 is level, and a knockout needs a winner. Enter the game that decided it, "
        "or say what becomes of drawn games." == str(refusal.value)
    )
    assert [("drawn", "replay")] == [(one.rule, one.value) for one in refusal.value.relax]
    again = SYSTEM.propose(contest, KnockoutOptions(drawn="replay"))
    assert [(1, 0)] == [board.sides for board in again.boards]
    assert 0 == knockout_bracket(contest, KnockoutOptions(drawn="seed")).champion
    decided = contest_of(2, [*contest.games, game(1, 1, 0, "1-0", slot="W1-1")])
    assert 1 == knockout_bracket(decided).champion


def test_a_result_typed_without_a_place_goes_where_the_two_are_due():
    contest = contest_of(4, [game(1, 0, 3), game(1, 2, 1), game(2, 2, 0)])
    bracket = knockout_bracket(contest)
    assert 2 == bracket.champion
    assert not bracket.misfits


def test_best_of_three_ends_when_the_lead_cannot_be_caught_up():
    options = KnockoutOptions(best_of=3)
    contest, plans, _ = played_out(SYSTEM, field(4), by_strength, options)
    assert 2 * 3 == len(contest.games)
    assert ["Semi-final 1", "Semi-final 1: game 2"] == [
        str(plan.boards[0].reasons[0].text) for plan in plans[:2]
    ]
    first, second = (game_.sides for game_ in contest.games if game_.slot == "W1-1")
    assert first == second[::-1]
    surplus = contest_of(2, [game(1, 0, 1, slot="W1-1"), game(1, 1, 0, slot="W1-1")])
    assert ["W1-1"] == [one.slot for one in knockout_bracket(surplus).misfits]


def test_who_left_loses_without_a_game():
    games = [game(1, 0, 3, slot="W1-1"), game(1, 1, 2, slot="W1-2")]
    contest = contest_of(4, games)
    units = tuple(replace(one, withdrawn=i == 0) for i, one in enumerate(contest.units))
    assert 1 == knockout_bracket(replace(contest, units=units)).champion


def test_the_draw_stands_though_ratings_move():
    units = tuple(Unit(f"P{i}", rating=2000.0 - 10 * i) for i in range(6))
    contest = replace(field(6), units=units)
    plan = SYSTEM.propose(contest)
    first = published(contest, plan, by_strength)
    moved = replace(first, units=tuple(replace(one, rating=1000.0 + 10 * i) for i, one in enumerate(units)))
    bracket = knockout_bracket(moved)
    assert not bracket.misfits
    assert {0, 1} == {unit for key in ("W2-1", "W2-2") for unit in bracket.match(key).sides if unit in (0, 1)}
    assert 4 == len({u for b in SYSTEM.propose(moved).boards for u in b.sides})


def test_a_late_entry_does_not_shake_the_bracket():
    contest = published(field(5), SYSTEM.propose(field(5)), by_strength)
    late = replace(contest, units=(*contest.units, Unit("Late", first_round=2)))
    assert [m.sides for m in knockout_bracket(contest).matches] == [
        m.sides for m in knockout_bracket(late).matches
    ]
    assert 5 in SYSTEM.propose(late).resting


def test_pins_and_pairs_kept_apart_move_the_seeds_of_the_first_round():
    plan = SYSTEM.propose(field(8), pins=Pins(pairs=((0, 1),)))
    assert (0, 1) in [board.sides for board in plan.boards]
    plan = SYSTEM.propose(field(8), forbidden=[(0, 7)])
    assert {0, 7} not in [set(board.sides) for board in plan.boards]
    plan = SYSTEM.propose(field(6), pins=Pins(byes=(5,)))
    assert {0, 5} == {one.unit for one in plan.free}
    after = published(field(6), plan, by_strength)
    assert {0, 5} <= {unit for board in SYSTEM.propose(after).boards for unit in board.sides}


def test_refusals_name_what_to_relax():
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(field(2), forbidden=[(0, 1)])
    assert ("kept-apart", "forbidden") == (refusal.value.code, refusal.value.relax[0].rule)
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(field(4), pins=Pins(byes=(0,)))
    assert ("no-bye", "pins") == (refusal.value.code, refusal.value.relax[0].rule)
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(field(2), absent={0: Free.ZERO})
    assert ("no-round", "present") == (refusal.value.code, refusal.value.relax[0].rule)
    open_round = published(field(4), SYSTEM.propose(field(4)), None)
    with pytest.raises(RoundError) as refusal:
        SYSTEM.propose(open_round)
    assert "The next games need the result of Semi-final 1. Enter it first." == str(refusal.value)


def check_refusal(refusal):
    assert str(refusal).endswith(".")
    assert "{" not in str(refusal)
    assert refusal.relax or refusal.code in ("finished", "open-games")


@pytest.mark.long
@pytest.mark.parametrize("key", ["knockout", "double-elimination", "round-robin"])
@settings(max_examples=1500 if LONG else 80)
@given(
    n=st.integers(0, 12),
    seed=st.integers(0, 5),
    rounds=st.integers(0, 3),
    away=st.sets(st.integers(0, 11), max_size=6),
    pairs=st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=3),
    byes=st.lists(st.integers(0, 11), max_size=3),
    apart=st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=8),
)
def test_any_small_world_gives_a_round_or_one_sentence(key, n, seed, rounds, away, pairs, byes, apart):
    system, contest = CONTEST_SYSTEMS[key], field(n)
    for _ in range(rounds):
        try:
            contest = published(contest, system.propose(contest), by_chance(seed))
        except RoundError:
            break
    inside = range(n)
    pins = Pins(
        tuple(pair for pair in pairs if pair[0] in inside and pair[1] in inside),
        tuple(unit for unit in byes if unit in inside),
    )
    forbidden = [pair for pair in apart if pair[0] in inside and pair[1] in inside and pair[0] != pair[1]]
    absent = {unit: Free.ZERO for unit in away if unit in inside}
    arguments = {"absent": absent, "pins": pins, "forbidden": forbidden}
    try:
        plan = system.propose(contest, **arguments)
    except RoundError as refusal:
        check_refusal(refusal)
        return
    assert isinstance(plan, RoundPlan)
    assert system.propose(contest, **arguments) == plan
    assert plan.boards
    seated = [unit for board in plan.boards for unit in board.sides]
    assert n == len(seated) + len(plan.free) + len(plan.resting)
    assert not set(seated) & set(absent)
    assert not {frozenset(b.sides) for b in plan.boards} & {frozenset(pair) for pair in forbidden}
    assert {frozenset(pair) for pair in pins.pairs} <= {frozenset(b.sides) for b in plan.boards}
    assert not set(seated) & set(pins.byes)


def test_a_shape_has_its_places_after_those_they_depend_on():
    for n in range(2, 65):
        known = set()
        for slot in knockout_shape(n, third_place=True).slots:
            assert all(one is None or not one.slot or one.slot in known for one in slot.sources)
            known.add(slot.key)
