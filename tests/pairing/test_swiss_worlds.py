"""Any small event is paired, or refused in a sentence with an offer that helps."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.core.games import Forfeit
from tourney.pairing.base import Pins
from tourney.pairing.contest_base import RoundPlan
from tourney.pairing.relax import Relax, RoundError
from tourney.pairing.systems.swiss import PLUGIN, SwissOptions
from tourney.standings.contest import Contest, Contested, Free, FreeRound, Unit

LONG = settings.get_current_profile_name() == "long"
LONG_EXAMPLES = 1500

ONE, HALF, NONE = Fraction(1), Fraction(1, 2), Fraction(0)


@st.composite
def worlds(draw: st.DrawFn) -> tuple[Contest, dict[int, Free], Pins, list[tuple[int, int]], SwissOptions]:
    n, rounds = draw(st.integers(0, 12)), draw(st.integers(0, 6))
    units = tuple(
        Unit(
            f"u{i}",
            draw(st.sampled_from([None, 1500.0, 1600.0, 1700.0])),
            withdrawn=draw(st.integers(0, 9)) == 0,
            first_round=draw(st.sampled_from([1, 1, 1, 1, rounds + 1, rounds + 2])),
            club=draw(st.sampled_from(["", "a", "b"])),
        )
        for i in range(n)
    )
    games, free = [], []
    for number in range(1, rounds + 1):
        order = draw(st.permutations(range(n)))
        for a, b in zip(order[::2], order[1::2], strict=False):
            what = draw(st.integers(0, 7))
            points = [(ONE, NONE), (NONE, ONE), (HALF, HALF), (ONE, NONE)][what] if what < 4 else ()
            ranks = [(0, 1), (1, 0), (0, 0), (0, 1)][what] if what < 4 else ()
            if points:
                games.append(
                    Contested(
                        number, (a, b), ranks, points, forfeit=Forfeit.FORFEIT if what == 3 else Forfeit.NONE
                    )
                )
            elif what == 4:
                free.append(FreeRound(number, a, Free.PAIRING, ONE))
                free.append(FreeRound(number, b, Free.HALF, HALF))
    contest = Contest(units, tuple(games), tuple(free), rounds, draw(st.sampled_from([None, 5, rounds + 1])))
    someone = st.integers(0, max(n - 1, 0))
    absent = draw(st.dictionaries(someone, st.sampled_from(Free), max_size=min(n, 3))) if n else {}
    pairs = draw(st.lists(st.tuples(someone, someone), max_size=2)) if n else []
    byes = draw(st.lists(someone, max_size=2)) if n else []
    forbidden = draw(st.lists(st.tuples(someone, someone), max_size=6)) if n else []
    options = SwissOptions(
        acceleration=draw(st.sampled_from(["none", "baku"])),
        last_resort=draw(st.sampled_from(["refuse", "refuse", "sides", "rematch", "both"])),
        apart=draw(st.sampled_from(["none", "club"])),
    )
    pins = Pins(tuple(pairs), tuple(byes)) if draw(st.booleans()) else Pins()
    return contest, absent, pins, [pair for pair in forbidden if pair[0] != pair[1]], options


def relaxed(
    offer: Relax, options: SwissOptions, pins: Pins, forbidden: list[tuple[int, int]]
) -> tuple[SwissOptions, Pins, list[tuple[int, int]]]:
    if offer.rule == "forbidden":
        gone = {frozenset(group) for group in offer.groups}
        return options, pins, [pair for pair in forbidden if frozenset(pair) not in gone]
    if offer.rule == "byes":
        return options, replace(pins, byes=(*pins.byes, *(group[0] for group in offer.groups))), forbidden
    return replace(options, **{offer.rule: offer.value}), pins, forbidden


@pytest.mark.long
@settings(max_examples=LONG_EXAMPLES if LONG else 100)
@given(worlds(), st.integers(0, 3))
def test_a_valid_round_or_a_sentence_with_an_offer_that_helps(
    world: tuple[Contest, dict[int, Free], Pins, list[tuple[int, int]], SwissOptions], seed: int
) -> None:
    contest, absent, pins, forbidden, options = world

    def propose(
        options: SwissOptions, pins: Pins, forbidden: list[tuple[int, int]]
    ) -> RoundPlan | RoundError:
        try:
            return PLUGIN.propose(
                contest, options, absent=absent, pins=pins, forbidden=forbidden, rng_seed=seed
            )
        except RoundError as refused:
            return refused

    plan = propose(options, pins, forbidden)
    if isinstance(plan, RoundPlan):
        check(contest, plan, absent, pins, forbidden, options)
        assert propose(options, pins, forbidden) == plan
        return
    assert str(plan.text).endswith(".")
    assert plan.relax
    for offer in plan.relax if plan.code == "no-round" else ():
        if offer.rule != "present":
            assert isinstance(propose(*relaxed(offer, options, pins, forbidden)), RoundPlan)


def check(
    contest: Contest,
    plan: RoundPlan,
    absent: dict[int, Free],
    pins: Pins,
    forbidden: list[tuple[int, int]],
    options: SwissOptions,
) -> None:
    number = contest.rounds + 1
    assert plan.round == number
    seen = [unit for board in plan.boards for unit in board.sides]
    seen += [one.unit for one in plan.free] + list(plan.resting)
    assert sorted(seen) == list(range(contest.n))
    assert all(board.sides[0] != board.sides[1] for board in plan.boards)
    met = {frozenset(game.sides) for game in contest.games if game.played}
    full = {game.sides[0] for game in contest.games if game.forfeit}
    full |= {one.unit for one in contest.free if one.kind in (Free.PAIRING, Free.FULL)}
    apart = {frozenset(pair) for pair in forbidden}
    for board in plan.boards:
        pair = frozenset(board.sides)
        assert pair not in apart
        if not board.pinned and options.last_resort in ("refuse", "sides"):
            assert pair not in met
        assert board.reasons
    given = [
        one for one in plan.free if one.kind is Free.PAIRING and not one.pinned and one.unit not in absent
    ]
    assert len(given) <= 1
    if options.last_resort in ("refuse", "sides"):
        assert all(one.unit not in full for one in given)
    for a, b in pins.pairs:
        assert any(board.sides == (a, b) and board.pinned for board in plan.boards)
    for unit in plan.resting:
        assert contest.units[unit].withdrawn or contest.units[unit].first_round > number
