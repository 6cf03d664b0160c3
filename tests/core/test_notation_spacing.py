"""The result notation with commas, and with more or fewer gaps than usual."""

from __future__ import annotations

import pytest

from tourney.core.notation import parse


@pytest.mark.parametrize(
    "typed",
    [
        "11-7, 9-11, 11-5",
        "11-7,9-11,11-5",
        "11 - 7 9 - 11 11 - 5",
        "１１－７、９－１１、１１－５",
        "11–7; 9:11; 11 : 5,",
    ],
)
def test_sets_may_be_parted_by_commas_and_spaced(typed: str) -> None:
    line = parse(f"ann > bob {typed}")
    assert (((11, 7), (9, 11), (11, 5)), ("ann", "bob")) == (line.sets, line.names)


@pytest.mark.parametrize(
    ("typed", "ranks"), [("#7=", (0, 0)), ("#7+", (0, 1)), ("＃7－", (1, 0)), ("#7 = ", (0, 0))]
)
def test_a_sign_may_follow_the_board_at_once(typed: str, ranks: tuple[int, int]) -> None:
    line = parse(typed)
    assert line.outcome is not None
    assert (7, ranks) == (line.board, line.outcome.ranks)
