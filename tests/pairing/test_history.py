"""What the rounds so far mean: who met, how long ago, who sat out."""

from __future__ import annotations

from tourney.pairing.base import NEVER
from tourney.pairing.history import PlayedRound, history


def test_the_last_round_is_one_round_ago():
    past = history(
        3, [PlayedRound(((0, 1),), (2,)), PlayedRound(((1, 2),), (0,)), PlayedRound(((2, 1),), (0,))]
    )
    assert past.rounds_since_met.tolist() == [[NEVER, 3, NEVER], [3, NEVER, 1], [NEVER, 1, NEVER]]
    assert past.times_met.tolist() == [[0, 1, 0], [1, 0, 2], [0, 2, 0]]
    assert past.byes.tolist() == [2, 0, 1]


def test_waiting_counts_rounds_in_a_row_up_to_the_last():
    rounds = [
        PlayedRound(sat_out=(0, 1, 2)),
        PlayedRound(((2, 3),), sat_out=(0,)),
        PlayedRound(sat_out=(0, 1)),
    ]
    assert history(4, rounds).waiting.tolist() == [3, 1, 0, 0]


def test_those_who_are_gone_are_skipped():
    past = history(2, [PlayedRound(((0, -1), (-1, 1)), (-1,), (-1,))])
    assert past.times_met.sum() == past.byes.sum() == past.waiting.sum() == 0


def test_no_rounds_and_nobody_are_a_history_too():
    assert history(0, []).byes.shape == (0,)
    assert (history(2, []).rounds_since_met == NEVER).all()
