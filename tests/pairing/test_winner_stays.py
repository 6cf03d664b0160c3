"""Winner stays on: who won plays whoever waited longest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.pairing.pools import make_pool
from tourney.pairing.base import Pins, Pool
from tourney.pairing.registry import SYSTEMS
from tourney.pairing.relax import RoundError
from tourney.pairing.systems.winner_stays import StayOptions

propose = SYSTEMS["winner-stays"].propose
NAMES = ("Ana", "Tom", "Eva", "Sam", "Bea", "Kim")


def hall(waiting: Sequence[int], staying: tuple[tuple[int, ...], ...] = (), **more: object) -> Pool:
    n = len(waiting)
    pool = make_pool([1500.0 + i for i in range(n)], names=NAMES[:n])
    return replace(pool, waiting=np.array(waiting), staying=staying, **more)


def test_the_winner_meets_the_one_who_waited_longest():
    proposal = propose(hall([0, 0, 3, 1, 2], staying=((1,),)))
    (board,) = proposal.boards
    assert board.sides == ((1,), (2,))
    assert str(board.reasons[0].text) == "Tom won and stays on; Eva waited longest"
    assert set(proposal.resting) == {0, 3, 4}
    assert str(proposal.notes[0].text) == "Next in the queue: Bea"


def test_without_a_winner_the_first_two_of_the_queue_begin():
    assert propose(hall([1, 5, 2, 4])).boards[0].sides == ((1,), (3,))


def test_of_equals_the_one_with_fewer_games_comes_on():
    pool = hall([0, 2, 2], staying=((0,),), games=np.array([9, 8, 3]))
    assert propose(pool).boards[0].sides == ((0,), (2,))


def test_after_so_many_wins_the_winner_makes_room():
    pool = hall([0, 0, 2, 1], staying=((0,),), streak=np.array([3, 0, 0, 0]))
    proposal = propose(pool, StayOptions(most=3))
    assert proposal.boards[0].sides == ((2,), (3,))
    assert str(proposal.notes[0].text) == "Ana won 3 times in a row and makes room"


def test_two_boards_of_doubles_each_keep_their_winners():
    pool = hall([0, 0, 0, 0, 4, 3], staying=((0, 1),))
    (board,) = propose(pool, StayOptions(size=2)).boards
    assert board.sides == ((0, 1), (4, 5))


def test_two_winners_meet_when_nobody_else_waits():
    assert propose(hall([0, 0], staying=((0,), (1,)))).boards[0].sides == ((0,), (1,))


def test_a_pair_kept_apart_is_passed_over():
    pool = replace(
        hall([0, 5, 4], staying=((0,),)), forbidden=make_pool([1.0, 2.0, 3.0], forbidden=[(0, 1)]).forbidden
    )
    assert propose(pool).boards[0].sides == ((0,), (2,))


def test_whom_everybody_is_kept_apart_from_is_named():
    apart = make_pool([1.0, 2.0], forbidden=[(0, 1)]).forbidden
    with pytest.raises(RoundError) as refusal:
        propose(replace(hall([0, 5], staying=((0,),)), forbidden=apart))
    assert refusal.value.relax[0].groups == ((0, 1),)


def test_an_evening_gives_everybody_games():
    waiting, games = np.arange(6), np.zeros(6, dtype=np.int64)
    staying: tuple[tuple[int, ...], ...] = ()
    for k in range(30):
        proposal = propose(hall(waiting.tolist(), staying=staying), pins=Pins())
        (a,), (b,) = proposal.boards[0].sides
        waiting = waiting + 1
        waiting[[a, b]] = 0
        games[[a, b]] += 1
        staying = ((a,),) if k % 3 else ((b,),)
    assert games.min() >= 5


def test_a_pin_of_two_kept_apart_is_refused_by_their_names():
    pool = make_pool([1500.0] * 4, forbidden=[(0, 1)], names=("Ann", "Bob", "Cid", "Dee"))
    with pytest.raises(RoundError, match="Ann and Bob are kept apart") as refusal:
        propose(pool, pins=Pins(pairs=((0, 1),)))
    assert [offer.rule for offer in refusal.value.relax] == ["pins", "forbidden"]
